### Die Seite, auf der gespielt wird.

client-welcome = Zwei Spiele über Zauberer. Setz dich und spiel.
client-welcome-about = Allein, gegen Bots oder mit Freunden über einen Link. Ohne Konto.
client-your-name = Dein Name
client-play-now = Jetzt spielen
client-set-up = Tisch eröffnen
client-my-games = Meine Partien
client-your-turn = du bist am Zug
client-solo = allein
client-open-seat = freier Platz
client-load-record = Aufzeichnung laden
client-no-record = Diese Datei ist keine Aufzeichnung.
client-no-server = Der Server antwortet nicht.
client-unofficial = Ein inoffizielles Fanprojekt, weder von den Autoren noch von den Verlagen gemacht oder gebilligt. SpellBook ist von Phil Walker-Harding, Spellbooks von Alexandros Kapidakis. Wenn dir die Spiele gefallen, kauf sie.
client-language = Sprache
client-theme = Hell oder dunkel
client-theme-auto = Wie das Gerät
client-theme-light = Hell
client-theme-dark = Dunkel
client-learn = Spielend lernen
client-rules = Regeln
client-open-tables = Tische, die auf Mitspielende warten
client-sit-down = Hinsetzen
client-finished = beendet

## Eröffnen

client-players = Personen
client-a-friend = Jemand mit dem Link
client-me-too = Auch ich, an diesem Bildschirm
client-clock = Uhr
client-clock-none = Keine
client-clock-quick = 5 Minuten und 10 Sekunden je Zug
client-clock-slow = 30 Minuten und 30 Sekunden je Zug
client-clock-days = 3 Tage je Zug
client-allow-hints = Tipps erlaubt
client-allow-watchers = Zusehen erlaubt
client-allow-strangers = Fremde dürfen mitspielen
client-begin = An den Tisch

## Am Tisch

client-loading = Der Tisch wird gedeckt …
client-waiting-for-people = Es fehlen noch Leute
client-invite-about = Schick die Adresse dieser Seite allen, die mitspielen sollen.
client-copy-link = Link kopieren
client-copied = Kopiert
client-sit-here = Hier hinsetzen
client-let-bot = Einen Bot hinsetzen
client-reconnecting = Verbindung verloren. Neuer Versuch …
client-turn-elsewhere = An einem anderen Tisch bist du am Zug
client-new-version = Es gibt eine neue Version dieser Seite.
client-reload = Laden
client-choose = Mehrere Aktionen: wähle eine
client-cancel = Abbrechen
client-undo = Zurücknehmen
client-again = Noch einmal
client-to-rematch = Zur nächsten Partie
client-replay = Ansehen
client-download = Aufzeichnung herunterladen
client-resign = Aufgeben
client-ended-play = Die Partie ist zu Ende.
client-ended-resign = Die Partie ist zu Ende: Jemand hat aufgegeben.
client-ended-time = Die Partie ist zu Ende: Die Zeit ist abgelaufen.
client-ended-abandon = Die Partie wurde abgebrochen.
client-tab-log = Verlauf
client-tab-hint = Tipp
client-tab-chat = Chat
client-tab-settings = Mehr
client-ask-hint = Was täte ein starker Bot?
client-hint-value = { $wins } % Siegchance, { $points } Punkte · { $share } % seiner Überlegung
client-chat-line = Deine Nachricht
client-send = Senden
client-play-forced = Erzwungenes von selbst spielen
client-motion = Züge nacheinander zeigen
client-other-device = Auf einem anderen Gerät weiterspielen
client-other-device-about = Privat: gilt einmal, zehn Minuten lang.
client-close = Schließen
client-look-at = { $name }: alle Stufen
client-since-mine = Seit meinem letzten Zug
client-log-all = Alles davor
client-past = Moment { $moment } von { $length }
client-to-now = Zurück zu jetzt
client-away = abwesend
client-watchers =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
client-mute = Chat ausblenden
client-unmute = Chat wieder zeigen
client-unread = neue Nachrichten
client-sounds = Töne
client-notify = Mich benachrichtigen, wenn ich am Zug bin
client-resign-sure = Dieses Spiel wirklich aufgeben?
client-tab-rules = Regeln
client-hint-about = Ein starker Bot denkt von hier aus voraus und weiß dabei nicht mehr als du.
client-thinking = Er überlegt …
client-keys = Tasten: J und K gehen von Wahl zu Wahl, U nimmt zurück, die Pfeile blättern in der Vergangenheit.
client-to-first-page = Zur Startseite
client-ended-won =
    { $person ->
        [you] Du gewinnst.
       *[other]
            { $count ->
                [one] { $who } gewinnt.
               *[other] { $who } gewinnen.
            }
    }

## Ansehen, andere Geräte

client-to-start = Zum Anfang
client-step-back = Einen Schritt zurück
client-run = Abspielen
client-pause = Anhalten
client-step-on = Einen Schritt weiter
client-to-end = Zum Ende
client-moment = Zeitpunkt
client-no-such-record = Diese Aufzeichnung gibt es nicht.
client-continue = Hier weiterspielen
client-continue-about = Diese private Adresse macht dieses Gerät zu deinem, einmal.
client-continue-here = Auf diesem Gerät weiterspielen
client-continue-failed = Diese Adresse wurde schon benutzt oder ist zu alt.
client-speed = Tempo
client-copy-moment = Link zu diesem Moment kopieren

## A game in general

client-for-players =
    { $several ->
        [yes] { $low } bis { $high } Personen
       *[no]
            { $low ->
                [one] { $low } Person
               *[other] { $low } Personen
            }
    }
client-board-round = Runde
client-yes = ja
client-no = nein
