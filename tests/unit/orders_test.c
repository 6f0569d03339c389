/* orders_test.c - what the orders of scoring lead to, against trying every one of them.
 *
 *     orders_test [GAMES [SEED]]
 *
 * Random games are stopped somewhere; features on the table are then taken as completed by one
 * turn, with followers on them and markers near the corners, so that orders matter as often as can
 * be. With options, and with house rules that act while features are scored. Each order is played
 * to its end and what the game has become is noted, byte for byte; the search must find the same
 * things, in the same order, by the same orders, in fewer steps.
 */
#include "../games/chance.h"
#include "../games/parts.h"
#include "../games/records.h"
#include "../ok.h"
#include "ask/query.h"
#include "base/limit.h"
#include "games/castle/castle.h"
#include "judge/case.h"
#include "lua/script.h"

enum { GAMES = 2, SEED = 1, TURNS = 8, TRIALS = 6, MOST = 5, FOUND = 1024 };

/* ---- house rules --------------------------------------------------------------------------- */

static const struct script {
    const char *name, *hooks;
} scripts[] = {
    {"constant", "feature_points = function(game, f, p, n) return n + 1 end"},
    {"parity",
     "feature_points = function(game, f, p, n) return p:score() % 3 == 0 and n + 2 or n end"},
    {"keeps", "feature_completed = function(game, f) game.state[f:kind()] = f:size() end"},
    {"chain", "feature_completed = function(game, f)\n"
              "  game.state.n = ((game.state.n or 1) * 3 + f:size()) % 11 end"},
    {"forgets", "feature_completed = function(game, f)\n"
                "  game.state[f:kind()] = not game.state[f:kind()] and 1 or nil end"},
    {"first", "feature_completed = function(game, f)\n"
              "  if not game.state.first then game.state.first = f:size() end end"},
    {"sends home", "feature_completed = function(game, f)\n"
                   "  for _, o in ipairs(game:turn():completed()) do\n"
                   "    if o:size() > f:size() then\n"
                   "      game:return_follower(game:turn():player(), o) end end end"},
    {"marches", "feature_scored = function(game, f)\n"
                "  for _, o in ipairs(game:turn():completed()) do\n"
                "    local s = o:tiles()[1]:standing()[1]\n"
                "    if s and o:size() > f:size() then game:take_home(s)\n"
                "    elseif s then game:deploy(s:player(), f); game:move(s, f) end end end"},
    {"strong", "majority = function(game, f, p, n)\n"
               "  return n > 0 and p:score() % 2 == 0 and n + 1 or n end"},
};
enum { SCRIPTS = sizeof scripts / sizeof *scripts };

static const struct sort {
    const char *rules;
    int players;
    const char *options[2];
    bool quiet; /* no order matters unless a house rule makes it matter */
} sorts[] = {
    {"castle", 2, {"wall_pickup=per_feature", "doubled_score_moves=single"}, false},
    {"castle", 2, {"wall_pickup=per_feature", "doubled_score_moves=split"}, false},
    {"castle", 2, {"wall_pickup=end_of_turn", "doubled_score_moves=split"}, true},
    {"zamek", 2, {NULL, NULL}, false},
    {"carcassonne", 4, {NULL, NULL}, true},
    {"tower+bazaars", 5, {NULL, NULL}, true},
    {"tower+bazaars", 3, {"castle_same_turn=true", NULL}, true},
};
enum { SORTS = sizeof sorts / sizeof *sorts };

/* ---- the test ------------------------------------------------------------------------------ */

/* A result of the game, and the first order that leads to it. */
typedef struct found {
    uint64_t what;
    int roots[RV_TURN_COMPLETED];
} found;

typedef struct list {
    const rv_game *g;
    const rv_order *order;
    int n, steps;
    found all[FOUND];
} list;

typedef struct test {
    rv_library *lib;
    const struct sort *sort;
    const char *script; /* or "no script" */
    uint64_t seed, chance;
    rv_case *c;
    rv_order order;
    list brute, search;
    long trials, open, several, merged, fewer, hooked;
    int failed;
    char why[600];
} test;

