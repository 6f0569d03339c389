-- Gives a table that holds itself wherever it can.
local house_rule = {api = 1, name = "returns-itself", summary = "Hostile.", rules = {"castle"}}
house_rule.hooks = house_rule
return house_rule
