### The pages around the table: start, set-up, invitation, end of a game, replay.

## The start page

client-with = avec { $who }
client-waiting-for = au tour de { $who }
client-game-won = gagnée
client-game-lost = perdue
client-game-shared = victoire partagée
client-game-none = sans résultat
client-clear-games = Effacer les parties terminées
client-no-games-about = Les parties que vous commencez ou rejoignez sont gardées ici, sur cet appareil.
client-file-not-record = Ce n’est pas un enregistrement de partie. Choisissez un fichier téléchargé ici depuis une partie.
client-file-broken-record = Impossible de revoir cet enregistrement : { $reason }

## Setting up a table

client-set-up-of = Préparer { $game }
client-who-plays = Qui joue
client-seat-you = vous
client-seat-kind = Qui occupe la place { $number }
client-seat-bot = Bot
client-seat-open = Ami
client-seat-open-about = rejoint par le lien
client-seat-me = Sur cet appareil
client-seat-me-about = vous vous passez l’appareil
client-seat-name = Nom de la place { $number }
client-seat-level = Force du bot à la place { $number }
client-add-seat = Ajouter une place
client-add-seat-about = un bot, un ami, ou quelqu’un sur cet appareil
client-remove-seat = Retirer la place { $number }
client-at-the-table = À la table
client-hints-about = chacun peut demander ce que ferait un bot fort
client-watchers-about = par le lien
client-strangers-about = la table apparaît sur la page d’accueil
client-clock-none-short = Aucune
client-clock-quick-short = 5 min
client-clock-slow-short = 30 min
client-clock-days-short = 3 jours
client-clock-none-about = Chacun prend le temps qu’il veut.
client-clock-quick-about = 5 minutes pour toute la partie, et 10 secondes de plus à chaque tour.
client-clock-slow-about = 30 minutes pour toute la partie, et 30 secondes de plus à chaque tour.
client-clock-days-about = Jusqu’à trois jours par tour, pour jouer de temps en temps.
client-option-off = Sans
client-option-on = Avec
client-choose-file = Choisir un fichier
client-file-unreadable = Impossible de lire ce fichier.
client-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## The invitation

client-seats-free =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
client-begins-by-itself = La partie commence d’elle-même dès que tout le monde est assis.
client-host = a préparé cette table
client-ready = prêt
client-waiting-friend = en attente d’un ami
client-begin-with-bots =
    { $count ->
        [one] Commencer avec un bot
       *[other] Commencer avec des bots
    }
client-invite = Invitez avec ce lien
client-qr = Un code avec le lien vers cette table. Scannez-le avec un téléphone.
client-share-link = Partager
client-invited-to = Ce qui les attend
client-invites-you = { $who } vous invite à { $game }
client-only-watch = Regarder seulement
client-watching = Vous regardez. La partie commence quand tout le monde est assis.
client-read-rules = Lire les règles
client-no-clock = sans pendule
client-hints-on = indices permis
client-watchers-on = spectateurs par le lien

## The end of a game

client-end-wins =
    { $person ->
        [you] Vous gagnez
       *[other]
            { $count ->
                [one] { $who } gagne
               *[other] { $who } gagnent
            }
    }
client-end-nobody-wins = Personne ne gagne
client-end-lost = Vous perdez
client-end-abandoned = Partie interrompue
client-end-rounds =
    { $round ->
        [one] { $round } tour de table
       *[other] { $round } tours de table
    }
client-end-ranking = Classement
client-end-sources = D’où viennent les points
client-end-curve = La partie en courbe
client-end-curve-of =
    { $rounds ->
        [one] Points de chaque joueur sur { $rounds } tour de table
       *[other] Points de chaque joueur sur { $rounds } tours de table
    }
client-end-again = Rejouer
client-end-share = Partager une image
client-end-share-failed = L’image n’a pas pu être créée.
client-end-board = Voir le plateau
client-end-result = Voir le résultat
client-end-change-set-up = Changer la préparation
client-end-leave = Quitter la table
client-end-rematch-offer = Une autre partie avec les mêmes joueurs ?
client-end-rematch-alone = Une autre partie ?
client-end-rematch-wished = { $who } aimerait rejouer
client-end-rematch-waiting = En attente des autres
client-end-rematch-ready = La partie suivante est prête
client-end-rematch-count = { $ready } prêts sur { $all }
client-end-rematch-yes = prêt
client-end-rematch-open = pas encore

## Replay

client-at-this-moment = À ce moment
client-moment-of = Étape { $number } sur { $length }
client-play-on = Continuer la partie d’ici
