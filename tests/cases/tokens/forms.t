# Tokens, their faces and their places as parts of forms of a script's action.

== a token, a face and a place are typed as in positions, and the script gets what they mean [TK-1, TK-2]
$ R="--rules tests/rulesets --script $T/tell.lua"
% sed "s#PUT#$put#" $T/game.yaml | reeve score $R - 2>&1 | sed -n 's/.*tell: //p; s/^-:[0-9:]* //p; s/^  help/help/p'
$ reeve schema $R tokens | gojq -r '.properties.moves | .. | .properties? | select(.put?) | .put.pattern as $p | ["fairy 0,1", "gold W 3", "weather table"] | map(test($p)) | @csv'
--- file tell.lua
local function name(x) return type(x) == "userdata" and x.name and tostring(x) or math.type(x) or type(x) end
return {
  api = 2, name = "tell", summary = "It tells.", rules = {"tokens"},
  actions = {
    put = {form = "{token} {spot}[ {face}]", act = function(game, _, token, where, face)
      game:tell(("%s %s %s"):format(token:name(), tostring(where), tostring(face)))
    end},
  },
}
--- file game.yaml
reeve: 1
rules: tokens
players: {W: Anna, B: Ben}
moves:
- W: BA.Ccc+/90 0,1
  put: PUT
--- rows put
fairy 0,1
    fairy 0,1 nil
sheep field@0,0.s 2
    sheep field@0,0.s 2
sheep table wolf
    sheep table wolf
gold W
    gold W nil
gold 0,1 3
    gold tile BA.Ccc+ 3
post 0,1/nw
    post 0,1/nw nil
sheep table wlof
    unreadable: `wlof`: sheep have no such face [bad-extra]
    help: did you mean `wolf`?
sheep table 3
    unreadable: `3`: sheep have no such face [bad-extra]
    help: Type one of these: 1, 2, wolf.
sheep W 2
    unreadable: `W`: a feature or the word table belongs here [bad-extra]
    help: Type it as KIND@0,1 or table.
gold W 99
    unreadable: `99`: the number of tokens is 1 to 12 [bad-extra]
    help: Type a value that `reeve legal --actions` lists.
post 9,9/nw
    illegal: `put: post 9,9/nw` means nothing here: no tile lies at that corner, or beside it [action-value]
    help: Type `put: fairy 0,-1`, `put: fairy -1,0`, `put: fairy 0,0`, `put: fairy 1,0`, `put: fairy -1,1`, `put: fairy 0,1`, `put: fairy 1,1`, `put: fairy 0,2` …
fairy 9,9
    illegal: `put: fairy 9,9` means nothing here: no tile lies there, or beside it [action-value]
    help: Type `put: fairy 0,-1`, `put: fairy -1,0`, `put: fairy 0,0`, `put: fairy 1,0`, `put: fairy -1,1`, `put: fairy 0,1`, `put: fairy 1,1`, `put: fairy 0,2` …
shep table 2
    unreadable: `shep`: no tokens are called that [bad-extra]
    help: did you mean `sheep`?
gold 3,3 1
    illegal: `put: gold 3,3 1` means nothing here: no tile lies there [action-value]
    help: Type `put: fairy 0,-1`, `put: fairy -1,0`, `put: fairy 0,0`, `put: fairy 1,0`, `put: fairy -1,1`, `put: fairy 0,1`, `put: fairy 1,1`, `put: fairy 0,2` …
weather table sun
    unreadable: `weather`: no tokens are called that [bad-extra]
    help: Type one of these: fairy, gold, sheep, post.
--- stdout
true,true,false

== of all places of all tokens random play and legal know, and what they choose is legal [TK-1, TK-2]
$ R="--rules tests/rulesets --script $T/put.lua"
$ reeve sim tokens $R --games 2 --seed 3 >$T/games; reeve check -q $R $T/games; grep -o 'put: [a-z]*' $T/games | sort -u
$ reeve legal $R --actions --before 2 $T/games | tr -s ' \n' ' ' | grep -o 'sheep field@0,0.n[a-z]* [a-z0-9]*\|fairy 0,[1-9]\|sheep table [a-z]*' | sort -u
--- file put.lua
return {
  api = 2, name = "put", summary = "A token goes somewhere.", rules = {"tokens"},
  actions = {
    put = {
      form = "{token} {spot} {face}|{token} {spot}",
      may = function(_, _, token, _, face)
        local plain = token:name() == "fairy" or token:name() == "post"
        if plain and face then return "one, without saying so" end
        if not plain and not face then return "which one" end
        if token:left(type(face) == "string" and face or nil) == 0 then return "none is left" end
      end,
      act = function(_, _, token, where, face)
        token:put(where, type(face) == "string" and face or nil)
      end,
    },
  },
}
--- stdout
put: fairy
put: post
put: sheep
fairy 0,1
fairy 0,2
sheep field@0,0.ne 1
sheep field@0,0.ne 2
sheep field@0,0.ne wolf
sheep table 
sheep table wolf

== a number that is left out is nil, and is not written
% sed "s/WHAT/$what/" $T/game.yaml >$T/one.yaml; reeve score --script $T/number.lua $T/one.yaml | sed -n 's/.*number: //p'; reeve fmt --script $T/number.lua $T/one.yaml | tail -n 1
--- file number.lua
return {api = 2, name = "number", summary = "It tells.", rules = {"carcassonne"}, actions = {
  pay = {form = "{figure}[ {number}]", act = function(game, _, figure, n) game:tell(figure .. " " .. tostring(n)) end}}}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Ben}
moves:
- W: BA.Ccc+/90 0,1
  pay: WHAT
--- rows what
small
    small nil
      pay: small
small 0
    small 0
      pay: small 0
small -7
    small -7
      pay: small -7
