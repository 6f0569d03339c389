/* sim.c - random legal games, written as records that a person could have typed.
 *
 * An rv_sim is made once for a ruleset with its options and scripts (set_up), and each rv_sim_next
 * is a game of its own in s->arena: begun here (play_game), played in play.c.
 *
 * Or it is made for a case, and games go on from where that stands (play_on). They are played on
 * its own game, and taken back. What is left to be drawn is listed once (list_left), and shuffled
 * for each game, or brought into all orders one after the other if they are few. A caller that
 * wants to know which move is best lists the first moves (rv_sim_moves) and plays the same games
 * with each of them.
 */
#include "random/sim.h"
#include "ask/query.h"
#include <stdlib.h>

/* The first, where there is no such one. */
static const rv_policy *policy_of(rv_policy_id policy) {
    return policy == RV_POLICY_GREEDY ? &rv_policy_greedy : &rv_policy_random;
}

const char *rv_policy_name(rv_policy_id policy) {
    return policy == RV_POLICY_RANDOM || policy == RV_POLICY_GREEDY ? policy_of(policy)->name : "";
}

static const char *const labels[RV_MAX_PLAYERS] = {"W", "B", "R", "G", "Y", "P"};
static const char *const names[RV_MAX_PLAYERS] = {"White", "Black",  "Red",
                                                  "Green", "Yellow", "Purple"};

/* "[tower, bazaars]" for "tower+bazaars" */
static const char *listed(rv_arena *a, const char *rules) {
    rv_buf b = {.arena = a};
    for (rv_str rest = rv_str_of(rules); rest.s;) {
        const rv_str name = rv_str_cut(&rest, "+");
        rv_putf(&b, "%s%.*s", b.n ? ", " : "[", RV_CHARS(name));
    }
    return strchr(rules, '+') ? rv_printf(a, "%s]", rv_buf_text(&b)) : rules;
}

/* ---- a game -------------------------------------------------------------------------------- */

static void play_game(void *ud) {
    rv_sim *s = ud;
    s->game = rv_game_new(&s->arena, s->rs, s->option, s->last.nplayers, &s->grid);
    s->game->own_rows = s->head.rec.own_rows;
    rv_rows_begin(s->game);
    rv_sim_find_choices(s);
    if (s->write)
        rv_write_header(&s->head, &s->text, false);
    rv_lay_start(s->game);
    s->stack = RV_NEWS(&s->arena, int, s->game->stack.n + 1);
    s->nstack = s->unseen = 0;
    for (int t = 0; t < s->rs->ntiles; t++)
        for (int i = rv_copies_left(s->game, t); i > 0; i--)
            s->stack[s->nstack++] = t;
    rv_sim_shuffle(s, s->stack, s->nstack);
    rv_sim_batches(s, s->stack, s->nstack);
    rv_sim_play_rows(s, RV_WHEN_SET_UP, NULL);
    if (s->write)
        rv_put(&s->text, "moves:\n");
    rv_sim_refill(s);
    rv_hooks_begin(s->hooks, s->game, labels, names);
    rv_turn_begin(s->game);
    s->last.first = s->game->turn.to_move;
    rv_sim_finish(s);
    for (int p = 0; s->write && p < s->last.nplayers; p++)
        rv_putf(&s->text, "%s%s: %d", p ? ", " : "result: {", labels[p], s->last.score[p]);
    rv_put(&s->text, s->write ? "}\n" : "");
}

/* ---- the tiles to come --------------------------------------------------------------------- */

static void list_left(rv_query *q) {
    rv_sim *s = q->ask;
    rv_sim_from_case *f = &s->from;
    int *left = RV_NEWS(&s->setup, int, s->rs->ntiles + 1);
    s->game = q->g;
    for (int t = 0; t < s->rs->ntiles; t++)
        left[t] = rv_copies_left(s->game, t);
    /* those that players have in hand are not drawn */
    const rv_game *g = s->game;
    f->held = g->stack.held ? g->stack.held[g->turn.to_move] - 1 : RV_NONE;
    for (int p = 0; g->stack.held && p < g->nplayers; p++)
        if (g->stack.held[p])
            left[g->stack.held[p] - 1]--;
    /* those of which the document says the order, as far as it goes beyond what has been played */
    const rv_record *rec = &f->c->rec;
    f->known = RV_NEWS(&s->setup, int, rec->draw.n + 1);
    for (int i = rec->draw.n - 1; i >= rv_draw_at(f->c); i--) {
        const int tile = rv_copy_left(g, &rec->draw.list[i]);
        if (tile != RV_NONE && left[tile] > 0) {
            left[tile]--;
            f->known[f->nknown++] = tile;
        }
    }
    f->left = RV_NEWS(&s->setup, int, s->game->stack.n + s->game->stack.unseen + 1);
    for (int t = 0; t < s->rs->ntiles; t++)
        for (; left[t] > 0; left[t]--)
            f->left[f->nleft++] = t;
}

