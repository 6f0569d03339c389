/* record_head.c - the header of a document: version, ruleset, options, scripts, players.
 *
 * What it says decides how all else is read, so rv_record_header takes these keys first, wherever
 * they stand. The rows at the end say how each is written, too. A ruleset with options that change
 * its tiles is replaced by a variant of it (make_variant).
 */
#include "record/form.h"
#include <ctype.h>
#include <strings.h>

/* ---- colours of the players' pieces -------------------------------------------------------- */

/* The colours of wooden pieces in the order in which they are given out, each with the letters of
 * labels that mean it, if any do. */
static const struct {
    const char *letters;
    rv_colour is;
} table[] = {
#define RV_COLOUR(id, name, fill, ink, tint, letters) {letters, {name, fill, ink, tint}},
#include "gen/colours.def"
};

enum { NCOLOURS = sizeof table / sizeof *table };

const rv_colour *rv_colour_at(int i) {
    return i >= 0 && i < NCOLOURS ? &table[i].is : NULL;
}

/* ---- who has which ------------------------------------------------------------------------- */

static int colour_called(const char *word) {
    for (int i = 0; i < NCOLOURS; i++)
        if (!strcasecmp(word, table[i].is.name))
            return i;
    return RV_NONE;
}

/* In the order in which colours are given: a K takes black before a B, as it means no other. */
typedef enum way { AS_SAID, BY_NAME, BY_OWN_LETTER, BY_LETTER, ANY_FREE, WAYS } way;

/* The colour of a player who has none yet, found in one way; RV_NONE. */
static int find_colour(const rv_record *rec, int player, way how, const bool *taken) {
    const char *label = rec->label[player];
    const int letter = label[0] && !label[1] ? toupper((unsigned char)*label) : 0;
    if (how == AS_SAID)
        return rec->colour[player] - 1;
    const int named = how == BY_NAME ? colour_called(rec->name[player]) : RV_NONE;
    if (how == BY_NAME)
        return named != RV_NONE && !taken[named] ? named : colour_called(label);
    for (int i = 0; i < NCOLOURS && (how != BY_OWN_LETTER || letter == 'K'); i++)
        if (!taken[i] &&
            (how == ANY_FREE || (letter && table[i].letters && strchr(table[i].letters, letter))))
            return i;
    return RV_NONE;
}

void rv_colours_give(const rv_record *rec, int colour[RV_MAX_PLAYERS]) {
    bool taken[NCOLOURS] = {false};
    for (int p = 0; p < rec->nplayers; p++)
        colour[p] = RV_NONE;
    for (int how = 0; how < WAYS; how++)
        for (int p = 0; p < rec->nplayers; p++) {
            int found = colour[p] == RV_NONE ? find_colour(rec, p, (way)how, taken) : RV_NONE;
            if (found != RV_NONE && !taken[found])
                taken[colour[p] = found] = true;
        }
}

/* ---- the key ------------------------------------------------------------------------------- */

RV_LISTS_HERE(colour_choice, void, NCOLOURS, table[i].is.name)

static const rv_shape shape_colour = {RV_SHAPE_CHOICE, .name = "colour", .choice = colour_choice};
static const rv_shape shape_colours = {RV_SHAPE_MAP, .of = &rv_shape_player, .to = &shape_colour};

