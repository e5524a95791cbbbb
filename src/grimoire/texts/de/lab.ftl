### The designer's lab: grimoire lab

lab-report = Der Bericht ist { $path }.

## Errors

error-lab-not-toml = { $place } ist kein gültiges TOML: { $reason }
error-too-many-variants = { $place }: { $count } Varianten, aber höchstens { $most } lassen sich vergleichen.
error-lab-players = { $place }: Alle Varianten brauchen gleich viele Personen, mindestens 2.
error-lab-bots = { $place }: { $count } Bots; gib einen für alle Plätze oder einen für jeden Platz an, für eine Leiter mindestens 2.
error-lab-bound = { $place }: Gib genau eine dieser Grenzen an: { $bounds }.
error-lab-of = { $place }: Nenne die Variante, um deren Plätze es geht.
error-lab-within = { $place }: „{ $found }“ ist nicht gültig; gib eine untere und eine obere Grenze an.
error-no-follower = { $place }: { $spec } ist ein Programm; hier können nur eigene Bots spielen.
error-no-balance = { $place }: { $game } hat keine Karten oder Zauber, die sich zählen ließen.
error-no-changes = { $place }: { $game } hat keine Karten oder Zauber, die sich ändern ließen.
error-not-changeable = { $place }: Nur { $fields } lassen sich ändern.
error-not-three-numbers = { $place }: „{ $found }“ ist nicht gültig; gib drei Zahlen von { $least } bis { $most } an.
error-not-counts = { $place }: „{ $found }“ ist nicht gültig; gib Zahlen von 1 bis { $most } an, so viele wie in { $printed }.
error-no-pyarrow = Parquet-Dateien brauchen die Bibliothek pyarrow: { $command }
