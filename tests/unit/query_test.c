/* query_test.c - legal placements, completions and counts, in games played by hand, and in random
 * games compared with the results of laying the tile. */
#include "games/castle/castle.h"
#include "judge/case.h"

#include "../ok.h"
#include <stdlib.h>

#include "../games/parts.h"

/* ---- a game on the table ------------------------------------------------------------------- */

static rv_library *lib;
static rv_case table; /* the case of the queries; only the parts that queries use are set up */

typedef struct setup {
    const rv_ruleset *rs;
    int players;
} setup;

static void make_game(void *ud) {
    const setup *s = ud;
    uint8_t option[RV_O_COUNT];
    for (int o = 0; o < RV_O_COUNT; o++)
        option[o] = rv_option_standard(s->rs, o);
    table.game = rv_game_new(&table.arena, s->rs, option, s->players, NULL);
    rv_rows_begin(table.game);
    rv_lay_start(table.game);
}

static rv_game *new_game_of(const char *rules, int players) {
    const char *why = NULL;
    setup s = {rv_library_ruleset(lib, rules, &why), players};
    rv_arena_free(&table.arena);
    rv_arena_free(&table.scratch);
    table = (rv_case){.lib = lib};
    if (!s.rs || !rv_protect(&table.arena, make_game, &s)) {
        ok(false, "a game can be set up: %s", why ? why : "memory ran out");
        exit(1);
    }
    return table.game;
}

static rv_game *new_game(void) {
    return new_game_of("castle", 2);
}

/* A turn: "40/270 d7 knight@n". */
typedef struct turn {
    int tile, quarters, pos;
    int kind, place; /* kind is RV_NONE: no follower */
} turn;

static turn read_turn(const char *words) {
    const rv_game *g = table.game;
    rv_str rest = rv_str_of(words), tile = rv_str_cut(&rest, " "), cell = rv_str_cut(&rest, " ");
    rv_str degrees = tile, id = rv_str_cut(&degrees, "/"), role = rv_str_cut(&rest, "@");
    turn t = {.tile = rv_tile_find(g->rs, id), .kind = RV_NONE};
    int x = 0, y = 0;
    rv_cell_of(g, cell, &x, &y);
    t.pos = rv_pos(&g->board, x, y);
    if (degrees.s)
        rv_str_int(degrees, &t.quarters);
    t.quarters /= 90;
    if (rest.s) {
        t.kind = rv_role_find(g->rs, role);
        t.place = rv_place_of(rest);
    }
    return t;
}

static void take_turn(void *ud) {
    const turn *t = ud;
    rv_game *g = table.game;
    int placed = rv_turn_place(g, t->tile, NULL, t->quarters, t->pos);
    if (t->kind != RV_NONE)
        rv_deploy(g, g->turn.to_move, rv_node_of_place(&g->board, placed, 1u << t->kind, t->place),
                  RV_F_SMALL);
    const rv_order o = rv_turn_scoring(g);
    rv_turn_score(g, o.roots, o.n);
    rv_turn_end(g);
    rv_turn_pass(g);
}

static void play(const char *words) {
    turn t = read_turn(words);
    rv_protect(&table.arena, take_turn, &t);
}

static void put_aside(void *ud) {
    rv_draw(table.game, *(int *)ud);
}

/* ---- answers as text ----------------------------------------------------------------------- */

static char said[1 << 16];

__attribute__((format(printf, 1, 2))) static void say(const char *format, ...) {
    size_t n = strlen(said);
    va_list args;
    va_start(args, format);
    vsnprintf(said + n, sizeof said - n, format, args);
    va_end(args);
}

static const char labels[] = "WBRGYP";

static void say_points(const int *points, const bool *scores) {
    for (int p = 0; p < table.game->nplayers; p++)
        if (scores[p])
            say(" %c:%d", labels[p], points[p]);
}

static bool say_cell(void *ud, const rv_placement *p) {
    (void)ud;
    say("%s%s/%d", *said ? " " : "", p->cell, p->rotation);
    return true;
}

