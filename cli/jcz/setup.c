#include "jcz/jcz.h"
#include <stdlib.h>

static const struct {
    const char *name, *ruleset;
} sets[] = {
#define JCZ_SET(name, ruleset) {name, ruleset},
#include "jcz/jcz.def"
};
static const struct {
    const char *name, *amount, *set, *option;
} elements[] = {
#define JCZ_ELEMENT(name, amount, set, option) {name, amount, set, option},
#include "jcz/jcz.def"
};
static const struct {
    const char *name, *value, *option, *choice;
} rules[] = {
#define JCZ_RULE(name, value, option, choice) {name, value, option, choice},
#include "jcz/jcz.def"
};
static const struct {
    const char *option, *choice;
} always[] = {
#define JCZ_ALWAYS(option, choice) {option, choice},
#include "jcz/jcz.def"
};
static const char *const idle[] = {
#define JCZ_IDLE(name) name,
#include "jcz/jcz.def"
};

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

/* ---- options of a ruleset ------------------------------------------------------------------- */

static bool find_option(const rv_ruleset *rs, const char *name, rv_option_info *to) {
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, to);
        if (!strcmp(to->name, name))
            return true;
    }
    return false;
}

const char *jcz_chosen(const jcz *j, const char *name) {
    rv_option_info info;
    for (int i = 0; i < rv_ruleset_options(j->rs); i++) {
        rv_ruleset_option(j->rs, i, &info);
        if (!strcmp(info.name, name))
            return j->chosen[i];
    }
    return NULL;
}

static void choose(const jcz *j, const char *name, const char *choice) {
    rv_option_info info;
    for (int i = 0; i < rv_ruleset_options(j->rs); i++) {
        rv_ruleset_option(j->rs, i, &info);
        if (!strcmp(info.name, name))
            j->chosen[i] = choice;
    }
}

static void put_choices(const jcz *j, rv_buf *record) {
    rv_option_info info;
    int n = 0;
    for (int i = 0; i < rv_ruleset_options(j->rs); i++) {
        rv_ruleset_option(j->rs, i, &info);
        if (j->chosen[i] && strcmp(j->chosen[i], info.values[info.standard]))
            rv_putf(record, "%s%s: %s", n++ ? ", " : "options: {", info.name, j->chosen[i]);
    }
    rv_put(record, n ? "}\n" : "");
}

/* ---- reading: sets -------------------------------------------------------------------------- */

static bool is_idle(const char *name) {
    for (int i = 0; i < COUNT(idle); i++)
        if (!strcmp(idle[i], name))
            return true;
    return false;
}

