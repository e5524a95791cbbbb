# The arena: bots against bots.

## Figures

arena-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-share-value = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 2) }
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
arena-milliseconds = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-duel = { $wins } von { $games }

## Tables

arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-share = Siegquote
arena-interval = 95 %
arena-score = Punkte
arena-rating = Wertung
arena-mu = mu
arena-sigma = sigma
arena-ordinal = mu − 3 sigma
arena-time = Zeit
arena-turns = Züge
arena-mean = je Zug
arena-slowest = längster Zug
arena-forfeits = verwirkt
arena-seat = Platz
arena-first-seat = { $seat } (beginnt)
arena-seat-number = { $seat }
arena-ahead = vor

## Results

arena-length = Eine Partie dauerte im Mittel { $rounds } Runden und { $decisions } Entscheidungen.
arena-verdict-all = Alle { $games } Partien wurden gespielt.
arena-verdict-order = Nach { $games } Partien beendet: Die Reihenfolge der Bots steht fest, mit { $confidence } Sicherheit.
arena-verdict-open = Alle { $games } Partien wurden gespielt; die Reihenfolge der Bots steht nicht mit { $confidence } Sicherheit fest.
arena-verdict-high = Nach { $games } Partien beendet: { $bot } gewinnt { $high } oder mehr, nicht { $low } oder weniger (Log-Likelihood-Verhältnis { $ratio }, Irrtumsrisiko { $risk }).
arena-verdict-low = Nach { $games } Partien beendet: { $bot } gewinnt { $low } oder weniger, nicht { $high } oder mehr (Log-Likelihood-Verhältnis { $ratio }, Irrtumsrisiko { $risk }).
arena-verdict-undecided = Alle { $games } Partien wurden gespielt; ob { $bot } { $low } oder weniger oder aber { $high } oder mehr gewinnt, ist nicht entschieden (Log-Likelihood-Verhältnis { $ratio }, Irrtumsrisiko { $risk }).
arena-uneven = Der letzte Block hat nur { $games } seiner { $block } Sitzordnungen. Mit einem Vielfachen von { $block } Partien sitzt jeder Bot auf jedem Platz gleich oft.
arena-early-note = Ein Lauf, der früh endet, zeigt die Bots etwas weiter auseinander, als sie sind.
arena-written = Ergebnisse: { $path }
arena-interrupted = Unterbrochen. Die beendeten Partien sind in { $path }; mit demselben Befehl geht es weiter.
arena-interrupted-fresh = Unterbrochen. Die beendeten Partien sind in { $path }; mit demselben Befehl ohne --fresh geht es weiter.
arena-forfeit =
    { $count ->
        [one] { $bot } hat { $count } Partie verwirkt (Partie { $first }): { $reason }
       *[other] { $bot } hat { $count } Partien verwirkt (zuerst Partie { $first }): { $reason }
    }
arena-forfeit-failed = { $detail }
arena-forfeit-raised = Ausnahme { $detail }
arena-forfeit-illegal = keine erlaubte Aktion: { $detail }
arena-forfeit-more =
    { $count ->
        [one] { $bot }: { $count } weiterer Grund, in results.json
       *[other] { $bot }: { $count } weitere Gründe, in results.json
    }

## Errors

error-no-bots = Nenne mindestens einen Bot.
error-one-bot = Ein Bot allein kann nur ein Solospiel spielen: Gib --seats 1 an oder nenne noch einen Bot.
error-bot-unmade = { $place }: { $bot } lässt sich nicht erstellen: { $reason }
error-seats-players = --seats { $seats } und --players { $players } widersprechen sich; gib nur eines davon an.
error-first-in-arena = Lass --first weg: Platz 0 beginnt immer, und jeder Bot sitzt dort gleich oft.
error-block-too-long = Diese Bots können auf { $count } Arten sitzen; die Arena kann höchstens { $most } spielen. Nenne weniger Bots.
error-not-between = { $place }: „{ $found }“ ist keine Zahl zwischen { $least } und { $most }.
error-sprt-order = --sprt: { $low } muss kleiner sein als { $high }.
error-sprt-two = --sprt braucht zwei Bots, die gegeneinander spielen.
error-not-two-shares = --sprt: „{ $found }“ ist nicht gültig; gib zwei Siegquoten an, etwa 0.5,0.65.
error-stop-options = Gib nur eines von --sprt, --confidence und --all-games an.
error-risk-alone = --risk geht nur mit --sprt.
error-no-openskill = Die Wertung braucht die Bibliothek openskill. So installierst du sie: { $command }
error-run-busy = { $place }: In diesem Ordner läuft schon etwas anderes.
error-damaged-log = { $place }: Zeile { $number } ist beschädigt. Fang mit --fresh neu an oder nimm mit --out einen anderen Ordner.
error-other-run = { $place } enthält einen anderen Lauf: { $setting } war { $found } und ist jetzt { $wanted }. Fang mit --fresh neu an oder nimm mit --out einen anderen Ordner.
error-fewer-games = { $place } enthält einen Lauf mit { $found } Partien, verlangt sind jetzt { $wanted }; die Zahl kann nur steigen. Fang mit --fresh neu an oder nimm mit --out einen anderen Ordner.
error-worker-died = Ein Rechenprozess ist abgestürzt, vielleicht aus Mangel an Speicher. Die beendeten Partien bleiben erhalten: Starte denselben Befehl noch einmal, wenn nötig mit weniger --jobs.
error-not-an-address = --cluster: „{ $found }“ ist keine Adresse eines Clusters; gib eine an wie tcp://rechner:8786.
error-no-distributed = Ein Cluster braucht die Bibliothek distributed. So installierst du sie: { $command }
error-no-cluster = Unter { $address } antwortet kein Dask-Scheduler: { $reason }
error-no-workers = Der Cluster unter { $address } hat keine Rechenprozesse. So startest du einen: { $command }
error-cluster-lacks-grimoire = { $where } gehört zum Cluster, hat aber kein Grimoire. Installiere dort die Version { $wanted }.
error-cluster-version = { $where } gehört zum Cluster und hat Grimoire { $found }, dies ist aber Grimoire { $wanted }. Installiere überall dieselbe Version.
error-cluster-lacks-code = { $where } gehört zum Cluster, und dort fehlt Code: { $reason }. Installiere ihn auch dort.
error-cluster-workers-died = { $count } Rechenprozesse des Clusters sind an derselben Aufgabe abgestürzt, vielleicht aus Mangel an Speicher. Die beendeten Partien bleiben erhalten: Starte denselben Befehl noch einmal, um fortzufahren.
error-cluster-lost = Die Verbindung zum Cluster unter { $address } ist verloren. Die beendeten Partien bleiben erhalten: Starte denselben Befehl noch einmal, um fortzufahren.
