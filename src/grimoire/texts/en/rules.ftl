### The rules, as answers to questions. A topic has a question, an -answer (paragraphs between empty lines) and -words: what people
### may type to find it. Games add topics of their own; spells and cards come from their tables.

rules-title = Rules
rules-title-of = Rules of { $game }
rules-search = Search the rules
rules-search-example = How do I …?
rules-search-about = You can search for spells and their effects too.
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } answer
       *[other] { $count } answers
    }
rules-nothing = Nothing here has all of these words. Try fewer or different ones.
rules-answers = Answers
rules-contents = Contents
rules-no-sheet = The spells cannot be shown: the server is not responding.

## Headings

rules-heading-table = At the table

## At the table

rules-table-lesson = How do I learn the game by playing?
rules-table-lesson-words = tutorial lesson guide first game beginner introduction teach
rules-table-lesson-answer =
    Choose “{ client-learn }” below a game on the start page. Your first game shows you step by step what to do and why. You may play something else at any time, and you may leave and come back.

rules-table-undo = How do I undo a move?
rules-table-undo-words = undo take back mistake misclick wrong revert
rules-table-undo-answer =
    Choose “{ client-undo }” as often as you like, back to the last time something random happened or another player moved. After that it is too late. Undo can also be off at a table.

rules-table-hint = How do I get a hint?
rules-table-hint-words = help advice tip suggestion best move bot
rules-table-hint-answer =
    Open “{ client-tab-hint }” beside the board on your turn and ask: a strong bot shows its best choices and your chance to win. Hints can also be off at a table.

rules-table-invite = How do I invite a friend?
rules-table-invite-words = friend link share multiplayer join play together address
rules-table-invite-answer =
    Set up a table with a seat for a friend and send them the address of the page. Whoever opens it can sit down; no account is needed. You can also share a screen: choose “{ client-seat-me }” for a seat.

rules-table-device = How do I continue on another device?
rules-table-device-words = phone computer tablet switch device continue transfer account link
rules-table-device-answer =
    Ask for a private link under “{ client-tab-settings }” beside the board and open it on the other device. It works once, within ten minutes; then you have all your games there too.

rules-table-leave = Can I leave and come back later?
rules-table-leave-words = save resume close reload pause quit give up resign leave
rules-table-leave-answer =
    Yes. Every move is saved at once; close the page and find the game again under “{ client-my-games }” on the start page. To end a game for good, resign under “{ client-tab-settings }”.

rules-table-replay = How do I replay a game?
rules-table-replay-words = replay review watch again look history record download moment step
rules-table-replay-answer =
    When it is over, choose “{ client-replay }”. Step through it with the buttons, or with the arrow keys, Home and End; the space bar plays and pauses. The address of the page takes others to the same step.

rules-table-keyboard = How do I play with the keyboard?
rules-table-keyboard-words = keyboard keys tab enter escape shortcut accessibility screen reader
rules-table-keyboard-answer =
    Tab moves to the next thing, Enter or the space bar chooses it, Escape closes a choice. Everything you can choose is a button with a name, and screen readers announce each move.

rules-table-watch = How do I watch a game?
rules-table-watch-words = spectator spectate observe look on viewer
rules-table-watch-answer =
    Open the address of its page. If watching is allowed at the table, you see everything but cannot move. You decide about that when you set up a table.

rules-table-chat = How do I chat, and how do I mute the chat?
rules-table-chat-words = chat talk message write silence mute quiet block
rules-table-chat-answer =
    When people play people, the chat is under “{ client-tab-chat }” beside the board; write a line and send it. If you do not want to read it, choose “{ client-mute }” there.

rules-table-language = How do I change the language?
rules-table-language-words = language english french german translation dark light theme
rules-table-language-answer =
    At the top of the start page, or beside the board under “{ client-tab-settings }”. It changes at once, even in the middle of a game. The light or dark theme is in the same place.

rules-table-bots = How strong are the bots?
rules-table-bots-words = bot computer level difficulty novice apprentice adept master archmage strength ai
rules-table-bots-answer =
    There are five levels, from easy to hard: { level-novice }, { level-apprentice }, { level-adept }, { level-master } and { level-archmage }. Choose one for each seat when you set up a table; “{ client-play-now }” takes the easiest.
