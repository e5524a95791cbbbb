### What a table refuses, and why.

error-wrong-seats = The game needs { $wanted } seats, not { $found }.
error-seat-taken = This seat is not free.
error-not-host = Only the person who set up the table can do this.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-stale-version = The board has changed in the meantime. Look again and choose.
error-already-begun = The game has already begun.
error-not-begun = The game has not begun yet.
error-match-over = The game is over.
error-not-over = The game is not over yet.
error-has-resigned = You have given up this game.
error-undo-off = Nothing is taken back at this table.
error-undo-nothing = You have nothing to take back.
error-undo-chance = This cannot be taken back: chance has fallen since.
error-undo-other = This cannot be taken back: somebody else has moved since.
error-chat-off = There is no chat at this table.
error-fresh-bonus = A clock that is filled up every turn has no bonus.
