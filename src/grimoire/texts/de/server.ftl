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
error-table-full = An diesem Tisch ist zu viel geschehen. Eröffne einen neuen.
error-chat-full = An diesem Tisch wurde zu viel geschrieben. Der Chat ist geschlossen.
error-storage-full = Dieser Server hat keinen Platz für weitere Partien. Versuche es später noch einmal.
error-quota-used-up = Du hast heute zu viel gespeichert. Versuche es später noch einmal.
error-no-hello = Die erste Nachricht muss hello sein.
error-bad-message = Ungültige Nachricht: { $reason }
error-server-error = Serverfehler. Es hat sich nichts geändert.
error-deck-not-sent = { $place }: Schick den Inhalt selbst, nicht den Pfad zu einer Datei.
error-lesson-fixed = { $place }: Das legt die Lektion selbst fest. Lass es weg.
error-file-too-long = { $place }: Diese Datei hat { $found } Zeichen; höchstens { $most } sind erlaubt.
error-file-syntax = { $place }: Zeile { $line } der Datei ist nicht lesbar. Prüfe dort Anführungszeichen, Klammern und Gleichheitszeichen.
error-deep-key = { $place }: In Zeile { $line } der Datei steht ein Schlüssel mit mehr als { $most } Punkten.
error-moment-over = In diesem Moment ist die Partie zu Ende. Wähle einen früheren.
error-record-too-long = Die Aufzeichnung hat mehr als { $most } Aktionen.
error-too-many-values = Die Anfrage enthält mehr als { $most } Werte.
error-cannot-listen = { $host }:{ $port } lässt sich nicht benutzen: { $reason }
error-cannot-open = { $url } lässt sich nicht öffnen: { $reason }
error-data-in-use = Ein anderer Server benutzt { $folder }. Wähle mit --data einen anderen Ordner.
error-not-a-database = „{ $found }“ ist keine Adresse einer Datenbank; schreib sqlite:////ordner/datei.db oder postgresql://name@rechner/datenbank.
error-database-newer = { $url } wurde von einem neueren Grimoire geschrieben (Schema { $found }). Installiere diese Version oder eine spätere.
error-database-failed = Spiele können gerade weder gelesen noch gespeichert werden. Versuch es bald noch einmal.
error-no-redis = Redis ist nicht erreichbar: { $reason }
error-redis-alone = Mehrere Prozesse brauchen ein gemeinsames PostgreSQL. Nenne es mit --database.
error-not-an-origin = „{ $found }“ ist kein Ursprung (Origin); schreib etwas wie https://play.example.org.
error-not-a-proxy = „{ $found }“ ist keine Adresse eines Proxys; schreib etwas wie 127.0.0.1 oder 10.0.0.0/8.
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

## grimoire serve --check

check-status-ok = gut
check-status-warning = Warnung
check-status-problem = PROBLEM
check-of-configuration = Einstellungen
check-of-data = Datenordner
check-of-disk = Festplatte
check-of-files = Offene Dateien
check-of-clock = Uhr
check-of-database = Datenbank
check-of-redis = Redis
check-of-port = Port
check-configuration = Keine Einstellung widerspricht einer anderen.
check-any-proxy = Mit --proxy * darf jeder eine Adresse nennen und so die Grenzen umgehen. Nenne die Adresse deines Proxys.
check-no-proxy = { $host } ist von anderen Rechnern aus ohne TLS erreichbar. Stelle im Internet einen Proxy davor (siehe docs/hosting.md).
check-no-origin = Ohne --origin gelten Cookies vielleicht nicht nur für HTTPS. Nenne die Adresse, die Browser anzeigen.
check-unlimited = --unlimited schaltet alle Begrenzungen ab. Lass es im Internet weg.
check-cannot-write = In { $folder } lässt sich nicht schreiben: { $reason }. Gib dem Benutzer des Servers das Recht dazu, oder wähle mit --data einen anderen Ordner.
check-new-folder = { $folder } wird angelegt.
check-folder = { $folder } lässt sich beschreiben.
check-readable = Jeder auf diesem Rechner kann die Spiele in { $folder } lesen. Nimm das Recht weg: chmod -R o-rwx { $folder }
check-disk = { $megabytes } MB sind frei in { $folder }.
check-disk-low = Nur { $megabytes } MB sind frei in { $folder }. Schaffe Platz: Bei voller Festplatte kann niemand mehr ziehen.
check-files = Genug für viele Seiten.
check-few-files = Ein Prozess kann nur { $most } Dateien öffnen, und jede Seite braucht eine. Erhöhe die Grenze (ulimit -n, oder LimitNOFILE= in systemd).
check-clock = Es ist { $date } (UTC).
check-clock-wrong = Das Datum, { $date }, kann nicht stimmen. Stelle die Uhr.
check-clock-jumps = Die Uhr wurde verstellt, während wir hinsahen. Lass sie nur von einem Programm stellen, in kleinen Schritten.
check-clock-alone = Kein Zeitdienst hält die Uhr richtig. Installiere chrony oder systemd-timesyncd.
check-clocks-agree = Dieser Rechner und die Datenbank weichen um { $milliseconds } ms voneinander ab.
check-clocks-apart = Die Uhren dieses Rechners und der Datenbank weichen um { $seconds } s voneinander ab. Stelle beide mit NTP.
check-clock-set-back = Das letzte Spiel wurde { $seconds } s in der Zukunft gespeichert: Die Uhr wurde zurückgestellt. Stelle sie erst richtig.
check-database = { $url } lässt sich lesen und beschreiben (Schema { $schema }).
check-database-new = { $url } wird beim ersten Start eingerichtet.
check-database-old = { $url } wird beim nächsten Start aktualisiert. Mach vorher eine Sicherung: grimoire backup DATEI
check-redis = Es antwortet in { $milliseconds } ms.
check-redis-gone = Redis antwortet nicht. Starte es, oder berichtige --redis. ({ $reason })
check-port = { $host }:{ $port } ist frei.
