/* messages.c - turns the entries of a record into the messages of a replay.
 *
 * jcz_write_replay walks over the entries, and judges the record up to each, since JCloisterZone
 * names what a record leaves out: each figure, and the place of a feature on its tile. Where it
 * asks and the answer is no, it wants a message, of which a record says nothing: the legal
 * placements of the tile, or the record with a key more (export_could), say what could have been
 * done. `played` is what an entry says of its turn; put_turn has the steps of one.
 */
#include "jcz/messages.h"
#include "tile/tile.h"
#include <stdlib.h>

/* ---- the record as it would be -------------------------------------------------------------- */

/* Judges the record up to a turn. */
static void judge(rv_case *bench, const rv_text *text, int turn) {
    rv_case_until(bench, turn, true);
    rv_case_judge(bench, text);
}

const rv_why *export_could(export *e, const char *key, const char *value, const jcz_row *from) {
    const rv_why *why;
    rv_status status;
    const char *wrong;
    rv_buf b = {.arena = e->j->arena};
    RV_EACH_PAIR(e->entry, pair) {
        bool left_out = rv_str_is(pair->text, key) || rv_str_is(pair->text, "score");
        JCZ_EACH(e->j, JCZ_MESSAGE, row)
            left_out |= from && row >= from && row->ruleset == from->ruleset &&
                        rv_str_is(pair->text, row->option);
        const rv_str line = jcz_lines(e->text, pair->loc.line, pair->loc.line);
        rv_putf(&b, "%.*s", left_out ? 0 : (int)line.n, line.s);
    }
    if (value)
        rv_putf(&b, "  %s: %s\n", key, value);
    rv_case_go_on(e->behind, e->turn - 1);
    why = rv_case_why_instead(e->behind, e->turn, (rv_str){rv_buf_text(&b), b.n}, &status, &wrong);
    return why && why->verdict == RV_LEGAL ? why : NULL;
}

const char *export_place(const export *e, const rv_shown_tile *tile, const rv_region_info *region) {
    return rv_printf(e->j->arena, "%s@%d,%d.%s", jcz_role(e->j->rs, region->kind), tile->x, tile->y,
                     shown_port(region->ports));
}

/* ---- parts of messages ---------------------------------------------------------------------- */

void export_pass(export *e, int player) {
    rv_json_put(e->to, "{type: %s, player: %d, clock: %d, payload: {}}", "PASS", player,
                e->clock++);
}

/* "BA.Cc.1/270 0,-1 big:knight@s"; of an entry that is no player's turn, player -1. */
static played read_turn(export *e, const rv_yaml *entry) {
    played t = {.e = e, .entry = entry, .player = -1};
    RV_EACH_PAIR(entry, pair) {
        rv_str rest = pair->next->text, degrees = rv_str_word(&rest), tile;
        if (jcz_player(e->j, pair->text) < 0 || pair->next->type != RV_YAML_WORD)
            continue;
        t.player = jcz_player(e->j, pair->text);
        tile = rv_str_cut(&degrees, "/");
        if (rv_str_is(tile, "none"))
            break;
        t.tile = rv_dup(e->j->arena, tile);
        t.degrees = degrees.s ? atoi(degrees.s) : 0;
        jcz_cell(rv_str_word(&rest), &t.x, &t.y);
        t.figure = rest;
        t.sort = rest.s ? meeple_cut_sort(e, &t.figure) : JCZ_SMALL;
    }
    return t;
}

/* The element whose figure an entry puts, and for which it says what is drawn then; NULL. */
static const jcz_row *drawn_with(export *e, const rv_yaml *entry) {
    const played t = read_turn(e, entry);
    JCZ_EACH(e->j, JCZ_ELEMENT, row)
        if (row->draws && rv_doc_get(entry, row->draws) &&
            !strcmp(row->name, jcz_figure_there(e->j, t.sort)))
            return row;
    return NULL;
}

/* A number with which this face of a bag is drawn, whatever came back before, and for a figure also
 * where other draws came first; -1 if none was found. */
