/* setup.c - the setup of a game: its sets of tiles, its pieces, its house rules and its players.
 *
 * jcz_read_setup turns the header of a saved game into that of a record, jcz_write_setup the other
 * way round. What goes with what is said by the tables below; `in` says, for each row of `sets`,
 * whether its tiles are in the game.
 */
#include "jcz/jcz.h"
#include <stdlib.h>

/* ---- what goes with what -------------------------------------------------------------------- */

/* Sets of tiles, named without their edition. A ruleset that is not loaded is not known here.
 * option: what says that a ruleset of several sets has this one, which `both` says, too; or "".
 * start: the tile with which a game with these begins, or "". */
static const struct {
    const char *name, *ruleset, *option, *choice, *start;
} sets[] = {
    {"basic", "carcassonne", "", "", "BA.RCr"},
    {"inns-and-cathedrals", "inns", "", "", ""},
    {"traders-and-builders", "traders", "", "", ""},
    {"tower", "tower", "", "", ""},
    {"bridges-castles-and-bazaars", "bazaars", "", "", ""},
    {"river/1", "river", "river", "1", "RI.s"},
    {"river/2", "river", "river", "2", "RI.s"},
};

/* What is in the box besides tiles. amount: how many, or true for what is printed on tiles. set: to
 * which it belongs, or "" for the base game. option: is true if the element is there, or "" if the
 * set cannot be played without it; of several elements with one option the last one decides. */
static const struct {
    const char *name, *amount, *set, *option;
} elements[] = {
    {"small-follower", "7", "", ""},
    {"farmers", "true", "", "farmers"},
    {"big-follower", "1", "", "big_follower"},
    {"garden", "true", "", "abbot"}, /* without an abbot it changes nothing */
    {"abbot", "1", "", "abbot"},
    {"inn", "true", "inns-and-cathedrals", ""},
    {"cathedral", "true", "inns-and-cathedrals", ""},
    {"traders", "true", "traders-and-builders", "goods"},
    {"builder", "1", "traders-and-builders", "builder"},
    {"pig", "1", "traders-and-builders", "pig"},
    {"tower", "1", "tower", ""},
    {"bridge", "1", "bridges-castles-and-bazaars", "bridges"},
    {"castle", "1", "bridges-castles-and-bazaars", "castles"},
    {"bazaar", "true", "bridges-castles-and-bazaars", "bazaars"},
    {"pig-herd", "true", "river/2", "pig_herd"},
};

/* House rules, and the options that they set. version: the first that has it. */
static const struct {
    const char *name, *value, *option, *choice;
    int version;
} rules[] = {
    {"tiny-city-scoring", "2", "tiny_city", "2", 5},
    {"bazaar-no-auction", "true", "bazaar_auction", "false", 5},
    {"inn-and-cathedral-final-scoring", "ignore", "inn_cathedral_final", "normal", 6},
};

/* Rules and elements that change nothing in the games of these sets. */
static const char *const idle[] = {
    "river", /* that its tiles come first is said by their sets, too */
    "barn-placement",
    "black-fairy-placement",
    "coc-final-scoring",
    "count-move",
    "dragon-move",
    "espace-variant",
    "fairy-placement",
    "festival-return",
    "gq11-pig-herd",
    "hill-tiebreaker",
    "keep-monasteries",
    "king-and-robber-baron-scoring",
    "king-and-robber-scoring",
    "labyrinth-variant",
    "little-buildings-scoring",
    "meteorite-impact",
    "more-tunnel-tokens",
    "princess-action",
    "robbers-son-action",
    "tunnelize-other-expansions",
    "vineyards-for-garden",
    "wagon-move",
};

/* Options that JCloisterZone does not have, as it plays them with this set, or with any ("");
 * others are as the ruleset has them. */
static const struct {
    const char *option, *choice, *set;
} always[] = {
    {"bazaar_next", "from_chooser", ""},
    {"bazaar_builder", "builder_first", "traders-and-builders"},
    {"double_turn", "must", ""},
    {"builder_on_completed", "false", ""},
    {"start_tile", "mixed", ""},
    {"volcano_lake", "plain", "river/2"}, /* without the dragon, until 6.2 */
};

#define JCZ_BOTH "both" /* the choice of an option that stands for two sets */
#define SLOTS 9         /* colours there */
#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

/* ---- options of a ruleset ------------------------------------------------------------------- */

