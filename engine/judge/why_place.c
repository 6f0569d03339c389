/* why_place.c - the history of a feature, a cell or a corner.
 *
 * The document is played twice. The first time finds the regions that belong to the feature in the
 * end; the second time each turn is examined: the regions of the feature that were laid, their
 * followers, and its completion and score.
 */
#include "judge/case.h"

/* The current state of a feature. */
typedef struct state {
    int parts, tiles, open; /* parts: number of parts that are not joined yet */
    bool area;
} state;

/* One feature throughout the game. */
typedef struct watched {
    const char *name; /* its name at the end */
    const char *open; /* its open ends at the end, or "" */
    bool *nodes;      /* the nodes that belong to it at the end */
    int nnodes;       /* number of nodes laid before the current turn */
    state state;      /* as last reported; no parts before its first tile */
    int followers[RV_MAX_PLAYERS];
    int weights[RV_MAX_PLAYERS]; /* theirs together */
    bool taken;                  /* an action of the current turn took a follower from it (T-20) */
} watched;

typedef struct story {
    rv_telling t;
    const rv_text *text;
    const char *place;
    int pos;       /* the cell in question; RV_NONE: none */
    int corner;    /* the corner in question, by its lower space; RV_NONE: none */
    bool reported; /* the tile on the cell, or what was taken from the corner, was reported */
    watched *list;
    int n;
    int items; /* number of items seen */
} story;

static void add_watched(story *s, int root) {
    rv_game *g = s->t.g;
    watched *w = &s->list[s->n++];
    w->name = rv_feature_name(g, s->t.a, root);
    w->nodes = RV_NEWS(s->t.a, bool, g->board.cap_nodes + 1);
    w->open = g->board.nodes[root].open ? rv_why_open_ends(&s->t, root) : "";
    RV_EACH_NODE(&g->board, root, it) {
        w->nodes[it] = true;
    }
}

/* ---- an empty cell: what each side asks, and the tiles that can still come there ------------- */

/* C-19, C-20 */
static void tell_side(rv_telling *t, int side, int other) {
    const rv_ruleset *rs = t->g->rs;
    const rv_placed *p = &t->g->board.placed[other];
    int line = rv_line_kind(rs), opposite = rv_opposite(side);
    const char *shows = rv_why_side(t->g, p->tile, p->quarters, opposite), *asks = "";
    if (!rv_tile_edge(p->tile, p->quarters, opposite)) /* AM-11 */
        asks = ", and anything may meet it";
    else if (rv_shows_line(t->g->rs, p->tile, p->quarters, opposite) || rs->all_ports_fit)
        asks = rv_printf(t->a, ", and the same must go on");
    else if (line != RV_NO_KIND)
        asks = rv_printf(t->a, ", and anything but %s %s may meet it",
                         rv_article(rs->kinds[line].name), rs->kinds[line].name);
    RV_SAY(t, RV_AT_SIDE, p->start ? RV_C_START_SIDE : RV_C_SIDES, "%s: %s has %s%s",
           rv_side_word(side), rv_why_placed(t->g, other), shows, asks);
}

/* The tiles still to come, by number, that fit, and how many copies of them there are; or where
 * that is shorter those that do not. */
