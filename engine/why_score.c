/* why_score.c - what is completed, who has the majority, the count tile by tile, where the marker
 * comes to.
 */
#include "meet.h"
#include "why.h"

/* ---- the count ----------------------------------------------------------------------------- */

/* Points that one tile of a feature gives: each the same, or for what is printed on it. */
static int points_of(const rv_telling *t, const rv_tally *tally, int points, int placed) {
    const rv_placed *p = &t->g->placed[placed];
    const rv_kind *k = &t->g->rs->kinds[tally->kind];
    int prizes = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        if (rv_root(t->g, p->first + r) == tally->root)
            prizes += p->tile->regions[r].prizes;
    if (!k->area)
        return tally->per_tile;
    int all = t->g->nodes[tally->root].prizes; /* a wall tile may have raised each alike */
    return all && points % all == 0 ? prizes * (points / all) : prizes * k->prize;
}

static rv_counted counted(const rv_telling *t, const rv_tally *tally, int points, int placed) {
    const rv_placed *p = &t->g->placed[placed];
    int x = p->x, y = p->y;
    for (int side = 0; side < RV_SIDES && p->start; side++)
        if (p->tile->sides >> side & 1) {
            x += rv_dx(side);
            y += rv_dy(side);
        }
    return (rv_counted){.cell = rv_cell_name(t->g, t->a, x, y),
                        .tile = p->start ? "" : p->tile->id,
                        .start = p->start ? t->g->rs->starts[p->index].space : 0,
                        .points = points_of(t, tally, points, placed)};
}

static bool covers(const rv_game *g, int placed, int root) {
    for (int r = 0; r < g->placed[placed].tile->nregions; r++)
        if (rv_root(g, g->placed[placed].first + r) == root)
            return true;
    return false;
}

/* In the order in which they were laid; start spaces last. */
static void count_tiles(rv_telling *t, rv_why_step *s, const rv_tally *tally) {
    rv_counted *list = RV_NEWS(t->a, rv_counted, tally->tiles + 1);
    for (int starts = 0; starts < 2; starts++)
        for (int i = 0; i < t->g->nplaced && s->ncounted < tally->tiles; i++)
            if (t->g->placed[i].start == starts && covers(t->g, i, tally->root))
                list[s->ncounted++] = counted(t, tally, s->points, i);
    s->counted = list;
}

/* ---- who has the majority ------------------------------------------------------------------ */

static const char *followers(const rv_telling *t, const rv_item *i) {
    rv_buf b = {.arena = t->a};
    for (int p = 0; p < t->g->nplayers; p++)
        rv_putf(&b, "%s%s %d", p ? ", " : "", t->c->rec.label[p], i->followers[p]);
    return rv_buf_text(&b);
}

static rv_why_step *say_majority(rv_telling *t, const rv_item *i, const char *verdict) {
    rv_why_step *s = rv_say(t, "majority", RV_ANSWER_NONE, RV_L_MAJORITY, "followers on %s: %s; %s",
                            i->feature, followers(t, i), verdict);
    s->feature = i->feature;
    s->has_followers = true;
    memcpy(s->followers, i->followers, sizeof s->followers);
    return s;
}

/* ---- the marker ---------------------------------------------------------------------------- */

/* The first corner with a wall tile on it that a marker passes; RV_NONE. */
static int passed(const rv_game *g, int from, int to) {
    for (int score = from + 1; score < to; score++) {
        int corner = rv_corner_of_score(g, score);
        if (corner != RV_NONE && rv_castle_of(g)->corner[corner] &&
            corner != rv_corner_of_score(g, to) && corner != rv_corner_of_score(g, from))
            return corner;
    }
    return RV_NONE;
}

