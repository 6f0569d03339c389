/* key_svg.c - the key below a picture: what its fills and signs mean.
 *
 * Entries are a sign and a word, one after the other (`key`); only what the ruleset has is listed:
 * its kinds, the marks of its tiles, and what it declares.
 */
#include "svg/tile_svg.h"

enum { SIGN = 260, GAP = 100, APART = 220, LINE = 400 };

/* Entries flow from left to right, in several lines if necessary. */
typedef struct key {
    svg *s;
    const palette *p;
    int left, x, y, right;
} key;

/* Writes the words of the next entry; returns the middle of its sign. */
static int next_entry(key *k, const char *words) {
    svg_font font = {190, 's', false, PALETTE_INK};
    int wide = SIGN + GAP + svg_text_width(&font, words);
    if (k->x + wide > k->right && k->x > k->left) {
        k->x = k->left;
        k->y += LINE;
    }
    int x = k->x;
    svg_text(k->s, x + SIGN + GAP, k->y, &font, k->right - x - SIGN - GAP, words, NULL);
    k->x += wide + APART;
    return x + SIGN / 2;
}

static void put_kinds(key *k) {
    const styles *list = &k->p->kinds;
    for (int i = 0; i < list->n; i++) {
        const rv_kind_info *kind = &list->list[i];
        kind_look look = list->look[i];
        if (kind->around && !styles_stands(list, kind->name))
            continue;
        int x = next_entry(k, kind->name);
        icon_look sample = {x, k->y, SIGN, .fill = palette_colour(look)};
        if (!kind->any && kind->around && list->by_edges) {
            icon_middle(k->s, list, i, x, k->y, SIGN);
            continue;
        }
        if (kind->line && look != LOOK_WATER)
            sample.fill = palette_colour(LOOK_LINE);
        sample.other = !kind->line          ? palette_fill(look, 1)
                       : look == LOOK_WATER ? PALETTE_BANK
                                            : PALETTE_EDGE;
        icon_draw(k->s, kind->any ? "any" : kind->line ? "line" : "area", sample);
    }
}

static void put_sign(key *k, const char *words, const char *sign) {
    int x = next_entry(k, words);
    icon_sign(k->s, sign, x, k->y, SIGN);
}

/* The marks that tiles of this game can have. */
static void put_marks(key *k) {
    const styles *list = &k->p->kinds;
    static const struct {
        const char *key, *words, *sign;
    } marks[] = {{"foundation", "tower foundation", "foundation"},
                 {"foundation", "tower, with the number of its pieces", "tower"},
                 {"bazaar", "bazaar", "bazaar"}};
    if (styles_doubled(list))
        put_sign(k, styles_word(list, "doubles", 1), "fountain");
    if (styles_divided(list))
        put_sign(k, styles_word(list, "divides", 1), list->by_edges ? "village" : "square");
    if (styles_prized(list, true))
        put_sign(k, styles_word(list, "prize", 1), "stall");
    if (styles_prized(list, false))
        put_sign(k, styles_word(list, "prize", 1), "shield");
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (styles_marked(list, marks[i].key))
            put_sign(k, marks[i].words, marks[i].sign);
}

/* What the ruleset declares: pieces that lie on tiles (stacked pieces already have their sign),
 * marks that are collected, symbols, and tokens. */
static void put_declared(key *k, const rv_ruleset *rs) {
    rv_piece_info piece;
    rv_symbol_info symbol;
    rv_token_info token;
    for (int i = 0; i < rv_ruleset_pieces(rs); i++) {
        rv_ruleset_piece(rs, i, &piece);
        const icon_piece *icon = icon_of_piece(piece.key);
        if (piece.each && *icon->lying)
            put_sign(k, icon->lying, icon->sign);
    }
    if (rv_ruleset_collects(rs))
        put_sign(k, styles_word(&k->p->kinds, "collects", 1), "aerie");
    for (int i = 0; i < rv_ruleset_symbols(rs); i++) {
        rv_ruleset_symbol(rs, i, &symbol);
        if (!symbol.path)
            continue;
        int x = next_entry(k, symbol.one);
        icon_symbol(k->s, &symbol, x, k->y, SIGN);
    }
    for (int i = 0; i < rv_ruleset_tokens(rs); i++) {
        rv_ruleset_token(rs, i, &token);
        if (token.die)
            continue;
        int x = next_entry(k, token.shown.one);
        icon_symbol(k->s, &token.shown, x, k->y, SIGN);
    }
}

int key_svg(svg *s, const palette *p, int x, int y, int right, bool last) {
    key k = {s, p, x, x, y + LINE / 2, right};
    svg_group(s, 0, 0, "class", "key", NULL);
    put_kinds(&k);
    put_marks(&k);
    if (p->kinds.rs)
        put_declared(&k, p->kinds.rs);
    if (last) {
        int left = next_entry(&k, "tile laid last") - SIGN / 2;
        svg_rect(s, left, k.y - SIGN / 2, SIGN, SIGN, SVG_PAINT("none", PALETTE_LAST, "4"), NULL);
    }
    svg_close(s);
    return k.y + LINE / 2;
}