static void say_fits(rv_telling *t, int pos) {
    rv_game *g = t->g;
    const char **list[2] = {RV_NEWS(t->a, const char *, g->rs->ntiles + 1),
                            RV_NEWS(t->a, const char *, g->rs->ntiles + 1)};
    const char **typed = RV_NEWS(t->a, const char *, RV_SIDES * g->rs->ntiles + 1);
    int n[2] = {0, 0}, ntyped = 0, copies = 0, unknown = rv_unlisted_unknown(g->rs);
    for (int i = 0; i < g->rs->ntiles; i++) {
        const char *id = g->rs->tiles[i].id;
        const int left = rv_copies_left(g, i);
        const unsigned turns = left > 0 ? rv_turns_at(g, &g->rs->tiles[i], pos) : 0;
        if (left > 0)
            list[turns != 0][n[turns != 0]++] = id;
        copies += turns ? left : 0;
        for (int quarters = 0; quarters < RV_SIDES; quarters++)
            if (turns >> quarters & 1)
                typed[ntyped++] = quarters ? rv_printf(t->a, "%s/%d", id, 90 * quarters) : id;
    }
    const bool most = n[0] < n[1];
    rv_buf b = {.arena = t->a};
    rv_putf(&b, "%d of the %s to come %sfit%s there", copies,
            rv_plural(t->a, g->stack.n + g->stack.unseen - unknown, "tile"),
            unknown           ? "that are known "
            : g->stack.unseen ? "or out unseen "
                              : "",
            copies == 1 ? "s" : "");
    for (int i = 0; i < n[!most]; i++)
        rv_putf(&b, "%s%s", i ? ", " : most ? ", all but " : ": ", list[!most][i]);
    rv_why_step *s = rv_say_step(t, RV_AT_FITS, RV_ANSWER_NONE, RV_C_SIDES, rv_buf_text(&b));
    s->fits = typed;
    s->nfits = ntyped;
}

/* B-9: copies that fit only with something that the player to move builds. */
static void say_built(rv_telling *t, int pos) {
    rv_game *g = t->g;
    const rv_construction *by = g->modules.construction;
    rv_ways ways = {.a = t->a};
    int copies = 0;
    for (int i = 0; i < g->rs->ntiles; i++) {
        int left = rv_copies_left(g, i);
        const rv_spot s = rv_spot_at(g, &g->rs->tiles[i], pos, &ways);
        copies += left > 0 && !s.turns && s.n ? left : 0;
    }
    RV_SAY(t, RV_AT_FITS, by->needed, "%d more would fit with %s of %s", copies, by->most(g),
           rv_why_player(t->c, g->turn.to_move));
}

static void tell_empty_cell(rv_telling *t, int x, int y) {
    int pos = rv_pos(&t->g->board, x, y);
    bool attached = false;
    RV_SAY(t, RV_AT_CELL, RV_NONE, "%s is empty", rv_cell_name(t->g->rs, t->a, x, y));
    for (int side = 0; side < RV_SIDES; side++) {
        int other = rv_why_faces(&t->g->board, pos, side);
        attached |= other != RV_NONE;
        if (other != RV_NONE)
            tell_side(t, side, other);
        else if (t->g->board.cells[rv_step(&t->g->board, pos, side)].wall)
            RV_SAY(t, RV_AT_SIDE, RV_C_WALL_SIDE, "%s: the wall, which anything may meet",
                   rv_side_word(side));
        else
            RV_SAY(t, RV_AT_SIDE, RV_NONE, "%s: nothing yet", rv_side_word(side));
    }
    if (t->g->stack.n <= 0)
        RV_SAY(t, RV_AT_FITS, RV_D_GAME_OVER, "no tile is to come");
    else if (attached) {
        say_fits(t, pos);
        if (t->g->modules.construction)
            say_built(t, pos);
    } else
        RV_SAY(t, RV_AT_FITS, RV_D_NOT_ATTACHED,
               "no tile can lie there yet: no side would touch one");
}

/* ---- turn by turn -------------------------------------------------------------------------- */

static rv_why_step *tell(story *s, const watched *w, rv_point step, const char *text) {
    const rv_case *c = s->t.c;
    rv_why_step *reported = rv_say_step(&s->t, step, RV_ANSWER_NONE, RV_NONE, text);
    reported->turn = c->play.turn;
    reported->player = c->play.turn > 0 ? c->rec.moves.list[c->play.turn - 1].player : RV_NONE;
    reported->feature = w ? w->name : "";
    reported->about = w ? 1 + (int)(w - s->list) : 0;
    return reported;
}

/* "3 tiles, 2 open ends". */
static const char *state_words(const story *s, const state *now) {
    const char *size = rv_plural(s->t.a, now->tiles, "tile");
    const char *ends = now->open   ? rv_plural(s->t.a, now->open, "open end")
                       : now->area ? "closed all round"
                                   : "complete";
    return now->parts == 0 ? ""
           : now->parts == 1
               ? rv_printf(s->t.a, "%s, %s", size, ends)
               : rv_printf(s->t.a, "%s in %d parts not joined yet, %s", size, now->parts, ends);
}

