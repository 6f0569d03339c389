/* payload.c - what the messages of a replay say: types, places, figures; and the order of draws.
 *
 * All messages are read before the first one is played. What its type needs of a payload is read
 * when a message is played (payload_read), for it depends on the turn.
 */
#include "jcz/replay.h"

bool payload_cell(const rv_yaml *list, int *x, int *y) {
    if (!list || list->type != RV_YAML_LIST || list->n != 2 ||
        !jcz_number(list->first, -FAR, FAR, x) || !jcz_number(list->first->next, -FAR, FAR, y))
        return false;
    *y = -*y; /* there it grows to the south */
    return true;
}

bool payload_lacks(const replay *p, const message *m, const char *what) {
    return jcz_refuse(p->j, m->loc, "the message %s has no %s that can be read", m->type, what);
}

static bool read_pointer(const replay *p, message *m, const rv_yaml *map) {
    pointer *to = &m->at;
    const rv_yaml *within = rv_doc_get(map, "featurePointer");
    map = within ? within : map;
    if (!payload_cell(rv_doc_get(map, "position"), &to->x, &to->y))
        return payload_lacks(p, m, "position");
    const char *location = jcz_word(map, "location"), *feature = jcz_word(map, "feature");
    bool tower = feature && !strcmp(feature, "Tower");
    const char *whole =
        rv_printf(p->j->arena, "%s.%s", feature ? feature : "", location ? location : "");
    const bool named = jcz_kind_of(p->j, whole); /* of which the location is a part */
    to->ports = tower ? JCZ_ON_TOP : named ? JCZ_ALL : location ? jcz_ports(location) : 0;
    to->kind = named ? whole : feature && !tower ? feature : NULL;
    if (!to->ports)
        return jcz_refuse(p->j, map->loc, "the location `%s` is not known here",
                          location ? location : "");
    bool known = !to->kind || jcz_kind_of(p->j, to->kind);
    JCZ_EACH(p->j, JCZ_MESSAGE, row) /* or what only a message can name */
        known |= to->kind && jcz_has_field(row, "feature") && !strcmp(row->value, to->kind);
    if (!known)
        return jcz_refuse(p->j, map->loc, "the feature `%s` is not known here", feature);
    return true;
}

/* "0.small.1": whose figure it is, its sort, and which of them. */
static bool read_figure(const replay *p, message *m, const rv_yaml *in) {
    figure *to = &m->who;
    int which;
    to->id = jcz_word(in, "meepleId");
    rv_str rest = rv_str_of(to->id ? to->id : ""), owner = rv_str_cut(&rest, ".");
    if (!jcz_whole(owner, 0, p->j->nplayers - 1, &to->owner) || !rest.s)
        return payload_lacks(p, m, "meepleId");
    rv_str type = rv_str_cut(&rest, ".");
    to->sort = jcz_figure_of(p->j, type, true);
    if (to->sort < 0)
        return jcz_refuse(p->j, m->loc, "a piece `%s` is not known here",
                          rv_dup(p->j->arena, type));
    const int each = rv_ruleset_figure(p->j->rs, to->sort)->each;
    return jcz_whole(rest, 1, each, &which) || payload_lacks(p, m, "meepleId");
}

bool payload_is_own(const replay *p, const message *m, int player) {
    return m->who.owner == player ||
           jcz_refuse(p->j, m->loc,
                      "the figure `%s` does not belong to the player of the message %s", m->who.id,
                      m->type);
}

/* What is said of a figure then takes it from the board, or moves the token to it. */
const char *payload_beside(replay *p, const message *m, const char *where) {
    const char *with = "";
    if (!p->beside || strcmp(p->beside, m->who.id) != 0 || !replay_judge(p, ""))
        return with;
    SHOWN_EACH_TILE(p->j->arena, p->j->bench, tile) {
        SHOWN_EACH(&tile.things, "guest", guest)
            if (guest->player == m->who.owner && guest->figure == m->who.sort &&
                (where ? !strcmp(tile.regions[guest->place].kind, where)
                       : tile.x == m->at.x && tile.y == m->at.y))
                with = rv_printf(p->j->arena, "+%s", p->token);
    }
    p->beside = NULL;
    return with;
}

