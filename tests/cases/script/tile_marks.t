# The marks of a tile: of the tile as a whole, or on a feature of it.

== tile:marks tells which tile of a feature a mark is printed on, and tile:has and feature:has say so of one
$ mkdir -p $T/r/inns-told && cp $T/ruleset.yaml $T/inns-told.lua $T/r/inns-told
$ reeve score --rules $T/r $T/game.yaml | grep inns-told
--- file ruleset.yaml
ruleset: 1
name: inns-told
extends: inns
title: Inns, told
edition: of this table
scripts: [inns-told]
marks: {well: {letter: w, path: 'M5,5 L95,5 L50,95 Z'}}
more_tiles: {WL.1: frfr+w}
--- file inns-told.lua
---@type reeve.Script
return {
  api = 2,
  name = "inns-told",
  summary = "Says where inns are.",
  rules = {"inns-told"},
  replaces = {"I-6"},
  hooks = {
    turn_ending = function(game, turn)
      for _, road in ipairs(turn:tile():features()) do
        if road:kind() == "road" then
          for _, tile in ipairs(road:tiles()) do
            local on, whole = tile:marks(road), tile:marks()
            game:tell(("%s %s, %s"):format(tile:id(), on[1] or "-", whole[1] or "-"))
            assert(tile:has("inn", road) == (on[1] == "inn") and not tile:has("inn"))
            assert(tile:has("well") == (whole[1] == "well") and not tile:has("well", road))
            assert(road:has("inn") == (road:marks()[1] == "inn"), "of one of its tiles")
            assert(not road:has("pig-herd"), "a mark of another box")
          end
        end
      end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: inns-told
players: {R: Rosa, B: Ben}
moves:
- R: IC.RRR.i/90 1,0
- B: WL.1 -1,0
--- stdout
          R   inns-told: IC.RRR.i -, -                                       I-6
          R   inns-told: IC.RRR.i inn, -                                     I-6
          R   inns-told: BA.RCr -, -                                         I-6
          R   inns-told: IC.RRR.i -, -                                       I-6
          B   inns-told: BA.RCr -, -                                         I-6
          B   inns-told: IC.RRR.i -, -                                       I-6
          B   inns-told: WL.1 -, well                                        I-6
