-- Spends its steps on texts and keys that come and go, until one turn, the same each time, is too
-- much.
return {
  api = 1,
  name = "spender",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    turn_ending = function()
      local list = {}
      for i = 1, 2000 do
        local key = "key" .. i % 700
        list[key] = key .. "/" .. i
        if i % 3 == 0 then
          list["key" .. (i - 2) % 700] = nil
        end
        local pair = {key, list}
        local get = function() return pair end
        get()
      end
    end,
  },
}
