/* score.c - counts features, tells points with what led to them, and gives them to the players.
 *
 * A feature is counted into a tally (rv_count): its rates, its size, who has the majority. Modules
 * and house rules raise it, each with a line in an account, from which the text of the item is
 * made.
 */
#include "core/score.h"
#include <limits.h>

/* ---- things ---- */

const rv_thing *rv_thing_find(const rv_things *in, const char *name, const rv_thing *after) {
    for (ptrdiff_t i = after ? after - in->list + 1 : 0; i < in->n; i++)
        if (strcmp(in->list[i].name, name) == 0)
            return &in->list[i];
    return NULL;
}

int rv_thing_number(const rv_things *in, const char *name, int otherwise) {
    const rv_thing *t = rv_thing_find(in, name, NULL);
    return t ? t->number : otherwise;
}

/* ---- telling ---- */

void rv_tell(rv_game *g, const rv_item *item) {
    rv_item full = *item;
    if (!g->scoring.listener.tell)
        return;
    const char **const texts[] = {&full.option, &full.thing, &full.feature, &full.note};
    for (int i = 0; i < 4; i++)
        *texts[i] = *texts[i] ? *texts[i] : "";
    if (!full.kind)
        full.kind = rv_is_rule(g->rs, g->scripts.by) ? "rule" : "house_rule";
    full.script = g->scripts.by ? rv_dup(g->arena, rv_str_of(g->scripts.by)) : "";
    full.key = g->scripts.by_key ? rv_dup(g->arena, rv_str_of(g->scripts.by_key)) : "";
    g->scoring.listener.tell(g->scoring.listener.ud, &full);
    g->scoring.reported = RV_NONE;
}

rv_item rv_tally_item(rv_game *g, rv_item_type type, int player, const rv_tally *t) {
    g->scoring.reported = rv_listened(g) ? t->root : RV_NONE; /* nobody else takes it back */
    rv_item item = {.type = type,
                    .player = player,
                    .kind = g->rs->kinds[t->kind].name,
                    .feature = rv_name_of(g, t->root),
                    .part = 1 + t->root,
                    .tiles = t->tiles};
    for (int p = 0; p < g->nplayers; p++) {
        item.weights[p] = rv_strength_on(g, p, t->root);
        item.followers[p] = rv_listened(g) ? rv_strength(g, p, t->root) : item.weights[p];
    }
    return item;
}

void rv_tell_nothing(rv_game *g, int player, const rv_tally *t, const char *rule,
                     const char *note) {
    if (!g->scoring.listener.tell)
        return;
    rv_item item = rv_tally_item(g, RV_ITEM_NOTHING, player, t);
    item.rule = rule;
    item.note = note;
    rv_tell(g, &item);
}

/* ---- accounts ------------------------------------------------------------------------------ */

rv_account *rv_account_open(const rv_game *g, rv_account *room, const char *words) {
    if (!rv_listened(g))
        return NULL;
    *room = (rv_account){.note = {.arena = g->arena}};
    rv_put(&room->note, words);
    return room;
}

void rv_tell_account(rv_game *g, rv_item *item, int points, const char *rule, rv_account *account) {
    rv_item_change *changes = RV_NEWS(g->arena, rv_item_change, account->n);
    for (int i = 0; i < account->n; i++) {
        changes[i] = account->list[i];
        changes[i].script = rv_dup(g->arena, rv_str_of(changes[i].script));
    }
    item->points = points;
    item->rule = rule;
    item->note = rv_buf_text(&account->note);
    item->changes = changes;
    item->nchanges = account->n;
    rv_tell(g, item);
}

void rv_tell_points(rv_game *g, int player, const rv_tally *t, int points, const char *by_thing,
                    rv_account *account) {
    if (!account)
        return;
    rv_item item = rv_tally_item(g, RV_ITEM_SCORE, player, t);
    item.by_thing = by_thing;
    rv_tell_account(g, &item, points, by_thing ? by_thing : t->rule, account);
}