static const char *why_not_now(const rv_game *g, int corner, int *law) {
    if (!rv_castle_of(g)->corner[corner]) {
        *law = RV_L_NO_TILE_LEFT;
        return "nothing lies there";
    }
    if (g->option[RV_O_WALL_PICKUP] == RV_V_END_OF_TURN) {
        *law = RV_L_TAKE_AT_END;
        return "what lies there is taken at the end of the turn, if he still stands there";
    }
    *law = RV_L_TAKE;
    return "a wall tile lies there";
}

/* The item is told before the marker moves. */
static void say_marker(rv_telling *t, const rv_item *i) {
    const rv_game *g = t->g;
    int from = g->seats[i->player].score, to = from + i->points, law = RV_NONE;
    if (!g->rs->track || g->final || i->points <= 0)
        return;
    const char *who = t->c->rec.label[i->player];
    int corner = rv_corner_of_score(g, to), gone = passed(g, from, to);
    if (corner != RV_NONE) {
        const char *what = why_not_now(g, corner, &law);
        rv_say(t, "marker", RV_ANSWER_NONE, law,
               "%s goes from %d to %d, a space of the corner %d: %s", who, from, to,
               g->rs->corners[corner].space, what);
    } else if (gone != RV_NONE) {
        rv_say(t, "marker", RV_ANSWER_NONE, RV_L_PASSED,
               "%s goes from %d to %d, past the corner %d: nothing is taken in passing", who, from,
               to, g->rs->corners[gone].space);
    } else {
        rv_say(t, "marker", RV_ANSWER_NONE, RV_NONE, "%s goes from %d to %d, no corner", who, from,
               to);
    }
    t->list[t->n - 1].player = i->player;
}

/* ---- items --------------------------------------------------------------------------------- */

static rv_why_step *say_item(rv_telling *t, const char *step, const rv_item *i, const char *text) {
    rv_why_step *s = rv_say(t, step, RV_ANSWER_NONE, RV_NONE, "%s", text);
    s->rule = i->rule;
    s->feature = i->feature;
    s->player = i->player;
    s->script = i->script;
    s->changes = i->changes;
    s->nchanges = i->nchanges;
    return s;
}

static void say_score(rv_telling *t, const rv_item *i) {
    int root = t->g->told;
    const char *name = *i->feature ? i->feature : *i->script ? i->script : i->kind;
    if (root != RV_NONE)
        say_majority(t, i, rv_printf(t->a, "%s scores", rv_why_player(t, i->player)));
    rv_why_step *s =
        say_item(t, "points", i, rv_printf(t->a, "%s: %s", name, rv_dup(t->a, rv_str_of(i->note))));
    s->points = i->points;
    s->has_points = true;
    if (root != RV_NONE) {
        rv_tally tally = rv_measure(t->g, root);
        count_tiles(t, s, &tally);
        if (tally.doubled)
            s->text = rv_printf(t->a, "%s (what is printed on it doubles it)", s->text);
    }
    say_marker(t, i);
}

static void say_nothing(rv_telling *t, const rv_item *i) {
    say_majority(t, i, i->note)->rule = i->rule;
}

static void say_took(rv_telling *t, const rv_item *i) {
    const char *what = i->token ? rv_printf(t->a, "wall tile %d", i->token) : "the wall tile";
    say_item(t, "taken", i,
             rv_printf(t->a, "%s takes %s at %d", t->c->rec.label[i->player], what, i->corner));
}

static void say_keep(rv_telling *t, const rv_item *i) {
    say_item(t, "keep", i,
             rv_printf(t->a, "the keep of %s comes to %s, of %s", t->c->rec.label[i->player],
                       i->feature, rv_plural(t->a, i->tiles, "tile")));
}

static void say_used(rv_telling *t, const rv_item *i) {
    const char *what = *i->feature ? rv_printf(t->a, " on %s", i->feature) : ": an extra turn";
    say_item(
        t, "used", i,
        rv_printf(t->a, "%s plays wall tile %d%s", t->c->rec.label[i->player], i->token, what));
}

