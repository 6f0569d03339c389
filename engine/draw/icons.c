/* icons.c - the colours, figures, signs and pieces of pictures, and the key that explains them.
 *
 * Each look of a kind has a colour and, over it, a pattern of strokes that can be told apart in
 * grey; `fills` lists both. Players have the colours of the report. Signs are the shapes of
 * icons.txt, which icon_draw reads by name; symbols and pieces may have a path of the ruleset. The
 * key lists only what the ruleset has: its kinds, the marks of its tiles, and what it declares.
 */
#include "draw/icons.h"
#include "draw/geometry.h"
#include <stdio.h>

extern const char svg_icons[];

/* ---- kinds --------------------------------------------------------------------------------- */

/* Light to dark in grey, too: areas, houses, plain kinds; and the patterns of icons.txt. */
static const char *const fills[NLOOKS][2] = {
    [LOOK_LINE] = {"#fbf3df", NULL},
    [LOOK_PLAIN] = {"#9499a8", "url(#plain)"},
    [LOOK_HOUSE] = {"#f2c49c", "url(#keep)"},
    [LOOK_AREA] = {"#dfe9c6", "url(#area)"},
    [LOOK_WATER] = {"#9fd0ea", NULL},
    [LOOK_MORE] = {"#cfc1e3", "url(#more1)"},
    [LOOK_MORE + 1] = {"#f3dd92", "url(#more2)"},
    [LOOK_MORE + 2] = {"#a9d6d8", "url(#more3)"},
    [LOOK_MORE + 3] = {"#e6c4c8", "url(#more4)"},
    [LOOK_MORE + 4] = {"#d9bd97", "url(#more1)"},
};

const char *palette_fill(kind_look look, int layer) {
    return fills[look][layer];
}

void palette_definitions(svg *s, const palette *p, bool board) {
    svg_put(s, "<defs>\n");
    icon_put(s, "patterns", 0, 0, 0);
    if (p->kinds.by_edges)
        icon_put(s, "clipping", 0, 0, 0);
    if (board)
        icon_put(s, "hatching", 0, 0, 0);
    svg_put(s, "</defs>\n");
}

/* ---- followers ----------------------------------------------------------------------------- */

int icon_figure(const palette *p, int figure, int size) {
    return size * rv_ruleset_figure(p->kinds.rs, figure)->size / 100;
}

/* An outline that fills a square of 100; lengths of pictures are tenths of their unit. `title` may
 * be NULL. */
static void put_outline(svg *s, int x, int y, int size, const char *class, const char *fill,
                        const char *line, const char *path, const char *title) {
    svg_put(s,
            "<path class=\"%s\" transform=\"%s\" fill=\"%s\" fill-rule=\"evenodd\" stroke=\"%s\" "
            "stroke-width=\"%s\" paint-order=\"stroke\" d=\"%s\"",
            class, svg_place(s, x - size / 2, y - size / 2, size), fill, PALETTE_INK, line, path);
    svg_put(s, title ? ">\n<title>%s</title>\n</path>\n" : "/>\n", title);
}

/* Around 0,0, with the outline of its figure or as a plain one. */
static void put_figure(svg *s, const char *path, const char *pose, int size, const char *fill) {
    if (path)
        put_outline(s, 0, 0, size, pose, fill, "9", path, NULL);
    else
        icon_draw(s, pose, (icon_look){.s = size, .fill = fill});
}

void icon_follower(svg *s, const palette *p, int player, int figure, bool lying, int x, int y,
                   int size, const char *class, const char *title) {
    const char *path = rv_ruleset_figure(p->kinds.rs, figure)->path;
    const char *const fill = p->player[player].colour->fill;
    const int low = size * 78 / 330; /* of the letter, below the middle */
    lying &= !path;                  /* an outline stands */
    const char *pose = lying ? "lying" : "upright";
    svg_font letter = {size * 45 / 100, 'm', true, p->player[player].colour->ink};
    svg_titled(s, x, y, class, title);
    put_figure(s, path, pose, size, fill);
    svg_text(s, lying ? -low : 0, lying ? 0 : low, &letter, 0, p->player[player].sign, NULL);
    svg_close(s);
}

