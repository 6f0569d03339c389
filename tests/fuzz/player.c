/* player.c - games with changes: a random game by rules, options and a number of players from the
 * first bytes, in which a few words are changed, swapped, left out or added.
 *
 * If it is still legal, its scores equal those of the slow checkers. Up to some turn, placements
 * that `legal` lists are accepted, accepted placements are listed, and queries leave no trace in
 * the game.
 */
#include "../games/parts.h"
#include "../games/records.h"
#include "checked.h"
#include "fuzz.h"
#include "judge/case.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 600, GAMES = 64, WIDE = 256, OPTIONS = 32, MOVES = 4096, SAMPLES = 3 };

static const char *const rules[] = {"castle",
                                    "castle-hig",
                                    "zamek",
                                    "falcon",
                                    "carcassonne",
                                    "tower",
                                    "tower-c1",
                                    "bazaars",
                                    "tower+bazaars",
                                    "bazaars-zmg",
                                    "tower-rgg",
                                    "castle-wica",
                                    "traders+tower+bazaars",
                                    "inns",
                                    "inns+traders+river+tower+bazaars",
                                    "river+bazaars"};
enum { RULES = sizeof rules / sizeof *rules };

/* ---- a game -------------------------------------------------------------------------------- */

/* The first sixteen have no options. */
static int choose_options(const rv_ruleset *rs, int seed, const char *options[OPTIONS]) {
    static char words[OPTIONS][64];
    unsigned chance = (unsigned)seed * 2654435761u;
    int n = 0;
    for (int i = 0; seed >= 16 && i < rv_ruleset_options(rs) && n < OPTIONS; i++) {
        rv_option_info o;
        rv_ruleset_option(rs, i, &o);
        chance = chance * 1664525u + 1013904223u;
        snprintf(words[n], sizeof words[n], "%s=%s", o.name,
                 o.values[(chance >> 16) % (unsigned)o.nvalues]);
        options[n] = words[n];
        n += (chance >> 8 & 3) > 0;
    }
    return n;
}

/* A game as the simulation writes it. */
static char *play(const char *game, int seed) {
    const char *why = NULL, *options[OPTIONS];
    const rv_ruleset *rs = rv_library_ruleset(fuzz_library(), game, &why);
    rv_settings settings = rv_settings_default();
    MUST(rs, "%s: %s", game, why);
    settings.options = options;
    settings.noptions = choose_options(rs, seed, options);
    settings.players = rv_facts(rs)->edge_looks ? 2 + seed % 5 : 2;
    rv_sim *s = rv_sim_new(fuzz_library(), game, &settings, (uint64_t)seed, &why);
    MUST(s, "%s: %s", game, why ? why : "no memory");
    const char *played = rv_sim_next(s, true, &why);
    MUST(played, "%s: %s", game, why ? why : "no memory");
    char *text = copy(played);
    rv_sim_free(s);
    return text;
}

/* A game chosen by the first bytes, played once; a copy. */
static char *deal(fuzz_bytes *b) {
    static char *games[RULES][GAMES];
    int game = fuzz_below(b, RULES), seed = fuzz_below(b, GAMES);
    char **kept = &games[game][seed];
    if (!*kept)
        *kept = play(rules[game], seed);
    return copy(*kept);
}

/* ---- lines --------------------------------------------------------------------------------- */

/* Lines that are changed or new are stored in `room`. */
typedef struct lines {
    const char *line[LINES];
    int n, changed;
    char room[16][WIDE];
} lines;

static void cut(lines *l, char *text) {
    l->n = l->changed = 0;
    for (char *line = strtok(text, "\n"); line && l->n < LINES; line = strtok(NULL, "\n"))
        l->line[l->n++] = line;
}

/* Room for a line; NULL if too many have been changed. */
static char *fresh(lines *l) {
    return l->changed < 16 ? l->room[l->changed++] : NULL;
}

__attribute__((format(printf, 3, 4))) static void put_line(lines *l, int i, const char *format,
                                                           ...) {
    char *to = fresh(l);
    va_list args;
    if (!to)
        return;
    va_start(args, format);
    vsnprintf(to, WIDE, format, args);
    va_end(args);
    l->line[i] = to;
}

static void insert(lines *l, int at, const char *text) {
    if (l->n == LINES || l->changed == 16)
        return;
    memmove(&l->line[at + 1], &l->line[at], sizeof *l->line * (size_t)(l->n - at));
    l->n++;
    put_line(l, at, "%s", text);
}

