### The rules, as answers to questions. A topic is a question, its -answer (paragraphs between empty lines) and its -words:
### what people may type to find it. The spells and cards themselves come from the tables of the games.

rules-title = Rules
rules-title-of = Rules of { $game }
rules-search = Search the rules
rules-search-example = How do I …?
rules-search-about = Spells and what they do are found too.
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } answer
       *[other] { $count } answers
    }
rules-nothing = Nothing here has all these words. Try fewer or other ones.
rules-contents = Contents
rules-edition = Cards of the edition with
rules-no-sheet = The spells cannot be shown: the server does not answer.
rules-spell-of = { $colour } spell, set { $set }
rules-spot = Spot { $spot }: { $bonus }
rules-stored-worth = { $count } stored: { $points }

## Headings

rules-heading-materia-basics = The basics
rules-heading-materia-day = A Day
rules-heading-materia-learning = Learning spells
rules-heading-materia-using = Using spells
rules-heading-materia-special = Spells with rulings of their own
rules-heading-materia-end = The end and the points
rules-heading-materia-ways = Ways to play
rules-heading-materia-spells = All spells
rules-heading-sigils-basics = The basics
rules-heading-sigils-turn = A turn
rules-heading-sigils-casting = Casting spells
rules-heading-sigils-end = The end and the Fame
rules-heading-sigils-ways = Ways to play
rules-heading-sigils-cards = All spells
rules-heading-table = At this table

## SpellBook: the basics

rules-materia-aim = What is the aim, and how do I win?
rules-materia-aim-words = goal win winning object purpose overview summary
rules-materia-aim-answer =
    You are a wizard with seven spells to learn and a familiar to feed. You gather tokens of Materia, spend them on spells and store others with your familiar.

    The game ends when somebody has learned all seven spells or filled a familiar. Then whoever has the most points for spells and stored tokens wins.

rules-materia-setup = How is the game set up?
rules-materia-setup-words = setup start beginning prepare deal opening
rules-materia-setup-answer =
    Everybody gets the same seven spells, one of each colour, none of them learned. Five tokens are drawn onto the altar, and each player draws two into the pool.

    Who begins is drawn by lot, unless it was settled when the table was set up. Nobody gets anything for sitting later: everyone has the same number of Days in the end.

rules-materia-places = What are the altar, the pouch, the pool and the familiar?
rules-materia-places-words = board table layout area discard supply places hand
rules-materia-places-answer =
    The altar is the open display in the middle, for all. The pouch hides the tokens that are drawn by chance; spent ones wait in the discard.

    Your pool is what you hold, open to all. Your familiar has 14 spaces for tokens you put away for points. Nothing in this game is secret but the order in which the pouch gives its tokens.

rules-materia-tokens = What is on a Materia token?
rules-materia-tokens-words = colours runes circle triangle square kinds how many substance magma poison plant coal vapour mercury gold 105
rules-materia-tokens-answer =
    Every token has one of seven colours and one of three runes: circle, triangle or square. There are five of each kind, 105 in all.

    The colour says which spell a token pays for. The rune matters for wild payments and for spells that ask for a rune.

## SpellBook: a Day

rules-materia-day = What do I do on my turn?
rules-materia-day-words = day turn phases order sequence morning midday evening round
rules-materia-day-answer =
    Your turn is a Day with three phases: Morning, Midday, Evening, in this order. In each you may do one action or skip it.

    When your Evening is over, the altar is filled up again and the next player’s Day begins.

rules-materia-morning = What can I do in the Morning?
rules-materia-morning-words = first phase gain collect tokens sun
rules-materia-morning-answer =
    One of these: take any one token from the altar, draw two from the pouch, or use one of your Morning spells. Or skip.

rules-materia-midday = What can I do at Midday?
rules-materia-midday-words = noon second phase feed familiar
rules-materia-midday-answer =
    Store one token from your pool with your familiar, or use one of your Midday spells. Or skip.

rules-materia-evening = What can I do in the Evening?
rules-materia-evening-words = night third phase learn moon
rules-materia-evening-answer =
    Learn one new spell, or use one of your Evening spells. Or skip. You cannot do both, unless a spell says so.

rules-materia-skip = May I skip a phase?
rules-materia-skip-words = pass nothing no action optional must
rules-materia-skip-answer =
    Yes, every phase, for any reason or none. Skipping one does not touch the others.

