/* messages.c - turns the entries of a record into the messages of a replay.
 *
 * jcz_write_replay walks over the entries, and judges the record up to each, since JCloisterZone
 * names what a record leaves out: each figure, and the place of a feature on its tile. It lays
 * needed bridges by itself; and where it asks and the answer is no, it wants a message, of which a
 * record says nothing: the legal placements of the tile, or the record with a castle more, say what
 * could have been done. `played` is what an entry says of its turn. A record need not tell one
 * follower from another of its player, but messages name them: `men` is where each figure is.
 */
#include "jcz/jcz.h"
#include "tile/tile.h"
#include <stdlib.h>

/* A figure, which has a name of its own there: "0.small.1". A player has seven small followers and
 * one figure of each other sort; they are numbered sort after sort. */
enum { SMALL = 7, FIGURES = SMALL + RV_MAX_FIGURES - 1 };
typedef enum whereabouts { IN_HAND, ON_TILE, ON_TOP, HELD } whereabouts;
typedef struct meeple {
    whereabouts is;
    int x, y, holder;
    int since; /* the turn in which it was captured */
    unsigned ports;
    const char *location, *feature;
} meeple;

typedef struct export {
    jcz *j;
    rv_json *to;
    const rv_text *text; /* the record in its canonical form */
    const rv_report *report;
    int turn; /* the entry that is being written, from 1 */
    int clock;
    meeple men[RV_MAX_PLAYERS][FIGURES];
    const char *hand[RV_MAX_PLAYERS]; /* bought tiles, not yet played */
    int before;                       /* the player of the turn before; -1 after a bazaar */
    int bought;                       /* turns of bought tiles that are still to come */
    bool in_round;                    /* the turn is that of a bought tile, with its second part */
    const char **order;               /* of draws */
    int ndrawn, room;
    int flies; /* the sort of the figure whose place comes in a message of its own; -1: none */
}
export;

/* What an entry says of a turn, and what could have been done in it. */
typedef struct played {
    export *e;
    const rv_yaml *entry;
    int player, x, y, degrees;
    const char *tile;     /* NULL: none was laid */
    rv_str role, where;   /* of the figure; without s if there is none */
    int sort;             /* of the figure */
    const char *cell;     /* of the tower to which the player goes, or NULL */
    const char *needs[4]; /* what must be built for the tile to lie, "ns@0,1" */
    int nneeds;
    bool captures; /* a piece on the tower at the cell can capture somebody */
    bool acts;     /* the player can put a figure on the tile, or go to a tower */
    bool bridge;   /* or build a bridge on the tile that it does not need: no other is offered */
    bool passes;   /* the player does nothing, but could */
    bool offered;  /* before a bridge on another tile, something else */
} played;

/* ---- figures -------------------------------------------------------------------------------- */

/* "1,-2"; false if it is no cell. */
static bool to_cell(rv_str word, int *x, int *y) {
    rv_str rest = word, first = rv_str_cut(&rest, ",");
    return rest.s && rv_str_int(first, x) && rv_str_int(rest, y);
}

static int meeple_sort(int i) {
    return i < SMALL ? JCZ_SMALL : i - SMALL + 1;
}

/* The id that JCloisterZone gives the figure, such as "0.small.3". */
static const char *meeple_id(const export *e, int player, int i) {
    return rv_printf(e->j->arena, "%d.%s.%d", player, jcz_figure_there(e->j, meeple_sort(i)),
                     i < SMALL ? i + 1 : 1);
}

/* The player's first figure of a sort that is there (HELD: by this holder); -1 for none. */
static int meeple_find(const export *e, int player, int sort, whereabouts is, int holder) {
    const meeple *men = e->men[player];
    int found = -1;
    for (int i = 0; i < FIGURES; i++)
        if (meeple_sort(i) == sort && men[i].is == is && (is != HELD || men[i].holder == holder) &&
            (found < 0 || men[i].since < men[found].since))
            found = i;
    return found;
}

/* The one that a record calls so, "knight@0,1.n"; -1 for none. A tile has one follower of a sort at
 * most, besides one on top, so that its cell is enough: the place in the name may be another of the
 * same feature. */
static int meeple_named(const export *e, int player, int sort, rv_str name) {
    int x, y, found = -1;
    rv_str where = name, role = rv_str_cut(&where, "@"), cell = rv_str_cut(&where, ".");
    whereabouts is = rv_str_is(role, "top") ? ON_TOP : ON_TILE;
    if (!to_cell(cell, &x, &y))
        return -1;
    for (int i = 0; i < FIGURES; i++) {
        const meeple *man = &e->men[player][i];
        if (man->is == is && man->x == x && man->y == y && (found < 0 || meeple_sort(i) == sort))
            found = i;
    }
    return found;
}

/* Whom the board does not show on his region or tower any more, he is at home again. */
static void meeple_come_home(export *e) {
    bool there[RV_MAX_PLAYERS][FIGURES] = {{false}};
    rv_shown_board board;
    rv_shown_tile tile;
    shown_board(e->j->bench, &board);
    for (int k = 0; k < board.ntiles; k++) {
        shown_board_tile(e->j->bench, k, &tile);
        const rv_thing *top = rv_thing_find(&tile.things, "top", NULL);
        for (int i = 0; i < e->j->nplayers * FIGURES; i++) {
            const meeple *man = &e->men[i / FIGURES][i % FIGURES];
            if (man->x != tile.x || man->y != tile.y)
                continue;
            bool *stands = &there[i / FIGURES][i % FIGURES];
            *stands |= man->is == ON_TOP && top && top->player == i / FIGURES;
            for (int r = 0; r < tile.nregions; r++)
                *stands |= tile.regions[r].player == i / FIGURES &&
                           tile.regions[r].ports & man->ports &&
                           tile.regions[r].figure == meeple_sort(i % FIGURES);
        }
    }
    for (int i = 0; i < e->j->nplayers * FIGURES; i++) {
        meeple *man = &e->men[i / FIGURES][i % FIGURES];
        if ((man->is == ON_TILE || man->is == ON_TOP) && !there[i / FIGURES][i % FIGURES])
            *man = (meeple){.is = IN_HAND};
    }
}

