/* castles.c - cities that become castles: how one is built, what lies in its fief, and what it then
 * scores for its owner (B-22 … B-52).
 */
#include "games/castles/castles.h"
#include "core/module.h"
#include "core/score.h"
#include "core/stack.h"
#include "judge/replay.h"
#include "ruleset/ruleset_check.h"
#include <stdlib.h>

/* The values of options, in the order of castles.def. */
enum { RV_V_HALF_ROUND, RV_V_TWO_TILES };
enum { RV_V_OWNER, RV_V_PLACER_ONLY };
enum { RV_V_ONE_MORE, RV_V_FOUR };

rv_castles *rv_castles_of(const rv_game *g) {
    return g->modules.state[RV_MODULE_CASTLES];
}

bool rv_castles_played(const rv_game *g) {
    return rv_castles_of(g) && g->option[RV_O_CASTLES] == RV_V_YES;
}

int rv_castles_at(const rv_game *g, int root) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; s && i < s->n; i++)
        if (rv_root(&g->board, s->list[i].node) == root)
            return i;
    return RV_NONE;
}

/* ---- the fief ------------------------------------------------------------------------------ */

static int by_place(const void *a, const void *b) {
    return *(const int32_t *)a - *(const int32_t *)b;
}

/* The two tiles of the city, and what lies at their long sides: those across the way from one to
 * the other. */
void rv_castles_fief_of(const rv_game *g, int castle, int32_t cells[RV_FIEF]) {
    int node = rv_castles_of(g)->list[castle].node;
    cells[0] = cells[1] = g->board.placed[g->board.nodes[node].placed].pos;
    RV_EACH_NODE(&g->board, node, it) {
        int pos = g->board.placed[g->board.nodes[it].placed].pos;
        cells[1] = pos != cells[0] ? pos : cells[1];
    }
    bool beside = cells[1] - cells[0] == 1 || cells[0] - cells[1] == 1;
    int across = beside ? g->board.width : 1;
    for (int i = 0; i < 2; i++) {
        cells[2 + i] = cells[i] + across;
        cells[4 + i] = cells[i] - across;
    }
    qsort(cells, RV_FIEF, sizeof *cells, by_place);
}

/* Of what its surroundings complete there is its own tile only. */
bool rv_castles_in_fief(const rv_game *g, int castle, int root) {
    int32_t cells[RV_FIEF];
    rv_castles_fief_of(g, castle, cells);
    RV_EACH_NODE(&g->board, root, it) {
        int pos = g->board.placed[g->board.nodes[it].placed].pos;
        for (int i = 0; i < RV_FIEF; i++)
            if (cells[i] == pos)
                return true;
    }
    return false;
}

/* ---- building ------------------------------------------------------------------------------ */

/* B-26: a segment on one side, which is not drawn otherwise. */
static bool is_half_round(const rv_board *b, int node) {
    const rv_placed *p = &b->placed[b->nodes[node].placed];
    rv_ports ports = p->tile->regions[b->nodes[node].region].ports;
    int sides = 0;
    for (int side = 0; side < RV_SIDES; side++)
        sides += (ports & rv_side_ports(side)) != 0;
    return sides == 1 && !p->tile->odd_city;
}

/* Two tiles, which is what a city on one side each comes to. */
const char *rv_castles_no_small_city(rv_game *g, rv_arena *a, int root) {
    int tiles = rv_feature_tiles(g, root);
    if (!rv_kind_of(g, root)->prize) /* pennants are a city's only */
        return a ? rv_printf(a, "it is a %s", rv_kind_of(g, root)->name) : "";
    if (tiles != 2)
        return a ? rv_printf(a, "it lies on %d tile%s", tiles, tiles == 1 ? "" : "s") : "";
    RV_EACH_NODE(&g->board, root, it) {
        if (g->option[RV_O_SMALL_CITY] != RV_V_TWO_TILES && !is_half_round(&g->board, it))
            return a ? rv_printf(a, "its part on tile %s is no half round",
                                 g->board.placed[g->board.nodes[it].placed].tile->id)
                     : "";
    }
    return NULL;
}

static int completed_index(const rv_game *g, int root) {
    for (int i = 0; i < g->turn.ncompleted; i++)
        if (g->turn.completed[i] == root)
            return i;
    return RV_NONE;
}

static bool is_shared(const rv_game *g, int root) {
    int owners = 0;
    for (int p = 0; p < g->nplayers; p++)
        owners += g->board.nodes[root].followers[p] > 0;
    return owners > 1;
}

static const char *name_of(rv_game *g, int root) {
    return rv_feature_name(g, g->arena, root);
}

