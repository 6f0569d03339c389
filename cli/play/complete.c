#define _POSIX_C_SOURCE 200809L /* strndup */
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
    snprintf(word, sizeof word, "%.*s/%d", (int)strcspn(t->tile, "/"), t->tile, p->rotation);
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

static void offer_placements(typed *t, rv_see_placement *see) {
    const char *why;
    char *tile = strndup(t->tile, strcspn(t->tile, "/"));
    if (tile)
        rv_case_legal(t->c->r->bench, 0, tile, RV_LIST_NONE, see, t, &why);
    free(tile);
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

/* The keys that this game has are those that its schema describes. */
static void see_key(void *ud, const rv_key_info *key) {
    const key_search *s = ud;
    char word[64], member[64];
    snprintf(word, sizeof word, "%s:", key->key);
    snprintf(member, sizeof member, "\"%s\"", key->key);
    if (!strcmp(key->in, "moves") && s->schema && strstr(s->schema, member))
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

static void complete_command(const typed *t, const char *line) {
    static const char *const of_tiles[] = {"legal", "completions", "odds"};
    size_t n = strcspn(line, " ");
    if (n == strlen("explain") && !strncmp(line, "explain", n))
        offer_rules(t);
    if (n == strlen("why") && !strncmp(line, "why", n))
        offer(t, "final");
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

/* The tile, or its rotation. */
static void complete_tile(typed *t, bool keys) {
    const char *slash = strchr(t->last, '/');
    if (slash) {
        snprintf(t->tile, sizeof t->tile, "%.*s", (int)(slash - t->last), t->last);
        offer_placements(t, see_rotation);
        return;
    }
    if (keys)
        offer_keys(t);
    offer_tiles(t);
}

/* TILE CELL FOLLOWER; nothing is known of the values of keys. */
static void complete_entry(typed *t, const char *part, bool keys) {
    const char *at = skip_player(t->c->report, part);
    if (at == t->last) {
        complete_tile(t, keys);
        return;
    }
    take(t->tile, sizeof t->tile, &at);
    size_t n = strlen(t->tile);
    if (!n || t->tile[n - 1] == ':')
        return;
    if (at == t->last) {
        offer_placements(t, see_cell);
        return;
    }
    take(t->cell, sizeof t->cell, &at);
    if (at == t->last)
        offer_placements(t, see_pieces);
}

void complete_line(const completing *c, const char *before, const char *last, out *words) {
    typed t = {.c = c, .last = last, .words = words};
    const char *semicolon = strrchr(before, ';'), *line = before + strspn(before, " ");
    const char *part = semicolon ? semicolon + 1 : before;
    part += strspn(part, " ");
    if (line < last && is_command(c, line, strcspn(line, " "))) {
        complete_command(&t, line);
        return;
    }
    if (line == last)
        offer_commands(&t);
    complete_entry(&t, part, semicolon || c->keys);
}
