### The rules, as answers to questions; see grimoire/texts/en/rules.ftl.

rules-materia-spell-of = { $colour } spell, set { $set }
rules-materia-stored-worth = { $count } stored: { $points }

## Headings

rules-heading-materia-basics = The basics
rules-heading-materia-day = A Day
rules-heading-materia-learning = Learning spells
rules-heading-materia-using = Casting spells
rules-heading-materia-special = Special spells
rules-heading-materia-end = The end and scoring
rules-heading-materia-ways = Ways to play
rules-heading-materia-spells = All spells

## SpellBook: the basics

rules-materia-aim = What is the aim, and how do I win?
rules-materia-aim-words = goal win winning object purpose overview summary
rules-materia-aim-answer =
    You are a wizard with seven spells to learn and a familiar to feed. You collect Materia tokens, spend some of them on spells and store others on your familiar.

    The game ends when somebody has learned all seven spells or filled their familiar. The player with the most points for spells and stored tokens wins.

rules-materia-setup = How is the game set up?
rules-materia-setup-words = setup start beginning prepare deal opening
rules-materia-setup-answer =
    Everyone gets the same seven spells, one of each colour. Nobody has learned any of them yet. Five tokens are drawn onto the altar, and each player draws two into their pool.

    The first player is drawn at random, unless you chose one when you set up the table. Playing later brings no compensation: in the end, everyone has had the same number of Days.

rules-materia-places = What are the altar, the pouch, the pool and the familiar?
rules-materia-places-words = board table layout area discard supply places hand
rules-materia-places-answer =
    The altar is the open display in the middle, for everyone. Tokens are drawn at random from the pouch; spent ones go to the discard pile.

    Your pool holds your tokens, for everyone to see. Your familiar has 14 spaces for tokens that you store for points. Nothing in this game is secret except the order in which tokens come out of the pouch.

rules-materia-tokens = What is on a Materia token?
rules-materia-tokens-words = colours runes circle triangle square kinds how many substance magma poison plant coal vapour mercury gold 105
rules-materia-tokens-answer =
    Every token has one of seven colours and one of three runes: circle, triangle or square. There are five of each kind, 105 in all.

    The colour tells you which spell a token can pay for. The rune matters for wild Materia and for spells that ask for a rune.

## SpellBook: a Day

rules-materia-day = What do I do on my turn?
rules-materia-day-words = day turn phases order sequence morning midday evening round
rules-materia-day-answer =
    Your turn is called a Day. It has three phases, in this order: Morning, Midday, Evening. In each phase you may do one action, or skip it.

    After your Evening the altar is resupplied, and the next player’s Day begins.

rules-materia-morning = What can I do in the Morning?
rules-materia-morning-words = first phase gain collect tokens sun
rules-materia-morning-answer =
    One of these: take any one token from the altar, draw two from the pouch, or cast one of your Morning spells. Or skip.

rules-materia-midday = What can I do at Midday?
rules-materia-midday-words = noon second phase feed familiar
rules-materia-midday-answer =
    Store one token from your pool on your familiar, or cast one of your Midday spells. Or skip.

rules-materia-evening = What can I do in the Evening?
rules-materia-evening-words = night third phase learn moon
rules-materia-evening-answer =
    Learn one new spell, or cast one of your Evening spells. Or skip. You cannot do both, unless a spell lets you.

rules-materia-skip = May I skip a phase?
rules-materia-skip-words = pass nothing no action optional must
rules-materia-skip-answer =
    Yes, any phase, whatever the reason. It does not affect the other phases.

rules-materia-take = How do I take or draw Materia?
rules-materia-take-words = altar pouch collect gain get tokens random choose
rules-materia-take-answer =
    To take a token is to choose one from the altar; to draw one is to get a random one from the pouch. Either way it goes into your pool.

    Tokens always come one at a time, even when a spell gives you several: you see each one before you choose the next.

rules-materia-pool = How many tokens may I hold?
rules-materia-pool-words = limit nine 9 maximum hand pool full too many discard materia tokens hold keep have most
rules-materia-pool-answer =
    Nine, at any time. You neither take nor draw any tokens beyond that, and you never have to throw tokens away because of the limit.

    With nine tokens you can still swap, store, learn, and cast spells that discard first.

rules-materia-store = How do I store Materia on my familiar?
rules-materia-store-words = familiar feed animal board spaces 14 fourteen put away
rules-materia-store-answer =
    At Midday you may move one token from your pool to your familiar. Some spells store several, or store straight from the altar.

    A familiar has 14 spaces. Stored tokens stay there and score points; only Growth can get one back, in a swap.

