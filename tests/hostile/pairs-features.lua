-- Tells in which order features, tiles, cells and players are walked as keys.
return {
  api = 1,
  name = "pairs-features",
  summary = "Hostile.",
  rules = {"castle"},
  hooks = {
    game_ended = function(game)
      local keys, said = {}, {}
      local function add(list, name)
        for i = #list, #list - 2, -1 do
          if list[i] then keys[list[i]] = list[i][name](list[i]) end
        end
      end
      add(game:cells(), "name")
      add(game:features("tower"), "name")
      add(game:tiles(), "id")
      add(game:features("path"), "name")
      add(game:players(), "label")
      for key, name in pairs(keys) do said[#said + 1] = tostring(key) .. " " .. name end
      error(table.concat(said, ", "))
    end,
  },
}
