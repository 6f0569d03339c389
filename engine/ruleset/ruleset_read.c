/* ruleset_read.c - YAML into an rv_ruleset; reeve-ruleset(5) describes the format.
 *
 * Each map has a table of rows, in the order in which its keys are read whatever their order in the
 * file: most rows store a value in a member, others have a function that takes it (ruleset_*.c).
 * What is wrong becomes a fault with its place. When all is read, the codes of edges and the looks
 * follow from it, and the invariants are checked.
 */
#include "ruleset/ruleset_read.h"
#include <stdlib.h>

rv_diag *rv_wrong_of(rv_reading *r, rv_loc at, const char *text, const char *what) {
    return rv_complain(&r->diags, RV_D_BAD_EXTRA, at, text, what);
}

void rv_no_such(rv_reading *r, const rv_yaml *v, const char *what,
                const char *(*next)(const void *ud, int i), const void *ud) {
    rv_suggest(&r->diags, rv_wrong(r, v, what), v->text, next, ud);
}

int rv_read_number(rv_reading *r, const rv_yaml *v, const char *what, int least, int most) {
    int n = 0;
    if (rv_str_int(v->text, &n) && n >= least && n <= most)
        return n;
    if (rv_str_whole(v->text))
        rv_wrong(r, v,
                 rv_printf(r->a, "%s %s %s", what, least < most ? "goes from" : "is",
                           rv_from_to(r->a, least, most)));
    else if (rv_typed(&r->diags, v, RV_WORD, what))
        rv_complain(&r->diags, RV_D_BAD_NUMBER, v->loc, what, v->text.s);
    return 0;
}

const char *rv_read_name(rv_reading *r, const rv_yaml *v) {
    if (!rv_plain_name(v->text))
        rv_wrong(r, v, "a name: letters, digits, - and _, at most 64");
    return rv_read_text(r, v);
}

const char *rv_read_rule_number(rv_reading *r, const rv_yaml *v) {
    if (!rv_made_of(v->text, 32, "-_."))
        rv_wrong(r, v, "the number of a rule: letters, digits, -, _ and ., at most 32");
    return rv_read_text(r, v);
}

/* A rule that is named, and where. */
struct rv_citing {
    const char *file, *rule;
    rv_loc loc;
};

const char *rv_read_rule(rv_reading *r, const rv_yaml *v) {
    const char *rule = rv_read_rule_number(r, v);
    *RV_PUSH(r->a, r->citing, r->nciting, r->cap_citing) =
        (struct rv_citing){r->file, rule, v->loc};
    return rule;
}

static void add_fault(rv_reading *r, const char *file, rv_loc at, const char *message) {
    rv_ruleset_faults *f = r->faults;
    *RV_PUSH(r->a, f->list, f->n, f->cap) = (rv_ruleset_fault){file, at.line, at.column, message};
}

int rv_read_letter(rv_reading *r, const rv_yaml *v) {
    if (v->text.n == 1 && v->text.s[0] >= 'a' && v->text.s[0] <= 'z')
        return v->text.s[0];
    rv_wrong(r, v, "one small letter");
    r->unlettered = true;
    return 0;
}

/* The place of a word among some; 0 with a complaint if it is none of them. */
static int read_choice(rv_reading *r, const rv_yaml *v, const char *const *words) {
    int n = 0, found = rv_name_find(words, v->text);
    if (found >= 0)
        return found;
    while (words[n])
        n++;
    rv_wrong(r, v, rv_any_of(r->a, words, n));
    return 0;
}

/* ---- outlines ------------------------------------------------------------------------------ */

/* Behind the number that begins here, "-1.5", ".5", "3"; of an arc a flag is one digit, 0 or 1.
 * NULL: none begins. */
static const char *behind_number(const char *p, bool flag) {
    static const char digits[] = "0123456789";
    if (flag)
        return *p == '0' || *p == '1' ? p + 1 : NULL;
    p += *p == '-';
    const size_t whole = strspn(p, digits), point = p[whole] == '.';
    const size_t all = whole + point + (point ? strspn(p + whole + 1, digits) : 0);
    return all > point ? p + all : NULL;
}

/* What is wrong with an outline, and where; NULL. An outline is the path of an SVG in a square of
 * 100. It goes into pictures as it is, so nothing stands in it but whole commands, each with its
 * numbers, in sets of as many as it needs. One comma may stand between numbers. */
