### The rules, as answers to questions; see grimoire/texts/en/rules.ftl.

rules-sigils-edition = Cards of the edition with
rules-sigils-spot = Spot { $spot }: { $bonus }

## Headings

rules-heading-sigils-basics = The basics
rules-heading-sigils-turn = A turn
rules-heading-sigils-casting = Casting spells
rules-heading-sigils-end = The end and the Fame
rules-heading-sigils-ways = Ways to play
rules-heading-sigils-cards = All spells

## Spellbooks: the basics

rules-sigils-aim = What is the aim, and how do I win?
rules-sigils-aim-words = goal win winning object purpose overview summary
rules-sigils-aim-answer =
    With your dice you bring spells into your book of ten spots. Spells give Fame when you cast them, when they fit a spot’s bonus, and at the end, also for sigils that two neighbours complete.

    When a book is full, the others have one more turn. The most Fame wins.

rules-sigils-setup = How is the game set up?
rules-sigils-setup-words = setup start beginning prepare deal opening gems
rules-sigils-setup-answer =
    The deck is shuffled and one spell is laid on each of the six coloured spots of the main board. Everyone has an empty book, one die of each of the six colours, rolled, and no Fame.

    Everyone starts with 3 gems in the edition with 60 spells and with 2 in the one with 75. There are 40 gems in all. Who begins is drawn by lot, unless it was settled at set-up; nobody gets anything for sitting later.

rules-sigils-dice = What are the dice for?
rules-sigils-dice-words = die colours value pips used unused roll black white red green yellow blue
rules-sigils-dice-answer =
    A die’s colour names a spot of the main board, its value is the price of the spell there. Other dice pay that price.

    A die that has harnessed or paid is used and waits until you pass. Dice are rolled at the start, when you pass, and by some spells.

rules-sigils-gems = What are gems for?
rules-sigils-gems-words = gem crystals supply 40 spend nudge token
rules-sigils-gems-answer =
    You spend your own gems to nudge dice, or to use teachers’ dice; spent gems go to the supply. What you have left at the end brings a little Fame.

    Casting costs you none of yours: the gem laid on a cast spell comes from the supply, and it is yours when you pass.

rules-sigils-card = What is on a spell?
rules-sigils-card-words = card family type ability half sigil read symbols icons
rules-sigils-card-answer =
    A family, a type, one ability, and half a sigil on its left and on its right edge. Abilities in red count at the end; all others are cast.

rules-sigils-kinds = Which families and types are there?
rules-sigils-kinds-words = family families type types enchantment illusion conjuration transmutation necromancy attack defence potion
rules-sigils-kinds-answer =
    Four families: enchantment, illusion, conjuration and transmutation; the edition with 75 spells adds necromancy. Each family has 15 spells: 5 attacks, 5 defences and 5 potions.

    They matter for the bonuses of your book and for many abilities.

rules-sigils-book = How is my book filled?
rules-sigils-book-words = spellbook board ten spots rows order place where five
rules-sigils-book-answer =
    It has ten spots in two rows of five. A new spell always goes to the first free spot, from left to right, the upper row first, so the order in which you learn decides who becomes whose neighbour.

rules-sigils-bonus = What are the bonus spots?
rules-sigils-bonus-words = bonus spots 2 4 7 9 fame type family shown board
rules-sigils-bonus-answer =
    Four spots of the book show a type or a family. Fill such a spot with a spell of that type or family and you gain 2 Fame at once. The books of all players are the same.

## Spellbooks: a turn

rules-sigils-turn = What do I do on my turn?
rules-sigils-turn-words = turn actions order sequence options end
rules-sigils-turn-answer =
    Either harness a die to learn a spell, once, or pass. Before and after harnessing you may nudge dice and cast spells, as often as you can. After harnessing you end your turn yourself.

rules-sigils-harness = How do I harness a die to learn a spell?
rules-sigils-harness-words = harness buy draft take get spell die colour spot learn
rules-sigils-harness-answer =
    Harness an unused die: its colour names the spot whose spell you get, its value the price. Pay with one or more of your other unused dice. The spell goes into your book, and the spot gets a new one from the deck.

    You can harness once a turn, and never from an empty spot.

rules-sigils-pay = How do I pay when I harness?
rules-sigils-pay-words = price cost exact sum value dice change overpay
rules-sigils-pay-answer =
    With other unused dice whose values add up to exactly the value of the harnessed die, at least one. There is no change: too much is as bad as too little. All these dice are then used.

    You choose them one by one, and only dice with which the sum can still come out are offered.

