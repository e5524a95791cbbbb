### The rules, as answers to questions; see grimoire/texts/de/rules.ftl.

rules-sigils-edition = Karten der Ausgabe mit
rules-sigils-spot = Feld { $spot }: { $bonus }

## Headings

rules-heading-sigils-basics = Grundlagen
rules-heading-sigils-turn = Ein Zug
rules-heading-sigils-casting = Zauber wirken
rules-heading-sigils-end = Ende und Ruhm
rules-heading-sigils-ways = Spielweisen
rules-heading-sigils-cards = Alle Zauber

## Spellbooks: the basics

rules-sigils-aim = Worum geht es, und wie gewinne ich?
rules-sigils-aim-words = Ziel gewinnen Sieg Überblick Zusammenfassung
rules-sigils-aim-answer =
    Mit deinen Würfeln holst du Zauber in dein Buch mit zehn Feldern. Ruhm bringen sie, wenn du sie wirkst, wenn sie zum Bonus eines Feldes passen, und am Ende, auch durch Siegel, die zwei Nachbarn vollenden.

    Ist ein Buch voll, haben die anderen noch einen Zug. Der meiste Ruhm gewinnt.

rules-sigils-setup = Wie wird das Spiel aufgebaut?
rules-sigils-setup-words = Aufbau Anfang Start vorbereiten beginnen Edelsteine
rules-sigils-setup-answer =
    Der Stapel wird gemischt, und auf jedes der sechs farbigen Felder der Auslage kommt ein Zauber. Alle haben ein leeres Buch, von jeder der sechs Farben einen geworfenen Würfel und keinen Ruhm.

    In der Ausgabe mit 60 Zaubern beginnen alle mit 3 Edelsteinen, in der mit 75 mit 2. Insgesamt gibt es 40. Wer beginnt, entscheidet das Los, wenn der Tisch nicht anders eröffnet wurde; einen Ausgleich für spätere Plätze gibt es nicht.

rules-sigils-dice = Wozu sind die Würfel da?
rules-sigils-dice-words = Würfel Farben Wert Augen benutzt unbenutzt werfen schwarz weiß rot grün gelb blau
rules-sigils-dice-answer =
    Die Farbe eines Würfels nennt ein Feld der Auslage, sein Wert ist der Preis des Zaubers dort. Andere Würfel bezahlen ihn.

    Ein Würfel, der gebändigt wurde oder bezahlt hat, ist benutzt und wartet, bis du passt. Geworfen wird am Anfang, beim Passen und durch manche Zauber.

rules-sigils-gems = Wozu sind die Edelsteine da?
rules-sigils-gems-words = Edelstein Steine Vorrat 40 ausgeben verstellen
rules-sigils-gems-answer =
    Mit deinen Edelsteinen verstellst du Würfel oder benutzt die der Lehrer; ausgegebene kommen in den allgemeinen Vorrat. Was dir am Ende bleibt, bringt etwas Ruhm.

    Das Wirken kostet dich keinen: Der Stein auf einem gewirkten Zauber kommt aus dem Vorrat und gehört dir, wenn du passt.

rules-sigils-card = Was steht auf einem Zauber?
rules-sigils-card-words = Karte Familie Art Fähigkeit halbes Siegel lesen Symbole Zeichen
rules-sigils-card-answer =
    Eine Familie, eine Art, eine Fähigkeit und je ein halbes Siegel am linken und am rechten Rand. Rote Fähigkeiten zählen am Ende; alle anderen werden gewirkt.

rules-sigils-kinds = Welche Familien und Arten gibt es?
rules-sigils-kinds-words = Familie Familien Art Arten Typ Verzauberung Illusion Beschwörung Verwandlung Nekromantie Angriff Abwehr Trank
rules-sigils-kinds-answer =
    Vier Familien: Verzauberung, Illusion, Beschwörung und Verwandlung; in der Ausgabe mit 75 Zaubern kommt Nekromantie dazu. Jede Familie hat 15 Zauber: 5 Angriffe, 5 Abwehren und 5 Tränke.

    Sie zählen für die Boni deines Buches und für viele Fähigkeiten.