static bool say_placement(void *ud, const rv_placement *p) {
    const char *only = ud;
    if (only && strcmp(p->cell, only) != 0)
        return true;
    say("%s %s/%d", p->tile, p->cell, p->rotation);
    for (int i = 0; i < p->nfollowers; i++)
        say(" %s", p->followers[i]);
    for (int i = 0; i < p->ncompletes; i++) {
        say(" [%s %s", p->completes[i].kind, p->completes[i].feature);
        say_points(p->completes[i].points, p->completes[i].scores);
        say("]");
    }
    say("\n");
    return true;
}

static bool say_open(void *ud, const rv_open_feature *f) {
    const char *only = ud;
    if (only && strcmp(f->kind, only) != 0)
        return true;
    say("%s %d tiles %d points W:%d B:%d", f->feature, f->tiles, f->points, f->followers[0],
        f->followers[1]);
    for (int i = 0; i < f->nopen; i++)
        say(" %s.%s", f->open[i].cell, f->open[i].side);
    for (int i = 0; i < f->nclosers; i++) {
        const rv_closer *c = &f->closers[i];
        say(" [%s %s/%d", c->tile, c->cell, c->rotation);
        say_points(c->points, c->scores);
        if (c->gives.n)
            say(" corner %d", rv_thing_number(&c->gives, "corner", -1));
        say(" of %d]", c->left);
    }
    say("\n");
    return true;
}

static const char *legal(const char *tile, rv_see_placement *see, const char *only) {
    const char *why = NULL;
    *said = '\0';
    rv_status status = rv_case_legal(&table, 0, tile, false, see, (void *)(uintptr_t)only, &why);
    if (status != RV_FINE)
        say("%d %s", (int)status, why);
    return said;
}

static const char *completions(const char *tile, bool areas, const char *only) {
    const char *why = NULL;
    void *ud = (void *)(uintptr_t)only;
    *said = '\0';
    rv_status status = rv_case_completions(&table, tile, areas, say_open, ud, &why);
    if (status != RV_FINE)
        say("%d %s", (int)status, why);
    return said;
}

static void is(const char *got, const char *wanted, const char *name) {
    if (!ok(strcmp(got, wanted) == 0, "%s", name))
        printf("  wanted: %s\n  got: %s\n", wanted, got);
}

/* ---- legal placements ---------------------------------------------------------------------- */

static void test_first_tile(void) {
    new_game();
    is(legal("17", say_cell, NULL),
       "b3/270 d1/180 d7/0 d7/90 d7/180 d12/270 g12/0 h5/0 h5/180 h5/270 i10/90",
       "the first tile lies at a start space and matches it, in every rotation that fits "
       "[C-15, C-22, C-24]");
    is(legal("17/90", say_placement, "d7"),
       "17 d7/0 merchant@n herald@e herald@s herald@w merchant@se [path path@d7.w]\n"
       "17 d7/90 herald@n merchant@e herald@s herald@w merchant@sw [path path@d7.w]\n"
       "17 d7/180 herald@n herald@e merchant@s herald@w merchant@ne [path path@d7.w]\n",
       "regions that are joined elsewhere are one feature and one place for a follower "
       "[C-33, C-113]");
}

static void test_followers(void) {
    rv_game *g = new_game();
    play("17 d7 herald@e");
    is(legal("31", say_placement, "e7"),
       "31 e7/0 squire@n herald@e herald@s merchant@se merchant@sw [path path@d7.e W:2]\n"
       "31 e7/90 herald@n squire@e herald@s merchant@sw merchant@nw [path path@d7.e W:2]\n"
       "31 e7/180 herald@n herald@e squire@s merchant@ne merchant@nw [path path@d7.e W:2]\n",
       "no herald may join the herald next door, whose path is completed [C-29, C-58]");
    g->seats[g->turn.to_move].supply[RV_F_SMALL] = 0;
    is(legal("31", say_placement, "e7"),
       "31 e7/0 [path path@d7.e W:2]\n31 e7/90 [path path@d7.e W:2]\n"
       "31 e7/180 [path path@d7.e W:2]\n",
       "without a follower in supply there is no place for one [C-30]");
}

