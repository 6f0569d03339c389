/* play.c - the turns of a game that reeve plays itself, the policy of chance, and the proof of
 * lists.
 *
 * rv_sim_finish plays turn after turn. A turn goes through the same moments as one that is read
 * from a record, and at each of them the rows of keys act (rv_sim_play_rows), and actions are
 * chosen (do_actions). If the game is to be written, its text grows in s->text as it is played.
 *
 * The policy of chance takes one of all placements of a tile, one of the followers, one of the
 * actions. Each of them is as likely as any other, so all are counted before one is drawn. Only
 * actions have weights, and those that a script would have to be asked for are asked for when they
 * are drawn.
 *
 * The proof looks whether the lists of scripts have all values of their forms that `may` allows.
 */
#include "core/stack.h"
#include "core/state.h"
#include "random/sim.h"

/* ---- chance -------------------------------------------------------------------------------- */

/* Draws by SplitMix64: one seed gives the same games everywhere. */
int rv_sim_below(void *sim, int n) {
    rv_sim *s = sim;
    if (s->plainly)
        return 0;
    s->last.by_chance = true;
    uint64_t z = s->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (int)(((z ^ (z >> 31)) >> 32) * (uint64_t)n >> 32);
}

void rv_sim_shuffle(rv_sim *s, int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = rv_sim_below(s, i + 1), swap = list[i];
        list[i] = list[j];
        list[j] = swap;
    }
}

bool rv_sim_inclined(rv_sim *s, int n) {
    return s->policy != &rv_policy_random || rv_sim_below(s, n);
}

/* ---- the policy of chance ----------------------------------------------------------------------
 */

int rv_sim_fitting(rv_game *g, const rv_tile *t, uint8_t turns[RV_SIM_FRONT]) {
    int places = rv_fitting(&g->board, t, turns);
    if (!rv_restricted(g, t))
        return places;
    places = 0;
    for (int i = 0; i < g->board.nfront; i++) {
        turns[i] = turns[i] ? (uint8_t)rv_turns_at(g, t, g->board.front[i]) : 0;
        places += rv_count_turns(turns[i]);
    }
    return places;
}

/* The k-th of a set. */
static uint8_t bit_at(unsigned set, int k) {
    uint8_t at = 0;
    while (!(set >> at & 1) || k-- > 0)
        at++;
    return at;
}

/* Pieces are built only sometimes; a tile that fits only with them may be discarded (B-11). */
static bool choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    rv_game *g = s->game;
    uint8_t turns[RV_SIM_FRONT];
    int i;
    if (rv_ways_any(g, t, &s->ways) && !rv_sim_below(s, 4)) {
        rv_ways_find(g, t, g->board.front, g->board.nfront, &s->ways);
        const rv_way *w = s->ways.list;
        int places = 0;
        for (i = 0; i < s->ways.n; i++)
            places += rv_count_turns(w[i].turns);
        int k = rv_sim_below(s, places);
        for (; k >= rv_count_turns(w->turns); w++)
            k -= rv_count_turns(w->turns);
        *out = (rv_sim_place){w->pos, bit_at(w->turns, k), w};
        return true;
    }
    /* House rules are asked about the placement that was chosen, and about another when they refuse
     * it: all that they allow are as likely as if they were asked about each. */
    int places = t->bare ? rv_sim_fitting(g, t, turns) : rv_fitting(&g->board, t, turns);
    for (; places; places--) {
        int k = rv_sim_below(s, places);
        for (i = 0; k >= rv_count_turns(turns[i]); i++)
            k -= rv_count_turns(turns[i]);
        *out = (rv_sim_place){g->board.front[i], bit_at(turns[i], k), NULL};
        if (t->bare || rv_let_lie(g, t, out->quarters, out->pos))
            return true;
        turns[i] &= (uint8_t) ~(1u << out->quarters);
    }
    return false;
}

/* Where a figure may be put; figure RV_NONE: a follower, of whichever figure. */
typedef struct stand {
    int node, figure;
} stand;