static void swap(int *one, int *other) {
    int was = *one;
    *one = *other;
    *other = was;
}

/* The next order of the list in the order of words, unless it is the last one. */
static void next_order(int *list, int n) {
    int i = n - 2, j = n - 1;
    while (i >= 0 && list[i] >= list[i + 1])
        i--;
    if (i < 0)
        return;
    while (list[j] <= list[i])
        j--;
    swap(&list[i], &list[j]);
    for (int a = i + 1, b = n - 1; a < b; a++, b--)
        swap(&list[a], &list[b]);
}

/* The tiles are sorted; each can go to any place among those before it, and copies of one tile do
 * not differ. */
int rv_sim_orders(rv_sim *s, int most) {
    rv_sim_from_case *f = &s->from;
    int64_t n = 1;
    for (int i = 0, copies = 0; i < f->nleft && n <= most; i++) {
        copies = i && f->left[i] == f->left[i - 1] ? copies + 1 : 1;
        n = n * (i + 1) / copies;
    }
    return f->orders = n <= most ? (int)n : 0;
}

/* ---- a game from a case
 * -------------------------------------------------------------------------------- */

/* The document up to the turn that comes next, without what follows the last one. */
static void put_begun(void *ud) {
    rv_sim *s = ud;
    rv_case *c = s->from.c;
    const char *text = rv_case_format(c), *p = text ? strstr(text, "\nmoves:\n") : NULL;
    if (!text)
        rv_no_memory(&s->arena);
    if (!p) {
        const char *none = strstr(text, "\nmoves: []\n");
        rv_putn(&s->text, text, none ? (size_t)(none + 1 - text) : strlen(text));
        rv_put(&s->text, "moves:\n");
        return;
    }
    p += strlen("\nmoves:\n");
    for (int turns = c->found.report.turns; *p; p += strcspn(p, "\n") + 1)
        if (p[0] == '-' ? turns-- == 0 : p[0] != ' ' && p[0] != '#')
            break;
    rv_putn(&s->text, text, (size_t)(p - text));
}

static void play_on(void *ud) {
    rv_sim *s = ud;
    rv_sim_from_case *f = &s->from;
    s->nstack = f->nleft + f->nknown;
    s->unseen = s->game->stack.unseen;
    s->stack = RV_ROOM(&s->arena, int, s->nstack + 1);
    memcpy(s->stack, f->left, sizeof *f->left * (size_t)f->nleft);
    if (f->orders)
        next_order(f->left, f->nleft);
    else
        rv_sim_shuffle(s, s->stack, f->nleft);
    rv_sim_batches(s, s->stack, f->nleft);
    memcpy(s->stack + f->nleft, f->known, sizeof *f->known * (size_t)f->nknown);
    rv_sim_find_choices(s);
    s->given = f->first;
    /* the tile of the given move comes first; the next one of the stack takes its place */
    int at = f->tile == RV_NONE ? -1 : s->nstack - 1;
    while (at >= 0 && s->stack[at] != f->tile)
        at--;
    if (at >= 0) {
        memmove(&s->stack[at], &s->stack[at + 1], sizeof *s->stack * (size_t)(s->nstack - 1 - at));
        s->stack[s->nstack - 1] = f->tile;
    }
    s->last.first = s->game->turn.to_move;
    if (!s->write)
        rv_sim_play_rows(s, RV_WHEN_SET_UP, NULL);
    rv_sim_finish(s);
}

static void run_game(rv_query *q) {
    rv_sim *s = q->ask;
    s->game = q->g;
    s->hooks = q->g->scripts.hooks;
    q->g->arena = &s->arena;
    if (!rv_protect(&s->arena, play_on, s))
        rv_query_fail(q, RV_LIMIT_HIT, "memory ran out");
}