/* "big:knight" becomes "knight"; "builder" is a role and a sort in one. */
static int cut_sort(const export *e, rv_str *role) {
    rv_str rest = *role, first = rv_str_cut(&rest, ":");
    int sort = jcz_figure_of(e->j, first, false);
    if (rest.s)
        *role = rest;
    return sort < 0 ? JCZ_SMALL : sort;
}

/* The figure of the wanted sort, or else of the first, whom a holder has, with the number of sorts
 * that the holder has; -1 for none. */
static int meeple_held(const export *e, int player, int holder, rv_str wanted, int *sorts) {
    int found = -1, named = wanted.s ? jcz_figure_of(e->j, wanted, false) : -1;
    *sorts = 0;
    for (int sort = 0; sort < RV_MAX_FIGURES; sort++) {
        int i = meeple_find(e, player, sort, HELD, holder);
        *sorts += i >= 0;
        found = i >= 0 && (found < 0 || sort == named) ? i : found;
    }
    return found;
}

/* ---- messages ------------------------------------------------------------------------------- */

/* Refuses the turn that is being written, as a game with it cannot be opened there. */
#define REFUSE(e, ...) jcz_refuse((e)->j, JCZ_TURN((e)->turn), __VA_ARGS__)

/* Judges the record up to a turn. */
static const rv_report *judge(export *e, int turn) {
    rv_case_until(e->j->bench, turn, true);
    return e->report = rv_case_judge(e->j->bench, e->text);
}

/* A message, with its payload. */
#define PUT(e, type, player, PAYLOAD, ...)                                                         \
    rv_json_put((e)->to, "{type: %s, player: %d, clock: %d, payload: {" PAYLOAD "}}", type,        \
                player, (e)->clock++, __VA_ARGS__)
/* A feature; the second coordinate grows to the south there. */
#define FEATURE "{position: [%d, %d], feature: %s, location: %s}"
#define FEATURE_OF(man) (man)->x, -(man)->y, (man)->feature, (man)->location

/* The player does nothing. */
static void put_pass(export *e, int player) {
    rv_json_put(e->to, "{type: %s, player: %d, clock: %d, payload: {}}", "PASS", player,
                e->clock++);
}

/* A figure of the player is put somewhere. */
static void put_man(export *e, int player, int i, meeple man) {
    PUT(e, "DEPLOY_MEEPLE", player, "pointer: " FEATURE ", meepleId: %s", FEATURE_OF(&man),
        meeple_id(e, player, i));
    e->men[player][i] = man;
}

static void note_drawn(export *e, const char *tile) {
    *RV_PUSH(e->j->arena, e->order, e->ndrawn, e->room) = tile;
}

/* ---- tiles ---------------------------------------------------------------------------------- */

/* Whether a tile lies at a cell of the board as it has been judged, and which. */
static bool tile_at(const jcz *j, int x, int y, rv_shown_tile *tile) {
    rv_shown_board board;
    shown_board(j->bench, &board);
    for (int i = 0; i < board.ntiles; i++) {
        shown_board_tile(j->bench, i, tile);
        if (tile->x == x && tile->y == y)
            return true;
    }
    return false;
}

/* The name of a tile that may be written as a look, or turned. */
static const char *name_of(const export *e, rv_str word) {
    rv_str rest = word;
    const char *name = rv_dup(e->j->arena, rv_str_cut(&rest, "/"));
    char why[RV_WHY];
    int found, degrees;
    rv_tile_info tile = {.id = name};
    if (shown_tile(e->j->rs, name) < 0 &&
        rv_ruleset_look(e->j->rs, rv_dup(e->j->arena, word), 1, &found, &degrees, why) > 0)
        rv_ruleset_tile(e->j->rs, found, &tile);
    return tile.id;
}

/* ---- turns ---------------------------------------------------------------------------------- */

/* "BA.Cc.1/270 0,-1 big:knight@s" */
static void read_turn(const export *e, const rv_yaml *pair, played *t) {
    rv_str rest = pair->next->text, first = rv_str_word(&rest);
    rv_str degrees = first, tile = rv_str_cut(&degrees, "/");
    if (rv_str_is(first, "none"))
        return;
    t->tile = rv_dup(e->j->arena, tile);
    t->degrees = degrees.s ? atoi(degrees.s) : 0;
    to_cell(rv_str_word(&rest), &t->x, &t->y);
    t->where = rest;
    t->role = rest.s ? rv_str_cut(&t->where, "@") : (rv_str){NULL, 0};
    t->sort = t->role.s ? cut_sort(e, &t->role) : JCZ_SMALL;
}

/* "ns", "ns@0,1": a bridge that the player builds besides those that the tile needs. JCloisterZone
 * offers one on the tile of the turn only, but builds it elsewhere if a message says so while it
 * offers something. */
static void put_bridge(export *e, const played *t, rv_str word) {
    rv_str cell = word, axis = rv_str_cut(&cell, "@");
    int x = t->x, y = t->y;
    for (int i = 0; i < t->nneeds; i++)
        if (rv_str_is(word, t->needs[i]))
            return;
    bool elsewhere = to_cell(cell, &x, &y);
    if (elsewhere && t->offered)
        jcz_note(e->j, JCZ_TURN(e->turn),
                 "JCloisterZone offers a bridge on another tile only if the new tile needs it");
    else if (elsewhere)
        REFUSE(e, "JCloisterZone does not build this bridge: the new tile does not need it, "
                  "and nothing else is offered in this turn");
    PUT(e, "PLACE_TOKEN", t->player, "token: %s, pointer: " FEATURE, "BRIDGE", x, -y, "Road",
        rv_str_is(axis, "ns") ? "NS" : "WE");
}

/* ---- followers ------------------------------------------------------------------------------ */

/* The region of a tile on the board that has a role, or on which a builder or pig stands, or can
 * stand who is written alone, for he is at home again if the tile completes it. */