static void test_tiles_not_to_be_had(void) {
    rv_game *g = new_game();
    int nine = rv_tile_find(g->rs, RV_STR("9"));
    rv_protect(&table.arena, put_aside, &nine);
    play("17 d7");
    play("2 d12");
    is(legal("17", say_cell, NULL), "2 tile 17 lies at d7 already",
       "a tile on the board is not to come");
    is(legal("9", say_cell, NULL), "2 tile 9 was discarded", "nor is a discarded one");
    is(legal("tthh", say_placement, "d1"),
       "3 d1/0 knight@n squire@s\n3 d1/90 knight@e squire@w\n3 d1/180 squire@n knight@s\n"
       "3 d1/270 squire@e knight@w\n",
       "by look it is a copy that is left");
    ok(rv_case_legal(&table, 0, "castle", false, say_cell, NULL, NULL) == RV_UNREADABLE,
       "what is neither a number nor a look cannot be read");
    is(completions("17", false, NULL), "2 tile 17 lies at d7 already",
       "completions asks for a tile in the same way");
    g->over = true;
    is(legal("3", say_cell, NULL), "", "when the game is over nothing is legal");
    table.game = NULL;
    is(legal("3", say_cell, NULL), "3 the document could not be read",
       "a document that was not read has no answers");
}

static bool stop_at_once(void *ud, const rv_placement *p) {
    (void)p;
    return ++*(int *)ud < 1;
}

static void test_stopping(void) {
    int seen = 0;
    new_game();
    rv_case_legal(&table, 0, "17", false, stop_at_once, &seen, NULL);
    ok(seen == 1, "who has seen enough is shown no more");
}

static void test_tile_of(void) {
    const rv_look look = {.ngroups = 0};
    rv_entry moves[4] = {{.none = true}};
    rv_game *g = new_game();
    moves[1].tile = (rv_tile_ref){.tile = rv_tile_find(g->rs, RV_STR("17")), .text = "17/90"};
    moves[2].tile = (rv_tile_ref){.tile = 1, .text = "tthh", .look = &look};
    moves[3] = moves[2];
    moves[3].played = true;
    table.rec.moves.list = moves;
    table.rec.moves.n = 4;
    ok(!rv_case_tile_of(&table, 1) && !rv_case_tile_of(&table, 0) && !rv_case_tile_of(&table, 5),
       "an entry without a tile, and no entry, have no tile");
    is(rv_case_tile_of(&table, 2), "17", "the tile of an entry is its number");
    is(rv_case_tile_of(&table, 3), "tthh", "or its look, while nobody knows which copy it was");
    is(rv_case_tile_of(&table, 4), "2", "or the number of the copy that was found for it");
}

/* ---- completions --------------------------------------------------------------------------- */

/*      d7 --?  e7 joins an arm of the square at d7 with one that runs round by d6 and e6:
 *       |   |
 *      d6 -e6       White's herald stands on the first, Black's on the second.
 */
static rv_game *two_arms(void) {
    rv_game *g = new_game();
    play("17 d7 herald@e");
    play("16/90 d6 herald@e");
    play("24/180 e6");
    return g;
}

