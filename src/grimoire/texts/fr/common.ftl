# Words shared by all games and programs.
# $person is "you" where $who is the text of `you`, else "other".

language = Français

## Names

you = Vous
seat = Place { $number }
bot = { $name } (bot)
opponent = Adversaire
asked = { $who } – { $question }
waiting = C’est à { $who } de jouer…

## How strong a bot is

level-novice = Novice
level-novice-about = Découvre le jeu et passe à côté de beaucoup de choses. Idéal pour vos premières parties.
level-apprentice = Apprenti
level-apprentice-about = Prépare son tour, mais oublie parfois une possibilité.
level-adept = Adepte
level-adept-about = Joue bien son propre tour, mais n’anticipe pas.
level-master = Maître
level-master-about = Anticipe et sait ce qui fait gagner. Joue vite.
level-archmage = Archimage
level-archmage-about = Comme le Maître, mais prend son temps. Le bot le plus fort.

## Lists

list-and-two = { $first } et { $last }
list-and-more = { $first } et { $last }
list-or-two = { $first } ou { $last }
list-or-more = { $first } ou { $last }

## During and after a game

round = Tour { $round }
score = Points
score-now = Si la partie s’arrêtait là
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
winner =
    { $who } { $person ->
        [you] gagnez
       *[other] gagne
    } avec { points }.
winner-tiebreak =
    { $who } { $person ->
        [you] l’emportez
       *[other] l’emporte
    } au départage, à { points }.
winners-shared =
    { $who } { $person ->
        [you] partagez
       *[other] partagent
    } la victoire, avec { points } chacun.

## A game without words of its own

generic-ask = Choisissez une action
generic-chance = Tirage en cours…
generic-log = { $who } : { $action }
generic-log-chance = { $action }

## Errors

value-kind =
    { $found ->
        [nothing] rien
        [NoneType] rien
        [bool] vrai ou faux
        [int] un nombre
        [float] un nombre
        [str] un texte
        [list] une liste
        [tuple] une liste
        [dict] un objet
       *[other] { $found }
    }
error-not-a-language = { $place } : la langue « { $found } » n’est pas disponible ; choisissez parmi { $allowed }.
error-no-fluent = Les textes nécessitent la bibliothèque fluent.runtime. Pour l’installer : { $command }
error-not-a-game = { $place } : le jeu « { $found } » n’existe pas ; choisissez parmi { $allowed }.
error-not-an-object = { $place } : il faut un objet avec des champs nommés, et non { value-kind }.
error-not-a-short-text = { $place } : il faut un texte de { $most } caractères au plus.
error-not-a-list = { $place } : il faut une liste, et non { value-kind }.
error-no-budget = { $place } : { $name } n’accepte pas de budget ; il réfléchit toujours autant.
error-not-a-budget = { $place } : « { $found } » n’est pas un budget ; indiquez des nœuds (2000) ou des secondes (0.5s, 50ms).
error-not-a-level = { $place } : « { $found } » n’est pas un niveau ; écrivez greedy, greedy overlooks 50%, mcts@400 ou sage@2s.
error-not-a-choice = { $place } : « { $found } » n’est pas valide ; choisissez parmi { $allowed }.
error-not-a-flag = { $place } : « { $found } » n’est ni true ni false.
error-not-in-range = { $place } : « { $found } » n’est pas un nombre entier de { $least } à { $most }.
error-more-faults = Ce sont les { $most } premières erreurs ; il peut y en avoir d’autres.
error-missing-field = { $place } : ce champ manque.
error-unknown-field = { $place } : ce champ n’existe pas.
error-cannot-read = Impossible de lire { $place } : { $reason }
error-cannot-write = Impossible d’écrire { $place } : { $reason }
error-not-json = { $place } n’est pas du JSON valide : { $reason }
error-nothing-to-undo = Il n’y a rien à annuler.
error-bad-options = Les options de l’enregistrement ne sont pas valides : { $reason }
error-bad-start = La position de départ de l’enregistrement n’est pas valide : { $reason }
error-other-rules = L’enregistrement utilise la version { $found } des règles, mais ce programme joue avec la version { $wanted }.
error-illegal-in-record = L’action { $number } de l’enregistrement est impossible : { $reason }
error-wrong-result = L’enregistrement annonce le résultat { $found }, mais ses actions mènent à { $wanted }.
error-not-hex = { $place } : il faut 64 chiffres hexadécimaux, en minuscules.
error-secret-differs = Le secret du serveur ne correspond pas à son engagement.
error-seed-differs = La graine de la place { $seat } ne correspond pas à son engagement.
error-outcome-differs = L’action { $number } est « { $found } », mais les secrets mènent à « { $wanted } ».
error-other-commitment = Ce n’est pas l’engagement que vous avez noté : { $found }
error-pending = { $place } : une position au milieu d’un tour ne peut pas être chargée.
error-cannot-think = Ce bot a besoin d’anticiper, et ce jeu ne le permet pas.
error-bot-no-command = { $place } : indiquez un programme à lancer, en fermant tous les guillemets.
error-bot-not-found = { $place } : impossible de trouver un programme « { $program } » à lancer.
error-bot-crashed = { $place } : le bot s’est arrêté avec le code { $code }. Sa dernière sortie : { $words }
error-bot-left = { $place } : le bot s’est arrêté avec le code { $code }, sans rien afficher.
error-bot-closed = { $place } : le bot a fermé sa sortie mais tourne encore.
error-bot-stalled = { $place } : le bot n’a pas répondu en { $seconds } secondes.
error-bot-garbled = { $place } : réponse non valide du bot, « { $found } » : { $reason }
error-bot-illegal = { $place } : l’action { $found } du bot n’est pas possible maintenant. Sont possibles : { $legal }
error-bot-not-json = ce n’est pas du JSON valide.
error-bot-not-message = un message doit être un objet JSON.
error-bot-wrong-field = le champ { $field } vaut { $found } mais doit valoir { $wanted }.
error-bot-line-too-long = une ligne peut avoir { $limit } octets au plus.
error-no-message = La ligne { $number } n’est pas un message du protocole : « { $found } »
error-other-protocol = L’hôte parle la version { $found } du protocole, ce programme la version { $wanted }.
error-no-actions = Ce bot a besoin des règles, des options et de toutes les actions du jeu, mais l’hôte n’a envoyé qu’une position.
error-no-such-code = { $code } n’est pas un code d’action de ce jeu ; les codes vont de 0 à { $last }.
error-no-such-action = « { $action } » n’est pas une action de ce jeu.
error-illegal-action = « { $action } » n’est pas possible maintenant. Sont possibles : { $legal }.
error-illegal-action-in = { $place } : « { $action } » n’est pas possible maintenant. Sont possibles : { $legal }.
error-game-over = « { $action } » n’est pas possible : la partie est terminée.
error-nothing-to-draw = Il n’y a rien à piocher ni à lancer maintenant.
error-not-a-share = « { $share } » n’est pas valide ; indiquez un nombre supérieur ou égal à 0 et inférieur à 1.
error-unknown-option = { $place } : cette option n’existe pas.
error-no-effect = { $place } : cette option n’a pas d’effet ici.
error-not-a-first = { $place } : « { $found } » n’est pas valide ; indiquez une place de 0 à { $last }, ou « random ».
error-not-this-game = { $place } : la position indique « { $found } », mais cette partie a { $wanted }.
error-no-net = { $place } : sage n’a pas de réseau entraîné pour { $game } ; utilisez mcts.
error-no-lesson = { $place } : il n’y a pas de leçon pour { $game }.
