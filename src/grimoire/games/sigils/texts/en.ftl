# Spellbooks. Needs common.ftl. Numbers of abilities come from the table of abilities, never from here.
# $who is a name and $person its form of the verb ("you" or "other"); $card is the name of a spell.
# A die is told by $colour and $owner ("own" or "teacher"); $value is what it shows.

sigils-title = Spellbooks
sigils-description = Use your dice to learn spells, and join their sigils in your spellbook.

## Dice

sigils-colour =
    { $colour ->
        [black] black
        [white] white
        [red] red
        [green] green
        [yellow] yellow
        [blue] blue
       *[other] { $colour }
    }
sigils-die =
    { $owner ->
        [teacher] Teachers’ { sigils-colour } die
       *[own] { sigils-colour } die
    }
sigils-die-subject =
    { $owner ->
        [teacher] The Teachers’ { sigils-colour } die
       *[own] The { sigils-colour } die
    }
sigils-die-object =
    { $owner ->
        [teacher] the Teachers’ { sigils-colour } die
       *[own] the { sigils-colour } die
    }
sigils-die-means =
    { $owner ->
        [teacher] with the Teachers’ { sigils-colour } die
       *[own] with the { sigils-colour } die
    }
sigils-value =
    { $owner ->
        [teacher] { $value }, for 1 gem
       *[own] { $value }
    }
sigils-spot = the { sigils-colour } spot

## Spells

sigils-family =
    { $family ->
        [enchantment] enchantment
        [illusion] illusion
        [conjuration] conjuration
        [transmutation] transmutation
        [necromancy] necromancy
       *[other] { $family }
    }
sigils-type =
    { $type ->
        [attack] attack
        [defence] defence
        [potion] potion
       *[other] { $type }
    }
sigils-spell-of-family = { sigils-family } spell
sigils-spells-of-family = { sigils-family } spells
sigils-spell-of-type = { sigils-type } spell
sigils-shape =
    { $shape ->
        [circle] circle
        [square] square
        [triangle] triangle
       *[other] { $shape }
    }
sigils-shape-glyph =
    { $shape ->
        [circle] ●
        [square] ■
        [triangle] ▲
       *[other] { $shape }
    }
sigils-sigil = { sigils-shape } sigil
sigils-card-line = { $card } · { sigils-family } { sigils-type } · { $left } { $right }
sigils-bonus-family =
    { sigils-fame } for { $family ->
        [enchantment] an
        [illusion] an
       *[other] a
    } { sigils-spell-of-family } here
sigils-bonus-type =
    { sigils-fame } for { $type ->
        [attack] an
       *[other] a
    } { sigils-spell-of-type } here
sigils-fame = { $fame } Fame
sigils-gems =
    { $number ->
        [one] { $number } gem
       *[other] { $number } gems
    }

## The table

sigils-place =
    { $place ->
        [board] Main board
        [book] Spellbook
        [dice] Dice
        [used] Used
        [teachers] Teachers’ dice
        [gems] Gems
        [fame] Fame
        [supply] Supply
        [deck] Deck
        [discard] Discard
       *[other] { $place }
    }
sigils-face-down = Face down

## What abilities do

sigils-ability-on-colour = Gain { sigils-fame } if you harnessed a { sigils-colour } die this turn.
sigils-ability-on-value = Gain { sigils-fame } if you harnessed a die with the value { $value } this turn.
sigils-ability-turn = Turn an unused die to its opposite side.
sigils-ability-shift =
    Change an unused { sigils-colour } die by up to { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }, up or down.
sigils-ability-reroll = Reroll an unused { sigils-colour } die.
sigils-ability-reroll-used = Reroll a { sigils-colour } die. If it was used, it is available again.
sigils-ability-gems = Take { sigils-gems } from the supply; one must stay there for this card.
sigils-ability-refresh =
    Discard up to { $discard ->
        [one] { $discard } spell
       *[other] { $discard } spells
    } from the main board, then refill the spots.