static void test_completions(void) {
    rv_game *g = two_arms();
    is(completions("25", false, "path"),
       "path@d7.e 1 tiles 1 points W:1 B:0 d7.e [25 e7/180 of 1]\n"
       "path@d7.s 3 tiles 3 points W:0 B:1 e6.n [25 e7/180 of 1]\n",
       "a tile that joins two paths closes both, and a tie gives nobody points [C-31, C-55]");
    is(completions("31", false, "path"),
       "path@d7.e 1 tiles 1 points W:1 B:0 d7.e [31 e7/0 W:2 of 1] [31 e7/90 W:2 of 1]\n"
       "path@d7.s 3 tiles 3 points W:0 B:1 e6.n [31 e7/0 B:4 of 1] [31 e7/90 B:4 of 1]\n",
       "a square closes each arm for itself [C-38, C-59]");
    g->seats[0].score = 10;
    g->seats[1].score = 12;
    is(completions("31", false, "path"),
       "path@d7.e 1 tiles 1 points W:1 B:0 d7.e [31 e7/0 W:2 corner 12 of 1] "
       "[31 e7/90 W:2 corner 12 of 1]\n"
       "path@d7.s 3 tiles 3 points W:0 B:1 e6.n [31 e7/0 B:4 corner 16 of 1] "
       "[31 e7/90 B:4 corner 16 of 1]\n",
       "whoever scores, a wall tile that the move would win is shown [C-69, C-73]");
    g->option[RV_O_WALL_PICKUP] = RV_V_END_OF_TURN;
    rv_castle_of(g)->corner[rv_corner_at(g->rs, 12)] = 0;
    is(completions("31", false, "path"),
       "path@d7.e 1 tiles 1 points W:1 B:0 d7.e [31 e7/0 W:2 of 1] [31 e7/90 W:2 of 1]\n"
       "path@d7.s 3 tiles 3 points W:0 B:1 e6.n [31 e7/0 B:4 corner 16 of 1] "
       "[31 e7/90 B:4 corner 16 of 1]\n",
       "also when it is picked up at the end of the turn, but not one that is gone "
       "[C-72, C-74]");
}

static void test_areas(void) {
    new_game();
    play("15 d7 merchant@n");
    is(completions("24", true, NULL),
       "court@d7.n 2 tiles 0 points W:1 B:0 d7.n d7.e d7.s\n"
       "path@d7.e 2 tiles 4 points W:0 B:0 d7.e\n",
       "an area has its open ends, an edge once, and is closed by nothing [C-41, C-108]");
    is(completions("52", false, NULL), "path@d7.e 2 tiles 4 points W:0 B:0 d7.e [52 e7/90 of 2]\n",
       "areas are shown only if asked for, and copies that look alike are counted");
}

static bool count_closers(void *ud, const rv_open_feature *f) {
    *(int *)ud += f->nclosers;
    return true;
}

static int all_closers(const char *tile) {
    int n = 0;
    rv_case_completions(&table, tile, false, count_closers, &n, NULL);
    return n;
}

/* The first of the tiles with this look that are left. */
static bool stands_for_sort(const rv_game *g, int tile) {
    for (int i = 0; i <= tile; i++)
        if (g->rs->tiles[i].same == g->rs->tiles[tile].same && rv_copies_left(g, i))
            return i == tile;
    return false;
}

static void test_any_tile(void) {
    int one_by_one = 0;
    const rv_game *g = two_arms();
    for (int t = 0; t < g->rs->ntiles; t++)
        if (stands_for_sort(g, t))
            one_by_one += all_closers(g->rs->tiles[t].id);
    ok(all_closers(NULL) == one_by_one && one_by_one > 20,
       "any tile means each sort of tile that is left, once");
}

/* ---- against laying the tile, in random games ----------------------------------------------- */

static uint64_t seed = 1;

static int any_of(int n) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (int)((seed >> 33) % (unsigned)n);
}

/* A placement of a tile on the board, and its text. */
typedef struct laying {
    int tile, quarters, pos, placed;
} laying;

static void say_pieces_laid(const rv_game *g, const laying *l) {
    static const char *const order[] = {"n",   "e",   "s",   "w",   "c",   "ne",  "se",  "sw", "nw",
                                        "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw", "nnw"};
    const rv_placed *p = &g->board.placed[l->placed];
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        for (int r = 0; r < p->tile->nregions; r++) {
            int node = p->first + r, root = rv_root(&g->board, node);
            bool first = rv_in_hand(g, g->turn.to_move) && rv_takes(NULL, g, 0, 0, node);
            for (int o = 0; o < r; o++)
                first &= rv_root(&g->board, p->first + o) != root;
            if (first &&
                strcmp(rv_place_on(&g->board, l->placed, root, 1u << g->board.nodes[root].kind),
                       order[i]) == 0)
                say(" %s@%s", rv_kind_of(g, node)->role, order[i]);
        }
}