static int below(test *t, int n) {
    return chance_below(&t->chance, n);
}

__attribute__((format(printf, 3, 4))) static void check(test *t, bool good, const char *format,
                                                        ...) {
    va_list args;
    if (good || t->failed++)
        return;
    int n = snprintf(t->why, sizeof t->why,
                     "%s, %d players, %s %s, %s, seed %llu, %d features: ", t->sort->rules,
                     t->sort->players, t->sort->options[0] ? t->sort->options[0] : "",
                     t->sort->options[1] ? t->sort->options[1] : "", t->script,
                     (unsigned long long)t->seed, t->order.n);
    va_start(args, format);
    vsnprintf(t->why + n, sizeof t->why - (size_t)n, format, args);
    va_end(args);
}

/* ---- what the game is ---------------------------------------------------------------------- */

static uint64_t fold(uint64_t hash, const void *at, size_t size) {
    const unsigned char *bytes = at;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    return hash;
}

/* The bytes that scoring can change; the stored values of scripts, in order. */
static uint64_t become(const rv_game *g) {
    static const int looked[] = {PART_SEATS,   PART_CASTLE,  PART_CARCASSONNE,
                                 PART_TOWER,   PART_BRIDGES, PART_CASTLES,
                                 PART_BAZAARS, PART_SITES,   PART_HOLDS};
    uint64_t hash = 0xcbf29ce484222325u;
    const rv_kept *k;
    parts now;
    parts_of(g, &now);
    for (size_t i = 0; i < sizeof looked / sizeof *looked; i++)
        if (now.part[looked[i]].size)
            hash = fold(hash, now.part[looked[i]].at, now.part[looked[i]].size);
    for (int i = 0; i < g->board.nnodes; i++)
        hash = fold(hash, &g->board.nodes[i].follower, 1);
    for (int i = 0; (k = rv_state_at(g, i)); i++)
        hash = fold(hash, k, sizeof *k);
    const int32_t rest[] = {g->turn.extra, g->over, g->turn.ended, g->turn.to_move};
    return fold(hash, rest, sizeof rest);
}

static void note(list *l, const int *roots) {
    uint64_t what = become(l->g);
    for (int i = 0; i < l->n; i++)
        if (l->all[i].what == what)
            return;
    if (l->n == FOUND)
        abort();
    l->all[l->n].what = what;
    memcpy(l->all[l->n++].roots, roots, sizeof l->all->roots);
}

/* ---- every order --------------------------------------------------------------------------- */

static void swap(int *roots, int i, int j) {
    int root = roots[i];
    roots[i] = roots[j];
    roots[j] = root;
}

static void try_all(rv_game *g, list *l, rv_order *o, int i) {
    if (i == o->n) {
        int checkpoint = rv_checkpoint(g);
        rv_turn_score(g, o->roots, o->n);
        rv_turn_end(g);
        l->steps += o->n;
        note(l, o->roots);
        rv_undo(g, checkpoint);
        return;
    }
    bool fixed = i < o->fixed_own || (i >= o->own && i < o->own + o->fixed_rest);
    int end = fixed ? i + 1 : i < o->own ? o->own : o->n;
    for (int j = i; j < end; j++) {
        swap(o->roots, i, j);
        try_all(g, l, o, i + 1);
        swap(o->roots, i, j);
    }
}

static bool see(void *ud, const rv_order *order) {
    note(ud, order->roots);
    return true;
}

static void compare(test *t) {
    const list *a = &t->brute, *b = &t->search;
    check(t, a->n == b->n, "%d things by every order, %d by the search", a->n, b->n);
    for (int i = 0; i < a->n && i < b->n; i++) {
        check(t, a->all[i].what == b->all[i].what, "thing %d is another", i + 1);
        check(t, !memcmp(a->all[i].roots, b->all[i].roots, sizeof(int) * (size_t)t->order.n),
              "thing %d is found by another order", i + 1);
    }
    check(t, b->steps <= a->steps, "%d steps instead of %d", b->steps, a->steps);
}

