### The rules, as answers to questions; see grimoire/texts/de/rules.ftl.

rules-materia-spell-of = Zauber in { $colour }, Set { $set }
rules-materia-stored-worth = { $count } gelagert: { $points }

## Headings

rules-heading-materia-basics = Grundlagen
rules-heading-materia-day = Ein Tag
rules-heading-materia-learning = Zauber lernen
rules-heading-materia-using = Zauber wirken
rules-heading-materia-special = Besondere Zauber
rules-heading-materia-end = Ende und Wertung
rules-heading-materia-ways = Spielweisen
rules-heading-materia-spells = Alle Zauber

## SpellBook: the basics

rules-materia-aim = Worum geht es, und wie gewinne ich?
rules-materia-aim-words = Ziel gewinnen Sieg Überblick Zusammenfassung
rules-materia-aim-answer =
    Du bist Zauberer und hast sieben Zauber zu lernen und einen Vertrauten zu füttern. Du sammelst Materia, gibst einen Teil davon für Zauber aus und lagerst andere bei deinem Vertrauten.

    Die Partie endet, wenn jemand alle sieben Zauber gelernt oder den eigenen Vertrauten gefüllt hat. Wer für Zauber und gelagerte Materia die meisten Punkte hat, gewinnt.

rules-materia-setup = Wie wird das Spiel aufgebaut?
rules-materia-setup-words = Aufbau Anfang Start vorbereiten beginnen
rules-materia-setup-answer =
    Alle bekommen dieselben sieben Zauber, einen je Farbe. Noch hat niemand einen davon gelernt. Fünf Materia werden auf den Altar gezogen, und alle ziehen zwei in ihren Vorrat.

    Wer beginnt, wird ausgelost, es sei denn, du hast es beim Eröffnen des Tisches festgelegt. Einen Ausgleich für spätere Plätze gibt es nicht: Am Ende hatten alle gleich viele Tage.

rules-materia-places = Was sind Altar, Beutel, Vorrat und Vertrauter?
rules-materia-places-words = Spielplan Tisch Bereiche Ablage Orte Hand
rules-materia-places-answer =
    Der Altar ist die offene Auslage in der Mitte, für alle. Aus dem Beutel wird zufällig gezogen; ausgegebene Materia kommen in die Ablage.

    Dein Vorrat enthält deine Materia, für alle sichtbar. Dein Vertrauter hat 14 Felder für Materia, die du für Punkte lagerst. Geheim ist nur, in welcher Reihenfolge die Materia aus dem Beutel kommen.

rules-materia-tokens = Was ist auf einem Materia-Stein?
rules-materia-tokens-words = Farben Runen Kreis Dreieck Quadrat Sorten wie viele Stoff Magma Gift Pflanze Kohle Dampf Quecksilber Gold 105
rules-materia-tokens-answer =
    Jeder hat eine von sieben Farben und eine von drei Runen: Kreis, Dreieck oder Quadrat. Von jeder Sorte gibt es fünf, zusammen 105.

    Die Farbe sagt, welchen Zauber eine Materia bezahlen kann. Die Rune zählt bei freien Materia und bei Zaubern, die eine Rune verlangen.

## SpellBook: a Day

rules-materia-day = Was mache ich, wenn ich am Zug bin?
rules-materia-day-words = Tag Zug Phasen Tageszeiten Ablauf Reihenfolge Morgen Mittag Abend Runde
rules-materia-day-answer =
    Dein Zug heißt Tag. Er hat drei Tageszeiten, in dieser Reihenfolge: Morgen, Mittag, Abend. Zu jeder darfst du eine Aktion durchführen oder passen.

    Nach deinem Abend wird der Altar aufgefüllt, und der Tag der nächsten Person beginnt.