/* The first line of some entry: "- W: 40/270 d7 knight@n"; -1. */
static int some_turn(const lines *l, fuzz_bytes *b) {
    int from = fuzz_below(b, l->n);
    for (int i = 0; i < l->n; i++) {
        const char *line = l->line[(from + i) % l->n];
        if (line[0] == '-' && strncmp(line, "- bazaar", 8) != 0 && strlen(line) < WIDE / 2)
            return (from + i) % l->n;
    }
    return -1;
}

/* A turn in its words: label, tile, cell, follower (or ""). */
typedef struct turn {
    char label[64], tile[64], cell[64], follower[64];
} turn;

static bool read_turn(const char *line, turn *t) {
    t->follower[0] = '\0';
    return sscanf(line, "- %63[^:]: %63[^ ] %63[^ ] %63s", t->label, t->tile, t->cell,
                  t->follower) >= 3;
}

static void say_turn(lines *l, int i, const turn *t) {
    put_line(l, i, "- %s: %s %s%s%s", t->label, t->tile, t->cell, *t->follower ? " " : "",
             t->follower);
}

/* ---- changes ------------------------------------------------------------------------------- */

static void swap_lines(lines *l, fuzz_bytes *b) {
    int i = fuzz_below(b, l->n), j = fuzz_below(b, l->n);
    const char *line = l->line[i];
    l->line[i] = l->line[j];
    l->line[j] = line;
}

static void repeat_line(lines *l, fuzz_bytes *b) {
    int i = fuzz_below(b, l->n);
    l->line[i] = l->line[fuzz_below(b, l->n)];
}

static void leave_out(lines *l, fuzz_bytes *b) {
    int i = fuzz_below(b, l->n);
    memmove(&l->line[i], &l->line[i + 1], sizeof *l->line * (size_t)(l->n - i - 1));
    l->n -= l->n > 1;
}

static void stop_there(lines *l, fuzz_bytes *b) {
    l->n = fuzz_below(b, l->n) + 1;
}

/* Replaces a byte of a line by another byte that occurs in records. */
static void scribble(lines *l, fuzz_bytes *b) {
    static const char letters[] = "0123456789-,./@: []{}'nesw+kWBRfcrtbh";
    int i = fuzz_below(b, l->n);
    if (!*l->line[i] || l->changed == 16)
        return;
    put_line(l, i, "%s", l->line[i]);
    char *line = l->room[l->changed - 1];
    line[fuzz_below(b, (int)strlen(line))] = letters[fuzz_below(b, (int)sizeof letters - 1)];
}

static void turn_round(lines *l, fuzz_bytes *b) {
    static const char *const ways[] = {"", "/90", "/180", "/270"};
    int i = some_turn(l, b);
    turn t;
    if (i < 0 || !read_turn(l->line[i], &t))
        return;
    t.tile[strcspn(t.tile, "/")] = '\0';
    snprintf(t.tile + strlen(t.tile), 8, "%s", ways[fuzz_below(b, 4)]);
    say_turn(l, i, &t);
}

/* Swaps the tiles, cells or followers of two turns. */
static void exchange_words(lines *l, fuzz_bytes *b) {
    int i = some_turn(l, b), j = some_turn(l, b);
    turn t, u, was;
    if (i < 0 || !read_turn(l->line[i], &t) || !read_turn(l->line[j], &u))
        return;
    was = t;
    switch (fuzz_below(b, 3)) {
    case 0: memcpy(t.tile, u.tile, sizeof t.tile), memcpy(u.tile, was.tile, sizeof t.tile); break;
    case 1: memcpy(t.cell, u.cell, sizeof t.cell), memcpy(u.cell, was.cell, sizeof t.cell); break;
    default:
        memcpy(t.follower, u.follower, sizeof t.follower);
        memcpy(u.follower, was.follower, sizeof t.follower);
    }
    say_turn(l, i, &t);
    say_turn(l, j, &u);
}

static const char *const roles[] = {"knight", "highwayman", "monk",     "farmer",
                                    "squire", "herald",     "merchant", "big:knight"};
static const char *const places[] = {"n", "e", "s", "w", "ne", "se", "sw", "nw", "c", "nnw"};

