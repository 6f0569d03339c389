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
#include "ruleset/library.h"
#include "ruleset/ruleset.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILES = 3, ROOM = 1 << 16, MOST_PLAYED = 130, FEW = 30, TILES = 4096 };

/* ---- text ---------------------------------------------------------------------------------- */

typedef struct wild_text {
    char s[ROOM];
    size_t n;
} wild_text;

static wild_text files[FILES];
static int nfiles;
static const char *const names[FILES] = {"wa", "wb", "wc"};

/* What does not fit any more is left out. */
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

/* Never, once the bytes are used up: what is not chosen is left out. */
static bool once_in(fuzz_bytes *b, int n) {
    return fuzz_below(b, n) == n - 1;
}

#define PICK(b, list) (list)[fuzz_below((b), (int)(sizeof(list) / sizeof *(list)))]

static const char *wrong_type(fuzz_bytes *b) {
    static const char *const list[] = {"[nobody]", "{a: b}", "''", "[]",   "{}", "[[a], b]",
                                       "~",        "-",      "x",  "'{}'", "0",  "[a, a]"};
    return PICK(b, list);
}

/* Seldom something of another type. */
static bool odd(fuzz_bytes *b, wild_text *t) {
    bool is = once_in(b, 80);
    if (is)
        put(t, "%s", wrong_type(b));
    return is;
}

/* Mostly one of the first few, else where numbers end. */
static void put_number(fuzz_bytes *b, wild_text *t, int few) {
    static const char *const ends[] = {
        "0",   "1",    "2",     "7",   "12",         "40",   "99",    "100",   "101",
        "127", "128",  "255",   "999", "1000",       "1001", "32767", "32768", "65535",
        "-1",  "-128", "65536", "00",  "2147483648", "1e3",  "'2 '",  "0x10"};
    if (once_in(b, 12))
        put(t, "%s", PICK(b, ends));
    else if (!odd(b, t))
        put(t, "%d", fuzz_below(b, few));
}

static const char *truth(fuzz_bytes *b) {
    static const char *const list[] = {"true", "false", "true", "true"};
    return PICK(b, list);
}

/* Is the ruleset that is made on Carcassonne's side, whose looks are edges? */
static bool edged;

/* Mostly what the parent has. */
static const char *kind(fuzz_bytes *b) {
    static const char *const list[2][10] = {
        {"tower", "house", "court", "path", "tower", "court", "x", "city", "tower", "chapel"},
        {"city", "road", "field", "monastery", "city", "field", "x", "tower", "city", "y"}};
    return PICK(b, list[edged]);
}

static char letter(fuzz_bytes *b) {
    return (edged ? "crfkcrfkptbmxd" : "tchktchkfmabxy")[fuzz_below(b, 14)];
}

/* ---- parts of a ruleset -------------------------------------------------------------------- */

static void put_kind(fuzz_bytes *b, wild_text *t) {
    static const char *const truths[] = {"line", "area", "around", "keep"};
    static const char *const numbers[] = {"points", "doubled", "prize", "unfinished",
                                          "unfinished_prize"};
    static const char *const rules[] = {"doubled_rule", "unfinished_rule"};
    const char *between = "";
    put(t, "%s: {", kind(b));
    if (!once_in(b, 8))
        put(t, "rule: Y-1"), between = ", ";
    if (!once_in(b, 8))
        put(t, "%srole: %s", between, kind(b)), between = ", ";
    if (!once_in(b, 4))
        put(t, "%sletter: %c", between, letter(b)), between = ", ";
    if (once_in(b, 12))
        put(t, "%sname: %s", between, kind(b)), between = ", ";
    for (int i = 0; i < 4; i++)
        if (once_in(b, 5))
            put(t, "%s%s: %s", between, truths[i], truth(b)), between = ", ";
    for (int i = 0; i < 5; i++)
        if (once_in(b, i ? 5 : 2)) {
            put(t, "%s%s: ", between, numbers[i]), between = ", ";
            put_number(b, t, 4);
        }
    for (int i = 0; i < 2; i++)
        if (once_in(b, 4))
            put(t, "%s%s: Y-1", between, rules[i]), between = ", ";
    if (once_in(b, 12)) {
        put(t, "%stable: [", between);
        for (int i = fuzz_below(b, 20); i >= 0; i--) {
            put_number(b, t, 9);
            put(t, i ? ", " : "]");
        }
    }
    put(t, "}");
}