static const char *outline_fault(rv_arena *a, const char *p, const char **at) {
    static const char commands[] = "mlthvcsqaz", numbers[] = "2221164470";
    int ncommands = 0;
    *at = p += strspn(p, " ");
    if (rv_small(*p) != 'm')
        return "a path begins with M and a point in a square of 100: M10,90 L50,10 L90,90 Z";
    if (strlen(p) > RV_LIMIT_PATH)
        return "a path has at most " RV_LIMIT_TEXT(RV_LIMIT_PATH) " bytes";
    for (; *p; ncommands++) {
        const char command = *p, *known = strchr(commands, rv_small(command)), *next;
        int n = 0, bytes = 1; /* of a character */
        *at = p++;
        while ((p[bytes - 1] & 0xc0) == 0x80)
            bytes++;
        if (!known)
            return rv_printf(a, "`%.*s` is not a command of a path: M L H V C S Q T A Z", bytes,
                             *at);
        const int needs = numbers[known - commands] - '0';
        for (;; n++, p = next) {
            p += strspn(p, " ");
            p += n && *p == ',' ? 1 + strspn(p + 1, " ") : 0;
            next = needs ? behind_number(p, needs == 7 && (n % 7 == 3 || n % 7 == 4)) : NULL;
            if (!next)
                break;
        }
        if (needs && (n == 0 || n % needs))
            return rv_printf(a, "`%c` needs %d number%s, and here are %d", command, needs,
                             needs == 1 ? "" : "s", n);
    }
    return ncommands < 2 ? "a path draws something after its M: M10,90 L50,10 Z" : NULL;
}

/* ---- files --------------------------------------------------------------------------------- */

/* Makes faults of the diagnostics since the last call, which are of the file being read. */
static void tell_faults(rv_reading *r) {
    for (; r->reported < r->diags.n; r->reported++) {
        const rv_diag *g = &r->diags.list[r->reported];
        bool of_records = strstr(g->help, "reeve-record(5)"); /* the code's own help */
        const char *help = of_records ? "see reeve-ruleset(5)" : g->help;
        if (!r->baseless)
            add_fault(r, r->file, (rv_loc){g->line, g->column},
                      rv_diag_line(r->a, g->message, help));
    }
}

/* The value of a row, in this file. */
static void take_value(rv_reading *r, const rv_row *row, const rv_yaml *v, void *to) {
    if (row->rows)
        rv_read_map(r, v, row->what ? row->what : row->key, row->rows, (char *)to + row->offset);
    else if (row->take)
        row->take(r, v);
}

/* The value of a row, which is a file. */
static void load(rv_reading *r, const char *file, const rv_row *row, void *to) {
    rv_str text;
    const char *path = rv_printf(r->a, "%s/%s", r->name, file), *outer = r->file;
    const bool found = rv_load_text(r->loader, r->a, RV_ASSET_RULESET, path, &text);
    if (!found || text.n > RV_LIMIT_DOCUMENT) {
        const char *why = found    ? "%s is longer than " RV_LIMIT_TEXT(RV_LIMIT_DOCUMENT) " bytes"
                          : text.n ? "%s cannot be read"
                                   : "there is no file %s";
        add_fault(r, "", (rv_loc){0, 0}, rv_printf(r->a, why, path));
        return;
    }
    tell_faults(r);
    r->file = path;
    const rv_yaml *root = rv_doc_parse(r->a, text, 1, &r->diags);
    r->text = text.s;
    if (root)
        take_value(r, row, root, to);
    tell_faults(r);
    r->file = outer;
}

/* ---- tables -------------------------------------------------------------------------------- */