static void read_colours(rv_reader *r, const rv_yaml *map) {
    RV_EACH_PAIR(map, k) {
        const rv_yaml *v = k->next;
        int player = rv_read_player_key(r, map, k);
        if (!rv_typed(r->d, v, RV_WORD, "a colour"))
            continue;
        int colour = v->text.n ? colour_called(v->text.s) : RV_NONE, other = r->rec->nplayers - 1;
        while (other >= 0 && r->rec->colour[other] != colour + 1)
            other--;
        if (colour == RV_NONE) {
            rv_buf known = {.arena = r->a};
            for (int i = 0; i < NCOLOURS; i++)
                rv_put_choice(&known, i, NCOLOURS, table[i].is.name);
            (v->text.n
                 ? rv_complain(r->d, RV_D_UNKNOWN_COLOUR, v->loc, v->text.s)
                 : rv_complain(r->d, RV_D_BAD_EXTRA, v->loc, "colours", "a colour is missing"))
                ->help = rv_printf(r->a, "Type %s.", rv_buf_text(&known));
        } else if (player >= 0 && other >= 0)
            rv_complain(r->d, RV_D_COLOUR_TWICE, v->loc, r->rec->label[player],
                        table[colour].is.name, r->rec->label[other]);
        else if (player >= 0)
            r->rec->colour[player] = colour + 1;
    }
}

static void write_colours(rv_case *c, rv_buf *b) {
    const rv_record *rec = &c->rec;
    int n = 0;
    for (int p = 0; p < rec->nplayers; p++)
        if (rec->colour[p])
            rv_putf(b, "%s%s: %s", n++ ? ", " : "colours: {", rec->label[p],
                    table[rec->colour[p] - 1].is.name);
    rv_put(b, n ? "}\n" : "");
}

/* ---- ruleset and options ------------------------------------------------------------------- */

static void set_option(rv_reader *r, const rv_yaml *name, rv_str value, rv_loc loc) {
    const rv_ruleset *rs = r->rec->rs;
    if (rv_script_option_name(name->text)) { /* it waits until the scripts are loaded */
        rv_script_settings *s = &r->rec->script_options;
        *RV_PUSH(r->a, s->list, s->n, s->cap) = (rv_script_setting){
            name->loc, loc, name->text.s, rv_dup(r->a, value), name->loc.line == 0};
        return;
    }
    int option = rv_option_find(rs, name->text);
    if (option < 0 || !rs->options[option].offered) {
        bool off = rv_str_is(value, "false") || rv_str_is(value, "off"); /* as it is modelled */
        bool without = off && rv_refused_rule(rs, name->text, RV_USE_ANY);
        if (!without && !rv_refuse(r->d, rs, name->text, name->loc, RV_USE_ANY))
            rv_unknown(r->d, RV_D_UNKNOWN_OPTION, name, rs->name, rv_offered_option, rs);
        return;
    }
    const rv_option_row *row = &rs->options[option];
    const int v = rv_option_value(rs, option, value);
    if (v >= row->least && v <= row->most) {
        r->rec->option[option] = (uint8_t)v;
        return;
    }
    const char *others = rv_option_choice(r->a, rs, option);
    rv_diag *g = rv_complain(r->d, RV_D_BAD_OPTION, loc, name->text.s, others, rv_dup(r->a, value));
    const rv_rule *rule = v >= 0 ? rv_ruleset_find_rule(rs, row->rule) : NULL;
    if (rule) { /* it is a value, but not in these rules (CO-7) */
        g->rule = rule->id;
        g->help =
            rv_printf(r->a, "Type %s. %s See: reeve explain %s", others, rule->text, rule->id);
    }
}

/* Those that differ by edition wait until that is known (take_overrides). */
static void standard_options(rv_record *rec) {
    for (int o = 0; o < RV_O_COUNT; o++) {
        const uint8_t *by = rec->rs->options[o].standard;
        rec->option[o] = by[0] == by[1] ? by[0] : RV_BY_EDITION;
    }
}

/* What is wrong with these is a misuse of the caller's, not of the document. Then all options are
 * known, and those that depend on others have their values. */
