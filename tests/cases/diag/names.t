# What players are called at the table; and a board that is typed at once.

== players with commas, blanks, "and" or letters
% printf 'carcassonne\n%s\n' "$said" | reeve play $T/g.yaml >$T/log; sed -n 's/^players: //p' $T/g.yaml; rm -f $T/g.yaml
--- rows said
Rosa Ben
    {R: Rosa, B: Ben}
Rosa, Ben
    {R: Rosa, B: Ben}
Rosa and Ben
    {R: Rosa, B: Ben}
Anna Maria, Ben & Clara
    {A: Anna Maria, B: Ben, C: Clara}
R=Rosa B=Ben
    {R: Rosa, B: Ben}
W: Anna, B: Bert
    {W: Anna, B: Bert}
W: Anna B: Bert
    {W: Anna, B: Bert}

== `reeve board` begins with the rows; Enter scores them, and a move is judged
$ cd $T && printf '%s\n' 'Rosa Ben' 'BA.RCr R:highwayman@w BA.RRR' done '' 'BA.L/0 1,1' quit | reeve board carcassonne | sed '1,/^row -1/d'
$ reeve board </dev/null; ls; reeve board a b c
--- status 2
--- stderr
reeve: board takes [RULES] [FILE] only
--- stdout
board.yaml is written.
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 70 tiles left
Press Enter to score the board as if the game ended now. Or type a move to see
whether it is legal, `legal BA.L` to see where that tile may lie, `why CELL` to
see who owns what, or what the board does not show: `score: {R: 14}`, `to_move:
R`. `help` lists all words; `quit` ends.
final scoring
      +2  R   road@0,0.e: 2 tiles, 1 each                                   K-36
final score: Rosa (R) 2, Ben (B) 0
Rosa (R) wins
  1  R  BA.L 1,1                                                         0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 69 tiles left
Which game? (castle, carcassonne, river+traders …; help) 
board.yaml

== a word with a dot or a slash is the file
$ cd $T && printf '%s\n' castle 'Anna, Bert' cancel quit | reeve board x.yaml >log; printf '%s\n' 'A B' cancel quit | reeve board zamek ./y >log2; ls; grep rules x.yaml y
--- stdout
log
log2
x.yaml
y
x.yaml:rules: castle
y:rules: zamek
