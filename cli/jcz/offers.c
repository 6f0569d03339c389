/* offers.c - what JCloisterZone asks in a turn, and what it does not allow.
 *
 * It lays needed bridges by itself; and where it asks and the answer is no, it wants a message, of
 * which a record says nothing. So messages.c asks here, for each turn, what could have been done:
 * the legal placements of the tile say it, or the record with a castle more.
 */
#include "jcz/export.h"
#include "shown.h"
#include <stdlib.h>

/* Whether there are such actions as go to a tower. */
static bool go_to_tower(const rv_actions *list, int n) {
    for (int k = 0; k < n; k++)
        if (list[k].n > 0 && (!strcmp(list[k].key, "tower") || !strcmp(list[k].key, "top")))
            return true;
    return false;
}

static bool see(void *ud, const rv_placement *it) {
    played *t = ud;
    if (it->x != t->x || it->y != t->y || it->rotation != t->degrees)
        return true;
    t->nneeds = jcz_needs(t->e->j->arena, it, t->needs, 4);
    for (int k = 0; k < it->nactions && t->cell; k++)
        for (int i = 0; i < it->actions[k].n; i++) {
            const rv_action *action = &it->actions[k].list[i];
            t->captures |= !strcmp(it->actions[k].key, "capture") && action->after &&
                           !strcmp(action->after, t->cell);
        }
    t->acts = it->npieces > 0 || go_to_tower(it->actions, it->nactions) ||
              go_to_tower(it->common, it->ncommon);
    for (int i = 0; i < it->may.n; i++)
        t->bridge |= it->may.list[i].words && !strchr(it->may.list[i].words, '@');
    return false;
}

void offer_ask(played *t, const char *cell) {
    const char *why;
    t->cell = cell;
    rv_case_legal(t->e->j->bench, t->e->turn, t->tile, RV_LIST_ALL, see, t, &why);
}

/* ---- castles -------------------------------------------------------------------------------- */

static const char *next_line(const char *at) {
    const char *end = strchr(at, '\n');
    return end ? end + 1 : at + strlen(at);
}

/* Where another castle of an entry stands in the record: in its key, or on a line after the first.
 */
static const char *castle_place(const export *e, const rv_yaml *entry, bool *has_key) {
    const char *at = e->text->bytes.s;
    for (int n = 1; n <= entry->mark.line; n++)
        at = next_line(at);
    for (const char *line = at; *line == ' '; line = next_line(line))
        if (!strncmp(line, "  castle: {", 11))
            return *has_key = true, strchr(line, '\n') - 1;
    return *has_key = false, at;
}

/* The only player with a follower there, of any strength: a city of two tiles has one at most. */
static int owner_of(const rv_item *item) {
    int owner = -1;
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        if (item->followers[i])
            owner = owner < 0 ? i : RV_MAX_PLAYERS;
    return owner < RV_MAX_PLAYERS ? owner : -1;
}

/* The owner of a city could, if the record is legal up to this turn with that castle, too. Nobody
 * is asked twice in a turn. */
static bool could_be_castle(export *e, const rv_yaml *entry, const rv_item *item) {
    int owner = owner_of(item);
    const rv_yaml *map = rv_doc_get(entry, "castle");
    bool has_key;
    if (owner < 0 || rv_doc_get(map, e->j->label[owner]))
        return false;
    rv_buf b = {.arena = e->j->arena};
    const char *at = castle_place(e, entry, &has_key), *label = e->j->label[owner];
    rv_putn(&b, e->text->bytes.s, (size_t)(at - e->text->bytes.s));
    rv_putf(&b, has_key ? ", %s: '%s'" : "  castle: {%s: '%s'}\n", label,
            rv_dup(e->j->arena, rv_str_of(item->feature)));
    rv_put(&b, at);
    const rv_text text = {.bytes = {rv_buf_text(&b), b.n}, .line = 1, .number = 1};
    return rv_case_judge(e->j->bench, &text)->verdict == RV_LEGAL;
}

int offer_declined(export *e, const rv_yaml *entry, int player) {
    int n = e->j->nplayers, first = n;
    for (int i = 0; i < e->report->nitems; i++) {
        const rv_item *item = &e->report->items[i];
        if (item->turn != e->turn || item->type != RV_ITEM_SCORE || item->tiles != 2 ||
            strcmp(item->kind, "city") != 0)
            continue;
        int after = (owner_of(item) - player + n) % n;
        bool could = could_be_castle(e, entry, item);
        export_judge(e, e->turn);
        first = could && after < first ? after : first;
    }
    return first < n ? first : -1;
}

/* ---- the river ------------------------------------------------------------------------------ */

bool export_tile(const export *e, int x, int y, rv_shown_tile *tile) {
    rv_shown_board board;
    rv_case_board(e->j->bench, &board);
    for (int i = 0; i < board.ntiles; i++) {
        rv_case_board_tile(e->j->bench, i, tile);
        if (tile->x == x && tile->y == y)
            return true;
    }
    return false;
}

static unsigned ports_of_river(const rv_shown_tile *tile) {
    unsigned ports = 0;
    for (int k = 0; k < tile->nregions; k++)
        ports |= strcmp(tile->regions[k].kind, "river") ? 0 : tile->regions[k].ports;
    return ports;
}

/* Whether the river can go on at a side of x,y: since version 6.2 nothing may lie in the
 * strip of three cells ahead of it up to the end of the board, and no other end may run the same
 * way side by side. A side at which it came has a tile. */
static bool may_go_on(const export *e, const rv_shown_board *board, int x, int y, int side) {
    rv_shown_tile tile, other;
    const int east = dx(side), north = -dy(side);
    if (export_tile(e, x + east, y + north, &other))
        return true;
    for (int i = 0; i < board->ntiles; i++) {
        rv_case_board_tile(e->j->bench, i, &tile);
        int ahead = (tile.x - x) * east + (tile.y - y) * north,
            aside = abs((tile.x - x) * north + (tile.y - y) * east);
        bool ends = aside == 1 && ports_of_river(&tile) & 1u << (3 * side + 1) &&
                    !export_tile(e, tile.x + east, tile.y + north, &other);
        if ((ahead > 0 && aside <= 1) || ends)
            return false;
    }
    return true;
}

void river_check(export *e, int x, int y) {
    rv_shown_board board;
    rv_shown_tile tile;
    if (e->j->status != RV_FINE)
        return; /* later tiles are wrong for the same reason */
    unsigned ports = export_tile(e, x, y, &tile) ? ports_of_river(&tile) : 0;
    rv_case_board(e->j->bench, &board);
    for (int i = 0; i < 4; i++) {
        if (ports & 1u << (3 * i + 1) && !may_go_on(e, &board, x, y, i)) {
            export_refuse(e, "JCloisterZone does not let the river run here: it keeps the cells "
                             "ahead of it free, and beside these, up to the end of the board");
            return;
        }
    }
}