rules-materia-take = How do I take or draw Materia?
rules-materia-take-words = altar pouch collect gain get tokens random choose
rules-materia-take-answer =
    To take is to choose a token from the altar; to draw is to get one from the pouch by chance. Both put it into your pool.

    Tokens always come one at a time, even when a spell gives several: you see each before you choose the next.

rules-materia-pool = How many tokens may I hold?
rules-materia-pool-words = limit nine 9 maximum hand pool full too many discard
rules-materia-pool-answer =
    Nine, at any moment. What would come on top of that is neither taken nor drawn; you are never asked to throw tokens away for it.

    With nine tokens you can still swap, store, learn, and use spells that discard first.

rules-materia-store = How do I store Materia with my familiar?
rules-materia-store-words = familiar feed animal board spaces 14 fourteen put away
rules-materia-store-answer =
    At Midday you may move one token from your pool onto your familiar. Some spells store more, or straight from the altar.

    A familiar has 14 spaces. What is stored stays there for points; only Growth can fetch a token back, by a swap.

rules-materia-swap = How does a swap work?
rules-materia-swap-words = exchange trade purification growth replace
rules-materia-swap-answer =
    You give a token from your pool and get one that already lay on the altar (or on your familiar, for Growth). It is one for one, so it works with a full pool too.

    If a spell gives several swaps, you make as many as you can. A later swap may fetch back what an earlier one gave away.

rules-materia-refill = When is the altar filled up?
rules-materia-refill-words = refill resupply sweep replenish altar empty full ten 10 five 5 clear end of day
rules-materia-refill-answer =
    After every Day. With fewer than 5 tokens on it, the altar is filled up to 5. With 5 to 9, one token is added.

    With 10 or more it is swept: all its tokens are discarded and 5 new ones drawn. During a Day the altar may hold more than ten. After the last Day of the game it is not filled again.

rules-materia-empty = What if the pouch is empty?
rules-materia-empty-words = pouch runs out discard pile shuffle no tokens left
rules-materia-empty-answer =
    When a token must be drawn and the pouch is empty, the whole discard goes back into the pouch, and drawing goes on. If there is nothing there either, the draw simply ends.

## SpellBook: learning

rules-materia-learn = How do I learn a spell?
rules-materia-learn-words = buy get acquire new spell level 3 4 5 evening
rules-materia-learn-answer =
    In the Evening, choose an unlearned spell and a level: 3, 4 or 5. Pay as many Materia of the spell’s colour as the level says.

    One of the paid tokens is laid on the card, where it shows the level; the others are discarded. If the level does something once when learned, it happens then.

rules-materia-pay = How do I pay for a spell?
rules-materia-pay-words = cost price exactly tokens colour spend payment
rules-materia-pay-answer =
    With exactly 3, 4 or 5 Materia of its colour, no more and no fewer. Wild Materia may stand in for some of it, but at least one token must really have the colour: that one is laid on the card.

    First you choose the token for the card, then the others one by one. Only tokens with which the sum can still come out are offered.

rules-materia-wild = What is a wild Materia?
rules-materia-wild-words = joker triple three same rune substitute any colour wildcard replace
rules-materia-wild-answer =
    Any three tokens with the same rune count together as one Materia of the colour you need, whatever their own colours. You may make several such triples for one spell.

    A token belongs to one triple or counts by its colour, never both. The token on the card is never part of a triple.

rules-materia-level = Which level should I learn a spell at?
rules-materia-level-words = levels difference higher lower three four five choose points
rules-materia-level-answer =
    A higher level costs more and mostly brings more points and a stronger effect. A learned phase spell can also be used at its lower levels, so the higher one loses nothing there.

    A few spells give their best at a lower level: read all three before you pay.

rules-materia-raise = Can I raise a spell to a higher level later?
rules-materia-raise-words = upgrade improve level up increase again learn twice time travel
rules-materia-raise-answer =
    Not by learning: each spell is learned once. Only Time Travel raises another learned spell, by one level, up to 5.

    A spell that is raised does not do again what it does once when learned. A lasting effect of the new level begins at once, and one of the old level stops.

rules-materia-rune = What is the token on a card for?
rules-materia-rune-words = rune placed card’s rune symbol mark laid token colour
rules-materia-rune-answer =
    It shows at which level the spell is learned. Its rune counts where a spell speaks of “this card’s rune”: Focus, Clone, Transmutation, Mirage and Communion. So choose it with care when you pay.

