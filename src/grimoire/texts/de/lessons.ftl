### The guide of a first game.

lesson-title = Dein Begleiter
lesson-step = Schritt { $step } von { $steps }
lesson-strayed = Auch das ist erlaubt, und es ist gespielt. Nimm es zurück, um mit der Lektion weiterzumachen, oder spiel einfach weiter: Es ist deine Partie.
lesson-undo = Diesen Zug zurücknehmen
lesson-play-on = Ohne Begleiter weiterspielen
lesson-close = Schließen
