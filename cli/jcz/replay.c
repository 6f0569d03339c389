/* replay.c - turns the messages of a replay into the entries of a record, turn by turn. */
#include "jcz/replay.h"

#define FAR 500 /* no tile lies farther from the first */
#define MIDDLES 0x492u

/* ---- reading messages ----------------------------------------------------------------------- */

static bool to_cell(const rv_yaml *list, int *x, int *y) {
    if (!list || list->type != RV_YAML_LIST || list->n != 2 ||
        !jcz_number(list->first, -FAR, FAR, x) || !jcz_number(list->first->next, -FAR, FAR, y))
        return false;
    *y = -*y; /* there it grows to the south */
    return true;
}

static bool lacks(const replay *p, const message *m, const char *what) {
    return jcz_refuse(p->j, m->mark, "the message %s has no %s that can be read", m->type, what);
}

/* A place on the board: of a feature, or of a follower on it. */
typedef struct pointer {
    int x, y;
    unsigned ports;
    const char *kind; /* NULL: not said */
} pointer;

static bool read_pointer(const replay *p, const message *m, pointer *to) {
    const rv_yaml *map = m->payload ? rv_doc_get(m->payload, "pointer") : NULL;
    if (map && map->type == RV_YAML_MAP && rv_doc_get(map, "featurePointer"))
        map = rv_doc_get(map, "featurePointer");
    if (!map || map->type != RV_YAML_MAP || !to_cell(rv_doc_get(map, "position"), &to->x, &to->y))
        return lacks(p, m, "position");
    const char *location = jcz_word(map, "location"), *feature = jcz_word(map, "feature");
    bool tower = feature && !strcmp(feature, "Tower");
    to->ports = tower ? JCZ_ON_TOP : location ? jcz_ports(location) : 0;
    to->kind = feature ? jcz_kind(feature) : NULL;
    if (!to->ports)
        return jcz_refuse(p->j, map->mark, "the location `%s` is not known here",
                          location ? location : "");
    if (feature && !to->kind && !tower)
        return jcz_refuse(p->j, map->mark, "the feature `%s` is not known here", feature);
    return true;
}

/* "0.small.1": whose figure it is, its sort, and which of them. */
static bool read_figure(const replay *p, const message *m, const rv_yaml *in, figure *to) {
    int which;
    to->id = jcz_word(in, "meepleId");
    rv_str rest = rv_str_of(to->id ? to->id : ""), owner = rv_str_cut(&rest, ".");
    if (!jcz_whole(owner, 0, p->j->nplayers - 1, &to->owner) || !rest.s)
        return lacks(p, m, "meepleId");
    rv_str type = rv_str_cut(&rest, ".");
    to->sort = jcz_figure_there(type);
    if (to->sort < 0)
        return jcz_refuse(p->j, m->mark, "a piece `%s` is not known here",
                          rv_dup(p->j->arena, type));
    return jcz_whole(rest, 1, jcz_figure_at(to->sort)->each, &which) || lacks(p, m, "meepleId");
}

/* The same of a follower. */
static bool read_follower(const replay *p, const message *m, const rv_yaml *in, figure *to) {
    if (!read_figure(p, m, in, to))
        return false;
    return !jcz_figure_at(to->sort)->joins ||
           jcz_refuse(p->j, m->mark, "a %s is no follower", jcz_figure_at(to->sort)->there);
}

/* Nobody moves the figures of others. */
static bool is_own(const replay *p, const message *m, const figure *it, int player) {
    return it->owner == player ||
           jcz_refuse(p->j, m->mark, "the figure `%s` is of another player than the message %s",
                      it->id, m->type);
}

/* What was undone is left out: each UNDO takes back the message before it. */
static bool read_messages(replay *p) {
    const rv_yaml *list = rv_doc_get(p->j->root, "replay");
    if (!list || list->type != RV_YAML_LIST)
        return jcz_refuse(p->j, p->j->root->mark,
                          "it has no `replay`: it is a setup without a game");
    p->list = RV_NEWS(p->j->arena, message, list->n + 1);
    RV_EACH_ITEM(list, item) {
        message *m = &p->list[p->n];
        *m = (message){jcz_word(item, "type"), NULL, -1, item->mark};
        if (!m->type)
            return jcz_refuse(p->j, item->mark, "a message has no `type`");
        m->payload = rv_doc_get(item, "payload");
        if (m->payload && m->payload->type != RV_YAML_MAP)
            m->payload = NULL;
        const rv_yaml *player = rv_doc_get(item, "player");
        if (player && !jcz_number(player, 0, p->j->nplayers - 1, &m->player))
            return jcz_refuse(p->j, item->mark, "its `player` is none of the %d players",
                              p->j->nplayers);
        p->n++;
        if (!strcmp(p->list[p->n - 1].type, "UNDO"))
            p->n = p->n > 1 ? p->n - 2 : 0;
    }
    return true;
}