static double random_for(const jcz_bag *before, const jcz_bag *back, int face, bool put) {
    enum { TRIES = 4000000 };
    for (int i = 1; i < TRIES && before->left[face]; i++) {
        const double x = (double)(i * 104729LL % 1000000007) / 1e9;
        if (x < 1 && (put ? jcz_surely_drawn(before, x) == face
                          : jcz_drawn_from(before, x) == face && jcz_drawn_from(back, x) == face))
            return x;
    }
    return -1;
}

static int face_of(const jcz_bag *b, const char *word) {
    int face = b->n - 1;
    while (face > 0 && word && strcmp(b->face[face], word) != 0)
        face--;
    return face;
}

/* Whether something is drawn with a value of the key, though not with this: the message brings a
 * number. */
static bool draws_then(const export *e, const jcz_row *row) {
    bool draws = false;
    JCZ_EACH(e->j, JCZ_MESSAGE, other)
        draws |=
            other->draws && !jcz_has_field(other, "feature") && !strcmp(other->option, row->option);
    return draws;
}

/* The number with which a message draws what the entry says, if it does. */
static void put_random(export *e, const played *t, const jcz_row *row) {
    const char *word = row->draws ? jcz_word(t->entry, row->draws) : NULL;
    double x = 0;
    if (word) {
        jcz_bag back = jcz_bag_of(e->j, row); /* with what came back in the turn */
        for (int f = back.all = 0; f < back.n; f++) {
            back.left[f] = back.left[f] > t->bag.left[f] ? back.left[f] : t->bag.left[f];
            back.all += back.left[f];
        }
        x = random_for(&t->bag, &back, face_of(&back, word), false);
    }
    if (x < 0)
        REFUSE(e, "no number was found with which JCloisterZone draws what `%s` says", row->draws);
    rv_json_put(e->to, "random: %g", x);
}

/* For the first draw of the entry that comes. */
static double random_coming(export *e) {
    const rv_yaml *moves = rv_doc_get(e->j->root, "moves");
    const rv_yaml *coming = e->entry ? e->entry->next : moves ? moves->first : NULL;
    const jcz_row *row = drawn_with(e, coming);
    if (!row)
        return 0;
    const jcz_bag bag = jcz_bag_of(e->j, row);
    const double x = random_for(&bag, &bag, face_of(&bag, jcz_word(coming, row->draws)), true);
    e->untold = x < 0;
    return x < 0 ? 0 : x;
}

void export_commit(export *e, int player) {
    PUT(e, "COMMIT", player, "random: %g", random_coming(e));
}

void export_drawn(export *e, const char *tile) {
    *RV_PUSH(e->j->arena, e->order, e->ndrawn, e->room) = tile;
}

bool export_tile_at(const jcz *j, int x, int y, rv_shown_tile *tile) {
    SHOWN_EACH_TILE(j->arena, j->bench, t) {
        *tile = t;
        if (t.x == x && t.y == y)
            return true;
    }
    return false;
}

const char *export_name_of(const export *e, rv_str word) {
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

/* ---- what could be done --------------------------------------------------------------------- */

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
    const rv_shown_board board = shown_board(e->j->arena, e->j->bench);
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
        RV_EACH_OF(&it->actions[k], action) {
            t->captures |= !strcmp(it->actions[k].key, "capture") && action->after &&
                           !strcmp(action->after, t->cell);
        }
    t->acts = it->nfollowers > 0 || is_offered(t->e, it->actions, it->nactions) ||
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
        judge(plain, e->text, e->turn - 1);
    }
    const char *why;
    t->cell = tower ? tower->text.s : NULL;
    bool waits = !t->figure.s && !rv_doc_get(t->entry, "top");
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
}

/* ---- keys that rulesets name ---------------------------------------------------------------- */

