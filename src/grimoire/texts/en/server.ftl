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
error-table-full = Too much has happened at this table. Start another one.
error-chat-full = Too many messages have been written at this table. The chat is closed.
error-storage-full = This server has no room for more games. Try again later.
error-quota-used-up = You have stored too much today. Try again later.
error-no-hello = The first message must be hello.
error-bad-message = Invalid message: { $reason }
error-server-error = Server error. Nothing has changed.
error-deck-not-sent = { $place }: send the content itself, not a path to a file.
error-lesson-fixed = { $place }: the lesson sets this itself. Leave it out.
error-file-too-long = { $place }: this file has { $found } characters; at most { $most } are allowed.
error-file-syntax = { $place }: line { $line } of the file cannot be read. Check the quotes, brackets and equals signs there.
error-deep-key = { $place }: line { $line } of the file has a key with more than { $most } dots.
error-moment-over = The game is over at this moment. Choose an earlier one.
error-record-too-long = The record has more than { $most } actions.
error-too-many-values = The request has more than { $most } values.
error-cannot-listen = Cannot listen on { $host }:{ $port }: { $reason }
error-cannot-open = Cannot open { $url }: { $reason }
error-data-in-use = Another server is using { $folder }. Choose another folder with --data.
error-not-a-database = “{ $found }” is not a database address; write sqlite:////folder/file.db or postgresql://user@host/name.
error-database-newer = { $url } was written by a newer Grimoire (schema { $found }). Install that version or a later one.
error-database-failed = Games cannot be read or stored at the moment. Try again soon.
error-no-redis = Cannot reach Redis: { $reason }
error-redis-alone = Several processes need a shared PostgreSQL. Name it with --database.
error-not-an-origin = “{ $found }” is not an origin; write something like https://play.example.org.
error-not-a-proxy = “{ $found }” is not a proxy’s address; write something like 127.0.0.1 or 10.0.0.0/8.
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

## grimoire serve --check

check-status-ok = ok
check-status-warning = warning
check-status-problem = PROBLEM
check-of-configuration = Settings
check-of-data = Data folder
check-of-disk = Disk
check-of-files = Open files
check-of-clock = Clock
check-of-database = Database
check-of-redis = Redis
check-of-port = Port
check-configuration = No setting contradicts another.
check-any-proxy = --proxy * trusts everybody to name an address, so anyone can evade the limits. Name your proxy’s address.
check-no-proxy = { $host } can be reached from other machines without TLS. On the internet, put a proxy in front (see docs/hosting.md).
check-no-origin = Without --origin, cookies may not be marked for HTTPS. Name the address that browsers show.
check-unlimited = --unlimited turns off all rate limits. Leave it out on the internet.
check-cannot-write = Cannot write in { $folder }: { $reason }. Give the server’s user the right to write there, or choose another folder with --data.
check-new-folder = { $folder } will be created.
check-folder = { $folder } can be written.
check-readable = Everybody on this machine can read the games in { $folder }. Take that right away: chmod -R o-rwx { $folder }
check-disk = { $megabytes } MB are free in { $folder }.
check-disk-low = Only { $megabytes } MB are free in { $folder }. Make room: with a full disk, no move can be played.
check-files = Enough for many pages.
check-few-files = A process can open only { $most } files, and every page needs one. Raise the limit (ulimit -n, or LimitNOFILE= in systemd).
check-clock = It is { $date } (UTC).
check-clock-wrong = The date, { $date }, cannot be right. Set the clock.
check-clock-jumps = The clock was set while we watched it. Let only one program set it, in small steps.
check-clock-alone = No time service keeps the clock right. Install chrony or systemd-timesyncd.
check-clocks-agree = This machine and the database differ by { $milliseconds } ms.
check-clocks-apart = The clocks of this machine and of the database differ by { $seconds } s. Set both by NTP.
check-clock-set-back = The last game was stored { $seconds } s in the future: the clock was set back. Set it right first.
check-database = { $url } can be read and written (schema { $schema }).
check-database-new = { $url } will be set up at the first start.
check-database-old = { $url } will be upgraded at the next start. Make a backup first: grimoire backup FILE
check-redis = It answers in { $milliseconds } ms.
check-redis-gone = Redis does not answer. Start it, or correct --redis. ({ $reason })
check-port = { $host }:{ $port } is free.
