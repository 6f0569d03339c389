/* query_legal.c - the placements of a tile, and the followers and actions with them.
 *
 * Each placement is tried on the table and taken back before the caller sees it. The actions
 * besides laying the tile and placing a follower are gathered key by key, in the words of an entry.
 */
#include "ask/query.h"

/* ---- actions, key by key -------------------------------------------------------------------- */

/* In the same words, with the same figures, and (tells) with the same told of it. */
static bool is_same(const rv_action *one, const rv_action *other, bool tells) {
    bool same = strcmp(one->what, other->what) == 0 && one->nwith == other->nwith &&
                strcmp(one->after ? one->after : "", other->after ? other->after : "") == 0 &&
                (!tells || strcmp(one->tells, other->tells) == 0);
    for (int i = 0; i < one->nwith && same; i++)
        same = strcmp(one->with[i], other->with[i]) == 0;
    return same;
}

/* An action as it was found, behind those others: "fly mayor, flier_die 1"; "": none. */
typedef struct found {
    rv_action action;
    rv_chance chance;
    const char *chain, **with;
    int room; /* for figures */
} found;

/* The keys, and the actions found so far for each. */
typedef struct gathering {
    const rv_query *q;
    rv_moment when;
    rv_actions *list;
    struct column {
        const rv_chances *of;
        found *all;
        int n, room;
    } * columns; /* by key, as the list */
    int n, cap, cap_columns;
    const char *chain, *after; /* the actions done for a trial, and the last of them */
    int depth;                 /* how many they are */
    const char *with;          /* the figure that was placed for it; NULL: none */
} gathering;

/* First the keys of first actions, and then of those that follow one; keys that the game lacks are
 * included, and empty. */
static void add_keys(gathering *all) {
    const rv_game *g = all->q->g;
    rv_arena *a = all->q->a;
    for (int follow = 0; follow < 2; follow++)
        RV_EACH_KEY(row, g->rs->links, g->own_rows, &rv_map_entry) {
            const rv_chances *of = rv_chances_of(row, all->when);
            const rv_acting *it = rv_rows_at(g, all->when);
            if (!of || follow != (of->after != NULL))
                continue;
            while (it->row &&
                   it->row != row) /* a game of the ruleset may have it, by any options */
                it++;
            all->list = rv_grow(a, all->list, all->n, &all->cap, sizeof *all->list);
            all->columns =
                rv_grow(a, all->columns, all->n, &all->cap_columns, sizeof *all->columns);
            all->columns[all->n] = (struct column){.of = of};
            all->list[all->n++] = (rv_actions){row->key, of->verb, of->after, it->row, NULL, 0};
        }
}

/* Adds an action to those of its key. Actions that follow it are found by trial; of those that
 * could go on for rounds, as messages do, not all. */
static void see_action(void *ud, const rv_chance *d) {
    enum { LONGEST = 5 };
    gathering *all = ud;
    rv_game *g = all->q->g;
    rv_arena *a = all->q->a;
    const char *what = rv_chance_word(a, g, d);
    struct column *in = all->columns;
    while (in->of != d->of)
        in++;
    found *f = NULL;
    RV_EACH_AT(in->all, in->n, it)
        f = strcmp(it->action.what, what) || strcmp(it->chain, all->chain) ? f : it;
    bool known = f && !f->action.nwith; /* to be possible without a figure, or with this one */
    for (int i = 0; f && i < f->action.nwith; i++)
        known |= all->with && strcmp(f->with[i], all->with) == 0;
    if (!f) {
        f = RV_PUSH(a, in->all, in->n, in->room);
        *f =
            (found){{what, all->after, .tells = rv_chance_tells(a, g, d)}, *d, .chain = all->chain};
    }
    if (all->with && !known)
        *RV_PUSH(a, f->with, f->action.nwith, f->room) = all->with;
    f->action.with = f->with;
    bool leads = false;
    for (int k = 0; k < all->n; k++)
        leads |= rv_chances_follow(all->columns[k].of, d);
    if (!leads || all->depth == LONGEST)
        return;
    const gathering before = *all;
    int checkpoint = rv_checkpoint(g);
    all->chain = rv_printf(a, "%s%s%s %s", all->chain, *all->chain ? ", " : "", d->row->key, what);
    all->after = what;
    all->depth++;
    d->of->act(g, d);
    rv_offer_chances(g, rv_rows_at(g, all->when), d, RV_OFFER_COMING, see_action, all);
    rv_undo(g, checkpoint);
    *all = before; /* the columns are the same */
}

