/* json_schema.c - a JSON Schema (draft 2020-12) of documents, made from the rows of their keys and
 * from rulesets: the keys, and the forms of their values.
 *
 * Words of the games and the forms in which they are typed become regular expressions (ECMA-262),
 * none of which is anchored. A schema of all rulesets allows whatever any of them allows.
 */
#include "base/json.h"
#include "record/form.h"

/* Games with all of their parts enabled, and what is written of them. */
typedef struct writing {
    rv_arena *a;
    rv_buf b;
    rv_json j; /* into b */
    rv_library *lib;
    const rv_links *links;
    const rv_ruleset *rs; /* the only one; NULL: all rulesets, and those that are not among them */
    rv_record *games;
    int n;
    rv_scripts *bench; /* of the scripts that a ruleset names, while they are read; NULL */
    const rv_script_info *const *scripts;
    int nscripts;
    rv_key *own;         /* rows of the keys that the scripts add, behind which one is empty */
    int nown, cap, room; /* `room`: for games */
} writing;

/* ---- words ----------------------------------------------------------------------------------- */

typedef struct words {
    const char **list;
    int n, cap;
} words;

/* Each word once. */
static void add_word(writing *w, words *to, const char *word) {
    for (int i = 0; i < to->n; i++)
        if (strcmp(to->list[i], word) == 0)
            return;
    *RV_PUSH(w->a, to->list, to->n, to->cap) = word;
}