rules-sigils-book = Wie füllt sich mein Buch?
rules-sigils-book-words = Zauberbuch Tafel zehn Felder Reihen Reihenfolge legen wohin fünf
rules-sigils-book-answer =
    Es hat zehn Felder in zwei Reihen zu fünf. Ein neuer Zauber kommt immer auf das erste freie Feld, von links nach rechts, die obere Reihe zuerst. Wer neben wem liegt, entscheidet also die Reihenfolge, in der du lernst.

rules-sigils-bonus = Was sind die Bonusfelder?
rules-sigils-bonus-words = Bonus Felder 2 4 7 9 Ruhm Art Familie
rules-sigils-bonus-answer =
    Vier Felder des Buches zeigen eine Art oder eine Familie. Legst du dort einen passenden Zauber hin, bekommst du sofort 2 Ruhm. Die Bücher aller sind gleich.

## Spellbooks: a turn

rules-sigils-turn = Was mache ich, wenn ich am Zug bin?
rules-sigils-turn-words = Zug Aktionen Ablauf Reihenfolge Möglichkeiten beenden
rules-sigils-turn-answer =
    Entweder bändigst du einen Würfel, um einen Zauber zu lernen, einmal, oder du passt. Vor und nach dem Bändigen darfst du Würfel verstellen und Zauber wirken, so oft du kannst. Nach dem Bändigen beendest du den Zug selbst.

rules-sigils-harness = Wie bändige ich einen Würfel und lerne einen Zauber?
rules-sigils-harness-words = bändigen lernen kaufen nehmen bekommen Würfel Farbe Feld
rules-sigils-harness-answer =
    Bändige einen unbenutzten Würfel: Seine Farbe nennt das Feld, dessen Zauber du bekommst, sein Wert den Preis. Bezahle mit einem oder mehreren deiner anderen unbenutzten Würfel. Der Zauber kommt in dein Buch, das Feld bekommt einen neuen vom Stapel.

    Bändigen kannst du einmal im Zug und nie von einem leeren Feld.

rules-sigils-pay = Wie bezahle ich beim Bändigen?
rules-sigils-pay-words = Preis Kosten genau Summe Wert Würfel Wechselgeld zu viel
rules-sigils-pay-answer =
    Mit anderen unbenutzten Würfeln, mindestens einem, deren Werte zusammen genau den Wert des gebändigten ergeben. Wechselgeld gibt es nicht: Zu viel ist so schlecht wie zu wenig. Alle diese Würfel sind danach benutzt.

    Du wählst sie nacheinander; angeboten wird nur, womit die Summe noch aufgehen kann.

rules-sigils-nudge = Wie ändere oder verstelle ich einen Würfel?
rules-sigils-nudge-words = verstellen anpassen Auge Edelstein höher niedriger plus minus Wert
rules-sigils-nudge-answer =
    Verstelle ihn: Für einen Edelstein geht ein unbenutzter Würfel um ein Auge nach oben oder unten, nie unter 1 oder über 6. Das geht, solange du Edelsteine hast, vor und nach dem Bändigen. Auch manche Zauber ändern Würfel.

rules-sigils-pass = Was geschieht, wenn ich passe?
rules-sigils-pass-words = passen neu würfeln zurückbekommen Edelsteine erholen
rules-sigils-pass-answer =
    Du wirfst alle sechs Würfel neu, ob benutzt oder nicht, und alle sind wieder unbenutzt. Die Edelsteine auf deinen gewirkten Zaubern gehören nun dir, und diese Zauber sind wieder bereit. Damit ist dein Zug zu Ende.

rules-sigils-must = Warum kann ich nicht passen oder diesen Zauber nicht wirken?
rules-sigils-must-words = muss bändigen nach wirken verboten nicht angeboten gesperrt unmöglich Pflicht
rules-sigils-must-answer =
    In einem Zug, in dem du gewirkt hast, musst du bändigen. Hast du davor schon gewirkt, muss alles, was du tust, ein Bändigen möglich lassen: mit deinen unbenutzten Würfeln, deinen Edelsteinen zum Verstellen und den Würfeln der Lehrer gegen ihren Preis. Was das verdürbe, wird nicht angeboten.

    Beim Neuwerfen genügt, dass ein Ergebnis passen würde. Lässt dir das Glück dann kein Bändigen, darfst du passen, obwohl du gewirkt hast. Ohne gewirkten Zauber darfst du passen, solange du nicht gebändigt hast.

