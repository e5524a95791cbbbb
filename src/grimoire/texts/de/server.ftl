### Was der Server ablehnt, und was ihn am Start hindert.

error-no-table = Diesen Tisch gibt es nicht, oder er wurde weggeräumt.
error-no-watchers = An diesem Tisch darf niemand zusehen.
error-too-many-watchers = An diesem Tisch sehen schon zu viele zu.
error-too-many-tables = So viele Tische kann eine Seite nicht zeigen.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-no-hint = Es ließ sich kein Tipp finden: { $reason }
error-nothing-said = Darin ist nichts, was gezeigt werden könnte.
error-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
error-busy = An diesem Tisch geschieht zu viel. Versuch es noch einmal.
error-no-hello = Die erste Nachricht einer Seite muss hello sein.
error-bad-message = Der Server versteht diese Nachricht nicht: { $reason }
error-server-error = Das ist dem Server nicht gelungen. Es hat sich nichts geändert.
error-deck-not-sent = Gebraucht wird das Kartendeck selbst, nicht ein Pfad dorthin.
error-lesson-fixed = { $place }: Das bringt die Lektion selbst mit. Lass es weg.
error-record-too-long = Die Aufzeichnung hat mehr als { $most } Aktionen.
error-cannot-listen = { $host }:{ $port } ist nicht benutzbar: { $reason }
error-cannot-open = { $url } lässt sich nicht öffnen: { $reason }
error-data-in-use = Ein anderer Server benutzt { $folder }. Nenne mit --data einen anderen Ordner.
error-not-a-database = „{ $found }“ ist keine Adresse einer Datenbank; schreib sqlite:////ordner/datei.db oder postgresql://name@rechner/datenbank.
error-database-newer = { $url } stammt von einem neueren Grimoire (Schema { $found }). Installiere diese Version oder eine spätere.
error-database-failed = Die Datenbank hat versagt: { $reason }
error-no-redis = Redis antwortet nicht: { $reason }
error-redis-alone = Mehrere Prozesse brauchen ein gemeinsames PostgreSQL. Nenne es mit --database.
error-not-an-origin = „{ $found }“ passt nicht; gebraucht wird etwas wie https://play.example.org.
