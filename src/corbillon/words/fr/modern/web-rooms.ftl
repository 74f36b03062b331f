room-zinzolin-line = Faites six plis de suite, ou pas un seul. Entre les deux, ce sont les as, les deux et les trois qui font payer.
room-reversis-line = Le jeu à l’envers : chaque pli est une charge et le valet de cœur un péril, sauf pour qui ose les faire tous.
room-records-line = Ouvrez le relevé d’une partie et parcourez-la pli par pli, toutes mains cachées ou montrées.
room-last-trick = Le dernier pli peut se revoir
room-reversis-drawing = Le valet de cœur jeté sur un pli de piques.
