### The designer's lab: grimoire lab

lab-report = Le rapport est dans { $path }.

## Errors

error-lab-not-toml = { $place } n’est pas du TOML valide : { $reason }
error-too-many-variants = { $place } : { $count } variantes, mais on ne peut en comparer que { $most }.
error-lab-players = { $place } : toutes les variantes doivent avoir le même nombre de joueurs, au moins 2.
error-lab-bots = { $place } : { $count } bots ; donnez-en un pour toutes les places ou un par place, et au moins 2 pour une échelle.
error-lab-bound = { $place } : indiquez exactement une de ces bornes : { $bounds }.
error-lab-of = { $place } : indiquez la variante dont les places sont examinées.
error-lab-within = { $place } : « { $found } » n’est pas valide ; donnez une borne inférieure et une borne supérieure.
error-no-follower = { $place } : { $spec } est un programme ; seuls nos propres bots peuvent jouer ici.
error-no-balance = { $place } : { $game } n’a ni cartes ni sorts à compter.
error-no-changes = { $place } : { $game } n’a ni cartes ni sorts que l’on puisse modifier.
error-not-changeable = { $place } : seuls { $fields } peuvent être modifiés.
error-not-three-numbers = { $place } : « { $found } » n’est pas valide ; donnez trois nombres de { $least } à { $most }.
error-not-counts = { $place } : « { $found } » n’est pas valide ; donnez des nombres de 1 à { $most }, autant qu’il y en a dans { $printed }.
error-no-pyarrow = Les fichiers Parquet demandent la bibliothèque pyarrow : { $command }
