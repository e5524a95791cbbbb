### The guide of a first game: each note says why, and what to choose.

lesson-sigils-harness = Bienvenue ! À chaque tour, vous pouvez apprendre un sort. La couleur d’un dé désigne un emplacement du plateau, sa valeur le prix. Canalisez le 5 vert : le Manteau retourné retourne des dés, ce qui sert toute la partie.
lesson-sigils-pay = Payez exactement 5 avec d’autres dés, autant que vous voulez ; on ne rend pas la monnaie. Le 3 blanc et le 2 noir font 5. Commencez par le dé blanc.
lesson-sigils-pay-rest = Ajoutez le dé noir, et le prix est payé. Ces trois dés sont maintenant utilisés jusqu’à ce que vous passiez ; les autres restent pour vos prochains tours.
lesson-sigils-end-turn = Le Manteau occupe le premier emplacement de votre grimoire, et un nouveau sort est arrivé sur le plateau. Après avoir canalisé, vous pourriez encore lancer des sorts ou dépenser des gemmes. Gardez-les et terminez le tour.
lesson-sigils-nudge = Restent le 4 rouge, le 3 jaune et le 2 bleu, et aucune somme ne convient. Les gemmes servent à cela : chacune ajuste d’un point un dé disponible. Ajustez le dé rouge à 3, que le jaune peut payer.
lesson-sigils-harness-again = Canalisez le dé rouge pour le Gant chapardeur ; le jaune paie. C’est une attaque : 2 points de Renommée sur l’emplacement 2. Et sa moitié de cercle rejoint celle du Manteau : un sceau complet, 2 points à la fin.
lesson-sigils-gems = Deux points de Renommée, et un cercle complet. Lancez le Gant pour deux gemmes. Un sort lancé reçoit une gemme ; quand vous passez, elle est à vous, et le sort est de nouveau disponible. Lancer rapporte donc deux fois.
lesson-sigils-end-again = Les gemmes ajustent les dés, et deux gemmes restantes valent 1 point de Renommée à la fin. Plus rien à faire ici : terminez le tour.
lesson-sigils-pass = Un dé seul ne peut rien canaliser. Passez : vous relancez les six dés et recevez la gemme du Gant, que vous pourrez lancer de nouveau. Passer prend un tour entier : utilisez d’abord vos dés.
lesson-sigils-cast = Sur l’emplacement bleu, Armure en soupe a un cercle à gauche. Son prix est 5, mais tous vos autres dés sont pairs. Lancez le Manteau retourné pour y remédier. Si vous lancez un sort avant de canaliser, vous devez canaliser ce tour-ci.
lesson-sigils-turn = Le Manteau retourne un dé sur sa face opposée : 6 devient 1. Retournez le dé blanc : le 4 noir et le 1 blanc feront 5.
lesson-sigils-harness-third = Canalisez le 5 bleu. Un sort va toujours au prochain emplacement libre : l’ordre dans lequel vous les apprenez décide des moitiés qui se rencontrent.
lesson-sigils-pay-third = Payez avec le 4 noir ; le 1 blanc complète.
lesson-sigils-red = Cette capacité est rouge : on ne la lance jamais, elle compte à la fin. Chaque cercle complet rapporte 2 points de plus, et vous en avez deux. Les capacités rouges disent donc quoi réunir. Terminez le tour.
lesson-sigils-bonus = L’emplacement 4 de votre grimoire donne 2 points de Renommée pour une illusion, et le Masque à deux nez, sur l’emplacement vert, en est une. Canalisez le 2 vert ; le 2 rouge paie. Cette valeur va servir dans un instant.
lesson-sigils-value = Le Masque donne 2 points de Renommée si vous avez canalisé un dé de valeur 2 ce tour-ci. C’est le cas ! Lancez-le : ces sorts agissent après avoir canalisé, même le tour où vous les apprenez.
lesson-sigils-end-last = Quatre points de Renommée en un tour ! Vous recevrez les gemmes du Manteau et du Masque en passant. Terminez le tour.
lesson-sigils-end = Vos dés sont tous utilisés : il sera temps de passer. Quand un grimoire a dix sorts, les autres ont un dernier tour ; capacités rouges, sceaux et gemmes s’ajoutent alors à la Renommée. La suite est à vous. Bonne chance !