static bool has_role(const export *e, const rv_region_info *region, rv_str role) {
    const int sort = jcz_figure_of(e->j, role, false);
    if (!role.n) /* the place says it */
        return true;
    const unsigned on = sort > JCZ_SMALL ? rv_ruleset_figure(e->j->rs, sort)->on : 0;
    const rv_kind *kind;
    for (int i = 0; on && (kind = rv_ruleset_kind(e->j->rs, i)); i++)
        if (on & 1u << i && !strcmp(kind->name, region->kind))
            return true;
    return rv_str_is(role, jcz_role(e->j->rs, region->kind)) ||
           (region->player >= 0 &&
            rv_str_is(role, rv_ruleset_figure(e->j->rs, region->figure)->key));
}

static const rv_region_info *find_region(export *e, int x, int y, rv_str role, rv_str where,
                                         rv_shown_tile *tile) {
    const int place = where.s ? rv_place_of(where) : -1;
    const unsigned ports = place >= 0 ? rv_place_ports(place) : where.s ? 0 : 0xffffu;
    bool lies = tile_at(e->j, x, y, tile);
    for (int k = 0; lies && k < tile->nregions; k++)
        if (tile->regions[k].ports & ports && has_role(e, &tile->regions[k], role))
            return &tile->regions[k];
    return NULL;
}

static meeple on_region(const export *e, const rv_region_info *region, int x, int y) {
    return (meeple){.is = ON_TILE,
                    .x = x,
                    .y = y,
                    .ports = region->ports,
                    .location = jcz_location(e->j->arena, region),
                    .feature = jcz_feature_there(e->j, region->kind)};
}

static void put_follower(export *e, const played *t) {
    rv_shown_tile tile;
    const rv_region_info *region = find_region(e, t->x, t->y, t->role, t->where, &tile);
    int i = meeple_find(e, t->player, t->sort, IN_HAND, -1);
    if (!region || i < 0) {
        REFUSE(e, "this follower cannot be carried over");
        return;
    }
    const meeple man = on_region(e, region, t->x, t->y);
    int x = t->x, y = t->y;
    if (rv_ruleset_figure(e->j->rs, t->sort)->corner) { /* by the tile in the south-east of it */
        x += memchr(t->where.s, 'e', t->where.n) != NULL;
        y -= memchr(t->where.s, 's', t->where.n) != NULL;
        region = find_region(e, x, y, (rv_str){NULL, 0}, rv_str_of("nnw"), &tile);
    }
    put_man(e, t->player, i, region ? on_region(e, region, x, y) : man);
    e->men[t->player][i] = man;
}

/* ---- towers --------------------------------------------------------------------------------- */

/* "B:big:farmer@-3,1.n"; who is captured is exchanged for a follower of the player's own, if the
 * other one holds any. */
static void put_capture(export *e, const played *t, const rv_yaml *word) {
    rv_str rest = word->text;
    const int owner = jcz_player(e->j, rv_str_cut(&rest, ":")), player = t->player;
    const int sort = cut_sort(e, &rest);
    int sorts, i = owner >= 0 ? meeple_named(e, owner, sort, rest) : -1;
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
    int back = meeple_held(e, player, owner, rv_str_of(exchanged ? exchanged : ""), &sorts);
    if (back < 0)
        *man = (meeple){.is = HELD, .holder = player, .since = e->turn};
    else
        e->men[player][back] = (meeple){.is = IN_HAND};
    if (back >= 0 && sorts > 1)
        PUT(e, "EXCHANGE_FOLLOWER", player, "meepleId: %s", meeple_id(e, player, back));
}

#define RANSOM 3 /* points, there */

static void put_ransom(export *e, const played *t) {
    const rv_yaml *word = rv_doc_get(t->entry, "ransom");
    if (!word || word->type != RV_YAML_WORD)
        return;
    rv_str rest = word->text;
    int holder = jcz_player(e->j, rv_str_word(&rest));
    int sorts, i = meeple_held(e, t->player, holder, rest, &sorts);
    if (i < 0)
        return;
    if (e->report->score[t->player] < RANSOM)
        REFUSE(e, "in JCloisterZone a ransom is paid before the points of the turn, with "
                  "points that the player does not have yet");
    PUT(e, "PAY_RANSOM", t->player, "meepleId: %s", meeple_id(e, t->player, i));
    e->men[t->player][i] = (meeple){.is = IN_HAND};
}

/* ---- castles -------------------------------------------------------------------------------- */

/* Judges the record up to this turn, with something else in place of a line, or with nothing. The
 * record must be judged up to this turn before, and so it must be again afterwards. */
static const rv_report *judge_with(export *e, int line, const char *with) {
    rv_text text = *e->text;
    jcz_replace(e->j, &text, jcz_lines(&text, line, line), with);
    return rv_case_judge(e->j->bench, &text);
}

/* Whether the record would be legal with this. It is judged again as it is. */
static bool is_legal_with(export *e, int line, const char *with) {
    bool legal = judge_with(e, line, with)->verdict == RV_LEGAL;
    judge(e, e->turn);
    return legal;
}

/* How many players after this one, in turn order, somebody sits who could have turned a city that
 * this turn completed into a castle and did not; -1 if there is nobody. He could, if the record is
 * legal up to this turn with that castle, too. */
static int find_declined(export *e, const rv_yaml *entry, int player) {
    const rv_yaml *map = rv_doc_get(entry, "castle");
    int n = e->j->nplayers, first = n;
    for (int i = 0; i < e->report->nitems; i++) {
        const rv_item *item = &e->report->items[i];
        if (item->turn != e->turn || item->type != RV_ITEM_SCORE || item->tiles != 2 ||
            strcmp(item->kind, "city") != 0)
            continue;
        /* The owner is the only player with a follower there, of any strength: a city of two tiles
         * has one at most. Nobody is asked twice in a turn. */
        int owner = -1;
        for (int k = 0; k < RV_MAX_PLAYERS; k++)
            if (item->followers[k])
                owner = owner < 0 ? k : RV_MAX_PLAYERS;
        if (owner < 0 || owner == RV_MAX_PLAYERS || rv_doc_get(map, e->j->label[owner]))
            continue;
        const int at = map ? map->loc.line : entry->loc.line, after = (owner - player + n) % n;
        const rv_str line = jcz_lines(e->text, at, at);
        const int kept = (int)(map ? line.n - strlen("}\n") : line.n);
        const char *with = rv_printf(e->j->arena, "%.*s%s%s: '%s'}\n", kept, line.s,
                                     map ? ", " : "  castle: {", e->j->label[owner], item->feature);
        if (is_legal_with(e, at, with) && after < first)
            first = after;
    }
    return first < n ? first : -1;
}

