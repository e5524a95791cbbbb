### The rules, as answers to questions; see grimoire/texts/de/rules.ftl.

rules-sigils-edition = Karten der Ausgabe mit
rules-sigils-spot = Feld { $spot }: { $bonus }

## Headings

rules-heading-sigils-basics = Grundlagen
rules-heading-sigils-turn = Ein Zug
rules-heading-sigils-casting = Zauber wirken
rules-heading-sigils-end = Ende und Wertung
rules-heading-sigils-ways = Spielweisen
rules-heading-sigils-cards = Alle Zauber

## Spellbooks: the basics

rules-sigils-aim = Worum geht es, und wie gewinne ich?
rules-sigils-aim-words = Ziel gewinnen Sieg Überblick Zusammenfassung
rules-sigils-aim-answer =
    Mit deinen Würfeln lernst du Zauber und füllst ein Zauberbuch mit zehn Feldern. Zauber bringen Ruhm, wenn du sie wirkst, wenn sie zum Bonus eines Feldes passen, und am Ende; dann zählen auch die Siegel, die benachbarte Zauber vollenden.

    Ist ein Zauberbuch voll, haben alle anderen noch einen Zug. Wer den meisten Ruhm hat, gewinnt.

rules-sigils-setup = Wie wird das Spiel aufgebaut?
rules-sigils-setup-words = Aufbau Anfang Start vorbereiten beginnen Edelsteine
rules-sigils-setup-answer =
    Der Stapel wird gemischt, und auf jedes der sechs farbigen Felder der Auslage kommt ein Zauber. Alle haben ein leeres Zauberbuch, keinen Ruhm und von jeder der sechs Farben einen Würfel, den sie würfeln.

    In der Ausgabe mit 60 Zaubern beginnen alle mit 3 Edelsteinen, in der mit 75 mit 2. Insgesamt gibt es 40. Wer beginnt, wird ausgelost, es sei denn, du hast es beim Eröffnen des Tisches festgelegt; einen Ausgleich für spätere Plätze gibt es nur beim fairen Beginn: Dann beginnt mit etwas Ruhm, wer später am Zug ist.

rules-sigils-dice = Wozu sind die Würfel da?
rules-sigils-dice-words = Würfel Farben Wert Augen benutzt unbenutzt würfeln werfen schwarz weiß rot grün gelb blau
rules-sigils-dice-answer =
    Die Farbe eines Würfels nennt ein Feld der Auslage, sein Wert ist der Preis des Zaubers dort. Du bezahlst ihn mit anderen Würfeln.

    Ein Würfel, den du gebändigt oder mit dem du bezahlt hast, ist benutzt, bis du passt. Gewürfelt wird am Anfang, beim Passen und durch manche Zauber.

rules-sigils-gems = Wozu sind die Edelsteine da?
rules-sigils-gems-words = Edelstein Steine Vorrat 40 ausgeben verstellen
rules-sigils-gems-answer =
    Mit deinen Edelsteinen verstellst du Würfel oder benutzt die der Lehrer; ausgegebene kommen in den allgemeinen Vorrat. Was dir am Ende bleibt, bringt etwas Ruhm.

    Das Wirken kostet dich keinen: Der Edelstein, der auf einen gewirkten Zauber kommt, stammt aus dem Vorrat, und du bekommst ihn, wenn du passt.

rules-sigils-card = Was steht auf einem Zauber?
rules-sigils-card-words = Karte Familie Art Fähigkeit halbes Siegel lesen Symbole Zeichen
rules-sigils-card-answer =
    Eine Familie, eine Art, eine Fähigkeit und je ein halbes Siegel am linken und am rechten Rand. Rote Fähigkeiten zählen am Ende; alle anderen werden gewirkt.

rules-sigils-kinds = Welche Familien und Arten gibt es?
rules-sigils-kinds-words = Familie Familien Art Arten Typ Verzauberung Illusion Beschwörung Verwandlung Nekromantie Angriff Abwehr Trank
rules-sigils-kinds-answer =
    Vier Familien: Verzauberung, Illusion, Beschwörung und Verwandlung; in der Ausgabe mit 75 Zaubern kommt Nekromantie dazu. Jede Familie hat 15 Zauber: 5 Angriffe, 5 Abwehren und 5 Tränke.

    Sie zählen für die Boni deines Zauberbuchs und für viele Fähigkeiten.

