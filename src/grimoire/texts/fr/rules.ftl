### Les règles, en réponses à des questions. Un sujet est une question, sa réponse -answer (paragraphes séparés par une ligne vide)
### et ses -words : ce que l’on peut taper pour le trouver. Les sorts et les cartes viennent des tables des jeux.

rules-title = Règles
rules-title-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-search-example = Comment faire pour… ?
rules-search-about = La recherche trouve aussi les sorts et leurs effets.
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } réponse
       *[other] { $count } réponses
    }
rules-nothing = Rien ici ne contient tous ces mots. Essayez-en moins, ou d’autres.
rules-contents = Sommaire
rules-no-sheet = Impossible de montrer les sorts : le serveur ne répond pas.

## Headings

rules-heading-table = À cette table

## At this table

rules-table-lesson = Comment apprendre le jeu en jouant ?
rules-table-lesson-words = tutoriel leçon guide première partie débutant introduction initiation
rules-table-lesson-answer =
    Choisissez « { client-learn } » sous un jeu de la page d’accueil. Une première partie montre pas à pas quoi faire et pourquoi ; vous pouvez à tout moment jouer autre chose, partir et revenir.

rules-table-undo = Comment reprendre un coup ?
rules-table-undo-words = reprendre annuler retour erreur faute défaire
rules-table-undo-answer =
    Choisissez « { client-undo } », autant de fois que vous voulez, jusqu’au dernier hasard ou au dernier coup d’un autre. Après, il est trop tard. Une table peut aussi s’en passer.

rules-table-hint = Comment obtenir un indice ?
rules-table-hint-words = aide conseil astuce suggestion meilleur coup bot
rules-table-hint-answer =
    À votre tour, ouvrez « { client-tab-hint } » à côté du plateau et demandez : un bot très fort nomme ses meilleurs choix, avec vos chances de gagner. Une table peut être préparée sans indices.

rules-table-invite = Comment inviter un ami ?
rules-table-invite-words = ami lien partager multijoueur rejoindre ensemble adresse
rules-table-invite-answer =
    Préparez une table avec une place pour un ami et envoyez-lui l’adresse de la page. Qui l’ouvre peut s’asseoir, sans compte. Vous pouvez aussi partager un écran : choisissez « { client-me-too } » pour une place.

rules-table-device = Comment continuer sur un autre appareil ?
rules-table-device-words = téléphone ordinateur tablette changer appareil continuer compte
rules-table-device-answer =
    Demandez une adresse privée sous « { client-tab-settings } », à côté du plateau, et ouvrez-la sur l’autre appareil. Elle sert une fois, pendant dix minutes ; toutes vos parties y sont alors aussi.

rules-table-leave = Puis-je partir et revenir plus tard ?
rules-table-leave-words = sauvegarder reprendre fermer recharger pause quitter abandonner
rules-table-leave-answer =
    Oui. Chaque coup est gardé aussitôt ; fermez la page et retrouvez la partie sous « { client-my-games } » sur la page d’accueil. Pour arrêter pour de bon, abandonnez sous « { client-tab-settings } ».

rules-table-replay = Comment revoir une partie ?
rules-table-replay-words = revoir historique enregistrement télécharger moment
rules-table-replay-answer =
    Quand elle est finie, choisissez « { client-replay } ». Parcourez-la avec les boutons ou les touches fléchées, Début et Fin ; la barre d’espace la fait défiler. L’adresse mène d’autres au même moment.

rules-table-keyboard = Comment jouer au clavier ?
rules-table-keyboard-words = clavier touches tabulation entrée échap raccourci accessibilité lecteur d’écran
rules-table-keyboard-answer =
    Tab passe d’une chose à l’autre, Entrée ou la barre d’espace choisit, Échap referme un choix. Tout ce qui se choisit est un bouton qui a un nom, et chaque coup est lu à voix haute par un lecteur d’écran.

rules-table-watch = Comment regarder une partie ?
rules-table-watch-words = spectateur observer assister
rules-table-watch-answer =
    Ouvrez l’adresse de sa page. Si la table est ouverte aux spectateurs, vous voyez tout mais ne jouez pas. Qui prépare une table peut la leur fermer.

rules-table-chat = Comment discuter, et comment couper la discussion ?
rules-table-chat-words = discussion chat parler message écrire silence couper masquer bloquer
rules-table-chat-answer =
    « { client-tab-chat } », à côté du plateau, contient ce qui se dit ; écrivez une ligne et envoyez-la. Si vous ne voulez rien lire, choisissez-y « { client-mute } ».

rules-table-language = Comment changer de langue ?
rules-table-language-words = langue anglais français allemand traduction sombre clair thème
rules-table-language-answer =
    En haut de la page d’accueil, ou à côté du plateau sous « { client-tab-settings } ». Le changement est immédiat, même en pleine partie ; le clair ou le sombre se choisit au même endroit.

rules-table-bots = De quelle force sont les bots ?
rules-table-bots-words = bot ordinateur niveau difficulté apprenti force ia
rules-table-bots-answer =
    Il y a quatre niveaux, du plus facile au plus difficile : { level-apprentice }, { level-adept }, { level-master } et { level-archmage }. Choisissez-en un pour chaque place en préparant une table ; « { client-play-now } » prend le plus facile.