static void put_follower(lines *l, fuzz_bytes *b) {
    int i = some_turn(l, b);
    turn t;
    if (i < 0 || !read_turn(l->line[i], &t))
        return;
    const char *role = roles[fuzz_below(b, 8)], *place = places[fuzz_below(b, 10)];
    bool none = !fuzz_below(b, 4);
    snprintf(t.follower, sizeof t.follower, "%s%s%s", none ? "" : role, none ? "" : "@",
             none ? "" : place);
    say_turn(l, i, &t);
}

/* Adds a key to the turn, about a cell of some turn. */
static void do_besides(lines *l, fuzz_bytes *b) {
    static const char *const keys[] = {"  bridge: ns",
                                       "  bridge: ew@%s",
                                       "  bridge: ['ns@%s', ew]",
                                       "  tower: %s",
                                       "  top: %s",
                                       "  top: big %s",
                                       "  ransom: B",
                                       "  ransom: W big",
                                       "  exchange: big",
                                       "  exchange: small",
                                       "  use: [1]",
                                       "  use: [{2: tower@%s}]",
                                       "  use: [{3: house@%s}]",
                                       "  order: [tower@%s]",
                                       "  castle: {W: 'city@%s'}",
                                       "  castle: {B: 'city@%s'}",
                                       "  fief: {W: 'road@%s'}",
                                       "  capture: 'B:knight@%s'",
                                       "  score: {W: 3}"};
    int i = some_turn(l, b), j = some_turn(l, b);
    const char *key = keys[fuzz_below(b, (int)(sizeof keys / sizeof *keys))];
    const char *cell = strstr(key, "%s");
    char text[WIDE];
    turn t;
    if (i < 0 || !read_turn(l->line[j], &t))
        return;
    snprintf(text, sizeof text, "%.*s%s%s", cell ? (int)(cell - key) : WIDE / 2, key,
             cell ? t.cell : "", cell ? cell + 2 : "");
    insert(l, i + 1, text);
}

/* The same game by an option, or by the rules of another edition. */
static void agree_otherwise(lines *l, fuzz_bytes *b) {
    static const char *const options[] = {"wall_pickup: end_of_turn",
                                          "two_doublers: one_only",
                                          "return_on_tie: false",
                                          "farmers: false",
                                          "tiny_city: 2",
                                          "farm_scoring: first",
                                          "capture_own: false",
                                          "tower_top_capturable: false",
                                          "range_offset: -1",
                                          "small_city: two_tiles",
                                          "castle_on_field: four",
                                          "exchange_choice: captor",
                                          "castle_same_turn: true",
                                          "bazaar_next: from_chooser",
                                          "bridges: false",
                                          "bridges_per_turn: 3",
                                          "castle_by: placer_only",
                                          "range_metric: manhattan",
                                          "big_follower: true",
                                          "river: both",
                                          "river: 2",
                                          "u_turn: allowed",
                                          "start_tile: river_stack",
                                          "volcano_lake: plain"};
    bool option = fuzz_below(b, 2);
    int i = option ? fuzz_below(b, (int)(sizeof options / sizeof *options)) : fuzz_below(b, RULES);
    char text[WIDE];
    snprintf(text, sizeof text, option ? "options: {%s}" : "rules: %s",
             option ? options[i] : rules[i]);
    for (int k = 0; k < l->n; k++)
        if (strncmp(l->line[k], text, option ? 8 : 6) == 0) {
            put_line(l, k, "%s", text);
            return;
        }
    insert(l, 2 < l->n ? 2 : l->n, text);
}

static void change(lines *l, fuzz_bytes *b) {
    static void (*const changes[])(lines * l, fuzz_bytes * b) = {
        swap_lines, repeat_line,    leave_out,    stop_there, scribble,
        turn_round, exchange_words, put_follower, do_besides, agree_otherwise};
    changes[fuzz_below(b, (int)(sizeof changes / sizeof *changes))](l, b);
}

static size_t put_together(const lines *l, char *out) {
    size_t n = 0;
    for (int i = 0; i < l->n && n + strlen(l->line[i]) + 2 < ROOM; i++)
        n += (size_t)sprintf(out + n, "%s\n", l->line[i]);
    return n;
}

/* ---- what `legal` lists -------------------------------------------------------------------- */

typedef struct listed {
    char list[MOVES][64];  /* in the words of a record, without further keys */
    char also[MOVES][128]; /* the further keys that are necessary or allowed */
    int n;
} listed;

static listed legal;