void icon_on_region(svg *s, const palette *p, const rv_region_info *g, bool lying, int x, int y,
                    int size, int ring) {
    if (g->player < 0)
        return;
    const rv_figure_row *figure = rv_ruleset_figure(p->kinds.rs, g->figure);
    const bool alone = g->figure && !strcmp(g->role, figure->key);
    icon_follower(s, p, g->player, g->figure, lying, x, y, icon_figure(p, g->figure, size),
                  "follower",
                  svg_words(s, "%s%s of %s", alone ? "" : figure->before, g->role,
                            p->player[g->player].label));
    if (g->disputed)
        icon_put(s, "ring", x, y, icon_figure(p, g->figure, ring));
}

void icon_line(svg *s, unsigned sides, int reach, const char *colour, const char *width,
               const char *class) {
    int bend = shown_bend(sides);
    svg_path(s, "class", class, SVG_PAINT("none", colour, width), NULL);
    for (int side = 0; side < 4; side++)
        if (bend >= 0 ? side == bend : sides >> side & 1) {
            svg_point(s, 'M', land_inwards(side, 0));
            if (bend < 0)
                svg_point(s, 'L', land_inwards(side, reach));
        }
    const point to = land_inwards((bend + 1) % 4, 0);
    if (bend >= 0)
        svg_arc(s, LAND_SIDE / 2, false, false, to.x, to.y);
    svg_path_end(s);
}

/* ---- signs --------------------------------------------------------------------------------- */

void icon_draw(svg *s, const char *name, icon_look look) {
    const struct {
        const char *name, *text;
    } given[] = {{"AT", svg_place(s, look.x - look.s / 2, look.y - look.s / 2, look.s)},
                 {"INK", PALETTE_INK},
                 {"EDGE", PALETTE_EDGE},
                 {"STONE", PALETTE_STONE},
                 {"AGAINST", PALETTE_AGAINST},
                 {"LAST", PALETTE_LAST},
                 {"FILL", look.fill},
                 {"OTHER", look.other},
                 {"CLASS", look.class}};
    enum { NGIVEN = sizeof given / sizeof *given };
    char begin[32];
    snprintf(begin, sizeof begin, "\n: %s\n", name);
    const char *at = strstr(svg_icons, begin);
    at = strchr((at ? at : strstr(svg_icons, "\n: wood\n")) + 1, '\n') + 1;
    for (const char *end = strstr(at, "\n\n") + 1; at < end;) {
        const size_t n = strcspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ\n");
        int i = 0;
        while (i < NGIVEN && strncmp(at + n, given[i].name, strlen(given[i].name)) != 0)
            i++;
        svg_raw(s, at, n + (i == NGIVEN)); /* other capitals are commands of paths */
        at += n + (i < NGIVEN ? strlen(given[i].name) : 1);
        if (i < NGIVEN)
            svg_raw(s, given[i].text, strlen(given[i].text));
    }
}

void icon_symbol(svg *s, const rv_symbol_info *symbol, int x, int y, int size) {
    put_outline(s, x, y, size, "symbol", symbol->colour, "4", symbol->path, symbol->one);
}

bool icon_find(const rv_ruleset *rs, const char *key, rv_symbol_info *found) {
    for (int lies = 0; lies < 2; lies++)
        for (int i = 0; (lies ? rv_ruleset_token : rv_ruleset_symbol)(rs, i, found); i++)
            if (!strcmp(found->key, key))
                return true;
    return false;
}

/* Behind a token, for signs are printed on tiles, too. */
static void put_disc(svg *s, int x, int y, int size) {
    svg_circle(s, x, y, size * 60 / 100, SVG_PAINT("#ffffff", PALETTE_INK, "0.8"), NULL);
}

