### Die Begleitung durch das erste Spiel. Jede Notiz sagt warum und nennt, was zu berühren ist.

lesson-title = Begleitung
lesson-step = Schritt { $step } von { $steps }
lesson-strayed = Auch das ist erlaubt, und es ist gespielt. Nimm es zurück, dann geht die Lektion weiter. Oder spiel einfach so weiter: Es ist dein Spiel.
lesson-take-back = Zurücknehmen
lesson-play-on = Ohne Begleitung weiterspielen
lesson-close = Schließen