rules-materia-morning = Was kann ich am Morgen tun?
rules-materia-morning-words = erste Phase sammeln Materia Sonne
rules-materia-morning-answer =
    Eines davon: eine beliebige Materia vom Altar nehmen, zwei aus dem Beutel ziehen oder einen deiner Morgen-Zauber wirken. Oder passen.

rules-materia-midday = Was kann ich am Mittag tun?
rules-materia-midday-words = zweite Phase füttern Vertrauter
rules-materia-midday-answer =
    Eine Materia aus deinem Vorrat bei deinem Vertrauten lagern oder einen deiner Mittag-Zauber wirken. Oder passen.

rules-materia-evening = Was kann ich am Abend tun?
rules-materia-evening-words = Nacht dritte Phase lernen Mond
rules-materia-evening-answer =
    Einen neuen Zauber lernen oder einen deiner Abend-Zauber wirken. Oder passen. Beides geht nicht, es sei denn, ein Zauber erlaubt es.

rules-materia-skip = Darf ich eine Tageszeit überspringen?
rules-materia-skip-words = passen auslassen Phase nichts keine Aktion freiwillig Pflicht
rules-materia-skip-answer =
    Ja, jede, egal aus welchem Grund. Auf die anderen Tageszeiten hat das keinen Einfluss.

rules-materia-take = Wie nehme oder ziehe ich Materia?
rules-materia-take-words = Altar Beutel sammeln bekommen Zufall wählen
rules-materia-take-answer =
    Nehmen heißt: eine Materia vom Altar aussuchen. Ziehen heißt: eine zufällige aus dem Beutel bekommen. Beides kommt in deinen Vorrat.

    Materia kommen immer einzeln, auch wenn ein Zauber mehrere gibt: Du siehst jede, bevor du die nächste wählst.

rules-materia-pool = Wie viele Materia darf ich haben?
rules-materia-pool-words = Grenze Limit neun 9 höchstens Hand Vorrat voll zu viele abwerfen Materia halten haben behalten besitzen Höchstzahl
rules-materia-pool-answer =
    Neun, zu jeder Zeit. Darüber hinaus nimmst und ziehst du keine, und du musst wegen dieser Grenze nie etwas abwerfen.

    Auch mit neun Materia kannst du tauschen, lagern, lernen und Zauber wirken, die zuerst etwas ablegen.

rules-materia-store = Wie lagere ich Materia bei meinem Vertrauten?
rules-materia-store-words = Vertrauter füttern Tier Felder Plätze 14 vierzehn weglegen lagern
rules-materia-store-answer =
    Am Mittag darfst du eine Materia aus deinem Vorrat zu deinem Vertrauten legen. Manche Zauber lagern mehrere oder direkt vom Altar.

    Ein Vertrauter hat 14 Felder. Gelagerte Materia bleiben dort und bringen Punkte; nur Wachstum kann im Tausch eine zurückholen.

rules-materia-swap = Wie funktioniert ein Tausch?
rules-materia-swap-words = tauschen austauschen Läuterung Wachstum ersetzen
rules-materia-swap-answer =
    Du gibst eine Materia aus deinem Vorrat und bekommst eine, die schon auf dem Altar lag (bei Wachstum: auf deinem Vertrauten). Es geht eins gegen eins, also auch mit vollem Vorrat.

    Erlaubt ein Zauber mehrfaches Tauschen, tauschst du so oft wie möglich. Ein späterer Tausch darf zurückholen, was ein früherer hergab.

rules-materia-refill = Wann wird der Altar aufgefüllt?
rules-materia-refill-words = auffüllen nachfüllen abräumen leeren Altar leer voll zehn 10 fünf 5 Tagesende
rules-materia-refill-answer =
    Nach jedem Tag. Liegen weniger als 5 Materia darauf, wird auf 5 aufgefüllt. Bei 5 bis 9 kommt eine dazu.

    Ab 10 wird er geleert: Alle Materia werden abgelegt und 5 neue gezogen. Während eines Tages dürfen mehr als zehn daliegen. Nach dem letzten Tag der Partie wird nicht mehr aufgefüllt.

