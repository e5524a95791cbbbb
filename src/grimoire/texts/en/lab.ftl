### The designer's lab: grimoire lab

lab-report = The report is { $path }.

## Errors

error-lab-not-toml = { $place } is not valid TOML: { $reason }
error-too-many-variants = { $place }: { $count } variants, but at most { $most } can be compared.
error-lab-players = { $place }: all variants need the same number of players, at least 2.
error-lab-bots = { $place }: { $count } bots; give one for all seats or one for each seat, and 2 or more for a ladder.
error-lab-bound = { $place }: give exactly one of { $bounds }.
error-lab-of = { $place }: name the variant whose seats are meant.
error-lab-within = { $place }: “{ $found }” is not valid; give a lower and an upper bound.
error-no-follower = { $place }: { $spec } is a program; only bots of our own can play here.
error-no-balance = { $place }: { $game } has no cards or spells to count.
error-no-changes = { $place }: { $game } has no cards or spells that can be changed.
error-not-changeable = { $place }: only { $fields } can be changed.
error-not-three-numbers = { $place }: “{ $found }” is not valid; give three numbers from { $least } to { $most }.
error-not-counts = { $place }: “{ $found }” is not valid; give numbers from 1 to { $most }, as many as there are in { $printed }.
error-no-pyarrow = Parquet files need the library pyarrow: { $command }
