# Words shared by all games and programs.
# $person is "you" where $who is the text of `you`, else "other".

language = Français

## Who

you = Vous
seat = Place { $number }
bot = { $name } (bot)
opponent = Adversaire
asked = { $who } – { $question }
waiting = C’est à { $who } de jouer…

## How strong a bot is

level-apprentice = Apprenti
level-apprentice-about = Prépare son tour, mais se trompe parfois. Pour vos premières parties.
level-adept = Adepte
level-adept-about = Prépare son tour et en tire le meilleur. Ne voit pas plus loin.
level-master = Maître
level-master-about = Anticipe et sait ce qui fait gagner. Joue vite.
level-archmage = Archimage
level-archmage-about = Comme le maître, mais prend son temps. Le plus fort de tous.

## Lists

list-and-two = { $first } et { $last }
list-and-more = { $first } et { $last }
list-or-two = { $first } ou { $last }
list-or-more = { $first } ou { $last }

## The course and the end of a game

round = Tour { $round }
score = Score
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
    } la victoire, à { points }.

## What went wrong

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
error-not-a-language = { $place } : la langue « { $found } » n’existe pas ici ; choisissez parmi { $allowed }.
error-no-fluent = Les textes ont besoin de la bibliothèque fluent.runtime. Pour l’installer : { $command }
error-not-a-game = { $place } : le jeu « { $found } » n’existe pas ; choisissez parmi { $allowed }.
error-not-an-object = { $place } : il faut un objet aux champs nommés, et non { value-kind }.
error-not-a-list = { $place } : il faut une liste, et non { value-kind }.
error-no-budget = { $place } : { $name } ne prend pas de budget ; sa réflexion est fixée d’avance.
error-not-a-budget = { $place } : « { $found } » ne convient pas ; donnez des nœuds (2000) ou des secondes (0.5s, 50ms).
error-not-a-choice = { $place } : « { $found } » ne convient pas ; choisissez parmi { $allowed }.
error-not-a-flag = { $place } : « { $found } » ne convient pas ; il faut true ou false.
error-not-in-range = { $place } : « { $found } » ne convient pas ; il faut un nombre entier de { $least } à { $most }.
error-missing-field = { $place } : ce champ manque.
error-unknown-field = { $place } : ce champ n’existe pas.
error-cannot-read = Impossible de lire { $place } : { $reason }
error-cannot-write = Impossible d’écrire { $place } : { $reason }
error-not-json = { $place } n’est pas du JSON : { $reason }
error-nothing-to-undo = Il n’y a rien à annuler.
error-bad-options = Les options de cet enregistrement ne donnent aucun jeu : { $reason }
error-bad-start = L’enregistrement part d’une position impossible à charger : { $reason }
error-other-rules = L’enregistrement suit les règles { $found }, mais cette version joue selon les règles { $wanted }.
error-illegal-in-record = L’action { $number } de l’enregistrement est impossible : { $reason }
error-wrong-result = L’enregistrement annonce le résultat { $found }, mais ses actions mènent à { $wanted }.
error-pending = { $place } : une position au milieu d’un tour ne peut pas être chargée.
error-cannot-think = Ce jeu n’offre rien avec quoi le bot puisse réfléchir.
error-bot-no-command = { $place } : il faut un programme à lancer, tous guillemets fermés.
error-bot-not-found = { $place } : aucun programme « { $program } » ne peut être lancé.
error-bot-crashed = { $place } : le programme du bot s’est arrêté avec le code { $code }. Ses derniers mots : { $words }
error-bot-left = { $place } : le programme du bot s’est arrêté avec le code { $code }, sans un mot.
error-bot-closed = { $place } : le programme du bot a fermé sa sortie sans s’arrêter.
error-bot-stalled = { $place } : le bot n’a pas répondu en { $seconds } secondes.
error-bot-garbled = { $place } : le bot a répondu « { $found } » : { $reason }
error-bot-illegal = { $place } : la réponse { $found } du bot est impossible maintenant. Possible : { $legal }
error-bot-not-json = ce n’est pas du JSON.
error-bot-not-message = un message est un objet JSON.
error-bot-wrong-field = le champ { $field } vaut { $found }, mais il faut { $wanted }.
error-bot-line-too-long = une ligne a au plus { $limit } octets.
error-no-message = La ligne { $number } n’est pas un message du protocole : « { $found } »
error-other-protocol = L’hôte parle le protocole { $found }, cette version parle { $wanted }.
error-no-actions = Ce bot a besoin des règles, des options et de toutes les actions du jeu ; l’hôte n’a donné qu’une position.

error-no-such-code = { $code } n’est pas un code d’action de ce jeu ; ils vont de 0 à { $last }.
error-no-such-action = « { $action } » n’est pas une action de ce jeu.
error-illegal-action = « { $action } » n’est pas possible maintenant. Sont possibles : { $legal }.
error-game-over = « { $action } » n’est pas possible : la partie est finie.
error-nothing-to-draw = Rien n’est laissé au hasard ici.
error-not-a-share = « { $share } » ne convient pas ; il faut un nombre à partir de 0 et inférieur à 1.
error-unknown-option = { $place } : cette option n’existe pas.
error-not-a-first = { $place } : « { $found } » ne convient pas ; il faut une place de 0 à { $last } ou « random ».
error-not-this-game = { $place } : « { $found } », mais cette partie a { $wanted }.

# Un jeu sans textes à lui
generic-ask = Choisissez une action.
generic-chance = Tirage en cours …
generic-log = { $who } : { $action }
generic-log-chance = { $action }
error-no-net = { $place } : le sage n’a pas de réseau entraîné pour { $game } ; essayez mcts.
error-no-lesson = { $place } : { $game } n’a pas de leçon.
