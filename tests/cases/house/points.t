# Marks of a tile that point in a direction, which turns with it.

== a look says where the mark points, and finds the tile and its rotation
$ cd $T; build() { printf '%s\n' 'ruleset: 1' 'name: vane' 'extends: carcassonne' 'scripts: [vane]' "$@" >vane/ruleset.yaml; }
$ build 'marks: {vane: {points: true, path: "M50,2 L90,98 L50,70 L10,98 Z"}}' 'more_tiles: {V1: ffff+vane.nw, V2: {look: frfr+vane.w, count: 2}, V3: rfrf+vane.w}'
$ reeve tiles vane --rules . | grep -o '[rf]*+vane.*'
% sed "s/LOOK/$look/" game.yaml | reeve score --rules . - 2>&1 | grep -o -e '  1  A.*,[01]' -e 'V.*points .*' -e 'like that.*' -e 'vane).*' | head -n 2
$ reeve sim vane --rules . --games 5 --seed 4 >games.yaml; reeve check -q --rules . games.yaml && reeve fmt --looks --rules . games.yaml | reeve check -q --rules . - && echo fine
$ sed 's/LOOK/ffff+vane.se/' game.yaml | reeve show --svg - --rules . - | grep -c 'rotate(135'
$ build 'marks: {vane: {points: true, on: road}}'
$ reeve rules --check vane 2>&1 | head -n 1
--- file vane/vane.lua
return {
  api = 2,
  name = "vane",
  summary = "A vane points somewhere.",
  rules = {"vane"},
  hooks = {
    tile_placed = function(game, tile)
      local way = tile:points()
      if way then game:tell(tile:id() .. " points " .. way) end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: vane
players: {A: Ann, B: Ben}
moves:
- A: BA.L 0,-1
- B: BA.RFr 1,0
- A: BA.L 1,-1
- B: LOOK 0,-2
--- rows look
ffff+vane.ne
    V1 points ne
frfr+vane.w
    V2 points w
frfr+vane.n
    V3 points n
ffff+vane
    vane) needs its direction, as +vane.nw [bad-look]
ffff+vane.q
    vane) needs its direction, as +vane.nw [bad-look]
ffff+vane.n+vane.s
    vane) points in a second direction [bad-look]
--- stdout
ffff+vane.nw         ───v───  frfr+vane.w
rfrf+vane.w
fine
1
vane/ruleset.yaml:5:34: `vane`: a mark that points belongs to the tile as a whole: leave out `on`; see reeve-ruleset(5)
