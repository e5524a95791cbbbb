### Errors of a table.

error-wrong-seats = Dieses Spiel braucht { $wanted } Plätze, nicht { $found }.
error-seat-taken = Dieser Platz ist besetzt.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-stale-version = Inzwischen hat sich der Spielplan verändert. Sieh noch einmal hin und wähle dann.
error-already-begun = Die Partie hat schon begonnen.
error-seats-open = Startwerte werden offengelegt, wenn alle Plätze besetzt sind.
error-wrong-seed = Dieser Startwert entspricht nicht seiner Festlegung.
error-not-begun = Die Partie hat noch nicht begonnen.
error-match-over = Die Partie ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-has-resigned = Du hast diese Partie aufgegeben.
error-undo-off = An diesem Tisch kann man nichts zurücknehmen.
error-undo-nothing = Du hast nichts zurückzunehmen.
error-undo-chance = Zu spät zum Zurücknehmen: Seitdem hat der Zufall entschieden.
error-undo-other = Zu spät zum Zurücknehmen: Seitdem hat jemand anders gespielt.
error-undo-time = Zum Zurücknehmen hast du nicht mehr genug Zeit.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-fresh-bonus = Eine Uhr, die jeden Zug neu beginnt, kann keinen Bonus haben.

### Why something on the board cannot be chosen. $prompt is the question that is open.

reason-general = Das kann jetzt nicht gewählt werden.
reason-first = Zuerst: { $prompt }.
reason-not-begun = Die Partie hat noch nicht begonnen.
reason-over = Die Partie ist zu Ende.
reason-not-your-turn = Du bist nicht am Zug: Erst entscheidet { $who }.
