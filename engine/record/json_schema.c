/* json_schema.c - a JSON Schema (draft 2020-12) of documents, made from the rows of their keys and
 * from rulesets: the keys, and the forms of their values.
 *
 * A schema of all rulesets allows whatever any of them allows.
 */
#include "base/json.h"
#include "record/record_read.h"
#include "ruleset/library.h"
#include "ruleset/words.h"

typedef struct writing {
    rv_arena *a;
    rv_buf b;
    rv_json j;        /* into b */
    rv_record *games; /* with all of their parts enabled */
    int n;
    bool open; /* also for rulesets that are not among them */
    const rv_script_info *const *scripts;
    int nscripts;
} writing;

enum { SHORT_RANGE = 100 };

#define ANYTHING "[\"object\",\"array\",\"string\",\"number\",\"boolean\",\"null\"]"

/* ---- words ----------------------------------------------------------------------------------- */

typedef struct words {
    const char **list;
    int n, cap;
} words;

/* Each once. */
static void add_word(writing *w, words *to, const char *word) {
    for (int i = 0; i < to->n; i++)
        if (strcmp(to->list[i], word) == 0)
            return;
    to->list = rv_grow(w->a, to->list, to->n, &to->cap, sizeof *to->list);
    to->list[to->n++] = word;
}

static words words_of(writing *w, rv_choice *choice) {
    words all = {NULL, 0, 0};
    const char *word;
    for (int g = 0; g < w->n && choice; g++)
        for (int i = 0; (word = choice(w->a, &w->games[g], i)); i++)
            add_word(w, &all, word);
    return all;
}

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

static void put_enum(writing *w, const words *all) {
    rv_json_open(&w->j, "enum", '[');
    for (int i = 0; i < all->n; i++)
        put_typed(w, NULL, all->list[i]);
    rv_json_close(&w->j, ']');
}

/* ---- regular expressions --------------------------------------------------------------------- */

static void put_escaped(rv_buf *b, const char *s) {
    for (; *s; s++)
        rv_putf(b, strchr("\\^$.|?*+()[]{}/", *s) ? "\\%c" : "%c", *s);
}

static void put_alternatives(rv_buf *b, const words *all) {
    for (int i = 0; i < all->n; i++) {
        rv_put(b, i ? "|" : "");
        put_escaped(b, all->list[i]);
    }
}

static void put_words(writing *w, rv_buf *b, rv_choice *choice) {
    const words all = words_of(w, choice);
    put_alternatives(b, &all);
    rv_put(b, all.n ? "" : "(?!)"); /* a pattern that matches nothing */
}

/* The i-th kind of a game, and of those that it extends: they have the same indices. */
static const rv_kind *kind_at(const rv_record *game, int i) {
    const rv_ruleset *rs = game->rs;
    while (rs && i >= rs->nkinds) {
        i -= rs->nkinds;
        rs = rs->base;
    }
    return rs ? &rs->kinds[i] : NULL;
}

static const char *kind_name(rv_arena *a, const rv_record *game, int i) {
    const rv_kind *k = kind_at(game, i);
    (void)a;
    return k ? k->name : NULL;
}

/* A figure that is written alone has no role: its key stands in the place of one. */
static const char *alone_name(const rv_ruleset *rs, int i) {
    for (int f = 0; f < rs->nfigures; f++)
        if (rv_figure_alone(&rs->figures[f]) && i-- == 0)
            return rs->figures[f].key;
    return NULL;
}

static const char *role_name(rv_arena *a, const rv_record *game, int i) {
    const rv_kind *k;
    (void)a;
    for (int n = 0; (k = kind_at(game, n)); n++)
        if (*k->role && i-- == 0)
            return k->role;
    return alone_name(game->rs, i);
}

static const char *figure_name(rv_arena *a, const rv_record *game, int i) {
    (void)a;
    return i + 1 < game->rs->nfigures ? game->rs->figures[i + 1].key : NULL;
}

