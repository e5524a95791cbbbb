### The web page.

client-welcome = Des jeux de société pour sorciers. Prenez place et jouez.
client-welcome-about = Jouez en solo, contre des bots ou entre amis grâce à un lien. Sans compte.
client-your-name = Votre nom
client-play-now = Jouer
client-set-up = Préparer une table
client-my-games = Mes parties
client-your-turn = à vous de jouer
client-solo = solo
client-open-seat = place libre
client-load-record = Charger un enregistrement
client-no-server = Le serveur ne répond pas.
client-unofficial = Projet de fans, non officiel, ni créé ni approuvé par les auteurs ou les éditeurs. SpellBook est de Phil Walker-Harding, Spellbooks d’Alexandros Kapidakis. Si vous aimez ces jeux, achetez-les.
client-language = Langue
client-theme = Thème
client-theme-system = Comme l’appareil
client-theme-night = Nuit
client-theme-day = Jour
client-learn = Apprendre en jouant
client-rules = Règles
client-open-tables = Tables en attente de joueurs
client-sit-down = S’asseoir

## Setting up

client-clock = Pendule
client-allow-hints = Indices
client-allow-watchers = Spectateurs
client-allow-strangers = Ouverte à tous
client-begin = À la table

## At the table

client-loading = Chargement de la table…
client-invite-about = Qui l’ouvre peut prendre place. Sans compte.
client-copy-link = Copier le lien
client-copied = Copié
client-let-bot = Y asseoir un bot
client-reconnecting = Connexion perdue. Reconnexion…
client-turn-elsewhere = C’est à vous de jouer à une autre table
client-new-version = Il y a une nouvelle version de cette page.
client-reload = Recharger
client-choose = Choisissez une action
client-cancel = Retour
client-undo = Annuler
client-again = Revanche
client-to-rematch = Aller à la revanche
client-replay = Revoir
client-download = Télécharger l’enregistrement
client-resign = Abandonner
client-ended-play = La partie est terminée.
client-ended-resign = La partie est terminée : un joueur a abandonné.
client-ended-time = La partie est terminée : le temps est écoulé.
client-ended-abandon = La partie a été interrompue.
client-tab-log = Journal
client-tab-hint = Indice
client-tab-chat = Chat
client-tab-settings = Plus
client-ask-hint = Que ferait un bot très fort ?
client-hint-value = { $wins } % de chances de gagner, { $points } points · { $share } % de sa recherche
client-chat-line = Votre message
client-chat-empty = Personne n’a encore parlé
client-chat-readers = Ce que vous écrivez est lu par toute la table, spectateurs compris.
client-send = Envoyer
client-play-forced = Jouer automatiquement les coups forcés
client-motion = Animer les coups
client-other-device = Continuer sur un autre appareil
client-other-device-about = Un lien privé. Il ne sert qu’une fois, dans les dix minutes.
client-sign-out-elsewhere = Se déconnecter partout ailleurs
client-sign-out-about = Les autres appareils et programmes perdent vos places ; cet appareil les garde.
client-signed-out = C’est fait : tous les autres appareils sont déconnectés.
client-close = Fermer
client-since-mine = Depuis mon dernier tour
client-log-all = Avant
client-past = Étape { $moment } sur { $length }
client-to-now = Revenir à la partie
client-away = absent
client-away-names = Absents : { $names }
client-clocks-wait = Les pendules attendent { $names }.
client-watchers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
client-mute = Masquer le chat
client-unmute = Afficher le chat
client-unread = nouveaux messages
client-sounds = Sons
client-notify = Me prévenir quand c’est à moi de jouer
client-resign-sure = Voulez-vous vraiment abandonner ?
client-tab-rules = Règles
client-hint-about = Un bot très fort anticipe à partir de cette position. Il n’en sait pas plus que vous.
client-thinking = Réflexion en cours…
client-keys = Touches : J et K vont d’un choix à l’autre, U pour annuler, Espace montre le résultat, Échap revient au présent, les flèches parcourent la partie.
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

## Following the others