## SpellBook: using

rules-materia-cast = How do I use a spell?
rules-materia-cast-words = cast use play activate spell action
rules-materia-cast-answer =
    A spell with the sign of a phase can be used as your one action of that phase, every Day again. It stays learned and costs nothing but what its text asks for.

    You may use it at its own level or any lower one.

rules-materia-when = When does each spell work?
rules-materia-when-words = symbols signs icons instant permanent always once end phase timing lightning infinity star
rules-materia-when-answer =
    Morning, Midday and Evening spells are actions of their phase. Others have no phase and work only at the level they have: some once at the moment you learn them, some all the time during your own Day, some only for points at the end.

    The sign at each level says which it is.

rules-materia-today = May I use a spell on the Day I learn it?
rules-materia-today-words = same day immediately at once new just learned next turn
rules-materia-today-answer =
    Not as an action: a phase spell is ready from your next Day on. This holds even if Clone let you learn it at Midday.

    What happens once when learned, and what works all the time, works at once.

rules-materia-cannot = Why can I not use my spell now?
rules-materia-cannot-words = not offered grey impossible blocked unable disabled nothing happens cast
rules-materia-cannot-answer =
    A spell is offered only if its cost can be paid and it would move at least one token of yours or raise a level; the same goes for taking, drawing and storing. Eruption needs a pool below its number, Levitation its rune on the altar, Storm a token there and room in your pool.

    A drop in level alone is not enough. Divination works with a full pool too: it still adds to the altar, but you take nothing. And a spell learned today waits for your next Day.

rules-materia-possible = What if only a part of an effect is possible?
rules-materia-possible-words = as much as possible partly fewer not enough cost shrink limit
rules-materia-possible-answer =
    Then you do that part. Taking, drawing and storing shrink to what your pool, your familiar and the tokens there allow.

    Costs do not shrink: the rune that Sacrifice, Time Travel or Clone at level 5 discards must be there, and learning needs its full payment. What Cure and Divination discard is no cost, so it may be less.

rules-materia-any-number = Must I take everything a spell offers?
rules-materia-any-number-words = up to any number none optional mandatory done stop
rules-materia-any-number-answer =
    Yes, as far as it fits, unless it says “up to” or “any number”. Divination at level 4 lets you take none, Storm lets you discard none.

    After Storm’s discards the altar gets new tokens for all of them at once; then you must take three if you have room. For Offering you choose a colour you hold and store as many of it as the level allows.

## SpellBook: special spells

rules-materia-others = What do Blaze and Sharing do to the others?
rules-materia-others-words = blaze sharing other players opponents take draw interaction
rules-materia-others-answer =
    After your own part, each other player in turn order gets something: with Blaze they must take one token of their choice from the altar, with Sharing they draw one. Whoever has nine tokens gets none.

    Blaze does the same at every level, so only your highest level of it is offered; the levels differ in points.

rules-materia-drop = Why does my spell lose a level?
rules-materia-drop-words = drop lower growth storm decrease level down
rules-materia-drop-answer =
    Growth and Storm pay for their strong effects with their level. After use at level 5 the card drops to 4, after use at level 4 to 3.

    It is the level you use that counts, not the one you have. Time Travel can raise Growth again; Storm shares its colour with Time Travel, so they never meet.

rules-materia-mirage = How does Mirage work?
rules-materia-mirage-words = draw extra rune permanent take altar swap
rules-materia-mirage-answer =
    On your own Day, each token with the card’s rune that goes from the altar into your pool lets you draw at once, between two takes of one action as well. A swap with the altar counts too.

    It does not count when you store straight from the altar, swap with your familiar, or take in another player’s Day. The limit of nine holds for these draws.

rules-materia-time-travel = How does Time Travel work?
rules-materia-time-travel-words = raise level upgrade white discard rune
rules-materia-time-travel-answer =
    Discard a token with the rune that the used level names, then raise another of your learned spells by one level. The spell must be below level 5, and Time Travel never raises itself.

rules-materia-clone = What can Clone copy?
rules-materia-clone-words = copy imitate opponent’s action white spell
rules-materia-clone-answer =
    An action of another player in the phase that your level names: a basic action of that phase, or a spell they have learned with its sign, at their level or a lower one. Where the card’s rune matters, it is the rune on their card.

    A copied learning, by Transmutation or the basic action, gives you a second one that Day. A copied Growth at level 4 or 5 lowers your Clone card by one level instead. Clone copies neither Clone nor spells without a phase.

