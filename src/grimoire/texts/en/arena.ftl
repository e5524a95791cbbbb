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
arena-share = win rate
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

## Results

arena-length = A game took { $rounds } rounds and { $decisions } decisions on average.
arena-verdict-all = All { $games } games were played.
arena-verdict-order = Stopped after { $games } games: the order of the bots is clear, at { $confidence } confidence.
arena-verdict-open = All { $games } games were played; the order of the bots is not clear at { $confidence } confidence.
arena-verdict-high = Stopped after { $games } games: { $bot } wins { $high } or more, rather than { $low } or less (log-likelihood ratio { $ratio }, risk of error { $risk }).
arena-verdict-low = Stopped after { $games } games: { $bot } wins { $low } or less, rather than { $high } or more (log-likelihood ratio { $ratio }, risk of error { $risk }).
arena-verdict-undecided = All { $games } games were played, without deciding whether { $bot } wins { $low } or less, or { $high } or more (log-likelihood ratio { $ratio }, risk of error { $risk }).
arena-uneven = The last block has only { $games } of its { $block } seatings. With a multiple of { $block } games, every bot sits in every seat equally often.
arena-early-note = A run that stops early makes the bots look a little further apart than they are.
arena-written = Results: { $path }
arena-interrupted = Interrupted. The finished games are in { $path }; run the same command again to continue.
arena-interrupted-fresh = Interrupted. The finished games are in { $path }; run the same command without --fresh to continue.
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

## Errors

error-no-bots = Name at least one bot.
error-one-bot = A single bot can only play a solo game: add --seats 1, or name another bot.
error-bot-unmade = { $place }: cannot create { $bot }: { $reason }
error-seats-players = --seats { $seats } and --players { $players } contradict each other; give only one of them.
error-first-in-arena = Leave out --first: seat 0 always plays first, and every bot sits there equally often.
error-block-too-long = These bots can be seated in { $count } ways; the arena can play at most { $most }. Name fewer bots.
error-not-between = { $place }: “{ $found }” is not a number between { $least } and { $most }.
error-sprt-order = --sprt: { $low } must be less than { $high }.
error-sprt-two = --sprt needs two bots that play against each other.
error-not-two-shares = --sprt: “{ $found }” is not valid; give two win rates, such as 0.5,0.65.
error-stop-options = Give only one of --sprt, --confidence and --all-games.
error-risk-alone = --risk only goes with --sprt.
error-no-openskill = The ratings need the library openskill. Install it with: { $command }
error-run-busy = { $place }: another run is going on in this directory.
error-damaged-log = { $place }: line { $number } is damaged. Start over with --fresh, or use another directory with --out.
error-other-run = { $place } holds another run: { $setting } was { $found } and is now { $wanted }. Start over with --fresh, or use another directory with --out.
error-fewer-games = { $place } holds a run of { $found } games and you ask for { $wanted }; the number can only go up. Start over with --fresh, or use another directory with --out.
error-worker-died = A worker process died, perhaps because memory ran out. Finished games are kept: run the same command again, with fewer --jobs if necessary.
error-not-an-address = --cluster: “{ $found }” is not the address of a cluster; give one such as tcp://host:8786.
error-no-distributed = A cluster needs the library distributed. Install it with: { $command }
error-no-cluster = No Dask scheduler answers at { $address }: { $reason }
error-no-workers = The cluster at { $address } has no workers. Start one with: { $command }
error-cluster-lacks-grimoire = There is no Grimoire at { $where }, which belongs to the cluster. Install version { $wanted } there.
error-cluster-version = { $where } belongs to the cluster and has Grimoire { $found }, but this is Grimoire { $wanted }. Install the same version everywhere.
error-cluster-lacks-code = { $where } belongs to the cluster and lacks code that is needed: { $reason }. Install it there.
error-cluster-workers-died = { $count } workers of the cluster died of the same task, perhaps because memory ran out. Finished games are kept: run the same command again to continue.
error-cluster-lost = The connection to the cluster at { $address } is lost. Finished games are kept: run the same command again to continue.
