/* setup.c - the setup of a game: its sets of tiles, its pieces, its house rules and its players.
 *
 * jcz_read_setup turns the header of a saved game into that of a record, jcz_write_setup the other
 * way round. What goes with what stands in the rows that rulesets give (tables.c).
 */
#include "jcz/jcz.h"
#include <stdio.h>
#include <stdlib.h>

#define JCZ_BOTH "both" /* the choice of an option that stands for two sets */
#define SLOTS 9         /* colours there */

/* ---- options of a ruleset ------------------------------------------------------------------- */

const char *jcz_choice(const jcz *j, const char *name) {
    rv_option_info info;
    int i = shown_option(j->rs, name, &info);
    return i < 0 ? NULL : j->chosen ? j->chosen[i] : info.values[rv_case_option(j->bench, i)];
}

bool jcz_chose(const jcz *j, const char *name, const char *choice) {
    const char *chosen = jcz_choice(j, name);
    return chosen && !strcmp(chosen, choice);
}

static void choose(const jcz *j, const char *name, const char *choice) {
    rv_option_info info;
    int i = shown_option(j->rs, name, &info);
    if (i >= 0)
        j->chosen[i] = choice;
}

/* ---- reading: sets -------------------------------------------------------------------------- */

/* What is no map is as good as none. */
static const rv_yaml *as_map(const rv_yaml *node) {
    return node && node->type == RV_YAML_MAP ? node : NULL;
}

/* What counts as absent: 0, false, null, "off". */
static bool is_absent(const rv_yaml *word) {
    if (word->type == RV_YAML_WORD && word->quoted)
        return rv_str_is(word->text, "off");
    return jcz_is_null(word) || (word->type == RV_YAML_WORD &&
                                 (rv_str_is(word->text, "0") || rv_str_is(word->text, "false")));
}

/* Whether a rule or an element is known by its name, perhaps as one that changes nothing. */
static bool is_known(const jcz *j, jcz_part part, rv_str name) {
    for (const jcz_row *row = j->rows.list; row < j->rows.list + j->rows.n; row++)
        if ((row->part == part || row->part == JCZ_IGNORED) && rv_str_is(name, row->name))
            return true;
    return false;
}

/* The first set of a ruleset that is in the game; or (else) its first set. */
static jcz_row *set_of(const jcz *j, const char *ruleset, bool in) {
    jcz_row *first = NULL;
    JCZ_EACH(j, JCZ_SET, set) {
        if (strcmp(set->ruleset, ruleset) != 0)
            continue;
        if (set->in && (!first || !first->in || set->in < first->in))
            first = set;
        first = first || in ? first : set;
    }
    return first;
}

bool jcz_plays_with(const jcz *j, const jcz_row *row) {
    return row->set == JCZ_ANY ? set_of(j, row->ruleset, true) != NULL : j->rows.list[row->set].in;
}

static void take_in(jcz *j, jcz_row *set) {
    set->in = set->in ? set->in : ++j->nsets;
}

/* Each key is "basic:2", the set and the edition of all of them, or "basic" without one. */
static bool read_sets(jcz *j, const rv_yaml *setup, const char **edition) {
    const rv_yaml *map = as_map(rv_doc_get(setup, "sets"));
    bool fine = true;
    if (!map)
        return jcz_refuse(
            j, setup ? setup->loc : (rv_loc){1, 1},
            "`setup` has no `sets` of tiles, so it is not a saved game of JCloisterZone "
            "5 or 6");
    RV_EACH_PAIR(map, key) {
        if (is_absent(key->next))
            continue;
        rv_str rest = key->text, name = rv_str_cut(&rest, ":");
        jcz_row *found = NULL;
        int count;
        JCZ_EACH(j, JCZ_SET, set)
            found = name.n && rv_str_is(name, set->name) ? set : found;
        if (!found)
            fine = jcz_refuse(j, key->loc, "the tiles `%s` are not known here", key->text.s);
        else if (!jcz_number(key->next, 1, 1, &count))
            fine = jcz_refuse(j, key->next->loc, "the tiles `%s` must be there once, as 1",
                              key->text.s);
        else if (rest.s && *edition && strcmp(rest.s, *edition))
            fine = jcz_refuse(j, key->loc, "tiles of two editions are in the game");
        else {
            take_in(j, found);
            *edition = rest.s ? rest.s : *edition;
        }
    }
    if (fine && !set_of(j, JCZ_BASE, true))
        return jcz_refuse(j, map->loc, "the tiles of the base game are not in it");
    return fine;
}