/* What may be done at a moment besides laying the tile, by key; also more of it, with a figure. */
static void find_actions(gathering *all, rv_moment when, const char *with) {
    rv_game *g = all->q->g;
    all->with = with;
    if (!all->n || all->when != when) {
        all->when = when;
        add_keys(all);
    }
    rv_offer_chances(g, rv_rows_at(g, when), NULL, RV_OFFER_COMING, see_action, all);
}

/* Whether what follows a value is the same behind each chain that ends with it. */
static bool is_same_behind_all(const gathering *all, const struct column *in, const char *after) {
    const struct column *leader = all->columns;
    int nleaders = 0;
    while (strcmp(all->list[leader - all->columns].key, in->of->after) != 0)
        leader++;
    RV_EACH_AT(leader->all, leader->n, f)
        nleaders += strcmp(f->action.what, after) == 0;
    RV_EACH_AT(in->all, in->n, one) {
        int n = 0;
        RV_EACH_AT(in->all, in->n, f)
            n += is_same(&f->action, &one->action, true);
        if (strcmp(one->action.after, after) == 0 && n != nleaders)
            return false;
    }
    return true;
}

/* Makes the lists of what was found. What follows others is told once for each value that it
 * follows, or where that depends on what came before, for each chain. */
static void make_lists(gathering *all) {
    for (int k = 0; k < all->n; k++) {
        const struct column *in = &all->columns[k];
        rv_action *list = RV_NEWS(all->q->a, rv_action, in->n + 1);
        int n = 0;
        RV_EACH_AT(in->all, in->n, first) {
            const char *after = first->action.after;
            const bool once = after && is_same_behind_all(all, in, after);
            bool told = false;
            for (const found *f = in->all; f < first; f++)
                told |=
                    !strcmp(f->chain, first->chain) || (once && !strcmp(f->action.after, after));
            RV_EACH_AT(in->all, told ? 0 : in->n, f)
                if (strcmp(f->chain, first->chain) == 0) {
                    list[n] = f->action;
                    list[n].chained = after && !once;
                    list[n++].after = after && !once ? first->chain : after;
                }
        }
        all->list[k].list = list;
        all->list[k].n = n;
    }
}

int rv_actions_alike(const rv_actions *a, int i) {
    int n = 1;
    if (i < 0 || i >= a->n)
        return 0;
    while (i + n < a->n && a->list[i + n].after == a->list[i].after)
        n++;
    return n;
}

/* Whether what follows one action is what follows another, in the same order. */
static bool is_answered_alike(const rv_actions *of, int i, int j) {
    const int n = rv_actions_alike(of, i);
    bool alike = rv_actions_alike(of, j) == n && of->list[i].chained == of->list[j].chained;
    for (int k = 0; k < n && alike; k++) {
        rv_action other = of->list[j + k];
        other.after = of->list[i].after;
        alike = is_same(&of->list[i + k], &other, true);
    }
    return alike;
}

/* "after 0,-1 or 1,0: " before the first of the answers that follow both; false: they are told. */
static bool put_leaders(rv_buf *b, const rv_actions *of, int i) {
    const char **leaders = RV_NEWS(b->arena, const char *, of->n);
    int n = 0;
    for (int j = 0; j < of->n; j += rv_actions_alike(of, j)) {
        if (!is_answered_alike(of, i, j))
            continue;
        if (j < i)
            return false;
        leaders[n++] = of->list[j].after;
    }
    rv_putf(b, "%safter %s%s%s: ", b->n ? "; " : "", of->list[i].chained ? "" : of->follows,
            of->list[i].chained ? "" : " ", rv_any_of(b->arena, leaders, n));
    return true;
}

/* What stands in brackets behind an action: with which figures it is possible, what it brings. */
static const char *brackets(rv_arena *a, const rv_action *one) {
    return rv_printf(a, "%s%s%s%s", one->nwith ? "with " : "", rv_any_of(a, one->with, one->nwith),
                     one->nwith && *one->tells ? ": " : "", one->tells);
}

