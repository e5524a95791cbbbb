### Errors of the server.

error-no-table = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
error-no-watchers = An diesem Tisch ist Zusehen nicht erlaubt.
error-too-many-watchers = An diesem Tisch sehen schon zu viele zu.
error-too-many-tables = So vielen Tischen kann eine Seite nicht folgen.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-no-hint = Kein Tipp gefunden: { $reason }
error-nothing-said = Diese Nachricht ist leer.
error-too-fast = Zu viele Anfragen. Warte einen Augenblick.
error-busy = An diesem Tisch ist gerade zu viel los. Versuch es noch einmal.
error-no-hello = Die erste Nachricht muss hello sein.
error-bad-message = Ungültige Nachricht: { $reason }
error-server-error = Serverfehler. Es hat sich nichts geändert.
error-deck-not-sent = { $place }: Schick den Inhalt selbst, nicht den Pfad zu einer Datei.
error-lesson-fixed = { $place }: Das legt die Lektion selbst fest. Lass es weg.
error-file-too-long = { $place }: Diese Datei hat { $found } Zeichen; höchstens { $most } sind erlaubt.
error-file-syntax = { $place }: Zeile { $line } der Datei ist nicht lesbar. Prüfe dort Anführungszeichen, Klammern und Gleichheitszeichen.
error-moment-over = In diesem Moment ist die Partie zu Ende. Wähle einen früheren.
error-record-too-long = Die Aufzeichnung hat mehr als { $most } Aktionen.
error-cannot-listen = { $host }:{ $port } lässt sich nicht benutzen: { $reason }
error-cannot-open = { $url } lässt sich nicht öffnen: { $reason }
error-data-in-use = Ein anderer Server benutzt { $folder }. Wähle mit --data einen anderen Ordner.
error-not-a-database = „{ $found }“ ist keine Adresse einer Datenbank; schreib sqlite:////ordner/datei.db oder postgresql://name@rechner/datenbank.
error-database-newer = { $url } wurde von einem neueren Grimoire geschrieben (Schema { $found }). Installiere diese Version oder eine spätere.
error-database-failed = Datenbankfehler: { $reason }
error-no-redis = Redis ist nicht erreichbar: { $reason }
error-redis-alone = Mehrere Prozesse brauchen ein gemeinsames PostgreSQL. Nenne es mit --database.
error-not-an-origin = „{ $found }“ ist kein Ursprung (Origin); schreib etwas wie https://play.example.org.
error-backup-exists = { $file } gibt es schon. Wähle einen anderen Namen.
error-not-a-backup = { $file } ist keine Sicherung von Grimoire.
error-restore-not-empty = In { $url } gibt es schon Spiele. Stelle die Sicherung in einem leeren Ordner oder einer leeren Datenbank wieder her.
error-backup-not-written = { $file } lässt sich nicht schreiben: { $reason }

## Backups

backup-done = { $file } geschrieben ({ $size } KB): { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignissen
}, dazu { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}.
backup-restored = { $file } wiederhergestellt ({ $size } KB): { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignissen
}, dazu { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}.
