### The rules, as answers to questions; see grimoire/texts/en/rules.ftl.

rules-sigils-edition = Cards of the edition with
rules-sigils-spot = Spot { $spot }: { $bonus }

## Headings

rules-heading-sigils-basics = The basics
rules-heading-sigils-turn = A turn
rules-heading-sigils-casting = Casting spells
rules-heading-sigils-end = The end and scoring
rules-heading-sigils-ways = Ways to play
rules-heading-sigils-cards = All spells

## Spellbooks: the basics

rules-sigils-aim = What is the aim, and how do I win?
rules-sigils-aim-words = goal win winning object purpose overview summary
rules-sigils-aim-answer =
    You use your dice to learn spells, and fill a spellbook with ten spots. Spells give you Fame when you cast them, when they match the bonus of a spot, and at the end, when the sigils that neighbouring spells complete count too.

    When a spellbook is full, everyone else has one more turn. The player with the most Fame wins.

rules-sigils-setup = How is the game set up?
rules-sigils-setup-words = setup start beginning prepare deal opening gems
rules-sigils-setup-answer =
    The deck is shuffled, and one spell is dealt to each of the six coloured spots of the main board. Everyone has an empty spellbook, no Fame, and one die of each of the six colours, which they roll.

    Everyone starts with 3 gems in the edition with 60 spells, with 2 in the one with 75. There are 40 gems in all. The first player is drawn at random, unless you chose one when you set up the table; playing later brings no compensation, unless the table has the fair start: then those who play later begin with some Fame.

rules-sigils-dice = What are the dice for?
rules-sigils-dice-words = die colours value pips used unused roll black white red green yellow blue
rules-sigils-dice-answer =
    The colour of a die names a spot of the main board, and its value is the price of the spell there. You pay that price with other dice.

    A die that you have harnessed or paid with is used until you pass. You roll dice at the start, when you pass, and with some spells.

rules-sigils-gems = What are gems for?
rules-sigils-gems-words = gem crystals supply 40 spend nudge token
rules-sigils-gems-answer =
    You spend your gems to nudge dice, or to use the Teachers’ dice; spent gems go to the supply. The gems you have left at the end score a little Fame.

    Casting does not cost you any: the gem that is put on a cast spell comes from the supply, and you get it when you pass.

rules-sigils-card = What is on a spell?
rules-sigils-card-words = card family type ability half sigil read symbols icons
rules-sigils-card-answer =
    A family, a type, one ability, and half a sigil on its left and on its right edge. Red abilities score at the end; all others are cast.

rules-sigils-kinds = Which families and types are there?
rules-sigils-kinds-words = family families type types enchantment illusion conjuration transmutation necromancy attack defence potion
rules-sigils-kinds-answer =
    Four families: enchantment, illusion, conjuration and transmutation; the edition with 75 spells adds necromancy. Each family has 15 spells: 5 attacks, 5 defences and 5 potions.

    They matter for the bonuses of your book and for many abilities.

rules-sigils-book = How do I fill my spellbook?
rules-sigils-book-words = book board ten spots rows order place where five filled
rules-sigils-book-answer =
    It has ten spots in two rows of five. A new spell always goes to the first free spot, from left to right, upper row first. So the order in which you learn spells decides which ones are neighbours.

rules-sigils-bonus = What are the bonus spots?
rules-sigils-bonus-words = bonus spots 2 4 7 9 fame type family shown board
rules-sigils-bonus-answer =
    Four spots of the spellbook show a type or a family. If you fill such a spot with a spell of that type or family, you gain 2 Fame at once. All spellbooks are the same.

## Spellbooks: a turn

rules-sigils-turn = What do I do on my turn?
rules-sigils-turn-words = turn actions order sequence options end
rules-sigils-turn-answer =
    Either harness a die to learn a spell, once, or pass. Before and after harnessing you may nudge dice and cast spells as often as you can. When you are done after harnessing, end your turn.

rules-sigils-harness = How do I harness a die to learn a spell?
rules-sigils-harness-words = harness buy draft take get spell die colour spot learn
rules-sigils-harness-answer =
    Harness an unused die: its colour names the spot whose spell you get, and its value is the price. Pay with one or more of your other unused dice. The spell goes into your spellbook, and a new one from the deck to the spot.

    You can harness once per turn, and never from an empty spot.

rules-sigils-pay = How do I pay when I harness?
rules-sigils-pay-words = price cost exact sum value dice change overpay
rules-sigils-pay-answer =
    With at least one other unused die. The values must add up to exactly the value of the harnessed die: there is no change, so you cannot pay too much either. All these dice are then used.

    You choose them one by one, and you are only offered dice with which you can still pay the exact price.