/* ---- a turn that completes this and that --------------------------------------------------- */

static int gather(const rv_game *g, int *roots, int most) {
    int n = 0;
    for (int i = 0; i < g->board.nnodes && n < most; i++)
        if (rv_is_root(&g->board, i) && !rv_unnamed(&g->board, i) && !rv_kind_of(g, i)->area)
            roots[n++] = i;
    return n;
}

static void complete(test *t, rv_game *g, int most) {
    int roots[512], n = gather(g, roots, 512);
    chance_shuffle(&t->chance, roots, n);
    n = n < most ? n : most;
    for (int i = 0; i < n; i++) {
        RV_SET(g, g->turn.completed[i], roots[i]);
        if (!rv_feature_holds(&g->board, roots[i]) && below(t, 8))
            rv_deploy(g, below(t, g->nplayers), roots[i], RV_F_SMALL);
    }
    RV_SET(g, g->turn.ncompleted, n);
    RV_SET(g, g->turn.placing, true);
}

/* Places markers shortly before corners, some of which are empty. */
static void set_markers(test *t, rv_game *g) {
    rv_castle *k = g->modules.state[RV_MODULE_CASTLE];
    for (int p = 0; p < g->nplayers && k; p++) {
        int corner = g->rs->corners[below(t, g->rs->ncorners)].space;
        RV_SET(g, g->seats[p].score, (corner + 100 - below(t, 12)) % 100);
    }
    for (int i = 0; i < g->rs->ncorners && k; i++) {
        int lies = below(t, 4);
        RV_SET(g, k->corner[i], (int8_t)(lies == 0 ? 0 : lies == 1 ? RV_UNKNOWN_TILE : i % 3 + 1));
    }
}

static void play_doublers(test *t, rv_game *g) {
    for (int i = 0; i < g->rs->nwall_tiles && g->modules.state[RV_MODULE_CASTLE]; i++)
        for (int r = 0; r < t->order.n; r++)
            if (g->rs->wall_tiles[i].effect == RV_EFFECT_DOUBLE &&
                g->rs->wall_tiles[i].kind == g->board.nodes[t->order.roots[r]].kind &&
                !below(t, 2)) {
                bool tied;
                unsigned who = rv_majority(g, t->order.roots[r], &tied);
                rv_castle_play_doubler(g, who & 1 ? 0 : 1, i, t->order.roots[r]);
            }
}

/* Sometimes leaves out who scores, or gives a part of the order. */
static void choose_order(test *t, rv_game *g) {
    rv_order *o = &t->order;
    *o = rv_turn_scoring(g);
    int how = below(t, 3);
    if (how)
        o->own = how == 1 ? o->n : 0;
    if (below(t, 3) == 0)
        o->fixed_own = below(t, o->own + 1);
    if (below(t, 3) == 0)
        o->fixed_rest = below(t, o->n - o->own + 1);
}

static void start(test *t, list *l) {
    l->g = t->c->game;
    l->order = &t->order;
    l->n = l->steps = 0;
}

static void search(test *t, rv_game *g) {
    start(t, &t->search);
    *g->scoring.effort = (rv_effort){.orders = 0};
    rv_turn_orders(g, &t->order, see, &t->search);
    t->search.steps = g->scoring.effort->orders;
    check(t, !g->scoring.effort->spent, "too many steps");
}

static void look(test *t, rv_game *g) {
    start(t, &t->brute);
    rv_order order = t->order;
    uint64_t was = become(g);
    try_all(g, &t->brute, &order, 0);
    search(t, g);
    check(t, become(g) == was, "the search left a trace");
    compare(t);
    bool differ = rv_orders_differ(g, &t->order), hooked = rv_hooked_in_scoring(g);
    check(t, differ || t->brute.n == 1, "orders differ although they were said not to");
    check(t, !differ || hooked || !t->sort->quiet, "nothing should make orders differ here");
    t->trials++;
    t->open += differ;
    t->several += t->brute.n > 1;
    t->hooked += hooked && t->brute.n > 1;
    t->merged += differ && t->brute.n == 1;
    t->fewer += t->search.steps * 4 < t->brute.steps;
}