static void take_overrides(rv_reader *r, const rv_overrides *over) {
    int before = r->d->n;
    uint8_t *option = r->rec->option;
    for (int i = 0; i < over->n; i++) {
        rv_str rest = rv_str_of(over->list[i]), name = rv_str_cut(&rest, "=");
        const rv_yaml word = {.text = {rv_dup(r->a, name), name.n}};
        set_option(r, &word, rest.s ? rest : RV_STR(""), (rv_loc){0, 0});
    }
    for (int i = before; i < r->d->n; i++)
        r->d->list[i].status = RV_MISUSED;
    for (int o = 0; o < RV_O_COUNT; o++)
        if (option[o] == RV_BY_EDITION)
            option[o] = r->rec->rs->options[o].standard[option[RV_O_EDITION]];
    for (int i = 0; i < r->rec->rs->nown_options; i++) {
        const rv_own_option *own = &r->rec->rs->own_options[i];
        if (own->last_if.option != RV_NO_OPTION && rv_is_met(own->last_if, option))
            option[RV_O_KNOWN + i] = (uint8_t)(own->nvalues - 1);
    }
}

bool rv_options_of(const rv_ruleset *rs, const rv_overrides *over, uint8_t option[RV_O_COUNT],
                   rv_script_settings *scripts, rv_diags *d) {
    rv_record rec = {.links = rs->links, .rs = rs};
    rv_reader r = {.a = d->arena, .rec = &rec, .d = d};
    standard_options(&rec);
    take_overrides(&r, over);
    memcpy(option, rec.option, RV_O_COUNT);
    *scripts = rec.script_options;
    return d->n == 0;
}

static void take_version(rv_reader *r, const rv_yaml *v) {
    if (!rv_str_is(v->text, "1"))
        rv_complain(r->d, RV_D_BAD_VERSION, v->loc, v->text.s)->help = "Type `reeve: 1`.";
}

/* The rulesets that are named, each where it stands; -1 with a complaint. None is named twice. */
static int read_names(rv_reader *r, const rv_yaml *v, rv_yaml all[RV_LIMIT_RULES]) {
    int n = 0;
    RV_EACH_PART(v, it) {
        if (!rv_typed(r->d, it, RV_WORD, "a ruleset"))
            return -1;
        for (rv_str rest = it->text; rest.s;) {
            const rv_str name = rv_str_cut(&rest, "+");
            const rv_loc loc = rv_loc_in(it->loc, it->text, name);
            int same = n - 1;
            while (same >= 0 && !rv_str_eq(all[same].text, name))
                same--;
            if (same >= 0)
                rv_complain(r->d, RV_D_BAD_RULESET, loc, all[same].text.s,
                            "it is named here twice");
            if (same >= 0 || rv_too_many(r->d, v, n + 1, RV_LIMIT_RULES, "rulesets"))
                return -1;
            all[n++] = (rv_yaml){.loc = loc, .text = {rv_dup(r->a, name), name.n}};
        }
    }
    if (!n)
        rv_complain(r->d, RV_D_BAD_RULESET, v->loc, "", "the list is empty");
    return n ? n : -1;
}

static void take_rules(rv_reader *r, const rv_yaml *v) {
    rv_yaml all[RV_LIMIT_RULES], unknown = {.loc = v->loc};
    rv_buf joined = {.arena = r->a}, listed = {.arena = r->a};
    const int n = read_names(r, v, all);
    if (n < 0)
        return;
    for (int i = 0; i < n; i++) {
        rv_putf(&joined, "%s%s", i ? "+" : "", all[i].text.s);
        rv_putf(&listed, "%s%s", i ? ", " : "[", all[i].text.s);
    }
    rv_put(&listed, "]");
    const bool list = v->type == RV_YAML_LIST && n > 1 && !r->ruleset;
    const char *why = NULL, *names = r->ruleset ? r->ruleset : rv_buf_text(&joined);
    const char *written = list ? rv_buf_text(&listed) : names, *none;
    const rv_ruleset *rs = rv_library_ruleset(r->lib, names, &why);
    if (!rs && why != rv_memory_ran_out) { /* it may be called so but for capitals */
        rs = rv_library_ruleset(r->lib, rv_str_small(r->a, rv_str_of(names)).s, &none);
        written = rs ? rv_str_small(r->a, rv_str_of(written)).s : written;
    }
    if (!rs && why == rv_memory_ran_out)
        rv_no_memory(r->a);
    rv_str rest = rs ? (rv_str){NULL, 0} : rv_str_of(names);
    for (int i = 0; rest.s && !unknown.text.s; i++) { /* the first that is none */
        const rv_str one = rv_str_cut(&rest, "+");
        const char *name = rv_dup(r->a, one);
        if (!rv_library_ruleset(r->lib, name, &none) && none == rv_no_such_ruleset)
            unknown = (rv_yaml){.loc = r->ruleset ? v->loc : all[i].loc, .text = {name, one.n}};
    }
    if (rs)
        r->rec->rules = written;
    else if (unknown.text.s && (why == rv_no_such_ruleset || !strchr(names, ' ')))
        rv_unknown(r->d, RV_D_UNKNOWN_RULESET, &unknown, "", rv_library_ruleset_name, r->lib);
    else {
        rv_diag *g = rv_complain(r->d, RV_D_BAD_RULESET, v->loc, names, why);
        if (strchr(names, ' '))
            g->help = "Type the names that `reeve rules` lists, joined with + and without spaces.";
    }
    r->rec->rs = rs;
    if (rs)
        standard_options(r->rec);
    r->d->rs = rs ? rs : r->d->rs;
}

