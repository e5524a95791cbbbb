### La page où l’on joue.

client-welcome = Deux jeux de sorciers. Prenez place et jouez.
client-welcome-about = Seul, contre des bots, ou entre amis par un lien. Sans compte.
client-your-name = Votre nom
client-play-now = Jouer
client-set-up = Préparer une table
client-my-games = Mes parties
client-your-turn = à vous de jouer
client-solo = seul
client-open-seat = place libre
client-load-record = Charger un enregistrement
client-no-record = Ce fichier n’est pas un enregistrement.
client-no-server = Le serveur ne répond pas.
client-unofficial = Projet de fans, non officiel, ni créé ni approuvé par les auteurs ou les éditeurs. SpellBook est de Phil Walker-Harding, Spellbooks d’Alexandros Kapidakis. Si vous aimez ces jeux, achetez-les.
client-language = Langue
client-theme = Clair ou sombre
client-theme-auto = Comme l’appareil
client-theme-light = Clair
client-theme-dark = Sombre
client-learn = Apprendre en jouant
client-rules = Règles
client-open-tables = Tables qui attendent des joueurs
client-sit-down = S’asseoir
client-finished = terminée

## Préparer

client-players = Joueurs
client-a-friend = Un ami, par un lien
client-me-too = Moi aussi, à cet écran
client-clock = Horloge
client-clock-none = Aucune
client-clock-quick = 5 minutes, et 10 secondes par tour
client-clock-slow = 30 minutes, et 30 secondes par tour
client-clock-days = 3 jours par tour
client-allow-hints = Indices permis
client-allow-watchers = Ouverte aux spectateurs
client-allow-strangers = Des inconnus peuvent se joindre
client-begin = À table

## À la table

client-loading = On met la table…
client-waiting-for-people = En attente de joueurs
client-invite-about = Envoyez l’adresse de cette page à qui doit jouer.
client-copy-link = Copier le lien
client-copied = Copié
client-sit-here = S’asseoir ici
client-let-bot = Mettre un bot ici
client-reconnecting = Connexion perdue. Nouvel essai…
client-turn-elsewhere = C’est à vous de jouer à une autre table
client-new-version = Il y a une nouvelle version de cette page.
client-reload = La charger
client-choose = Plusieurs actions : choisissez
client-cancel = Annuler
client-undo = Reprendre
client-again = Rejouer
client-to-rematch = Vers la partie suivante
client-replay = Revoir
client-download = Télécharger l’enregistrement
client-resign = Abandonner
client-ended-play = La partie est terminée.
client-ended-resign = La partie est terminée : quelqu’un a abandonné.
client-ended-time = La partie est terminée : temps écoulé.
client-ended-abandon = La partie a été arrêtée.
client-tab-log = Journal
client-tab-hint = Indice
client-tab-chat = Chat
client-tab-settings = Plus
client-ask-hint = Que ferait un bot très fort ?
client-hint-value = { $wins } % de chances de gagner, { $points } points · { $share } % de sa réflexion
client-chat-line = Votre message
client-send = Envoyer
client-play-forced = Jouer seuls les coups forcés
client-motion = Montrer les coups l’un après l’autre
client-other-device = Continuer sur un autre appareil
client-other-device-about = Privé : une seule fois, pendant dix minutes.
client-close = Fermer
client-look-at = { $name } : tous les niveaux
client-since-mine = Depuis mon dernier tour
client-log-all = Tout ce qui précède
client-past = Moment { $moment } sur { $length }
client-to-now = Revenir au présent
client-away = absent
client-watchers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
client-mute = Masquer la discussion
client-unmute = Afficher la discussion
client-unread = nouveaux messages
client-sounds = Sons
client-notify = Me prévenir quand c’est mon tour
client-resign-sure = Vraiment abandonner cette partie ?
client-tab-rules = Règles
client-hint-about = Un robot fort réfléchit à partir d’ici, sans en savoir plus que vous.
client-thinking = Il réfléchit…
client-keys = Touches : J et K vont d’un choix à l’autre, U reprend le dernier, les flèches parcourent le passé.
client-to-first-page = Retour à l’accueil
client-ended-won =
    { $person ->
        [you] Vous gagnez.
       *[other]
            { $count ->
                [one] { $who } gagne.
               *[other] { $who } gagnent.
            }
    }

## Revoir, autres appareils

client-to-start = Au début
client-step-back = Un pas en arrière
client-run = Lancer
client-pause = Pause
client-step-on = Un pas en avant
client-to-end = À la fin
client-moment = Moment
client-no-such-record = Cet enregistrement n’existe pas.
client-continue = Continuer ici
client-continue-about = Cette adresse privée fait de cet appareil le vôtre, une seule fois.
client-continue-here = Continuer sur cet appareil
client-continue-failed = Cette adresse a déjà servi, ou elle est trop ancienne.
client-speed = Vitesse
client-copy-moment = Copier le lien vers ce moment

## A game in general

client-for-players =
    { $several ->
        [yes] { $low } à { $high } joueurs
       *[no]
            { $low ->
                [one] { $low } joueur
               *[other] { $low } joueurs
            }
    }
client-board-round = Tour
client-yes = oui
client-no = non
