/* replay.c - turns the messages of a replay into the entries of a record, turn by turn.
 *
 * A turn is several messages there: PLACE_TILE begins it, tokens, figures and captures follow, and
 * the next PLACE_TILE ends it. What they say is collected in replay.turn, and written by
 * replay_finish_turn; what a replay leaves out (discarded tiles, needed bridges, who was captured)
 * is found by judging the record so far. Discarded tiles are in discards.c.
 */
#include "jcz/replay.h"
#include <stdlib.h>

#define FAR 500        /* no tile lies farther from the first */
#define MIDDLES 0x492u /* the ports in the middle of an edge */

/* ---- reading messages ----------------------------------------------------------------------- */

static bool to_cell(const rv_yaml *list, int *x, int *y) {
    if (!list || list->type != RV_YAML_LIST || list->n != 2 ||
        !jcz_number(list->first, -FAR, FAR, x) || !jcz_number(list->first->next, -FAR, FAR, y))
        return false;
    *y = -*y; /* there it grows to the south */
    return true;
}

static bool lacks(const replay *p, const message *m, const char *what) {
    return jcz_refuse(p->j, m->loc, "the message %s has no %s that can be read", m->type, what);
}

static bool read_pointer(const replay *p, message *m) {
    pointer *to = &m->at;
    const rv_yaml *map = rv_doc_get(m->payload, "pointer");
    map = map ? map : rv_doc_get(m->payload, "to");
    const rv_yaml *within = rv_doc_get(map, "featurePointer");
    map = within ? within : map;
    if (!to_cell(rv_doc_get(map, "position"), &to->x, &to->y))
        return lacks(p, m, "position");
    const char *location = jcz_word(map, "location"), *feature = jcz_word(map, "feature");
    bool tower = feature && !strcmp(feature, "Tower");
    to->ports = tower ? JCZ_ON_TOP : location ? jcz_ports(location) : 0;
    to->kind = feature && !tower ? feature : NULL;
    if (!to->ports)
        return jcz_refuse(p->j, map->loc, "the location `%s` is not known here",
                          location ? location : "");
    bool known = !to->kind || jcz_kind_of(p->j, feature);
    JCZ_EACH(p->j, JCZ_MESSAGE, row) /* or what only a message can name */
    known |=
        to->kind && row->field && !strcmp(row->field, "feature") && !strcmp(row->value, to->kind);
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
        return lacks(p, m, "meepleId");
    rv_str type = rv_str_cut(&rest, ".");
    to->sort = jcz_figure_of(p->j, type, true);
    if (to->sort < 0)
        return jcz_refuse(p->j, m->loc, "a piece `%s` is not known here",
                          rv_dup(p->j->arena, type));
    const int each = rv_ruleset_figure(p->j->rs, to->sort)->each;
    return jcz_whole(rest, 1, each, &which) || lacks(p, m, "meepleId");
}

/* Nobody moves the figures of others. */
static bool is_own(const replay *p, const message *m, int player) {
    return m->who.owner == player ||
           jcz_refuse(p->j, m->loc, "the figure `%s` is of another player than the message %s",
                      m->who.id, m->type);
}

/* What a message needs, and what its payload has: an open turn, or one of the same player; a
 * pointer, or one that is a cell alone; a figure, which stands within the pointer, is a follower,
 * or is the player's own. */
enum { OPEN = 1, TURN = 3, AT = 4, WHO = 8, WITHIN = 16, FOLLOWER = 32, OWN = 64, CELL = 128 };

static bool read_message(const replay *p, message *m, int reads) {
    const rv_yaml *place = rv_doc_get(m->payload, "pointer");
    place = place ? place : rv_doc_get(m->payload, "to");
    const rv_yaml *in = reads & WITHIN ? place : m->payload;
    if (reads & OPEN && !p->turn.open)
        return jcz_refuse(p->j, m->loc, "the message %s comes before any tile", m->type);
    if ((reads & TURN) == TURN && m->player >= 0 && m->player != p->turn.player)
        return jcz_refuse(p->j, m->loc, "the message %s is of another player than the tile",
                          m->type);
    if (reads & CELL && !to_cell(place, &m->at.x, &m->at.y))
        return lacks(p, m, "position");
    if ((reads & AT && !read_pointer(p, m)) || (reads & WHO && !read_figure(p, m, in)))
        return false;
    if (reads & FOLLOWER && rv_ruleset_figure(p->j->rs, m->who.sort)->joins)
        return jcz_refuse(p->j, m->loc, "a %s is no follower", jcz_figure_there(p->j, m->who.sort));
    return !(reads & OWN) || is_own(p, m, p->turn.player);
}

