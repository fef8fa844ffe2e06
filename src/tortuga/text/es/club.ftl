### Los clubes: listas privadas de gente, con sus mesas y lo que han jugado.

club-title = Clubes
club-note = Un club es una lista privada de gente. Sus mesas y torneos son para sus miembros, y nadie más lo encuentra.
club-none = Todavía no estás en ningún club. Funda uno, o pide a tus amigos el enlace del suyo.
club-found = Fundar un club
club-name = Nombre del club
club-members = { $count ->
    [one] un miembro
   *[other] { $count } miembros
}
club-people = Miembros
club-host = cuida del club
club-you = tú
club-link = Quien tenga este enlace puede hacerse miembro.
club-copy = Copiar el enlace
club-renew = Anular el enlace anterior
club-rename = Cambiarle el nombre
club-remove = Expulsar a { $name }
club-remove-sure = { $name } ya no encontrará el club, y el enlace se renueva.
club-hand-over = Que cuide del club { $name }
club-leave = Dejar el club
club-leave-sure = Ya no encontrarás el club. Quien se queda conserva su historia; el último en irse se lleva el club.
club-tables = Mesas
club-no-tables = No hay ninguna mesa abierta. Abre una: todos los miembros la encuentran aquí.
club-open-table = Abrir una mesa
club-tournaments = Torneos
club-no-tournaments = Todavía no hay torneos.
club-history = Partidas terminadas
club-no-history = Todavía no se ha jugado nada hasta el final.
club-more = Más
club-invited = Te invitan al club { $name }.
club-join = Hacerse miembro
club-gone = No hay tal club, o su enlace se ha renovado. Pide el nuevo a un miembro.
club-table-sit = Sentarse
club-table-watch = Ver
