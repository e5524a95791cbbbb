### Drawing the game in the terminal.

terminal-sigils-help =
    i                what your spells do, and those you can learn
    i 3, i broom     what a spell does, by number or name
    i red            the same, by its colour on the board
terminal-sigils-setup = Set-up
terminal-sigils-over = The game is over
terminal-sigils-heading = Round { $round } · { $who }
terminal-sigils-heading-last = Round { $round } · last turns · { $who }
terminal-sigils-seat = Fame { $fame } · gems { $gems } · spells { $spells }/{ $most }
terminal-sigils-spots = Spells to learn
terminal-sigils-piles = deck { $deck } · discard { $discard } · gems in the supply { $supply }
terminal-sigils-own-dice = Your dice
terminal-sigils-teachers = Teachers
terminal-sigils-legend = (…) used · ◆ cast
terminal-sigils-teacher-sign = T
terminal-sigils-nudge = Nudge { $value } → { $after }
terminal-sigils-harness = Harness { $value }: { $card }
terminal-sigils-harness-fee = Harness { $value } ({ sigils-gems }): { $card }
terminal-sigils-fame = { $fame } Fame
terminal-sigils-bonus = { terminal-sigils-fame }: { $what }
terminal-sigils-family-code =
    { $family ->
        [enchantment] enc
        [illusion] ill
        [conjuration] con
        [transmutation] tra
       *[necromancy] nec
    }
terminal-sigils-type-code =
    { $type ->
        [attack] atk
        [defence] def
       *[potion] pot
    }
terminal-sigils-type-letter =
    { $type ->
        [attack] A
        [defence] D
       *[potion] P
    }
terminal-sigils-brief-on-colour = harness { sigils-colour }: { terminal-sigils-fame }
terminal-sigils-brief-on-value = harness a { $value }: { terminal-sigils-fame }
terminal-sigils-brief-turn = turn a die over
terminal-sigils-brief-shift = { sigils-colour } die up to ±{ $pips }
terminal-sigils-brief-reroll = reroll the { sigils-colour } die
terminal-sigils-brief-gems = take { sigils-gems }
terminal-sigils-brief-refresh = replace up to { $discard } spells
terminal-sigils-brief-spend = spend { sigils-colour }: { terminal-sigils-fame }
terminal-sigils-brief-entomb = turn { sigils-type } down: { terminal-sigils-fame }
terminal-sigils-brief-sigil = end: { $fame } per { $sigil }
terminal-sigils-brief-pair = end: { $fame } per { $first } + { $second }
terminal-sigils-brief-majority = end: { $fame } for most { sigils-family }
terminal-sigils-brief-each = end: { $fame } per { $what }
terminal-sigils-brief-kindred = end: { $fame } per such spell − 1

## Custom decks

terminal-deck-good = ok: { $count } spells, enough for up to { $players } players: { $families }
terminal-deck-family = { sigils-family } { $count }
terminal-sigils-deck-hint = A position with a deck of your own needs that deck: --deck FILE
terminal-deck-head =
    A deck of your own for Sigils, edition { $edition }, in TOML.
    Check it with: { $check }
    Play with it: { $play }
    You need { $least } spells for { $players } players, and { $more } more for each further player.
terminal-deck-board = The bonus of each of the { $spots } spots of a spellbook: a family, a type, or nothing.
terminal-deck-fields =
    One table for each spell:
    id: lower-case words joined by hyphens; no two the same
    name: in English, French and German
    family: { $families }
    type: { $types }
    left, right: the half sigils at its edges: { $shapes }
    ability: one of these, with any other colour, number, family, type or shape