/* Tiles laid since the last look: that of the turn, or all of a position; or a neighbouring tile
 * that closes an end. */
static void see_tiles(story *s, watched *w) {
    rv_game *g = s->t.g;
    rv_buf b = {.arena = s->t.a};
    for (int i = g->rs->nstarts; i < g->board.nplaced; i++) {
        const rv_placed *p = &g->board.placed[i];
        bool mine = false;
        for (int r = 0; r < p->tile->nregions && p->first >= w->nnodes; r++)
            mine |= w->nodes[rv_node_of(p, r)];
        if (mine)
            rv_putf(&b, "%s%s", b.n ? ", " : "", rv_why_placed(s->t.g, i));
    }
    const state was = w->state;
    if (!b.n && !was.parts)
        return;
    state now = {.area = false};
    for (int n = 0; n < g->board.nnodes; n++)
        if (w->nodes[n] && rv_is_root(&g->board, n) && g->board.nodes[n].laid) {
            now.parts++;
            now.area = rv_kind_of(g, n)->area;
            now.tiles += rv_feature_tiles(g, n);
            now.open += g->board.nodes[n].open;
        }
    w->state = now;
    if (b.n)
        tell(s, w, RV_AT_TILE, rv_printf(s->t.a, "%s: %s", rv_buf_text(&b), state_words(s, &now)));
    else if (now.parts != was.parts || now.tiles != was.tiles || now.open != was.open)
        tell(s, w, RV_AT_TILE,
             rv_printf(s->t.a, "%s beside it: %s", rv_why_placed(s->t.g, g->turn.last),
                       state_words(s, &now)));
}

static void tell_standing(void *ud, const rv_thing *t) {
    story *s = ud;
    if (t->text)
        tell(s, NULL, RV_AT_CELL, rv_dup(s->t.a, rv_str_of(t->text)));
}

static void see_cell(story *s) {
    const rv_game *g = s->t.g;
    int placed = s->pos == RV_NONE || s->reported ? RV_NONE : rv_placed_at(&g->board, s->pos);
    if (placed == RV_NONE)
        return;
    const rv_placed *p = &g->board.placed[placed];
    s->reported = true;
    tell(s, NULL, RV_AT_CELL,
         rv_printf(s->t.a, "%s %s", rv_why_placed(s->t.g, placed),
                   s->t.c->play.turn ? rv_printf(s->t.a, "was laid, turned %d", 90 * p->quarters)
                                     : "lies there in the position"));
    if (s->t.c->play.turn) /* pieces built in turns are reported when they are built */
        return;
    rv_step_show(g, placed, tell_standing, s);
    rv_tokens_show(g, s->t.a, placed, tell_standing, s);
}

static void tell_followers(story *s, watched *w, int player, int now) {
    int by = now - w->followers[player], n = by < 0 ? -by : by;
    if (by == 0)
        return;
    const char *does = by > 0     ? n > 1 ? "stand on it" : "stands on it"
                       : w->taken ? n > 1 ? "are gone" : "is gone"
                       : n > 1    ? "come home"
                                  : "comes home";
    w->followers[player] = now;
    rv_why_step *step = tell(s, w, by > 0 ? RV_AT_FOLLOWER : RV_AT_COME_HOME,
                             rv_printf(s->t.a, "%s of %s %s", rv_plural(s->t.a, n, "follower"),
                                       rv_hook_label(s->t.g, player), does));
    step->has_followers = true;
    memcpy(step->followers, w->followers, sizeof w->followers);
}

static void see_followers(story *s, watched *w) {
    const rv_game *g = s->t.g;
    int now[RV_MAX_PLAYERS] = {0};
    memset(w->weights, 0, sizeof w->weights);
    for (int n = 0; n < g->board.nnodes; n++) {
        const rv_figure_row *f = &g->rs->figures[rv_figure_of(g->board.nodes[n].follower)];
        if (!w->nodes[n] || !g->board.nodes[n].follower || f->joins)
            continue;
        now[rv_owner_of(g->board.nodes[n].follower)]++;
        w->weights[rv_owner_of(g->board.nodes[n].follower)] += f->strength;
    }
    for (int p = 0; p < g->nplayers; p++)
        tell_followers(s, w, p, now[p]);
}