/* A node where a follower may stand, or none; house rules are asked as in choose_place. */
static int choose_follower(rv_sim *s, int *figure) {
    rv_game *g = s->game;
    const rv_placed *p = &g->board.placed[g->turn.last];
    stand list[RV_TILE_REGIONS * RV_MAX_FIGURES];
    const int player = g->turn.to_move;
    int n = 0;
    for (int r = 0; r < p->tile->nregions && rv_in_hand(g, player) > 0; r++)
        if (rv_takes(NULL, g, player, RV_F_SMALL, rv_node_of(p, r)))
            list[n++] = (stand){rv_node_of(p, r), RV_NONE};
    RV_EACH_BIT(g->figures.alone, f) /* those that stand on some kinds only */
        for (int r = 0; r < p->tile->nregions && g->seats[player].supply[f] > 0; r++)
            if (rv_takes(NULL, g, player, (int)f, rv_node_of(p, r)))
                list[n++] = (stand){rv_node_of(p, r), (int)f};
    for (int i; (i = rv_sim_below(s, n + 1)) < n; list[i] = list[--n]) {
        /* cppcheck-suppress uninitvar ; i < n: n of them are set */
        const stand at = list[i];
        const unsigned may = at.figure == RV_NONE
                                 ? rv_turn_may_deploy(g, player, at.node)
                                 : (unsigned)rv_turn_may_put(g, player, at.figure, at.node)
                                       << at.figure;
        const int figures = __builtin_popcount(may);
        if (may) {
            *figure = bit_at(may, figures > 1 ? rv_sim_below(s, figures) : 0);
            return at.node;
        }
    }
    return RV_NONE;
}

/* Of rows that have something possible one is drawn. */
typedef struct choice {
    rv_sim *s;
    rv_chance chance;
    int all; /* sum of the odds of the actions seen */
} choice;

static void consider(void *ud, const rv_chance *d) {
    choice *c = ud;
    c->all += d->of->odds;
    if (rv_sim_below(c->s, c->all) < d->of->odds)
        c->chance = *d;
}

/* Asking a script takes long: of what one lists, some value is drawn that may be done. */
static void offer(choice *c, const rv_acting *a, const rv_chance *after) {
    const rv_dice dice = {rv_sim_below, c->s};
    rv_offer o = {.g = c->s->game, .after = after, .see = consider, .ud = c, .dice = &dice};
    rv_offer_row(&o, a);
}

static bool is_idle(rv_sim *s, const rv_chances *of) {
    return of->idle && rv_sim_below(s, 8) < of->idle;
}

static bool choose_action(rv_sim *s, rv_moment when, const rv_acting *rows, const rv_chance *after,
                          rv_chance *out) {
    (void)when;
    choice c = {.s = s};
    for (const rv_acting *a = rows; a->row; a++) {
        /* a script is not even asked what it leaves out, unless all of it is to be tried */
        const bool ruled = a->row->action && !s->settings.prove;
        const rv_chances *of = a->act->chances;
        if (!of->weight && (s->plainly ? of->must : !(ruled && is_idle(s, of))))
            offer(&c, a, after);
    }
    if (!c.all || (!c.chance.row->action && is_idle(s, c.chance.of)))
        return false;
    *out = c.chance;
    return true;
}

const rv_policy rv_policy_random = {"random", choose_place, choose_follower, choose_action};

/* ---- the proof of lists ------------------------------------------------------------------------
 */

/* What is allowed, once as the script lists it and once by the form. */
typedef struct proof {
    rv_game *g;
    rv_house_value listed[RV_LIMIT_SCRIPT_VALUES];
    int n;
    const char *left_out, *refused; /* NULL: none */
} proof;

static void note_listed(void *ud, const rv_chance *d) {
    proof *p = ud;
    rv_chance again = *d;
    if (rv_may_do(NULL, p->g, &again) && p->n < RV_LIMIT_SCRIPT_VALUES)
        (void)rv_house_find(p->g, &again, &p->listed[p->n++]);
    else if (d->row->action->exact)
        p->refused = rv_chance_word(p->g->arena, p->g, d);
}

/* What the listed one need not say, such as where the only abbot stands, can be anything. */
static bool same_value(const rv_house_value *a, const rv_house_value *b) {
    bool same = a->n == b->n;
    for (int i = 0; same && i < a->n; i++)
        same = a->part[i].sort == RV_HOUSE_NOTHING ||
               (a->part[i].sort == b->part[i].sort && a->part[i].i == b->part[i].i &&
                (!a->part[i].text || strcmp(a->part[i].text, b->part[i].text) == 0));
    return same;
}

