### Drawing the game in the terminal.

terminal-sigils-help =
    i                ce que font vos sorts, et ceux qu’on peut apprendre
    i 3, i ruée      ce que fait un sort, par son numéro ou son nom
    i rouge          de même, par sa couleur sur le plateau
terminal-sigils-setup = Mise en place
terminal-sigils-over = La partie est terminée
terminal-sigils-heading = Tour de table { $round } · { $who }
terminal-sigils-heading-last = Tour de table { $round } · derniers tours · { $who }
terminal-sigils-seat = Renommée { $fame } · gemmes { $gems } · sorts { $spells }/{ $most }
terminal-sigils-spots = Sorts à apprendre
terminal-sigils-piles = pioche { $deck } · défausse { $discard } · gemmes en réserve { $supply }
terminal-sigils-own-dice = Vos dés
terminal-sigils-teachers = Professeurs
terminal-sigils-legend = (…) utilisé · ◆ lancé
terminal-sigils-teacher-sign = P
terminal-sigils-nudge = Ajuster { $value } → { $after }
terminal-sigils-harness = Canaliser { $value } : { $card }
terminal-sigils-harness-fee = Canaliser { $value } ({ sigils-gems }) : { $card }
terminal-sigils-fame = { $fame } Renommée
terminal-sigils-bonus = { terminal-sigils-fame } : { $what }
terminal-sigils-family-code =
    { $family ->
        [enchantment] enc
        [illusion] ill
        [conjuration] inv
        [transmutation] tra
       *[necromancy] néc
    }
terminal-sigils-type-code =
    { $type ->
        [attack] att
        [defence] déf
       *[potion] pot
    }
terminal-sigils-type-letter =
    { $type ->
        [attack] A
        [defence] D
       *[potion] P
    }
terminal-sigils-brief-on-colour = { terminal-sigils-fame } si dé { sigils-colour }
terminal-sigils-brief-on-value = { terminal-sigils-fame } si dé de valeur { $value }
terminal-sigils-brief-turn = retourner un dé
terminal-sigils-brief-shift = dé { sigils-colour } jusqu’à ±{ $pips }
terminal-sigils-brief-reroll = relancer le dé { sigils-colour }
terminal-sigils-brief-gems = prendre { sigils-gems }
terminal-sigils-brief-refresh = remplacer { $discard } sorts au plus
terminal-sigils-brief-spend = dépenser le dé { sigils-colour } : { terminal-sigils-fame }
terminal-sigils-brief-entomb = retourner { sigils-type } : { terminal-sigils-fame }
terminal-sigils-brief-sigil = fin : { $fame } par { $sigil }
terminal-sigils-brief-pair = fin : { $fame } par { $first } + { $second }
terminal-sigils-brief-majority = fin : { $fame } si majorité { sigils-family }
terminal-sigils-brief-each = fin : { $fame } par { $what }
terminal-sigils-brief-kindred = fin : { $fame } par sort pareil − 1

## Custom decks

terminal-deck-good = ok : { $count } sorts, assez pour { $players } joueurs au plus : { $families }
terminal-deck-family = { sigils-family } { $count }
terminal-sigils-deck-hint = Une position avec votre propre paquet a besoin de ce paquet : --deck FICHIER
terminal-deck-head =
    Votre propre paquet pour Sigils, édition { $edition }, en TOML.
    Pour le vérifier : { $check }
    Pour jouer avec : { $play }
    Il faut { $least } sorts pour { $players } joueurs, et { $more } de plus par joueur supplémentaire.
terminal-deck-board = Le bonus de chacun des { $spots } emplacements d’un grimoire : une famille, un type, ou rien.
terminal-deck-fields =
    Une table par sort :
    id : des mots en minuscules reliés par des traits d’union ; jamais deux fois le même
    name : en anglais, en français et en allemand
    family : { $families }
    type : { $types }
    left, right : les moitiés de sceau sur ses bords : { $shapes }
    ability : une de celles-ci, avec toute autre couleur, valeur, famille, forme ou tout autre type
