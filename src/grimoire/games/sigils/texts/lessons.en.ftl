### The guide of a first game. Each note says why, and names what to touch.

lesson-sigils-harness = Welcome! In a turn, one spell may come into your book. A die’s colour names a spot of the board, its value the price. Harness the green 5: the Inside-Out Coat turns dice over, which helps the whole game long.
lesson-sigils-pay = Pay exactly 5 with other dice, as many as you like; no change is given. White 3 and black 2 make 5. Begin with the white die.
lesson-sigils-pay-rest = Add the black die and the price is met. All three dice are then used up until you roll again; the others are left for your next turns.
lesson-sigils-end-turn = The Coat lies on the first spot of your book, and a new spell has come to the board. After harnessing you could still cast spells or spend gems. Save them for now, and end the turn.
lesson-sigils-nudge = Red 4, yellow 3 and blue 2 are left, and no sum fits. That is what gems are for: each nudges an unused die up or down by one. Nudge the red die down to 3, which yellow can pay.
lesson-sigils-harness-again = Harness the red die for the Light-Fingered Glove; yellow pays. It is an attack, which spot 2 of your book rewards with 2 Fame. And its left half circle meets the Coat’s right one: a completed sigil, 2 Fame at the end.
lesson-sigils-gems = Two Fame, and a circle is joined. Now cast the Glove for two gems. A cast spell gets a gem laid upon it and rests until you pass; then that gem is yours too. So casting pays twice.
lesson-sigils-end-again = Gems make dice fit, and two unused ones are 1 Fame at the end. There is nothing more to do here: end the turn.
lesson-sigils-pass = A single die can harness nothing. Pass: you roll all six dice, and the gem on the Glove comes to you, so that it can be cast again. Passing takes a turn, so use up your dice before.
lesson-sigils-cast = The blue spot holds Armour Into Soup, with a circle on its left. Its price is 5, but your other dice are all even. Cast the Inside-Out Coat to mend that. Whoever casts before harnessing must then harness.
lesson-sigils-turn = The Coat turns a die onto its opposite side: 6 becomes 1. Turn the white die, then black 4 and white 1 make 5.
lesson-sigils-harness-third = Harness the blue 5. A spell always goes to the next free spot, so the order in which you take spells decides which halves meet.
lesson-sigils-pay-third = Pay with the black 4; the white 1 completes it.
lesson-sigils-red = This spell’s ability is red: it is never cast, it counts at the end. Each completed circle gives 2 more Fame, and you have two. So red abilities tell you what to collect. End the turn.
lesson-sigils-bonus = Spot 4 of your book rewards an illusion with 2 Fame, and the Two-Nosed Mask on the green spot is one. Harness the green 2; the red 2 pays. That it is a 2 will help in a moment.
lesson-sigils-value = The Mask gives 2 Fame if the die you harnessed this turn was a 2. It was! Cast it now: such spells work after the harness, even in the turn they arrive.
lesson-sigils-end-last = Four Fame in one turn! The gems on the Coat and the Mask come to you when you pass. End the turn.
lesson-sigils-end = Your dice are used up, so you will want to pass. Once a book has ten spells, the others have one last turn; then red abilities, sigils and gems are added to the Fame. The rest is yours. Good luck!
