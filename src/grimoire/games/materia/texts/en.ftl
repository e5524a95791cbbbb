# SpellBook. Needs common.ftl. Numbers of spells come from the table of spells, never from here.
# $who is a name and $person its form of the verb ("you" or "other"); $token is the text of `materia-token`.

materia-title = SpellBook
materia-description = Collect Materia, learn spells, feed your familiar.

## Materia

materia-colour =
    { $colour ->
        [red] red
        [purple] purple
        [green] green
        [black] black
        [white] white
        [blue] blue
        [yellow] yellow
       *[other] { $colour }
    }
materia-substance =
    { $colour ->
        [red] magma
        [purple] poison
        [green] plant
        [black] coal
        [white] vapour
        [blue] mercury
        [yellow] gold
       *[other] { $colour }
    }
materia-rune-glyph =
    { $rune ->
        [circle] ●
        [triangle] ▲
        [square] ■
       *[other] { $rune }
    }
materia-token = { materia-colour } { materia-rune-glyph }
materia-amount =
    { $which ->
        [rune] { $count } { materia-rune-glyph }
        [colour] { $count } Materia of one colour
        [same] { $count } more of the same colour
        [stored] { $count } Materia of a colour your familiar holds
       *[any] { $count } Materia
    }

## The table

materia-place =
    { $place ->
        [altar] Altar
        [pouch] Pouch
        [discard] Discard pile
        [pool] Pool
        [familiar] Familiar
        [spells] Spells
        [track] Opponent’s track
        [lower] Lower part of the opponent’s board
       *[other] { $place }
    }
materia-phase =
    { $phase ->
        [morning] Morning
        [midday] Midday
        [evening] Evening
        [setup] Set-up
       *[over] End of the game
    }

## Spells: names

materia-spell-sacrifice = Sacrifice
materia-spell-eruption = Eruption
materia-spell-blaze = Blaze
materia-spell-levitation = Levitation
materia-spell-sharing = Sharing
materia-spell-divination = Divination
materia-spell-purification = Purification
materia-spell-cure = Cure
materia-spell-growth = Growth
materia-spell-offering = Offering
materia-spell-focus = Focus
materia-spell-feast = Feast
materia-spell-time-travel = Time Travel
materia-spell-storm = Storm
materia-spell-clone = Clone
materia-spell-transmutation = Transmutation
materia-spell-swiftness = Swiftness
materia-spell-mirage = Mirage
materia-spell-abundance = Abundance
materia-spell-knowledge = Knowledge
materia-spell-communion = Communion

## Spells: when a level works, what it is worth

materia-level = Level { $level }
materia-when =
    { $when ->
        [morning] Morning
        [midday] Midday
        [evening] Evening
        [instant] Instant
        [always] Permanent
        [end] End of the game
       *[never] No effect
    }
materia-when-symbol =
    { $when ->
        [morning] ☀
        [midday] ◐
        [evening] ☾
        [instant] ⚡
        [always] ∞
        [end] ★
       *[never] –
    }
materia-no-effect = This level has no effect.
materia-at-the-end = This level only scores at the end of the game.
materia-tally-colours =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } per different colour on your familiar
materia-tally-runes =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } per Materia with this card’s rune on your familiar
materia-tally-spells =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } per other learned spell
materia-tally-spells-high =
    { $high ->
        [one] { $high } point
       *[other] { $high } points
    } per other spell at level 4 or 5, { $each } per other spell at level 3

## Spells: what a level does

