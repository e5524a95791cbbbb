### The web page.

client-welcome = Brettspiele für Zauberer. Setz dich und spiel.
client-welcome-about = Spiel allein, gegen Bots oder mit Freunden über einen Link. Ohne Konto.
client-your-name = Dein Name
client-play-now = Jetzt spielen
client-set-up = Tisch eröffnen
client-my-games = Meine Partien
client-your-turn = du bist am Zug
client-solo = solo
client-open-seat = freier Platz
client-load-record = Aufzeichnung laden
client-no-server = Der Server antwortet nicht.
client-unofficial = Ein inoffizielles Fanprojekt, weder von den Autoren noch von den Verlagen gemacht oder gebilligt. SpellBook ist von Phil Walker-Harding, Spellbooks von Alexandros Kapidakis. Wenn dir die Spiele gefallen, kauf sie.
client-language = Sprache
client-theme = Farbschema
client-theme-system = Wie das Gerät
client-theme-night = Nacht
client-theme-day = Tag
client-learn = Spielend lernen
client-rules = Regeln
client-open-tables = Tische, die auf Mitspielende warten
client-sit-down = Hinsetzen

## Setting up

client-clock = Uhr
client-allow-hints = Tipps
client-allow-watchers = Zuschauer
client-allow-strangers = Offen für alle
client-begin = An den Tisch

## At the table

client-loading = Der Tisch wird geladen …
client-invite-about = Wer ihn öffnet, kann Platz nehmen. Ohne Konto.
client-copy-link = Link kopieren
client-copied = Kopiert
client-let-bot = Bot hinsetzen
client-reconnecting = Verbindung verloren. Verbinde neu …
client-turn-elsewhere = An einem anderen Tisch bist du am Zug
client-new-version = Es gibt eine neue Version dieser Seite.
client-reload = Neu laden
client-choose = Wähle eine Aktion
client-cancel = Abbrechen
client-undo = Zurücknehmen
client-again = Revanche
client-to-rematch = Zur Revanche
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
client-ask-hint = Was würde ein starker Bot tun?
client-hint-value = { $wins } % Siegchance, { $points } Punkte · { $share } % seiner Suche
client-chat-line = Deine Nachricht
client-chat-empty = Noch ist nichts gesagt
client-chat-readers = Was du schreibst, sehen alle an diesem Tisch, auch wer nur zusieht.
client-send = Senden
client-play-forced = Erzwungene Züge automatisch spielen
client-motion = Züge bewegt zeigen
client-other-device = Auf einem anderen Gerät weiterspielen
client-other-device-about = Ein privater Link. Er gilt einmal, zehn Minuten lang.
client-sign-out-elsewhere = Überall sonst abmelden
client-sign-out-about = Andere Geräte und Programme verlieren deine Plätze; dieses Gerät behält sie.
client-signed-out = Erledigt: Du bist nur noch auf diesem Gerät angemeldet.
client-close = Schließen
client-since-mine = Seit meinem letzten Zug
client-log-all = Früher
client-past = Schritt { $moment } von { $length }
client-to-now = Zurück zur Partie
client-away = abwesend
client-away-names = Abwesend: { $names }
client-clocks-wait = Die Uhren warten auf { $names }.
client-watchers =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
client-mute = Chat ausblenden
client-unmute = Chat einblenden
client-unread = neue Nachrichten
client-sounds = Töne
client-notify = Mich benachrichtigen, wenn ich am Zug bin
client-resign-sure = Willst du wirklich aufgeben?
client-tab-rules = Regeln
client-hint-about = Ein starker Bot denkt von dieser Stellung aus voraus. Er weiß nur, was auch du weißt.
client-thinking = Denkt nach …
client-keys = Tasten: J und K gehen von Wahl zu Wahl, U nimmt zurück, Leertaste zeigt das Ergebnis, Escape kehrt zur Gegenwart zurück, die Pfeiltasten gehen durch die Partie.
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

## Following the others