rules-materia-empty = Was ist, wenn der Beutel leer ist?
rules-materia-empty-words = Beutel leer Ablage mischen keine Materia mehr
rules-materia-empty-answer =
    Muss gezogen werden und der Beutel ist leer, kommen alle abgelegten Materia zurück in den Beutel, und das Ziehen geht weiter. Gibt es keine, endet es einfach.

## SpellBook: learning

rules-materia-learn = Wie lerne ich einen Zauber?
rules-materia-learn-words = lernen kaufen bekommen erwerben neuer Zauber Stufe 3 4 5 Abend
rules-materia-learn-answer =
    Wähle am Abend einen Zauber, den du noch nicht gelernt hast, und eine Stufe: 3, 4 oder 5. Bezahle so viele Materia seiner Farbe.

    Lege eine der bezahlten Materia auf die Karte, wo sie die Stufe zeigt; die anderen werden abgelegt. Hat die Stufe einen Soforteffekt, geschieht er jetzt.

rules-materia-pay = Wie bezahle ich einen Zauber?
rules-materia-pay-words = Kosten Preis genau Farbe ausgeben Bezahlung
rules-materia-pay-answer =
    Mit genau 3, 4 oder 5 Materia seiner Farbe, nicht mehr und nicht weniger. Freie Materia dürfen einen Teil ersetzen, aber mindestens eine Materia muss wirklich die Farbe haben: Sie kommt auf die Karte.

    Zuerst wählst du die Materia für die Karte, dann die anderen nacheinander. Angeboten wird nur, womit du den Preis noch genau bezahlen kannst.

rules-materia-wild = Was ist eine freie Materia?
rules-materia-wild-words = Joker drei gleiche Rune ersetzen beliebige Farbe Drilling Drillinge Runen
rules-materia-wild-answer =
    Drei Materia mit derselben Rune, egal in welchen Farben, zählen zusammen als eine Materia der Farbe, die du brauchst. Für einen Zauber darfst du mehrere freie Materia bilden.

    Eine Materia gehört zu einem solchen Dreier oder zählt mit ihrer eigenen Farbe, nie beides. Die Materia auf der Karte gehört zu keinem.

rules-materia-level = Auf welcher Stufe soll ich einen Zauber lernen?
rules-materia-level-words = Stufen Unterschied höher niedriger drei vier fünf wählen Punkte
rules-materia-level-answer =
    Eine höhere Stufe kostet mehr und bringt meist mehr Punkte und einen stärkeren Effekt. Zauber mit Tageszeit-Symbol kannst du auch auf jeder niedrigeren Stufe wirken; da geht also nichts verloren.

    Manche Zauber sind auf einer niedrigeren Stufe am besten: Lies alle drei Stufen, bevor du bezahlst.

rules-materia-raise = Kann ich einen Zauber später aufwerten?
rules-materia-raise-words = verbessern erhöhen anheben höhere Stufe steigern noch einmal lernen Zeitreise
rules-materia-raise-answer =
    Nicht durch Lernen: Jeder Zauber wird nur einmal gelernt. Nur Zeitreise wertet einen anderen gelernten Zauber um eine Stufe auf, bis Stufe 5.

    Aufwerten löst keinen Soforteffekt aus. Ein Dauereffekt der neuen Stufe beginnt sofort, der der alten endet.

rules-materia-rune = Wozu dient der Materia-Stein auf einer Karte?
rules-materia-rune-words = Rune gelegt Karte Zeichen Markierung Farbe
rules-materia-rune-answer =
    Er zeigt die Stufe des Zaubers. Seine Rune zählt, wo ein Zauber von der „Rune dieser Karte“ spricht: Fokus, Spiegelbild, Transmutation, Trugbild und Synergie. Wähle ihn beim Bezahlen also mit Bedacht.

