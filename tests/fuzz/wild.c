/* wild.c - rulesets that are well formed and wild, as the bytes choose: wrong parents, missing
 * parts, kinds that change, odd boards, numbers at their ends, things emptied, several rulesets in
 * a list.
 *
 * What is refused is refused in one line. What is accepted can be looked at, plays a random game
 * that is legal, and answers all that is asked of it and of positions that are made up. With
 * WILD_SHOW in the environment the rulesets are printed.
 */
#include "base/limit.h"
#include "fuzz.h"
#include "ruleset/ruleset.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILES = 3, ROOM = 1 << 16, MOST_PLAYED = 130, TILES = 4096 };
enum { PLACED, ASKED, WHOLE, MORE = 6 }; /* further queries about a game; half of the time none */

/* ---- text ---------------------------------------------------------------------------------- */

typedef struct wild_text {
    char s[ROOM];
    size_t n;
} wild_text;

static wild_text files[FILES];
static int nfiles;
static const char *const names[FILES] = {"wa", "wb", "wc"};

/* Entries that no longer fit are left out. */
__attribute__((format(printf, 2, 3))) static void put(wild_text *t, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int n = vsnprintf(t->s + t->n, sizeof t->s - t->n, format, args);
    va_end(args);
    if (n > 0 && (size_t)n < sizeof t->s - t->n)
        t->n += (size_t)n;
    t->s[t->n] = '\0';
}

/* ---- choices ------------------------------------------------------------------------------- */

static bool once_in(fuzz_bytes *b, int n) {
    return fuzz_below(b, n) == n - 1;
}

#define PICK(b, list) (list)[fuzz_below((b), (int)(sizeof(list) / sizeof *(list)))]

/* ---- words of wild.def ---------------------------------------------------------------------- */

static const struct symbol {
    const char *name, *quadrants, *edges;
} symbols[] = {
#define SYMBOL(name, quadrants, edges) {name, quadrants, edges},
#include "wild.def"
#undef SYMBOL
};

/* Whether the ruleset is for Carcassonne, whose looks are edges. */
static bool edged;
/* The number of chances before an odd choice is made in the file; below 0: none follow. */
static int odd_in;

/* The alternatives of a symbol. */
static const char *meaning(const char *name, size_t n) {
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++)
        if (strncmp(symbols[i].name, name, n) == 0 && !symbols[i].name[n])
            return edged && symbols[i].edges ? symbols[i].edges : symbols[i].quadrants;
    MUST(false, "wild.def has no %.*s", (int)n, name);
}

static void put_text(fuzz_bytes *b, wild_text *t, const char *s, size_t n);

/* One of the alternatives in the n bytes at s. */
static void put_one(fuzz_bytes *b, wild_text *t, const char *s, size_t n) {
    int count = 1;
    for (size_t i = 0; i < n; i++)
        count += s[i] == '|';
    for (int i = fuzz_below(b, count); i > 0; i--) {
        const char *next = strchr(s, '|') + 1;
        n -= (size_t)(next - s);
        s = next;
    }
    const char *end = memchr(s, '|', n);
    put_text(b, t, s, end ? (size_t)(end - s) : n);
}

/* A list for a word, a word for a map, nothing. */
static void put_misshapen(fuzz_bytes *b, wild_text *t, const char *s, size_t n) {
    static const struct shape {
        const char *before;
        bool value;
        const char *after;
    } shapes[] = {{"[", true, "]"},   {"{x: ", true, "}"}, {"", false, "x"},
                  {"", false, "[]"},  {"[", true, ", x]"}, {"", false, "{}"},
                  {"", false, "''"},  {"[[", true, "]]"},  {"", false, "~"},
                  {"", false, "[a]"}, {"", false, "0"},    {"", false, "{a: b}"}};
    const struct shape *shape = &PICK(b, shapes);
    put(t, "%s", shape->before);
    if (shape->value)
        put_one(b, t, s, n);
    put(t, "%s", shape->after);
}

