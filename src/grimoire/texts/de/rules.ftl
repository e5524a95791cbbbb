### Die Regeln als Antworten auf Fragen. Ein Thema ist eine Frage, seine Antwort -answer (Absätze zwischen leeren Zeilen)
### und seine -words: was man eintippen könnte, um es zu finden. Zauber und Karten kommen aus den Tabellen der Spiele.

rules-title = Regeln
rules-title-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-search-example = Wie kann ich …?
rules-search-about = Auch Zauber und ihre Wirkungen werden gefunden.
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
rules-nothing = Nichts hier enthält alle diese Wörter. Versuch es mit weniger oder anderen.
rules-contents = Inhalt
rules-edition = Karten der Ausgabe mit
rules-no-sheet = Die Zauber lassen sich nicht zeigen: Der Server antwortet nicht.
rules-spell-of = Zauber in { $colour }, Set { $set }
rules-spot = Feld { $spot }: { $bonus }
rules-stored-worth = { $count } gelagert: { $points }

## Headings

rules-heading-materia-basics = Grundlagen
rules-heading-materia-day = Ein Tag
rules-heading-materia-learning = Zauber lernen
rules-heading-materia-using = Zauber wirken
rules-heading-materia-special = Besondere Zauber
rules-heading-materia-end = Ende und Punkte
rules-heading-materia-ways = Spielweisen
rules-heading-materia-spells = Alle Zauber
rules-heading-sigils-basics = Grundlagen
rules-heading-sigils-turn = Ein Zug
rules-heading-sigils-casting = Zauber wirken
rules-heading-sigils-end = Ende und Ruhm
rules-heading-sigils-ways = Spielweisen
rules-heading-sigils-cards = Alle Zauber
rules-heading-table = An diesem Tisch

## SpellBook: the basics

rules-materia-aim = Worum geht es, und wie gewinne ich?
rules-materia-aim-words = Ziel gewinnen Sieg Überblick Zusammenfassung
rules-materia-aim-answer =
    Du bist Zauberer und hast sieben Zauber zu lernen und einen Vertrauten zu füttern. Du sammelst Plättchen, die Materia, bezahlst damit Zauber und lagerst andere bei deinem Vertrauten.

    Das Spiel endet, wenn jemand alle sieben Zauber gelernt oder einen Vertrauten gefüllt hat. Wer dann mit Zaubern und gelagerten Plättchen die meisten Punkte hat, gewinnt.

rules-materia-setup = Wie wird das Spiel aufgebaut?
rules-materia-setup-words = Aufbau Anfang Start vorbereiten beginnen
rules-materia-setup-answer =
    Alle bekommen dieselben sieben Zauber, einen je Farbe, noch keinen davon gelernt. Fünf Plättchen kommen auf den Altar, und jeder zieht zwei in den eigenen Vorrat.

    Wer beginnt, entscheidet das Los, wenn der Tisch nicht anders eröffnet wurde. Einen Ausgleich für spätere Plätze gibt es nicht: Am Ende hatten alle gleich viele Tage.

rules-materia-places = Was sind Altar, Beutel, Vorrat und Vertrauter?
rules-materia-places-words = Spielplan Tisch Bereiche Ablage Orte Hand
rules-materia-places-answer =
    Der Altar ist die offene Auslage in der Mitte, für alle. Der Beutel verbirgt die Plättchen, die zufällig gezogen werden; ausgegebene warten in der Ablage.

    Dein Vorrat ist, was du besitzt, offen für alle. Dein Vertrauter hat 14 Plätze für das, was du für Punkte weglegst. Geheim ist nur, in welcher Reihenfolge der Beutel seine Plättchen hergibt.

rules-materia-tokens = Was ist auf einem Materia-Plättchen?
rules-materia-tokens-words = Farben Runen Kreis Dreieck Quadrat Sorten wie viele Stoff Magma Gift Pflanze Kohle Dampf Quecksilber Gold 105
rules-materia-tokens-answer =
    Jedes hat eine von sieben Farben und eine von drei Runen: Kreis, Dreieck oder Quadrat. Von jeder Sorte gibt es fünf, zusammen 105.

    Die Farbe sagt, für welchen Zauber das Plättchen zahlt. Die Rune zählt bei Runen-Drillingen und bei Zaubern, die eine Rune verlangen.

