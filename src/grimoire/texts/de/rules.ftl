### Die Regeln als Antworten auf Fragen. Ein Thema ist eine Frage, seine Antwort -answer (Absätze zwischen leeren Zeilen)
### und seine -words: was man eintippen könnte, um es zu finden. Zauber und Karten kommen aus den Tabellen der Spiele.

rules-title = Regeln
rules-title-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-search-example = Wie kann ich …?
rules-search-about = Auch Zauber und ihre Wirkungen werden gefunden.
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
rules-nothing = Nichts hier enthält alle diese Wörter. Versuch es mit weniger oder anderen.
rules-contents = Inhalt
rules-no-sheet = Die Zauber lassen sich nicht zeigen: Der Server antwortet nicht.

## Headings

rules-heading-table = An diesem Tisch

## At this table

rules-table-lesson = Wie lerne ich das Spiel beim Spielen?
rules-table-lesson-words = Anleitung Einführung Tutorial Lektion erste Partie Anfänger Hilfe
rules-table-lesson-answer =
    Wähl auf der Startseite unter einem Spiel „{ client-learn }“. Eine erste Partie zeigt Schritt für Schritt, was zu tun ist und warum; du darfst jederzeit etwas anderes spielen, gehen und wiederkommen.

rules-table-undo = Wie nehme ich einen Zug zurück?
rules-table-undo-words = zurücknehmen rückgängig Fehler verklickt falsch
rules-table-undo-answer =
    Mit „{ client-undo }“, so oft du willst, bis zum letzten Zufall oder bis zum letzten Zug von jemand anderem. Danach ist es zu spät. Ein Tisch kann auch ohne das eröffnet werden.

rules-table-hint = Wie bekomme ich einen Tipp?
rules-table-hint-words = Hilfe Rat Hinweis Vorschlag bester Zug Bot
rules-table-hint-answer =
    Öffne, wenn du am Zug bist, „{ client-tab-hint }“ neben dem Spielplan und frag: Ein starker Bot nennt seine besten Möglichkeiten mit deiner Siegchance. Ein Tisch kann auch ohne Tipps eröffnet werden.

rules-table-invite = Wie lade ich jemanden ein?
rules-table-invite-words = einladen Freund Freundin Link teilen zusammen mitspielen Adresse
rules-table-invite-answer =
    Eröffne einen Tisch mit einem Platz für jemanden mit dem Link und schick die Adresse der Seite. Wer sie öffnet, kann sich setzen, ohne Konto. Ihr könnt auch an einem Bildschirm spielen: Wähl für einen Platz „{ client-me-too }“.

rules-table-device = Wie spiele ich auf einem anderen Gerät weiter?
rules-table-device-words = Handy Telefon Computer Tablet Gerät wechseln weiterspielen Konto
rules-table-device-answer =
    Hol dir unter „{ client-tab-settings }“ neben dem Spielplan eine private Adresse und öffne sie auf dem anderen Gerät. Sie gilt einmal, zehn Minuten lang; dann sind alle deine Partien auch dort.

rules-table-leave = Kann ich gehen und später wiederkommen?
rules-table-leave-words = speichern fortsetzen schließen neu laden Pause verlassen aufgeben
rules-table-leave-answer =
    Ja. Jeder Zug ist sofort gespeichert; schließ die Seite und finde die Partie auf der Startseite unter „{ client-my-games }“ wieder. Um endgültig aufzuhören, gib unter „{ client-tab-settings }“ auf.

rules-table-replay = Wie sehe ich mir eine Partie noch einmal an?
rules-table-replay-words = ansehen Wiederholung Verlauf Aufzeichnung herunterladen Zeitpunkt
rules-table-replay-answer =
    Wähl, wenn sie zu Ende ist, „{ client-replay }“. Geh sie mit den Knöpfen oder den Pfeiltasten, Pos1 und Ende durch; die Leertaste spielt sie ab. Die Adresse führt andere zum selben Zeitpunkt.

rules-table-keyboard = Wie spiele ich mit der Tastatur?
rules-table-keyboard-words = Tastatur Tasten Tab Eingabe Escape Kürzel Barrierefreiheit Screenreader
rules-table-keyboard-answer =
    Tab geht von einem zum nächsten, Eingabe oder Leertaste wählt, Escape schließt eine Auswahl. Alles Wählbare ist ein Knopf mit einem Namen, und ein Screenreader liest jeden Zug vor.

rules-table-watch = Wie sehe ich bei einer Partie zu?
rules-table-watch-words = zusehen zuschauen Zuschauer beobachten
rules-table-watch-answer =
    Öffne die Adresse ihrer Seite. Ist Zusehen dort erlaubt, siehst du alles, kannst aber nicht ziehen. Wer einen Tisch eröffnet, kann das Zusehen ausschließen.

rules-table-chat = Wie chatte ich, und wie blende ich den Chat aus?
rules-table-chat-words = Chat reden Nachricht schreiben stumm ausblenden Ruhe blockieren
rules-table-chat-answer =
    Unter „{ client-tab-chat }“ neben dem Spielplan steht, was gesagt wird; schreib eine Zeile und schick sie ab. Willst du nichts lesen, wähl dort „{ client-mute }“.

rules-table-language = Wie ändere ich die Sprache?
rules-table-language-words = Sprache Englisch Französisch Deutsch Übersetzung dunkel hell Aussehen
rules-table-language-answer =
    Auf der Startseite oben oder neben dem Spielplan unter „{ client-tab-settings }“. Sie ändert sich sofort, auch mitten in der Partie; hell oder dunkel wählst du an derselben Stelle.

rules-table-bots = Wie stark sind die Bots?
rules-table-bots-words = Bot Computer Stufe Schwierigkeit Stärke KI Gegner
rules-table-bots-answer =
    Es gibt vier Stufen, von leicht bis schwer: { level-apprentice }, { level-adept }, { level-master } und { level-archmage }. Beim Eröffnen eines Tisches wählst du eine für jeden Platz; „{ client-play-now }“ nimmt die leichteste.
