/* complete.c - what can stand at the end of a line that is typed during a game.
 *
 * complete_choices sees whether the line is a command, the value of a key or a turn, and offers
 * what the library lists for it. `typed` has what the line says before its last word.
 */
#include "play/play.h"
#include "report.h"
#include <stdlib.h>

/* A line as far as it is typed: what its last part says before its last word. */
typedef struct typed {
    play *p;
    const char *last, *held; /* held: the tile that an entry needs not name; or NULL */
    const char *entry; /* "W: 17/90 d7": the one that was refused, to which a key can be added;
                          or NULL */
    const char *tile, *cell; /* "17/90", "e5"; or "" */
    bool rotations;          /* the last word is a tile with its `/` */
    rv_str key;              /* of the entry, whose value is typed … */
    const char *shape;       /* … "{label: feature, ...}"; NULL: it is no key */
    out *words;
} typed;

/* Puts a word once, if it continues what is typed. */
static void offer(const typed *t, const char *word) {
    size_t n = strlen(word);
    const char *p = out_text(t->words);
    if (strncmp(word, t->last, strlen(t->last)))
        return;
    for (; *p; p += strcspn(p, "\n"), p += *p == '\n')
        if (strcspn(p, "\n") == n && !memcmp(p, word, n))
            return;
    out_raw(t->words, word);
    out_put(t->words, "\n");
}

/* ---- tiles, cells, followers --------------------------------------------------------------- */

static void offer_tiles(const typed *t) {
    for (int i = 0; i < t->p->report->stack; i++) {
        const char *tile = rv_case_draw(t->p->r->bench, (uint64_t)i);
        if (tile)
            offer(t, tile);
    }
}

/* A tile without a rotation lies as it is printed. */
static bool is_turned(const typed *t, const rv_placement *p) {
    const char *slash = strchr(t->tile, '/');
    return atoi(slash ? slash + 1 : "0") == p->rotation || strchr(t->tile, ':');
}

/* Offers the rotation, the cell, or who may stand there, whichever is due. */
static bool see_placement(void *ud, const rv_placement *p) {
    const typed *t = ud;
    if (t->rotations) {
        int shown =
            *t->last == '/' ? 0 : (int)strcspn(t->tile, "/"); /* "/90" of the tile in hand */
        offer(t, out_format(t->words, "%.*s/%d", shown, t->tile, p->rotation));
    } else if (is_turned(t, p) && !*t->cell) {
        offer(t, p->cell);
    } else if (is_turned(t, p) && !strcmp(p->cell, t->cell)) {
        for (int i = 0; i < p->nfollowers; i++)
            offer(t, p->followers[i]);
    }
    return true;
}

/* All that can be done with the tile; the list is for values of keys only, because it takes long.
 */
static void offer_placements(const typed *t, rv_listing list, rv_see_placement *see, void *ud) {
    const char *why;
    const char *tile = out_format(t->words, "%.*s", (int)strcspn(t->tile, "/"), t->tile);
    if (*tile)
        rv_case_legal(t->p->r->bench, 0, tile, list, see, ud, &why);
}

/* ---- values of keys ------------------------------------------------------------------------ */

/* Offers values of the placement that is typed, or of all while none is. */
static bool see_values(void *ud, const rv_placement *p) {
    const typed *t = ud;
    if (*t->cell && (strcmp(p->cell, t->cell) != 0 || !is_turned(t, p)))
        return true;
    for (int i = 0; i < p->nactions + p->nbefore; i++) {
        const rv_actions *a = i < p->nactions ? &p->actions[i] : &p->before[i - p->nactions];
        for (int k = 0; rv_str_is(t->key, a->key) && k < a->n; k++)
            offer(t, a->list[k].what);
    }
    for (int i = 0; i < p->needs.n + p->may.n; i++) {
        const rv_thing *k = i < p->needs.n ? &p->needs.list[i] : &p->may.list[i - p->needs.n];
        if (rv_str_is(t->key, k->name) && *k->words)
            offer(t, k->words);
    }
    for (int i = 0; strstr(t->shape, "feature") && i < p->ncompletes; i++)
        offer(t, p->completes[i].feature);
    return true;
}

const char *complete_shape(play *p, rv_str key, out *owner) {
    const char *shape = NULL; /* a copy: that of the key lives until the next query */
    for (const rv_key_info *k = rv_case_keys(p->r->bench); k && k->key; k++)
        if (!strcmp(k->in, "moves") && rv_str_is(key, k->key))
            shape = out_format(owner, "%s", k->shape);
    return shape;
}

