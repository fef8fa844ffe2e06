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

# Ce que la maison dit à toute la table de ses bots.
notice-bots-busy = Les bots de cette maison ont beaucoup à réfléchir en ce moment. La partie continue dès que c’est leur tour.
notice-bot-stands-in = { $name } n’a pas pu choisir ; un bot plus faible l’a remplacé pour ce coup.
notice-bot-stuck = { $name } ne peut pas choisir pour le moment. La maison continue d’essayer.
notice-draw-offered = { $name } propose la nulle.
notice-draw-refused = { $name } refuse la nulle.
notice-left = { $name } a quitté la partie. { $bot } continue à jouer.

# What a phone is told while the page is closed: never more than that matches wait
push-on = Les notifications sont activées.
push-waiting = { $count ->
    [one] Une partie t’attend.
   *[other] { $count } parties t’attendent.
}

# Refus : une phrase chacun. Le code est la fin de l’identifiant.
declined = Ce n’est pas possible.
declined-no-identity = Dis d’abord qui tu es.
declined-bad-token = Cette identité n’est pas de cette maison. Entre à nouveau.
declined-expired-token = Ton identité a expiré. Entre à nouveau.
declined-revoked-token = Cette identité a été déconnectée. Entre à nouveau.
declined-bad-code = Ce code ne mène nulle part : il a déjà servi, il a plus de cinq minutes, ou il est mal tapé. Demandes-en un nouveau.
declined-bad-passkey = Cette clé d’accès n’est pas acceptée pour l’instant : la demande était trop ancienne, a déjà reçu sa réponse ou vient d’une autre page. Réessaie.
declined-unknown-passkey = Cette maison ne connaît pas cette clé d’accès : elle a été retirée ici, ou appartient à quelqu’un qui a été oublié.
declined-too-many-passkeys = Tu as déjà { $most } clés d’accès. Retires-en une dont tu n’as plus besoin.
declined-wrong-origin = Cette page n’a pas le droit de parler à cette maison.
declined-wrong-host = Cette maison ne s’appelle pas « { $host } ». Qui l’exploite peut régler public_url, ou ajouter ce nom à allowed_hosts.
declined-bad-name = Un nom contient une lettre ou un chiffre, et { $most } caractères au plus.
declined-unseen-in-name = Un nom ne peut pas contenir de caractères invisibles.
declined-bad-word = Un mot pour la graine a { $most } caractères au plus.
declined-bad-text = Dis quelque chose, en { $most } caractères au plus.
declined-unknown-phrase = Cette phrase n’existe pas.
declined-unknown-language = Cette langue n’est pas parlée ici. Il y a : { $languages }.
declined-malformed = Ce message est incompréhensible : { $problem }
declined-binary-frame = Les messages sont du texte, pas du binaire.
declined-too-large = C’est trop long.
declined-too-fast = Trop de choses à la fois. Attends un instant.
declined-too-slow = Tu lis trop lentement. Reviens pour retrouver une vue à jour.
declined-too-many-connections = Il y a trop de connexions ouvertes.
declined-too-many-tables = Tu as déjà { $most } tables.
declined-too-many-from-here = Trop de choses ont été commencées depuis ton adresse. Réessaie plus tard.
declined-not-found = Il n’y a rien ici.
declined-method-not-allowed = Cela ne se fait pas ici.
declined-unknown-table = Cette table n’existe pas.
declined-pruned = Cette partie est trop ancienne : il n’en reste que le résultat.
declined-unknown-party = Il n’y a pas de telle soirée. Le code est sur le grand écran.
declined-invitation-needed = Cette table est privée. Il te faut un lien pour y entrer.
declined-not-watchable = Cette table ne s’ouvre pas au public.
declined-banned = L’hôte t’a fait quitter cette table.
declined-table-locked = L’hôte a verrouillé cette table.
declined-table-full = Toutes les places sont prises.
declined-seat-taken = Quelqu’un a déjà cette place.
declined-seat-reserved = Cette place est réservée.
declined-already-seated = Tu as déjà une place à cette table.
declined-not-seated = Personne à cette place ne peut faire cela.
declined-not-host = Seul l’hôte peut faire cela.
declined-passed-on = L’appareil est passé à quelqu’un d’autre.
declined-unknown-tournament = Ce tournoi n’existe pas.
declined-unknown-club = Ce club n’existe pas, ou tu n’en es pas membre.
declined-not-organiser = Seule la personne qui organise peut faire cela.
declined-still-led = Quelqu’un organise déjà ce tournoi.
declined-in-tournament = Cette table fait partie d’un tournoi : joue, abandonne ou laisse courir la pendule.
declined-wrong-system = Ce jeu ne se joue pas de cette façon.
declined-clock-needed = Un tournoi se joue à la pendule.
declined-entry-closed = On ne peut plus s’inscrire à ce tournoi.
declined-already-entered = Tu participes déjà.
declined-not-entered = Cette personne ne participe pas au tournoi.
declined-tournament-full = Il y a place pour { $most }, pas davantage.
declined-too-few-entrants = Il faut au moins deux participants.
declined-tournament-begun = Le tournoi a commencé.
declined-tournament-not-running = Le tournoi n’est pas en cours.
declined-too-many-tournaments = Tu organises déjà { $most } tournois.
declined-too-many-clubs = Tu fais déjà partie de { $most } clubs.
declined-club-full = Le club compte déjà { $most } membres : il est complet.
declined-not-member = Cette personne n’est pas membre du club.
declined-not-gathering = La partie a commencé.
declined-not-running = Il n’y a pas de partie à cette table pour l’instant.
declined-still-running = La partie n’est pas encore terminée.
declined-seats-open = Il y a des places vides. Remplis-les ou enlève-les.
declined-not-ready = Tout le monde n’est pas prêt.
declined-talk-off = L’hôte a coupé la conversation.
declined-no-take-back = Ici, on ne peut rien reprendre.
declined-no-offer = Personne ne demande à reprendre un coup.
declined-no-draw-offer = Personne ne propose la nulle.
declined-offered-already = Tu as déjà proposé la nulle. Tu pourras recommencer après ton prochain coup.
declined-not-stalling = Personne n’a fait attendre les autres assez longtemps pour cela.
declined-not-alone = D’autres personnes jouent cette partie. Tu peux la quitter, ou vous pouvez tous convenir d’y mettre fin.
declined-on-vacation = Tu es déjà en vacances.
declined-too-much-vacation = Il te reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
 } de vacances cette année.
