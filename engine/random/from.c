/* from.c - games that go on from where a case stands. They are played on its own game, and taken
 * back.
 *
 * What is left to be drawn is listed once (list_left), and shuffled for each game, or brought into
 * all orders one after the other if they are few. A caller that wants to know which move is best
 * lists the first moves (rv_sim_moves) and plays the same games with each of them.
 */
#include "ask/query.h"
#include "core/stack.h"
#include "random/sim.h"
#include "record/form.h"
#include <stdlib.h>

/* A move with which games can begin, and how it is told. */
typedef struct first_move {
    rv_sim_move move;
    rv_placement shown;
} first_move;

struct rv_sim_from_case {
    rv_case *c;
    int *left, nleft;   /* tiles that can still be drawn, sorted */
    int *known, nknown; /* before them: those of which the document says when they come, the next
                           one last */
    int orders, order;  /* orders that are played one by one, and the next of them; 0: by chance */
    first_move *moves;
    int nmoves, cap_moves;
    const rv_sim_move *first; /* one of the moves, or NULL */
    int tile;                 /* of the moves, or RV_NONE */
    int held;                 /* a tile in the hand of the player to move, or RV_NONE */
    const char *asked;        /* the same as it was named */
};

/* ---- the tiles to come --------------------------------------------------------------------- */

static void list_left(rv_query *q) {
    rv_sim *s = q->ask;
    rv_sim_from_case *f = s->from;
    int *left = RV_NEWS(&s->setup, int, s->rs->ntiles + 1);
    s->game = q->g;
    for (int t = 0; t < s->rs->ntiles; t++)
        left[t] = rv_copies_left(s->game, t);
    /* those that players have in hand are not drawn */
    const rv_game *g = s->game;
    f->held = g->box.held ? g->box.held[g->turn.to_move] - 1 : RV_NONE;
    for (int p = 0; g->box.held && p < g->nplayers; p++)
        if (g->box.held[p])
            left[g->box.held[p] - 1]--;
    /* those of which the document says the order, as far as it goes beyond what has been played */
    const rv_record *rec = &f->c->rec;
    f->known = RV_NEWS(&s->setup, int, rec->draw.n + 1);
    for (int i = rec->draw.n - 1; i >= f->c->play.draw; i--) {
        const int tile = rv_copy_left(g, &rec->draw.list[i]);
        if (tile != RV_NONE && left[tile] > 0) {
            left[tile]--;
            f->known[f->nknown++] = tile;
        }
    }
    f->left = RV_NEWS(&s->setup, int, s->game->box.stack + 1);
    for (int t = 0; t < s->rs->ntiles; t++)
        for (; left[t] > 0; left[t]--)
            f->left[f->nleft++] = t;
}

/* The next order of the list in the order of words; false after the last one. */
static bool next_order(int *list, int n) {
    int i = n - 2, j = n - 1;
    while (i >= 0 && list[i] >= list[i + 1])
        i--;
    if (i < 0)
        return false;
    while (list[j] <= list[i])
        j--;
    int swap = list[i];
    list[i] = list[j];
    list[j] = swap;
    for (int a = i + 1, b = n - 1; a < b; a++, b--) {
        swap = list[a];
        list[a] = list[b];
        list[b] = swap;
    }
    return true;
}

/* Of the tiles, which are sorted, each can go to any place among those before it; copies of one
 * tile do not differ. */
int rv_sim_orders(rv_sim *s, int most) {
    rv_sim_from_case *f = s->from;
    int64_t n = 1;
    if (!f)
        return 0;
    for (int i = 0, copies = 0; i < f->nleft && n <= most; i++) {
        copies = i && f->left[i] == f->left[i - 1] ? copies + 1 : 1;
        n = n * (i + 1) / copies;
    }
    return f->orders = n <= most ? (int)n : 0;
}

bool rv_sim_by_chance(const rv_sim *s) {
    return s->by_chance;
}

/* ---- a game -------------------------------------------------------------------------------- */