const char *jcz_choice(const jcz *j, const char *name) {
    rv_option_info info;
    int i = shown_option(j->rs, name, &info);
    return i < 0 ? NULL : j->chosen ? j->chosen[i] : info.values[rv_case_option(j->bench, i)];
}

static void choose(const jcz *j, const char *name, const char *choice) {
    rv_option_info info;
    int i = shown_option(j->rs, name, &info);
    if (i >= 0)
        j->chosen[i] = choice;
}

/* ---- reading: sets -------------------------------------------------------------------------- */

static bool is_idle(const char *name) {
    for (int i = 0; i < COUNT(idle); i++)
        if (!strcmp(idle[i], name))
            return true;
    return false;
}

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

static int find_set(rv_str name) {
    for (int i = 0; i < COUNT(sets); i++)
        if (rv_str_is(name, sets[i].name))
            return i;
    return -1;
}

static bool is_loaded(const jcz *j, const char *ruleset) {
    return rv_library_ruleset(j->r->library, ruleset, NULL) != NULL;
}

/* Each key is "basic:2", the set and the edition of all of them, or "basic" without one. */
static bool read_sets(jcz *j, const rv_yaml *setup, bool *in, const char **edition) {
    const rv_yaml *map = as_map(rv_doc_get(setup, "sets"));
    bool fine = true;
    if (!map)
        return jcz_refuse(j, setup ? setup->mark : (rv_mark){1, 1},
                          "`setup` has no `sets` of tiles, so it is no saved game of JCloisterZone "
                          "5 or 6");
    RV_EACH_PAIR(map, key) {
        if (is_absent(key->next))
            continue;
        rv_str rest = key->text, name = rv_str_cut(&rest, ":");
        int count, i = find_set(name);
        if (i < 0 || !is_loaded(j, sets[i].ruleset))
            fine = jcz_refuse(j, key->mark, "the tiles `%s` are not known here", key->text.s);
        else if (!jcz_number(key->next, 1, 1, &count))
            fine = jcz_refuse(j, key->next->mark, "the tiles `%s` must be there once, as 1",
                              key->text.s);
        else if (rest.s && *edition && strcmp(rest.s, *edition))
            fine = jcz_refuse(j, key->mark, "tiles of two editions are in the game");
        else {
            in[i] = true;
            *edition = rest.s ? rest.s : *edition;
        }
    }
    if (fine && !in[0])
        return jcz_refuse(j, map->mark, "the tiles of the base game are not in it");
    return fine;
}

/* The first set of its ruleset that is in. */
static bool is_first(const bool *in, int i) {
    for (int k = 0; k < i; k++)
        if (in[k] && !strcmp(sets[k].ruleset, sets[i].ruleset))
            return false;
    return in[i];
}

/* The rulesets of these sets as one name, "inns+traders". */
static const char *rules_of(const jcz *j, const bool *in) {
    rv_buf name = {.arena = j->arena};
    for (int i = 1; i < COUNT(sets); i++)
        if (is_first(in, i))
            rv_putf(&name, "%s%s", name.n ? "+" : "", sets[i].ruleset);
    return name.n ? rv_buf_text(&name) : sets[0].ruleset;
}

/* ---- reading: elements and rules ------------------------------------------------------------ */

/* The key of this name, if it is there and its value counts. */
static const rv_yaml *key_of(const rv_yaml *map, const char *name) {
    RV_EACH_PAIR(as_map(map), key)
        if (rv_str_is(key->text, name))
            return is_absent(key->next) ? NULL : key;
    return NULL;
}

static bool has_set(const bool *in, const char *set) {
    int i = find_set(rv_str_of(set));
    return i < 0 || in[i];
}

/* A game can have pieces without the tiles of their box; then the record has those tiles, too. */
static void add_sets_of_pieces(jcz *j, const rv_yaml *map, bool *in) {
    for (int i = 0; i < COUNT(elements); i++) {
        const rv_yaml *key = key_of(map, elements[i].name);
        int set = find_set(rv_str_of(elements[i].set));
        if (!key || set < 0 || in[set] || !strcmp(elements[i].amount, "true") ||
            !*elements[i].option || !is_loaded(j, sets[set].ruleset))
            continue;
        in[set] = true;
        jcz_note(j, key->mark,
                 "`%s` without the tiles `%s`: the record takes them for tiles that are still to "
                 "come, and does not see that the game is over",
                 key->text.s, elements[i].set);
    }
}

