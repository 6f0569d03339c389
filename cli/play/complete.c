#define _POSIX_C_SOURCE 200809L /* strdup, strndup */
#include "play/complete.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A line as far as it is typed: what its last part says before its last word. */
typedef struct typed {
    const completing *c;
    const char *last;
    char tile[64], cell[24]; /* "17/90", "e5" */
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
    const char *before = NULL, *tile;
    for (int i = 0; i < t->c->report->stack; i++) {
        tile = rv_case_draw(t->c->r->bench, (uint64_t)i);
        if (tile && tile != before)
            offer(t, tile);
        before = tile;
    }
}

static bool see_rotation(void *ud, const rv_placement *p) {
    const typed *t = ud;
    char word[sizeof t->tile + 8];
    int shown = *t->last == '/' ? 0 : (int)strcspn(t->tile, "/"); /* "/90" of the tile in hand */
    snprintf(word, sizeof word, "%.*s/%d", shown, t->tile, p->rotation);
    offer(t, word);
    return true;
}

/* A tile without a rotation lies as it is printed. */
static bool is_turned(const typed *t, const rv_placement *p) {
    const char *slash = strchr(t->tile, '/');
    return atoi(slash ? slash + 1 : "0") == p->rotation || strchr(t->tile, ':');
}

static bool see_cell(void *ud, const rv_placement *p) {
    const typed *t = ud;
    if (is_turned(t, p))
        offer(t, p->cell);
    return true;
}

static bool see_pieces(void *ud, const rv_placement *p) {
    const typed *t = ud;
    for (int i = 0; is_turned(t, p) && !strcmp(p->cell, t->cell) && i < p->npieces; i++)
        offer(t, p->pieces[i]);
    return true;
}

/* All that can be done with the tile; the list is for values of keys only, because it takes long.
 */
static void offer_placements(const typed *t, rv_listing list, rv_see_placement *see, void *ud) {
    const char *why;
    char *tile = strndup(t->tile, strcspn(t->tile, "/"));
    if (tile && *tile)
        rv_case_legal(t->c->r->bench, 0, tile, list, see, ud, &why);
    free(tile);
}

/* ---- values of keys ------------------------------------------------------------------------ */

/* A key of the entry, whose value is typed. */
typedef struct valued {
    const typed *t;
    const char *key;
    size_t n;
    const char *shape; /* "{label: feature, ...}"; NULL: it is no key */
} valued;

static bool is_key(const valued *v, const char *name) {
    return strlen(name) == v->n && !memcmp(name, v->key, v->n);
}

static void offer_actions(const valued *v, const rv_actions *list, int n) {
    for (int i = 0; i < n; i++)
        for (int k = 0; is_key(v, list[i].key) && k < list[i].n; k++)
            offer(v->t, list[i].list[k].what);
}

static void offer_things(const valued *v, const rv_things *things) {
    for (int i = 0; i < things->n; i++)
        if (is_key(v, things->list[i].name) && *things->list[i].words)
            offer(v->t, things->list[i].words);
}

/* Of the placement that is typed, or of all while none is. */
static bool see_values(void *ud, const rv_placement *p) {
    const valued *v = ud;
    if (*v->t->cell && (strcmp(p->cell, v->t->cell) != 0 || !is_turned(v->t, p)))
        return true;
    offer_actions(v, p->actions, p->nactions);
    offer_actions(v, p->before, p->nbefore);
    offer_things(v, &p->needs);
    offer_things(v, &p->may);
    for (int i = 0; strstr(v->shape, "feature") && i < p->ncompletes; i++)
        offer(v->t, p->completes[i].feature);
    return true;
}

static void see_shape(void *ud, const rv_key_info *key) {
    valued *v = ud;
    if (!strcmp(key->in, "moves") && is_key(v, key->key))
        v->shape = key->shape;
}

static void offer_labels(const typed *t) {
    const rv_report *p = t->c->report;
    char word[64];
    for (int i = 0; i < p->nplayers; i++) {
        snprintf(word, sizeof word, "%s:", p->label[i]);
        offer(t, word);
    }
}

/* ---- words --------------------------------------------------------------------------------- */

static void offer_commands(const typed *t) {
    for (const char *const *word = t->c->commands; *word; word++)
        offer(t, *word);
}

typedef struct key_search {
    const typed *t;
    const char *schema;
} key_search;

static bool has_member(const char *schema, const char *key) {
    size_t n = strlen(key);
    for (const char *p = schema; p && (p = strstr(p, key)); p += n)
        if (p > schema && p[-1] == '"' && p[n] == '"' && p[n + 1] == ':')
            return true;
    return false;
}

/* The keys that this game has are those that its schema describes. */
static void see_key(void *ud, const rv_key_info *key) {
    const key_search *s = ud;
    char word[64];
    snprintf(word, sizeof word, "%s:", key->key);
    if (!strcmp(key->in, "moves") && !key->alone && has_member(s->schema, key->key))
        offer(s->t, word);
}

static void offer_keys(const typed *t) {
    rv_library *library = t->c->r->library;
    key_search s = {t, rv_library_schema(library, t->c->report->ruleset, NULL, 0)};
    rv_library_keys(library, see_key, &s);
}

static void offer_rules(const typed *t) {
    rv_code_info code;
    for (int i = 0; i < rv_ruleset_rules(t->c->report->ruleset); i++)
        offer(t, rv_ruleset_rule(t->c->report->ruleset, i)->id);
    for (int i = 0; i < rv_codes(); i++) {
        rv_code(i, &code);
        offer(t, code.code);
    }
}