rules-sigils-book = Wie fülle ich mein Zauberbuch?
rules-sigils-book-words = Buch Tafel zehn Felder Reihen Reihenfolge legen wohin fünf
rules-sigils-book-answer =
    Es hat zehn Felder in zwei Reihen zu fünf. Ein neuer Zauber kommt immer auf das erste freie Feld, von links nach rechts, die obere Reihe zuerst. Die Reihenfolge, in der du Zauber lernst, entscheidet also, welche Nachbarn werden.

rules-sigils-bonus = Was sind die Bonusfelder?
rules-sigils-bonus-words = Bonus Felder 2 4 7 9 Ruhm Art Familie
rules-sigils-bonus-answer =
    Vier Felder des Zauberbuchs zeigen eine Art oder eine Familie. Legst du dort einen Zauber dieser Art oder Familie hin, bekommst du sofort 2 Ruhm. Alle Zauberbücher sind gleich.

## Spellbooks: a turn

rules-sigils-turn = Was mache ich, wenn ich am Zug bin?
rules-sigils-turn-words = Zug Aktionen Ablauf Reihenfolge Möglichkeiten beenden
rules-sigils-turn-answer =
    Entweder bändigst du einmal einen Würfel, um einen Zauber zu lernen, oder du passt. Vor und nach dem Bändigen darfst du Würfel verstellen und Zauber wirken, so oft du kannst. Bist du nach dem Bändigen fertig, beende deinen Zug.

rules-sigils-harness = Wie bändige ich einen Würfel und lerne einen Zauber?
rules-sigils-harness-words = bändigen lernen kaufen nehmen bekommen Würfel Farbe Feld
rules-sigils-harness-answer =
    Bändige einen unbenutzten Würfel: Seine Farbe nennt das Feld, dessen Zauber du bekommst, und sein Wert ist der Preis. Bezahle mit einem oder mehreren deiner anderen unbenutzten Würfel. Der Zauber kommt in dein Zauberbuch und ein neuer vom Stapel auf das Feld.

    Bändigen kannst du einmal im Zug und nie von einem leeren Feld.

rules-sigils-pay = Wie bezahle ich beim Bändigen?
rules-sigils-pay-words = Preis Kosten genau Summe Wert Würfel Wechselgeld zu viel
rules-sigils-pay-answer =
    Mit mindestens einem anderen unbenutzten Würfel. Die Werte müssen zusammen genau den Wert des gebändigten ergeben: Wechselgeld gibt es nicht, du kannst also auch nicht zu viel bezahlen. Alle diese Würfel sind danach benutzt.

    Du wählst sie nacheinander; angeboten wird nur, womit du den Preis noch genau bezahlen kannst.

rules-sigils-nudge = Wie ändere oder verstelle ich einen Würfel?
rules-sigils-nudge-words = verstellen anpassen Auge Edelstein höher niedriger plus minus Wert
rules-sigils-nudge-answer =
    Verstelle ihn: Für einen Edelstein geht ein unbenutzter Würfel um ein Auge nach oben oder unten, nie unter 1 oder über 6. Das geht, solange du Edelsteine hast, vor und nach dem Bändigen. Auch manche Zauber ändern Würfel.

rules-sigils-pass = Was geschieht, wenn ich passe?
rules-sigils-pass-words = passen neu würfeln zurückbekommen Edelsteine erholen
rules-sigils-pass-answer =
    Du würfelst alle sechs Würfel neu, ob benutzt oder nicht, und alle sind wieder unbenutzt. Du bekommst die Edelsteine von deinen gewirkten Zaubern und kannst diese Zauber wieder wirken. Damit ist dein Zug zu Ende.

rules-sigils-must = Warum kann ich nicht passen oder diesen Zauber nicht wirken?
rules-sigils-must-words = muss bändigen nach wirken verboten nicht angeboten gesperrt unmöglich Pflicht
rules-sigils-must-answer =
    Wirkst du einen Zauber, musst du im selben Zug bändigen. Hast du vor dem Bändigen gewirkt, muss alles, was du tust, ein Bändigen möglich lassen: mit deinen unbenutzten Würfeln, deinen Edelsteinen zum Verstellen und den Würfeln der Lehrer für je einen Edelstein. Was es unmöglich machen würde, wird nicht angeboten.

    Beim Neuwürfeln genügt, dass ein Ergebnis passen würde. Hast du dann Pech und kannst nicht bändigen, darfst du passen, obwohl du gewirkt hast. Ohne gewirkten Zauber darfst du passen, solange du nicht gebändigt hast.