static void look_for(void *ud, const rv_chance *d) {
    proof *p = ud;
    rv_house_value v;
    rv_chance again = *d;
    if (p->left_out || rv_house_find(p->g, &again, &v))
        return;
    for (int i = 0; i < p->n; i++)
        if (same_value(&p->listed[i], &v))
            return;
    p->left_out = rv_chance_word(p->g->arena, p->g, d);
}

static void add_number(rv_numbers *to, int64_t number) {
    enum { ROOM = sizeof to->list / sizeof *to->list };
    int i = 0;
    while (i < to->n && to->list[i] != number)
        i++;
    if (i == to->n && to->n < ROOM)
        to->list[to->n++] = (int)number;
}

/* A form with a number has values without end: those that are listed and their neighbours, small
 * ones, and those that the script keeps. */
static void find_numbers(const proof *p, const rv_house_action *of, rv_numbers *to) {
    enum { SMALL = 12 };
    const rv_kept *k;
    to->n = 0;
    for (int i = -1; i <= SMALL; i++)
        add_number(to, i);
    for (int i = 0; (k = rv_state_at(p->g, i)); i++)
        if (k->type == RV_KEPT_NUMBER && strcmp(k->script, of->script) == 0)
            add_number(to, k->number);
    for (int i = 0; i < p->n; i++)
        for (int part = 0; part < p->listed[i].n; part++)
            for (int near = -1; p->listed[i].part[part].sort == RV_HOUSE_NUMBER && near <= 1;
                 near++)
                add_number(to, p->listed[i].part[part].i + near);
}

static void prove_row(rv_game *g, const rv_acting *a, const rv_chance *after) {
    const rv_house_action *of = a->row->action;
    rv_numbers numbers;
    proof *p = RV_NEW(g->arena, proof);
    rv_offer o = {.g = g, .after = after, .see = note_listed, .ud = p, .what = RV_OFFER_LISTED};
    p->g = g;
    rv_chance_begin(&o.chance, a->row, a->act->chances, after);
    o.chance.of->list(&o);
    o.see = look_for;
    o.what = RV_OFFER_ALL;
    rv_chance_begin(&o.chance, a->row, a->act->chances, after);
    find_numbers(p, of, &numbers);
    rv_house_values(&o, &numbers);
    if (p->left_out)
        rv_house_fault(
            g, of,
            rv_printf(g->arena, "leaves out `%s`, which %s.may allows", p->left_out, of->key));
    if (p->refused)
        rv_house_fault(g, of,
                       rv_printf(g->arena, "is `exact`, and lists `%s`, which %s.may refuses",
                                 p->refused, of->key));
}

/* Whether a script knows of the action now: of few without a tile, and of what walks where its tile
 * is laid. */
static bool is_known(const rv_game *g, const rv_key *row) {
    const rv_house_action *of = row->action;
    return !of ||
           ((g->turn.placing || !row->of_tiles) &&
            (of->walks == RV_NONE || rv_tile_shows(g->board.placed[g->turn.last].tile, &of->near)));
}

/* In some turns, if the settings want it, but not in what a player only thinks of: a script whose
 * list leaves out what `may` allows now fails, and says so. `after` as rv_offer_chances has it.
 * Each turn that is looked at has a budget of its own. */
static void prove(rv_sim *s, rv_moment when, const rv_chance *after) {
    enum { EVERY = 19 };
    if (!s->settings.prove || !s->write || s->last.turns % EVERY || rv_sim_failed(s))
        return;
    rv_sim_refill(s);
    for (const rv_acting *a = rv_rows_at(s->game, when); a->row; a++)
        if (a->row->action && a->row->action->lists && is_known(s->game, a->row) &&
            rv_house_tries(s->game, a->row->action) && rv_chances_follow(a->act->chances, after))
            prove_row(s->game, a, after);
    rv_sim_refill(s);
}

/* ---- keys ---------------------------------------------------------------------------------- */