/* ---- the line ------------------------------------------------------------------------------ */

static bool is_command(const completing *c, const char *word, size_t n) {
    for (const char *const *w = c->commands; *w; w++)
        if (strlen(*w) == n && !memcmp(*w, word, n))
            return true;
    return false;
}

static bool see_open(void *ud, const rv_open_feature *f) {
    offer(ud, f->feature);
    return true;
}

/* Open features, after the end of the game. */
static void offer_stories(const typed *t) {
    const char *why;
    offer(t, "final");
    rv_case_completions(t->c->r->bench, NULL, true, see_open, (void *)(uintptr_t)t, &why);
}

static void complete_command(const typed *t, const char *line) {
    static const char *const of_tiles[] = {"legal", "completions", "odds"};
    size_t n = strcspn(line, " ");
    if (n == strlen("explain") && !strncmp(line, "explain", n))
        offer_rules(t);
    bool first = line + n + strspn(line + n, " ") == t->last;
    if (first && n == strlen("why") && !strncmp(line, "why", n))
        offer_stories(t);
    for (size_t i = 0; i < sizeof of_tiles / sizeof *of_tiles; i++)
        if (n == strlen(of_tiles[i]) && !strncmp(line, of_tiles[i], n))
            offer_tiles(t);
}

/* Behind "W: ". */
static const char *skip_player(const rv_report *p, const char *part) {
    for (int i = 0; i < p->nplayers; i++) {
        size_t n = strlen(p->label[i]);
        if (!strncmp(part, p->label[i], n) && part[n] == ':')
            return part + n + 1 + strspn(part + n + 1, " ");
    }
    return part;
}

static void take(char *to, size_t room, const char **from) {
    size_t n = strcspn(*from, " ");
    snprintf(to, room, "%.*s", n < room ? (int)n : 0, *from);
    *from += n;
    *from += strspn(*from, " ");
}

/* The tile, or its rotation; of the tile in hand, where it fits. */
static void complete_tile(typed *t) {
    const char *slash = strchr(t->last, '/');
    if (slash) {
        if (slash > t->last)
            snprintf(t->tile, sizeof t->tile, "%.*s", (int)(slash - t->last), t->last);
        offer_placements(t, RV_LIST_NONE, see_rotation, t);
        return;
    }
    if (*t->tile)
        offer_placements(t, RV_LIST_NONE, see_cell, t);
    else
        offer_tiles(t);
}

/* Takes TILE CELL as far as they stand before the last word; the tile in hand needs no name. */
static const char *take_turn(typed *t, const char *at) {
    const char *held = t->c->tile;
    char word[sizeof t->tile];
    if (held)
        snprintf(t->tile, sizeof t->tile, "%s", held);
    if (at == t->last)
        return at;
    const char *behind = at;
    take(word, sizeof word, &behind);
    bool cell = held && rv_case_is_cell(t->c->r->bench, word);
    if (held && *word == '/')
        snprintf(t->tile, sizeof t->tile, "%.20s%.20s", held, word);
    else if (!cell)
        snprintf(t->tile, sizeof t->tile, "%s", word);
    if (!cell)
        at = behind;
    if (at != t->last && *at)
        take(t->cell, sizeof t->cell, &at);
    return at;
}

/* TILE CELL FOLLOWER */
static void complete_turn(typed *t, const char *part) {
    const char *begin = skip_player(t->c->report, part), *at = take_turn(t, begin);
    if (at == t->last && at == begin)
        complete_tile(t);
    else if (at == t->last && !*t->cell)
        offer_placements(t, RV_LIST_NONE, see_cell, t);
    else if (at == t->last)
        offer_placements(t, RV_LIST_NONE, see_pieces, t);
}

/* The value of a key of the entry that is typed before it, or was refused. False: it is no key. */
static bool complete_value(typed *t, const char *line, const char *part) {
    valued v = {.t = t, .key = part, .n = strcspn(part, ": ")};
    if (part + v.n >= t->last || part[v.n] != ':')
        return false;
    rv_library_keys(t->c->r->library, see_shape, &v);
    if (!v.shape)
        return false;
    char *turn = part != line  ? strndup(line, strcspn(line, ";"))
                 : t->c->entry ? strdup(t->c->entry)
                               : NULL;
    if (turn)
        take_turn(t, skip_player(t->c->report, turn));
    free(turn);
    offer_placements(t, RV_LIST_ALL, see_values, &v);
    if (strstr(v.shape, "tile"))
        offer_tiles(t);
    if (strchr(part, '{') && strstr(v.shape, "label"))
        offer_labels(t);
    return true;
}

void complete_line(const completing *c, const char *before, const char *last, out *words) {
    typed t = {.c = c, .last = last, .words = words};
    const char *semicolon = strrchr(before, ';'), *line = before + strspn(before, " ");
    const char *part = semicolon ? semicolon + 1 : line;
    part += strspn(part, " ");
    if (line < last && is_command(c, line, strcspn(line, " "))) {
        complete_command(&t, line);
        return;
    }
    if (complete_value(&t, line, part))
        return;
    if (line == last)
        offer_commands(&t);
    if (part == last && (semicolon || c->entry))
        offer_keys(&t);
    if (!semicolon)
        complete_turn(&t, part);
}
