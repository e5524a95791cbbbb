### Die Begleitung durch das erste Spiel. Jede Notiz sagt warum und nennt, was zu berühren ist.

lesson-title = Begleitung
lesson-step = Schritt { $step } von { $steps }
lesson-strayed = Auch das ist erlaubt, und es ist gespielt. Nimm es zurück, dann geht die Lektion weiter. Oder spiel einfach so weiter: Es ist dein Spiel.
lesson-take-back = Zurücknehmen
lesson-play-on = Ohne Begleitung weiterspielen
lesson-close = Schließen

## SpellBook

lesson-materia-take = Willkommen! Ein Tag hat Morgen, Mittag und Abend. Drei Materia einer Farbe bezahlen einen Zauber, und zwei grüne hast du schon. Nimm also Grün ▲ vom Altar: Dort liegt alles offen, und du bekommst genau, was du siehst.
lesson-materia-keep = Am Mittag könntest du eine Materia für Punkte bei deinem Vertrauten lagern. Aber heute Abend brauchst du alle drei grünen, also passe. Jede Phase darf man auslassen, und dein Vorrat behält, was er hat, bis zu neun.
lesson-materia-learn = Der Abend ist zum Lernen da. Drei grüne Materia bezahlen Läuterung auf Stufe 3. Ein gelernter Zauber gibt am Ende Punkte, und dieser hilft dir auch ab deinem nächsten Tag. Je früher, desto öfter.
lesson-materia-place = Eine der bezahlten Materia bleibt auf der Karte und zeigt, dass du den Zauber kannst. Manchen Zaubern ist ihre Rune wichtig, diesem nicht. Lege Grün ▲ darauf.
lesson-materia-pay = Die anderen kommen in die Ablage: Bezahle mit Grün ●, dann mit Grün ■. Bezahlt wird immer genau. Danach ist dein Tag vorbei, eine neue Materia kommt auf den Altar, und der Lehrling hat seinen Tag.
lesson-materia-draw = Dein Vorrat ist leer, jetzt zählt die Menge. Ziehe zwei Materia aus dem Beutel: Aussuchen kannst du nicht, aber zwei sind mehr als eine vom Altar. Und dein Zauber kann sie verbessern.
lesson-materia-cast = Eine gelbe und eine lila; auf dem Altar liegt noch mehr Gelb. Dein Zauber trägt das Zeichen des Mittags, und ab heute wirkt er. Wirke Läuterung: Sie tauscht eine Materia deines Vorrats mit dem Altar.
lesson-materia-give = Gib Lila ● her: Zu nichts, was du hast, passt es.
lesson-materia-get = Und nimm Gelb ■ dafür. Zwei gelbe Materia: Füllhorn, der gelbe Zauber, rückt näher.
lesson-materia-rest = Mit zwei Materia lernst du nichts, also bleibt heute Abend nur Passen. Sonst geschieht von selbst, was als Einziges möglich ist, wie eben deine letzte Zahlung. Sieh dann zu, was der Lehrling macht.
lesson-materia-draw-again = Der Lehrling hat Opferung gelernt. Alle haben dieselben sieben Zauber, niemand nimmt dir einen weg. Ziehe wieder zwei: Das Gelb ▲ auf dem Altar kann warten, Läuterung holt es dir.
lesson-materia-cast-again = Noch eine gelbe! Ein Zauber wirkt jeden Tag einmal, in seiner Phase. Wirke wieder Läuterung: Gib Schwarz ▲ her und nimm Gelb ▲. Dann hast du vier gelbe Materia.
lesson-materia-level = Drei gelbe Materia reichen für Füllhorn auf Stufe 3, vier für Stufe 4: 5 Punkte statt 3 und mehr Wirkung. Ein Zauber wird nur einmal gelernt. Nutze das und lerne ihn auf Stufe 4.
lesson-materia-place-again = Lege Gelb ● darauf und bezahle mit dem Rest. Füllhorn trägt kein Zeichen einer Phase: Es wirkt einmal, sobald du es lernst, und bringt dir drei neue Materia.
lesson-materia-rune = Auch Runen zählen: Drei Materia mit gleicher Rune gelten als eine beliebiger Farbe, als Joker. Du hast Rot ■. Nimm also Blau ■ vom Altar; mit einem dritten Quadrat hast du einen Joker.
lesson-materia-store = Lila ▲ passt zu nichts. Lagere es bei deinem Vertrauten: Jede Materia dort gibt am Ende etwa einen Punkt. Sie kommt nicht zurück, also füttere nur, was du entbehren kannst.
lesson-materia-rest-again = Noch ist nichts zu lernen, also passe. Behalte den Altar im Auge: Mit jedem Tag, an dem niemand von ihm nimmt, wächst er um eins. Er ist fast voll.
lesson-materia-draw-third = Zeitreise, der weiße Zauber, käme jetzt gelegen. Du hast eine weiße Materia und zwei Quadrate, aber auf dem Altar liegt weder Weiß noch ein Quadrat. Versuch also dein Glück und ziehe.
lesson-materia-keep-again = Weiß ▲ und Gelb ■: genau richtig! Passe an diesem Mittag, denn heute Abend brauchst du alle fünf Materia.
lesson-materia-wild = Zwei weiße Materia und drei Quadrate als dritte: Lerne Zeitreise auf Stufe 3. Ein Joker kostet drei Materia, aber er erspart dir das Warten auf eine Farbe, die nicht kommt.
lesson-materia-wild-place = Ein Joker kann nicht auf der Karte liegen: Mindestens eine Materia muss wirklich die Farbe des Zaubers haben. Lege Weiß ▲ darauf.
lesson-materia-wild-pay = Bezahle mit den anderen vieren, in beliebiger Reihenfolge. Dein Tag endet dann mit zehn Materia auf dem Altar: Er wird abgeräumt, und fünf neue kommen.
lesson-materia-sweep = Der Altar ist abgeräumt. Warte also nicht zu lange auf etwas, das dort liegt. Dein Vorrat ist leer: Ziehe zwei.
lesson-materia-feed = Lagere Grün ▲ bei deinem Vertrauten, aber behalte Rot ●: Zeitreise auf Stufe 3 zu wirken kostet einen Kreis.
lesson-materia-evening = An einem Abend lernst du einen Zauber oder wirkst einen. Wirke Zeitreise: Sie legt einen Kreis ab, dein Rot ●, und verbessert einen anderen deiner Zauber um eine Stufe. Billiger als jedes Lernen.
lesson-materia-raise = Erhöhe Füllhorn auf Stufe 5: 7 Punkte statt 5. Gezogen wird nicht noch einmal, das gehörte zum Lernen. Läuterung brächte nur 1 Punkt mehr, könnte dann aber zwei Materia tauschen.
lesson-materia-end = Nun kennst du alles, was ein Tag bringt. Das Spiel endet nach der Runde, in der jemand alle sieben Zauber oder einen vollen Vertrauten hat. Zauber und Vertrauter geben die Punkte. Der Rest gehört dir. Viel Glück!