rules-sigils-refill = Wann kommen neue Zauber in die Auslage?
rules-sigils-refill-words = auffüllen Stapel Auslage leeres Feld Karten mischen Ablage leer
rules-sigils-refill-answer =
    Sofort, sobald ein Feld frei wird. Ist der Stapel leer, werden die abgelegten Zauber zu einem neuen gemischt; gibt es keine, bleibt das Feld leer.

## Spellbooks: casting

rules-sigils-cast = Wie wirke ich einen Zauber?
rules-sigils-cast-words = benutzen einsetzen spielen Fähigkeit Buch vor nach bändigen wirken zaubern
rules-sigils-cast-answer =
    Wähle einen bereiten Zauber deines Buches: Tu, was er sagt; dann kommt ein Edelstein aus dem Vorrat darauf, und er ist benutzt, bis du passt. In einem Zug darfst du mehrere wirken, vor und nach dem Bändigen.

    Ist kein Edelstein mehr im Vorrat, kann niemand wirken.

rules-sigils-again = Wann kann ich einen Zauber wieder wirken?
rules-sigils-again-words = benutzt bereit Edelstein auf der Karte zurück zweimal gleicher Zug neu
rules-sigils-again-answer =
    Nachdem du gepasst hast: Dann verlassen die Edelsteine deine gewirkten Zauber und gehören dir. Ein eben gebändigter Zauber lässt sich schon im selben Zug wirken.

rules-sigils-cannot = Warum kann ich diesen Zauber nicht wirken?
rules-sigils-cannot-words = nicht angeboten unmöglich Bedingung braucht grau geht nicht
rules-sigils-cannot-answer =
    Eine Fähigkeit, die etwas braucht, geht nur, wenn es da ist: ein unbenutzter Würfel ihrer Farbe, ein in diesem Zug gebändigter mit der richtigen Farbe oder dem richtigen Wert, eine Abwehr zum Verdecken. Auch muss im Vorrat ein Edelstein für die Karte liegen, und rote Fähigkeiten werden nie gewirkt.

rules-sigils-red = Was sind rote Fähigkeiten?
rules-sigils-red-words = rot Spielende Schlusswertung nie wirken Karten
rules-sigils-red-answer =
    Sie zählen am Ende des Spiels und werden nie gewirkt. Ein solcher Zauber braucht keinen Edelstein und gilt, solange er offen in deinem Buch liegt.

rules-sigils-on-harness = Wie gehen Fähigkeiten, die auf den gebändigten Würfel schauen?
rules-sigils-on-harness-words = Farbe Wert 2 Ruhm bändigen dieser Zug Würfel Bedingung
rules-sigils-on-harness-answer =
    Wirke sie nach dem Bändigen, im selben Zug. Sie geben 2 Ruhm, wenn der gebändigte Würfel die genannte Farbe hat oder den genannten Wert hatte. Es gilt der Wert beim Bändigen, nach allen Änderungen, und auch ein Würfel der Lehrer zählt.

rules-sigils-change = Welche Fähigkeiten ändern einen Würfel?
rules-sigils-change-words = drehen Gegenseite wenden zwei Augen neu würfeln Würfel ändern
rules-sigils-change-answer =
    Eine dreht einen beliebigen unbenutzten Würfel auf seine Gegenseite: 1 und 6, 2 und 5, 3 und 4. Eine ändert einen unbenutzten Würfel ihrer Farbe um ein oder zwei Augen, zwischen 1 und 6. Eine wirft einen Würfel ihrer Farbe neu.

    In der Ausgabe mit 60 Zaubern darf der neu geworfene Würfel benutzt sein und ist danach unbenutzt; in der mit 75 muss er unbenutzt sein.

rules-sigils-take-gems = Wie geben Zauber Edelsteine?
rules-sigils-take-gems-words = Edelsteine Fähigkeit Vorrat nehmen eins zwei drei
rules-sigils-take-gems-answer =
    Manche Fähigkeiten nehmen einen bis drei Edelsteine aus dem Vorrat, so viele er hergibt. Einer muss dort für die Karte selbst bleiben; liegt nur noch einer da, lassen sie sich nicht wirken.

