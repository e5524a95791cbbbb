### The guide of a first game. Each note says why, and names what to touch.

lesson-sigils-harness = Bienvenue ! À chaque tour, un sort peut rejoindre votre grimoire. La couleur d’un dé désigne un emplacement, sa valeur le prix. Canalisez le 5 vert : le Manteau retourné retourne des dés, utile toute la partie.
lesson-sigils-pay = Payez exactement 5 avec d’autres dés, autant que vous voulez ; on ne rend pas la monnaie. Le 3 blanc et le 2 noir font 5. Commencez par le dé blanc.
lesson-sigils-pay-rest = Ajoutez le dé noir, et le compte y est. Ces trois dés sont alors utilisés jusqu’à votre prochain lancer ; les autres restent pour vos prochains tours.
lesson-sigils-end-turn = Le Manteau occupe le premier emplacement de votre grimoire, et un nouveau sort est arrivé au centre. Après avoir canalisé, vous pourriez encore lancer des sorts ou dépenser des gemmes. Gardez-les et terminez le tour.
lesson-sigils-nudge = Restent le 4 rouge, le 3 jaune et le 2 bleu, et aucune somme ne convient. Les gemmes servent à cela : chacune ajuste d’un point un dé disponible. Ajustez le dé rouge à 3, que le jaune peut payer.
lesson-sigils-harness-again = Canalisez le dé rouge pour le Gant chapardeur ; le jaune paie. C’est une attaque, que l’emplacement 2 récompense de 2 points de Renommée. Et son demi-cercle gauche rejoint celui du Manteau : un sceau complet, 2 points à la fin.
lesson-sigils-gems = Deux points de Renommée, et un cercle complet. Lancez maintenant le Gant pour deux gemmes. Un sort lancé reçoit une gemme et se repose jusqu’à ce que vous passiez ; cette gemme est alors à vous. Lancer rapporte deux fois.
lesson-sigils-end-again = Les gemmes ajustent les dés, et deux gemmes inutilisées valent 1 point de Renommée à la fin. Plus rien à faire ici : terminez le tour.
lesson-sigils-pass = Un seul dé ne peut rien canaliser. Passez : vous relancez les six dés, et la gemme du Gant vous revient, et il pourra resservir. Passer coûte un tour : utilisez d’abord vos dés.
lesson-sigils-cast = L’emplacement bleu offre Armure en soupe, avec un cercle à gauche. Son prix est 5, mais vos autres dés sont tous pairs. Lancez le Manteau retourné pour y remédier. Qui lance un sort avant de canaliser doit ensuite canaliser.
lesson-sigils-turn = Le Manteau retourne un dé sur sa face opposée : 6 devient 1. Retournez le dé blanc : le 4 noir et le 1 blanc feront 5.
lesson-sigils-harness-third = Canalisez le 5 bleu. Un sort va toujours au prochain emplacement libre : l’ordre dans lequel vous les prenez décide des moitiés qui se rencontrent.
lesson-sigils-pay-third = Payez avec le 4 noir ; le 1 blanc complète.
lesson-sigils-red = La capacité de ce sort est rouge : on ne le lance jamais, il compte à la fin. Chaque cercle complet rapporte 2 points de plus, et vous en avez deux. Les capacités rouges disent quoi réunir. Terminez le tour.
lesson-sigils-bonus = L’emplacement 4 de votre grimoire récompense une illusion de 2 points, et le Masque à deux nez, sur l’emplacement vert, en est une. Canalisez le 2 vert ; le 2 rouge paie. Cette valeur va servir dans un instant.
lesson-sigils-value = Le Masque donne 2 points de Renommée si le dé canalisé ce tour-ci valait 2. C’est le cas ! Lancez-le : ces sorts agissent après la canalisation, même le tour de leur arrivée.
lesson-sigils-end-last = Quatre points de Renommée en un tour ! Les gemmes du Manteau et du Masque vous reviennent quand vous passez. Terminez le tour.
lesson-sigils-end = Vos dés sont épuisés : il sera temps de passer. Quand un grimoire a dix sorts, les autres ont un dernier tour ; capacités rouges, sceaux et gemmes s’ajoutent alors à la Renommée. La suite est à vous. Bonne chance !
