### The rules, as answers to questions; see grimoire/texts/de/rules.ftl.

rules-materia-spell-of = Zauber in { $colour }, Set { $set }
rules-materia-stored-worth = { $count } gelagert: { $points }

## Headings

rules-heading-materia-basics = Grundlagen
rules-heading-materia-day = Ein Tag
rules-heading-materia-learning = Zauber lernen
rules-heading-materia-using = Zauber wirken
rules-heading-materia-special = Besondere Zauber
rules-heading-materia-end = Ende und Punkte
rules-heading-materia-ways = Spielweisen
rules-heading-materia-spells = Alle Zauber

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