void rv_tell_plain(rv_game *g, int player, const char *kind, int tiles, int points,
                   const char *rule, rv_account *account) {
    if (!account)
        return;
    rv_item item = {.type = RV_ITEM_SCORE, .player = player, .kind = kind, .tiles = tiles};
    rv_tell_account(g, &item, points, rule, account);
}

/* A node is reported as its feature. */
static const char *name_of(const rv_game *g, int node, const char *piece) {
    return node == RV_NONE ? piece : rv_name_of(g, rv_root(&g->board, node));
}

/* ---- house rules --------------------------------------------------------------------------- */

void rv_tell_ruled(rv_game *g, const char *script, int player, int node, const char *note) {
    const rv_item item = {.type = RV_ITEM_RULED,
                          .player = player,
                          .feature = name_of(g, node, ""),
                          .part = 1 + node,
                          .rule = g->scripts.house->rule_of(g, script),
                          .note = note};
    const char *by = g->scripts.by;
    g->scripts.by = script;
    rv_tell(g, &item);
    g->scripts.by = by;
}

void rv_tell_deed(rv_game *g, int player, const char *kind, rv_about about, const char *rule,
                  const char *note) {
    const char *built = "";
    if (about.sort) /* "road@1,0" */
        built = rv_printf(g->arena, "%s@%s", about.sort, rv_cell_at(g, g->arena, about.pos));
    const rv_item item = {.type = RV_ITEM_ACTION,
                          .player = player,
                          .kind = kind,
                          .feature = name_of(g, about.node, built),
                          .part = 1 + about.node,
                          .cell = about.sort ? 1 + about.pos : 0,
                          .rule = rule,
                          .note = note};
    rv_tell(g, &item);
}

static void tell_counts(rv_game *g, const rv_tally *t, int player) {
    rv_account a = {.note = {.arena = g->arena}};
    int has = rv_strength_on(g, player, t->root);
    rv_hook_value(g, RV_HOOK_majority, player, t->root, has, &a);
    for (int i = 0; i < a.n; i++)
        rv_tell_ruled(
            g, a.list[i].script, player, t->root,
            rv_printf(g->arena, "a strength of %d becomes %d", a.list[i].from, a.list[i].to));
}

static const char who_waits[] = "who waits there scores nothing";

/* Who stands there and counts for nothing, such as a mayor in a city without pennants. */
static void tell_uncounted(rv_game *g, const rv_tally *t, int player) {
    rv_buf b = {.arena = g->arena};
    const char *rule = rv_cited_rule(g->rs, RV_C_MAJORITY);
    if (!g->board.nodes[t->root].followers[player] || rv_strength_on(g, player, t->root) ||
        rv_strength(g, player, t->root))
        return;
    RV_EACH_FIGURE(&g->board, t->root, it, who) {
        if (rv_owner_of(who) != player)
            continue;
        const char *figure = rv_figure_name(g, rv_figure_of(who));
        const rv_figure_row *f = &g->rs->figures[rv_figure_of(who)];
        rule = f->rule && !f->strength ? f->rule : rule; /* AM-31 */
        rv_putf(&b, "%s%s %s", b.n ? " and " : "", rv_article(figure), figure);
    }
    if (rv_is_for_waiting(g, t->kind))
        rv_tell_nothing(g, player, t, t->rule, who_waits);
    else
        rv_tell_nothing(g, player, t, rule,
                        rv_printf(g->arena, "the strength of %s is 0", rv_buf_text(&b)));
}