rules-materia-swiftness = How does Swiftness work?
rules-materia-swiftness-words = two mornings extra action instant blue
rules-materia-swiftness-answer =
    At levels 3 and 4 you get one more Morning action at the moment you learn it: any that you could do in a Morning, or none.

    At level 5 every one of your Mornings has two actions. You may skip either without losing the other.

rules-materia-transmutation = How does Transmutation pay for a spell?
rules-materia-transmutation-words = wild substitute rune learn blue payment
rules-materia-transmutation-answer =
    It is an Evening action that learns a spell in its own way: tokens with the card’s rune, of any colour, may stand for the colour, one at level 4 and up to two at level 5. Triples of runes do not count here.

    At least one token must still have the colour, and the number must be exact. At level 3 it does nothing but bring points.

rules-materia-communion = How does Communion work?
rules-materia-communion-words = store paid tokens yellow familiar discard permanent
rules-materia-communion-answer =
    At level 5, whenever you learn a spell, Communion itself included, you store two of the tokens you paid, before the new spell does anything. The one on the card is not among them, and fewer are stored if your familiar has less room.

    At level 3 it stores three from the altar once; at level 4 it brings points at the end.

## SpellBook: the end

rules-materia-end = When does the game end?
rules-materia-end-words = over finish last round final seven spells full familiar trigger
rules-materia-end-answer =
    As soon as a Day ends with somebody having all seven spells or a full familiar, the round is the last. It is played out, so that all have had the same number of Days.

    So that every game ends, it is over after round 100 at the latest; in practice nobody comes near.

rules-materia-scoring = How are points counted?
rules-materia-scoring-words = score points value worth total scoring result
rules-materia-scoring-answer =
    Add up the points of each learned spell at the level it has now, the points of your familiar, and what Feast, Knowledge or Communion count at the end. Tokens in your pool bring nothing.

    The panel beside the board always shows how everyone would stand if the game ended now.

rules-materia-familiar-points = What are stored tokens worth?
rules-materia-familiar-points-words = familiar score table value points 18 fourteen
rules-materia-familiar-points-answer =
    Mostly one point each, with a little more at some steps. Only their number counts, not their colour or rune, unless one of your spells says so.

rules-materia-ties = Who wins a tie?
rules-materia-ties-words = tie draw equal same points tiebreak tie-break shared
rules-materia-ties-answer =
    Whoever has learned more spells; if that is equal too, whoever has more tokens in the pool. Otherwise they share the victory.

## SpellBook: ways to play

rules-materia-players = How many can play?
rules-materia-players-words = players number two three four persons count
rules-materia-players-answer =
    One to four. With two to four the rules are the same; alone you play against an opponent’s board.

rules-materia-sets = Which spells are in the game?
rules-materia-sets-words = set sets classic choose random own list first second third variant agreed
rules-materia-sets-answer =
    There are 21 spells, three of each colour; a game uses seven, one of each colour, the same for all. The first set is the one to begin with, the second and third are more demanding.

    In a classic game each colour’s spell is drawn by lot. Or choose each spell yourself when you set up the table.

rules-materia-solo = How do I play alone, in the solo game?
rules-materia-solo-words = solo single one player alone automa
rules-materia-solo-answer =
    Your Days are the same, but the altar starts with 7 tokens. At the end of each Day you must send one token of your choice from the altar to your opponent’s track.

    Then the altar is filled up to 7 and never swept, except when the token you sent fills the 4th, 9th or 14th space of the track: then it is all discarded and 7 new ones are drawn. With an empty altar nothing is sent.

rules-materia-opponent = How does the solo opponent score?
rules-materia-opponent-words = solo opponent’s board track lower part points 17
rules-materia-opponent-answer =
    With fewer than 4 tokens on the track it has nothing for it. The 4th makes it 14 points, and each further one 2 more. Every token on the lower part of the board is 1 point.

rules-materia-solo-end = When does a solo game end, and who wins?
rules-materia-solo-end-words = solo end win tie track full 17 seventeen
rules-materia-solo-end-answer =
    It ends after the Day in which you have seven spells or a full familiar, the last token being sent all the same, or when the 17th space of the track is filled. You win with more points than the opponent; a tie has no winner.