client-ledger = Scores, journal et plus
client-dock = Votre main et les choix
client-if-ended = Si la partie s’arrêtait là
client-score-then = Scores à cette étape
client-happened = Ce qui s’est passé
client-is-playing = { $who } joue
client-show-result = Voir le résultat
client-key-space = Espace
client-pace = Rythme des autres
client-pace-relaxed = Posé
client-pace-brisk = Vif
client-pace-instant = Immédiat
client-sure = Vraiment ?
client-could = Vous pourriez : { $what }
client-anyway = { $what } quand même ?
client-sure-never = Ne plus demander
client-careful = Demander avant d’abandonner quelque chose
client-lost-sending = Connexion perdue. Votre choix sera envoyé dès son retour.
client-choice-lost = Votre choix n’a pas été envoyé : la partie a continué pendant la coupure.

## Replay and other devices

client-to-start = Au début
client-step-back = Un pas en arrière
client-run = Lecture
client-pause = Pause
client-step-on = Un pas en avant
client-to-end = À la fin
client-moment = Étape
client-no-such-record = Cet enregistrement n’existe pas.
client-continue = Continuer ici
client-continue-about = Ce lien privé vous permet de continuer vos parties sur cet appareil. Il ne sert qu’une fois.
client-continue-here = Continuer sur cet appareil
client-continue-failed = Ce lien a déjà servi, ou il est trop ancien.
client-speed = Vitesse
client-copy-moment = Copier le lien vers cette étape

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
client-board-round = Tour de table
client-yes = oui
client-no = non

## Verifying chance

client-verify = Vérifier
client-verify-title = Le hasard était-il honnête ?
client-verify-working = Tous les tirages sont recalculés…
client-verify-verified =
    { $count ->
        [0] Le hasard n’a rien décidé dans cette partie.
        [one] Le seul tirage au hasard découle de secrets fixés avant la partie.
       *[other] Les { $count } tirages au hasard découlent tous de secrets fixés avant la partie.
    }
client-verify-differs = L’action { $number } est « { $found } », mais les secrets mènent à « { $wanted } ». Quelqu’un a modifié l’enregistrement, ou le serveur a triché.
client-verify-secret-differs = Le secret du serveur ne correspond pas à son engagement.
client-verify-seed-differs = La graine de { $who } ne correspond pas à son engagement.
client-verify-commitment-seen = L’engagement du serveur est celui que ce navigateur a vu avant la partie.
client-verify-commitment-changed = L’engagement du serveur n’est pas celui que ce navigateur a vu avant la partie.
client-verify-commitment-unseen = Ce navigateur n’a pas contribué à cette partie. Comparez l’engagement du serveur avec un joueur qui l’a fait.
client-verify-seeds = Graines qui ont compté : { $who }
client-verify-no-seeds = Aucune graine de joueur n’a compté : le serveur a choisi le secret seul.
client-verify-silent = Graines qui n’ont pas été révélées à temps : { $who }
client-verify-first =
    { $count ->
        [one] La première action vient d’une autre partie et n’a pas été vérifiée.
       *[other] Les { $count } premières actions viennent d’une autre partie et n’ont pas été vérifiées.
    }
client-verify-own-missing = La graine de ce navigateur n’est pas dans l’enregistrement.
client-verify-commitment = Engagement du serveur :
client-verify-scope = Ce navigateur a fait ce calcul à partir de l’enregistrement. Les issues possibles de chaque tirage, il les tient du serveur. Pour les vérifier aussi, téléchargez l’enregistrement et lancez :
client-verify-no-proof = Cette partie ne contient pas de preuve ; son hasard ne peut pas être vérifié. Les leçons et les parties d’anciennes versions n’en ont pas.
client-verify-not-over = Les secrets sont révélés à la fin de la partie. Vérifiez-la alors.
client-verify-insecure = Ce navigateur ne peut vérifier qu’en HTTPS. Téléchargez l’enregistrement et utilisez « grimoire verify ».
client-verify-failed = L’enregistrement n’a pas pu être chargé. Réessayez.
client-verifiable = Le hasard peut être vérifié après la partie.
client-about-to-begin = La partie va commencer…
