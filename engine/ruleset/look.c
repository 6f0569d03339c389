/* look.c - what looks of both styles have in common: the marks after a +, the letters of the
 * rulesets that one extends, and those in drawings, and the way to the style that a ruleset has
 * (rv_look_style). look_find.c has a look parsed here (rv_look_parse) and finds its tiles; that of
 * no tile of the set becomes an unlisted one, if the ruleset has some (rv_unlisted_add).
 */
#include "ruleset/look.h"

int rv_kind_of_letter(const rv_ruleset *rs, char c) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].letter && rs->kinds[k].letter == c &&
            !(rs->edge_looks && rs->kinds[k].around))
            return k;
    return -1;
}

/* ---- marks ----------------------------------------------------------------------------------- */

/* The mark of a kind in the middle, or else of a declared mark, or else the prize. */
static rv_look_mark mark_of(const rv_ruleset *rs, int kind, int symbol) {
    static const char letters[] =
        "a\0b\0c\0d\0e\0f\0g\0h\0i\0j\0k\0l\0m\0n\0o\0p\0q\0r\0s\0t\0u\0v\0w\0x\0y\0z\0";
    const bool centre = kind != RV_NO_KIND, declared = !centre && symbol >= 0;
    const char letter = centre     ? rs->kinds[kind].letter
                        : declared ? rs->symbols[symbol].letter
                                   : rs->prize_letter;
    return (rv_look_mark){letter ? &letters[2 * (letter - 'a')] : "",
                          centre     ? rs->kinds[kind].name
                          : declared ? rs->symbols[symbol].key
                                     : "prize",
                          kind, symbol};
}

bool rv_look_mark_next(const rv_ruleset *rs, int *i, rv_look_mark *out) {
    while (*i < rs->nkinds && !rs->kinds[*i].around)
        ++*i;
    const int symbol = *i - rs->nkinds;
    if (symbol > rs->nsymbols)
        return false;
    *out = mark_of(rs, symbol < 0 ? *i : RV_NO_KIND,
                   symbol >= 0 && symbol < rs->nsymbols ? symbol : -1);
    ++*i;
    return true;
}

int rv_look_marks_meant(const rv_ruleset *rs, rv_str text, rv_look_mark out[2]) {
    rv_look_mark m;
    int n = 0;
    for (int i = 0; rv_look_mark_next(rs, &i, &m);)
        if ((*m.letter && rv_str_is(text, m.letter)) || rv_str_means(text, m.name)) {
            if (out && n < 2)
                out[n] = m;
            n++;
        }
    return n;
}

const char *rv_mark_text(const rv_ruleset *rs, int kind, int symbol) {
    const rv_look_mark m = mark_of(rs, kind, symbol);
    bool own = *m.letter && rv_look_marks_meant(rs, rv_str_of(m.letter), NULL) == 1;
    return own ? m.letter : m.name;
}

/* ---- reading and writing --------------------------------------------------------------------- */

/* A file is read before it is checked, so that shapes may differ here. */
bool rv_look_same_shapes(const rv_ruleset *rs, const rv_ruleset *base) {
    for (int i = 0; i < base->nkinds; i++) {
        const rv_kind *here = &rs->kinds[i], *there = &base->kinds[i];
        if (here->line != there->line || here->area != there->area || here->around != there->around)
            return false;
    }
    return true;
}

/* A look is read in the letters of one ruleset: its own, or else those of one that it extends. */
const char *rv_look_parse(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out) {
    const char *wrong = rv_look_style_of(rs)->parse(a, rs, text, out);
    for (const rv_ruleset *o = rs->base; wrong && o && !out->unclear; o = o->base) {
        rv_look look;
        if (rv_look_same_shapes(rs, o) && rv_look_style_of(o)->parse(a, o, text, &look) == NULL) {
            *out = look;
            out->older = true;
            return NULL;
        }
    }
    return wrong;
}

int rv_look_quarters(const rv_ruleset *rs, const rv_look *look, const rv_tile *t) {
    int quarters = 0;
    while (quarters < 3 && !rv_look_fits(rs, look, t, quarters))
        quarters++;
    return quarters;
}

const char *rv_look_letters(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out) {
    const bool edges = rs->edge_looks;
    if (s.n != 4)
        return edges ? "it begins with a letter for each of the edges N E S W"
                     : "it begins with a letter for each of the quarters NW NE SE SW";
    for (int i = 0; i < 4; i++) {
        const int k = rv_kind_of_letter(rs, s.s[i]);
        if (k < 0)
            return rv_printf(a, "no %s has the letter %c (%s)", edges ? "edge" : "feature", s.s[i],
                             rv_say(a, rs, "{letters}"));
        if (!edges && (rs->kinds[k].line || rs->kinds[k].around))
            return rv_printf(a, "no quadrant is a %s", rs->kinds[k].name);
        out->kind[i] = (uint8_t)k;
    }
    return NULL;
}

/* Whether one that is still to be put has the first half of an edge of which this has the other. */
static bool must_wait(const int group[2 * RV_SIDES], int which, unsigned left) {
    for (int i = 0; i < 2 * RV_SIDES; i += 2)
        if (group[i + 1] == which && group[i] != which && left >> group[i] & 1)
            return true;
    return false;
}