/* An element that is there, in the number that the rules have, and with its tiles; what is printed
 * on tiles that are not there can be there all the same, if it may be left out as well. */
static bool check_element(jcz *j, const rv_yaml *key, int i, const bool *in) {
    const char *amount = elements[i].amount;
    const rv_yaml *value = key->next;
    const bool word = value->type == RV_YAML_WORD, quoted = word && value->quoted;
    if (!has_set(in, elements[i].set) && !*elements[i].option)
        return jcz_refuse(j, key->mark, "`%s` without the tiles `%s` is not known here",
                          key->text.s, elements[i].set);
    if (word && !quoted &&
        (rv_str_is(value->text, amount) ||
         (rv_str_is(value->text, "true") && !strcmp(amount, "1")) ||
         (rv_str_is(value->text, "1") && !strcmp(amount, "true"))))
        return true;
    return jcz_refuse(j, value->mark, "`%s: %s%s%s` is not known here, only %s", key->text.s,
                      quoted ? "\"" : "", word ? value->text.s : "...", quoted ? "\"" : "", amount);
}

static bool read_elements(jcz *j, const rv_yaml *map, const bool *in) {
    bool fine = true;
    RV_EACH_PAIR(as_map(map), key) {
        bool known = is_absent(key->next) || is_idle(key->text.s);
        for (int i = 0; i < COUNT(elements); i++)
            known |= rv_str_is(key->text, elements[i].name);
        if (!known)
            fine = jcz_refuse(j, key->mark, "`%s` is not known here", key->text.s);
    }
    for (int i = 0; fine && i < COUNT(elements); i++) {
        const rv_yaml *key = key_of(map, elements[i].name);
        if (key && !check_element(j, key, i, in))
            return false;
        if (!has_set(in, elements[i].set))
            continue;
        if (*elements[i].option)
            choose(j, elements[i].option, key ? "true" : "false");
        else if (!key)
            return jcz_refuse(j, map ? map->mark : j->root->mark,
                              "a game without `%s` is not known here", elements[i].name);
    }
    const rv_yaml *abbot = key_of(map, "abbot");
    if (fine && abbot && !key_of(map, "garden"))
        return jcz_refuse(j, abbot->mark, "`abbot` without `garden` is not known here");
    return fine;
}

/* ---- reading: the start and the players ----------------------------------------------------- */

/* The tile with which a game of these sets begins. */
static const char *start_of(const bool *in) {
    const char *start = "";
    for (int i = 0; i < COUNT(sets); i++)
        if (in[i] && *sets[i].start)
            start = sets[i].start;
    return start;
}