void rv_sim_play_rows(rv_sim *s, rv_moment when, rv_sim_turn *t) {
    for (const rv_acting *a = rv_rows_at(s->game, when); a->row; a++)
        if (a->act->random)
            a->act->random(s, t);
}

/* Does one of the possible actions of a choice, or none, or several where the key may say several;
 * and then what follows it. */
static void do_something(rv_sim *s, rv_moment when, const rv_acting *rows, const rv_chance *after,
                         rv_buf *keys) {
    rv_chance done, next;
    choice w = {.s = s};
    prove(s, when, after);
    for (const rv_acting *a = rows; a->row; a++)
        if (a->act->chances->weight)
            offer(&w, a, after);
    if (w.all)
        next = w.chance;
    else if (!s->policy->act(s, when, rows, after, &next))
        return;
    const rv_acting *same = rows;
    while (same->row != next.row)
        same++;
    const rv_acting again[] = {*same, {0}};
    const int most = next.row->action && !w.all ? next.row->action->most : 1;
    const char *words[RV_LIMIT_LIST];
    int n = 0;
    do {
        done = next;
        if (s->write &&
            done.row->action) /* how it is written in short: of what was sure no one asked */
            (void)rv_house_find(s->game, &done, &(rv_house_value){.n = 0});
        if (s->write) /* doing it changes what it is called */
            words[n] = rv_chance_word(&s->arena, s->game, &done);
        done.of->act(s->game, &done);
    } while (++n < most && s->policy->act(s, when, again, after, &next));
    for (int i = 0; s->write && i < n; i++) {
        rv_putf(keys, i ? ", " : n > 1 ? "  %s: [" : "  %s: ", done.row->key);
        (n > 1 ? rv_put_text : rv_put_word)(keys, words[i]);
        rv_put(keys, i + 1 < n ? "" : n > 1 ? "]\n" : "\n");
    }
    for (const rv_acting *a = rv_rows_at(s->game, when); a->row; a++) {
        const rv_chances *behind = a->act->chances;
        const rv_acting row[] = {*a, {0}};
        if (behind && behind->after && rv_chances_follow(behind, &done))
            do_something(s, when, row, &done, keys);
    }
}

/* What is done instead of a follower, unless there is one, and all that is done besides; `t`: where
 * keys of games act among them, in their order. */
static void do_actions(rv_sim *s, rv_moment when, bool free, rv_buf *keys, rv_sim_turn *t) {
    for (const rv_sim_choice *of = s->choices[when]; of->rows; of++)
        if (of->rows->act->random)
            of->rows->act->random(s, t);
        else if ((free || !of->instead) && is_known(s->game, of->rows->row))
            do_something(s, when, of->rows, NULL, keys);
}

void rv_sim_find_choices(rv_sim *s) {
    static const rv_moment moments[] = {RV_WHEN_TURN, RV_WHEN_LAID, RV_WHEN_SCORED};
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
        const rv_acting *rows = rv_rows_at(s->game, moments[i]);
        int n = 0;
        while (rows[n].row)
            n++;
        rv_sim_choice *out = RV_NEWS(&s->arena, rv_sim_choice, n + 1);
        rv_acting *room = RV_NEWS(&s->arena, rv_acting, 3 * n + 1);
        bool instead = false;
        s->choices[moments[i]] = out;
        for (const rv_acting *a = rows; a->row; a++) {
            const rv_chances *of = a->act->chances;
            if (!a->act->random && (!of || of->after || (instead && a->row->instead)))
                continue;
            /* of this row alone, or of all that is done instead of a follower */
            *out = (rv_sim_choice){room, a->row->instead};
            instead |= out->instead;
            for (const rv_acting *it = a; it->row && (out->instead || it == a); it++) {
                if (it != a && (!it->act->chances || it->row->instead != a->row->instead))
                    continue;
                *room++ = *it;
            }
            room++; /* the end of its list */
            out++;
        }
    }
}

void rv_sim_put_values(rv_sim *s, rv_buf *to, rv_str key, const rv_values *values) {
    if (s->write)
        rv_put_values(s->game, to, rv_key_find(s->rs->links, NULL, &rv_map_entry, key, NULL),
                      values);
}

/* ---- a turn -------------------------------------------------------------------------------- */