const char *rv_actions_text(rv_arena *a, const rv_actions *all, int n) {
    rv_buf b = {.arena = a};
    RV_EACH_AT(all, n, of)
        for (int i = 0, alike; i < of->n; i += alike) {
            alike = of->follows ? rv_actions_alike(of, i) : of->n;
            if (of->follows && !put_leaders(&b, of, i))
                continue;
            rv_putf(&b, "%s%s ", of->follows || !b.n ? "" : "; ", of->verb ? of->verb : of->key);
            for (int k = 0; k < alike; k++) { /* what several bring: behind the last of them */
                const rv_action *one = &of->list[i + k];
                const char *told = brackets(a, one);
                const bool more = k + 1 < alike && !strcmp(told, brackets(a, &one[1]));
                const bool each = k && !strcmp(told, brackets(a, &one[-1]));
                const char *what = one->what;
                if (*told && !more)
                    what = rv_printf(a, "%s (%s%s)", what, each ? "each " : "", told);
                rv_put_choice(&b, k, alike, what);
            }
        }
    return rv_buf_text(&b);
}

/* ---- placements ----------------------------------------------------------------------------- */

typedef struct legal {
    const char *text; /* the tile as it was named */
    rv_see_placement *see;
    void *ud;
    int tile, turn; /* turn: the entry in question; 0: none */
    rv_listing actions;
    const rv_entry *begun; /* that entry, whose actions before the tile have been done; NULL */
    const rv_actions *common;
    rv_actions *before; /* those without a key are not found yet */
    int nbefore, ncommon;
    const char *note;
    rv_things plain; /* the pieces needed by a placement that needs none */
    int64_t steps;   /* of scripts, for the placements so far */
} legal;

/* Lists of actions ask scripts at each placement: all of them may take as much as so many
 * documents. */
static const int64_t LISTING = (int64_t)9 * RV_LIMIT_SCRIPT_STEPS;

/* What can be done at a moment with the tile as it lies: without a figure, and with each that makes
 * a difference. Who could stand on what the tile completes comes home then or moves on (AM-39); one
 * at a corner has its field scored, to which others may go (CO-28); one of its like may follow by a
 * circle (CC-6). */
static void try_figures(gathering *all, rv_moment when) {
    const rv_query *q = all->q;
    rv_game *g = q->g;
    const rv_placed *laid = &g->board.placed[g->turn.last];
    const int n = g->rs->nfigures, player = g->turn.to_move, checkpoint = rv_checkpoint(g);
    bool any = false;
    for (const rv_acting *a = rv_rows_at(g, when); a->row; a++)
        any |= a->row->action && a->row->action->placed;
    for (int i = RV_NONE; i < laid->tile->nregions * n; i++) {
        const int at = i == RV_NONE ? RV_NONE : rv_node_of(laid, i / n), f = i % n;
        const bool matters =
            any || at == RV_NONE || g->rs->figures[f].corner ||
            (when == RV_WHEN_SCORED && rv_completed_index(g, rv_root(&g->board, at)) != RV_NONE);
        if (!matters || (at != RV_NONE && !rv_turn_may_put(g, player, f, at)))
            continue;
        const char *with = at == RV_NONE ? NULL : rv_follower_word(q->a, g, g->turn.last, at, f);
        if (with)
            rv_deploy(g, player, at, f);
        if (when == RV_WHEN_SCORED) {
            const rv_order order = rv_turn_scoring(g);
            rv_turn_score(g, order.roots, order.n);
        }
        find_actions(all, when, with);
        rv_undo(g, checkpoint);
    }
}

static void list_actions(const rv_query *q, rv_placement *p) {
    gathering all = {.q = q, .chain = ""};
    try_figures(&all, RV_WHEN_LAID);
    RV_EACH_AT(all.columns, all.n, in) /* what must be done, in one way only, is done (HS-19) */
        if (in->of->must && in->n == 1 && !in->of->after && !in->all->chance.row->instead)
            in->of->act(q->g, &in->all->chance);
    if (rv_rows_at(q->g, RV_WHEN_SCORED)->row)
        try_figures(&all, RV_WHEN_SCORED);
    make_lists(&all);
    p->actions = all.list;
    p->nactions = all.n;
}

