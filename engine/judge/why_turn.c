/* why_turn.c - why a turn or final scoring is as it is: played as ever on the game that a case has
 * reached, told step by step, and taken back (run_telling).
 *
 * The conditions (core/require.h) say what holds and what does not, and go on. Meanwhile `listen`
 * hears the items that the game reports, and each becomes a step of the rv_why: the count, the
 * majority, the points. An illegal turn also gets the nearest places where its tile could lie.
 */
#include "core/stack.h"
#include "judge/case.h"
#include <stdlib.h>

const char *rv_why_player(const rv_case *c, int player) {
    const char *label = c->rec.label[player], *name = c->rec.name[player];
    return strcmp(label, name) == 0 ? label : rv_printf(c->game->arena, "%s (%s)", name, label);
}

const char *rv_why_placed(const rv_game *g, int placed) {
    const rv_placed *p = &g->board.placed[placed];
    if (p->start)
        return rv_printf(g->arena, "start space %d", g->rs->starts[p->index].space);
    return rv_printf(g->arena, "tile %s at %s", rv_lying_named(g->arena, g, placed),
                     rv_cell_at(g, g->arena, p->pos));
}

/* Steps about results: they are dropped if the turn is illegal. */
static rv_why_step *outcome(rv_telling *t, rv_point step, int cite, const char *text) {
    rv_why_step *s = rv_say_step(t, step, RV_ANSWER_NONE, cite, text);
    s->outcome = true;
    return s;
}

/* ---- the count ----------------------------------------------------------------------------- */

/* A tile of a feature, or around one that is completed by its surroundings (K-24). For a start
 * space, its cell is the one beside it. */
static rv_counted count_tile(rv_telling *t, int placed, const rv_tally *tally) {
    const rv_game *g = t->g;
    const rv_placed *p = &g->board.placed[placed];
    int x = p->x, y = p->y, prizes = 0;
    for (int side = 0; side < RV_SIDES && p->start; side++)
        if (p->tile->sides >> side & 1) {
            x += rv_dx(side);
            y += rv_dy(side);
        }
    for (int k = 0; k < p->tile->nregions; k++)
        if (rv_root(&g->board, rv_node_of(p, k)) == tally->root)
            prizes += p->tile->regions[k].prizes;
    return (rv_counted){.cell = rv_cell_name(g->rs, t->a, x, y),
                        .tile = p->start ? "" : p->tile->id,
                        .feature = "",
                        .start = p->start ? g->rs->starts[p->index].space : 0,
                        .points = tally->per_tile + tally->per_prize * prizes};
}

/* In the order in which they were laid, start spaces last. */
static void count_tiles(rv_telling *t, rv_why_step *s, const rv_tally *tally) {
    rv_game *g = t->g;
    rv_counted *list = RV_NEWS(t->a, rv_counted, tally->tiles + 1);
    rv_stamp_tiles(g, tally->root);
    for (int starts = 0; starts < 2; starts++)
        for (int i = 0; i < g->board.nplaced && s->ncounted < tally->tiles; i++)
            if (g->board.placed[i].start == starts && g->scratch.stamps[i] == g->scratch.stamp)
                list[s->ncounted++] = count_tile(t, i, tally);
    s->counted = list;
}

/* "e6", "e6 and start space 18": the mark by which the feature was counted, a doubling or a
 * declared one, is printed there. */
static const char *rated_at(const rv_telling *t, const rv_tally *tally) {
    const rv_game *g = t->g;
    rv_buf b = {.arena = t->a};
    RV_EACH_NODE(&g->board, tally->root, it) {
        const rv_placed *p = &g->board.placed[g->board.nodes[it].placed];
        int region = g->board.nodes[it].region;
        if (it != rv_node_of(p, region)) /* that of a guest */
            continue;
        if (tally->symbol ? !(p->tile->symbols_on[region] >> (tally->symbol - g->rs->symbols) & 1)
                          : p->tile->regions[region].doubles <= 0)
            continue;
        rv_putf(&b, "%s%s", b.n ? " and " : "",
                p->start ? rv_why_placed(t->g, g->board.nodes[it].placed)
                         : rv_cell_at(g, t->a, p->pos));
    }
    return rv_buf_text(&b);
}

