-- A tower reaches one step less, so that its first piece reaches its own tile only (T-50).
--
-- By the rules (T-14) the first piece already reaches the four tiles around, so that a follower can
-- be lost to a tower that was not there a turn ago. With this house rule the others see a tower
-- grow before it reaches them. It is the same as the option `range_offset: -1`.

return {
  api = 1,
  name = "no-surprises",
  summary = "The first piece of a tower reaches its own tile only, each further one a step more.",
  source = "De Toren, Huisregels",
  rules = {"tower"},
  replaces = {"T-14"},
  hooks = {
    -- What is out of reach already may fall below 0; it is out of reach all the same, and another
    -- script can add to it, in whichever order they are named.
    tower_range = function(_, _, _, range)
      return range - 1
    end,
  },
}
