/* completions_test.c - what completions promises of a placement is what playing it gives.
 *
 *     completions_test [GAMES [SEED]]
 *
 * Random games of all rules are stopped somewhere, in The Castle with markers a little before the
 * corners. Every placement that is said to close something is played and scored in every order that
 * the rules allow: the points are those of the first, and of all orders or not promised; the wall
 * tiles are those that are taken in all of them.
 */
#include "../games/chance.h"
#include "../games/records.h"
#include "../ok.h"
#include "ask/query.h"
#include "games/castle/castle.h"
#include "games/castles/castles.h"

enum { GAMES = 4, SEED = 1, TURNS = 6, MOST = 4096, WORD = 32, ORDERS = 720 };

/* A house rule that pays as a feature is completed, whoever has it and whoever has not. What it
 * pays names no feature: only the sums of a placement are compared. */
static const char pays[] = "feature_completed = function(game, f)\n"
                           "  for _, p in ipairs(f:winners()) do\n"
                           "    game:score(p, f:size(), 'toll') end\n"
                           "  game:score(game:players()[1], 2, 'builder') end";

/* The same after it is scored: what pays is who stands there still. */
static const char pays_late[] = "feature_scored = function(game, f)\n"
                                "  for _, t in ipairs(f:tiles()) do\n"
                                "    for _, o in ipairs(t:standing()) do\n"
                                "      if o:feature() == f then\n"
                                "        game:score(o:player(), f:size(), 'toll') end end end end";

static const struct sort {
    const char *rules;
    int players;
    const char *options[2];
    const char *hooks; /* of a house rule */
} sorts[] = {
    {"castle", 2, {NULL, NULL}, NULL},
    {"castle", 2, {"wall_pickup=end_of_turn", NULL}, NULL},
    {"castle", 2, {"doubled_score_moves=split", NULL}, NULL},
    {"castle",
     2,
     {NULL, NULL},
     "feature_points = function(game, f, p, n) return p:score() % 3 == 0 and n + 2 or n end"},
    {"castle",
     2,
     {NULL, NULL},
     "turn_ending = function(game)\n"
     "  for _, p in ipairs(game:players()) do\n"
     "    local c = p:moved() and p:corner()\n"
     "    if c then game:take_wall_tile(p, c) end end end,\n"
     "  marker_stopped = function() return 'skip' end"},
    {"castle-hig", 2, {NULL, NULL}, NULL},
    {"castle-wica", 2, {NULL, NULL}, NULL},
    {"zamek", 2, {NULL, NULL}, NULL},
    {"zamek", 2, {"wall_pickup=end_of_turn", NULL}, NULL},
    {"falcon", 2, {NULL, NULL}, NULL},
    {"carcassonne", 2, {NULL, NULL}, NULL},
    {"carcassonne",
     3,
     {NULL, NULL},
     "feature_points = function(game, f, p, n) return p:score() % 2 == 0 and n + 1 or n end"},
    {"tower", 4, {NULL, NULL}, NULL},
    {"bazaars", 3, {NULL, NULL}, NULL},
    {"tower+bazaars", 2, {"castle_same_turn=true", NULL}, NULL},
    {"bazaars", 2, {NULL, NULL}, "feature_points = function(game, f, p, n) return n + 1 end"},
    {"tower+bazaars", 2, {NULL, NULL}, pays},
    {"castle", 2, {NULL, NULL}, pays},
    {"tower+bazaars", 3, {NULL, NULL}, pays_late},
    {"castle", 2, {NULL, NULL}, pays_late},
};
enum { SORTS = sizeof sorts / sizeof *sorts };

/* What it pays is no feature's by name. */
static bool pays_besides(const struct sort *sort) {
    return sort->hooks == pays || sort->hooks == pays_late;
}

/* A promise: of a placement, for one feature. */
typedef struct promise {
    char feature[WORD], tile[WORD], cell[WORD], bridge[WORD];
    int rotation, corner, points[RV_MAX_PLAYERS];
    bool scores[RV_MAX_PLAYERS];
    int node; /* of the feature, before the trial */
    bool done;
} promise;

/* The result of a turn: by completed feature, by player. */
typedef struct given {
    int points[RV_TURN_COMPLETED][RV_MAX_PLAYERS];
    bool scores[RV_TURN_COMPLETED][RV_MAX_PLAYERS];
    int gained[RV_MAX_PLAYERS];
    uint32_t taken[RV_MAX_PLAYERS];
} given;