## SpellBook: using

rules-materia-cast = Wie wirke ich einen Zauber?
rules-materia-cast-words = benutzen einsetzen spielen Aktion wirken zaubern
rules-materia-cast-answer =
    Einen Zauber mit Tageszeit-Symbol kannst du als Aktion dieser Tageszeit wirken, jeden Tag einmal. Er bleibt gelernt und kostet nur, was sein Text verlangt.

    Du darfst ihn auf seiner Stufe oder einer niedrigeren wirken.

rules-materia-when = Wann wirkt welcher Zauber?
rules-materia-when-words = Symbole Zeichen sofort einmalig Soforteffekt Dauereffekt dauerhaft immer Ende Phase Zeitpunkt Blitz Unendlich Stern
rules-materia-when-answer =
    Morgen-, Mittag- und Abend-Zauber sind Aktionen ihrer Tageszeit. Zauber ohne Tageszeit-Symbol wirken nur auf der Stufe, die sie haben. Ein Soforteffekt geschieht einmal, wenn du den Zauber lernst. Ein Dauereffekt wirkt die ganze Zeit an deinem eigenen Tag. Andere Stufen bringen nur am Ende Punkte.

    Das Symbol an jeder Stufe sagt, was gilt.

rules-materia-today = Darf ich einen Zauber an dem Tag wirken, an dem ich ihn lerne?
rules-materia-today-words = gleicher Tag sofort gleich neu gelernt nächster Zug heute
rules-materia-today-answer =
    Nein: Du kannst ihn ab deinem nächsten Tag wirken, auch wenn du ihn durch Spiegelbild schon am Mittag gelernt hast.

    Sofort- und Dauereffekte wirken sofort.

rules-materia-cannot = Warum kann ich meinen Zauber jetzt nicht wirken?
rules-materia-cannot-words = nicht angeboten grau unmöglich gesperrt geht nicht
rules-materia-cannot-answer =
    Ein Zauber wird nur angeboten, wenn du seine Kosten bezahlen kannst und er mindestens eine deiner Materia bewegt oder eine Stufe aufwertet; für Nehmen, Ziehen und Lagern gilt dasselbe. Eruption braucht einen Vorrat unter ihrer Zahl, Levitation ihre Rune auf dem Altar, Sturm dort eine Materia und Platz in deinem Vorrat.

    Nur abgewertet zu werden, reicht nicht. Hellsicht geht auch mit vollem Vorrat: Sie füllt den Altar, aber du nimmst nichts. Und ein heute gelernter Zauber wartet auf deinen nächsten Tag.

rules-materia-possible = Was gilt, wenn ein Effekt nur zum Teil möglich ist?
rules-materia-possible-words = so viel wie möglich teilweise weniger nicht genug Kosten Grenze
rules-materia-possible-answer =
    Dann führst du diesen Teil durch. Du nimmst, ziehst und lagerst so viele Materia, wie dein Vorrat, dein Vertrauter und die vorhandenen Materia erlauben.

    Kosten werden ganz bezahlt: Die Rune, die Opferung, Zeitreise oder Spiegelbild auf Stufe 5 ablegen, musst du haben, und Lernen braucht die volle Bezahlung. Was Heilung und Hellsicht ablegen, sind keine Kosten; das darf weniger sein.

rules-materia-any-number = Muss ich alles nehmen, was ein Zauber anbietet?
rules-materia-any-number-words = bis zu beliebig viele keine freiwillig Pflicht fertig aufhören
rules-materia-any-number-answer =
    Ja, soweit Platz ist, außer bei „bis zu“ oder „beliebig viele“. Bei Hellsicht auf Stufe 4 darfst du nichts nehmen, bei Sturm nichts ablegen.

    Nach dem Ablegen bei Sturm werden alle zusammen ersetzt; dann musst du drei nehmen, wenn du Platz hast. Bei Darbringung wählst du eine Farbe, die du hast, und lagerst davon so viele, wie die Stufe erlaubt.

