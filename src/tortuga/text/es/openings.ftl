### Las aperturas de turtles, en árbol.

openings-title = Aperturas
openings-way = Las jugadas hasta aquí
openings-moves = Las jugadas de aquí, primero las más frecuentes
openings-alike = como { $moves }
openings-won = gana en ≤ { $moves }
openings-lost = pierde en ≤ { $moves }
openings-open = abierto
openings-estimate = estimación
openings-searching = en estudio …
openings-played = { $matches }×, { $percent } % ganadas
openings-all = { $count ->
    [one] Mostrar la única jugada
   *[other] Mostrar las { $count } jugadas
}
openings-note = Lo demostrado está en el libro; el número de jugadas es un máximo. Lo abierto nadie lo ha demostrado, y un porcentaje es una estimación. Las imágenes en espejo y los otros caminos a la misma posición se cuentan juntos. Jugado: por personas, en partidas públicas terminadas.
openings-no-book = Todavía no hay libro para esta variante: aquí todo es estimación.
openings-nobody-knows = Juega { $side }. Nadie ha demostrado quién gana aquí.
openings-played-now = Juega { $side }. Alguien está jugando aquí ahora mismo: lo que se sabe se dirá cuando termine su partida.
openings-matches = { $matches ->
    [one] Una partida siguió desde aquí.
   *[other] { $matches } partidas siguieron desde aquí.
}
openings-came-here = Partidas que pasaron por aquí
openings-analyse = Analizar
