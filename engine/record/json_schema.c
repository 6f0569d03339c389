/* json_schema.c - a JSON Schema (draft 2020-12) of documents, made from the rows of their keys and
 * from rulesets: the keys, and the forms of their values.
 *
 * A schema of all rulesets allows whatever any of them allows.
 */
#include "base/json.h"
#include "lua/script.h"
#include "record/house.h"
#include "record/pattern.h"
#include "ruleset/library.h"
#include "ruleset/words.h"

typedef struct writing {
    rv_arena *a;
    rv_buf b;
    rv_json j; /* into b */
    rv_games of;
    const rv_links *links;
    bool open; /* also for rulesets that are not among them */
    const rv_script_info *const *scripts;
    int nscripts;
    const rv_key *own; /* rows of the keys that the scripts add; NULL */
} writing;

enum { SHORT_RANGE = 100 };

/* ---- words ----------------------------------------------------------------------------------- */

/* For YAML readers that do not know this notation: a number or a truth value is not a string. */
static bool is_typed(const char *word) {
    int number;
    const rv_str s = rv_str_of(word);
    const char *digits = word + (*word == '-');
    return (rv_str_int(s, &number) && (*digits != '0' || s.n == 1)) || rv_str_is(s, "true") ||
           rv_str_is(s, "false");
}

static void put_typed(writing *w, const char *key, const char *word) {
    (is_typed(word) ? rv_json_raw : rv_json_text)(&w->j, key, word);
}

static void put_enum(writing *w, const rv_words *all) {
    rv_json_put(&w->j, "enum: [");
    for (int i = 0; i < all->n; i++)
        put_typed(w, NULL, all->list[i]);
    rv_json_put(&w->j, "]");
}

/* A text that is all of the pattern. */
static const char *whole(const writing *w, const char *pattern) {
    return rv_printf(w->a, "^(?:%s)$", pattern);
}

/* ---- shapes ---------------------------------------------------------------------------------- */

static void put_shape(writing *w, const rv_shape *s);

/* `name` NULL: an element of a list. */
static void put_shape_member(writing *w, const char *name, const rv_shape *s) {
    rv_json_open(&w->j, name, '{');
    put_shape(w, s);
    rv_json_close(&w->j, '}');
}

static const char *pattern_of(const writing *w, const rv_shape *s) {
    return s->pattern ? rv_pattern_form(&w->of, s->pattern)
           : s->form  ? rv_form_pattern(&w->of, s)
                      : NULL;
}

/* The words, as numbers and truth values where possible; or a string that is one of them, or has
 * the form, which includes the words. */
static void put_choice(writing *w, const rv_words *all, const char *pattern) {
    bool typed = false;
    rv_buf b = {.arena = w->a};
    for (int i = 0; i < all->n; i++)
        typed |= is_typed(all->list[i]);
    if (!typed && !pattern) {
        put_enum(w, all);
        return;
    }
    if (pattern)
        rv_put(&b, rv_pattern_form(&w->of, pattern));
    else
        rv_pattern_words(&b, all);
    rv_json_put(&w->j, "anyOf: [{");
    put_enum(w, all);
    rv_json_put(&w->j, "}, {type: %s, pattern: %s}]", "string", whole(w, rv_buf_text(&b)));
}

/* A string of a form; unless it is a list of words, editors show what is expected
 * (patternErrorMessage), because people do not read regular expressions. Words alone are listed, so
 * that an editor can offer them. */
static void put_text(writing *w, const rv_shape *s) {
    rv_words all = {NULL, 0, 0};
    if (!s->form && !s->pattern) {
        rv_json_put(&w->j, "type: [%s, %s, %s, %s]", "string", "number", "boolean", "null");
        return;
    }
    for (int i = 0; s->form && rv_form_word(s->form, i).s; i++)
        rv_words_add(w->a, &all, rv_dup(w->a, rv_form_word(s->form, i)));
    if (all.n) {
        put_choice(w, &all, NULL);
        return;
    }
    /* YAML readers take a text of digits for a number. */
    bool digits = s->form && (strstr(s->form, "{face}") || strstr(s->form, "{number}"));
    if (digits)
        rv_json_put(&w->j, "type: [%s, %s]", "string", "integer");
    else
        rv_json_put(&w->j, "type: %s", "string");
    if (s->choice && strcmp(s->form, "{figure}") == 0) {
        all = rv_words_of(&w->of, s->choice);
        put_enum(w, &all);
        return;
    }
    rv_buf b = {.arena = w->a};
    rv_put_shape(&b, s);
    rv_json_put(&w->j, "pattern: %s, patternErrorMessage: %s", whole(w, pattern_of(w, s)),
                rv_printf(w->a, "expected: %s", rv_buf_text(&b)));
}

