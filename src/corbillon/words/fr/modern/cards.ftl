# Les mots d’aujourd’hui, là où les vieux livres en ont d’autres.

tricks-count = { $n ->
    [0] aucun pli
    [1] 1 pli
   *[other] { $n } plis
 }