/* "city@0,1.s": the city on the tile that was just laid, which JCloisterZone names by that tile. */
static void put_castle(export *e, const played *t, int player, rv_str name) {
    int x = 0, y = 0;
    rv_shown_tile tile;
    rv_str where = name;
    rv_str_cut(&where, "@");
    rv_str cell = rv_str_cut(&where, ".");
    to_cell(cell, &x, &y);
    for (int i = 0; i < 4; i++)
        if (x == t->x + dx(i) && y == t->y - dy(i))
            where = rv_str_of(shown_port(1u << (3 * i + 1)));
    rv_str knight = rv_str_of(jcz_role(e->j->rs, "city"));
    const rv_region_info *region = find_region(e, t->x, t->y, knight, where, &tile);
    PUT(e, "PLACE_TOKEN", player, "token: %s, pointer: " FEATURE, "CASTLE", t->x, -t->y, "City",
        region ? jcz_location(e->j->arena, region) : "N");
}

/* In turn order, from the player whose turn it is; after a no, nobody else is asked. */
static void put_castles(export *e, const played *t) {
    int n = e->j->nplayers, no = find_declined(e, t->entry, t->player);
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
        late |= built && no >= 0 && i > no;
    }
    if (late)
        REFUSE(e, "JCloisterZone asks nobody for a castle after a player who builds none");
    if (no >= 0)
        put_pass(e, (t->player + no) % n);
}

/* ---- draws ---------------------------------------------------------------------------------- */

/* A bought tile was drawn for the auction. */
static void note_draw(export *e, int player, const char *tile) {
    const char **hand = &e->hand[player];
    if (*hand && !strcmp(tile, *hand))
        *hand = NULL;
    else
        note_drawn(e, tile);
}

/* ---- the river ------------------------------------------------------------------------------ */

static unsigned ports_of_river(const rv_shown_tile *tile) {
    unsigned ports = 0;
    for (int k = 0; k < tile->nregions; k++)
        ports |= strcmp(tile->regions[k].kind, "river") ? 0 : tile->regions[k].ports;
    return ports;
}

/* Whether the river can go on at a side of x,y: since version 6.2 nothing may lie in the
 * strip of three cells ahead of it up to the end of the board, and no other end may run the same
 * way side by side (R-16). A side at which it came has a tile. */
static bool may_go_on(const jcz *j, const rv_shown_board *board, int x, int y, int side) {
    rv_shown_tile tile, other;
    const int east = dx(side), north = -dy(side);
    if (tile_at(j, x + east, y + north, &other))
        return true;
    for (int i = 0; i < board->ntiles; i++) {
        shown_board_tile(j->bench, i, &tile);
        int ahead = (tile.x - x) * east + (tile.y - y) * north,
            aside = abs((tile.x - x) * north + (tile.y - y) * east);
        bool ends = aside == 1 && ports_of_river(&tile) & 1u << (3 * side + 1) &&
                    !tile_at(j, tile.x + east, tile.y + north, &other);
        if ((ahead > 0 && aside <= 1) || ends)
            return false;
    }
    return true;
}

/* Whether the river runs from the tile at a cell as JCloisterZone allows. */
static bool river_runs(const jcz *j, int x, int y) {
    rv_shown_board board;
    rv_shown_tile tile;
    unsigned ports = tile_at(j, x, y, &tile) ? ports_of_river(&tile) : 0;
    shown_board(j->bench, &board);
    for (int i = 0; i < 4; i++)
        if (ports & 1u << (3 * i + 1) && !may_go_on(j, &board, x, y, i))
            return false;
    return true;
}

/* ---- entries -------------------------------------------------------------------------------- */

/* What the players have more there, as "W has 3 more": a castle scores what gives the most.
 * The record must be judged up to this turn, and is again afterwards. */
static const char *gains_without(export *e, const rv_yaml *key) {
    int score[RV_MAX_PLAYERS];
    rv_buf b = {.arena = e->j->arena};
    memcpy(score, e->report->score, sizeof score);
    const rv_report *report = judge_with(e, key->loc.line, "");
    for (int i = 0; i < e->j->nplayers; i++)
        if (report->score[i] != score[i])
            rv_putf(&b, "%s%s has %d more", b.n ? ", " : "", e->j->label[i],
                    report->score[i] - score[i]);
    judge(e, e->turn);
    return b.n ? rv_buf_text(&b) : NULL;
}

/* Whether JCloisterZone offers one of these actions instead of placing a figure on the tile. */
static bool is_offered(const export *e, const rv_actions *list, int n) {
    for (int k = 0; k < n; k++) {
        bool is = !strcmp(list[k].key, "top");
        JCZ_EACH(e->j, JCZ_MESSAGE, row)
        is |= row->when == JCZ_ACTION && *row->name && !strcmp(row->option, list[k].key);
        if (is && list[k].n > 0)
            return true;
    }
    return false;
}

/* Whether the player has a figure of this game in hand that can stand on any feature. */
static bool has_follower(const export *e, int player) {
    rv_shown_board board;
    shown_board(e->j->bench, &board);
    for (int i = 0; i < FIGURES; i++) {
        const int sort = meeple_sort(i);
        const rv_figure_row *figure = rv_ruleset_figure(e->j->rs, sort);
        if (figure && !figure->joins && !figure->on && board.hands[player].figures[sort] >= 0 &&
            e->men[player][i].is == IN_HAND)
            return true;
    }
    return false;
}

/* Finds what the player can do with the tile. */
static bool see_placement(void *ud, const rv_placement *it) {
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
    t->acts = it->npieces > 0 || is_offered(t->e, it->actions, it->nactions) ||
              is_offered(t->e, it->common, it->ncommon);
    for (int i = 0; i < it->may.n; i++)
        t->bridge |= it->may.list[i].words && !strchr(it->may.list[i].words, '@');
    return false;
}