rules-sigils-refresh = Wie tausche ich Zauber der Auslage aus?
rules-sigils-refresh-words = erneuern ablegen ersetzen Auslage neue Karten drei Ausgabe 60
rules-sigils-refresh-answer =
    Mit einer Fähigkeit der Ausgabe mit 60 Zaubern: Lege bis zu drei Zauber der Auslage ab, oder keinen; dann werden die Felder in der Reihenfolge ihrer Farben neu gefüllt.

rules-sigils-spend = Wie verbrauche ich einen Würfel für Ruhm?
rules-sigils-spend-words = verbrauchen ausgeben Würfel Ruhm Ausgabe 75 unbenutzt
rules-sigils-spend-answer =
    Mit einer Fähigkeit der Ausgabe mit 75 Zaubern: Ein unbenutzter Würfel der genannten Farbe ist danach benutzt, und du bekommst 2 Ruhm.

rules-sigils-face-down = Was zählt ein verdeckter Zauber?
rules-sigils-face-down-words = verdecken umdrehen Rückseite Abwehr begraben Ausgabe 75
rules-sigils-face-down-answer =
    Eine Fähigkeit der Ausgabe mit 75 Zaubern verdeckt eine andere Abwehr in deinem Buch für 3 Ruhm. Sie hat dann weder Familie noch Art, Fähigkeit oder Siegel, füllt aber ihr Feld und gilt als gelernt. Ein Edelstein darauf bleibt, bis du passt.

    Für Siegel ist es, als wäre sie nicht da: Die nächsten offenen Zauber links und rechts davon in der Reihe sind Nachbarn.

## Spellbooks: the end

rules-sigils-end = Wann endet das Spiel?
rules-sigils-end-words = Ende vorbei letzter Zug Schluss volles Buch zehn Zauber Spielende
rules-sigils-end-answer =
    Füllt jemand das zehnte Feld, haben alle anderen noch einen letzten Zug. Dann wird der Ruhm gezählt.

    Damit jede Partie endet, ist spätestens nach Runde 100 Schluss; so lange dauert es in der Praxis nie.

rules-sigils-scoring = Wie wird am Ende der Ruhm gezählt?
rules-sigils-scoring-words = Wertung Punkte Summe Ergebnis Wert zählen
rules-sigils-scoring-answer =
    Zum schon gewonnenen Ruhm kommt, was deine roten Fähigkeiten zählen, 2 Ruhm für jedes vollständige Siegel und der für übrige Edelsteine. Neben dem Spielplan steht immer, wie es ausginge, wenn jetzt Schluss wäre.

rules-sigils-sigil = Wie vollende ich ein Siegel?
rules-sigils-sigil-words = Siegel verbinden zusammenfügen Hälften Form Kreis Quadrat Dreieck Nachbarn nebeneinander vollständig
rules-sigils-sigil-answer =
    Zwei Nachbarn in einer Reihe vollenden ein Siegel, wo die rechte Hälfte des einen und die linke des nächsten dieselbe Form haben. Jedes ist am Ende 2 Ruhm wert. Das Ende der oberen Reihe trifft nicht auf den Anfang der unteren.

    Manche roten Fähigkeiten geben 2 mehr für jedes vollständige Siegel einer Form.

rules-sigils-gems-end = Was sind Edelsteine am Ende wert?
rules-sigils-gems-end-words = übrige Edelsteine Ruhm zwei drei Rest
rules-sigils-gems-end-answer =
    1 Ruhm für je 2 Edelsteine in der Ausgabe mit 60 Zaubern, für je 3 in der mit 75, abgerundet. Es zählen nur die in deinem eigenen Vorrat, nicht die auf gewirkten Zaubern.

rules-sigils-pairs = Wie zählen Paare von Arten?
rules-sigils-pairs-words = Paar Angriff Abwehr Trank rote Fähigkeit 4 Ruhm
rules-sigils-pairs-answer =
    Eine rote Fähigkeit nennt zwei Arten und gibt 4 Ruhm für jedes Paar aus je einem solchen Zauber in deinem Buch. Der Zauber selbst darf dazugehören. Jeder Zauber zählt für dieselbe Fähigkeit nur einmal, aber für mehrere Fähigkeiten.