static void try_placement(rv_query *q, const rv_trial *t, rv_placement *p) {
    legal *l = q->ask;
    rv_game *g = q->g;
    if (l->actions && g->scripts.hooks && l->steps < LISTING)
        l->steps += rv_hooks_refill(g->scripts.hooks);
    const int checkpoint = rv_checkpoint(g);
    rv_turn_place(g, l->tile, t->as, t->quarters, t->spot->pos);
    p->followers = rv_figure_words(q->a, g, &p->nfollowers);
    if (g->turn.ncompleted) {
        rv_completion *list = RV_NEWS(q->a, rv_completion, g->turn.ncompleted);
        for (int i = 0; i < g->turn.ncompleted; i++)
            list[i] = (rv_completion){.feature = rv_feature_name(g, q->a, g->turn.completed[i]),
                                      .kind = rv_kind_of(g, g->turn.completed[i])->name};
        p->completes = list;
        p->ncompletes = g->turn.ncompleted;
        rv_credit_turn(q, list, NULL);
    }
    if (l->actions)
        list_actions(q, p);
    rv_undo(g, checkpoint);
}

/* ---- what all placements allow --------------------------------------------------------------- */

/* For each key those actions that the other list has, or that it lacks. It has one if an entry
 * would say the same: its words are what an action is, for the places of nodes and tiles differ
 * from one placement to another. One that brings something else at a placement is told there
 * again. */
static const rv_actions *pick_actions(const rv_query *q, const rv_actions *from, int n,
                                      const rv_actions *other, bool shared) {
    rv_actions *out = RV_NEWS(q->a, rv_actions, n + 1);
    for (int k = 0; k < n; k++) {
        rv_action *list = RV_NEWS(q->a, rv_action, from[k].n + 1);
        out[k] = (rv_actions){from[k].key, from[k].verb, from[k].follows, from[k].played, list, 0};
        RV_EACH_OF(&from[k], one) {
            bool has = false;
            RV_EACH_OF(&other[k], it)
                has |= is_same(one, it, !shared);
            if (has == shared)
                list[out[k].n++] = *one;
        }
    }
    return out;
}

static bool note_common(void *ud, const rv_placement *p) {
    rv_query *q = ud;
    legal *l = q->ask;
    l->common = l->common ? pick_actions(q, l->common, l->ncommon, p->actions, true) : p->actions;
    l->ncommon = p->nactions;
    return true;
}

/* The pieces that may be built in addition to those of a way. */
static rv_things list_besides(rv_query *q, const rv_spot *s, int quarters, const rv_way *way) {
    rv_thing *list = s->n ? RV_NEWS(q->a, rv_thing, s->n) : NULL;
    int n = 0;
    RV_EACH_AT(s->ways, s->n, more) {
        uint32_t needed = way ? way->built : 0;
        rv_way rest = *more;
        rest.built &= ~needed;
        if (more->turns >> quarters & 1 && (more->built & needed) == needed && rest.built)
            list[n++] = (rv_thing){q->g->modules.construction->key, rv_way_word(q->g, q->a, &rest),
                                   .player = RV_NONE};
    }
    return (rv_things){.list = list, .n = n};
}

/* The caller sees a placement after everything is taken back, because it may ask for the board. */
static bool see_way(rv_query *q, const rv_trial *t) {
    const legal *l = q->ask;
    rv_game *g = q->g;
    const int pos = t->spot->pos;
    rv_placement p = {.tile = g->rs->tiles[t->tile].id,
                      .cell = rv_cell_at(g, q->a, pos),
                      .x = rv_pos_x(&g->board, pos),
                      .y = rv_pos_y(&g->board, pos),
                      .rotation = 90 * t->quarters,
                      .before = l->actions ? l->before : NULL,
                      .nbefore = l->actions ? l->nbefore : 0,
                      .note = l->note,
                      .needs = t->way ? rv_way_needs(g, q->a, t->way) : l->plain,
                      .may = list_besides(q, t->spot, t->quarters, t->way),
                      .again = t->again};
    try_placement(q, t, &p);
    rv_undo(g, t->checkpoint);
    if (l->common && l->actions == RV_LIST_APART) {
        p.common = l->common;
        p.ncommon = l->ncommon;
        p.actions = pick_actions(q, p.actions, p.nactions, p.common, false);
    }
    return !rv_query_stopped(q) && l->see(l->ud, &p); /* otherwise the results are not valid */
}

static const rv_chances *chances_before(const rv_query *q, const char *key) {
    const rv_game *g = q->g;
    return rv_chances_of(
        rv_key_find(g->rs->links, g->own_rows, &rv_map_entry, rv_str_of(key), NULL), RV_WHEN_TURN);
}

