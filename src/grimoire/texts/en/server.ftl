### Errors of the server.

error-no-table = There is no such table, or it has been removed.
error-no-watchers = Watching is off at this table.
error-too-many-watchers = Too many people are already watching this table.
error-too-many-tables = A page cannot follow that many tables.
error-hints-off = Hints are off at this table.
error-no-hint = No hint found: { $reason }
error-nothing-said = This message is empty.
error-too-fast = Too many requests. Wait a moment.
error-busy = This table is busy. Try again.
error-no-hello = The first message must be hello.
error-bad-message = Invalid message: { $reason }
error-server-error = Server error. Nothing has changed.
error-deck-not-sent = { $place }: send the content itself, not a path to a file.
error-lesson-fixed = { $place }: the lesson sets this itself. Leave it out.
error-file-too-long = { $place }: this file has { $found } characters; at most { $most } are allowed.
error-file-syntax = { $place }: line { $line } of the file cannot be read. Check the quotes, brackets and equals signs there.
error-moment-over = The game is over at this moment. Choose an earlier one.
error-record-too-long = The record has more than { $most } actions.
error-cannot-listen = Cannot listen on { $host }:{ $port }: { $reason }
error-cannot-open = Cannot open { $url }: { $reason }
error-data-in-use = Another server is using { $folder }. Choose another folder with --data.
error-not-a-database = “{ $found }” is not a database address; write sqlite:////folder/file.db or postgresql://user@host/name.
error-database-newer = { $url } was written by a newer Grimoire (schema { $found }). Install that version or a later one.
error-database-failed = Database error: { $reason }
error-no-redis = Cannot reach Redis: { $reason }
error-redis-alone = Several processes need a shared PostgreSQL. Name it with --database.
error-not-an-origin = “{ $found }” is not an origin; write something like https://play.example.org.
error-backup-exists = { $file } already exists. Choose another name.
error-not-a-backup = { $file } is not a Grimoire backup.
error-restore-not-empty = { $url } already holds games. Restore into an empty folder or database.
error-backup-not-written = Cannot write { $file }: { $reason }

## Backups

backup-done = Wrote { $file } ({ $size } KB): { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
}, and { $records ->
    [one] 1 record
   *[other] { $records } records
}.
backup-restored = Restored { $file } ({ $size } KB): { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
}, and { $records ->
    [one] 1 record
   *[other] { $records } records
}.