/* The texts that are numbers of a range, as a regular expression: digits where these are all that
 * the range has (0 to 99) or the range is long, else its numbers. */
static const char *numerals(writing *w, int least, int most) {
    rv_buf b = {.arena = w->a};
    int digits = 1, nines = 9;
    for (; nines < most && digits < 9; nines = nines * 10 + 9)
        digits++;
    if (least >= 0 && most < 10)
        return rv_printf(w->a, "[%d-%d]", least, most);
    if (most - least > SHORT_RANGE || (least == 0 && most == nines))
        return rv_printf(w->a, "%s[0-9]{1,%d}", least < 0 ? "-?" : "", digits);
    for (int i = least; i <= most; i++)
        rv_putf(&b, "%s%d", i > least ? "|" : "", i);
    return rv_buf_text(&b);
}

static void put_number(writing *w, int least, int most) {
    rv_json_put(&w->j, "anyOf: [{type: %s, minimum: %d, maximum: %d}, {type: %s, pattern: %s}]",
                "integer", least, most, "string", whole(w, numerals(w, least, most)));
}

/* Words are listed for editors to offer, and the form of the value is given once. */
static void put_pairs(writing *w, const rv_shape *s) {
    const rv_words all = rv_words_of(&w->of, s->of->choice);
    rv_json_put(&w->j, "type: %s", "object");
    if (!s->of->choice) {
        if (s->of->form)
            rv_json_put(&w->j, "propertyNames: {pattern: %s}", whole(w, pattern_of(w, s->of)));
        put_shape_member(w, "additionalProperties", s->to);
        return;
    }
    rv_buf b = {.arena = w->a};
    rv_pattern_words(&b, &all);
    rv_json_put(&w->j, "properties: {");
    for (int i = 0; i < all.n; i++)
        rv_json_bool(&w->j, all.list[i], true);
    rv_json_put(&w->j, "}, patternProperties: {");
    put_shape_member(w, whole(w, rv_buf_text(&b)), s->to);
    rv_json_put(&w->j, "}, additionalProperties: %i", false);
}

/* ---- maps with rows -------------------------------------------------------------------------- */

/* The first of the games that has it, with any number of players, or NULL. */
static const rv_record *game_with(const writing *w, const rv_key *row) {
    for (int g = 0; g < w->of.n; g++) {
        rv_record game = w->of.list[g];
        for (int p = game.rs->min_players; p <= game.rs->max_players; p++) {
            game.nplayers = p;
            if (rv_row_in_game(&game, row))
                return &w->of.list[g];
        }
    }
    return NULL;
}

static const rv_key *next_row(const writing *w, const rv_map *in, rv_key_walk *walk) {
    const rv_key *row;
    while ((row = rv_key_next(in, walk)) && !game_with(w, row))
        ;
    return row;
}

/* "The score of each player (K-7)." What a ruleset says in its own words is said as
 * it is: rs NULL. */
static void put_description(writing *w, const rv_ruleset *rs, const char *text, const char *rule) {
    const char *said = rs ? rv_say(w->a, rs, text) : text ? text : "";
    size_t n = strlen(said);
    bool ended = n && said[n - 1] == '.', ruled = rule && *rule;
    const char *rest = ruled ? rv_printf(w->a, " (%s).", rule) : ".";
    if (n)
        rv_json_put(&w->j, "description: %s",
                    rv_printf(w->a, "%.*s%s", (int)n - ended, said, rest));
}

/* All keys of a map, of any game: no label may equal one of them. */
static const char *free_label(writing *w, const rv_map *map) {
    rv_words all = {NULL, 0, 0};
    rv_buf b = {.arena = w->a};
    const rv_key *row;
    for (rv_key_walk k = {.links = w->links, .own = w->own}; (row = rv_key_next(map, &k));)
        rv_words_add(w->a, &all, row->key);
    rv_put(&b, "^(?!(?:");
    rv_pattern_words(&b, &all);
    rv_put(&b, ")$)" RV_PATTERN_LABEL "$");
    return rv_buf_text(&b);
}