materia-sacrifice-effect = Discard { $discard } { materia-rune-glyph }, then draw { $draw } Materia.
materia-eruption-effect = Draw Materia until your pool holds { $until }.
materia-blaze-effect = Draw { $draw } Materia. Then each other player, in turn order, takes { $others } from the altar.
materia-blaze-solo = Draw { $draw } Materia. Then put { $others } from the altar on the lower part of the opponent’s board.
materia-levitation-effect = Take { $take } { materia-rune-glyph } from the altar.
materia-sharing-3 = Take { $take } Materia from the altar, then draw { $draw }. Each other player, in turn order, draws { $others }.
materia-sharing-effect = Take { $take } Materia from the altar. Each other player, in turn order, draws { $others }.
materia-sharing-3-solo = Take { $take } Materia from the altar, then draw { $draw }. Then put { $others } from the pouch on the lower part of the opponent’s board.
materia-sharing-solo = Take { $take } Materia from the altar. Then put { $others } from the pouch on the lower part of the opponent’s board.
materia-divination-3 = Put { $fill } Materia from the pouch on the altar. Take { $take } from the altar, then discard { $discard }.
materia-divination-4 = Put { $fill } Materia from the pouch on the altar. Take up to { $take } of one colour from the altar.
materia-divination-5 = Put { $fill } Materia from the pouch on the altar. Take { $take } from the altar.
materia-purification-effect = Swap { $swap } Materia from your pool with { $swap } from the altar.
materia-cure-effect = Draw { $draw } Materia, then discard { $discard }.
materia-growth-3 = Swap { $swap } Materia from your pool with { $swap } from your familiar.
materia-growth-effect = Store { $feed } Materia straight from the altar. Then this card drops to level { $drop }.
materia-offering-effect = Store { $store } Materia of one colour.
materia-focus-3 = Store { $store } Materia with this card’s rune.
materia-focus-effect = Store { $store } Materia with this card’s rune, or take { $take } such Materia from the altar.
materia-feast-3 = Take { $take } Materia from the altar, of a colour your familiar already holds.
materia-feast-4 = Store { $feed } Materia straight from the altar.
materia-time-travel-effect =
    Discard { $discard } { materia-rune-glyph }, then raise another of your spells by { $raise ->
        [one] { $raise } level
       *[other] { $raise } levels
    }.
materia-storm-effect = Discard any number of Materia from the altar and replace them from the pouch. Take { $take } from the altar. Then this card drops to level { $drop }.
materia-clone-effect = Copy another player’s { materia-phase } action.
materia-clone-5 = Discard { $discard } Materia with this card’s rune, then copy another player’s { materia-phase } action.
materia-clone-solo = Copy the level 4 effect of an unlearned { materia-phase } spell.
materia-clone-5-solo = Discard { $discard } Materia with this card’s rune, then copy the level 4 effect of an unlearned { materia-phase } spell.
materia-transmutation-effect =
    Learn a spell. { $wilds ->
        [one] { $wilds } Materia
       *[other] Up to { $wilds } Materia
    } with this card’s rune may count as wild; three with the same rune do not.
materia-swiftness-effect = You may do one more { materia-phase } action at once.
materia-swiftness-5 = You have { $mornings } Morning actions every Day.
materia-mirage-effect = On your Day, whenever you take a Materia with this card’s rune from the altar into your pool, draw { $echo }.
materia-abundance-effect = Draw { $draw } Materia.
materia-communion-3 = Store { $feed } Materia straight from the altar.
materia-communion-5 = Whenever you learn a spell, including this one, store { $keep } of the Materia you discard for it.

## The log

materia-log-first =
    { $who } { $person ->
        [you] go
       *[other] goes
    } first
materia-log-reveal = { $spell } is in this game
materia-log-deal-pool =
    { $who } { $person ->
        [you] draw
       *[other] draws
    } { $token }
materia-log-deal-altar = The altar gets { $token }
materia-log-deal-lower = The lower part of the opponent’s board gets { $token }
materia-log-skip-morning =
    { $who } { $person ->
        [you] skip
       *[other] skips
    } the Morning
materia-log-skip-midday =
    { $who } { $person ->
        [you] skip
       *[other] skips
    } Midday
materia-log-skip-evening =
    { $who } { $person ->
        [you] skip
       *[other] skips
    } the Evening
materia-log-skip-action =
    { $who } { $person ->
        [you] skip
       *[other] skips
    } a Morning action