/* ---- the next game, and what came of it ---------------------------------------------------- */

const char *rv_sim_next(rv_sim *s, bool write, const char **why) {
    if (!s->from.c && s->game)
        rv_grid_clear(&s->grid, s->game);
    rv_arena_reset(&s->arena);
    s->state = s->seed * 0x2545f4914f6cdd1du ^ (s->number++ + 1) * 0xd1342543de82ef95u;
    s->write = write;
    s->why = s->missing;
    s->game = NULL;
    s->greedy = NULL;
    s->ways = (rv_ways){.a = &s->arena};
    s->text = (rv_buf){.arena = &s->arena};
    s->last.turns = 0;
    memset(s->last.taken, 0, sizeof s->last.taken);
    if (s->from.c) {
        rv_arena *arena = s->from.c->game->arena;
        const char *stopped = NULL; /* what stopped the game itself is in s->why */
        if (write && !s->plainly && !rv_protect(&s->arena, put_begun, s))
            stopped = rv_memory_ran_out;
        else
            rv_query_answer(s->from.c, run_game, s, &stopped);
        s->why = stopped ? stopped : s->why;
        s->from.c->game->arena = arena;
    } else if (!s->missing && !rv_hooks_guard(s->hooks, &s->arena, play_game, s)) {
        if (!rv_sim_failed(s))
            s->why = "memory ran out";
        s->game = NULL;
        rv_grid_free(&s->grid);
    }
    *why = s->why;
    return s->why ? NULL : rv_buf_text(&s->text);
}

rv_status rv_sim_status(const rv_sim *s) {
    bool limit;
    if (rv_hooks_failed(s->hooks, NULL, &limit))
        return limit ? RV_LIMIT_HIT : RV_SCRIPT_FAILED;
    if (s->missing || s->unasked)
        return s->missing ? RV_UNREADABLE : s->unasked;
    return s->why ? RV_LIMIT_HIT : RV_FINE;
}

const rv_sim_game *rv_sim_last(const rv_sim *s) {
    return &s->last;
}

bool rv_sim_takes(const rv_sim *s) {
    for (int i = 0; i < s->rs->ncorners; i++)
        if (s->rs->corners[i].tile)
            return true;
    return false;
}

bool rv_sim_called(const rv_sim *s, const char *script, const char *name, bool action) {
    return s->hooks && rv_hooks_called(s->hooks, script, name, action);
}

/* ---- first moves --------------------------------------------------------------------------- */

static void add_move(rv_sim *s, const rv_odds_move *m) {
    rv_sim_from_case *f = &s->from;
    *RV_PUSH(&s->setup, f->moves, f->nmoves, f->cap_moves) = *m;
}

/* The placement without a follower, and with each that may stand on the tile as it lies. */
static void add_followers(rv_sim *s, const rv_odds_move *plain) {
    rv_game *g = s->game;
    const rv_placed *p = &g->board.placed[g->turn.last];
    int nodes[RV_TILE_REGIONS], n = rv_features_on(&g->board, g->turn.last, nodes);
    add_move(s, plain);
    for (int i = 0; i < n; i++)
        for (int f = 0; f < g->rs->nfigures; f++) {
            if (!rv_turn_may_put(g, g->turn.to_move, f, nodes[i]))
                continue;
            rv_odds_move m = *plain;
            rv_sim_move first = *plain->first;
            const char *piece = rv_follower_word(&s->setup, g, g->turn.last, nodes[i], f);
            first.figure = f;
            first.kind = g->board.nodes[nodes[i]].kind;
            first.ports = rv_tile_ports(p->tile, p->quarters, g->board.nodes[nodes[i]].region);
            m.first = RV_COPY(&s->setup, first);
            m.move.followers = RV_COPY(&s->setup, piece);
            m.move.nfollowers = 1;
            add_move(s, &m);
        }
}

