cloth-mark-first-equinox = 1re moitié
cloth-mark-second-equinox = 2de moitié
cloth-mark-vole = grand chelem
cloth-mark-own-espagnolette = espagnolette : { $right ->
    [yes] vous pouvez ne pas fournir
    [used] droit usé
   *[lost] droit perdu
 }
cloth-trick = { $n ->
    [0] Le pli : aucune carte
    [one] Le pli : une carte
   *[other] Le pli : { $n } cartes
 }
cloth-taken = { $who ->
    [you] Il est à vous
   *[other] Il est à { $name }
 }
cloth-aside = quatre de côté
cloth-board = Le plateau