## SpellBook: a Day

rules-materia-day = Was mache ich, wenn ich am Zug bin?
rules-materia-day-words = Tag Zug Phasen Ablauf Reihenfolge Morgen Mittag Abend Runde
rules-materia-day-answer =
    Dein Zug ist ein Tag mit drei Phasen: Morgen, Mittag, Abend, in dieser Reihenfolge. In jeder darfst du eine Aktion machen oder passen.

    Nach deinem Abend wird der Altar aufgefüllt, und der Tag der nächsten Person beginnt.

rules-materia-morning = Was kann ich am Morgen tun?
rules-materia-morning-words = erste Phase sammeln Plättchen Sonne
rules-materia-morning-answer =
    Eins davon: ein beliebiges Plättchen vom Altar nehmen, zwei aus dem Beutel ziehen oder einen deiner Morgen-Zauber wirken. Oder passen.

rules-materia-midday = Was kann ich am Mittag tun?
rules-materia-midday-words = zweite Phase füttern Vertrauter
rules-materia-midday-answer =
    Ein Plättchen aus deinem Vorrat bei deinem Vertrauten lagern oder einen deiner Mittag-Zauber wirken. Oder passen.

rules-materia-evening = Was kann ich am Abend tun?
rules-materia-evening-words = Nacht dritte Phase lernen Mond
rules-materia-evening-answer =
    Einen neuen Zauber lernen oder einen deiner Abend-Zauber wirken. Oder passen. Beides geht nicht, es sei denn, ein Zauber erlaubt es.

rules-materia-skip = Darf ich eine Phase auslassen?
rules-materia-skip-words = passen nichts keine Aktion freiwillig Pflicht überspringen
rules-materia-skip-answer =
    Ja, jede, mit oder ohne Grund. Die anderen Phasen bleiben davon unberührt.

rules-materia-take = Wie nehme oder ziehe ich Materia?
rules-materia-take-words = Altar Beutel sammeln bekommen Plättchen Zufall wählen
rules-materia-take-answer =
    Nehmen heißt: ein Plättchen vom Altar aussuchen. Ziehen heißt: eins aus dem Beutel bekommen, wie es der Zufall will. Beides kommt in deinen Vorrat.

    Plättchen kommen immer einzeln, auch wenn ein Zauber mehrere gibt: Du siehst jedes, bevor du das nächste wählst.

rules-materia-pool = Wie viele Plättchen darf ich haben?
rules-materia-pool-words = Grenze Limit neun 9 höchstens Hand Vorrat voll zu viele abwerfen
rules-materia-pool-answer =
    Neun, zu jeder Zeit. Was darüber hinausginge, wird weder genommen noch gezogen; du musst dafür nie etwas abwerfen.

    Auch mit neun Plättchen kannst du tauschen, lagern, lernen und Zauber wirken, die zuerst etwas ablegen.

rules-materia-store = Wie lagere ich Materia bei meinem Vertrauten?
rules-materia-store-words = Vertrauter füttern Tier Plätze 14 vierzehn weglegen lagern
rules-materia-store-answer =
    Am Mittag darfst du ein Plättchen aus deinem Vorrat auf deinen Vertrauten legen. Manche Zauber lagern mehr oder direkt vom Altar.

    Ein Vertrauter hat 14 Plätze. Was dort liegt, bleibt für Punkte dort; nur Wachstum kann im Tausch eins zurückholen.

rules-materia-swap = Wie funktioniert ein Tausch?
rules-materia-swap-words = tauschen austauschen Läuterung Wachstum ersetzen
rules-materia-swap-answer =
    Du gibst ein Plättchen aus deinem Vorrat und bekommst eins, das schon auf dem Altar lag (bei Wachstum: auf deinem Vertrauten). Es geht eins gegen eins, also auch mit vollem Vorrat.

    Erlaubt ein Zauber mehrere Tausche, machst du so viele wie möglich. Ein späterer darf zurückholen, was ein früherer hergab.

