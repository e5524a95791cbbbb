### The guide of a first game: each note says why, and what to choose.

lesson-sigils-harness = Welcome! Each turn you can learn one spell. The colour of a die names a spot of the board, its value is the price. Harness the green 5: the Inside-Out Coat turns dice over, which helps you all game long.
lesson-sigils-pay = Pay exactly 5 with other dice, as many as you like; you get no change. White 3 and black 2 make 5. Start with the white die.
lesson-sigils-pay-rest = Add the black die and the price is paid. All three dice are now used until you pass; the others are left for your next turns.
lesson-sigils-end-turn = The Coat is on the first spot of your spellbook, and a new spell has come to the board. After harnessing you could still cast spells or spend gems. Save your gems for now, and end the turn.
lesson-sigils-nudge = Red 4, yellow 3 and blue 2 are left, and no sum fits. That is what gems are for: each one nudges an unused die up or down by one. Nudge the red die down to 3, and yellow can pay for it.
lesson-sigils-harness-again = Harness the red die for the Light-Fingered Glove; yellow pays. It is an attack, worth a bonus of 2 Fame on spot 2. And its left half circle meets the Coat’s right one: a completed sigil, 2 Fame at the end.
lesson-sigils-gems = Two Fame, and a completed circle. Now cast the Glove for two gems. A gem is put on a spell when you cast it. You can cast it again after you pass, and then that gem is yours too. So casting pays twice.
lesson-sigils-end-again = Gems make dice fit, and two unused gems are worth 1 Fame at the end. There is nothing more to do here: end the turn.
lesson-sigils-pass = A single die cannot harness anything. Pass: you reroll all six dice, and you get the gem on the Glove, so that you can cast it again. Passing takes a whole turn, so use up your dice first.
lesson-sigils-cast = Armour Into Soup is on the blue spot, with a circle on its left. Its price is 5, but all your other dice are even. Cast the Inside-Out Coat to fix that. If you cast before harnessing, you must harness this turn.
lesson-sigils-turn = The Coat turns a die to its opposite side: 6 becomes 1. Turn the white die, then black 4 and white 1 make 5.
lesson-sigils-harness-third = Harness the blue 5. A spell always goes to the next free spot, so the order in which you learn spells decides which halves meet.
lesson-sigils-pay-third = Pay with the black 4; the white 1 completes it.
lesson-sigils-red = This ability is red: you never cast it, it scores at the end. Each completed circle gives you 2 more Fame, and you have two. So red abilities tell you what to collect. End the turn.
lesson-sigils-bonus = Spot 4 of your spellbook gives 2 Fame for an illusion, and the Two-Nosed Mask on the green spot is one. Harness the green 2; the red 2 pays. The value 2 will help in a moment.
lesson-sigils-value = The Mask gives 2 Fame if you harnessed a die with the value 2 this turn. You did! Cast it now: such spells work after harnessing, even in the turn you learn them.
lesson-sigils-end-last = Four Fame in one turn! You get the gems on the Coat and the Mask when you pass. End the turn.
lesson-sigils-end = Your dice are used up, so you will want to pass. Once a spellbook has ten spells, everyone else has one last turn. Then red abilities, sigils and gems are added to your Fame. The rest is up to you. Good luck!
