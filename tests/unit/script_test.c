/* script_test.c - house rules in Lua: loading, the sandbox, and what happens when they fail. */
#include "house.h"

/* ---- help ---------------------------------------------------------------------------------- */

static rv_str text_of(const char *s) {
    return (rv_str){s, strlen(s)};
}

/* A script that contains one given part. */
static const char *rule(const char *before, const char *hooks) {
    return rv_printf(&arena,
                     "%s\nreturn {api = 1, name = \"x\", summary = \"x\", rules = {\"castle\"},\n"
                     "hooks = {%s}}\n",
                     before, hooks);
}

/* A script whose turn_ending does this, on line 3. */
static const char *ending(const char *body) {
    return rule("", rv_printf(&arena, "turn_ending = function(game, turn) %s end", body));
}

static void refused(const char *name, const char *text, const char *wanted) {
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    const char *message = rv_hooks_load(h, ruleset("castle"), "rule.lua", text_of(text));
    said(message && strcmp(message, wanted) == 0, message, name);
    rv_hooks_free(h);
}

typedef struct playing {
    rv_game *g;
    void (*play)(rv_game *g);
} playing;

static void run(void *ud) {
    const playing *p = ud;
    p->play(p->g);
}

static void white_scores_12(rv_game *g) {
    move_by(g, 0, 12);
    end_turn(g);
}

/* The message of a script when it is loaded and this is played; NULL: none. Its texts are copied
 * into the arena. */
static const char *outcome(const char *text, void (*play)(rv_game *g), bool *limit) {
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    rv_game *g = new_game(RV_V_PER_FEATURE);
    playing p = {g, play};
    const char *message = rv_hooks_load(h, g->rs, "rule.lua", text_of(text));
    rv_hooks_begin(h, g, NULL, NULL);
    if (!message && !rv_protect(&arena, run, &p))
        message = "jumped";
    *limit = false;
    rv_hooks_failed(h, &message, limit);
    message = message ? rv_dup(&arena, rv_str_of(message)) : NULL;
    rv_hooks_free(h);
    return message;
}

static void fails(const char *name, const char *text, bool budget, const char *wanted) {
    bool limit;
    const char *message = outcome(text, white_scores_12, &limit);
    said(message && strcmp(message, wanted) == 0 && limit == budget, message, name);
}

/* The body of turn_ending may contain any assertions. */
static void holds(const char *name, const char *body) {
    bool limit;
    const char *message = outcome(ending(body), white_scores_12, &limit);
    said(!message, message, name);
}

/* ---- loading ------------------------------------------------------------------------------- */

static void test_loading(void) {
    refused("a syntax error is named with file and line", "return {\n  api = = 1,\n}",
            "rule.lua:2: unexpected symbol near '='");
    refused("an error while a script is loaded is named with file and line",
            "local x\nlocal y = x.z\nreturn {}",
            "rule.lua:2: attempt to index a nil value (local 'x')");
    refused("a script must return a table", "return 5",
            "rule.lua: a script returns a table, not a number");
    refused("an empty script is none", "", "rule.lua: a script returns a table, not nothing");
    refused("compiled Lua is refused", "\033Lua",
            "rule.lua: compiled Lua is not run, only its text");
    refused("another version of the interface is refused",
            "return {api = 3, name = 'x', summary = 'x', rules = {}, hooks = {}}",
            "rule.lua: `api` is 3; this reeve offers 1 and 2");
    refused("a version that is no number is refused",
            "return {api = '1', name = 'x', summary = 'x', rules = {}, hooks = {}}",
            "rule.lua: `api` is a whole number, not a string");
    refused("a script without a name is refused",
            "return {api = 1, summary = 'x', rules = {}, hooks = {}}",
            "rule.lua: `name` is missing");
    refused("a name is no path",
            "return {api = 1, name = '../x', summary = 'x', rules = {}, hooks = {}}",
            "rule.lua: `name` is letters, digits, dashes and underscores, at most 64");
    refused("an unknown field is named with the nearest",
            "return {api = 1, name = 'x', summary = 'x', rules = {}, hook = {}, zzz = 1}",
            "rule.lua: unknown field `hook`; did you mean `hooks`?");
    refused("a list of texts holds nothing else",
            "return {api = 1, name = 'x', summary = 'x', rules = {'castle', 5}, hooks = {}}",
            "rule.lua: `rules` is a list of texts");
    refused("a script for other rulesets is refused",
            "return {api = 1, name = 'x', summary = 'x', rules = {'tower', 'bazaars'}, hooks = {}}",
            "rule.lua: this script is for tower, bazaars, not for castle");
}

