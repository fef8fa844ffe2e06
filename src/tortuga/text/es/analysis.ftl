### Partidas y posiciones miradas después.

## El tablero de análisis de turtles

analysis-title = Tablero de análisis
analysis-opening = La posición se coloca.
analysis-over = Aquí la partida ha terminado.
analysis-looking = Juega { $side }. Se examinan las jugadas.
analysis-best = Juega { $side }. Lo mejor es { $move }: { $worth }.
analysis-progress = Examinado: { $done } de { $of }.
analysis-looking-at = Hasta dónde ha llegado el examen
analysis-trail = Jugadas probadas
analysis-beginning = Inicio
analysis-back = Una jugada atrás
analysis-link = Copiar un enlace
analysis-linked = El enlace está copiado.
analysis-moves = Todas las jugadas, la mejor primero
analysis-move = Jugada
analysis-worth = Lo que vale
analysis-played = Jugada por personas
analysis-played-by = { $matches }×, { $won } ganadas
analysis-note = «En» es exacto, «en como mucho» está demostrado; un porcentaje es una estimación. Bajo una jugada está lo que puede seguir.
analysis-estimate = alrededor del { $percent } %
analysis-won-in = { $moves ->
    [one] gana al momento
   *[other] gana en { $moves } jugadas
}
analysis-won-within = { $moves ->
    [one] gana al momento
   *[other] gana en como mucho { $moves } jugadas
}
analysis-lost-in = { $moves ->
    [one] el otro bando gana al momento
   *[other] el otro bando gana en { $moves } jugadas
}
analysis-lost-within = { $moves ->
    [one] el otro bando gana al momento
   *[other] el otro bando gana en como mucho { $moves } jugadas
}

## Colocar una posición

analysis-edit = Colocar una posición
analysis-stop-editing = Dejarlo como estaba
analysis-editing = Pon y quita tortugas, o pega una posición o jugadas.
analysis-hand = Lo que pones
analysis-hand-south = Sur
analysis-hand-north = Norte
analysis-hand-overturned = Boca arriba
analysis-hand-nothing = Nada
analysis-to-move = Juega
analysis-variant = Variante
analysis-variant-base = básica
analysis-variant-hatching = eclosión
analysis-variant-ultra = ultra
analysis-reserve = Huevos de { $side }
analysis-notation = Notación
analysis-lay = Analizar
analysis-clear = Vaciar la playa
analysis-cell = { $cell }: { $standing ->
    [south] una tortuga de Sur
    [north] una tortuga de Norte
    [overturned] una tortuga boca arriba
   *[empty] vacía
}

## Una partida

analysis-remarks = Lo que llama la atención
analysis-no-faults = Nada llama la atención.
analysis-try-here = Probarlo en el tablero
analysis-as-table = Como tabla
analysis-after-actions = Después de
analysis-points = { $points }
analysis-percent = { $percent } %
analysis-plot-turtles = Las posibilidades de Sur a lo largo de la partida
analysis-plot-buccaneers = Los puntos de cada cual a lo largo de la partida
analysis-plot-tortuga1667 = Hasta qué punto un buen observador tenía a cada cual por francés
analysis-curve-south = Posibilidades de Sur
analysis-curve-score = { $name }
analysis-curve-suspicion = ¿{ $name } del bando francés?

## turtles: errores

analysis-fault-misses-nest = { $move } pasa de largo del nido: { $better } habría ganado al momento.
analysis-fault-opens-nest = { $move } deja que el otro bando llegue a casa: { $answer } gana al momento. Mejor era { $better }.
analysis-fault-gives-away = { $move } regala una partida ganada: ahora gana el otro bando, empezando con { $answer }. { $better } habría ganado en { $moves } jugadas como mucho.
analysis-fault-lets-slip = { $move } deja escapar la victoria: { $better } habría ganado en { $moves } jugadas como mucho.
analysis-fault-loses = { $move } pierde a la fuerza, empezando con { $answer }. { $better } lo dejaba abierto.
analysis-fault-weakens = { $move } parece mucho más débil que { $better }.

## buccaneers

analysis-parts = { $name }: { $total } puntos, de ellos cofres { $chests }, series { $sets }, recorridos { $tracks }, monedas { $coins }.
analysis-dice = { $name } tiró { $dice } dados con { $skulls } calaveras; de media habrían sido { $expected }.
analysis-luck = { $percent ->
    [0] Los dados de { $name } valieron lo que valen de media.
   *[other] Los dados de { $name } valieron un { $percent } % de la probabilidad de ganar { $sign ->
        [more] más
       *[less] menos
    } que unos dados medios.
}
analysis-roll = Esta tirada valió un { $percent } % de la probabilidad de ganar { $sign ->
    [more] más
   *[less] menos
} que una tirada media.
analysis-skill = { $name } tomó { $choices } decisiones y perdió con cada una un { $percent } % de las posibilidades de ganar de media, frente a lo que encontraba un buen jugador.
analysis-gave-away = { $done } costó un { $percent } % de las posibilidades de ganar; mejor era { $better }.

## Tortuga 1667

analysis-read = { $name }: bando { $loyalty ->
    [british] británico
    [french] francés
   *[dutch] neerlandés
}; a lo largo de la partida un observador lo creía en un { $percent } %.
analysis-knew = Desde aquí { $name } podía saber que { $other } era del bando { $loyalty ->
    [british] británico
    [french] francés
   *[dutch] neerlandés
}.
analysis-ballot = { $name } jugó { NAME($card) } ({ NAME($vote) }){ $true ->
    [yes] , fiel a su bandera.
    [no] , contra su bandera.
   *[unsaid] .
}
