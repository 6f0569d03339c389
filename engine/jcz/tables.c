/* tables.c - how JCloisterZone saves games of each ruleset, as the ruleset says it (its key `jcz`).
 *
 * All of it becomes rows, one for each set of tiles, element, house rule and so on; the rest
 * of this folder names no box. What is wrong in such a file is told with its place, by `put`.
 */
#include "jcz/jcz.h"
#include <stdlib.h>

typedef struct reading {
    rv_arena *arena;
    jcz_rows *to;
    const rv_ruleset *rs;
    jcz_fault *put;
    void *ud;
    bool fine;
} reading;

static void complain_of(reading *r, const rv_yaml *at, const char *format, const char *what) {
    r->fine = false;
    if (r->put)
        r->put(r->ud, rv_facts(r->rs)->saved_in, at->loc, rv_printf(r->arena, format, what));
}

static jcz_row *add_row(reading *r, jcz_part part, const char *name) {
    jcz_row *row = RV_PUSH(r->arena, r->to->list, r->to->n, r->to->room);
    *row = (jcz_row){.part = part,
                     .ruleset = rv_facts(r->rs)->name,
                     .name = name,
                     .value = "",
                     .option = "",
                     .choice = "",
                     .set = JCZ_ANY};
    return row;
}

/* A map, which may have these keys only, " set option "; NULL: any. */
static const rv_yaml *map_of(reading *r, const rv_yaml *v, const char *keys) {
    if (v && v->type != RV_YAML_MAP) {
        complain_of(r, v, "a map belongs here%s", "");
        return NULL;
    }
    RV_EACH_PAIR(keys ? v : NULL, key)
        if (strchr(key->text.s, ' ') || !strstr(keys, rv_printf(r->arena, " %s ", key->text.s)))
            complain_of(r, key, "the key `%s` is not known here", key->text.s);
    return v;
}

static const char *word_of(reading *r, const rv_yaml *v) {
    if (v->type == RV_YAML_WORD)
        return v->text.s;
    complain_of(r, v, "a word belongs here%s", "");
    return "";
}

/* An option, which the ruleset has, and (unless NULL) one of its values. */
static void read_option(reading *r, jcz_row *row, const rv_yaml *name, const rv_yaml *choice) {
    rv_option_info info;
    row->option = word_of(r, name);
    row->choice = choice ? word_of(r, choice) : "";
    if (shown_option(r->rs, row->option, &info) < 0) {
        complain_of(r, name, "the ruleset has no option `%s`", row->option);
        return;
    }
    bool has = !choice;
    for (int i = 0; i < info.nvalues; i++)
        has |= !strcmp(info.values[i], row->choice);
    if (!has)
        complain_of(r, choice, "the option does not have the value `%s`", row->choice);
}

/* What is played with a set, or with any of the ruleset. The option may be that of another box;
 * behind a slash is one without which it does not matter. */
static void read_plays(reading *r, const rv_yaml *map, int set) {
    RV_EACH_PAIR(map_of(r, map, NULL), key) {
        jcz_row *row = add_row(r, JCZ_PLAYS, "");
        rv_str matters = key->text;
        row->option = rv_dup(r->arena, rv_str_cut(&matters, "/"));
        row->value = matters.s ? matters.s : "";
        row->choice = word_of(r, key->next);
        row->set = set;
    }
}

static void read_set(reading *r, const rv_yaml *key) {
    const rv_yaml *map = map_of(r, key->next, " option start edition plays "),
                  *named = rv_doc_get(map, "option");
    const char *start = jcz_word(map, "start"), *edition = jcz_word(map, "edition");
    jcz_row *row = add_row(r, JCZ_SET, key->text.s);
    row->value = start ? start : "";
    row->plain = edition && !strcmp(edition, "false");
    if (map_of(r, named, NULL) && named->first)
        read_option(r, row, named->first, named->first->next);
    read_plays(r, rv_doc_get(map, "plays"), r->to->n - 1);
}