## Spellbooks

lesson-sigils-harness = Willkommen! In jedem Zug darf ein Zauber in dein Buch. Die Farbe eines Würfels nennt ein Feld, sein Wert den Preis. Bändige die grüne 5: Der Wendemantel dreht Würfel um, das hilft im ganzen Spiel.
lesson-sigils-pay = Bezahle genau 5 mit anderen Würfeln, so vielen du magst; herausgegeben wird nichts. Die weiße 3 und die schwarze 2 machen 5. Beginne mit dem weißen Würfel.
lesson-sigils-pay-rest = Nimm den schwarzen Würfel dazu, und der Preis stimmt. Alle drei sind dann verbraucht, bis du wieder würfelst; die anderen bleiben dir für die nächsten Züge.
lesson-sigils-end-turn = Der Mantel liegt auf dem ersten Feld deines Buchs, und in der Mitte ist ein neuer Zauber. Nach dem Bändigen könntest du noch Zauber wirken oder Edelsteine ausgeben. Spare sie und beende den Zug.
lesson-sigils-nudge = Übrig sind die rote 4, die gelbe 3 und die blaue 2, und keine Summe passt. Dafür sind Edelsteine da: Jeder verstellt einen freien Würfel um eins. Verstelle den roten auf 3, die bezahlt der gelbe.
lesson-sigils-harness-again = Bändige den roten Würfel für den Langfingerhandschuh; der gelbe bezahlt. Er ist ein Angriff, den Feld 2 deines Buchs mit 2 Ruhm belohnt. Und sein linker Halbkreis trifft den rechten des Mantels: ein fertiges Siegel, am Ende 2 Ruhm.
lesson-sigils-gems = Zwei Ruhm, und ein Kreis ist geschlossen. Wirke jetzt den Handschuh für zwei Edelsteine. Auf einen gewirkten Zauber kommt ein Edelstein, und er ruht, bis du passt; dann gehört auch dieser Stein dir. Wirken lohnt sich doppelt.
lesson-sigils-end-again = Edelsteine machen Würfel passend, und zwei unbenutzte sind am Ende 1 Ruhm. Mehr ist hier nicht zu tun: Beende den Zug.
lesson-sigils-pass = Mit einem Würfel lässt sich nichts bändigen. Passe: Du würfelst alle sechs neu, und der Stein auf dem Handschuh kommt zu dir, sodass er wieder wirken kann. Passen kostet einen Zug, verbrauche also vorher deine Würfel.
lesson-sigils-cast = Auf dem blauen Feld liegt Rüstungssuppe, links mit einem Kreis. Sie kostet 5, aber deine anderen Würfel sind alle gerade. Wirke den Wendemantel, das hilft. Wer vor dem Bändigen wirkt, muss danach bändigen.
lesson-sigils-turn = Der Mantel dreht einen Würfel auf die Gegenseite: Aus 6 wird 1. Drehe den weißen Würfel, dann machen die schwarze 4 und die weiße 1 zusammen 5.
lesson-sigils-harness-third = Bändige die blaue 5. Ein Zauber kommt immer auf das nächste freie Feld. In welcher Reihenfolge du sie holst, entscheidet also, welche Hälften sich treffen.
lesson-sigils-pay-third = Bezahle mit der schwarzen 4; die weiße 1 macht es voll.
lesson-sigils-red = Die Fähigkeit dieses Zaubers ist rot: Er wird nie gewirkt, er zählt am Ende. Jeder fertige Kreis gibt 2 Ruhm mehr, und du hast zwei. Rote Fähigkeiten sagen dir, was du sammeln sollst. Beende den Zug.
lesson-sigils-bonus = Feld 4 deines Buchs belohnt eine Illusion mit 2 Ruhm, und die Zweinasenmaske auf dem grünen Feld ist eine. Bändige die grüne 2; die rote 2 bezahlt. Dass es eine 2 ist, hilft gleich noch.
lesson-sigils-value = Die Maske gibt 2 Ruhm, wenn der in diesem Zug gebändigte Würfel eine 2 war. War er! Wirke sie: Solche Zauber wirken nach dem Bändigen, schon in dem Zug, in dem sie kommen.
lesson-sigils-end-last = Vier Ruhm in einem Zug! Die Steine auf Mantel und Maske kommen zu dir, wenn du passt. Beende den Zug.
lesson-sigils-end = Deine Würfel sind verbraucht, du wirst also passen wollen. Hat ein Buch zehn Zauber, haben die anderen noch einen Zug; dann kommen rote Fähigkeiten, Siegel und Edelsteine zum Ruhm. Der Rest gehört dir. Viel Glück!