static void put_kinds(fuzz_bytes *b, wild_text *t) {
    put(t, "kinds: {");
    for (int i = fuzz_below(b, 5); i >= 0; i--) {
        put_kind(b, t);
        put(t, i ? ", " : "}\n");
    }
}

static const char *const by_edges[] = {
    "crfr",   "frfr",   "ffff", "cfcf",   "cccc/j", "ccfc/j+p", "rrrr", "cccc",
    "ffff+k", "frff+k", "rrff", "ffff+t", "ffff+b", "cfff",     "rrrf", "rrrr:nw,es"};
static const char *const by_quadrants[] = {
    "hhtt",     "cccc", "ttcc", "hhhh",    "cccc:ns", "tccc", "cccc:nesw+f", "cccc+m",
    "hhcc:n,e", "ctct", "tttt", "hhcc:ns", "tttt:e",  "chch", "hccc:es",     "kkcc+a.ne"};

static void put_look(fuzz_bytes *b, wild_text *t, bool edges) {
    static const char *const ends[] = {"",   ":n", ":ns",  ":n,e,s", ":nesw",   "/j",    "+k",
                                       "+m", "+p", "+f",   "+b",     "+t",      "+a.nw", "+m.ne",
                                       "",   "",   "+p.n", "+p+p",   ":ew+f+f", "+a+a"};
    if (once_in(b, 3))
        put(t, "'%c%c%c%c%s'", letter(b), letter(b), letter(b), letter(b), PICK(b, ends));
    else
        put(t, "'%s'", edges ? PICK(b, by_edges) : PICK(b, by_quadrants));
}

static void put_tile(fuzz_bytes *b, wild_text *t, bool edges) {
    static const char *const areas[] = {"[]",
                                        "[nnw nne]",
                                        "[n, nnw nne]",
                                        "[c]",
                                        "[nnw > n e, nne ene ese sse ssw wsw wnw]",
                                        "['> n']",
                                        "[n e s w]",
                                        "[nw ne se sw > n]",
                                        "[nnw nne ene ese sse ssw wsw wnw > n e s w]"};
    static const char *const joined[] = {"[ne, sw]", "[nw, ne, se, sw]", "[n]", "[c]", "[x]"};
    if (!once_in(b, 2)) {
        put_look(b, t, edges);
        return;
    }
    put(t, "{look: ");
    put_look(b, t, edges);
    if (once_in(b, 2)) {
        put(t, ", count: ");
        put_number(b, t, 9);
    } else if (once_in(b, 6)) {
        put(t, ", count: {%d: 2}", fuzz_below(b, 3));
    }
    if (once_in(b, 8))
        put(t, ", fields: %s", PICK(b, areas));
    if (once_in(b, 8))
        put(t, ", joined: %s", PICK(b, joined));
    if (once_in(b, 8))
        put(t, ", odd_city: %s", truth(b));
    put(t, "}");
}

static const char *tile_id(fuzz_bytes *b) {
    static const char *const list[] = {"a",   "b",    "c",        "d",     "e", "f",     "BA.RCr",
                                       "17",  "1",    "BA.C",     "F1",    "g", "h",     "i",
                                       "j",   "none", "\"it's\"", "'[a'",  "k", "'{b'",  "l",
                                       "'-'", "'#'",  "cccc",     "\"*\"", "m", "'a\"b'"};
    return PICK(b, list);
}

/* More tiles than there is room for. */
static void put_many_tiles(fuzz_bytes *b, wild_text *t, bool edges) {
    static const int many[] = {3, 20, 330, 656, 658, 999, 1000};
    int n = PICK(b, many), count = 1 + fuzz_below(b, 100);
    for (int i = 0; i < n; i++)
        put(t, "%st%d: {look: %s, count: %d}", i ? ", " : "", i, edges ? "ffff" : "cccc", count);
}