rules-sigils-refill = Wann kommen neue Zauber in die Auslage?
rules-sigils-refill-words = auffüllen Stapel Auslage leeres Feld Karten mischen Ablage leer
rules-sigils-refill-answer =
    Sobald ein Feld leer ist. Ist der Stapel leer, werden die abgelegten Zauber zu einem neuen gemischt; gibt es keine, bleibt das Feld leer.

## Spellbooks: casting

rules-sigils-cast = Wie wirke ich einen Zauber?
rules-sigils-cast-words = benutzen einsetzen spielen Fähigkeit Buch vor nach bändigen wirken zaubern
rules-sigils-cast-answer =
    Wähle einen bereiten Zauber deines Zauberbuchs und tu, was er sagt. Dann kommt ein Edelstein aus dem Vorrat darauf, und du kannst ihn erst wieder wirken, wenn du gepasst hast. In einem Zug darfst du mehrere Zauber wirken, vor und nach dem Bändigen.

    Ist kein Edelstein mehr im Vorrat, kann niemand wirken.

rules-sigils-again = Wann kann ich einen Zauber wieder wirken?
rules-sigils-again-words = benutzt bereit Edelstein auf der Karte zurück zweimal gleicher Zug neu
rules-sigils-again-answer =
    Nachdem du gepasst hast: Dann bekommst du die Edelsteine von deinen gewirkten Zaubern. Einen eben gelernten Zauber kannst du schon im selben Zug wirken.

rules-sigils-cannot = Warum kann ich diesen Zauber nicht wirken?
rules-sigils-cannot-words = nicht angeboten unmöglich Bedingung braucht grau geht nicht
rules-sigils-cannot-answer =
    Braucht eine Fähigkeit etwas, kannst du sie nur wirken, wenn es da ist: ein unbenutzter Würfel ihrer Farbe, ein in diesem Zug gebändigter Würfel mit der richtigen Farbe oder dem richtigen Wert, ein Abwehrzauber zum Verdecken. Außerdem muss im Vorrat ein Edelstein für die Karte liegen, und rote Fähigkeiten werden nie gewirkt.

rules-sigils-red = Was sind rote Fähigkeiten?
rules-sigils-red-words = rot Spielende Schlusswertung nie wirken Karten
rules-sigils-red-answer =
    Sie zählen am Ende der Partie und werden nie gewirkt. Ein solcher Zauber braucht keinen Edelstein und zählt, solange er offen in deinem Zauberbuch liegt.

rules-sigils-on-harness = Wie wirken Fähigkeiten, die vom gebändigten Würfel abhängen?
rules-sigils-on-harness-words = Farbe Wert 2 Ruhm bändigen dieser Zug Würfel Bedingung
rules-sigils-on-harness-answer =
    Wirke sie nach dem Bändigen, im selben Zug. Sie geben 2 Ruhm, wenn der gebändigte Würfel die genannte Farbe hat oder den genannten Wert hatte. Es gilt der Wert beim Bändigen, nach allen Änderungen. Auch ein Würfel der Lehrer zählt.

rules-sigils-change = Welche Fähigkeiten ändern einen Würfel?
rules-sigils-change-words = drehen Gegenseite wenden zwei Augen neu würfeln Würfel ändern
rules-sigils-change-answer =
    Eine dreht einen beliebigen unbenutzten Würfel auf seine Gegenseite: 1 und 6, 2 und 5, 3 und 4. Eine ändert einen unbenutzten Würfel ihrer Farbe um ein oder zwei Augen, zwischen 1 und 6. Eine würfelt einen Würfel ihrer Farbe neu.

    In der Ausgabe mit 60 Zaubern darfst du einen benutzten Würfel neu würfeln, der danach unbenutzt ist; in der mit 75 muss er unbenutzt sein.

rules-sigils-take-gems = Wie geben Zauber Edelsteine?
rules-sigils-take-gems-words = Edelsteine Fähigkeit Vorrat nehmen eins zwei drei
rules-sigils-take-gems-answer =
    Manche Fähigkeiten nehmen einen bis drei Edelsteine aus dem Vorrat, so viele er hat. Einer muss dort für die Karte selbst bleiben; ist nur noch einer da, kannst du sie nicht wirken.