sigils-ability-spend = Spend your unused { sigils-colour } die: gain { sigils-fame }.
sigils-ability-entomb = Turn another { sigils-spell-of-type } in your book face down: gain { sigils-fame }.
sigils-ability-sigil = At the end: { sigils-fame } extra for each completed { sigils-sigil }.
sigils-ability-pair = At the end: { sigils-fame } for every pair of one { $first } and one { $second }.
sigils-ability-majority = At the end: { sigils-fame } if you have the most { sigils-spells-of-family }, { $tied } if you are tied for the most. You need at least one.
sigils-ability-each-family = At the end: { sigils-fame } for each of your { sigils-spells-of-family }.
sigils-ability-each-type = At the end: { sigils-fame } for each { sigils-spell-of-type } you have.
sigils-ability-kindred = At the end: each of your spells with this ability scores { sigils-fame } for every such spell you have, minus 1.

## Abilities in a few words, beside their pictures

sigils-short-on-colour = after a { sigils-colour } die
sigils-short-on-value = after a die of { $value }
sigils-short-turn = flip an unused die
sigils-short-shift = change by up to { $pips }
sigils-short-reroll = roll it again
sigils-short-gems = take { sigils-gems }
sigils-short-refresh = change the market
sigils-short-spend = spend it unused
sigils-short-entomb = turn one face down
sigils-short-sigil = for each joined
sigils-short-pair = for each pair
sigils-short-majority = for the most
sigils-short-each = for each you have
sigils-short-kindred = more for each alike

## The log

sigils-log-first =
    { $who } { $person ->
        [you] go
       *[other] goes
    } first
sigils-log-reveal = New on { sigils-spot }: { $card }
sigils-log-roll =
    { $who } { $person ->
        [you] roll
       *[other] rolls
    } { $rolled } { sigils-die-means }
sigils-log-roll-teacher = { sigils-die-subject } comes up { $rolled }
sigils-log-roll-all =
    { sigils-die-subject } comes up { $rolled }; { $count ->
        [0] there are no gems left to give out
        [one] { $count } player gets a gem
       *[other] { $count } players get a gem each
    }
sigils-log-nudge =
    { $who } { $person ->
        [you] nudge
       *[other] nudges
    } { sigils-die-object } from { $value } to { $after } for a gem
sigils-log-harness =
    { $who } { $person ->
        [you] harness
       *[other] harnesses
    } { sigils-die-object } ({ sigils-value }) for { $card }
sigils-log-pay =
    { $who } { $person ->
        [you] pay
       *[other] pays
    } { sigils-die-means } ({ sigils-value })
sigils-log-learn =
    { $who } { $person ->
        [you] pay
       *[other] pays
    } { sigils-die-means } ({ sigils-value }) and { $person ->
        [you] learn
       *[other] learns
    } { $card }
sigils-log-learn-bonus =
    { $who } { $person ->
        [you] pay
       *[other] pays
    } { sigils-die-means } ({ sigils-value }) and { $person ->
        [you] learn
       *[other] learns
    } { $card } (bonus: { sigils-fame })
sigils-log-cast =
    { $who } { $person ->
        [you] cast
       *[other] casts
    } { $card }
sigils-log-cast-fame =
    { $who } { $person ->
        [you] cast
       *[other] casts
    } { $card } and { $person ->
        [you] gain
       *[other] gains
    } { sigils-fame }
sigils-log-cast-supply =
    { $who } { $person ->
        [you] cast
       *[other] casts
    } { $card } and { $person ->
        [you] take
       *[other] takes
    } { sigils-gems }
sigils-log-turn =
    { $who } { $person ->
        [you] turn
       *[other] turns
    } { sigils-die-object } to its opposite side, from { $value } to { $after }
sigils-log-shift =
    { $who } { $person ->
        [you] shift
       *[other] shifts
    } { sigils-die-object } from { $value } to { $after }
sigils-log-reroll =
    { $who } { $person ->
        [you] reroll
       *[other] rerolls
    } { sigils-die-object } ({ $value })
sigils-log-discard =
    { $who } { $person ->
        [you] discard
       *[other] discards
    } { $card } from { sigils-spot }
sigils-log-done =
    { $who } { $person ->
        [you] discard
       *[other] discards
    } nothing more
sigils-log-entomb =
    { $who } { $person ->
        [you] turn
       *[other] turns
    } { $card } face down and { $person ->
        [you] gain
       *[other] gains
    } { sigils-fame }
sigils-log-pass =
    { $who } { $person ->
        [you] pass and reroll
       *[other] passes and rerolls
    } all dice
