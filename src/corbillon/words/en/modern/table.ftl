help-actions-zinzolin = keep, or x and a card, to exchange; dA, d2 or d3 (show aces …) to show three or four of a kind.