static void test_hooks(void) {
    refused("an unknown hook is named with the nearest and its line",
            rule("", "\nturn_endin = function() end"),
            "rule.lua:4: unknown hook `turn_endin`; did you mean `turn_ending`?");
    refused("a hook is a function", rule("", "turn_ending = 5"),
            "rule.lua:3: hook `turn_ending` is a function of the script, not a number");
    refused("a hook is no function of a library", rule("", "turn_ending = pcall"),
            "rule.lua:3: hook `turn_ending` is a function of the script, not a library function");
    refused("a hook has a name", rule("", "function() end"),
            "rule.lua: a hook is a name, not a number");
}

static void test_text(void) {
    static char big[RV_LIMIT_SCRIPT_TEXT + 2];
    memset(big, ' ', sizeof big - 1);
    refused("a script that is too long is refused", big,
            "rule.lua: a script of more than 65536 bytes");
    refused("what a script says is one line of text", "error('a\\nb\\27[31m\\xff\\u{e9}', 0)",
            "rule.lua:1: a b?[31m?\303\251");
}

/* A preset such as castle-hig is played by the scripts of the ruleset that it extends. */
static void test_preset(void) {
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    const char *message = rv_hooks_load(h, ruleset("castle-hig"), "end-of-turn-pickup",
                                        shipped("end-of-turn-pickup"));
    said(!message, message, "a script for castle fits its presets");
    rv_hooks_free(h);
}

static void test_several(void) {
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    rv_game *g = new_game(RV_V_PER_FEATURE);
    const rv_str a = text_of(rule("", "")), b = text_of(rule("--", ""));
    rv_hooks_begin(h, g, NULL, NULL);
    ok(!g->scripts.hooks, "without scripts a game has no hooks");
    ok(!rv_hooks_load(h, g->rs, "a.lua", a) && !rv_hooks_load(h, g->rs, "a.lua", a),
       "a script that is given twice is loaded once");
    const char *message = rv_hooks_load(h, g->rs, "b.lua", b);
    said(message && strstr(message, "b.lua: another script that calls itself `x`"), message,
         "two scripts of one name are refused");
    message = rv_hooks_load(h, g->rs, "a.lua", a);
    said(message && strstr(message, "b.lua"), message, "a failure to load is sticky …");
    rv_hooks_clear(h);
    ok(!rv_hooks_load(h, g->rs, "b.lua", b), "… until the next document");
    rv_hooks_free(h);
}

static void test_many(void) {
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    const char *message = NULL;
    for (int document = 0; document < 5; document++) {
        rv_hooks_clear(h);
        for (int i = 0; i < RV_LIMIT_SCRIPTS && !message; i++)
            message = rv_hooks_load(h, ruleset("castle"), "rule.lua",
                                    text_of(rv_printf(&arena,
                                                      "return {api = 1, name = 'n%d-%d', "
                                                      "summary = '', rules = {'castle'}, "
                                                      "hooks = {}}",
                                                      document, i)));
    }
    said(!message, message, "documents may have as many scripts as the limit says, each its own");
    message = rv_hooks_load(h, ruleset("castle"), "rule.lua", text_of(rule("", "")));
    said(message && strstr(message, "more than 32 scripts"), message, "and not one more");
    rv_hooks_free(h);
}