materia-log-draw =
    { $who } { $person ->
        [you] draw
       *[other] draws
    } { $count ->
        [2] two
       *[other] { $count }
    } from the pouch
materia-log-done =
    { $who } { $person ->
        [you] are
       *[other] is
    } done
materia-log-take =
    { $who } { $person ->
        [you] take
       *[other] takes
    } { $token }
materia-log-store =
    { $who } { $person ->
        [you] store
       *[other] stores
    } { $token } ({ points })
materia-log-keep =
    { $who } { $person ->
        [you] store
       *[other] stores
    } { $token } from the payment ({ points })
materia-log-feed =
    { $who } { $person ->
        [you] store
       *[other] stores
    } { $token } from the altar ({ points })
materia-log-discard =
    { $who } { $person ->
        [you] discard
       *[other] discards
    } { $token }
materia-log-sweep =
    { $who } { $person ->
        [you] discard
       *[other] discards
    } { $token } from the altar
materia-log-give =
    { $who } { $person ->
        [you] give
       *[other] gives
    } { $token } in a swap
materia-log-get =
    { $who } { $person ->
        [you] get
       *[other] gets
    } { $token } for { $given }
materia-log-learn =
    { $who } { $person ->
        [you] learn
       *[other] learns
    } { $spell } at level { $level }
materia-log-place =
    { $who } { $person ->
        [you] place
       *[other] places
    } { $token } on { $spell }
materia-log-pay =
    { $who } { $person ->
        [you] pay
       *[other] pays
    } { $token }
materia-log-cast =
    { $who } { $person ->
        [you] cast
       *[other] casts
    } { $spell } at level { $level }
materia-log-copy =
    { $who } { $person ->
        [you] copy
       *[other] copies
    } { $whose ->
        [you] your { $spell }
       *[other] { $owner }’s { $spell }
    } at level { $level }
materia-log-copy-solo =
    { $who } { $person ->
        [you] copy
       *[other] copies
    } { $spell } at level { $level }
materia-log-raise =
    { $who } { $person ->
        [you] raise
       *[other] raises
    } { $spell } to level { $level }
materia-log-send =
    { $who } { $person ->
        [you] send
       *[other] sends
    } { $token } to the opponent’s track
materia-log-cede =
    { $who } { $person ->
        [you] put
       *[other] puts
    } { $token } on the lower part of the opponent’s board

## Choices in a menu

materia-do-first =
    { $who } { $person ->
        [you] go
       *[other] goes
    } first
materia-do-reveal = { $spell }
materia-do-deal = { $token }
materia-do-skip = Skip
materia-do-draw = Draw { $count }
materia-do-done = Done
materia-do-take = Take { $token }
materia-do-store = Store { $token }
materia-do-feed = Store { $token } from the altar
materia-do-discard = Discard { $token }
materia-do-sweep = Discard { $token } from the altar
materia-do-give = Give { $token }
materia-do-get = Get { $token }
materia-do-learn = Learn { $spell } at level { $level }
materia-do-place = Place { $token } on { $spell }
materia-do-pay = Pay { $token }
materia-do-cast = Cast { $spell } at level { $level }
materia-do-copy =
    Copy { $whose ->
        [you] your { $spell }
       *[other] { $owner }’s { $spell }
    } at level { $level }
materia-do-copy-solo = Copy { $spell } at level { $level }
materia-do-raise = Raise { $spell } to level { $level }
materia-do-send = Send { $token } to the track
materia-do-cede = Put { $token } on the lower part

## Prompts

materia-may-take = take one
materia-may-draw =
    draw { $count ->
        [2] two
       *[other] { $count }
    }