rules-materia-refill = Wann wird der Altar aufgefüllt?
rules-materia-refill-words = auffüllen nachfüllen abräumen leeren Altar leer voll zehn 10 fünf 5 Tagesende
rules-materia-refill-answer =
    Nach jedem Tag. Liegen weniger als 5 Plättchen da, wird auf 5 aufgefüllt. Bei 5 bis 9 kommt eins dazu.

    Ab 10 wird er abgeräumt: Alle Plättchen werden abgelegt und 5 neue gezogen. Während eines Tages dürfen mehr als zehn daliegen. Nach dem letzten Tag der Partie wird nicht mehr aufgefüllt.

rules-materia-empty = Was ist, wenn der Beutel leer ist?
rules-materia-empty-words = Beutel leer Ablage mischen keine Plättchen mehr
rules-materia-empty-answer =
    Muss gezogen werden und der Beutel ist leer, kommt die ganze Ablage zurück in den Beutel, und das Ziehen geht weiter. Ist auch dort nichts, endet es einfach.

## SpellBook: learning

rules-materia-learn = Wie lerne ich einen Zauber?
rules-materia-learn-words = lernen kaufen bekommen erwerben neuer Zauber Stufe 3 4 5 Abend
rules-materia-learn-answer =
    Wähle am Abend einen Zauber, den du noch nicht hast, und eine Stufe: 3, 4 oder 5. Zahle so viele Materia seiner Farbe, wie die Stufe sagt.

    Eins der bezahlten Plättchen kommt auf die Karte und zeigt dort die Stufe; die anderen werden abgelegt. Bewirkt die Stufe beim Lernen einmal etwas, geschieht es jetzt.

rules-materia-pay = Wie bezahle ich einen Zauber?
rules-materia-pay-words = Kosten Preis genau Plättchen Farbe ausgeben Bezahlung
rules-materia-pay-answer =
    Mit genau 3, 4 oder 5 Materia seiner Farbe, nicht mehr und nicht weniger. Runen-Drillinge dürfen einen Teil ersetzen, aber mindestens ein Plättchen muss wirklich die Farbe haben: Das kommt auf die Karte.

    Zuerst wählst du das Plättchen für die Karte, dann die anderen nacheinander. Angeboten wird nur, womit die Rechnung noch aufgehen kann.

rules-materia-wild = Was ist ein Runen-Drilling?
rules-materia-wild-words = Joker drei gleiche Rune ersetzen beliebige Farbe Drilling Drillinge Runen
rules-materia-wild-answer =
    Drei Plättchen mit derselben Rune, egal in welchen Farben, zählen zusammen als eine Materia der Farbe, die du brauchst. Für einen Zauber darfst du mehrere Drillinge bilden.

    Ein Plättchen gehört zu einem Drilling oder zählt mit seiner Farbe, nie beides. Das Plättchen auf der Karte gehört zu keinem.

rules-materia-level = Auf welcher Stufe soll ich einen Zauber lernen?
rules-materia-level-words = Stufen Unterschied höher niedriger drei vier fünf wählen Punkte
rules-materia-level-answer =
    Eine höhere Stufe kostet mehr und bringt meist mehr Punkte und eine stärkere Wirkung. Einen Phasen-Zauber kannst du auch auf seinen niedrigeren Stufen wirken; da geht also nichts verloren.

    Manche Zauber geben ihr Bestes auf einer niedrigeren Stufe: Lies alle drei, bevor du zahlst.

rules-materia-raise = Kann ich einen Zauber später auf eine höhere Stufe bringen?
rules-materia-raise-words = verbessern erhöhen anheben aufwerten steigern noch einmal lernen Zeitreise
rules-materia-raise-answer =
    Nicht durch Lernen: Jeder Zauber wird nur einmal gelernt. Nur Zeitreise hebt einen anderen gelernten Zauber um eine Stufe an, bis 5.

    Ein angehobener Zauber wiederholt nicht, was beim Lernen geschieht. Eine dauerhafte Wirkung der neuen Stufe beginnt sofort, die der alten endet.

