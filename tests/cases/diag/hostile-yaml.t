# Odd and broken YAML: labels, comments, escapes, tags, nesting. Each text gets a short answer, or is read as it was meant.

== empty lists and maps say nothing
$ reeve check $T/game.yaml
$ reeve fmt $T/game.yaml
--- file game.yaml
reeve: 1
rules: castle
options: {}
scripts: []
players: {W: Anna, B: Bert}
setup: {}
moves:
- W: 32 b3
  discard: []
  order: []
  use: []
  take: {}
  score: {}
final: {}
result: {}
--- stdout
$T/game.yaml: legal so far: 1 turn, score Anna (W) 0, Bert (B) 0, B to move
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 b3

== records in JSON, one on each line, are no documents: `---` is missing between them
$ printf '{"reeve":1,"rules":"castle","players":{"A":"a","B":"b"}%s,"moves":[]}\n' '' '' | reeve check -
--- status 3
--- stdout
-: unreadable
--- stderr
-:2:1: unreadable: this is not YAML: the text goes on where the document had ended [yaml-syntax]
      2 | {"reeve":1,"rules":"castle","players":{"A":"a","B":"b"},"moves":...
        | ^
  help: Type a key with a colon and a space on each line, or a line `---` before another game.

== 10,000 nested brackets, with nothing closed, and closed in `about`
$ head -c 10000 /dev/zero | tr '\0' '[' >$T/open.yaml
$ { printf 'reeve: 1\nabout: '; head -c 10000 /dev/zero | tr '\0' '['; head -c 10000 /dev/zero | tr '\0' ']'; } >$T/closed.yaml
$ reeve check $T/open.yaml $T/closed.yaml
$ reeve-fast check $T/open.yaml $T/closed.yaml 2>/dev/null
--- stdout
$T/open.yaml: unreadable
$T/closed.yaml: unreadable
$T/open.yaml: unreadable
$T/closed.yaml: unreadable
--- stderr~
$T/open.yaml:1:17: unreadable: nested more than 16 levels deep [too-deep]
$T/closed.yaml:2:23: unreadable: nested more than 16 levels deep [too-deep]
--- status 3

== 10,000 nested braces, dashes and levels of indentation
$ head -c 10000 /dev/zero | tr '\0' '{' >$T/braces.yaml
$ head -c 10000 /dev/zero | sed 's/\x00/- /g' >$T/dashes.yaml
$ awk 'BEGIN { for (i = 0; i < 1400; i++) printf "%*sa:\n", i, "" }' >$T/steps.yaml
$ reeve check $T/braces.yaml $T/dashes.yaml $T/steps.yaml
$ reeve-fast check $T/braces.yaml $T/dashes.yaml $T/steps.yaml >/dev/null 2>&1
--- stdout
$T/braces.yaml: unreadable
$T/dashes.yaml: unreadable
$T/steps.yaml: unreadable
--- stderr~
$T/braces.yaml:1:2: unreadable: a key that is a list or a map 
$T/dashes.yaml:1:33: unreadable: nested more than 16 levels deep [too-deep]
$T/steps.yaml:17:17: unreadable: nested more than 16 levels deep [too-deep]
--- status 3

== a billion laughs end with the first anchor
$ reeve check -
--- stdin
a: &a [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
--- stdout
-: unreadable
--- stderr~
-:1:4: unreadable: an anchor (&name) cannot be used in records [yaml-feature]
--- status 3

== aliases, tags, merge keys and keys that are lists
% printf "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\n$text\n" | { reeve check -q - || echo "$?"; } 2>&1 | grep -v '^ '
--- rows text
moves: *x
    -:4:8: unreadable: an alias (*name) cannot be used in records [yaml-feature]
    3
moves: !!seq []
    -:4:8: unreadable: a tag (!name) cannot be used in records [yaml-feature]
    3
*x : 1
    -:4:1: unreadable: an alias (*name) cannot be used in records [yaml-feature]
    3
? [a]\n: b
    -:4:3: unreadable: a key that is a list or a map cannot be used in records [yaml-feature]
    3
<<: {a: b}
    -:4:1: unreadable: unknown key `<<` in the document [unknown-key]
    3

== marks of documents with something behind them
$ reeve check -
--- stdin
# a comment
--- {reeve: 1, rules: castle, players: {W: Anna, B: Bert}, moves: []}
... # the first ends here
--- # and another begins
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
about: |
  ---
  ...
moves: []
--- stdout
-: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
-: document 2: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move

== directives: this YAML, another, an unknown one
% printf '%breeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves: []\n' "$text" | { reeve check - || echo "$?"; } 2>&1 | grep -v '^ '
--- rows text
%YAML 1.1\n---\n
    -: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
%TAG ! tag:example.org,2026:\n---\n
    -: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
%YAML 2.0\n---\n
    -: unreadable
    -:1:1: unreadable: this is not YAML: found incompatible YAML document [yaml-syntax]
    3
%HTML 5\n---\n
    -: unreadable
    -:1:6: unreadable: this is not YAML: found unknown directive name [yaml-syntax]
    3
%YAML 1.1\n
    -: unreadable
    -:2:1: unreadable: this is not YAML: the text goes on where the document had ended [yaml-syntax]
    3

== JSON is YAML: laid out, with tabs, and in one line
% reeve fmt $T/$f.json
--- file wide.json
{
  "reeve": 1,
  "rules": "castle",
  "players": {"W": "Anna", "B": "Bert"},
  "moves": [
    {"W": "32 b3 squire"},
    {"B": "34 c3", "score": {"W": 0, "B": 0}}
  ]
}
--- file tabs.json
{
	"reeve": 1, "rules": "castle",
	"players": {"W": "Anna", "B": "Bert"},
	"moves": [{"W": "32 b3 squire"}]
}
--- file line.json
{"reeve":1,"rules":"castle","players":{"W":"An\/na \u00e9","B":"Bert"},"moves":[{"W":"32 b3 squire"}]}
--- rows f
wide
    reeve: 1
    rules: castle
    players: {W: Anna, B: Bert}
    moves:
    - W: 32 b3 squire@s
    - B: 34 c3
      score: {W: 0, B: 0}
tabs
    reeve: 1
    rules: castle
    players: {W: Anna, B: Bert}
    moves:
    - W: 32 b3 squire@s
line
    reeve: 1
    rules: castle
    players: {W: An/na é, B: Bert}
    moves:
    - W: 32 b3 squire@s

== what JSON allows and YAML does not is refused with what to do instead; an escape stands for a control character
% printf "$text, "'"rules": "castle", "players": {"W": "Anna", "B": "Bert"}, "moves": []}\n' | { reeve check - || echo "$?"; } 2>&1 | grep -v '|'
--- rows text
{"reeve": 1, "about": "a\177b"
    -: unreadable
    -:1:25: unreadable: this is not text: the character U+007F [not-text]
      help: Delete it, or type \u007F between double quotes.
    3
{"reeve": 1, "about": "a\\\\u007Fb"
    -: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
{"reeve"\n: 1
    -: unreadable
    -:2:1: unreadable: this is not YAML: this colon is not on the line of its key [yaml-syntax]
      help: Put the colon right after its key, on the same line.
    3
{"reeve": 1, "about": {"a": [{"b"\n  :[1]}]}
    -: unreadable
    -:2:3: unreadable: this is not YAML: this colon is not on the line of its key [yaml-syntax]
      help: Put the colon right after its key, on the same line.
    3
{"reeve":\n1
    -: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move
\t{"reeve": 1
    -: unreadable
    -:1:1: unreadable: a tab, where YAML needs spaces [yaml-tab]
      help: Replace the tab with spaces.
    3
{\t"reeve"\t:\t1\n\t
    -: legal so far: 0 turns, score Anna (W) 0, Bert (B) 0, W to move

== the keys of an entry are no labels, nor what is too long, empty or not plain letters; other words are
% printf 'reeve: 1\nrules: castle\nplayers: {%s: Anna, B: Bert}\nmoves: [{%s: 32 b3}]\n' "$label" "$label" | reeve check - 2>&1 | grep -v help
--- rows label
use
    -: unreadable
    -:3:11: unreadable: `use` cannot be a player's label [bad-label]
          3 | players: {use: Anna, B: Bert}
            |           ^~~
score
    -: unreadable
    -:3:11: unreadable: `score` cannot be a player's label [bad-label]
          3 | players: {score: Anna, B: Bert}
            |           ^~~~~
take
    -: unreadable
    -:3:11: unreadable: `take` cannot be a player's label [bad-label]
          3 | players: {take: Anna, B: Bert}
            |           ^~~~
order
    -: unreadable
    -:3:11: unreadable: `order` cannot be a player's label [bad-label]
          3 | players: {order: Anna, B: Bert}
            |           ^~~~~
discard
    -: unreadable
    -:3:11: unreadable: `discard` cannot be a player's label [bad-label]
          3 | players: {discard: Anna, B: Bert}
            |           ^~~~~~~
none
    -: legal so far: 1 turn, score Anna (none) 0, Bert (B) 0, B to move
final
    -: legal so far: 1 turn, score Anna (final) 0, Bert (B) 0, B to move
W_1
    -: legal so far: 1 turn, score Anna (W_1) 0, Bert (B) 0, B to move
x123456789012345
    -: legal so far: 1 turn, score Anna (x123456789012345) 0, Bert (B) 0, B to move
x1234567890123456
    -: unreadable
    -:3:11: unreadable: `x1234567890123456` cannot be a player's label [bad-label]
          3 | players: {x1234567890123456: Anna, B: Bert}
            |           ^~~~~~~~~~~~~~~~~
""
    -: unreadable
    -:3:12: unreadable: `` cannot be a player's label [bad-label]
          3 | players: {"": Anna, B: Bert}
            |            ^~~~~~~~~~~~~~~~~
é
    -: unreadable
    -:3:11: unreadable: `é` cannot be a player's label [bad-label]
          3 | players: {é: Anna, B: Bert}
            |           ^
1W
    -: unreadable
    -:3:11: unreadable: `1W` cannot be a player's label [bad-label]
          3 | players: {1W: Anna, B: Bert}
            |           ^~
W-1
    -: unreadable
    -:3:11: unreadable: `W-1` cannot be a player's label [bad-label]
          3 | players: {W-1: Anna, B: Bert}
            |           ^~~
_W
    -: unreadable
    -:3:11: unreadable: `_W` cannot be a player's label [bad-label]
          3 | players: {_W: Anna, B: Bert}
            |           ^~

== names in any script, with quotes, line ends and signs of YAML, come back from fmt as they were
$ reeve fmt $T/game.yaml >$T/1.yaml
$ reeve fmt $T/1.yaml >$T/2.yaml
$ cmp $T/1.yaml $T/2.yaml
$ sed -n '/^about/p; /^players/p' $T/1.yaml
--- file game.yaml
reeve: 1
rules: castle
about: {signs: '- # & * ! | > % @ ` {}[],: ? ~', quotes: "'single' \"double\" \\", lines: "one\ntwo\n", blank: ' ', nothing: ''}
players: {W: "Æsa \"the\nQueen\" O'Neil: [x] # z", B: "ベルト 😀"}
moves: []
--- stdout
about: {signs: '- # & * ! | > % @ ` {}[],: ? ~', quotes: '''single'' "double" \', lines: "one\ntwo\n", blank: ' ', nothing: ''}
players: {W: "Æsa \"the\nQueen\" O'Neil: [x] # z", B: ベルト 😀}

== a name with a line end stays in one line of the answer
$ reeve check -
--- stdin
reeve: 1
rules: castle
players: {W: "Anna\nof Bree", B: "Bert"}
moves: []
--- stdout
-: legal so far: 0 turns, score Anna\x0aof Bree (W) 0, Bert (B) 0, W to move

== a comment ends where the line does for YAML, be it at a carriage return or a line separator
% printf "reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: 17 d7 # at the gate$end# his answer$end- B: 50 b3\n" | reeve fmt - | sed 1,4d | paste -sd'|'
--- rows end
\r
    - W: 17 d7 # at the gate|# his answer|- B: 50 b3
\r\n
    - W: 17 d7 # at the gate|# his answer|- B: 50 b3
\302\205
    - W: 17 d7 # at the gate|# his answer|- B: 50 b3
\342\200\250
    - W: 17 d7 # at the gate|# his answer|- B: 50 b3
\342\200\251
    - W: 17 d7 # at the gate|# his answer|- B: 50 b3

== an apostrophe in a quoted text does not end it: the comments below are kept
$ reeve fmt $T/game.yaml >$T/1.yaml
$ reeve fmt $T/1.yaml | cmp - $T/1.yaml && cat $T/1.yaml
--- file game.yaml
reeve: 1
rules: castle
about: {place: at Grandmother's?}
players: {W: Anna, B: Bert}
moves:
- W: 17 d7
# his answer
- B: 50 b3
--- stdout
reeve: 1
rules: castle
about: {place: 'at Grandmother''s?'}
players: {W: Anna, B: Bert}
moves:
- W: 17 d7
# his answer
- B: 50 b3

== escaped control characters and line separators are kept, and written by fmt so that they can be read again
$ printf 'reeve: 1\nrules: castle\nabout: "a\\u2028b\\x85c\\u2029d\\x9fe\\e\\uFEFF"\nplayers: {W: "An\\e[1mna", B: Bert}\nmoves: []\n' >$T/game.yaml
$ reeve fmt $T/game.yaml >$T/1.yaml
$ reeve fmt $T/1.yaml >$T/2.yaml
$ cmp $T/1.yaml $T/2.yaml
$ grep -v '^[ -~]*$' $T/1.yaml
$ reeve check $T/game.yaml
--- stdout
$T/game.yaml: legal so far: 0 turns, score An\x1b[1mna (W) 0, Bert (B) 0, W to move

== an escaped NUL is refused: no name is cut short
$ printf '{reeve: 1, rules: castle,\n players: {W: "An\\0na", B: Bert}, moves: []}' | reeve check -
$ printf '{reeve: 1, rules: castle,\n players: {"W\\0": Anna, B: Bert}, moves: []}' | reeve check -
$ printf '{reeve: 1, rules: "castle\\0",\n players: {W: Anna, B: Bert}, moves: []}' | reeve check -
--- stdout
-: unreadable
-: unreadable
-: unreadable
--- stderr~
-:2:15: unreadable: this is not text: the character U+0000 [not-text]
-:2:12: unreadable: this is not text: the character U+0000 [not-text]
-:1:19: unreadable: this is not text: the character U+0000 [not-text]
--- status 3

== an emoji in JSON is written as two surrogates
$ printf '{"reeve": 1, "rules": "castle", "players": {"W": "\\ud83d\\ude00", "B": "Bert"}, "moves": []}' | reeve fmt -
--- stdout
reeve: 1
rules: castle
players: {W: 😀, B: Bert}
moves: []

== escapes that are none are left as they are: only in double quotes, and where nothing else can be meant
$ reeve fmt $T/game.yaml | head -n 3
$ sed "s/'/\"/g; s/B: .* /B: /" $T/game.yaml | reeve fmt - | sed -n 3p
--- file game.yaml
reeve: 1
rules: castle
players: {W: '\ud83d\ude00', B: \ud83d\ude00 Bert}
moves: []
--- stdout
reeve: 1
rules: castle
players: {W: '\ud83d\ude00', B: '\ud83d\ude00 Bert'}
players: {W: 😀, B: Bert}

== what turns the direction of reading does not turn an answer
$ printf 'reeve: 1\nrules: castle\nplayers: {W: "Anna\\u202e", B: "x\\u2066y\\u2028z"}\nmoves: []\n"a\\u202eb": 1\n' >$T/game.yaml
$ reeve check $T/game.yaml
$ sed '$d' $T/game.yaml | reeve check -
--- stdout
$T/game.yaml: unreadable
-: legal so far: 0 turns, score Anna\u202e (W) 0, x\u2066y\u2028z (B) 0, W to move
--- stderr~
unknown key `a\u202eb`

== declarations of tags are not read, however many there are
$ { for i in $(seq 60000); do echo "%TAG !a$i! t"; done; cat fixtures/castle/kitchen-table.yaml; } >$T/game.yaml
$ reeve check $T/game.yaml
--- stdout
$T/game.yaml: unreadable
--- stderr~
17:1: unreadable: one more declaration of tags (%TAG)
--- status 3