/* The rulesets of the sets in the game in the order of the sets: as one name, "inns+traders", or as
 * a list, "inns, traders". */
static const char *rules_of(const jcz *j, const char *between) {
    rv_buf name = {.arena = j->arena};
    for (int i = 1; i <= j->nsets; i++)
        JCZ_EACH(j, JCZ_SET, set)
            if (set->in == i && set_of(j, set->ruleset, true) == set &&
                strcmp(set->ruleset, JCZ_BASE) != 0)
                rv_putf(&name, "%s%s", name.n ? between : "", set->ruleset);
    return name.n ? rv_buf_text(&name) : JCZ_BASE;
}

/* ---- reading: elements and rules ------------------------------------------------------------ */

/* The key of this name, if it is there and its value counts. */
static const rv_yaml *key_of(const rv_yaml *map, const char *name) {
    RV_EACH_PAIR(as_map(map), key)
        if (rv_str_is(key->text, name))
            return is_absent(key->next) ? NULL : key;
    return NULL;
}

/* A game can have pieces without the tiles of their box; then the record has those tiles, too. A
 * box without tiles is in the game if one of its pieces is. */
static void add_sets_of_pieces(jcz *j, const rv_yaml *map) {
    JCZ_EACH(j, JCZ_ELEMENT, row) {
        const rv_yaml *key = key_of(map, row->name);
        jcz_row *set = row->set == JCZ_ANY ? set_of(j, row->ruleset, false) : NULL;
        if (!key || !set || set->in)
            continue;
        bool other = false; /* a box with these tiles, or without any, has the piece, too */
        JCZ_EACH(j, JCZ_ELEMENT, like) {
            const jcz_row *of = set_of(j, like->ruleset, false);
            other |= of && like != row && !strcmp(like->name, row->name) &&
                     (*set->name ? !*of->name : of->in);
        }
        if (other || (*set->name && (!strcmp(row->value, "true") || !*row->option)))
            continue;
        take_in(j, set);
        if (*set->name)
            jcz_note(j, key->loc,
                     "`%s` without the tiles `%s`: the record takes them for tiles that are still "
                     "to come, and does not see that the game is over",
                     key->text.s, set->name);
    }
}

/* An element that is there, in the number that the rules have, and with its tiles; what is printed
 * on tiles that are not there can be there all the same, if it may be left out as well. */
static bool check_element(jcz *j, const rv_yaml *key, const jcz_row *row) {
    const char *amount = row->value;
    const rv_yaml *value = key->next;
    const bool word = value->type == RV_YAML_WORD, quoted = word && value->quoted;
    if (row->refused)
        return jcz_refuse(j, key->loc, "a game with `%s` cannot be imported: %s", key->text.s,
                          row->refused);
    if (!jcz_plays_with(j, row) && !*row->option)
        return jcz_refuse(j, key->loc, "`%s` without the tiles `%s` is not known here", key->text.s,
                          set_of(j, row->ruleset, false)->name);
    if (word && !quoted &&
        (rv_str_is(value->text, amount) ||
         (rv_str_is(value->text, "true") && !strcmp(amount, "1")) ||
         (rv_str_is(value->text, "1") && !strcmp(amount, "true"))))
        return true;
    return jcz_refuse(j, value->loc, "`%s: %s%s%s` is not known here, only %s", key->text.s,
                      quoted ? "\"" : "", word ? value->text.s : "...", quoted ? "\"" : "", amount);
}

