/* sim.c - random legal games, written as records that a person could have typed. */
#include "random/sim.h"
#include "core/hooks.h"
#include "core/module.h"
#include "core/pieces.h"
#include "judge/case.h"
#include "lua/script.h"
#include <stdlib.h>

static const char *const labels[RV_MAX_PLAYERS] = {"W", "B", "R", "G", "Y", "P"};
static const char *const names[RV_MAX_PLAYERS] = {"White", "Black",  "Red",
                                                  "Green", "Yellow", "Purple"};

/* ---- chance -------------------------------------------------------------------------------- */

/* SplitMix64: one seed gives the same games everywhere. */
static uint64_t next_random(rv_sim *s) {
    uint64_t z = s->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

int rv_sim_below(rv_sim *s, int n) {
    return (int)((next_random(s) >> 32) * (uint64_t)n >> 32);
}

void rv_sim_shuffle(rv_sim *s, int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = rv_sim_below(s, i + 1), swap = list[i];
        list[i] = list[j];
        list[j] = swap;
    }
}

/* ---- keys ---------------------------------------------------------------------------------- */

/* Plays the games' keys at random. */
static void play_rows(rv_sim *s, rv_moment when, rv_sim_turn *t) {
    for (const rv_acting *a = rv_rows_at(s->game, when); a->row; a++)
        if (a->act->random)
            a->act->random(s, t);
}

typedef struct choice {
    rv_sim *s;
    rv_chance chance;
    int all; /* sum of the weights of the actions seen */
} choice;

static void consider(void *ud, const rv_chance *d) {
    choice *c = ud;
    c->all += d->of->odds;
    if (rv_sim_below(c->s, c->all) < d->of->odds)
        c->chance = *d;
}

/* Quoted as the rows write it: no quotes for a comma. */
static void put_chance(rv_sim *s, const rv_chance *d, rv_buf *keys) {
    if (!s->write)
        return;
    const char *word = d->of->word(&s->arena, s->game, d);
    rv_putf(keys, strchr(word, ':') ? "  %s: '%s'\n" : "  %s: %s\n", d->row->key, word);
}

/* Does one of the possible actions, or none; and then one that follows it. */
static void do_something(rv_sim *s, rv_moment when, rv_buf *keys) {
    rv_chance done, *after = NULL;
    for (;; after = &done) {
        choice c = {.s = s};
        rv_offer_chances(s->game, when, after, consider, &c);
        if (!c.all || (c.chance.of->idle && rv_sim_below(s, 8) < c.chance.of->idle))
            return;
        done = c.chance;
        put_chance(s, &done, keys);
        done.of->act(s->game, &done);
    }
}

void rv_sim_put_list(rv_sim *s, const char *key, const rv_buf *list) {
    if (s->write && list->n)
        rv_putf(&s->text, "  %s: [%s]\n", key, list->s);
}

/* ---- set-up -------------------------------------------------------------------------------- */

static void shuffle_tiles(rv_sim *s) {
    s->stack = RV_NEWS(&s->arena, int, s->game->stack + 1);
    s->nstack = 0;
    for (int t = 0; t < s->rs->ntiles; t++)
        for (int i = rv_copies_left(s->game, t); i > 0; i--)
            s->stack[s->nstack++] = t;
    rv_sim_shuffle(s, s->stack, s->nstack);
}

/* "tower", or "[tower, bazaars]" for "tower+bazaars". */
static void put_rules(rv_sim *s) {
    rv_buf *b = &s->text;
    rv_str rest = rv_str_of(s->rules);
    bool several = strchr(s->rules, '+');
    rv_put(b, several ? "rules: [" : "rules: ");
    while (rest.s) {
        rv_str name = rv_str_cut(&rest, "+");
        rv_putn(b, name.s, name.n);
        rv_put(b, rest.s ? ", " : several ? "]\n" : "\n");
    }
}

static void put_header(rv_sim *s) {
    rv_buf *b = &s->text;
    rv_put(b, "reeve: 1\n");
    put_rules(s);
    rv_put_options(b, &s->in_force);
    rv_put_scripts(b, &s->in_force);
    rv_put(b, "players: {");
    for (int p = 0; p < s->nplayers; p++)
        rv_putf(b, "%s%s: %s", p ? ", " : "", labels[p], names[p]);
    rv_put(b, "}\n");
}

static bool script_failed(rv_sim *s) {
    bool limit;
    if (s->game && s->game->beyond)
        s->why = rv_points_beyond;
    return (s->hooks && rv_hooks_failed(s->hooks, &s->why, &limit)) || s->why;
}

