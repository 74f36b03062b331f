replay-trick-before = Un pli ou une suite en arrière ([)
replay-trick-after = Un pli ou une suite en avant (])
replay-keys = Touches : ← → pas à pas, [ ] par pli ou suite, Origine et Fin.
