/* figures.c - the figures of a record, each with its name in JCloisterZone, and what they do; and
 * its bridges and castles.
 *
 * A record need not tell one follower from another of its player, but messages name them: `men` is
 * where each figure is. Who is captured on a tower is held, until he is exchanged or ransomed.
 * JCloisterZone lays needed bridges by itself, and asks one player after the other for a castle:
 * where the answer is no, it wants a message, of which a record says nothing.
 */
#include "jcz/messages.h"
#include "tile/tile.h"

/* ---- which figure --------------------------------------------------------------------------- */

int meeple_sort(int i) {
    return i < SMALL ? JCZ_SMALL : i - SMALL + 1;
}

const char *meeple_id(const export *e, int player, int i) {
    return rv_printf(e->j->arena, "%d.%s.%d", player, jcz_figure_there(e->j, meeple_sort(i)),
                     i < SMALL ? i + 1 : 1);
}

int meeple_find(const export *e, int player, int sort, whereabouts is, int holder) {
    const meeple *men = e->men[player];
    int found = -1;
    for (int i = 0; i < FIGURES; i++)
        if (meeple_sort(i) == sort && men[i].is == is && (is != HELD || men[i].holder == holder) &&
            (found < 0 || men[i].since < men[found].since))
            found = i;
    return found;
}

/* Of one sort a tile has followers of one feature, besides one on top, so that its cell is enough:
 * the place in the name may be another of the same feature. */
int meeple_named(const meeple *men, int sort, rv_str name) {
    int x, y, found = -1;
    rv_str with = name, where = rv_str_cut(&with, "+"), role = rv_str_cut(&where, "@"),
           cell = rv_str_cut(&where, ".");
    whereabouts is = rv_str_is(role, "top") ? ON_TOP : ON_TILE;
    for (int i = 0; jcz_cell(cell, &x, &y) && i < FIGURES; i++)
        if (men[i].is == is && men[i].x == x && men[i].y == y &&
            (is == ON_TOP || meeple_sort(i) == sort) &&
            (found < 0 || men[found].helped != (with.s != NULL)))
            found = i;
    return found;
}

const rv_region_info *meeple_stands(const export *e, int player, int i, rv_shown_tile *tile) {
    const meeple *man = &e->men[player][i];
    const int sort = meeple_sort(i);
    if (man->is != ON_TILE || !export_tile_at(e->j, man->x, man->y, tile))
        return NULL;
    RV_EACH_AT(tile->regions, tile->nregions, on) {
        bool his = on->player == player && on->figure == sort;
        SHOWN_EACH(&tile->things, "guest", g)
            his |= &tile->regions[g->place] == on && g->player == player && g->figure == sort;
        if (his && on->ports & man->ports)
            return on;
    }
    return NULL;
}

void meeple_come_home(export *e) {
    rv_shown_tile tile;
    for (int i = 0; i < e->j->nplayers * FIGURES; i++) {
        const int player = i / FIGURES, which = i % FIGURES;
        meeple *man = &e->men[player][which];
        const rv_thing *top = man->is == ON_TOP && export_tile_at(e->j, man->x, man->y, &tile)
                                  ? rv_thing_find(&tile.things, "top", NULL)
                                  : NULL;
        const bool stays =
            top ? top->player == player : meeple_stands(e, player, which, &tile) != NULL;
        if ((man->is == ON_TILE || man->is == ON_TOP) && !stays)
            *man = (meeple){.is = IN_HAND};
    }
}

int meeple_cut_sort(const export *e, rv_str *role) {
    rv_str rest = *role, first = rv_str_cut(&rest, ": "), alone = first;
    alone = rv_str_cut(&alone, "@"); /* "mayor@0,1" */
    int sort = jcz_figure_of(e->j, alone, false);
    if (rest.s)
        *role = rest;
    return sort < 0 ? JCZ_SMALL : sort;
}

/* ---- on tiles ------------------------------------------------------------------------------- */

/* Who is written alone, as a builder, is at home again if the tile completes where he can stand. */
static bool has_role(const export *e, const rv_region_info *region, rv_str role) {
    const int sort = jcz_figure_of(e->j, role, false);
    const rv_figure_row *figure = sort > JCZ_SMALL ? rv_ruleset_figure(e->j->rs, sort) : NULL;
    const unsigned on = figure ? figure->on | figure->joins : 0;
    return !role.n || /* the place says it */
           on >> (region->of - rv_ruleset_kind(e->j->rs, 0)) & 1 || rv_str_is(role, region->kind) ||
           rv_str_is(role, jcz_role(e->j->rs, region->kind)) ||
           (region->player >= 0 &&
            rv_str_is(role, rv_ruleset_figure(e->j->rs, region->figure)->key));
}

