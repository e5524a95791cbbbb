# Words shared by all games and programs.
# $person is "you" where $who is the text of `you`, else "other".

language = Deutsch

## Names

you = Du
seat = Platz { $number }
bot = { $name } (Bot)
opponent = Gegner
asked = { $who } – { $question }
waiting = { $who } ist am Zug …

## How strong a bot is

level-novice = Neuling
level-novice-about = Lernt das Spiel erst und übersieht vieles. Gut für deine ersten Partien.
level-apprentice = Lehrling
level-apprentice-about = Plant den Zug, übersieht aber manches.
level-adept = Adept
level-adept-about = Spielt den eigenen Zug gut, denkt aber nicht voraus.
level-master = Meister
level-master-about = Denkt voraus und weiß, womit man gewinnt. Spielt schnell.
level-archmage = Erzmagier
level-archmage-about = Wie der Meister, nimmt sich aber Zeit. Der stärkste Bot.

## Lists

list-and-two = { $first } und { $last }
list-and-more = { $first } und { $last }
list-or-two = { $first } oder { $last }
list-or-more = { $first } oder { $last }

## During and after a game

round = Runde { $round }
score = Punkte
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
    } bei Gleichstand mit { $points ->
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

## A game without words of its own

generic-ask = Wähle eine Aktion
generic-chance = Es wird gezogen …
generic-log = { $who }: { $action }
generic-log-chance = { $action }

## Errors

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
error-not-a-language = { $place }: Die Sprache „{ $found }“ gibt es hier nicht; wähle eine von { $allowed }.
error-no-fluent = Die Texte brauchen die Bibliothek fluent.runtime. So installierst du sie: { $command }
error-not-a-game = { $place }: Ein Spiel „{ $found }“ gibt es nicht; wähle eines von { $allowed }.
error-not-an-object = { $place }: Das muss ein Objekt mit benannten Feldern sein, nicht { value-kind }.
error-not-a-short-text = { $place }: Das muss ein Text mit höchstens { $most } Zeichen sein.
error-not-a-list = { $place }: Das muss eine Liste sein, nicht { value-kind }.
error-no-budget = { $place }: { $name } nimmt kein Budget an und denkt immer gleich viel nach.
error-not-a-budget = { $place }: „{ $found }“ ist kein Budget; gib Knoten an wie 2000 oder Sekunden wie 0.5s oder 50ms.
error-not-a-level = { $place }: „{ $found }“ ist keine Stufe; schreibe greedy, greedy overlooks 50%, mcts@400 oder sage@2s.
error-not-a-choice = { $place }: „{ $found }“ ist nicht gültig; wähle eines von { $allowed }.
error-not-a-flag = { $place }: „{ $found }“ ist weder true noch false.
error-not-in-range = { $place }: „{ $found }“ ist keine ganze Zahl von { $least } bis { $most }.
error-more-faults = Das sind die ersten { $most } Fehler; vielleicht gibt es noch mehr.
error-missing-field = { $place }: Dieses Feld fehlt.
error-unknown-field = { $place }: Dieses Feld gibt es nicht.
error-cannot-read = { $place } lässt sich nicht lesen: { $reason }
error-cannot-write = { $place } lässt sich nicht schreiben: { $reason }
error-not-json = { $place } ist kein gültiges JSON: { $reason }
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-bad-options = Die Optionen der Aufzeichnung sind nicht gültig: { $reason }
error-bad-start = Die Startstellung der Aufzeichnung ist nicht gültig: { $reason }
error-other-rules = Die Aufzeichnung hat die Regelversion { $found }, dieses Programm spielt nach der Regelversion { $wanted }.
error-illegal-in-record = Aktion { $number } der Aufzeichnung ist nicht möglich: { $reason }
error-wrong-result = Die Aufzeichnung nennt das Ergebnis { $found }, ihre Aktionen führen aber zu { $wanted }.
error-not-hex = { $place }: Das müssen 64 hexadezimale Ziffern sein, in Kleinbuchstaben.
error-secret-differs = Das Geheimnis des Servers entspricht nicht seiner Festlegung.
error-seed-differs = Der Startwert von Platz { $seat } entspricht nicht seiner Festlegung.
error-outcome-differs = Aktion { $number } ist „{ $found }“, die Geheimnisse führen aber zu „{ $wanted }“.
error-other-commitment = Das ist nicht die Festlegung, die du notiert hast: { $found }
error-pending = { $place }: Eine Stellung mitten in einem Zug lässt sich nicht laden.
error-cannot-think = Dieser Bot muss vorausdenken können, und dieses Spiel lässt das nicht zu.
error-bot-no-command = { $place }: Nenne ein Programm und schließe alle Anführungszeichen.
error-bot-not-found = { $place }: Das Programm „{ $program }“ lässt sich nicht finden oder nicht starten.
error-bot-crashed = { $place }: Der Bot endete mit dem Code { $code }. Seine letzte Ausgabe: { $words }
error-bot-left = { $place }: Der Bot endete mit dem Code { $code } und ohne Ausgabe.
error-bot-closed = { $place }: Der Bot hat seine Ausgabe geschlossen, läuft aber noch.
error-bot-stalled = { $place }: Der Bot hat in { $seconds } Sekunden nicht geantwortet.
error-bot-garbled = { $place }: Der Bot gab die ungültige Antwort „{ $found }“: { $reason }
error-bot-illegal = { $place }: Die Aktion { $found } des Bots ist jetzt nicht möglich. Möglich: { $legal }
error-bot-not-json = das ist kein gültiges JSON.
error-bot-not-message = eine Nachricht muss ein JSON-Objekt sein.
error-bot-wrong-field = das Feld { $field } ist { $found }, muss aber { $wanted } sein.
error-bot-line-too-long = eine Zeile darf höchstens { $limit } Bytes haben.
error-no-message = Zeile { $number } ist keine Nachricht des Protokolls: „{ $found }“
error-other-protocol = Der Host spricht die Protokollversion { $found }, dieses Programm die Version { $wanted }.
error-no-actions = Dieser Bot braucht die Regeln, die Optionen und alle Aktionen des Spiels, aber der Host hat nur eine Stellung geschickt.
error-no-such-code = { $code } ist kein Aktionscode dieses Spiels; die Codes gehen von 0 bis { $last }.
error-no-such-action = „{ $action }“ ist keine Aktion dieses Spiels.
error-illegal-action = „{ $action }“ ist jetzt nicht möglich. Möglich: { $legal }.
error-illegal-action-in = { $place }: „{ $action }“ ist jetzt nicht möglich. Möglich: { $legal }.
error-game-over = „{ $action }“ ist nicht möglich: Die Partie ist zu Ende.
error-nothing-to-draw = Jetzt gibt es nichts zu ziehen oder zu würfeln.
error-not-a-share = „{ $share }“ ist nicht gültig; gib eine Zahl ab 0 und unter 1 an.
error-unknown-option = { $place }: Diese Option gibt es nicht.
error-no-effect = { $place }: Diese Option hat hier keinen Effekt.
error-not-a-first = { $place }: „{ $found }“ ist nicht gültig; gib einen Platz von 0 bis { $last } oder „random“ an.
error-not-this-game = { $place }: Die Stellung sagt „{ $found }“, aber diese Partie hat { $wanted }.
error-no-net = { $place }: sage hat kein trainiertes Netz für { $game }; nimm mcts.
error-no-lesson = { $place }: Für { $game } gibt es keine Lektion.