static void say_ruled(rv_telling *t, const rv_item *i) {
    say_item(t, "house_rule", i, rv_printf(t->a, "%s: %s", i->script, i->note));
}

void rv_why_listen(void *ud, const rv_item *item) {
    static void (*const say[])(rv_telling * t, const rv_item *i) = {
        [RV_ITEM_SCORE] = say_score, [RV_ITEM_NOTHING] = say_nothing, [RV_ITEM_TOOK] = say_took,
        [RV_ITEM_KEEP] = say_keep,   [RV_ITEM_USED] = say_used,       [RV_ITEM_RULED] = say_ruled,
    };
    rv_item copy = *item;
    rv_telling *t = ud;
    copy.feature = rv_dup(t->a, rv_str_of(item->feature));
    copy.note = rv_dup(t->a, rv_str_of(item->note));
    say[item->type](t, &copy);
}

/* ---- what is completed --------------------------------------------------------------------- */

/* "b3 to the south, c4 to the east": where a feature is open, the first few. */
static const char *open_ends(rv_telling *t, int root) {
    rv_buf b = {.arena = t->a};
    int n = 0;
    RV_EACH_NODE(t->g, root, it) {
        const rv_placed *p = &t->g->placed[t->g->nodes[it].placed];
        rv_ports ports = rv_tile_ports(p->tile, p->quarters, t->g->nodes[it].region);
        for (int side = 0; side < RV_SIDES; side++) {
            const rv_cell *next = &t->g->cells[rv_step(t->g, p->pos, side)];
            if (p->start || !(ports & rv_side_ports(side)) || next->tile || next->wall || n++ > 2)
                continue;
            rv_putf(&b, "%s%s to the %s", b.n ? ", " : "", rv_cell_name(t->g, t->a, p->x, p->y),
                    rv_side_word(side));
        }
    }
    if (n > 3)
        rv_put(&b, " and elsewhere");
    return rv_buf_text(&b);
}

static bool is_completed(const rv_game *g, int root) {
    for (int i = 0; i < g->ncompleted; i++)
        if (g->completed[i] == root)
            return true;
    return false;
}

static void say_state(rv_telling *t, int root) {
    rv_game *g = t->g;
    const char *name = rv_feature_name(g, t->a, root);
    if (rv_kind_of(g, root)->area)
        rv_say(t, "open", RV_ANSWER_NONE, RV_L_AREA_LATER,
               "%s is not scored in play, only at the end", name);
    else if (is_completed(g, root))
        rv_say(t, "completed", RV_ANSWER_YES, RV_L_COMPLETED,
               "%s is complete: no side of it faces an empty cell", name);
    else
        rv_say(t, "open", RV_ANSWER_NONE, RV_L_COMPLETED, "%s is not complete: it is open from %s",
               name, open_ends(t, root));
    t->list[t->n - 1].feature = name;
}

void rv_say_completed(rv_telling *t) {
    rv_part parts[RV_TILE_REGIONS];
    int n = rv_parts_on(t->g, t->g->last, parts);
    for (int i = 0; i < n; i++)
        say_state(t, parts[i].root);
    for (int i = 0; i < t->g->ncompleted; i++) {
        bool listed = false;
        for (int k = 0; k < n; k++)
            listed |= parts[k].root == t->g->completed[i];
        if (!listed)
            say_state(t, t->g->completed[i]);
    }
}

void rv_say_come_home(rv_telling *t) {
    rv_buf b = {.arena = t->a};
    for (int p = 0; p < t->g->nplayers; p++)
        if (t->g->seats[p].returning)
            rv_putf(&b, "%s%s of %s", b.n ? ", " : "",
                    rv_plural(t->a, t->g->seats[p].returning, "follower"), t->c->rec.label[p]);
    if (b.n)
        rv_say(t, "come_home", RV_ANSWER_NONE, RV_L_COME_HOME,
               "back in hand, to be placed from the next turn on: %s", rv_buf_text(&b));
}