static rv_why_step *say_majority(rv_telling *t, const rv_item *i, const char *verdict) {
    rv_buf b = {.arena = t->a};
    bool held = false;
    rv_putf(&b, "%s: ", i->feature);
    for (int p = 0; p < t->g->nplayers; p++)
        held |= i->followers[p] > 0;
    for (int p = 0; p < t->g->nplayers && held; p++)
        rv_putf(&b, "%s %d%s", rv_hook_label(t->g, p), i->followers[p],
                p + 1 < t->g->nplayers ? ", " : "; ");
    rv_put(&b, verdict);
    rv_why_step *s = outcome(t, RV_AT_MAJORITY, RV_C_MAJORITY, rv_buf_text(&b));
    s->feature = i->feature;
    s->has_followers = true;
    memcpy(s->followers, i->followers, sizeof s->followers);
    return s;
}

/* ---- items --------------------------------------------------------------------------------- */

void rv_why_takes(rv_why_step *s, const rv_item *i) {
    s->rule = i->rule;
    s->option = i->option;
    s->points = i->points;
    s->has_points = i->type == RV_ITEM_SCORE;
    s->script = i->script;
    s->changes = i->changes;
    s->nchanges = i->nchanges;
}

static rv_why_step *say_item(rv_telling *t, rv_point step, const rv_item *i, const char *text) {
    rv_why_step *s = outcome(t, step, RV_NONE, text);
    rv_why_takes(s, i);
    s->feature = i->feature;
    s->player = i->player;
    return s;
}

/* Details that the item's note omits: " (doubled at h5)", " (3 tiles, 2 each)". */
static const char *details(const rv_telling *t, const rv_item *i, const rv_tally *tally) {
    bool area = t->g->rs->kinds[tally->kind].area;
    if (tally->symbol && !i->by_thing)
        return rv_printf(t->a, " (%s at %s)", tally->symbol->one, rated_at(t, tally));
    if (!t->g->scoring.final && tally->doubled)
        return rv_printf(t->a, " (doubled at %s)", rated_at(t, tally));
    if (!i->by_thing || i->counted || (area && !tally->prizes))
        return "";
    if (!area)
        return rv_printf(t->a, " (%s, %d each)", rv_plural(t->a, tally->tiles, "tile"),
                         tally->per_tile);
    return rv_printf(t->a, " (%d %s, %d points each)", tally->prizes,
                     rv_word(t->g->rs, RV_W_PRIZE, tally->prizes), tally->per_prize);
}

static rv_why_step *say_points(rv_telling *t, const rv_item *i, const char *what) {
    rv_why_step *s = say_item(t, RV_AT_POINTS, i,
                              rv_printf(t->a, "%s%s%s: %s", rv_hook_label(t->g, i->player),
                                        *what ? ", " : "", what, i->note));
    s->counted = i->counted;
    s->ncounted = i->counted ? i->ncounted : 0;
    return s;
}

static void say_score(rv_telling *t, const rv_item *i) {
    int root = t->g->scoring.reported;
    if (root == RV_NONE) {
        say_points(t, i, *i->feature ? i->feature : i->script);
        return;
    }
    rv_tally tally = rv_measure(t->g, root);
    /* The players who score, reported once for a feature. Scores of wall tiles at the end may go to
     * players without the majority: `any`. */
    bool tied = false, area = rv_kind_of(t->g, root)->area, any = i->by_thing && !area;
    if (!any && t->g->board.nodes[root].open) /* by a message, as at the end (ME-11) */
        rv_worth_early(t->g, i->player, root, &tally, NULL);
    const bool counts = root != t->shown && !rv_is_for_waiting(t->g, tally.kind);
    const unsigned winners = counts ? rv_majority(t->g, root, &tied) : 0;
    if (winners && (!any || rv_leads(t->g, i->player, root))) {
        int cite = area   ? (int)RV_C_AREA_TIE        /* C-108 */
                   : any  ? (int)RV_D_USE_NO_MAJORITY /* C-83 */
                   : tied ? (int)RV_C_TIE             /* C-55 */
                          : (int)RV_C_MAJORITY;
        say_majority(t, i,
                     rv_printf(t->a, tied ? "a tie, for %s" : "%s has the majority",
                               rv_hook_labels(t->g, t->a, winners)))
            ->rule = rv_cited_rule(t->g->rs, cite);
    }
    t->shown = root;
    /* Before house rules: the printed rates, because a doubling wall tile doubles the whole; or at
     * the end the rates of a wall tile. */
    int points = i->nchanges ? i->changes[0].from : i->points;
    if (i->by_thing) {
        tally.per_tile = !area && tally.tiles ? points / tally.tiles : 0;
        tally.per_prize = area && tally.prizes ? points / tally.prizes : 0;
    }
    rv_why_step *s = say_points(t, i, rv_printf(t->a, "%s%s", i->feature, details(t, i, &tally)));
    if (!i->counted && !tally.whole)
        count_tiles(t, s, &tally);
}