declined-bad-endpoint = Aucun service de notifications ne peut se trouver à cette adresse.
declined-push-unavailable = Les notifications ne sont pas disponibles : cette maison et le service de ton navigateur ne peuvent pas se joindre.
declined-no-plans = Cette partie ne se prête pas aux plans : quelque chose y est caché, ou elle n’est pas lente.
declined-no-plan-now = On prépare un plan tant que la partie dure et que c’est à l’autre de jouer.
declined-bad-plan = { $move } ne peut pas être joué à cet endroit.
declined-plan-too-long = Un plan compte au plus { $most } réponses.
declined-no-hints = Il n’y a d’indices que là où tous les autres sont des bots.
declined-no-advice = Pas de conseil pour ce choix.
declined-no-analysis = Il n’y a pas d’analyse pour cela.
declined-played-now = Une partie en cours entre des joueurs passe par cette position. On pourra l’analyser quand elle sera finie.
declined-unknown-watcher = Personne de tel ne regarde en ce moment.
declined-unknown-deal = Cette donne n’existe pas.
declined-deal-closed = Cette donne est close : aucune partie ne peut plus y commencer.
declined-deal-over = Cette donne est terminée : tout le monde connaît désormais son hasard, la partie s’arrête là.
declined-deal-played = Tu as déjà joué cette donne. On n’a qu’un essai.
declined-deal-played-by = { $name } a déjà commencé cette donne. Chacun ne la joue qu’une fois.
declined-deal-sealed = C’est une donne partagée que d’autres peuvent encore jouer : pour l’instant, seuls ses joueurs la voient.
declined-other-deal = Le jeu et le nombre de places sont ceux de la donne.
declined-daily-alone = La donne du jour se joue en solo, depuis sa propre page.
declined-no-slow-deal = Une donne partagée ne peut pas être une partie lente.
declined-no-hints-in-deal = Pas de conseils dans une donne partagée : chacun la joue par soi-même.
declined-metrics-closed = Cette page est réservée à qui gère la maison.
declined-damaged = On ne peut plus jouer à cette table : son journal ne suit plus les règles.
declined-restarting = La maison ferme un instant. Reviens vite.
declined-busy = Cela n’a pas pu être noté. Réessaie.
declined-internal = Quelque chose a mal tourné ici. C’est noté.
server-option-too-long = toutes les options d’une table réunies ont au plus { $most } caractères

# Phrases rapides, dites dans la langue de chacun.
phrase-hello = Ohé !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-thinking = Laisse-moi réfléchir…
phrase-your-turn = C’est à toi.
phrase-one-moment = Un instant, s’il te plaît.
phrase-oops = Oups !
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
phrase-bye = Bon vent !