static bool read_start(jcz *j, const rv_yaml *setup) {
    const rv_yaml *list = rv_doc_get(setup, "start");
    const rv_yaml *tile = list && list->type == RV_YAML_LIST ? list->first : NULL;
    if (jcz_is_null(list))
        return true;
    if (!tile || tile->type != RV_YAML_MAP)
        return jcz_refuse(
            j, tile ? tile->mark : list->mark,
            "`start` must be a list of one map: its `tile` is \"%s\", and `x`, `y` and "
            "`rotation` are 0",
            jcz_tile_there(j->arena, j->start));
    int x, y, degrees = 0;
    const char *id = jcz_word(tile, "tile");
    const rv_yaml *rotation = rv_doc_get(tile, "rotation");
    if (list->n == 1 && id && !strcmp(jcz_tile_here(j->arena, id), j->start) &&
        jcz_number(rv_doc_get(tile, "x"), 0, 0, &x) &&
        jcz_number(rv_doc_get(tile, "y"), 0, 0, &y) &&
        (!rotation || jcz_rotation(rotation, true, &degrees)) && !degrees)
        return true;
    return jcz_refuse(j, tile->mark, "it begins with other tiles than %s at 0,0, not turned",
                      j->start);
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
        return jcz_refuse(j, player->mark, "a player must be a map, with a `name`");
    const rv_yaml *name = rv_doc_get(player, "name"), *slot = rv_doc_get(player, "slot");
    if (!jcz_is_null(name) && (name->type != RV_YAML_WORD || !name->quoted))
        return jcz_refuse(j, name->mark, "the `name` of a player must be a text in quotes");
    int n;
    if (jcz_is_null(slot))
        return true;
    if (!jcz_number(slot, 0, SLOTS - 1, &n) || *slots & 1u << n)
        return jcz_refuse(j, slot->mark,
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
        return jcz_refuse(j, j->root->mark, "it has no `players`: it is a setup without a game");
    RV_EACH_ITEM(list, player) {
        if (j->nplayers == RV_MAX_PLAYERS)
            return jcz_refuse(j, player->mark, "more than %d players are not known here",
                              RV_MAX_PLAYERS);
        if (!check_player(j, player, &slots))
            return false;
        const char *name = jcz_is_null(rv_doc_get(player, "name")) ? "" : jcz_word(player, "name");
        const char *label = label_for(j, name);
        rv_putf(record, "%s%s: ", j->nplayers ? ", " : "players: {", label);
        jcz_put_quoted(record, *name ? name : label);
        j->label[j->nplayers++] = label;
    }
    rv_put(record, "}\n");
    return true;
}

/* "2021-11-06T19:30:00.000Z" */
static bool begins_with_date(const char *s) {
    static const char shape[] = "dddd-dd-dd";
    int i = 0;
    while (shape[i] && (shape[i] == 'd' ? s[i] >= '0' && s[i] <= '9' : s[i] == shape[i]))
        i++;
    if (shape[i])
        return false;
    int year = atoi(s), month = atoi(s + 5), day = atoi(s + 8);
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    int days = month == 2 ? 28 + leap : 30 + (month + month / 8) % 2;
    return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

static void read_about(jcz *j, rv_buf *record) {
    const char *name = jcz_word(j->root, "name"), *created = jcz_word(j->root, "created");
    bool named = name && *name, dated = created && begins_with_date(created);
    if (created && !dated)
        jcz_note(j, rv_doc_get(j->root, "created")->mark,
                 "`created` begins with no date: it is left out");
    if (named) {
        rv_put(record, "about: {event: ");
        jcz_put_quoted(record, name);
    }
    if (dated)
        rv_putf(record, "%sdate: \"%.10s\"", named ? ", " : "about: {", created);
    rv_put(record, named || dated ? "}\n" : "");
}

/* Whether whoever laid the lake with the volcano took another tile in the same turn: nothing else
 * gives a turn for it, as no builder stands on it. */
static bool laid_lake_again(const jcz *j) {
    const rv_yaml *list = rv_doc_get(j->root, "replay"), *lake = NULL;
    RV_EACH_ITEM(list && list->type == RV_YAML_LIST ? list : NULL, message) {
        const char *type = jcz_word(message, "type");
        if (!type || strcmp(type, "PLACE_TILE") != 0)
            continue;
        const char *now = jcz_word(message, "player"), *then = jcz_word(lake, "player");
        if (lake)
            return now && then && !strcmp(now, then);
        const char *id = jcz_word(rv_doc_get(message, "payload"), "tileId");
        if (id && !strcmp(jcz_tile_here(j->arena, id), JCZ_VOLCANO_LAKE))
            lake = message;
    }
    return false;
}

/* Chooses what the sets say: which sets of a ruleset are in the game, where it has several; what
 * JCloisterZone does not let choose; and the edition, which gardens say if the sets do not. */
static bool choose_by_sets(jcz *j, const rv_yaml *setup, const bool *in, const char *edition) {
    rv_option_info info;
    bool known = false;
    for (int i = 0; i < COUNT(sets); i++)
        if (in[i] && *sets[i].option)
            choose(j, sets[i].option, is_first(in, i) ? sets[i].choice : JCZ_BOTH);
    for (int i = 0; i < COUNT(always); i++)
        if (has_set(in, always[i].set))
            choose(j, always[i].option, always[i].choice);
    if (laid_lake_again(j))
        choose(j, "volcano_lake", "again");
    if (!edition)
        edition = key_of(rv_doc_get(setup, "elements"), "garden") ? "2" : "1";
    choose(j, "edition", edition);
    if (shown_option(j->rs, "edition", &info) >= 0)
        for (int i = 0; i < info.nvalues; i++)
            known |= !strcmp(info.values[i], edition);
    return known || jcz_refuse(j, setup->mark, "the edition `%s` is not known here", edition);
}

bool jcz_read_setup(jcz *j, rv_buf *record) {
    bool in[COUNT(sets)] = {false};
    const char *edition = NULL, *why = NULL;
    const rv_yaml *setup = as_map(rv_doc_get(j->root, "setup"));
    if (!read_sets(j, setup, in, &edition))
        return false;
    const rv_yaml *tiles = rv_doc_get(setup, "tiles"), *elements_in = rv_doc_get(setup, "elements"),
                  *rules_in = rv_doc_get(setup, "rules");
    if (!jcz_is_null(tiles) && (tiles->type == RV_YAML_WORD || tiles->n)) /* since version 6 */
        return jcz_refuse(j, tiles->mark,
                          "other numbers of tiles than those of the sets are not known here");
    j->start = start_of(in);
    if (!read_start(j, setup))
        return false;
    add_sets_of_pieces(j, elements_in, in);
    const char *rules_name = rules_of(j, in), *before = strchr(rules_name, '+') ? "[" : "";
    rv_put(record, "reeve: 1\nrules: ");
    for (rv_str rest = rv_str_of(rules_name), one; rest.s; before = ", ") {
        one = rv_str_cut(&rest, "+");
        rv_putf(record, "%s%.*s", before, RV_CHARS(one));
    }
    rv_put(record, strchr(rules_name, '+') ? "]\n" : "\n");
    j->rs = rv_library_ruleset(j->r->library, rules_name, &why);
    if (!j->rs)
        return jcz_refuse(j, setup->mark, "%s", why ? why : "the rulesets do not go together");
    j->chosen = RV_NEWS(j->arena, const char *, rv_ruleset_options(j->rs) + 1);
    if (!choose_by_sets(j, setup, in, edition) || !read_elements(j, elements_in, in))
        return false;
    if (!jcz_is_null(rules_in) && rules_in->type != RV_YAML_MAP)
        return jcz_refuse(j, rules_in->mark, "`rules` must be a map");
    RV_EACH_PAIR(as_map(rules_in), key) {
        bool known = is_idle(key->text.s);
        for (int i = 0; i < COUNT(rules); i++) {
            if (!rv_str_is(key->text, rules[i].name))
                continue;
            known = true;
            if (key->next->type == RV_YAML_WORD && rv_str_is(key->next->text, rules[i].value))
                choose(j, rules[i].option, rules[i].choice);
        }
        if (!known)
            jcz_note(j, key->mark, "the house rule `%s` is not known here: it is left out",
                     key->text.s);
    }
    rv_option_info info;
    int n = 0;
    for (int i = 0; rv_ruleset_option(j->rs, i, &info); i++)
        if (j->chosen[i] && strcmp(j->chosen[i], info.values[info.standard]))
            rv_putf(record, "%s%s: %s", n++ ? ", " : "options: {", info.name, j->chosen[i]);
    rv_put(record, n ? "}\n" : "");
    read_about(j, record);
    return read_players(j, record);
}

/* ---- writing -------------------------------------------------------------------------------- */

/* The sets of the rulesets of a record: a name, or a list of them. */
static bool find_sets(jcz *j, const rv_yaml *named, bool *in) {
    in[0] = true;
    RV_EACH_PART(named, word) {
        const rv_ruleset *rs = rv_library_ruleset(j->r->library, word->text.s, NULL);
        bool found = false;
        for (int i = 0; rs && i < COUNT(sets); i++)
            if (!strcmp(sets[i].ruleset, rv_ruleset_root(rs))) {
                found = true;
                const char *choice = jcz_choice(j, sets[i].option);
                in[i] = !choice || !strcmp(choice, sets[i].choice) || !strcmp(choice, JCZ_BOTH);
            }
        if (!found)
            return jcz_refuse(j, jcz_said(j, "rules"),
                              "the game `%s` cannot be exported to JCloisterZone", word->text.s);
    }
    return true;
}

bool jcz_plays_again(const jcz *j) {
    const char *river = jcz_choice(j, "river"), *lake = jcz_choice(j, "volcano_lake");
    return river && lake && strcmp(river, "1") != 0 && !strcmp(lake, "again");
}

/* Whether a setup, or the version, can say this choice of an option. */
static bool can_say(const char *name, const char *choice) {
    bool can = !strcmp(name, "edition") || !strcmp(name, "volcano_lake");
    for (int i = 0; i < COUNT(sets); i++)
        can |= !strcmp(sets[i].option, name);
    for (int i = 0; i < COUNT(elements); i++)
        can |= !strcmp(elements[i].option, name);
    for (int i = 0; i < COUNT(rules); i++)
        can |= !strcmp(rules[i].option, name) && !strcmp(rules[i].choice, choice);
    return can;
}

static int find_missing(const jcz *j, const bool *in, jcz_missing *list) {
    /* Presets differ from the ruleset that they extend in defaults only. */
    const rv_ruleset *plain = rv_library_ruleset(j->r->library, rules_of(j, in), NULL);
    rv_option_info info, usual;
    int n = 0;
    for (int i = 0; rv_ruleset_option(j->rs, i, &info); i++) {
        const char *choice = info.values[rv_case_option(j->bench, i)], *there = NULL;
        for (int k = 0; k < COUNT(always) && !there; k++)
            if (!strcmp(always[k].option, info.name) && has_set(in, always[k].set))
                there = always[k].choice;
        if (!there && plain && shown_option(plain, info.name, &usual) >= 0)
            there = usual.values[usual.standard];
        if (there && strcmp(choice, there) && !can_say(info.name, choice))
            list[n++] = (jcz_missing){info.name, choice, there};
    }
    return n;
}

/* Whether the record has the choice that a house rule stands for. */
static bool is_set(const jcz *j, int rule) {
    const char *choice = jcz_choice(j, rules[rule].option);
    return choice && !strcmp(choice, rules[rule].choice);
}

static void write_setup(const jcz *j, const bool *in, rv_json *to) {
    rv_json_put(to, "setup: {sets: {");
    for (int i = 0; i < COUNT(sets); i++)
        if (in[i])
            rv_json_int(to, rv_printf(j->arena, "%s:%s", sets[i].name, jcz_choice(j, "edition")),
                        1);
    rv_json_put(to, "}, elements: {");
    for (int i = 0; i < COUNT(elements); i++) {
        const char *choice = jcz_choice(j, elements[i].option);
        if (!has_set(in, elements[i].set) || (choice && !strcmp(choice, "false")))
            continue;
        if (!strcmp(elements[i].amount, "true"))
            rv_json_bool(to, elements[i].name, true);
        else
            rv_json_int(to, elements[i].name, atoi(elements[i].amount));
    }
    rv_json_put(to, "}, rules: {");
    for (int i = 0; i < COUNT(rules); i++)
        if (is_set(j, i) && !strcmp(rules[i].value, "true"))
            rv_json_bool(to, rules[i].name, true);
        else if (is_set(j, i))
            rv_json_text(to, rules[i].name, rules[i].value);
    rv_json_close(to, '}');
    rv_json_null(to, "timer");
    rv_json_put(to, "start: [{tile: %s, x: %d, y: %d, rotation: %d}]}",
                jcz_tile_there(j->arena, j->start), 0, 0, 0);
}

bool jcz_write_setup(jcz *j, rv_text *text, const rv_report *report, rv_json *to) {
    const rv_yaml *about = rv_doc_get(j->root, "about");
    const char *event = jcz_word(about, "event"), *date = jcz_word(about, "date");
    jcz_missing *list = RV_NEWS(j->arena, jcz_missing, rv_ruleset_options(j->rs) + 1);
    bool in[COUNT(sets)] = {false};
    int version = 5; /* the first that has all rules of the game */
    if (!find_sets(j, rv_doc_get(j->root, "rules"), in) ||
        !jcz_check_options(j, text, list, find_missing(j, in, list)))
        return false;
    if (jcz_choice(j, "volcano_lake") && strcmp(jcz_choice(j, "river"), "1") != 0)
        jcz_note(j, (rv_mark){0, 0},
                 jcz_plays_again(j)
                     ? "JCloisterZone plays `volcano_lake: again` since version 6.2"
                     : "JCloisterZone plays `volcano_lake: plain` until version 6.1");
    j->start = start_of(in);
    for (int i = 0; i < COUNT(rules); i++)
        if (is_set(j, i) && rules[i].version > version)
            version = rules[i].version;
    rv_json_put(
        to, "appVersion: %s, gameId: %s, name: %s, initialRandom: %g, created?: %s, clock: %d",
        jcz_plays_again(j) ? "6.2.0"
        : version > 5      ? "6.0.0"
                           : "5.7.0",
        "reeve", event, 0.0, date ? rv_printf(j->arena, "%sT00:00:00.000Z", date) : NULL, 0);
    write_setup(j, in, to);
    rv_json_put(to, "players: [");
    for (int i = 0; i < report->nplayers; i++)
        rv_json_put(to, "{name: %s, slot: %d}", report->name[i], i);
    rv_json_close(to, ']');
    return true;
}
