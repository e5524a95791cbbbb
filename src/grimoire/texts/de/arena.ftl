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
arena-share = Anteil
arena-interval = 95 %
arena-score = Punkte
arena-rating = Stärke
arena-mu = mu
arena-sigma = sigma
arena-ordinal = mu − 3 sigma
arena-time = Zeit
arena-turns = Züge
arena-mean = je Zug
arena-slowest = längster Zug
arena-forfeits = aufgegeben
arena-seat = Platz
arena-first-seat = { $seat } (beginnt)
arena-seat-number = { $seat }
arena-ahead = vor

## What it came to

arena-length = Eine Partie dauerte im Mittel { $rounds } Runden und { $decisions } Entscheidungen.
arena-verdict-all = Alle { $games } Partien wurden gespielt.
arena-verdict-order = Nach { $games } Partien beendet: Die Reihenfolge der Bots steht fest, mit einer Sicherheit von { $confidence }.
arena-verdict-open = Alle { $games } Partien wurden gespielt; die Reihenfolge der Bots steht nicht mit einer Sicherheit von { $confidence } fest.
arena-verdict-high = Nach { $games } Partien beendet: { $bot } gewinnt eher { $high } oder mehr als { $low } oder weniger (Log-Likelihood-Verhältnis { $ratio }, Irrtumsrisiko { $risk }).
arena-verdict-low = Nach { $games } Partien beendet: { $bot } gewinnt eher { $low } oder weniger als { $high } oder mehr (Log-Likelihood-Verhältnis { $ratio }, Irrtumsrisiko { $risk }).
arena-verdict-undecided = Alle { $games } Partien wurden gespielt; ob { $bot } { $low } oder weniger oder aber { $high } oder mehr gewinnt, ist nicht entschieden (Log-Likelihood-Verhältnis { $ratio }, Irrtumsrisiko { $risk }).
arena-uneven = Der letzte Block hat nur { $games } seiner { $block } Sitzordnungen; mit einem Vielfachen von { $block } Partien sitzt jeder Bot überall gleich oft.
arena-early-note = Ein Lauf, der früh endet, zeigt Anteile, die etwas zu weit auseinander liegen.
arena-written = Ergebnisse: { $path }
arena-interrupted = Unterbrochen. Die beendeten Partien sind in { $path }; derselbe Befehl macht dort weiter.
arena-interrupted-fresh = Unterbrochen. Die beendeten Partien sind in { $path }; derselbe Befehl ohne --fresh macht dort weiter.
arena-forfeit =
    { $count ->
        [one] { $bot } hat { $count } Partie aufgegeben (Partie { $first }): { $reason }
       *[other] { $bot } hat { $count } Partien aufgegeben (zuerst Partie { $first }): { $reason }
    }
arena-forfeit-failed = { $detail }
arena-forfeit-raised = Ausnahme { $detail }
arena-forfeit-illegal = keine erlaubte Aktion: { $detail }
arena-forfeit-more =
    { $count ->
        [one] { $bot }: { $count } weiterer Grund, in results.json
       *[other] { $bot }: { $count } weitere Gründe, in results.json
    }

## What went wrong

error-no-bots = Nenne mindestens einen Bot.
error-one-bot = Ein Bot allein spielt nur den Solomodus von materia: Gib --seats 1 an oder nenne noch einen Bot.
error-bot-unmade = { $place }: { $bot } lässt sich nicht herstellen: { $reason }
error-seats-players = --seats { $seats } und --players { $players } widersprechen sich; eines von beiden genügt.
error-first-in-arena = Lass --first weg: Platz 0 beginnt immer, und jeder Bot sitzt dort gleich oft.
error-block-too-long = So viele Bots haben { $count } Sitzordnungen; höchstens { $most } lassen sich spielen. Nenne weniger Bots.
error-not-between = { $place }: „{ $found }“ passt nicht; eine Zahl zwischen { $least } und { $most } wird gebraucht.
error-sprt-order = --sprt: { $low } muss kleiner sein als { $high }.
error-sprt-two = --sprt braucht zwei Bots, die gegeneinander spielen.
error-not-two-shares = --sprt: „{ $found }“ passt nicht; zwei Gewinnanteile werden gebraucht, etwa 0.5,0.65.
error-stop-options = Von --sprt, --confidence und --all-games geht nur eines.
error-risk-alone = --risk gehört zu --sprt.
error-no-openskill = Die Spielstärken brauchen die Bibliothek openskill. So wird sie installiert: { $command }
error-arena-busy = { $place }: In diesem Ordner arbeitet schon eine andere Arena.
error-damaged-log = { $place }: Zeile { $number } ist beschädigt. Fang mit --fresh neu an oder mit --out woanders.
error-other-run = { $place } enthält einen anderen Lauf: { $setting } war { $found } und ist jetzt { $wanted }. Fang mit --fresh neu an oder mit --out woanders.
error-fewer-games = { $place } enthält einen Lauf mit { $found } Partien, verlangt sind jetzt { $wanted }; die Zahl kann nur wachsen. Fang mit --fresh neu an oder mit --out woanders.
error-worker-died = Ein Prozess, der Partien spielte, ist gestorben, vielleicht aus Mangel an Speicher. Die beendeten Partien sind gesichert: Derselbe Befehl macht weiter, wenn nötig mit weniger --jobs.
