### The pages around the table: start, set-up, invitation, end of a game, replay.

## The start page

client-with = mit { $who }
client-waiting-for = wartet auf { $who }
client-game-won = gewonnen
client-game-lost = verloren
client-game-shared = geteilter Sieg
client-game-none = ohne Ergebnis
client-clear-games = Beendete Partien entfernen
client-no-games-about = Partien, die du beginnst oder mitspielst, stehen hier, auf diesem Gerät.
client-file-not-record = Das ist keine Aufzeichnung einer Partie. Wähle eine Datei, die du hier aus einer Partie heruntergeladen hast.
client-file-broken-record = Diese Aufzeichnung lässt sich nicht abspielen: { $reason }

## Setting up a table

client-set-up-of = { $game } vorbereiten
client-who-plays = Wer spielt
client-seat-you = du
client-seat-kind = Wer sitzt auf Platz { $number }
client-seat-bot = Bot
client-seat-open = Freund
client-seat-open-about = kommt über den Link dazu
client-seat-me = An diesem Gerät
client-seat-me-about = ihr reicht das Gerät weiter
client-seat-name = Name von Platz { $number }
client-seat-level = Wie stark ist der Bot auf Platz { $number }
client-add-seat = Platz hinzufügen
client-add-seat-about = ein Bot, ein Freund oder jemand an diesem Gerät
client-remove-seat = Platz { $number } entfernen
client-at-the-table = Am Tisch
client-hints-about = alle dürfen fragen, was ein starker Bot täte
client-watchers-about = über den Link
client-strangers-about = der Tisch steht auf der Startseite
client-clock-none-short = Keine
client-clock-quick-short = 5 Min.
client-clock-slow-short = 30 Min.
client-clock-days-short = 3 Tage
client-clock-none-about = Alle lassen sich so viel Zeit, wie sie wollen.
client-clock-quick-about = 5 Minuten für die ganze Partie und 10 Sekunden mehr für jeden Zug.
client-clock-slow-about = 30 Minuten für die ganze Partie und 30 Sekunden mehr für jeden Zug.
client-clock-days-about = Bis zu drei Tage für jeden Zug, um ab und zu zu spielen.
client-option-off = Ohne
client-option-on = Mit
client-choose-file = Datei wählen
client-file-unreadable = Diese Datei lässt sich nicht lesen.
client-players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }

## The invitation

client-seats-free =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
client-begins-by-itself = Die Partie beginnt von selbst, sobald alle sitzen.
client-host = hat diesen Tisch vorbereitet
client-ready = bereit
client-waiting-friend = wartet auf einen Freund
client-begin-with-bots =
    { $count ->
        [one] Jetzt mit einem Bot beginnen
       *[other] Jetzt mit Bots beginnen
    }
client-invite = Lade mit diesem Link ein
client-qr = Ein Code mit dem Link zu diesem Tisch. Scanne ihn mit einem Handy.
client-share-link = Teilen
client-invited-to = Wozu du einlädst
client-invites-you = { $who } lädt dich zu { $game } ein
client-only-watch = Nur zuschauen
client-watching = Du schaust zu. Die Partie beginnt, sobald alle sitzen.
client-read-rules = Regeln lesen
client-no-clock = ohne Uhr
client-hints-on = Tipps erlaubt
client-watchers-on = Zuschauer über den Link

## The end of a game

client-end-wins =
    { $person ->
        [you] Du gewinnst
       *[other]
            { $count ->
                [one] { $who } gewinnt
               *[other] { $who } gewinnen
            }
    }
client-end-nobody-wins = Niemand gewinnt
client-end-lost = Du verlierst
client-end-abandoned = Partie abgebrochen
client-end-rounds =
    { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }
client-end-ranking = Rangliste
client-end-sources = Woher die Punkte kommen
client-end-curve = Der Verlauf der Partie
client-end-curve-of =
    { $rounds ->
        [one] Die Punkte aller Spieler in { $rounds } Runde
       *[other] Die Punkte aller Spieler in { $rounds } Runden
    }
client-end-again = Noch einmal
client-end-share = Bild teilen
client-end-share-failed = Das Bild ließ sich nicht erstellen.
client-end-board = Brett ansehen
client-end-result = Zum Ergebnis
client-end-change-set-up = Anders vorbereiten
client-end-leave = Tisch verlassen
client-end-rematch-offer = Noch eine Partie mit denselben Spielern?
client-end-rematch-alone = Noch eine Partie?
client-end-rematch-wished = { $who } möchte noch einmal spielen
client-end-rematch-waiting = Die anderen fehlen noch
client-end-rematch-ready = Die nächste Partie steht bereit
client-end-rematch-count = { $ready } von { $all } bereit
client-end-rematch-yes = bereit
client-end-rematch-open = noch nicht

## Replay

client-at-this-moment = In diesem Moment
client-moment-of = Schritt { $number } von { $length }
client-play-on = Von hier weiterspielen