static const char *place_name(rv_arena *a, const rv_record *game, int i) {
    (void)a, (void)game;
    return i < RV_PLACES ? rv_place_name(i) : NULL;
}

/* "a[bc]|b[abc]": the columns of each row within the wall. */
static const char *rank_cells(rv_arena *a, const rv_record *game, int i) {
    const rv_ruleset *rs = game->rs;
    rv_buf b = {.arena = a};
    if (!rs->bounded)
        return i ? NULL : "-?[0-9]{1,9},-?[0-9]{1,9}";
    for (int file = 0; i < rs->ranks && file < rs->files && file < 26; file++)
        if (rs->inside[i] >> file & 1)
            rv_putf(&b, "%s%c", b.n ? "" : "[", 'a' + file);
    if (b.n)
        rv_putf(&b, "]%d", i + 1);
    return i >= rs->ranks ? NULL
           : b.n          ? rv_buf_text(&b)
                          : "(?!)"; /* a pattern that matches nothing */
}

/* The letters of edges or quadrants, and those of marks. */
static void put_letters(rv_buf *b, const rv_ruleset *rs) {
    for (; rs; rs = rs->base)
        for (int k = 0; k < rs->nkinds; k++)
            if (rs->kinds[k].letter)
                rv_putf(b, "%c", rs->kinds[k].letter);
}

/* The letters that can stand behind a +. */
static void put_mark_letters(rv_buf *b, const rv_ruleset *rs) {
    for (; rs; rs = rs->base) {
        rv_putf(b, "%c%c", rs->prize_letter, rs->doubles_letter);
        if (rs->collects_letter)
            rv_putf(b, "%c", rs->collects_letter);
        for (int k = 0; k < rs->nkinds; k++)
            if (rs->kinds[k].around && rs->kinds[k].letter)
                rv_putf(b, "%c", rs->kinds[k].letter);
        for (int i = 0; i < rs->nsymbols; i++)
            rv_putf(b, "%c", rs->symbols[i].letter);
    }
}

/* A general form of looks, for all rulesets. */
static const char *look_form(rv_arena *a, const rv_record *game, int i) {
    rv_buf b = {.arena = a};
    if (i)
        return NULL;
    rv_put(&b, "[");
    put_letters(&b, game->rs);
    rv_put(&b, "?]{4}(?:/j)?(?::[nesw?]+(?:[,/][nesw?]+)*)?(?:\\+[?");
    put_mark_letters(&b, game->rs);
    rv_put(&b, "](?:\\.[a-z]{1,3})?)*");
    return rv_buf_text(&b);
}

static void put_forms(writing *w, rv_buf *b, rv_choice *choice) {
    const words all = words_of(w, choice);
    for (int i = 0; i < all.n; i++)
        rv_putf(b, "%s%s", i ? "|" : "", all.list[i]);
}

static void put_tile(writing *w, rv_buf *b) {
    rv_put(b, "(?:");
    put_words(w, b, rv_tile_choice);
    for (int g = 0; g < w->n; g++)
        if (w->games[g].rs->nunlisted) {
            rv_put(b, "|");
            put_escaped(b, w->games[g].rs->unlisted_id);
            rv_put(b, "[0-9]{1,3}");
        }
    rv_put(b, ")(?:/(?:0|90|180|270))?|");
    put_forms(w, b, look_form);
}

#define LABEL "[A-Za-z][A-Za-z0-9_]{0,15}"

