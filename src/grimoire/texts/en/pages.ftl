### The pages around the table: start, set-up, invitation, end of a game, replay.

## The start page

client-with = with { $who }
client-waiting-for = waiting for { $who }
client-game-won = won
client-game-lost = lost
client-game-shared = shared victory
client-game-none = no result
client-clear-games = Clear finished games
client-no-games-about = Games you begin or join are kept here, on this device.
client-file-not-record = This is not a game record. Choose a file that you downloaded from a game here.
client-file-broken-record = This record cannot be replayed: { $reason }

## Setting up a table

client-set-up-of = Set up { $game }
client-who-plays = Who plays
client-seat-you = you
client-seat-kind = Who sits at seat { $number }
client-seat-bot = Bot
client-seat-open = Friend
client-seat-open-about = joins by the link
client-seat-me = At this device
client-seat-me-about = you pass the device around
client-seat-name = Name of seat { $number }
client-seat-level = How strong is the bot at seat { $number }
client-add-seat = Add a seat
client-add-seat-about = a bot, a friend, or someone at this device
client-remove-seat = Remove seat { $number }
client-at-the-table = At the table
client-hints-about = everyone may ask what a strong bot would do
client-watchers-about = by the link
client-strangers-about = the table is shown on the start page
client-clock-none-short = None
client-clock-quick-short = 5 min
client-clock-slow-short = 30 min
client-clock-days-short = 3 days
client-clock-none-about = Everyone takes as long as they like.
client-clock-quick-about = 5 minutes for the whole game, and 10 seconds more for every turn.
client-clock-slow-about = 30 minutes for the whole game, and 30 seconds more for every turn.
client-clock-days-about = Up to three days for each turn, to play now and then.
client-option-off = Without
client-option-on = With
client-choose-file = Choose a file
client-file-unreadable = This file cannot be read.
client-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## The invitation

client-seats-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
client-begins-by-itself = The game begins by itself as soon as everyone has sat down.
client-host = set up this table
client-ready = ready
client-waiting-friend = waiting for a friend
client-begin-with-bots =
    { $count ->
        [one] Begin now, with a bot
       *[other] Begin now, with bots
    }
client-invite = Invite with this link
client-qr = A code with the link to this table. Scan it with a phone.
client-share-link = Share
client-invited-to = What they are invited to
client-invites-you = { $who } invites you to { $game }
client-only-watch = Only watch
client-watching = You are watching. The game begins when everyone has sat down.
client-read-rules = Read the rules
client-no-clock = no clock
client-hints-on = hints allowed
client-watchers-on = watchers by the link

## The end of a game

client-end-wins =
    { $person ->
        [you] You win
       *[other]
            { $count ->
                [one] { $who } wins
               *[other] { $who } win
            }
    }
client-end-nobody-wins = Nobody wins
client-end-lost = You lose
client-end-abandoned = Game abandoned
client-end-rounds =
    { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
client-end-ranking = Ranking
client-end-sources = Where the points come from
client-end-curve = The game in a curve
client-end-curve-of =
    { $rounds ->
        [one] Points of each player over { $rounds } round
       *[other] Points of each player over { $rounds } rounds
    }
client-end-again = Play again
client-end-share = Share a picture
client-end-share-failed = The picture could not be made.
client-end-board = See the board
client-end-result = To the result
client-end-change-set-up = Change the set-up
client-end-leave = Leave the table
client-end-rematch-offer = Another game with the same players?
client-end-rematch-alone = Another game?
client-end-rematch-wished = { $who } would like to play again
client-end-rematch-waiting = Waiting for the others
client-end-rematch-ready = The next game is ready
client-end-rematch-count = { $ready } of { $all } ready
client-end-rematch-yes = ready
client-end-rematch-open = not yet

## Replay

client-at-this-moment = At this moment
client-moment-of = Step { $number } of { $length }
client-play-on = Play on from here