meeple meeple_at(const export *e, const played *t, rv_str word) {
    rv_str where = word, role = rv_str_cut(&where, "@"), port = where,
           cell = rv_str_cut(&port, ".");
    rv_shown_tile tile;
    int x = t->x, y = t->y;
    if (jcz_cell(cell, &x, &y))
        where = port;
    const int place = where.s ? rv_place_of(where) : -1;
    const unsigned ports = place >= 0 ? rv_place_ports(place) : where.s ? 0 : 0xffffu;
    const bool lies = export_tile_at(e->j, x, y, &tile);
    for (int k = 0; lies && k < tile.nregions; k++)
        if (tile.regions[k].ports & ports && has_role(e, &tile.regions[k], role))
            return meeple_on(e, &tile.regions[k], x, y);
    return (meeple){.feature = NULL};
}

/* "Quarter.QUARTER_CASTLE" names a feature and its location. */
meeple meeple_on(const export *e, const rv_region_info *region, int x, int y) {
    rv_str location = rv_str_of(jcz_feature_there(e->j, region->kind));
    const char *feature = rv_dup(e->j->arena, rv_str_cut(&location, "."));
    return (meeple){.is = ON_TILE,
                    .x = x,
                    .y = y,
                    .ports = region->ports,
                    .kind = region->kind,
                    .location = location.s ? location.s : jcz_location(e->j->arena, region),
                    .feature = feature};
}

void meeple_put(export *e, int player, int i, meeple man) {
    PUT(e, "DEPLOY_MEEPLE", player, "pointer: " FEATURE ", meepleId: %s", FEATURE_OF(&man),
        meeple_id(e, player, i));
    e->men[player][i] = man;
}

void figures_put_follower(export *e, const played *t, int sort, rv_str word) {
    const meeple man = meeple_at(e, t, word);
    const int i = meeple_find(e, t->player, sort, IN_HAND, -1);
    meeple at = {.feature = NULL};
    if (!man.feature || i < 0) {
        REFUSE(e, "this follower cannot be carried over");
        return;
    }
    if (rv_ruleset_figure(e->j->rs, sort)->corner) { /* by the tile in the south-east of it */
        rv_str where = word;
        rv_str_cut(&where, "@");
        at = meeple_at(e, t,
                       rv_str_of(rv_printf(e->j->arena, "@%d,%d.nnw",
                                           t->x + (memchr(where.s, 'e', where.n) != NULL),
                                           t->y - (memchr(where.s, 's', where.n) != NULL))));
    }
    meeple_put(e, t->player, i, at.feature ? at : man);
    e->men[t->player][i] = man;
}

/* ---- on towers ------------------------------------------------------------------------------ */

/* "0,1", "big 0,1" */
void figures_put_top(export *e, const played *t, rv_str word) {
    int x = 0, y = 0;
    const int i = meeple_find(e, t->player, meeple_cut_sort(e, &word), IN_HAND, -1);
    jcz_cell(word, &x, &y);
    if (i >= 0)
        meeple_put(e, t->player, i,
                   (meeple){.is = ON_TOP, .x = x, .y = y, .location = "I", .feature = "Tower"});
}

/* The figure of the wanted sort, or else of the first, whom a holder has, with the number of sorts
 * that the holder has; -1 for none. */
static int find_held(const export *e, int player, int holder, rv_str wanted, int *sorts) {
    int found = -1, named = wanted.s ? jcz_figure_of(e->j, wanted, false) : -1;
    *sorts = 0;
    for (int sort = 0; sort < RV_MAX_FIGURES; sort++) {
        int i = meeple_find(e, player, sort, HELD, holder);
        *sorts += i >= 0;
        found = i >= 0 && (found < 0 || sort == named) ? i : found;
    }
    return found;
}

/* "B:big:farmer@-3,1.n"; who is captured is exchanged for a follower of the player's own, if the
 * other one holds any. */
void figures_put_capture(export *e, const played *t, const rv_yaml *word) {
    rv_str rest = word->text;
    const int owner = jcz_player(e->j, rv_str_cut(&rest, ":")), player = t->player;
    const int sort = meeple_cut_sort(e, &rest);
    int sorts, i = owner >= 0 ? meeple_named(e->men[owner], sort, rest) : -1;
    if (i < 0) {
        REFUSE(e, "this capture cannot be carried over");
        return;
    }
    meeple *man = &e->men[owner][i];
    PUT(e, "CAPTURE_FOLLOWER", player, "pointer: {featurePointer: " FEATURE ", meepleId: %s}",
        FEATURE_OF(man), meeple_id(e, owner, i));
    *man = (meeple){.is = IN_HAND};
    if (owner == player)
        return;
    const char *exchanged = jcz_word(t->entry, "exchange");
    int back = find_held(e, player, owner, rv_str_of(exchanged ? exchanged : ""), &sorts);
    if (back < 0) {
        *man = (meeple){.is = HELD, .holder = player, .since = e->turn};
        return;
    }
    e->men[player][back] = (meeple){.is = IN_HAND};
    if (sorts > 1)
        PUT(e, "EXCHANGE_FOLLOWER", player, "meepleId: %s", meeple_id(e, player, back));
}