static bool read_elements(jcz *j, const rv_yaml *map) {
    bool fine = true;
    RV_EACH_PAIR(as_map(map), key)
        if (!is_absent(key->next) && !is_known(j, JCZ_ELEMENT, key->text))
            fine = jcz_refuse(j, key->loc, "`%s` is not known here", key->text.s);
    JCZ_EACH(j, JCZ_ELEMENT, row) {
        const rv_yaml *key = fine ? key_of(map, row->name) : NULL;
        bool other = false; /* a box in the game has an element of this name, and this one is not */
        JCZ_EACH(j, JCZ_ELEMENT, like)
            other |= !strcmp(like->name, row->name) && jcz_plays_with(j, like);
        other &= !jcz_plays_with(j, row);
        if (!fine || (key && !other && !check_element(j, key, row)))
            return false;
        if (!jcz_plays_with(j, row))
            continue;
        if (*row->option)
            choose(j, row->option, key ? "true" : "false");
        else if (!key)
            return jcz_refuse(j, map ? map->loc : j->root->loc,
                              "a game without `%s` is not known here", row->name);
    }
    const rv_yaml *abbot = key_of(map, "abbot");
    if (abbot && !key_of(map, "garden"))
        return jcz_refuse(j, abbot->loc, "`abbot` without `garden` is not known here");
    return fine;
}

/* House rules are named whether or not their boxes are in the game. */
static bool read_rules(jcz *j, const rv_yaml *map) {
    if (!jcz_is_null(map) && map->type != RV_YAML_MAP)
        return jcz_refuse(j, map->loc, "`rules` must be a map");
    RV_EACH_PAIR(as_map(map), key) {
        JCZ_EACH(j, JCZ_RULE, row)
            if (rv_str_is(key->text, row->name) && key->next->type == RV_YAML_WORD &&
                rv_str_is(key->next->text, row->value))
                choose(j, row->option, row->choice);
        if (!is_known(j, JCZ_RULE, key->text))
            jcz_note(j, key->loc, "the house rule `%s` is not known here: it is left out",
                     key->text.s);
    }
    return true;
}

/* ---- reading: the start and the players ----------------------------------------------------- */

/* The tile with which a game of these sets begins: that of the base game, unless another is given;
 * of several the one that the ruleset has, such as the Count's before that of the river (CO-7). */
static const char *start_of(const jcz *j) {
    const char *start = "", *first = rv_ruleset_start(j->rs);
    JCZ_EACH(j, JCZ_SET, set) {
        const bool own = strcmp(set->ruleset, JCZ_BASE) != 0;
        if (set->in && *set->value && (!*start || own))
            start = set->value;
        if (own && first && !strcmp(start, first))
            break;
    }
    return start;
}

static bool is_start(const jcz *j, const rv_yaml *item) {
    const rv_start_at *s;
    const char *id = jcz_word(item, "tile");
    const rv_yaml *rotation = rv_doc_get(item, "rotation");
    int x, y, degrees = 0;
    if (!id || !jcz_number(rv_doc_get(item, "x"), -FAR, FAR, &x) ||
        !jcz_number(rv_doc_get(item, "y"), -FAR, FAR, &y) ||
        (rotation && !jcz_rotation(rotation, true, &degrees)))
        return false;
    for (int i = 0; (s = jcz_start_at(j, i)) != NULL; i++)
        if (!strcmp(jcz_tile_here(j, id), s->id) && x == s->x && y == -s->y &&
            degrees == 90 * s->quarters)
            return true;
    return false;
}

