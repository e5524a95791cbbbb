pig-title = Cochon
pig-option-players = Joueurs
pig-option-players-help = Combien de joueurs, de 2 à 4.
pig-option-target = Objectif
pig-option-target-help = Points à mettre de côté pour gagner.
pig-board-gained = Ce tour
pig-board-banked = En banque
pig-ask = Relancer le dé, ou s’arrêter et garder les points gagnés ?
pig-chance = Le dé roule…
pig-do-roll = Lancer
pig-do-hold = S’arrêter
pig-log-roll = { $who } { $person ->
    [you] lancez
   *[other] lance
  } le dé.
pig-log-hold = { $person ->
    [you] { $who } vous arrêtez.
   *[other] { $who } s’arrête.
  }
pig-log-rolled = Le dé montre { $amount }.
pig-part-points = Points gardés
pig-end-target = L’objectif est atteint.
pig-end-rounds = Le dernier tour de table est terminé.
