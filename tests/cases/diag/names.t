# What games, boxes, players and figures are called at the table; and a board that is typed at once.

== games and boxes by their titles, in other languages, joined in any way, with options
% printf '%s\nRosa, Ben\n' "$said" | reeve play $T/g.yaml | grep '^reeve'; sed -n 's/^rules: //p; s/^options: //p' $T/g.yaml | tr '\n' ' '; echo; rm -f $T/g.yaml
--- rows said
river, traders
    river+traders 
river traders
    river+traders 
river and traders
    river+traders 
River + Traders & Builders
    river+traders 
The Castle
    castle 
Carcassonne: The Castle
    castle 
de burcht
    castle 
Die Burg
    castle 
Zamek
    zamek 
Inns & Cathedrals
    inns 
Wirtshäuser und Kathedralen
    inns 
Wirtshaeuser und Kathedralen
    inns 
classic
    carcassonne 
wirtshauser und kathedralen, der Fluss
    inns+river 
the princess and the dragon with inns
    dragon+inns 
Abbey and Mayor
    abbey 
castle wall_pickup=end_of_turn
    castle {wall_pickup: end_of_turn} 
Inns and Cathedrals edition=1
    inns {edition: 1} 
castle-hig
    castle-hig 
INNS AND CATHEDRALS, THE RIVER
    inns+river 
Inns  &Cathedrals+River
    inns+river 
la rivière et auberges et cathédrales
    river+inns 
Karczmy i Katedry, Rzeka
    inns+river 
KSIĘŻNICZKA I SMOK
    dragon 
ksiezniczka i smok
    dragon 
Herbergen en Kathedralen, Kooplieden en Bouwmeesters
    inns+traders 
Posadas y Catedrales y El Río
    inns+river 
Le Château
    castle 
Carcassonne with the Tower
    carcassonne+tower 
Wieża, Wieże Strażnicze
    tower+watchtowers 
Bruggen, Burchten en Bazaars
    bazaars 
Abtei und Bürgermeister mit Der Turm
    abbey+tower 
La Torre y la Princesa y el Dragón
    tower+dragon 

== a word that names no game is named alone
$ printf '%s\n' 'river and tradres' 'inns banana' '' | reeve play $T/g.yaml 2>&1 | grep -v '^Which'; ls $T
--- stdout
reeve: tradres: there is no such ruleset; did you mean traders?
reeve: banana: there is no such ruleset
Type the name of a game, or of the boxes that you play with: `castle`,
`carcassonne`, `river and traders`. Options follow as NAME=VALUE. At a terminal
Tab lists both. `quit` ends.

== players with commas, blanks, "and" or letters
% printf 'carcassonne\n%s\n' "$said" | reeve play $T/g.yaml 2>&1 >$T/log; sed -n 's/^players: //p' $T/g.yaml 2>/dev/null; rm -f $T/g.yaml
--- rows said
Rosa Ben
    {R: Rosa, B: Ben}
Rosa, Ben
    {R: Rosa, B: Ben}
Rosa and Ben
    {R: Rosa, B: Ben}
Rosa; Ben
    {R: Rosa, B: Ben}
Anna Maria, Ben & Clara
    {A: Anna Maria, B: Ben, C: Clara}
R=Rosa B=Ben
    {R: Rosa, B: Ben}
W: Anna, B: Bert
    {W: Anna, B: Bert}
W: Anna B: Bert
    {W: Anna, B: Bert}
Rosa und Ben
    {R: Rosa, B: Ben}
Rosa / Ben
    {R: Rosa, B: Ben}
Rosa/Ben
    {R: Rosa, B: Ben}
Rosa + Ben et Carla
    {R: Rosa, B: Ben, C: Carla}
Andy Ian
    {A: Andy, I: Ian}
Rosa, Ben, and Carla
    {R: Rosa, B: Ben, C: Carla}
2 players
    reeve: 2: this is a number: type the names of the players
1. Rosa 2. Ben
    reeve: 2.: this is a number: type the names of the players

== rulesets by their titles in other commands
% reeve rules "$said" | sed 1q
--- rows said
Die Burg
    Carcassonne: The Castle (castle)
Inns & Cathedrals
    Inns and Cathedrals (inns)
River and Traders
    The River + Traders and Builders (river+traders)
DE RIVIER
    The River (river)
Wirtshäuser und Kathedralen
    Inns and Cathedrals (inns)
ZAMEK
    Zamek (zamek)
Księżniczka i Smok
    The Princess & the Dragon (dragon)

