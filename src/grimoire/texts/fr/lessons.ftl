### The guide of a first game.

lesson-title = Votre guide
lesson-step = Étape { $step } sur { $steps }
lesson-strayed = C’est permis aussi, et c’est joué. Annulez pour continuer la leçon, ou jouez simplement la suite : c’est votre partie.
lesson-undo = Annuler ce coup
lesson-play-on = Continuer sans le guide
lesson-close = Fermer
