-- Calls itself by what is no name.
return {api = 1, name = "x\27[31m\ny", summary = "Hostile.", rules = {"castle"}, hooks = {}}