/* Other keys of a form; at least one, or a row of a separate entry. */
static void put_labels(writing *w, const rv_shape *s) {
    const char *label = free_label(w, s->map);
    const rv_key *row;
    rv_json_put(&w->j, "patternProperties: {");
    put_shape_member(w, label, s->to);
    rv_json_put(&w->j, "}, anyOf: [{not: {propertyNames: {not: {pattern: %s}}}}", label);
    for (rv_key_walk k = {.links = w->links, .own = w->own}; (row = next_row(w, s->map, &k));)
        if (row->alone)
            rv_json_put(&w->j, "{required: [%s], propertyNames: {enum: [%s, %s]}}", row->key,
                        row->key, "score");
    rv_json_put(&w->j, "]");
}

static void put_keys(writing *w, const rv_shape *s) {
    const rv_key *row;
    rv_json_put(&w->j, "type: %s, properties: {", "object");
    for (rv_key_walk k = {.links = w->links, .own = w->own}; (row = next_row(w, s->map, &k));) {
        rv_json_open(&w->j, row->key, '{');
        if (row->action)
            put_description(w, NULL, row->words, row->action->rule);
        else {
            const rv_ruleset *rs = game_with(w, row)->rs;
            put_description(w, rs, row->words, row->cite ? rs->cites[row->cite] : NULL);
        }
        put_shape(w, row->shape);
        rv_json_put(&w->j, "}");
    }
    rv_json_put(&w->j, "}");
    if (s->of)
        put_labels(w, s);
    rv_json_put(&w->j, "required: [");
    for (rv_key_walk k = {.links = w->links, .own = w->own}; (row = next_row(w, s->map, &k));)
        if (row->needed)
            rv_json_put(&w->j, "%s", row->key);
    rv_json_put(&w->j, "], additionalProperties: %i", false);
}

/* ---- the header ------------------------------------------------------------------------------ */

static void put_players(writing *w) {
    int least = RV_MAX_PLAYERS, most = 0;
    for (int g = 0; g < w->of.n; g++) {
        const rv_ruleset *rs = w->of.list[g].rs;
        least = rv_fewest_written(rs) < least ? rv_fewest_written(rs) : least;
        most = rs->max_players > most ? rs->max_players : most;
    }
    rv_json_put(&w->j, "type: %s, propertyNames: {pattern: %s}", "object",
                free_label(w, &rv_map_entry));
    put_shape_member(w, "additionalProperties", &rv_shape_any_text);
    rv_json_put(&w->j, "minProperties: %d, maxProperties: %d", least, most);
}

static void put_option(writing *w, const char *name, const rv_option_info *o, bool standard) {
    rv_json_open(&w->j, name, '{');
    put_description(w, NULL, o->help, o->rule);
    if (o->number) {
        int least = 0, most = 0;
        rv_str_int(rv_str_of(o->values[0]), &least);
        rv_str_int(rv_str_of(o->values[o->nvalues - 1]), &most);
        put_number(w, least, most);
    } else
        put_choice(w, &(rv_words){(const char **)(uintptr_t)o->values, o->nvalues, o->nvalues},
                   NULL);
    if (standard)
        put_typed(w, "default", o->values[o->standard]);
    rv_json_put(&w->j, "}");
}

/* Those that it declares are not refused, and stand for nothing. */
static const char *refused(rv_arena *a, const rv_record *game, int i) {
    const rv_ruleset *rs = game->rs;
    (void)a;
    while (i < rs->nrefused && !rv_refused_rule(rs, rv_str_of(rs->refused[i].name), RV_USE_ANY))
        i++;
    return i < rs->nrefused ? rs->refused[i].name : NULL;
}

/* The first game that offers an option describes it; its default is given only if there is no other
 * game. Parts of the rules that reeve does not support may be set to off. */