== the same in new and board, and a word that is typed wrong
$ for said in 'De Burcht' 'Händler und Baumeister' 'river, traders'; do reeve new "$said" | grep ^rules:; done
$ cd $T && for said in 'die burg' 'rzeka i karczmy i katedry' 'River, Traders'; do printf '%s\n' 'R=Rosa B=Ben' x done done | reeve board "$said" x.yaml >/dev/null; grep -e ^rules: -e ^players: x.yaml; rm x.yaml; done
$ for said in castel 'The Castel' 'inns & cathedrls' 'De Burgt' Graf 'Inns and Cathedral' small ransom 'inns,traders' monk Ritter; do reeve rules "$said" 2>&1 | sed 1q; done
$ for said in 'Inns & Cathedrals' 'de burcht' Zamek 'Die Burg' 'Wirtshäuser und Kathedralen'; do reeve explain "$said" | sed 2q; done
--- stdout
rules: castle
rules: traders
rules: river+traders
rules: castle
players: {R: Rosa, B: Ben}
rules: river+inns
players: {R: Rosa, B: Ben}
rules: river+traders
players: {R: Rosa, B: Ben}
reeve: castel: there is no such ruleset; did you mean castle?
reeve: The Castel: there is no such ruleset; did you mean castle?
reeve: inns & cathedrls: there is no such ruleset; did you mean inns?
reeve: De Burgt: there is no such ruleset; did you mean castle?
reeve: Graf: there is no such ruleset; did you mean count?
reeve: Inns and Cathedral: there is no such ruleset; did you mean inns?
reeve: small: there is no such ruleset
reeve: ransom: there is no such ruleset
Inns and Cathedrals + Traders and Builders (inns+traders)
reeve: monk: there is no such ruleset; `reeve explain monk` explains this word
reeve: Ritter: there is no such ruleset; `reeve explain Ritter` explains this word
Inns & Cathedrals: Inns and Cathedrals; `reeve rules inns` lists its rules
de burcht: Carcassonne: The Castle; `reeve rules castle` lists its rules
Zamek: Zamek; `reeve rules zamek` lists its rules
Die Burg: Carcassonne: The Castle; `reeve rules castle` lists its rules
Wirtshäuser und Kathedralen: Inns and Cathedrals; `reeve rules inns` lists its rules

== several boxes are explained, and no complaint follows that no rule has all of their words
$ reeve explain 'river and traders'
--- stdout
river and traders: The River + Traders and Builders; `reeve rules river+traders` lists its rules

== words of players and of other languages, with the rules that have ours
% reeve explain "$said" | sed 2q
--- rows said
thief
    thief: a highwayman, the follower on a road
    K-14    Highwayman, knight, monk, farmer
meeple
    meeple: a follower, the wooden figure that a player puts on a tile
    K-14    Highwayman, knight, monk, farmer
monk
    monk: the follower in a monastery, or on a meadow of Zamek
    K-14    Highwayman, knight, monk, farmer
Ritter
    Ritter: a knight, the follower in a city, or in a tower of The Castle
    K-14    Highwayman, knight, monk, farmer
THIEF
    THIEF: a highwayman, the follower on a road
    K-14    Highwayman, knight, monk, farmer
rycerz
    rycerz: a knight, the follower in a city, or in a tower of The Castle
    K-14    Highwayman, knight, monk, farmer
świnia
    świnia: a pig
      pig: false | true*                                                         M-5
Swinia
    Swinia: a pig
      pig: false | true*                                                         M-5
chłop
    chłop: a farmer, the follower who lies in a field
    K-14    Highwayman, knight, monk, farmer
posada
    posada: an inn
    AM-78   Inns and cathedrals
rycrez
    reeve: rycrez: there is no such rule or code, and no rule has such words in its text; did you mean rycerz?
MöncH
    MöncH: the follower in a monastery, or on a meadow of Zamek
    K-14    Highwayman, knight, monk, farmer
coat of arms
    coat of arms: a pennant, for which a city pays more
    K-22    Cities give 2 a tile and 2 a pennant
Kloster
    Kloster: a monastery
    K-18    A farmer around a monastery

== the same as JSON
$ reeve explain ritter --format json | sed 1q
--- stdout
{"word":"ritter","meaning":"a knight, the follower in a city, or in a tower of The Castle","search":"knight"}

== `reeve board` begins with the rows; Enter scores them, and a move is judged
$ cd $T && printf '%s\n' 'Rosa Ben' 'BA.RCr R:highwayman@w BA.RRR' done '' 'BA.L/0 1,1' quit | reeve board carcassonne | sed '1,/^row -1/d'
$ reeve board </dev/null; ls; reeve board a.yaml b.yaml
--- status 2
--- stderr
reeve: board writes one file: name one
--- stdout
board.yaml is written.
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 70 tiles left
Press Enter to score the board as if the game ended now. The score so far counts
as 0 unless you type it, before or after: `score: {R: 14}`. If B is to move,
type `to_move: B`. Or type a move to see whether it is legal, `legal BA.L` to
see where that tile may lie, or `why CELL` to see who owns what. `help` lists
all words; `quit` ends.
final scoring
      +2  R   road@0,0.e: 2 tiles, 1 each                                   K-36
