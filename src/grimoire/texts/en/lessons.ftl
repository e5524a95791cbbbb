### The guide of a first game.

lesson-title = Your guide
lesson-step = Step { $step } of { $steps }
lesson-strayed = That is legal too, and it has been played. Undo it to go on with the lesson, or simply play on: it is your game.
lesson-undo = Undo this move
lesson-play-on = Play on without the guide
lesson-close = Close