/* The rules that verdicts cite. A script for several games names rules of several ledgers. */
static void test_replaced(void) {
    static const char *const text =
        "return {api = 1, name = 'x', summary = '', rules = {'castle'}, hooks = {},"
        "replaces = {'Z-1', 'C-72', 'C-71'}}";
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    const char *message = rv_hooks_load(h, ruleset("castle"), "x.lua", text_of(text));
    said(!message && strcmp(h->in_force[0]->rule, "C-72") == 0, message,
         "of the rules that a script replaces the first of the ledger in force is known");
    rv_hooks_clear(h);
    rv_hooks_load(h, ruleset("castle"), "x.lua", text_of(rule("", "")));
    ok(*h->in_force[0]->rule == '\0', "a script that replaces none has none");
    rv_hooks_free(h);
}

/* Memory for earlier documents is not taken from the budget of a later one. */
static void test_kept_memory(void) {
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    char *much = rv_alloc(&arena, 60001);
    const char *message = NULL;
    bool limit = false;
    for (int i = 0; i < 60000; i++)
        much[i] = "do local x = 1 end  "[i % 20];
    much[60000] = '\0';
    for (int i = 0; i < RV_LIMIT_SCRIPTS && !message; i++) {
        rv_hooks_clear(h);
        message = rv_hooks_load(h, ruleset("castle"), "large.lua",
                                text_of(rv_printf(&arena,
                                                  "%s return {api = 1, name "
                                                  "= 'n%d', summary = '', rules = {'castle'}, "
                                                  "hooks = {}}",
                                                  much, i)));
    }
    said(!message, message, "scripts may be as long as they are");
    rv_hooks_clear(h);
    message = rv_hooks_load(h, ruleset("castle"), "rule.lua",
                            text_of(ending("local t, u = {}, {} for i = 1, 65536 do t[i] = i end "
                                           "for i = 1, 10000 do u[i] = {} end")));
    rv_game *g = new_game(RV_V_PER_FEATURE);
    rv_hooks_begin(h, g, NULL, NULL);
    end_turn(g);
    rv_hooks_failed(h, &message, &limit);
    said(!message, message, "and take no memory from another");
    rv_hooks_free(h);
}

/* ---- running ------------------------------------------------------------------------------- */

static void test_errors(void) {
    fails("an error in a hook is named with file and line", ending("local x = nil + 1"), false,
          "rule.lua:3: attempt to perform arithmetic on a nil value");
    fails("an error that is no text is named with file and line", ending("error({})"), false,
          "rule.lua:3: the script raised an error that is a table, not a text");
    fails("an error without a place gets one", ending("error('no', 0)"), false, "rule.lua:3: no");
    fails("what a hook returns is checked", ending("return 1"), false,
          "rule.lua:3: turn_ending returns nothing, not 1");
    fails("a marker's hook returns skip or nothing",
          rule("", "marker_stopped = function() return 'skipp' end"), false,
          "rule.lua:3: marker_stopped returns \"skip\" or nothing, not a text");
    fails("a method that is not there is named with the nearest", ending("turn:player():scoer()"),
          false, "rule.lua:3: a player has no `scoer`; did you mean `score`?");
    fails("an option that is not there is named with the nearest",
          ending("game:option('wal_pickup')"), false,
          "rule.lua:3: castle has no option `wal_pickup`; did you mean `wall_pickup`?");
    fails("a label that nobody has is an error", ending("game:player('X')"), false,
          "rule.lua:3: there is no player `X`");
    fails("a space that is no corner is an error", ending("game:take_wall_tile(turn:player(), 14)"),
          false, "rule.lua:3: space 14 is not a corner");
    fails("a method wants its own kind of object", ending("game.players(turn)"), false,
          "rule.lua:3: call it as game:players(…), on a game");
    fails("an argument of the wrong kind is named", ending("game:take_wall_tile(5, 12)"), false,
          "rule.lua:3: game:take_wall_tile: `player` is a player, not 5");
    fails("objects are read-only", ending("turn.extra = 1"), false,
          "rule.lua:3: a house rule cannot set fields of the game's objects");
    fails("deep recursion is an error or a limit",
          ending("local function f() return 1 + f() end f()"), true,
          "rule.lua:3: scripts may use 2048 KiB of memory, and this needs more");
}

