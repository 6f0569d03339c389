/* castles.c - the bridges and castles of a record as messages of a replay.
 *
 * JCloisterZone lays needed bridges by itself, and asks one player after the other for a castle:
 * where the answer is no, it wants a message, of which a record says nothing.
 */
#include "jcz/messages.h"
#include "tile/tile.h"

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