/* Whether the follower stood there before or was placed in this turn (B-24). */
bool rv_castles_can_found(rv_case *c, rv_game *g, int player, int root) {
    bool castle = rv_castles_at(g, root) != RV_NONE;
    return (castle ? rv_fails(c, RV_D_CASTLE_TWICE, (name_of(g, root)))
                   : rv_require(c, RV_D_CASTLE_OPEN, completed_index(g, root) != RV_NONE, /* B-22 */
                                ("%s is completed in this turn", name_of(g, root)),
                                (name_of(g, root)))) &&
           rv_require_by(c, rv_kind_of(g, root)->prize ? RV_O_SMALL_CITY : RV_NONE, /* B-26 */
                         RV_D_CASTLE_SMALL, !rv_castles_no_small_city(g, NULL, root),
                         ("%s is a small city", name_of(g, root)),
                         (name_of(g, root), rv_castles_no_small_city(g, g->arena, root))) &&
           rv_require(c, RV_D_CASTLE_OWNER, g->board.nodes[root].followers[player] > 0, /* B-22 */
                      ("the follower in %s is %s's", name_of(g, root), rv_hook_label(g, player)),
                      (rv_hook_label(g, player), name_of(g, root))) &&
           (!is_shared(g, root) || rv_fails(c, RV_D_CASTLE_SHARED, (name_of(g, root)))); /* B-31 */
}

/* B-23 */
bool rv_castles_decides(rv_case *c, rv_game *g, int player, int root) {
    return player == g->turn.to_move || rv_require_by(c, RV_O_CASTLE_BY, RV_D_CASTLE_PLACER,
                                                      g->option[RV_O_CASTLE_BY] != RV_V_PLACER_ONLY,
                                                      ("whoever laid the tile, the owner decides"),
                                                      (rv_hook_label(g, player), name_of(g, root)));
}

bool rv_castles_may_found(rv_case *c, rv_game *g, int player, int root) {
    return rv_castles_can_found(c, g, player, root) && rv_castles_decides(c, g, player, root) &&
           rv_has_piece(c, g, player, rv_castles_piece(g), RV_D_NO_CASTLE,
                        "castle token"); /* B-29 */
}

void rv_castles_stands(rv_game *g, int node, int owner, bool fresh) {
    rv_castles *s = rv_castles_of(g);
    rv_hold *room = &s->list[s->n];
    RV_SET(g, g->board.nodes[rv_root(&g->board, node)].kept, true);
    RV_SET(g, room->node, node);
    RV_SET(g, room->owner, (int16_t)owner);
    RV_SET(g, room->fresh, fresh);
    RV_SET(g, s->n, s->n + 1);
}

/* It is none of the features that are scored (B-30). One follower stays, as its lord; others of his
 * come home, and who joined them (M-70). */
void rv_castles_found(rv_game *g, int player, int root) {
    int lord = RV_NONE;
    for (int i = completed_index(g, root); i + 1 < g->turn.ncompleted; i++)
        RV_SET(g, g->turn.completed[i], g->turn.completed[i + 1]);
    RV_SET(g, g->turn.ncompleted, g->turn.ncompleted - 1);
    RV_EACH_NODE(&g->board, root, it) {
        uint8_t piece = g->board.nodes[it].piece;
        if (piece && (lord != RV_NONE || g->rs->figures[rv_piece_figure(piece)].joins))
            rv_send_home(g, rv_lift(g, it));
        else if (piece)
            lord = it;
    }
    rv_castles_stands(g, lord == RV_NONE ? root : lord, player, true);
    rv_spend_piece(g, player, rv_castles_piece(g));
    if (rv_listened(g))
        rv_tell_action(g, player, "castle", (rv_about){.node = root}, RV_C_FOUND,
                       "puts a castle on the city instead of scoring it");
}

uint8_t rv_castles_lord_of(const rv_game *g, int castle) {
    return g->board.nodes[rv_castles_of(g)->list[castle].node].piece;
}

/* ---- scoring ------------------------------------------------------------------------------- */

/* Once, and not as he likes: the first that comes (B-36), in the second part of the same turn, too
 * (M-69); without its lord it is complete (B-28).
 */
bool rv_castles_may_score(const rv_game *g, int castle) {
    const rv_hold *h = &rv_castles_of(g)->list[castle];
    return rv_castles_lord_of(g, castle) &&
           (!h->fresh || g->option[RV_O_CASTLE_SAME_TURN] == RV_V_YES);
}