void rv_tell_majority(rv_game *g, const rv_tally *t) {
    if (!rv_listened(g))
        return;
    for (int p = 0; p < g->nplayers && rv_hooked(g, RV_HOOK_majority); p++)
        tell_counts(g, t, p);
    for (int p = 0; p < g->nplayers; p++)
        tell_uncounted(g, t, p);
    if (!t->tied || !t->winners || !rv_hooked(g, RV_HOOK_tie))
        return;
    bool tied;
    const char *was = g->scripts.house->chooser;
    rv_majority(g, t->root, &tied); /* so that the last choice is that of the tie */
    const char *by = g->scripts.house->chooser ? g->scripts.house->chooser : was;
    if (by)
        rv_tell_ruled(
            g, by, RV_NONE, t->root,
            rv_printf(g->arena, "the tie goes to %s", rv_hook_labels(g, g->arena, t->winners)));
}

/* ---- counting ------------------------------------------------------------------------------ */

unsigned rv_most(const int *counts, int n, int least) {
    unsigned winners = 0;
    for (int p = 0, most = least; p < n; p++) {
        if (counts[p] < most)
            continue;
        winners = (counts[p] > most ? 0 : winners) | 1u << p;
        most = counts[p];
    }
    return winners;
}

unsigned rv_winners(const rv_game *g) {
    int scores[RV_MAX_PLAYERS];
    for (int p = 0; p < g->nplayers; p++)
        scores[p] = g->seats[p].score;
    unsigned winners = rv_most(scores, g->nplayers, INT_MIN);
    bool shared = winners & (winners - 1);
    return shared && g->option[RV_O_TIE] != RV_V_SHARED ? 0 : winners; /* C-110 */
}

/* It does not matter which player placed the last tile (C-58): only followers count. False: nobody
 * has any. */
static bool count_followers(rv_game *g, int root, int counts[RV_MAX_PLAYERS]) {
    if (!rv_feature_holds(&g->board, root) && !rv_hooked(g, RV_HOOK_majority))
        return false;
    for (int p = 0; p < g->nplayers; p++)
        counts[p] = rv_strength(g, p, root);
    return true;
}

unsigned rv_majority_of(rv_game *g, int root, const int *counts, bool *tied) {
    unsigned winners = rv_most(counts, g->nplayers, 1);
    *tied = winners & (winners - 1);
    if (!*tied || !rv_hooked(g, RV_HOOK_tie))
        return *tied && !g->rs->ties_share ? 0 : winners;
    const rv_given given = {.root = root, .players = winners};
    unsigned chosen = rv_run(g, RV_HOOK_tie, &given).chosen;
    return chosen != ~0u ? chosen : g->rs->ties_share ? winners : 0;
}

unsigned rv_majority(rv_game *g, int root, bool *tied) {
    int counts[RV_MAX_PLAYERS];
    *tied = false;
    return count_followers(g, root, counts) ? rv_majority_of(g, root, counts, tied) : 0;
}

bool rv_leads(rv_game *g, int player, int root) {
    int counts[RV_MAX_PLAYERS];
    return count_followers(g, root, counts) && rv_most(counts, g->nplayers, 1) == 1u << player;
}

/* Applies the declared marks to the rates, one after the other; each applies once to a feature. */
static void rate_by_symbols(const rv_game *g, rv_tally *t, rv_symbols symbols, bool unfinished) {
    RV_EACH_BIT(symbols, i) {
        const rv_symbol *s = &g->rs->symbols[i];
        const rv_rating *r = unfinished ? &s->unfinished : &s->completed;
        if (!rv_is_met(r->option, g->option))
            continue;
        bool per = r->per_tile != RV_UNCHANGED || r->per_prize != RV_UNCHANGED;
        if (r->points == RV_UNCHANGED && (t->whole || !per))
            continue; /* it changes no points, and so explains none */
        t->per_tile = r->per_tile == RV_UNCHANGED ? t->per_tile : r->per_tile;
        t->per_prize = r->per_prize == RV_UNCHANGED ? t->per_prize : r->per_prize;
        if (r->points != RV_UNCHANGED) {
            t->whole = true;
            t->points = r->points;
        }
        t->symbol = s;
        t->rule = r->rule ? r->rule : t->rule;
    }
}