rules-sigils-nudge = How do I change or nudge a die?
rules-sigils-nudge-words = nudge adjust modify pip gem up down plus minus value
rules-sigils-nudge-answer =
    Nudge it: for one gem, an unused die goes up or down by one pip, never below 1 or above 6. You may do so as often as you have gems, before and after harnessing. Some spells change dice too.

rules-sigils-pass = What happens when I pass?
rules-sigils-pass-words = passing reroll roll again refresh recover gems back rest
rules-sigils-pass-answer =
    You roll all six of your dice, used or not, and all are unused again. You take the gems from your cast spells into your own supply, and those spells can be cast again. Then your turn is over.

rules-sigils-must = Why can I not pass, or not cast this?
rules-sigils-must-words = must harness after casting forbidden not allowed blocked not offered impossible
rules-sigils-must-answer =
    A turn with a cast must harness. Once you have cast before harnessing, everything you do must leave a harness possible, with your unused dice, your gems for nudging, and teachers’ dice at their fee. What would spoil that is not offered.

    For a reroll it is enough that one result would do. If luck then leaves no harness, you may pass although you have cast. Without a cast you may pass until you harness.

rules-sigils-refill = When do new spells come to the main board?
rules-sigils-refill-words = refill deck market empty spot draw cards shuffle discard run out
rules-sigils-refill-answer =
    At once, whenever a spot is emptied. When the deck is empty, the discarded spells are shuffled into a new one; if there are none, the spot stays empty.

## Spellbooks: casting

rules-sigils-cast = How do I cast a spell?
rules-sigils-cast-words = use activate play ability spell book before after harnessing
rules-sigils-cast-answer =
    Choose an available spell of your book: do what it says, then a gem from the supply is laid on it, and it is used until you pass. You may cast several in a turn, before and after harnessing.

    If the supply has no gem left, nobody can cast.

rules-sigils-again = When can I cast a spell again?
rules-sigils-again-words = used available gem on card ready recover twice once same turn new
rules-sigils-again-answer =
    After you pass: then the gems leave your cast spells and become yours. A spell you have just harnessed can be cast in the same turn already.

rules-sigils-cannot = Why can I not cast this spell?
rules-sigils-cannot-words = not offered impossible condition needs grey disabled unable
rules-sigils-cannot-answer =
    An ability that needs something can be cast only when it is there: an unused die of its colour, a harness of this turn with the right colour or value, a defence to turn over. Also the supply needs a gem for the card, and red abilities are never cast.

rules-sigils-red = What are red abilities?
rules-sigils-red-words = end of game final scoring never cast red cards
rules-sigils-red-answer =
    They count at the end of the game and are never cast. Such a spell needs no gem and works as long as it lies face up in your book.

rules-sigils-on-harness = How do abilities work that look at the harnessed die?
rules-sigils-on-harness-words = on colour on value 2 fame harness this turn die condition
rules-sigils-on-harness-answer =
    Cast them after harnessing, in the same turn. They give 2 Fame if the die you harnessed has the colour, or had the value, that they name. The value is the one it was harnessed with, after any change, and a teacher’s die counts as well.

rules-sigils-change = Which abilities change a die?
rules-sigils-change-words = turn opposite side flip shift two pips reroll roll again dice manipulation
rules-sigils-change-answer =
    One turns any unused die onto its opposite side: 1 and 6, 2 and 5, 3 and 4. One shifts an unused die of its colour by one or two pips, within 1 to 6. One rolls a die of its colour again.

    In the edition with 60 spells the reroll may take a used die, which is then unused; with 75 it must be an unused one.

rules-sigils-take-gems = How do spells give gems?
rules-sigils-take-gems-words = gems ability supply take one two three
rules-sigils-take-gems-answer =
    Some abilities take one to three gems from the supply, as far as it reaches. One gem must stay there for the card itself, so with a single gem in the supply they cannot be cast.

rules-sigils-refresh = How do I change the spells on the main board?
rules-sigils-refresh-words = refresh discard replace market new cards three edition 60
rules-sigils-refresh-answer =
    With an ability of the edition with 60 spells: discard up to three spells of the main board, or none; then the spots are filled again, in the order of their colours.

rules-sigils-spend = How do I spend a die for Fame?
rules-sigils-spend-words = spend use up die fame edition 75 unused
rules-sigils-spend-answer =
    With an ability of the edition with 75 spells: an unused die of the named colour becomes used, and you gain 2 Fame.

rules-sigils-face-down = What does a face-down spell count for?
rules-sigils-face-down-words = entomb turn over flip hidden defence buried edition 75 down
rules-sigils-face-down-answer =
    An ability of the edition with 75 spells turns another defence of your book face down for 3 Fame. Such a spell has no family, type, ability or sigil any more, but it still fills its spot and counts as learned. A gem on it stays until you pass.

    For sigils it is as if it were not there: the nearest face-up spells on both sides of it in the row are neighbours.

