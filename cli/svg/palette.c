/* palette.c - the colours of pictures.
 *
 * Each look of a kind has a colour and, over it, a pattern of strokes that can be told apart in
 * grey; `fills` lists both. Players have the colours of the report.
 */
#include "svg/palette.h"
#include <string.h>

/* ---- kinds --------------------------------------------------------------------------------- */

/* Light to dark in grey, too: areas, houses, plain kinds. The strokes of a pattern repeat on a
 * square of 20 units; a tile has a whole number of squares on each side. */
static const struct {
    const char *id, *colour, *ink, *strokes;
    bool filled; /* the strokes are spots */
} fills[NLOOKS] = {
    [LOOK_LINE] = {"line", "#fbf3df", "", "", false},
    [LOOK_PLAIN] = {"plain", "#9499a8", "#6d7386", "M0 0.5H20M0 10.5H20M5 0.5V10.5M15 10.5V20",
                    false},
    [LOOK_HOUSE] = {"keep", "#f2c49c", "#cf8f60",
                    "M0 2a5 5 0 0 0 10 0a5 5 0 0 0 10 0M-5 12a5 5 0 0 0 10 0a5 5 0 0 0 10 0a5 5 0 "
                    "0 0 10 0",
                    false},
    [LOOK_AREA] = {"area", "#dfe9c6", "#9fb37a", "M5 4h2v2h-2zM15 14h2v2h-2z", true},
    [LOOK_WATER] = {"water", "#9fd0ea", "", "", false},
    [LOOK_MORE] = {"more1", "#cfc1e3", "#9a83bd", "M-5 5L5 -5M0 20L20 0M15 25L25 15", false},
    [LOOK_MORE + 1] = {"more2", "#f3dd92", "#b8993a", "M5 2v6M2 5h6M15 12v6M12 15h6", false},
    [LOOK_MORE + 2] = {"more3", "#a9d6d8", "#5f9fa3", "M4 0V20M14 0V20", false},
    [LOOK_MORE + 3] = {"more4", "#e6c4c8", "#b27a82", "M10 6a4 4 0 1 0 0.1 0z", false},
};

void palette_patterns(svg *s) {
    for (int i = 0; i < NLOOKS; i++) {
        if (!*fills[i].strokes)
            continue;
        svg_put(s,
                "<pattern id=\"%s\" patternUnits=\"userSpaceOnUse\" width=\"20\" height=\"20\">\n"
                "<path d=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.2\"/>\n</pattern>\n",
                fills[i].id, fills[i].strokes, fills[i].filled ? fills[i].ink : "none",
                fills[i].filled ? "none" : fills[i].ink);
    }
}

const char *palette_colour(kind_look look) {
    return fills[look].colour;
}

const char *palette_fill(kind_look look, int layer) {
    static const char *const urls[NLOOKS] = {NULL,          "url(#plain)", "url(#keep)",
                                             "url(#area)",  NULL,          "url(#more1)",
                                             "url(#more2)", "url(#more3)", "url(#more4)"};
    return layer ? urls[look] : fills[look].colour;
}

/* ---- players ------------------------------------------------------------------------------- */

palette palette_of(const rv_ruleset *rs, const rv_report *r) {
    palette p = {.kinds = styles_of(rs)};
    if (r) {
        char sign[RV_MAX_PLAYERS];
        styles_signs(&p.kinds, r, sign);
        for (int i = 0; i < r->nplayers; i++) {
            p.player[i].label = r->label[i];
            p.player[i].sign[0] = sign[i];
            p.player[i].colour = rv_colour_at(r->colour[i]);
        }
    }
    return p;
}
