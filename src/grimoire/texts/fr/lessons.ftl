### Le guide d’une première partie. Chaque note dit pourquoi, et nomme ce qu’il faut toucher.

lesson-title = Votre guide
lesson-step = Étape { $step } sur { $steps }
lesson-strayed = C’est permis aussi, et c’est joué. Pour reprendre la leçon, annulez ce choix. Ou continuez simplement : c’est votre partie.
lesson-take-back = Annuler ce choix
lesson-play-on = Continuer sans le guide
lesson-close = Fermer

## SpellBook

lesson-materia-take = Bienvenue ! Une Journée se compose du Matin, du Midi et du Soir. Trois Materia d’une couleur achètent un sort, et vous en avez deux verts. Prenez donc le vert ▲ sur l’autel : là, on obtient exactement ce que l’on voit.
lesson-materia-keep = À Midi, vous pourriez stocker un Materia sur votre familier pour des points. Mais ce Soir il vous faut les trois verts : passez. Chaque phase peut être passée, et votre réserve garde tout, jusqu’à neuf Materia.
lesson-materia-learn = Le Soir, on apprend. Trois Materia verts paient Purification au niveau 3. Un sort appris donne des points à la fin, et celui-ci travaille aussi pour vous dès votre prochaine Journée. Plus tôt appris, plus souvent utilisé.
lesson-materia-place = Un des Materia payés reste sur la carte et montre que vous connaissez le sort. Quelques sorts tiennent compte de sa rune, pas celui-ci. Posez le vert ▲.
lesson-materia-pay = Les autres vont à la défausse : payez le vert ●, puis le vert ■. Un paiement est toujours exact. Ensuite votre Journée s’achève, un Materia arrive sur l’autel, et l’apprenti joue sa Journée.
lesson-materia-draw = Votre réserve est vide : il vous faut du nombre. Piochez deux Materia dans le sac : on ne les choisit pas, mais deux valent mieux qu’un de l’autel. Et le sort que vous connaissez peut les améliorer.
lesson-materia-cast = Un jaune et un violet ; l’autel a encore du jaune. Votre sort porte le signe du Midi, et vous pouvez l’utiliser dès aujourd’hui. Lancez Purification : elle échange un Materia de votre réserve avec l’autel.
lesson-materia-give = Donnez le violet ● : rien de ce que vous avez ne va avec lui.
lesson-materia-get = Et recevez le jaune ■ à sa place. Deux Materia jaunes : Abondance, le sort jaune, se rapproche.
lesson-materia-rest = Deux Materia n’achètent rien : ce Soir, on ne peut que passer. D’habitude, quand une seule chose est possible, elle se fait toute seule, comme votre dernier paiement. Voyez ensuite ce que fait l’apprenti.
lesson-materia-draw-again = L’apprenti a appris Sacrifice. Chacun a les mêmes sept sorts : personne ne vous en prend. Piochez encore deux Materia : le jaune ▲ de l’autel peut attendre, Purification ira le chercher.
lesson-materia-cast-again = Encore un jaune ! Un sort agit chaque Journée, une fois, dans sa phase. Lancez de nouveau Purification : donnez le noir ▲, recevez le jaune ▲. Cela fait quatre Materia jaunes.
lesson-materia-level = Trois Materia jaunes achètent Abondance au niveau 3, quatre au niveau 4 : 5 points au lieu de 3, et un meilleur effet. Un sort ne s’apprend qu’une fois : profitez-en, apprenez-le au niveau 4.
lesson-materia-place-again = Posez le jaune ● et payez le reste. Abondance ne porte aucun signe de phase : elle agit une fois, à l’instant où vous l’apprenez, et vous apporte trois Materia.
lesson-materia-rune = Les runes comptent aussi : trois Materia de même rune valent un Materia de n’importe quelle couleur, un joker. Vous avez le rouge ■. Prenez donc le bleu ■ sur l’autel : avec un troisième carré, vous aurez un joker.
lesson-materia-store = Le violet ▲ ne va avec rien. Stockez-le sur votre familier : chaque Materia y vaut environ un point à la fin. Il n’en revient pas : ne donnez que ce dont vous n’avez pas besoin.
lesson-materia-rest-again = Rien à apprendre encore : passez. Observez l’autel : chaque Journée où personne n’y prend rien, il gagne un Materia. Il est presque plein.
lesson-materia-draw-third = Voyage temporel, le sort blanc, serait bienvenu. Vous avez un Materia blanc et deux carrés, mais l’autel n’offre ni blanc ni carré. Tentez donc votre chance et piochez.
lesson-materia-keep-again = Le blanc ▲ et le jaune ■ : parfait ! Passez ce Midi, car ce Soir il vous faudra les cinq Materia.
lesson-materia-wild = Deux Materia blancs, et trois carrés pour le troisième : apprenez Voyage temporel au niveau 3. Un joker coûte trois jetons, mais évite d’attendre une couleur qui ne vient pas.
lesson-materia-wild-place = Un joker ne peut pas rester sur la carte : au moins un Materia doit vraiment avoir la couleur du sort. Posez le blanc ▲.
lesson-materia-wild-pay = Payez les quatre autres, dans n’importe quel ordre. Votre Journée finira avec dix Materia sur l’autel : il sera vidé, et cinq nouveaux arriveront.
lesson-materia-sweep = L’autel a été vidé. N’attendez donc pas trop longtemps ce qui s’y trouve. Votre réserve est vide : piochez deux Materia.
lesson-materia-feed = Stockez le vert ▲ sur votre familier, mais gardez le rouge ● : lancer Voyage temporel au niveau 3 coûte un cercle.
lesson-materia-evening = Un Soir, on apprend un sort ou on en lance un. Lancez Voyage temporel : il défausse un cercle, votre rouge ●, et améliore un autre de vos sorts d’un niveau. C’est moins cher que d’apprendre.
lesson-materia-raise = Élevez Abondance au niveau 5 : 7 points au lieu de 5. Elle ne pioche pas de nouveau, cela venait avec l’apprentissage. Purification ne gagnerait que 1 point, mais échangerait alors deux Materia.
lesson-materia-end = Vous savez maintenant tout ce qu’offre une Journée. La partie s’achève après le tour où quelqu’un a les sept sorts ou un familier plein. Sorts et familier donnent les points. La suite est à vous. Bonne chance !

## Spellbooks

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