static void put_tiles(fuzz_bytes *b, wild_text *t, const char *key, bool edges) {
    put(t, "%s: {", key);
    if (once_in(b, 40)) {
        put_many_tiles(b, t, edges);
        put(t, "}\n");
        return;
    }
    for (int i = fuzz_below(b, 7); i >= 0; i--) {
        put(t, "%s: ", tile_id(b));
        put_tile(b, t, edges);
        put(t, i ? ", " : "");
    }
    put(t, "}\n");
}

static void put_cells(fuzz_bytes *b, wild_text *t) {
    static const char *const ends[] = {"a", "b", "c", "d", "e", "z", "[a]", "aa", "A", "''"};
    static const int far[] = {64, 65, 12, 30, 0};
    put(t, "cells: {");
    for (int i = fuzz_below(b, 6), n = 0; i > 0; i--, n++) {
        int rank = once_in(b, 10) ? PICK(b, far) : i;
        put(t, "%s%d: [%s, ", n ? ", " : "", rank, once_in(b, 4) ? PICK(b, ends) : "a");
        put(t, "%s]", once_in(b, 3) ? PICK(b, ends) : "d");
    }
    put(t, "}");
}

static void put_numbers(fuzz_bytes *b, wild_text *t, const char *key, int few) {
    put(t, ", %s: [", key);
    for (int i = fuzz_below(b, 5); i > 0; i--) {
        put_number(b, t, few);
        put(t, i > 1 ? ", " : "");
    }
    put(t, "]");
}

static void put_start(fuzz_bytes *b, wild_text *t) {
    static const char *const cells[] = {"a1", "d1",  "a4",  "d4", "b2",
                                        "z1", "b64", "a12", "e5", "z65"};
    static const char *const halves[] = {"we", "ns"};
    int side = fuzz_below(b, 4);
    const char *half = halves[side & 1];
    put(t, "%d: {cell: %s, side: %c", fuzz_below(b, 99), PICK(b, cells), "nesw"[side]);
    if (!once_in(b, 20))
        put(t, ", %c: %s", half[0], kind(b));
    if (!once_in(b, 20))
        put(t, ", %c: %s", half[1], kind(b));
    if (once_in(b, 4))
        put(t, ", path: %s", kind(b));
    if (once_in(b, 6))
        put(t, ", prize: %c", half[0]);
    if (once_in(b, 6))
        put(t, ", collects: %c", half[1]);
    if (once_in(b, 6))
        put(t, ", doubles: %s", truth(b));
    if (once_in(b, 6))
        put(t, ", joined: %s", truth(b));
    put(t, "}");
}

static void put_board(fuzz_bytes *b, wild_text *t) {
    put(t, "board: {");
    if (once_in(b, 2))
        put_cells(b, t);
    else
        put(t, "cells: {4: [a, d], 3: [a, d], 2: [a, d], 1: [a, d]}");
    if (once_in(b, 6))
        put(t, ", gates: [%d]", fuzz_below(b, 120));
    if (once_in(b, 2)) {
        put(t, ", track: ");
        put_number(b, t, 100);
    }
    if (once_in(b, 2))
        put_numbers(b, t, "corners", 100);
    if (once_in(b, 6))
        put_numbers(b, t, "no_wall_tile", 3);
    if (once_in(b, 2)) {
        put(t, ", starts: {");
        for (int i = fuzz_below(b, 4); i > 0; i--) {
            put_start(b, t);
            put(t, i > 1 ? ", " : "");
        }
        put(t, "}");
    }
    put(t, "}\n");
}

/* The same without cells: what lies on the parent's, or on a plane. */
static void put_boundless(fuzz_bytes *b, wild_text *t) {
    put(t, "board: {track: 20");
    if (!once_in(b, 3))
        put_numbers(b, t, "corners", 20);
    if (!once_in(b, 3)) {
        put(t, ", starts: {");
        put_start(b, t);
        put(t, "}");
    }
    put(t, "}\n");
}

static void put_wall_tiles(fuzz_bytes *b, wild_text *t) {
    static const char *const effects[] = {"extra_turn", "double", "unfinished",
                                          "prize",      "keep",   "points"};
    put(t, "wall_tiles: {");
    for (int i = fuzz_below(b, 5); i >= 0; i--) {
        put_number(b, t, 20);
        put(t, ": {copies: ");
        put_number(b, t, 4);
        put(t, ", effect: %s", PICK(b, effects));
        if (!once_in(b, 3))
            put(t, ", kind: %s", kind(b));
        if (once_in(b, 2)) {
            put(t, ", amount: ");
            put_number(b, t, 9);
        }
        put(t, once_in(b, 16) ? "}" : ", rule: Y-1}");
        put(t, i ? ", " : "}\n");
    }
}