static void say_laid(void *ud) {
    laying *l = ud;
    rv_game *g = table.game;
    int checkpoint = rv_checkpoint(g), x = l->pos % g->board.width + g->board.x0,
        y = l->pos / g->board.width + g->board.y0;
    l->placed = rv_turn_place(g, l->tile, NULL, l->quarters, l->pos);
    say("%s %s/%d", g->rs->tiles[l->tile].id, rv_cell_name(g->rs, &table.arena, x, y),
        90 * l->quarters);
    say_pieces_laid(g, l);
    for (int i = 0; i < g->turn.ncompleted; i++) {
        rv_tally t = rv_count(g, g->turn.completed[i]);
        say(" [%s %s", rv_kind_of(g, t.root)->name, rv_feature_name(g, &table.arena, t.root));
        for (int p = 0; p < g->nplayers; p++)
            if (rv_wins(&t, p))
                say(" %c:%d", labels[p], t.points);
        say("]");
    }
    say("\n");
    rv_undo(g, checkpoint);
}

/* Every cell of the board, column by column, or as far as a tile can be from the start tile; and
 * every rotation for which rv_fit finds no obstacle. */
static void say_all_laid(int tile) {
    const rv_game *g = table.game;
    int far = g->rs->bounded ? 0 : g->board.nplaced;
    int files = g->rs->bounded ? g->rs->files : far + 1;
    int ranks = g->rs->bounded ? g->rs->ranks : far + 1;
    *said = '\0';
    for (int x = -far; x < files; x++)
        for (int y = -far; y < ranks; y++)
            for (int q = 0; q < 4; q++) {
                laying l = {.tile = tile, .quarters = q, .pos = rv_pos(&g->board, x, y)};
                if (rv_fit(g, &g->rs->tiles[tile], q, l.pos) == RV_NONE)
                    rv_protect(&table.arena, say_laid, &l);
            }
}

static int any_tile_left(const rv_game *g) {
    int tile;
    do
        tile = any_of(g->rs->ntiles);
    while (!rv_copies_left(g, tile));
    return tile;
}

/* Plays one of the placements in `said`, with one of its pieces or without. */
static void play_any_said(int tile) {
    int lines = 0, words = 1;
    char move[64] = "";
    for (const char *p = said; *p; p++)
        lines += *p == '\n';
    if (!lines) {
        rv_protect(&table.arena, put_aside, &tile);
        return;
    }
    const char *line = said;
    for (int skip = any_of(lines); skip; skip--)
        line = strchr(line, '\n') + 1;
    rv_str rest = {line, strcspn(line, "[\n")}, id = rv_str_cut(&rest, " ");
    rv_str cell = rv_str_cut(&rest, " "), degrees = cell, piece = {NULL, 0};
    cell = rv_str_cut(&degrees, "/");
    while (rest.s && rest.n) {
        rv_str word = rv_str_cut(&rest, " ");
        if (any_of(++words) == 0)
            piece = word;
    }
    snprintf(move, sizeof move, "%.*s/%.*s %.*s%s%.*s", (int)id.n, id.s, (int)degrees.n, degrees.s,
             (int)cell.n, cell.s, piece.s ? " " : "", (int)piece.n, piece.s ? piece.s : "");
    play(move);
}

static bool same_as_laid(int tile) {
    static char laid[sizeof said];
    say_all_laid(tile);
    memcpy(laid, said, sizeof said);
    if (strcmp(legal(table.game->rs->tiles[tile].id, say_placement, NULL), laid) == 0)
        return true;
    printf("  laid: %s\n  got: %s\n", laid, said);
    return false;
}

static void test_against_laying(const char *rules, int least, int most, const char *cited) {
    bool same = true, exact = true;
    uint64_t counts[3];
    for (int game = 0; game < 10; game++) {
        const rv_game *g = new_game_of(rules, least + game % (most - least + 1));
        for (int n = 0; same && exact && !g->over && g->stack.n; n++) {
            static picture before;
            int checkpoint = rv_checkpoint(g);
            size_t byte;
            take_picture(g, &before);
            int tile = any_tile_left(g);
            if (n % 8 == 7)
                rv_case_completions(&table, NULL, n % 16 == 7, say_open, "none", NULL);
            if (g->stack.n <= 8)
                rv_case_perft(&table, 2, counts, NULL);
            same = same_as_laid(tile);
            exact =
                differing_part(g, &before, &byte) == PART_COUNT && rv_checkpoint(g) == checkpoint;
            play_any_said(tile);
        }
    }
    ok(same, "%s: legal placements, followers and completions are those of the tile laid [%s]",
       rules, cited);
    ok(exact, "%s: a query leaves the game as it was", rules);
}