/* Who owns the feature makes no difference, nor whether anybody does (B-37, B-38). */
int rv_castles_tribute_points(rv_game *g, int castle, int root, rv_account *account) {
    int owner = rv_castles_of(g)->list[castle].owner;
    rv_tally t = rv_measure(g, root);
    return rv_worth(g, owner, &t, account);
}

bool rv_castles_fief_say(rv_game *g, int player, int root) {
    rv_castles *s = rv_castles_of(g);
    rv_fief_said *said = &s->said[s->nkeys];
    if (s->nkeys == RV_FIEF_SAID)
        return false;
    RV_SET(g, said->root, root);
    RV_SET(g, said->player, (int16_t)player);
    RV_SET(g, s->nkeys, s->nkeys + 1);
    return true;
}

static bool is_said(const rv_game *g, int player, int root) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->nkeys; i++)
        if (s->said[i].player == player && s->said[i].root == root)
            return true;
    return false;
}

/* B-42: the one that the owner says; else the one that gives most, of equals the first. */
static void offer(rv_game *g, int castle, rv_tribute *t, rv_tribute other) {
    int owner = rv_castles_of(g)->list[castle].owner;
    bool said = is_said(g, owner, other.root);
    bool has = t->root != RV_NONE, was = has && is_said(g, owner, t->root);
    if (!has || said > was || (said == was && other.points > t->points))
        *t = other;
}

/* B-43, B-44, B-45: castles in its fief that have scored, where nothing else was completed there.
 */
static bool look_at_castles(rv_game *g, int castle, rv_tribute *out, int round) {
    rv_tribute *t = &out[castle];
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        int root = rv_root(&g->board, s->list[i].node);
        if (i != castle && out[i].root != RV_NONE && out[i].round < round &&
            rv_castles_in_fief(g, castle, root))
            offer(g, castle, t, (rv_tribute){root, out[i].points, round});
    }
    return t->root != RV_NONE;
}

int rv_castles_scoring(const rv_game *g, const rv_tribute *out, int player, int root) {
    const rv_castles *s = rv_castles_of(g);
    int n = 0;
    for (int i = 0; i < s->n; i++)
        n += s->list[i].owner == player && out[i].root == root;
    return n;
}

/* A castle of the owner's takes it that has it in its fief and is not needed for another thing
 * said. */
static void take_said(rv_game *g, rv_tribute *out, const rv_fief_said *said) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        bool may = s->list[i].owner == said->player && out[i].root != RV_NONE &&
                   completed_index(g, said->root) != RV_NONE &&
                   rv_castles_in_fief(g, i, said->root);
        if (!may || (is_said(g, said->player, out[i].root) &&
                     rv_castles_scoring(g, out, said->player, out[i].root) == 1))
            continue;
        out[i] = (rv_tribute){said->root, rv_castles_tribute_points(g, i, said->root, NULL), 0};
        return;
    }
}

/* Only what this turn completed: what was complete before gives it nothing (B-46). Where several
 * castles of an owner have the same in their fiefs, one each scores of all that he says. */
void rv_castles_find_tributes(rv_game *g, rv_tribute *out) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        out[i] = (rv_tribute){RV_NONE, 0, 0};
        for (int k = rv_castles_may_score(g, i) ? 0 : g->turn.ncompleted; k < g->turn.ncompleted;
             k++) {
            int root = g->turn.completed[k];
            if (rv_castles_in_fief(g, i, root))
                offer(g, i, &out[i],
                      (rv_tribute){root, rv_castles_tribute_points(g, i, root, NULL), 0});
        }
    }
    for (int i = 0; i < s->nkeys; i++)
        if (!rv_castles_scoring(g, out, s->said[i].player, s->said[i].root))
            take_said(g, out, &s->said[i]);
    bool more = g->turn.ncompleted > 0;
    for (int round = 1; more; round++) {
        more = false;
        for (int i = 0; i < s->n; i++)
            if (out[i].root == RV_NONE && rv_castles_may_score(g, i))
                more |= look_at_castles(g, i, out, round);
    }
}

/* The step `tributes`: reports each castle that scores, with the completed feature that causes the
 * score in the end: a chain begins there, and each castle scores what one of an earlier round does.
 */
static void castles_tributes(rv_game *g, rv_arena *a, rv_see_tribute *see, void *ud) {
    const rv_castles *s = rv_castles_of(g);
    if (!s->n || !g->turn.ncompleted)
        return;
    rv_tribute *list = RV_NEWS(a, rv_tribute, s->n);
    rv_castles_find_tributes(g, list);
    for (int i = 0; i < s->n; i++) {
        int origin = i;
        while (list[origin].round)
            origin = rv_castles_at(g, list[origin].root);
        if (list[i].root != RV_NONE)
            see(ud, list[origin].root, rv_root(&g->board, s->list[i].node), s->list[i].owner,
                list[i].points);
    }
}