static void put_part(writing *w, rv_buf *b, rv_str part) {
    rv_put(b, "(?:");
    if (rv_str_is(part, "tile"))
        put_tile(w, b);
    else if (rv_str_is(part, "cell"))
        put_forms(w, b, rank_cells);
    else if (rv_str_is(part, "kind"))
        put_words(w, b, kind_name);
    else if (rv_str_is(part, "role"))
        put_words(w, b, role_name);
    else if (rv_str_is(part, "where"))
        put_words(w, b, place_name);
    else if (rv_str_is(part, "figure"))
        put_words(w, b, figure_name);
    else if (rv_str_is(part, "player"))
        rv_put(b, LABEL);
    else
        rv_put(b, "[-+_A-Za-z0-9]+"); /* {name} */
    rv_put(b, ")");
}

/* A form with everything in braces replaced. */
static const char *filled(writing *w, const char *form) {
    rv_buf b = {.arena = w->a};
    for (rv_str rest = rv_str_of(form); rest.s;) {
        rv_str before = rv_str_cut(&rest, "{");
        rv_putn(&b, before.s, before.n);
        if (rest.s && rest.n && rest.s[0] >= 'a' && rest.s[0] <= 'z')
            put_part(w, &b, rv_str_cut(&rest, "}"));
        else if (rest.s)
            rv_put(&b, "{");
    }
    return rv_buf_text(&b);
}

static void put_pattern(writing *w, const char *name, const char *pattern) {
    rv_json_text(&w->j, name, rv_printf(w->a, "^(?:%s)$", pattern));
}

/* ---- shapes ---------------------------------------------------------------------------------- */

static void put_shape(writing *w, const rv_shape *s);

static void put_item(writing *w, const rv_shape *s) {
    rv_json_open(&w->j, NULL, '{');
    put_shape(w, s);
    rv_json_close(&w->j, '}');
}

static void put_shape_member(writing *w, const char *name, const rv_shape *s) {
    rv_json_open(&w->j, name, '{');
    put_shape(w, s);
    rv_json_close(&w->j, '}');
}

/* A string of a form; unless it is a list of words, editors show what is expected
 * (patternErrorMessage), because people do not read regular expressions. Words alone are listed, so
 * that an editor can offer them. */
static void put_text(writing *w, const rv_shape *s) {
    words all = {NULL, 0, 0};
    if (!s->form) {
        rv_json_raw(&w->j, "type", "[\"string\",\"number\",\"boolean\",\"null\"]");
        return;
    }
    rv_json_text(&w->j, "type", "string");
    if (strpbrk(s->form, "{([\\")) {
        put_pattern(w, "pattern", filled(w, s->form));
        rv_json_text(&w->j, "patternErrorMessage", rv_printf(w->a, "expected: %s", s->name));
        return;
    }
    for (rv_str rest = rv_str_of(s->form); rest.s;)
        add_word(w, &all, rv_dup(w->a, rv_str_cut(&rest, "|")));
    put_enum(w, &all);
}

/* The words, as numbers and truth values where possible; or a string that is one of them, or has
 * the form, which includes the words. */
static void put_choice(writing *w, const words *all, const char *form) {
    bool typed = false;
    rv_buf b = {.arena = w->a};
    for (int i = 0; i < all->n; i++)
        typed |= is_typed(all->list[i]);
    if (!typed && !form) {
        put_enum(w, all);
        return;
    }
    if (form)
        rv_put(&b, filled(w, form));
    else
        put_alternatives(&b, all);
    rv_json_open(&w->j, "anyOf", '[');
    rv_json_open(&w->j, NULL, '{');
    put_enum(w, all);
    rv_json_close(&w->j, '}');
    rv_json_open(&w->j, NULL, '{');
    rv_json_text(&w->j, "type", "string");
    put_pattern(w, "pattern", rv_buf_text(&b));
    rv_json_close(&w->j, '}');
    rv_json_close(&w->j, ']');
}

static int pow_of_ten(int n) {
    return n ? 10 * pow_of_ten(n - 1) : 1;
}

/* The texts that are numbers of a range, as a regular expression: digits where these are all that
 * the range has (0 to 99) or the range is long, else its numbers. */