static void store(rv_reading *r, const rv_row *row, const rv_yaml *v, void *to) {
    void *at = (char *)to + row->offset;
    const char *text = NULL, *why, *wrong;
    int number = 0;
    rv_word_row words = {NULL, NULL, NULL};
    rv_buf b = {.arena = r->a};
    switch (row->how) {
    case RV_IS_TAKEN:
    case RV_IS_PART: return;
    case RV_IS_TEXT: text = rv_read_text(r, v); break;
    case RV_IS_NAME: text = rv_read_name(r, v); break;
    case RV_IS_RULE: /* `none` takes away that of the base, and what goes by it */
        text = rv_str_is(v->text, "none") ? NULL : rv_read_rule(r, v);
        break;
    case RV_IS_OUTLINE:
        text = rv_read_text(r, v);
        if ((why = outline_fault(r->a, v->text.s, &wrong)) != NULL) {
            rv_wrong_of(r, rv_loc_in(v->loc, v->text, (rv_str){wrong, 0}), "path", why);
            text = NULL;
        }
        break;
    case RV_IS_TEXTS:
        EACH_WORD(r, v, it, "a part of a list") {
            rv_putf(&b, "%s%s", it == v || it == v->first ? "" : ", ", it->text.s);
        }
        text = rv_buf_text(&b);
        break;
    case RV_IS_WORDS:
        rv_read_words(r, v, &words);
        if (words.one) {
            *(const char **)at = words.one;
            *(const char **)(void *)((char *)to + row->most) = words.several;
        }
        return;
    case RV_IS_LETTER: number = rv_read_letter(r, v); break;
    case RV_IS_TRUTH:
        number = rv_str_is(v->text, "true");
        if (!number && !rv_str_is(v->text, "false"))
            rv_wrong(r, v, "true or false belongs here");
        break;
    case RV_IS_NUMBER: number = rv_read_number(r, v, row->key, row->least, row->most); break;
    case RV_IS_CHOICE: number = read_choice(r, v, row->words); break;
    case RV_IS_KIND: number = rv_read_kind(r, v); break;
    case RV_IS_KINDS: number = rv_read_kinds(r, v); break;
    case RV_IS_OPTION: *(rv_condition *)at = rv_read_condition(r, v); return;
    }
    if (row->how <= RV_IS_TEXTS)
        *(const char **)at = text;
    else if (row->size == 1)
        *(int8_t *)at = (int8_t)number;
    else
        *(int16_t *)at = (int16_t)number;
}

static const char *row_key(const void *ud, int i) {
    const rv_row *row = ud;
    while (i > 0 && row->key)
        row++, i--;
    return row->key;
}

void rv_read_map(rv_reading *r, const rv_yaml *map, const char *what, const rv_row *rows,
                 void *to) {
    void *outer = r->to;
    const rv_yaml *outer_key = r->key;
    if (!rv_typed(&r->diags, map, RV_MAP, what))
        return;
    RV_EACH_PAIR(map, k)
        if (rv_find(k->text, row_key, rows) < 0)
            rv_unknown(&r->diags, RV_D_UNKNOWN_KEY, k, what, row_key, rows);
    r->to = to;
    for (const rv_row *row = rows; row->key; row++) {
        const rv_yaml *k = map->first;
        while (k && !rv_str_is(k->text, row->key))
            k = k->next->next;
        if (!k && row->needed)
            rv_complain(&r->diags, RV_D_MISSING_KEY, map->loc, row->key);
        if (!k || !rv_typed(&r->diags, k->next, row->types, row->key))
            continue;
        r->key = k;
        if (row->how > RV_IS_PART)
            store(r, row, k->next, to);
        else if (row->how == RV_IS_TAKEN || k->next->type != RV_YAML_WORD)
            take_value(r, row, k->next, to);
        else if (strstr(k->next->text.s, "..") || strchr(k->next->text.s, '/'))
            rv_wrong(r, k->next, "a file beside this one");
        else
            load(r, k->next->text.s, row, to);
    }
    r->to = outer;
    r->key = outer_key;
}

/* ---- single keys ---------------------------------------------------------------------------- */

