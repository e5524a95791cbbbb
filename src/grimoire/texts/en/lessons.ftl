### The guide of a first game. Each note says why, and names what to touch.

lesson-title = Your guide
lesson-step = Step { $step } of { $steps }
lesson-strayed = That is allowed too, and it has been played. To go on with the lesson, take it back. Or simply play on: it is your game.
lesson-take-back = Take it back
lesson-play-on = Play on without the guide
lesson-close = Close