static const char *numerals(writing *w, int least, int most) {
    rv_buf b = {.arena = w->a};
    int digits = 1;
    for (int nines = 9; nines < most && digits < 9; nines = nines * 10 + 9)
        digits++;
    if (least >= 0 && most < 10)
        return rv_printf(w->a, "[%d-%d]", least, most);
    if (most - least > SHORT_RANGE || (least == 0 && most + 1 == pow_of_ten(digits)))
        return rv_printf(w->a, "%s[0-9]{1,%d}", least < 0 ? "-?" : "", digits);
    for (int i = least; i <= most; i++)
        rv_putf(&b, "%s%d", i > least ? "|" : "", i);
    return rv_buf_text(&b);
}

static void put_number(writing *w, int least, int most) {
    rv_json_open(&w->j, "anyOf", '[');
    rv_json_raw(
        &w->j, NULL,
        rv_printf(w->a, "{\"type\":\"integer\",\"minimum\":%d,\"maximum\":%d}", least, most));
    rv_json_raw(&w->j, NULL,
                rv_printf(w->a, "{\"type\":\"string\",\"pattern\":\"^(?:%s)$\"}",
                          numerals(w, least, most)));
    rv_json_close(&w->j, ']');
}

/* Words are listed for editors to offer, and the form of the value is given once. */
static void put_named_pairs(writing *w, const words *all, const rv_shape *to) {
    rv_buf b = {.arena = w->a};
    put_alternatives(&b, all);
    rv_json_open(&w->j, "properties", '{');
    for (int i = 0; i < all->n; i++)
        rv_json_raw(&w->j, all->list[i], "true");
    rv_json_close(&w->j, '}');
    rv_json_open(&w->j, "patternProperties", '{');
    put_shape_member(w, rv_printf(w->a, "^(?:%s)$", rv_buf_text(&b)), to);
    rv_json_close(&w->j, '}');
    rv_json_raw(&w->j, "additionalProperties", "false");
}

static void put_pairs(writing *w, const rv_shape *s) {
    const words all = words_of(w, s->of->choice);
    rv_json_text(&w->j, "type", "object");
    if (s->of->choice) {
        put_named_pairs(w, &all, s->to);
        return;
    }
    if (s->of->form) {
        rv_json_open(&w->j, "propertyNames", '{');
        put_pattern(w, "pattern", filled(w, s->of->form));
        rv_json_close(&w->j, '}');
    }
    put_shape_member(w, "additionalProperties", s->to);
}

/* ---- maps with rows -------------------------------------------------------------------------- */

