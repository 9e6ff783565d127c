# What the games have in common. Ids come from the notation: cube-NAME, color-NAME.
# A name has the forms .the, .of and .at: a text with the variable $tile can use $tile-the, $tile-of and $tile-at.

color-blue = bleu
color-red = rouge
color-green = vert
color-orange = orange
color-yellow = jaune
color-black = noir
# A player who shares a name with another
name-shared = { $name } ({ $color })

# .count: an amount; .short: the heading of a column.
cube-food = nourriture
    .count = { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
    .short = nour.
cube-wood = bois
    .count = { $count } bois
    .short = bois
cube-stone = pierre
    .count = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
    .short = pier.
cube-cloth = tissu
    .count = { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
    .short = tissu
cube-gold = or
    .count = { $count } or
    .short = or
goods-deniers = { $count ->
        [one] { $count } denier
       *[other] { $count } deniers
    }
    .short = { $count } d
goods-workers = { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
goods-prestige = { $count } PP
goods-tokens = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
goods-favors = { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    }
goods-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
    .plain = { $count ->
        [one] { $count } cube (sauf or)
       *[other] { $count } cubes (sauf or)
    }
goods-any = 1 cube

nothing = rien
# A name with its article
noun-the = { $noun-the }
list-and = { $first } et { $last }
remarks = { $first } ; { $then }

# What is printed on tiles, cards and places
effect-get = { $get }
effect-trade = { $give } contre { $get }
effect-or = { $first } ou { $last }
effect-income = revenu { $goods }
effect-build = construire un { $craft }
effect-build-for-less = { $build } en payant { $less } de moins
effect-residence = créer une résidence pour { $cost }

# The log
turn = Tour { $turn }
phase-over = Fin de la partie
event-passed = { $number ->
        [1] passe en premier
       *[other] passe et prend le numéro { $number } du pont
    }
event-worker-placed = place un ouvrier { $place-at }
event-idle = n’obtient rien
event-provost-moved = déplace le prévôt de { $from } à { $to }
event-gained = { $goods-kind ->
        [prestige] marque { $goods }
       *[other] reçoit { $goods }
    }
event-paid = { $goods-kind ->
        [deniers] paie { $goods }
       *[other] donne { $goods }
    }
# Where something happens
cause-at = { $place-at }
cause-first-pass = en récompense
cause-best-builder = pour la meilleure participation

# Choices: what a move is called
choice-pass = passer
choice-done = terminé
choice-provost-stays = laisser le prévôt en place
choice-provost = { $way ->
        [back] reculer le prévôt de { $steps }
       *[forward] avancer le prévôt de { $steps }
    }
choice-with = { $what }, pour { $goods }
# Beside the notation, in languages other than its own
choice-line = { $label } – { $meaning }

# What a move means
explain-pass = { $number ->
        [1] première place du pont : recevoir 1 d
       *[other] numéro { $number } du pont
    }
explain-provost = { $moves ->
        [no] il reste en { $to }
       *[yes] { $price ->
            [0] en { $to }
           *[other] en { $to }, pour { $price } d
        }
    }
explain-decline = ne rien faire
explain-get = recevoir { $get }
explain-trade = donner { $give }, recevoir { $get }
explain-building = { $name } : { $effect }
explain-price = { $unit ->
        [workers] { $price } ouv.  { $what }
       *[deniers] { $price } d  { $what }
    }
explain-beyond = après le prévôt
means-workers = { $count ->
        [one] { $count } ouvrier disponible
       *[other] { $count } ouvriers disponibles
    }

# The table
board-turn = Tour { $turn }, { $phase }
board-bridge = Pont
    .order = { $colors } (dans l’ordre de passage)
board-prestige = PP
board-deniers = d
# The marks of the provost and the bailiff on the road
board-provost = P
board-bailiff = B
board-workers = ouv.

# The result
result-title = Scores finaux
result-prestige = prestige
result-gold = or
result-cubes = cubes
result-deniers = deniers
result-total = total
result-winners = { $count ->
        [one] { $names } remporte la partie.
       *[other] { $names } se partagent la victoire.
    }

# A notice to a player who is away.
notice-turn = C’est à vous : { $title }
