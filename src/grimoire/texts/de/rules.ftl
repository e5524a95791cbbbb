### The rules, as answers to questions. A topic has a question, an -answer (paragraphs between empty lines) and -words: what people
### may type to find it. Games add topics of their own; spells and cards come from their tables.

rules-title = Regeln
rules-title-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-search-example = Wie kann ich …?
rules-search-about = Du kannst auch nach Zaubern und ihren Effekten suchen.
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
rules-nothing = Nichts hier enthält alle diese Wörter. Versuch es mit weniger oder anderen.
rules-answers = Antworten
rules-contents = Inhalt
rules-no-sheet = Die Zauber lassen sich nicht zeigen: Der Server antwortet nicht.

## Headings

rules-heading-table = Am Tisch

## At the table

rules-table-lesson = Wie lerne ich das Spiel beim Spielen?
rules-table-lesson-words = Anleitung Einführung Tutorial Lektion erste Partie Anfänger Hilfe
rules-table-lesson-answer =
    Wähle auf der Startseite unter einem Spiel „{ client-learn }“. Deine erste Partie zeigt dir Schritt für Schritt, was zu tun ist und warum. Du darfst jederzeit etwas anderes spielen, und du darfst gehen und wiederkommen.

rules-table-undo = Wie nehme ich einen Zug zurück?
rules-table-undo-words = zurücknehmen rückgängig Fehler verklickt falsch
rules-table-undo-answer =
    Wähle „{ client-undo }“, so oft du willst, bis zu der Stelle, an der zuletzt der Zufall entschieden oder jemand anders gespielt hat. Danach ist es zu spät. Ein Tisch kann das Zurücknehmen auch ausschließen.

rules-table-hint = Wie bekomme ich einen Tipp?
rules-table-hint-words = Hilfe Rat Hinweis Vorschlag bester Zug Bot
rules-table-hint-answer =
    Öffne in deinem Zug „{ client-tab-hint }“ neben dem Spielplan und frag: Ein starker Bot zeigt seine besten Möglichkeiten und deine Siegchance. Ein Tisch kann Tipps auch ausschließen.

rules-table-invite = Wie lade ich jemanden ein?
rules-table-invite-words = einladen Freund Freundin Link teilen zusammen mitspielen Adresse
rules-table-invite-answer =
    Eröffne einen Tisch mit einem Platz für jemanden mit dem Link und schick die Adresse der Seite. Wer sie öffnet, kann sich setzen; ein Konto ist nicht nötig. Du kannst auch mit anderen an einem Bildschirm spielen: Wähle für einen Platz „{ client-seat-me }“.

rules-table-device = Wie spiele ich auf einem anderen Gerät weiter?
rules-table-device-words = Handy Telefon Computer Tablet Gerät wechseln weiterspielen Konto Link
rules-table-device-answer =
    Hol dir unter „{ client-tab-settings }“ neben dem Spielplan einen privaten Link und öffne ihn auf dem anderen Gerät. Er gilt einmal, zehn Minuten lang; dann sind alle deine Partien auch dort.

rules-table-leave = Kann ich gehen und später wiederkommen?
rules-table-leave-words = speichern fortsetzen schließen neu laden Pause verlassen aufgeben
rules-table-leave-answer =
    Ja. Jeder Zug ist sofort gespeichert; schließ die Seite und finde die Partie auf der Startseite unter „{ client-my-games }“ wieder. Um eine Partie endgültig zu beenden, gib unter „{ client-tab-settings }“ auf.

rules-table-replay = Wie sehe ich mir eine Partie noch einmal an?
rules-table-replay-words = Wiederholung Verlauf Aufzeichnung herunterladen Zeitpunkt Schritt
rules-table-replay-answer =
    Wähle, wenn sie zu Ende ist, „{ client-replay }“. Geh sie mit den Knöpfen durch oder mit den Pfeiltasten, Pos1 und Ende; die Leertaste spielt ab und hält an. Die Adresse der Seite führt andere zum selben Schritt.

rules-table-keyboard = Wie spiele ich mit der Tastatur?
rules-table-keyboard-words = Tastatur Tasten Tab Eingabe Escape Kürzel Barrierefreiheit Screenreader
rules-table-keyboard-answer =
    Tab geht zum nächsten Element, Eingabe oder Leertaste wählt es, Escape schließt eine Auswahl. Alles, was du wählen kannst, ist ein Knopf mit einem Namen, und Screenreader lesen jeden Zug vor.

rules-table-watch = Wie sehe ich bei einer Partie zu?
rules-table-watch-words = zusehen zuschauen Zuschauer beobachten
rules-table-watch-answer =
    Öffne die Adresse ihrer Seite. Ist Zusehen an diesem Tisch erlaubt, siehst du alles, kannst aber nicht spielen. Das entscheidest du, wenn du einen Tisch eröffnest.

rules-table-chat = Wie chatte ich, und wie blende ich den Chat aus?
rules-table-chat-words = Chat reden Nachricht schreiben stumm ausblenden Ruhe blockieren
rules-table-chat-answer =
    Spielen Menschen miteinander, ist der Chat unter „{ client-tab-chat }“ neben dem Spielplan; schreib eine Zeile und schick sie ab. Willst du ihn nicht lesen, wähle dort „{ client-mute }“.

rules-table-language = Wie ändere ich die Sprache?
rules-table-language-words = Sprache Englisch Französisch Deutsch Übersetzung dunkel hell Aussehen
rules-table-language-answer =
    Auf der Startseite oben oder neben dem Spielplan unter „{ client-tab-settings }“. Sie ändert sich sofort, auch mitten in der Partie. Das helle oder dunkle Farbschema wählst du an derselben Stelle.

rules-table-bots = Wie stark sind die Bots?
rules-table-bots-words = Bot Computer Stufe Schwierigkeit Stärke KI Gegner
rules-table-bots-answer =
    Es gibt fünf Stufen, von leicht bis schwer: { level-novice }, { level-apprentice }, { level-adept }, { level-master } und { level-archmage }. Beim Eröffnen eines Tisches wählst du eine für jeden Platz; „{ client-play-now }“ nimmt die leichteste.
