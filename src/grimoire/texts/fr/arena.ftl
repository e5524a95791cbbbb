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
arena-wins = victoires
arena-share = taux de victoires
arena-interval = 95 %
arena-score = score
arena-rating = classement
arena-mu = mu
arena-sigma = sigma
arena-ordinal = mu − 3 sigma
arena-time = temps
arena-turns = tours
arena-mean = par tour
arena-slowest = tour le plus long
arena-forfeits = forfaits
arena-seat = place
arena-first-seat = { $seat } (commence)
arena-seat-number = { $seat }
arena-ahead = devant

## Results

arena-length = Une partie a duré en moyenne { $rounds } tours de table et { $decisions } décisions.
arena-verdict-all = Les { $games } parties ont été jouées.
arena-verdict-order = Arrêt après { $games } parties : l’ordre des bots est clair, avec une confiance de { $confidence }.
arena-verdict-open = Les { $games } parties ont été jouées ; l’ordre des bots n’est pas clair avec une confiance de { $confidence }.
arena-verdict-high = Arrêt après { $games } parties : { $bot } gagne { $high } ou plus, plutôt que { $low } ou moins (log du rapport de vraisemblance { $ratio }, risque d’erreur { $risk }).
arena-verdict-low = Arrêt après { $games } parties : { $bot } gagne { $low } ou moins, plutôt que { $high } ou plus (log du rapport de vraisemblance { $ratio }, risque d’erreur { $risk }).
arena-verdict-undecided = Les { $games } parties ont été jouées, sans établir si { $bot } gagne { $low } ou moins, ou bien { $high } ou plus (log du rapport de vraisemblance { $ratio }, risque d’erreur { $risk }).
arena-uneven = Le dernier bloc ne compte que { $games } de ses { $block } dispositions. Avec un multiple de { $block } parties, chaque bot occupe chaque place aussi souvent que les autres.
arena-early-note = Une série arrêtée tôt fait paraître les bots un peu plus éloignés qu’ils ne le sont.
arena-written = Résultats : { $path }
arena-interrupted = Interrompu. Les parties terminées sont dans { $path } ; relancez la même commande pour continuer.
arena-interrupted-fresh = Interrompu. Les parties terminées sont dans { $path } ; relancez la même commande sans --fresh pour continuer.
arena-forfeit =
    { $count ->
        [one] { $bot } a déclaré forfait dans { $count } partie (partie { $first }) : { $reason }
       *[other] { $bot } a déclaré forfait dans { $count } parties (d’abord dans la partie { $first }) : { $reason }
    }
arena-forfeit-failed = { $detail }
arena-forfeit-raised = exception { $detail }
arena-forfeit-illegal = action impossible : { $detail }
arena-forfeit-more =
    { $count ->
        [one] { $bot } : { $count } autre raison, dans results.json
       *[other] { $bot } : { $count } autres raisons, dans results.json
    }

## Errors

error-no-bots = Indiquez au moins un bot.
error-one-bot = Un bot seul ne peut jouer qu’un jeu en solo : ajoutez --seats 1, ou indiquez un autre bot.
error-bot-unmade = { $place } : impossible de créer { $bot } : { $reason }
error-seats-players = --seats { $seats } et --players { $players } se contredisent ; n’indiquez que l’un des deux.
error-first-in-arena = Enlevez --first : la place 0 joue toujours en premier, et chaque bot l’occupe aussi souvent que les autres.
error-block-too-long = Ces bots peuvent être placés de { $count } façons ; l’arène peut en jouer { $most } au plus. Indiquez moins de bots.
error-not-between = { $place } : « { $found } » n’est pas un nombre entre { $least } et { $most }.
error-sprt-order = --sprt : { $low } doit être inférieur à { $high }.
error-sprt-two = --sprt demande deux bots qui jouent l’un contre l’autre.
error-not-two-shares = --sprt : « { $found } » n’est pas valide ; indiquez deux taux de victoires, comme 0.5,0.65.
error-stop-options = N’indiquez qu’une seule des options --sprt, --confidence et --all-games.
error-risk-alone = --risk ne va qu’avec --sprt.
error-no-openskill = Le classement nécessite la bibliothèque openskill. Pour l’installer : { $command }
error-run-busy = { $place } : une autre série tourne déjà dans ce dossier.
error-damaged-log = { $place } : la ligne { $number } est endommagée. Recommencez avec --fresh, ou utilisez un autre dossier avec --out.
error-other-run = { $place } contient une autre série : { $setting } valait { $found } et vaut maintenant { $wanted }. Recommencez avec --fresh, ou utilisez un autre dossier avec --out.
error-fewer-games = { $place } contient une série de { $found } parties et vous en demandez { $wanted } ; ce nombre ne peut qu’augmenter. Recommencez avec --fresh, ou utilisez un autre dossier avec --out.
error-worker-died = Un processus de calcul est mort, peut-être faute de mémoire. Les parties terminées sont conservées : relancez la même commande, avec moins de --jobs si nécessaire.
error-not-an-address = --cluster : « { $found } » n’est pas l’adresse d’un cluster ; donnez-en une comme tcp://machine:8786.
error-no-distributed = Un cluster nécessite la bibliothèque distributed. Pour l’installer : { $command }
error-no-cluster = Aucun ordonnanceur Dask ne répond à { $address } : { $reason }
error-no-workers = Le cluster à { $address } n’a aucun processus de calcul. Pour en démarrer un : { $command }
error-cluster-lacks-grimoire = Il manque Grimoire à { $where }, qui fait partie du cluster. Installez-y la version { $wanted }.
error-cluster-version = { $where } fait partie du cluster et a Grimoire { $found }, mais ceci est Grimoire { $wanted }. Installez partout la même version.
error-cluster-lacks-code = { $where } fait partie du cluster et il y manque du code : { $reason }. Installez-le là aussi.
error-cluster-workers-died = { $count } processus de calcul du cluster sont morts de la même tâche, peut-être faute de mémoire. Les parties terminées sont conservées : relancez la même commande pour continuer.
error-cluster-lost = La connexion au cluster à { $address } est perdue. Les parties terminées sont conservées : relancez la même commande pour continuer.