/* A symbol without odd alternatives, and not a value, does not count as a chance. */
static void put_symbol(fuzz_bytes *b, wild_text *t, const char *name, size_t n, bool value) {
    const char *s = meaning(name, n), *odd = strchr(s, '^');
    size_t usual = strcspn(s, "^");
    if (!(odd || value) || odd_in-- != 0)
        put_one(b, t, s, usual);
    else if (odd && !(value && once_in(b, 2)))
        put_one(b, t, odd + 1, strlen(odd + 1));
    else
        put_misshapen(b, t, s, usual);
}

static void put_text(fuzz_bytes *b, wild_text *t, const char *s, size_t n) {
    for (const char *end = s + n; s < end;) {
        size_t plain = strcspn(s, "$%");
        plain = plain < (size_t)(end - s) ? plain : (size_t)(end - s);
        put(t, "%.*s", (int)plain, s);
        s += plain;
        if (s == end)
            return;
        size_t length = strspn(s + 1, "abcdefghijklmnopqrstuvwxyz_0123456789");
        put_symbol(b, t, s + 1, length, *s == '$');
        s += 1 + length;
    }
}

static void put_words(fuzz_bytes *b, wild_text *t, const char *text) {
    put_text(b, t, text, strlen(text));
}

/* ---- a ruleset ----------------------------------------------------------------------------- */

/* More tiles than allowed. */
static void put_many_tiles(fuzz_bytes *b, wild_text *t) {
    static const int many[] = {3, 20, 330, 656, 658, 999, 1000};
    int n = PICK(b, many), count = 1 + fuzz_below(b, 100);
    put(t, "tiles: {");
    for (int i = 0; i < n; i++)
        put(t, "t%d: {look: %s, count: %d}, ", i, edged ? "ffff" : "cccc", count);
    put(t, "}\n%s", edged ? "start_tile: t0\n" : "");
}

static void put_options(fuzz_bytes *b, wild_text *t) {
    const int o = fuzz_below(b, RV_O_KNOWN);
    const rv_known_option known = rv_option_of(NULL, o);
    const int n = known.most - known.least + 1;
    put(t, "options: {%s: {default: '%s', rule: Y-1, help: h}}\n", rv_option_name(NULL, o),
        known.texts[known.least + fuzz_below(b, n)]);
}

/* A key is written only once: an existing key is not repeated. */
static bool has_key(const wild_text *t, const char *key) {
    char line[64];
    snprintf(line, sizeof line, "\n%s:", key);
    return strstr(t->s, line) != NULL;
}

/* Text written since `before` is removed if its key existed already, because YAML would refuse it.
 */
static void drop_second(wild_text *t, size_t before) {
    char key[32];
    static wild_text was;
    if (sscanf(t->s + before, "%31[a-z_]", key) != 1)
        return;
    was.n = 0;
    put(&was, "%.*s", (int)before, t->s);
    if (has_key(&was, key))
        t->s[t->n = before] = '\0';
}

static void put_part(fuzz_bytes *b, wild_text *t) {
    size_t before = t->n;
    if (once_in(b, 100))
        put_many_tiles(b, t);
    else if (once_in(b, 12))
        put_options(b, t);
    else
        put_words(b, t, "%part");
    drop_second(t, before);
}

static const struct parent {
    const char *name;
    bool edges;
} parents[] = {{"carcassonne", true}, {"castle", false}, {NULL, false},     {"bazaars", true},
               {NULL, true},          {"castle", false}, {"bazaars", true}, {"falcon", false},
               {NULL, false},         {"bazaars", true}, {"zamek", false},  {"tower", true}};

/* The files, and the ruleset that each extends: a letter for another ruleset, C and K for
 * Carcassonne and the castle, = for the parent of the file before, ? for any parent. */