static void try_turn(void *ud) {
    test *t = ud;
    rv_game *g = t->c->game;
    for (int i = 0; i < TRIALS; i++) {
        int checkpoint = rv_checkpoint(g);
        complete(t, g, 2 + below(t, MOST - 1));
        set_markers(t, g);
        choose_order(t, g);
        play_doublers(t, g);
        look(t, g);
        rv_undo(g, checkpoint);
    }
}

/* ---- games --------------------------------------------------------------------------------- */

static int count_options(const struct sort *s) {
    return (s->options[0] != NULL) + (s->options[1] != NULL);
}

/* The game after a turn of the record, with the script or without. */
static rv_case *bench(const test *t, const struct script *s, const char *text, int turn) {
    static char lua[2048];
    rv_settings settings = rv_settings_default();
    settings.until = turn;
    settings.options = t->sort->options;
    settings.noptions = count_options(t->sort);
    settings.all = true;
    snprintf(lua, sizeof lua,
             "return {api = 1, name = 'x', summary = 'Tries.', rules = {'%.*s'}, hooks = {%s}}",
             (int)strcspn(t->sort->rules, "+"), t->sort->rules, s ? s->hooks : "");
    const rv_str body = {lua, strlen(lua)};
    const char *name = "x";
    settings.scripts = &name;
    settings.script_texts = &body;
    settings.nscripts = s != NULL;
    rv_case *c = rv_case_new(t->lib, &settings);
    judge(c, text);
    return c;
}

static void look_at(test *t, const struct script *s, const char *text, int entries) {
    int turn = entries / 4 + below(t, entries - entries / 4);
    t->c = bench(t, s, text, turn);
    t->script = s ? s->name : "no script";
    if (!t->c->game) {
        check(t, false, "no game: %s", said(&t->c->found.report));
    } else {
        const char *message = NULL;
        bool limit;
        check(t, rv_protect(&t->c->arena, try_turn, t), "memory ran out");
        check(t, !s || !rv_hooks_failed(t->c->hooks, &message, &limit), "%s", message);
    }
    rv_case_free(t->c);
}

static void look_at_sort(test *t, const struct sort *sort, int games) {
    const char *why = NULL;
    rv_settings settings = rv_settings_default();
    t->sort = sort;
    settings.players = sort->players;
    settings.options = sort->options;
    settings.noptions = count_options(sort);
    rv_sim *sim = rv_sim_new(t->lib, sort->rules, &settings, t->seed, &why);
    for (int game = 0; sim && game < games; game++) {
        const char *text = rv_sim_next(sim, true, &why);
        int entries = read_record(text).entries;
        for (int i = 0; i < TURNS; i++) {
            look_at(t, NULL, text, entries);
            look_at(t, &scripts[(game * TURNS + i) % SCRIPTS], text, entries);
        }
    }
    check(t, sim != NULL, "no games: %s", why ? why : "");
    rv_sim_free(sim);
}

/* ---- many features ------------------------------------------------------------------------- */

typedef struct crowd {
    test *t;
    int most;
    long steps; /* the most steps that it took */
    bool spent;
} crowd;

static bool look_on(void *ud, const rv_order *order) {
    (void)ud, (void)order;
    return true;
}

static void score_crowd(void *ud) {
    crowd *w = ud;
    test *t = w->t;
    rv_game *g = t->c->game;
    int checkpoint = rv_checkpoint(g);
    complete(t, g, w->most);
    set_markers(t, g);
    t->order = rv_turn_scoring(g);
    t->order.own = t->order.n;
    uint64_t was = become(g);
    *g->scoring.effort = (rv_effort){.orders = 0};
    if (rv_orders_differ(g, &t->order))
        rv_turn_orders(g, &t->order, look_on, NULL);
    w->steps = g->scoring.effort->orders > w->steps ? g->scoring.effort->orders : w->steps;
    w->spent |= g->scoring.effort->spent;
    check(t, become(g) == was, "the search left a trace");
    rv_undo(g, checkpoint);
}