static void take_options(rv_reader *r, const rv_yaml *v) {
    if (!r->rec->rs)
        return;
    RV_EACH_PAIR(v, k) {
        int option = rv_option_find(r->rec->rs, k->text);
        /* one that once had another name may stand under both */
        const rv_yaml *same = option < 0 ? k : v->first;
        while (same != k && rv_option_find(r->rec->rs, same->text) != option)
            same = same->next->next;
        if (same != k)
            rv_complain(r->d, RV_D_DUPLICATE_KEY, k->loc, k->text.s,
                        rv_printf(r->a, "%d", same->loc.line));
        else if (rv_typed(r->d, k->next, RV_WORD, k->text.s))
            set_option(r, k, k->next->text, k->next->loc);
    }
}

static void take_scripts(rv_reader *r, const rv_yaml *v) {
    RV_EACH_ITEM(v, it) {
        if (!rv_typed(r->d, it, RV_WORD, "a script"))
            continue;
        if (r->rec->nscripts == RV_LIMIT_SCRIPTS) {
            rv_complain(r->d, RV_D_TOO_MANY, it->loc, RV_LIMIT_TEXT(RV_LIMIT_SCRIPTS), "scripts");
            return;
        }
        if (!rv_plain_name(it->text)) {
            rv_complain(r->d, RV_D_UNKNOWN_SCRIPT, it->loc, it->text.s)->help =
                "Type a name of letters, digits, - and _, at most 64, without a path.";
            continue;
        }
        r->rec->script[r->rec->nscripts] = it->text.s;
        r->rec->script_loc[r->rec->nscripts++] = it->loc;
    }
}

/* ---- players ------------------------------------------------------------------------------- */

static void take_players(rv_reader *r, const rv_yaml *v) {
    const rv_ruleset *rs = r->rec->rs;
    bool nobody = false; /* `none`, where pieces stand that somebody may have left */
    for (int p = 0; rs && p < rs->npieces; p++)
        nobody |= rs->pieces[p].each[rs->max_players] > 0;
    if (rs && (v->n < rv_fewest_written(rs) || v->n > rs->max_players)) {
        const rv_yaml *at = v->n > rs->max_players ? v->first : v; /* the first who is too many */
        for (int i = 0; i < rs->max_players && at != v; i++)
            at = at->next->next;
        rv_complain(r->d, RV_D_PLAYER_COUNT, at->loc, rs->title,
                    rv_from_to(r->a, rs->min_players, rs->max_players),
                    rv_printf(r->a, "%d", v->n));
    }
    RV_EACH_PAIR(v, k) {
        const bool none = nobody && rv_str_is(k->text, "none");
        const bool fits = rv_made_of(k->text, 16, "_") && rv_is_letter(*k->text.s) &&
                          !rv_key_find(r->rec->links, NULL, &rv_map_entry, k->text, NULL);
        if (none || !fits)
            rv_complain(r->d, RV_D_BAD_LABEL, k->loc, k->text.s)->help =
                none ? "Type another label: in this game `none` means nobody."
                     : "Type a letter, then up to 15 letters, digits or _; it must not be a key of "
                       "an entry.";
        if (!rv_typed(r->d, k->next, RV_WORD, "a player's name"))
            continue;
        if (r->rec->nplayers == RV_MAX_PLAYERS)
            return;
        r->rec->label[r->rec->nplayers] = k->text.s;
        r->rec->name[r->rec->nplayers++] = k->next->text.s;
    }
}

