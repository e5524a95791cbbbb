# The terminal client and the command line. Needs common.ftl and, for drawing, the words of each game.

## Names

terminal-player = Spieler { $number }
terminal-bot-random = Zufall
terminal-number = { $number }
terminal-colour-code =
    { $colour ->
        [red] ro
        [purple] li
        [green] gr
        [black] sw
        [white] we
        [blue] bl
       *[yellow] ge
    }

## Playing

terminal-help =
    eine Zahl        spielt diese Möglichkeit
    eine Aktion      spielt sie, in der Notation der Regeln
    Enter            zeichnet den Tisch neu
    t, hint          ein Tipp: die drei besten Möglichkeiten, die Chancen aller
    u                nimmt deine letzte Wahl zurück
    p                die Punkte bisher, und woher sie kommen
    l                der Verlauf der ganzen Partie
    s, s DATEI       speichert die Partie, hier oder in einer eigenen Datei
    q                beendet; die Partie ist gespeichert
    ?, h             diese Hilfe
terminal-more-events =
    { $count ->
        [one] … davor noch { $count } Zeile; l zeigt den ganzen Verlauf
       *[other] … davor noch { $count } Zeilen; l zeigt den ganzen Verlauf
    }
terminal-bad-number = Wähle eine Zahl von 1 bis { $most } oder tippe ? für Hilfe.
terminal-not-understood = „{ $text }“ ist kein Befehl; tippe ? für Hilfe.
terminal-not-legal = „{ $action }“ ist jetzt nicht möglich; wähle eine der Zahlen oben.
terminal-not-there = { $item } gibt es in { $zone } gerade nicht.
terminal-no-topic = „{ $topic }“ passt auf nichts oder auf mehreres; nimm die Zahl oder den ganzen Namen.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-chance = Zu spät zum Zurücknehmen: Seit deiner letzten Wahl hat der Zufall entschieden.
terminal-undo-other = Zu spät zum Zurücknehmen: Seit deiner letzten Wahl hat jemand anders gespielt.
terminal-saved = Gespeichert: { $path }
terminal-kept = Die Partie ist in { $path } gespeichert. Weiter geht es mit:
terminal-kept-finished = Die Partie ist in { $path } gespeichert. Noch einmal ansehen mit:
terminal-not-kept = Die Partie ließ sich nicht speichern.
terminal-score-line = { $who }: { $points } ({ $parts })
terminal-score-part = { $part } { $points }
terminal-unfinished = Diese Partie ist nicht zu Ende. Wenn jetzt Schluss wäre:
terminal-thinking = { $who } denkt nach …
terminal-thinking-hint = Ein Tipp wird gesucht …
terminal-replaced = { $failed } ist ausgefallen. { $who } übernimmt den Platz.
terminal-hint-best = Die besten Möglichkeiten und deine Chancen damit:
terminal-hint-now = Die Chancen aller:
terminal-hint-seat = { $who }: { $prospects }
terminal-hint-prospects = Siegchance { NUMBER($wins, style: "percent", maximumFractionDigits: 0) }, etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte

## Replaying

terminal-replay-place = Aktion { $place } von { $last } · Enter weiter, b zurück, g N zu Aktion N, q beenden
terminal-replay-help = Enter für die nächste Aktion, b für die vorige, g und eine Zahl für diese Aktion, q zum Beenden.
terminal-replay-no-place = Diese Aktion gibt es nicht; sie gehen von 0 bis { $last }.

## Counting and measuring

terminal-counting = Zähle
terminal-depth = Tiefe
terminal-action = erste Aktion
terminal-decisions = Entscheidungen
terminal-chances = Zufall
terminal-ends = Enden
terminal-total = gesamt
terminal-nodes = { $nodes } Knoten in { $seconds } s
terminal-measuring = Messe …
terminal-measure = Messung
terminal-per-second = pro Sekunde
terminal-bench-games = Partien, simuliert
terminal-bench-decisions = Entscheidungen, simuliert
terminal-bench-choices = Wahlen (zwei oder mehr mögliche Aktionen), simuliert
terminal-bench-integer = Entscheidungen, Ganzzahl-Schicht
terminal-bench-driven-choices = Wahlen, Ganzzahl-Schicht
terminal-bench-copies = Kopien eines Zustands
terminal-bench-simulated = { $games } Partien mit { $decisions } Entscheidungen in { $seconds } s simuliert.
terminal-engine-compiled = Die Engine ist kompiliert.
terminal-engine-interpreted = Die Engine ist interpretiert.
terminal-interpreted = Achtung: Die Engine läuft interpretiert und damit viel langsamer als kompiliert.

## Checking

terminal-check-neither = Das ist weder eine Stellung noch eine Aufzeichnung.
terminal-check-position =
    ok: { $path }: eine Stellung von { $game }, { $status ->
        [over] die Partie ist zu Ende
       *[open] { $count ->
            [one] { $count } mögliche Aktion
           *[other] { $count } mögliche Aktionen
        }
    }
terminal-check-record =
    ok: { $path }: eine Aufzeichnung von { $game }, { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }, { $status ->
        [over] zu Ende
       *[open] nicht zu Ende
    }

## Verifying

terminal-verify-verified =
    geprüft: { $path }: { $count ->
        [0] kein Zufallsergebnis darin
        [one] das einzige Zufallsergebnis folgt aus den Geheimnissen
       *[other] alle { $count } Zufallsergebnisse folgen aus den Geheimnissen
    }