/* What can be chosen in any of the games; none if `choice` is NULL. */
static words words_of(writing *w, rv_choice *choice) {
    words all = {NULL, 0, 0};
    const char *word;
    for (int g = 0; g < w->n && choice; g++)
        for (int i = 0; (word = choice(&w->games[g], i)); i++)
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

static void put_enum(writing *w, const words *all) {
    rv_json_put(&w->j, "enum: [");
    for (int i = 0; i < all->n; i++)
        if (is_typed(all->list[i]))
            rv_json_raw(&w->j, NULL, all->list[i]);
        else
            rv_json_put(&w->j, "%s", all->list[i]);
    rv_json_put(&w->j, "]");
}

/* ---- patterns -------------------------------------------------------------------------------- */

/* A text that is all of the pattern. */
static const char *whole(const writing *w, const char *pattern) {
    return rv_printf(w->a, "^(?:%s)$", pattern);
}

static void put_escaped(rv_buf *b, const char *s) {
    for (; *s; s++)
        rv_putf(b, strchr("\\^$.|?*+()[]{}/", *s) ? "\\%c" : "%c", *s);
}

/* One of the words, each of which is a pattern itself (`raw`) or stands for itself. */
static const char *any_of(writing *w, const words *all, bool raw) {
    rv_buf b = {.arena = w->a};
    for (int i = 0; i < all->n; i++) {
        rv_put(&b, i ? "|" : "");
        (raw ? rv_put : put_escaped)(&b, all->list[i]);
    }
    return rv_buf_text(&b);
}

/* Returns a pattern of what can be chosen; one that matches nothing if that is no word. */
static const char *chosen(writing *w, rv_choice *choice, bool raw) {
    const words all = words_of(w, choice);
    return all.n ? any_of(w, &all, raw) : "(?!)";
}

RV_LISTS_HERE(place_name, void, RV_PLACES, rv_place_name(i))

/* "a[bc]|b[abc]": the columns of each row within the wall. */
static const char *rank_cells(const void *game, int i) {
    const rv_ruleset *rs = rv_rules_of(game);
    rv_buf b = {.arena = ((const rv_record *)game)->arena};
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

/* A general form of looks, for all rulesets: the letters of edges or quadrants, connections, and
 * marks by the letters that can stand behind a +, and by their names. */
static const char *look_form(const void *game, int i) {
    const rv_ruleset *own = rv_rules_of(game);
    rv_buf b = {.arena = ((const rv_record *)game)->arena};
    rv_look_mark m;
    if (i)
        return NULL;
    rv_put(&b, "[");
    for (const rv_ruleset *rs = own; rs; rs = rs->base)
        for (int k = 0; k < rs->nkinds; k++)
            if (rs->kinds[k].letter)
                rv_putf(&b, "%c", rs->kinds[k].letter);
    rv_put(&b, "?]{4}(?:/j)?(?::[nesw?]+(?:[,/][nesw?]+)*)?(?:\\+(?:[?");
    for (const rv_ruleset *rs = own; rs; rs = rs->base) {
        rv_putf(&b, "%c", rs->doubles_letter);
        if (rs->collects_letter)
            rv_putf(&b, "%c", rs->collects_letter);
        for (int n = 0; rv_look_mark_next(rs, &n, &m);)
            rv_put(&b, m.letter);
    }
    rv_put(&b, "]");
    for (int n = 0; own->edge_looks && rv_look_mark_next(own, &n, &m);)
        rv_putf(&b, "|%s", m.name);
    rv_put(&b, ")(?:\\.[a-z]{1,3})?)*");
    return rv_buf_text(&b);
}

/* The names of the faces of all tokens. */
static const char *face_name(const void *game, int i) {
    const rv_ruleset *rs = rv_rules_of(game);
    for (int t = 0; t < rs->ntokens; i -= rs->tokens[t++].nfaces)
        if (i < rs->tokens[t].nfaces)
            return rs->tokens[t].faces[i].key;
    return NULL;
}

static const char *replaced(writing *w, const char *text, const rv_shape *of);

/* All that a part can be: its pattern, then the words of the games. */
static void put_part(writing *w, rv_buf *b, rv_str name) {
    static const struct {
        const char *part;
        rv_choice *words;
    } all[] = {{"kind", rv_kind_choice}, {"role", rv_role_choice},     {"where", place_name},
               {"place", place_name},    {"figure", rv_larger_choice}, {"token", rv_token_choice},
               {"face", face_name},      {"cell", rank_cells}};
    const rv_part_kind *part = rv_part_called(name);
    rv_choice *choice = NULL;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        choice = rv_str_is(name, all[i].part) ? all[i].words : choice;
    rv_put(b, "(?:");
    if (rv_str_is(name, "tile")) {
        rv_putf(b, "(?:%s", chosen(w, rv_tile_choice, false));
        for (int g = 0; g < w->n; g++)
            if (w->games[g].rs->nunlisted) {
                rv_put(b, "|");
                put_escaped(b, w->games[g].rs->unlisted_id);
                rv_put(b, "[0-9]{1,3}");
            }
        rv_putf(b, ")(?:/(?:0|90|180|270))?|%s", chosen(w, look_form, true));
    } else if (part && part->pattern)
        rv_put(b, replaced(w, part->pattern, NULL));
    else if (!choice)
        rv_put(b, "[-+_A-Za-z0-9]+"); /* {name} */
    if (choice)
        rv_put(b, chosen(w, choice, choice == rank_cells));
    rv_put(b, ")");
}

/* A regular expression in which a word in braces stands for its patterns in all games: {tile},
 * {cell}; or the form (form.h) of the shape `of`, unless that is NULL. */
static const char *replaced(writing *w, const char *text, const rv_shape *of) {
    rv_buf b = {.arena = w->a};
    for (const char *p = text; *p; p++) {
        const char letter[] = {*p, '\0'};
        const rv_str part = {p + 1, strcspn(p + 1, "}")};
        if (*p != '{' || !(of || rv_is_letter(p[1]))) {
            if (of && (*p == '[' || *p == ']'))
                rv_put(&b, *p == '[' ? "(?:" : ")?");
            else
                (of && *p != '|' ? put_escaped : rv_put)(&b, letter);
            continue;
        }
        if (of && rv_str_is(part, "figure"))
            rv_putf(&b, "(?:%s)", chosen(w, of->choice ? of->choice : rv_figure_choice, false));
        else if (of && memchr(part.s, '|', part.n))
            rv_putf(&b, "(?:%.*s)", RV_CHARS(part));
        else
            put_part(w, &b, part);
        p += part.n + 1;
    }
    return rv_buf_text(&b);
}

static const char *pattern_of(writing *w, const rv_shape *s) {
    return s->pattern ? replaced(w, s->pattern, NULL) : replaced(w, s->form, s);
}

/* ---- shapes ---------------------------------------------------------------------------------- */

static void put_shape(writing *w, const rv_shape *s);

static void put_shape_member(writing *w, const char *name, const rv_shape *s) {
    rv_json_put(&w->j, "%s: {", name);
    put_shape(w, s);
    rv_json_put(&w->j, "}");
}

/* The words, as numbers and truth values where possible; or a string that is one of them, or has
 * the form, which includes the words. */
static void put_choice(writing *w, const words *all, const char *pattern) {
    bool typed = pattern;
    for (int i = 0; i < all->n; i++)
        typed |= is_typed(all->list[i]);
    if (!typed) {
        put_enum(w, all);
        return;
    }
    rv_json_put(&w->j, "anyOf: [{");
    put_enum(w, all);
    rv_json_put(&w->j, "}, {type: %s, pattern: %s}]", "string",
                whole(w, pattern ? replaced(w, pattern, NULL) : any_of(w, all, false)));
}

/* A string of a form; unless it is a list of words, editors show what is expected
 * (patternErrorMessage), because people do not read regular expressions. Words alone are listed, so
 * that an editor can offer them. */
static void put_text(writing *w, const rv_shape *s) {
    words all = {NULL, 0, 0};
    if (!s->form && !s->pattern) {
        rv_json_put(&w->j, "type: [%s, %s, %s, %s]", "string", "number", "boolean", "null");
        return;
    }
    for (int i = 0; s->form && rv_form_word(s->form, i).s; i++)
        add_word(w, &all, rv_dup(w->a, rv_form_word(s->form, i)));
    if (all.n) {
        put_choice(w, &all, NULL);
        return;
    }
    /* YAML readers take a text of digits for a number. */
    bool digits = s->form && (strstr(s->form, "{face}") || strstr(s->form, "{number}"));
    rv_json_put(&w->j, digits ? "type: [%s, %s]" : "type: %s", "string", "integer");
    if (s->choice && strcmp(s->form, "{figure}") == 0) {
        all = words_of(w, s->choice);
        put_enum(w, &all);
        return;
    }
    rv_json_put(&w->j, "pattern: %s, patternErrorMessage: %s", whole(w, pattern_of(w, s)),
                rv_printf(w->a, "expected: %s", rv_shape_text(w->a, s)));
}

/* A text is allowed with as many digits as the numbers of the range, as a regular expression. */
static void put_number(writing *w, int least, int most) {
    const int digits = (int)strlen(rv_printf(w->a, "%d", most));
    const char *text = least >= 0 && most < 10
                           ? rv_printf(w->a, "[%d-%d]", least, most)
                           : rv_printf(w->a, "%s[0-9]{1,%d}", least < 0 ? "-?" : "", digits);
    rv_json_put(&w->j, "anyOf: [{type: %s, minimum: %d, maximum: %d}, {type: %s, pattern: %s}]",
                "integer", least, most, "string", whole(w, text));
}

/* Words are listed for editors to offer, and the form of the value is given once. */
static void put_pairs(writing *w, const rv_shape *s) {
    const words all = words_of(w, s->of->choice);
    rv_json_put(&w->j, "type: %s", "object");
    if (!s->of->choice) {
        if (s->of->form)
            rv_json_put(&w->j, "propertyNames: {pattern: %s}", whole(w, pattern_of(w, s->of)));
        put_shape_member(w, "additionalProperties", s->to);
        return;
    }
    rv_json_put(&w->j, "properties: {");
    for (int i = 0; i < all.n; i++)
        rv_json_put(&w->j, "%s: %i", all.list[i], true);
    rv_json_put(&w->j, "}, patternProperties: {");
    put_shape_member(w, whole(w, any_of(w, &all, false)), s->to);
    rv_json_put(&w->j, "}, additionalProperties: %i", false);
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

/* The rows of a map that any of the games has. */
#define EACH_ROW(row, w, map)                                                                      \
    RV_EACH_KEY(row, (w)->links, (w)->own, (map))                                                  \
        if (game_with((w), row))

/* "The score of each player (K-7)." */
static void put_description(writing *w, const char *text, const char *rule) {
    const char *sentence = text ? text : "";
    size_t n = strlen(sentence);
    bool ended = n && sentence[n - 1] == '.', ruled = rule && *rule;
    const char *rest = ruled ? rv_printf(w->a, " (%s).", rule) : ".";
    if (n)
        rv_json_put(&w->j, "description: %s",
                    rv_printf(w->a, "%.*s%s", (int)n - ended, sentence, rest));
}

/* All keys of a map, of any game: no label may equal one of them. */
static const char *free_label(writing *w, const rv_map *map) {
    words all = {NULL, 0, 0};
    RV_EACH_KEY(row, w->links, w->own, map) {
        add_word(w, &all, row->key);
    }
    return rv_printf(w->a, "^(?!(?:%s)$)%s$", any_of(w, &all, false),
                     rv_part_called(RV_STR("player"))->pattern);
}

static void put_keys(writing *w, const rv_shape *s) {
    rv_json_put(&w->j, "type: %s, properties: {", "object");
    EACH_ROW(row, w, s->map) {
        rv_json_put(&w->j, "%s: {", row->key);
        const rv_ruleset *rs = row->action ? NULL : game_with(w, row)->rs;
        put_description(w, rv_key_words(w->a, rs, row),
                        !rs         ? row->action->rule
                        : row->cite ? rs->cites[row->cite]
                                    : NULL);
        put_shape(w, row->shape);
        rv_json_put(&w->j, "}");
    }
    rv_json_put(&w->j, "}");
    if (s->of) { /* other keys of a form; at least one, or a row of a separate entry */
        const char *label = free_label(w, s->map);
        rv_json_put(&w->j, "patternProperties: {");
        put_shape_member(w, label, s->to);
        rv_json_put(&w->j, "}, anyOf: [{not: {propertyNames: {not: {pattern: %s}}}}", label);
        EACH_ROW(row, w, s->map) {
            if (row->alone)
                rv_json_put(&w->j, "{required: [%s], propertyNames: {enum: [%s, %s]}}", row->key,
                            row->key, "score");
        }
        rv_json_put(&w->j, "]");
    }
    rv_json_put(&w->j, "required: [");
    EACH_ROW(row, w, s->map) {
        if (row->needed)
            rv_json_put(&w->j, "%s", row->key);
    }
    rv_json_put(&w->j, "], additionalProperties: %i", false);
}

/* ---- the header ------------------------------------------------------------------------------ */

static void put_option(writing *w, const char *name, const rv_option_info *o, bool standard) {
    rv_json_put(&w->j, "%s: {", name);
    put_description(w, o->help, o->rule);
    if (o->number) {
        int least = 0, most = 0;
        rv_str_int(rv_str_of(o->values[0]), &least);
        rv_str_int(rv_str_of(o->values[o->nvalues - 1]), &most);
        put_number(w, least, most);
    } else
        put_choice(w, &(words){(const char **)(uintptr_t)o->values, o->nvalues, o->nvalues}, NULL);
    const char *usual = standard ? o->values[o->standard] : NULL;
    if (usual && is_typed(usual))
        rv_json_raw(&w->j, "default", usual);
    else
        rv_json_put(&w->j, "default?: %s", usual);
    rv_json_put(&w->j, "}");
}

/* Names that the game declares are not refused, and are left out. */
static const char *refused(const void *game, int i) {
    const rv_ruleset *rs = rv_rules_of(game);
    while (i < rs->nrefused && !rv_refused_rule(rs, rv_str_of(rs->refused[i].name), RV_USE_ANY))
        i++;
    return i < rs->nrefused ? rs->refused[i].name : NULL;
}

/* How many values of an option a game offers; 0: it has no such option. */
static int values_of(const rv_ruleset *rs, const char *name) {
    const int o = rv_option_find(rs, rv_str_of(name));
    return o < 0 || !rs->options[o].offered ? 0 : rs->options[o].most - rs->options[o].least + 1;
}

/* The game that offers the most values of an option, the first of several, describes it; its
 * default is given only if there is no other game. Parts of the rules that reeve does not support
 * may be set to off. */
static void put_options(writing *w) {
    rv_option_info o;
    rv_json_put(&w->j, "type: %s, properties: {", "object");
    for (int g = 0; g < w->n; g++)
        for (int i = 0; rv_ruleset_option(w->games[g].rs, i, &o); i++) {
            bool first = true;
            for (int k = 0; k < w->n && first; k++)
                first = values_of(w->games[k].rs, o.name) < o.nvalues + (k >= g);
            if (first)
                put_option(w, o.name, &o, w->n == 1);
        }
    for (int s = 0; s < w->nscripts; s++)
        for (int i = 0; i < w->scripts[s]->noptions; i++) {
            o = w->scripts[s]->options[i];
            put_option(w, rv_printf(w->a, "%s.%s", w->scripts[s]->name, o.name), &o, true);
        }
    rv_json_put(&w->j, "}, patternProperties: {%s: {enum: [%i, %s, %s]}",
                whole(w, chosen(w, refused, false)), false, "false", "off");
    put_shape_member(w, "^[-_A-Za-z0-9]+\\.[-_A-Za-z0-9]+$", &rv_shape_any_text);
    rv_json_put(&w->j, "}, additionalProperties: %i", false);
}

/* ---- all ------------------------------------------------------------------------------------- */

/* Shapes that are used in many places. */
static const rv_shape *const shared[] = {&rv_shape_tile, &rv_shape_cell, &rv_shape_feature,
                                         &rv_shape_player, &rv_shape_points};
enum { SHARED = sizeof shared / sizeof *shared };

static void put_plain_shape(writing *w, const rv_shape *s) {
    words all;
    bool others;
    int least = RV_MAX_PLAYERS, most = 0;
    switch (s->kind) {
    case RV_SHAPE_ANY: /* in full: without a type, editors complete the key without a colon */
        rv_json_put(&w->j, "type: [%s, %s, %s, %s, %s, %s]", "object", "array", "string", "number",
                    "boolean", "null");
        break;
    case RV_SHAPE_TEXT: put_text(w, s); break;
    case RV_SHAPE_CHOICE:
        all = words_of(w, s->choice);
        /* only a schema of all rulesets allows others */
        others = !w->rs || !s->pattern || strcmp(s->pattern, "{ruleset}") != 0;
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
        rv_json_put(&w->j, "anyOf: [{");
        put_shape(w, s->of);
        rv_json_put(&w->j, "}, {");
        put_shape(w, s->to);
        rv_json_put(&w->j, "}]");
        break;
    case RV_SHAPE_KEYS: put_keys(w, s); break;
    case RV_SHAPE_PLAYERS:
        for (int g = 0; g < w->n; g++) {
            const rv_ruleset *rs = w->games[g].rs;
            least = rv_fewest_written(rs) < least ? rv_fewest_written(rs) : least;
            most = rs->max_players > most ? rs->max_players : most;
        }
        rv_json_put(&w->j, "type: %s, propertyNames: {pattern: %s}", "object",
                    free_label(w, &rv_map_entry));
        put_shape_member(w, "additionalProperties", &rv_shape_any_text);
        rv_json_put(&w->j, "minProperties: %d, maxProperties: %d", least, most);
        break;
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
    static const rv_shape document = {RV_SHAPE_KEYS, .map = &rv_map_document};
    rv_json_put(&w->j, "{$schema: %s, title: %s", "https://json-schema.org/draft/2020-12/schema",
                rv_printf(w->a, "Records and positions of %s", w->rs ? w->rs->title : "reeve"));
    put_plain_shape(w, &document);
    rv_json_put(&w->j, "anyOf: [{required: [%s]}, {required: [%s]}], dependentRequired: {", "moves",
                "board");
    EACH_ROW(row, w, &rv_map_document) {
        if (row->of_positions) /* it requires a board */
            rv_json_texts(&w->j, row->key, (const char *const[]){"board"}, 1);
    }
    rv_json_put(&w->j, "}, $defs: {");
    for (int i = 0; i < SHARED; i++) {
        rv_json_put(&w->j, "%s: {", shared[i]->name);
        put_plain_shape(w, shared[i]);
        rv_json_put(&w->j, "}");
    }
    rv_json_put(&w->j, "}}");
}

/* ---- asked ----------------------------------------------------------------------------------- */

/* With all optional parts enabled. */
static void add_game(writing *w, const rv_ruleset *rs) {
    rv_record *game = RV_PUSH(w->a, w->games, w->n, w->room);
    *game = (rv_record){.links = rs->links, .rs = rs, .nplayers = rs->max_players, .arena = w->a};
    for (int o = 0; o < RV_O_COUNT; o++) {
        bool part = rs->options[o].offered && strcmp(rv_option_text(rs, o, 0), "false") == 0;
        game->option[o] = part ? RV_V_YES : rv_option_standard(rs, o);
    }
}

/* The keys that a script adds, whose texts outlast it; of a key of two boxes the first counts. */
static void add_keys(writing *w, const rv_ruleset *rs, const rv_script_info *s) {
    RV_EACH_AT(s->actions, s->nactions, a) {
        bool there = *a->chance ? !rs || rv_token_find(rs, rv_str_of(a->chance)) < 0
                                : rv_form_fault(w->a, a->form) != NULL;
        for (int k = 0; k < w->nown; k++)
            there |= strcmp(w->own[k].key, a->key) == 0;
        if (there) /* or it is left to chance, and has no form but its faces */
            continue;
        rv_house_action *of = RV_COPY(w->a, *a);
        of->after[0] = '\0'; /* which may be a key that is no row of these */
        of->when = RV_WHEN_LAID;
        w->own = rv_grow(w->a, w->own, w->nown, &w->cap, sizeof *w->own);
        w->own[w->nown] = (rv_key){0};
        rv_house_row(w->a, rs, of, 0, &w->own[w->nown++]);
    }
}

static void make_schema(void *ud) {
    writing *w = ud;
    const char *name, *why;
    if (w->rs)
        add_game(w, w->rs);
    for (int i = 0; !w->rs && (name = rv_library_name(w->lib, i)); i++) {
        const rv_ruleset *rs = rv_library_ruleset(w->lib, name, &why);
        if (why == rv_memory_ran_out)
            rv_no_memory(w->a);
        if (rs) /* the caller's own ruleset may be broken */
            add_game(w, rs);
    }
    for (int i = 0; i < w->n; i++) { /* the scripts of rulesets come first, without broken ones */
        const rv_ruleset *rs = w->games[i].rs;
        const rv_script_info *info;
        if (rs->nscripts && !(w->bench = rv_scripts_new(w->lib, rs)))
            rv_no_memory(w->a);
        for (int k = 0; k < rs->nscripts; k++)
            if (rv_scripts_add(w->bench, rs->scripts[k], NULL, &info, &why) == RV_FINE)
                add_keys(w, rs, info);
        rv_scripts_free(w->bench);
        w->bench = NULL;
    }
    for (int i = 0; i < w->nscripts; i++)
        add_keys(w, w->rs, w->scripts[i]);
    w->own = rv_grow(w->a, w->own, w->nown, &w->cap, sizeof *w->own);
    w->own[w->nown] = (rv_key){0};
    put_schema(w);
}

const char *rv_library_schema(rv_library *lib, const rv_ruleset *rs,
                              const rv_script_info *const *scripts, int n) {
    rv_arena arena = {0};
    writing w = {
        .a = &arena, .b.arena = &arena, .lib = lib, .rs = rs, .scripts = scripts, .nscripts = n};
    w.links = rv_library_links(lib);
    w.j = rv_json_into(&w.b);
    bool fine = rv_protect(&arena, make_schema, &w);
    rv_scripts_free(w.bench);
    const char *text = fine ? rv_library_keep(lib, rv_buf_text(&w.b)) : rv_memory_ran_out;
    rv_arena_free(&arena);
    return text == rv_memory_ran_out ? NULL : text;
}