/* ---- written --------------------------------------------------------------------------------- */

static void write_players(rv_case *c, rv_buf *b) {
    const rv_record *r = &c->rec;
    rv_put(b, "players: {");
    for (int p = 0; p < r->nplayers; p++) {
        rv_putf(b, "%s%s: ", p ? ", " : "", r->label[p]);
        rv_put_text(b, r->name[p]);
    }
    rv_put(b, "}\n");
}

static void write_version(rv_case *c, rv_buf *b) {
    (void)c;
    rv_put(b, "reeve: 1\n");
}

static void write_rules(rv_case *c, rv_buf *b) {
    rv_putf(b, "rules: %s\n", c->rec.rules);
}

/* The record's scripts, and those of the caller that have names, each once. */
static const char **scripts_of(const rv_case *c, rv_arena *a, int *n) {
    const int own = c->rec.nscripts, all = own + c->settings.nscripts;
    const char **names = RV_NEWS(a, const char *, all + 1);
    *n = 0;
    for (int i = 0; i < all; i++) {
        const char *name = i < own ? c->rec.script[i] : c->settings.scripts[i - own];
        bool known = i >= own && c->settings.script_texts[i - own].s;
        for (int k = 0; k < *n; k++)
            known |= strcmp(names[k], name) == 0;
        if (!known)
            names[(*n)++] = name;
    }
    return names;
}

static void write_options(rv_case *c, rv_buf *b) {
    const rv_ruleset *rs = c->rec.rs;
    int n = 0, nscripts;
    const char **scripts = scripts_of(c, b->arena, &nscripts);
    for (int o = 0; o < RV_O_COUNT; o++)
        if (c->rec.option[o] != rs->options[o].standard[c->rec.option[RV_O_EDITION]]) {
            rv_putf(b, "%s%s: ", n++ ? ", " : "options: {", rv_option_name(rs, o));
            rv_put_text(b, rv_option_text(rs, o, c->rec.option[o]));
        }
    rv_script_change change;
    for (int i = 0; i < nscripts; i++)
        for (int k = 0; rv_script_option_changed(c->hooks, scripts[i], k, &change); k++) {
            rv_putf(b, "%s%s.%s: ", n++ ? ", " : "options: {", change.script, change.name);
            rv_put_yaml(b, rv_str_of(change.value));
        }
    rv_put(b, n ? "}\n" : "");
}

