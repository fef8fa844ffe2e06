### La maison sur le réseau.

server-page-title = Tortuga
server-page-text = La maison est ouverte, mais son client web n’a pas encore été construit. Les programmes trouvent ici tout ce qu’il leur faut :

server-preview-house = Joue dans le navigateur, entre amis ou contre des bots. Sans compte, sans rien installer.
server-preview-gathering = À la table : { $names }. { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
server-preview-running = Une partie est en cours : { $names }
server-preview-finished = La partie est finie : { $names }
server-card-over = La partie est finie

# Réglages : options, variables et clés du fichier.
error-setting = Réglage « { $setting } » ({ $source }) : { $problem }
server-setting-unknown = ce réglage n’existe pas
server-database-foreign = c’est la base d’un autre programme, elle n’a pas été touchée
server-database-newer = une version plus récente de Tortuga y a écrit (sa forme porte le numéro { $found }, cette version connaît la { $known }) : utilise cette version ou une copie plus ancienne
server-database-no-file = ce n’est pas un fichier, mais un dossier ou un périphérique
server-database-none = ce n’est pas une base de données, et rien n’y a été touché
server-database-rights = la maison n’a pas le droit de la lire et d’y écrire
server-database-folder = la maison n’a pas le droit d’écrire dans son dossier, où se trouve aussi un journal
server-database-taken = une autre maison l’a ouverte : ferme-la ou prends un autre fichier
server-database-busy = un autre programme l’a gardée verrouillée trop longtemps
server-database-damaged = elle est abîmée : utilise une copie plus ancienne
server-database-fails = impossible de l’ouvrir : { $problem }
server-extra-missing = il faut un paquet de plus : pip install "tortuga-games[{ $extra }]"
server-bots-need-bus = les maisons doivent pouvoir joindre les bots ; donne l’adresse de leur Redis
server-setting-host = L’adresse à écouter ; 0.0.0.0 pour tout le réseau.
server-setting-port = Le port à écouter ; 0 prend n’importe quel port libre.
server-setting-database = Le fichier de toutes les tables ; il est créé s’il n’existe pas.
server-setting-database-url = PostgreSQL au lieu d’un fichier, pour autant de maisons que l’on veut : postgresql://… Mieux vaut une variable, car il peut contenir un mot de passe.
server-setting-bus-url = Redis, par lequel plusieurs maisons s’entendent : redis://…
server-setting-lease-seconds = De plusieurs maisons, une seule fait jouer les bots et marcher les horloges d’une table ; si elle s’absente autant de secondes, une autre s’en charge.
server-setting-hand-over = Si les personnes dont la table est dans une autre maison de cette machine lui sont confiées (machine), ou restent dans celle où elles sont arrivées (never).
server-setting-public-url = L’adresse que les gens tapent, si elle est différente (https://play.example.org).
server-setting-base-path = Chemin placé avant tous les autres, si un mandataire ne donne à la maison qu’une partie de son adresse (/tortuga) ; par défaut celui de public_url.
server-setting-allowed-hosts = Autres noms sous lesquels on peut appeler la maison, séparés par des virgules ; ses adresses en chiffres sont toujours permises.
server-setting-origins = Adresses d’autres pages qui peuvent parler à cette maison, séparées par des virgules.
server-setting-trusted-proxies = Adresses des proxys inverses que l’on croit au sujet des clients.
server-setting-secret-key = Ce qui signe les identités et les liens ; par défaut, créé une fois et gardé dans la base de données.
server-setting-metrics-token = Qui envoie ce jeton (bearer) peut lire /metrics ; sans jeton, personne.
server-setting-durability = À quoi survit une action confirmée : à une coupure de courant, ou à la mort du processus.
server-setting-token-days = Jours de validité d’une identité.
server-setting-ended-days = Jours de conservation d’une partie terminée.
server-setting-gathering-days = Jours de conservation d’une table qui n’a jamais commencé.
server-setting-silent-days = Jours de conservation d’une partie où personne ne fait rien.
server-setting-solo-days = Jours pendant lesquels est gardée une partie d’une seule personne contre des bots où rien ne se passe.
server-setting-results-days = Jours de conservation du résultat d’une partie : qui a joué, qui a gagné, combien de temps.
server-setting-open-connections = Nombre maximal de connexions réseau ouvertes, toutes sortes comprises ; au-delà, celles qui n’ont encore rien demandé cèdent la place.
server-setting-open-per-address = Nombre maximal de connexions réseau ouvertes depuis une adresse (en IPv6 : sa première moitié), hors de tes mandataires.
server-setting-head-seconds = Secondes accordées à l’en-tête d’une requête.
server-setting-body-seconds = Secondes accordées au corps d’une requête.
server-setting-idle-seconds = Secondes de repos permises à une connexion entre deux requêtes.
server-setting-unread-seconds = Secondes après lesquelles on coupe qui ne lit rien de ce qui lui est envoyé.
server-setting-stall-seconds = Secondes après lesquelles les autres peuvent faire jouer un bot pour quelqu’un qui n’agit pas, là où il n’y a pas de pendule.
server-setting-host-seconds = Secondes pendant lesquelles un hôte peut s’absenter avant que quelqu’un d’autre le devienne.
server-setting-connections = Nombre maximal de connexions à la fois.
server-setting-connections-per-guest = Nombre maximal de connexions par visiteur.
server-setting-connections-per-table = Nombre maximal de connexions par table, public compris.
server-setting-connections-per-address = Nombre maximal de connexions aux tables depuis une adresse, sans compter la première de chaque joueur.
server-setting-identities-per-hour = Nouvelles identités qu’une adresse peut créer en une heure.
server-setting-tables-per-hour = Tables qu’une adresse peut créer en une heure.
server-setting-seats-per-hour = Places qu’une adresse peut prendre en une heure.
server-setting-hints-per-hour = Indices qu’une adresse peut demander en une heure.
server-setting-analyses-per-hour = Positions et parties qu’une adresse peut faire analyser en une heure.
server-setting-downloads-per-hour = Nombre de fois par heure que les gens d’une adresse peuvent télécharger tout ce qui est à eux.
server-setting-codes-per-hour = Nombre de fois par heure qu’une adresse peut essayer un code pour un autre appareil.
server-setting-pictures-per-hour = Images par heure que la maison peint pour une adresse.
server-setting-vacation-days = Nombre de jours de vacances par an dans les parties lentes.
server-setting-pushes-per-hour = Nombre de navigateurs par heure et par adresse pour lesquels des notifications peuvent être demandées.
server-setting-tables-per-guest = Nombre maximal de tables, en attente ou en cours, par hôte.
server-setting-tournaments-per-guest = Nombre maximal de tournois non terminés par organisateur.
server-setting-clubs-per-guest = Nombre maximal de clubs dont un invité peut être membre.
server-setting-frame-bytes = Taille maximale d’un message de client.
server-setting-frames-per-second = Messages par seconde permis sur une connexion.
server-setting-requests-per-second = Requêtes par seconde permises à un visiteur.
server-setting-bot-workers = Processus où réfléchissent les bots.
server-setting-bot-memory = Mégaoctets que peuvent garder les bots d’un processus ; ceux interrogés il y a le plus longtemps font de la place.
server-setting-bot-queue = Tables où il n’y a personne dont les bots jouent en même temps ; les autres attendent.
server-setting-bot-seconds = Secondes de réflexion permises à un bot pour un choix ; interrogés à la fois plus nombreux que les processus, ils se les partagent.
server-setting-bot-pause = Secondes qu’un bot prend au moins, pour qu’on puisse suivre.
server-setting-shutdown-seconds = Secondes laissées aux clients pour dire au revoir.
server-setting-log-level = Ce que note le journal : debug, info, warning ou error.
server-setting-log-format = La forme du journal : plain ou json.

cli-serve-help = Ouvre la maison : on joue ensemble depuis des lieux différents, avec des bots aux places vides.
cli-serve-epilog = Exemple : tortuga serve --port 8000 --open
cli-serve-config = Un fichier TOML de réglages ; par défaut : TORTUGA_CONFIG.
cli-serve-open = Ouvre un navigateur, s’il y en a un.
cli-serve-address = La maison est ouverte : { $address }
cli-serve-network = Dans ton réseau : { $address } – pour une soirée, ouvre { $screen } sur un grand écran.
cli-bots-help = Fais réfléchir ici les bots de maisons qui sont sur d’autres machines. Les maisons du même bus l’entendent et l’interrogent ; sans lui, elles réfléchissent elles-mêmes.
cli-bots-epilog = Exemple : tortuga bots --bus-url redis://redis.example.org --bot-workers 8
cli-bots-ready = { $places ->
    [one] Un bot peut réfléchir ici à la fois.
   *[other] { $places } bots peuvent réfléchir ici en même temps.
}