static void say_nothing(rv_telling *t, const rv_item *i) {
    int root = t->g->scoring.reported;
    bool tied;
    say_majority(t, i, i->note)->rule = i->rule;
    if (root == RV_NONE || t->g->scoring.final)
        return;
    unsigned winners = rv_majority(t->g, root, &tied);
    if (!rv_stay(t->g, winners, tied))
        return;
    outcome(t, RV_AT_COME_HOME, RV_C_TIE_RETURN,
            rv_printf(t->a, "the followers stay on %s", i->feature))
        ->feature = i->feature;
    rv_depends_on(t->c, RV_O_RETURN_ON_TIE);
}

const char *rv_why_deed(const rv_telling *t, const rv_item *i, const char *on) {
    const char *by = i->player < 0 ? "" : rv_hook_label(t->g, i->player);
    if (i->type == RV_ITEM_MOVED)
        return rv_printf(t->a, "the %s of %s goes to %s", i->thing, by, on);
    if (i->type == RV_ITEM_TOOK)
        return rv_printf(t->a, "%s takes %s at %d", by, i->thing,
                         rv_thing_number(&i->things, "corner", 0));
    if (i->type == RV_ITEM_USED)
        return rv_printf(t->a, "%s plays %s%s%s", by, i->thing, *on ? " on " : ": an extra turn",
                         on);
    return *by ? rv_printf(t->a, "%s %s", by, i->note) : i->note;
}

rv_point rv_why_point(rv_item_type type) {
    static const rv_point points[] = {
        [RV_ITEM_SCORE] = RV_AT_POINTS,  [RV_ITEM_NOTHING] = RV_AT_MAJORITY,
        [RV_ITEM_TOOK] = RV_AT_TAKEN,    [RV_ITEM_MOVED] = RV_AT_KEEP,
        [RV_ITEM_USED] = RV_AT_USED,     [RV_ITEM_RULED] = RV_AT_HOUSE_RULE,
        [RV_ITEM_ACTION] = RV_AT_ACTION, [RV_ITEM_COLLECTED] = RV_AT_TAKEN,
        [RV_ITEM_ASIDE] = RV_AT_ACTION,
    };
    return points[type];
}