## SpellBook: special spells

rules-materia-others = Was bewirken Feuersturm und Verteilung bei den anderen?
rules-materia-others-words = Feuersturm Verteilung Gegner Mitspieler nehmen ziehen
rules-materia-others-answer =
    Nach deinem eigenen Teil bekommen die anderen reihum etwas: Bei Feuersturm müssen sie je eine Materia ihrer Wahl vom Altar nehmen, bei Verteilung ziehen sie je eine. Wer schon neun hat, bekommt keine.

    Feuersturm wirkt auf jeder Stufe gleich, daher wird nur deine höchste angeboten; nur die Punkte unterscheiden sich.

rules-materia-drop = Warum verliert mein Zauber eine Stufe?
rules-materia-drop-words = abwerten sinken senken Wachstum Sturm verlieren Stufe runter
rules-materia-drop-answer =
    Wachstum und Sturm bezahlen ihre starken Effekte mit ihrer Stufe. Auf Stufe 5 gewirkt, wird die Karte auf 4 abgewertet, auf Stufe 4 gewirkt, auf 3.

    Es zählt die Stufe, die du wirkst, nicht die, die du hast. Zeitreise kann Wachstum wieder aufwerten; Sturm hat dieselbe Farbe wie Zeitreise, die beiden sind also nie in derselben Partie.

rules-materia-mirage = Wie wirkt Trugbild?
rules-materia-mirage-words = zusätzlich ziehen Rune dauerhaft nehmen Altar Tausch
rules-materia-mirage-answer =
    An deinem eigenen Tag ziehst du für jede Materia mit der Rune der Karte, die vom Altar in deinen Vorrat kommt, sofort nach, auch mitten in einer Aktion. Ein Tausch mit dem Altar zählt mit.

    Nicht mit zählt, was du direkt vom Altar lagerst, mit dem Vertrauten tauschst oder am Tag einer anderen Person nimmst. Die Grenze von neun gilt auch hier.

rules-materia-time-travel = Wie wirkt Zeitreise?
rules-materia-time-travel-words = Stufe aufwerten anheben verbessern weiß ablegen Rune
rules-materia-time-travel-answer =
    Lege eine Materia mit der Rune der gewirkten Stufe ab und werte dann einen anderen deiner gelernten Zauber um eine Stufe auf. Er muss unter Stufe 5 sein, und Zeitreise kann nicht sich selbst aufwerten.

rules-materia-clone = Was kann Spiegelbild kopieren?
rules-materia-clone-words = kopieren nachahmen Aktion anderer weiß Klon
rules-materia-clone-answer =
    Eine Aktion einer anderen Person zur Tageszeit der Stufe, die du wirkst: eine Standardaktion dieser Tageszeit oder einen Zauber mit ihrem Symbol, den diese Person gelernt hat, auf deren Stufe oder niedriger. Wo die Rune der Karte zählt, ist es die auf der fremden Karte.

    Kopierst du das Lernen, durch Transmutation oder als Standardaktion, kannst du an diesem Tag einen zweiten Zauber lernen. Kopierst du Wachstum auf Stufe 4 oder 5, wird stattdessen dein Spiegelbild um eine Stufe abgewertet. Spiegelbild kopiert weder Spiegelbild noch Zauber ohne Tageszeit-Symbol.

rules-materia-swiftness = Wie wirkt Spurt?
rules-materia-swiftness-words = zwei Morgen zusätzliche Aktion sofort blau
rules-materia-swiftness-answer =
    Auf Stufe 3 und 4 hast du beim Lernen sofort eine weitere Morgen-Aktion: irgendeine, die du an einem Morgen durchführen könntest, oder keine.

    Auf Stufe 5 hast du an jedem Morgen zwei Aktionen. Du darfst eine überspringen und die andere trotzdem durchführen.