/* ---- what was reported of it --------------------------------------------------------------- */

static void tell_item(story *s, const watched *w, const rv_item *i) {
    const char *text = *i->script ? rv_printf(s->t.a, "%s: %s", i->script, i->note) : i->note;
    if (i->type == RV_ITEM_SCORE)
        text = rv_printf(s->t.a, "%s scores %d: %s", rv_hook_label(s->t.g, i->player), i->points,
                         i->note);
    else if (i->type != RV_ITEM_NOTHING && i->type != RV_ITEM_RULED && i->type != RV_ITEM_COLLECTED)
        text = rv_why_deed(&s->t, i, "it");
    rv_why_takes(tell(s, w, rv_why_point(i->type), text), i);
}

/* Parts are joined later, and then have another name than the one reported. */
static bool is_about(const watched *w, const rv_item *i) {
    return i->part && w->nodes[i->part - 1];
}

/* The items of this turn about it; and the wall tile that its points won. A follower may be placed
 * and come home in one turn: then only the weights of the score show it. At the end nobody is
 * placed, and first edition's scores of a city count the farmers (K-30). */
static void see_items(story *s, watched *w, int from) {
    const rv_case *c = s->t.c;
    int scorer = RV_NONE;
    for (int i = from; i < c->found.nitems; i++)
        for (int p = 0; p < s->t.g->nplayers && c->found.items[i].turn != RV_NO_TURN; p++)
            if (is_about(w, &c->found.items[i]) && c->found.items[i].weights[p] > w->weights[p]) {
                w->weights[p] = c->found.items[i].weights[p];
                tell_followers(s, w, p, w->followers[p] + 1);
            }
    for (int i = from; i < c->found.nitems; i++) {
        const rv_item *item = &c->found.items[i];
        bool mine = is_about(w, item);
        bool won = item->type == RV_ITEM_TOOK && item->player == scorer;
        w->taken |= mine && item->type == RV_ITEM_ACTION;
        if (mine || won)
            tell_item(s, w, item);
        if (*item->feature || item->type == RV_ITEM_SCORE)
            scorer = !mine ? RV_NONE : item->type == RV_ITEM_SCORE ? item->player : scorer;
    }
}