static void put_options(writing *w) {
    rv_words said = {NULL, 0, 0};
    rv_buf b = {.arena = w->a};
    rv_json_put(&w->j, "type: %s, properties: {", "object");
    for (int g = 0; g < w->of.n; g++)
        for (int i = 0; i < rv_ruleset_options(w->of.list[g].rs); i++) {
            rv_option_info o;
            int before = said.n;
            rv_ruleset_option(w->of.list[g].rs, i, &o);
            rv_words_add(w->a, &said, o.name);
            if (said.n > before)
                put_option(w, o.name, &o, w->of.n == 1);
        }
    for (int s = 0; s < w->nscripts; s++)
        for (int i = 0; i < w->scripts[s]->noptions; i++) {
            const rv_option_info *o = &w->scripts[s]->options[i];
            put_option(w, rv_printf(w->a, "%s.%s", w->scripts[s]->name, o->name), o, true);
        }
    rv_json_put(&w->j, "}, patternProperties: {");
    rv_pattern_choice(&w->of, &b, refused);
    if (b.n) {
        rv_json_open(&w->j, whole(w, rv_buf_text(&b)), '{');
        rv_json_put(&w->j, "enum: [%i, %s, %s]}", false, "false", "off");
    }
    put_shape_member(w, "^[-_A-Za-z0-9]+\\.[-_A-Za-z0-9]+$", &rv_shape_any_text);
    rv_json_put(&w->j, "}, additionalProperties: %i", false);
}

/* ---- all ------------------------------------------------------------------------------------- */

/* Shapes that are used in many places. */
static const rv_shape *const shared[] = {&rv_shape_tile, &rv_shape_cell, &rv_shape_feature,
                                         &rv_shape_player, &rv_shape_points};
enum { SHARED = sizeof shared / sizeof *shared };

static void put_plain_shape(writing *w, const rv_shape *s) {
    rv_words all;
    bool others;
    switch (s->kind) {
    case RV_SHAPE_ANY: /* said in full: without a type, editors complete the key without a colon */
        rv_json_put(&w->j, "type: [%s, %s, %s, %s, %s, %s]", "object", "array", "string", "number",
                    "boolean", "null");
        break;
    case RV_SHAPE_TEXT: put_text(w, s); break;
    case RV_SHAPE_CHOICE:
        all = rv_words_of(&w->of, s->choice);
        /* only a schema of all rulesets allows others */
        others = w->open || !s->pattern || strcmp(s->pattern, "{ruleset}") != 0;
        put_choice(w, &all, others ? s->pattern : NULL);
        break;
    case RV_SHAPE_NUMBER: put_number(w, s->least, s->most); break;
    case RV_SHAPE_LIST:
        rv_json_put(&w->j, "type: %s", "array");
        put_shape_member(w, "items", s->of);
        rv_json_put(&w->j, "maxItems?: %d", s->most);
        break;
    case RV_SHAPE_MAP: put_pairs(w, s); break;
    case RV_SHAPE_EITHER:
        rv_json_put(&w->j, "anyOf: [");
        put_shape_member(w, NULL, s->of);
        put_shape_member(w, NULL, s->to);
        rv_json_put(&w->j, "]");
        break;
    case RV_SHAPE_KEYS: put_keys(w, s); break;
    case RV_SHAPE_PLAYERS: put_players(w); break;
    case RV_SHAPE_OPTIONS: put_options(w); break;
    }
}

static void put_shape(writing *w, const rv_shape *s) {
    for (int i = 0; i < SHARED; i++)
        if (s == shared[i]) {
            rv_json_put(&w->j, "$ref: %s", rv_printf(w->a, "#/$defs/%s", s->name));
            return;
        }
    if (!s->blank) {
        put_plain_shape(w, s);
        return;
    }
    rv_json_put(&w->j, "anyOf: [{enum: [");
    rv_json_null(&w->j, NULL);
    rv_json_put(&w->j, "%s]}, {", "");
    put_plain_shape(w, s);
    rv_json_put(&w->j, "}]");
}

static void put_schema(writing *w) {
    const rv_key *row;
    static const rv_shape document = {RV_SHAPE_KEYS, .map = &rv_map_document};
    rv_json_put(
        &w->j, "{$schema: %s, title: %s", "https://json-schema.org/draft/2020-12/schema",
        rv_printf(w->a, "Records and positions of %s", w->open ? "reeve" : w->of.list->rs->title));
    put_plain_shape(w, &document);
    rv_json_put(&w->j, "anyOf: [{required: [%s]}, {required: [%s]}], dependentRequired: {", "moves",
                "board");
    for (rv_key_walk k = {.links = w->links}; (row = next_row(w, &rv_map_document, &k));)
        if (row->of_positions) /* it requires a board */
            rv_json_texts(&w->j, row->key, (const char *const[]){"board"}, 1);
    rv_json_put(&w->j, "}, $defs: {");
    for (int i = 0; i < SHARED; i++) {
        rv_json_open(&w->j, shared[i]->name, '{');
        put_plain_shape(w, shared[i]);
        rv_json_put(&w->j, "}");
    }
    rv_json_put(&w->j, "}}");
}