/* The document up to the turn that comes next, without what follows the last one. */
static void put_begun(void *ud) {
    rv_sim *s = ud;
    rv_case *c = s->from->c;
    const char *text = rv_case_format(c), *p = text ? strstr(text, "\nmoves:\n") : NULL;
    if (!text)
        rv_no_memory(&s->arena);
    if (!p) {
        rv_putf(&s->text, "%smoves:\n", text);
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
    rv_sim_from_case *f = s->from;
    s->nstack = f->nleft + f->nknown;
    s->stack = RV_ROOM(&s->arena, int, s->nstack + 1);
    memcpy(s->stack, f->left, sizeof *f->left * (size_t)f->nleft);
    if (f->orders)
        next_order(f->left, f->nleft);
    else
        rv_sim_shuffle(s, s->stack, f->nleft);
    rv_sim_layers(s, s->stack, f->nleft);
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
    s->first = s->game->turn.to_move;
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

void rv_sim_play_from(rv_sim *s) {
    rv_case *c = s->from->c;
    rv_arena *arena = c->game->arena;
    const char *why = NULL; /* what stopped the game itself is in s->why */
    if (s->write && !rv_protect(&s->arena, put_begun, s))
        why = rv_memory_ran_out;
    else
        rv_query_answer(c, run_game, s, &why);
    s->why = why ? why : s->why;
    c->game->arena = arena;
}

/* ---- first moves --------------------------------------------------------------------------- */

static void add_move(rv_sim *s, const first_move *m) {
    rv_sim_from_case *f = s->from;
    f->moves = rv_grow(&s->setup, f->moves, f->nmoves, &f->cap_moves, sizeof *f->moves);
    f->moves[f->nmoves++] = *m;
}

/* The placement without a follower, and with each that may stand on the tile as it lies. */
static void add_followers(rv_sim *s, const first_move *plain) {
    rv_game *g = s->game;
    const rv_placed *p = &g->board.placed[g->turn.last];
    int nodes[RV_TILE_REGIONS], n = rv_features_on(&g->board, g->turn.last, nodes);
    add_move(s, plain);
    for (int i = 0; i < n; i++)
        for (int f = 0; f < g->rs->nfigures; f++) {
            if (!rv_turn_may_put(g, g->turn.to_move, f, nodes[i]))
                continue;
            first_move m = *plain;
            const char **piece = RV_NEW(&s->setup, const char *);
            *piece = rv_piece_word(&s->setup, g, g->turn.last, nodes[i], f);
            m.move.figure = f;
            m.move.kind = g->board.nodes[nodes[i]].kind;
            m.move.ports = rv_tile_ports(p->tile, p->quarters, g->board.nodes[nodes[i]].region);
            m.shown.pieces = piece;
            m.shown.npieces = 1;
            add_move(s, &m);
        }
}

/* Of rotations that look alike only the first: they are one placement. */
static bool add_placement(rv_query *q, const rv_trial *t) {
    rv_sim *s = q->ask;
    const int pos = t->spot->pos;
    if (t->quarters >= rv_tile_turns(&s->rs->tiles[t->tile]))
        return true;
    rv_way *copy = t->way ? RV_NEW(&s->setup, rv_way) : NULL;
    if (copy)
        *copy = *t->way;
    const first_move m = {.move.at = {pos, (uint8_t)t->quarters, copy},
                          .shown = {.tile = s->rs->tiles[t->tile].id,
                                    .cell = rv_cell_at(q->g, &s->setup, pos),
                                    .rotation = 90 * t->quarters,
                                    .needs = rv_way_needs(q->g, &s->setup, t->way)}};
    rv_turn_place_as(q->g, t->tile, t->as, t->quarters, pos);
    add_followers(s, &m);
    return true;
}

static void list_moves(rv_query *q) {
    rv_sim *s = q->ask;
    rv_turn_open(q->g);
    int n, tile = rv_query_drawn(q, s->from->asked);
    if (tile == RV_NONE)
        return;
    if (rv_undrawn(q->g) == q->g->box.stack) {
        rv_query_fail(q, RV_MISUSED, "no tile is laid next");
        return;
    }
    s->game = q->g;
    s->from->tile = tile;
    const rv_spot *spots = rv_query_spots(q, tile, &n);
    rv_query_each(q, tile, spots, n, add_placement);
}

/* The list is in the arena of the sim, which guards itself. */
static void list_guarded(void *ud) {
    rv_sim *s = ud;
    rv_query_answer(s->from->c, list_moves, s, &s->why);
}

int rv_sim_moves(rv_sim *s, const char *tile, const char **why) {
    rv_sim_from_case *f = s->from;
    *why = "these games go on from no case";
    if (!f)
        return -1;
    f->tile = RV_NONE;
    f->nmoves = 0;
    f->asked = tile;
    if (!rv_protect(&s->setup, list_guarded, s))
        s->why = rv_memory_ran_out;
    *why = s->why;
    return s->why ? -1 : f->nmoves;
}

void rv_sim_move_at(const rv_sim *s, int i, rv_placement *out) {
    bool there = s->from && i >= 0 && i < s->from->nmoves;
    *out = there ? s->from->moves[i].shown : (rv_placement){0};
}

void rv_sim_begin_with(rv_sim *s, int i) {
    if (!s->from)
        return;
    s->from->first = i < 0 || i >= s->from->nmoves ? NULL : &s->from->moves[i].move;
    s->number = 0; /* all moves are tried with the same tiles */
}

void rv_sim_skip(rv_sim *s, uint64_t games) {
    s->number = games;
}

const char *rv_sim_next_tile(const rv_sim *s) {
    const rv_sim_from_case *f = s->from;
    const rv_tile *tiles = s->rs->tiles;
    if (!f)
        return NULL;
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

static void set_up(void *ud) {
    rv_sim *s = ud;
    rv_case *c = s->from->c;
    s->rs = c->game->rs;
    s->nplayers = c->game->nplayers;
    s->label = c->found.report.label;
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
    rv_sim *s = calloc(1, sizeof *s);
    rv_sim_from_case *f = calloc(1, sizeof *f);
    *why = rv_memory_ran_out;
    if (s && f) {
        s->from = f;
        s->lib = c->lib;
        s->seed = seed;
        s->policy = rv_policy_of(policy);
        f->c = c;
        f->tile = RV_NONE;
        if (!c->game)
            *why = "the document could not be read";
        else if (rv_protect(&s->setup, set_up, s))
            *why = s->why ? rv_library_keep(c->lib, s->why) : NULL;
    }
    if (!*why)
        return s;
    if (!s)
        free(f);
    rv_sim_free(s);
    return NULL;
}
