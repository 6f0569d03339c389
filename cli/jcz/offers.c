/* offers.c - what JCloisterZone asks in a turn. It lays needed bridges by itself, and where it asks
 * and the answer is no, it wants a message, of which a record says nothing. */
#include "jcz/export.h"

typedef struct wanted {
    export *e;
    int x, y, degrees;
    const char *cell;   /* of a tower, or NULL */
    const char **words; /* what must be built */
    int n, most;
    bool all; /* whether actions are to be listed */
    bool bridged, captures, acts, lies;
} wanted;

static void note_needs(wanted *w, const rv_placement *it) {
    for (int i = 0; i < it->needs.n && !w->n; i++) {
        rv_str rest = rv_str_of(it->needs.list[i].words ? it->needs.list[i].words : "");
        while (rest.s && w->n < w->most) {
            rv_str one = rv_str_cut(&rest, "+");
            if (one.n)
                w->words[w->n++] = rv_dup(w->e->j->arena, one);
        }
    }
}

static void note_captures(wanted *w, const rv_placement *it) {
    for (int k = 0; k < it->nactions; k++)
        for (int i = 0; i < it->actions[k].n; i++) {
            const rv_action *action = &it->actions[k].list[i];
            w->captures |= !strcmp(it->actions[k].key, "capture") && action->after &&
                           !strcmp(action->after, w->cell);
        }
}

/* Whether a bridge that is not needed can be built on the tile itself: no other is offered. */
static bool may_bridge(const rv_placement *it) {
    for (int i = 0; i < it->may.n; i++)
        if (it->may.list[i].words && !strchr(it->may.list[i].words, '@'))
            return true;
    return false;
}

/* What a player can do once the tile lies: put a figure on it, build a bridge, go to a tower. */
static void note_acts(wanted *w, const rv_placement *it) {
    w->acts = it->npieces > 0 || (!w->bridged && may_bridge(it));
    for (int k = 0; k < it->nactions; k++)
        w->acts |= it->actions[k].n > 0 &&
                   (!strcmp(it->actions[k].key, "tower") || !strcmp(it->actions[k].key, "top"));
    for (int k = 0; k < it->ncommon; k++)
        w->acts |= it->common[k].n > 0 &&
                   (!strcmp(it->common[k].key, "tower") || !strcmp(it->common[k].key, "top"));
}

static bool see(void *ud, const rv_placement *it) {
    wanted *w = ud;
    w->lies = true;
    if (it->x != w->x || it->y != w->y || it->rotation != w->degrees)
        return true;
    if (w->words)
        note_needs(w, it);
    if (w->cell)
        note_captures(w, it);
    note_acts(w, it);
    return false;
}

static void ask(wanted *w, const char *tile) {
    const char *why;
    rv_case_legal(w->e->j->bench, w->e->turn, tile, w->all ? RV_LIST_ALL : RV_LIST_NONE, see, w,
                  &why);
}

int offer_needs(export *e, const char *tile, int x, int y, int degrees, const char **words,
                int most) {
    wanted w = {.e = e, .x = x, .y = y, .degrees = degrees, .words = words, .most = most};
    ask(&w, tile);
    return w.n;
}

bool offer_captures(export *e, const char *tile, int x, int y, int degrees, const char *cell) {
    wanted w = {.e = e, .x = x, .y = y, .degrees = degrees, .cell = cell, .all = true};
    ask(&w, tile);
    return w.captures;
}

bool offer_acts(export *e, const char *tile, int x, int y, int degrees, bool bridged) {
    wanted w = {.e = e, .x = x, .y = y, .degrees = degrees, .all = true, .bridged = bridged};
    ask(&w, tile);
    return w.acts;
}

bool offer_lies(export *e, const char *tile) {
    wanted w = {.e = e};
    ask(&w, tile);
    return w.lies;
}

/* ---- castles -------------------------------------------------------------------------------- */

static const char *next_line(const char *at) {
    const char *end = strchr(at, '\n');
    return end ? end + 1 : at + strlen(at);
}

/* Where another castle of an entry stands in the record: in its key, or on a line after the first.
 */
static const char *castle_place(const export *e, const rv_yaml *entry, bool *has_key) {
    const char *at = e->text->bytes.s;
    for (int n = 1; n <= entry->mark.line; n++)
        at = next_line(at);
    for (const char *line = at; *line == ' '; line = next_line(line))
        if (!strncmp(line, "  castle: {", 11))
            return *has_key = true, strchr(line, '\n') - 1;
    return *has_key = false, at;
}

/* Whether the record is legal up to this turn, with a castle more. */
static bool would_be_legal(export *e, const rv_yaml *entry, int owner, const char *city) {
    bool has_key;
    rv_buf b = {.arena = e->j->arena};
    const char *at = castle_place(e, entry, &has_key), *label = e->j->label[owner];
    rv_putn(&b, e->text->bytes.s, (size_t)(at - e->text->bytes.s));
    rv_putf(&b, has_key ? ", %s: '%s'" : "  castle: {%s: '%s'}\n", label, city);
    rv_put(&b, at);
    const rv_text text = {.bytes = {rv_buf_text(&b), b.n}, .line = 1, .number = 1};
    return rv_case_judge(e->j->bench, &text)->verdict == RV_LEGAL;
}

/* The only player with a follower there, of any strength: a city of two tiles has one at most. */
static int owner_of(const rv_item *item) {
    int owner = -1;
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        if (item->followers[i])
            owner = owner < 0 ? i : RV_MAX_PLAYERS;
    return owner < RV_MAX_PLAYERS ? owner : -1;
}

/* Nobody is asked twice in a turn. */
static bool could_be_castle(export *e, const rv_yaml *entry, const rv_item *item) {
    int owner = owner_of(item);
    const rv_yaml *map = rv_doc_get(entry, "castle");
    bool asked = owner >= 0 && !(map && rv_doc_get(map, e->j->label[owner]));
    return asked && would_be_legal(e, entry, owner, rv_dup(e->j->arena, rv_str_of(item->feature)));
}

static bool is_small_city(const export *e, const rv_item *item) {
    return item->turn == e->turn && item->type == RV_ITEM_SCORE && item->tiles == 2 &&
           !strcmp(item->kind, "city");
}

int offer_declined(export *e, const rv_yaml *entry, int player) {
    int first = e->j->nplayers;
    for (int i = 0; i < e->report->nitems; i++) {
        if (!is_small_city(e, &e->report->items[i]))
            continue;
        int after = (owner_of(&e->report->items[i]) - player + e->j->nplayers) % e->j->nplayers;
        bool could = could_be_castle(e, entry, &e->report->items[i]);
        export_judge(e, e->turn);
        first = could && after < first ? after : first;
    }
    return first < e->j->nplayers ? first : -1;
}