static void write_scripts(rv_case *c, rv_buf *b) {
    int n;
    const char **scripts = scripts_of(c, b->arena, &n);
    for (int i = 0; i < n; i++)
        rv_putf(b, "%s%s", i ? ", " : "scripts: [", scripts[i]);
    rv_put(b, n ? "]\n" : "");
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const char *ruleset_name(const void *game, int i) {
    return i ? NULL : rv_rules_of(game)->name;
}

/* The i-th of several that are played together. */
static const char *ruleset_part(const void *game, int i) {
    const rv_str part = rv_str_nth(rv_str_of(rv_rules_of(game)->name), "+", i);
    return part.s ? rv_dup(((const rv_record *)game)->arena, part) : NULL;
}

static const rv_shape whole = {RV_SHAPE_CHOICE, .name = "name", .pattern = "{ruleset}",
                               .choice = ruleset_name},
                      part = {RV_SHAPE_CHOICE, .name = "name", .pattern = "{ruleset}",
                              .choice = ruleset_part},
                      script_name = {RV_SHAPE_CHOICE, .name = "name", .pattern = "{script}",
                                     .choice = rv_library_script_name};

const rv_key rv_header_keys[] = {
    {&rv_map_document, "reeve", RV_FORM("1"), .read = take_version, .put = write_version,
     .needed = true, .line = "Add the line `reeve: 1` at the top."},
    {&rv_map_document, "rules", RV_EITHER(&whole, RV_MANY(&part)), .read = take_rules,
     .put = write_rules, .needed = true,
     .line = "Type `rules: NAME`; `reeve rules` lists the names."},
    {&rv_map_document, "options", RV_SHAPE(RV_SHAPE_OPTIONS, .name = "{name: value, ...}"),
     .read = take_options, .put = write_options, .of_records = true},
    {&rv_map_document, "scripts", RV_MANY(&script_name), .read = take_scripts, .put = write_scripts,
     .of_records = true},
    {&rv_map_document, "about", RV_SHAPE(RV_SHAPE_ANY, .name = "anything"), .theme = NULL},
    {&rv_map_document, "players", RV_SHAPE(RV_SHAPE_PLAYERS, .name = "{label: name, ...}"),
     .read = take_players, .put = write_players, .needed = true,
     .line = "Type `players: {W: Anna, B: Bert}`, with the players in turn order."},
    {&rv_map_document, "colours", &shape_colours, .read = read_colours, .put = write_colours},
    {0},
};

static const rv_key *document_row(const rv_reader *r, rv_str key) {
    return rv_key_find(r->rec->links, NULL, &rv_map_document, key, NULL);
}

/* A key that is none may be a figure that is not modelled. Else the keys of this game are meant. */
static void name_unknown(rv_reader *r) {
    const rv_known_keys known = {r->rec, &rv_map_document};
    RV_EACH_PAIR(r->rec->root, k) {
        const int before = r->d->n;
        if (document_row(r, k->text) ||
            (r->rec->rs && rv_refuse(r->d, r->rec->rs, k->text, k->loc, RV_USE_ANY)))
            continue;
        rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, rv_map_document.what, rv_known_key, &known);
        if (r->d->n > before && rv_player_find(r->rec, k->text) >= 0)
            r->d->list[before].help =
                rv_printf(r->a, "Type it as an entry of `moves`: `- %s: %s`.", k->text.s,
                          k->next->type == RV_YAML_WORD ? k->next->text.s : "…");
    }
}

/* A key without which nothing can be drawn, and that is missing and was misspelt, is read all the
 * same, or its absence would be reported, too. */
static void mend_keys(rv_reader *r, const rv_yaml *v) {
    const rv_known_keys known = {r->rec, &rv_map_document};
    for (rv_yaml *k = v->first; k; k = k->next->next) {
        const char *near =
            document_row(r, k->text) ? NULL : rv_nearest(k->text, rv_known_key, &known);
        const rv_key *row = near ? document_row(r, rv_str_of(near)) : NULL;
        if (!row || rv_doc_get(v, near) ||
            !(row->needed || strcmp(near, "board") == 0 || strcmp(near, "moves") == 0))
            continue;
        rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, rv_map_document.what, rv_known_key, &known);
        k->text = rv_str_of(near);
        r->rec->mended = true;
    }
}