rules-sigils-nudge = How do I change or nudge a die?
rules-sigils-nudge-words = nudge adjust modify pip gem up down plus minus value
rules-sigils-nudge-answer =
    Nudge it: for one gem, an unused die goes up or down by one pip, never below 1 or above 6. You may do this as often as you have gems, before and after harnessing. Some spells change dice too.

rules-sigils-pass = What happens when I pass?
rules-sigils-pass-words = passing reroll roll again refresh recover gems back rest
rules-sigils-pass-answer =
    You reroll all six of your dice, used or not, and all of them are unused again. You collect the gems from your cast spells, and you can cast those spells again. Then your turn is over.

rules-sigils-must = Why can I not pass, or not cast this spell?
rules-sigils-must-words = must harness after casting forbidden not allowed blocked not offered impossible
rules-sigils-must-answer =
    If you cast a spell, you must harness in the same turn. Once you have cast before harnessing, everything you do must leave a harness possible, with your unused dice, your gems for nudging, and the Teachers’ dice for a gem each. You are not offered anything that would make it impossible.

    For a reroll it is enough that one result would work. If bad luck then leaves you no harness, you may pass even though you have cast. Without casting, you may pass until you harness.

rules-sigils-refill = When do new spells come to the main board?
rules-sigils-refill-words = refill deck market empty spot draw cards shuffle discard run out
rules-sigils-refill-answer =
    As soon as a spot is empty. If the deck is empty, the discarded spells are shuffled into a new one; if there are none, the spot stays empty.

## Spellbooks: casting

rules-sigils-cast = How do I cast a spell?
rules-sigils-cast-words = use activate play ability spell book before after harnessing
rules-sigils-cast-answer =
    Choose an available spell in your spellbook and do what it says. Then a gem from the supply is put on it, and you cannot cast it again until you pass. You may cast several spells in a turn, before and after harnessing.

    If there is no gem left in the supply, nobody can cast.

rules-sigils-again = When can I cast a spell again?
rules-sigils-again-words = used available gem on card ready recover twice once same turn new
rules-sigils-again-answer =
    After you pass: then you collect the gems from your cast spells. You can cast a spell that you have just learned in the same turn.

rules-sigils-cannot = Why can I not cast this spell?
rules-sigils-cannot-words = not offered impossible condition needs grey disabled unable
rules-sigils-cannot-answer =
    If an ability needs something, you can cast it only when it is there: an unused die of its colour, a die harnessed this turn with the right colour or value, a defence spell to turn face down. Also, there must be a gem in the supply for the card, and red abilities are never cast.

rules-sigils-red = What are red abilities?
rules-sigils-red-words = end of game final scoring never cast red cards
rules-sigils-red-answer =
    They score at the end of the game and are never cast. Such a spell needs no gem, and counts as long as it is face up in your spellbook.

rules-sigils-on-harness = How do abilities work that depend on the harnessed die?
rules-sigils-on-harness-words = on colour on value 2 fame harness this turn die condition
rules-sigils-on-harness-answer =
    Cast them after harnessing, in the same turn. They give 2 Fame if the die you harnessed has the colour, or had the value, that they name. It is the value at the moment you harnessed it, after any changes. A Teachers’ die counts as well.

rules-sigils-change = Which abilities change a die?
rules-sigils-change-words = turn opposite side flip shift two pips reroll roll again dice manipulation
rules-sigils-change-answer =
    One turns any unused die to its opposite side: 1 and 6, 2 and 5, 3 and 4. One shifts an unused die of its colour by one or two pips, within 1 to 6. One rerolls a die of its colour.

    In the edition with 60 spells you may reroll a used die, which is then unused; in the one with 75 it must be unused.

rules-sigils-take-gems = How do spells give gems?
rules-sigils-take-gems-words = gems ability supply take one two three
rules-sigils-take-gems-answer =
    Some abilities take one to three gems from the supply, as far as it has them. One gem must stay there for the card itself, so you cannot cast them when only one is left.

rules-sigils-refresh = How do I change the spells on the main board?
rules-sigils-refresh-words = refresh discard replace market new cards three edition 60
rules-sigils-refresh-answer =
    With an ability of the edition with 60 spells: discard up to three spells from the main board, or none; then the spots are refilled in the order of their colours.

rules-sigils-spend = How do I spend a die for Fame?
rules-sigils-spend-words = spend use up die fame edition 75 unused
rules-sigils-spend-answer =
    With an ability of the edition with 75 spells: an unused die of the colour it names becomes used, and you gain 2 Fame.

rules-sigils-face-down = What does a face-down spell count for?
rules-sigils-face-down-words = entomb turn over flip hidden defence buried edition 75 down
rules-sigils-face-down-answer =
    An ability of the edition with 75 spells turns another defence spell in your spellbook face down, for 3 Fame. That spell no longer has a family, type, ability or sigil, but it still fills its spot and counts as learned. A gem on it stays until you pass.

    For sigils it is as if it were not there: the nearest face-up spells on either side of it in the row are neighbours.