rules-sigils-majority = Wie zählt eine Mehrheit?
rules-sigils-majority-words = meiste Zauber Familie Mehrheit Gleichstand rote Fähigkeit 8 4
rules-sigils-majority-answer =
    Eine solche rote Fähigkeit gibt 8 Ruhm, wenn du die meisten Zauber der genannten Familie hast, mindestens einen. Haben andere gleich viele, gibt sie 4; hat jemand mehr, nichts.

rules-sigils-each = Was zählen Fähigkeiten, die für jeden Zauber Ruhm geben?
rules-sigils-each-words = jeder je Zauber verwandt Verwandte Familie Art rote Fähigkeit
rules-sigils-each-answer =
    Die einen geben 1 Ruhm für jeden deiner Zauber einer Familie oder Art, sich selbst eingeschlossen, wenn sie dazugehören.

    Verwandte Zauber, in der Ausgabe mit 60, zählen einander: Einer allein ist 1 wert, zu zweit ist jeder 3 wert, zu dritt 5, zu viert 7.

rules-sigils-ties = Wer gewinnt bei Gleichstand?
rules-sigils-ties-words = Gleichstand unentschieden gleich viel Ruhm Entscheidung geteilt
rules-sigils-ties-answer =
    Wer mehr Zauber im Buch hat; ist auch das gleich, wer mehr übrige Edelsteine hat. Sonst wird der Sieg geteilt.

## Spellbooks: ways to play

rules-sigils-players = Wie viele können mitspielen?
rules-sigils-players-words = Spieler Personen Anzahl Spielerzahl zwei drei vier fünf solo allein
rules-sigils-players-answer =
    Zwei bis fünf Personen, mit denselben Regeln. Ein Spiel für eine Person gibt es nicht; nimm einen Bot als Gegner.

rules-sigils-editions = Wie unterscheiden sich die zwei Ausgaben?
rules-sigils-editions-words = Ausgabe 60 75 Edition Version Unterschied Karten Nekromantie
rules-sigils-editions-answer =
    Die Ausgabe mit 60 Zaubern hat vier Familien, am Anfang 3 Edelsteine für jeden, Neuwürfe auch benutzter Würfel, Fähigkeiten, die die Auslage erneuern, verwandte Zauber und auf Wunsch die Lehrer.

    Die mit 75 hat Nekromantie dazu, beginnt mit 2 Edelsteinen, wirft nur unbenutzte Würfel neu, rechnet am Ende 3 Edelsteine statt 2 für 1 Ruhm und hat Fähigkeiten, die einen Würfel verbrauchen oder einen Zauber verdecken.

rules-sigils-teachers = Wie funktionieren die Würfel der Lehrer?
rules-sigils-teachers-words = Lehrer Lehrerwürfel Modul Option sechs Würfel Preis Edelstein zusätzlich
rules-sigils-teachers-answer =
    Sechs weitere Würfel, einer je Farbe, liegen offen für alle. Du darfst sie wie eigene unbenutzte Würfel bändigen, zum Bezahlen nehmen, verstellen, drehen, ändern oder neu werfen. Jeder, mit dem du bändigst oder bezahlst, kostet dich einen Edelstein und ist danach benutzt.

    Passen wirft sie nicht neu. Die Fähigkeit zum Neuwerfen darf auch einen benutzten nehmen, der dann unbenutzt ist. Die Lehrer sind eine Option der Ausgabe mit 60 Zaubern.

rules-sigils-teachers-again = Wann werden die Würfel der Lehrer neu geworfen?
rules-sigils-teachers-again-words = Lehrer Lehrerwürfel alle benutzt neu würfeln Edelstein Zugende
rules-sigils-teachers-again-answer =
    Wenn am Ende eines Zuges, auch eines letzten, alle sechs benutzt sind. Dann werden alle geworfen und sind unbenutzt, und jeder bekommt einen Edelstein, soweit der Vorrat reicht, reihum ab der Person, die am Zug war.

rules-sigils-deck = Kann ich mit eigenen Karten spielen?
rules-sigils-deck-words = Stapel eigene Karten gedruckt Datei toml Deck
rules-sigils-deck-answer =
    Die Zauber hier sind eigene dieses Projekts; die gedruckten Karten sind nicht kopiert. Besitzt du das gedruckte Spiel, schreib seine Karten in eine Datei: Das Terminal spielt damit, und ein Server über seine Schnittstelle für Programme auch.