typedef struct test {
    rv_library *lib;
    const struct sort *sort;
    uint64_t seed, chance;
    int game, turn;
    rv_case *c;
    promise list[MOST];
    int n;
    const char *names[RV_TURN_COMPLETED];
    given now, first;
    int norders;
    uint32_t certain[RV_MAX_PLAYERS];
    bool varies[RV_MAX_PLAYERS];
    long placements, several, corners, uncertain, contested, bridged, points;
    int failed;
    char why[800];
} test;

__attribute__((format(printf, 4, 5))) static void check(test *t, bool good, const promise *p,
                                                        const char *format, ...) {
    va_list args;
    if (good || t->failed++)
        return;
    int n = snprintf(
        t->why, sizeof t->why,
        "%s %s%s, game %d of seed %llu, after turn %d, %s/%d %s %s, %s: ", t->sort->rules,
        t->sort->options[0] ? t->sort->options[0] : "", t->sort->hooks ? ", house rule" : "",
        t->game, (unsigned long long)t->seed, t->turn, p ? p->tile : "", p ? p->rotation : 0,
        p ? p->cell : "", p ? p->bridge : "", p ? p->feature : "");
    va_start(args, format);
    vsnprintf(t->why + n, sizeof t->why - (size_t)n, format, args);
    va_end(args);
}

/* ---- what is promised ---------------------------------------------------------------------- */

static int node_of(rv_game *g, const char *name) {
    for (int i = 0; i < g->board.nnodes; i++)
        if (rv_is_root(&g->board, i) && !rv_unnamed(&g->board, i) &&
            strcmp(rv_feature_name(g, g->arena, i), name) == 0)
            return i;
    return RV_NONE;
}

static void word(char to[WORD], const char *from) {
    snprintf(to, WORD, "%s", from ? from : "");
}

static bool note(void *ud, const rv_open_feature *f) {
    test *t = ud;
    for (int i = 0; i < f->nclosers && t->n < MOST; i++) {
        const rv_closer *c = &f->closers[i];
        promise *p = &t->list[t->n++];
        *p = (promise){.rotation = c->rotation,
                       .corner = rv_thing_number(&c->gives, "corner", RV_NONE),
                       .node = RV_NONE};
        word(p->feature, f->feature);
        word(p->tile, c->tile);
        word(p->cell, c->cell);
        word(p->bridge, thing_words(&c->needs, "bridge"));
        memcpy(p->points, c->points, sizeof p->points);
        memcpy(p->scores, c->scores, sizeof p->scores);
    }
    return true;
}

static void name_nodes(test *t, rv_game *g) {
    for (int i = 0; i < t->n; i++)
        t->list[i].node = i && !strcmp(t->list[i].feature, t->list[i - 1].feature)
                              ? t->list[i - 1].node
                              : node_of(g, t->list[i].feature);
}

static bool same_placement(const promise *a, const promise *b) {
    return a->rotation == b->rotation && !strcmp(a->tile, b->tile) && !strcmp(a->cell, b->cell) &&
           !strcmp(a->bridge, b->bridge);
}

/* ---- what is given ------------------------------------------------------------------------- */

static void listen(void *ud, const rv_item *item) {
    test *t = ud;
    for (int i = 0; i < t->c->game->turn.ncompleted; i++)
        if (item->type == RV_ITEM_SCORE && strcmp(item->kind, "castle") != 0 &&
            strcmp(item->feature, t->names[i]) == 0) {
            t->now.points[i][item->player] += item->points;
            t->now.scores[i][item->player] = true;
        }
}

static void score(test *t, rv_game *g, const rv_order *o) {
    int checkpoint = rv_checkpoint(g), before[RV_MAX_PLAYERS];
    for (int p = 0; p < g->nplayers; p++)
        before[p] = g->seats[p].score;
    t->now = (given){.gained = {0}};
    g->scoring.listener = (rv_listener){listen, t};
    rv_turn_score(g, o->roots, o->n);
    rv_turn_end(g);
    g->scoring.listener.tell = NULL;
    for (int p = 0; p < g->nplayers; p++) {
        t->now.gained[p] = g->seats[p].score - before[p];
        t->now.taken[p] = g->seats[p].taken;
    }
    rv_undo(g, checkpoint);
    if (!t->norders++)
        t->first = t->now;
    for (int p = 0; p < g->nplayers; p++) {
        t->certain[p] = t->norders == 1 ? t->now.taken[p] : t->certain[p] & t->now.taken[p];
        t->varies[p] |= t->now.gained[p] != t->first.gained[p];
    }
}