static void put_module(fuzz_bytes *b, wild_text *t) {
    static const char *const list[] = {"carcassonne", "castle",  "tower",  "bridges",
                                       "castles",     "bazaars", "castle", "carcassonne"};
    put(t, "module: [");
    for (int i = fuzz_below(b, 4); i >= 0; i--)
        put(t, "%s%s", PICK(b, list), i ? ", " : "]\n");
}

static void put_pieces(fuzz_bytes *b, wild_text *t) {
    static const char *const list[] = {"towers", "bridges", "castles"};
    put(t, "pieces: {%s: [", PICK(b, list));
    for (int i = fuzz_below(b, 6); i >= 0; i--) {
        put_number(b, t, 6);
        put(t, i ? ", " : "]}\n");
    }
}

static void put_marks(fuzz_bytes *b, wild_text *t) {
    static const char *const list[] = {"doubles", "prize", "collects", "foundation", "bazaar"};
    put(t, "marks: {");
    for (int i = 0, n = 0; i < 5; i++)
        if (once_in(b, 3))
            put(t, "%s%s: %c", n++ ? ", " : "", list[i], letter(b));
    put(t, "}\n");
}

static void put_options(fuzz_bytes *b, wild_text *t) {
    bool offers = once_in(b, 2);
    put(t, offers ? "options: {" : "defaults: {");
    for (int i = fuzz_below(b, 4); i >= 0; i--) {
        int n, o = fuzz_below(b, RV_O_COUNT);
        const char *const *values = rv_option_values(o, &n);
        const char *value = values[fuzz_below(b, n)];
        put(t, offers ? "%s: {default: '%s', rule: Y-1, help: h}" : "%s: '%s'", rv_option_name(o),
            value);
        put(t, i ? ", " : "}\n");
    }
}

static void put_ledger(fuzz_bytes *b, wild_text *t) {
    put(t,
        "rules: {ledger: Y, title: Y, sources: {ME: me}, sections: {all: All}, rules: {Y-%d: "
        "{section: all, title: t, text: t, source: ME, standing: printed, testable: true}}}\n",
        1 + fuzz_below(b, 3));
}

static void put_words(fuzz_bytes *b, wild_text *t) {
    static const char *const list[] = {"wall_tile", "corner",   "keep",   "doubles",
                                       "prize",     "collects", "divides"};
    put(t, "words: {%s: ", PICK(b, list));
    if (!odd(b, t))
        put(t, "%s", kind(b));
    put(t, "}\n");
}

static void put_small(fuzz_bytes *b, wild_text *t) {
    static const char *const list[] = {"fit: all",
                                       "fit: middles",
                                       "looks: edges",
                                       "looks: quadrants",
                                       "ties: nobody",
                                       "ties: everybody",
                                       "final: [areas, keeps, wall_tiles]",
                                       "game: castle",
                                       "players: [1, 1]",
                                       "players: [6, 6]",
                                       "players: [1, 6]",
                                       "players: [3, 4]",
                                       "players: [2, 2]",
                                       "supply: 0",
                                       "supply: 100",
                                       "supply: 101",
                                       "unlisted: {count: 3, id: F}",
                                       "unlisted: {count: 100, id: Z}",
                                       "unmodelled: {king: F-14}",
                                       "blank: x",
                                       "title: w",
                                       "edition: ''",
                                       "laws: {tie: Y-1}",
                                       "players: [6, 2]",
                                       "unlisted: {count: 0, id: F}"};
    put(t, "%s\n", PICK(b, list));
}

/* The key `key` with a value of another type. */
static void put_odd_key(fuzz_bytes *b, wild_text *t) {
    static const char *const keys[] = {
        "title",      "edition",    "game",    "players",  "module",   "fit",        "looks",
        "ties",       "supply",     "pieces",  "blank",    "kinds",    "words",      "marks",
        "final",      "wall_tiles", "board",   "tiles",    "unlisted", "more_tiles", "start_tile",
        "unmodelled", "rules",      "options", "defaults", "laws",     "extends"};
    put(t, "%s: %s\n", PICK(b, keys), wrong_type(b));
}