/* ---- perft --------------------------------------------------------------------------------- */

/* A placement as legal lists it, without followers. */
typedef struct ways {
    char list[600][40];
    int n;
} ways;

static bool list_ways(void *ud, const rv_placement *p) {
    ways *w = ud;
    for (int i = -1; i < p->nfollowers; i++)
        snprintf(w->list[w->n++], sizeof *w->list, "%s/%d %s%s%s", p->tile, p->rotation, p->cell,
                 i < 0 ? "" : " ", i < 0 ? "" : p->followers[i]);
    return true;
}

static int count_ways(const char *tile) {
    static ways w;
    w.n = 0;
    rv_case_legal(&table, 0, tile, false, list_ways, &w, NULL);
    return w.n;
}

static void draw_in_order(rv_tile_ref *draw, int n, const char *const *ids) {
    for (int i = 0; i < n; i++)
        draw[i] =
            (rv_tile_ref){.text = ids[i], .tile = rv_tile_find(table.game->rs, rv_str_of(ids[i]))};
    table.rec.draw.list = draw;
    table.rec.draw.n = n;
    table.rec.has_draw = true;
}

static void test_perft_drawn(void) {
    static ways first;
    rv_tile_ref draw[2];
    uint64_t counts[3] = {0}, second = 0;
    rv_game *g = new_game();
    draw_in_order(draw, 2, (const char *const[]){"17", "15"});
    rv_status status = rv_case_perft(&table, 2, counts, NULL);
    rv_case_legal(&table, 0, "17", false, list_ways, &first, NULL);
    for (int i = 0; i < first.n; i++) {
        int checkpoint = rv_checkpoint(g);
        play(first.list[i]);
        second += (uint64_t)count_ways("15");
        rv_undo(g, checkpoint);
    }
    ok(status == RV_FINE && counts[0] == 1 && counts[1] == (uint64_t)first.n,
       "perft counts placements, without a follower and with each");
    if (!ok(counts[2] == second, "and what may follow each of them"))
        printf("  wanted: %d\n  got: %d\n", (int)second, (int)counts[2]);
}

static void test_perft_undrawn(const char *rules) {
    uint64_t counts[2], sum = 0;
    const rv_game *g = new_game_of(rules, 2);
    rv_case_perft(&table, 1, counts, NULL);
    for (int t = 0; t < g->rs->ntiles; t++)
        if (stands_for_sort(g, t))
            sum += (uint64_t)count_ways(g->rs->tiles[t].id);
    ok(counts[1] == sum, "%s: perft draws each sort of tile once where no order is known", rules);
}

/* Both paths of start spaces end at once, so the tile with four paths has no legal place. */
static void test_perft_discards(void) {
    rv_tile_ref draw[2];
    uint64_t counts[2];
    new_game();
    play("27/270 d7");
    play("29/90 h5");
    is(legal("1", say_cell, NULL), "", "a tile may have no legal place");
    draw_in_order(draw, 2, (const char *const[]){"1", "15"});
    rv_case_perft(&table, 1, counts, NULL);
    ok(counts[1] == (uint64_t)count_ways("15"),
       "perft puts a tile without a place aside and draws the next [C-25]");
}

/* ---- the board ----------------------------------------------------------------------------- */

static int count_things(const rv_things *in, const char *name) {
    int n = 0;
    for (const rv_thing *t = NULL; (t = rv_thing_find(in, name, t));)
        n++;
    return n;
}

