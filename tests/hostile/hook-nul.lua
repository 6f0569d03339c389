-- Has a hook whose name only begins like one.
return {
  api = 1, name = "hook-nul", summary = "", rules = {"castle"},
  hooks = {["turn_ending\0x"] = function() end},
}
