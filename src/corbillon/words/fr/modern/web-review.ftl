review-at-trick = pli { $n }
