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
error-table-full = Il s’est passé trop de choses à cette table. Ouvrez-en une autre.
error-chat-full = Trop de messages ont été écrits à cette table. Le chat est fermé.
error-storage-full = Ce serveur n’a plus de place pour d’autres parties. Réessayez plus tard.
error-quota-used-up = Vous avez trop enregistré aujourd’hui. Réessayez plus tard.
error-no-hello = Le premier message doit être hello.
error-bad-message = Message non valide : { $reason }
error-server-error = Erreur du serveur. Rien n’a changé.
error-deck-not-sent = { $place } : envoyez le contenu lui-même, et non un chemin vers un fichier.
error-lesson-fixed = { $place } : la leçon s’en charge. N’indiquez rien.
error-file-too-long = { $place } : ce fichier compte { $found } caractères ; { $most } au plus sont permis.
error-file-syntax = { $place } : la ligne { $line } du fichier est illisible. Vérifiez-y les guillemets, les crochets et les signes égal.
error-deep-key = { $place } : la ligne { $line } du fichier a une clé de plus de { $most } points.
error-moment-over = La partie est terminée à ce moment. Choisissez un moment antérieur.
error-record-too-long = L’enregistrement compte plus de { $most } actions.
error-too-many-values = La requête contient plus de { $most } valeurs.
error-cannot-listen = Impossible d’écouter sur { $host }:{ $port } : { $reason }
error-cannot-open = Impossible d’ouvrir { $url } : { $reason }
error-data-in-use = Un autre serveur utilise { $folder }. Choisissez un autre dossier avec --data.
error-not-a-database = « { $found } » n’est pas l’adresse d’une base de données ; écrivez sqlite:////dossier/fichier.db ou postgresql://nom@hôte/base.
error-database-newer = { $url } a été écrit par une version plus récente de Grimoire (schéma { $found }). Installez cette version ou une suivante.
error-database-failed = Les parties ne peuvent être ni lues ni enregistrées pour le moment. Réessayez bientôt.
error-no-redis = Impossible de joindre Redis : { $reason }
error-redis-alone = Plusieurs processus ont besoin d’un PostgreSQL commun. Indiquez-le avec --database.
error-not-an-origin = « { $found } » n’est pas une origine ; écrivez par exemple https://play.example.org.
error-not-a-proxy = « { $found } » n’est pas l’adresse d’un proxy ; écrivez par exemple 127.0.0.1 ou 10.0.0.0/8.
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

## grimoire serve --check

check-status-ok = ok
check-status-warning = attention
check-status-problem = PROBLÈME
check-of-configuration = Réglages
check-of-data = Dossier
check-of-disk = Disque
check-of-files = Fichiers ouverts
check-of-clock = Heure
check-of-database = Base de données
check-of-redis = Redis
check-of-port = Port
check-configuration = Aucun réglage n’en contredit un autre.
check-any-proxy = Avec --proxy *, n’importe qui peut donner une fausse adresse et contourner les limites. Indiquez l’adresse de votre proxy.
check-no-proxy = { $host } est accessible depuis d’autres machines sans TLS. Sur Internet, placez un proxy devant (voir docs/hosting.md).
check-no-origin = Sans --origin, les cookies ne sont peut-être pas réservés à HTTPS. Indiquez l’adresse que montrent les navigateurs.
check-unlimited = --unlimited supprime toutes les limites de débit. À éviter sur Internet.
check-cannot-write = Impossible d’écrire dans { $folder } : { $reason }. Donnez ce droit à l’utilisateur du serveur, ou choisissez un autre dossier avec --data.
check-new-folder = { $folder } sera créé.
check-folder = { $folder } est accessible en écriture.
check-readable = Tout le monde sur cette machine peut lire les parties dans { $folder }. Retirez ce droit : chmod -R o-rwx { $folder }
check-disk = { $megabytes } Mo libres dans { $folder }.
check-disk-low = Seulement { $megabytes } Mo libres dans { $folder }. Faites de la place : avec un disque plein, on ne peut plus jouer.
check-files = Assez pour beaucoup de pages.
check-few-files = Un processus ne peut ouvrir que { $most } fichiers, et chaque page en demande un. Relevez la limite (ulimit -n, ou LimitNOFILE= dans systemd).
check-clock = Il est { $date } (UTC).
check-clock-wrong = La date, { $date }, est impossible. Réglez l’heure du système.
check-clock-jumps = L’heure du système a sauté sous nos yeux. Qu’un seul programme la règle, par petits pas.
check-clock-alone = Aucun service ne maintient le système à l’heure. Installez chrony ou systemd-timesyncd.
check-clocks-agree = Cette machine et la base de données diffèrent de { $milliseconds } ms.
check-clocks-apart = L’heure de cette machine et celle de la base de données diffèrent de { $seconds } s. Réglez les deux par NTP.
check-clock-set-back = La dernière partie a été enregistrée { $seconds } s dans le futur : l’heure du système a été reculée. Corrigez-la d’abord.
check-database = { $url } peut être lue et écrite (schéma { $schema }).
check-database-new = { $url } sera préparée au premier démarrage.
check-database-old = { $url } sera mise à niveau au prochain démarrage. Faites d’abord une sauvegarde : grimoire backup FICHIER
check-redis = Il répond en { $milliseconds } ms.
check-redis-gone = Redis ne répond pas. Démarrez-le, ou corrigez --redis. ({ $reason })
check-port = { $host }:{ $port } est libre.