static void score_all(test *t, rv_game *g, rv_order *o, int i) {
    int end = o->by ? i + 1 : i < o->own ? o->own : o->n;
    if (i == o->n) {
        score(t, g, o);
        return;
    }
    for (int j = i; j < end; j++) {
        const rv_order was = *o;
        o->roots[i] = was.roots[j];
        o->roots[j] = was.roots[i];
        score_all(t, g, o, i + 1);
        *o = was;
    }
}

/* ---- comparing ----------------------------------------------------------------------------- */

static void compare_points(test *t, const rv_game *g, const promise *p, int at) {
    for (int i = 0; i < g->nplayers; i++) {
        bool tribute = p->scores[i] && !t->first.scores[at][i];
        t->points += p->scores[i];
        if (t->varies[i])
            check(t, !p->scores[i], p, "%d points for player %d, in some orders only", p->points[i],
                  i);
        else if (!rv_castles_played(g) && !pays_besides(t->sort))
            check(t,
                  p->scores[i] == t->first.scores[at][i] && !tribute &&
                      (!p->scores[i] || p->points[i] == t->first.points[at][i]),
                  p, "player %d gets %d, and %d was promised", i, t->first.points[at][i],
                  p->points[i]);
    }
}

/* The result of the placement as a whole, each feature once. */
typedef struct sum {
    int points[RV_MAX_PLAYERS], listed;
    uint32_t corners;
} sum;

static void compare_whole(test *t, const rv_game *g, const promise *p, const sum *s) {
    uint32_t certain = 0, any = 0;
    for (int i = 0; i < g->nplayers; i++) {
        certain |= t->certain[i];
        any |= t->first.taken[i];
        if (s->listed == g->turn.ncompleted && !t->varies[i])
            check(t, s->points[i] == t->first.gained[i], p, "player %d gains %d, %d is promised", i,
                  t->first.gained[i], s->points[i]);
    }
    /* A marker that moves twice for one feature may win two, and one is named. */
    check(t, (pays_besides(t->sort) ? s->corners & certain : certain) == s->corners, p,
          "corners %#x are promised, %#x are won", s->corners, certain);
    t->corners += certain != 0;
    t->uncertain += (any & ~certain) != 0;
}

static int place_of(const rv_game *g, int root) {
    for (int i = 0; i < g->turn.ncompleted; i++)
        if (g->turn.completed[i] == root)
            return i;
    return RV_NONE;
}

static void compare(test *t, rv_game *g, int from) {
    promise *first = &t->list[from];
    bool seen[RV_TURN_COMPLETED] = {false};
    sum s = {.listed = 0};
    for (int i = from; i < t->n; i++) {
        promise *p = &t->list[i];
        if (!same_placement(p, first))
            continue;
        p->done = true;
        int at = p->node == RV_NONE ? RV_NONE : place_of(g, rv_root(&g->board, p->node));
        check(t, at != RV_NONE, p, "it is not completed");
        if (at == RV_NONE)
            continue;
        compare_points(t, g, p, at);
        if (seen[at]) /* two open features were joined */
            continue;
        seen[at] = true;
        s.listed++;
        for (int k = 0; k < g->nplayers; k++)
            s.points[k] += p->points[k];
        if (p->corner != RV_NONE)
            s.corners |= 1u << rv_corner_at(g->rs, p->corner);
    }
    compare_whole(t, g, first, &s);
}

/* ---- playing it ---------------------------------------------------------------------------- */

static void lay(rv_game *g, const promise *p) {
    int x = 0, y = 0, tile = rv_tile_find(g->rs, rv_str_of(p->tile));
    rv_cell_of(g, rv_str_of(p->cell), &x, &y);
    const rv_tile *t = &g->rs->tiles[tile], *as = t;
    int pos = rv_pos(&g->board, x, y), quarters = p->rotation / 90;
    rv_ways ways = {.a = g->arena};
    const rv_spot spot = rv_spot_at(g, t, pos, &ways);
    for (int i = 0; *p->bridge && i < spot.n; i++)
        if (rv_way_counts(&spot, quarters, i) &&
            !strcmp(rv_way_word(g, g->arena, &spot.ways[i]), p->bridge)) {
            as = rv_way_build(g, t, quarters, pos, &spot.ways[i]);
            break;
        }
    rv_turn_place(g, tile, as, quarters, pos);
}