materia-may-store = store one
materia-may-learn = learn a spell
materia-may-cast = cast a spell
materia-may-cast-one = cast one
materia-may-skip = skip
materia-may-only-skip = there is nothing to do but skip
materia-ask-act = { materia-phase }: { $choices }
materia-ask-act-of = { materia-phase }, action { $number } of { $total }: { $choices }
materia-ask-act-extra = One more { materia-phase } action: { $choices }
materia-ask-take = Take { materia-amount } from the altar
materia-ask-take-up-to = Take up to { materia-amount } from the altar, or stop
materia-ask-store = Store { materia-amount } from your pool
materia-ask-feed = Store { materia-amount } straight from the altar
materia-ask-discard = Discard { materia-amount } from your pool
materia-ask-spend = Pay the cost first: discard { materia-amount }
materia-ask-sweep = Discard any number of Materia from the altar, then choose “{ materia-do-done }”
materia-ask-either = Take { $take } { materia-rune-glyph } from the altar, or store { $store } { materia-rune-glyph } from your pool
materia-ask-give =
    { $count ->
        [one] Swap: choose the Materia to give
       *[other] { $count } swaps left: choose the Materia to give
    }
materia-ask-get-altar = Choose the Materia to get from the altar for { $given }
materia-ask-get-familiar = Choose the Materia to get from your familiar for { $given }
materia-ask-raise = Choose the spell to raise
materia-ask-learn =
    Choose the spell to learn; { $wilds ->
        [one] { $wilds }
       *[other] up to { $wilds }
    } { materia-rune-glyph } may count as wild
materia-ask-copy = Choose the { materia-phase } action to copy
materia-ask-copy-solo = Choose the { materia-phase } spell to copy
materia-ask-place = Choose what stays on { $spell }
materia-ask-pay = Pay for { $spell } { $level }: { $least } more
materia-ask-pay-range = Pay for { $spell } { $level }: { $least } to { $most } more
materia-ask-keep = Store { $count } of the Materia you paid
materia-ask-send = Send one Materia from the altar to the opponent’s track
materia-ask-cede = Put one Materia from the altar on the lower part of the opponent’s board
materia-chance-first = Drawing lots: who goes first?
materia-chance-reveal = Drawing the spells for this game
materia-chance-deal-pool =
    { $who } { $person ->
        [you] draw
       *[other] draws
    } from the pouch
materia-chance-deal-altar = The altar is filled from the pouch
materia-chance-deal-lower = One Materia from the pouch goes to the lower part of the opponent’s board

## Why something cannot be chosen

materia-why-theirs =
    { $person ->
        [you] This belongs to you, but it is somebody else’s turn.
       *[other] This belongs to { $who }.
    }
materia-why-full-pool = Your pool is full: it holds { $most } Materia at most.
materia-why-full-familiar = Your familiar is full: it holds { $most } Materia.
materia-why-no-token = There is nothing to draw: the pouch and the discard pile are empty.
materia-why-take = You take from the altar in the Morning; now it is { materia-phase }.
materia-why-draw = You draw from the pouch in the Morning; now it is { materia-phase }.
materia-why-store = You store Materia at Midday; now it is { materia-phase }.
materia-why-learn = You learn spells in the Evening; now it is { materia-phase }.
materia-why-pay-first = Choose the spell first, then pay with the Materia in your pool.
materia-why-place = The Materia on the card must be { materia-colour }.
materia-why-paid = It is already part of the payment.
materia-why-pay-wilds = Pay with { materia-colour } Materia or with { materia-rune-glyph }.
materia-why-not-exact = With this one, the price could not be paid exactly.
materia-why-rest = With this one, the spell could not be finished.
materia-why-other-token =
    { $which ->
        [rune] Now it must be a { materia-rune-glyph }.
        [same] Now it must have the same colour as the one before.
       *[stored] Now it must have a colour that your familiar holds.
    }
materia-why-stored = What is stored stays on your familiar.
materia-why-discarded = The discard pile goes back into the pouch when the pouch is empty.
materia-why-opponent = What lies on the opponent’s board stays there.
materia-why-no-colour = { $spell } needs at least one { materia-colour } Materia, and you have none.
materia-why-missing =
    Level { $level } costs { $level } { materia-colour } Materia: you have { $own }{ $extra ->
        [0] { "" }
       *[other] , and three with the same rune count as { $extra } more
    }, so { $missing ->
        [one] { $missing } is missing.
       *[other] { $missing } are missing.
    }