/* A tile on top that waits changes places with one that does not: where it comes later is open as
 * before. False: all of them wait. */
static bool lay_aside(rv_sim *s) {
    int n = 0, at = 0;
    for (int i = 0; i < s->nstack; i++)
        n += !rv_waits(s->game, s->stack[i]);
    for (int k = n ? rv_sim_below(s, n) : -1; k >= 0; at++)
        k -= !rv_waits(s->game, s->stack[at]);
    const int waits = s->stack[s->nstack - 1];
    if (n) {
        s->stack[s->nstack - 1] = s->stack[at - 1];
        s->stack[at - 1] = waits;
    }
    return n;
}

/* Those on top that were removed, or left unseen (HS-27), are no longer there. */
int rv_sim_pop(rv_sim *s) {
    const rv_game *g = s->game;
    while (s->nstack) {
        const int top = s->stack[s->nstack - 1];
        const bool left = rv_copies_left(g, top) > 0, unseen = s->unseen < g->stack.unseen;
        if (left && !unseen && !rv_waits(g, top))
            return s->stack[--s->nstack];
        if (left && !unseen && !lay_aside(s))
            return RV_NONE;
        if (!left || unseen) {
            s->unseen += left;
            s->nstack--;
        }
    }
    return RV_NONE;
}

/* The tile in the player's hand, or from the stack; RV_NONE. */
static int next_tile(rv_sim *s) {
    int held = rv_take_held(s->game);
    if (held != RV_NONE)
        return held;
    /* What is left when none is to come had left unseen before a game that goes on from a case. */
    return s->game->stack.n > rv_undrawn(s->game) ? rv_sim_pop(s) : RV_NONE;
}

void rv_sim_batches(rv_sim *s, int *stack, int n) {
    const rv_game *g = s->game;
    if (!g->stack.batches)
        return;
    int *was = RV_NEWS(&s->arena, int, n + 1), *batch = RV_NEWS(&s->arena, int, n + 1);
    int *copy = RV_NEWS(&s->arena, int, s->rs->ntiles + 1), most = 0, at = 0;
    for (int i = n - 1; i >= 0; i--) {
        was[i] = stack[i];
        batch[i] = rv_batch_at(g, was[i], g->stack.gone[was[i]] + copy[was[i]]++);
        most = batch[i] > most ? batch[i] : most;
    }
    for (int l = most; l >= 0; l--)
        for (int i = 0; i < n; i++)
            if (batch[i] == l)
                stack[at++] = was[i];
}

int rv_sim_node(rv_game *g, const rv_sim_move *m) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    for (int r = 0; m->ports && r < p->tile->nregions; r++) {
        const int node = rv_node_of(p, r);
        if (p->tile->regions[r].kind != m->kind ||
            !(rv_tile_ports(p->tile, p->quarters, r) & m->ports))
            continue;
        /* of followers a policy need not say which: whichever is in hand */
        if (m->figure == RV_NONE ? rv_turn_may_deploy(g, g->turn.to_move, node)
                                 : rv_turn_may_put(g, g->turn.to_move, m->figure, node))
            return node;
    }
    return RV_NONE;
}

/* Draws until a tile fits, and chooses its placement: RV_NONE if the stack is empty. Tiles without
 * a legal placement are discarded (C-25). By chance a tile of the player's own hand is laid
 * instead.
 */
static int draw(rv_sim *s, rv_sim_place *place, rv_buf *discards) {
    const rv_game *g = s->game;
    const bool own =
        g->stack.hands && !s->given && !(g->stack.held && g->stack.held[g->turn.to_move]);
    for (int i = 0; own && i < s->rs->ntiles; i++)
        if (g->stack.hands[i] != RV_NONE && rv_holds_tile(g, i) &&
            (s->policy != &rv_policy_random || !rv_sim_below(s, g->stack.n ? 12 : 2)) &&
            s->policy->place(s, &s->rs->tiles[i], place))
            return i;
    const bool known = s->given && s->given->at.pos != RV_NONE;
    if (known)
        *place = s->given->at;
    if (known && rv_holds_tile(g, s->from.tile))
        return s->from.tile;
    for (int tile = next_tile(s); tile != RV_NONE; tile = next_tile(s)) {
        if (known || s->policy->place(s, &s->rs->tiles[tile], place))
            return tile;
        rv_use_up(s->game, tile, false);
        if (s->write)
            rv_putf(discards, "%s'%s'", discards->n ? ", " : "", s->rs->tiles[tile].id);
    }
    return RV_NONE;
}