/* What counts as absent: 0, false, null, off. */
static bool is_absent(const rv_yaml *word) {
    return word->type == RV_YAML_WORD &&
           (rv_str_is(word->text, "0") || rv_str_is(word->text, "false") ||
            rv_str_is(word->text, "null") || rv_str_is(word->text, "off"));
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

/* "basic:2": the set, and the edition of all of them; "basic" without one. */
static bool read_set(jcz *j, const rv_yaml *key, bool *in, const char **edition) {
    rv_str rest = key->text, name = rv_str_cut(&rest, ":");
    int i = find_set(name);
    if (i < 0 || !is_loaded(j, sets[i].ruleset))
        return jcz_refuse(j, key->mark, "the tiles `%s` are not known here", key->text.s);
    if (!rv_str_is(key->next->text, "1"))
        return jcz_refuse(j, key->next->mark, "the tiles `%s` are there more than once",
                          key->text.s);
    if (rest.s && *edition && strcmp(rest.s, *edition))
        return jcz_refuse(j, key->mark, "tiles of two editions are in the game");
    if (rest.s)
        *edition = rest.s;
    return in[i] = true;
}

static bool read_sets(jcz *j, const rv_yaml *setup, bool *in, const char **edition) {
    const rv_yaml *map = setup ? rv_doc_get(setup, "sets") : NULL;
    bool fine = true;
    if (!map || map->type != RV_YAML_MAP)
        return jcz_refuse(j, setup ? setup->mark : (rv_mark){1, 1},
                          "`setup` has no `sets` of tiles, so it is no saved game of JCloisterZone "
                          "5 or 6");
    RV_EACH_PAIR(map, key)
        if (!is_absent(key->next))
            fine &= read_set(j, key, in, edition);
    if (fine && !in[0])
        return jcz_refuse(j, map->mark, "the tiles of the base game are not in it");
    return fine;
}

static void put_rules(const bool *in, rv_buf *record, rv_buf *name) {
    int n = 0;
    for (int i = 1; i < COUNT(sets); i++)
        if (in[i])
            rv_putf(name, "%s%s", n++ ? "+" : "", sets[i].ruleset);
    rv_put(name, n ? "" : sets[0].ruleset);
    rv_put(record, n > 1 ? "rules: [" : "rules: ");
    for (const char *s = rv_buf_text(name); *s; s++)
        rv_putn(record, *s == '+' ? ", " : s, *s == '+' ? 2 : 1);
    rv_put(record, n > 1 ? "]\n" : "\n");
}

/* ---- reading: elements and rules ------------------------------------------------------------ */

static const rv_yaml *key_of(const rv_yaml *map, const char *name) {
    if (map && map->type == RV_YAML_MAP)
        RV_EACH_PAIR(map, key)
            if (rv_str_is(key->text, name))
                return key;
    return NULL;
}

static bool has_set(const bool *in, const char *set) {
    int i = find_set(rv_str_of(set));
    return i < 0 || in[i];
}

/* An element that is there, in the number that the rules have, and with its tiles. */
static bool check_element(jcz *j, const rv_yaml *key, int i, const bool *in) {
    const char *amount = elements[i].amount;
    if (!has_set(in, elements[i].set))
        return jcz_refuse(j, key->mark, "`%s` without the tiles `%s` is not known here",
                          key->text.s, elements[i].set);
    if (rv_str_is(key->next->text, amount) ||
        (rv_str_is(key->next->text, "true") && !strcmp(amount, "1")) ||
        (rv_str_is(key->next->text, "1") && !strcmp(amount, "true")))
        return true;
    return jcz_refuse(j, key->next->mark, "`%s: %s` is not known here, only %s", key->text.s,
                      key->next->type == RV_YAML_WORD ? key->next->text.s : "...", amount);
}

static bool read_element(jcz *j, const rv_yaml *map, int i, const bool *in) {
    const rv_yaml *key = key_of(map, elements[i].name);
    bool there = key && !is_absent(key->next);
    if (there && !check_element(j, key, i, in))
        return false;
    if (*elements[i].option)
        choose(j, elements[i].option, there ? "true" : "false");
    else if (!there && has_set(in, elements[i].set))
        return jcz_refuse(j, map ? map->mark : j->root->mark,
                          "a game without `%s` is not known here", elements[i].name);
    return true;
}

static bool is_element(const char *name) {
    for (int i = 0; i < COUNT(elements); i++)
        if (!strcmp(elements[i].name, name))
            return true;
    return is_idle(name);
}

static bool read_elements(jcz *j, const rv_yaml *map, const bool *in) {
    bool fine = true;
    if (map && map->type == RV_YAML_MAP)
        RV_EACH_PAIR(map, key)
            if (!is_element(key->text.s) && !is_absent(key->next))
                fine = jcz_refuse(j, key->mark, "`%s` is not known here", key->text.s);
    for (int i = 0; fine && i < COUNT(elements); i++)
        fine = read_element(j, map, i, in);
    return fine;
}

static bool read_rule(jcz *j, const rv_yaml *key) {
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
    return known;
}

static void read_rules(jcz *j, const rv_yaml *map) {
    if (map && map->type == RV_YAML_MAP)
        RV_EACH_PAIR(map, key)
            read_rule(j, key);
}

/* ---- reading: the start and the players ----------------------------------------------------- */

static bool read_start(jcz *j, const rv_yaml *setup) {
    const rv_yaml *list = rv_doc_get(setup, "start");
    const rv_yaml *tile = list && list->type == RV_YAML_LIST ? list->first : NULL;
    if (!tile)
        return true;
    const char *id = jcz_word(tile, "tile"), *x = jcz_word(tile, "x"), *y = jcz_word(tile, "y"),
               *rotation = jcz_word(tile, "rotation");
    if (list->n == 1 && id && !strcmp(jcz_tile_here(j->arena, id), "BA.RCr") && x && atoi(x) == 0 &&
        y && atoi(y) == 0 && (!rotation || atoi(rotation) == 0))
        return true;
    return jcz_refuse(j, tile->mark, "it begins with other tiles than BA.RCr at 0,0");
}

static bool is_free(const jcz *j, char letter) {
    for (int i = 0; i < j->nplayers; i++)
        if (j->label[i][0] == letter && !j->label[i][1])
            return false;
    return true;
}

/* The first letter of the name that no other player has; else "P3". */
static const char *label_for(const jcz *j, const char *name) {
    for (; *name; name++) {
        char letter = rv_is_letter(*name) ? (char)(*name & ~0x20) : 0;
        if (letter && is_free(j, letter))
            return rv_printf(j->arena, "%c", letter);
    }
    return rv_printf(j->arena, "P%d", j->nplayers + 1);
}

/* A text in double quotes, for YAML. */
static void put_quoted(rv_buf *b, const char *s) {
    rv_put(b, "\"");
    for (; *s; s++)
        if (*s == '"' || *s == '\\')
            rv_putf(b, "\\%c", *s);
        else if ((unsigned char)*s < 0x20 || *s == 0x7f)
            rv_putf(b, "\\x%02x", (unsigned)*s);
        else
            rv_putn(b, s, 1);
    rv_put(b, "\"");
}

static bool read_players(jcz *j, rv_buf *record) {
    const rv_yaml *list = rv_doc_get(j->root, "players");
    if (!list || list->type != RV_YAML_LIST || !list->n)
        return jcz_refuse(j, j->root->mark, "it has no `players`: it is a setup without a game");
    RV_EACH_ITEM(list, player) {
        if (j->nplayers == RV_MAX_PLAYERS)
            return jcz_refuse(j, player->mark, "more than %d players are not known here",
                              RV_MAX_PLAYERS);
        const char *name = jcz_word(player, "name");
        const char *label = label_for(j, name ? name : "");
        rv_putf(record, "%s%s: ", j->nplayers ? ", " : "players: {", label);
        put_quoted(record, name && *name ? name : label);
        j->label[j->nplayers++] = label;
    }
    rv_put(record, "}\n");
    return true;
}

static void read_about(const jcz *j, rv_buf *record) {
    const char *name = jcz_word(j->root, "name"), *created = jcz_word(j->root, "created");
    bool named = name && *name, dated = created && strlen(created) >= 10;
    if (!named && !dated)
        return;
    rv_put(record, "about: {");
    if (named) {
        rv_put(record, "event: ");
        put_quoted(record, name);
    }
    if (dated) {
        rv_put(record, named ? ", date: " : "date: ");
        put_quoted(record, rv_dup(j->arena, (rv_str){created, 10}));
    }
    rv_put(record, "}\n");
}

/* Where the sets do not say their edition, gardens do. */
static const char *edition_by_gardens(const rv_yaml *setup) {
    const rv_yaml *garden = key_of(rv_doc_get(setup, "elements"), "garden");
    return garden && !is_absent(garden->next) ? "2" : "1";
}

static bool choose_edition(jcz *j, const rv_yaml *setup, const char *edition) {
    rv_option_info info;
    bool known = false;
    if (find_option(j->rs, "edition", &info))
        for (int i = 0; i < info.nvalues; i++)
            known |= !strcmp(info.values[i], edition);
    choose(j, "edition", edition);
    return known || jcz_refuse(j, setup->mark, "the edition `%s` is not known here", edition);
}

bool jcz_read_setup(jcz *j, rv_buf *record) {
    const rv_yaml *setup = rv_doc_get(j->root, "setup");
    if (setup && setup->type != RV_YAML_MAP)
        setup = NULL;
    bool in[COUNT(sets)] = {false};
    const char *edition = NULL, *why = NULL;
    rv_buf name = {.arena = j->arena};
    if (!read_sets(j, setup, in, &edition) || !read_start(j, setup))
        return false;
    rv_put(record, "reeve: 1\n");
    put_rules(in, record, &name);
    j->rs = rv_library_ruleset(j->r->library, rv_buf_text(&name), &why);
    if (!j->rs)
        return jcz_refuse(j, setup->mark, "%s", why ? why : "the rulesets do not go together");
    j->chosen = RV_NEWS(j->arena, const char *, rv_ruleset_options(j->rs) + 1);
    for (int i = 0; i < COUNT(always); i++)
        choose(j, always[i].option, always[i].choice);
    if (!choose_edition(j, setup, edition ? edition : edition_by_gardens(setup)))
        return false;
    if (!read_elements(j, rv_doc_get(setup, "elements"), in))
        return false;
    read_rules(j, rv_doc_get(setup, "rules"));
    put_choices(j, record);
    read_about(j, record);
    return read_players(j, record);
}

/* ---- writing -------------------------------------------------------------------------------- */

static const char *choice_of(const jcz *j, const char *name) {
    rv_option_info info;
    for (int i = 0; i < rv_ruleset_options(j->rs); i++) {
        rv_ruleset_option(j->rs, i, &info);
        if (!strcmp(info.name, name))
            return info.values[rv_case_option(j->r->bench, i)];
    }
    return NULL;
}

/* The sets of the rulesets of a record: a name, or a list of them. */
static bool find_sets(jcz *j, const rv_yaml *named, bool *in) {
    const rv_yaml *word = named->type == RV_YAML_LIST ? named->first : named;
    in[0] = true;
    for (; word; word = named->type == RV_YAML_LIST ? word->next : NULL) {
        const rv_ruleset *rs = rv_library_ruleset(j->r->library, word->text.s, NULL);
        bool found = false;
        for (int i = 0; rs && i < COUNT(sets); i++)
            if (!strcmp(sets[i].ruleset, rv_ruleset_root(rs)))
                found = in[i] = true;
        if (!found)
            return jcz_refuse(j, word->mark, "the game `%s` cannot be exported to JCloisterZone",
                              word->text.s);
    }
    return true;
}

/* Whether a setup can say this choice of an option. */
static bool can_say(const char *name, const char *choice) {
    if (!strcmp(name, "edition"))
        return true;
    for (int i = 0; i < COUNT(elements); i++)
        if (!strcmp(elements[i].option, name))
            return true;
    for (int i = 0; i < COUNT(rules); i++)
        if (!strcmp(rules[i].option, name) && !strcmp(rules[i].choice, choice))
            return true;
    return false;
}

static const char *always_choice(const char *name) {
    for (int i = 0; i < COUNT(always); i++)
        if (!strcmp(always[i].option, name))
            return always[i].choice;
    return NULL;
}

/* Presets differ from the ruleset that they extend in defaults only. */
static const rv_ruleset *plain_ruleset(const jcz *j, const bool *in) {
    rv_buf name = {.arena = j->arena}, rest = {.arena = j->arena};
    put_rules(in, &rest, &name);
    return rv_library_ruleset(j->r->library, rv_buf_text(&name), NULL);
}

static bool check_options(jcz *j, const bool *in) {
    const rv_ruleset *plain = plain_ruleset(j, in);
    rv_option_info info, usual;
    bool fine = true;
    for (int i = 0; i < rv_ruleset_options(j->rs); i++) {
        rv_ruleset_option(j->rs, i, &info);
        const char *choice = info.values[rv_case_option(j->r->bench, i)];
        const char *there = always_choice(info.name);
        if (!there && plain && find_option(plain, info.name, &usual))
            there = usual.values[usual.standard];
        if (there && strcmp(choice, there) && !can_say(info.name, choice))
            fine = jcz_refuse(j, (rv_mark){0, 0},
                              "JCloisterZone does not have the option `%s: %s`; it plays `%s`",
                              info.name, choice, there);
    }
    return fine;
}

static void write_sets(const jcz *j, const bool *in, rv_json *to) {
    rv_json_open(to, "sets", '{');
    for (int i = 0; i < COUNT(sets); i++)
        if (in[i])
            rv_json_int(to, rv_printf(j->arena, "%s:%s", sets[i].name, choice_of(j, "edition")), 1);
    rv_json_close(to, '}');
}

static void write_elements(const jcz *j, const bool *in, rv_json *to) {
    rv_json_open(to, "elements", '{');
    for (int i = 0; i < COUNT(elements); i++) {
        const char *choice = choice_of(j, elements[i].option);
        if (!has_set(in, elements[i].set) || (choice && !strcmp(choice, "false")))
            continue;
        if (!strcmp(elements[i].amount, "true"))
            rv_json_bool(to, elements[i].name, true);
        else
            rv_json_int(to, elements[i].name, atoi(elements[i].amount));
    }
    rv_json_close(to, '}');
}

static void write_rules(const jcz *j, rv_json *to) {
    rv_json_open(to, "rules", '{');
    for (int i = 0; i < COUNT(rules); i++) {
        const char *choice = choice_of(j, rules[i].option);
        if (!choice || strcmp(choice, rules[i].choice))
            continue;
        if (!strcmp(rules[i].value, "true"))
            rv_json_bool(to, rules[i].name, true);
        else
            rv_json_text(to, rules[i].name, rules[i].value);
    }
    rv_json_close(to, '}');
}

static void write_start(rv_json *to) {
    rv_json_open(to, "start", '[');
    rv_json_open(to, NULL, '{');
    rv_json_text(to, "tile", "BA/RCr");
    rv_json_int(to, "x", 0);
    rv_json_int(to, "y", 0);
    rv_json_int(to, "rotation", 0);
    rv_json_close(to, '}');
    rv_json_close(to, ']');
}

static void write_players(const rv_report *report, rv_json *to) {
    rv_json_open(to, "players", '[');
    for (int i = 0; i < report->nplayers; i++) {
        rv_json_open(to, NULL, '{');
        rv_json_text(to, "name", report->name[i]);
        rv_json_int(to, "slot", i);
        rv_json_close(to, '}');
    }
    rv_json_close(to, ']');
}

static void write_about(const jcz *j, rv_json *to) {
    const rv_yaml *about = rv_doc_get(j->root, "about");
    const char *event = jcz_word(about, "event"), *date = jcz_word(about, "date");
    rv_json_text(to, "appVersion", JCZ_VERSION);
    rv_json_text(to, "gameId", "reeve");
    rv_json_text(to, "name", event ? event : "");
    rv_json_real(to, "initialRandom", 0);
    if (date)
        rv_json_text(to, "created", rv_printf(j->arena, "%sT00:00:00.000Z", date));
    rv_json_int(to, "clock", 0);
}

bool jcz_write_setup(jcz *j, const rv_report *report, rv_json *to) {
    bool in[COUNT(sets)] = {false};
    if (!find_sets(j, rv_doc_get(j->root, "rules"), in) || !check_options(j, in))
        return false;
    write_about(j, to);
    rv_json_open(to, "setup", '{');
    write_sets(j, in, to);
    write_elements(j, in, to);
    write_rules(j, to);
    rv_json_null(to, "timer");
    write_start(to);
    rv_json_close(to, '}');
    write_players(report, to);
    return true;
}