#define RANSOM 3 /* points, there */

void figures_put_ransom(export *e, const played *t) {
    const char *ransom = jcz_word(t->entry, "ransom");
    rv_str rest = rv_str_of(ransom ? ransom : "");
    int holder = jcz_player(e->j, rv_str_word(&rest));
    int sorts, i = ransom ? find_held(e, t->player, holder, rest, &sorts) : -1;
    if (i < 0)
        return;
    if (e->report->score[t->player] < RANSOM)
        REFUSE(e, "in JCloisterZone a ransom is paid before the points of the turn, with "
                  "points that the player does not have yet");
    PUT(e, "PAY_RANSOM", t->player, "meepleId: %s", meeple_id(e, t->player, i));
    e->men[t->player][i] = (meeple){.is = IN_HAND};
}

/* ---- bridges and castles --------------------------------------------------------------------- */

/* "ns", "ns@0,1": a bridge that the player builds besides those that the tile needs. JCloisterZone
 * offers one on the tile of the turn only, but builds it elsewhere if a message says so while it
 * offers something. */
void castles_put_bridge(export *e, const played *t, rv_str word) {
    rv_str cell = word, axis = rv_str_cut(&cell, "@");
    int x = t->x, y = t->y;
    for (int i = 0; i < t->nneeds; i++)
        if (rv_str_is(word, t->needs[i]))
            return;
    bool elsewhere = jcz_cell(cell, &x, &y);
    if (elsewhere && t->offered)
        jcz_note(e->j, JCZ_TURN(e->turn),
                 "JCloisterZone offers a bridge on another tile only if the new tile needs it");
    else if (elsewhere)
        REFUSE(e, "JCloisterZone does not build this bridge: the new tile does not need it, "
                  "and nothing else is offered in this turn");
    PUT(e, "PLACE_TOKEN", t->player, "token: %s, pointer: " FEATURE, "BRIDGE", x, -y, "Road",
        rv_str_is(axis, "ns") ? "NS" : "WE");
}

/* Whether the player could have turned a city that this turn completed into a castle: the turn is
 * legal with that castle, too. Nobody else has followers there, of any strength. */
static bool could_build(export *e, int player) {
    const rv_yaml *map = rv_doc_get(e->entry, "castle");
    const char *built =
        map ? strchr(jcz_lines(e->text, map->loc.line, map->loc.line).s, '{') + 1 : "";
    RV_EACH_AT(e->report->items, e->report->nitems, item) {
        bool his = item->turn == e->turn && item->type == RV_ITEM_SCORE && item->tiles == 2 &&
                   !strcmp(item->kind, "city");
        for (int k = 0; k < RV_MAX_PLAYERS; k++)
            his &= !item->followers[k] == (k != player);
        if (his &&
            export_could(e, "castle",
                         rv_printf(e->j->arena, "{%.*s%s%s: '%s'}", (int)strcspn(built, "}"), built,
                                   map ? ", " : "", e->j->label[player], item->feature),
                         NULL))
            return true;
    }
    return false;
}

/* "city@0,1.s": the city on the tile that was just laid, which JCloisterZone names by that tile. */
static void put_castle(export *e, const played *t, int player, rv_str name) {
    int x = 0, y = 0;
    rv_str where = name;
    rv_str_cut(&where, "@");
    jcz_cell(rv_str_cut(&where, "."), &x, &y);
    for (int i = 0; i < 4; i++)
        if (x == t->x + dx(i) && y == t->y - dy(i))
            where = rv_str_of(shown_port(1u << (3 * i + 1)));
    const meeple at =
        meeple_at(e, t, rv_str_of(rv_printf(e->j->arena, "city@%.*s", RV_CHARS(where))));
    PUT(e, "PLACE_TOKEN", player, "token: %s, pointer: " FEATURE, "CASTLE", t->x, -t->y, "City",
        at.feature ? at.location : "N");
}

/* In turn order, from the player whose turn it is; after a no, nobody else is asked. */
void castles_put(export *e, const played *t) {
    int n = e->j->nplayers, no = -1;
    const rv_yaml *map = rv_doc_get(t->entry, "castle");
    bool late = false;
    for (int i = 0; i < n; i++) {
        int player = (t->player + i) % n;
        const rv_yaml *built = rv_doc_get(map, e->j->label[player]);
        if (built && built->n > 1)
            REFUSE(e, "JCloisterZone lets a player build one castle in a turn");
        RV_EACH_PART(built, word) {
            put_castle(e, t, player, word->text);
        }
        late |= built && no >= 0;
        if (!built && no < 0 && could_build(e, player))
            no = i;
    }
    if (late)
        REFUSE(e, "JCloisterZone asks nobody for a castle after a player who builds none");
    if (no >= 0)
        export_pass(e, (t->player + no) % n);
}
