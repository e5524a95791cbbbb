# The terminal client and the command line. Needs common.ftl and, for drawing, the words of each game.

## Names

terminal-player = Player { $number }
terminal-bot-random = Random
terminal-number = { $number }
terminal-colour-code =
    { $colour ->
        [red] re
        [purple] pu
        [green] gr
        [black] bk
        [white] wh
        [blue] bu
       *[yellow] ye
    }

## Playing

terminal-help =
    A number         plays that choice
    harness red      plays that action, in the notation of the rules
    Enter            draws the table again
    i                what your spells do (in Sigils also those on the main board)
    i 3, i storm     what a spell does, by its number or name
    i red            in Sigils also by its colour on the main board
    t, hint          the best three choices, and how everybody stands
    u                takes back your last choice
    p                the points as they stand now, and what makes them up
    l                the log of the whole game
    s, s FILE        saves the game, here or in a file of your own
    q                leaves; the game is saved
    ?, h             this help
terminal-more-events =
    { $count ->
        [one] … { $count } more before; l shows the whole log
       *[other] … { $count } more before; l shows the whole log
    }
terminal-bad-number = Choose a number from 1 to { $most }, or type ? for help.
terminal-not-understood = “{ $text }” means nothing here; type ? for help.
terminal-not-legal = “{ $action }” is not possible now; choose one of the numbers above.
terminal-no-topic = There is no “{ $topic }” to tell about, or more than one; use its number or its full name.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-chance = Chance has decided since your last choice; that cannot be taken back.
terminal-undo-other = Somebody else has moved since your last choice; that cannot be taken back.
terminal-saved = Saved: { $path }
terminal-kept = The game is saved in { $path }. Go on with:
terminal-kept-finished = The game is kept in { $path }. Watch it again with:
terminal-not-kept = The game could not be saved.
terminal-score-line = { $who }: { $points } ({ $parts })
terminal-score-part = { $part } { $points }
terminal-unfinished = This game is not over. If it ended now:
terminal-thinking = { $who } is thinking …
terminal-thinking-hint = Looking for a hint …
terminal-replaced = { $failed } cannot go on. { $who } takes over the seat.
terminal-hint-best = Best now, with what it leads to for you:
terminal-hint-now = How things stand:
terminal-hint-seat = { $who }: { $prospects }
terminal-hint-prospects = win chance { NUMBER($wins, style: "percent", maximumFractionDigits: 0) }, about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

## Replaying

terminal-replay-place = Action { $place } of { $last } · Enter next, b back, g N go to N, q quit
terminal-replay-help = Enter for the next action, b for the one before, g and a number to go there, q to quit.
terminal-replay-no-place = There is nothing there; the actions run from 0 to { $last }.

## Counting and measuring

terminal-counting = Counting
terminal-depth = depth
terminal-action = first action
terminal-decisions = decisions
terminal-chances = chance
terminal-ends = ends
terminal-total = all
terminal-nodes = { $nodes } nodes in { $seconds } s
terminal-measuring = Measuring …
terminal-measure = measure
terminal-per-second = per second
terminal-bench-games = games, simulated
terminal-bench-decisions = decisions, simulated
terminal-bench-choices = choices (two or more legal actions), simulated
terminal-bench-integer = decisions, integer layer
terminal-bench-driven-choices = choices, integer layer
terminal-bench-copies = copies of a state
terminal-bench-simulated = Simulated { $games } games with { $decisions } decisions in { $seconds } s.
terminal-engine-compiled = The engine is compiled.
terminal-engine-interpreted = The engine is interpreted.
terminal-interpreted = Note: the engine runs interpreted, which is much slower than compiled.

## Checking

terminal-check-neither = this is neither a position nor a record.
terminal-check-position =
    ok: { $path }: a position of { $game }, { $status ->
        [over] the game is over
       *[open] { $count ->
            [one] { $count } legal action
           *[other] { $count } legal actions
        }
    }
terminal-check-record =
    ok: { $path }: a record of { $game }, { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, { $status ->
        [over] finished
       *[open] unfinished
    }

## Command lines that cannot be followed

terminal-see-help = See: { $command }
terminal-unknown-option = There is no option { $option }.
terminal-unknown-command = There is no command “{ $command }”.
terminal-bad-value = { $option }: “{ $value }” does not fit.
terminal-missing = { $option } is missing, or its value is.
terminal-too-many = Too much on the command line: “{ $words }”.
terminal-too-many-values = { $option } is given too often or has too many values.
terminal-no-file = Name at least one file to check.
terminal-nothing-to-resume = There is no unfinished game in { $directory }.
terminal-resume-options = A saved game has its options already: leave out { $options }.
terminal-file-options = The file tells the options of the game: leave out { $options }.
terminal-which-state = Give either --position or --record; --after belongs to --record.
terminal-seats-players = --seats names { $seats } seats, but the game has { $players }.
terminal-no-such-action = --after { $number }: the record’s actions run from 0 to { $last }.
terminal-negative-depth = --depth { $depth }: a depth of 0 or more is needed.
terminal-bad-seconds = --seconds { $seconds }: a number above 0 and up to 3600 is needed.
terminal-other-game = { $option } belongs to { $other }; { $game } has no such option: leave it out.
terminal-too-deep = This file is nested too deeply to be read.

terminal-generic-heading = Round { $round } · { $who } to move
terminal-generic-setup = Setting up
terminal-generic-over = Game over