client-ledger = Punkte, Verlauf und mehr
client-dock = Deine Hand und die Auswahl
client-if-ended = Wenn jetzt Schluss wäre
client-score-then = Punkte zu diesem Zeitpunkt
client-happened = Was geschah
client-is-playing = { $who } spielt
client-show-result = Ergebnis zeigen
client-key-space = Leertaste
client-pace = Tempo der anderen
client-pace-relaxed = Ruhig
client-pace-brisk = Flott
client-pace-instant = Sofort
client-sure = Sicher?
client-could = Du könntest: { $what }
client-anyway = Trotzdem: { $what }?
client-sure-never = Nicht mehr fragen
client-careful = Fragen, bevor etwas verloren geht
client-lost-sending = Verbindung unterbrochen. Deine Wahl wird gesendet, sobald sie wieder da ist.
client-choice-lost = Deine Wahl wurde nicht gesendet: Die Partie ging während der Unterbrechung weiter.

## Replay and other devices

client-to-start = Zum Anfang
client-step-back = Einen Schritt zurück
client-run = Abspielen
client-pause = Pause
client-step-on = Einen Schritt weiter
client-to-end = Zum Ende
client-moment = Schritt
client-no-such-record = Diese Aufzeichnung gibt es nicht.
client-continue = Hier weiterspielen
client-continue-about = Mit diesem privaten Link spielst du auf diesem Gerät als du selbst weiter. Er gilt einmal.
client-continue-here = Auf diesem Gerät weiterspielen
client-continue-failed = Dieser Link wurde schon benutzt oder ist zu alt.
client-speed = Tempo
client-copy-moment = Link zu diesem Schritt kopieren

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

## Verifying chance

client-verify = Prüfen
client-verify-title = War der Zufall ehrlich?
client-verify-working = Alle Ergebnisse werden neu berechnet …
client-verify-verified =
    { $count ->
        [0] Der Zufall hat in dieser Partie nichts entschieden.
        [one] Das einzige Zufallsergebnis folgt aus Geheimnissen, die vor der Partie feststanden.
       *[other] Alle { $count } Zufallsergebnisse folgen aus Geheimnissen, die vor der Partie feststanden.
    }
client-verify-differs = Aktion { $number } ist „{ $found }“, die Geheimnisse führen aber zu „{ $wanted }“. Jemand hat die Aufzeichnung verändert, oder der Server hat betrogen.
client-verify-secret-differs = Das Geheimnis des Servers entspricht nicht seiner Festlegung.
client-verify-seed-differs = Der Startwert von { $who } entspricht nicht seiner Festlegung.
client-verify-commitment-seen = Die Festlegung des Servers ist die, die dieser Browser vor der Partie gesehen hat.
client-verify-commitment-changed = Die Festlegung des Servers ist nicht die, die dieser Browser vor der Partie gesehen hat.
client-verify-commitment-unseen = Dieser Browser hat zu dieser Partie nichts beigetragen. Vergleiche die Festlegung des Servers mit jemandem, der es getan hat.
client-verify-seeds = Startwerte, die zählten: { $who }
client-verify-no-seeds = Kein Startwert eines Spielers zählte: Der Server hat das Geheimnis allein gewählt.
client-verify-silent = Nicht rechtzeitig offengelegte Startwerte: { $who }
client-verify-first =
    { $count ->
        [one] Die erste Aktion stammt aus einer anderen Partie und wurde nicht geprüft.
       *[other] Die ersten { $count } Aktionen stammen aus einer anderen Partie und wurden nicht geprüft.
    }
client-verify-own-missing = Der Startwert dieses Browsers steht nicht in der Aufzeichnung.
client-verify-commitment = Festlegung des Servers:
client-verify-scope = Dieser Browser hat das aus der Aufzeichnung berechnet. Welche Ergebnisse jeweils möglich waren, hat er vom Server übernommen. Um auch das zu prüfen, lade die Aufzeichnung herunter und starte:
client-verify-no-proof = Diese Partie enthält keinen Nachweis, ihr Zufall lässt sich also nicht prüfen. Lektionen und Partien älterer Versionen haben keinen.
client-verify-not-over = Die Geheimnisse werden offengelegt, wenn die Partie zu Ende ist. Prüfe sie dann.
client-verify-insecure = Dieser Browser kann nur über HTTPS prüfen. Lade die Aufzeichnung herunter und nimm „grimoire verify“.
client-verify-failed = Die Aufzeichnung konnte nicht geladen werden. Versuch es noch einmal.
client-verifiable = Der Zufall lässt sich nach der Partie prüfen.
client-about-to-begin = Die Partie beginnt gleich …