static void listen(void *ud, const rv_item *item) {
    rv_item copy = *item, *i = &copy;
    rv_telling *t = ud;
    i->feature = rv_dup(t->a, rv_str_of(item->feature));
    i->thing = rv_dup(t->a, rv_str_of(item->thing));
    i->note = rv_dup(t->a, rv_str_of(item->note));
    i->kind = rv_dup(t->a, rv_str_of(item->kind));
    const char *by = i->player < 0 ? "" : rv_hook_label(t->g, i->player);
    const char *text = rv_why_deed(t, i, i->feature);
    switch (i->type) {
    case RV_ITEM_SCORE: say_score(t, i); return;
    case RV_ITEM_NOTHING: say_nothing(t, i); return;
    case RV_ITEM_TOOK: /* "W takes wall tile 3 at 12, by SCRIPT" */
        text = *i->script ? rv_printf(t->a, "%s, by %s", text, i->script) : text;
        break;
    case RV_ITEM_MOVED: /* "the marker of W goes to house@e5.n, 7 tiles" */
        text = rv_printf(t->a, "%s, %s", text, rv_plural(t->a, i->tiles, "tile"));
        break;
    case RV_ITEM_COLLECTED:
        text = rv_printf(t->a, "%s takes %s for %s", by, i->note, i->feature);
        break;
    case RV_ITEM_RULED:
        text = rv_printf(t->a, "%s%s%s%s%s: %s", i->script, *by ? ", " : "", by,
                         *i->feature ? ", " : "", i->feature, i->note);
        break;
    case RV_ITEM_USED:
    case RV_ITEM_ASIDE:
    case RV_ITEM_ACTION: break; /* the note follows the player's name */
    }
    rv_why_step *s = say_item(t, rv_why_point(i->type), i, text);
    if (i->type == RV_ITEM_ASIDE || i->type == RV_ITEM_ACTION || i->type == RV_ITEM_RULED)
        s->step = i->kind;
}

/* ---- what is completed --------------------------------------------------------------------- */

/* "b3 (south), c4 (east, west)"; or the empty cells around one that is completed by its
 * surroundings (K-24): "1,2, 2,2 and 3 more". */
const char *rv_why_open_ends(const rv_telling *t, int root) {
    enum { MOST = 3 };
    const rv_game *g = t->g;
    rv_buf b = {.arena = t->a};
    int n = 0;
    if (rv_kind_of(g, root)->around) {
        RV_EACH_AROUND(&g->board, g->board.placed[g->board.nodes[root].placed].pos, at)
            if (rv_placed_at(&g->board, at) == RV_NONE && n++ < MOST)
                rv_putf(&b, "%s%s", n > 1 ? ", " : "", rv_cell_at(g, t->a, at));
    } else {
        for (int i = 0; i < g->board.nplaced; i++) {
            const rv_placed *p = &g->board.placed[i];
            rv_buf sides = {.arena = t->a};
            rv_ports others, mine = rv_feature_ports(&g->board, i, root, 0, &others);
            for (int side = 0; side < RV_SIDES && !p->start; side++) {
                const rv_cell *next = &g->board.cells[rv_step(&g->board, p->pos, side)];
                if ((mine & rv_side_ports(side)) && !next->tile && !next->wall)
                    rv_putf(&sides, "%s%s", sides.n ? ", " : "", rv_side_word(side));
            }
            if (sides.n && n++ < MOST)
                rv_putf(&b, "%s%s (%s)", b.n ? ", " : "", rv_cell_at(g, t->a, p->pos),
                        rv_buf_text(&sides));
        }
    }
    if (n > MOST)
        rv_putf(&b, " and %d more", n - MOST);
    return rv_buf_text(&b);
}

static void say_state(rv_telling *t, int root) {
    rv_game *g = t->g;
    const char *name = rv_feature_name(g, t->a, root);
    if (rv_kind_of(g, root)->area)
        RV_SAY(t, RV_AT_OPEN, RV_C_AREA_LATER, "%s counts only at the end", name);
    else if (rv_completed_index(g, root) != RV_NONE)
        rv_say_step(t, RV_AT_COMPLETED, RV_ANSWER_YES, RV_C_COMPLETED,
                    rv_printf(t->a, "%s is complete: no end of it is open", name));
    else
        RV_SAY(t, RV_AT_OPEN, RV_C_COMPLETED, "%s is open at %s", name, rv_why_open_ends(t, root));
    t->list[t->n - 1].feature = name;
}

void rv_why_order(rv_case *c, const rv_order *o) {
    rv_telling *t = c->wanted;
    if (!t || o->n < 2 || o->by) /* a house rule reports its order itself */
        return;
    rv_buf b = {.arena = t->a};
    for (int i = 0; i < o->n; i++)
        rv_putf(&b, "%s%s", i ? ", then " : "", rv_feature_name(t->g, t->a, o->roots[i]));
    if (o->own > 0 && o->own < o->n)
        rv_putf(&b, " (what %s scores comes first)", rv_hook_label(t->g, t->g->turn.to_move));
    outcome(t, RV_AT_ORDER, RV_D_ORDER_PLACER_FIRST,
            rv_printf(t->a, "scored in this order: %s", rv_buf_text(&b)));
}