sigils-log-pass-back =
    { $who } { $person ->
        [you] pass, reroll all dice and collect
       *[other] passes, rerolls all dice and collects
    } { sigils-gems }
sigils-log-end =
    { $who } { $person ->
        [you] end your
       *[other] ends the
    } turn

## Choices in a menu

sigils-do-first =
    { $who } { $person ->
        [you] go
       *[other] goes
    } first
sigils-do-reveal = { $card }
sigils-do-roll = { $rolled }
sigils-do-nudge = Nudge { sigils-die-object }: { $value } → { $after }
sigils-do-harness = Harness { sigils-die-object } ({ sigils-value }): { $card }
sigils-do-pay = Pay { sigils-die-means } ({ sigils-value })
sigils-do-cast = Cast { $card }
sigils-do-cast-fame = Cast { $card } (+{ sigils-fame })
sigils-do-cast-supply = Cast { $card } (+{ sigils-gems })
sigils-do-turn = Turn { sigils-die-object }: { $value } → { $after }
sigils-do-shift = Shift { sigils-die-object }: { $value } → { $after }
sigils-do-reroll = Reroll { sigils-die-object } ({ $value })
sigils-do-discard = Discard { $card } from { sigils-spot }
sigils-do-done = Done
sigils-do-entomb = Turn { $card } face down
sigils-do-pass = Pass
sigils-do-end = End the turn

## Prompts

sigils-may-nudge = nudge a die
sigils-may-cast = cast a spell
sigils-may-harness = harness a die
sigils-may-pass = pass
sigils-may-end = end the turn
sigils-may-only-pass = there is nothing to do but pass
sigils-may-only-end = there is nothing left to do but end the turn
sigils-ask-play = { sigils-ask-play-heading }: { $choices }
sigils-ask-play-heading = This turn
sigils-ask-last = { sigils-ask-last-heading }: { $choices }
sigils-ask-last-heading = Last turn
sigils-ask-bound = { sigils-ask-bound-heading }: { $choices }
sigils-ask-bound-heading = You have cast a spell, so you must harness this turn
sigils-ask-broken = { sigils-ask-broken-heading }: { $choices }
sigils-ask-broken-heading = You can no longer harness this turn
sigils-ask-after = { sigils-ask-after-heading }: { $choices }
sigils-ask-after-heading = After harnessing
sigils-ask-pay = { sigils-ask-pay-heading }: { sigils-ask-pay-line }
sigils-ask-pay-heading = Pay for { $card }
sigils-ask-pay-line =
    { $owed ->
        [one] { $owed } pip
       *[other] { $owed } pips
    } to go
sigils-ask-turn = { sigils-ask-turn-heading }: { sigils-ask-turn-line }
sigils-ask-turn-heading = { $card }
sigils-ask-turn-line = choose the die to turn to its opposite side
sigils-ask-shift = { sigils-ask-shift-heading }: { sigils-ask-shift-line }
sigils-ask-shift-heading = { $card }
sigils-ask-shift-line = choose how to shift the { sigils-colour } die
sigils-ask-reroll = { sigils-ask-reroll-heading }: { sigils-ask-reroll-line }
sigils-ask-reroll-heading = { $card }
sigils-ask-reroll-line = choose which { sigils-colour } die to reroll
sigils-ask-discard = { sigils-ask-discard-heading }: { sigils-ask-discard-line }
sigils-ask-discard-heading = { $card }
sigils-ask-discard-line =
    { $left ->
        [0] no spell is left on the main board; choose “{ sigils-do-done }”
        [one] discard { $left } spell from the main board, or choose “{ sigils-do-done }”
       *[other] discard up to { $left } spells from the main board, or choose “{ sigils-do-done }”
    }
sigils-ask-entomb = { sigils-ask-entomb-heading }: { sigils-ask-entomb-line }
sigils-ask-entomb-heading = { $card }
sigils-ask-entomb-line = choose the { sigils-spell-of-type } to turn face down
sigils-chance-first = Drawing lots: who goes first?
sigils-chance-reveal = The next spell from the deck, for { sigils-spot }
sigils-chance-roll =
    { $who } { $person ->
        [you] roll
       *[other] rolls
    } { sigils-die-object }
