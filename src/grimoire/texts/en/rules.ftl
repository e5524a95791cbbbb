### The rules, as answers to questions. A topic is a question, its -answer (paragraphs between empty lines) and its -words:
### what people may type to find it. The spells and cards themselves come from the tables of the games.

rules-title = Rules
rules-title-of = Rules of { $game }
rules-search = Search the rules
rules-search-example = How do I …?
rules-search-about = Spells and what they do are found too.
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } answer
       *[other] { $count } answers
    }
rules-nothing = Nothing here has all these words. Try fewer or other ones.
rules-contents = Contents
rules-no-sheet = The spells cannot be shown: the server does not answer.

## Headings

rules-heading-table = At this table

## At this table

rules-table-lesson = How do I learn the game by playing?
rules-table-lesson-words = tutorial lesson guide first game beginner introduction teach
rules-table-lesson-answer =
    Choose “{ client-learn }” below a game on the start page. A first game shows what to do and why, step by step; you may play something else at any time, and leave and come back.

rules-table-undo = How do I take a move back?
rules-table-undo-words = undo back mistake misclick wrong revert
rules-table-undo-answer =
    Press “{ client-undo }” as often as you like, back to the last time something fell by chance or somebody else moved. After that it is too late. A table can also be set up without it.

rules-table-hint = How do I get a hint?
rules-table-hint-words = help advice tip suggestion best move bot
rules-table-hint-answer =
    Open “{ client-tab-hint }” beside the board on your turn and ask: a strong bot names its best choices with your chance to win. A table can be set up without hints.

rules-table-invite = How do I invite a friend?
rules-table-invite-words = friend link share multiplayer join play together address
rules-table-invite-answer =
    Set up a table with a seat for a friend and send the address of the page. Whoever opens it can sit down; no account is needed. You can also share one screen: choose “{ client-me-too }” for a seat.

rules-table-device = How do I go on at another device?
rules-table-device-words = phone computer tablet switch device continue transfer account
rules-table-device-answer =
    Ask for a private address under “{ client-tab-settings }” beside the board and open it on the other device. It works once and for ten minutes; then all your games are there too.

rules-table-leave = Can I leave and come back later?
rules-table-leave-words = save resume close reload pause quit give up resign leave
rules-table-leave-answer =
    Yes. Every move is kept at once; close the page and find the game again under “{ client-my-games }” on the start page. To end a game for good, give up under “{ client-tab-settings }”.

rules-table-replay = How do I look at a game again?
rules-table-replay-words = replay review watch again history record download moment
rules-table-replay-answer =
    When it is over, choose “{ client-replay }”. Step through it with the buttons or the arrow keys, Home and End; the space bar lets it run. The address leads others to the same moment.

rules-table-keyboard = How do I play with the keyboard?
rules-table-keyboard-words = keyboard keys tab enter escape shortcut accessibility screen reader
rules-table-keyboard-answer =
    Tab goes from one thing to the next, Enter or the space bar chooses, Escape closes a choice. What you can choose is a button with a name, and each move is read out to a screen reader.

rules-table-watch = How do I watch a game?
rules-table-watch-words = spectator spectate observe look on viewer
rules-table-watch-answer =
    Open the address of its page. If the table is open to watchers you see everything but cannot move. Whoever sets up a table can close it to watchers.

rules-table-chat = How do I chat, and how do I mute the chat?
rules-table-chat-words = chat talk message write silence mute quiet block
rules-table-chat-answer =
    Where people play people, “{ client-tab-chat }” beside the board holds what is said; write a line and send it. If you do not want to read any, choose “{ client-mute }” there.

rules-table-language = How do I change the language?
rules-table-language-words = language english french german translation dark light theme
rules-table-language-answer =
    On the start page at the top, or beside the board under “{ client-tab-settings }”. It changes at once, in the middle of a game too; light or dark is chosen at the same place.

rules-table-bots = How strong are the bots?
rules-table-bots-words = bot computer level difficulty apprentice adept master archmage strength ai
rules-table-bots-answer =
    There are four levels, from easy to hard: { level-apprentice }, { level-adept }, { level-master } and { level-archmage }. Choose one for each seat when you set up a table; “{ client-play-now }” takes the easiest.
