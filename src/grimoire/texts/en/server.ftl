### What the server refuses, and what keeps it from starting.

error-no-table = There is no such table, or it has been put away.
error-no-watchers = This table is not open to watchers.
error-too-many-watchers = Too many people are watching this table already.
error-too-many-tables = One page cannot show so many tables.
error-hints-off = There are no hints at this table.
error-no-hint = No hint could be found: { $reason }
error-nothing-said = There is nothing in it that could be shown.
error-too-fast = That was too much at once. Wait a moment.
error-busy = Too much is happening at this table. Try again.
error-no-hello = The first message of a page must be hello.
error-bad-message = The server does not understand this message: { $reason }
error-server-error = The server could not do this. Nothing has changed.
error-deck-not-sent = The deck itself is needed, not a path to it.
error-lesson-fixed = { $place }: a lesson brings this itself. Leave it out.
error-record-too-long = The record has more than { $most } actions.
error-cannot-listen = { $host }:{ $port } cannot be used: { $reason }
error-cannot-open = { $url } cannot be opened: { $reason }
error-data-in-use = Another server is using { $folder }. Name another folder with --data.
error-not-a-database = “{ $found }” is not the address of a database; write sqlite:////folder/file.db or postgresql://user@host/name.
error-database-newer = { $url } was made by a newer Grimoire (schema { $found }). Install that version or a later one.
error-database-failed = The database failed: { $reason }
error-no-redis = Redis does not answer: { $reason }
error-redis-alone = Several processes need one PostgreSQL. Name it with --database.
error-not-an-origin = “{ $found }” does not fit; something like https://play.example.org is needed.