/* ---- asked ----------------------------------------------------------------------------------- */

typedef struct asking {
    rv_scripts *bench; /* of the scripts that the ruleset names; NULL */
    rv_library *lib;
    const rv_ruleset *rs;
    writing w;
} asking;

/* With all optional parts enabled. */
static rv_record whole_game(const rv_ruleset *rs) {
    rv_record game = {.links = rs->links, .rs = rs, .nplayers = rs->max_players};
    for (int o = 0; o < RV_O_COUNT; o++) {
        int n;
        bool part = rs->options[o].offered && strcmp(rv_option_values(rs, o, &n)[0], "false") == 0;
        game.option[o] = part ? RV_V_YES : rs->options[o].standard;
    }
    return game;
}

/* The scripts of the ruleset come first; those that are broken are left out. */
static void take_scripts(asking *q) {
    writing *w = &q->w;
    int nown = q->rs ? q->rs->nscripts : 0, n = 0, most = 0;
    const rv_script_info **all = RV_NEWS(w->a, const rv_script_info *, nown + w->nscripts + 1);
    const char *why;
    if (nown && !(q->bench = rv_scripts_new(q->lib, q->rs)))
        rv_no_memory(w->a);
    for (int i = 0; i < nown; i++)
        if (rv_scripts_add(q->bench, q->rs->scripts[i], NULL, &all[n], &why) == RV_FINE)
            n++;
    for (int i = 0; i < w->nscripts; i++)
        all[n++] = w->scripts[i];
    w->scripts = all;
    w->nscripts = n;
    for (int s = 0; s < n; s++)
        most += all[s]->nactions;
    rv_key *rows = most ? RV_NEWS(w->a, rv_key, most + 1) : NULL;
    w->own = rows;
    for (int s = 0; s < n; s++)
        for (int i = 0; i < all[s]->nactions; i++) {
            const rv_action_info *a = &all[s]->actions[i];
            if (*a->chance ? !q->rs || rv_token_find(q->rs, rv_str_of(a->chance)) < 0
                           : rv_form_fault(w->a, a->form) != NULL)
                continue; /* what is left to chance has no form but its faces */
            rv_house_action *of = RV_NEW(w->a, rv_house_action);
            *of = (rv_house_action){.key = a->key,
                                    .form = a->form,
                                    .words = a->words,
                                    .rule = a->rule,
                                    .after = "",
                                    .chance = a->chance,
                                    .most = a->most,
                                    .when = RV_WHEN_LAID,
                                    .instead = a->instead};
            rv_house_row(w->a, q->rs, of, 0, rows++);
        }
}

static void make_schema(void *ud) {
    asking *q = ud;
    writing *w = &q->w;
    const char *name;
    w->b.arena = w->a;
    w->j = rv_json_into(&w->b);
    w->open = !q->rs;
    int room = 1;
    while (w->open && rv_library_name(q->lib, room))
        room++;
    w->of.list = RV_NEWS(w->a, rv_record, room);
    if (q->rs)
        w->of.list[w->of.n++] = whole_game(q->rs);
    for (int i = 0; w->open && (name = rv_library_name(q->lib, i)); i++) {
        const char *why;
        const rv_ruleset *rs = rv_library_ruleset(q->lib, name, &why);
        if (why == rv_memory_ran_out)
            rv_no_memory(w->a);
        if (rs) /* the caller's own ruleset may be broken */
            w->of.list[w->of.n++] = whole_game(rs);
    }
    take_scripts(q);
    put_schema(w);
}

const char *rv_library_schema(rv_library *lib, const rv_ruleset *rs,
                              const rv_script_info *const *scripts, int n) {
    rv_arena arena = {0};
    asking q = {.lib = lib,
                .rs = rs,
                .w = {.a = &arena,
                      .links = rv_library_links(lib),
                      .of.a = &arena,
                      .scripts = scripts,
                      .nscripts = n}};
    bool fine = rv_protect(&arena, make_schema, &q);
    rv_scripts_free(q.bench);
    const char *text = fine ? rv_library_keep(lib, rv_buf_text(&q.w.b)) : rv_memory_ran_out;
    rv_arena_free(&arena);
    return text == rv_memory_ran_out ? NULL : text;
}