/* Writes the message that means the value of a key. */
void export_row(export *e, const played *t, const jcz_row *row, rv_str word, int player) {
    rv_json *to = e->to;
    rv_str name = word;
    const bool owned = strstr(row->choice, "{player}");
    const int owner = owned ? jcz_player(e->j, rv_str_cut(&name, ":")) : t->player;
    const int sort = meeple_cut_sort(e, &name);
    const bool moves = jcz_has_field(row, "figureId"); /* the man stays */
    int x = t->x, y = t->y, i = -1;
    meeple at = {.feature = NULL};
    if (row->at == JCZ_AT_FOLLOWER) {
        i = strchr(word.s, '@') ? meeple_named(e->men[owner], sort, name) : -1;
        if (i < 0 && strchr(word.s, '@') && (i = meeple_named(e->stood[owner], sort, name)) >= 0)
            e->men[owner][i] = e->stood[owner][i]; /* the board does not show him any more */
        rv_str key = word;
        key = rv_str_cut(&key, "@");
        i = i < 0 ? meeple_find(e, owner, jcz_figure_of(e->j, key, false), ON_TILE, -1) : i;
    } else if (row->at == JCZ_AT_FEATURE) /* behind what the form begins with */
        at = meeple_at(e, t, rv_str_of(word.s + strcspn(row->choice, "{")));
    else
        jcz_cell(word, &x, &y);
    if (row->at >= JCZ_AT_FOLLOWER && i < 0 && !at.feature) {
        REFUSE(e, "what `%s` says cannot be carried over", row->option);
        return;
    }
    rv_json_put(to, "{type: %s, player: %d, clock: %d, payload: {", row->name, player, e->clock++);
    if (row->field)
        rv_json_put(to, "%s: %s", row->field, row->value);
    if (draws_then(e, row))
        put_random(e, t, row);
    if (row->at == JCZ_AT_CELL)
        rv_json_put(to, moves ? "to: [%d, %d]" : "pointer: [%d, %d]", x, -y);
    else if (row->at == JCZ_AT_TOWER)
        rv_json_put(to, "pointer: " FEATURE, x, -y, "Tower", "I");
    else if (at.feature)
        rv_json_put(to, "to: " FEATURE, FEATURE_OF(&at));
    else if (i >= 0) {
        meeple *man = &e->men[owner][i];
        rv_json_put(to, "%s: {featurePointer: " FEATURE ", meepleId: %s}", moves ? "to" : "pointer",
                    FEATURE_OF(man), meeple_id(e, owner, i));
        if (!moves)
            *man = (meeple){.is = IN_HAND};
        for (int k = 0; moves && k < RV_MAX_PLAYERS * FIGURES; k++)
            e->men[k / FIGURES][k % FIGURES].helped = &e->men[k / FIGURES][k % FIGURES] == man;
    }
    rv_json_put(to, "}}");
}

/* What is drawn or thrown on a flight follows from the number that the message brings. Where the
 * figure goes then comes in a message of its own. */
static void put_flight(export *e, const played *t, const jcz_row *row, rv_str word) {
    const char *drawn = row->draws ? jcz_word(t->entry, row->draws) : NULL;
    const jcz_bag die = drawn ? jcz_bag_of(e->j, row) : (jcz_bag){.n = 0};
    const int face = die.n ? face_of(&die, drawn) : 0;
    e->flies = jcz_figure_of(e->j, word, true);
    const int i = meeple_find(e, t->player, e->flies, IN_HAND, -1);
    if (i < 0)
        REFUSE(e, "what `%s` says cannot be carried over", row->option);
    else
        PUT(e, row->name, t->player, "pointer: " FEATURE ", meepleId: %s, random: %g", t->x, -t->y,
            row->value, "I", meeple_id(e, t->player, i), (face + 0.5) / (die.n + !die.n));
}

/* Where such a figure lands, which a record need not say of an only place; "" if nowhere. */
static const char *only_landing(export *e, const char *key) {
    SHOWN_EACH_TILE(e->j->arena, e->j->bench, tile) {
        RV_EACH_AT(tile.regions, tile.nregions, on) {
            const char *where = export_place(e, &tile, on);
            if (export_could(e, key, rv_printf(e->j->arena, "'%s'", where), NULL))
                return where;
        }
    }
    return "";
}

/* Of a key that goes on player by player, all that was done, also in silence: where the figure
 * went. */