/* ---- a ruleset ----------------------------------------------------------------------------- */

static const struct parent {
    const char *name;
    bool edges;
} parents[] = {{"carcassonne", true}, {"castle", false},  {NULL, true},          {NULL, false},
               {"bazaars", true},     {"tower", true},    {"falcon", false},     {"zamek", false},
               {"wb", true},          {"wc", false},      {"carcassonne", true}, {"castle", false},
               {"wa", true},          {"tower-rgg", true}};

/* A game of its own needs these. */
static void put_whole(fuzz_bytes *b, wild_text *t, bool edges) {
    if (!once_in(b, 8))
        put(t, "module: %s\n", edges ? "carcassonne" : "castle");
    if (!once_in(b, 8))
        put(t, edges ? "looks: edges\nfit: all\n" : "looks: quadrants\nfit: middles\n");
    if (once_in(b, 6))
        put_kinds(b, t);
    else if (edges)
        put(t, "kinds: {road: {role: thief, letter: r, line: true, points: 1, rule: Y-1}, city: "
               "{role: knight, letter: c, points: 2, prize: 2, rule: Y-1}, field: {role: farmer, "
               "letter: f, area: true, rule: Y-1}, monastery: {role: monk, letter: k, around: "
               "true, points: 1, rule: Y-1}}\n");
    else
        put(t, "kinds: {path: {role: herald, line: true, points: 1, rule: Y-1}, tower: {role: "
               "knight, letter: t, points: 2, rule: Y-1}, house: {role: squire, letter: h, points: "
               "1, keep: true, rule: Y-1}, court: {role: merchant, letter: c, area: true, prize: "
               "3, rule: Y-1}}\n");
    if (once_in(b, 8))
        return;
    put(t, edges ? "tiles: {a: {look: crfr, count: 5}, b: {look: frfr, count: 5}, c: 'ffff+k'}\n"
                   "start_tile: a\n"
                 : "tiles: {a: {look: hhtt, count: 9}, b: {look: 'cccc:ns', count: 9}, c: tttt}\n"
                   "board: {cells: {3: [a, c], 2: [a, c], 1: [a, c]}, starts: {2: {cell: a1, side: "
                   "w, n: house, s: house}}}\n");
}

typedef void put_part(fuzz_bytes *b, wild_text *t);

/* A key is put once: what stands there already is not put again. */
static bool has_key(const wild_text *t, const char *key) {
    char line[64];
    snprintf(line, sizeof line, "\n%s:", key);
    return strstr(t->s, line) != NULL;
}

/* What was put since `before` goes again if its key stood there, as YAML would refuse it. */
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

static void put_any_part(fuzz_bytes *b, wild_text *t, bool edges) {
    static put_part *const parts[] = {
        put_kinds,     put_board,  put_small, put_wall_tiles, put_module, put_small,  put_options,
        put_boundless, put_pieces, put_marks, put_ledger,     put_words,  put_odd_key};
    enum { PARTS = sizeof parts / sizeof *parts };
    int part = fuzz_below(b, PARTS + 4);
    size_t before = t->n;
    if (part < PARTS)
        parts[part](b, t);
    else if (part < PARTS + 2)
        put_tiles(b, t, "tiles", edges);
    else if (part == PARTS + 2)
        put_tiles(b, t, "more_tiles", edges);
    else
        put(t, "start_tile: %s\n", tile_id(b));
    drop_second(t, before);
}

static void make_ruleset(fuzz_bytes *b, int file) {
    wild_text *t = &files[file];
    const struct parent *from = &PICK(b, parents);
    bool edges = once_in(b, 20) ? !from->edges : from->edges;
    edged = from->edges;
    t->n = 0;
    put(t, "\nruleset: 1\nname: %s\n", names[file]);
    if (from->name)
        put(t, "extends: %s\n", from->name);
    else
        put_whole(b, t, edges);
    for (int i = fuzz_below(b, 7); i > 0; i--)
        put_any_part(b, t, edges);
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
    for (int i = 0; i < rv_ruleset_tiles(rs); i++) {
        rv_tile_info t;
        rv_ruleset_tile(rs, i, &t);
        int n = rv_ruleset_look(rs, t.look, TILES, found, turned, why);
        MUST(n > 0 || (n == 0 && !t.count), "tile %s: its look %s is none: %s", t.id, t.look, why);
    }
}

