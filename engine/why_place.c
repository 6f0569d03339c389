/* why_place.c - the story of a feature, or of a cell: how it came to what it is now.
 *
 * The document is played twice. The first time tells which regions belong to the feature in the
 * end; the second time each turn is looked at: which of these regions were laid, what became of
 * their followers, what was completed and scored.
 */
#include "meet.h"
#include "why.h"

/* One feature as it goes through the game. */
typedef struct watched {
    const char *name; /* as it is called in the end */
    bool *nodes;      /* those that belong to it in the end */
    int nnodes;       /* laid before the turn being looked at */
    int followers[RV_MAX_PLAYERS];
    bool complete;
} watched;

typedef struct story {
    rv_telling t;
    const char *place;
    watched *list;
    int n;
    int items; /* seen so far */
} story;

/* ---- what is asked for --------------------------------------------------------------------- */

static void add_watched(story *s, int root) {
    rv_game *g = s->t.g;
    watched *w = &s->list[s->n++];
    *w = (watched){.name = rv_feature_name(g, s->t.a, root),
                   .nodes = RV_NEWS(s->t.a, bool, g->cap_nodes + 1)};
    RV_EACH_NODE(g, root, it)
    w->nodes[it] = true;
}

/* "e5": all features of the tile there. */
static bool watch_cell(story *s, int x, int y) {
    rv_game *g = s->t.g;
    rv_part parts[RV_TILE_REGIONS];
    int placed = rv_placed_at(g, rv_pos(g, x, y));
    int n = placed == RV_NONE ? 0 : rv_parts_on(g, placed, parts);
    for (int i = 0; i < n; i++)
        add_watched(s, parts[i].root);
    return placed != RV_NONE;
}

/* ---- an empty cell ------------------------------------------------------------------------- */

static void say_empty(story *s, int x, int y) {
    rv_telling *t = &s->t;
    rv_game *g = t->g;
    int pos = rv_pos(g, x, y), tiles = 0, ways = 0;
    rv_say(t, "cell", RV_ANSWER_NONE, RV_NONE, "%s is empty", s->place);
    for (int i = 0; i < g->rs->ntiles; i++) {
        unsigned turns = 0;
        int left = g->rs->tiles[i].count - g->gone[i];
        for (int q = 0; q < 4 && left > 0; q++)
            turns |= (unsigned)rv_may_lie(g, &g->rs->tiles[i], q, pos) << q;
        tiles += turns ? left : 0;
        ways += turns != 0;
    }
    for (int side = 0; side < RV_SIDES; side++) {
        int other = rv_placed_at(g, rv_step(g, pos, side));
        if (other != RV_NONE)
            rv_say(t, "side", RV_ANSWER_NONE, RV_L_SIDES, "to the %s: %s", rv_side_word(side),
                   rv_why_placed(t, other));
    }
    rv_say(t, "cell", RV_ANSWER_NONE, RV_L_ATTACHED, "%s of the %d still to come fit there",
           tiles ? rv_plural(t->a, tiles, "tile") : "none", g->stack);
}

/* ---- turn by turn -------------------------------------------------------------------------- */

static rv_why_step *say_turn(story *s, const watched *w, const char *step, const char *text) {
    const rv_case *c = s->t.c;
    rv_why_step *step_said = rv_say(&s->t, step, RV_ANSWER_NONE, RV_NONE, "%s", text);
    step_said->turn = c->turn;
    step_said->player = c->turn ? c->rec.moves.list[c->turn - 1].player : RV_NONE;
    step_said->feature = w->name;
    return step_said;
}

/* The feature as it stands, if it is one already. */
static const char *state_of(story *s, const watched *w) {
    rv_game *g = s->t.g;
    int parts = 0, tiles = 0, open = 0, last = RV_NONE;
    for (int n = 0; n < g->nnodes; n++)
        if (w->nodes[n] && g->nodes[n].parent == n && g->nodes[n].laid) {
            parts++;
            tiles += rv_feature_tiles(g, n);
            open += g->nodes[n].open;
            last = n;
        }
    if (last == RV_NONE)
        return "";
    const char *size = rv_plural(s->t.a, tiles, "tile"),
               *ends = rv_plural(s->t.a, open, "open end");
    return parts == 1 ? rv_printf(s->t.a, "%s, %s", size, open ? ends : "no open end")
                      : rv_printf(s->t.a, "%d parts, together %s, %s", parts, size, ends);
}

static void see_tiles(story *s, watched *w) {
    rv_game *g = s->t.g;
    if (s->t.c->turn == 0) {
        say_turn(s, w, "tile", rv_printf(s->t.a, "as the position has it: %s", state_of(s, w)));
        return;
    }
    for (int i = g->rs->nstarts; i < g->nplaced; i++) {
        const rv_placed *p = &g->placed[i];
        bool mine = false, fresh = p->first >= w->nnodes;
        for (int r = 0; r < p->tile->nregions && fresh; r++)
            mine |= w->nodes[p->first + r];
        if (mine)
            say_turn(s, w, "tile",
                     rv_printf(s->t.a, "%s: %s", rv_why_placed(&s->t, i), state_of(s, w)));
    }
}

static void count_followers(const rv_game *g, const watched *w, int out[RV_MAX_PLAYERS]) {
    memset(out, 0, sizeof(int) * RV_MAX_PLAYERS);
    for (int n = 0; n < g->nnodes; n++)
        if (w->nodes[n] && g->nodes[n].piece)
            out[g->nodes[n].piece - 1]++;
}

