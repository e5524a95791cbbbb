### Errors of a table.

error-wrong-seats = This game needs { $wanted } seats, not { $found }.
error-seat-taken = This seat is taken.
error-not-host = Only the person who set up the table can do this.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-stale-version = The board has changed in the meantime. Look again, then choose.
error-already-begun = The game has already started.
error-seats-open = Seeds are revealed when all seats are taken.
error-wrong-seed = This seed does not match its commitment.
error-not-begun = The game has not started yet.
error-match-over = The game is over.
error-not-over = The game is not over yet.
error-has-resigned = You have resigned from this game.
error-undo-off = Undo is off at this table.
error-undo-nothing = You have nothing to undo.
error-undo-chance = Too late to undo: something random has happened since.
error-undo-other = Too late to undo: another player has moved since.
error-undo-time = You have no time left to undo.
error-chat-off = Chat is off at this table.
error-fresh-bonus = A clock that starts afresh every turn cannot have a bonus.

### Why something on the board cannot be chosen. $prompt is the question that is open.

reason-general = That cannot be chosen now.
reason-first = First: { $prompt }.
reason-not-begun = The game has not started yet.
reason-over = The game is over.
reason-not-your-turn = It is not your turn: { $who } must decide first.
