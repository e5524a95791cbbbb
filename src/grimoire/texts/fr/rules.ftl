### The rules, as answers to questions. A topic has a question, an -answer (paragraphs between empty lines) and -words: what people
### may type to find it. Games add topics of their own; spells and cards come from their tables.

rules-title = Règles
rules-title-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-search-example = Comment faire pour… ?
rules-search-about = On peut aussi chercher des sorts et leurs effets.
rules-found =
    { $count ->
        [0] Aucun résultat
        [one] { $count } réponse
       *[other] { $count } réponses
    }
rules-nothing = Rien ici ne contient tous ces mots. Essayez-en moins, ou d’autres.
rules-answers = Réponses
rules-contents = Sommaire
rules-no-sheet = Impossible de montrer les sorts : le serveur ne répond pas.

## Headings

rules-heading-table = À la table

## At the table

rules-table-lesson = Comment apprendre le jeu en jouant ?
rules-table-lesson-words = tutoriel leçon guide première partie débutant introduction initiation
rules-table-lesson-answer =
    Choisissez « { client-learn } » sous un jeu de la page d’accueil. Votre première partie vous montre pas à pas quoi faire et pourquoi. Vous pouvez à tout moment jouer autre chose, et vous pouvez partir et revenir.

rules-table-undo = Comment annuler un coup ?
rules-table-undo-words = reprendre retour erreur faute défaire
rules-table-undo-answer =
    Choisissez « { client-undo } » autant de fois que vous voulez, jusqu’à la dernière intervention du hasard ou au dernier coup d’un autre joueur. Après, il est trop tard. On peut aussi préparer une table où l’on ne peut pas annuler.

rules-table-hint = Comment obtenir un indice ?
rules-table-hint-words = aide conseil astuce suggestion meilleur coup bot
rules-table-hint-answer =
    À votre tour, ouvrez « { client-tab-hint } » à côté du plateau et demandez : un bot très fort montre ses meilleurs choix et vos chances de gagner. Les indices peuvent aussi être désactivés à une table.

rules-table-invite = Comment inviter un ami ?
rules-table-invite-words = ami lien partager multijoueur rejoindre ensemble adresse
rules-table-invite-answer =
    Préparez une table avec une place pour un ami et envoyez-lui l’adresse de la page. Quiconque l’ouvre peut s’asseoir ; aucun compte n’est nécessaire. Vous pouvez aussi partager un écran : choisissez « { client-seat-me } » pour une place.

rules-table-device = Comment continuer sur un autre appareil ?
rules-table-device-words = téléphone ordinateur tablette changer appareil continuer compte lien
rules-table-device-answer =
    Demandez un lien privé sous « { client-tab-settings } », à côté du plateau, et ouvrez-le sur l’autre appareil. Il ne sert qu’une fois, dans les dix minutes ; vous y aurez alors toutes vos parties.

rules-table-leave = Puis-je partir et revenir plus tard ?
rules-table-leave-words = sauvegarder reprendre fermer recharger pause quitter abandonner
rules-table-leave-answer =
    Oui. Chaque coup est sauvegardé aussitôt ; fermez la page et retrouvez la partie sous « { client-my-games } » sur la page d’accueil. Pour arrêter une partie pour de bon, abandonnez sous « { client-tab-settings } ».

rules-table-replay = Comment revoir une partie ?
rules-table-replay-words = historique enregistrement télécharger moment étape
rules-table-replay-answer =
    Quand elle est terminée, choisissez « { client-replay } ». Parcourez-la avec les boutons, ou avec les touches fléchées, Début et Fin ; la barre d’espace lance et arrête la lecture. L’adresse de la page mène d’autres à la même étape.

rules-table-keyboard = Comment jouer au clavier ?
rules-table-keyboard-words = clavier touches tabulation entrée échap raccourci accessibilité lecteur d’écran
rules-table-keyboard-answer =
    Tab va à l’élément suivant, Entrée ou la barre d’espace le choisit, Échap referme un choix. Tout ce qui se choisit est un bouton qui a un nom, et les lecteurs d’écran annoncent chaque coup.

rules-table-watch = Comment regarder une partie ?
rules-table-watch-words = spectateur observer assister
rules-table-watch-answer =
    Ouvrez l’adresse de sa page. Si la table est ouverte aux spectateurs, vous voyez tout mais ne pouvez pas jouer. Vous en décidez en préparant une table.

rules-table-chat = Comment utiliser le chat, et comment le masquer ?
rules-table-chat-words = discuter discussion parler message écrire silence couper bloquer
rules-table-chat-answer =
    Quand des personnes jouent ensemble, le chat se trouve sous « { client-tab-chat } », à côté du plateau ; écrivez une ligne et envoyez-la. Si vous ne voulez pas le lire, choisissez-y « { client-mute } ».

rules-table-language = Comment changer de langue ?
rules-table-language-words = langue anglais français allemand traduction sombre clair thème
rules-table-language-answer =
    En haut de la page d’accueil, ou à côté du plateau sous « { client-tab-settings } ». Le changement est immédiat, même en pleine partie. Le thème clair ou sombre se choisit au même endroit.

rules-table-bots = De quelle force sont les bots ?
rules-table-bots-words = bot ordinateur niveau difficulté apprenti force ia
rules-table-bots-answer =
    Il y a cinq niveaux, du plus facile au plus difficile : { level-novice }, { level-apprentice }, { level-adept }, { level-master } et { level-archmage }. Choisissez-en un pour chaque place en préparant une table ; « { client-play-now } » prend le plus facile.