/* The game ends when so many tiles are drawn: `endTurn`, or `#END` after the last of the order. */
static bool read_limit(replay *p, const rv_yaml *end) {
    if (!end ||
        (end->type == RV_YAML_WORD && (rv_str_is(end->text, "null") || rv_str_is(end->text, "0"))))
        return true;
    p->limited = end->mark;
    return jcz_number(end, 1, RV_LIMIT_POINTS, &p->limit) ||
           jcz_refuse(p->j, end->mark, "`endTurn` is no number of tiles");
}

static bool read_order(replay *p) {
    const rv_yaml *notes = rv_doc_get(p->j->root, "gameAnnotations");
    if (jcz_is_null(notes))
        return true;
    if (notes->type != RV_YAML_MAP)
        return jcz_refuse(p->j, notes->mark, "`gameAnnotations` must be a map");
    const rv_yaml *list = rv_doc_get(notes, "drawOrder");
    if (!read_limit(p, rv_doc_get(notes, "endTurn")))
        return false;
    if (jcz_is_null(list))
        return true;
    if (list->type != RV_YAML_LIST)
        return jcz_refuse(p->j, list->mark, "`drawOrder` must be a list of tiles");
    p->order = RV_NEWS(p->j->arena, const char *, list->n + 1);
    RV_EACH_ITEM(list, word) {
        if (!word->next && word->type == RV_YAML_WORD && rv_str_is(word->text, "#END")) {
            p->limit = list->n - 1;
            p->limited = word->mark;
            break;
        }
        const char *name =
            word->type == RV_YAML_WORD ? jcz_tile_here(p->j->arena, word->text.s) : "";
        if (jcz_find_tile(p->j->rs, name) < 0)
            return jcz_refuse(p->j, word->mark, "the tile `%s` is not known here", name);
        p->order[p->norder++] = name;
    }
    return true;
}

/* ---- writing entries ------------------------------------------------------------------------ */

static void begin_entry(replay *p) {
    rv_put(p->record, p->entries++ ? "" : "moves:\n");
}