/* The most steps for turns of random games that complete this number of features. */
static crowd look_at_crowds(test *t, const struct sort *sort, const struct script *s, int most) {
    const char *why = NULL;
    rv_settings settings = rv_settings_default();
    crowd w = {.t = t, .most = most};
    t->sort = sort;
    settings.players = sort->players;
    rv_sim *sim = rv_sim_new(t->lib, sort->rules, &settings, t->seed, &why);
    for (int i = 0; sim && i < 6; i++) {
        const char *text = rv_sim_next(sim, true, &why);
        t->c = bench(t, s, text, read_record(text).entries * 3 / 4);
        if (t->c->game)
            check(t, rv_protect(&t->c->arena, score_crowd, &w), "memory ran out");
        rv_case_free(t->c);
    }
    rv_sim_free(sim);
    return w;
}

static void test_crowds(test *t) {
    crowd plain = look_at_crowds(t, &sorts[4], NULL, RV_TURN_COMPLETED);
    ok(plain.steps == 0, "no order is tried in Carcassonne, whatever is completed");
    plain = look_at_crowds(t, &sorts[5], NULL, RV_TURN_COMPLETED);
    ok(plain.steps == 0, "nor with its expansions");
    plain = look_at_crowds(t, &sorts[2], NULL, RV_TURN_COMPLETED);
    ok(plain.steps == 0, "nor in The Castle where wall tiles are taken at the end of the turn");
    for (int most = 4; most <= 12; most += 4) {
        plain = look_at_crowds(t, &sorts[0], NULL, most);
        ok(plain.steps <= most << most && !plain.spent,
           "%d features of The Castle take no more steps than they have sets, times their number",
           most);
        printf("# %d features: %ld steps\n", most, plain.steps);
    }
    plain = look_at_crowds(t, &sorts[4], &scripts[0], 10);
    ok(plain.steps > 0 && plain.steps <= 10 << 9 && !plain.spent,
       "with a house rule that says the same in any order 10 features take 5120 steps");
    plain = look_at_crowds(t, &sorts[4], &scripts[0], RV_TURN_COMPLETED);
    ok(plain.spent && plain.steps == RV_LIMIT_ORDERS, "where they are 16 the limit is met");
}

/* ---- the limit ----------------------------------------------------------------------------- */

static bool count(void *ud, const rv_order *order) {
    (void)order;
    ++*(int *)ud;
    return true;
}

/* Searches with a limit of this number of further steps: whether it is done, and what it has seen.
 */
static bool search_within(rv_game *g, const rv_order *o, int steps, int *seen) {
    *g->scoring.effort = (rv_effort){.orders = RV_LIMIT_ORDERS - steps};
    *seen = 0;
    rv_turn_orders(g, o, count, seen);
    return !g->scoring.effort->spent;
}

static void meet_limit(void *ud) {
    test *t = ud;
    rv_game *g = t->c->game;
    int checkpoint = rv_checkpoint(g), seen = 0, most;
    complete(t, g, 6);
    t->order = rv_turn_scoring(g);
    t->order.own = t->order.n;
    uint64_t was = become(g);
    *g->scoring.effort = (rv_effort){.orders = 0};
    rv_turn_orders(g, &t->order, count, &seen);
    int steps = g->scoring.effort->orders;
    search_within(g, &t->order, RV_LIMIT_ORDERS, &most);
    ok(steps > 8 && search_within(g, &t->order, steps + 1, &seen) && seen == most,
       "what takes one step less than are left is done");
    ok(search_within(g, &t->order, steps, &seen) && seen == most &&
           g->scoring.effort->orders == RV_LIMIT_ORDERS,
       "and so is what takes all that are left");
    ok(!search_within(g, &t->order, steps - 1, &seen) &&
           g->scoring.effort->orders == RV_LIMIT_ORDERS,
       "what takes one more is not, and it is said");
    ok(become(g) == was, "the game is what it was, even so");
    rv_undo(g, checkpoint);
}