void rv_why_come_home(rv_case *c) {
    rv_telling *t = c->wanted;
    for (int p = 0; t && p < t->g->nplayers; p++) {
        int n = 0;
        const char *with = "";
        for (int f = 0; f < t->g->rs->nfigures; f++) {
            int home = t->g->seats[p].returning[f];
            bool joins = t->g->rs->figures[f].joins;
            n += joins ? 0 : home;
            if (joins && home)
                with = rv_printf(t->a, "%s and the %s", with, t->g->rs->figures[f].one);
        }
        if (!n)
            continue; /* who was left alone was reported when it happened */
        bool part = p == t->g->turn.to_move && t->g->turn.part && t->g->stack.n > rv_undrawn(t->g);
        outcome(t, RV_AT_COME_HOME, part ? RV_C_HOME_FOR_PART : RV_C_COME_HOME,
                rv_printf(t->a, "%s%s of %s come%s home, for the %s",
                          rv_plural(t->a, n, "follower"), with, rv_hook_label(t->g, p),
                          n == 1 && !*with ? "s" : "", part ? "second part" : "next turn"))
            ->player = p;
    }
}

/* ---- asking -------------------------------------------------------------------------------- */

void rv_why_answer(rv_telling *t) {
    t->why.steps = t->list;
    t->why.nsteps = 0;
    for (int i = 0; i < t->n; i++)
        if (!t->list[i].outcome || t->why.scored)
            t->list[t->why.nsteps++] = t->list[i];
    t->c->reasons.explained = t->why;
}

static void run_telling(rv_query *q) {
    rv_telling *t = q->ask;
    rv_game *g = t->g = q->g;
    t->a = q->a;
    t->shown = RV_NONE;
    g->scoring.listener = (rv_listener){listen, t};
    RV_SET(g, g->scoring.explained, true);
    for (int p = 0; p < g->nplayers; p++)
        t->why.gained[p] = g->seats[p].score; /* until note_scores */
    t->run(t);
    rv_why_answer(t);
}

/* A question that plays on the game, with every complaint noted, and leaves no trace of it on the
 * case: what is complained of is its own. NULL: *status and *why say what happened. */
static const rv_why *ask_and_take_back(rv_telling *t, void (*run)(rv_telling *t), rv_status *status,
                                       const char **why) {
    rv_case *c = t->c;
    const rv_diags diags = c->diags;
    const rv_playing play = c->play;
    memset(c->play.noted, 0, sizeof c->play.noted);
    c->diags = rv_diags_for(&c->arena, c->rec.rs);
    c->play.turn = c->diags.turn = t->why.turn;
    c->wanted = t;
    t->run = run;
    *status = rv_query_answer(c, run_telling, t, why);
    c->wanted = NULL;
    c->play = play;
    c->diags = diags;
    return *status == RV_FINE ? &c->reasons.explained : NULL;
}

static const rv_why *refuse(rv_status *status, const char **why, rv_status is, const char *text) {
    *status = is;
    *why = text;
    return NULL;
}

/* Explains which features the tile completes: none if it could not be laid. */
void rv_why_laid(rv_case *c, bool misplaced) {
    rv_telling *t = c->wanted;
    rv_game *g = c->game;
    rv_part parts[RV_TILE_REGIONS];
    if (!t)
        return;
    t->why.misplaced = misplaced;
    if (!c->play.laid && g->turn.ncompleted)
        RV_SET(g, g->turn.ncompleted, 0); /* what the turn before completed */
    if (!c->play.laid || (misplaced && !rv_is_accepted(c)))
        return;
    for (int i = 0, n = rv_parts_on(g, g->turn.last, NULL, parts); i < n; i++)
        if (!rv_kind_of(g, parts[i].root)->bare) /* its end is nothing that is scored */
            say_state(t, parts[i].root);
    for (int i = 0; i < g->turn.ncompleted; i++)
        if (!rv_covers(&g->board, g->turn.last, g->turn.completed[i]))
            say_state(t, g->turn.completed[i]);
}