/* The rates: points for each tile and for each mark of the feature. Features that are unfinished at
 * the end have other rates (K-36), or bring nothing (C-102). Returns whether this one is. */
static bool rates(const rv_game *g, rv_tally *t) {
    const rv_kind *k = &g->rs->kinds[t->kind];
    const rv_node *n = &g->board.nodes[t->root];
    bool unfinished = g->scoring.final && n->open && rv_is_completable(k);
    t->per_tile = k->points;
    t->per_prize = unfinished ? k->unfinished_prize : k->prize;
    t->rule = k->rule;
    RV_RELY(k->rule && (!k->doubled || k->doubled_rule) && (!k->unfinished || k->unfinished_rule));
    t->doubled = n->doubles && k->doubled; /* several marks do not double again (C-50) */
    if (unfinished) {
        t->per_tile = k->unfinished;
        t->rule = k->unfinished_rule ? k->unfinished_rule : k->rule;
    } else if (t->doubled) {
        t->per_tile = k->doubled;
        t->rule = k->doubled_rule;
    }
    if (n->symbols)
        rate_by_symbols(g, t, n->symbols, unfinished);
    return unfinished;
}

const char rv_points_beyond[] = "no score or count of points goes beyond " RV_LIMIT_TEXT(
    RV_LIMIT_POINTS) ", and one would here";

int rv_points(rv_game *g, int64_t n) {
    const int64_t most = RV_LIMIT_POINTS;
    g->scoring.beyond |= n > most || n < -most;
    return (int)(n > most ? most : n < -most ? -most : n);
}

rv_tally rv_measure(rv_game *g, int root) {
    const rv_kind *k = rv_kind_of(g, root);
    rv_tally t = {.root = root, .kind = g->board.nodes[root].kind};
    t.tiles = rv_feature_size(g, root);
    t.prizes = g->board.nodes[root].prizes;
    const bool unfinished = rates(g, &t);
    if (k->ntable && !t.symbol && !unfinished)
        t.points = k->table[(t.tiles < k->ntable ? t.tiles : k->ntable) - 1]; /* F-8 */
    else if (!t.whole)
        t.points = rv_tally_points(g, &t);
    rv_step_measure(g, &t);
    return t;
}

static rv_tally measured(rv_game *g, int root, unsigned winners, bool tied) {
    rv_tally t = rv_measure(g, root);
    t.winners = winners;
    t.tied = tied;
    return t;
}

rv_tally rv_count(rv_game *g, int root) {
    bool tied;
    unsigned winners = rv_majority(g, root, &tied);
    return measured(g, root, winners, tied);
}

int rv_worth(rv_game *g, int player, const rv_tally *t, rv_account *account) {
    rv_buf *note = account ? &account->note : NULL;
    int points = rv_step_worth(g, player, t, note, t->points);
    const bool area = g->rs->kinds[t->kind].area;
    return rv_hook_value(g, area ? RV_HOOK_court_points : RV_HOOK_feature_points, player, t->root,
                         points, account);
}

void rv_give(rv_game *g, int player, int points) {
    int score = rv_points(g, (int64_t)g->seats[player].score + points);
    RV_SET(g, g->seats[player].score, score);
}

static void gain(rv_game *g, int player, const rv_tally *t, int points) {
    const int from = g->seats[player].score;
    if (!g->scoring.final) /* a game with a wall moves the marker itself, and leaves 0 */
        points = rv_step_gain(g, player, t, points);
    rv_give(g, player, points);
    const rv_marker_move move = {player, from, g->seats[player].score, t ? t->points : points};
    if (points && !g->scoring.final && rv_hooked(g, RV_HOOK_marker_moved))
        rv_run(g, RV_HOOK_marker_moved, &(const rv_given){.move = &move});
}

void rv_gain(rv_game *g, int player, int points) {
    gain(g, player, NULL, points);
}