static const rv_row number_fields[] = {
#define RV_AMOUNT(id, name, ...)                                                                   \
    {.key = name,                                                                                  \
     .types = RV_WORD,                                                                             \
     .how = RV_IS_NUMBER,                                                                          \
     .most = 100,                                                                                  \
     RV_IN(rv_ruleset, numbers[RV_N_##id])},
#include "gen/options.def"
    {.key = NULL},
};

static void take_final(rv_reading *r, const rv_yaml *v) {
    static const char *const names[] = {"keeps", "areas", "wall_tiles", NULL};
    unsigned seen = 0;
    int n = 0;
    RV_EACH_ITEM(v->n == RV_STAGES ? v : NULL, it) {
        int i = it->type == RV_YAML_WORD ? rv_name_find(names, it->text) : 0;
        r->rs->final[n++] = (uint8_t)i;
        seen |= i < 0 ? 0 : 1u << i;
    }
    if (seen != (1u << RV_STAGES) - 1)
        rv_wrong_of(r, v->loc, r->key->text.s, "each of keeps, areas and wall_tiles, once");
}

/* Modules, and scripts, of a ruleset come beside those of its base, on which they are played. */
static void take_module(rv_reading *r, const rv_yaml *v) {
    static const char *const games[] = {
#define RV_GAME(id, name, ...) #name,
#include "gen/options.def"
        NULL};
    EACH_WORD(r, v, it, "a module") {
        const char *name = rv_read_text(r, it);
        if (rv_named(r->rs->modules, r->rs->nmodules, name))
            continue;
        if (rv_name_find(games, it->text) < 0)
            rv_no_such(r, it, "there is no such module", rv_name_at, games);
        else
            r->rs->modules[r->rs->nmodules++] = name;
    }
}

static void take_scripts(rv_reading *r, const rv_yaml *v) {
    rv_str text;
    EACH_WORD(r, v, it, "the name of a script") {
        const char *name = rv_read_text(r, it);
        if (rv_named(r->rs->scripts, r->rs->nscripts, name))
            continue;
        if (!rv_plain_name(it->text))
            rv_wrong(r, it, "the name of a script: letters, digits, dashes and underscores");
        else if (rv_too_many(&r->diags, it, r->rs->nscripts + 1, RV_MAX_OWN_SCRIPTS, "scripts"))
            continue;
        else if (!rv_library_script(r->ud, r->a, r->rs, name, &text))
            rv_complain(&r->diags, RV_D_UNKNOWN_SCRIPT, it->loc, name)->help =
                rv_printf(r->a, "Look for %s.lua beside ruleset.yaml: it must be readable.", name);
        else
            r->rs->scripts[r->rs->nscripts++] = name;
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

static void take_version(rv_reading *r, const rv_yaml *v) {
    if (!rv_str_is(v->text, "1"))
        rv_complain(&r->diags, RV_D_BAD_VERSION, v->loc, v->text.s);
}

/* The file's text is kept unread: only the reader of saved games parses it. */
static void take_saved(rv_reading *r, const rv_yaml *v) {
    (void)v;
    r->rs->saved = r->text;
    r->rs->saved_in = r->file;
}

static void take_name(rv_reading *r, const rv_yaml *v) {
    if (!rv_str_is(v->text, r->name))
        rv_wrong(r, v, "its directory has another name");
}

static void take_players(rv_reading *r, const rv_yaml *v) {
    if (v->n != 2) {
        rv_wrong_of(r, v->loc, r->key->text.s, "the least and the most");
        return;
    }
    r->rs->min_players = (int16_t)rv_read_number(r, v->first, "players", 1, RV_MAX_PLAYERS);
    r->rs->max_players = (int16_t)rv_read_number(r, v->first->next, "players", 1, RV_MAX_PLAYERS);
    if (r->rs->min_players > r->rs->max_players)
        rv_wrong_of(r, v->loc, r->key->text.s, "the least, then the most");
}

/* Forgets what the base lays, and the line of its record to fill in that says so. */
static void forget_start(rv_reading *r) {
    rv_buf blank = {.arena = r->a};
    r->rs->start_tile = r->rs->start_else = RV_NO_TILE;
    r->rs->start_option = r->rs->start_allows = RV_ALWAYS;
    r->rs->start_quarters = 0;
    r->rs->nbeside = 0;
    for (rv_str rest = rv_str_of(r->rs->blank); rest.n;) {
        const rv_str line = rv_str_cut(&rest, "\n");
        if (rv_doc_get(r->root, "blank") || !strstr(rv_dup(r->a, line), " lies on 0,0"))
            rv_putf(&blank, "%.*s\n", RV_CHARS(line));
    }
    r->rs->blank = rv_buf_text(&blank);
}

static void start_tile_id(rv_reading *r, const rv_yaml *v) {
    r->rs->start_tile = (int16_t)rv_tile_find(r->rs, v->text);
    if (r->rs->start_tile < 0)
        rv_wrong(r, v, "there is no tile of this name in the set")->help =
            "Type a name that `tiles` or an extended ruleset gives.";
}

FIELDS(start_tile);

/* A tile, or `{tile: ID, option: …}` for one that lies there only if an option says so: otherwise
 * that of the base does. */
static void take_start_tile(rv_reading *r, const rv_yaml *v) {
    const int16_t otherwise = r->rs->start_tile;
    const bool several = r->rs->nbeside || r->rs->start_option.option != RV_NO_OPTION;
    forget_start(r);
    if (v->type == RV_YAML_WORD) {
        start_tile_id(r, v);
        return;
    }
    rv_read_map(r, v, "a start tile", start_tile_fields, r->rs);
    r->rs->start_else = otherwise;
    if (several || otherwise == RV_NO_TILE)
        rv_wrong(r, r->key, "the extended ruleset has no single start tile to lie there otherwise");
}

/* A cell, "-1,2", and a tile of the set that lies there at the start: "CO.7", "CO.7/90". */
static void take_start_at(rv_reading *r, const rv_yaml *k) {
    rv_ruleset *rs = r->rs;
    const rv_yaml *v = k->next;
    rv_str rank = k->text, file = rv_str_cut(&rank, ",");
    int x, y, degrees = 0;
    if (!rv_typed(&r->diags, v, RV_WORD, "a start tile"))
        return;
    if (!rank.s || !rv_str_int(file, &x) || !rv_str_int(rank, &y) || abs(x) > RV_MAX_BESIDE ||
        abs(y) > RV_MAX_BESIDE) {
        rv_wrong(r, k, "a cell near 0,0 belongs here")->help =
            "Type x and y in quotation marks: '0,0', or '-1,2' for a tile beside it.";
        return;
    }
    rv_str turn = v->text, id = rv_str_cut(&turn, "/");
    bool turned = !turn.s || (rv_str_int(turn, &degrees) && degrees >= 0 && degrees <= 270 &&
                              degrees % 90 == 0);
    const int tile = turned ? rv_tile_find(rs, id) : -1;
    const uint8_t quarters = (uint8_t)(degrees / 90);
    if (tile < 0) {
        rv_wrong(r, v, "there is no tile of this name in the set, or it cannot be turned that way")
            ->help = "Type a name, and /90, /180 or /270 after it if it is turned.";
    } else if (!x && !y) {
        if (rs->start_tile != RV_NO_TILE)
            rv_wrong(r, k, "a start tile lies at 0,0");
        rs->start_tile = (int16_t)tile;
        rs->start_quarters = quarters;
    } else if (!rv_too_many(&r->diags, k, rs->nbeside + 1, RV_MAX_BESIDE,
                            "start tiles beside the one at 0,0")) {
        rs->beside[rs->nbeside++] =
            (rv_start_at){rs->tiles[tile].id, (int16_t)x, (int16_t)y, quarters};
    }
}

/* Several tiles that lie when the game begins (CO-1). */
static void take_start(rv_reading *r, const rv_yaml *v) {
    if (rv_doc_get(r->root, "start_tile"))
        rv_wrong(r, r->key, "either `start_tile` or `start`");
    forget_start(r);
    const int before = r->diags.n;
    RV_EACH_PAIR(v, k)
        take_start_at(r, k);
    if (r->rs->start_tile == RV_NO_TILE && r->diags.n == before)
        rv_complain(&r->diags, RV_D_MISSING_KEY, v->loc, "0,0")->help =
            "Add `'0,0': TILE`, the start tile in the middle.";
}

static void take_extends(rv_reading *r, const rv_yaml *v) {
    const char *why = NULL;
    const rv_ruleset *base = r->base(r->ud, v->text.s, &why);
    if (!base) {
        rv_complain(&r->diags, RV_D_BAD_RULESET, v->loc, v->text.s, why ? why : "unknown");
        tell_faults(r);
        r->baseless = true;
        return;
    }
    const char *name = r->rs->name;
    *r->rs = *base;
    r->rs->name = name;
    r->rs->called = "";
    r->rs->base = base;
    r->rs->nown = 0;
    r->rs->saved = r->rs->saved_in = NULL;
}

/* In the order of fields.tsv: the base first, options and kinds before what uses them. */
FIELDS(ruleset);

/* A ruleset without a key of a game of its own is a preset of its base: the same game with other
 * options. */
static void take_ruleset(rv_reading *r, const rv_yaml *root) {
    r->root = root;
    if (rv_doc_get(root, "laws"))
        rv_wrong_of(r, rv_doc_get(root, "laws")->loc, "laws", "this key is called `cites`");
    rv_read_map(r, root, "a ruleset", ruleset_fields, r->rs);
    bool changed = !r->rs->base;
    for (const rv_row *row = ruleset_fields; row->key; row++)
        changed |= row->game && rv_doc_get(root, row->key);
    if (root->type == RV_YAML_MAP && changed)
        r->rs->root = r->rs->name;
}

const char *rv_ruleset_complete(rv_arena *a, rv_ruleset *rs, rv_fault *out) {
    rv_give_signs(rs);
    const char *why = rv_code_edges(a, rs);
    out->keys = NULL;
    return why ? why : rv_ruleset_checked(a, rs, out) ? NULL : rv_fault_text(a, out);
}

static void finish(rv_reading *r) {
    rv_fault fault;
    const char *why = rv_ruleset_complete(r->a, r->rs, &fault);
    if (why && !fault.keys) {
        add_fault(r, "", (rv_loc){0, 0}, why);
        return;
    }
    if (why) {
        /* at the first of its keys that is in the file, else at `extends`, whose parent has it */
        rv_loc loc = {1, 1};
        bool found = !r->root;
        for (rv_str keys = rv_str_of(fault.keys); keys.s && !found;) {
            const rv_str key = rv_str_cut(&keys, " ");
            RV_EACH_PAIR(r->root, k)
                if (!found && (rv_str_eq(key, k->text) || rv_str_is(k->text, "extends"))) {
                    loc = k->loc;
                    found = rv_str_eq(key, k->text);
                }
        }
        add_fault(r, rv_printf(r->a, "%s/ruleset.yaml", r->name), loc, why);
        return;
    }
    /* Rulesets without any rules may name those of a printed booklet. */
    for (int i = 0; r->rs->nrules && i < r->nciting; i++) {
        const struct rv_citing *c = &r->citing[i];
        if (rv_ruleset_find_rule(r->rs, c->rule))
            continue;
        const char *near = rv_ruleset_suggest_rule(r->rs, c->rule);
        add_fault(r, c->file, c->loc,
                  rv_printf(r->a,
                            near ? "there is no rule %s under `rules`; did you mean %s?"
                                 : "there is no rule %s under `rules`%s",
                            c->rule, near ? near : ""));
    }
}

const rv_ruleset *
rv_ruleset_read(rv_arena *a, const rv_loader *loader, const rv_links *links, const char *name,
                const rv_ruleset *(*base)(void *ud, const char *name, const char **why), void *ud,
                rv_ruleset_faults *faults) {
    rv_reading r = {.a = a,
                    .diags = rv_diags_for(a, NULL),
                    .loader = loader,
                    .name = rv_dup(a, rv_str_of(name)),
                    .rs = RV_NEW(a, rv_ruleset),
                    .base = base,
                    .ud = ud,
                    .faults = faults};
    r.rs->links = links;
    r.rs->name = r.rs->title = r.name;
    r.rs->game = r.rs->root = r.name;
    r.rs->called = r.rs->edition = r.rs->blank = r.rs->unlisted_id = "";
    r.rs->nfigures = 1;
    r.rs->figures[RV_F_SMALL] = rv_plain_figure;
    r.rs->doubles_letter = 'f';
    r.rs->prize_letter = 'm';
    for (int i = 0; i < RV_STAGES; i++)
        r.rs->final[i] = (uint8_t)i;
    for (int o = 0; o < RV_O_COUNT; o++)
        rv_option_clear(r.rs, o);
    for (int n = 0; n < RV_N_COUNT; n++)
        r.rs->numbers[n] = (int16_t)rv_number_of(NULL, n);
    r.rs->start_tile = r.rs->start_else = r.rs->first_tile = RV_NO_TILE;
    r.rs->start_option = r.rs->start_allows = RV_ALWAYS;
    r.rs->min_players = 2;
    r.rs->max_players = RV_MAX_PLAYERS;
    load(&r, "ruleset.yaml", &(rv_row){.take = take_ruleset}, NULL);
    if (!faults->n)
        finish(&r);
    return faults->n ? NULL : r.rs;
}
