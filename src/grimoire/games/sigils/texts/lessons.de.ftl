### The guide of a first game. Each note says why, and names what to touch.

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