## Spellbooks: the end

rules-sigils-end = When does the game end?
rules-sigils-end-words = over finish last turn final full book ten spells trigger
rules-sigils-end-answer =
    When somebody fills their tenth spot, every other player has one last turn. Then the Fame is counted.

    So that every game ends, round 100 is always the last; in practice nobody gets near it.

rules-sigils-scoring = How is Fame counted at the end?
rules-sigils-scoring-words = score points total fame scoring result value
rules-sigils-scoring-answer =
    To the Fame you have gained, add what your red abilities score, 2 Fame for each completed sigil, and the Fame for your unused gems. The panel beside the board always shows what everyone would score if the game ended now.

rules-sigils-sigil = How do I complete a sigil?
rules-sigils-sigil-words = join sigils halves shape circle square triangle neighbours adjacent connect match
rules-sigils-sigil-answer =
    Two neighbours in a row complete a sigil if the right half of one and the left half of the next have the same shape. Each completed sigil is worth 2 Fame at the end. The end of the upper row does not meet the start of the lower one.

    Some red abilities add 2 Fame for each completed sigil of one shape.

rules-sigils-gems-end = What are gems worth at the end?
rules-sigils-gems-end-words = unused gems left over fame two three
rules-sigils-gems-end-answer =
    1 Fame for every 2 gems in the edition with 60 spells, for every 3 in the one with 75, rounded down. Only your own gems count, not those on cast spells.

rules-sigils-pairs = How do pairs of types score?
rules-sigils-pairs-words = pair attack defence potion red ability 4 fame types count
rules-sigils-pairs-answer =
    A red ability names two types and gives 4 Fame for every pair of spells in your spellbook, one of each type. The spell itself may be in a pair. Each spell counts only once for the same ability, but may count for several abilities.

rules-sigils-majority = How does a majority score?
rules-sigils-majority-words = most family majority tied tie red ability 8 4 count
rules-sigils-majority-answer =
    Such a red ability gives 8 Fame if you have the most spells of the family it names, and at least one. If you are tied for the most, it gives 4; if somebody has more, nothing.

rules-sigils-each = What do abilities score that give Fame for each spell?
rules-sigils-each-words = each kindred family type per spell red ability count
rules-sigils-each-answer =
    Some give 1 Fame for each of your spells of a family or type, including the spell itself if it is one.

    Kindred spells, in the edition with 60, count each other: a single one is worth 1, two are worth 3 each, three 5 each, four 7 each.

rules-sigils-ties = Who wins a tie?
rules-sigils-ties-words = tie draw equal same fame tiebreak tie-break shared
rules-sigils-ties-answer =
    The tied player with more spells in their spellbook; if they are still tied, the one with more unused gems. Otherwise they share the victory.

## Spellbooks: ways to play

rules-sigils-players = How many can play?
rules-sigils-players-words = players number two three four five persons count solo
rules-sigils-players-answer =
    Two to five, with the same rules. There is no solo game, but you can play against a bot.

rules-sigils-editions = How do the two editions differ?
rules-sigils-editions-words = edition 60 75 versions difference cards necromancy
rules-sigils-editions-answer =
    The edition with 60 spells has four families, 3 gems per player at the start, rerolls of used dice, abilities that replace spells on the main board, kindred spells, and the Teachers as an option.

    The one with 75 adds necromancy, starts with 2 gems, rerolls only unused dice, needs 3 gems instead of 2 for 1 Fame at the end, and has abilities that spend a die or turn a spell face down.

rules-sigils-teachers = How do the Teachers’ dice work?
rules-sigils-teachers-words = teacher teachers module option six dice fee gem extra
rules-sigils-teachers-answer =
    Six extra dice, one of each colour, are there for everyone. You may use them like your own unused dice: harness, pay, nudge, turn, shift or reroll them. Each one that you harness or pay with costs you a gem, and is then used.

    Passing does not reroll them. The reroll ability may also choose a used one, which is then unused. The Teachers are an option of the edition with 60 spells.

rules-sigils-teachers-again = When are the Teachers’ dice rerolled?
rules-sigils-teachers-again-words = teacher teachers all used reroll rolled again gem everybody end of turn
rules-sigils-teachers-again-answer =
    When all six are used at the end of a turn, even a last turn. Then they are all rerolled and unused, and every player gets a gem as far as the supply has them, in turn order from the player whose turn it was.

rules-sigils-deck = Can I play with cards of my own?
rules-sigils-deck-words = deck own custom printed cards file toml
rules-sigils-deck-answer =
    The spells here are this project’s own; the printed cards are not copied. If you own the printed game, you can write its cards into a deck file. You can play with it in the terminal, and programs can use it with a server.