/* Adds only the first of the rotations that look alike: they are one placement. */
static bool add_placement(rv_query *q, const rv_trial *t) {
    rv_sim *s = q->ask;
    const int pos = t->spot->pos;
    if (t->quarters >= rv_tile_turns(&s->rs->tiles[t->tile]))
        return true;
    const rv_way *copy = t->way ? RV_COPY(&s->setup, *t->way) : NULL;
    const rv_sim_move first = {.at = {pos, (uint8_t)t->quarters, copy}};
    const rv_odds_move m = {.first = RV_COPY(&s->setup, first),
                            .move = {.tile = s->rs->tiles[t->tile].id,
                                     .cell = rv_cell_at(q->g, &s->setup, pos),
                                     .rotation = 90 * t->quarters,
                                     .needs = rv_way_needs(q->g, &s->setup, t->way)}};
    rv_turn_place(q->g, t->tile, t->as, t->quarters, pos);
    add_followers(s, &m);
    return true;
}

static void list_moves(rv_query *q) {
    rv_sim *s = q->ask;
    rv_turn_open(q->g);
    const int tile = rv_query_drawn(q, s->from.named);
    if (tile == RV_NONE)
        return;
    if (rv_undrawn(q->g) == q->g->stack.n && !rv_holds_tile(q->g, tile)) {
        rv_query_fail(q, RV_MISUSED, "no tile is laid next");
        return;
    }
    s->game = q->g;
    s->from.tile = tile;
    rv_query_each(q, tile, add_placement);
}

/* The list is in the arena of the sim, which guards itself. */
static void list_guarded(void *ud) {
    rv_sim *s = ud;
    s->unasked = rv_query_answer(s->from.c, list_moves, s, &s->why);
}

/* The tile that comes next, as far as that is known; or NULL. */
static const char *next_tile(const rv_sim *s) {
    const rv_sim_from_case *f = &s->from;
    const rv_tile *tiles = s->rs->tiles;
    int tile = f->held != RV_NONE ? f->held : f->nknown ? f->known[f->nknown - 1] : RV_NONE;
    for (int i = 0, only = RV_NONE; f->held == RV_NONE && !f->nknown && i < f->nleft; i++) {
        if (!rv_on_top(f->c->game, f->left[i]))
            continue;
        if (only != RV_NONE && tiles[f->left[i]].same != tiles[only].same)
            return NULL;
        tile = only = f->left[i];
    }
    return tile == RV_NONE ? NULL : tiles[tile].id;
}

bool rv_sim_moves(rv_sim *s, const char *tile) {
    s->from.named = tile ? tile : next_tile(s);
    s->from.nmoves = 0;
    if (s->from.named && !rv_protect(&s->setup, list_guarded, s))
        s->why = rv_memory_ran_out;
    return !s->why;
}

const char *rv_sim_entry(rv_sim *s, const rv_sim_move *move, const char **why) {
    s->from.first = move;
    s->number = 0;
    s->plainly = true;
    return rv_sim_next(s, true, why);
}

/* ---- making one ---------------------------------------------------------------------------- */

/* An error in a script is a failure in the first game, like an error in a later game; so is one
 * that is missing. */
static void load_script(rv_sim *s, const char *name, rv_str text) {
    if (!text.s && !rv_library_script(s->lib, &s->setup, s->rs, name, &text)) {
        s->missing = rv_library_no_script(s->lib, &s->setup, name, text.n);
        return;
    }
    if (!s->hooks && !(s->hooks = rv_hooks_new(s->rs->links)))
        rv_no_memory(&s->setup);
    rv_hooks_load(s->hooks, s->rs, name, text);
}

/* The ruleset's options, the scripts, and then the options of scripts. */
static bool set_rules(rv_sim *s, rv_diags *d) {
    const rv_overrides over = {s->settings.options, s->settings.noptions, NULL};
    rv_script_settings own;
    if (!rv_options_of(s->rs, &over, s->option, &own, d))
        return false;
    s->rs = rv_library_with(s->lib, s->rs, s->option);
    if (!s->rs)
        rv_no_memory(&s->setup);
    for (int i = 0; i < s->rs->nscripts; i++)
        load_script(s, s->rs->scripts[i], (rv_str){NULL, 0});
    for (int i = 0; i < s->settings.nscripts; i++)
        load_script(s, s->settings.scripts[i], s->settings.script_texts[i]);
    if (s->hooks)
        rv_hooks_trace(s->hooks, s->settings.trace, s->settings.trace_ud);
    if (!s->missing && !rv_script_options_set(s->hooks, s->rs->name, &own, d))
        return false;
    rv_record *rec = &s->head.rec;
    *rec = (rv_record){.links = s->rs->links,
                       .rs = s->rs,
                       .rules = listed(&s->setup, s->rules),
                       .nplayers = s->last.nplayers};
    memcpy(rec->option, s->option, sizeof rec->option);
    memcpy(rec->label, labels, sizeof rec->label);
    memcpy(rec->name, names, sizeof rec->name);
    s->head.settings = s->settings;
    s->head.hooks = s->hooks;
    const char *wrong = NULL;
    rec->own_rows = rv_house_rows(s->hooks, rec, &s->setup, &wrong);
    if (wrong)
        rec->own_rows = NULL, rv_hooks_fail(s->hooks, wrong);
    return true;
}