static bool read_start(jcz *j, const rv_yaml *setup) {
    const rv_yaml *list = rv_doc_get(setup, "start");
    const rv_yaml *tile = list && list->type == RV_YAML_LIST ? list->first : NULL;
    if (jcz_is_null(list))
        return true;
    if (!tile || tile->type != RV_YAML_MAP)
        return jcz_refuse(
            j, tile ? tile->loc : list->loc,
            "`start` must be a list of one map: its `tile` is \"%s\", and `x`, `y` and "
            "`rotation` are 0",
            jcz_tile_there(j, j->start.id));
    int n = 0;
    RV_EACH_ITEM(list, item)
        n += is_start(j, item);
    const bool right = n == list->n && jcz_start_at(j, n - 1) && !jcz_start_at(j, n);
    return right ||
           jcz_refuse(j, tile->loc, "it begins with other tiles than %s at 0,0, not turned",
                      j->start.id);
}

/* The first letter of the name that no other player has; else "P3". */
static const char *label_for(const jcz *j, const char *name) {
    for (; *name; name++) {
        const char label[] = {(char)(*name & ~0x20), '\0'};
        if (rv_is_letter(*name) && jcz_player(j, rv_str_of(label)) < 0)
            return rv_dup(j->arena, rv_str_of(label));
    }
    return rv_printf(j->arena, "P%d", j->nplayers + 1);
}

/* A map with a name, which is a text; a slot is the colour, which no other player has. */
static bool check_player(jcz *j, const rv_yaml *player, unsigned *slots) {
    if (player->type != RV_YAML_MAP)
        return jcz_refuse(j, player->loc, "a player must be a map, with a `name`");
    const rv_yaml *name = rv_doc_get(player, "name"), *slot = rv_doc_get(player, "slot");
    if (!jcz_is_null(name) && (name->type != RV_YAML_WORD || !name->quoted))
        return jcz_refuse(j, name->loc, "the `name` of a player must be a text in quotes");
    int n;
    if (jcz_is_null(slot))
        return true;
    if (!jcz_number(slot, 0, SLOTS - 1, &n) || *slots & 1u << n)
        return jcz_refuse(j, slot->loc,
                          "the `slot` of a player must be a number from 0 to %d that no other "
                          "player has",
                          SLOTS - 1);
    *slots |= 1u << n;
    return true;
}

static bool read_players(jcz *j, rv_buf *record) {
    unsigned slots = 0;
    const rv_yaml *list = rv_doc_get(j->root, "players");
    if (!list || list->type != RV_YAML_LIST || !list->n)
        return jcz_refuse(j, j->root->loc, "it has no `players`: it is a setup without a game");
    RV_EACH_ITEM(list, player) {
        if (j->nplayers == RV_MAX_PLAYERS)
            return jcz_refuse(j, player->loc, "more than %d players are not known here",
                              RV_MAX_PLAYERS);
        if (!check_player(j, player, &slots))
            return false;
        const char *name = jcz_is_null(rv_doc_get(player, "name")) ? "" : jcz_word(player, "name");
        const char *label = label_for(j, name);
        rv_putf(record, "%s%s: ", j->nplayers ? ", " : "players: {", label);
        rv_put_text(record, *name ? name : label);
        j->label[j->nplayers++] = label;
    }
    rv_put(record, "}\n");
    return true;
}

