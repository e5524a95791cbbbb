# Words shared by all games and programs.
# $person is "you" where $who is the text of `you`, else "other".

language = English

## Names

you = You
seat = Seat { $number }
bot = { $name } (bot)
opponent = Opponent
asked = { $who } – { $question }
waiting = Waiting for { $who }…

## How strong a bot is

level-novice = Novice
level-novice-about = Learns the game and misses a lot. Good for your first games.
level-apprentice = Apprentice
level-apprentice-about = Plans its turn, but overlooks things.
level-adept = Adept
level-adept-about = Plays its own turn well, but does not look ahead.
level-master = Master
level-master-about = Looks ahead and knows what wins games. Plays fast.
level-archmage = Archmage
level-archmage-about = Like the Master, but takes its time. The strongest bot.

## Lists

list-and-two = { $first } and { $last }
list-and-more = { $first }, and { $last }
list-or-two = { $first } or { $last }
list-or-more = { $first }, or { $last }

## During and after a game

round = Round { $round }
score = Points
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
    } on the tie-break, with { points }.
winners-shared =
    { $who } { $person ->
       *[other] share
    } the victory with { points } each.

## A game without words of its own

generic-ask = Choose an action
generic-chance = Drawing…
generic-log = { $who }: { $action }
generic-log-chance = { $action }

## Errors

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
error-not-a-language = { $place }: “{ $found }” is not an available language; choose one of { $allowed }.
error-no-fluent = The texts need the library fluent.runtime. Install it with: { $command }
error-not-a-game = { $place }: there is no game “{ $found }”; choose one of { $allowed }.
error-not-an-object = { $place }: this must be an object with named fields, not { value-kind }.
error-not-a-short-text = { $place }: this must be a text of at most { $most } characters.
error-not-a-list = { $place }: this must be a list, not { value-kind }.
error-no-budget = { $place }: { $name } takes no budget; it always thinks for the same amount.
error-not-a-budget = { $place }: “{ $found }” is not a budget; give nodes, such as 2000, or seconds, such as 0.5s or 50ms.
error-not-a-level = { $place }: “{ $found }” is not a level; write greedy, greedy overlooks 50%, mcts@400 or sage@2s.
error-not-a-choice = { $place }: “{ $found }” is not valid; choose one of { $allowed }.
error-not-a-flag = { $place }: “{ $found }” is neither true nor false.
error-not-in-range = { $place }: “{ $found }” is not a whole number from { $least } to { $most }.
error-more-faults = These are the first { $most } faults; there may be more.
error-missing-field = { $place }: this field is missing.
error-unknown-field = { $place }: there is no such field.
error-cannot-read = Cannot read { $place }: { $reason }
error-cannot-write = Cannot write { $place }: { $reason }
error-not-json = { $place } is not valid JSON: { $reason }
error-nothing-to-undo = There is nothing to undo.
error-bad-options = The record has invalid options: { $reason }
error-bad-start = The record starts from an invalid position: { $reason }
error-other-rules = The record uses rules version { $found }, but this program plays rules version { $wanted }.
error-illegal-in-record = Action { $number } of the record is not legal: { $reason }
error-wrong-result = The record says the result is { $found }, but its actions lead to { $wanted }.
error-not-hex = { $place }: this must be 64 hexadecimal digits, with small letters.
error-secret-differs = The server’s secret does not match its commitment.
error-seed-differs = The seed of seat { $seat } does not match its commitment.
error-outcome-differs = Action { $number } is “{ $found }”, but the secrets lead to “{ $wanted }”.
error-other-commitment = This is not the commitment that you noted: { $found }
error-pending = { $place }: a position in the middle of a turn cannot be loaded.
error-cannot-think = This bot needs to look ahead, and this game does not support that.
error-bot-no-command = { $place }: name a program to run, and close all quotes.
error-bot-not-found = { $place }: cannot find a program “{ $program }” to run.
error-bot-crashed = { $place }: the bot stopped with exit code { $code }. Its last output: { $words }
error-bot-left = { $place }: the bot stopped with exit code { $code } and no output.
error-bot-closed = { $place }: the bot closed its output but is still running.
error-bot-stalled = { $place }: the bot did not answer within { $seconds } seconds.
error-bot-garbled = { $place }: the bot gave the invalid answer “{ $found }”: { $reason }
error-bot-illegal = { $place }: the bot’s action { $found } is not legal now. Legal: { $legal }
error-bot-not-json = it is not valid JSON.
error-bot-not-message = a message must be a JSON object.
error-bot-wrong-field = the field { $field } is { $found } but must be { $wanted }.
error-bot-line-too-long = a line can have at most { $limit } bytes.
error-no-message = Line { $number } is not a message of the protocol: “{ $found }”
error-other-protocol = The host speaks protocol version { $found }, this program speaks version { $wanted }.
error-no-actions = This bot needs the game’s rules, its options and the full list of actions, but the host only sent a position.
error-no-such-code = { $code } is not an action code of this game; codes go from 0 to { $last }.
error-no-such-action = “{ $action }” is not an action of this game.
error-illegal-action = “{ $action }” is not legal now. Legal: { $legal }.
error-illegal-action-in = { $place }: “{ $action }” is not legal now. Legal: { $legal }.
error-game-over = “{ $action }” is not legal: the game is over.
error-nothing-to-draw = There is nothing to draw or roll now.
error-not-a-share = “{ $share }” is not valid; give a number that is at least 0 and less than 1.
error-unknown-option = { $place }: there is no such option.
error-no-effect = { $place }: this option has no effect here.
error-not-a-first = { $place }: “{ $found }” is not valid; give a seat from 0 to { $last }, or “random”.
error-not-this-game = { $place }: the position says “{ $found }”, but this game has { $wanted }.
error-no-net = { $place }: sage has no trained net for { $game }; use mcts.
error-no-lesson = { $place }: there is no lesson for { $game }.
