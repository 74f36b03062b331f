cloth-mark-first-equinox = 1st half
cloth-mark-second-equinox = 2nd half
cloth-mark-vole = grand slam
cloth-mark-own-espagnolette = espagnolette: { $right ->
    [yes] you need not follow suit
    [used] right used
   *[lost] right lost
 }
