### Errors of the server.

error-no-table = Cette table n’existe pas, ou elle a été supprimée.
error-no-watchers = Cette table n’est pas ouverte aux spectateurs.
error-too-many-watchers = Trop de personnes regardent déjà cette table.
error-too-many-tables = Une page ne peut pas suivre autant de tables.
error-hints-off = Les indices sont désactivés à cette table.
error-no-hint = Aucun indice trouvé : { $reason }
error-nothing-said = Ce message est vide.
error-too-fast = Trop de requêtes. Attendez un instant.
error-busy = Cette table est très sollicitée. Réessayez.
error-no-hello = Le premier message doit être hello.
error-bad-message = Message non valide : { $reason }
error-server-error = Erreur du serveur. Rien n’a changé.
error-deck-not-sent = { $place } : envoyez le contenu lui-même, et non un chemin vers un fichier.
error-lesson-fixed = { $place } : la leçon s’en charge. N’indiquez rien.
error-file-too-long = { $place } : ce fichier compte { $found } caractères ; { $most } au plus sont permis.
error-file-syntax = { $place } : la ligne { $line } du fichier est illisible. Vérifiez-y les guillemets, les crochets et les signes égal.
error-moment-over = La partie est terminée à ce moment. Choisissez un moment antérieur.
error-record-too-long = L’enregistrement compte plus de { $most } actions.
error-cannot-listen = Impossible d’écouter sur { $host }:{ $port } : { $reason }
error-cannot-open = Impossible d’ouvrir { $url } : { $reason }
error-data-in-use = Un autre serveur utilise { $folder }. Choisissez un autre dossier avec --data.
error-not-a-database = « { $found } » n’est pas l’adresse d’une base de données ; écrivez sqlite:////dossier/fichier.db ou postgresql://nom@hôte/base.
error-database-newer = { $url } a été écrit par une version plus récente de Grimoire (schéma { $found }). Installez cette version ou une suivante.
error-database-failed = Erreur de la base de données : { $reason }
error-no-redis = Impossible de joindre Redis : { $reason }
error-redis-alone = Plusieurs processus ont besoin d’un PostgreSQL commun. Indiquez-le avec --database.
error-not-an-origin = « { $found } » n’est pas une origine ; écrivez par exemple https://play.example.org.
error-backup-exists = { $file } existe déjà. Choisissez un autre nom.
error-not-a-backup = { $file } n’est pas une sauvegarde de Grimoire.
error-restore-not-empty = { $url } contient déjà des parties. Restaurez dans un dossier ou une base vide.
error-backup-not-written = Impossible d’écrire { $file } : { $reason }

## Backups

backup-done = { $file } a été écrit ({ $size } Ko) : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, et { $records ->
    [one] { $records } partie enregistrée
   *[other] { $records } parties enregistrées
}.
backup-restored = { $file } a été restauré ({ $size } Ko) : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, et { $records ->
    [one] { $records } partie enregistrée
   *[other] { $records } parties enregistrées
}.