materia-why-missing-wilds =
    Level { $level } costs { $level } { materia-colour } Materia: you have { $own }{ $extra ->
        [0] { "" }
       *[other] , and { $extra } that may count as wild
    }, so { $missing ->
        [one] { $missing } is missing.
       *[other] { $missing } are missing.
    }
materia-why-learned = You have learned this spell already, and spells are learned only once.
materia-why-level = You have this spell at level { $level } only.
materia-why-level-theirs =
    { $who } { $person ->
        [you] have
       *[other] has
    } this spell at level { $level } only.
materia-why-not-theirs =
    { $who } { $person ->
        [you] have
       *[other] has
    } not learned this spell.
materia-why-no-action =
    { $when ->
        [instant] This level worked once, when you learned it.
        [always] This level works by itself, all the time.
        [end] This level only counts at the end of the game.
       *[never] This level has no effect, only points.
    }
materia-why-today = You learned this spell today; you can use it from your next Day on.
materia-why-phase =
    { $spell } is used { $when ->
        [morning] in the Morning
        [midday] at Midday
       *[evening] in the Evening
    }; now it is { materia-phase }.
materia-why-same = Level { $level } does exactly the same: use that one.
materia-why-copy-own = Clone copies an action of another player.
materia-why-copy-solo = Alone, Clone copies level 4 of a spell that you have not learned.
materia-why-copy-phase = Here Clone can only copy a { materia-phase } action, and never a Clone.
materia-why-raise-unlearned = You can only raise a spell that you have learned.
materia-why-raise-itself = Time Travel cannot raise itself.
materia-why-raise-highest = This spell is at its highest level already.
materia-why-raise-one = A spell is raised by one level.
materia-why-no-cost = You have no { materia-rune-glyph } to discard.
materia-why-enough =
    Your pool already holds { $count ->
        [one] { $count } Materia.
       *[other] { $count } Materia or more.
    }
materia-why-none-altar =
    { $which ->
        [rune] There is no { materia-rune-glyph } on the altar.
        [stored] The altar has no colour that your familiar holds.
       *[any] The altar is empty.
    }
materia-why-none-pool =
    { $which ->
        [rune] You have no { materia-rune-glyph } in your pool.
        [stored] Your pool has no colour that your familiar holds.
       *[any] Your pool is empty.
    }
materia-why-none-familiar =
    { $which ->
        [rune] There is no { materia-rune-glyph } on your familiar.
       *[any] Your familiar is empty.
    }
materia-why-nothing =
    { $what ->
        [raise] You have no other spell below level 5.
        [learn] You could not pay for any spell with it.
       *[copy] There is nothing to copy.
    }
materia-why-useless = It would do nothing now.

## The end

materia-source-spells = Spells
materia-ending-all-spells =
    { $who } { $person ->
        [you] have
       *[other] has
    } learned all the spells: { $last ->
        [solo] the game ends after this Day.
       *[round] this is the last round.
    }
materia-ending-full-familiar =
    { $person ->
        [you] Your familiar is full:
       *[other] { $who } has a full familiar:
    } { $last ->
        [solo] the game ends after this Day.
       *[round] this is the last round.
    }
materia-ending-last-round = This is the last round there can be.
materia-part-familiar = Familiar
materia-part-track = Track
materia-part-lower = Lower part
materia-end-all-spells = A player has learned all seven spells.
materia-end-full-familiar = A familiar is full.
materia-end-full-track = The opponent’s track is full.
materia-end-last-round = The game ends after round { $round }.

## The solo game

solo-won =
    { $who } { $person ->
        [you] win
       *[other] wins
    }, { $points } to { $others }.
solo-lost =
    { $who } { $person ->
        [you] lose
       *[other] loses
    }, { $points } to { $others }.
