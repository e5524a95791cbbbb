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
    Eine Zahl        spielt diese Möglichkeit
    harness red      spielt diese Aktion, in der Notation der Regeln
    Enter            zeichnet den Tisch neu
    i                was deine Zauber bewirken (in Sigils auch die in der Mitte)
    i 3, i sturm     was ein Zauber bewirkt, über seine Zahl oder seinen Namen
    i rot            in Sigils auch über die Farbe seines Feldes
    t, hint          die drei besten Möglichkeiten, und wie alle dastehen
    u                nimmt deine letzte Wahl zurück
    p                die Punkte, wie sie jetzt stehen, und woraus sie sich ergeben
    l                das Protokoll des ganzen Spiels
    s, s DATEI       speichert das Spiel, hier oder in einer eigenen Datei
    q                verlässt das Spiel; es wird gespeichert
    ?, h             diese Hilfe
terminal-more-events =
    { $count ->
        [one] … davor noch { $count } Zeile; l zeigt das ganze Protokoll
       *[other] … davor noch { $count } Zeilen; l zeigt das ganze Protokoll
    }
terminal-bad-number = Wähle eine Zahl von 1 bis { $most } oder tippe ? für Hilfe.
terminal-not-understood = „{ $text }“ sagt mir hier nichts; tippe ? für Hilfe.
terminal-not-legal = „{ $action }“ ist jetzt nicht möglich; wähle eine der Zahlen oben.
terminal-no-topic = Zu „{ $topic }“ gibt es nichts zu erklären, oder es ist nicht eindeutig; nimm die Zahl oder den ganzen Namen.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-chance = Seit deiner letzten Wahl hat der Zufall entschieden; das lässt sich nicht zurücknehmen.
terminal-undo-other = Seit deiner letzten Wahl hat jemand anderes gezogen; das lässt sich nicht zurücknehmen.
terminal-saved = Gespeichert: { $path }
terminal-kept = Das Spiel liegt in { $path }. Weiter geht es mit:
terminal-kept-finished = Das Spiel liegt in { $path }. Noch einmal ansehen mit:
terminal-not-kept = Das Spiel ließ sich nicht speichern.
terminal-score-line = { $who }: { $points } ({ $parts })
terminal-score-part = { $part } { $points }
terminal-unfinished = Dieses Spiel ist nicht zu Ende. Wenn jetzt Schluss wäre:
terminal-thinking = { $who } denkt nach …
terminal-thinking-hint = Ein Tipp wird gesucht …
terminal-replaced = { $failed } kann nicht weiterspielen. { $who } übernimmt den Platz.
terminal-hint-best = Jetzt am besten, und was es dir bringt:
terminal-hint-now = So steht es:
terminal-hint-seat = { $who }: { $prospects }
terminal-hint-prospects = Gewinnchance { NUMBER($wins, style: "percent", maximumFractionDigits: 0) }, etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte

## Replaying

terminal-replay-place = Aktion { $place } von { $last } · Enter weiter, b zurück, g N zu Aktion N, q Schluss
terminal-replay-help = Enter für die nächste Aktion, b für die vorige, g und eine Zahl für den Sprung dorthin, q für Schluss.
terminal-replay-no-place = Dort ist nichts; die Aktionen gehen von 0 bis { $last }.

## Counting and measuring

terminal-counting = Zähle
terminal-depth = Tiefe
terminal-action = erste Aktion
terminal-decisions = Entscheidungen
terminal-chances = Zufall
terminal-ends = Enden
terminal-total = alle
terminal-nodes = { $nodes } Knoten in { $seconds } s
terminal-measuring = Messe …
terminal-measure = Maß
terminal-per-second = pro Sekunde
terminal-bench-games = Spiele, simuliert
terminal-bench-decisions = Entscheidungen, simuliert
terminal-bench-choices = Wahlen (zwei oder mehr mögliche Aktionen), simuliert
terminal-bench-integer = Entscheidungen, Ganzzahl-Schicht
terminal-bench-driven-choices = Wahlen, Ganzzahl-Schicht
terminal-bench-copies = Kopien eines Zustands
terminal-bench-simulated = { $games } Spiele mit { $decisions } Entscheidungen in { $seconds } s simuliert.
terminal-engine-compiled = Die Engine ist kompiliert.
terminal-engine-interpreted = Die Engine ist interpretiert.
terminal-interpreted = Hinweis: Die Engine läuft interpretiert und damit viel langsamer als kompiliert.

## Checking

terminal-check-neither = Das ist weder eine Stellung noch eine Aufzeichnung.
terminal-check-position =
    ok: { $path }: eine Stellung von { $game }, { $status ->
        [over] das Spiel ist zu Ende
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

## Command lines that cannot be followed

terminal-see-help = Siehe: { $command }
terminal-unknown-option = Die Option { $option } gibt es nicht.
terminal-unknown-command = Den Befehl „{ $command }“ gibt es nicht.
terminal-bad-value = { $option }: „{ $value }“ passt nicht.
terminal-missing = { $option } fehlt, oder der Wert dazu.
terminal-too-many = Zu viel auf der Befehlszeile: „{ $words }“.
terminal-too-many-values = { $option } steht zu oft da oder hat zu viele Werte.
terminal-no-file = Nenne mindestens eine Datei zum Prüfen.
terminal-nothing-to-resume = In { $directory } liegt kein angefangenes Spiel.
terminal-resume-options = Ein gespeichertes Spiel hat seine Optionen schon: Lass { $options } weg.
terminal-file-options = Die Datei nennt die Optionen des Spiels: Lass { $options } weg.
terminal-which-state = Gib entweder --position oder --record an; --after gehört zu --record.
terminal-seats-players = --seats nennt { $seats } Plätze, das Spiel hat aber { $players }.
terminal-no-such-action = --after { $number }: Die Aktionen der Aufzeichnung gehen von 0 bis { $last }.
terminal-negative-depth = --depth { $depth }: Eine Tiefe ab 0 wird gebraucht.
terminal-bad-seconds = --seconds { $seconds }: Eine Zahl über 0 und bis 3600 wird gebraucht.
terminal-other-game = { $option } gehört zu { $other }; { $game } hat diese Option nicht: Lass sie weg.
terminal-too-deep = Diese Datei ist zu tief verschachtelt, um sie zu lesen.

terminal-generic-heading = Runde { $round } · { $who } ist am Zug
terminal-generic-setup = Aufbau
terminal-generic-over = Spiel beendet