/* The key of an entry that says what is drawn, and the bag: `{token: sheep}`. */
static void read_draws(reading *r, const rv_yaml *map, jcz_row *row) {
    const rv_yaml *draws = map_of(r, rv_doc_get(map, "draws"), NULL);
    row->draws = draws && draws->first ? draws->first->text.s : NULL;
    row->bag = row->draws ? word_of(r, draws->first->next) : NULL;
}

static void read_element(reading *r, const rv_yaml *key) {
    const bool word = key->next->type == RV_YAML_WORD;
    const rv_yaml *map = word ? NULL : map_of(r, key->next, " amount option set refused draws ");
    const rv_yaml *named = rv_doc_get(map, "option"), *amount = rv_doc_get(map, "amount");
    const char *set = jcz_word(map, "set");
    jcz_row *row = add_row(r, JCZ_ELEMENT, key->text.s);
    read_draws(r, map, row);
    row->refused = jcz_word(map, "refused");
    row->value = word ? key->next->text.s : amount ? word_of(r, amount) : "true";
    if (named)
        read_option(r, row, named, NULL);
    for (int i = 0; set && i < r->to->n; i++)
        if (r->to->list[i].part == JCZ_SET && !strcmp(r->to->list[i].name, set))
            row->set = i;
    if (set && row->set == JCZ_ANY)
        complain_of(r, key, "there is no set `%s` here", set);
}

/* Each value of a house rule sets an option. */
static void read_rule(reading *r, const rv_yaml *key) {
    const char *version = jcz_word(key->next, "version");
    RV_EACH_PAIR(map_of(r, key->next, NULL), value) {
        if (rv_str_is(value->text, "version"))
            continue;
        jcz_row *row = add_row(r, JCZ_RULE, key->text.s);
        row->value = value->text.s;
        row->version = version ? atoi(version) : 0;
        if (map_of(r, value->next, NULL) && value->next->first)
            read_option(r, row, value->next->first, value->next->first->next);
    }
}

/* Returns which of these words is under a key; without the key the first. */
static int choice_of(reading *r, const rv_yaml *map, const char *key, const char *const *words,
                     const char *refused) {
    const char *word = jcz_word(map, key);
    const int i = word ? rv_name_find(words, rv_str_of(word)) : 0;
    if (i < 0)
        complain_of(r, map, refused, word);
    return i;
}

/* A message, and the value of a key of an entry that means the same. */
static void read_message(reading *r, const rv_yaml *it) {
    static const char *const fields[] = {"source",  "token",    "value", "figure",
                                         "feature", "figureId", NULL};
    static const char *const places[] = {"", "cell", "tower", "follower", "feature", "other", NULL};
    static const char *const moments[] = {"action", "later", "end", "first", NULL};
    const rv_yaml *map = map_of(r, it,
                                " key form type at when source token value figure "
                                "feature figureId draws each only from ");
    const char *key = jcz_word(map, "key"), *shape = jcz_word(map, "form");
    const char *type = jcz_word(map, "type");
    if (!map)
        return;
    if (!key || (type && !shape)) {
        complain_of(r, it, "a message needs its `key`, `form` and `type`%s", "");
        return;
    }
    jcz_row *row = add_row(r, JCZ_MESSAGE, type ? type : "");
    row->option = key;
    row->choice = shape ? shape : "";
    read_draws(r, map, row);
    for (int i = 0; fields[i]; i++)
        if (jcz_word(map, fields[i]))
            row->value = jcz_word(map, row->field = fields[i]);
    row->at = choice_of(r, map, "at", places,
                        "`at` is one of cell, tower, follower, feature and other, and not `%s`");
    row->from = map_of(r, rv_doc_get(map, "from"), NULL);
    const char *each = jcz_word(map, "each");
    const rv_yaml *only = map_of(r, rv_doc_get(map, "only"), NULL);
    row->only = only && only->first ? only->first->text.s : NULL;
    row->chosen = row->only ? word_of(r, only->first->next) : NULL;
    row->each = each && !strcmp(each, "true");
    row->when = choice_of(r, map, "when", moments,
                          "`when` is one of action, later, end and first, and not `%s`");
}

