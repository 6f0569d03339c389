-- A tower reaches one step less, so that its first piece reaches only its own tile (T-50).
--
-- By the rules (T-14) the first piece already reaches the four neighbouring tiles, so a follower
-- can be lost to a tower that did not exist one turn before. With this house rule the other players
-- see a tower grow before it reaches them. It is the same as the option `range_offset: -1`.

return {
  api = 1,
  name = "no-surprises",
  summary = "The first piece of a tower reaches only its own tile, each further one a step more.",
  source = "De Toren, Huisregels",
  rules = {"tower"},
  replaces = {"T-14"},
  hooks = {
    -- The range of a cell that is already out of reach may fall below 0; it is still out of reach,
    -- and another script can add to it, in any order of the scripts.
    tower_range = function(_, _, _, range)
      return range - 1
    end,
  },
}