/* Random play tests every placement of a tile, so each turn has the budget of a document. */
static void refill(rv_sim *s) {
    if (s->hooks && !script_failed(s))
        rv_hooks_refill(s->hooks);
}

static void begin(rv_sim *s) {
    s->state = s->seed * 0x2545f4914f6cdd1du ^ (s->number++ + 1) * 0xd1342543de82ef95u;
    s->game = rv_game_new(&s->arena, s->rs, s->option, s->nplayers, &s->grid);
    rv_rows_begin(s->game);
    s->text = (rv_buf){.arena = &s->arena};
    s->turns = 0;
    memset(s->taken, 0, sizeof s->taken);
    if (s->write)
        put_header(s);
    rv_lay_start(s->game);
    shuffle_tiles(s);
    play_rows(s, RV_WHEN_SET_UP, NULL);
    if (s->write)
        rv_put(&s->text, "moves:\n");
    refill(s);
    rv_hooks_begin(s->hooks, s->game, labels, names);
    rv_turn_begin(s->game);
}

/* ---- a turn -------------------------------------------------------------------------------- */

/* The tile in the player's hand, or from the stack; RV_NONE. */
static int next_tile(rv_sim *s) {
    int held = rv_step_take_held(s->game, RV_NONE);
    if (held != RV_NONE)
        return held;
    return s->nstack ? s->stack[--s->nstack] : RV_NONE;
}

/* Draws until a tile fits, and chooses its placement: RV_NONE if the stack is empty. Tiles without
 * a legal placement are discarded (C-25). */
static int draw(rv_sim *s, rv_sim_place *place, rv_buf *discards) {
    for (int tile = next_tile(s); tile != RV_NONE; tile = next_tile(s)) {
        if (rv_sim_choose_place(s, &s->rs->tiles[tile], place))
            return tile;
        rv_draw(s->game, tile);
        if (s->write)
            rv_putf(discards, "%s'%s'", discards->n ? ", " : "", s->rs->tiles[tile].id);
    }
    return RV_NONE;
}

/* A figure in hand. */
static int choose_figure(rv_sim *s) {
    const rv_seat *seat = &s->game->seats[s->game->to_move];
    int list[RV_MAX_FIGURES] = {RV_F_SMALL}, n = 0;
    for (int f = 0; f < s->game->rs->nfigures; f++)
        if (seat->supply[f] > 0)
            list[n++] = f;
    return n < 2 ? list[0] : list[rv_sim_below(s, n)];
}

/* One of the nodes where a follower may stand, or none. */
static int choose_piece(rv_sim *s) {
    rv_game *g = s->game;
    const rv_placed *p = &g->placed[g->last];
    int nodes[RV_TILE_REGIONS], n = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        if (rv_turn_may_deploy(g, g->to_move, rv_node_of(p, r)))
            nodes[n++] = rv_node_of(p, r);
    int i = rv_sim_below(s, n + 1);
    /* cppcheck-suppress uninitvar ; i < n: n of them are set */
    return i == n ? RV_NONE : nodes[i];
}

/* Each group is shuffled, unless a house rule has ordered it. */
static rv_order choose_order(rv_sim *s) {
    rv_order o = rv_turn_scoring(s->game);
    if (o.by)
        return o;
    rv_sim_shuffle(s, o.roots, o.own);
    rv_sim_shuffle(s, o.roots + o.own, o.n - o.own);
    return o;
}

/* The order can change which tokens a player takes, and the effects of house rules that act
 * during scoring. */
static bool order_matters(const rv_game *g) {
    bool matters = rv_hooked_in_scoring(g);
    for (int i = 0; i < g->nmodules; i++)
        matters |= g->modules[i]->stirs != NULL;
    return matters;
}

static void put_order(rv_sim *s, const rv_order *o) {
    if (!order_matters(s->game) || o->by || (o->own < 2 && o->n - o->own < 2))
        return;
    for (int i = 0; i < o->n; i++) {
        rv_put(&s->text, i ? ", " : "  order: [");
        rv_put_text(&s->text, rv_feature_name(s->game, &s->arena, o->roots[i]));
    }
    rv_put(&s->text, "]\n");
}

static void put_turn(rv_sim *s, int tile, rv_sim_place at, int node, int figure) {
    const rv_game *g = s->game;
    const rv_placed *p = &g->placed[g->last];
    rv_putf(&s->text, "- %s: %s %s%s%s%s\n", labels[g->to_move],
            rv_tile_word(&s->arena, g, tile, at.quarters), rv_cell_name(g, &s->arena, p->x, p->y),
            node == RV_NONE ? "" : " ", node == RV_NONE ? "" : g->rs->figures[figure].prefix,
            node == RV_NONE ? "" : rv_piece_word(&s->arena, g, g->last, node));
}

