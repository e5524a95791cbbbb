# Words shared by all games and programs.
# $person is "you" where $who is the text of `you`, else "other".

language = Deutsch

## Who

you = Du
seat = Platz { $number }
bot = { $name } (Bot)
opponent = Gegenüber
asked = { $who } – { $question }
waiting = { $who } ist am Zug …

## How strong a bot is

level-apprentice = Lehrling
level-apprentice-about = Plant den Zug, macht aber ab und zu Fehler. Für die ersten Spiele.
level-adept = Adept
level-adept-about = Plant den Zug und macht das Beste daraus. Schaut nicht weiter.
level-master = Meister
level-master-about = Denkt voraus und weiß, womit man gewinnt. Spielt schnell.
level-archmage = Erzmagier
level-archmage-about = Wie der Meister, nimmt sich aber Zeit. Der stärkste von allen.

## Lists

list-and-two = { $first } und { $last }
list-and-more = { $first } und { $last }
list-or-two = { $first } oder { $last }
list-or-more = { $first } oder { $last }

## The course and the end of a game

round = Runde { $round }
score = Punktestand
score-now = Wenn jetzt Schluss wäre
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
winner =
    { $who } { $person ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
winner-tiebreak =
    { $who } { $person ->
        [you] gewinnst
       *[other] gewinnt
    } den Gleichstand bei { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
winners-shared =
    { $who } { $person ->
        [you] teilt euch
       *[other] teilen sich
    } den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## What went wrong

value-kind =
    { $found ->
        [nothing] nichts
        [NoneType] nichts
        [bool] wahr oder falsch
        [int] eine Zahl
        [float] eine Zahl
        [str] ein Text
        [list] eine Liste
        [tuple] eine Liste
        [dict] ein Objekt
       *[other] { $found }
    }
error-not-a-language = { $place }: Die Sprache „{ $found }“ gibt es hier nicht; zur Wahl stehen { $allowed }.
error-no-fluent = Für die Texte fehlt die Bibliothek fluent.runtime. So kommt sie dazu: { $command }
error-not-a-game = { $place }: Ein Spiel „{ $found }“ gibt es nicht; zur Wahl stehen { $allowed }.
error-not-an-object = { $place }: Hier gehört ein Objekt mit benannten Feldern hin, gefunden: { value-kind }.
error-not-a-list = { $place }: Hier gehört eine Liste hin, gefunden: { value-kind }.
error-no-budget = { $place }: { $name } hat kein Budget; wie viel nachgedacht wird, steht fest.
error-not-a-budget = { $place }: „{ $found }“ passt nicht; hier gehören Knoten wie 2000 oder Sekunden wie 0.5s oder 50ms hin.
error-not-a-choice = { $place }: „{ $found }“ passt nicht; zur Wahl stehen { $allowed }.
error-not-a-flag = { $place }: „{ $found }“ passt nicht; hier gehört true oder false hin.
error-not-in-range = { $place }: „{ $found }“ passt nicht; hier gehört eine ganze Zahl von { $least } bis { $most } hin.
error-missing-field = { $place }: Dieses Feld fehlt.
error-unknown-field = { $place }: Dieses Feld gibt es nicht.
error-cannot-read = { $place } lässt sich nicht lesen: { $reason }
error-cannot-write = { $place } lässt sich nicht schreiben: { $reason }
error-not-json = { $place } ist kein JSON: { $reason }
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-bad-options = Die Optionen dieser Aufzeichnung ergeben kein Spiel: { $reason }
error-bad-start = Die Aufzeichnung beginnt mit einer Stellung, die sich nicht laden lässt: { $reason }
error-other-rules = Die Aufzeichnung folgt den Regeln { $found }, diese Version spielt nach den Regeln { $wanted }.
error-illegal-in-record = Aktion { $number } der Aufzeichnung ist nicht möglich: { $reason }
error-wrong-result = Die Aufzeichnung nennt das Ergebnis { $found }, ihre Aktionen führen aber zu { $wanted }.
error-pending = { $place }: Eine Stellung mitten in einem Zug lässt sich nicht laden.
error-cannot-think = Dieses Spiel bietet nichts, womit der Bot nachdenken könnte.
error-bot-no-command = { $place }: Hier fehlt ein Programm; alle Anführungszeichen müssen geschlossen sein.
error-bot-not-found = { $place }: Es gibt kein Programm „{ $program }“, das sich starten lässt.
error-bot-crashed = { $place }: Das Programm des Bots endete mit dem Code { $code }. Seine letzten Worte: { $words }
error-bot-left = { $place }: Das Programm des Bots endete mit dem Code { $code }, ohne ein Wort.
error-bot-closed = { $place }: Das Programm des Bots schloss seine Ausgabe, läuft aber weiter.
error-bot-stalled = { $place }: Der Bot hat in { $seconds } Sekunden nicht geantwortet.
error-bot-garbled = { $place }: Der Bot antwortete „{ $found }“: { $reason }
error-bot-illegal = { $place }: Die Antwort { $found } des Bots ist jetzt nicht möglich. Möglich: { $legal }
error-bot-not-json = das ist kein JSON.
error-bot-not-message = eine Nachricht ist ein JSON-Objekt.
error-bot-wrong-field = das Feld { $field } ist { $found }, hier gehört aber { $wanted } hin.
error-bot-line-too-long = eine Zeile hat höchstens { $limit } Bytes.
error-no-message = Zeile { $number } ist keine Nachricht des Protokolls: „{ $found }“
error-other-protocol = Der Gastgeber spricht das Protokoll { $found }, diese Version spricht { $wanted }.
error-no-actions = Dieser Bot braucht die Regeln, die Optionen und alle Aktionen des Spiels; der Gastgeber nannte nur eine Stellung.

error-no-such-code = { $code } ist kein Aktionscode dieses Spiels; sie gehen von 0 bis { $last }.
error-no-such-action = „{ $action }“ ist keine Aktion dieses Spiels.
error-illegal-action = „{ $action }“ geht jetzt nicht. Möglich: { $legal }.
error-game-over = „{ $action }“ geht nicht: Das Spiel ist vorbei.
error-nothing-to-draw = Hier hat der Zufall nichts zu entscheiden.
error-not-a-share = „{ $share }“ passt nicht; hier gehört eine Zahl ab 0 und unter 1 hin.
error-unknown-option = { $place }: Diese Option gibt es nicht.
error-not-a-first = { $place }: „{ $found }“ passt nicht; hier gehört ein Platz von 0 bis { $last } oder „random“ hin.
error-not-this-game = { $place }: „{ $found }“, aber dieses Spiel hat { $wanted }.

# Ein Spiel ohne eigene Texte
generic-ask = Wähle eine Aktion.
generic-chance = Es wird gezogen …
generic-log = { $who }: { $action }
generic-log-chance = { $action }
error-no-net = { $place }: Der Weise hat kein trainiertes Netz für { $game }; versuche mcts.
error-no-lesson = { $place }: Für { $game } gibt es keine Lektion.