final score: Rosa (R) 2, Ben (B) 0
Rosa (R) wins
  1  R  BA.L 1,1                                                         0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 69 tiles left
Which game? (castle, carcassonne, river and traders …; help) 
board.yaml

== a word with a dot or a slash is the file
$ cd $T && printf '%s\n' 'The Castle' 'Anna, Bert' x done done | reeve board x.yaml >log; printf '%s\n' 'A B' x done done | reeve board zamek ./y >log2; ls; grep rules x.yaml y
--- stdout
log
log2
x.yaml
y
x.yaml:rules: castle
y:rules: zamek

== several words are one ruleset, wherever one is named; a file is none of them
$ cd $T && for c in rules tiles schema new 'new --board' 'sim --seed 3'; do reeve $c river and traders | grep -m1 -E 'river[+]traders|river, traders|River [+] Traders|BA.L'; done
$ reeve rules de Burcht | head -n 1; reeve rules river nad traders
$ cd $T && for words in 'river and traders' 'river and traders x.yaml' 'y.yaml Inns & Cathedrals'; do printf '%s\n' 'A B' x 'done' 'done' | reeve board $words >log 2>&1; done; grep rules: *.yaml
--- stderr
reeve: river nad traders: there is no such ruleset
--- stdout
The River + Traders and Builders (river+traders)
   f   f   BA.L                           f   f   BA.LR
  "title": "Records and positions of The River + Traders and Builders",
# yaml-language-server: $schema=reeve-river+traders.schema.json
# yaml-language-server: $schema=reeve-river+traders.schema.json
rules: [river, traders]
Carcassonne: The Castle (castle)
board.yaml:rules: river+traders
x.yaml:rules: river+traders
y.yaml:rules: inns

== after `done` Enter scores until the first turn, whatever is typed before: the score counts, too
$ cd $T && printf '%s\n' 'Rosa Ben' 'crfr crfr R:knight@n' done 'scroe: {R: 4, B: 2}' 'score: {R: 4, B: 2}' '' '' quit | reeve board carcassonne | sed '1,/all words/d'
--- stdout
There is no player and no key `scroe`; did you mean `score`?
Rosa (R) 4, Ben (B) 2; Rosa (R) is to move, 70 tiles left
final scoring
      +1  R   city@1,0.n: 1 tile, 1 each                                    K-36
final score: Rosa (R) 5, Ben (B) 2
Rosa (R) wins
final scoring
      +1  R   city@1,0.n: 1 tile, 1 each                                    K-36
final score: Rosa (R) 5, Ben (B) 2
Rosa (R) wins

== a word that is no key, a tile that is missing, and a letter that two players have, are named
$ cd $T && printf '%s\n' carcassonne 'R=Rosa R=Rita' 'Rosa Rosa' 'R=Rosa B=Ben' 'scroe: {R: 3}' 'foobar: {R: 3}' 'crfr/90 1,0' undo '0,-1' | reeve play x.yaml
--- stderr
reeve: R: two players have this name
reeve: Rosa: two players have this name
x.yaml:5:6: unreadable: `crfr/90` describes no tile: only j (all joined) may follow its slash; degrees follow a tile's name [bad-look]
      5 | - R: crfr/90 1,0
        |      ^~~~~~~
  help: A look is as the tile lies: type crfr.
x.yaml:5:6: unreadable: `0,-1` is not a turn: the tile is missing [bad-turn]
      5 | - R: 0,-1
        |      ^~~~
  help: Type a tile, a cell, and a follower if there is one: BA.L 0,-1 farmer@n.
--- stdout
Which game? (castle, carcassonne, river and traders …; help) 
Who plays, in turn order? (Anna, Bert; help) 
Who plays, in turn order? (Anna, Bert; help) 
Who plays, in turn order? (Anna, Bert; help) 
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
There is no player and no key `scroe`; did you mean `score`?
There is no player and no key `foobar`; see `help`.
Not entered. Type it again.
The refused entry is forgotten.
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
Not entered. Type it again.

== a word that is the name of a box, too, is told as both
% reeve explain "$word" | head -n 2
--- rows word|
Der Turm
    Der Turm: a tower
    Der Turm: The Tower; `reeve rules tower` lists its rules
La Tour
    La Tour: a tower
    La Tour: The Tower; `reeve rules tower` lists its rules
De Toren
    De Toren: a tower
    De Toren: The Tower; `reeve rules tower` lists its rules
Ritter
    Ritter: a knight, the follower in a city, or in a tower of The Castle
    K-14    Highwayman, knight, monk, farmer
