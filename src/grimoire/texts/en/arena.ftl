# The arena: bots against bots.

## Figures

arena-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-share-value = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 2) }
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
arena-milliseconds = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-duel = { $wins } of { $games }

## Tables

arena-bot = bot
arena-games = games
arena-wins = wins
arena-share = win share
arena-interval = 95%
arena-score = score
arena-rating = rating
arena-mu = mu
arena-sigma = sigma
arena-ordinal = mu − 3 sigma
arena-time = time
arena-turns = turns
arena-mean = per turn
arena-slowest = slowest turn
arena-forfeits = forfeits
arena-seat = seat
arena-first-seat = { $seat } (begins)
arena-seat-number = { $seat }
arena-ahead = ahead of

## What it came to

arena-length = A game took { $rounds } rounds and { $decisions } decisions on average.
arena-verdict-all = All { $games } games were played.
arena-verdict-order = Stopped after { $games } games: the order of the bots is clear, with a confidence of { $confidence }.
arena-verdict-open = All { $games } games were played; the order of the bots is not clear with a confidence of { $confidence }.
arena-verdict-high = Stopped after { $games } games: { $bot } wins { $high } or more rather than { $low } or less (log-likelihood ratio { $ratio }, risk of error { $risk }).
arena-verdict-low = Stopped after { $games } games: { $bot } wins { $low } or less rather than { $high } or more (log-likelihood ratio { $ratio }, risk of error { $risk }).
arena-verdict-undecided = All { $games } games were played; whether { $bot } wins { $low } or less or { $high } or more is not decided (log-likelihood ratio { $ratio }, risk of error { $risk }).
arena-uneven = The last block has only { $games } of its { $block } seatings; with a multiple of { $block } games all bots sit everywhere equally often.
arena-early-note = A run that stops early shows shares that are a little too far apart.
arena-written = Results: { $path }
arena-interrupted = Interrupted. The games that were finished are in { $path }; the same command goes on from there.
arena-interrupted-fresh = Interrupted. The games that were finished are in { $path }; the same command without --fresh goes on from there.
arena-forfeit =
    { $count ->
        [one] { $bot } forfeited { $count } game (game { $first }): { $reason }
       *[other] { $bot } forfeited { $count } games (game { $first } was the first): { $reason }
    }
arena-forfeit-failed = { $detail }
arena-forfeit-raised = exception { $detail }
arena-forfeit-illegal = not a legal action: { $detail }
arena-forfeit-more =
    { $count ->
        [one] { $bot }: { $count } more reason, in results.json
       *[other] { $bot }: { $count } more reasons, in results.json
    }

## What went wrong

error-no-bots = Name at least one bot.
error-one-bot = One bot alone plays only the solo mode of materia: add --seats 1, or name another bot.
error-bot-unmade = { $place }: { $bot } cannot be made: { $reason }
error-seats-players = --seats { $seats } and --players { $players } contradict each other; one of them is enough.
error-first-in-arena = Leave out --first: seat 0 always begins, and every bot sits there equally often.
error-block-too-long = So many bots have { $count } seatings; at most { $most } can be played. Name fewer bots.
error-not-between = { $place }: “{ $found }” does not fit; a number between { $least } and { $most } is needed.
error-sprt-order = --sprt: { $low } must be less than { $high }.
error-sprt-two = --sprt needs two bots that play against each other.
error-not-two-shares = --sprt: “{ $found }” does not fit; two win shares are needed, as in 0.5,0.65.
error-stop-options = Of --sprt, --confidence and --all-games only one can be given.
error-risk-alone = --risk belongs to --sprt.
error-no-openskill = The ratings need the library openskill. Install it with: { $command }
error-arena-busy = { $place }: another arena is at work in this directory.
error-damaged-log = { $place }: line { $number } is damaged. Start anew with --fresh, or elsewhere with --out.
error-other-run = { $place } holds another run: { $setting } was { $found } and is now { $wanted }. Start anew with --fresh, or elsewhere with --out.
error-fewer-games = { $place } holds a run of { $found } games, now { $wanted } are wanted; the number can only grow. Start anew with --fresh, or elsewhere with --out.
error-worker-died = A process that played games died, perhaps for lack of memory. The games that were finished are kept: the same command goes on, with fewer --jobs if need be.