rules-materia-rune = Wozu dient das Plättchen auf einer Karte?
rules-materia-rune-words = Rune gelegt Karte Zeichen Markierung Farbe
rules-materia-rune-answer =
    Es zeigt, auf welcher Stufe der Zauber gelernt ist. Seine Rune zählt, wo ein Zauber von der „Rune dieser Karte“ spricht: Fokus, Spiegelbild, Transmutation, Trugbild und Synergie. Wähle es beim Bezahlen also mit Bedacht.

## SpellBook: using

rules-materia-cast = Wie wirke ich einen Zauber?
rules-materia-cast-words = benutzen einsetzen spielen Aktion wirken zaubern
rules-materia-cast-answer =
    Ein Zauber mit dem Zeichen einer Phase kann deine Aktion in dieser Phase sein, jeden Tag wieder. Er bleibt gelernt und kostet nur, was sein Text verlangt.

    Du darfst ihn auf seiner Stufe oder einer niedrigeren wirken.

rules-materia-when = Wann wirkt welcher Zauber?
rules-materia-when-words = Symbole Zeichen sofort einmalig dauerhaft immer Ende Phase Zeitpunkt Blitz Unendlich Stern
rules-materia-when-answer =
    Morgen-, Mittag- und Abend-Zauber sind Aktionen ihrer Phase. Andere haben keine Phase und wirken nur auf der Stufe, die sie haben: manche einmal beim Lernen, manche dauerhaft an deinem eigenen Tag, manche erst am Ende für Punkte.

    Das Zeichen an jeder Stufe sagt, was gilt.

rules-materia-today = Darf ich einen Zauber an dem Tag wirken, an dem ich ihn lerne?
rules-materia-today-words = gleicher Tag sofort gleich neu gelernt nächster Zug heute
rules-materia-today-answer =
    Nicht als Aktion: Ein Phasen-Zauber ist ab deinem nächsten Tag bereit, auch wenn du ihn durch Spiegelbild schon am Mittag gelernt hast.

    Was beim Lernen einmal geschieht und was dauerhaft ist, wirkt sofort.

rules-materia-cannot = Warum kann ich meinen Zauber jetzt nicht wirken?
rules-materia-cannot-words = nicht angeboten grau unmöglich gesperrt geht nicht
rules-materia-cannot-answer =
    Ein Zauber wird nur angeboten, wenn sein Preis bezahlt werden kann und er mindestens ein Plättchen für dich bewegt oder eine Stufe anhebt; für Nehmen, Ziehen und Lagern gilt dasselbe. Eruption braucht einen Vorrat unter ihrer Zahl, Levitation ihre Rune auf dem Altar, Sturm dort ein Plättchen und Platz in deinem Vorrat.

    Nur eine Stufe zu sinken, reicht nicht. Hellsicht geht auch mit vollem Vorrat: Sie füllt den Altar, aber du nimmst nichts. Und ein heute gelernter Zauber wartet auf deinen nächsten Tag.

rules-materia-possible = Was gilt, wenn eine Wirkung nur zum Teil möglich ist?
rules-materia-possible-words = so viel wie möglich teilweise weniger nicht genug Kosten Grenze
rules-materia-possible-answer =
    Dann führst du diesen Teil aus. Nehmen, Ziehen und Lagern schrumpfen auf das, was dein Vorrat, dein Vertrauter und die vorhandenen Plättchen erlauben.

    Kosten schrumpfen nicht: Die Rune, die Opferung, Zeitreise oder Spiegelbild auf Stufe 5 ablegen, muss da sein, und Lernen wird ganz bezahlt. Was Heilung und Hellsicht ablegen, sind keine Kosten; das darf weniger sein.