terminal-verify-differs = Diese Aufzeichnung folgt nicht aus ihren Geheimnissen:
terminal-verify-no-proof = { $path }: Diese Aufzeichnung enthält keinen Nachweis, ihr Zufall lässt sich also nicht prüfen. Partien im Terminal, Lektionen und Partien älterer Versionen haben keinen.
terminal-verify-not-over = { $path }: Die Partie ist nicht zu Ende, ihre Geheimnisse sind also noch nicht offengelegt.
terminal-verify-commitment = { "  " }Der Server hatte sich auf { $commitment } festgelegt.
terminal-verify-seeds =
    { "  " }{ $count ->
        [one] Der Startwert von Platz { $seats } zählte.
       *[other] Die Startwerte der Plätze { $seats } zählten.
    }
terminal-verify-no-seeds = { "  " }Kein Startwert eines Spielers zählte: Der Server hat das Geheimnis allein gewählt.
terminal-verify-silent =
    { "  " }{ $count ->
        [one] Platz { $seats } hat seinen Startwert nicht rechtzeitig offengelegt.
       *[other] Die Plätze { $seats } haben ihre Startwerte nicht rechtzeitig offengelegt.
    }
terminal-verify-first =
    { "  " }{ $count ->
        [one] Die erste Aktion stammt aus einer anderen Aufzeichnung und wurde nicht geprüft.
       *[other] Die ersten { $count } Aktionen stammen aus einer anderen Aufzeichnung und wurden nicht geprüft.
    }

## Command-line errors

terminal-see-help = Siehe: { $command }
terminal-unknown-option = Die Option { $option } gibt es nicht.
terminal-unknown-command = Den Befehl „{ $command }“ gibt es nicht.
terminal-bad-value = { $option }: „{ $value }“ ist nicht gültig.
terminal-missing = { $option } oder der Wert dazu fehlt.
terminal-too-many = Unerwartet auf der Befehlszeile: „{ $words }“.
terminal-too-many-values = { $option } steht zu oft da oder mit zu vielen Werten.
terminal-no-file = Nenne mindestens eine Datei zum Prüfen.
terminal-nothing-to-resume = In { $directory } liegt keine angefangene Partie.
terminal-resume-options = Eine gespeicherte Partie hat ihre Optionen schon; lass { $options } weg.
terminal-program-allow = Diese gespeicherte Partie will ein Programm starten: { $program }. Starten? [j/N]
terminal-program-yes = j ja
terminal-program-refused = Diese gespeicherte Partie will ein Programm starten und wurde deshalb nicht geöffnet: { $programs }. Wenn du ihm vertraust, ergänze { $flags }. Um stattdessen gegen einen Bot weiterzuspielen, ergänze --bot novice.
terminal-file-options = Die Datei legt die Optionen der Partie schon fest; lass { $options } weg.
terminal-which-state = Gib entweder --position oder --record an; --after geht nur mit --record.
terminal-not-on-windows = grimoire serve läuft nicht direkt unter Windows. Nimm WSL oder einen Container; grimoire play läuft hier.
terminal-seats-players = --seats nennt { $seats } Plätze, die Partie hat aber { $players }.
terminal-no-such-action = --after { $number }: Die Aktionen der Aufzeichnung gehen von 0 bis { $last }.
terminal-negative-depth = --depth { $depth }: Die Tiefe muss mindestens 0 sein.
terminal-bad-seconds = --seconds { $seconds }: Gib eine Zahl über 0 und bis 3600 an.
terminal-other-game = { $option } ist eine Option von { $other }, nicht von { $game }; lass sie weg.
terminal-too-deep = Diese Datei ist zu tief verschachtelt, um sie zu lesen.
terminal-no-library = Dafür wird die Bibliothek { $library } gebraucht. So installierst du sie: { $command }

## A game without a drawing of its own

terminal-generic-heading = Runde { $round } · { $who }
terminal-generic-setup = Aufbau
terminal-generic-over = Die Partie ist zu Ende

## Language models

error-no-topic = { $place }: Das Thema „{ $found }“ gibt es nicht. Ohne Thema bekommst du die Liste.
error-why-not = { $why }
error-tables-full = Es gibt schon { $most } Tische. Schließe zuerst einen von ihnen: { $names }.
error-no-seat-for-you = { $place }: Einer der Plätze muss „{ $you }“ sein.
error-hidden-evaluation = Dieses Spiel hält etwas geheim. Eine Bewertung würde es verraten.
error-hidden-record = In einem Spiel, das etwas geheim hält, gibt es die Aufzeichnung erst nach dem Ende.
error-no-brackets = In der Antwort steht keine Aktion in eckigen Klammern.
text-prompt = Du bist Person { $number } von { $players } bei { $game }. Denke nach, so lange du willst, und beende deine Antwort mit einer möglichen Aktion in eckigen Klammern, genau wie in der Liste.
text-try-again =
    { $count ->
        [0] Deine Antwort gilt nicht, und du hast keinen Versuch mehr. { $reason }
        [one] Deine Antwort gilt nicht. { $reason } Du hast noch einen Versuch.
       *[other] Deine Antwort gilt nicht. { $reason } Du hast noch { $count } Versuche.
    }

## Grading

terminal-grade-player = wer
terminal-grade-games = Partien
terminal-grade-decisions = Anzahl
terminal-grade-loss = Verlust
terminal-grade-points = Punkte
terminal-grade-best = beste Aktion
terminal-grade-illegal = unerlaubt
terminal-grade-worst = { $player }: { $loss } verloren in { $file }, Aktion { $number }: { $action } statt { $best }
terminal-grade-about = Verlust: die Gewinnchance, die eine Entscheidung im Mittel verschenkt, verglichen mit einem Bot, der { $nodes } Knoten ansieht. Punkte: dasselbe in Punkten am Ende. Unerlaubt: der Anteil unerlaubter Versuche.