solo-tie = A tie at { points }: nobody wins.

## Errors

error-solo-only = { $place }: only a solo game has a handicap.
error-not-a-spell = { $place }: there is no spell “{ $name }”.
error-not-a-spell-here = { $place }: the spell “{ $name }” is not in this game.
error-two-of-a-colour = { $place }: “{ $name }” and “{ $other }” are both { materia-colour }; choose one spell of each colour.
error-not-seven =
    { $place }: { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    }, but there must be one of each of the seven colours.
error-not-a-kind = { $place }: there is no Materia “{ $name }”.
error-not-a-pouch = { $place }: “{ $found }” is not valid; give a list of Materia, or “rest”.
error-morning-over = { $place }: seat { $seat } has only one Morning action.
error-too-many = { $place }: { $count } Materia, but there is only room for { $limit }.
error-too-many-of-a-kind = { $place }: { $count } of { $kind }, but only { $limit } exist.
error-wrong-colour = { $place }: { $token } cannot lie on a { materia-colour } spell.

## On the page

materia-by = by Phil Walker-Harding
materia-board-day = Phases of the Day
materia-board-phase =
    { $phase ->
        [morning] Morning
        [midday] Midday
       *[evening] Evening
    }
materia-board-altar = Altar
materia-board-pouch = Pouch: { $count }
materia-board-discard = Discard pile: { $count }
materia-board-discard-name = Discard
materia-board-paid = Paid tokens
materia-board-pool = Pool: { $count } of { $limit }
materia-board-stored = { $count } stored
materia-board-look-at = { $name }: all levels
materia-board-learned-at = learned at level { $level }
materia-board-spell-at = { $spell } at level { $level }
materia-board-spell-not = { $spell }, not learned
materia-board-lower = Lower part: { $count }
materia-board-familiar = Familiar: { $count } stored, { $points } points
materia-board-track = Opponent’s track: { $count } of { $limit }
materia-board-if-ended = if it ended now
materia-gathered =
    { $person ->
        [you] Your spells at the end
       *[other] Spells of { $who } at the end
    }
materia-board-inspect = Inspect
materia-board-inspect-of = Inspect { $who }
materia-board-previous = Previous player
materia-board-next = Next player
materia-board-pool-name = Pool
materia-board-own-pool = Your pool
materia-board-of = { $count } of { $limit }
materia-board-stored-next =
    { $next ->
        [0] { $count } of { $limit } stored
       *[other] { $count } of { $limit } stored · next +{ $next }
    }
materia-board-pay-for = Pay for { $spell } { $level }
materia-board-stays = stays
materia-board-your-phase =
    { $phase ->
        [morning] Your Morning
        [midday] Your Midday
       *[evening] Your Evening
    }
materia-board-send = Send
materia-board-spells-points = { $count } of { $limit } spells
materia-board-track-name = Track: { $count } of { $limit }
materia-board-track-worth = Space { $space }: { $points } points
materia-board-track-about = The last filled space counts. Spaces with a broom wipe the altar: all discarded, then refilled.
materia-board-track-next = The next space wipes the altar
materia-board-lower-name = Lower part
materia-board-lower-about = 1 point each
materia-board-spell-of = { $when } spell · { $colour }
materia-board-spell-rule = You can use a learned level or a lower one once a Day, from your next Day on.
materia-board-costs = Costs { $level } { $colour }; three of a rune stand for one.
materia-board-end-spells = End in sight: { $who } has { $count } of { $limit } spells
materia-board-end-familiar = End in sight: { $who }, { $count } of { $limit }
materia-board-end-track = End in sight: track { $count } of { $limit }

## Spells in the fewest words, below their pictogram

materia-short-sacrifice-effect = Discard, draw { $draw }
materia-short-eruption-effect = Fill pool to { $until }
materia-short-blaze-effect = Draw { $draw }, others { $others }
materia-short-levitation-effect =
    Take { $take } { $rune ->
        [circle] circles
        [triangle] triangles
       *[square] squares
    }
