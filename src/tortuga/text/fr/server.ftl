### La maison sur le réseau.

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
