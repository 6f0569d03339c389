#include "games/castles/castles.h"
#include "core/pieces.h"
#include "judge/replay.h"
#include "ruleset/ruleset_sound.h"
#include <stdlib.h>

/* The values of options, in the order of castles.def. */
enum { RV_V_HALF_ROUND, RV_V_TWO_TILES };
enum { RV_V_OWNER, RV_V_PLACER_ONLY };
enum { RV_V_ONE_MORE, RV_V_FOUR };

rv_castles *rv_castles_of(const rv_game *g) {
    return g->states[RV_MODULE_CASTLES];
}

bool rv_castles_played(const rv_game *g) {
    return rv_castles_of(g) && g->option[RV_O_CASTLES] == RV_V_YES;
}

int rv_castles_at(const rv_game *g, int root) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; s && i < s->n; i++)
        if (rv_root(g, s->list[i].node) == root)
            return i;
    return RV_NONE;
}

/* ---- the fief ------------------------------------------------------------------------------ */

/* The cells of the two tiles of the city. */
static void own_cells(const rv_game *g, int castle, int32_t cells[2]) {
    int node = rv_castles_of(g)->list[castle].node;
    cells[0] = cells[1] = g->placed[g->nodes[node].placed].pos;
    RV_EACH_NODE(g, node, it) {
        int pos = g->placed[g->nodes[it].placed].pos;
        if (pos != cells[0])
            cells[1] = pos;
    }
}

static int by_place(const void *a, const void *b) {
    return *(const int32_t *)a - *(const int32_t *)b;
}

/* The long sides of the two are those across the way from one to the other. */
void rv_castles_fief_of(const rv_game *g, int castle, int32_t cells[RV_FIEF]) {
    own_cells(g, castle, cells);
    bool beside = cells[1] - cells[0] == 1 || cells[0] - cells[1] == 1;
    int across = beside ? g->width : 1;
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
    RV_EACH_NODE(g, root, it) {
        int pos = g->placed[g->nodes[it].placed].pos;
        for (int i = 0; i < RV_FIEF; i++)
            if (cells[i] == pos)
                return true;
    }
    return false;
}

/* ---- building ------------------------------------------------------------------------------ */

/* B-26: a segment on one side, which is not drawn otherwise. */
static bool is_half_round(const rv_game *g, int node) {
    const rv_placed *p = &g->placed[g->nodes[node].placed];
    rv_ports ports = p->tile->regions[g->nodes[node].region].ports;
    int sides = 0;
    for (int side = 0; side < RV_SIDES; side++)
        sides += (ports & rv_side_ports(side)) != 0;
    return sides == 1 && !p->tile->odd_city;
}

typedef enum flaw { FLAW_NONE, FLAW_KIND, FLAW_TILES, FLAW_SHAPE } flaw;

/* Two tiles, which is what a city on one side each comes to. `part`: the node that is at fault. */
static flaw flaw_of(rv_game *g, int root, int *part) {
    if (!rv_kind_of(g, root)->prize) /* pennants are a city's only */
        return FLAW_KIND;
    if (rv_feature_tiles(g, root) != 2)
        return FLAW_TILES;
    if (g->option[RV_O_SMALL_CITY] == RV_V_TWO_TILES)
        return FLAW_NONE;
    RV_EACH_NODE(g, root, it) {
        *part = it;
        if (!is_half_round(g, it))
            return FLAW_SHAPE;
    }
    return FLAW_NONE;
}

const char *rv_castles_no_small_city(rv_game *g, rv_arena *a, int root) {
    int part = root, tiles = rv_feature_tiles(g, root);
    switch (flaw_of(g, root, &part)) {
    case FLAW_KIND: return rv_printf(a, "it is a %s", rv_kind_of(g, root)->name);
    case FLAW_TILES: return rv_printf(a, "it lies on %d tile%s", tiles, tiles == 1 ? "" : "s");
    case FLAW_SHAPE:
        return rv_printf(a, "its part on tile %s is no half round",
                         g->placed[g->nodes[part].placed].tile->id);
    case FLAW_NONE: break;
    }
    return NULL;
}

static int completed_index(const rv_game *g, int root) {
    for (int i = 0; i < g->ncompleted; i++)
        if (g->completed[i] == root)
            return i;
    return RV_NONE;
}

bool rv_castles_completes(const rv_game *g, int root) {
    return completed_index(g, root) != RV_NONE;
}

static bool is_shared(const rv_game *g, int root) {
    int owners = 0;
    for (int p = 0; p < g->nplayers; p++)
        owners += g->nodes[root].followers[p] > 0;
    return owners > 1;
}

static const char *name_of(rv_game *g, int root) {
    return rv_feature_name(g, g->arena, root);
}

/* B-26; only of cities there is an option. */
static bool is_small(rv_case *c, rv_game *g, int root) {
    int part;
    return rv_holds_by(c, rv_kind_of(g, root)->prize ? RV_O_SMALL_CITY : RV_NONE, RV_D_CASTLE_SMALL,
                       flaw_of(g, root, &part) == FLAW_NONE,
                       ("%s is a small city", name_of(g, root)),
                       (name_of(g, root), rv_castles_no_small_city(g, g->arena, root)));
}