rules-materia-transmutation = Wie bezahlt man mit Transmutation?
rules-materia-transmutation-words = Joker freie Materia ersetzen Rune lernen blau Bezahlung
rules-materia-transmutation-answer =
    Sie ist eine Abend-Aktion, die auf eigene Weise einen Zauber lernt: Materia mit der Rune der Karte zählen als freie Materia, eine auf Stufe 4, bis zu zwei auf Stufe 5. Drei Materia mit gleicher Rune zählen hier nicht als freie Materia.

    Mindestens eine Materia muss die Farbe des Zaubers haben, und die Zahl muss genau stimmen. Auf Stufe 3 bringt Transmutation nur Punkte.

rules-materia-communion = Wie wirkt Synergie?
rules-materia-communion-words = bezahlte Materia lagern gelb Vertrauter Ablage dauerhaft
rules-materia-communion-answer =
    Auf Stufe 5 lagerst du bei jedem Zauber, den du lernst, auch bei Synergie selbst, zwei der bezahlten Materia, bevor der neue Zauber etwas bewirkt. Die auf der Karte gehört nicht dazu. Hat dein Vertrauter zu wenig Platz, sind es weniger.

    Auf Stufe 3 lagert sie einmal drei Materia vom Altar, auf Stufe 4 bringt sie am Ende Punkte.

## SpellBook: the end

rules-materia-end = Wann endet die Partie?
rules-materia-end-words = Ende vorbei letzte Runde Schluss sieben Zauber voller Vertrauter Spielende
rules-materia-end-answer =
    Hat am Ende eines Tages jemand alle sieben Zauber oder einen vollen Vertrauten, ist dies die letzte Runde. Sie wird zu Ende gespielt, damit alle gleich viele Tage hatten.

    Damit jede Partie endet, ist Runde 100 immer die letzte; so lange dauert es in der Praxis nie.

rules-materia-scoring = Wie werden die Punkte gezählt?
rules-materia-scoring-words = Wertung Punktzahl Wert Summe Ergebnis zählen
rules-materia-scoring-answer =
    Zähle die Punkte jedes gelernten Zaubers auf seiner jetzigen Stufe, die deines Vertrauten und was Festmahl, Wissen oder Synergie am Ende bringen. Materia im Vorrat bringen nichts.

    Neben dem Spielplan steht immer, wie viele Punkte alle hätten, wenn jetzt Schluss wäre.

rules-materia-familiar-points = Was sind gelagerte Materia wert?
rules-materia-familiar-points-words = Vertrauter Wertung Tabelle Wert Punkte 18 vierzehn
rules-materia-familiar-points-answer =
    Etwa einen Punkt je Materia, an manchen Stellen etwas mehr. Nur die Anzahl zählt, nicht Farbe oder Rune, es sei denn, einer deiner Zauber sagt es.

rules-materia-ties = Wer gewinnt bei Gleichstand?
rules-materia-ties-words = Gleichstand unentschieden gleich viele Punkte Entscheidung geteilt
rules-materia-ties-answer =
    Wer von ihnen mehr Zauber gelernt hat; ist auch das gleich, wer mehr Materia im Vorrat hat. Sonst wird der Sieg geteilt.

## SpellBook: ways to play

rules-materia-players = Wie viele können mitspielen?
rules-materia-players-words = Spieler Personen Anzahl Spielerzahl zwei drei vier
rules-materia-players-answer =
    Eine bis vier Personen. Zu zweit bis zu viert gelten dieselben Regeln; im Solospiel spielst du gegen eine gegnerische Tafel.

rules-materia-sets = Welche Zauber sind im Spiel?
rules-materia-sets-words = Set Sets klassisch normale Partie wählen zufällig eigene Liste erstes zweites drittes Variante
rules-materia-sets-answer =
    Es gibt 21 Zauber, drei je Farbe. Eine Partie hat sieben davon, einen je Farbe, für alle dieselben. Beginne mit dem ersten Set; das zweite und dritte sind anspruchsvoller.

    In einer normalen Partie wird der Zauber jeder Farbe ausgelost. Oder du wählst beim Eröffnen des Tisches jeden Zauber selbst.

