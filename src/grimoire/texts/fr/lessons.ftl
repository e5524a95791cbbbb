### Le guide d’une première partie. Chaque note dit pourquoi, et nomme ce qu’il faut toucher.

lesson-title = Votre guide
lesson-step = Étape { $step } sur { $steps }
lesson-strayed = C’est permis aussi, et c’est joué. Pour reprendre la leçon, annulez ce choix. Ou continuez simplement : c’est votre partie.
lesson-take-back = Annuler ce choix
lesson-play-on = Continuer sans le guide
lesson-close = Fermer