/* Asks what could be done in the turn, where the entry does not say that all of it is. */
static void ask_offers(export *e, played *t) {
    const rv_yaml *tower = rv_doc_get(t->entry, "tower"), *bridge = rv_doc_get(t->entry, "bridge");
    bool lake = jcz_plays_again(e->j) && !strcmp(t->tile, JCZ_VOLCANO_LAKE);
    rv_case *own = e->j->bench,
            *plain = lake ? jcz_bench(e->j, &(jcz_missing){"volcano_lake", "", "plain"}, 1, false)
                          : NULL;
    if (plain) { /* there is a follower on the lake, too, if no dragon plays (R-36) */
        e->j->bench = plain;
        judge(e, e->turn - 1);
    }
    const char *why;
    t->cell = tower ? tower->text.s : NULL;
    bool waits = !t->role.s && !rv_doc_get(t->entry, "top");
    JCZ_EACH(e->j, JCZ_MESSAGE, row)
    waits &= row->when != JCZ_ACTION || !rv_doc_get(t->entry, row->option);
    if (bridge || waits || (tower && !rv_doc_get(t->entry, "capture")))
        rv_case_legal(e->j->bench, e->turn, t->tile, RV_LIST_ALL, see_placement, t, &why);
    t->offered = t->acts || (!t->nneeds && t->bridge);
    /* a bridge that was not needed lies on the tile, and a follower is there for it */
    bool here = bridge && !t->nneeds &&
                (bridge->type == RV_YAML_LIST || !memchr(bridge->text.s, '@', bridge->text.n));
    bool free = here && has_follower(e, t->player);
    t->passes = waits && (t->acts || (!bridge && t->bridge) || free);
    e->j->bench = own;
    rv_case_free(plain);
}

/* "0,1", "big 0,1": the player's figure goes on top of the tower. */
static void put_top(export *e, const played *t, rv_str word) {
    rv_str rest = word, first = rv_str_word(&rest);
    const int sort = rest.n ? jcz_figure_of(e->j, first, false) : JCZ_SMALL;
    int x = 0, y = 0, i = meeple_find(e, t->player, sort, IN_HAND, -1);
    to_cell(rest.n ? rest : first, &x, &y);
    if (i >= 0)
        put_man(e, t->player, i,
                (meeple){.is = ON_TOP, .x = x, .y = y, .location = "I", .feature = "Tower"});
}

/* Writes the message that means the value of a key. */
static void put_row(export *e, const played *t, const jcz_row *row, rv_str word, int player) {
    rv_json *to = e->to;
    rv_str cell = word, name = word;
    const bool owned = strstr(row->choice, "{player}");
    const int owner = owned ? jcz_player(e->j, rv_str_cut(&name, ":")) : t->player;
    const int sort = cut_sort(e, &name);
    const bool moves = row->field && !strcmp(row->field, "figureId");
    int x = t->x, y = t->y, i = -1;
    rv_shown_tile tile;
    const rv_region_info *region = NULL;
    if (row->at == JCZ_AT_FOLLOWER) {
        i = strchr(word.s, '@') ? meeple_named(e, owner, sort, name) : -1;
        rv_str key = word;
        key = rv_str_cut(&key, "@");
        i = i < 0 ? meeple_find(e, owner, jcz_figure_of(e->j, key, false), ON_TILE, -1) : i;
    } else if (row->at == JCZ_AT_FEATURE) { /* behind what the form begins with */
        rv_str where = rv_str_of(word.s + strcspn(row->choice, "{"));
        const char *kind = rv_dup(e->j->arena, rv_str_cut(&where, "@"));
        if (to_cell(rv_str_cut(&where, "."), &x, &y))
            region = find_region(e, x, y, rv_str_of(jcz_role(e->j->rs, kind)), where, &tile);
    } else
        to_cell(cell, &x, &y);
    if (row->at >= JCZ_AT_FOLLOWER && i < 0 && !region) {
        REFUSE(e, "what `%s` says cannot be carried over", row->option);
        return;
    }
    rv_json_put(to, "{type: %s, player: %d, clock: %d, payload: {", row->name, player, e->clock++);
    if (row->field)
        rv_json_text(to, row->field, row->value);
    if (row->at == JCZ_AT_CELL && moves)
        rv_json_put(to, "to: [%d, %d]", x, -y);
    else if (row->at == JCZ_AT_CELL)
        rv_json_put(to, "pointer: [%d, %d]", x, -y);
    else if (row->at == JCZ_AT_TOWER)
        rv_json_put(to, "pointer: " FEATURE, x, -y, "Tower", "I");
    else if (region)
        rv_json_put(to, "to: " FEATURE, x, -y, jcz_feature_there(e->j, region->kind),
                    jcz_location(e->j->arena, region));
    else if (i >= 0) {
        meeple *man = &e->men[owner][i];
        if (moves) /* the man stays */
            rv_json_put(to, "to: {featurePointer: " FEATURE ", meepleId: %s}", FEATURE_OF(man),
                        meeple_id(e, owner, i));
        else
            rv_json_put(to, "pointer: {featurePointer: " FEATURE ", meepleId: %s}", FEATURE_OF(man),
                        meeple_id(e, owner, i));
        if (!moves)
            *man = (meeple){.is = IN_HAND};
    }
    rv_json_put(to, "}}");
}

static bool is_flight(const jcz_row *row) {
    return row->field && !strcmp(row->field, "feature");
}

/* The player's figure goes to what only a message names, as a flying machine; what is drawn or
 * thrown there follows from the number that the message brings. Where it goes then comes in a
 * message of its own. */
static void put_flight(export *e, const played *t, const jcz_row *row, rv_str word) {
    const char *drawn = row->draws ? jcz_word(t->entry, row->draws) : NULL, *name;
    int face = 0, n = 0, left;
    for (; row->draws && (name = rv_case_left(e->j->bench, row->bag, n, &left)) != NULL; n++)
        face = drawn && !strcmp(drawn, name) ? n : face;
    e->flies = jcz_figure_of(e->j, word, true);
    const int i = meeple_find(e, t->player, e->flies, IN_HAND, -1);
    if (i < 0)
        REFUSE(e, "what `%s` says cannot be carried over", row->option);
    else
        PUT(e, row->name, t->player, "pointer: " FEATURE ", meepleId: %s, random: %g", t->x, -t->y,
            row->value, "I", meeple_id(e, t->player, i), (face + 0.5) / (n + !n));
}

