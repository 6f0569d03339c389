/* new_ruleset.c - new --ruleset NAME: a ruleset of one's own to fill in. */
#define _XOPEN_SOURCE 700 /* mkdir */
#include "cmd/rules.h"
#include "report.h"
#include "save.h"
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* {name}: of the ruleset; {base}: of the one that it adds to. */
static const char ruleset_text[] =
    "# A ruleset of your own: what it says is added to {base}. reeve-ruleset(5) describes all "
    "keys.\n"
    "# Judge it with `reeve rules --check {name}`, and play it with `reeve sim {name} --rules .`.\n"
    "ruleset: 1\n"
    "name: {name}\n"
    "extends: {base}\n"
    "title: '{name}'\n"
    "edition: of this table\n"
    "scripts: [{name}]                  # always in force: scripts/{name}.lua\n"
    "\n"
    "# Take away the # of what your box has, and change it. `defaults: {OPTION: VALUE}` sets an\n"
    "# option that `reeve rules {base}` lists.\n"
    "# tokens:\n"
    "#   fairy: {name: [fairy, fairies], number: 1, on: cell, rule: MY-1}\n"
    "# dice:\n"
    "#   die: {faces: [1, 2, 3, 4, 5, 6], rule: MY-1}\n"
    "# marks:\n"
    "#   inn: {on: road, letter: z, picture: house, completed: {per_tile: 2, rule: MY-1}}\n"
    "# figures:\n"
    "#   mayor: {name: mayor, strength: 3, size: 130}\n"
    "# more_tiles:\n"
    "#   MY.1: {look: 'frfr', count: 2}\n"
    "\n"
    "rules:\n"
    "  ledger: MY\n"
    "  title: Rules of this table\n"
    "  sources: {US: what we agreed on}\n"
    "  sections: {all: What is new}\n"
    "  rules:\n"
    "    MY-1:\n"
    "      section: all\n"
    "      title: Coming home\n"
    "      text: A player may take a follower of their own home instead of placing one.\n"
    "      source: [US]\n"
    "      standing: house\n"
    "      testable: true\n";

static const char script_text[] =
    "-- What the ruleset {name} adds that only a program can say. reeve-scripting(7) leads "
    "through\n"
    "-- such a script, and reeve-hooks(7) lists all hooks, objects and methods.\n"
    "\n"
    "---@type reeve.Script\n"
    "return {\n"
    "  api = 2,\n"
    "  name = \"{name}\",\n"
    "  summary = \"A player may take a follower home instead of placing one.\",\n"
    "  rules = {\"{name}\"},\n"
    "  replaces = {\"MY-1\"},\n"
    "  actions = {\n"
    "    -- A key that a turn can have: `recall: knight@0,1`.\n"
    "    recall = {\n"
    "      form = \"{follower}\",       -- what is typed behind the key\n"
    "      when = \"laid\",             -- the tile lies, and nothing is scored yet\n"
    "      instead = \"follower\",      -- who does it places no follower\n"
    "      words = \"Instead of a follower: the follower of the player that comes home\",\n"
    "      rule = \"MY-1\",\n"
    "      -- Says why not; nothing, if the player may do it. It changes nothing.\n"
    "      may = function(game, turn, follower)\n"
    "        if follower:player() ~= turn:player() then return \"it is not the player's own\" end\n"
    "      end,\n"
    "      -- Does it.\n"
    "      act = function(game, turn, follower)\n"
    "        game:take_home(follower)\n"
    "      end,\n"
    "    },\n"
    "  },\n"
    "  -- What happens without a choice is a hook:\n"
    "  -- hooks = {\n"
    "  --   feature_scored = function(game, feature) end,\n"
    "  -- },\n"
    "}\n";

static rv_status write_file(run *r, const char *path, const char *text, const rv_ruleset *base) {
    out *to = out_part(r->err);
    while (*text) {
        size_t n = strcspn(text, "{");
        out_bytes(to, text, n);
        text += n;
        const char *word = !strncmp(text, "{name}", 6)   ? r->args->ruleset
                           : !strncmp(text, "{base}", 6) ? rv_ruleset_name(base)
                                                         : NULL;
        out_bytes(to, word ? word : text, word ? strlen(word) : *text != '\0');
        text += word ? 6 : *text != '\0';
    }
    return save(r, path, to);
}

static rv_status make_folder(run *r, const char *path) {
    if (!mkdir(path, 0777 & ~r->umask))
        return RV_FINE;
    return errno == EEXIST ? complain(r, RV_MISUSED, path, "exists already; type another name")
                           : complain(r, RV_LIMIT_HIT, path, strerror(errno));
}

rv_status new_ruleset(run *r) {
    const char *name = r->args->ruleset, *why = NULL,
               *base = r->args->operands.n ? r->args->operands.s[0] : "carcassonne";
    const rv_ruleset *rs;
    const rv_ruleset_fault *faults;
    if (r->args->board)
        return complain(r, RV_MISUSED, NULL,
                        "--board prints a board, --ruleset writes a ruleset: "
                        "give one of them");
    if (!load_is_name(name))
        return complain(r, RV_MISUSED, NULL,
                        "--ruleset NAME: a name is letters, digits, - and _, at most 64");
    rv_status status = find_ruleset(r, base, &rs);
    if (status != RV_FINE)
        return status;
    if (rv_library_ruleset(r->library, name, &why) || rv_library_faults(r->library, name, &faults))
        return complain(r, RV_MISUSED, name, "there is a ruleset of this name; type another name");
    status = make_folder(r, name);
    if (status == RV_FINE)
        status = write_file(r, out_format(r->err, "%s/ruleset.yaml", name), ruleset_text, rs);
    if (status == RV_FINE)
        status = make_folder(r, out_format(r->err, "%s/scripts", name));
    if (status == RV_FINE)
        status =
            write_file(r, out_format(r->err, "%s/scripts/%s.lua", name, name), script_text, rs);
    if (status == RV_FINE)
        out_printf(r->out,
                   "%s/ruleset.yaml and %s/scripts/%s.lua are written. Now type:\n"
                   "  reeve rules --check %s\n"
                   "  reeve sim %s --rules .\n",
                   name, name, name, name, name);
    return status;
}