static void see_followers(story *s, watched *w) {
    const rv_game *g = s->t.g;
    int now[RV_MAX_PLAYERS];
    count_followers(g, w, now);
    for (int p = 0; p < g->nplayers; p++) {
        int by = now[p] - w->followers[p];
        if (by == 0)
            continue;
        rv_why_step *step = say_turn(s, w, by > 0 ? "follower" : "come_home",
                                     rv_printf(s->t.a, "%s of %s %s",
                                               rv_plural(s->t.a, by > 0 ? by : -by, "follower"),
                                               rv_why_player(&s->t, p),
                                               by > 0 ? (by > 1 ? "stand on it" : "stands on it")
                                                      : (by < -1 ? "go home" : "goes home")));
        step->has_followers = true;
        memcpy(step->followers, now, sizeof now);
    }
    memcpy(w->followers, now, sizeof now);
}

/* Points, keeps and wall tiles of this turn that are about it. */
static void see_items(story *s, watched *w, int from) {
    const rv_case *c = s->t.c;
    for (int i = from; i < c->nitems; i++) {
        const rv_item *item = &c->items[i];
        if (strcmp(item->feature, w->name) != 0)
            continue;
        const char *who = item->player < 0 ? "" : rv_why_player(&s->t, item->player);
        rv_why_step *step = say_turn(
            s, w, item->type == RV_ITEM_SCORE ? "points" : "scored",
            item->type == RV_ITEM_SCORE
                ? rv_printf(s->t.a, "%s scores %d with %s: %s", who, item->points,
                            rv_plural(s->t.a, item->followers[item->player], "follower"),
                            item->note)
            : item->type == RV_ITEM_KEEP ? rv_printf(s->t.a, "the keep of %s comes to it", who)
            : item->type == RV_ITEM_USED
                ? rv_printf(s->t.a, "%s plays wall tile %d on it", who, item->token)
                : item->note);
        step->rule = item->rule;
        step->points = item->points;
        step->has_points = item->type == RV_ITEM_SCORE;
        step->script = item->script;
        step->changes = item->changes;
        step->nchanges = item->nchanges;
    }
}

/* A turn has been played; or, before the first, a position has been set. */
static void see_turn(rv_case *c) {
    story *s = c->watching;
    int from = s->items;
    s->t.g = c->game;
    s->items = c->nitems;
    for (int i = 0; i < s->n; i++) {
        watched *w = &s->list[i];
        see_tiles(s, w);
        see_items(s, w, from);
        see_followers(s, w);
        w->nnodes = c->game->nnodes;
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

/* The telling's arena is guarded by the caller of this. */
static void read_place(void *ud) {
    rv_query *q = ud;
    story *s = q->ask;
    rv_game *g = q->g;
    rv_str name = rv_str_of(s->place);
    int x, y;
    s->t.a = &q->c->telling;
    s->t.g = g;
    s->t.why.move = rv_dup(s->t.a, name);
    s->list = RV_NEWS(s->t.a, watched, RV_TILE_REGIONS + 1);
    if (memchr(name.s, '@', name.n)) {
        rv_diags d = {.arena = q->a, .laws = g->rs->laws};
        rv_feature_ref ref;
        int root = RV_NONE;
        if (rv_read_feature_name(g, name, &ref, &d))
            root = rv_feature_of(q->c, &ref, RV_D_NO_FEATURE);
        if (root == RV_NONE) {
            q->status = RV_MISUSED;
            q->c->why = d.n ? d.list[0].message : rv_last_diag(q->c)->message;
        } else {
            add_watched(s, root);
        }
    } else if (rv_cell_of(g, name, &x, &y) != RV_NONE) {
        q->status = RV_MISUSED;
        q->c->why = rv_printf(q->a, "`%s` is no turn, no cell inside and no feature", s->place);
    } else if (!watch_cell(s, x, y)) {
        say_empty(s, x, y);
    }
}

static void find_place(rv_query *q) {
    jmp_buf *way_out = q->g->arena->way_out;
    if (rv_protect(&q->c->telling, read_place, q))
        return;
    q->g->arena->way_out = way_out;
    q->status = RV_LIMIT_HIT;
    q->c->why = "memory ran out";
}

typedef struct judging {
    rv_case *c;
    const rv_text *text;
} judging;

static void judge_again(void *ud) {
    const judging *j = ud;
    rv_case_judge(j->c, j->text);
}

/* The second time. What is told must outlive it, so it has an arena of its own. */
static const rv_why *watch(rv_case *c, const rv_text *text, story *s, rv_status *status,
                           const char **why) {
    judging j = {c, text};
    c->watch = see_turn;
    c->watching = s;
    bool fine = rv_protect(&c->telling, judge_again, &j);
    c->watch = NULL;
    c->watching = NULL;
    if (!fine) {
        c->arena.way_out = NULL; /* it was jumped over */
        *status = RV_LIMIT_HIT;
        *why = "memory ran out";
        return NULL;
    }
    return rv_why_answer(&s->t);
}

const rv_why *rv_case_why_place(rv_case *c, const rv_text *text, const char *place,
                                rv_status *status, const char **why) {
    story s = {.t = {.c = c, .why = {.player = RV_NONE, .legal = true}}, .place = place};
    int diags = c->diags.n;
    rv_arena_reset(&c->telling);
    *status = rv_query_answer(c, find_place, &s, why);
    c->diags.n = diags;
    if (*status != RV_FINE)
        return NULL;
    return watch(c, text, &s, status, why);
}