sigils-chance-roll-teacher = { sigils-die-subject } is rolled
sigils-chance-roll-all = All of the Teachers’ dice are used: they are rerolled, and everyone gets a gem

## Why something cannot be chosen

sigils-why-theirs =
    { $person ->
        [you] This belongs to you, but it is somebody else’s turn.
       *[other] This belongs to { $who }.
    }
sigils-why-used = { sigils-die-subject } is used until you pass.
sigils-why-used-teacher = { sigils-die-subject } is used until all six have been used.
sigils-why-other-die = This spell is only for the { sigils-colour } die.
sigils-why-faces = A die shows 1 to { $faces }.
sigils-why-bound = After it, no harness would be possible, and a turn with a cast must harness.
sigils-why-no-gem = A nudge costs a gem, and you have none.
sigils-why-harnessed = You have harnessed this turn already.
sigils-why-full-book = Your spellbook is full.
sigils-why-no-spell = There is no spell on { sigils-spot }.
sigils-why-fee = A Teachers’ die costs a gem, and you have none left.
sigils-why-sum = { sigils-die-subject } shows { $value }, and no other unused dice add up to exactly { $value }.
sigils-why-price = { sigils-die-subject } sets the price of { $value }; pay with other dice.
sigils-why-paid = This die is already part of the payment.
sigils-why-too-much =
    That is too much: only { $owed ->
        [one] { $owed } pip is
       *[other] { $owed } pips are
    } still to pay.
sigils-why-not-exact =
    With this die, the { $owed ->
        [one] { $owed } pip
       *[other] { $owed } pips
    } still to pay could not be met exactly.
sigils-why-empty = Spells fill the book in order; the next one goes to spot { $number }.
sigils-why-face-down = This spell lies face down and has no ability any more.
sigils-why-itself = It must be another spell than the one you cast.
sigils-why-other-type = It must be a { sigils-spell-of-type }.
sigils-why-no-type = You have no other { sigils-spell-of-type } face up.
sigils-why-red = A red ability is not cast: it counts at the end of the game.
sigils-why-cast = This spell has been cast; it is available again after you pass.
sigils-why-supply = There are too few gems in the supply to cast it.
sigils-why-on-colour = It works only after you have harnessed a { sigils-colour } die this turn.
sigils-why-on-value = It works only after you have harnessed a die showing { $value } this turn.
sigils-why-no-die = You have no unused die.
sigils-why-discarded = Discarded spells come back only when the deck is empty.

## The end

sigils-source-fame = Won in play
sigils-source-pair = Pairs
sigils-source-majority = Most of a family
sigils-source-each = Each of a kind
sigils-source-kindred = Kindred spells
sigils-source-sigils = Sigils joined
sigils-source-gems = Gems
sigils-ending-full-book =
    { $who } { $person ->
        [you] have filled your
       *[other] has filled the
    } spellbook: everyone else has one last turn.
sigils-ending-last-round = This is the last round there can be.
sigils-part-fame = Fame gained
sigils-part-gems = Gems
sigils-part-sigils = Sigils
sigils-end-full-book = A spellbook is full, and everyone else has had a last turn.
sigils-end-last-round = The game ends after round { $round }.

## Errors

error-not-toml = { $place } is not valid TOML: { $reason }
error-deck-size = { $place }: { $count } spells, but with this many players there must be { $least } to { $most }.
error-deck-bytes = { $place }: the deck has { $count } bytes, but at most { $most } are allowed.
error-board-size = { $place }: { $count } spots, but a spellbook has { $wanted }.
error-not-a-bonus = { $place }: “{ $found }” is not valid; give a family, a type, or nothing.
error-id-twice = { $place }: two spells have this id.
error-not-kebab = { $place }: “{ $found }” is not valid; write lower-case words joined by hyphens.
error-not-a-name = { $place }: “{ $found }” is not a name.
error-not-an-ability = { $place }: “{ $found }” is not an ability of edition { $edition }.
error-one-type-twice = { $place }: “{ $found }” names the same thing twice; name two different ones.
error-no-teachers = { $place }: edition { $edition } has no Teachers.
error-not-a-gift-each = { $place }: { $count } gifts, but there are { $players } players.
error-not-a-gift = { $place }: “{ $found }” is not valid; give at most { $gems } gems and { $fame } Fame, such as “2 gems”, “1 gem + 3 fame” or “0”.
error-no-teacher-dice = { $place }: this game is played without Teachers.
error-not-a-card = { $place }: the spell “{ $name }” is not in this deck.
error-card-twice = { $place }: { $name } is also at { $other }.
error-not-a-die = { $place }: “{ $found }” is not valid; give a colour, each only once.
error-not-a-spot = { $place }: “{ $found }” is not valid; give a spot with a spell, each only once.
error-book-full = { $place }: { $count } spells, but a spellbook holds at most { $limit }.
error-not-seats = { $place }: “{ $found }” is not valid; give different seats from 0 to { $last }.
error-turn-not-last = { $place }: “{ $found }” must include the seat whose turn it is.
error-gem-count = { $place }: “{ $found }” is not valid; the players have { $named } of the { $total } gems.

