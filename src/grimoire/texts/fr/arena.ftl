# The arena: bots against bots.

## Figures

arena-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-share-value = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 2) }
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
arena-milliseconds = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-duel = { $wins } sur { $games }

## Tables

arena-bot = bot
arena-games = parties
arena-wins = gagnées
arena-share = part
arena-interval = 95 %
arena-score = score
arena-rating = niveau
arena-mu = mu
arena-sigma = sigma
arena-ordinal = mu − 3 sigma
arena-time = temps
arena-turns = tours
arena-mean = par tour
arena-slowest = tour le plus lent
arena-forfeits = forfaits
arena-seat = place
arena-first-seat = { $seat } (commence)
arena-seat-number = { $seat }
arena-ahead = devant

## What it came to

arena-length = Une partie a duré en moyenne { $rounds } tours de table et { $decisions } décisions.
arena-verdict-all = Les { $games } parties ont été jouées.
arena-verdict-order = Arrêt après { $games } parties : l’ordre des bots est clair, avec une confiance de { $confidence }.
arena-verdict-open = Les { $games } parties ont été jouées ; l’ordre des bots n’est pas clair avec une confiance de { $confidence }.
arena-verdict-high = Arrêt après { $games } parties : { $bot } gagne { $high } ou plus plutôt que { $low } ou moins (log du rapport de vraisemblance { $ratio }, risque d’erreur { $risk }).
arena-verdict-low = Arrêt après { $games } parties : { $bot } gagne { $low } ou moins plutôt que { $high } ou plus (log du rapport de vraisemblance { $ratio }, risque d’erreur { $risk }).
arena-verdict-undecided = Les { $games } parties ont été jouées ; on ne sait pas si { $bot } gagne { $low } ou moins ou bien { $high } ou plus (log du rapport de vraisemblance { $ratio }, risque d’erreur { $risk }).
arena-uneven = Le dernier bloc n’a que { $games } de ses { $block } dispositions ; avec un multiple de { $block } parties, chaque bot occupe chaque place aussi souvent que les autres.
arena-early-note = Une série arrêtée tôt montre des parts un peu trop éloignées les unes des autres.
arena-written = Résultats : { $path }
arena-interrupted = Interrompu. Les parties finies sont dans { $path } ; la même commande reprend là.
arena-interrupted-fresh = Interrompu. Les parties finies sont dans { $path } ; la même commande sans --fresh reprend là.
arena-forfeit =
    { $count ->
        [one] { $bot } a déclaré forfait dans { $count } partie (partie { $first }) : { $reason }
       *[other] { $bot } a déclaré forfait dans { $count } parties (d’abord dans la partie { $first }) : { $reason }
    }
arena-forfeit-failed = { $detail }
arena-forfeit-raised = exception { $detail }
arena-forfeit-illegal = pas une action permise : { $detail }
arena-forfeit-more =
    { $count ->
        [one] { $bot } : { $count } autre raison, dans results.json
       *[other] { $bot } : { $count } autres raisons, dans results.json
    }

## What went wrong

error-no-bots = Nommez au moins un bot.
error-one-bot = Un bot seul ne joue que le mode solo de materia : ajoutez --seats 1, ou nommez un autre bot.
error-bot-unmade = { $place } : impossible de créer { $bot } : { $reason }
error-seats-players = --seats { $seats } et --players { $players } se contredisent ; un des deux suffit.
error-first-in-arena = Laissez --first de côté : la place 0 commence toujours, et chaque bot l’occupe aussi souvent que les autres.
error-block-too-long = Autant de bots ont { $count } dispositions ; on ne peut en jouer que { $most }. Nommez moins de bots.
error-not-between = { $place } : « { $found } » ne convient pas ; il faut un nombre entre { $least } et { $most }.
error-sprt-order = --sprt : { $low } doit être inférieur à { $high }.
error-sprt-two = --sprt demande deux bots qui jouent l’un contre l’autre.
error-not-two-shares = --sprt : « { $found } » ne convient pas ; il faut deux parts de victoires, comme 0.5,0.65.
error-stop-options = De --sprt, --confidence et --all-games, on ne peut donner qu’une option.
error-risk-alone = --risk va avec --sprt.
error-no-openskill = Les niveaux demandent la bibliothèque openskill. Pour l’installer : { $command }
error-arena-busy = { $place } : une autre arène travaille dans ce dossier.
error-damaged-log = { $place } : la ligne { $number } est abîmée. Recommencez avec --fresh, ou ailleurs avec --out.
error-other-run = { $place } contient une autre série : { $setting } valait { $found } et vaut maintenant { $wanted }. Recommencez avec --fresh, ou ailleurs avec --out.
error-fewer-games = { $place } contient une série de { $found } parties, on en demande maintenant { $wanted } ; ce nombre ne peut que croître. Recommencez avec --fresh, ou ailleurs avec --out.
error-worker-died = Un processus qui jouait est mort, peut-être faute de mémoire. Les parties finies sont gardées : la même commande reprend, avec moins de --jobs s’il le faut.