static void put_turn(rv_sim *s, int tile, rv_sim_place at, int node, int figure) {
    const rv_game *g = s->game;
    const rv_placed *p = &g->board.placed[g->turn.last];
    const char *piece =
        node == RV_NONE ? "" : rv_follower_word(&s->arena, g, g->turn.last, node, figure);
    const char *const parts[] = {"- ", s->last.label[g->turn.to_move],
                                 ": ", rv_tile_word(&s->arena, g->rs, tile, at.quarters),
                                 " ",  rv_cell_name(g->rs, &s->arena, p->x, p->y),
                                 " ",  piece};
    rv_put(&s->text, rv_join(&s->arena, *piece ? 8 : 6, parts));
    rv_put(&s->text, "\n");
}

/* The order can change which tokens a player takes, and the effects of house rules that act
 * during scoring; otherwise it is not written. */
static void put_rest(rv_sim *s, rv_sim_turn *t) {
    const rv_order *o = &t->order;
    if (!s->write)
        return;
    if (t->discards.n)
        rv_putf(&s->text, "  discard: [%s]\n", rv_buf_text(&t->discards));
    if (t->keys.n)
        rv_put(&s->text, rv_buf_text(&t->keys));
    bool matters = rv_hooked_in_scoring(s->game);
    for (int i = 0; i < s->game->modules.n; i++)
        matters |= s->game->modules.row[i]->stirs != NULL;
    if (!matters || o->by || (o->own < 2 && o->n - o->own < 2))
        return;
    for (int i = 0; i < o->n; i++) {
        rv_put(&s->text, i ? ", " : "  order: [");
        rv_put_text(&s->text, rv_feature_name(s->game, &s->arena, o->roots[i]));
    }
    rv_put(&s->text, "]\n");
}

/* Lays the tile, with what is built along with it. */
static void lay(rv_sim *s, int tile, const rv_sim_place *at, rv_buf *keys) {
    rv_game *g = s->game;
    if (at->way && s->write) {
        const rv_construction *of = g->modules.construction;
        rv_values built = {.n = 0};
        RV_EACH_BIT(at->way->built, bit)
            rv_add_value(&s->arena, &built, rv_empty_value)->canon =
                of->word(g, &s->arena, at->way->pos, (int)bit);
        rv_sim_put_values(s, keys, rv_str_of(of->key), &built);
    }
    rv_way_pay(g, at->way);
    const rv_tile *as = rv_way_build(g, &g->rs->tiles[tile], at->quarters, at->pos, at->way);
    rv_turn_place(g, tile, as, at->quarters, at->pos);
}

void rv_sim_play_laid(rv_sim *s, int node, int figure, rv_sim_turn *t) {
    rv_game *g = s->game;
    if (node != RV_NONE)
        rv_deploy(g, g->turn.to_move, node, figure);
    rv_buf keys = t->keys; /* written before those of games */
    t->keys = (rv_buf){.arena = &s->arena};
    do_actions(s, RV_WHEN_LAID, node == RV_NONE, &keys, t);
    if (t->keys.n)
        rv_put(&keys, rv_buf_text(&t->keys));
    t->keys = keys;
    if (g->turn.ncompleted) {
        t->order = rv_turn_scoring(g);
        if (!t->order.by && s->policy == &rv_policy_random) { /* not ordered by a house rule */
            rv_sim_shuffle(s, t->order.roots, t->order.own);
            rv_sim_shuffle(s, t->order.roots + t->order.own, t->order.n - t->order.own);
        }
        rv_sim_play_rows(s, RV_WHEN_ORDERED, t);
    }
    rv_turn_score(g, t->order.roots, t->order.n);
    put_rest(s, t);
    rv_buf found = {.arena = &s->arena}; /* written behind the keys that games write at the end */
    do_actions(s, RV_WHEN_SCORED, false, &found, t);
    rv_turn_end(g);
    rv_sim_play_rows(s, RV_WHEN_ENDING, t);
    if (found.n)
        rv_put(&s->text, rv_buf_text(&found));
}