/* ---- words --------------------------------------------------------------------------------- */

/* The keys that this game has are those that its schema describes, `"take":`, and those of its
 * scripts. */
static void offer_keys(const typed *t) {
    const char *schema = rv_library_schema(t->p->r->library, t->p->report->ruleset, NULL, 0);
    for (const rv_key_info *k = rv_case_keys(t->p->r->bench); k && k->key; k++) {
        const char *quoted = out_format(t->words, "%c%s%c:", '"', k->key, '"');
        if (!strcmp(k->in, "moves") && !k->alone &&
            (*k->script || (schema && strstr(schema, quoted))))
            offer(t, out_format(t->words, "%s:", k->key));
    }
}

/* ---- the line ------------------------------------------------------------------------------ */

static bool see_open(void *ud, const rv_open_feature *f) {
    offer(ud, f->feature);
    return true;
}

static void complete_command(const typed *t, const char *line) {
    const char *name = out_format(t->words, "%.*s", (int)strcspn(line, " "), line), *why;
    const rv_ruleset *rs = t->p->report->ruleset;
    const char *behind = line + strlen(name);
    if (!strcmp(name, "explain")) {
        for (int i = 0; i < rv_facts(rs)->nrules; i++)
            offer(t, rv_ruleset_rule(rs, i)->id);
        for (int i = 0; i < rv_codes(); i++)
            offer(t, rv_code(i).code);
    } else if (!strcmp(name, "why") && behind + strspn(behind, " ") == t->last) {
        offer(t, "final"); /* and open features, after the end of the game */
        rv_case_completions(t->p->r->bench, NULL, true, see_open, (void *)(uintptr_t)t, &why);
    } else if (!strcmp(name, "legal") || !strcmp(name, "completions") || !strcmp(name, "odds")) {
        offer_tiles(t);
    }
}

/* Behind "W: ". */
static const char *skip_player(const rv_report *p, const char *part) {
    part += report_named(p, part);
    return part + strspn(part, " ");
}

static const char *take_word(const typed *t, const char **from) {
    const char *word = out_format(t->words, "%.*s", (int)strcspn(*from, " "), *from);
    *from += strcspn(*from, " ");
    *from += strspn(*from, " ");
    return word;
}

/* Takes TILE CELL as far as they stand before the last word; the tile in hand needs no name. */
static const char *take_turn(typed *t, const char *at) {
    const char *held = t->held, *behind = at;
    t->tile = held ? held : "";
    if (at == t->last)
        return at;
    const char *word = take_word(t, &behind);
    if (!held || !rv_case_is_cell(t->p->r->bench, word)) {
        t->tile = held && *word == '/' ? out_format(t->words, "%s%s", held, word) : word;
        at = behind;
    }
    if (at != t->last && *at)
        t->cell = take_word(t, &at);
    return at;
}

/* TILE CELL FOLLOWER */
static void complete_turn(typed *t, const char *part) {
    const char *begin = skip_player(t->p->report, part), *at = take_turn(t, begin);
    const char *slash = strchr(t->last, '/');
    if (at != t->last)
        return;
    if (at == begin && slash && slash > t->last)
        t->tile = out_format(t->words, "%.*s", (int)(slash - t->last), t->last);
    t->rotations = at == begin && slash;
    if (at == begin && !slash && !*t->tile)
        offer_tiles(t);
    else /* of the tile in hand it is a rotation, or where it fits */
        offer_placements(t, RV_LIST_NONE, see_placement, t);
}

/* The value of a key of the entry that is typed before it, or was refused. False: it is no key. */
static bool complete_value(typed *t, const char *line, const char *part) {
    t->key = (rv_str){part, strcspn(part, ": ")};
    if (part + t->key.n >= t->last || part[t->key.n] != ':')
        return false;
    t->shape = complete_shape(t->p, t->key, t->words);
    if (!t->shape)
        return false;
    const char *turn = t->entry;
    if (part != line)
        turn = out_format(t->words, "%.*s", (int)strcspn(line, ";"), line);
    if (turn)
        take_turn(t, skip_player(t->p->report, turn));
    offer_placements(t, RV_LIST_ALL, see_values, t);
    if (strstr(t->shape, "tile"))
        offer_tiles(t);
    const rv_report *p = t->p->report;
    for (int i = 0; strchr(part, '{') && strstr(t->shape, "label") && i < p->nplayers; i++)
        offer(t, out_format(t->words, "%s:", p->label[i]));
    return true;
}