static void test_budgets(void) {
    static const char steps[] =
        "rule.lua:3: scripts may run 10000000 steps in one document, and this needs more";
    static const char memory[] =
        "rule.lua:3: scripts may use 2048 KiB of memory, and this needs more";
    static const char text[] = "rule.lua:3: a text may have 4096 bytes, and this has more";
    fails("an endless loop ends", ending("while true do end"), true, steps);
    fails("pcall does not swallow the end of a budget",
          ending("while true do pcall(function() while true do end end) end"), true, steps);
    fails("nor does xpcall, nor a handler that loops",
          ending("local function f() while true do end end while true do xpcall(f, f) end"), true,
          steps);
    fails("nor does a variable that is to be closed",
          ending("local f = function() while true do end end"
                 " local x <close> = setmetatable({}, {__close = f}) f()"),
          true, steps);
    fails("loops within library functions count",
          ending("table.move({}, 1, math.maxinteger - 1, 2)"), true, steps);
    fails("a list of endless length ends",
          ending("table.concat(setmetatable({}, {__index = getmetatable, __metatable = ''}),"
                 " '', 1, 1 << 60)"),
          true, steps);
    fails("repeating nothing ends", ending("string.rep('', 1 << 60)"), true, steps);
    fails("a list of negative length wins nothing",
          ending("local t = setmetatable({}, {__len = function() return math.mininteger end}) "
                 "while true do table.concat(t) end"),
          true, steps);
    fails("a list too long to be joined is refused",
          ending("local s = ('x'):rep(4000) table.concat({s, s, s})"), true, text);
    fails("a text that is too long to be read is refused",
          rv_printf(&arena, "return '%*s'", 5000, ""), true,
          "rule.lua: a text may have 4096 bytes, and this has more");
    fails("a text of a gigabyte is refused", ending("string.rep('x', 1 << 30)"), true, memory);
    fails("pcall does not swallow that", ending("pcall(string.rep, 'x', 1 << 30)"), true, memory);
    fails("a list that grows for ever is refused",
          ending("local t = {} while true do t[#t + 1] = {} end"), true, memory);
    fails("a text that grows for ever is refused",
          ending("local s = 'x' while true do s = s .. s end"), true, text);
    fails("pcall does not swallow the end of memory",
          ending("local t = {} while true do pcall(function() t[#t + 1] = {{}, {}, {}} end) end"),
          true, memory);
    fails("a loop while a script is loaded ends", "\n\nwhile true do end", true, steps);
}

static void test_sandbox(void) {
    fails("there is no io", ending("io.write('x')"), false,
          "rule.lua:3: there is no `io` in what a house rule can use");
    fails("there is no os", ending("os.exit(1)"), false,
          "rule.lua:3: there is no `os` in what a house rule can use");
    fails("there is no load", ending("load('return 1')()"), false,
          "rule.lua:3: there is no `load` in what a house rule can use");
    fails("there are no patterns", ending("local s = ('x'):rep(99) .. 'y' s:find('x')"), false,
          "rule.lua:3: there is no `find` in the `string` of house rules");
    fails("an undefined global raises", ending("return poinst"), false,
          "rule.lua:3: there is no `poinst` in what a house rule can use");
    fails("globals cannot be set", ending("count = 1"), false,
          "rule.lua:3: `count` cannot be set here; is a `local` missing?");
    fails("nor by way of _ENV", ending("rawset(_ENV, 'count', 1)"), false,
          "rule.lua:3: this table cannot be changed");
    fails("libraries cannot be changed", ending("string.len = 1"), false,
          "rule.lua:3: `len` cannot be set here; is a `local` missing?");
    fails("a metatable has no __gc", ending("setmetatable({}, {__gc = function() end})"), false,
          "rule.lua:3: a house rule's metatable has no `__gc`");
    fails("a format shows no address", ending("string.format('\\0%5p', game)"), false,
          "rule.lua:3: %p shows an address; a house rule sees none");
    fails("tables with keys in no order are not walked", ending("pairs({[{}] = 1})"), false,
          "rule.lua:3: keys that are a table have no order");
    holds("none of what is dangerous is there",
          "for _, name in ipairs({'io', 'os', 'debug', 'package', 'coroutine', 'load', 'loadfile', "
          "'dofile', 'require', 'collectgarbage', 'warn', '_G'}) do "
          "assert(not pcall(function() return _ENV[name] end), name) end");
    holds("strings have the methods of the sandbox and no metatable",
          "assert(('ab'):upper() == 'AB' and getmetatable('') == false "
          "and not pcall(function() return ('').dump end))");
    holds("what a table or an object is called does not tell where it lies",
          "assert(tostring({}) == 'table' and tostring(game) == 'game' and tostring(pairs) == "
          "'function' and string.format('%s %5s|%d%%', {}, true, 7) == 'table  true|7%')");
    holds("plain formats are as Lua's own, with all their bytes and whole numbers",
          "for _, n in ipairs({0, -70, 9, math.maxinteger, math.mininteger}) do "
          "assert(('%d'):format(n) == ('%0d'):format(n)) end "
          "local s = ('x\\0y'):rep(100) "
          "assert(('%s%%%s'):format(s, '') == s .. '%' and #('%s'):format('\\0') == 1 "
          "and not pcall(string.format, '%s') and not pcall(string.format, '%') "
          "and not pcall(string.format, '%d', 1.5) and ('%d%d'):format('7', 2.0) == '72')");
    holds("a script may call itself what it likes",
          "assert(tostring(setmetatable({}, {__tostring = function() return 'me' end})) == 'me')");
}