## On the page

sigils-by = by Alexandros Kapidakis
sigils-board-teacher = Teacher
sigils-board-used = used
sigils-board-your-gems = Your gems
sigils-board-paid = { $paid } of { $value }
sigils-board-price-words = The price: { $value }. Paid: { $paid }.
sigils-gathered =
    { $person ->
        [you] Your spellbook at the end
       *[other] Spellbook of { $who } at the end
    }
sigils-score = Fame
sigils-score-from = Where the Fame comes from
sigils-board-next = next spell
sigils-board-inspect = { $who }: look at the spellbook
sigils-board-cards-left = Cards in the deck: { $count }
sigils-board-end-near =
    End in sight: { $person ->
        [you] you have { $count } of { $limit } spells
       *[other] { $who } has { $count } of { $limit } spells
    }
sigils-board-die = { $die }: { $value }
sigils-board-die-used = { $die }: { $value }, used
sigils-board-market = Spells to learn
sigils-board-empty-spot = empty
sigils-board-your-book = Your spellbook
sigils-board-book = { $count } of { $limit } spells
sigils-board-fame = { $fame } Fame
sigils-board-face-down = face down
sigils-board-gems = Gems: { $count }
sigils-board-supply = Gems in the supply: { $count }
sigils-board-spell-of-book =
    { $state ->
        [down] { $spell }, face down
        [cast] { $spell }, cast
       *[up] { $spell }
    }
sigils-board-card = { $spell }: { $text } { $family } { $type }, sigil halves left { $left }, right { $right }.

## Options

sigils-option-players = Players
sigils-option-players-help = The number of players.
sigils-option-edition = Edition
sigils-option-edition-help = The edition of the game, named by its number of spells: they differ in their cards and in a few rules.
sigils-option-edition-60 = 60 spells
sigils-option-edition-60-about = Four families of spells, and three gems each to begin with.
sigils-option-edition-75 = 75 spells
sigils-option-edition-75-about = Adds necromancy: dice and spells can be given up for Fame. Two gems each to begin with.
sigils-option-teachers = Teachers
sigils-option-teachers-help = Play with the Teachers’ six extra dice (only in the edition with 60 spells).
sigils-option-teachers-off = Without
sigils-option-teachers-off-about = Only your own six dice.
sigils-option-teachers-on = With Teachers
sigils-option-teachers-on-about = Six more dice that everyone may use, for gems. More choice, a little longer.
sigils-option-first = First player
sigils-option-first-help = The seat that plays first, counted from 0, or random.
sigils-option-first-random = At random
sigils-option-start = Start
sigils-option-start-help = What the players get before the first turn: nothing more (printed), enough to make up for playing later (fair), or a gift for each player in the order of play, such as 0 and 2 fame.
sigils-option-start-printed = As printed
sigils-option-start-printed-about = Everyone starts alike. Whoever plays first wins more often.
sigils-option-start-fair = Fair start
sigils-option-start-fair-about = Those who play later begin with some Fame to make up for it.
sigils-option-start-own = Gifts of your own
sigils-option-deck = Deck
sigils-option-deck-help = A deck file with spells of your own, in place of the edition’s.
sigils-option-deck-none = The project’s own cards
sigils-option-deck-none-about = Drawn and named for this table.
sigils-option-deck-own = My own deck
sigils-option-deck-own-about = A deck file with spells of your own.