/* Where such a figure lands, which a record need not say of an only place; "" if nowhere. */
static const char *only_landing(export *e, const played *t, const char *key) {
    const int at = t->entry->loc.line;
    const rv_str line = jcz_lines(e->text, at, at);
    rv_shown_board board;
    rv_shown_tile tile;
    shown_board(e->j->bench, &board);
    for (int i = 0; i < board.ntiles; i++) {
        shown_board_tile(e->j->bench, i, &tile);
        for (int r = 0; r < tile.nregions; r++) {
            const char *where =
                rv_printf(e->j->arena, "%s@%d,%d.%s", jcz_role(e->j->rs, tile.regions[r].kind),
                          tile.x, tile.y, shown_port(tile.regions[r].ports));
            if (is_legal_with(
                    e, at, rv_printf(e->j->arena, "%.*s  %s: '%s'\n", RV_CHARS(line), key, where)))
                return where;
        }
    }
    return "";
}

/* Writes what the entry says that comes at this moment of the turn; false if there is nothing. */
/* Of a key that goes on player by player, all that was done, also in silence: where the figure
 * went. */
static bool put_each(export *e, const played *t, const jcz_row *row) {
    int n = 0;
    for (int i = 0; i < e->report->nitems; i++) {
        const rv_item *item = &e->report->items[i];
        const char *word = item->turn == e->turn && !strcmp(item->key, row->option) && item->note
                               ? strstr(item->note, " goes to ")
                               : NULL;
        if (word)
            put_row(e, t, row, rv_str_of(word + strlen(" goes to ")),
                    (t->player + n++) % e->j->nplayers);
    }
    return n;
}

static bool put_rows(export *e, const played *t, int when) {
    bool any = false;
    JCZ_EACH(e->j, JCZ_MESSAGE, row) {
        const rv_yaml *value = rv_doc_get(t->entry, row->option);
        if (row->when != when || !jcz_plays_with(e->j, row) ||
            (when == JCZ_END && row->at == JCZ_NOWHERE)) /* figures that move on: put_moves */
            continue;
        if (row->each && (!row->only || jcz_chose(e->j, row->only, row->chosen)))
            any |= put_each(e, t, row);
        rv_yaml landing = {.type = RV_YAML_WORD};
        if (!value && row->at == JCZ_AT_OTHER && e->flies >= 0) {
            landing.text = rv_str_of(only_landing(e, t, row->option));
            value = &landing;
        }
        int x, y;
        const bool cell = value && value->type == RV_YAML_WORD && to_cell(value->text, &x, &y);
        if (row->each || (row->at == JCZ_AT_FOLLOWER && cell) ||
            (row->at == JCZ_AT_CELL && !cell && row->field && !strcmp(row->field, "figureId")) ||
            !value || value->type != RV_YAML_WORD ||
            strncmp(value->text.s, row->choice, strcspn(row->choice, "{[")) != 0 ||
            /* a duty with one possibility is done without a message */
            (when == JCZ_FIRST && is_legal_with(e, value->loc.line, "")))
            continue;
        any |= *row->name != '\0'; /* a claim without a message takes the place of nothing */
        if (is_flight(row)) {
            put_flight(e, t, row, value->text);
        } else if (!strcmp(row->name, "DEPLOY_MEEPLE")) {
            played other = *t;
            other.where = value->text;
            other.sort = row->field ? jcz_figure_of(e->j, rv_str_of(row->value), false)
                                    : cut_sort(e, &other.where);
            if (strchr(value->text.s, '@'))
                other.role = rv_str_cut(&other.where, "@");
            if (row->at == JCZ_AT_OTHER) {
                other.sort = when == JCZ_LATER ? e->flies : other.sort;
                if (!to_cell(rv_str_cut(&other.where, "."), &other.x, &other.y))
                    continue; /* he went nowhere */
            } else if (when == JCZ_LATER && !t->role.s && !rv_doc_get(t->entry, "tower"))
                jcz_note(e->j, JCZ_TURN(e->turn),
                         "JCloisterZone does not tell `%s` from a first figure", row->option);
            put_follower(e, &other);
        } else if (*row->name)
            put_row(e, t, row, value->text, t->player);
    }
    return any;
}

static void put_action(export *e, const played *t) {
    const rv_yaml *top = rv_doc_get(t->entry, "top"), *tower = rv_doc_get(t->entry, "tower");
    const rv_yaml *capture = tower ? rv_doc_get(t->entry, "capture") : NULL;
    if (put_rows(e, t, JCZ_ACTION)) {
        if (capture)
            put_capture(e, t, capture);
        else if (t->captures)
            put_pass(e, t->player);
    } else if (t->role.s)
        put_follower(e, t);
    else if (!top && t->passes)
        put_pass(e, t->player);
    if (top)
        put_top(e, t, top->text);
}

/* Whether the player is asked for something at the end of the turn, with one of his figures: the
 * record is legal up to this turn with that key, too. */
static bool could_end(export *e, const played *t) {
    const int at = t->entry->loc.line;
    const rv_str line = jcz_lines(e->text, at, at);
    JCZ_EACH(e->j, JCZ_MESSAGE, row) {
        if (row->when != JCZ_END || row->at != JCZ_AT_FOLLOWER || !jcz_plays_with(e->j, row))
            continue;
        for (int i = 0; i < FIGURES; i++) {
            const meeple *man = &e->men[t->player][i];
            rv_shown_tile tile;
            if (man->is != ON_TILE || !tile_at(e->j, man->x, man->y, &tile))
                continue;
            const rv_figure_row *figure = rv_ruleset_figure(e->j->rs, meeple_sort(i));
            for (int k = 0; k < tile.nregions; k++) {
                const rv_region_info *on = &tile.regions[k];
                if (on->ports & man->ports && on->player == t->player &&
                    is_legal_with(e, at,
                                  rv_printf(e->j->arena, "%.*s  %s: '%s%s@%d,%d.%s'\n",
                                            RV_CHARS(line), row->option, figure->prefix,
                                            jcz_role(e->j->rs, on->kind), man->x, man->y,
                                            shown_port(on->ports))))
                    return true;
            }
        }
    }
    return false;
}