static bool put_each(export *e, const played *t, const jcz_row *row) {
    int n = 0;
    RV_EACH_AT(e->report->items, e->report->nitems, item) {
        const char *word = item->turn == e->turn && !strcmp(item->key, row->option) && item->note
                               ? strstr(item->note, " goes to ")
                               : NULL;
        if (word)
            export_row(e, t, row, rv_str_of(word + strlen(" goes to ")),
                       (t->player + n++) % e->j->nplayers);
    }
    return n;
}

/* A figure that is put elsewhere than an entry says it of its tile, or besides the one there. */
static void put_other(export *e, const played *t, const jcz_row *row, const char *value) {
    rv_str where = rv_str_of(value), rest = t->figure, first = rv_str_cut(&rest, "@");
    int sort = meeple_cut_sort(e, &where);
    if (row->field)
        sort = jcz_figure_of(e->j, rv_str_of(row->value), false);
    if (row->at == JCZ_AT_OTHER && !strchr(value, '@'))
        return; /* he went nowhere */
    if (row->at == JCZ_AT_OTHER && row->when == JCZ_LATER)
        sort = e->flies;
    else if (row->when == JCZ_LATER && !t->figure.s && !rv_doc_get(t->entry, "tower") &&
             !rv_doc_get(t->entry, "top"))
        jcz_note(e->j, JCZ_TURN(e->turn), "JCloisterZone does not tell `%s` from a first figure",
                 row->option);
    if (!strncmp(value, "top@", 4)) { /* "phantom 0,1" */
        figures_put_top(e, t, rv_str_of(rv_printf(e->j->arena, "%s %s", row->value, value + 4)));
        return;
    }
    if (!strchr(value, '@')) /* it stands on what the first one does */
        where = rv_str_of(rv_printf(e->j->arena, "%.*s@%.*s", RV_CHARS(first), RV_CHARS(where)));
    figures_put_follower(e, t, sort, where);
}

/* The value of a row's key, which has its form, and which a message must tell; NULL. */
static const char *value_of(export *e, const played *t, const jcz_row *row) {
    const rv_yaml *key = rv_doc_get(t->entry, row->option);
    const char *value = jcz_word(t->entry, row->option);
    int x, y;
    if (!key && row->at == JCZ_AT_OTHER && e->flies >= 0)
        value = only_landing(e, row->option);
    const bool cell = value && jcz_cell(rv_str_of(value), &x, &y);
    if (!value || row->each || (row->at == JCZ_AT_FOLLOWER && cell) ||
        (row->at == JCZ_AT_CELL && !cell && jcz_has_field(row, "figureId")) ||
        strncmp(value, row->choice, strcspn(row->choice, "{[")) != 0 ||
        /* a duty with one possibility is done without a message */
        ((row->when == JCZ_FIRST || draws_then(e, row)) &&
         export_could(e, row->option, NULL, NULL)))
        return NULL;
    return value;
}

/* Writes what the entry says that comes at this moment of the turn; false if there is nothing. */
static bool put_rows(export *e, const played *t, int when) {
    bool any = false;
    JCZ_EACH(e->j, JCZ_MESSAGE, row) {
        if (row->when != when || !jcz_plays_with(e->j, row) || rounds_which(e->j, row))
            continue;
        if (row->each && (!row->only || jcz_chose(e->j, row->only, row->chosen)))
            any |= put_each(e, t, row);
        const char *value = value_of(e, t, row);
        if (!value || !*row->name) /* a claim without a message takes the place of nothing */
            continue;
        any = true;
        if (jcz_has_field(row, "feature"))
            put_flight(e, t, row, rv_str_of(value));
        else if (!strcmp(row->name, "DEPLOY_MEEPLE"))
            put_other(e, t, row, value);
        else
            export_row(e, t, row, rv_str_of(value), t->player);
    }
    return any;
}

/* ---- the end of a turn ---------------------------------------------------------------------- */

/* Whether the player is asked for something at the end of the turn, with one of his figures: the
 * record is legal up to this turn with that key, too. */