/* What was undone is left out: each UNDO takes back the message before it. */
static bool read_messages(replay *p) {
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
            return jcz_refuse(p->j, item->loc, "its `player` is none of the %d players",
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
static bool read_order(replay *p) {
    const rv_yaml *notes = rv_doc_get(p->j->root, "gameAnnotations");
    if (jcz_is_null(notes))
        return true;
    if (notes->type != RV_YAML_MAP)
        return jcz_refuse(p->j, notes->loc, "`gameAnnotations` must be a map");
    const rv_yaml *list = rv_doc_get(notes, "drawOrder"), *end = rv_doc_get(notes, "endTurn");
    p->limited = end ? end->loc : (rv_loc){0, 0};
    if (!jcz_is_null(end) && !jcz_number(end, 0, RV_LIMIT_POINTS, &p->limit))
        return jcz_refuse(p->j, end->loc, "`endTurn` is no number of tiles");
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

/* ---- writing entries ------------------------------------------------------------------------ */

void replay_begin_entry(replay *p) {
    rv_put(p->record, p->entries++ ? "" : "moves:\n");
}

static bool comes_again(const replay *p, const message *m) {
    return jcz_refuse(p->j, m->loc, "the message %s comes a second time in this turn", m->type);
}

/* Writes a key of the turn, which no turn has twice. */
static bool key(replay *p, const message *m, const char *name, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static bool key(replay *p, const message *m, const char *name, const char *format, ...) {
    const char *before = p->turn.keys.n ? rv_buf_text(&p->turn.keys) : "";
    if (strstr(before, rv_printf(p->j->arena, "  %s: ", name)))
        return comes_again(p, m);
    va_list list;
    va_start(list, format);
    rv_putf(&p->turn.keys, "  %s: %s\n", name, rv_vprintf(p->j->arena, format, list));
    va_end(list);
    return true;
}

static bool put_ransom(replay *p, const message *m) {
    bool once = key(p, m, "ransom", "%s", p->ransom);
    p->ransom = NULL;
    return once;
}

/* The entry of the turn, with this figure on its tile ("": none). */
static void put_entry(replay *p, rv_buf *b, const char *piece) {
    turn *t = &p->turn;
    rv_putf(b, "- %s: %s/%d %d,%d%s%s\n", p->j->label[t->player], t->tile.id, t->tile.degrees,
            t->tile.x, t->tile.y, *piece ? " " : "", piece);
    for (int i = 0; i < t->nbridges; i++)
        rv_putf(b, "%s'%s'", i ? ", " : "  bridge: [", t->bridges[i]);
    rv_put(b, t->nbridges ? "]\n" : "");
    int n = 0;
    for (int i = 0; i < p->j->nplayers; i++)
        if (t->castles[i].n)
            rv_putf(b, "%s%s: [%s]", n++ ? ", " : "  castle: {", p->j->label[i],
                    rv_buf_text(&t->castles[i]));
    rv_put(b, n ? "}\n" : "");
    rv_put(b, t->keys.n ? rv_buf_text(&t->keys) : "");
    if (t->moves)
        rv_putf(b, "  %s: [%s]\n", t->moves->option, rv_buf_text(&t->moved));
}

void replay_finish_turn(replay *p) {
    turn *t = &p->turn;
    if (t->open) {
        replay_begin_entry(p);
        put_entry(p, p->record, t->piece ? t->piece : "");
        p->draws[p->entries - 1] = !t->bought;
        p->last = t->player;
    }
    *t = (turn){.keys = {.arena = p->j->arena}, .moved = {.arena = p->j->arena}};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        t->castles[i].arena = p->j->arena;
}

/* ---- tiles ---------------------------------------------------------------------------------- */

/* The placement of the turn: notes what must be built for it, which JCloisterZone does by itself.
 */
static bool see_placement(void *ud, const rv_placement *it) {
    replay *p = ud;
    turn *t = &p->turn;
    if (it->x != t->tile.x || it->y != t->tile.y || it->rotation != t->tile.degrees)
        return true;
    t->nbridges = jcz_needs(p->j->arena, it, t->bridges, 4);
    return false;
}

const rv_report *replay_judge(replay *p, const char *entry) {
    rv_buf *b = p->record;
    const size_t n = b->n;
    if (p->broken)
        return NULL;
    rv_put(b, p->entries ? "" : *entry ? "moves:\n" : "moves: []\n");
    rv_put(b, entry);
    const rv_text text = run_text(rv_buf_text(b));
    const rv_report *report = rv_case_judge(p->j->bench, &text);
    b->n = n;
    p->broken = report->verdict != RV_LEGAL;
    return p->broken ? NULL : report;
}

/* ---- draws ---------------------------------------------------------------------------------- */

/* JCloisterZone draws with the number that the last message brought, if it brought one, and then
 * for each draw with one that follows from the number before: tiles, the hidden ones, and what is
 * in a bag. Its replay does the same, so the file says what was drawn. */
static void take_random(replay *p, const rv_yaml *map, const char *name) {
    const char *word = jcz_word(map, name);
    char *end = NULL;
    if (word)
        p->random = strtod(word, &end);
    if (word && (*end || !(p->random >= 0 && p->random < 1)))
        p->random = -1;
}

static void next_random(replay *p) {
    const uint64_t low = ((uint64_t)1 << 48) - 1;
    uint64_t x;
    memcpy(&x, &p->random, sizeof x);
    x = ((x & low) * 25214903917u + 11) & low;
    p->random = p->random < 0 ? -1 : (double)x / (double)(low + 1);
}

/* What is in a bag after what was judged last, by face, and the names of the faces. */
enum { FACES = 32 };
typedef struct bag {
    int left[FACES], n, all;
    const char *face[FACES];
} bag;
static bag bag_of(const replay *p, const jcz_row *row) {
    bag b = {.n = 0};
    while (b.n < FACES &&
           (b.face[b.n] = rv_case_left(p->j->bench, row->bag, b.n, &b.left[b.n])) != NULL)
        b.all += b.left[b.n++];
    return b;
}

static int drawn_from(const bag *b, double random) {
    int face = 0;
    for (int at = (int)(random * b->all); face + 1 < b->n && at >= b->left[face]; face++)
        at -= b->left[face];
    return face;
}

/* Writes what was drawn for a figure that has been put on the tile, or by a message. Of a record
 * that is not legal without it nothing is known. */
static bool draw(replay *p, const message *m, const jcz_row *row) {
    const rv_report *report = replay_judge(p, "");
    const bag before = bag_of(p, row);
    const int stack = report ? report->stack : 0;
    const bool put = row->part == JCZ_ELEMENT;
    bool sure = !p->norder && report && (!put || discards_none(p));
    if (jcz_word(m->payload, "random") && before.n && p->random >= 0) /* a die is thrown with it */
        return key(p, m, row->draws, "%s", before.face[drawn_from(&before, p->random)]);
    const rv_report *with = NULL;
    for (int face = 0; report && face < before.n && !with; face++) {
        rv_buf b = {.arena = p->j->arena};
        put_entry(p, &b, p->turn.piece ? p->turn.piece : "");
        rv_putf(&b, "  %s: %s\n", row->draws, before.face[face]);
        with = before.left[face] ? replay_judge(p, rv_buf_text(&b)) : NULL;
        p->broken = false;
    }
    if (!with)
        return true;
    for (int hidden = stack - with->stack; put && hidden > 1; hidden--)
        next_random(p);
    /* what came back in the turn was in the bag before the draw, or came after it */
    const bag after = bag_of(p, row);
    const int face = drawn_from(&before, p->random);
    if (!put && after.all != before.all - 1)
        sure &= face == drawn_from(&after, p->random);
    if (!sure || p->random < 0)
        return jcz_refuse(p->j, m->loc, "the file does not say what was drawn here for `%s`",
                          row->draws);
    next_random(p);
    return key(p, m, row->draws, "%s", before.face[face]);
}

/* ---- tiles that are laid -------------------------------------------------------------------- */

/* Players who could lay no bought tile, and for whom none was left, are passed over there: it would
 * be their turn, if it were not that of another one. */
static void put_skipped(replay *p, int player) {
    for (;;) {
        int next = p->last < 0 ? player : (p->last + 1) % p->j->nplayers;
        bool held = next != player && next != p->last && p->hand[next];
        const rv_report *report = held ? replay_judge(p, "") : NULL;
        if (!report || report->to_move != next)
            return;
        replay_begin_entry(p);
        rv_putf(p->record, "- %s: none\n  discard: ['%s']\n", p->j->label[next], p->hand[next]);
        p->hand[next] = NULL;
        p->last = next;
    }
}

static bool place_tile(replay *p, message *m) {
    laid tile = {.tile = m->index, .id = m->tile};
    const char *why;
    int player = m->player;
    replay_finish_turn(p);
    if (player < 0) { /* old files do not say whose turn it is; then it is as the rules have it */
        const rv_report *report = replay_judge(p, "");
        player = report && report->to_move >= 0 ? report->to_move : (p->last + 1) % p->j->nplayers;
    }
    if (!m->tile || !jcz_rotation(rv_doc_get(m->payload, "rotation"), false, &tile.degrees) ||
        !to_cell(rv_doc_get(m->payload, "position"), &tile.x, &tile.y))
        return lacks(p, m, "tileId, rotation or position");
    if (m->index < 0)
        return jcz_refuse(p->j, m->loc, "the tile `%s` is not known here",
                          jcz_word(m->payload, "tileId"));
    if (p->nboard > p->ntiles + p->nheld)
        return jcz_refuse(p->j, m->loc, "the game has no more than %d tiles to lay", p->ntiles);
    put_skipped(p, player);
    p->turn.open = true;
    p->turn.bought = p->hand[player];
    next_random(p);
    if (p->turn.bought)
        p->random = -1;
    p->turn.player = player;
    p->turn.tile = p->board[p->nboard++] = tile;
    discards_put(p, m, tile.id, p->hand[player]);
    p->passes = 0;
    p->hand[player] = NULL;
    if (p->ransom && p->payer != player)
        return jcz_refuse(p->j, m->loc, "another player paid a ransom before this tile");
    if (p->ransom && !put_ransom(p, m))
        return false;
    if (!jcz_choice(p->j, "bridges"))
        return true;
    /* what lay before the tile in its turn counts, so the entry is there, too */
    rv_case_until(p->j->bench, p->entries, true);
    if (replay_judge(p, rv_printf(p->j->arena, "- %s: %s/%d %d,%d\n%s", p->j->label[player],
                                  tile.id, tile.degrees, tile.x, tile.y,
                                  p->turn.keys.n ? rv_buf_text(&p->turn.keys) : "")))
        rv_case_legal(p->j->bench, p->entries + 1, tile.id, RV_LIST_NONE, see_placement, p, &why);
    rv_case_until(p->j->bench, RV_NO_TURN, false);
    return true;
}

/* ---- followers ------------------------------------------------------------------------------ */

/* Whether a location can mean this region: fields have halves of edges, other regions whole edges,
 * and what has no edge is within. */
static bool may_mean(const rv_region_info *region, unsigned ports) {
    bool field = !strcmp(region->kind, "field");
    if (ports & (JCZ_CENTRE | JCZ_SECOND))
        return !(region->ports & JCZ_SECOND) == !(ports & JCZ_SECOND) &&
               (!(region->ports & (JCZ_CENTRE - 1)) || !strcmp(region->kind, "monastery"));
    return field == !(ports & MIDDLES) && (region->ports & ports);
}

/* The region of a tile, as it lies, at these ports, of two that share an edge that at most of them;
 * of this kind, or of any that the ports mean (NULL). NULL if there is none. */
static const rv_region_info *find_region(const jcz *j, const rv_shown_tile *tile, const char *kind,
                                         unsigned ports) {
    const rv_region_info *found = NULL;
    for (int i = 0; i < tile->nregions; i++) {
        const rv_region_info *it = &tile->regions[i];
        if ((!kind || jcz_is_feature(j, kind, it->kind)) && may_mean(it, ports) &&
            (!found ||
             __builtin_popcount(it->ports & ports) > __builtin_popcount(found->ports & ports)))
            found = it;
    }
    return found;
}

/* "knight@n": the role at a place of a tile, and the first port of it; on a bridge, which no tile
 * shows, by its name, and in a garden, which tiles show by an option. */
static bool find_role(const replay *p, const message *m, const char **role, const char **port) {
    const pointer *at = &m->at;
    const laid *tile = NULL;
    rv_shown_tile shown;
    for (int i = 0; i < p->nboard && !tile; i++)
        if (p->board[i].x == at->x && p->board[i].y == at->y)
            tile = &p->board[i];
    if (!tile)
        return jcz_refuse(p->j, m->loc, "no tile lies at %d,%d", at->x, at->y);
    rv_ruleset_shown(p->j->rs, tile->tile, tile->degrees, &shown);
    const rv_region_info *region = find_region(p->j, &shown, at->kind, at->ports);
    bool bridge = !region && (!at->kind || !strcmp(at->kind, "Road")) &&
                  (at->ports == jcz_ports("NS") || at->ports == jcz_ports("WE"));
    bool garden = at->kind && !strcmp(at->kind, "Garden");
    if (!region && !bridge && !garden)
        return jcz_refuse(p->j, m->loc, "%s has no %s there", tile->id,
                          at->kind ? jcz_kind_of(p->j, at->kind) : "feature");
    unsigned ports = region ? region->ports & at->ports : at->ports;
    *role = jcz_role(p->j->rs, region ? region->kind : garden ? "garden" : "road");
    *port = shown_port(ports & MIDDLES ? ports & MIDDLES : ports);
    return true;
}

/* "big:knight", "builder": a figure at a place, and the port; NULL after a refusal. */
static const char *name_figure(const replay *p, const message *m, const char **port) {
    const rv_figure_row *sort = rv_ruleset_figure(p->j->rs, m->who.sort);
    const char *role;
    if (!find_role(p, m, &role, port))
        return NULL;
    if (sort->joins || sort->on)
        return sort->key;
    if (!*role)
        jcz_refuse(p->j, m->loc, "the figure `%s` does not stand in a %s", m->who.id,
                   m->at.kind ? jcz_kind_of(p->j, m->at.kind) : "feature");
    return *role ? rv_printf(p->j->arena, "%s%s", sort->prefix, role) : NULL;
}

/* Whether a figure is put on another tile than that of the turn. */
static bool is_far(const replay *p, const message *m) {
    return m->at.x != p->turn.tile.x || m->at.y != p->turn.tile.y;
}

/* Of rows that differ in this only: the figure goes to a cell, or to a follower. */
static bool fits(const message *m, const jcz_row *row) {
    const rv_yaml *to = rv_doc_get(m->payload, "to");
    return !to || (row->at == JCZ_AT_CELL) == (to->type == RV_YAML_LIST);
}

/* The row of a message, or NULL: of the rulesets in the game; one that says more goes before. */
static const jcz_row *find_row(const replay *p, const message *m) {
    const bool far = !strcmp(m->type, "DEPLOY_MEEPLE") && is_far(p, m);
    const jcz_row *found = NULL;
    JCZ_EACH(p->j, JCZ_MESSAGE, row) {
        const char *field = row->field, *word = !field ? ""
                                                : !strcmp(field, "figure")
                                                    ? rv_ruleset_figure(p->j->rs, m->who.sort)->key
                                                : !strcmp(field, "feature")
                                                    ? m->at.kind
                                                    : jcz_word(m->payload, field);
        const bool moves = row->when == JCZ_END && !strcmp(m->type, "DEPLOY_MEEPLE"); /* moves_on */
        if (!moves && !strcmp(row->name, m->type) && word && !strcmp(word, row->value) &&
            far == (row->at == JCZ_AT_OTHER) && jcz_plays_with(p->j, row) && fits(m, row) &&
            (!found || (row->field && !found->field) ||
             (far && (row->when == JCZ_LATER) == (p->turn.keys.n > 0))))
            found = row;
    }
    return found;
}

/* Writes the key of a row by its form, for a figure at a port. */
static bool put_form(replay *p, const message *m, const jcz_row *row, const char *name,
                     const char *port) {
    const rv_figure_row *sort = rv_ruleset_figure(p->j->rs, m->who.sort);
    const bool far = is_far(p, m);
    rv_buf b = {.arena = p->j->arena};
    for (const char *s = row->choice; *s;) {
        const size_t n = *s == '{' ? strcspn(s, "}") + 1 : *s == '[' ? strcspn(s, "]") + 1 : 1;
        const rv_str word = {s, n};
        if (rv_str_is(word, "{follower}"))
            rv_putf(&b, "%s@%d,%d%s%s", name, m->at.x, m->at.y, *port ? "." : "", port);
        else if (rv_str_is(word, "{stand}")) /* the figure goes without saying */
            rv_putf(&b, "%s%s%s%s", name + strlen(sort->prefix), far || *port ? "@" : "",
                    far ? rv_printf(p->j->arena, "%d,%d.", m->at.x, m->at.y) : "", port);
        else if (rv_str_is(word, "{player}"))
            rv_put(&b, p->j->label[m->who.owner]);
        else if (rv_str_is(word, "{feature}"))
            rv_putf(&b, "%s@%d,%d.%s", jcz_kind_of(p->j, m->at.kind), m->at.x, m->at.y, port);
        else if (rv_str_is(word, "{figure}"))
            rv_put(&b, *sort->key ? sort->key : "small");
        else if (rv_str_is(word, "{cell}"))
            rv_putf(&b, "%d,%d", m->at.x, m->at.y);
        else if (rv_str_is(word, "{place}"))
            rv_put(&b, port);
        else if (rv_str_is(word, "[{size}:]"))
            rv_put(&b, sort->prefix);
        else
            rv_putn(&b, s, n);
        s += n;
    }
    const char *before = p->turn.keys.n ? rv_buf_text(&p->turn.keys) : "";
    const char *said = strstr(before, rv_printf(p->j->arena, "  %s: [", row->option));
    if (!row->each || !said)
        return key(p, m, row->option, row->each ? "['%s']" : "'%s'", rv_buf_text(&b));
    p->turn.keys.n -= strlen("]\n"); /* it is the last one */
    rv_putf(&p->turn.keys, ", '%s']\n", rv_buf_text(&b));
    return true;
}

/* The row of figures that do; NULL. */
static const jcz_row *moves_on(const replay *p, const message *m) {
    const char *id = jcz_word(m->payload, "meepleId"), *sort = strchr(id ? id : "", '.');
    JCZ_EACH(p->j, JCZ_MESSAGE, row)
    if (row->when == JCZ_END && !strcmp(row->name, m->type) && jcz_plays_with(p->j, row) && sort &&
        !strncmp(sort + 1, row->value, strlen(row->value)))
        return row;
    return NULL;
}

/* A figure that was scored moves on when the turn is over, whoever owns it. */
static bool move_on(replay *p, message *m, const jcz_row *row) {
    const char *role, *port;
    if (!read_message(p, m, OPEN | AT | WHO) || !is_own(p, m, m->player) ||
        !find_role(p, m, &role, &port))
        return false;
    p->turn.moves = row;
    rv_putf(&p->turn.moved, "%s'%s:%s@%d,%d.%s'", p->turn.moved.n ? ", " : "",
            p->j->label[m->who.owner], role, m->at.x, m->at.y, port);
    return true;
}

/* Whether the turn is legal so far with this figure on its tile. */
static bool may_stand(replay *p, const char *piece) {
    rv_buf b = {.arena = p->j->arena};
    const bool broken = p->broken;
    put_entry(p, &b, piece);
    const rv_report *report = replay_judge(p, rv_buf_text(&b));
    p->broken = broken;
    return report || broken;
}

static bool deploy(replay *p, message *m) {
    const rv_figure_row *sort = rv_ruleset_figure(p->j->rs, m->who.sort);
    const char *name, *port;
    if (m->at.ports & JCZ_ON_TOP)
        return key(p, m, "top", "'%s%s%d,%d'", sort->key, *sort->key ? " " : "", m->at.x, m->at.y);
    const int x = p->turn.tile.x, y = p->turn.tile.y;
    if (sort->corner && !p->turn.piece) { /* the pointer is to the tile in the south-east of it */
        p->turn.piece = rv_printf(p->j->arena, "%s@%s%s", sort->key, m->at.y < y ? "s" : "n",
                                  m->at.x > x ? "e" : "w");
        return true;
    }
    const jcz_row *row = find_row(p, m); /* a key says where else a figure can stand */
    if (!row && is_far(p, m))
        return jcz_refuse(p->j, m->loc, "a follower on another tile is not known here");
    if (row && row->field && !strcmp(row->field, "feature"))
        return put_form(p, m, row, "", "") && (!row->draws || draw(p, m, row));
    if (!(name = name_figure(p, m, &port)))
        return false;
    const char *piece = rv_printf(p->j->arena, "%s%s%s", name, *port ? "@" : "", port);
    if (is_far(p, m))
        return put_form(p, m, row, name, port);
    if (row && !sort->joins && (p->turn.piece || !may_stand(p, piece)))
        return put_form(p, m, row, name, port);
    if (p->turn.piece)
        return comes_again(p, m);
    p->turn.piece = piece;
    JCZ_EACH(p->j, JCZ_ELEMENT, element)
    if (element->draws && !strcmp(element->name, jcz_figure_there(p->j, m->who.sort)))
        return draw(p, m, element);
    return true;
}

/* ---- prisoners ------------------------------------------------------------------------------ */

/* The prisoner of this owner with whom the holder answers a capture, the one who was captured
 * first; -1 if there is none. Where both sorts are held, the player is asked, by a message. */
static int find_exchange(const replay *p, int holder, int owner, bool *two_sorts) {
    int found = -1;
    *two_sorts = false;
    for (int i = 0; i < p->nprisoners; i++)
        if (p->prisoners[i].holder == holder && p->prisoners[i].who.owner == owner) {
            found = found < 0 ? i : found;
            *two_sorts |= p->prisoners[i].who.sort != p->prisoners[found].who.sort;
        }
    return found;
}

static bool capture(replay *p, message *m) {
    const char *name = "top", *port = "";
    const figure *it = &m->who;
    if (!(m->at.ports & JCZ_ON_TOP) && !(name = name_figure(p, m, &port)))
        return false;
    if (it->owner != p->turn.player) { /* who answers a capture gives a prisoner back, if any */
        bool two_sorts;
        int back = find_exchange(p, it->owner, p->turn.player, &two_sorts);
        if (back >= 0 && !two_sorts)
            p->prisoners[back].holder = -1;
        else if (back < 0)
            p->prisoners[p->nprisoners++] = (prisoner){*it, p->turn.player};
    }
    return key(p, m, "capture", "'%s:%s@%d,%d%s%s'", p->j->label[it->owner], name, m->at.x, m->at.y,
               *port ? "." : "", port);
}

static int find_prisoner(const replay *p, const char *id) {
    int i = p->nprisoners - 1;
    while (i >= 0 && (p->prisoners[i].holder < 0 || strcmp(p->prisoners[i].who.id, id) != 0))
        i--;
    return i;
}

static bool exchange(replay *p, message *m) {
    const char *sort = rv_ruleset_figure(p->j->rs, m->who.sort)->key;
    int i = find_prisoner(p, m->who.id);
    if (i >= 0)
        p->prisoners[i].holder = -1;
    return key(p, m, "exchange", "%s", *sort ? sort : "small");
}

static bool pay_ransom(replay *p, message *m) {
    int i = find_prisoner(p, m->who.id);
    if (m->player >= 0 && !is_own(p, m, m->player))
        return false;
    if (i < 0)
        return jcz_refuse(p->j, m->loc, "nobody holds the follower `%s`", m->who.id);
    if (p->ransom)
        return comes_again(p, m);
    int holder = p->prisoners[i].holder;
    const char *sort = rv_ruleset_figure(p->j->rs, m->who.sort)->key;
    bool both; /* the holder has followers of several sorts, so that the figure must be named */
    find_exchange(p, holder, m->who.owner, &both);
    if (!*sort && both)
        sort = "small";
    p->ransom = rv_printf(p->j->arena, "%s%s%s", p->j->label[holder], *sort ? " " : "", sort);
    p->payer = m->who.owner;
    p->prisoners[i].holder = -1;
    if (!p->turn.open || p->turn.committed)
        return true;
    return is_own(p, m, p->turn.player) && put_ransom(p, m);
}

/* ---- tokens --------------------------------------------------------------------------------- */

static bool place_bridge(replay *p, message *m) {
    turn *t = &p->turn;
    const char *axis = m->at.ports == jcz_ports("NS") ? "ns" : "ew";
    bool here = m->at.x == t->tile.x && m->at.y == t->tile.y;
    if (t->nbridges == 4)
        return jcz_refuse(p->j, m->loc, "too many bridges in one turn");
    t->bridges[t->nbridges++] =
        here ? axis : rv_printf(p->j->arena, "%s@%d,%d", axis, m->at.x, m->at.y);
    return true;
}

/* Whoever laid the tile, its owner builds the castle. */
static bool place_castle(replay *p, message *m) {
    const char *role, *port;
    rv_buf *b = &p->turn.castles[m->player >= 0 ? m->player : p->turn.player];
    m->at.kind = "City";
    if (!find_role(p, m, &role, &port))
        return false;
    rv_putf(b, "%s'city@%d,%d.%s'", b->n ? ", " : "", m->at.x, m->at.y, port);
    return true;
}

/* ---- bazaars --------------------------------------------------------------------------------
 *
 * A replay names the tiles on offer by their place in a row only; which tile that is follows from
 * the order of draws, if the file has it, or else from the tile that its buyer lays next. Bids come
 * one by one: replay.auction holds the lots so far, and the entry is written with the last of them.
 */

/* Whether tiles are auctioned; otherwise each player takes one in turn. */
static bool has_bids(const replay *p) {
    return !jcz_chose(p->j, "bazaar_auction", "false");
}

/* The tile that a player lays next. */
static const char *laid_next(const replay *p, int player) {
    for (int i = p->at + 1; i < p->n; i++)
        if (!strcmp(p->list[i].type, "PLACE_TILE") && p->list[i].player == player)
            return p->list[i].index < 0 ? NULL : p->list[i].tile;
    return NULL;
}

/* All tiles but one are sold: the last player gets it. Writes the auction, if the tiles are known,
 * and gives them to their owners. */
static bool end_auction(replay *p) {
    auction *a = &p->auction;
    const int n = p->j->nplayers;
    const char *tiles[RV_MAX_PLAYERS];
    bool ordered = p->norder - p->drawn >= n;
    int player = 0;
    while (jcz_owns(p->j, a->owner, player))
        player++;
    for (int i = 0; i < n; i++)
        if (a->owner[i] < 0)
            a->owner[a->last = i] = player;
    a->open = false;
    for (int i = 0; i < n; i++)
        if (!(tiles[i] = ordered ? p->order[p->drawn++] : laid_next(p, a->owner[i]))) {
            jcz_note(p->j, a->loc,
                     "the file does not say which tiles are on offer here: the record ends before "
                     "them");
            return p->ended = true;
        }
    replay_finish_turn(p);
    replay_begin_entry(p);
    rv_put(p->record, "- bazaar:\n    draw: [");
    for (int i = 0; i < n; i++) {
        rv_putf(p->record, "%s'%s'", i ? ", " : "", tiles[i]);
        p->hand[a->owner[i]] = tiles[i];
    }
    rv_put(p->record, "]\n    lots:\n");
    if (!has_bids(p)) {
        a->lots[a->nlots] = jcz_lot_of(a->owner[a->last], NULL);
        a->lots[a->nlots++].index = a->last;
    }
    for (int i = 0; i < a->nlots; i++) {
        a->lots[i].tile = tiles[a->lots[i].index];
        jcz_put_lot(p->j, p->record, &a->lots[i]);
    }
    return true;
}

static bool sell_lot(replay *p, int owner) {
    jcz_lot *l = &p->auction.lots[p->auction.nlots - 1];
    p->auction.owner[l->index] = owner;
    p->auction.bidding = false;
    return p->auction.nlots < p->j->nplayers - 1 || end_auction(p);
}

/* Whether all players who need a tile have answered; then, if nobody outbid the chooser, the tile
 * is the chooser's. */
static bool close_lot(replay *p) {
    const jcz_lot *l = &p->auction.lots[p->auction.nlots - 1];
    for (int i = 0; i < p->j->nplayers; i++)
        if (l->bids[i] == JCZ_NO_BID && !jcz_owns(p->j, p->auction.owner, i))
            return true;
    return l->bidder != l->chooser || sell_lot(p, l->chooser);
}

static bool no_bidder(const replay *p, const message *m) {
    return jcz_refuse(p->j, m->loc, "the message %s is of no player who can bid here", m->type);
}

static bool auction_bid(replay *p, message *m) {
    auction *a = &p->auction;
    int index = 0, price = 0;
    if (m->player < 0)
        return no_bidder(p, m);
    if (!jcz_number(rv_doc_get(m->payload, "supplyIndex"), 0, p->j->nplayers - 1, &index) ||
        !jcz_number(rv_doc_get(m->payload, "price"), 0, JCZ_PRICE, &price))
        return jcz_refuse(p->j, m->loc,
                          "the message %s has no price, or no supplyIndex of a tile on offer",
                          m->type);
    if (!a->open && a->last == index && p->last != m->player && p->hand[m->player] &&
        a->owner[index] == m->player)
        return true; /* older versions let the last player take the last tile by a message */
    if (!a->open && !p->turn.open)
        return jcz_refuse(p->j, m->loc, "the message %s comes before any tile", m->type);
    if (!a->open) {
        *a = (auction){.open = true, .loc = m->loc, .last = -1};
        memset(a->owner, -1, sizeof a->owner);
    }
    const bool owns = jcz_owns(p->j, a->owner, m->player);
    jcz_lot *l = &a->lots[a->bidding ? a->nlots - 1 : a->nlots];
    if (a->bidding && (owns || l->bids[m->player] != JCZ_NO_BID))
        return no_bidder(p, m);
    if (!a->bidding) { /* the chooser opens a lot */
        if (owns || a->owner[index] >= 0)
            return jcz_refuse(p->j, m->loc, "the tile %d of this auction is not on offer", index);
        *l = jcz_lot_of(m->player, NULL);
        l->index = index;
        a->nlots++;
        a->bidding = true;
        if (!has_bids(p))
            return sell_lot(p, m->player);
    }
    l->bids[m->player] = price;
    l->bidder = m->player;
    return close_lot(p);
}

static bool auction_deal(replay *p, message *m) {
    const char *value = jcz_word(m->payload, "value");
    jcz_lot *l = p->auction.bidding ? &p->auction.lots[p->auction.nlots - 1] : NULL;
    if (!l || l->bidder == l->chooser)
        return jcz_refuse(p->j, m->loc, "nothing can be bought or sold here");
    bool buys = value && !strcmp(value, "BUY");
    if (!buys && !(value && !strcmp(value, "SELL")))
        return jcz_refuse(p->j, m->loc, "its `value` is neither BUY nor SELL");
    l->deal = buys ? "buy" : "sell";
    return sell_lot(p, buys ? l->chooser : l->bidder);
}

/* ---- what rulesets say ---------------------------------------------------------------------- */

/* Writes the key of an entry that means the same. */
static bool put_row(replay *p, message *m, const jcz_row *row) {
    static const int reads[] = {TURN, TURN | CELL, TURN | AT, TURN | AT | WHO | WITHIN | OWN,
                                TURN | AT};
    const char *name = "top", *port = "";
    const bool others = strstr(row->choice, "{player}");
    if (!read_message(p, m, row->each ? OPEN | CELL : reads[row->at] & ~(others ? OWN : 0)))
        return false;
    bool top = m->at.ports & JCZ_ON_TOP;
    if (row->at == JCZ_AT_FOLLOWER && !top && !(name = name_figure(p, m, &port)))
        return false;
    if (row->at == JCZ_AT_FEATURE &&
        !(m->at.kind ? find_role(p, m, &name, &port) : lacks(p, m, "feature")))
        return false;
    return put_form(p, m, row, name, port) && (!row->draws || draw(p, m, row));
}

/* ---- the rest ------------------------------------------------------------------------------- */

/* Whether nobody draws a tile any more, and the player who passes decides nothing more: what was
 * asked before, such as whether a figure moves on, is answered by another message. */
static bool passes_round(const replay *p, int player) {
    rv_tile_info info;
    bool last = player >= 0, asked = false;
    for (int i = p->at; i < p->n; i++) {
        const message *m = &p->list[i];
        last &= m->index < 0 || (rv_ruleset_tile(p->j->rs, m->index, &info) && info.hand);
        last &= i == p->at || m->player != player || !strcmp(m->type, "COMMIT");
    }
    JCZ_EACH(p->j, JCZ_TILE, row)
    asked |= jcz_plays_with(p->j, row);
    return last && asked;
}

/* A tile in hand that is not laid in the round after the last tile (AM-23). */
static void pass_round(replay *p, int player) {
    const char *none = rv_printf(p->j->arena, "- %s: none\n", p->j->label[player]);
    const bool broken = p->broken;
    replay_finish_turn(p);
    if (replay_judge(p, none)) {
        replay_begin_entry(p);
        rv_put(p->record, none);
        p->last = player;
    }
    p->broken = broken;
}

/* A bid that is not made; or a tile that was put away although it fits with a bridge, of which only
 * the order of draws tells. All others mean nothing. */
static bool pass(replay *p, message *m) {
    if (p->auction.open) {
        jcz_lot *l = p->auction.bidding ? &p->auction.lots[p->auction.nlots - 1] : NULL;
        if (m->player < 0 || !l || l->bids[m->player] != JCZ_NO_BID ||
            jcz_owns(p->j, p->auction.owner, m->player))
            return no_bidder(p, m);
        l->bids[m->player] = JCZ_PASSED;
        return close_lot(p);
    }
    bool before_tile = !p->turn.open || p->turn.committed;
    if (before_tile && passes_round(p, m->player))
        pass_round(p, m->player);
    JCZ_EACH(p->j, JCZ_MESSAGE, row) /* or the end of a turn, in which something could be done */
    if (row->when == JCZ_END && m->player == p->turn.player && jcz_plays_with(p->j, row))
        before_tile = false;
    JCZ_EACH(p->j, JCZ_TILE, row) /* or the question whether a tile in hand is laid */
    before_tile &= !jcz_plays_with(p->j, row);
    p->passes += before_tile;
    if (before_tile && !p->norder)
        jcz_note(p->j, m->loc,
                 "a tile was put away here, and the file does not say which: it is left out");
    return true;
}

static bool play(replay *p, message *m) {
    static const struct {
        const char *type, *token;
        bool (*play)(replay *p, message *m);
        int reads;
    } types[] = {
        {"PLACE_TILE", NULL, place_tile, 0},
        {"DEPLOY_MEEPLE", NULL, deploy, TURN | AT | WHO | OWN},
        {"PLACE_TOKEN", "BRIDGE", place_bridge, TURN | AT},
        {"PLACE_TOKEN", "CASTLE", place_castle, OPEN | AT},
        {"CAPTURE_FOLLOWER", NULL, capture, TURN | AT | WHO | WITHIN | FOLLOWER},
        {"EXCHANGE_FOLLOWER", NULL, exchange, TURN | WHO | FOLLOWER | OWN},
        {"PAY_RANSOM", NULL, pay_ransom, WHO | FOLLOWER},
        {"BAZAAR_BID", NULL, auction_bid, 0},
        {"BAZAAR_BUY_OR_SELL", NULL, auction_deal, 0},
        {"PASS", NULL, pass, 0},
    };
    const char *token = jcz_word(m->payload, "token"), *source = jcz_word(m->payload, "source");
    const jcz_row *moves =
        p->turn.committed && !strcmp(m->type, "DEPLOY_MEEPLE") ? moves_on(p, m) : NULL;
    take_random(p, m->payload, "random");
    if (!strcmp(m->type, "COMMIT"))
        return p->turn.committed = true;
    if (moves)
        return move_on(p, m, moves);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (!strcmp(types[i].type, m->type) &&
            (!types[i].token || (token && !strcmp(types[i].token, token))))
            return read_message(p, m, types[i].reads) && types[i].play(p, m);
    const jcz_row *row = find_row(p, m);
    if (row)
        return put_row(p, m, row);
    if (!strcmp(m->type, "PLACE_TOKEN"))
        return jcz_refuse(p->j, m->loc, "the piece `%s` is not known here", token ? token : "");
    if (!strcmp(m->type, "RETURN_MEEPLE"))
        return jcz_refuse(p->j, m->loc, "a figure that comes back by `%s` is not known here",
                          source ? source : "");
    return jcz_refuse(p->j, m->loc, "the message `%s` is not known here", m->type);
}

bool jcz_read_replay(jcz *j, rv_buf *record) {
    replay *p = RV_NEW(j->arena, replay);
    *p = (replay){.j = j, .record = record, .last = -1, .random = -1};
    take_random(p, j->root, "initialRandom");
    if (!read_messages(p) || !read_order(p))
        return false;
    rv_tile_info tile;
    for (int i = 0; rv_ruleset_tile(j->rs, i, &tile); i++)
        *(tile.hand ? &p->nheld : &p->ntiles) += tile.count;
    p->board = RV_NEWS(j->arena, laid, p->n + 1);
    p->board[p->nboard++] = (laid){0, 0, shown_tile(j->rs, j->start), 0, j->start};
    p->prisoners = RV_NEWS(j->arena, prisoner, p->n + 1);
    p->draws = RV_NEWS(j->arena, bool, (p->n + 1) * (1 + j->nplayers) + 1);
    discards_find(p);
    replay_finish_turn(p);
    for (p->at = 0; p->at < p->n && !p->ended; p->at++)
        if (!play(p, &p->list[p->at]))
            return false;
    if (p->auction.open)
        jcz_note(j, p->auction.loc, "the game ends in this auction: it is left out");
    discards_rest(p);
    /* so many tiles were drawn, as far as the file says */
    int drawn = p->drawn > p->nboard - 1 ? p->drawn : p->nboard - 1;
    p->j->over = p->limit && drawn >= p->limit;
    if (p->j->over)
        jcz_note(p->j, p->limited,
                 "the game ends with the last turn, by this: score the record with --now");
    rv_put(record, p->entries ? "" : "moves: []\n");
    return true;
}