/* "W:knight@0,1.n", of this player, in the list of the key of a row; empty if it is not there. */
static rv_str moved_of(const export *e, const rv_yaml *value, int player) {
    RV_EACH_PART(value, word) {
        rv_str rest = word->text;
        if (rv_str_is(rv_str_cut(&rest, ":"), e->j->label[player]))
            return rest;
    }
    return (rv_str){NULL, 0};
}

/* Whether the figure that stood there could have gone anywhere. The record must be judged up to
 * this turn, and is again afterwards. */
static bool could_move(export *e, const played *t, const jcz_row *row, int player, meeple from) {
    const rv_yaml *value = rv_doc_get(t->entry, row->option);
    const int at = value ? value->loc.line : t->entry->loc.line;
    const rv_str line = jcz_lines(e->text, at, at);
    bool could = false;
    for (int i = 0; i < 9 && !could; i++) {
        rv_shown_tile tile;
        const bool lies = tile_at(e->j, from.x + i % 3 - 1, from.y + i / 3 - 1, &tile);
        for (int k = 0; lies && k < tile.nregions && !could; k++) {
            const rv_region_info *to = &tile.regions[k];
            could = strcmp(to->kind, "field") != 0 && to->player < 0 &&
                    is_legal_with(e, at,
                                  rv_printf(e->j->arena, "%.*s  %s: ['%s:%s@%d,%d.%s']\n",
                                            value ? 0 : (int)line.n, line.s, row->option,
                                            e->j->label[player], jcz_role(e->j->rs, to->kind),
                                            tile.x, tile.y, shown_port(to->ports)));
        }
    }
    return could;
}

/* Figures that were scored move on, clockwise from the player; `before`: where they stood. */
static void put_moves(export *e, const played *t, const jcz_row *row,
                      meeple before[RV_MAX_PLAYERS][FIGURES]) {
    const rv_yaml *value = rv_doc_get(t->entry, row->option);
    for (int n = 0; n < e->j->nplayers; n++) {
        const int player = (t->player + n) % e->j->nplayers;
        const int i = SMALL - 1 + jcz_figure_of(e->j, rv_str_of(row->value), false);
        rv_str word = moved_of(e, value, player), role = rv_str_cut(&word, "@");
        rv_str where = word, cell = rv_str_cut(&where, ".");
        rv_shown_tile tile;
        int x = t->x, y = t->y;
        if (before[player][i].is != ON_TILE || e->men[player][i].is != IN_HAND)
            continue;
        if (!to_cell(cell, &x, &y)) /* it is the tile of the turn */
            where = cell;
        const rv_region_info *region = role.n ? find_region(e, x, y, role, where, &tile) : NULL;
        if (region) {
            put_man(e, player, i, on_region(e, region, x, y));
            PUT(e, "COMMIT", player, "random: %g", 0.0);
        } else if (could_move(e, t, row, player, before[player][i]))
            put_pass(e, player);
    }
}

/* Before he draws, a player who holds a tile that could be laid is asked for it (AM-9). */
static void put_question(export *e, const played *t) {
    JCZ_EACH(e->j, JCZ_TILE, row)
    if (jcz_plays_with(e->j, row) && !e->hand[t->player] &&
        (!t->tile || strcmp(t->tile, row->value) != 0) &&
        shown_lies(e->j->bench, e->turn, row->value, NULL)) {
        put_pass(e, t->player);
        PUT(e, "COMMIT", t->player, "random: %g", 0.0);
    }
}

static bool is_held(const export *e, const char *tile) {
    bool held = false;
    JCZ_EACH(e->j, JCZ_TILE, row)
    held |= tile && !strcmp(tile, row->value);
    return held;
}

static void put_turn(export *e, const rv_yaml *entry, const rv_yaml *pair) {
    e->flies = -1;
    played t = {.e = e, .entry = entry, .player = jcz_player(e->j, pair->text)};
    read_turn(e, pair, &t);
    /* A second part belongs to the turn of the first one. */
    if (t.player != e->before) {
        e->before = t.player;
        e->in_round = e->bought > 0;
        e->bought -= e->in_round;
    }
    put_question(e, &t);
    const rv_yaml *discard = rv_doc_get(t.entry, "discard");
    RV_EACH_ITEM(discard, word) {
        const char *tile = name_of(e, word->text);
        note_draw(e, t.player, tile);
        /* A tile that is put away although it fits, with a bridge, is put away by a message. */
        if (shown_lies(e->j->bench, e->turn, tile, NULL))
            put_pass(e, t.player);
    }
    if (t.tile && !is_held(e, t.tile))
        note_draw(e, t.player, t.tile);
    e->hand[t.player] = NULL;
    put_ransom(e, &t);
    if (t.tile)
        ask_offers(e, &t);
    judge(e, e->turn);
    if (!t.tile)
        return;
    RV_EACH_PAIR(entry, key) {
        /* those that are told, or need not be */
        static const char *const own[] = {"discard", "order",   "score",    "ransom",
                                          "bridge",  "capture", "exchange", "top",
                                          "castle",  "fief",    NULL};
        bool drawn = false, can = key->text.s == pair->text.s || rv_name_find(own, key->text) >= 0;
        JCZ_EACH(e->j, JCZ_ELEMENT, row)
        drawn |= row->draws && rv_str_is(key->text, row->draws);
        JCZ_EACH(e->j, JCZ_MESSAGE, row)
        can |= jcz_plays_with(e->j, row) &&
               (rv_str_is(key->text, row->option) ||
                (is_flight(row) && row->draws && rv_str_is(key->text, row->draws)));
        if (drawn)
            REFUSE(e, "JCloisterZone draws by itself, and cannot be told what `%s` says",
                   key->text.s);
        else if (!can)
            REFUSE(e, "JCloisterZone has nothing that `%s` could be", key->text.s);
        if (!rv_str_is(key->text, "fief"))
            continue;
        const char *gains = gains_without(e, key);
        jcz_note(e->j, JCZ_TURN(e->turn),
                 "`fief` is left out: in JCloisterZone a castle scores what gives the most%s",
                 gains ? rv_printf(e->j->arena, "; there %s", gains) : ", as here");
    }
    if (e->j->status == RV_FINE && !river_runs(e->j, t.x, t.y)) /* of several the first */
        REFUSE(e, "JCloisterZone does not let the river run here: it keeps the cells ahead of it "
                  "free, and beside these, up to the end of the board");
    PUT(e, "PLACE_TILE", t.player, "tileId: %s, rotation: %s, position: [%d, %d]",
        jcz_tile_there(e->j, t.tile), rv_printf(e->j->arena, "R%d", t.degrees), t.x, -t.y);
    const rv_yaml *bridge = rv_doc_get(t.entry, "bridge");
    RV_EACH_PART(bridge, word) {
        put_bridge(e, &t, word->text);
    }
    put_rows(e, &t, JCZ_FIRST);
    put_action(e, &t);
    put_rows(e, &t, JCZ_LATER);
    put_castles(e, &t);
    PUT(e, "COMMIT", t.player, "random: %g", 0.0);
    meeple before[RV_MAX_PLAYERS][FIGURES];
    memcpy(before, e->men, sizeof before);
    bool ended = put_rows(e, &t, JCZ_END);
    meeple_come_home(e);
    JCZ_EACH(e->j, JCZ_MESSAGE, row)
    if (row->when == JCZ_END && !strcmp(row->name, "DEPLOY_MEEPLE") && jcz_plays_with(e->j, row))
        put_moves(e, &t, row, before);
    if (!ended && could_end(e, &t))
        put_pass(e, t.player);
}