/* The tokens taken since the turn began, because the module forgets them after the turn. */
static void count_taken(rv_sim *s) {
    for (int p = 0; p < s->last.nplayers; p++)
        s->last.taken[p] += __builtin_popcount(s->game->seats[p].taken);
}

static void turn(rv_sim *s) {
    rv_game *g = s->game;
    rv_sim_place place;
    rv_sim_turn t; /* its order has only as many elements as it says */
    t.discards = t.keys = (rv_buf){.arena = &s->arena};
    t.order.n = t.order.own = t.order.fixed_own = t.order.fixed_rest = 0;
    t.order.by = NULL;
    rv_sim_refill(s);
    rv_sim_play_rows(s, RV_WHEN_DUE, &t);
    if (s->plainly && !s->given) /* what is due is an entry of its own */
        return;
    rv_turn_open(g);
    do_actions(s, RV_WHEN_TURN, false, &t.keys, &t);
    const int tile = draw(s, &place, &t.discards);
    const rv_sim_move *given = s->given;
    if (tile != RV_NONE) {
        lay(s, tile, &place, &t.keys);
        int figure = given ? given->figure : RV_F_SMALL;
        s->given = NULL;
        const int node = given ? rv_sim_node(g, given) : s->policy->follower(s, &figure);
        if (s->write) /* before the follower is placed: the name does not change */
            put_turn(s, tile, place, node, figure);
        rv_sim_play_laid(s, node, figure, &t);
    } else {
        if (s->write)
            rv_putf(&s->text, "- %s: none\n", s->last.label[g->turn.to_move]);
        do_actions(s, RV_WHEN_SCORED, false, &t.keys, &t);
        put_rest(s, &t);
    }
    s->last.turns++;
    count_taken(s);
    rv_turn_pass(g);
    /* A second part is left out now and then by chance (M-29). The next entry shows it if it is of
     * a player who has left none out since the last one. */
    for (unsigned left = 0; g->turn.second && !g->turn.begun && g->turn.may_leave && !g->over &&
                            !rv_sim_inclined(s, 3);) {
        int checkpoint = rv_checkpoint(g);
        left |= 1u << g->turn.to_move;
        rv_turn_pass(g);
        if (g->over || left >> g->turn.to_move & 1) {
            rv_undo(g, checkpoint);
            return;
        }
    }
}

/* ---- a game -------------------------------------------------------------------------------- */

bool rv_sim_failed(rv_sim *s) {
    if (s->game && s->game->scoring.beyond)
        s->why = rv_points_beyond;
    return rv_hooks_failed(s->hooks, &s->why, NULL) || s->why;
}

void rv_sim_refill(rv_sim *s) {
    if (s->hooks)
        s->steps += rv_hooks_refill(s->hooks);
    if (s->from.c && s->steps > RV_LIMIT_SCRIPT_GAMES)
        s->why = "scripts may run " RV_LIMIT_TEXT(
            RV_LIMIT_SCRIPT_GAMES) " steps in all games that "
                                   "go on from here, and these need more: play fewer games "
                                   "(--games N)";
}

/* A record has no more turns, and house rules can give one after the other while all tiles that are
 * left are in other hands. */
void rv_sim_finish(rv_sim *s) {
    while (!s->game->over && !rv_sim_failed(s)) {
        if (!s->from.c)
            s->game->journal.n = 0;
        turn(s);
        if (s->last.turns > RV_LIMIT_MOVES)
            s->why = "a game has more than " RV_LIMIT_TEXT(RV_LIMIT_MOVES) " turns";
        if (s->plainly) {
            rv_sim_failed(s);
            return;
        }
    }
    rv_turn_final(s->game);
    count_taken(s);
    const unsigned winners = rv_winners(s->game);
    for (int p = 0; p < s->last.nplayers; p++) {
        s->last.score[p] = s->game->seats[p].score;
        s->last.victory[p] = winners >> p & 1 ? 1.0 / __builtin_popcount(winners) : 0;
    }
    rv_sim_failed(s); /* in the last turn or later */
}