void icon_token(svg *s, const rv_ruleset *rs, const rv_thing *token, int x, int y, int size) {
    svg_font font = {size * 45 / 100, 'm', true, PALETTE_INK};
    rv_symbol_info symbol;
    if (!icon_find(rs, token->words, &symbol))
        return;
    svg_titled(s, 0, 0, "lying", token->text);
    put_disc(s, x, y, size);
    icon_symbol(s, &symbol, x, y, size);
    if (token->number > 1) {
        x += size * 45 / 100;
        y += size * 40 / 100;
        svg_circle(s, x, y, size * 30 / 100, SVG_PAINT("#ffffff", PALETTE_INK, "1.4"), NULL);
        svg_text(s, x, y, &font, 0, svg_words(s, "%d", token->number), NULL);
    }
    svg_close(s);
}

/* A bed with the outline that the ruleset gives, or else an abbey. */
void icon_middle(svg *s, const styles *k, int kind, int x, int y, int size) {
    const char *path = k->list[kind].path;
    svg_group(s, 0, 0, "class", path ? "bed" : "abbey", NULL);
    for (int i = 0; i < 2; i++)
        svg_circle(s, x, y, size / 2,
                   SVG_PAINT(path ? "#cfe3ae" : palette_fill(k->look[kind], i), PALETTE_EDGE, "2"),
                   NULL);
    if (path)
        put_outline(s, x, y, size * 74 / 100, "plant", "#4f8a3d", "3", path, NULL);
    else
        icon_put(s, "abbey", x, y, size);
    svg_close(s);
}

void icon_wall_tile(svg *s, int number, int x, int y, int size, const char *class,
                    const char *title) {
    svg_font f = {size * 60 / 100, 'm', true, number > 0 ? "#ffffff" : "#2b3a55"};
    svg_titled(s, 0, 0, class, title);
    svg_round(s, x - size / 2, y - size / 2, size, size, size / 6,
              SVG_PAINT(number > 0 ? "#34507c" : "#c3cde0", "#1d2b45", "1.6"), NULL);
    svg_text(s, x, y, &f, 0, number > 0 ? svg_words(s, "%d", number) : "?", NULL);
    svg_close(s);
}

/* ---- towers -------------------------------------------------------------------------------- */

enum { PIECE = 34 /* percent of the width */, MOST_PIECES = 8 };

int icon_stack_height(int pieces, int wide) {
    return (pieces < MOST_PIECES ? pieces : MOST_PIECES) * wide * PIECE / 100;
}

/* Wooden pieces, of which the highest one has battlements. */
void icon_stack(svg *s, int pieces, int x, int foot, int wide) {
    int high = icon_stack_height(pieces, wide);
    svg_group(s, 0, 0, "class", "stack", NULL);
    icon_put(s, "battlements", x, foot - high, wide);
    for (int i = 0; i < pieces; i++)
        svg_rect(s, x - wide / 2, foot - high * (i + 1) / pieces, wide, high / pieces, "class",
                 "piece", SVG_PAINT("#d8a860", PALETTE_INK, "1.4"), NULL);
    svg_close(s);
}

void icon_put_piece(svg *s, const rv_piece_row *piece, int x, int y, int size) {
    if (piece->path)
        put_outline(s, x, y, size, "piece", "#c9a06c", "4", piece->path, NULL);
    else
        icon_put(s, piece->key, x, y, size);
}

/* ---- the key ------------------------------------------------------------------------------- */

enum { SIGN = 260, GAP = 100, APART = 220, LINE = 400 };