bool rv_record_header(rv_record *rec, rv_library *lib, const rv_overrides *over, rv_diags *d) {
    rv_reader r = {.a = d->arena, .rec = rec, .lib = lib, .d = d, .ruleset = over->ruleset};
    int before = d->n;
    rec->arena = d->arena;
    rec->links = rv_library_links(lib);
    if (rec->root->type != RV_YAML_MAP) {
        rv_complain(d, RV_D_WRONG_TYPE, rec->root->loc, "a record or position", "a map",
                    rv_doc_type_name(rec->root->type));
        return false;
    }
    rv_fold_keys(&r, rec->root, &rv_map_document);
    mend_keys(&r, rec->root);
    rv_read_ranks(&r, rec->root, &rv_map_document, RV_RANK_HEAD, RV_RANK_HEAD);
    name_unknown(&r);
    if (rec->rs) {
        take_overrides(&r, over);
        /* what options put on tiles is there before any tile is named */
        const rv_ruleset *with = rv_library_with(lib, rec->rs, rec->option);
        if (!with)
            rv_no_memory(r.a);
        rec->rs = d->rs = with;
    }
    rec->has_board = rv_doc_get(rec->root, "board") != NULL;
    rec->has_moves = rv_doc_get(rec->root, "moves") != NULL;
    /* without a board these would say nothing, and nothing is lost silently */
    RV_ALL_KEYS(row, rec->links, NULL, rec->has_board ? NULL : &rv_map_document) {
        RV_EACH_PAIR(row->of_positions ? rec->root : NULL, k)
            if (rv_str_is(k->text, row->key))
                rv_complain(d, RV_D_BAD_EXTRA, k->loc, row->key,
                            "a key of positions, which have a `board`")
                    ->help = rv_printf(rec->arena, "%s, or add `board:` for a position.",
                                       rv_key_find(rec->links, NULL, &rv_map_entry, k->text, NULL)
                                           ? "Indent it below the entry to which it belongs"
                                           : "Delete it");
    }
    if (!rec->has_board && !rec->has_moves && d->n == 0)
        rv_complain(d, RV_D_MISSING_KEY, rec->root->loc, "moves")->help =
            "Add `moves:` with the turns of a record, or `board:` with the tiles of a position.";
    rec->in_rows = d->n;
    return d->n == before;
}

/* ---- with other options -------------------------------------------------------------------- */

typedef struct varying {
    rv_library *lib;
    rv_overrides over;
    const rv_ruleset *rs, *made;
    const char *why;
    rv_grid grid;
} varying;

static void make_variant(void *ud) {
    varying *v = ud;
    rv_arena *a = rv_library_arena(v->lib);
    rv_diags d = rv_diags_for(a, NULL);
    rv_script_settings scripts;
    uint8_t option[RV_O_COUNT];
    if (!rv_options_of(v->rs, &v->over, option, &scripts, &d)) {
        v->why = rv_diag_line(a, d.list[0].message, d.list[0].help);
        return;
    }
    rv_ruleset *made = RV_COPY(a, *v->rs);
    for (int o = 0; o < RV_O_COUNT; o++)
        memset(made->options[o].standard, option[o], RV_EDITIONS);
    if (rv_optional_kinds(made, option))
        rv_place_optional(a, made, option);
    const rv_game *g = rv_game_new(a, made, option, made->min_players, &v->grid);
    if (g->stack.nunused) { /* the game leaves copies out */
        rv_tile *tiles = RV_NEWS(a, rv_tile, made->ntiles);
        memcpy(tiles, made->tiles, (size_t)made->ntiles * sizeof *tiles);
        for (int i = 0; i < made->ntiles; i++)
            tiles[i].count[option[RV_O_EDITION]] = (uint16_t)rv_copies(g, i);
        made->tiles = tiles;
    }
    v->made = made;
}

const rv_ruleset *rv_library_variant(rv_library *lib, const rv_ruleset *rs,
                                     const char *const *options, int n, const char **why) {
    varying v = {.lib = lib, .over = {options, n, NULL}, .rs = rs, .why = rv_memory_ran_out};
    *why = NULL;
    if (n == 0)
        return rs;
    if (!rv_protect(rv_library_arena(lib), make_variant, &v) || !v.made)
        *why = v.why;
    rv_grid_free(&v.grid);
    return v.made;
}
