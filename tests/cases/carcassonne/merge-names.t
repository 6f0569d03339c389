# Kinds, marks and figures that two rulesets declare beside each other are merged by their names.

== two rulesets on one base declare kinds of their own, and each keeps its tiles, marks and figures
$ reeve tiles --rules $T shrines+wells --format tsv | cut -f3 | grep '+s\|+well' 
$ reeve tiles --rules $T wells+shrines --format tsv | cut -f3 | grep '+s\|+well' 
% reeve sim --rules $T $rules --games 20 --seed 4 | reeve check -q --rules $T && echo legal
$ reeve score --now --rules $T $T/game.yaml | grep ' [+]'
--- file shrines/ruleset.yaml
ruleset: 1
name: shrines
extends: carcassonne
kinds: {shrine: {around: true, role: heretic, letter: s, points: 1, unfinished: 1, rule: K-26, unfinished_rule: K-36}}
marks: {lamp: {on: shrine}, hill: {letter: h}}
figures: {page: {each: 1}}
more_tiles: {S-1: ffff+s, S-2: ffff+s+lamp, S-3: frff+s+h}
--- file wells/ruleset.yaml
ruleset: 1
name: wells
extends: carcassonne
kinds: {well: {around: true, role: drawer, letter: s, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}}
marks: {bucket: {on: [well, road]}, hill: {letter: h}}
figures: {page: {each: 1}, carrier: {each: 1, on: [well, road], name: [carrier, carriers]}}
more_tiles: {W-1: ffff+s, W-2: 'frff+s+bucket.c', W-3: frfr+bucket+h}
--- file game.yaml
reeve: 1
rules: [shrines, wells]
players: {R: Rosa, B: Ben}
moves:
- R: S-2/0 0,-1 heretic
- B: W-2/0 1,-1 carrier@c
- R: W-3/180 2,-1
--- rows rules
shrines+wells
    legal
wells+shrines
    legal
shrines+wells+tower
    legal
--- stdout
ffff+shrine
ffff+shrine+lamp
frff+shrine+h
ffff+well
frff+well+bucket.c
ffff+well
frff+well+bucket.c
ffff+shrine
ffff+shrine+lamp
frff+shrine+h
      +3  R   shrine@0,-1.c: 3 tiles, 1 each                                K-36
      +4  B   well@1,-1.c: 4 tiles, 1 each                                  K-36

== different rules with one number are refused in any combination, a rule that is the same is not
$ ledger() {
$     mkdir -p $T/$1 && printf 'ruleset: 1\nname: %s\nextends: carcassonne\nmore_tiles: {X%s: frfr}\nrules: {ledger: MY, title: T, sources: {US: us}, sections: {all: All}, rules: {%s: {section: all, title: A rule, text: %s, source: [US], standing: house, testable: true}}}\n' $1 $1 $2 "$3" >$T/$1/ruleset.yaml
$ }
$ ledger a MY-1 'A rule.' && ledger b MY-1 'Another rule.' && ledger c MY-2 'Another rule.' && ledger d MY-1 'A rule.'
% reeve rules --rules $T $both 2>&1 | sed -n 1p
$ printf 'reeve: 1\nrules: [c, a, b]\nplayers: {R: Rosa, B: Ben}\nmoves: []\n' | reeve check --rules $T - 2>&1 | grep -v '|'
--- rows both
a+b
    reeve: a+b: a and b have different rules MY-1: give one ledger other letters
b+a
    reeve: b+a: b and a have different rules MY-1: give one ledger other letters
c+b+tower+a
    reeve: c+b+tower+a: c+b+tower and a have different rules MY-1: give one ledger other letters
a+c
    Carcassonne + Carcassonne (a+c)
a+d
    Carcassonne + Carcassonne (a+d)
--- stdout
-: unreadable
-:2:8: unreadable: ruleset `c+a+b` cannot be used: c+a and b have different rules MY-1: give one ledger other letters [bad-ruleset]
  help: Type another ruleset, or mend this one as reeve-ruleset(5) describes.

== what both declare differently is refused, with the names of both; marks of other names may have one letter
$ ruleset() { mkdir -p $T/$1 && printf 'ruleset: 1\nname: %s\nextends: carcassonne\nmore_tiles: {X%s: frfr}\n%s\n' $1 $1 "$2" >$T/$1/ruleset.yaml; }
% ruleset a "$one"; ruleset b "$other"; reeve rules --rules $T a+b 2>&1 | sed -n 1p
$ lots() { for k in a b d e g h i l m n; do [ $k = $1 ] && break; echo "$2$k: {around: true, role: r$2$k, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}"; done | paste -sd,; }
$ ruleset a "kinds: {$(lots l x)}"; ruleset b "kinds: {$(lots h y)}"; reeve rules --rules $T a+b 2>&1 | sed -n 1p
--- rows one|other
figures: {page: {each: 1}}|figures: {page: {each: 1}}
    Carcassonne + Carcassonne (a+b)
figures: {page: {each: 1}}|figures: {page: {each: 2}}
    reeve: a+b: a and b both declare page, and not the same
figures: {big: {each: 2}}|figures: {big: {each: 3}}
    Carcassonne + Carcassonne (a+b)
pieces: {barns: [1, 1, 1, 1, 1]}|pieces: {barns: [1, 1, 1, 1, 2]}
    reeve: a+b: a and b both declare barns, and not the same
marks: {inn: {on: road}}|marks: {inn: {on: city}}
    reeve: a+b: a and b both declare inn, and not the same
marks: {inn: {letter: i, on: road}}|marks: {inn: {letter: i, on: road}}
    Carcassonne + Carcassonne (a+b)
marks: {inn: {letter: i, on: road}}|marks: {inn: {letter: i, on: city}}
    reeve: a+b: a and b both declare inn, and not the same
marks: {inn: {letter: i, on: road}}|marks: {oak: {letter: i, on: road}}
    Carcassonne + Carcassonne (a+b)
kinds: {well: {around: true, role: drawer, letter: w, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}}|kinds: {well: {around: true, role: drawer, letter: w, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}}
    Carcassonne + Carcassonne (a+b)
kinds: {well: {around: true, role: drawer, letter: w, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}}|kinds: {well: {around: true, role: drawer, letter: w, points: 3, unfinished: 1, rule: K-26, unfinished_rule: K-36}}
    reeve: a+b: a and b both declare well, and not the same
kinds: {well: {around: true, role: drawer, letter: w, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}}|kinds: {spring: {around: true, role: drawer, letter: w, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}}
    reeve: a+b: the followers of two kinds are called drawer
kinds: {well: {around: true, role: drawer, letter: w, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}}|kinds: {spring: {around: true, role: dowser, letter: w, points: 2, unfinished: 1, rule: K-26, unfinished_rule: K-36}}
    Carcassonne + Carcassonne (a+b)
--- stdout
reeve: a+b: together they have more than 16 kinds

== all boxes together are one game
$ reeve sim inns+traders+river+tower+bazaars+king+cult+siege+hills+festival+labyrinth+windroses+watchtowers+buildings+abbey+dragon+count+phantom+flier+mage+gold+circles+messages --option abbot=true | reeve check -q && echo legal
--- stdout
legal