rules-materia-swap = How does a swap work?
rules-materia-swap-words = exchange trade purification growth replace
rules-materia-swap-answer =
    You give a token from your pool and get one that was already on the altar (or on your familiar, for Growth). It is one for one, so it works with a full pool too.

    If a spell gives you several swaps, you make as many as you can. A later swap may get back what an earlier one gave away.

rules-materia-refill = When is the altar resupplied?
rules-materia-refill-words = refill fill filled resupply sweep clear replenish altar empty full ten 10 five 5 end of day
rules-materia-refill-answer =
    After every Day. If there are fewer than 5 tokens on the altar, it is filled up to 5. If there are 5 to 9, one token is added.

    If there are 10 or more, the altar is cleared: all its tokens are discarded, and 5 new ones are drawn. During a Day it may hold more than ten. After the last Day of the game it is not resupplied.

rules-materia-empty = What if the pouch is empty?
rules-materia-empty-words = pouch runs out discard pile shuffle no tokens left
rules-materia-empty-answer =
    If a token must be drawn and the pouch is empty, all discarded tokens go back into the pouch and drawing goes on. If there are none, the draw simply ends.

## SpellBook: learning

rules-materia-learn = How do I learn a spell?
rules-materia-learn-words = buy get acquire new spell level 3 4 5 evening
rules-materia-learn-answer =
    In the Evening, choose an unlearned spell and a level: 3, 4 or 5. Pay that many Materia of the spell’s colour.

    Place one of the paid tokens on the card, where it shows the level; the others are discarded. If the level has an instant effect, it happens now.

rules-materia-pay = How do I pay for a spell?
rules-materia-pay-words = cost price exactly tokens colour spend payment
rules-materia-pay-answer =
    With exactly 3, 4 or 5 Materia of its colour, no more and no fewer. Wild Materia may replace some of them, but at least one token must really have the colour: that one is placed on the card.

    You choose the token for the card first, then the others one by one. You are only offered tokens with which you can still pay the exact price.

rules-materia-wild = What is a wild Materia?
rules-materia-wild-words = joker triple three same rune substitute any colour wildcard replace
rules-materia-wild-answer =
    Any three tokens with the same rune count as one Materia of the colour you need, whatever their own colours. You may make several wild Materia for one spell.

    A token is part of one such triple or counts as its own colour, never both. The token on the card is never part of a triple.

rules-materia-level = Which level should I learn a spell at?
rules-materia-level-words = levels difference higher lower three four five choose points
rules-materia-level-answer =
    A higher level costs more, and usually brings more points and a stronger effect. Spells with a phase symbol can also be cast at any lower level, so you lose nothing there.

    A few spells are at their best at a lower level: read all three levels before you pay.

rules-materia-raise = Can I raise a spell to a higher level later?
rules-materia-raise-words = upgrade improve level up increase again learn twice time travel
rules-materia-raise-answer =
    Not by learning it: each spell can be learned only once. Only Time Travel raises another learned spell, by one level, up to level 5.

    Raising a spell does not trigger an instant effect. A permanent effect of the new level starts at once, and that of the old level ends.

rules-materia-rune = What is the token on a card for?
rules-materia-rune-words = rune placed card’s rune symbol mark laid token colour
rules-materia-rune-answer =
    It shows the level of the spell. Its rune matters where a spell speaks of “this card’s rune”: Focus, Clone, Transmutation, Mirage and Communion. So choose it with care when you pay.

## SpellBook: using

rules-materia-cast = How do I cast a spell?
rules-materia-cast-words = cast use play activate spell action
rules-materia-cast-answer =
    You can cast a spell with a phase symbol as your action in that phase, once every Day. It stays learned, and costs only what its text says.

    You may cast it at its own level or any lower one.

rules-materia-when = When does each spell work?
rules-materia-when-words = symbols signs icons instant permanent always once end phase timing lightning infinity star
rules-materia-when-answer =
    Morning, Midday and Evening spells are actions of their phase. Spells without a phase symbol work only at the level they have. An instant effect happens once, when you learn the spell. A permanent effect works all the time during your own Day. Other levels only score points at the end.

    The symbol at each level tells you which it is.

rules-materia-today = May I cast a spell on the Day I learn it?
rules-materia-today-words = same day immediately at once new just learned next turn use
rules-materia-today-answer =
    No: you can cast it from your next Day on. This is true even if Clone let you learn it at Midday.

    Instant and permanent effects work at once.

