### The guide of a first game: each note says why, and what to choose.

lesson-sigils-harness = Willkommen! In jedem Zug kannst du einen Zauber lernen. Die Farbe eines Würfels nennt ein Feld der Auslage, sein Wert ist der Preis. Bändige die grüne 5: Der Wendemantel dreht Würfel um, das hilft die ganze Partie.
lesson-sigils-pay = Bezahle genau 5 mit anderen Würfeln, so vielen du magst; Wechselgeld gibt es nicht. Die weiße 3 und die schwarze 2 machen 5. Beginne mit dem weißen Würfel.
lesson-sigils-pay-rest = Nimm den schwarzen Würfel dazu, und der Preis ist bezahlt. Alle drei sind jetzt benutzt, bis du passt; die anderen bleiben dir für die nächsten Züge.
lesson-sigils-end-turn = Der Mantel liegt auf dem ersten Feld deines Zauberbuchs, und in der Auslage ist ein neuer Zauber. Nach dem Bändigen könntest du noch Zauber wirken oder Edelsteine ausgeben. Spare sie und beende den Zug.
lesson-sigils-nudge = Übrig sind die rote 4, die gelbe 3 und die blaue 2, und keine Summe passt. Dafür sind Edelsteine da: Jeder verstellt einen unbenutzten Würfel um eins. Verstelle den roten auf 3, die bezahlt der gelbe.
lesson-sigils-harness-again = Bändige den roten Würfel für den Langfingerhandschuh; der gelbe bezahlt. Er ist ein Angriff und bringt auf Feld 2 einen Bonus von 2 Ruhm. Und sein linker Halbkreis trifft den rechten des Mantels: ein vollständiges Siegel, am Ende 2 Ruhm.
lesson-sigils-gems = Zwei Ruhm und ein vollständiger Kreis. Wirke jetzt den Handschuh für zwei Edelsteine. Auf einen gewirkten Zauber kommt ein Edelstein. Wenn du passt, gehört er dir, und der Zauber ist wieder bereit. Wirken lohnt sich also doppelt.
lesson-sigils-end-again = Edelsteine machen Würfel passend, und zwei übrige sind am Ende 1 Ruhm wert. Mehr gibt es hier nicht zu tun: Beende den Zug.
lesson-sigils-pass = Ein einzelner Würfel kann nichts bändigen. Passe: Du würfelst alle sechs neu und bekommst den Edelstein vom Handschuh, den du dann wieder wirken kannst. Passen kostet einen ganzen Zug, benutze also vorher deine Würfel.
lesson-sigils-cast = Auf dem blauen Feld liegt Rüstungssuppe, links mit einem Kreis. Sie kostet 5, aber deine anderen Würfel sind alle gerade. Wirke den Wendemantel, das hilft. Wirkst du vor dem Bändigen, musst du in diesem Zug bändigen.
lesson-sigils-turn = Der Mantel dreht einen Würfel auf die Gegenseite: Aus 6 wird 1. Drehe den weißen Würfel, dann machen die schwarze 4 und die weiße 1 zusammen 5.
lesson-sigils-harness-third = Bändige die blaue 5. Ein Zauber kommt immer auf das nächste freie Feld. In welcher Reihenfolge du sie lernst, entscheidet also, welche Hälften sich treffen.
lesson-sigils-pay-third = Bezahle mit der schwarzen 4; die weiße 1 macht es voll.
lesson-sigils-red = Diese Fähigkeit ist rot: Du wirkst sie nie, sie zählt am Ende. Jeder vollständige Kreis gibt 2 Ruhm mehr, und du hast zwei. Rote Fähigkeiten sagen dir also, was du sammeln sollst. Beende den Zug.
lesson-sigils-bonus = Feld 4 deines Zauberbuchs gibt 2 Ruhm für eine Illusion, und die Zweinasenmaske auf dem grünen Feld ist eine. Bändige die grüne 2; die rote 2 bezahlt. Dass es eine 2 ist, hilft gleich noch.
lesson-sigils-value = Die Maske gibt 2 Ruhm, wenn du in diesem Zug einen Würfel mit dem Wert 2 gebändigt hast. Hast du! Wirke sie: Solche Zauber wirken nach dem Bändigen, schon in dem Zug, in dem du sie lernst.
lesson-sigils-end-last = Vier Ruhm in einem Zug! Die Edelsteine von Mantel und Maske bekommst du, wenn du passt. Beende den Zug.
lesson-sigils-end = Deine Würfel sind benutzt, du wirst also passen wollen. Hat ein Zauberbuch zehn Zauber, haben alle anderen einen letzten Zug. Dann kommen rote Fähigkeiten, Siegel und Edelsteine zum Ruhm. Der Rest liegt bei dir. Viel Glück!