static void look_at(rv_library *lib, const rv_ruleset *rs) {
    rv_kind_info k;
    rv_option_info o;
    rv_code_info c;
    size_t n = strlen(rv_ruleset_title(rs)) + strlen(rv_ruleset_edition(rs));
    for (int i = 0; i < rv_ruleset_kinds(rs); i++)
        rv_ruleset_kind(rs, i, &k), n += strlen(k.name) + strlen(k.role);
    for (int i = 0; i < rv_ruleset_options(rs); i++)
        rv_ruleset_option(rs, i, &o), n += strlen(o.rule) + strlen(o.values[o.standard]);
    for (int i = 0; i < rv_ruleset_rules(rs); i++)
        n += strlen(rv_ruleset_rule(rs, i)->text);
    for (int i = 0; i < rv_codes(); i += 7)
        rv_library_code(lib, rs, i, &c), n += strlen(c.right);
    MUST(n, "a ruleset without a word");
    look_at_tiles(rs);
}

static int tiles_in(const rv_ruleset *rs) {
    int n = rv_ruleset_unlisted(rs);
    for (int i = 0; i < rs->ntiles; i++)
        n += rs->tiles[i].count[0] > rs->tiles[i].count[1] ? rs->tiles[i].count[0]
                                                           : rs->tiles[i].count[1];
    return n;
}

static const rv_report *judge(rv_case *c, const char *record) {
    const rv_text text = {.bytes = {record, strlen(record)}, .line = 1, .number = 1};
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

/* At some turn, and of the end. */
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
        rv_case_legal_actions(c, id, see, NULL, &why);
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

static void play(rv_library *lib, const char *game, const rv_settings *settings, bool whole,
                 fuzz_bytes *b) {
    const char *why = NULL;
    rv_sim *s = rv_sim_new(lib, game, settings, fuzz_byte(b), &why);
    const char *played = s ? rv_sim_next(s, true, &why) : NULL;
    MUST(played || (why && *why), "no game, and nothing is said");
    char *record = played ? malloc(strlen(played) + 1) : NULL;
    int turns = s ? rv_sim_turns(s) : 0;
    if (record)
        strcpy(record, played);
    rv_sim_free(s);
    if (!record)
        return;
    rv_case *c = rv_case_new(lib, settings);
    MUST(c, "no memory");
    const rv_report *r = judge(c, record);
    MUST(r->verdict == RV_LEGAL, "a random game is %s: %s\n%s", rv_verdict_name(r->verdict),
         r->ndiags ? r->diags[0].message : "", record);
    rv_case_free(c);
    if (whole)
        fuzz_document(record, strlen(record));
    ask(lib, settings, record, turns ? fuzz_below(b, turns) : 0);
    free(record);
}

/* A position with a few tiles and whatever else positions have. */
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
        rv_ruleset_tile(rs, fuzz_below(b, rv_ruleset_tiles(rs)), &tile);
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
    play(lib, game, &settings, tiles <= FEW || once_in(b, 4), b);
    make_position(game, rs, b, &position);
    fuzz_document(position.s, position.n);
    fuzz_judge_by(NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    static const char *const games[] = {"wa",       "wa",         "wa",   "wa+wb",    "wb+wa",
                                        "wa+tower", "bazaars+wa", "wb",   "wa+wb+wc", "tower+wa",
                                        "wa+wa",    "wa+castle",  "wa+wc"};
    const rv_loader loader = {load, NULL};
    fuzz_bytes b = {data, n};
    nfiles = 1 + fuzz_below(&b, FILES);
    const char *game = PICK(&b, games);
    for (int i = 0; i < nfiles; i++)
        make_ruleset(&b, i);
    rv_library *lib = rv_library_new(&loader);
    MUST(lib, "no memory");
    try_game(lib, game, &b);
    rv_library_free(lib);
    return 0;
}