static void test_board(void) {
    rv_shown_board b;
    rv_shown_tile t;
    rv_game *g = new_game();
    play("17/90 d7 herald@s");
    play("2 d12");
    rv_castle_of(g)->corner[1] = 3; /* the third wall tile of the set */
    rv_castle_of(g)->corner[2] = 0;
    rv_castle_of(g)->hands[1].held[8] = 2;
    rv_case_board(&table, &b);
    const rv_thing *first = rv_thing_find(&b.things, "corner", NULL);
    const rv_thing *second = rv_thing_find(&b.things, "corner", first);
    const rv_thing *third = rv_thing_find(&b.things, "corner", second);
    const rv_thing *held = rv_thing_find(&b.things, "wall_tile", NULL);
    const rv_thing *next = rv_thing_find(&b.things, "wall_tile", held);
    ok(b.bounded && b.ntiles == 9 && b.track == 100 && count_things(&b.things, "corner") == 13,
       "the board has seven start spaces, what was laid, and 13 corners with a wall tile [C-4]");
    ok(first->place == 12 && first->number == 3 && second->number == 0 && third->number == -1,
       "a wall tile is known, gone or face down");
    ok(b.hands[0].figures[0] == 5 && b.hands[1].figures[0] == 6 && held->player == 1 &&
           next->player == 1 && next->number == 9 && count_things(&b.things, "wall_tile") == 2,
       "hands hold followers and wall tiles");
    rv_case_board_tile(&table, 7, &t);
    is(t.cell, "d7", "a tile is shown on its cell");
    ok(strcmp(t.id, "17") == 0 && t.rotation == 90 && !t.start && !t.last && t.nregions == 6,
       "with its number and rotation");
    int at = 0;
    while (at < t.nregions && t.regions[at].player < 0)
        at++;
    ok(at < t.nregions && strcmp(t.regions[at].role, "herald") == 0 &&
           t.regions[at].ports == rv_place_ports(rv_place_of(RV_STR("s"))),
       "and with the follower on it, where he stands");
}

static void test_start_spaces(void) {
    rv_shown_board b;
    rv_shown_tile t;
    char name[24];
    new_game();
    rv_case_board(&table, &b);
    rv_case_board_tile(&table, 0, &t);
    ok(t.start && !*t.id && t.x >= b.x0 && t.x <= b.x1 && t.y >= b.y0 && t.y <= b.y1,
       "a start space has no number and lies in the box");
    ok(rv_case_inside(&table, 4, 4, name) && strcmp(name, "e5") == 0 &&
           !rv_case_inside(&table, 2, 5, name) && !rv_case_inside(&table, -9, 99, name),
       "c6 is outside the wall, e5 inside [C-11]");
    ok(t.space == 6 && count_things(&b.things, "bare") == 1 &&
           rv_thing_find(&b.things, "bare", NULL)->place == 0,
       "a start space has its number on the track, and one corner bears no wall tile [C-4]");
    table.game = NULL;
    rv_case_board(&table, &b);
    ok(b.ntiles == 0 && !rv_case_inside(&table, 4, 4, name), "nothing read, nothing to show");
}

static void test_kinds(void) {
    const rv_ruleset *rs = rv_library_ruleset(lib, "castle", NULL);
    const rv_kind *path = rv_ruleset_kind(rs, 0), *house = rv_ruleset_kind(rs, 2),
                  *court = rv_ruleset_kind(rs, 3);
    ok(rv_facts(rs)->nkinds == 4 && path->line && !path->letter && house->keep &&
           house->letter == 'h' && court->area && !court->line,
       "a ruleset tells what its kinds are");
    is(house->role, "squire", "and who stands on them [C-28]");
}

/* The document is judged by its own case, and the tile that it refuses is reported. */
static bool refused(const char *moves, rv_shown_tile *out) {
    static char text[512];
    rv_case *c = rv_case_new(lib, NULL);
    snprintf(text, sizeof text, "reeve: 1\nrules: castle\nplayers: {W: W, B: B}\nmoves:\n%s",
             moves);
    const rv_text document = rv_text_of(text, strlen(text));
    rv_case_judge(c, &document);
    bool is = rv_case_refused(c, out);
    rv_case_free(c);
    return is;
}