static void put_rest(rv_sim *s, rv_sim_turn *t) {
    if (!s->write)
        return;
    rv_sim_put_list(s, "discard", &t->discards);
    rv_put(&s->text, rv_buf_text(&t->keys));
    put_order(s, &t->order);
}

static void lay(rv_sim *s, int tile, const rv_sim_place *at, rv_buf *keys) {
    rv_game *g = s->game;
    const char *words[RV_BUILT_MOST];
    if (at->way && s->write)
        rv_put_words(keys, rv_way_by(at->way)->key, words,
                     rv_way_words(g, &s->arena, at->way, words));
    rv_way_pay(g, at->way);
    const rv_tile *as = rv_way_build(g, &g->rs->tiles[tile], at->quarters, at->pos, at->way);
    rv_turn_place_as(g, tile, as, at->quarters, at->pos);
}

static void play_tile(rv_sim *s, int tile, rv_sim_place at, rv_sim_turn *t) {
    rv_game *g = s->game;
    lay(s, tile, &at, &t->keys);
    int node = choose_piece(s), figure = node == RV_NONE ? RV_F_SMALL : choose_figure(s);
    if (s->write)
        put_turn(s, tile, at, node,
                 figure); /* before the follower is placed: the name does not change */
    if (node != RV_NONE)
        rv_deploy(g, g->to_move, node, figure);
    else
        do_something(s, RV_WHEN_LAID, &t->keys);
    play_rows(s, RV_WHEN_LAID, t);
    if (g->ncompleted) {
        t->order = choose_order(s);
        play_rows(s, RV_WHEN_ORDERED, t);
    }
    put_rest(s, t);
    rv_turn_score(g, t->order.roots, t->order.n);
    play_rows(s, RV_WHEN_SCORED, t);
}

/* The tokens taken since the turn began, because the module forgets them after the turn. */
static void count_taken(rv_sim *s) {
    for (int p = 0; p < s->nplayers; p++)
        for (uint32_t corners = s->game->seats[p].taken; corners; corners &= corners - 1)
            s->taken[p]++;
}

static void turn(rv_sim *s) {
    rv_sim_place place;
    rv_sim_turn t = {.discards.arena = &s->arena, .keys.arena = &s->arena};
    refill(s);
    play_rows(s, RV_WHEN_DUE, &t);
    do_something(s, RV_WHEN_TURN, &t.keys);
    int tile = draw(s, &place, &t.discards);
    if (tile != RV_NONE) {
        play_tile(s, tile, place, &t);
    } else if (s->write) {
        rv_putf(&s->text, "- %s: none\n", labels[s->game->to_move]);
        put_rest(s, &t);
    }
    s->turns++;
    count_taken(s);
    rv_turn_pass(s->game);
}

/* ---- a game -------------------------------------------------------------------------------- */

static void end(rv_sim *s) {
    rv_turn_final(s->game);
    count_taken(s);
    s->winners = rv_winners(s->game);
    for (int p = 0; p < s->nplayers; p++)
        s->score[p] = s->game->seats[p].score;
    if (!s->write)
        return;
    for (int p = 0; p < s->nplayers; p++)
        rv_putf(&s->text, "%s%s: %d", p ? ", " : "result: {", labels[p], s->score[p]);
    rv_put(&s->text, "}\n");
}

static void play_game(void *ud) {
    rv_sim *s = ud;
    begin(s);
    s->first = s->game->to_move;
    while (!s->game->over && !script_failed(s)) {
        s->game->journal.n = 0; /* turns of a finished game are never taken back */
        turn(s);
    }
    end(s);
    script_failed(s); /* in the last turn or later */
}

const char *rv_sim_next(rv_sim *s, bool write, const char **why) {
    s->write = write;
    s->why = NULL;
    if (s->game)
        rv_grid_clear(&s->grid, s->game);
    s->game = NULL;
    s->ways = (rv_ways){.a = &s->arena};
    rv_arena_reset(&s->arena);
    if (!rv_protect(&s->arena, play_game, s)) {
        s->why = "memory ran out";
        s->game = NULL;
        rv_grid_free(&s->grid);
    }
    *why = s->why;
    return s->why ? NULL : rv_buf_text(&s->text);
}

