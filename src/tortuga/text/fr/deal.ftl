### Donnes partagées : le même hasard à plusieurs tables, et la donne du jour.

deal-title = Donne partagée
deal-note = { $seats } places, et le même hasard pour tous ceux qui la jouent : dés, cartes et loyautés sont donnés une seule fois. Chacun n’a qu’un essai.
deal-play = Jouer cette donne
deal-mine = Ma table
deal-link = Copier le lien vers cette donne
deal-closes = On peut la commencer jusqu’au { $when }.
deal-ending = Aucune partie ne peut plus commencer. Celles qui sont en cours peuvent finir jusqu’au { $when }.
deal-over = Elle est terminée : tout peut être regardé.
deal-compared = Les tables comparées
deal-going = { $count ->
    [one] Une table la joue en ce moment.
   *[other] { $count } tables la jouent en ce moment.
}
deal-nobody = Personne ne l’a encore jouée jusqu’au bout.
deal-table = Table { $number }
deal-won = gagné
deal-so-many = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
deal-share = devant { $share }
deal-share-note = Parmi tous les autres qui étaient à la place { $number }
deal-share-explained = Chaque place est comparée à la même place aux autres tables, comme au bridge : le chiffre dit combien d’entre elles elle a dépassées. L’égalité compte pour moitié.
deal-proof = Un hasard vérifiable
deal-proof-sealed = Le secret dont vient tout le hasard est scellé jusqu’au { $when }. Son empreinte est la même à toutes les tables.
deal-proof-open = Le secret est ouvert : il permet de vérifier chaque enregistrement de cette donne, et toutes les tables avaient le même.
deal-commitment = Empreinte du secret (SHA-256)
deal-secret = Le secret
deal-here = D’autres jouent le même hasard à d’autres tables, chacun une seule fois, et les résultats sont comparés avec les noms de cette table. Jusqu’au { $when }, seuls ses joueurs voient cette partie. Elle n’est pas classée, et il n’y a pas de conseils.
deal-here-daily = Aujourd’hui, tout le monde joue la même chose, avec un seul essai. Le résultat figure dans la liste du jour avec ton nom ; il n’y a pas de conseils.
deal-compare = Comparer
deal-wish = Donne partagée
deal-wish-note = D’autres groupes peuvent jouer les mêmes dés, cartes et loyautés, et on compare. Toute la table en est avertie ; personne ne peut regarder avant la fin.
deal-wish-days = Les autres peuvent la commencer
deal-days-long = { $days ->
    [one] pendant un jour
   *[other] pendant { $days } jours
}
deal-daily = Donne du jour
deal-daily-note = Boucaniers contre trois bots ({ $bots }). Tout le monde reçoit les mêmes dés et les mêmes coffres, et des bots qui répondent de la même façon aux mêmes choix. Un seul essai.
deal-daily-play = Jouer la donne du jour
deal-daily-on = Reprendre la partie
deal-daily-played = Tu as joué la donne du jour. La prochaine sera donnée à minuit UTC.
deal-daily-closes = On peut la commencer jusqu’au { $when }.
deal-daily-ending = Aucune partie ne peut plus commencer. Les dernières peuvent finir jusqu’au { $when }.
deal-daily-over = Ce jour est passé, et son secret est ouvert.
deal-list = La liste du jour
deal-rank = Rang
deal-name = Nom
deal-points = Points
deal-when = Fin
deal-listed = { $count ->
    [one] Une personne l’a jouée jusqu’au bout.
   *[other] { $count } personnes l’ont jouée jusqu’au bout.
}
deal-days = Autres jours
deal-day-before = La veille
deal-day-after = Le lendemain
deal-today = Aujourd’hui
