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
    a number         play that choice
    an action        play it, in the notation of the rules
    Enter            redraw the table
    t, hint          a hint: the best three choices, and everyone’s chances
    u                undo your last choice
    p                the points so far, and where they come from
    l                the log of the whole game
    s, s FILE        save the game, here or in a file of your own
    q                quit; the game is saved
    ?, h             this help
terminal-more-events =
    { $count ->
        [one] … { $count } earlier line; l shows the whole log
       *[other] … { $count } earlier lines; l shows the whole log
    }
terminal-bad-number = Choose a number from 1 to { $most }, or type ? for help.
terminal-not-understood = “{ $text }” is not a command; type ? for help.
terminal-not-legal = “{ $action }” is not legal now; choose one of the numbers above.
terminal-not-there = There is no { $item } in { $zone } now.
terminal-no-topic = “{ $topic }” matches nothing, or more than one thing; use the number or the full name.
terminal-undo-nothing = There is nothing to undo.
terminal-undo-chance = Too late to undo: something random has happened since your last choice.
terminal-undo-other = Too late to undo: another player has moved since your last choice.
terminal-saved = Saved: { $path }
terminal-kept = The game is saved in { $path }. Continue it with:
terminal-kept-finished = The game is saved in { $path }. Replay it with:
terminal-not-kept = The game could not be saved.
terminal-score-line = { $who }: { $points } ({ $parts })
terminal-score-part = { $part } { $points }
terminal-unfinished = This game is not over yet. If it ended now:
terminal-thinking = { $who } is thinking…
terminal-thinking-hint = Looking for a hint…
terminal-replaced = { $failed } has failed. { $who } takes over the seat.
terminal-hint-best = The best choices, and your chances with each:
terminal-hint-now = Everyone’s chances:
terminal-hint-seat = { $who }: { $prospects }
terminal-hint-prospects = win chance { NUMBER($wins, style: "percent", maximumFractionDigits: 0) }, about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

## Replaying

terminal-replay-place = Action { $place } of { $last } · Enter next, b back, g N go to N, q quit
terminal-replay-help = Enter for the next action, b to go back, g and a number to go to that action, q to quit.
terminal-replay-no-place = There is no such action; they go from 0 to { $last }.

## Counting and measuring

terminal-counting = Counting
terminal-depth = depth
terminal-action = first action
terminal-decisions = decisions
terminal-chances = chance
terminal-ends = ends
terminal-total = all
terminal-nodes = { $nodes } nodes in { $seconds } s
terminal-measuring = Measuring…
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

## Verifying

terminal-verify-verified =
    verified: { $path }: { $count ->
        [0] no outcome of chance in it
        [one] the only outcome of chance follows from the secrets
       *[other] all { $count } outcomes of chance follow from the secrets
    }
terminal-verify-differs = This record does not follow from its secrets:
terminal-verify-no-proof = { $path }: this record carries no proof, so its chance cannot be verified. Games in the terminal, lessons and games of older versions have none.
terminal-verify-not-over = { $path }: the game has not ended, so its secrets have not been revealed yet.
terminal-verify-commitment = { "  " }The server committed to { $commitment }.
terminal-verify-seeds =
    { "  " }{ $count ->
        [one] The seed of seat { $seats } counted.
       *[other] The seeds of seats { $seats } counted.
    }
terminal-verify-no-seeds = { "  " }No player’s seed counted: the server chose the secret alone.
terminal-verify-silent =
    { "  " }{ $count ->
        [one] Seat { $seats } did not reveal its seed in time.
       *[other] Seats { $seats } did not reveal their seeds in time.
    }
terminal-verify-first =
    { "  " }{ $count ->
        [one] The first action comes from another record and was not verified.
       *[other] The first { $count } actions come from another record and were not verified.
    }

## Command-line errors

terminal-see-help = See: { $command }
terminal-unknown-option = There is no option { $option }.
terminal-unknown-command = There is no command “{ $command }”.
terminal-bad-value = { $option }: “{ $value }” is not valid.
terminal-missing = { $option } or its value is missing.
terminal-too-many = Unexpected on the command line: “{ $words }”.
terminal-too-many-values = { $option } is given too often, or with too many values.
terminal-no-file = Name at least one file to check.
terminal-nothing-to-resume = There is no unfinished game in { $directory }.
terminal-resume-options = A saved game already has its options; leave out { $options }.
terminal-program-allow = This saved game wants to run a program: { $program }. Run it? [y/N]
terminal-program-yes = y yes
terminal-program-refused = This saved game wants to run a program, so it was not opened: { $programs }. If you trust it, add { $flags }. To play on against a bot instead, add --bot novice.
terminal-file-options = The file already sets the game’s options; leave out { $options }.
terminal-which-state = Give either --position or --record; --after only goes with --record.
terminal-not-on-windows = grimoire serve does not run on Windows itself. Use WSL or a container; grimoire play runs here.
terminal-seats-players = --seats names { $seats } seats, but the game has { $players }.
terminal-no-such-action = --after { $number }: the record’s actions go from 0 to { $last }.
terminal-negative-depth = --depth { $depth }: the depth must be 0 or more.
terminal-bad-seconds = --seconds { $seconds }: give a number above 0 and up to 3600.
terminal-other-game = { $option } is an option of { $other }, not of { $game }; leave it out.
terminal-too-deep = This file is nested too deeply to be read.
terminal-no-library = This needs the library { $library }. Install it with: { $command }

## A game without a drawing of its own

terminal-generic-heading = Round { $round } · { $who }
terminal-generic-setup = Set-up
terminal-generic-over = The game is over

## Language models

error-no-topic = { $place }: there is no topic “{ $found }”. Ask without one for a list.
error-why-not = { $why }
error-tables-full = There are already { $most } tables. Close one of them first: { $names }.
error-no-seat-for-you = { $place }: one of the seats must be “{ $you }”.
error-hidden-evaluation = This game hides something from the players. Evaluation would give it away.
error-hidden-record = In a game that hides something, the record is there once the game is over.
error-no-brackets = There is no action in square brackets in the answer.
text-prompt = You are player { $number } of { $players } in { $game }. Think as long as you like, then end your answer with one legal action in square brackets, exactly as it is listed.
text-try-again =
    { $count ->
        [0] Your answer was not accepted, and you have no try left. { $reason }
        [one] Your answer was not accepted. { $reason } You have one try left.
       *[other] Your answer was not accepted. { $reason } You have { $count } tries left.
    }

## Grading

terminal-grade-player = player
terminal-grade-games = games
terminal-grade-decisions = decisions
terminal-grade-loss = loss
terminal-grade-points = points
terminal-grade-best = best action
terminal-grade-illegal = illegal
terminal-grade-worst = { $player }: { $loss } lost in { $file }, action { $number }: { $action } instead of { $best }
terminal-grade-about = Loss: the win chance that a decision gives away on average, compared with a bot that thinks about { $nodes } nodes. Points: the same in points at the end. Illegal: the share of illegal tries.