static void set_up(void *ud) {
    rv_sim *s = ud;
    rv_diags d = rv_diags_for(&s->setup, NULL);
    s->rules = rv_dup(&s->setup, rv_str_of(s->rules));
    rv_settings_keep(&s->setup, &s->settings);
    s->rs = rv_library_ruleset(s->lib, s->rules, &s->why);
    if (s->why == rv_memory_ran_out)
        rv_no_memory(&s->setup);
    s->why = s->rs ? NULL : rv_library_no_ruleset(s->lib, s->rules, s->why);
    if (s->why)
        return;
    s->last.nplayers = s->settings.players ? s->settings.players : s->rs->min_players;
    if (s->last.nplayers < s->rs->min_players || s->last.nplayers > s->rs->max_players) {
        s->why = rv_printf(&s->setup, "%s is for %s players, not %d", s->rs->title,
                           rv_from_to(&s->setup, s->rs->min_players, s->rs->max_players),
                           s->last.nplayers);
        return;
    }
    if (!set_rules(s, &d) && d.n)
        s->why = rv_printf(&s->setup, "%s%s%s", d.list[0].message, *d.list[0].help ? "; " : "",
                           d.list[0].help);
}

void rv_sim_free(rv_sim *s) {
    if (!s)
        return;
    if (!s->from.c) /* otherwise they are the case's */
        rv_hooks_free(s->hooks);
    rv_grid_free(&s->grid);
    rv_arena_free(&s->arena);
    rv_arena_free(&s->setup);
    free(s);
}

/* A sim that begins so and could be set up; otherwise NULL, with what is wrong (`memory` where that
 * ran out). That is copied to the library, for its text is freed with the sim. */
static rv_sim *made(const rv_sim *so, void (*how)(void *ud), const char *memory, const char **why) {
    rv_sim *s = calloc(1, sizeof *s);
    *why = memory;
    if (!s)
        return NULL;
    *s = *so;
    const bool fine = rv_protect(&s->setup, how, s);
    *why = s->why ? rv_library_keep(s->lib, s->why) : fine ? NULL : memory;
    if (fine && !s->why)
        return s;
    rv_sim_free(s);
    return NULL;
}

rv_sim *rv_sim_new(rv_library *lib, const char *ruleset, const rv_settings *settings, uint64_t seed,
                   const char **why) {
    rv_sim s = {.lib = lib, .rules = ruleset, .seed = seed, .last.label = labels};
    s.settings = rv_settings_of(settings);
    s.policy = policy_of(s.settings.policy);
    return made(&s, set_up, NULL, why);
}

static void set_up_from(void *ud) {
    rv_sim *s = ud;
    rv_case *c = s->from.c;
    if (!c->game) {
        s->why = "the document could not be read";
        return;
    }
    s->rs = c->game->rs;
    s->last.nplayers = c->game->nplayers;
    s->last.label = c->found.report.label;
    s->hooks = c->game->scripts.hooks;
    if (c->game->over || c->play.scored)
        s->why = "the game is over";
    else if (rv_unlisted_unknown(s->rs))
        s->why = rv_printf(&s->setup,
                           "%d tiles still to come are not known: describe them under `tiles`",
                           rv_unlisted_unknown(s->rs));
    else
        rv_query_answer(c, list_left, s, &s->why);
}

rv_sim *rv_sim_from(rv_case *c, rv_policy_id policy, uint64_t seed, const char **why) {
    const rv_sim s = {.lib = c->lib,
                      .seed = seed,
                      .policy = policy_of(policy),
                      .from = {.c = c, .tile = RV_NONE}};
    return made(&s, set_up_from, rv_memory_ran_out, why);
}