static bool could_end(export *e, const played *t) {
    rv_shown_tile tile;
    JCZ_EACH(e->j, JCZ_MESSAGE, row) {
        if (row->when != JCZ_END || row->at != JCZ_AT_FOLLOWER || !jcz_plays_with(e->j, row))
            continue;
        for (int i = 0; i < FIGURES; i++) {
            const rv_region_info *on = meeple_stands(e, t->player, i, &tile);
            if (on && export_could(e, row->option,
                                   rv_printf(e->j->arena, "'%s%s'",
                                             rv_ruleset_figure(e->j->rs, meeple_sort(i))->prefix,
                                             export_place(e, &tile, on)),
                                   NULL))
                return true;
        }
    }
    return false;
}

/* ---- turns ---------------------------------------------------------------------------------- */

/* Notes a tile in the order of draws, unless it was bought: then it was drawn for the auction. */
static void note_draw(export *e, int player, const char *tile) {
    const char **hand = &e->hand[player];
    if (*hand && !strcmp(tile, *hand))
        *hand = NULL;
    else
        export_drawn(e, tile);
}

/* The tiles that the player drew. Before he draws, a player who holds a tile that could be laid is
 * asked for it (AM-9). One that is put away although it fits, with a bridge, is put away by a
 * message. */
static void put_draws(export *e, const played *t) {
    bool held = false; /* the tile that is laid */
    JCZ_EACH(e->j, JCZ_TILE, row) {
        const bool laid = t->tile && !strcmp(t->tile, row->value);
        held |= laid;
        if (!laid && jcz_plays_with(e->j, row) && !e->hand[t->player] &&
            shown_lies(e->j->bench, e->turn, row->value, NULL)) {
            export_pass(e, t->player);
            export_commit(e, t->player);
        }
    }
    RV_EACH_ITEM(rv_doc_get(t->entry, "discard"), word) {
        const char *tile = export_name_of(e, word->text);
        bool drawn; /* not before the dragon comes, if it is set aside (PD-15) */
        shown_lies(e->j->bench, 0, tile, &drawn);
        drawn |= !strncmp(tile, "RI", 2); /* the lake behind what else of the river is put aside */
        if (drawn)
            note_draw(e, t->player, tile);
        if (drawn && shown_lies(e->j->bench, e->turn, tile, NULL))
            export_pass(e, t->player);
    }
    if (t->tile && !held)
        note_draw(e, t->player, t->tile);
    e->hand[t->player] = NULL;
}

/* ---- where the river may run ----------------------------------------------------------------- */

static unsigned ports_of_river(const rv_shown_tile *tile) {
    unsigned ports = 0;
    for (int k = 0; k < tile->nregions; k++)
        ports |= strcmp(tile->regions[k].kind, "river") ? 0 : tile->regions[k].ports;
    return ports;
}

/* Whether the river can go on at a side of x,y: since version 6.2 nothing may lie in the
 * strip of three cells ahead of it up to the end of the board, and no other end may run the same
 * way side by side (R-16). A side at which it came has a tile. */
static bool may_go_on(const jcz *j, int x, int y, int side) {
    rv_shown_tile other;
    const int east = dx(side), north = -dy(side);
    if (export_tile_at(j, x + east, y + north, &other))
        return true;
    SHOWN_EACH_TILE(j->arena, j->bench, tile) {
        int ahead = (tile.x - x) * east + (tile.y - y) * north,
            aside = abs((tile.x - x) * north + (tile.y - y) * east);
        bool ends = aside == 1 && ports_of_river(&tile) & 1u << (3 * side + 1) &&
                    !export_tile_at(j, tile.x + east, tile.y + north, &other);
        if ((ahead > 0 && aside <= 1) || ends)
            return false;
    }
    return true;
}

/* Whether the river runs from the tile at a cell as JCloisterZone allows. */
static bool river_runs(const jcz *j, int x, int y) {
    rv_shown_tile tile;
    unsigned ports = export_tile_at(j, x, y, &tile) ? ports_of_river(&tile) : 0;
    for (int i = 0; i < 4; i++)
        if (ports & 1u << (3 * i + 1) && !may_go_on(j, x, y, i))
            return false;
    return true;
}

