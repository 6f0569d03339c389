-- What the ruleset {name} adds that only a program can say. reeve-scripting(7) leads through
-- such a script, and reeve-hooks(7) lists all hooks, objects and methods.

---@type reeve.Script
return {
  api = 2,
  name = "{name}",
  summary = "A player may take a follower home instead of placing one.",
  rules = {"{name}"},
  replaces = {"{MY}-1"},
  actions = {
    -- A key that a turn can have: `recall: knight@0,1`.
    recall = {
      form = "{follower}",       -- what is typed after the key
      when = "laid",             -- the tile lies, and nothing is scored yet
      instead = "follower",      -- who does it places no follower
      words = "Instead of a follower: the follower of the player that comes home",
      rule = "{MY}-1",
      -- Says why not; nothing, if the player may do it. It changes nothing.
      may = function(game, turn, follower)
        if follower:player() ~= turn:player() then return "it is not the player's own" end
      end,
      -- Does it.
      act = function(game, turn, follower)
        game:take_home(follower)
      end,
    },
  },
  -- What happens without a choice is a hook:
  -- hooks = {
  --   feature_scored = function(game, feature) end,
  -- },
}
