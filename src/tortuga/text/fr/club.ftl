### Les clubs : des listes privées de personnes, avec leurs tables et ce qu’elles ont joué.

club-title = Clubs
club-note = Un club est une liste privée de personnes. Ses tables et ses tournois sont pour ses membres, et personne d’autre ne le trouve.
club-none = Tu ne fais encore partie d’aucun club. Fondes-en un, ou demande le lien du leur à des amis.
club-found = Fonder un club
club-name = Nom du club
club-members = { $count ->
    [one] un membre
   *[other] { $count } membres
}
club-people = Membres
club-host = s’occupe du club
club-you = toi
club-link = Quiconque a ce lien peut devenir membre.
club-copy = Copier le lien
club-renew = Rendre l’ancien lien inutile
club-rename = Changer de nom
club-remove = Exclure { $name }
club-remove-sure = { $name } ne trouvera plus le club, et le lien est renouvelé.
club-hand-over = Confier le club à { $name }
club-leave = Quitter le club
club-leave-sure = Tu ne trouveras plus le club. Ceux qui restent gardent son histoire ; le dernier à partir emporte le club.
club-tables = Tables
club-no-tables = Aucune table n’est ouverte. Ouvres-en une : tous les membres la trouvent ici.
club-open-table = Ouvrir une table
club-tournaments = Tournois
club-no-tournaments = Pas encore de tournoi.
club-history = Parties terminées
club-no-history = Rien n’a encore été joué jusqu’au bout.
club-more = Plus
club-invited = Tu es invité dans le club { $name }.
club-join = Devenir membre
club-gone = Ce club n’existe pas, ou son lien a été renouvelé. Demande le nouveau à un membre.
club-table-sit = S’asseoir
club-table-watch = Regarder