/* Each name that the linter allows in a script. */
static void test_names(void) {
    holds("the sandbox has what luacheck allows",
          "local all = {assert, error, getmetatable, ipairs, next, pairs, pcall, rawequal, rawget, "
          "rawlen, rawset, select, setmetatable, tonumber, tostring, type, xpcall, math.abs, "
          "math.fmod, math.max, math.maxinteger, math.min, math.mininteger, math.tointeger, "
          "math.type, math.ult, string.byte, string.char, string.format, string.len, string.lower, "
          "string.rep, string.reverse, string.sub, string.upper, table.concat, table.insert, "
          "table.move, table.pack, table.remove, table.sort, table.unpack, utf8.char, "
          "utf8.codepoint, utf8.codes, utf8.len, utf8.offset} assert(#all == 47)");
}

static void test_order(void) {
    holds("pairs walks in sorted order",
          "local seen = {} for k, v in pairs({b = 1, a = 2, [true] = 3, [10] = 4, [2] = 5, "
          "[2.5] = 6, [-1] = 7, [false] = 8}) do seen[#seen + 1] = tostring(k) .. v end "
          "assert(table.concat(seen, ' ') == '-17 25 2.56 104 a2 b1 false8 true3')");
    holds("a table may lose keys while it is walked",
          "local t, n = {a = 1, b = 2, c = 3}, 0 for k in pairs(t) do t.b = nil n = n + 1 "
          "assert(k ~= 'b') end assert(n == 2)");
    holds("next walks like pairs, and tells an empty table",
          "assert(next({}) == nil and next({b = 1, a = 2}) == 'a') "
          "local k, v = next({b = 1, a = 2}, 'a') assert(k == 'b' and v == 1 and "
          "next({b = 1, a = 2}, 'b') == nil)");
    holds("players can be keys, and are walked in turn order",
          "local t = {} for _, p in ipairs(game:players()) do t[p] = true end "
          "local s = '' for p in pairs(t) do s = s .. p:label() end assert(s == '12', s)");
    holds("sort keeps what compares as equal",
          "local t = {} for i = 1, 200 do t[i] = {i % 3, i} end "
          "table.sort(t, function(a, b) return a[1] < b[1] end) "
          "for i = 2, 200 do local a, b = t[i - 1], t[i] "
          "assert(a[1] < b[1] or (a[1] == b[1] and a[2] < b[2])) end");
    holds("sort works without a function",
          "local t = {3, 1, 2} table.sort(t) assert(table.concat(t) == '123')");
}