rules-sigils-refresh = Wie tausche ich Zauber der Auslage aus?
rules-sigils-refresh-words = erneuern ablegen ersetzen Auslage neue Karten drei Ausgabe 60
rules-sigils-refresh-answer =
    Mit einer Fähigkeit der Ausgabe mit 60 Zaubern: Lege bis zu drei Zauber aus der Auslage ab, oder keinen; dann werden die Felder in der Reihenfolge ihrer Farben wieder aufgefüllt.

rules-sigils-spend = Wie gebe ich einen Würfel für Ruhm aus?
rules-sigils-spend-words = verbrauchen ausgeben opfern Würfel Ruhm Ausgabe 75 unbenutzt
rules-sigils-spend-answer =
    Mit einer Fähigkeit der Ausgabe mit 75 Zaubern: Ein unbenutzter Würfel der genannten Farbe ist danach benutzt, und du bekommst 2 Ruhm.

rules-sigils-face-down = Was zählt ein verdeckter Zauber?
rules-sigils-face-down-words = verdecken umdrehen Rückseite Abwehr begraben Ausgabe 75
rules-sigils-face-down-answer =
    Eine Fähigkeit der Ausgabe mit 75 Zaubern verdeckt einen anderen Abwehrzauber in deinem Zauberbuch für 3 Ruhm. Dieser Zauber hat dann weder Familie noch Art, Fähigkeit oder Siegel, füllt aber weiter sein Feld und gilt als gelernt. Ein Edelstein darauf bleibt, bis du passt.

    Für Siegel ist es, als wäre er nicht da: Die nächsten offenen Zauber links und rechts davon in der Reihe sind Nachbarn.

## Spellbooks: the end

rules-sigils-end = Wann endet die Partie?
rules-sigils-end-words = Ende vorbei letzter Zug Schluss volles Buch zehn Zauber Spielende
rules-sigils-end-answer =
    Füllt jemand das zehnte Feld, haben alle anderen einen letzten Zug. Dann wird der Ruhm gezählt.

    Damit jede Partie endet, ist Runde 100 immer die letzte; so lange dauert es in der Praxis nie.

rules-sigils-scoring = Wie wird am Ende der Ruhm gezählt?
rules-sigils-scoring-words = Wertung Punkte Summe Ergebnis Wert zählen
rules-sigils-scoring-answer =
    Zum schon gesammelten Ruhm kommt, was deine roten Fähigkeiten bringen, 2 Ruhm für jedes vollständige Siegel und der Ruhm für deine übrigen Edelsteine. Neben dem Spielplan steht immer, wie viel Ruhm alle hätten, wenn jetzt Schluss wäre.

rules-sigils-sigil = Wie vollende ich ein Siegel?
rules-sigils-sigil-words = Siegel verbinden zusammenfügen Hälften Form Kreis Quadrat Dreieck Nachbarn nebeneinander vollständig
rules-sigils-sigil-answer =
    Zwei Nachbarn in einer Reihe vollenden ein Siegel, wenn die rechte Hälfte des einen und die linke des nächsten dieselbe Form haben. Jedes vollständige Siegel ist am Ende 2 Ruhm wert. Das Ende der oberen Reihe trifft nicht auf den Anfang der unteren.

    Manche roten Fähigkeiten geben 2 Ruhm mehr für jedes vollständige Siegel einer Form.

rules-sigils-gems-end = Was sind Edelsteine am Ende wert?
rules-sigils-gems-end-words = übrige Edelsteine Ruhm zwei drei Rest
rules-sigils-gems-end-answer =
    1 Ruhm für je 2 Edelsteine in der Ausgabe mit 60 Zaubern, für je 3 in der mit 75, abgerundet. Nur deine eigenen Edelsteine zählen, nicht die auf gewirkten Zaubern.

rules-sigils-pairs = Wie zählen Paare von Arten?
rules-sigils-pairs-words = Paar Angriff Abwehr Trank rote Fähigkeit 4 Ruhm
rules-sigils-pairs-answer =
    Eine rote Fähigkeit nennt zwei Arten und gibt 4 Ruhm für jedes Paar von Zaubern in deinem Zauberbuch, einer von jeder Art. Der Zauber selbst darf dazugehören. Jeder Zauber zählt für dieselbe Fähigkeit nur einmal, darf aber für mehrere Fähigkeiten zählen.

