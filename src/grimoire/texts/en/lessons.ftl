### The guide of a first game. Each note says why, and names what to touch.

lesson-title = Your guide
lesson-step = Step { $step } of { $steps }
lesson-strayed = That is allowed too, and it has been played. To go on with the lesson, take it back. Or simply play on: it is your game.
lesson-take-back = Take it back
lesson-play-on = Play on without the guide
lesson-close = Close

## SpellBook

lesson-materia-take = Welcome! A Day has a Morning, a Midday and an Evening. Three Materia of one colour buy a spell, and you have two green ones. So take green ▲ from the altar: what lies there is open, and you get just what you see.
lesson-materia-keep = At Midday you could store a Materia on your familiar for points. But this Evening you need all three green ones, so skip. Any phase may be skipped, and your pool keeps what it holds, up to nine.
lesson-materia-learn = The Evening is for learning. Three green Materia pay for Purification at level 3. A learned spell gives points at the end, and this one also works for you from your next Day on. The sooner, the more often.
lesson-materia-place = One of the paid Materia stays on the card to show that you know the spell. A few spells care about its rune; this one does not. Place green ▲.
lesson-materia-pay = The others go to the discard: pay green ●, then green ■. A payment is always exact. After it your Day is over, a new Materia comes to the altar, and the apprentice has a Day.
lesson-materia-draw = Your pool is empty, so now quantity counts. Draw two Materia from the pouch: you cannot choose them, but two are more than one from the altar. And the spell you know can improve them.
lesson-materia-cast = A yellow and a purple one; there is more yellow on the altar. Your spell bears the sign of Midday, and from today on you may use it. Cast Purification: it swaps one Materia of your pool with the altar.
lesson-materia-give = Give away purple ●: nothing else you have goes with it.
lesson-materia-get = And get yellow ■ for it. Two yellow Materia: Abundance, the yellow spell, comes nearer.
lesson-materia-rest = Two Materia buy nothing, so this Evening you can only skip. Usually, where just one thing is possible, it is done for you, as with your last payment. Then see what the apprentice does.
lesson-materia-draw-again = The apprentice has learned Sacrifice. Everybody has the same seven spells, so nobody takes one away from you. Draw two again: the yellow ▲ on the altar can wait, Purification will fetch it.
lesson-materia-cast-again = Another yellow one! A spell works every Day, once, in its phase. Cast Purification again: give black ▲, get yellow ▲. That makes four yellow Materia.
lesson-materia-level = Three yellow Materia buy Abundance at level 3, four at level 4: 5 points instead of 3, and a better effect. A spell is learned only once, so take the higher level while you can: learn it at level 4.
lesson-materia-place-again = Place yellow ● and pay the rest. Abundance bears no sign of a phase: it works once, at the moment you learn it, and brings you three new Materia.
lesson-materia-rune = Runes matter too: any three Materia with the same rune count as one of any colour, a wild one. You have red ■. So take blue ■ from the altar; with a third square you will have a wild Materia.
lesson-materia-store = Purple ▲ goes with nothing. Store it on your familiar: each Materia there gives about a point at the end. It cannot come back, so feed only what you can spare.
lesson-materia-rest-again = Nothing to learn yet, so skip. Watch the altar: with every Day on which nobody takes from it, it grows by one. It is nearly full.
lesson-materia-draw-third = Time Travel, the white spell, would be good now. You hold one white Materia and two squares, but the altar has neither white nor square. So try your luck and draw.
lesson-materia-keep-again = White ▲ and yellow ■: just right! Skip this Midday, because this Evening you will need all five Materia.
lesson-materia-wild = Two white Materia, and three squares for a third: learn Time Travel at level 3. Wild Materia cost three tokens, but save you from waiting for a colour that does not come.
lesson-materia-wild-place = A wild one cannot lie on the card: one Materia at least must truly have the spell’s colour. Place white ▲.
lesson-materia-wild-pay = Pay the other four, in any order. As your Day then ends with ten Materia on the altar, all of it is swept away, and five new ones come.
lesson-materia-sweep = The altar has been swept. So do not wait too long for something that lies there. You have nothing in your pool: draw two.
lesson-materia-feed = Store green ▲ on your familiar, but keep red ●: casting Time Travel at level 3 costs a circle.
lesson-materia-evening = In an Evening you learn a spell or cast one. Cast Time Travel: it discards a circle, your red ●, and makes another of your spells one level better. That is cheaper than any learning.
lesson-materia-raise = Raise Abundance to level 5: 7 points instead of 5. It does not draw again, for that came with learning it. Purification would gain only 1 point, but could then swap two.
lesson-materia-end = Now you know all that a Day can bring. The game ends after the round in which somebody has all seven spells or a full familiar. Spells and familiar give the points. The rest is yours. Good luck!

## Spellbooks

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