bool payload_read(const replay *p, message *m, int reads) {
    const rv_yaml *place = rv_doc_get(m->payload, "pointer");
    place = place ? place : rv_doc_get(m->payload, "to");
    const rv_yaml *in = reads & WITHIN ? place : m->payload;
    if (reads & OPEN && !p->turn.open)
        return jcz_refuse(p->j, m->loc, "the message %s comes before any tile", m->type);
    if ((reads & TURN) == TURN && m->player >= 0 && m->player != p->turn.player)
        return jcz_refuse(p->j, m->loc, "the message %s and the tile belong to different players",
                          m->type);
    if (reads & CELL && !payload_cell(place, &m->at.x, &m->at.y))
        return payload_lacks(p, m, "position");
    if ((reads & AT && !read_pointer(p, m, place)) || (reads & WHO && !read_figure(p, m, in)))
        return false;
    if (reads & FOLLOWER && rv_ruleset_figure(p->j->rs, m->who.sort)->joins)
        return jcz_refuse(p->j, m->loc, "a %s is not a follower",
                          jcz_figure_there(p->j, m->who.sort));
    return !(reads & OWN) || payload_is_own(p, m, p->turn.player);
}

/* What was undone is left out: each UNDO takes back the message before it. */
bool payload_read_all(replay *p) {
    const rv_yaml *list = rv_doc_get(p->j->root, "replay");
    if (!list || list->type != RV_YAML_LIST)
        return jcz_refuse(p->j, p->j->root->loc,
                          "it has no `replay`: it is a setup without a game");
    p->list = RV_NEWS(p->j->arena, message, list->n + 1);
    RV_EACH_ITEM(list, item) {
        message *m = &p->list[p->n];
        *m = (message){.type = jcz_word(item, "type"), .player = -1, .loc = item->loc};
        if (!m->type)
            return jcz_refuse(p->j, item->loc, "a message has no `type`");
        m->payload = rv_doc_get(item, "payload");
        const rv_yaml *player = rv_doc_get(item, "player");
        if (player && !jcz_number(player, 0, p->j->nplayers - 1, &m->player))
            return jcz_refuse(p->j, item->loc, "its `player` is not one of the %d players",
                              p->j->nplayers);
        const char *id = strcmp(m->type, "PLACE_TILE") ? NULL : jcz_word(m->payload, "tileId");
        m->tile = id ? jcz_tile_here(p->j, id) : NULL;
        m->index = id ? shown_tile(p->j->rs, m->tile) : -1;
        p->n++;
        if (!strcmp(m->type, "UNDO"))
            p->n = p->n > 1 ? p->n - 2 : 0;
    }
    return true;
}

/* The order of draws, and where the game ends: when so many tiles are drawn as `endTurn` says, or
 * `#END` after the last of them. */
bool payload_read_order(replay *p) {
    const rv_yaml *notes = rv_doc_get(p->j->root, "gameAnnotations");
    if (jcz_is_null(notes))
        return true;
    if (notes->type != RV_YAML_MAP)
        return jcz_refuse(p->j, notes->loc, "`gameAnnotations` must be a map");
    const rv_yaml *list = rv_doc_get(notes, "drawOrder"), *end = rv_doc_get(notes, "endTurn");
    p->limited = end ? end->loc : (rv_loc){0, 0};
    if (!jcz_is_null(end) && !jcz_number(end, 0, RV_LIMIT_POINTS, &p->limit))
        return jcz_refuse(p->j, end->loc, "`endTurn` is not a number of tiles");
    if (jcz_is_null(list))
        return true;
    if (list->type != RV_YAML_LIST)
        return jcz_refuse(p->j, list->loc, "`drawOrder` must be a list of tiles");
    p->order = RV_NEWS(p->j->arena, const char *, list->n + 1);
    RV_EACH_ITEM(list, word) {
        if (!word->next && word->type == RV_YAML_WORD && rv_str_is(word->text, "#END")) {
            p->limit = list->n - 1;
            p->limited = word->loc;
            break;
        }
        const char *name = word->type == RV_YAML_WORD ? jcz_tile_here(p->j, word->text.s) : "";
        if (shown_tile(p->j->rs, name) < 0)
            return jcz_refuse(p->j, word->loc, "the tile `%s` is not known here", name);
        p->order[p->norder++] = name;
    }
    return true;
}