rv_status rv_sim_status(const rv_sim *s) {
    const char *why;
    bool limit = true;
    if (s->hooks && rv_hooks_failed(s->hooks, &why, &limit))
        return limit ? RV_LIMIT_HIT : RV_SCRIPT_FAILED;
    return s->why ? RV_LIMIT_HIT : RV_FINE;
}

const int *rv_sim_scores(const rv_sim *s) {
    return s->score;
}

bool rv_sim_won(const rv_sim *s, int i) {
    return s->winners >> i & 1;
}

int rv_sim_first(const rv_sim *s) {
    return s->first;
}

int rv_sim_turns(const rv_sim *s) {
    return s->turns;
}

int rv_sim_taken(const rv_sim *s, int i) {
    return s->taken[i];
}

bool rv_sim_takes(const rv_sim *s) {
    for (int i = 0; i < s->rs->ncorners; i++)
        if (s->rs->corners[i].tile)
            return true;
    return false;
}

int rv_sim_players(const rv_sim *s) {
    return s->nplayers;
}

const char *rv_sim_label(const rv_sim *s, int i) {
    return i < s->nplayers ? labels[i] : "";
}

/* ---- making one ---------------------------------------------------------------------------- */

/* An error in a script is a failure in the first game, like an error in a later game. */
static bool load_script(rv_sim *s, int i) {
    rv_str text = s->settings.script_texts[i];
    const char *name = s->settings.scripts[i];
    if (!text.s && !rv_library_script(s->lib, &s->setup, name, &text)) {
        s->why = rv_library_no_script(s->lib, &s->setup, name);
        return false;
    }
    if (!s->hooks && !(s->hooks = rv_hooks_new()))
        rv_no_memory(&s->setup);
    rv_hooks_load(s->hooks, s->rs, name, text);
    return true;
}

static bool load_scripts(rv_sim *s) {
    const char **list = RV_NEWS(&s->setup, const char *, s->settings.nscripts + 1);
    int n = 0;
    for (int i = 0; i < s->settings.nscripts; i++) {
        if (!load_script(s, i))
            return false;
        if (!s->settings.script_texts[i].s)
            n = rv_add_script(list, n, s->settings.scripts[i]);
    }
    s->in_force = (rv_in_force){s->rs, s->option, s->hooks, list, n};
    return true;
}

/* The ruleset's options, the scripts, and then the options of scripts. */
static bool set_rules(rv_sim *s, rv_diags *d) {
    rv_script_settings own;
    return rv_options_of(s->rs, &s->overrides, s->option, &own, d) && load_scripts(s) &&
           rv_script_options_set(s->hooks, s->rs->name, &own, d);
}

static void set_up(void *ud) {
    rv_sim *s = ud;
    rv_diags d = {.arena = &s->setup};
    s->rules = rv_dup(&s->setup, rv_str_of(s->rules));
    s->settings = rv_settings_copy(&s->setup, &s->settings);
    s->overrides = (rv_overrides){s->settings.options, s->settings.noptions, NULL};
    s->rs = rv_library_ruleset(s->lib, s->rules, &s->why);
    if (s->why == rv_memory_ran_out)
        rv_no_memory(&s->setup);
    if (!s->rs)
        return;
    s->nplayers = s->settings.players ? s->settings.players : s->rs->min_players;
    if (s->nplayers < s->rs->min_players || s->nplayers > s->rs->max_players) {
        s->why =
            rv_printf(&s->setup, "%s is for %s players, not %d", s->rs->title,
                      rv_from_to(&s->setup, s->rs->min_players, s->rs->max_players), s->nplayers);
        return;
    }
    if (!set_rules(s, &d) && d.n)
        s->why = rv_printf(&s->setup, "%s%s%s", d.list[0].message, *d.list[0].help ? "; " : "",
                           d.list[0].help);
}

rv_sim *rv_sim_new(rv_library *lib, const char *ruleset, const rv_settings *settings, uint64_t seed,
                   const char **why) {
    rv_sim *s = calloc(1, sizeof *s);
    *why = NULL;
    if (!s)
        return NULL;
    s->lib = lib;
    s->rules = ruleset;
    s->seed = seed;
    s->settings = *settings;
    if (rv_protect(&s->setup, set_up, s) && !s->why)
        return s;
    if (s->why) { /* its text is in memory that is freed now, so copy it to the library's */
        *why = rv_library_keep(lib, s->why);
    }
    rv_sim_free(s);
    return NULL;
}

void rv_sim_free(rv_sim *s) {
    if (!s)
        return;
    rv_hooks_free(s->hooks);
    rv_grid_free(&s->grid);
    rv_arena_free(&s->arena);
    rv_arena_free(&s->setup);
    free(s);
}
