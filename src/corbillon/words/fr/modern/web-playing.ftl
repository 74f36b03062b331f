tool-trick = Dernier pli
last-hidden = À cette table, un pli fait ne se revoit pas.