rules-materia-any-number = Muss ich alles nehmen, was ein Zauber anbietet?
rules-materia-any-number-words = bis zu beliebig viele keine freiwillig Pflicht fertig aufhören
rules-materia-any-number-answer =
    Ja, soweit es passt, außer bei „bis zu“ oder „so viele, wie du magst“. Bei Hellsicht auf Stufe 4 darfst du nichts nehmen, bei Sturm nichts abräumen.

    Nach dem Abräumen bei Sturm kommen alle neuen Plättchen auf einmal; dann musst du drei nehmen, wenn du Platz hast. Bei Darbringung wählst du eine Farbe, die du hast, und lagerst davon so viele, wie die Stufe erlaubt.

## SpellBook: special spells

rules-materia-others = Was bewirken Feuersturm und Verteilung bei den anderen?
rules-materia-others-words = Feuersturm Verteilung Gegner Mitspieler nehmen ziehen
rules-materia-others-answer =
    Nach deinem eigenen Teil bekommen die anderen reihum etwas: Bei Feuersturm müssen sie je ein Plättchen ihrer Wahl vom Altar nehmen, bei Verteilung ziehen sie je eins. Wer schon neun hat, bekommt keins.

    Feuersturm wirkt auf jeder Stufe gleich, daher wird nur deine höchste angeboten; die Stufen unterscheiden sich in den Punkten.

rules-materia-drop = Warum verliert mein Zauber eine Stufe?
rules-materia-drop-words = sinken senken Wachstum Sturm verlieren Stufe runter
rules-materia-drop-answer =
    Wachstum und Sturm bezahlen ihre starken Wirkungen mit ihrer Stufe. Auf Stufe 5 gewirkt, sinkt die Karte auf 4, auf Stufe 4 gewirkt, auf 3.

    Es zählt die Stufe, die du wirkst, nicht die, die du hast. Zeitreise kann Wachstum wieder anheben; Sturm hat dieselbe Farbe wie Zeitreise, die beiden treffen sich nie.

rules-materia-mirage = Wie wirkt Trugbild?
rules-materia-mirage-words = zusätzlich ziehen Rune dauerhaft nehmen Altar Tausch
rules-materia-mirage-answer =
    An deinem eigenen Tag ziehst du für jedes Plättchen mit der Rune der Karte, das vom Altar in deinen Vorrat kommt, sofort nach, auch mitten in einer Aktion. Ein Tausch mit dem Altar zählt mit.

    Nicht mit zählt, was direkt vom Altar gelagert oder mit dem Vertrauten getauscht wird, und was du am Tag eines anderen nimmst. Die Grenze von neun gilt auch hier.

rules-materia-time-travel = Wie wirkt Zeitreise?
rules-materia-time-travel-words = Stufe anheben verbessern weiß ablegen Rune
rules-materia-time-travel-answer =
    Lege ein Plättchen mit der Rune ab, die die gewirkte Stufe nennt, und hebe einen anderen deiner gelernten Zauber um eine Stufe an. Er muss unter Stufe 5 sein, und Zeitreise hebt nie sich selbst an.

rules-materia-clone = Was kann Spiegelbild kopieren?
rules-materia-clone-words = kopieren nachahmen Aktion anderer weiß Klon
rules-materia-clone-answer =
    Eine Aktion einer anderen Person in der Phase, die deine Stufe nennt: eine Grundaktion dieser Phase oder einen Zauber mit ihrem Zeichen, den diese Person gelernt hat, auf deren Stufe oder niedriger. Wo die Rune der Karte zählt, ist es die auf der fremden Karte.

    Kopiertes Lernen, durch Transmutation oder als Grundaktion, ist ein zweites Lernen an diesem Tag. Ein kopiertes Wachstum auf Stufe 4 oder 5 senkt stattdessen dein Spiegelbild um eine Stufe. Spiegelbild kopiert weder Spiegelbild noch Zauber ohne Phase.

rules-materia-swiftness = Wie wirkt Spurt?
rules-materia-swiftness-words = zwei Morgen zusätzliche Aktion sofort blau
rules-materia-swiftness-answer =
    Auf Stufe 3 und 4 hast du beim Lernen sofort eine weitere Morgen-Aktion: irgendeine, die du an einem Morgen machen könntest, oder keine.

    Auf Stufe 5 hat jeder deiner Morgen zwei Aktionen. Du darfst eine auslassen, ohne die andere zu verlieren.