static bool comes_again(const replay *p, const message *m) {
    return jcz_refuse(p->j, m->mark, "the message %s comes a second time in this turn", m->type);
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

static const char *tile_name(const replay *p, int tile) {
    rv_tile_info info;
    rv_ruleset_tile(p->j->rs, tile, &info);
    return info.id;
}

void replay_finish_turn(replay *p) {
    turn *t = &p->turn;
    if (t->open) {
        begin_entry(p);
        rv_putf(p->record, "- %s: %s/%d %d,%d%s%s\n", p->j->label[t->player],
                tile_name(p, t->tile.tile), t->tile.degrees, t->tile.x, t->tile.y,
                t->piece ? " " : "", t->piece ? t->piece : "");
        p->draws[p->entries - 1] = !t->bought;
        for (int i = 0; i < p->turn.nbridges; i++)
            rv_putf(p->record, "%s'%s'", i ? ", " : "  bridge: [", p->turn.bridges[i]);
        rv_put(p->record, p->turn.nbridges ? "]\n" : "");
        int n = 0;
        for (int i = 0; i < p->j->nplayers; i++)
            if (p->turn.castles[i].n)
                rv_putf(p->record, "%s%s: [%s]", n++ ? ", " : "  castle: {", p->j->label[i],
                        rv_buf_text(&p->turn.castles[i]));
        rv_put(p->record, n ? "}\n" : "");
        rv_put(p->record, t->keys.n ? rv_buf_text(&t->keys) : "");
        p->last = t->player;
    }
    *t = (turn){.keys = {.arena = p->j->arena}};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        t->castles[i].arena = p->j->arena;
}

/* ---- tiles ---------------------------------------------------------------------------------- */

const char *replay_draw(replay *p) {
    return p->drawn < p->norder ? p->order[p->drawn++] : NULL;
}

/* Whether the next tile that is drawn for a turn is another one. */
static bool is_drawn_next(const replay *p, const char *tile) {
    for (int i = p->at + 1; i < p->n; i++) {
        const message *m = &p->list[i];
        if (strcmp(m->type, "PLACE_TILE") != 0 && strcmp(m->type, "BAZAAR_BID") != 0)
            continue;
        const char *id = jcz_word(m->payload, "tileId");
        return !id || (m->player >= 0 && p->hand[m->player]) ||
               !strcmp(jcz_tile_here(p->j->arena, id), tile);
    }
    return true;
}

typedef struct wanted {
    replay *p;
    bool found;
} wanted;

/* The placement of the turn: notes what must be built for it, which JCloisterZone does by itself.
 */
static bool see_placement(void *ud, const rv_placement *it) {
    wanted *w = ud;
    turn *t = &w->p->turn;
    if (it->x != t->tile.x || it->y != t->tile.y || it->rotation != t->tile.degrees)
        return true;
    for (int i = 0; i < it->needs.n && !t->nbridges; i++) {
        rv_str rest = rv_str_of(it->needs.list[i].words ? it->needs.list[i].words : "");
        while (rest.s && t->nbridges < 4) {
            rv_str one = rv_str_cut(&rest, "+");
            if (one.n)
                t->bridges[t->nbridges++] = rv_dup(w->p->j->arena, one);
        }
    }
    w->found = true;
    return false;
}

static bool has_piece(const rv_ruleset *rs, const char *name) {
    rv_piece_info piece;
    for (int i = 0; i < rv_ruleset_pieces(rs); i++) {
        rv_ruleset_piece(rs, i, &piece);
        if (!strcmp(piece.key, name))
            return true;
    }
    return false;
}

/* Judges the record so far, with an entry more (or ""), which is then forgotten; NULL once it is
 * not legal: nothing that follows can mend it. So there are no more judgements than a game has
 * tiles. */
static const rv_report *judge_with(replay *p, const char *entry) {
    rv_buf *b = p->record;
    const size_t n = b->n;
    if (p->broken)
        return NULL;
    rv_put(b, p->entries ? "" : *entry ? "moves:\n" : "moves: []\n");
    rv_put(b, entry);
    const rv_text text = {.bytes = {rv_buf_text(b), b->n}, .line = 1, .number = 1};
    const rv_report *report = rv_case_judge(p->j->bench, &text);
    b->n = n;
    p->broken = report->verdict != RV_LEGAL;
    return p->broken ? NULL : report;
}

static const rv_report *judge(replay *p) {
    return judge_with(p, "");
}

/* The player whose turn it would be, with a bought tile, if it were not that of another one. */
static int find_skipped(replay *p, int player) {
    int next = p->last < 0 ? player : (p->last + 1) % p->j->nplayers;
    bool held = next != player && player != p->last && p->hand[next];
    const rv_report *report = held ? judge(p) : NULL;
    return report && report->to_move == next ? next : -1;
}

static bool see_any(void *ud, const rv_placement *it) {
    (void)it;
    *(bool *)ud = true;
    return false;
}

/* Whether a tile has no place after the turns so far, and what this one puts aside. */
static bool lies_nowhere(replay *p, const char *tile) {
    bool any = false, aside = p->turn.keys.n;
    const char *why;
    rv_case_until(p->j->bench, p->entries, true);
    bool fine =
        judge_with(p,
                   rv_printf(p->j->arena, "- %s: %s 0,0\n%s%s", p->j->label[p->turn.player], tile,
                             aside ? rv_buf_text(&p->turn.keys) : "", aside ? "]\n" : "")) &&
        rv_case_legal(p->j->bench, p->entries + 1, tile, RV_LIST_NONE, see_any, &any, &why) ==
            RV_FINE;
    rv_case_until(p->j->bench, RV_NO_TURN, false);
    return fine && !any;
}

/* Puts aside the first tile of the river that never lies and has no place (R-18); the lake is below
 * all others (R-4), and last in the list. */
static bool put_missing(replay *p, const message *m, const char *tile, int *n) {
    bool lake = p->nmissing == 1 && strncmp(tile, "RI", 2) != 0;
    int i = 0, others = p->nmissing - (p->lake_missing && p->nmissing && !lake);
    while (i < others && !lies_nowhere(p, p->missing[i]))
        i++;
    if (i == others)
        return false;
    jcz_note(p->j, m->mark,
             "the tile %s of the river is never laid: it was put aside before this one, where it "
             "has no place",
             p->missing[i]);
    rv_putf(&p->turn.keys, "%s'%s'", (*n)++ ? ", " : "  discard: [", p->missing[i]);
    for (p->nmissing--; i < p->nmissing; i++)
        p->missing[i] = p->missing[i + 1];
    return true;
}

/* The tiles that were drawn before this one and had no place. Of equal tiles in a row the turn laid
 * the first one, for it has a place, unless that was put away by a message, because it needs a
 * bridge: then the last one that no later turn can have drawn. */
static void put_discards(replay *p, const message *m, const char *tile, const char *held) {
    int to = p->drawn, n = 0;
    while (put_missing(p, m, tile, &n))
        ;
    if (!held || strcmp(held, tile) != 0) {
        while (to < p->norder && strcmp(p->order[to], tile) != 0)
            to++;
        if (to == p->norder) /* the order says nothing of it */
            to = p->drawn - 1;
        while (to >= p->drawn && to + 1 < p->norder && !strcmp(p->order[to + 1], tile) &&
               p->passes-- > 0 && !is_drawn_next(p, tile))
            to++;
        if (held)
            rv_putf(&p->turn.keys, "  discard: ['%s'", held), n++;
        for (; p->drawn < to; p->drawn++)
            rv_putf(&p->turn.keys, "%s'%s'", n++ ? ", " : "  discard: [", p->order[p->drawn]);
        p->drawn = to + 1;
    }
    rv_put(&p->turn.keys, n ? "]\n" : "");
}

/* What lay before the tile in its turn counts, so the entry is there, too. */
static void find_bridge(replay *p) {
    const turn *t = &p->turn;
    const char *why, *tile = tile_name(p, t->tile.tile);
    wanted w = {p, false};
    if (!has_piece(p->j->rs, "bridges"))
        return;
    rv_case_until(p->j->bench, p->entries, true);
    if (judge_with(p, rv_printf(p->j->arena, "- %s: %s/%d %d,%d\n%s", p->j->label[t->player], tile,
                                t->tile.degrees, t->tile.x, t->tile.y,
                                t->keys.n ? rv_buf_text(&p->turn.keys) : "")))
        rv_case_legal(p->j->bench, p->entries + 1, tile, RV_LIST_NONE, see_placement, &w, &why);
    rv_case_until(p->j->bench, RV_NO_TURN, false);
}

static bool read_tile(replay *p, const message *m, laid *to) {
    const char *id = jcz_word(m->payload, "tileId");
    if (!id || !jcz_rotation(rv_doc_get(m->payload, "rotation"), false, &to->degrees) ||
        !to_cell(rv_doc_get(m->payload, "position"), &to->x, &to->y))
        return lacks(p, m, "tileId, rotation or position");
    to->tile = jcz_find_tile(p->j->rs, jcz_tile_here(p->j->arena, id));
    return to->tile >= 0 || jcz_refuse(p->j, m->mark, "the tile `%s` is not known here", id);
}

/* Whose turn it is. Old files do not say it; then it is as the rules have it. */
static int player_of(replay *p, const message *m) {
    if (m->player >= 0)
        return m->player;
    const rv_report *report = judge(p);
    return report && report->to_move >= 0 ? report->to_move : (p->last + 1) % p->j->nplayers;
}

static bool place_tile(replay *p, const message *m) {
    laid tile;
    replay_finish_turn(p);
    int player = player_of(p, m);
    if (!read_tile(p, m, &tile))
        return false;
    if (p->nboard > p->ntiles)
        return jcz_refuse(p->j, m->mark, "the game has no more than %d tiles to lay", p->ntiles);
    /* Players who could lay no tile, and for whom none was left, are passed over there. */
    for (int next; (next = find_skipped(p, player)) >= 0; p->last = next) {
        begin_entry(p);
        rv_putf(p->record, "- %s: none\n  discard: ['%s']\n", p->j->label[next], p->hand[next]);
        p->hand[next] = NULL;
    }
    p->turn.open = true;
    p->turn.bought = p->hand[player];
    p->turn.player = player;
    p->turn.tile = p->board[p->nboard++] = tile;
    put_discards(p, m, tile_name(p, tile.tile), p->hand[player]);
    p->passes = 0;
    p->hand[player] = NULL;
    if (p->ransom && p->payer != player)
        return jcz_refuse(p->j, m->mark, "another player paid a ransom before this tile");
    if (p->ransom && !put_ransom(p, m))
        return false;
    find_bridge(p);
    return true;
}

/* ---- followers ------------------------------------------------------------------------------ */

static const laid *tile_at(const replay *p, int x, int y) {
    for (int i = 0; i < p->nboard; i++)
        if (p->board[i].x == x && p->board[i].y == y)
            return &p->board[i];
    return NULL;
}

/* "knight@n": the role at a place of a tile, and the first port of it; on a bridge, which no tile
 * shows, as it is said, and in a garden, which tiles show by an option. */
static bool find_role(const replay *p, const message *m, const pointer *at, const char **role,
                      const char **port) {
    const laid *tile = tile_at(p, at->x, at->y);
    rv_shown_tile shown;
    if (!tile)
        return jcz_refuse(p->j, m->mark, "no tile lies at %d,%d", at->x, at->y);
    rv_ruleset_shown(p->j->rs, tile->tile, tile->degrees, &shown);
    const rv_region_info *region = jcz_region(&shown, at->kind, at->ports);
    bool bridge = !region && (!at->kind || !strcmp(at->kind, "road")) &&
                  (at->ports == jcz_ports("NS") || at->ports == jcz_ports("WE"));
    bool garden = at->kind && !strcmp(at->kind, "garden");
    if (!region && !bridge && !garden)
        return jcz_refuse(p->j, m->mark, "%s has no %s there", tile_name(p, tile->tile),
                          at->kind ? at->kind : "feature");
    unsigned ports = region ? region->ports & at->ports : at->ports;
    *role = jcz_role(p->j->rs, region ? region->kind : garden ? "garden" : "road");
    *port = jcz_port(ports & MIDDLES ? ports & MIDDLES : ports);
    return true;
}

/* A tile was laid, and by the same player. */
static bool needs_turn(const replay *p, const message *m) {
    if (!p->turn.open)
        return jcz_refuse(p->j, m->mark, "the message %s comes before any tile", m->type);
    return m->player < 0 || m->player == p->turn.player ||
           jcz_refuse(p->j, m->mark, "the message %s is of another player than the tile", m->type);
}

/* "big:knight", "builder": a figure at a place, and the port; NULL after a refusal. */
static const char *name_figure(const replay *p, const message *m, const figure *it,
                               const pointer *at, const char **port) {
    const jcz_figure *sort = jcz_figure_at(it->sort);
    const char *role;
    if (!find_role(p, m, at, &role, port))
        return NULL;
    if (sort->alone)
        return sort->here;
    if (!*role)
        jcz_refuse(p->j, m->mark, "the figure `%s` does not stand in a %s", it->id, at->kind);
    return *role ? rv_printf(p->j->arena, "%s%s%s", sort->here, *sort->here ? ":" : "", role)
                 : NULL;
}

static bool deploy(replay *p, const message *m) {
    pointer at;
    figure it;
    const char *name, *port;
    if (!needs_turn(p, m) || !read_pointer(p, m, &at) || !read_figure(p, m, m->payload, &it) ||
        !is_own(p, m, &it, p->turn.player))
        return false;
    const char *sort = jcz_figure_at(it.sort)->here;
    if (at.ports & JCZ_ON_TOP)
        return key(p, m, "top", "'%s%s%d,%d'", sort, *sort ? " " : "", at.x, at.y);
    if (p->turn.piece)
        return comes_again(p, m);
    if (at.x != p->turn.tile.x || at.y != p->turn.tile.y)
        return jcz_refuse(p->j, m->mark, "a follower on another tile is not known here");
    if (!(name = name_figure(p, m, &it, &at, &port)))
        return false;
    p->turn.piece = rv_printf(p->j->arena, "%s%s%s", name, *port ? "@" : "", port);
    return true;
}

/* ---- prisoners ------------------------------------------------------------------------------ */

static void set_free(replay *p, int i) {
    p->nprisoners--;
    for (; i < p->nprisoners; i++)
        p->prisoners[i] = p->prisoners[i + 1];
}

/* The prisoner of this owner with whom the holder answers a capture, the one who was captured
 * first; -1 if there is none. Where both sorts are held, the player is asked, by a message. */
static int find_exchange(const replay *p, int holder, int owner, bool *asked) {
    int found = -1;
    *asked = false;
    for (int i = 0; i < p->nprisoners; i++)
        if (p->prisoners[i].holder == holder && p->prisoners[i].who.owner == owner) {
            found = found < 0 ? i : found;
            *asked |= p->prisoners[i].who.sort != p->prisoners[found].who.sort;
        }
    return found;
}

static void take_prisoner(replay *p, const figure *it) {
    bool asked;
    if (it->owner == p->turn.player)
        return;
    int back = find_exchange(p, it->owner, p->turn.player, &asked);
    if (back >= 0 && !asked)
        set_free(p, back);
    else if (back < 0 && p->nprisoners < (int)(sizeof p->prisoners / sizeof *p->prisoners))
        p->prisoners[p->nprisoners++] = (prisoner){*it, p->turn.player};
}

static bool capture(replay *p, const message *m) {
    pointer at;
    figure it;
    const char *name = "top", *port = "";
    const rv_yaml *whom = m->payload ? rv_doc_get(m->payload, "pointer") : NULL;
    if (!needs_turn(p, m) || !read_pointer(p, m, &at) || !read_follower(p, m, whom, &it))
        return false;
    if (!(at.ports & JCZ_ON_TOP) && !(name = name_figure(p, m, &it, &at, &port)))
        return false;
    take_prisoner(p, &it);
    return key(p, m, "capture", "'%s:%s@%d,%d%s%s'", p->j->label[it.owner], name, at.x, at.y,
               *port ? "." : "", port);
}

/* An abbot goes home; other figures come back in this way with boxes that are not known here. */
static bool return_figure(replay *p, const message *m) {
    pointer at;
    figure it;
    const char *source = jcz_word(m->payload, "source");
    const rv_yaml *whom = m->payload ? rv_doc_get(m->payload, "pointer") : NULL;
    if (!source || strcmp(source, "ABBOT_RETURN") != 0)
        return jcz_refuse(p->j, m->mark, "a figure that comes back by `%s` is not known here",
                          source ? source : "");
    if (!needs_turn(p, m) || !read_pointer(p, m, &at) || !read_follower(p, m, whom, &it) ||
        !is_own(p, m, &it, p->turn.player))
        return false;
    return key(p, m, "home", "'%s@%d,%d'", jcz_figure_at(it.sort)->here, at.x, at.y);
}

static int find_prisoner(const replay *p, const figure *it) {
    for (int i = 0; i < p->nprisoners; i++)
        if (!strcmp(p->prisoners[i].who.id, it->id))
            return i;
    return -1;
}

static bool exchange(replay *p, const message *m) {
    figure it;
    if (!needs_turn(p, m) || !read_follower(p, m, m->payload, &it) ||
        !is_own(p, m, &it, p->turn.player))
        return false;
    int i = find_prisoner(p, &it);
    if (i >= 0)
        set_free(p, i);
    const char *sort = jcz_figure_at(it.sort)->here;
    return key(p, m, "exchange", "%s", *sort ? sort : "small");
}

/* Whether the holder has followers of several sorts, so that the figure must be said. */
static bool holds_both(const replay *p, int holder, int owner) {
    bool both;
    find_exchange(p, holder, owner, &both);
    return both;
}

static bool pay_ransom(replay *p, const message *m) {
    figure it;
    if (!read_follower(p, m, m->payload, &it) || (m->player >= 0 && !is_own(p, m, &it, m->player)))
        return false;
    int i = find_prisoner(p, &it);
    if (i < 0)
        return jcz_refuse(p->j, m->mark, "nobody holds the follower `%s`", it.id);
    if (p->ransom)
        return comes_again(p, m);
    int holder = p->prisoners[i].holder;
    const char *sort = jcz_figure_at(it.sort)->here;
    if (!*sort && holds_both(p, holder, it.owner))
        sort = "small";
    p->ransom = rv_printf(p->j->arena, "%s%s%s", p->j->label[holder], *sort ? " " : "", sort);
    p->payer = it.owner;
    set_free(p, i);
    if (!p->turn.open || p->turn.committed)
        return true;
    return is_own(p, m, &it, p->turn.player) && put_ransom(p, m);
}

/* ---- tokens --------------------------------------------------------------------------------- */

static bool token_tower(replay *p, const message *m, const pointer *at) {
    return needs_turn(p, m) && key(p, m, "tower", "'%d,%d'", at->x, at->y);
}

static bool token_bridge(replay *p, const message *m, const pointer *at) {
    turn *t = &p->turn;
    const char *axis = at->ports == jcz_ports("NS") ? "ns" : "ew";
    if (!needs_turn(p, m))
        return false;
    if (t->nbridges == 4)
        return jcz_refuse(p->j, m->mark, "too many bridges in one turn");
    bool here = at->x == t->tile.x && at->y == t->tile.y;
    t->bridges[t->nbridges++] =
        here ? axis : rv_printf(p->j->arena, "%s@%d,%d", axis, at->x, at->y);
    return true;
}

static bool token_castle(replay *p, const message *m, const pointer *at) {
    const char *role, *port;
    int player = m->player >= 0 ? m->player : p->turn.player;
    rv_buf *b = &p->turn.castles[player];
    pointer city = *at;
    city.kind = "city";
    if (!p->turn.open) /* whoever laid the tile, its owner builds the castle */
        return needs_turn(p, m);
    if (!find_role(p, m, &city, &role, &port))
        return false;
    rv_putf(b, "%s'city@%d,%d.%s'", b->n ? ", " : "", at->x, at->y, port);
    return true;
}

static bool place_token(replay *p, const message *m) {
    static const struct {
        const char *name;
        bool (*place)(replay *p, const message *m, const pointer *at);
    } tokens[] = {{"TOWER_PIECE", token_tower}, {"BRIDGE", token_bridge}, {"CASTLE", token_castle}};
    const char *token = jcz_word(m->payload, "token");
    pointer at;
    for (size_t i = 0; token && i < sizeof tokens / sizeof *tokens; i++)
        if (!strcmp(tokens[i].name, token))
            return read_pointer(p, m, &at) && tokens[i].place(p, m, &at);
    return jcz_refuse(p->j, m->mark, "the piece `%s` is not known here", token ? token : "");
}

/* ---- the rest ------------------------------------------------------------------------------- */

static bool bid(replay *p, const message *m) {
    return auction_bid(p, m);
}

static bool buy_or_sell(replay *p, const message *m) {
    return auction_deal(p, m);
}

/* A bid that is not made; or a tile that was put away although it fits with a bridge, of which only
 * the order of draws tells. All others mean nothing. */
static bool pass(replay *p, const message *m) {
    if (p->auction.open)
        return auction_pass(p, m);
    bool before_tile = !p->turn.open || p->turn.committed;
    p->passes += before_tile;
    if (before_tile && !p->norder)
        jcz_note(p->j, m->mark,
                 "a tile was put away here, and the file does not say which: it is left out");
    return true;
}

static bool commit(replay *p, const message *m) {
    (void)m;
    p->turn.committed = true;
    return true;
}

static bool play(replay *p, const message *m) {
    static const struct {
        const char *type;
        bool (*play)(replay *p, const message *m);
    } types[] = {
#define JCZ_MESSAGE(type, function) {type, function},
#include "jcz/jcz.def"
    };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (!strcmp(types[i].type, m->type))
            return types[i].play(p, m);
    return jcz_refuse(p->j, m->mark, "the message `%s` is not known here", m->type);
}

/* The copies of a tile that no turn lays or puts aside. */
static int count_left(const replay *p, int tile) {
    rv_tile_info info;
    rv_ruleset_tile(p->j->rs, tile, &info);
    int n = info.count;
    for (int i = 0; i < p->nboard; i++)
        n -= p->board[i].tile == tile;
    return n;
}

/* A tile that is left, and after how many turns it had no place, the last time before a turn that
 * draws; -1: it always had one. Nothing is put aside in a bazaar or for a bought tile (B-64). */
typedef struct left {
    const char *tile;
    int turn;
} left;
typedef struct leftover {
    replay *p;
    left *list;
    int n, seen;
} leftover;

static void see_turn(void *ud, const rv_report *report) {
    leftover *o = ud;
    const char *why;
    (void)report;
    for (int i = 0; i < o->n && o->p->draws[o->seen]; i++) {
        bool any = false;
        if (i && !strcmp(o->list[i].tile, o->list[i - 1].tile))
            o->list[i].turn = o->list[i - 1].turn;
        else if (rv_case_legal(o->p->j->bench, 0, o->list[i].tile, RV_LIST_NONE, see_any, &any,
                               &why) == RV_FINE &&
                 !any)
            o->list[i].turn = o->seen;
    }
    o->seen++;
}

static void put_left(rv_buf *b, const leftover *o, int after) {
    int n = 0;
    for (int i = 0; i < o->n; i++)
        if (o->list[i].turn == after)
            rv_putf(b, "%s'%s'", n++ ? ", " : "  discard: [", o->list[i].tile);
    rv_put(b, n ? "]\n" : "");
}

/* Writes the record again, in which what is left was drawn before the turns in which it had no
 * place. An entry begins with a line `- `. */
static void put_aside(replay *p, const leftover *o, int player) {
    rv_str rest = {rv_buf_text(p->record), p->record->n}, line;
    rv_buf b = {.arena = p->j->arena};
    int after = -1;
    for (; rest.s && rest.n;) {
        line = rv_str_cut(&rest, "\n");
        rv_putn(&b, line.s, line.n);
        rv_put(&b, "\n");
        if (line.n > 1 && line.s[0] == '-')
            put_left(&b, o, ++after);
    }
    bool last = false;
    for (int i = 0; i < o->n; i++)
        last |= o->list[i].turn == p->entries;
    if (last)
        rv_putf(&b, "- %s: none\n", p->j->label[player]);
    put_left(&b, o, p->entries);
    *p->record = b;
    p->entries += last;
}

/* A game whose last turn is over, and of which only tiles are left that had no place at some time:
 * then they were drawn at that time, as the game would go on otherwise (K-10), unless the turns
 * that follow are not legal with it. */
static void find_left(replay *p, int player, int stack) {
    leftover o = {.p = p, .list = RV_NEWS(p->j->arena, left, stack + 1)};
    for (int i = 0; i < rv_ruleset_tiles(p->j->rs); i++)
        for (int n = count_left(p, i); n > 0; n--, o.n++)
            if (o.n < stack)
                o.list[o.n] = (left){tile_name(p, i), -1};
    if (o.n != stack || strstr(rv_buf_text(p->record), "  discard: "))
        return;
    const rv_text text = {.bytes = {rv_buf_text(p->record), p->record->n}, .line = 1, .number = 1};
    p->draws[p->entries] = !p->hand[player];
    rv_case_judge_turns(p->j->bench, &text, see_turn, &o);
    for (int i = 0; i < o.n; i++)
        if (o.list[i].turn < 0)
            return;
    if (o.seen != p->entries + 1)
        return;
    const rv_buf without = *p->record;
    const int entries = p->entries;
    put_aside(p, &o, player);
    if (!judge(p)) {
        *p->record = without;
        p->entries = entries;
        jcz_note(p->j, (rv_mark){0, 0},
                 "the file does not say when the tiles that are left were put aside: the record "
                 "is not finished");
        return;
    }
    for (int i = 0; i < o.n; i++)
        jcz_note(p->j, (rv_mark){0, 0},
                 "the tile %s is never laid: the record has it as put aside after %d turn%s, where "
                 "it had no place",
                 o.list[i].tile, o.list[i].turn, o.list[i].turn == 1 ? "" : "s");
}

/* What is left of the order was drawn last and had no place, if nothing else is left. */
static void put_rest(replay *p) {
    bool over = p->turn.committed;
    int drawn = p->drawn;
    replay_finish_turn(p);
    if (p->ended || (p->norder && drawn >= p->norder))
        return;
    const rv_report *report = judge(p);
    int player = report ? report->to_move : -1, stack = report ? report->stack : 0;
    if (!p->norder) {
        if (player >= 0 && stack && over && !p->limit)
            find_left(p, player, stack);
        return;
    }
    if (player < 0 || stack != p->norder - drawn) {
        jcz_note(p->j, (rv_mark){0, 0}, "the order of the tiles after the last turn is left out");
        return;
    }
    begin_entry(p);
    rv_putf(p->record, "- %s: none\n  discard: [", p->j->label[player]);
    for (bool first = true; p->drawn < p->norder; first = false)
        rv_putf(p->record, "%s'%s'", first ? "" : ", ", replay_draw(p));
    rv_put(p->record, "]\n");
}

static bool is_lake(const rv_tile_info *tile) {
    return strstr(tile->look, "+m");
}

static bool is_river(const rv_tile_info *tile) {
    for (int i = 0; i < tile->nregions; i++)
        if (!strcmp(tile->regions[i].kind, "river"))
            return true;
    return false;
}

/* How often a message lays this tile, or, with an empty name, a tile of no river. */
static int count_messages(const replay *p, const char *tile) {
    int n = 0;
    for (int i = 0; i < p->n; i++) {
        const char *id = jcz_word(p->list[i].payload, "tileId");
        if (id && !strcmp(p->list[i].type, "PLACE_TILE"))
            n += *tile ? !strcmp(jcz_tile_here(p->j->arena, id), tile) : strncmp(id, "RI", 2) != 0;
    }
    return n;
}

/* "RI.1.IFI" is of the first river; of two, the lake with the volcano is laid (R-22). */
static bool is_played(const char *river, const rv_tile_info *tile) {
    bool both = !strcmp(river, "both");
    return both ? !is_lake(tile) || tile->id[3] == '2' : tile->id[3] == *river;
}

/* The river is over with its lake, which lies last (R-4), and before any other tile (R-3): what of
 * it is never laid was put aside. */
static void find_missing(replay *p) {
    const char *river = jcz_chosen(p->j, "river");
    bool over = river && !p->norder && count_messages(p, "") > 0;
    rv_tile_info tile;
    const char *lake = NULL;
    p->missing = RV_NEWS(p->j->arena, const char *, p->ntiles + 1);
    for (int i = 0; river && !p->norder && i < rv_ruleset_tiles(p->j->rs); i++) {
        rv_ruleset_tile(p->j->rs, i, &tile);
        if (!is_river(&tile) || !strcmp(tile.id, p->j->start))
            continue;
        int n = count_messages(p, tile.id);
        over |= is_lake(&tile) && n;
        if (is_lake(&tile))
            lake = !n && is_played(river, &tile) ? tile.id : lake;
        else
            for (; is_played(river, &tile) && n < tile.count; n++)
                p->missing[p->nmissing++] = tile.id;
    }
    if (lake)
        p->missing[p->nmissing++] = lake;
    p->lake_missing = lake;
    p->nmissing = over ? p->nmissing : 0;
}

bool jcz_read_replay(jcz *j, rv_buf *record) {
    replay *p = RV_NEW(j->arena, replay);
    *p = (replay){.j = j, .record = record, .last = -1};
    if (!read_messages(p) || !read_order(p))
        return false;
    rv_tile_info tile;
    int n = 0;
    for (int i = 0; i < rv_ruleset_tiles(j->rs); i++) {
        rv_ruleset_tile(j->rs, i, &tile);
        n += tile.count;
    }
    p->ntiles = n;
    p->board = RV_NEWS(j->arena, laid, p->n + 1);
    p->board[p->nboard++] = (laid){0, 0, jcz_find_tile(j->rs, j->start), 0};
    p->draws = RV_NEWS(j->arena, bool, (p->n + 1) * (1 + j->nplayers) + 1);
    find_missing(p);
    replay_finish_turn(p);
    for (p->at = 0; p->at < p->n && !p->ended; p->at++)
        if (!play(p, &p->list[p->at]))
            return false;
    if (p->auction.open)
        jcz_note(j, p->auction.mark, "the game ends in this auction: it is left out");
    put_rest(p);
    /* How many tiles were drawn, as far as the file says. */
    int drawn = p->drawn > p->nboard - 1 ? p->drawn : p->nboard - 1;
    p->j->over = p->limit && drawn >= p->limit;
    if (p->j->over)
        jcz_note(p->j, p->limited,
                 "the game ends with the last turn, by this: score the record with --now");
    rv_put(record, p->entries ? "" : "moves: []\n");
    return true;
}