/* ---- turns ---------------------------------------------------------------------------------- */

/* Refuses a turn that says what JCloisterZone cannot be told. */
static void check_turn(export *e, const played *t) {
    /* keys that are told, or need not be */
    static const char *const own[] = {"discard",  "order", "score",  "ransom", "bridge", "capture",
                                      "exchange", "top",   "castle", "fief",   NULL};
    const jcz_row *with = drawn_with(e, t->entry);
    RV_EACH_PAIR(t->entry, key) {
        bool can = rv_name_find(own, key->text) >= 0 || jcz_player(e->j, key->text) == t->player;
        JCZ_EACH(e->j, JCZ_MESSAGE, row)
            can |= jcz_plays_with(e->j, row) && (rv_str_is(key->text, row->option) ||
                                                 (row->draws && rv_str_is(key->text, row->draws)));
        if (with && rv_str_is(key->text, with->draws) && (e->untold || e->in_round))
            REFUSE(e, "JCloisterZone draws by itself%s, and cannot be told what `%s` says",
                   e->in_round ? " with a bought tile" : "", key->text.s);
        else if (!can)
            REFUSE(e, "JCloisterZone has nothing that `%s` could be", key->text.s);
        if (!rv_str_is(key->text, "fief"))
            continue;
        const rv_why *there = export_could(e, "fief", NULL, NULL);
        rv_buf gains = {.arena = e->j->arena};
        for (int i = 0; there && i < e->j->nplayers; i++)
            if (there->score[i] != e->report->score[i])
                rv_putf(&gains, "%s%s has %d more", gains.n ? ", " : "; there ", e->j->label[i],
                        there->score[i] - e->report->score[i]);
        jcz_note(e->j, JCZ_TURN(e->turn),
                 "`fief` is left out: in JCloisterZone a castle scores what gives the most%s",
                 gains.n ? rv_buf_text(&gains) : ", as here");
    }
    if (e->j->status == RV_FINE && !river_runs(e->j, t->x, t->y)) /* of several the first */
        REFUSE(e, "JCloisterZone does not let the river run here: it keeps the cells ahead of it "
                  "free, and beside these, up to the end of the board");
}

/* Who could put a figure second, and does not, passes; not behind a pass (PH-2). */
static void pass_second(export *e, const played *t) {
    rv_shown_tile tile;
    JCZ_EACH(e->j, JCZ_MESSAGE, row) {
        const bool may =
            row->when == JCZ_LATER && jcz_has_field(row, "figure") && jcz_plays_with(e->j, row) &&
            !rv_doc_get(t->entry, row->option) &&
            meeple_find(e, t->player, jcz_figure_of(e->j, rv_str_of(row->value), false), IN_HAND,
                        -1) >= 0 &&
            export_tile_at(e->j, t->x, t->y, &tile);
        for (int k = 0; may && k < tile.nregions; k++) {
            const char *place =
                rv_printf(e->j->arena, "'%s@%s'", jcz_role(e->j->rs, tile.regions[k].kind),
                          shown_port(tile.regions[k].ports));
            if (export_could(e, row->option, place, NULL)) {
                export_pass(e, t->player);
                break;
            }
        }
    }
}

/* What is done with the tile: a figure on it, or something else; and then who goes on a tower. */
static void put_action(export *e, const played *t) {
    const rv_yaml *top = rv_doc_get(t->entry, "top"), *tower = rv_doc_get(t->entry, "tower");
    const rv_yaml *capture = tower ? rv_doc_get(t->entry, "capture") : NULL;
    if (put_rows(e, t, JCZ_ACTION)) {
        if (capture)
            figures_put_capture(e, t, capture);
        else if (t->captures)
            export_pass(e, t->player);
    } else if (t->figure.s)
        figures_put_follower(e, t, t->sort, t->figure);
    else if (!top && t->passes)
        export_pass(e, t->player);
    if (top)
        figures_put_top(e, t, top->text);
}

