# shellcheck shell=sh
# harm FIELDS [ACTION]: the status of check and of sim with an action do_it of these fields, and maybe another one, and
# what check says.
harm() {
  cat >"$T/h.lua" <<X
return {api = 2, name = "h", summary = "Harm.", rules = {"carcassonne"}, actions = {do_it = {$1}, $2}}
X
  printf 'reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\nmoves:\n- R: BA.RFr 1,0\n' |
    reeve check -q --script "$T/h.lua" - 2>"$T/error"; status=$?
  reeve sim carcassonne --script "$T/h.lua" >/dev/null 2>"$T/sim"
  echo "$status $? $(head -n 1 "$T/error" | sed 's/^-: unreadable: [^ ]* //; s/\[script-failed\]//' | cut -c 1-150)"
}