static const struct game {
    const char *game, *extends;
} games[] = {{"wa", "?"},         {"wa", "?"},         {"wa", "?"},        {"wa", "?"},
             {"wa", "?"},         {"wa", "?"},         {"wa", "?"},        {"wa", "?"},
             {"wa", "?"},         {"wa", "?"},         {"wa", "b?"},       {"wa", "bc?"},
             {"wa+wb", "C="},     {"wb+wa", "K="},     {"wa+wb", "cc?"},   {"wa+wb+wc", "C=="},
             {"wa+tower", "C"},   {"tower+wa", "C"},   {"wa+castle", "K"}, {"wa+wb", "b?"},
             {"bazaars+wa", "C"}, {"wa+bazaars", "C"}, {"wa+wa", "?"}};

/* The parents of all files, chosen before the first is made, because a file may extend a later one.
 */
static void choose_parents(fuzz_bytes *b, const char *extends, struct parent *of) {
    nfiles = (int)strlen(extends);
    for (int i = nfiles - 1; i >= 0; i--) {
        int other = extends[i] - 'a';
        of[i] = extends[i] == 'C'   ? parents[0]
                : extends[i] == 'K' ? parents[1]
                : other >= 0        ? (struct parent){names[other], of[other].edges}
                                    : PICK(b, parents);
    }
    for (int i = 1; i < nfiles; i++)
        if (extends[i] == '=')
            of[i] = of[i - 1];
}

static void make_ruleset(fuzz_bytes *b, int file, const struct parent *from) {
    wild_text *t = &files[file];
    edged = once_in(b, 60) ? !from->edges : from->edges;
    int chance = fuzz_below(b, 24); /* often the first parent */
    odd_in = !once_in(b, 2) ? -1 : chance < 12 ? 0 : chance - 12;
    t->n = 0;
    put(t, "\nruleset: 1\nname: %s\n", names[file]);
    if (from->name)
        put(t, "extends: %s\n", from->name);
    else
        put_words(b, t, "%whole");
    for (int i = from->name ? 1 + fuzz_below(b, 3) : fuzz_below(b, 3); i > 0; i--)
        put_part(b, t);
    if (getenv("WILD_SHOW"))
        fprintf(stderr, "# %s/ruleset.yaml%s\n", names[file], t->s);
}

static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    (void)ud;
    *n = 0;
    for (int i = 0; i < nfiles && asset == RV_ASSET_RULESET; i++) {
        char path[32];
        snprintf(path, sizeof path, "%s/ruleset.yaml", names[i]);
        if (strcmp(name, path) != 0)
            continue;
        char *out = malloc(files[i].n + 1);
        if (out)
            memcpy(out, files[i].s, *n = files[i].n);
        return out;
    }
    return NULL;
}

/* ---- what is accepted ---------------------------------------------------------------------- */

static void look_at_tiles(const rv_ruleset *rs) {
    static int found[TILES], turned[TILES];
    char why[RV_WHY];
    for (int i = 0; i < rv_facts(rs)->ntiles; i++) {
        rv_tile_info t;
        rv_ruleset_tile(rs, i, &t);
        int n = rv_ruleset_look(rs, t.look, TILES, found, turned, why);
        MUST(n > 0 || (n == 0 && !t.count), "tile %s: its look %s is none: %s", t.id, t.look, why);
    }
}

static void look_at(rv_library *lib, const rv_ruleset *rs) {
    rv_option_info o;
    size_t n = strlen(rv_facts(rs)->title) + strlen(rv_facts(rs)->edition);
    for (int i = 0; i < rv_facts(rs)->nkinds; i++)
        n += strlen(rv_ruleset_kind(rs, i)->name) + strlen(rv_ruleset_kind(rs, i)->role);
    for (int i = 0; i < rv_ruleset_options(rs); i++)
        rv_ruleset_option(rs, i, &o), n += strlen(o.rule) + strlen(o.values[o.standard]);
    for (int i = 0; i < rv_facts(rs)->nrules; i++)
        n += strlen(rv_ruleset_rule(rs, i)->text);
    for (int i = 0; i < rv_codes(); i += 7)
        n += strlen(rv_library_code(lib, rs, i).right);
    MUST(n, "a ruleset without a word");
    look_at_tiles(rs);
}

