### Ce que le serveur refuse, et ce qui l’empêche de démarrer.

error-no-table = Cette table n’existe pas, ou elle a été rangée.
error-no-watchers = Cette table n’accepte pas de spectateurs.
error-too-many-watchers = Trop de personnes regardent déjà cette table.
error-too-many-tables = Une page ne peut pas montrer autant de tables.
error-hints-off = Il n’y a pas d’indices à cette table.
error-no-hint = Aucun indice trouvé : { $reason }
error-nothing-said = Il n’y a rien là-dedans qui puisse être montré.
error-too-fast = C’était trop à la fois. Attendez un instant.
error-busy = Il se passe trop de choses à cette table. Réessayez.
error-no-hello = Le premier message d’une page doit être hello.
error-bad-message = Le serveur ne comprend pas ce message : { $reason }
error-server-error = Le serveur n’y est pas arrivé. Rien n’a changé.
error-deck-not-sent = Il faut le paquet lui-même, pas un chemin vers lui.
error-lesson-fixed = { $place } : la leçon s’en charge elle-même. N’indiquez rien.
error-record-too-long = L’enregistrement compte plus de { $most } actions.
error-cannot-listen = { $host }:{ $port } est inutilisable : { $reason }
error-cannot-open = { $url } ne s’ouvre pas : { $reason }
error-data-in-use = Un autre serveur utilise { $folder }. Nommez un autre dossier avec --data.
error-not-a-database = « { $found } » n’est pas l’adresse d’une base de données ; écrivez sqlite:////dossier/fichier.db ou postgresql://nom@hôte/base.
error-database-newer = { $url } vient d’un Grimoire plus récent (schéma { $found }). Installez cette version ou une suivante.
error-database-failed = La base de données a échoué : { $reason }
error-no-redis = Redis ne répond pas : { $reason }
error-redis-alone = Plusieurs processus ont besoin d’un même PostgreSQL. Nommez-le avec --database.
error-not-an-origin = « { $found } » ne convient pas ; il faut quelque chose comme https://play.example.org.