rules-materia-transmutation = Wie bezahlt man mit Transmutation?
rules-materia-transmutation-words = Joker ersetzen Rune lernen blau Bezahlung
rules-materia-transmutation-answer =
    Sie ist eine Abend-Aktion, die auf eigene Weise einen Zauber lernt: Plättchen beliebiger Farbe mit der Rune der Karte dürfen die Farbe ersetzen, eins auf Stufe 4, bis zu zwei auf Stufe 5. Runen-Drillinge zählen hier nicht.

    Mindestens ein Plättchen muss die Farbe haben, und die Zahl muss genau stimmen. Auf Stufe 3 bringt sie nur Punkte.

rules-materia-communion = Wie wirkt Synergie?
rules-materia-communion-words = bezahlte Plättchen lagern gelb Vertrauter Ablage dauerhaft
rules-materia-communion-answer =
    Auf Stufe 5 lagerst du bei jedem Zauber, den du lernst, Synergie selbst eingeschlossen, zwei der bezahlten Plättchen, bevor der neue Zauber etwas bewirkt. Das auf der Karte gehört nicht dazu, und bei zu wenig Platz sind es weniger.

    Auf Stufe 3 lagert sie einmal drei vom Altar, auf Stufe 4 bringt sie am Ende Punkte.

## SpellBook: the end

rules-materia-end = Wann endet das Spiel?
rules-materia-end-words = Ende vorbei letzte Runde Schluss sieben Zauber voller Vertrauter Spielende
rules-materia-end-answer =
    Sobald am Ende eines Tages jemand alle sieben Zauber oder einen vollen Vertrauten hat, ist dies die letzte Runde. Sie wird zu Ende gespielt, damit alle gleich viele Tage hatten.

    Damit jede Partie endet, ist spätestens nach Runde 100 Schluss; so lange dauert es in der Praxis nie.

rules-materia-scoring = Wie werden die Punkte gezählt?
rules-materia-scoring-words = Wertung Punktzahl Wert Summe Ergebnis zählen
rules-materia-scoring-answer =
    Zähle die Punkte jedes gelernten Zaubers auf seiner jetzigen Stufe, die deines Vertrauten und was Festmahl, Wissen oder Synergie am Ende zählen. Plättchen im Vorrat bringen nichts.

    Neben dem Spielplan steht immer, wie es ausginge, wenn jetzt Schluss wäre.

rules-materia-familiar-points = Was sind gelagerte Plättchen wert?
rules-materia-familiar-points-words = Vertrauter Wertung Tabelle Wert Punkte 18 vierzehn
rules-materia-familiar-points-answer =
    Meist einen Punkt je Plättchen, an manchen Schritten etwas mehr. Nur die Anzahl zählt, nicht Farbe oder Rune, es sei denn, einer deiner Zauber sagt es.

rules-materia-ties = Wer gewinnt bei Gleichstand?
rules-materia-ties-words = Gleichstand unentschieden gleich viele Punkte Entscheidung geteilt
rules-materia-ties-answer =
    Wer mehr Zauber gelernt hat; ist auch das gleich, wer mehr Plättchen im Vorrat hat. Sonst wird der Sieg geteilt.

## SpellBook: ways to play

rules-materia-players = Wie viele können mitspielen?
rules-materia-players-words = Spieler Personen Anzahl Spielerzahl zwei drei vier
rules-materia-players-answer =
    Eine bis vier Personen. Zu zweit bis zu viert gelten dieselben Regeln; allein spielst du gegen eine gegnerische Tafel.

rules-materia-sets = Welche Zauber sind im Spiel?
rules-materia-sets-words = Set Sets klassisch wählen zufällig eigene Liste erstes zweites drittes Variante
rules-materia-sets-answer =
    Es gibt 21 Zauber, drei je Farbe; eine Partie hat sieben davon, einen je Farbe, für alle dieselben. Das erste Set ist das für den Anfang, das zweite und dritte sind anspruchsvoller.

    In einer klassischen Partie wird der Zauber jeder Farbe ausgelost. Oder du wählst beim Eröffnen des Tisches jeden Zauber selbst.

