/* state.c - values that house rules store from turn to turn.
 *
 * They are in one array of the game, sorted by nothing but found by script and name, and every
 * change goes through the journal, so that a turn that is taken back takes them back, too. Trials
 * of orders compare states by the hash of what has changed since a checkpoint. At the end stand the
 * words that values have in positions.
 */
#include "core/state.h"
#include "core/tokens.h"

static rv_kept *find_kept(const rv_game *g, const char *script, const char *name) {
    for (rv_kept *k = g->scripts.kept; k && k < g->scripts.kept + g->scripts.nkept; k++)
        if (*k->name == *name && strcmp(k->name, name) == 0 && strcmp(k->script, script) == 0)
            return k;
    return NULL;
}

const rv_kept *rv_state_get(const rv_game *g, const char *script, const char *name) {
    const rv_kept *k = find_kept(g, script, name);
    return k && k->type != RV_KEPT_NOTHING ? k : NULL;
}

bool rv_state_put(rv_game *g, const rv_kept *value) {
    rv_kept *k = find_kept(g, value->script, value->name);
    if (!k && value->type == RV_KEPT_NOTHING)
        return true;
    if (!g->scripts.kept) /* most games store nothing; the allocation is not a change of the game */
        g->scripts.kept =
            RV_NEWS(g->journal.arena, rv_kept, RV_LIMIT_STATE); /* as long as the game */
    for (int i = 0; i < g->scripts.nkept && !k; i++) /* deleted values leave free entries */
        if (g->scripts.kept[i].type == RV_KEPT_NOTHING)
            k = &g->scripts.kept[i];
    if (!k && g->scripts.nkept == RV_LIMIT_STATE)
        return false;
    if (!k) {
        k = &g->scripts.kept[g->scripts.nkept];
        RV_ADD(g, g->scripts.nkept, 1);
    }
    _Static_assert(sizeof(rv_kept) % 8 == 0, "the journal stores eight bytes at a time");
    const char *from = (const char *)value;
    char *to = (char *)k;
    for (size_t i = 0; i < sizeof *value; i += 8)
        if (memcmp(to + i, from + i, 8) != 0) {
            rv_note(&g->journal, to + i, 8);
            memcpy(to + i, from + i, 8);
        }
    return true;
}

void rv_state_rename(rv_game *g, const char *prefix, const char *other) {
    const size_t n = strlen(prefix);
    for (int i = 0; i < g->scripts.nkept; i++) {
        rv_kept value = g->scripts.kept[i], none = value;
        if (!value.type || strncmp(value.name, prefix, n) != 0)
            continue;
        none.type = RV_KEPT_NOTHING;
        rv_state_put(g, &none);
        if (!other)
            continue;
        memcpy(value.name, other, n);
        rv_state_put(g, &value);
    }
}

/* The one that as many others come before, by script and name. */
const rv_kept *rv_state_at(const rv_game *g, int i) {
    RV_EACH_AT(g->scripts.kept, g->scripts.nkept, value) {
        int rank = 0;
        for (int other = 0; other < g->scripts.nkept; other++) {
            int order = strcmp(g->scripts.kept[other].script, value->script);
            order = order ? order : strcmp(g->scripts.kept[other].name, value->name);
            rank += g->scripts.kept[other].type != RV_KEPT_NOTHING && order < 0;
        }
        if (value->type != RV_KEPT_NOTHING && rank == i)
            return value;
    }
    return NULL;
}

/* ---- telling states apart ------------------------------------------------------------------ */

/* A sum, because the place of a value does not matter, and deleted values leave gaps; nor does the
 * order of tokens that are alike. */
static uint64_t hash_state(const rv_game *g) {
    uint64_t sum = 0;
    for (int i = 0; i < g->scripts.nkept; i++) {
        uint64_t hash = 0, word;
        for (size_t at = 0; at < sizeof *g->scripts.kept; at += sizeof word) {
            memcpy(&word, (const char *)&g->scripts.kept[i] + at, sizeof word);
            hash = rv_mix(hash + word + at + 1);
        }
        sum += g->scripts.kept[i].type == RV_KEPT_NOTHING ? 0 : hash;
    }
    RV_EACH_TOKEN(g, RV_NONE, i) {
        const rv_lying *l = &g->tokens[i];
        uint64_t kind = (uint64_t)l->token * RV_MAX_FACES + (uint64_t)l->face;
        int at = l->where.on == RV_SPOT_FEATURE ? rv_root(&g->board, l->where.at) : l->where.at;
        sum += rv_mix(rv_mix(kind << 4 | (uint64_t)l->where.on) + (uint64_t)at);
    }
    return sum;
}

/* Whether an address lies within a list of so many bytes. */
static bool is_within(const void *list, size_t bytes, const void *at) {
    uintptr_t from = (uintptr_t)list, a = (uintptr_t)at;
    return list && a >= from && a < from + bytes;
}

/* The content of an address, byte by byte, because changes of different sizes may overlap. */
static uint64_t hash_place(const rv_change *c, const void *holds) {
    const uint8_t *bytes = holds;
    uint64_t sum = 0;
    for (int i = 0; i < c->size; i++)
        sum += rv_mix(((uintptr_t)c->at + (unsigned)i) << 8 ^ bytes[i]);
    return sum;
}

/* Over all changes, the sum of the new content minus the old content: for each byte, however often
 * it was changed, only its present content minus its content at the checkpoint remains. */
uint64_t rv_changes_hash(rv_game *g, int checkpoint) {
    rv_journal *j = &g->journal;
    uint64_t sum = hash_state(g);
    for (int i = j->n - 1; i >= checkpoint; i--) {
        rv_change *c = &j->list[i];
        bool counts =
            c->at != (void *)&g->scripts.effects && c->at != (void *)&g->scripts.nkept &&
            !is_within(g->scripts.kept, RV_LIMIT_STATE * sizeof *g->scripts.kept, c->at) &&
            !is_within(g->tokens, sizeof *g->tokens * (size_t)g->ntokens, c->at);
        if (counts)
            sum += hash_place(c, c->at) - hash_place(c, &c->old);
        rv_swap_change(c);
    }
    rv_look_forward(j, checkpoint);
    return sum;
}

bool rv_state_read(rv_kept *k, rv_str text) {
    int number;
    k->type = RV_KEPT_TRUTH;
    k->number = rv_str_is(text, "true");
    if (k->number || rv_str_is(text, "false"))
        return true;
    k->type = RV_KEPT_NUMBER;
    if (rv_str_int(text, &number)) {
        k->number = number;
        return true;
    }
    k->type = RV_KEPT_WORD;
    if (!rv_state_is_word(text))
        return false;
    memcpy(k->word, text.s, text.n);
    return true;
}

/* ---- words --------------------------------------------------------------------------------- */

static bool letter(char c) {
    return rv_is_letter(c) || c == '_';
}

bool rv_state_is_name(rv_str s) {
    return rv_made_of(s, 32, "_") && letter(*s.s);
}

bool rv_state_is_word(rv_str s) {
    bool fine = s.n > 0 && s.n < sizeof((rv_kept *)0)->word && !rv_str_is(s, "true") &&
                !rv_str_is(s, "false") && (letter(s.s[0]) || (unsigned char)s.s[0] >= 0x80);
    unsigned c = 0;
    for (size_t i = 0, n; fine && i < s.n; i += n) {
        n = rv_utf8(s.s + i, s.n - i, &c);
        fine = n && rv_printable(c) && c >= 0x20 && c != 0x85 && c != 0x2028 && c != 0x2029;
    }
    return fine;
}