void rv_gain_for(rv_game *g, int player, const char *kind, int points, const char *rule,
                 const char *note) {
    rv_account room, *account = rv_account_open(g, &room, note);
    rv_tell_plain(g, player, kind, 0, points, rule, account);
    g->scripts.by = NULL; /* what follows from the move is the rules' doing */
    rv_gain(g, player, points);
}

/* ---- scoring in play ----------------------------------------------------------------------- */

/* "5 tiles: 15", "5 tiles, 2 each", "5 tiles, 2 each, 1 pennant, 2 each"; followed by " (inn)" */
void rv_put_count(rv_game *g, rv_buf *note, const rv_tally *t) {
    bool table = t->whole || (g->rs->kinds[t->kind].ntable && !t->symbol);
    if (rv_is_for_waiting(g, t->kind)) {
        rv_put(note, who_waits);
        return;
    }
    rv_putf(note, table ? "%d tile%s: %d" : "%d tile%s, %d each", t->tiles,
            t->tiles == 1 ? "" : "s", table ? t->points : t->per_tile);
    if (t->prizes && t->per_prize && !table)
        rv_putf(note, ", %s, %d each", rv_count_of(g->arena, g->rs, t->prizes, RV_W_PRIZE),
                t->per_prize);
    if (t->symbol)
        rv_putf(note, " (%s)", t->symbol->one);
}

static int counted_worth(rv_game *g, int player, const rv_tally *t, rv_account *account) {
    if (account)
        rv_put_count(g, &account->note, t);
    return rv_worth(g, player, t, account);
}

int rv_worth_early(rv_game *g, int player, int root, rv_tally *t, rv_account *account) {
    const bool was = g->scoring.final;
    RV_SET(g, g->scoring.final, true);
    *t = rv_measure(g, root);
    int points = counted_worth(g, player, t, account);
    RV_SET(g, g->scoring.final, was);
    return points;
}

void rv_score_early(rv_game *g, int player, int root) {
    rv_account room, *account = rv_account_open(g, &room, "");
    rv_tally t;
    int points = rv_worth_early(g, player, root, &t, account);
    rv_tell_points(g, player, &t, points, NULL, account);
    gain(g, player, &t, points);
}

void rv_pay(rv_game *g, const rv_tally *t) {
    for (int i = 0; i < g->nplayers; i++) {
        const int player = (g->turn.to_move + i) % g->nplayers;
        if (!rv_wins(t, player))
            continue;
        rv_account room, *account = rv_account_open(g, &room, "");
        const int points = counted_worth(g, player, t, account);
        rv_tell_points(g, player, t, points, NULL, account);
        gain(g, player, t, points);
    }
}

/* C-43, C-55 to C-57: the majority takes all points, followers go home; for a tie, by option. */
void rv_score_feature(rv_game *g, int root) {
    if (g->turn.placing == RV_PLACED)
        RV_SET(g, g->turn.placing, RV_SCORING);
    rv_hook_event(g, RV_HOOK_feature_completed, root);
    rv_tally t = {.root = root, .kind = g->board.nodes[root].kind};
    unsigned winners = rv_majority(g, root, &t.tied);
    if (winners || rv_listened(g))
        t = measured(g, root, winners, t.tied);
    rv_tell_majority(g, &t);
    if (!t.winners) { /* who stands there may count for nothing by a house rule (C-55, K-28) */
        bool held = rv_feature_holds(&g->board, root);
        rv_tell_nothing(g, RV_NONE, &t,
                        rv_cited_rule(g->rs, t.tied ? RV_C_TIE
                                             : held ? RV_C_MAJORITY
                                                    : RV_C_UNCLAIMED),
                        t.tied ? "a tie: nobody scores"
                        : held ? "no follower on it counts: nobody scores"
                               : "nobody stands on it");
    }
    rv_pay(g, &t);
    rv_hook_event(g, RV_HOOK_feature_scored, root);
    if (!rv_stay(g, winners, t.tied))
        rv_return_followers(g, root);
}