/* ---- auctions ------------------------------------------------------------------------------- */

/* Writes a lot of these tiles, of which some have owners already. */
static void put_lot(export *e, const char *const *tiles, int *owner, const rv_yaml *map) {
    jcz_lot lot;
    if (!jcz_read_lot(e->j, map, &lot))
        return;
    const char *name = name_of(e, rv_str_of(lot.tile));
    int index = 0, n = e->j->nplayers;
    for (int i = n - 1; i >= 0; i--)
        if (owner[i] < 0 && !strcmp(tiles[i], name))
            index = i;
    for (int i = 0; i < n; i++) { /* the chooser is the first to bid, and cannot pass */
        int player = (lot.chooser + i) % n, price = lot.bids[player];
        if (i && (!rv_doc_get(map, "bids") || jcz_owns(e->j, owner, player)))
            continue;
        if (i && price < 0)
            put_pass(e, player);
        else
            PUT(e, "BAZAAR_BID", player, "supplyIndex: %d, price: %d", index,
                price < 0 ? 0 : price);
    }
    bool sells = lot.deal && !strcmp(lot.deal, "sell");
    if (lot.bidder != lot.chooser)
        PUT(e, "BAZAAR_BUY_OR_SELL", lot.chooser, "value: %s", sells ? "SELL" : "BUY");
    owner[index] = sells ? lot.bidder : lot.chooser;
}

static void put_auction(export *e, const rv_yaml *map) {
    const char *tiles[RV_MAX_PLAYERS];
    int owner[RV_MAX_PLAYERS], n = 0, sold = 0;
    memset(owner, -1, sizeof owner);
    RV_EACH_ITEM(rv_doc_get(map, "draw"), word)
        if (n < e->j->nplayers)
            note_drawn(e, tiles[n++] = name_of(e, word->text));
    RV_EACH_ITEM(rv_doc_get(map, "lots"), lot)
        if (++sold < e->j->nplayers) /* the last one is not asked for */
            put_lot(e, tiles, owner, lot);
    for (int i = 0, player = 0; i < n; i++, player = 0) {
        while (owner[i] < 0 && jcz_owns(e->j, owner, player))
            player++;
        owner[i] = owner[i] < 0 ? player : owner[i];
        e->hand[owner[i]] = tiles[i];
    }
}

/* ---- the whole ------------------------------------------------------------------------------ */

static void put_entry(export *e, const rv_yaml *entry) {
    const rv_yaml *auction = rv_doc_get(entry, "bazaar");
    e->turn++;
    if (auction) {       /* its tiles are drawn when the turn is over, with its second part */
        if (e->in_round) /* no turn gives two, and no tile before all bought ones are laid */
            REFUSE(e, "JCloisterZone holds no bazaar here: its tile was laid in the same "
                      "turn as that of another one, or before all tiles bought there");
        else if (e->report->stack < e->j->nplayers)
            REFUSE(e, "JCloisterZone holds no bazaar here: after the second part of the "
                      "turn fewer tiles are left than there are players");
        e->bought = e->j->nplayers;
        e->before = -1;
        put_auction(e, auction);
        judge(e, e->turn);
        return;
    }
    RV_EACH_PAIR(entry, pair)
        if (jcz_player(e->j, pair->text) >= 0 && pair->next->type == RV_YAML_WORD) {
            put_turn(e, entry, pair);
            return;
        }
}

bool jcz_write_replay(jcz *j, const rv_text *text, const rv_report *report, rv_json *to) {
    export *e = RV_NEW(j->arena, export);
    *e = (export){.j = j, .to = to, .text = text, .report = report, .before = -1};
    judge(e, 0);
    rv_json_open(to, "replay", '[');
    RV_EACH_ITEM(rv_doc_get(j->root, "moves"), entry)
        put_entry(e, entry);
    rv_json_close(to, ']');
    /* the tiles of the record's own order that are still to come are drawn, too */
    int k = 0;
    RV_EACH_ITEM(rv_doc_get(rv_doc_get(j->root, "setup"), "draw"), word)
        if (k++ >= e->ndrawn)
            note_drawn(e, name_of(e, word->text));
    rv_json_put(to, "gameAnnotations: {drawOrder: [");
    for (int i = 0; i < e->ndrawn; i++)
        rv_json_text(to, NULL, jcz_tile_there(j, e->order[i]));
    rv_json_put(to, "]}");
    return true;
}
