### The page that people play on.

client-welcome = Two games about wizards. Sit down and play.
client-welcome-about = Alone, against bots, or with friends by a link. No account needed.
client-your-name = Your name
client-play-now = Play now
client-set-up = Set up a table
client-my-games = My games
client-your-turn = your turn
client-solo = alone
client-open-seat = open seat
client-load-record = Load a record
client-no-record = This file is not a record.
client-no-server = The server does not answer.
client-unofficial = An unofficial fan project, not made or endorsed by the authors or publishers. SpellBook is by Phil Walker-Harding, Spellbooks by Alexandros Kapidakis. If you like the games, buy them.
client-language = Language
client-theme = Light or dark
client-theme-auto = As the device
client-theme-light = Light
client-theme-dark = Dark
client-learn = Learn by playing
client-rules = Rules
client-open-tables = Tables waiting for players
client-sit-down = Sit down
client-finished = finished

## Setting up

client-players = Players
client-a-friend = A friend, by a link
client-me-too = Me too, at this screen
client-clock = Clock
client-clock-none = None
client-clock-quick = 5 minutes, and 10 seconds a turn
client-clock-slow = 30 minutes, and 30 seconds a turn
client-clock-days = 3 days a turn
client-allow-hints = Hints allowed
client-allow-watchers = Open to watchers
client-allow-strangers = Strangers may join
client-begin = To the table

## At the table

client-loading = The table is being laid …
client-waiting-for-people = Waiting for players
client-invite-about = Send this page’s address to whoever shall play.
client-copy-link = Copy the link
client-copied = Copied
client-sit-here = Sit here
client-let-bot = Let a bot sit here
client-reconnecting = Connection lost. Trying again …
client-turn-elsewhere = It is your turn at another table
client-new-version = There is a new version of this page.
client-reload = Load it
client-choose = Several actions: choose one
client-cancel = Cancel
client-undo = Undo
client-again = Play again
client-to-rematch = To the next game
client-replay = Replay
client-download = Download the record
client-resign = Give up
client-ended-play = The game is over.
client-ended-resign = The game is over: somebody gave up.
client-ended-time = The game is over: time ran out.
client-ended-abandon = The game was abandoned.
client-tab-log = Log
client-tab-hint = Hint
client-tab-chat = Chat
client-tab-settings = More
client-ask-hint = What would a strong bot do?
client-hint-value = { $wins } % to win, { $points } points · { $share } % of its thought
client-chat-line = Your message
client-send = Send
client-play-forced = Play forced steps by themselves
client-motion = Show moves one after the other
client-other-device = Continue on another device
client-other-device-about = Private: works once, for ten minutes.
client-close = Close
client-look-at = { $name }: all levels
client-since-mine = Since my last turn
client-log-all = Everything before
client-past = Moment { $moment } of { $length }
client-to-now = Back to now
client-away = away
client-watchers =
    { $count ->
        [one] One person watches
       *[other] { $count } people watch
    }
client-mute = Mute the chat
client-unmute = Show the chat again
client-unread = new messages
client-sounds = Sounds
client-notify = Notify me when it is my turn
client-resign-sure = Really give up this game?
client-tab-rules = Rules
client-hint-about = A strong bot looks ahead from here, knowing no more than you do.
client-thinking = Thinking …
client-keys = Keys: J and K go from choice to choice, U takes back, the arrows step through the past.
client-to-first-page = To the first page
client-ended-won =
    { $person ->
        [you] You win.
       *[other]
            { $count ->
                [one] { $who } wins.
               *[other] { $who } win.
            }
    }

## Replay and other devices

client-to-start = To the start
client-step-back = One step back
client-run = Run
client-pause = Pause
client-step-on = One step on
client-to-end = To the end
client-moment = Moment
client-no-such-record = There is no such record.
client-continue = Continue here
client-continue-about = This private address makes this device yours, once.
client-continue-here = Continue on this device
client-continue-failed = This address was used already, or is too old.
client-speed = Speed
client-copy-moment = Copy the link to this moment

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