/* ---- the nearest legal placements of a tile -------------------------------------------------- */

enum { MOST = 3 };

/* A way to lay it at a cell, by its rank: the others there differ only in the pieces built. */
typedef struct place {
    const rv_spot *spot;
    int quarters, far, rank;
} place;

static int nearer(const void *a, const void *b) {
    const place *s = a, *o = b;
    return s->far != o->far               ? s->far - o->far
           : s->spot->pos != o->spot->pos ? s->spot->pos - o->spot->pos
           : s->quarters != o->quarters   ? s->quarters - o->quarters
                                          : s->rank - o->rank;
}

/* Finds the places that `legal` lists: the same cell first, then by distance; on one cell, the
 * least rotation from the one tried. */
static place *find_places(rv_telling *t, const rv_entry *e, int *n) {
    const rv_board *b = &t->g->board;
    rv_ways ways = {.a = t->a};
    int nspots, cap = 0;
    const rv_spot *spots = rv_spots_find(t->g, &t->g->rs->tiles[e->tile.tile], &ways, &nspots);
    place *list = NULL;
    *n = 0;
    for (const rv_spot *s = spots; s - spots < nspots; s++) {
        int away = abs(rv_pos_x(b, s->pos) - e->x) + abs(rv_pos_y(b, s->pos) - e->y);
        RV_EACH_WAY(s, quarters, i) {
            *RV_PUSH(t->a, list, *n, cap) =
                (place){s, quarters, 8 * away + ((quarters - e->tile.quarters) & 3), i};
        }
    }
    if (*n)
        qsort(list, (size_t)*n, sizeof *list, nearer);
    return list;
}

static void list_instead(rv_telling *t, const rv_entry *e) {
    rv_game *g = t->g;
    rv_why *w = &t->why;
    g->scoring.listener.tell = NULL; /* effects of house rules in a trial are not reported */
    const place *all = find_places(t, e, &w->places);
    rv_alternative *list = RV_NEWS(t->a, rv_alternative, w->places + 1);
    for (int i = 0; i < w->places; i++) {
        const place *s = &all[i];
        const int pos = s->spot->pos, checkpoint = rv_checkpoint(g);
        const rv_way *way = rv_way_at(s->spot, s->rank);
        const rv_tile *tile = &g->rs->tiles[e->tile.tile];
        const bool shown = w->different < MOST;
        const bool again = rv_way_again(s->spot, tile, s->quarters, s->rank);
        w->different += !again;
        if (!shown)
            continue;
        list[i] = (rv_alternative){.cell = rv_cell_at(g, t->a, pos),
                                   .rotation = 90 * s->quarters,
                                   .needs = rv_way_needs(g, t->a, way),
                                   .again = again};
        const rv_tile *as = rv_way_build(g, tile, s->quarters, pos, way);
        rv_turn_place(g, e->tile.tile, as, s->quarters, pos);
        list[i].followers = rv_figure_words(t->a, g, &list[i].nfollowers);
        rv_undo(g, checkpoint);
        w->nalternatives = i + 1;
    }
    w->alternatives = list;
}

/* ---- the verdict on it --------------------------------------------------------------------- */

/* The score as it is now; `gained` holds what it was. */
static void note_scores(rv_telling *t) {
    t->why.scored = true;
    for (int p = 0; p < t->g->nplayers; p++) {
        t->why.score[p] = t->g->seats[p].score;
        t->why.gained[p] = t->why.score[p] - t->why.gained[p];
    }
}