/* "  tower: '0,1'", "  bridge: ['ew', 'ns@0,1']"; nothing without a key. */
static void say_besides(char *out, size_t room, const char *key, const char *value) {
    bool several = strchr(value, '+');
    out[0] = '\0';
    if (!*key)
        return;
    if (*value == '{') { /* a map has quotes of its own */
        snprintf(out, room, "  %s: %s\n", key, value);
        return;
    }
    size_t n = (size_t)snprintf(out, room, "  %s: %s'", key, several ? "[" : "");
    for (; *value; value++)
        n += (size_t)snprintf(out + n, room - n, *value == '+' ? "', '" : "%c", *value);
    snprintf(out + n, room - n, several ? "']\n" : "'\n");
}

static void list_move(const rv_placement *p, const char *piece, const char *key,
                      const char *value) {
    char rotation[8] = "";
    if (legal.n == MOVES)
        return;
    if (p->rotation)
        snprintf(rotation, sizeof rotation, "/%d", p->rotation);
    snprintf(legal.list[legal.n], sizeof *legal.list, "%s%s %s%s%s", p->tile, rotation, p->cell,
             *piece ? " " : "", piece);
    say_besides(legal.also[legal.n++], sizeof *legal.also, key, value);
}

static bool see_move(void *ud, const rv_placement *p) {
    (void)ud;
    const char *bridge = thing_words(&p->needs, "bridge"), *key = *bridge ? "bridge" : "";
    list_move(p, "", key, bridge);
    for (int i = 0; i < p->nfollowers; i++)
        list_move(p, p->followers[i], key, bridge);
    for (int i = 0; i < p->may.n; i++) {
        char all[96];
        snprintf(all, sizeof all, "%s%s%s", bridge, *bridge ? "+" : "", p->may.list[i].words);
        list_move(p, "", "bridge", all);
    }
    for (const rv_actions *a = p->actions; !*bridge && a < p->actions + p->nactions; a++)
        for (int i = 0; !a->verb && i < a->n; i++)
            list_move(p, "", a->key, a->list[i].what);
    return true;
}

/* Without further keys. */
static bool is_listed(const char *words) {
    for (int i = 0; i < legal.n; i++)
        if (!*legal.also[i] && strcmp(legal.list[i], words) == 0)
            return true;
    return false;
}

static rv_case *bench(int until) {
    static rv_case *c;
    const rv_settings settings = rv_settings_default();
    if (!c)
        c = rv_case_new(fuzz_library(), &settings);
    MUST(c, "no memory");
    rv_case_until(c, until, true);
    return c;
}

/* The game up to a turn, and one more turn, in words. */
static const rv_report *judge_move(const record *r, int turns, const char *label, const char *move,
                                   const char *also) {
    static written text;
    char line[256];
    text.n = 0;
    put(&text, r->text, (size_t)(r->entry[turns] - r->text));
    snprintf(line, sizeof line, "- %s: %s\n%s", label, move, also);
    put_word(&text, line);
    return judge(bench(RV_NO_TURN), text.s);
}

static bool may_be(const rv_report *r) {
    return r->verdict == RV_LEGAL || r->verdict == RV_AMBIGUOUS;
}

/* What is listed without a follower may need one that is listed for the same placement: a lord in
 * his castle (B-24). */
static bool may_be_with_one(const record *r, int turns, const char *label, int k) {
    size_t n = strlen(legal.list[k]);
    for (int i = 0; i < legal.n; i++)
        if (!*legal.also[i] && strncmp(legal.list[i], legal.list[k], n) == 0 &&
            legal.list[i][n] == ' ' &&
            may_be(judge_move(r, turns, label, legal.list[i], legal.also[k])))
            return true;
    return false;
}

static void check_listed(const record *r, int turns, const char *label, fuzz_bytes *b) {
    for (int i = 0; i < SAMPLES && legal.n; i++) {
        int k = fuzz_below(b, legal.n);
        const rv_report *v = judge_move(r, turns, label, legal.list[k], legal.also[k]);
        if (v->ndiags == 1 && strcmp(v->diags[0].code, "castle-owner") == 0)
            MUST(may_be_with_one(r, turns, label, k),
                 "listed, and refused with each follower: %s %s\n%s", legal.list[k], legal.also[k],
                 r->text);
        else
            MUST(may_be(v), "listed, and refused: %s %s (%s)\n%s", legal.list[k], legal.also[k],
                 said(v), r->text);
    }
}