/* Entries flow from left to right, in several lines if necessary. */
typedef struct key {
    svg *s;
    const palette *p;
    const seen *has;
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
        const rv_kind *kind = &list->list[i];
        kind_look look = list->look[i];
        if (kind->any ? !k->has->any : !(k->has->kinds >> i & 1))
            continue;
        int x = next_entry(k, kind->name);
        bool water = look == LOOK_WATER;
        if (kind->any || kind->line)
            icon_draw(k->s, kind->any ? "any" : "line",
                      (icon_look){x, k->y, SIGN, palette_fill(water ? look : LOOK_LINE, 0),
                                  water ? PALETTE_BANK : PALETTE_EDGE, ""});
        else if (kind->around && list->by_edges)
            icon_middle(k->s, list, i, x, k->y, SIGN);
        else
            for (int layer = 0; layer < 2; layer++)
                svg_rect(k->s, x - SIGN / 2, k->y - SIGN / 2, SIGN, SIGN,
                         SVG_PAINT(palette_fill(look, layer), PALETTE_EDGE, "1.2"), NULL);
    }
}

/* Marks of tiles, what lies and stands on them, symbols, tokens, and figures that are not plain. */
static void put_signs(key *k) {
    const rv_ruleset *rs = k->p->kinds.rs;
    const seen *has = k->has;
    const struct {
        bool shown;
        const char *words, *sign;
    } marks[] = {
        {has->doubles, rv_ruleset_word(rs, "doubles", 1), "fountain"},
        {has->divides, rv_ruleset_word(rs, "divides", 1),
         k->p->kinds.by_edges ? "village" : "square"},
        {has->prizes[true], rv_ruleset_word(rs, "prize", 1), "stall"},
        {has->prizes[false], rv_ruleset_word(rs, "prize", 1), "shield"},
        {has->hedge, "hedge", "hedge"},
        {has->foundation, "tower foundation", "foundation"},
        {has->tower, "tower, with its height", "towers"},
        {has->bazaar, "bazaar", "bazaar"},
        {has->bridge, "bridge", "bridges"},
        {has->castle, "castle", "castles"},
        {has->collects, rv_ruleset_word(rs, "collects", 1), "aerie"},
        {has->wall_tile, rv_ruleset_word(rs, "wall_tile", 1), "wall-tile"},
    };
    rv_symbol_info symbol, token;
    const rv_figure_row *figure;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (marks[i].shown) {
            const int x = next_entry(k, marks[i].words);
            icon_put(k->s, marks[i].sign, x, k->y, SIGN);
        }
    /* What lies is on a disc here, too. */
    for (int lies = 0; lies < 2; lies++)
        for (int i = 0; (lies ? rv_ruleset_token : rv_ruleset_symbol)(rs, i, &symbol); i++)
            if (symbol.path && (lies ? has->tokens : has->symbols) >> i & 1) {
                bool also = false; /* a token is called so */
                for (int n = 0; !lies && rv_ruleset_token(rs, n, &token); n++)
                    also |= !strcmp(token.one, symbol.one);
                const int x =
                    next_entry(k, also ? svg_words(k->s, "%s tile", symbol.one) : symbol.one);
                if (lies)
                    put_disc(k->s, x, k->y, SIGN);
                icon_symbol(k->s, &symbol, x, k->y, SIGN);
            }
    for (int i = 1; i < rv_facts(rs)->nfigures; i++)
        if (has->figures >> i & 1 && (figure = rv_ruleset_figure(rs, i))) {
            const int x = next_entry(k, figure->one);
            svg_group(k->s, x, k->y, NULL);
            put_figure(k->s, figure->path, "upright", SIGN, "#ffffff");
            svg_close(k->s);
        }
}

int key_svg(svg *s, const palette *p, int x, int y, int right, const seen *has, bool last) {
    key k = {s, p, has, x, x, y + LINE / 2, right};
    svg_group(s, 0, 0, "class", "key", NULL);
    put_kinds(&k);
    if (p->kinds.rs)
        put_signs(&k);
    if (last) {
        int left = next_entry(&k, "tile laid last") - SIGN / 2;
        svg_rect(s, left, k.y - SIGN / 2, SIGN, SIGN, SVG_PAINT("none", PALETTE_LAST, "4"), NULL);
    }
    svg_close(s);
    return k.y + LINE / 2;
}
