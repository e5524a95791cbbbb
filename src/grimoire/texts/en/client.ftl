### The web page.

client-welcome = Board games for wizards. Sit down and play.
client-welcome-about = Play alone, against bots, or with friends over a link. No account needed.
client-your-name = Your name
client-play-now = Play now
client-set-up = Set up a table
client-my-games = My games
client-your-turn = your turn
client-solo = solo
client-open-seat = open seat
client-load-record = Load a record
client-no-server = The server is not responding.
client-unofficial = An unofficial fan project, not made or endorsed by the designers or publishers. SpellBook is by Phil Walker-Harding, Spellbooks by Alexandros Kapidakis. If you like the games, buy them.
client-language = Language
client-theme = Theme
client-theme-system = Same as the device
client-theme-night = Night
client-theme-day = Day
client-learn = Learn by playing
client-rules = Rules
client-open-tables = Tables waiting for players
client-sit-down = Sit down

## Setting up

client-clock = Clock
client-allow-hints = Hints
client-allow-watchers = Watchers
client-allow-strangers = Open to all
client-begin = To the table

## At the table

client-loading = Loading the table…
client-invite-about = Whoever opens it can sit down. No account needed.
client-copy-link = Copy the link
client-copied = Copied
client-let-bot = Let a bot sit here
client-reconnecting = Connection lost. Reconnecting…
client-turn-elsewhere = It is your turn at another table
client-new-version = There is a new version of this page.
client-reload = Reload
client-choose = Choose an action
client-cancel = Cancel
client-undo = Undo
client-again = Rematch
client-to-rematch = Go to the rematch
client-replay = Replay
client-download = Download the record
client-resign = Resign
client-ended-play = The game is over.
client-ended-resign = The game is over: a player resigned.
client-ended-time = The game is over: time ran out.
client-ended-abandon = The game was abandoned.
client-tab-log = Log
client-tab-hint = Hint
client-tab-chat = Chat
client-tab-settings = More
client-ask-hint = What would a strong bot do?
client-hint-value = { $wins }% win chance, { $points } points · { $share }% of its search
client-chat-line = Your message
client-chat-empty = Nobody has spoken
client-chat-readers = What you write is seen by all at this table, watchers too.
client-send = Send
client-play-forced = Play forced moves automatically
client-motion = Animate moves
client-other-device = Continue on another device
client-other-device-about = A private link. It works once, within ten minutes.
client-sign-out-elsewhere = Sign out everywhere else
client-sign-out-about = Other devices and programs lose your seats; this device keeps them.
client-signed-out = Done: you are signed in on this device only.
client-close = Close
client-since-mine = Since my last turn
client-log-all = Earlier
client-past = Step { $moment } of { $length }
client-to-now = Back to the game
client-away = away
client-away-names = Away: { $names }
client-clocks-wait = The clocks wait for { $names }.
client-watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
client-mute = Mute the chat
client-unmute = Unmute the chat
client-unread = new messages
client-sounds = Sounds
client-notify = Notify me when it is my turn
client-resign-sure = Do you really want to resign?
client-tab-rules = Rules
client-hint-about = A strong bot looks ahead from this position. It knows only what you know.
client-thinking = Thinking…
client-keys = Keys: J and K move between choices, U undoes, Space shows the result, Escape returns to the present, the arrow keys step through the game.
client-to-first-page = Back to the start page
client-ended-won =
    { $person ->
        [you] You win.
       *[other]
            { $count ->
                [one] { $who } wins.
               *[other] { $who } win.
            }
    }

## Following the others

client-ledger = Scores, log and more
client-dock = Your hand and the choices
client-if-ended = If it ended now
client-score-then = Scores at this step
client-happened = What happened
client-is-playing = { $who } is playing
client-show-result = Show the result
client-key-space = Space
client-pace = Pace of the others
client-pace-relaxed = Relaxed
client-pace-brisk = Brisk
client-pace-instant = Instant
client-sure = Are you sure?
client-could = You could: { $what }
client-anyway = { $what } anyway?
client-sure-never = Do not ask again
client-careful = Ask before something is thrown away
client-lost-sending = Connection lost. Your choice will be sent as soon as it is back.
client-choice-lost = Your choice was not sent: the table moved on while the connection was lost.

## Replay and other devices

client-to-start = To the start
client-step-back = One step back
client-run = Play
client-pause = Pause
client-step-on = One step forward
client-to-end = To the end
client-moment = Step
client-no-such-record = There is no such record.
client-continue = Continue here
client-continue-about = This private link lets you continue as yourself on this device. It works once.
client-continue-here = Continue on this device
client-continue-failed = This link has been used already, or is too old.
client-speed = Speed
client-copy-moment = Copy the link to this step

## A game in general

client-for-players =
    { $several ->
        [yes] { $low } to { $high } players
       *[no]
            { $low ->
                [one] { $low } player
               *[other] { $low } players
            }
    }
client-board-round = Round
client-yes = yes
client-no = no

## Verifying chance

client-verify = Verify
client-verify-title = Was chance fair?
client-verify-working = Computing every outcome again …
client-verify-verified =
    { $count ->
        [0] Chance decided nothing in this game.
        [one] The only outcome of chance follows from secrets that were fixed before the game.
       *[other] All { $count } outcomes of chance follow from secrets that were fixed before the game.
    }
client-verify-differs = Action { $number } is “{ $found }”, but the secrets lead to “{ $wanted }”. Somebody changed the record, or the server cheated.
client-verify-secret-differs = The server’s secret does not match what it committed to.
client-verify-seed-differs = The seed of { $who } does not match its commitment.
client-verify-commitment-seen = The server’s commitment is the one that this browser saw before the game.
client-verify-commitment-changed = The server’s commitment is not the one that this browser saw before the game.
client-verify-commitment-unseen = This browser did not contribute to this game. Compare the server’s commitment with a player who did.
client-verify-seeds = Seeds that counted: { $who }
client-verify-no-seeds = No player’s seed counted: the server chose the secret alone.
client-verify-silent = Seeds that were not revealed in time: { $who }
client-verify-first =
    { $count ->
        [one] The first action comes from another game and was not verified.
       *[other] The first { $count } actions come from another game and were not verified.
    }
client-verify-own-missing = The seed of this browser is not in the record.
client-verify-commitment = Server’s commitment:
client-verify-scope = This browser computed this from the record. Which outcomes were possible each time, it took from the server. To check that too, download the record and run:
client-verify-no-proof = This game carries no proof, so its chance cannot be verified. Lessons and games of older versions have none.
client-verify-not-over = The secrets are revealed when the game has ended. Verify it then.
client-verify-insecure = This browser can only verify over HTTPS. Download the record and use “grimoire verify”.
client-verify-failed = The record could not be loaded. Try again.
client-verifiable = Chance can be verified after the game.
client-about-to-begin = The game is about to begin …