rules-materia-cannot = Why can I not cast my spell now?
rules-materia-cannot-words = not offered grey impossible blocked unable disabled nothing happens use
rules-materia-cannot-answer =
    You are only offered a spell if you can pay its cost and if it would move at least one of your tokens or raise a level; the same goes for taking, drawing and storing. Eruption needs a pool below its number, Levitation needs its rune on the altar, Storm needs a token there and room in your pool.

    A drop in level alone is not enough. You can cast Divination with a full pool: it still adds tokens to the altar, but you take none. And a spell that you learned today must wait for your next Day.

rules-materia-possible = What if only part of an effect is possible?
rules-materia-possible-words = as much as possible partly fewer not enough cost shrink limit
rules-materia-possible-answer =
    Then you do that part. You take, draw and store as many tokens as your pool, your familiar and the tokens there allow.

    Costs must be paid in full: you need the rune that Sacrifice, Time Travel or Clone at level 5 discards, and learning needs its full payment. What Cure and Divination discard is not a cost, so it may be less.

rules-materia-any-number = Must I take everything a spell offers?
rules-materia-any-number-words = up to any number none optional mandatory done stop
rules-materia-any-number-answer =
    Yes, as far as there is room, unless it says “up to” or “any number”. With Divination at level 4 you may take none, with Storm you may discard none.

    After Storm’s discards, all of them are replaced together; then you must take three if you have room. For Offering, choose a colour you have and store as many of it as the level allows.

## SpellBook: special spells

rules-materia-others = What do Blaze and Sharing do for the others?
rules-materia-others-words = blaze sharing other players opponents take draw interaction to
rules-materia-others-answer =
    After your own part, each other player, in turn order, gets something: with Blaze they must take one token of their choice from the altar, with Sharing they draw one. A player with nine tokens gets none.

    Blaze does the same at every level, so you are only offered your highest level; only the points differ.

rules-materia-drop = Why does my spell lose a level?
rules-materia-drop-words = drop lower growth storm decrease level down
rules-materia-drop-answer =
    Growth and Storm pay for their strong effects with their level. Cast at level 5, the card drops to 4; cast at level 4, it drops to 3.

    What counts is the level you cast, not the level you have. Time Travel can raise Growth again; Storm has the same colour as Time Travel, so they are never in the same game.

rules-materia-mirage = How does Mirage work?
rules-materia-mirage-words = draw extra rune permanent take altar swap
rules-materia-mirage-answer =
    On your own Day, each token with the card’s rune that goes from the altar into your pool lets you draw at once, even between two takes of the same action. A swap with the altar counts too.

    It does not count when you store straight from the altar, swap with your familiar, or take a token on another player’s Day. The limit of nine applies to these draws too.

rules-materia-time-travel = How does Time Travel work?
rules-materia-time-travel-words = raise level upgrade white discard rune
rules-materia-time-travel-answer =
    Discard a token with the rune of the level you cast, then raise another of your learned spells by one level. That spell must be below level 5, and Time Travel cannot raise itself.

rules-materia-clone = What can Clone copy?
rules-materia-clone-words = copy imitate opponent’s action white spell
rules-materia-clone-answer =
    Another player’s action in the phase of the level you cast: a primary action of that phase, or a spell with its symbol that they have learned, at their level or lower. Where the card’s rune matters, it is the rune on their card.

    If you copy learning, through Transmutation or the primary action, you can learn a second spell that Day. If you copy Growth at level 4 or 5, your Clone card drops by one level instead. Clone cannot copy Clone, or spells without a phase symbol.

rules-materia-swiftness = How does Swiftness work?
rules-materia-swiftness-words = two mornings extra action instant blue
rules-materia-swiftness-answer =
    At levels 3 and 4 you get one more Morning action when you learn it: any that you could do in a Morning, or none.

    At level 5 you have two actions in each of your Mornings. You may skip either one and still do the other.

rules-materia-transmutation = How does Transmutation pay for a spell?
rules-materia-transmutation-words = wild substitute rune learn blue payment
rules-materia-transmutation-answer =
    It is an Evening action that learns a spell in its own way: tokens with the card’s rune count as wild Materia, one at level 4 and up to two at level 5. Three tokens with the same rune do not count as wild here.

    At least one token must still have the spell’s colour, and the number must be exact. At level 3, Transmutation only scores points.