## Spellbooks: the end

rules-sigils-end = When does the game end?
rules-sigils-end-words = over finish last turn final full book ten spells trigger
rules-sigils-end-answer =
    When somebody fills the tenth spot, every other player has one last turn. Then the Fame is counted.

    So that every game ends, it is over after round 100 at the latest; in practice nobody comes near.

rules-sigils-scoring = How is Fame counted at the end?
rules-sigils-scoring-words = score points total fame scoring result value
rules-sigils-scoring-answer =
    To the Fame you have won, add what your red abilities count, 2 Fame for each completed sigil, and the Fame for your unused gems. The panel beside the board always shows how everyone would stand if the game ended now.

rules-sigils-sigil = How do I complete a sigil?
rules-sigils-sigil-words = join sigils halves shape circle square triangle neighbours adjacent connect match
rules-sigils-sigil-answer =
    Two neighbours in one row complete a sigil where the right half of the one and the left half of the next have the same shape. Each is worth 2 Fame at the end. The end of the upper row does not meet the beginning of the lower one.

    Some red abilities add 2 more for each completed sigil of one shape.

rules-sigils-gems-end = What are gems worth at the end?
rules-sigils-gems-end-words = unused gems left over fame two three
rules-sigils-gems-end-answer =
    1 Fame for every 2 gems in the edition with 60 spells, for every 3 in the one with 75, rounded down. Only gems in your own supply count, not those on cast spells.

rules-sigils-pairs = How do pairs of types count?
rules-sigils-pairs-words = pair attack defence potion red ability 4 fame types
rules-sigils-pairs-answer =
    A red ability names two types and gives 4 Fame for every pair of one spell of each in your book. The spell itself may be in a pair. Each spell counts once for the same ability, but may count for several abilities.

rules-sigils-majority = How does a majority count?
rules-sigils-majority-words = most family majority tied tie red ability 8 4
rules-sigils-majority-answer =
    Such a red ability gives 8 Fame if you have the most spells of the named family, at least one. If others have as many, it gives 4; if somebody has more, nothing.

rules-sigils-each = What do abilities count that give Fame for each spell?
rules-sigils-each-words = each kindred family type per spell red ability
rules-sigils-each-answer =
    One kind gives 1 Fame for each of your spells of a family or type, itself included if it belongs to it.

    Kindred spells, of the edition with 60, count each other: with one of them it is worth 1, with two each is worth 3, with three 5, with four 7.

rules-sigils-ties = Who wins a tie?
rules-sigils-ties-words = tie draw equal same fame tiebreak tie-break shared
rules-sigils-ties-answer =
    Whoever has more spells in the book; if that is equal too, whoever has more unused gems. Otherwise they share the victory.

## Spellbooks: ways to play

rules-sigils-players = How many can play?
rules-sigils-players-words = players number two three four five persons count solo
rules-sigils-players-answer =
    Two to five, with the same rules. There is no game for one; take a bot to play against.

rules-sigils-editions = How do the two editions differ?
rules-sigils-editions-words = edition 60 75 versions difference cards necromancy
rules-sigils-editions-answer =
    The edition with 60 spells has four families, 3 gems for each player at the start, rerolls of used dice, abilities to renew the main board and kindred spells, and the Teachers if you like.

    The one with 75 adds necromancy, starts with 2 gems, rerolls only unused dice, counts 3 gems for 1 Fame at the end instead of 2, and has abilities that spend a die or turn a spell face down.

rules-sigils-teachers = How do the Teachers’ dice work?
rules-sigils-teachers-words = teacher teachers module option six dice fee gem extra
rules-sigils-teachers-answer =
    Six more dice, one of each colour, lie open for all. You may use them like your own unused dice: harness, pay, nudge, turn, shift or reroll them. Each one with which you harness or pay costs you a gem and is then used.

    Passing does not roll them. The reroll ability may take a used one too, which is then unused. They are an option of the edition with 60 spells.

rules-sigils-teachers-again = When are the Teachers’ dice rolled again?
rules-sigils-teachers-again-words = teacher teachers all used reroll gem everybody end of turn
rules-sigils-teachers-again-answer =
    When all six are used at the end of a turn, a last turn included. Then they are all rolled and unused, and every player gets a gem as far as the supply reaches, in turn order from the player whose turn it was.

rules-sigils-deck = Can I play with cards of my own?
rules-sigils-deck-words = deck own custom printed cards file toml
rules-sigils-deck-answer =
    The spells here are this project’s own; the printed cards are not copied. If you own the printed game, write its cards into a deck file: the terminal plays with it, and so does a server’s interface for programs.