static int tiles_in(const rv_ruleset *rs) {
    int n = rv_facts(rs)->nunlisted;
    for (int i = 0; i < rs->ntiles; i++)
        n += rs->tiles[i].count[0] > rs->tiles[i].count[1] ? rs->tiles[i].count[0]
                                                           : rs->tiles[i].count[1];
    return n;
}

static const rv_report *judge(rv_case *c, const char *record) {
    const rv_text text = rv_text_of(record, strlen(record));
    return rv_case_judge(c, &text);
}

static bool see(void *ud, const rv_placement *p) {
    (void)ud;
    return *p->tile != 0;
}

static bool see_open(void *ud, const rv_open_feature *f) {
    (void)ud;
    return f->tiles > 0;
}

static void look_at_why(const rv_why *w) {
    for (int i = 0; w && i < w->nsteps; i++)
        MUST(w->steps[i].text && w->steps[i].rule && w->steps[i].feature,
             "step %d (%s) lacks its text, rule or feature", i, w->steps[i].step);
}

/* At some turn, and at the end. */
static void ask(rv_library *lib, const rv_settings *settings, const char *record, int turn) {
    const char *why = NULL, *tile;
    rv_settings s = *settings;
    rv_status status;
    s.until = turn;
    rv_case *c = rv_case_new(lib, &s);
    MUST(c, "no memory");
    judge(c, record);
    if ((tile = rv_case_tile_of(c, turn + 1)) != NULL) {
        char id[64];
        snprintf(id, sizeof id, "%.*s", (int)strcspn(tile, "/"), tile);
        rv_case_legal(c, 0, id, true, see, NULL, &why);
        rv_case_completions(c, id, true, see_open, NULL, &why);
        look_at_why(rv_case_why_turn(c, turn + 1, &status, &why));
    }
    rv_case_completions(c, NULL, true, see_open, NULL, &why);
    rv_case_position(c);
    rv_case_free(c);
    s.until = RV_NO_TURN;
    s.hold = true;
    c = rv_case_new(lib, &s);
    MUST(c, "no memory");
    judge(c, record);
    look_at_why(rv_case_why_final(c, &status, &why));
    rv_case_free(c);
}

/* A random game, which must be legal: its record, and the number of turns; NULL if there is none.
 */
static char *play(rv_library *lib, const char *game, const rv_settings *settings, fuzz_bytes *b,
                  int *turns) {
    const char *why = NULL;
    rv_sim *s = rv_sim_new(lib, game, settings, fuzz_byte(b), &why);
    const char *played = s ? rv_sim_next(s, true, &why) : NULL;
    MUST(played || (why && *why), "no game, and nothing is said");
    char *record = played ? malloc(strlen(played) + 1) : NULL;
    *turns = s ? rv_sim_last(s)->turns : 0;
    if (record)
        strcpy(record, played);
    rv_sim_free(s);
    if (!record)
        return NULL;
    rv_case *c = rv_case_new(lib, settings);
    MUST(c, "no memory");
    const rv_report *r = judge(c, record);
    MUST(r->verdict == RV_LEGAL, "a random game is %s: %s\n%s", rv_verdict_name(r->verdict),
         r->ndiags ? r->diags[0].message : "", record);
    fuzz_report(r);
    rv_case_free(c);
    return record;
}