void rv_look_put_groups(rv_buf *b, const int group[2 * RV_SIDES]) {
    unsigned left = 0;
    for (int i = 0; i < 2 * RV_SIDES; i++)
        left |= group[i] < 0 ? 0 : 1u << group[i];
    for (const char *before = ":"; left; before = ",") {
        int next = -1;
        for (int i = 2 * RV_SIDES - 1; i >= 0; i--)
            if (group[i] >= 0 && left >> group[i] & 1 &&
                (next < 0 || !must_wait(group, group[i], left)))
                next = group[i];
        rv_put(b, before);
        for (int s = 0; s < RV_SIDES; s++)
            if (group[2 * s] == next || group[2 * s + 1] == next)
                rv_put(b, rv_side_name(s));
        left &= ~(1u << next);
    }
}

/* ---- tiles that only a document describes ---------------------------------------------------- */

/* The copies of such a tile are counted in the set like those of all others, and each copy is one
 * less that is unlisted. */

void rv_unlisted_begin(rv_unlisted *u, rv_arena *a, const rv_ruleset *rs) {
    *u = (rv_unlisted){.arena = a};
    if (!rs->nunlisted)
        return;
    u->tiles = RV_NEWS(a, rv_tile, rs->ntiles + rs->nunlisted + 1);
    memcpy(u->tiles, rs->tiles, sizeof *u->tiles * (size_t)rs->ntiles);
    u->all = rs->nunlisted;
    u->rs = RV_COPY(a, *rs);
    u->rs->tiles = u->tiles;
    u->rs->nlisted = rs->ntiles;
}

int rv_unlisted_add(rv_unlisted *u, const rv_look *look, const char **doubt) {
    rv_ruleset *rs = u->rs;
    if (!rs || !rs->nunlisted)
        return -1;
    rv_tile *t = &u->tiles[rs->ntiles];
    const uint16_t i = (uint16_t)rs->ntiles;
    const char *id;
    int n = rs->ntiles - rs->nlisted;
    do /* the next of F1, F2 … that no tile of the set has */
        id = rv_printf(u->arena, "%s%d", rs->unlisted_id, ++n);
    while (rv_tile_find(rs, rv_str_of(id)) >= 0);
    *t = (rv_tile){.id = id, .same = i, .alike = i, .option = RV_ALWAYS};
    rv_look_tile(rs, look, 0, t);
    t->look = rv_look_write(u->arena, rs, t, 0);
    *doubt = rv_look_doubt(u->arena, rs, look, t);
    return *doubt || !rv_code_tile(rs, t) ? -1 : rs->ntiles++;
}

/* The number of copies of a tile, which is the same in each edition. */
static int copies_of(const rv_unlisted *u, int tile) {
    return u->tiles[tile].count[0];
}

/* What the set has more of a tile, the game has less that is unlisted. */
static bool set_copies(rv_unlisted *u, int tile, int n) {
    int more = n - copies_of(u, tile);
    if (more > u->rs->nunlisted)
        return false;
    for (int e = 0; e < RV_EDITIONS; e++) {
        u->tiles[tile].count[e] = (uint16_t)n;
        u->rs->nlaid[e] += more;
    }
    u->rs->nunlisted = (int16_t)(u->rs->nunlisted - more);
    return true;
}

/* There must be as many copies that all mentions are true at once. */
bool rv_unlisted_mention(rv_unlisted *u, int tile) {
    if (!u->rs || tile < u->rs->nlisted)
        return true;
    uint8_t *mentions = u->mentions[tile - u->rs->nlisted];
    mentions[u->where]++;
    const int drawn = mentions[RV_AS_DRAWN], played = mentions[RV_IN_TURNS];
    if (set_copies(u, tile, mentions[RV_ON_TABLE] + (drawn > played ? drawn : played)))
        return true;
    mentions[u->where]--;
    return false;
}

bool rv_unlisted_invite(rv_unlisted *u, int tile) {
    if (!u->rs || tile < u->rs->nlisted || !set_copies(u, tile, copies_of(u, tile) + 1))
        return false;
    u->guest = tile + 1;
    return true;
}

void rv_unlisted_dismiss(rv_unlisted *u) {
    int tile = u->guest - 1;
    if (tile < 0)
        return;
    set_copies(u, tile, copies_of(u, tile) - 1);
    u->rs->ntiles = (int16_t)(u->rs->ntiles - !copies_of(u, tile));
    u->guest = 0;
}

int rv_unlisted_unknown(const rv_ruleset *rs) {
    return rs->nlisted && rs->ntiles > rs->nlisted ? rs->nunlisted : 0;
}

/* The first character that is not used: of a name, or else of `others`, or else the last of them.
 */
static char free_sign(const bool *used, const char *name, const char *others) {
    while (*name && (!rv_is_alnum(*name) || used[*name & 0x7f]))
        name++;
    for (name = *name ? name : others; used[*name & 0x7f] && name[1];)
        name++;
    return *name;
}

void rv_give_signs(rv_ruleset *rs) {
    static const char others[] = "abcdefghijklmnopqrstuvwxyz+%!?@~<>=";
    bool used[128] = {false}, shown[128] = {false};
    for (int i = 0; i < rs->nkinds; i++)
        used[rs->kinds[i].letter & 0x7f] = true;
    for (int i = 0; i < rs->nsymbols; i++)
        used[rs->symbols[i].letter & 0x7f] = true;
    for (int i = 0; i < rs->nkinds; i++) {
        rv_kind *k = &rs->kinds[i];
        k->sign = k->letter ? k->letter : free_sign(used, k->name, k->name);
        used[k->sign & 0x7f] = true;
    }
    for (int i = 0; i < rs->nsymbols; i++) {
        rv_symbol *s = &rs->symbols[i];
        s->sign =
            s->letter && !shown[s->letter & 0x7f] ? s->letter : free_sign(used, s->key, others);
        shown[s->sign & 0x7f] = used[s->sign & 0x7f] = true;
    }
}