/* The tile, and what follows it in the turn. */
static void put_placement(export *e, const played *t) {
    PUT(e, "PLACE_TILE", t->player, "tileId: %s, rotation: %s, position: [%d, %d]",
        jcz_tile_there(e->j, t->tile), rv_printf(e->j->arena, "R%d", t->degrees), t->x, -t->y);
    const rv_yaml *bridge = rv_doc_get(t->entry, "bridge");
    RV_EACH_PART(bridge, word) {
        castles_put_bridge(e, t, word->text);
    }
    put_rows(e, t, JCZ_FIRST);
    put_action(e, t);
    put_rows(e, t, JCZ_LATER);
    if (!t->passes)
        pass_second(e, t);
    castles_put(e, t);
    export_commit(e, t->player);
}

/* Who leaves behind the last entry, which may lay no tile (CO-33). */
static void put_leaving(export *e, const played *t) {
    e->laid = t->tile ? t->player : e->laid;
    if (e->report->stack == 0 && !t->entry->next)
        rounds_put(e, t, ROUND_LEAVES_LAST);
}

/* What comes when the turn is scored. */
static void put_end(export *e, const played *t) {
    rounds_put(e, t, ROUND_LEAVES);
    memcpy(e->stood, e->men, sizeof e->stood);
    meeple_come_home(e);
    for (int which = ROUND_MOVES; which <= ROUND_TURNS; which++)
        rounds_put(e, t, which);
    const bool ended = put_rows(e, t, JCZ_END);
    put_leaving(e, t);
    if (!ended && could_end(e, t))
        export_pass(e, t->player);
}

static void put_turn(export *e, const rv_yaml *entry) {
    played t = read_turn(e, entry);
    if (t.player < 0)
        return;
    e->flies = -1;
    e->chosen = false;
    if (t.player != e->before) { /* a second part belongs to the turn of the first one */
        e->before = t.player;
        e->in_round = e->bought > 0;
        e->bought -= e->in_round;
    }
    JCZ_EACH(e->j, JCZ_MESSAGE, row)
        if (row->draws && jcz_plays_with(e->j, row) && rv_doc_get(entry, row->draws))
            t.bag = jcz_bag_of(e->j, row);
    put_draws(e, &t);
    e->entry = entry;
    figures_put_ransom(e, &t);
    if (t.tile)
        ask_offers(e, &t);
    e->report = rv_case_go_on(e->j->bench, e->turn);
    if (!t.tile) {
        put_leaving(e, &t);
        return;
    }
    check_turn(e, &t);
    put_placement(e, &t);
    put_end(e, &t);
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
        bazaar_put(e, auction);
        e->report = rv_case_go_on(e->j->bench, e->turn);
    } else
        put_turn(e, entry);
    e->entry = entry;
}

double jcz_first_random(jcz *j, const rv_text *text) {
    export *e = RV_COPY(j->arena, (export){.j = j, .text = text});
    judge(j->bench, text, 0);
    return random_coming(e);
}

void jcz_write_replay(jcz *j, const rv_text *text, const rv_report *report, rv_json *to) {
    export *e = RV_NEW(j->arena, export);
    *e = (export){.j = j, .to = to, .text = text, .report = report, .before = -1};
    e->behind = jcz_bench(j, j->missing, j->nmissing, false);
    judge(e->behind, text, 0);
    judge(j->bench, text, 0);
    random_coming(e);
    rv_json_put(to, "replay: [");
    RV_EACH_ITEM(rv_doc_get(j->root, "moves"), entry)
        put_entry(e, entry);
    rv_json_put(to, "]");
    /* the tiles of the record's own order that are still to come are drawn, too */
    const char *next;
    for (int i = 0; (next = rv_case_next(j->bench, i)); i++)
        export_drawn(e, export_name_of(e, rv_str_of(next)));
    rv_json_put(to, "gameAnnotations: {drawOrder: [");
    for (int i = 0; i < e->ndrawn; i++)
        rv_json_put(to, "%s", jcz_tile_there(j, e->order[i]));
    rv_json_put(to, "]}");
}