/* `#` is Lua's; where the functions of lists ask for a length it depends on the items alone. */
static void test_length(void) {
    holds("objects may have a length of their own",
          "local t = setmetatable({1}, {__len = function(x) return 10 + rawlen(x) end}) "
          "assert(#t == 11 and rawlen(t) == 1)");
    fails("only texts and lists have a length", ending("return #game"), false,
          "rule.lua:3: attempt to get length of a game value (local 'game')");
    fails("a length that is none is refused",
          ending("table.insert(setmetatable({}, {__len = function() return 0.5 end}), 1)"), false,
          "rule.lua:3: '__len' must return a whole number");
    holds(
        "insert and remove do what Lua's do",
        "local t = {1, 2, 4} table.insert(t, 3, 3) table.insert(t, 5) table.insert(t, 1, 0) "
        "assert(table.concat(t) == '012345' and table.remove(t) == 5 and table.remove(t, 1) == 0) "
        "assert(table.concat(t) == '1234' and table.remove(t, 2) == 2 and #t == 3) "
        "assert(table.remove({}) == nil and table.remove(t, 4) == nil and #t == 3) "
        "assert(not pcall(table.insert, t, 5, 1) and not pcall(table.insert, t, 0, 1) and "
        "not pcall(table.remove, t, 5) and not pcall(table.insert, t) and "
        "not pcall(table.insert, t, 1, 2, 3) and table.concat(t) == '134')");
}

/* A variable in which a script stores values would be a trace of trials. */
static void test_traces(void) {
    fails("a hook cannot change a variable of the script",
          rule("local n = 0", "turn_ending = function() n = n + 1 end"), false,
          "rule.lua:3: turn_ending changes `n`; what lasts belongs into game.state");
    fails("nor a table of it", rule("local t = {}", "turn_ending = function() t[1] = 1 end"), false,
          "rule.lua:3: turn_ending changes `t`; what lasts belongs into game.state");
    fails("nor a table in a table",
          rule("local t = {a = {b = 1}}", "turn_ending = function() t.a.b = nil end"), false,
          "rule.lua:3: turn_ending changes `t`; what lasts belongs into game.state");
    fails("nor a key of a table",
          rule("local k = {} local t = {[k] = 1}", "turn_ending = function() for k in next, t do "
                                                   "k.x = 1 end end"),
          false, "rule.lua:3: keys that are a table have no order");
    fails("nor a metatable",
          rule("local t = {}", "turn_ending = function() setmetatable(t, {}) end"), false,
          "rule.lua:3: turn_ending changes `t`; what lasts belongs into game.state");
    fails("nor what a metatable holds",
          rule("local m = {} local t = setmetatable({}, m)",
               "turn_ending = function() getmetatable(t).__index = m end"),
          false, "rule.lua:3: turn_ending changes `m`; what lasts belongs into game.state");
    fails("nor what a function of it knows",
          rule("local n = 0 local function f() n = 1 end", "turn_ending = function() f() end"),
          false, "rule.lua:3: turn_ending changes `n`; what lasts belongs into game.state");
    fails("nor its environment", rule("", "turn_ending = function() _ENV = {} end"), false,
          "rule.lua:3: turn_ending changes `_ENV`; what lasts belongs into game.state");
    bool limit;
    const char *message = outcome(rule("local n, t = 0, {1, {2}}",
                                       "turn_ending = function() n = 1 n = 0 t[2] = t[2] "
                                       "local m = 0 local f = function() m = m + 1 end f() end"),
                                  white_scores_12, &limit);
    said(!message, message, "variables of the call, and what is put back, are no trace");
}

/* An effect calls another hook while the variables of the first are still in use. */
static void test_stale(void) {
    fails("an object that is kept beyond its call is a trace",
          rule("local kept", "turn_ending = function(game) kept = game:cell('e5') "
                             "game:score(game:player(1), 1, 'x') end, "
                             "marker_moved = function() if kept then kept:name() end end"),
          false, "rule.lua:3: marker_moved changes `kept`; what lasts belongs into game.state");
}