rules-materia-communion = How does Communion work?
rules-materia-communion-words = store paid tokens yellow familiar discard permanent
rules-materia-communion-answer =
    At level 5, whenever you learn a spell, including Communion itself, you store two of the tokens you paid, before the new spell does anything. The token on the card is not one of them. You store fewer if your familiar has less room.

    At level 3 it stores three tokens from the altar, once; at level 4 it scores points at the end.

## SpellBook: the end

rules-materia-end = When does the game end?
rules-materia-end-words = over finish last round final seven spells full familiar trigger
rules-materia-end-answer =
    If, at the end of a Day, somebody has all seven spells or a full familiar, this round is the last. It is played to its end, so that everyone has had the same number of Days.

    So that every game ends, round 100 is always the last; in practice nobody gets near it.

rules-materia-scoring = How are points counted?
rules-materia-scoring-words = score points value worth total scoring result
rules-materia-scoring-answer =
    Add up the points of each learned spell at its current level, the points of your familiar, and what Feast, Knowledge or Communion score at the end. Tokens in your pool score nothing.

    The panel beside the board always shows what everyone would score if the game ended now.

rules-materia-familiar-points = What are stored tokens worth?
rules-materia-familiar-points-words = familiar score table value points 18 fourteen
rules-materia-familiar-points-answer =
    About one point each, and a little more at some steps. Only their number counts, not their colour or rune, unless one of your spells says so.

rules-materia-ties = Who wins a tie?
rules-materia-ties-words = tie draw equal same points tiebreak tie-break shared
rules-materia-ties-answer =
    The tied player who has learned more spells; if they are still tied, the one with more tokens in their pool. Otherwise they share the victory.

## SpellBook: ways to play

rules-materia-players = How many can play?
rules-materia-players-words = players number two three four persons count
rules-materia-players-answer =
    One to four. With two to four players the rules are the same; in the solo game you play against an opponent’s board.

rules-materia-sets = Which spells are in the game?
rules-materia-sets-words = set sets classic choose random own list first second third variant agreed
rules-materia-sets-answer =
    There are 21 spells, three of each colour. A game uses seven, one of each colour, the same for everyone. Start with the first set; the second and third are more demanding.

    In a classic game, the spell of each colour is drawn at random. Or choose each spell yourself when you set up the table.

rules-materia-solo = How do I play the solo game?
rules-materia-solo-words = solo single one player alone automa
rules-materia-solo-answer =
    Your Days are the same, but the altar starts with 7 tokens. At the end of each Day you must send one token of your choice from the altar to the opponent’s track.

    Then the altar is filled up to 7. It is only cleared when the token you sent fills the 4th, 9th or 14th space of the track: then all of its tokens are discarded and 7 new ones are drawn. If the altar is empty, you send nothing.

rules-materia-track = What is the opponent’s track?
rules-materia-track-words = solo track spaces 17 seventeen numbers broom altar wiped send lies
rules-materia-track-answer =
    In the solo game the opponent has a row of 17 spaces in place of a familiar. At the end of each Day the token you send from the altar lies on its next space, from the first on.

    The number on a space is what the track is worth once it is filled: nothing up to the third, 14 with the 4th, and 2 more with each further one. A broom marks the 4th, 9th and 14th space: filling one of them clears the altar. When the 17th is filled, the game ends.

rules-materia-opponent = How does the solo opponent score?
rules-materia-opponent-words = solo opponent’s board track lower part points 17
rules-materia-opponent-answer =
    Fewer than 4 tokens on its track score nothing. The 4th makes it 14 points, and each further one 2 more. Every token on the lower part of its board is worth 1 point.

rules-materia-solo-end = When does a solo game end, and who wins?
rules-materia-solo-end-words = solo end win tie track full 17 seventeen
rules-materia-solo-end-answer =
    It ends after the Day on which you have seven spells or a full familiar (you still send a last token), or when the 17th space of the track is filled. You win if you have more points than the opponent; if you are tied, nobody wins.

rules-materia-solo-spells = Which spells are different in the solo game?
rules-materia-solo-spells-words = solo blaze sharing clone opponent’s board lower part differ difference
rules-materia-solo-spells-answer =
    After your own part, Blaze and Sharing put a token on the lower part of the opponent’s board: Blaze one of your choice from the altar, Sharing one from the pouch.

    Clone copies the level 4 effect of a spell of this game that you have not learned and that has the phase symbol; the rune is that on your Clone card. It cannot copy primary actions.

rules-materia-handicap = What is the handicap?
rules-materia-handicap-words = difficulty harder solo challenge advantage
rules-materia-handicap-answer =
    It makes the solo game harder: the opponent starts with up to three tokens from the pouch on the lower part of its board, worth a point each.