static void play(test *t, rv_game *g, int from) {
    int checkpoint = rv_checkpoint(g);
    lay(g, &t->list[from]);
    rv_order o = rv_turn_scoring(g);
    for (int i = 0; i < g->turn.ncompleted; i++)
        t->names[i] = rv_feature_name(g, g->arena, g->turn.completed[i]);
    t->norders = 0;
    memset(t->varies, 0, sizeof t->varies);
    if (o.n <= 6) {
        score_all(t, g, &o, 0);
        compare(t, g, from);
        t->placements++;
        t->several += t->norders > 1;
        t->bridged += *t->list[from].bridge != '\0';
        t->contested += o.own && o.own < o.n;
    }
    rv_undo(g, checkpoint);
}

static void play_all(void *ud) {
    test *t = ud;
    rv_game *g = t->c->game;
    const rv_listener listener = g->scoring.listener;
    g->scoring.listener.tell = NULL;
    name_nodes(t, g);
    for (int i = 0; i < t->n; i++)
        if (!t->list[i].done)
            play(t, g, i);
    g->scoring.listener = listener;
}

/* ---- games --------------------------------------------------------------------------------- */

/* Places markers shortly before corners; uses a few doubling wall tiles. */
static void set_markers(test *t, rv_game *g) {
    const rv_castle *k = g->modules.state[RV_MODULE_CASTLE];
    for (int p = 0; p < g->nplayers && k; p++) {
        int corner = g->rs->corners[chance_below(&t->chance, g->rs->ncorners)].space;
        g->seats[p].score = (corner + 100 - chance_below(&t->chance, 8)) % 100;
    }
}

static rv_case *bench(const test *t, const char *text) {
    static char lua[1024];
    const char *name = "x";
    rv_settings settings = rv_settings_default();
    snprintf(lua, sizeof lua,
             "return {api = 1, name = 'x', summary = 'Tries.', rules = {'%.*s'}, hooks = {%s}}",
             (int)strcspn(t->sort->rules, "+"), t->sort->rules,
             t->sort->hooks ? t->sort->hooks : "");
    const rv_str body = {lua, strlen(lua)};
    settings.until = t->turn;
    settings.all = true;
    settings.options = t->sort->options;
    settings.noptions = t->sort->options[0] != NULL;
    settings.scripts = &name;
    settings.script_texts = &body;
    settings.nscripts = t->sort->hooks != NULL;
    rv_case *c = rv_case_new(t->lib, &settings);
    judge(c, text);
    return c;
}

static void look_at_turn(test *t, const char *text) {
    const char *why = NULL;
    t->c = bench(t, text);
    t->n = 0;
    if (t->c->game) {
        set_markers(t, t->c->game);
        rv_status status = rv_case_completions(t->c, NULL, false, note, t, &why);
        check(t, status == RV_FINE, NULL, "%s", why ? why : "");
        check(t, rv_protect(&t->c->arena, play_all, t), NULL, "memory ran out");
    } else {
        check(t, false, NULL, "no game: %s", said(&t->c->found.report));
    }
    rv_case_free(t->c);
}

static void look_at_sort(test *t, const struct sort *sort, int games) {
    const char *why = NULL;
    rv_settings settings = rv_settings_default();
    t->sort = sort;
    settings.players = sort->players;
    settings.options = sort->options;
    settings.noptions = sort->options[0] != NULL;
    rv_sim *sim = rv_sim_new(t->lib, sort->rules, &settings, t->seed, &why);
    for (t->game = 1; sim && t->game <= games; t->game++) {
        const char *text = rv_sim_next(sim, true, &why);
        int entries = read_record(text).entries;
        for (int i = 0; i < TURNS; i++) {
            t->turn = entries / 3 + chance_below(&t->chance, entries - entries / 3);
            look_at_turn(t, text);
        }
    }
    check(t, sim != NULL, NULL, "no games: %s", why ? why : "");
    rv_sim_free(sim);
}

int main(int argc, char **argv) {
    static test t;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    t.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    t.chance = t.seed;
    t.lib = rv_library_new(NULL, NULL);
    for (int i = 0; i < SORTS; i++)
        look_at_sort(&t, &sorts[i], games);
    if (!ok(!t.failed && t.placements,
            "what completions promises of a placement is what playing it "
            "gives, in any order [C-60, C-69, C-72, C-74]"))
        printf("  %d wrong; %s\n", t.failed, t.why);
    ok(t.several && t.corners && t.uncertain && t.contested && t.bridged && t.points,
       "among the placements were some that win a wall tile for certain, and in some orders only");
    printf("# %ld placements, %ld with several orders, %ld of both players, %ld that win a wall "
           "tile, %ld in some orders, %ld with a bridge\n",
           t.placements, t.several, t.contested, t.corners, t.uncertain, t.bridged);
    rv_library_free(t.lib);
    return ok_status();
}