materia-short-sharing-3 = Take { $take }, draw { $draw }
materia-short-sharing-effect = Take { $take }
materia-short-divination-3 = Take { $take }, lose { $discard }
materia-short-divination-4 = Take { $take } alike
materia-short-divination-5 = Reveal { $fill }, take { $take }
materia-short-purification-effect = Swap { $swap }
materia-short-cure-effect = Draw { $draw }, discard { $discard }
materia-short-growth-3 = Swap { $swap } stored
materia-short-growth-effect = Store { $feed }, then { $drop }
materia-short-offering-effect = Store { $store } alike
materia-short-focus-3 = Store { $store } like it
materia-short-focus-effect = Store { $store } or take { $take }
materia-short-feast-3 = Take kept colour
materia-short-feast-4 = Store { $feed }
materia-short-time-travel-effect = Raise a spell
materia-short-storm-effect = Clear, take { $take }
materia-short-clone-effect =
    Copy { $phase ->
        [morning] a Morning
        [midday] a Midday
       *[evening] an Evening
    }
materia-short-clone-5 = { materia-short-clone-effect }
materia-short-transmutation-effect = Learn, { $wilds } wild
materia-short-swiftness-effect = Morning again
materia-short-swiftness-5 = { $mornings } Mornings
materia-short-mirage-effect = Take it: draw { $echo }
materia-short-abundance-effect = Draw { $draw } now
materia-short-communion-3 = Store { $feed } now
materia-short-communion-5 = Store { $keep } you pay
materia-short-no-effect = Points only
materia-short-other-spell = { $each } per other spell
materia-short-other-spell-high = { $each } or { $high } per spell
materia-short-stored-colour = { $each } per colour
materia-short-stored-rune = { $each } per rune

## What somebody did, in the fewest words

materia-short-log-first = goes first
materia-short-log-reveal = in this game
materia-short-log-deal-pool = drew one
materia-short-log-deal-altar = altar filled
materia-short-log-deal-lower = lower part
materia-short-log-skip-morning = skipped Morning
materia-short-log-skip-midday = skipped Midday
materia-short-log-skip-evening = skipped Evening
materia-short-log-skip-action = skipped an action
materia-short-log-draw = drew { $count }
materia-short-log-done = done
materia-short-log-take = took
materia-short-log-store = stored
materia-short-log-feed = stored
materia-short-log-discard = discarded
materia-short-log-sweep = swept
materia-short-log-give = swap
materia-short-log-get = swapped
materia-short-log-place = placed
materia-short-log-pay = paid
materia-short-log-send = sent
materia-short-log-cede = put down

## Options

materia-option-players = Players
materia-option-players-help = The number of players; 1 is the solo game.
materia-option-spells = Spells
materia-option-spells-help = The seven spells of the game: a set, a random spell of each colour (classic), or a list of your own with one of each colour.
materia-option-spells-set-1 = First set
materia-option-spells-set-1-about = The plainest effects. Start here.
materia-option-spells-set-2 = Second set
materia-option-spells-set-2-about = More cards that reward planning, and gifts to the others.
materia-option-spells-set-3 = Third set
materia-option-spells-set-3-about = The trickiest spells, for players who know the game.
materia-option-spells-classic = Classic (random)
materia-option-spells-classic-about = One of the three spells of each colour, by lot.
materia-option-spells-own = Choose each spell
materia-option-spells-own-about = Pick one spell of each colour yourself.
materia-option-first = First player
materia-option-first-help = The seat that plays first, counted from 0, or random.
materia-option-first-random = At random
materia-option-handicap = Handicap
materia-option-handicap-help = Solo game only: how many Materia the opponent starts with on the lower part of its board, worth 1 point each.
materia-option-handicap-0 = None
materia-option-handicap-1 = 1 Materia
materia-option-handicap-2 = 2 Materia
materia-option-handicap-3 = 3 Materia