/* A position with a few tiles and further keys of positions. */
static void make_position(const char *game, const rv_ruleset *rs, fuzz_bytes *b, wild_text *t) {
    static const char *const keys[] = {"keeps: {W: 3, B: 1}",
                                       "corners: {0: 1, 4: '?'}",
                                       "hand: {W: [1, 1, 2]}",
                                       "towers: {'0,0': 2}",
                                       "tops: {'0,0': W}",
                                       "bridges: {'0,0': ns, '1,0': ew}",
                                       "castles: {W: ['city@0,0']}",
                                       "prisoners: {W: {B: 2}}",
                                       "wall_tiles: {0: 1}",
                                       "collected: {W: 2}",
                                       "extra_turns: 2",
                                       "to_move: B",
                                       "score: {W: 99, B: 100}",
                                       "bazaar: {left: 2}",
                                       "hand: {W: {wall_tiles: [1, '?']}}",
                                       "setup: {draw: [a, b]}"};
    static const char *const cells[] = {"a1",     "b1",    "a2",    "b2",     "c1",
                                        "d4",     "'0,0'", "'1,0'", "'0,1'",  "'-1,0'",
                                        "'0,-1'", "'1,1'", "z64",   "'999,0'"};
    bool bounded = rs->bounded;
    t->n = 0;
    put(t, "reeve: 1\nrules: [");
    for (const char *p = game; *p; p++)
        put(t, *p == '+' ? ", " : "%c", *p);
    put(t, "]\nplayers: {W: White, B: Black}\nboard: {");
    for (int i = fuzz_below(b, 6), n = 0; i > 0; i--) {
        rv_tile_info tile;
        rv_ruleset_tile(rs, fuzz_below(b, rv_facts(rs)->ntiles), &tile);
        put(t, "%s%s: '%s/%d", n++ ? ", " : "", cells[fuzz_below(b, 7) + (bounded ? 0 : 7)],
            once_in(b, 3) ? tile.look : tile.id, 90 * fuzz_below(b, 4));
        if (once_in(b, 3) && rs->nkinds)
            put(t, " W:%s@%s", rs->kinds[fuzz_below(b, rs->nkinds)].role,
                fuzz_below(b, 2) ? "n" : "nw");
        put(t, "'");
    }
    put(t, "}\n");
    for (int i = fuzz_below(b, 4); i > 0; i--) {
        size_t before = t->n;
        put(t, "%s\n", PICK(b, keys));
        drop_second(t, before);
    }
}

static void try_game(rv_library *lib, const char *game, fuzz_bytes *b) {
    const char *why = NULL;
    static wild_text position;
    const rv_ruleset *rs = rv_library_ruleset(lib, game, &why);
    if (!rs) {
        MUST(why && *why && !strchr(why, '\n'), "a ruleset is refused without a word, or in many");
        if (getenv("WILD_SHOW"))
            fprintf(stderr, "# %s: %s\n", game, why);
        return;
    }
    int tiles = tiles_in(rs);
    MUST(tiles <= RV_LIMIT_TILES, "%d tiles", tiles);
    look_at(lib, rs);
    if (tiles > MOST_PLAYED)
        return;
    rv_settings settings = rv_settings_default();
    int players = rs->min_players + fuzz_below(b, RV_MAX_PLAYERS);
    settings.players = players > rs->max_players ? 0 : players;
    fuzz_judge_by(lib);
    int turns, more = fuzz_below(b, MORE);
    char *record = play(lib, game, &settings, b, &turns);
    if (record && more == ASKED)
        ask(lib, &settings, record, turns ? fuzz_below(b, turns) : 0);
    if (record && more == WHOLE)
        fuzz_document(record, strlen(record));
    if (more == PLACED) {
        make_position(game, rs, b, &position);
        fuzz_document(position.s, position.n);
    }
    free(record);
    fuzz_judge_by(NULL);
}

/* The bytes, followed by pseudo-random numbers made from them, so that few bytes make whole files.
 */
static fuzz_bytes go_on(const uint8_t *data, size_t n) {
    static uint8_t all[1024];
    uint64_t x = 14695981039346656037u;
    for (size_t i = 0; i < sizeof all; i++) {
        x = (x ^ (i < n ? data[i] : 0)) * 1099511628211u;
        all[i] = i < n ? data[i] : (uint8_t)(x >> 40);
    }
    return (fuzz_bytes){all, sizeof all};
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    const rv_loader loader = {load, NULL};
    fuzz_bytes b = go_on(data, n);
    const struct game *game = &PICK(&b, games);
    struct parent of[FILES];
    choose_parents(&b, game->extends, of);
    for (int i = 0; i < nfiles; i++)
        make_ruleset(&b, i, &of[i]);
    rv_library *lib = rv_library_new(loader.load, loader.ud);
    MUST(lib, "no memory");
    try_game(lib, game->game, &b);
    rv_library_free(lib);
    return 0;
}