rules-materia-solo-spells = Which spells differ in the solo game?
rules-materia-solo-spells-words = solo blaze sharing clone opponent’s board lower part
rules-materia-solo-spells-answer =
    Blaze and Sharing feed the lower part of the opponent’s board after your own part: Blaze with an altar token of your choice, Sharing with one from the pouch.

    Clone copies an unlearned spell of this game that has the phase’s sign, at level 4 and with the rune on your Clone card. Basic actions cannot be copied.

rules-materia-handicap = What is the handicap?
rules-materia-handicap-words = difficulty harder solo challenge advantage
rules-materia-handicap-answer =
    It makes the solo game harder: up to three tokens from the pouch lie on the lower part of the opponent’s board from the start, for a point each.

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

## At this table

rules-table-lesson = How do I learn the game by playing?
rules-table-lesson-words = tutorial lesson guide first game beginner introduction teach
rules-table-lesson-answer =
    Choose “{ client-learn }” below a game on the start page. A first game shows what to do and why, step by step; you may play something else at any time, and leave and come back.

rules-table-undo = How do I take a move back?
rules-table-undo-words = undo back mistake misclick wrong revert
rules-table-undo-answer =
    Press “{ client-undo }” as often as you like, back to the last time something fell by chance or somebody else moved. After that it is too late. A table can also be set up without it.

rules-table-hint = How do I get a hint?
rules-table-hint-words = help advice tip suggestion best move bot
rules-table-hint-answer =
    Open “{ client-tab-hint }” beside the board on your turn and ask: a strong bot names its best choices with your chance to win. A table can be set up without hints.

rules-table-invite = How do I invite a friend?
rules-table-invite-words = friend link share multiplayer join play together address
rules-table-invite-answer =
    Set up a table with a seat for a friend and send the address of the page. Whoever opens it can sit down; no account is needed. You can also share one screen: choose “{ client-me-too }” for a seat.

rules-table-device = How do I go on at another device?
rules-table-device-words = phone computer tablet switch device continue transfer account
rules-table-device-answer =
    Ask for a private address under “{ client-tab-settings }” beside the board and open it on the other device. It works once and for ten minutes; then all your games are there too.

rules-table-leave = Can I leave and come back later?
rules-table-leave-words = save resume close reload pause quit give up resign leave
rules-table-leave-answer =
    Yes. Every move is kept at once; close the page and find the game again under “{ client-my-games }” on the start page. To end a game for good, give up under “{ client-tab-settings }”.

rules-table-replay = How do I look at a game again?
rules-table-replay-words = replay review watch again history record download moment
rules-table-replay-answer =
    When it is over, choose “{ client-replay }”. Step through it with the buttons or the arrow keys, Home and End; the space bar lets it run. The address leads others to the same moment.

rules-table-keyboard = How do I play with the keyboard?
rules-table-keyboard-words = keyboard keys tab enter escape shortcut accessibility screen reader
rules-table-keyboard-answer =
    Tab goes from one thing to the next, Enter or the space bar chooses, Escape closes a choice. What you can choose is a button with a name, and each move is read out to a screen reader.

rules-table-watch = How do I watch a game?
rules-table-watch-words = spectator spectate observe look on viewer
rules-table-watch-answer =
    Open the address of its page. If the table is open to watchers you see everything but cannot move. Whoever sets up a table can close it to watchers.

rules-table-chat = How do I chat, and how do I mute the chat?
rules-table-chat-words = chat talk message write silence mute quiet block
rules-table-chat-answer =
    Where people play people, “{ client-tab-chat }” beside the board holds what is said; write a line and send it. If you do not want to read any, choose “{ client-mute }” there.

rules-table-language = How do I change the language?
rules-table-language-words = language english french german translation dark light theme
rules-table-language-answer =
    On the start page at the top, or beside the board under “{ client-tab-settings }”. It changes at once, in the middle of a game too; light or dark is chosen at the same place.

rules-table-bots = How strong are the bots?
rules-table-bots-words = bot computer level difficulty apprentice adept master archmage strength ai
rules-table-bots-answer =
    There are four levels, from easy to hard: { level-apprentice }, { level-adept }, { level-master } and { level-archmage }. Choose one for each seat when you set up a table; “{ client-play-now }” takes the easiest.