static void test_limit(test *t) {
    const char *why = NULL;
    rv_settings settings = rv_settings_default();
    rv_sim *sim = rv_sim_new(t->lib, "carcassonne", &settings, 1, &why);
    t->sort = &sorts[4];
    t->c = bench(t, &scripts[0], rv_sim_next(sim, true, &why), 50);
    ok(t->c->game && rv_protect(&t->c->arena, meet_limit, t), "a game is stopped to try the limit");
    rv_case_free(t->c);
    rv_sim_free(sim);
}

/* ---- documents ----------------------------------------------------------------------------- */

static bool note_nothing(void *ud, const rv_open_feature *f) {
    (void)ud, (void)f;
    return true;
}

static char *read_file(const char *path) {
    static char text[ROOM];
    FILE *file = fopen(path, "r");
    size_t n = file ? fread(text, 1, sizeof text - 1, file) : 0;
    text[n] = '\0';
    if (file)
        fclose(file);
    return text;
}

static rv_case *judged(const test *t, const char *text, const struct script *s, int turn) {
    rv_case *c = bench(t, s, text, turn);
    if (!c->game)
        printf("  %s\n", said(&c->found.report));
    return c;
}

/* The steps that it takes to judge the document, to answer why and completions, and to judge it
 * under another option. */
static int steps_of(const test *t, const char *text, const struct script *s) {
    const char *why = NULL;
    rv_status status;
    const char *const option = "farmers=false";
    rv_settings other = rv_settings_default();
    rv_case *c = judged(t, text, s, 1);
    int steps = c->work.effort->orders;
    other.options = &option;
    other.noptions = 1;
    rv_case *beside = rv_case_beside(c, &other);
    judge(beside, text);
    steps = steps > c->work.effort->orders ? steps : c->work.effort->orders;
    rv_case_free(beside);
    rv_case_free(c);
    c = judged(t, text, s, 0);
    rv_case_why_turn(c, 1, &status, &why);
    steps += c->work.effort->orders;
    rv_case_completions(c, NULL, false, note_nothing, NULL, &why);
    steps += c->work.effort->orders;
    rv_case_free(c);
    return steps;
}

static void test_rings(test *t) {
    static const struct ring {
        const char *rules, *path;
        int most; /* steps with a house rule */
    } rings[] = {{"carcassonne", "tests/hostile/ring8.yaml", 8 << 7},
                 {"bazaars", "tests/hostile/ring10.yaml", 10 << 9}};
    for (size_t i = 0; i < sizeof rings / sizeof *rings; i++) {
        const struct sort sort = {rings[i].rules, 6, {NULL, NULL}, true};
        const char *text = read_file(rings[i].path);
        t->sort = &sort;
        int plain = steps_of(t, text, NULL), hooked = steps_of(t, text, &scripts[0]);
        ok(plain == 0, "%s: no order is tried, whatever is asked", rings[i].path);
        /* judged twice, asked why, and at most three placements that complete them */
        ok(hooked > 0 && hooked <= 6 * rings[i].most,
           "with a house rule each set of features is come to once");
    }
}

int main(int argc, char **argv) {
    static test t;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    t.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    t.chance = t.seed;
    t.lib = rv_library_new(NULL, NULL);
    for (int i = 0; i < SORTS; i++)
        look_at_sort(&t, &sorts[i], games);
    if (!ok(!t.failed, "the search finds what every order leads to, by the first that does, in no "
                       "more steps, and leaves no trace [C-60, C-71]"))
        printf("  %d wrong; %s\n", t.failed, t.why);
    ok(t.several && t.merged && t.fewer && t.hooked,
       "among what was tried were orders that differ, also by house rules, and some that seemed "
       "to");
    printf("# %ld trials, %ld open, %ld with several outcomes, %ld of house rules, %ld that seemed "
           "to differ, %ld in a quarter of the steps\n",
           t.trials, t.open, t.several, t.hooked, t.merged, t.fewer);
    test_crowds(&t);
    test_limit(&t);
    test_rings(&t);
    rv_library_free(t.lib);
    return ok_status();
}