/* The first of the games that has it, with any number of players, or NULL. */
static const rv_record *game_with(const writing *w, const rv_key *row) {
    for (int g = 0; g < w->n; g++) {
        rv_record game = w->games[g];
        for (int p = game.rs->min_players; p <= game.rs->max_players; p++) {
            game.nplayers = p;
            if (rv_row_in_game(&game, row))
                return &w->games[g];
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
        rv_json_text(&w->j, "description", rv_printf(w->a, "%.*s%s", (int)n - ended, said, rest));
}

static void put_row(writing *w, const rv_key *row) {
    const rv_ruleset *rs = game_with(w, row)->rs;
    rv_json_open(&w->j, row->key, '{');
    put_description(w, rs, row->words, row->law ? rs->laws[row->law] : NULL);
    put_shape(w, row->shape);
    rv_json_close(&w->j, '}');
}

static void put_needed(writing *w, const rv_map *map) {
    const rv_key *row;
    rv_json_open(&w->j, "required", '[');
    for (rv_key_walk k = {0}; (row = next_row(w, map, &k));)
        if (row->needed)
            rv_json_text(&w->j, NULL, row->key);
    rv_json_close(&w->j, ']');
}

/* All keys of a map, of any game: no label may equal one of them. */
static const char *free_label(writing *w, const rv_map *map) {
    words all = {NULL, 0, 0};
    rv_buf b = {.arena = w->a};
    const rv_key *row;
    for (rv_key_walk k = {0}; (row = rv_key_next(map, &k));)
        add_word(w, &all, row->key);
    rv_put(&b, "^(?!(?:");
    put_alternatives(&b, &all);
    rv_put(&b, ")$)" LABEL "$");
    return rv_buf_text(&b);
}

/* Other keys of a form; at least one, or a row of a separate entry. */
static void put_labels(writing *w, const rv_shape *s) {
    const char *label = free_label(w, s->map);
    const rv_key *row;
    rv_json_open(&w->j, "patternProperties", '{');
    put_shape_member(w, label, s->to);
    rv_json_close(&w->j, '}');
    rv_json_open(&w->j, "anyOf", '[');
    rv_json_open(&w->j, NULL, '{');
    rv_json_open(&w->j, "not", '{');
    rv_json_open(&w->j, "propertyNames", '{');
    rv_json_open(&w->j, "not", '{');
    rv_json_text(&w->j, "pattern", label);
    for (int i = 0; i < 4; i++)
        rv_json_close(&w->j, '}');
    for (rv_key_walk k = {0}; (row = next_row(w, s->map, &k));)
        if (row->alone)
            rv_json_raw(&w->j, NULL,
                        rv_printf(w->a,
                                  "{\"required\":[\"%s\"],\"propertyNames\":{\"enum\":[\"%s\","
                                  "\"score\"]}}",
                                  row->key, row->key));
    rv_json_close(&w->j, ']');
}

static void put_keys(writing *w, const rv_shape *s) {
    const rv_key *row;
    rv_json_text(&w->j, "type", "object");
    rv_json_open(&w->j, "properties", '{');
    for (rv_key_walk k = {0}; (row = next_row(w, s->map, &k));)
        put_row(w, row);
    rv_json_close(&w->j, '}');
    if (s->of)
        put_labels(w, s);
    put_needed(w, s->map);
    rv_json_raw(&w->j, "additionalProperties", "false");
}

/* ---- the header ------------------------------------------------------------------------------ */

static void put_players(writing *w) {
    int least = RV_MAX_PLAYERS, most = 0;
    for (int g = 0; g < w->n; g++) {
        const rv_ruleset *rs = w->games[g].rs;
        least = rs->min_players < least ? rs->min_players : least;
        most = rs->max_players > most ? rs->max_players : most;
    }
    rv_json_text(&w->j, "type", "object");
    rv_json_open(&w->j, "propertyNames", '{');
    rv_json_text(&w->j, "pattern", free_label(w, &rv_map_entry));
    rv_json_close(&w->j, '}');
    put_shape_member(w, "additionalProperties", &rv_shape_any_text);
    rv_json_raw(&w->j, "minProperties", rv_printf(w->a, "%d", least));
    rv_json_raw(&w->j, "maxProperties", rv_printf(w->a, "%d", most));
}

static void put_values(writing *w, const rv_option_info *o) {
    if (o->number) {
        int least = 0, most = 0;
        rv_str_int(rv_str_of(o->values[0]), &least);
        rv_str_int(rv_str_of(o->values[o->nvalues - 1]), &most);
        put_number(w, least, most);
        return;
    }
    words all = {(const char **)(uintptr_t)o->values, o->nvalues, o->nvalues};
    put_choice(w, &all, NULL);
}

static void put_option(writing *w, const char *name, const rv_option_info *o, bool standard) {
    rv_json_open(&w->j, name, '{');
    put_description(w, NULL, o->help, o->rule);
    put_values(w, o);
    if (standard) {
        put_typed(w, "default", o->values[o->standard]);
    }
    rv_json_close(&w->j, '}');
}

/* The first game that offers it describes it; its default is given only if there is no other game.
 */
static void put_ruleset_options(writing *w) {
    words said = {NULL, 0, 0};
    for (int g = 0; g < w->n; g++)
        for (int i = 0; i < rv_ruleset_options(w->games[g].rs); i++) {
            rv_option_info o;
            int before = said.n;
            rv_ruleset_option(w->games[g].rs, i, &o);
            add_word(w, &said, o.name);
            if (said.n > before)
                put_option(w, o.name, &o, w->n == 1);
        }
}

/* Those that it declares are not refused, and stand for nothing. */
static const char *refused(rv_arena *a, const rv_record *game, int i) {
    const rv_ruleset *rs = game->rs;
    (void)a;
    while (i < rs->nrefused && !rv_refused_rule(rs, rv_str_of(rs->refused[i].name), RV_USE_ANY))
        i++;
    return i < rs->nrefused ? rs->refused[i].name : NULL;
}

/* Parts of the rules that reeve does not support may be set to off. */
static void put_options(writing *w) {
    rv_buf b = {.arena = w->a};
    rv_json_text(&w->j, "type", "object");
    rv_json_open(&w->j, "properties", '{');
    put_ruleset_options(w);
    for (int s = 0; s < w->nscripts; s++)
        for (int i = 0; i < w->scripts[s]->noptions; i++) {
            const rv_option_info *o = &w->scripts[s]->options[i];
            put_option(w, rv_printf(w->a, "%s.%s", w->scripts[s]->name, o->name), o, true);
        }
    rv_json_close(&w->j, '}');
    rv_json_open(&w->j, "patternProperties", '{');
    put_words(w, &b, refused);
    if (b.n)
        rv_json_raw(&w->j, rv_printf(w->a, "^(?:%s)$", rv_buf_text(&b)),
                    "{\"enum\":[false,\"false\",\"off\"]}");
    put_shape_member(w, "^[-_A-Za-z0-9]+\\.[-_A-Za-z0-9]+$", &rv_shape_any_text);
    rv_json_close(&w->j, '}');
    rv_json_raw(&w->j, "additionalProperties", "false");
}

/* ---- all ------------------------------------------------------------------------------------- */

/* Shapes that are used in many places. */
static const rv_shape *const shared[] = {&rv_shape_tile, &rv_shape_cell, &rv_shape_feature,
                                         &rv_shape_player, &rv_shape_points};
enum { SHARED = sizeof shared / sizeof *shared };

/* Only a schema of all rulesets allows others. */
static const char *form_of(const writing *w, const rv_shape *s) {
    bool rulesets = s->form && strcmp(s->form, "{ruleset}") == 0;
    return rulesets && !w->open ? NULL : s->form;
}

static void put_plain_shape(writing *w, const rv_shape *s) {
    words all;
    switch (s->kind) {
    case RV_SHAPE_ANY: /* said in full: without a type, editors complete the key without a colon */
        rv_json_raw(&w->j, "type", ANYTHING);
        break;
    case RV_SHAPE_TEXT: put_text(w, s); break;
    case RV_SHAPE_CHOICE:
        all = words_of(w, s->choice);
        put_choice(w, &all, form_of(w, s));
        break;
    case RV_SHAPE_NUMBER: put_number(w, s->least, s->most); break;
    case RV_SHAPE_LIST:
        rv_json_text(&w->j, "type", "array");
        put_shape_member(w, "items", s->of);
        if (s->most)
            rv_json_int(&w->j, "maxItems", s->most);
        break;
    case RV_SHAPE_MAP: put_pairs(w, s); break;
    case RV_SHAPE_EITHER:
        rv_json_open(&w->j, "anyOf", '[');
        put_item(w, s->of);
        put_item(w, s->to);
        rv_json_close(&w->j, ']');
        break;
    case RV_SHAPE_KEYS: put_keys(w, s); break;
    case RV_SHAPE_PLAYERS: put_players(w); break;
    case RV_SHAPE_OPTIONS: put_options(w); break;
    }
}

static void put_shape(writing *w, const rv_shape *s) {
    for (int i = 0; i < SHARED; i++)
        if (s == shared[i]) {
            rv_json_text(&w->j, "$ref", rv_printf(w->a, "#/$defs/%s", s->name));
            return;
        }
    if (!s->blank) {
        put_plain_shape(w, s);
        return;
    }
    rv_json_open(&w->j, "anyOf", '[');
    rv_json_raw(&w->j, NULL, "{\"enum\":[null,\"\"]}");
    rv_json_open(&w->j, NULL, '{');
    put_plain_shape(w, s);
    rv_json_close(&w->j, '}');
    rv_json_close(&w->j, ']');
}

static void put_shared(writing *w) {
    rv_json_open(&w->j, "$defs", '{');
    for (int i = 0; i < SHARED; i++) {
        rv_json_open(&w->j, shared[i]->name, '{');
        put_plain_shape(w, shared[i]);
        rv_json_close(&w->j, '}');
    }
    rv_json_close(&w->j, '}');
}

/* A key that only positions have requires a board. */
static void put_of_positions(writing *w) {
    const rv_key *row;
    rv_json_open(&w->j, "dependentRequired", '{');
    for (rv_key_walk k = {0}; (row = next_row(w, &rv_map_document, &k));)
        if (row->of_positions)
            rv_json_raw(&w->j, row->key, "[\"board\"]");
    rv_json_close(&w->j, '}');
}

static void put_schema(writing *w) {
    static const rv_shape document = {RV_SHAPE_KEYS, .map = &rv_map_document};
    rv_json_open(&w->j, NULL, '{');
    rv_json_text(&w->j, "$schema", "https://json-schema.org/draft/2020-12/schema");
    rv_json_text(&w->j, "title",
                 w->open ? "Records and positions of reeve"
                         : rv_printf(w->a, "Records and positions of %s", w->games->rs->title));
    put_plain_shape(w, &document);
    rv_json_raw(&w->j, "anyOf", "[{\"required\":[\"moves\"]},{\"required\":[\"board\"]}]");
    put_of_positions(w);
    put_shared(w);
    rv_json_close(&w->j, '}');
}

/* ---- asked ----------------------------------------------------------------------------------- */

typedef struct asking {
    rv_library *lib;
    const rv_ruleset *rs;
    writing w;
} asking;

/* With all optional parts enabled. */
static rv_record whole_game(const rv_ruleset *rs) {
    rv_record game = {.rs = rs, .nplayers = rs->max_players};
    for (int o = 0; o < RV_O_COUNT; o++) {
        int n;
        bool part = rs->options[o].offered && strcmp(rv_option_values(rs, o, &n)[0], "false") == 0;
        game.option[o] = part ? RV_V_YES : rs->options[o].standard;
    }
    return game;
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
    w->games = RV_NEWS(w->a, rv_record, room);
    if (q->rs)
        w->games[w->n++] = whole_game(q->rs);
    for (int i = 0; w->open && (name = rv_library_name(q->lib, i)); i++) {
        const char *why;
        const rv_ruleset *rs = rv_library_ruleset(q->lib, name, &why);
        if (why == rv_memory_ran_out)
            rv_no_memory(w->a);
        if (rs) /* the caller's own ruleset may be broken */
            w->games[w->n++] = whole_game(rs);
    }
    put_schema(w);
}

const char *rv_library_schema(rv_library *lib, const rv_ruleset *rs,
                              const rv_script_info *const *scripts, int n) {
    rv_arena arena = {0};
    asking q = {.lib = lib, .rs = rs, .w = {.a = &arena, .scripts = scripts, .nscripts = n}};
    bool fine = rv_protect(&arena, make_schema, &q);
    const char *text = fine ? rv_library_keep(lib, rv_buf_text(&q.w.b)) : rv_memory_ran_out;
    rv_arena_free(&arena);
    return text == rv_memory_ran_out ? NULL : text;
}