/* Whether the follower stood there before or was placed in this turn (B-24). */
bool rv_castles_can_found(rv_case *c, rv_game *g, int player, int root) {
    bool castle = rv_castles_at(g, root) != RV_NONE;
    return (castle ? rv_fails(c, RV_D_CASTLE_TWICE, (name_of(g, root)))
                   : rv_holds(c, RV_D_CASTLE_OPEN, rv_castles_completes(g, root), /* B-22 */
                              ("%s is completed in this turn", name_of(g, root)),
                              (name_of(g, root)))) &&
           is_small(c, g, root) &&
           rv_holds(c, RV_D_CASTLE_OWNER, g->nodes[root].followers[player] > 0, /* B-22 */
                    ("the follower in %s is %s's", name_of(g, root), rv_hook_label(g, player)),
                    (rv_hook_label(g, player), name_of(g, root))) &&
           (!is_shared(g, root) || rv_fails(c, RV_D_CASTLE_SHARED, (name_of(g, root)))); /* B-31 */
}

/* B-23 */
bool rv_castles_decides(rv_case *c, rv_game *g, int player, int root) {
    return player == g->to_move || rv_holds_by(c, RV_O_CASTLE_BY, RV_D_CASTLE_PLACER,
                                               g->option[RV_O_CASTLE_BY] != RV_V_PLACER_ONLY,
                                               ("whoever laid the tile, the owner decides"),
                                               (rv_hook_label(g, player), name_of(g, root)));
}

bool rv_castles_may_found(rv_case *c, rv_game *g, int player, int root) {
    int n = g->seats[player].pieces[rv_castles_piece(g)];
    return rv_castles_can_found(c, g, player, root) && rv_castles_decides(c, g, player, root) &&
           rv_holds(c, RV_D_NO_CASTLE, n > 0, /* B-29 */
                    ("%s has %s", rv_hook_label(g, player), rv_plural(g->arena, n, "castle token")),
                    (rv_hook_label(g, player)));
}

/* It is none of the features that are scored (B-30). */
static void take_from_completed(rv_game *g, int root) {
    for (int i = completed_index(g, root); i + 1 < g->ncompleted; i++)
        RV_SET(g, g->completed[i], g->completed[i + 1]);
    RV_SET(g, g->ncompleted, g->ncompleted - 1);
}

/* One follower stays, as its lord; others of his come home, and who joined them (M-70). */
static int choose_lord(rv_game *g, int root) {
    int lord = RV_NONE;
    RV_EACH_NODE(g, root, it) {
        uint8_t piece = g->nodes[it].piece;
        if (piece && (lord != RV_NONE || g->rs->figures[rv_piece_figure(piece)].joins))
            rv_send_home(g, rv_lift(g, it));
        else if (piece)
            lord = it;
    }
    return lord == RV_NONE ? root : lord;
}

static void add_castle(rv_game *g, int node, int owner, bool fresh) {
    rv_castles *s = rv_castles_of(g);
    rv_hold *room = &s->list[s->n];
    RV_SET(g, g->nodes[rv_root(g, node)].kept, true);
    RV_SET(g, room->node, node);
    RV_SET(g, room->owner, (int16_t)owner);
    RV_SET(g, room->fresh, fresh);
    RV_SET(g, s->n, s->n + 1);
}

void rv_castles_stands(rv_game *g, int node, int owner) {
    add_castle(g, node, owner, false);
}

void rv_castles_found(rv_game *g, int player, int root) {
    take_from_completed(g, root);
    add_castle(g, choose_lord(g, root), player, true);
    rv_spend_piece(g, player, rv_castles_piece(g));
    if (rv_listened(g))
        rv_tell_action(g, player, "castle", (rv_about){.node = root}, RV_L_FOUND,
                       "puts a castle on the city instead of scoring it");
}

uint8_t rv_castles_lord_of(const rv_game *g, int castle) {
    return g->nodes[rv_castles_of(g)->list[castle].node].piece;
}

/* ---- the module ---------------------------------------------------------------------------- */

static void begin(rv_game *g) {
    rv_castles_of(g)->list = RV_NEWS(g->arena, rv_hold, g->cap_nodes);
    g->terms.kept_law = RV_D_LORD_SAFE; /* B-50 */
}

static void turn_over(rv_game *g) {
    rv_castles *s = rv_castles_of(g);
    if (s->nsaid)
        RV_SET(g, s->nsaid, 0);
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
            rv_tell_action(g, h->owner, "castle", (rv_about){.node = h->node}, RV_L_LORDS_HOME,
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
    .tributes = rv_castles_tributes,
    .all_scored = rv_castles_score,
    .turn_over = turn_over,
    .final_begins = final_begins,
    .pays = pays,
    .standing = standing,
    .why_feature = rv_castles_why_feature,
    .show = rv_castles_show,
};

static const char *part(const rv_ruleset *rs) {
    return rs->options[RV_O_CASTLES].offered              ? "the option castles"
           : rv_piece_find(rs, rv_str_of("castles")) >= 0 ? "pieces: castles"
                                                          : NULL;
}

const rv_game_sound rv_castles_sound = {part, NULL};