rules-materia-solo = Wie spiele ich das Solospiel?
rules-materia-solo-words = solo allein Einzelspiel eine Person Solo-Modus
rules-materia-solo-answer =
    Deine Tage sind dieselben, aber der Altar beginnt mit 7 Materia. Am Ende jedes Tages musst du eine davon, die du aussuchst, auf die gegnerische Leiste schicken.

    Dann wird der Altar auf 7 aufgefüllt. Geleert wird er nur, wenn die geschickte Materia das 4., 9. oder 14. Feld der Leiste füllt: Dann werden alle Materia abgelegt und 7 neue gezogen. Ist der Altar leer, schickst du nichts.

rules-materia-track = Was ist die gegnerische Leiste?
rules-materia-track-words = solo Leiste Felder 17 siebzehn Zahlen Besen Altar geleert schicken Gegner
rules-materia-track-answer =
    Im Solospiel hat der Gegner statt eines Vertrauten eine Reihe von 17 Feldern. Am Ende jedes Tages liegt die Materia, die du vom Altar schickst, auf dem nächsten Feld, vom ersten an.

    Die Zahl auf einem Feld sagt, was die Leiste wert ist, sobald es gefüllt ist: nichts bis zum dritten, 14 mit dem 4. und 2 mehr mit jedem weiteren. Ein Besen steht auf dem 4., 9. und 14. Feld: Wird eines davon gefüllt, wird der Altar geleert. Ist das 17. gefüllt, endet die Partie.

rules-materia-opponent = Wie sammelt der Gegner im Solospiel Punkte?
rules-materia-opponent-words = solo gegnerische Tafel Leiste unterer Teil Punkte 17
rules-materia-opponent-answer =
    Weniger als 4 Materia auf seiner Leiste bringen nichts. Die 4. bringt ihm 14 Punkte, jede weitere 2 mehr. Jede Materia auf dem unteren Teil seiner Tafel ist 1 Punkt wert.

rules-materia-solo-end = Wann endet das Solospiel, und wer gewinnt?
rules-materia-solo-end-words = solo Ende Sieg Gleichstand Leiste voll 17 siebzehn Spielende
rules-materia-solo-end-answer =
    Es endet nach dem Tag, an dem du sieben Zauber oder einen vollen Vertrauten hast (du schickst noch eine letzte Materia), oder wenn das 17. Feld der Leiste gefüllt ist. Hast du mehr Punkte als der Gegner, gewinnst du; bei Gleichstand gewinnt niemand.

rules-materia-solo-spells = Welche Zauber sind im Solospiel anders?
rules-materia-solo-spells-words = solo Feuersturm Verteilung Spiegelbild gegnerische Tafel unterer Teil
rules-materia-solo-spells-answer =
    Feuersturm und Verteilung legen nach deinem eigenen Teil eine Materia auf den unteren Teil der gegnerischen Tafel: Feuersturm eine deiner Wahl vom Altar, Verteilung eine aus dem Beutel.

    Spiegelbild kopiert den Stufe-4-Effekt eines Zaubers dieser Partie, den du nicht gelernt hast und der das Tageszeit-Symbol hat; die Rune ist die auf deinem Spiegelbild. Standardaktionen kann es nicht kopieren.

rules-materia-handicap = Was ist das Handicap?
rules-materia-handicap-words = Schwierigkeit schwerer solo Herausforderung Vorsprung
rules-materia-handicap-answer =
    Es macht das Solospiel schwerer: Der Gegner hat von Anfang an bis zu drei Materia aus dem Beutel auf dem unteren Teil seiner Tafel, je einen Punkt wert.