static void test_refused(void) {
    rv_shown_tile t;
    ok(refused("- W: 17/90 d7\n- B: 2/90 d6 knight\n", &t) && t.x == 3 && t.y == 5 &&
           t.rotation == 90,
       "the tile of an illegal turn is told, as it would lie [C-19]");
    is(t.cell, "d6", "with its cell");
    int followers = 0;
    for (int r = 0; r < t.nregions; r++)
        followers += t.regions[r].player == 1 && !strcmp(t.regions[r].role, "knight");
    ok(followers == 1, "and with its follower");
    ok(refused("- W: 17/90 d7\n- B: cccc:nw d4\n", &t) && !strcmp(t.id, "16"),
       "by look, too [C-17]");
    ok(!refused("- W: 17/90 d7\n", &t) && !*t.id, "there is none when every turn is legal");
    ok(!refused("- W: none\n", &t), "nor when an illegal turn names no tile");
    ok(!refused("- W: 99 d7\n", &t), "nor of a record that could not be read");
}

static bool drop(void *ud, const char *s, size_t n) {
    (void)ud, (void)s, (void)n;
    return true;
}

/* What the library says of a record with one turn that is judged with these settings. */
static const char *no_turn(const rv_settings *settings, rv_status *status) {
    static const char text[] =
        "reeve: 1\nrules: castle\nplayers: {W: W, B: B}\nmoves:\n- W: 17/90 d7\n";
    static char words[RV_WHY];
    rv_case *c = rv_case_new(lib, settings);
    const char *why = NULL, *other;
    const rv_text document = rv_text_of(text, strlen(text));
    const rv_report *r = rv_case_judge(c, &document);
    snprintf(words, sizeof words, "%s", r->no_turn ? r->no_turn : "");
    *status = r->status;
    if (r->no_turn)
        ok(rv_case_json(c, &(rv_question){.size = sizeof(rv_question), .kind = RV_ASKED_SCORE},
                        drop, NULL, &why) == RV_MISUSED &&
               !strcmp(why, words) &&
               rv_case_legal(c, 0, "24", RV_LIST_NONE, say_cell, NULL, &other) == RV_MISUSED &&
               !strcmp(other, words),
           "questions are refused, too: %s", words);
    rv_case_free(c);
    return words;
}

static void test_no_turn(void) {
    static const int accept[] = {1, 7};
    rv_status status;
    is(no_turn(&(rv_settings){.size = sizeof(rv_settings), .until = 1}, &status), "",
       "a record has its last turn");
    ok(status == RV_FINE, "and is legal");
    is(no_turn(&(rv_settings){.size = sizeof(rv_settings), .until = 1, .before = true}, &status),
       "", "it can be judged before the next one");
    is(no_turn(&(rv_settings){.size = sizeof(rv_settings), .until = 2}, &status),
       "there is no turn 2: the record has 1", "but not up to it");
    ok(status == RV_MISUSED, "which is a mistake of the caller");
    is(no_turn(&(rv_settings){.size = sizeof(rv_settings), .until = 2, .before = true}, &status),
       "there is no turn 3: the record has 1", "nor before the one after it");
    is(no_turn(
           &(rv_settings){.size = sizeof(rv_settings), .until = 1, .accept = accept, .naccept = 2},
           &status),
       "there is no turn 7: the record has 1", "a turn that is accepted must be there");
    is(no_turn(&(rv_settings){.size = sizeof(rv_settings),
                              .until = 1,
                              .accept = accept,
                              .naccept = 2,
                              .others = true},
               &status),
       "", "unless it may be another document's");
}

int main(void) {
    lib = rv_library_new(NULL, NULL);
    test_kinds();
    test_refused();
    test_no_turn();
    test_first_tile();
    test_followers();
    test_tiles_not_to_be_had();
    test_stopping();
    test_tile_of();
    test_completions();
    test_areas();
    test_any_tile();
    test_against_laying("castle", 2, 2, "C-24, C-29, C-36");
    test_against_laying("carcassonne", 2, 6, "K-8, K-9, K-15");
    test_perft_drawn();
    test_perft_undrawn("castle");
    test_perft_undrawn("carcassonne");
    test_perft_discards();
    test_board();
    test_start_spaces();
    rv_arena_free(&table.arena);
    rv_arena_free(&table.scratch);
    rv_library_free(lib);
    return ok_status();
}