rules-sigils-majority = Wie zählt eine Mehrheit?
rules-sigils-majority-words = meiste Zauber Familie Mehrheit Gleichstand rote Fähigkeit 8 4
rules-sigils-majority-answer =
    Eine solche rote Fähigkeit gibt 8 Ruhm, wenn du die meisten Zauber der genannten Familie hast und mindestens einen. Bei Gleichstand gibt sie 4; hat jemand mehr, nichts.

rules-sigils-each = Was bringen Fähigkeiten, die für jeden Zauber Ruhm geben?
rules-sigils-each-words = jeder je Zauber verwandt Verwandte Familie Art rote Fähigkeit
rules-sigils-each-answer =
    Manche geben 1 Ruhm für jeden deiner Zauber einer Familie oder Art, auch für den Zauber selbst, wenn er dazugehört.

    Verwandte Zauber, in der Ausgabe mit 60, zählen einander: Einer allein ist 1 wert, zwei sind je 3 wert, drei je 5, vier je 7.

rules-sigils-ties = Wer gewinnt bei Gleichstand?
rules-sigils-ties-words = Gleichstand unentschieden gleich viel Ruhm Entscheidung geteilt
rules-sigils-ties-answer =
    Wer von ihnen mehr Zauber im Zauberbuch hat; ist auch das gleich, wer mehr übrige Edelsteine hat. Sonst wird der Sieg geteilt.

## Spellbooks: ways to play

rules-sigils-players = Wie viele können mitspielen?
rules-sigils-players-words = Spieler Personen Anzahl Spielerzahl zwei drei vier fünf solo allein
rules-sigils-players-answer =
    Zwei bis fünf Personen, mit denselben Regeln. Ein Solospiel gibt es nicht, aber du kannst gegen einen Bot spielen.

rules-sigils-editions = Wie unterscheiden sich die zwei Ausgaben?
rules-sigils-editions-words = Ausgabe 60 75 Edition Version Unterschied Karten Nekromantie
rules-sigils-editions-answer =
    Die Ausgabe mit 60 Zaubern hat vier Familien, am Anfang 3 Edelsteine pro Person, das Neuwürfeln auch benutzter Würfel, Fähigkeiten, die Zauber der Auslage ersetzen, verwandte Zauber und die Lehrer als Option.

    In der mit 75 kommt Nekromantie dazu, alle beginnen mit 2 Edelsteinen, nur unbenutzte Würfel werden neu gewürfelt, für 1 Ruhm braucht es am Ende 3 Edelsteine statt 2, und es gibt Fähigkeiten, die einen Würfel ausgeben oder einen Zauber verdecken.

rules-sigils-teachers = Wie funktionieren die Würfel der Lehrer?
rules-sigils-teachers-words = Lehrer Lehrerwürfel Modul Option sechs Würfel Preis Edelstein zusätzlich
rules-sigils-teachers-answer =
    Sechs weitere Würfel, einer je Farbe, sind für alle da. Du darfst sie wie eigene unbenutzte Würfel benutzen: bändigen, zum Bezahlen nehmen, verstellen, drehen, ändern oder neu würfeln. Jeder, den du bändigst oder mit dem du bezahlst, kostet dich einen Edelstein und ist danach benutzt.

    Beim Passen werden sie nicht neu gewürfelt. Die Fähigkeit zum Neuwürfeln darf auch einen benutzten nehmen, der dann unbenutzt ist. Die Lehrer sind eine Option der Ausgabe mit 60 Zaubern.

rules-sigils-teachers-again = Wann werden die Würfel der Lehrer neu gewürfelt?
rules-sigils-teachers-again-words = Lehrer Lehrerwürfel alle benutzt neu werfen Edelstein Zugende
rules-sigils-teachers-again-answer =
    Wenn am Ende eines Zuges, auch eines letzten, alle sechs benutzt sind. Dann werden alle neu gewürfelt und sind unbenutzt, und alle bekommen einen Edelstein, soweit der Vorrat reicht, reihum ab der Person, die am Zug war.

rules-sigils-deck = Kann ich mit eigenen Karten spielen?
rules-sigils-deck-words = Stapel eigene Karten gedruckt Datei toml Deck
rules-sigils-deck-answer =
    Die Zauber hier sind eigene dieses Projekts; die gedruckten Karten sind nicht kopiert. Besitzt du das gedruckte Spiel, kannst du seine Karten in eine Deckdatei schreiben. Damit kannst du im Terminal spielen, und Programme können sie mit einem Server benutzen.