/* Any cell and follower: an accepted placement is listed, in canonical words. */
static void check_others(const record *r, int turns, const char *label, fuzz_bytes *b) {
    for (int i = 0; i < SAMPLES && legal.n; i++) {
        const char *move = legal.list[fuzz_below(b, legal.n)];
        char other[256], tile[64], cell[64];
        if (sscanf(move, "%63[^/ ]%*[^ ] %63s", tile, cell) != 2 &&
            sscanf(move, "%63[^/ ] %63s", tile, cell) != 2)
            continue;
        int follower = fuzz_below(b, 9);
        snprintf(other, sizeof other, "%s/%d %s%s%s%s%s", tile, 90 * fuzz_below(b, 4), cell,
                 follower < 8 ? " " : "", follower < 8 ? roles[follower] : "",
                 follower < 8 ? "@" : "", follower < 8 ? places[fuzz_below(b, 10)] : "");
        const rv_report *v = judge_move(r, turns, label, other, "");
        if (!may_be(v)) {
            MUST(!is_listed(other), "listed, and refused: %s\n%s", other, r->text);
            continue;
        }
        if (v->verdict == RV_AMBIGUOUS) /* no line of the list can say it */
            continue;
        MUST(v->nlines == turns + 1 && is_listed(v->lines[turns].text),
             "accepted, and not listed: %s\n%s", other, r->text);
    }
}

/* A tile that could come now: a tile from a bazaar that is still to be played, or the tile of the
 * next turn, or any tile. `legal` tells for any tile where it could be placed. False: there is
 * none. */
static bool choose_tile(rv_case *c, const rv_report *r, fuzz_bytes *b, char tile[64]) {
    const char *next = rv_case_tile_of(c, r->turns + 1);
    rv_tile_info any;
    rv_shown_board board;
    rv_ruleset_tile(r->ruleset, fuzz_below(b, rv_facts(r->ruleset)->ntiles), &any);
    snprintf(tile, 64, "%s", next && fuzz_below(b, 4) ? next : any.id);
    rv_case_board(c, &board);
    if (rv_thing_find(&board.things, "bought", NULL)) {
        const rv_thing *own = NULL;
        while ((own = rv_thing_find(&board.things, "bought", own)) && own->player != r->to_move)
            ;
        snprintf(tile, 64, "%s", own ? own->words : "");
        return own != NULL;
    }
    return !rv_thing_find(&board.things, "bazaar", NULL);
}

/* The game up to one of its legal turns. */
static void check_moves(const char *form, fuzz_bytes *b) {
    const record r = read_record(form);
    char label[64], tile[64], what[128];
    if (!r.entries || strstr(form, "\n  draw:") || strstr(form, "\nscripts:"))
        return;
    int turns = fuzz_below(b, r.entries);
    rv_case *c = bench(turns);
    const rv_report *v = judge(c, form);
    if (v->verdict != RV_LEGAL || v->turns != turns || v->to_move < 0 || v->finished)
        return;
    if (!choose_tile(c, v, b, tile))
        return;
    snprintf(label, sizeof label, "%s", v->label[v->to_move]);
    legal.n = 0;
    MUST(leaves_no_trace(c, tile, turns + 1, see_move, NULL, what), "%s\n%s", what, form);
    check_listed(&r, turns, label, b);
    check_others(&r, turns, label, b);
}

/* ---- one input ----------------------------------------------------------------------------- */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    static char out[ROOM];
    static lines l;
    fuzz_bytes b = {data, n};
    char *text = deal(&b);
    cut(&l, text);
    bool changed = b.n > 0;
    int most = fuzz_below(&b, 4) ? 10 + fuzz_below(&b, 60) : LINES;
    l.n = l.n < most ? l.n : most;
    int changes = fuzz_below(&b, 4);
    for (int i = 0; b.n && i <= changes; i++)
        change(&l, &b);
    rv_verdict v = fuzz_document(out, put_together(&l, out));
    MUST(changed || v == RV_LEGAL, "a random game is %s", rv_verdict_name(v));
    if (v != RV_NOT_READ && v != RV_INCONSISTENT) {
        rv_case *c = bench(RV_NO_TURN);
        const rv_report *r = judge(c, out);
        char *form = copy(rv_case_format(c));
        if (v == RV_LEGAL)
            check_scores(form, r);
        check_moves(form, &b);
        free(form);
    }
    free(text);
    return 0;
}