static void pay(rv_game *g, int castle, const rv_tribute *t) {
    const rv_hold *h = &rv_castles_of(g)->list[castle];
    rv_account room, *account = rv_account_open(g, &room, "");
    int points = t->points;
    if (account && t->round)
        rv_putf(&account->note, "the castle %s in its fief scores %d", name_of(g, t->root), points);
    else if (account) { /* "road@1,2 is completed in its fief, 4 tiles, 1 each" */
        const rv_tally tally = rv_measure(g, t->root);
        rv_putf(&account->note, "%s is completed in its fief: ", name_of(g, t->root));
        rv_put_count(g, &account->note, &tally);
    }
    if (!t->round)
        points = rv_castles_tribute_points(g, castle, t->root, account);
    points = rv_hook_value(g, RV_HOOK_fief, h->owner, t->root, points, account);
    rv_gain(g, h->owner, points);
    if (!account)
        return;
    const rv_tally city = rv_measure(g, rv_root(&g->board, h->node));
    rv_item item = rv_tally_item(g, RV_ITEM_SCORE, h->owner, &city);
    item.kind = "castle";
    g->scoring.reported = RV_NONE; /* no majority on the city decides it */
    rv_tell_account(g, &item, points, rv_cited_rule(g, t->round ? RV_C_FIEF_CHAIN : RV_C_FIEF),
                    account);
}

/* As it happens: first those of completed features, then round by round those of castles. */
static void castles_score(rv_game *g) {
    const rv_castles *s = rv_castles_of(g);
    if (!s->n || !g->turn.ncompleted)
        return;
    rv_tribute *list = RV_NEWS(g->arena, rv_tribute, s->n);
    rv_castles_find_tributes(g, list);
    bool more = true;
    for (int round = 0; more; round++) {
        more = false;
        for (int i = 0; i < s->n; i++) {
            if (list[i].root == RV_NONE || list[i].round != round)
                continue;
            more = true;
            pay(g, i, &list[i]);
            rv_send_home(g, rv_lift(g, s->list[i].node)); /* B-40 */
        }
    }
}

/* ---- the module ---------------------------------------------------------------------------- */

static void begin(rv_game *g) {
    rv_castles_of(g)->list = RV_NEWS(g->arena, rv_hold, g->board.cap_nodes);
    g->terms.kept_cite = RV_D_LORD_SAFE; /* B-50 */
}

static void turn_over(rv_game *g) {
    rv_castles *s = rv_castles_of(g);
    if (s->nkeys)
        RV_SET(g, s->nkeys, 0);
    for (int i = 0; i < s->n; i++)
        if (s->list[i].fresh)
            RV_SET(g, s->list[i].fresh, false);
}

/* B-48 */
static void final_begins(rv_game *g) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        const rv_hold *h = &s->list[i];
        if (!rv_castles_lord_of(g, i))
            continue;
        rv_send_home(g, rv_lift(g, h->node));
        if (rv_listened(g))
            rv_tell_action(g, h->owner, "castle", (rv_about){.node = h->node}, RV_C_LORDS_HOME,
                           "takes his follower from the castle, which scores nothing");
    }
}

/* B-49, M-68: fields end there as at any city (M-71). The rules have a castle beside a city that
 * pays by the third edition; beside any other it pays as much more, or the same (B-92). */
static int pays(const rv_game *g, int city, int now) {
    int castle = g->rs->numbers[RV_N_CASTLE_PAYS];
    if (rv_castles_at(g, city) == RV_NONE)
        return now;
    if (g->option[RV_O_CASTLE_ON_FIELD] == RV_V_ONE_MORE)
        castle += now - g->rs->numbers[RV_N_FARM_THIRD];
    return castle < 0 ? 0 : castle;
}

static int standing(const rv_game *g, int piece) {
    return piece == rv_castles_piece(g) ? rv_castles_of(g)->n : 0;
}

const rv_module rv_castles_module = {
    .name = "castles",
    .piece = "castles",
    .state_size = sizeof(rv_castles),
    .keys = rv_castles_keys,
    .begin = begin,
    .tributes = castles_tributes,
    .all_scored = castles_score,
    .turn_over = turn_over,
    .final_begins = final_begins,
    .pays = pays,
    .standing = standing,
    .why_feature = rv_castles_why_feature,
    .show = rv_castles_show,
};

const rv_game_checks rv_castles_checks = {.pieces = "castles"};
