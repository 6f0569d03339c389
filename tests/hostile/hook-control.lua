-- Has a hook whose name is nothing to print.
return {
  api = 1, name = "hook-control", summary = "", rules = {"castle"},
  hooks = {["turn\27_ending\xff"] = function() end},
}