static void test_objects(void) {
    holds(
        "the game tells its options as what they are",
        "assert(game:option('wall_pickup') == 'per_feature' and game:option('tile4_fountain') == 2 "
        "and game:option('return_on_tie') == true)");
    holds("players are found by label and number, the placing player first",
          "local list = game:players() assert(#list == 2 and list[1] == turn:player() and "
          "game:player('1') == list[1] and game:player(2) == list[2] and list[2]:label() == '2')");
    holds("a player tells what lies before him",
          "local p, q = game:player(1), game:player(2) assert(p:score() == 12 and p:supply() == 6 "
          "and p:moved() and not q:moved() and q:corner() == nil and q:name() == '2')");
}

/* ---- several scripts ----------------------------------------------------------------------- */

/* A script that takes the wall tile on corner 12 for a player. */
static const char *taker(const char *name, int player) {
    return rv_printf(&arena,
                     "return {api = 1, name = '%s', summary = '', rules = {'castle'}, hooks = {\n"
                     "marker_stopped = function(game, move) assert(move:corner() == 12) "
                     "game:take_wall_tile(game:player(%d), 12) end}}",
                     name, player);
}

/* The messages of scripts, enabled in this order, when White's marker stops on corner 12. */
static void test_combining(void) {
    static const char *const skip = "marker_stopped = function() return 'skip' end";
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    rv_game *g = new_game(RV_V_PER_FEATURE);
    const char *message = NULL;
    bool limit;
    rv_hooks_load(h, g->rs, "skip.lua", text_of(rule("", skip)));
    rv_hooks_load(h, g->rs, "one.lua", text_of(taker("one", 2)));
    rv_hooks_begin(h, g, NULL, NULL);
    const rv_given given = {.move = &(rv_marker_move){0, 0, 12, 12}};
    ok(rv_run(g, RV_HOOK_marker_stopped, &given).skip && wall_tiles(g, 1) == 1,
       "all scripts are called for an event, and one that skips is enough");
    rv_hooks_load(h, g->rs, "two.lua", text_of(taker("two", 1)));
    g = new_game(RV_V_PER_FEATURE);
    rv_hooks_begin(h, g, NULL, NULL);
    move_by(g, 0, 12);
    rv_hooks_failed(h, &message, &limit);
    said(message && strcmp(message, "two.lua:2: assertion failed!") == 0, message,
         "they are called in the order in which they were given");
    rv_hooks_free(h);
}

/* ---- memory -------------------------------------------------------------------------------- */

static void run_short(void *ud, const rv_item *item) {
    (void)ud, (void)item;
    rv_no_memory(&arena);
}

/* The engine returns by longjmp when memory runs out. Within an effect of a script that jump must
 * stop before Lua, continue after it, and not be caught by the script. */
static void test_no_memory(void) {
    static const char *const text =
        "turn_ending = function(game, turn) pcall(game.take_wall_tile, game, turn:player(), 12) "
        "error('not reached') end";
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    rv_game *g = new_game(RV_V_PER_FEATURE);
    playing p = {g, end_turn};
    const char *message = rv_hooks_load(h, g->rs, "rule.lua", text_of(rule("", text)));
    bool limit = false;
    rv_hooks_begin(h, g, NULL, NULL);
    g->scoring.listener.tell = run_short;
    int checkpoint = rv_checkpoint(g);
    ok(!message && !rv_protect(&arena, run, &p), "want of memory in an effect leaves by the guard");
    rv_undo(g, checkpoint);
    bool failed = rv_hooks_failed(h, &message, &limit);
    said(failed && limit && strcmp(message, "memory ran out") == 0, message, "and is said");
    ok(rv_protect(&arena, run, &p) && wall_tiles(g, 0) == 0, "no script is run after a failure");
    rv_hooks_free(h);
}

static void all(void *ud) {
    (void)ud;
    test_loading();
    test_hooks();
    test_text();
    test_preset();
    test_several();
    test_many();
    test_replaced();
    test_kept_memory();
    test_errors();
    test_budgets();
    test_sandbox();
    test_names();
    test_order();
    test_length();
    test_traces();
    test_stale();
    test_objects();
    test_combining();
    test_no_memory();
}

int main(void) {
    lib = rv_library_new(NULL, NULL);
    ok(lib && rv_protect(&arena, all, NULL), "memory did not run out");
    rv_library_free(lib);
    rv_arena_free(&arena);
    return ok_status();
}