/* Lists the actions before the tile is laid, or only those of a row and what follows them. */
static void note_before(const rv_query *q, legal *l, const rv_key *row) {
    gathering all = {.q = q, .chain = ""};
    find_actions(&all, RV_WHEN_TURN, NULL);
    make_lists(&all);
    const rv_actions *now = all.list;
    l->nbefore = all.n;
    if (!l->before)
        l->before = RV_NEWS(q->a, rv_actions, l->nbefore + 1);
    for (int i = 0; i < l->nbefore; i++) {
        const char *first = now[i].key;
        for (const char *after; (after = chances_before(q, first)->after);)
            first = after;
        if (!l->before[i].key && (!row || strcmp(row->key, first) == 0))
            l->before[i] = now[i];
    }
}

/* Actions of the entry before its tile is drawn (T-44), as far as possible. What else a key could
 * have answered is what was possible when it was done, unless it says itself that it is. */
static void begin_turn(rv_query *q, legal *l) {
    rv_case *c = q->c;
    const rv_diags before = c->diags;
    rv_entry *e = &c->rec.moves.list[l->turn - 1];
    rv_leave_part_out(c, e);
    if (e->player != q->g->turn.to_move)
        return;
    c->play.turn = l->turn;
    c->play.entry = e;
    rv_turn_open(q->g);
    bool fine = true;
    for (const rv_acting *a = rv_rows_at(q->g, RV_WHEN_TURN); a->row && fine; a++) {
        if (a->act->chances && !a->act->chances->after && !a->act->chances->done)
            note_before(q, l, a->row);
        fine = rv_play_row(c, e, a);
    }
    l->begun = c->diags.n == before.n ? e : NULL;
    c->play.turn = 0;
    c->diags = before;
}

/* Actions before the tile are not part of a placement, but make others possible. */
static void list_before(rv_query *q, legal *l) {
    rv_buf note = {.arena = q->a};
    note_before(q, l, NULL);
    RV_EACH_AT(l->before, l->nbefore, a) {
        const rv_chances *of = chances_before(q, a->key);
        const char *done = of->done && l->begun ? of->done(l->begun) : NULL;
        const char *between = note.n ? "; " : "";
        bool help = a->n && of->help && !rv_in_hand(q->g, q->g->turn.to_move);
        if (done)
            rv_putf(&note, "%s%s", between, done);
        else if (help)
            rv_putf(&note, "%sno follower in hand; %s ", between, of->help(q->a, q->g));
        else if (a->n && l->actions)
            rv_putf(&note, "%s%s", between, rv_actions_text(q->a, a, 1));
        for (int k = 0; !done && help && k < a->n; k++)
            rv_put_choice(&note, k, a->n, a->list[k].what);
    }
    l->note = rv_buf_text(&note);
}

static void run_legal(rv_query *q) {
    legal *l = q->ask;
    if (l->turn)
        begin_turn(q, l);
    rv_turn_open(q->g);
    list_before(q, l);
    l->tile = l->turn ? rv_query_tile(q, l->text) : rv_query_drawn(q, l->text);
    if (l->tile == RV_NONE)
        return;
    l->plain = rv_way_needs(q->g, q->a, NULL);
    if (l->actions == RV_LIST_APART) {
        /* all are tried twice, for what they have in common is told first */
        const legal outer = *l;
        l->see = note_common;
        l->ud = q;
        l->actions = RV_LIST_ALL;
        rv_query_each(q, l->tile, see_way);
        l->see = outer.see;
        l->ud = outer.ud;
        l->actions = outer.actions;
    }
    rv_query_each(q, l->tile, see_way);
}

rv_status rv_case_legal(rv_case *c, int turn, const char *tile, rv_listing actions,
                        rv_see_placement *see, void *ud, const char **why) {
    bool known = c->game && turn > 0 && turn <= c->rec.moves.n && turn == c->found.report.turns + 1;
    legal l = {.text = tile, .turn = known ? turn : 0, .actions = actions, .see = see, .ud = ud};
    return rv_query_answer(c, run_legal, &l, why);
}

const char *rv_case_tile_of(rv_case *c, int turn) {
    if (!c->game || turn < 1 || turn > c->rec.moves.n)
        return NULL;
    const rv_entry *e = &c->rec.moves.list[turn - 1];
    if (e->none || e->player == RV_NONE)
        return NULL;
    /* The copy for a look is known only after it has been played. */
    return !e->tile.look || e->played ? c->game->rs->tiles[e->tile.tile].id : e->tile.text;
}