/* What is left of a ruleset that says nothing of tiles: a set without a name, which is in when one
 * of its elements is. */
static void read_file(reading *r, const rv_yaml *root) {
    if (!map_of(r, root, " sets elements rules plays features messages prefixes tiles ignored "))
        return;
    RV_EACH_PAIR(map_of(r, rv_doc_get(root, "sets"), NULL), key)
        read_set(r, key);
    if (!rv_doc_get(root, "sets"))
        add_row(r, JCZ_SET, "");
    RV_EACH_PAIR(map_of(r, rv_doc_get(root, "elements"), NULL), key)
        read_element(r, key);
    RV_EACH_PAIR(map_of(r, rv_doc_get(root, "rules"), NULL), key)
        read_rule(r, key);
    RV_EACH_PAIR(map_of(r, rv_doc_get(root, "features"), NULL), key)
        RV_EACH_PART(key->next, name) { /* of a kind there, of which the first is written */
            jcz_row *row = add_row(r, JCZ_FEATURE, word_of(r, name));
            row->value = key->text.s;
            row->plain = name == key->next || name == key->next->first;
        }
    read_plays(r, rv_doc_get(root, "plays"), JCZ_ANY);
    RV_EACH_ITEM(rv_doc_get(root, "messages"), it)
        read_message(r, it);
    RV_EACH_ITEM(rv_doc_get(root, "prefixes"), it)
        add_row(r, JCZ_PREFIX, word_of(r, it));
    RV_EACH_PAIR(map_of(r, rv_doc_get(root, "tiles"), NULL), key)
        add_row(r, JCZ_TILE, key->text.s)->value = word_of(r, key->next);
    RV_EACH_ITEM(rv_doc_get(root, "ignored"), it)
        add_row(r, JCZ_IGNORED, word_of(r, it));
}

bool jcz_read_rows(rv_arena *a, const rv_ruleset *rs, jcz_rows *to, jcz_fault *put, void *ud) {
    const char *text = rv_facts(rs)->saved;
    rv_diags diags = {.arena = a};
    reading r = {a, to, rs, put, ud, true};
    const rv_yaml *root = text ? rv_doc_parse(a, rv_str_of(text), 1, &diags) : NULL;
    if (root)
        read_file(&r, root);
    return r.fine;
}

/* The rulesets that games may be of: those of the question, or all that are built in. */
static const char *name_of(const jcz *j, int i) {
    if (!j->q->rulesets)
        return rv_library_name(j->lib, i);
    return i < j->q->nrulesets ? j->q->rulesets[i] : NULL;
}

void jcz_read_tables(jcz *j) {
    jcz_rows *to = &j->rows;
    const char *name, *why = NULL;
    for (int i = 0; (name = name_of(j, i)); i++) {
        const rv_ruleset *rs = rv_library_ruleset(j->lib, name, &why);
        if (why == rv_memory_ran_out)
            rv_no_memory(j->arena);
        if (!rs)
            continue;
        int at = to->n, n = at;
        if (jcz_read_rows(j->arena, rs, to, NULL, NULL))
            continue;
        for (; at < to->n; at++)
            if (to->list[at].part <= JCZ_ELEMENT) {
                to->list[at].faulty = rs;
                to->list[n++] = to->list[at];
            }
        to->n = n;
    }
}

bool jcz_tables_serve(jcz *j, jcz_fault *put, void *ud) {
    jcz_rows again = {0};
    JCZ_EACH(j, JCZ_SET, set)
        if (set->in && set->faulty)
            return jcz_read_rows(j->arena, set->faulty, &again, put, ud);
    return true;
}