rules-materia-solo = Wie spiele ich allein, im Solospiel?
rules-materia-solo-words = solo allein Einzelspiel eine Person
rules-materia-solo-answer =
    Deine Tage sind dieselben, aber der Altar beginnt mit 7 Plättchen. Am Ende jedes Tages musst du eins davon, das du aussuchst, auf die gegnerische Leiste schicken.

    Dann wird der Altar auf 7 aufgefüllt und nie abgeräumt, außer das geschickte Plättchen füllt das 4., 9. oder 14. Feld der Leiste: Dann wird alles abgelegt und 7 neue gezogen. Ist der Altar leer, wird nichts geschickt.

rules-materia-opponent = Wie punktet der Gegner im Solospiel?
rules-materia-opponent-words = solo gegnerische Tafel Leiste unterer Teil Punkte 17
rules-materia-opponent-answer =
    Mit weniger als 4 Plättchen auf der Leiste bekommt er dafür nichts. Das 4. bringt ihm 14 Punkte, jedes weitere 2 mehr. Jedes Plättchen unten auf seiner Tafel zählt 1 Punkt.

rules-materia-solo-end = Wann endet das Solospiel, und wer gewinnt?
rules-materia-solo-end-words = solo Ende Sieg Gleichstand Leiste voll 17 siebzehn Spielende
rules-materia-solo-end-answer =
    Es endet nach dem Tag, an dem du sieben Zauber oder einen vollen Vertrauten hast (das letzte Plättchen wird noch geschickt), oder wenn das 17. Feld der Leiste gefüllt ist. Mit mehr Punkten als der Gegner gewinnst du; bei Gleichstand gewinnt niemand.

rules-materia-solo-spells = Welche Zauber sind im Solospiel anders?
rules-materia-solo-spells-words = solo Feuersturm Verteilung Spiegelbild gegnerische Tafel unterer Teil
rules-materia-solo-spells-answer =
    Feuersturm und Verteilung füllen nach deinem eigenen Teil den unteren Teil der gegnerischen Tafel: Feuersturm mit einem Plättchen vom Altar, das du wählst, Verteilung mit einem aus dem Beutel.

    Spiegelbild kopiert einen ungelernten Zauber dieser Partie mit dem Zeichen der Phase, auf Stufe 4 und mit der Rune auf deinem Spiegelbild. Grundaktionen lassen sich nicht kopieren.

rules-materia-handicap = Was ist das Handicap?
rules-materia-handicap-words = Schwierigkeit schwerer solo Herausforderung Vorsprung
rules-materia-handicap-answer =
    Es macht das Solospiel schwerer: Bis zu drei Plättchen aus dem Beutel liegen von Anfang an unten auf der gegnerischen Tafel und zählen je einen Punkt.

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

## At this table

rules-table-lesson = Wie lerne ich das Spiel beim Spielen?
rules-table-lesson-words = Anleitung Einführung Tutorial Lektion erste Partie Anfänger Hilfe
rules-table-lesson-answer =
    Wähl auf der Startseite unter einem Spiel „{ client-learn }“. Eine erste Partie zeigt Schritt für Schritt, was zu tun ist und warum; du darfst jederzeit etwas anderes spielen, gehen und wiederkommen.

rules-table-undo = Wie nehme ich einen Zug zurück?
rules-table-undo-words = zurücknehmen rückgängig Fehler verklickt falsch
rules-table-undo-answer =
    Mit „{ client-undo }“, so oft du willst, bis zum letzten Zufall oder bis zum letzten Zug von jemand anderem. Danach ist es zu spät. Ein Tisch kann auch ohne das eröffnet werden.

rules-table-hint = Wie bekomme ich einen Tipp?
rules-table-hint-words = Hilfe Rat Hinweis Vorschlag bester Zug Bot
rules-table-hint-answer =
    Öffne, wenn du am Zug bist, „{ client-tab-hint }“ neben dem Spielplan und frag: Ein starker Bot nennt seine besten Möglichkeiten mit deiner Siegchance. Ein Tisch kann auch ohne Tipps eröffnet werden.