static void complete_line(typed *t, const char *before) {
    const char *last = t->last, *name;
    const char *semicolon = strrchr(before, ';'), *line = before + strspn(before, " ");
    const char *part = semicolon ? semicolon + 1 : line;
    part += strspn(part, " ");
    size_t n = strcspn(line, " ");
    for (int i = 0; line < last && (name = word_at(i)); i++)
        if (strlen(name) == n && !memcmp(name, line, n)) {
            complete_command(t, line);
            return;
        }
    if (complete_value(t, line, part))
        return;
    for (int i = 0; line == last && (name = word_at(i)); i++)
        offer(t, name);
    if (part == last && (semicolon || t->entry))
        offer_keys(t);
    if (!semicolon)
        complete_turn(t, part);
}

/* The game that is asked for: "one+tw" is completed behind the `+`; behind the ruleset "edi" is
 * `edition=`, and "edition=" its values. */
static void complete_game(const typed *t, const char *before) {
    run *r = t->p->r;
    const char *plus = strrchr(t->last, '+'), *ruleset;
    int n = plus ? (int)(plus + 1 - t->last) : 0;
    for (int i = 0; t->last == before && (ruleset = ruleset_at(r, i)); i++)
        offer(t, out_format(t->words, "%.*s%s", n, t->last, ruleset));
    if (t->last == before)
        return;
    ruleset = out_format(t->words, "%.*s", (int)strcspn(before, " "), before);
    const rv_ruleset *rs = ruleset_if_any(r, ruleset, NULL);
    rv_option_info o;
    for (int i = 0; rs && rv_ruleset_option(rs, i, &o); i++) {
        if (!strchr(t->last, '='))
            offer(t, out_format(t->words, "%s=", o.name));
        for (int k = 0; strchr(t->last, '=') && k < o.nvalues; k++)
            offer(t, out_format(t->words, "%s=%s", o.name, o.values[k]));
    }
}

/* The first with a follower for which nothing must be built, or else the last of these; or one for
 * which something must, with its keys. */
static bool see_example(void *ud, const rv_placement *p) {
    out *to = ud, *keys = out_part(to);
    RV_EACH_AT(p->needs.list, p->needs.n, k) {
        if (*k->words)
            out_printf(keys, "; %s: %s", k->name, k->words);
    }
    if (keys->n && to->n)
        return true;
    out_reset(to);
    const char *turned = p->rotation ? out_format(to, "/%d", p->rotation) : "";
    out_printf(to, "%s%s %s%s%s%s", p->tile, turned, p->cell, p->nfollowers ? " " : "",
               p->nfollowers ? p->followers[0] : "", out_text(keys));
    return keys->n || !p->nfollowers;
}

const char *complete_example(play *p) {
    rv_case *bench = p->r->bench;
    const char *held = play_tile(p), *why;
    out *to = out_part(p->r->err);
    play_set_aside(p, true);
    for (int i = 0; i < p->report->stack && !to->n; i++) {
        const char *tile = held ? held : rv_case_draw(bench, (uint64_t)i);
        if (tile)
            rv_case_legal(bench, 0, tile, RV_LIST_NONE, see_example, to, &why);
    }
    play_set_aside(p, false);
    return to->n ? out_text(to) : "TILE CELL";
}

/* What may be answered: of an answer in several words what comes behind those that are typed. */
static void offer_answers(const typed *t, const char *before) {
    const size_t n = (size_t)(t->last - before);
    const rv_diag *asked = play_asked(t->p);
    for (int i = 0; asked && i < asked->noutcomes; i++) {
        const char *value = asked->outcomes[i].value;
        if (value && !strncmp(value, before, n))
            offer(t, value + n);
    }
}

void complete_choices(play *p, const char *before, const char *last, out *words) {
    typed t = {.p = p, .last = last, .tile = "", .cell = "", .words = words};
    if (!p->report) {
        complete_game(&t, before);
        return;
    }
    offer_answers(&t, before); /* who types something else types a line */
    if (words->n)
        return;
    play_set_aside(p, true);
    if (p->refused)
        t.entry = diary_entry(&p->diary, diary_entries(&p->diary), words);
    t.held = play_tile(p);
    if (!ask_key(p) || play_optional(p))
        complete_line(&t, before);
    else
        for (int i = 0; i < p->asks.now.nchoices; i++)
            offer(&t, p->asks.now.choices[i]);
    play_set_aside(p, false);
}