/* Before the first turn there is something to see only in a position. */
static void see_turn(rv_case *c) {
    story *s = c->watcher.ud;
    int from = s->items;
    if (!c->play.turn && !c->rec.has_board)
        return;
    s->t.g = c->game;
    s->items = c->found.nitems;
    see_cell(s);
    for (int i = from; i < c->found.nitems; i++) {
        const rv_item *item = &c->found.items[i];
        const bool taken = s->corner != RV_NONE && item->type == RV_ITEM_TOOK &&
                           rv_thing_number(&item->things, "corner", RV_NONE) == s->corner;
        s->reported |= taken;
        if (taken || (s->pos != RV_NONE && item->cell == 1 + s->pos)) /* built on it, or over it */
            tell_item(s, NULL, item);
    }
    RV_EACH_OF(s, w) {
        see_tiles(s, w);
        see_items(s, w, from);
        see_followers(s, w);
        w->taken = false;
        w->nnodes = c->game->board.nnodes;
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

/* A feature, "path@e5.n"; a corner on which a wall tile lies, "corner:12"; or a cell, "e5": its
 * tile with all features, or the empty cell. False: there is no such place; a diagnostic may give
 * the reason. */
static bool watch_named(story *s, rv_str name, rv_diags *d) {
    rv_game *g = s->t.g;
    rv_str rest = name;
    rv_part parts[RV_TILE_REGIONS];
    int x, y, n, wrong = rv_cell_of(g, name, &x, &y);
    if (memchr(name.s, '@', name.n)) {
        rv_value v;
        if (!rv_value_read(g, d->arena, &rv_shape_feature, name, &v, d))
            return false;
        int root = rv_feature_of(s->t.c, &v.at, RV_D_NO_FEATURE);
        if (root == RV_NONE)
            return false;
        add_watched(s, root);
        s->t.why.named = rv_str_is(name, s->list[0].name);
        return true;
    }
    if (rv_str_means(rv_str_cut(&rest, ":"), "corner")) {
        int corner = rv_str_int(rest, &n) ? rv_corner_at(g->rs, n) : RV_NONE;
        if (corner == RV_NONE || !g->rs->corners[corner].tile)
            return false;
        s->corner = g->rs->corners[corner].space;
        return true;
    }
    if (wrong == RV_D_OUTSIDE)
        rv_complain(d, RV_D_OUTSIDE, ((rv_loc){0, 0}), s->place);
    if (wrong != RV_NONE)
        return false;
    s->pos = rv_pos(&g->board, x, y);
    int placed = rv_placed_at(&g->board, s->pos);
    n = placed == RV_NONE ? 0 : rv_parts_on(g, placed, NULL, parts);
    for (int i = 0; i < n; i++)
        add_watched(s, parts[i].root);
    if (placed == RV_NONE)
        tell_empty_cell(&s->t, x, y);
    return true;
}

static void read_place(rv_query *q) {
    story *s = q->ask;
    rv_str name = rv_str_of(s->place);
    rv_diags *d = &q->c->diags;
    int diags = d->n;
    s->t.a = &q->c->reasons.telling;
    s->t.g = q->g;
    s->t.why.move = rv_dup(s->t.a, name);
    s->list = RV_NEWS(s->t.a, watched, RV_TILE_REGIONS + 1);
    if (watch_named(s, name, d))
        return;
    q->status = RV_MISUSED;
    q->c->reasons.why =
        d->n > diags ? d->list[d->n - 1].message
                     : rv_printf(q->a, "`%s` is not a turn, cell, feature or corner", s->place);
}

/* Behind the history of each feature: where it is open, and what the modules say of it besides. */
static void judge_again(void *ud) {
    story *s = ud;
    rv_telling *t = &s->t;
    rv_case_judge_again(t->c, s->text);
    t->g = t->c->game;
    for (int i = 0; i < s->n; i++) {
        const watched *w = &s->list[i];
        const int from = t->n;
        int node = 0;
        if (*w->open)
            tell(s, w, RV_AT_OPEN, rv_printf(t->a, "open at %s", w->open))->player = RV_NONE;
        while (t->g && node < t->g->board.nnodes && !w->nodes[node])
            node++;
        if (t->g && node < t->g->board.nnodes)
            rv_step_why_feature(t->g, t, rv_root(&t->g->board, node));
        for (int k = from; k < t->n; k++) {
            t->list[k].turn = t->c->found.report.turns;
            t->list[k].feature = w->name;
            t->list[k].about = 1 + i;
        }
    }
    if (s->corner != RV_NONE && !s->reported)
        rv_say_step(t, RV_AT_TAKEN, RV_ANSWER_NONE, RV_NONE, "nobody has taken what lies there");
    t->why.scored = true;
    rv_why_answer(t);
}

const rv_why *rv_case_why_place(rv_case *c, const rv_text *text, const char *place,
                                rv_status *status, const char **why) {
    story s = {.t = {.c = c, .why = {.player = RV_NONE}},
               .text = text,
               .place = place,
               .pos = RV_NONE,
               .corner = RV_NONE};
    int diags = c->diags.n;
    rv_arena_reset(&c->reasons.telling);
    *status = rv_query_answer(c, read_place, &s, why);
    c->diags.n = diags;
    if (*status != RV_FINE)
        return NULL;
    /* The second time. Its steps must outlive it, so they have a separate arena. */
    c->watcher = (rv_watcher){.see = see_turn, .ud = &s};
    bool fine = rv_protect_all((rv_arena *[]){&c->reasons.telling, &c->arena}, 2, judge_again, &s);
    c->watcher = (rv_watcher){.see = NULL};
    if (fine && c->game && !c->work.effort->spent)
        return &c->reasons.explained;
    *status = RV_LIMIT_HIT;
    *why = fine && c->game ? RV_ORDERS_SPENT : "memory ran out";
    return NULL;
}
