# Words shared by all games and programs.
# $person is "you" where $who is the text of `you`, else "other".

language = English

## Who

you = You
seat = Seat { $number }
bot = { $name } (bot)
opponent = Opponent
asked = { $who } – { $question }
waiting = Waiting for { $who } …

## How strong a bot is

level-apprentice = Apprentice
level-apprentice-about = Plans its turn, but slips now and then. For your first games.
level-adept = Adept
level-adept-about = Plans its turn and makes the best of it. Does not look further.
level-master = Master
level-master-about = Looks ahead, and knows what wins games. Quick.
level-archmage = Archmage
level-archmage-about = Like the master, but takes its time. The strongest of all.

## Lists

list-and-two = { $first } and { $last }
list-and-more = { $first }, and { $last }
list-or-two = { $first } or { $last }
list-or-more = { $first }, or { $last }

## The course and the end of a game

round = Round { $round }
score = Score
score-now = If the game ended now
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
winner =
    { $who } { $person ->
        [you] win
       *[other] wins
    } with { points }.
winner-tiebreak =
    { $who } { $person ->
        [you] win
       *[other] wins
    } the tie-break at { points }.
winners-shared =
    { $who } { $person ->
       *[other] share
    } the victory with { points } each.

## What went wrong

value-kind =
    { $found ->
        [nothing] nothing
        [NoneType] nothing
        [bool] true or false
        [int] a number
        [float] a number
        [str] a text
        [list] a list
        [tuple] a list
        [dict] an object
       *[other] { $found }
    }
error-not-a-language = { $place }: “{ $found }” is not spoken here; choose one of { $allowed }.
error-no-fluent = The texts need the library fluent.runtime. Install it with: { $command }
error-not-a-game = { $place }: there is no game “{ $found }”; choose one of { $allowed }.
error-not-an-object = { $place }: an object with named fields is needed, not { value-kind }.
error-not-a-list = { $place }: a list is needed, not { value-kind }.
error-no-budget = { $place }: { $name } takes no budget; how much it thinks is fixed.
error-not-a-budget = { $place }: “{ $found }” does not fit; give nodes as in 2000, or seconds as in 0.5s or 50ms.
error-not-a-choice = { $place }: “{ $found }” does not fit; choose one of { $allowed }.
error-not-a-flag = { $place }: “{ $found }” does not fit; true or false is needed.
error-not-in-range = { $place }: “{ $found }” does not fit; a whole number from { $least } to { $most } is needed.
error-missing-field = { $place }: this field is missing.
error-unknown-field = { $place }: there is no such field.
error-cannot-read = { $place } cannot be read: { $reason }
error-cannot-write = { $place } cannot be written: { $reason }
error-not-json = { $place } is not JSON: { $reason }
error-nothing-to-undo = There is nothing to take back.
error-bad-options = The record’s options make no game: { $reason }
error-bad-start = The record starts from a position that cannot be loaded: { $reason }
error-other-rules = The record follows rules { $found }, but this version plays by rules { $wanted }.
error-illegal-in-record = Action { $number } of the record cannot be played: { $reason }
error-wrong-result = The record claims the result { $found }, but its actions lead to { $wanted }.
error-pending = { $place }: a position in the middle of a turn cannot be loaded.
error-cannot-think = This game offers nothing that the bot could think with.
error-bot-no-command = { $place }: a program to run is needed, with all its quotes closed.
error-bot-not-found = { $place }: there is no program “{ $program }” that can be run.
error-bot-crashed = { $place }: the bot’s program left with exit code { $code }. Its last words: { $words }
error-bot-left = { $place }: the bot’s program left with exit code { $code }, without a word.
error-bot-closed = { $place }: the bot’s program closed its output but did not leave.
error-bot-stalled = { $place }: the bot gave no answer within { $seconds } seconds.
error-bot-garbled = { $place }: the bot answered “{ $found }”: { $reason }
error-bot-illegal = { $place }: the bot’s answer { $found } is not possible now. Possible: { $legal }
error-bot-not-json = this is not JSON.
error-bot-not-message = a message is a JSON object.
error-bot-wrong-field = the field { $field } is { $found }, but { $wanted } is needed.
error-bot-line-too-long = a line has at most { $limit } bytes.
error-no-message = Line { $number } is no message of the protocol: “{ $found }”
error-other-protocol = The host speaks protocol { $found }, this version speaks { $wanted }.
error-no-actions = This bot needs the rules, the options and all actions of the game; the host gave only a position.

error-no-such-code = { $code } is not an action code of this game; they run from 0 to { $last }.
error-no-such-action = “{ $action }” is not an action of this game.
error-illegal-action = “{ $action }” is not possible now. Possible: { $legal }.
error-game-over = “{ $action }” is not possible: the game is over.
error-nothing-to-draw = Nothing is left to chance here.
error-not-a-share = “{ $share }” does not fit; a number from 0 up to 1 is needed.
error-unknown-option = { $place }: there is no such option.
error-not-a-first = { $place }: “{ $found }” does not fit; a seat from 0 to { $last } or “random” is needed.
error-not-this-game = { $place }: “{ $found }”, but this game has { $wanted }.

# A game without words of its own
generic-ask = Choose an action.
generic-chance = Drawing …
generic-log = { $who }: { $action }
generic-log-chance = { $action }
error-no-net = { $place }: the sage has no trained net for { $game }; try mcts.
error-no-lesson = { $place }: { $game } has no lesson.