/* "2021-11-06T19:30:00.000Z" */
static bool begins_with_date(const char *s) {
    int year, month, day, n = 0;
    if (*s == '-' || strspn(s, "0123456789-") < 10 ||
        sscanf(s, "%4d-%2d-%2d%n", &year, &month, &day, &n) != 3 || n != 10)
        return false;
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    int days = month == 2 ? 28 + leap : 30 + (month + month / 8) % 2;
    return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

static void read_about(jcz *j, rv_buf *record) {
    const char *name = jcz_word(j->root, "name"), *created = jcz_word(j->root, "created");
    bool named = name && *name, dated = created && begins_with_date(created);
    if (created && !dated)
        jcz_note(j, rv_doc_get(j->root, "created")->loc,
                 "`created` begins with no date: it is left out");
    if (named) {
        rv_put(record, "about: {event: ");
        rv_put_text(record, name);
    }
    if (dated)
        rv_putf(record, "%sdate: \"%.10s\"", named ? ", " : "about: {", created);
    rv_put(record, named || dated ? "}\n" : "");
}

/* Whether whoever laid the lake with the volcano took another tile in the same turn: nothing else
 * gives a turn for it, as no builder stands on it. */
static bool laid_lake_again(const jcz *j) {
    const rv_yaml *list = rv_doc_get(j->root, "replay"), *lake = NULL;
    RV_EACH_ITEM(list, message) {
        const char *type = jcz_word(message, "type");
        if (!type || strcmp(type, "PLACE_TILE") != 0)
            continue;
        const char *now = jcz_word(message, "player"), *then = jcz_word(lake, "player");
        if (lake)
            return now && then && !strcmp(now, then);
        const char *id = jcz_word(rv_doc_get(message, "payload"), "tileId");
        if (id && !strcmp(jcz_tile_here(j, id), JCZ_VOLCANO_LAKE))
            lake = message;
    }
    return false;
}

/* Chooses what the sets say: which sets of a ruleset are in the game, where it has several; what
 * JCloisterZone does not let choose; and the edition, which gardens say if the sets do not. */
static bool choose_by_sets(jcz *j, const rv_yaml *setup, const char *edition) {
    JCZ_EACH(j, JCZ_SET, set)
        if (set->in && *set->option)
            choose(j, set->option, set_of(j, set->ruleset, true) == set ? set->choice : JCZ_BOTH);
    JCZ_EACH(j, JCZ_PLAYS, row)
        if (jcz_plays_with(j, row))
            choose(j, row->option, row->choice);
    if (laid_lake_again(j))
        choose(j, "volcano_lake", "again");
    if (!edition)
        edition = key_of(rv_doc_get(setup, "elements"), "garden") ? "2" : "1";
    choose(j, "edition", edition);
    rv_option_info info;
    for (int i = 0; rv_ruleset_option(j->rs, i, &info); i++) {
        bool known = !j->chosen[i];
        for (int k = 0; k < info.nvalues && !known; k++)
            known = !strcmp(info.values[k], j->chosen[i]);
        if (!known && !strcmp(info.name, "edition"))
            return jcz_refuse(j, setup->loc, "the edition `%s` is not known here", edition);
        if (!known)
            return jcz_refuse(j, setup->loc, "these tiles together are not known here");
    }
    return true;
}

static void tell_fault(void *ud, const char *file, rv_loc at, const char *message) {
    jcz *j = ud, other = *j;
    other.file = file;
    other.raw = (rv_str){NULL, 0};
    jcz_refuse(&other, at, "%s", message);
    j->status = other.status;
}

static bool read_options(jcz *j, const rv_yaml *setup, const char *edition, rv_buf *record) {
    rv_option_info info;
    int n = 0;
    j->chosen = RV_NEWS(j->arena, const char *, rv_ruleset_options(j->rs) + 1);
    if (!choose_by_sets(j, setup, edition) || !read_elements(j, rv_doc_get(setup, "elements")) ||
        !read_rules(j, rv_doc_get(setup, "rules")))
        return false;
    const char *why = NULL,
               **words = RV_NEWS(j->arena, const char *, rv_ruleset_options(j->rs) + 1);
    const bool first = jcz_chose(j, "edition", "1");
    for (int i = 0; rv_ruleset_option(j->rs, i, &info); i++) {
        const char *usual = info.values[info.standard]; /* there in both editions */
        const char *choice = j->chosen[i] ? j->chosen[i] : usual;
        if (strcmp(choice, info.values[info.by_edition[first]])) {
            words[n] = rv_printf(j->arena, "%s=%s", info.name, choice);
            rv_putf(record, "%s%s: %s", n++ ? ", " : "options: {", info.name, choice);
        }
    }
    rv_put(record, n ? "}\n" : "");
    /* with the tiles that are played with by these options */
    j->rs = rv_library_variant(j->lib, j->rs, words, n, &why);
    return j->rs || jcz_refuse(j, setup->loc, "%s", why ? why : "the options do not go together");
}

bool jcz_read_setup(jcz *j, rv_buf *record) {
    const char *edition = NULL, *why = NULL;
    const rv_yaml *setup = as_map(rv_doc_get(j->root, "setup"));
    jcz_read_tables(j);
    if (!read_sets(j, setup, &edition))
        return false;
    const rv_yaml *tiles = rv_doc_get(setup, "tiles");
    if (!jcz_is_null(tiles) && (tiles->type == RV_YAML_WORD || tiles->n)) /* since version 6 */
        return jcz_refuse(j, tiles->loc,
                          "other numbers of tiles than those of the sets are not known here");
    add_sets_of_pieces(j, rv_doc_get(setup, "elements"));
    if (!jcz_tables_serve(j, tell_fault, j))
        return false;
    const char *name = rules_of(j, "+");
    rv_putf(record, strchr(name, '+') ? "reeve: 1\nrules: [%s]\n" : "reeve: 1\nrules: %s\n",
            rules_of(j, ", "));
    j->rs = rv_library_ruleset(j->lib, name, &why);
    if (!j->rs)
        return jcz_refuse(j, setup->loc, "%s", why ? why : "the rulesets do not go together");
    j->start.id = start_of(j);
    if (!read_start(j, setup) || !read_options(j, setup, edition, record))
        return false;
    read_about(j, record);
    return read_players(j, record);
}

/* ---- writing -------------------------------------------------------------------------------- */

/* The sets of a ruleset of the record. */
static bool find_sets_of(jcz *j, const char *name) {
    const rv_ruleset *rs = rv_library_ruleset(j->lib, name, NULL);
    bool found = false;
    JCZ_EACH(j, JCZ_SET, set) {
        if (!rs || strcmp(set->ruleset, rv_facts(rs)->root) != 0)
            continue;
        found = true;
        const char *choice = jcz_choice(j, set->option);
        if (!choice || !strcmp(choice, set->choice) || !strcmp(choice, JCZ_BOTH))
            take_in(j, set);
    }
    return found || jcz_refuse(j, jcz_loc_of(j, "rules"),
                               "the game `%s` cannot be exported to JCloisterZone", name);
}

bool jcz_plays_again(const jcz *j) {
    return jcz_chose(j, "volcano_lake", "again") && !jcz_chose(j, "river", "1");
}

static int find_missing(const jcz *j, jcz_missing *list) {
    /* Presets differ from the ruleset that they extend in defaults only. */
    const rv_ruleset *plain = rv_library_ruleset(j->lib, rules_of(j, "+"), NULL);
    rv_option_info info, usual;
    int n = 0;
    for (int i = 0; rv_ruleset_option(j->rs, i, &info); i++) {
        const char *choice = info.values[rv_case_option(j->bench, i)], *there = NULL;
        JCZ_EACH(j, JCZ_PLAYS, row)
            if (!there && !strcmp(row->option, info.name) && jcz_plays_with(j, row))
                there =
                    *row->value && (!jcz_choice(j, row->value) || jcz_chose(j, row->value, "false"))
                        ? choice
                        : row->choice;
        if (!there && plain && shown_option(plain, info.name, &usual) >= 0)
            there = usual.values[usual.standard];
        /* what a setup, or the version, can say */
        bool can = !strcmp(info.name, "edition") || !strcmp(info.name, "volcano_lake");
        for (const jcz_row *row = j->rows.list; row < j->rows.list + j->rows.n; row++)
            can |= !strcmp(row->option, info.name) &&
                   (row->part == JCZ_SET || row->part == JCZ_ELEMENT ||
                    (row->part == JCZ_RULE && !strcmp(row->choice, choice)));
        if (there && strcmp(choice, there) && !can)
            list[n++] = (jcz_missing){info.name, choice, there};
    }
    return n;
}

static void write_setup(const jcz *j, rv_json *to) {
    const char *edition = jcz_choice(j, "edition");
    rv_json_put(to, "setup: {sets: {");
    for (int i = 1; i <= j->nsets; i++)
        JCZ_EACH(j, JCZ_SET, set)
            if (set->in == i && *set->name)
                rv_json_put(
                    to, "%s: %d",
                    set->plain ? set->name : rv_printf(j->arena, "%s:%s", set->name, edition), 1);
    rv_json_put(to, "}, elements: {");
    JCZ_EACH(j, JCZ_ELEMENT, row) {
        if (!jcz_plays_with(j, row) || jcz_chose(j, row->option, "false"))
            continue;
        rv_json_raw(to, row->name, row->value);
    }
    rv_json_put(to, "}, rules: {");
    JCZ_EACH(j, JCZ_RULE, rule)
        if (jcz_chose(j, rule->option, rule->choice) && !strcmp(rule->value, "true"))
            rv_json_raw(to, rule->name, rule->value);
        else if (jcz_chose(j, rule->option, rule->choice))
            rv_json_put(to, "%s: %s", rule->name, rule->value);
    rv_json_put(to, "}");
    rv_json_null(to, "timer");
    rv_json_put(to, "start: [");
    const rv_start_at *s;
    for (int i = 0; (s = jcz_start_at(j, i)) != NULL; i++)
        rv_json_put(to, "{tile: %s, x: %d, y: %d, rotation: %d}", jcz_tile_there(j, s->id), s->x,
                    -s->y, 90 * s->quarters);
    rv_json_put(to, "]}");
}

bool jcz_write_setup(jcz *j, rv_text *text, const rv_report *report, rv_json *to) {
    const rv_yaml *about = rv_doc_get(j->root, "about");
    const char *event = jcz_word(about, "event"), *date = jcz_word(about, "date");
    jcz_missing *list = RV_NEWS(j->arena, jcz_missing, rv_ruleset_options(j->rs) + 1);
    int version = 5; /* the first that has all rules of the game */
    jcz_read_tables(j);
    take_in(j, set_of(j, JCZ_BASE, false));
    /* the record names its rulesets in a list, or joined as one name, "inns+traders" */
    RV_EACH_PART(rv_doc_get(j->root, "rules"), word)
        for (rv_str rest = word->text; rest.s;)
            if (!find_sets_of(j, rv_dup(j->arena, rv_str_cut(&rest, "+"))))
                return false;
    if (!jcz_tables_serve(j, tell_fault, j) ||
        !jcz_check_options(j, text, list, find_missing(j, list)))
        return false;
    if (jcz_choice(j, "volcano_lake") && strcmp(jcz_choice(j, "river"), "1") != 0)
        jcz_note(j, (rv_loc){0, 0},
                 jcz_plays_again(j)
                     ? "JCloisterZone plays `volcano_lake: again` since version 6.2"
                     : "JCloisterZone plays `volcano_lake: plain` until version 6.1");
    j->start.id = start_of(j);
    JCZ_EACH(j, JCZ_RULE, rule)
        if (jcz_chose(j, rule->option, rule->choice) && rule->version > version)
            version = rule->version;
    const char *names[RV_MAX_PLAYERS];
    const int nplayers = report->nplayers;
    for (int i = 0; i < nplayers; i++) /* the record is judged again */
        names[i] = rv_dup(j->arena, rv_str_of(report->name[i]));
    rv_json_put(to,
                "appVersion: %s, gameId: %s, name: %s, initialRandom: %g, created?: %s, clock: %d",
                jcz_plays_again(j) ? "6.2.0"
                : version > 5      ? "6.0.0"
                                   : "5.7.0",
                "reeve", event, jcz_first_random(j, text),
                date ? rv_printf(j->arena, "%sT00:00:00.000Z", date) : NULL, 0);
    write_setup(j, to);
    rv_json_put(to, "players: [");
    for (int i = 0; i < nplayers; i++)
        rv_json_put(to, "{name: %s, slot: %d}", names[i], i);
    rv_json_put(to, "]");
    return true;
}
