### The rules, as answers to questions; see grimoire/texts/en/rules.ftl.

rules-materia-spell-of = { $colour } spell, set { $set }
rules-materia-stored-worth = { $count } stored: { $points }

## Headings

rules-heading-materia-basics = The basics
rules-heading-materia-day = A Day
rules-heading-materia-learning = Learning spells
rules-heading-materia-using = Using spells
rules-heading-materia-special = Spells with rulings of their own
rules-heading-materia-end = The end and the points
rules-heading-materia-ways = Ways to play
rules-heading-materia-spells = All spells

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