rules-table-invite = Wie lade ich jemanden ein?
rules-table-invite-words = einladen Freund Freundin Link teilen zusammen mitspielen Adresse
rules-table-invite-answer =
    Eröffne einen Tisch mit einem Platz für jemanden mit dem Link und schick die Adresse der Seite. Wer sie öffnet, kann sich setzen, ohne Konto. Ihr könnt auch an einem Bildschirm spielen: Wähl für einen Platz „{ client-me-too }“.

rules-table-device = Wie spiele ich auf einem anderen Gerät weiter?
rules-table-device-words = Handy Telefon Computer Tablet Gerät wechseln weiterspielen Konto
rules-table-device-answer =
    Hol dir unter „{ client-tab-settings }“ neben dem Spielplan eine private Adresse und öffne sie auf dem anderen Gerät. Sie gilt einmal, zehn Minuten lang; dann sind alle deine Partien auch dort.

rules-table-leave = Kann ich gehen und später wiederkommen?
rules-table-leave-words = speichern fortsetzen schließen neu laden Pause verlassen aufgeben
rules-table-leave-answer =
    Ja. Jeder Zug ist sofort gespeichert; schließ die Seite und finde die Partie auf der Startseite unter „{ client-my-games }“ wieder. Um endgültig aufzuhören, gib unter „{ client-tab-settings }“ auf.

rules-table-replay = Wie sehe ich mir eine Partie noch einmal an?
rules-table-replay-words = ansehen Wiederholung Verlauf Aufzeichnung herunterladen Zeitpunkt
rules-table-replay-answer =
    Wähl, wenn sie zu Ende ist, „{ client-replay }“. Geh sie mit den Knöpfen oder den Pfeiltasten, Pos1 und Ende durch; die Leertaste spielt sie ab. Die Adresse führt andere zum selben Zeitpunkt.

rules-table-keyboard = Wie spiele ich mit der Tastatur?
rules-table-keyboard-words = Tastatur Tasten Tab Eingabe Escape Kürzel Barrierefreiheit Screenreader
rules-table-keyboard-answer =
    Tab geht von einem zum nächsten, Eingabe oder Leertaste wählt, Escape schließt eine Auswahl. Alles Wählbare ist ein Knopf mit einem Namen, und ein Screenreader liest jeden Zug vor.

rules-table-watch = Wie sehe ich bei einer Partie zu?
rules-table-watch-words = zusehen zuschauen Zuschauer beobachten
rules-table-watch-answer =
    Öffne die Adresse ihrer Seite. Ist Zusehen dort erlaubt, siehst du alles, kannst aber nicht ziehen. Wer einen Tisch eröffnet, kann das Zusehen ausschließen.

rules-table-chat = Wie chatte ich, und wie blende ich den Chat aus?
rules-table-chat-words = Chat reden Nachricht schreiben stumm ausblenden Ruhe blockieren
rules-table-chat-answer =
    Unter „{ client-tab-chat }“ neben dem Spielplan steht, was gesagt wird; schreib eine Zeile und schick sie ab. Willst du nichts lesen, wähl dort „{ client-mute }“.

rules-table-language = Wie ändere ich die Sprache?
rules-table-language-words = Sprache Englisch Französisch Deutsch Übersetzung dunkel hell Aussehen
rules-table-language-answer =
    Auf der Startseite oben oder neben dem Spielplan unter „{ client-tab-settings }“. Sie ändert sich sofort, auch mitten in der Partie; hell oder dunkel wählst du an derselben Stelle.

rules-table-bots = Wie stark sind die Bots?
rules-table-bots-words = Bot Computer Stufe Schwierigkeit Stärke KI Gegner
rules-table-bots-answer =
    Es gibt vier Stufen, von leicht bis schwer: { level-apprentice }, { level-adept }, { level-master } und { level-archmage }. Beim Eröffnen eines Tisches wählst du eine für jeden Platz; „{ client-play-now }“ nimmt die leichteste.