static void run_turn(rv_telling *t) {
    rv_case *c = t->c;
    rv_why *w = &t->why;
    rv_entry *e = &c->rec.moves.list[w->turn - 1];
    if (t->instead.s && !rv_read_entry(&c->rec, t->g, t->a, t->instead, e, &c->diags)) {
        w->verdict = rv_diags_verdict(&c->diags);
        return;
    }
    const bool stands = rv_play_entry(c, e); /* nothing in it could not be done at all */
    w->verdict = rv_diags_verdict(&c->diags);
    w->accepted = stands && rv_is_accepted(c) && w->verdict != RV_LEGAL;
    const int before = w->accepted ? c->diags.n : 0;
    if (w->verdict == RV_LEGAL || w->accepted) {
        rv_check_noted(c, rv_values_beside(e, "score"), RV_D_WRONG_SCORE);
        note_scores(t);
    }
    if (!w->accepted)
        w->verdict = rv_diags_verdict(&c->diags);
    w->status = c->diags.n == before ? RV_FINE : RV_AGAINST;
    w->move = rv_dup(t->a, rv_str_of(rv_turn_words(c, e)));
    if (w->misplaced) {
        rv_undo(t->g, t->placing);
        list_instead(t, e);
    }
}

const rv_why *rv_case_why_turn(rv_case *c, int turn, rv_status *status, const char **why) {
    return rv_case_why_instead(c, turn, (rv_str){NULL, 0}, status, why);
}

const rv_why *rv_case_why_instead(rv_case *c, int turn, rv_str entry, rv_status *status,
                                  const char **why) {
    static const char *const in_the_way = "an earlier turn is not legal, or it is not judged";
    const bool known = c->game && !c->found.report.no_turn; /* else rv_query_answer says why not */
    const bool there = turn >= 1 && turn <= c->rec.moves.n;
    if (known && !there)
        return refuse(status, why, RV_MISUSED, rv_case_no_turn(c, turn, c->rec.moves.n));
    if (known && (c->play.stopped || c->found.report.turns != turn - 1))
        return refuse(status, why, RV_AGAINST, in_the_way);
    rv_entry *e = there ? &c->rec.moves.list[turn - 1] : NULL, was = e ? *e : (rv_entry){0};
    const int player = e ? e->player : RV_NONE; /* or nobody's */
    rv_telling t = {.c = c, .why = {.turn = turn, .player = player}, .instead = entry};
    const rv_why *w = ask_and_take_back(&t, run_turn, status, why);
    if (e && entry.s)
        *e = was;
    return w;
}

/* ---- final scoring ------------------------------------------------------------------------- */

/* What claims to be the end, and is not, is complained of in the judging. */
static void run_final(rv_telling *t) {
    rv_case *c = t->c;
    const rv_record *r = &c->rec;
    const rv_values *result = rv_values_in(r, "result"), *final = rv_values_in(r, "final");
    const bool whole = c->settings.until == RV_NO_TURN, marked = final->n;
    const char *left = rv_plural(t->a, t->g->stack.n, "tile");
    if (!t->g->over || !r->has_moves) {
        rv_point_is(c, RV_AT_TURN);
        if (whole && (marked || result->n))
            rv_object(c, RV_D_UNFINISHED, marked ? final->key : result->key,
                      marked ? "final" : "result", left);
        else
            RV_SAY(t, RV_AT_TURN, RV_D_UNFINISHED, "%s to come: scored as if the game ended here",
                   left);
    }
    bool fine = rv_play_final(c);
    if (fine && whole && t->g->over)
        rv_check_noted(c, result, RV_D_WRONG_RESULT);
    if (fine)
        note_scores(t);
    unsigned winners = fine ? rv_winners(t->g) : 0;
    for (int p = 0; p < t->g->nplayers; p++)
        t->why.winner[p] = winners >> p & 1;
    t->why.verdict = rv_diags_verdict(&c->diags);
    t->why.status = rv_diags_status(&c->diags);
}

const rv_why *rv_case_why_final(rv_case *c, rv_status *status, const char **why) {
    rv_telling t = {.c = c, .why = {.turn = RV_NO_TURN, .player = RV_NONE, .move = "final"}};
    if (c->game && c->play.stopped)
        return refuse(status, why, RV_AGAINST, "a turn is not legal: there is no final scoring");
    if (c->play.scored)
        return refuse(status, why, RV_MISUSED, "the final scoring has been done");
    return ask_and_take_back(&t, run_final, status, why);
}
