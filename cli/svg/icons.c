#include "svg/icons.h"
#include "svg/geometry.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- followers ----------------------------------------------------------------------------- */

/* A figure is drawn 330 high around 0,0, and then scaled. */
enum { FIGURE = 330 };

typedef struct sized {
    svg *s;
    int x, y, size;
    bool lying;
} sized;

static int scaled(const sized *z, int length) {
    return (int)((long)length * z->size / FIGURE);
}

/* Lying, its head points east. */
static int across(const sized *z, int x, int y) {
    return z->x + scaled(z, z->lying ? -y : x);
}

static int down(const sized *z, int x, int y) {
    return z->y + scaled(z, z->lying ? x : y);
}

static void at(const sized *z, char command, int n, const int *points) {
    int to[8];
    for (int i = 0; i < n; i += 2) {
        to[i] = across(z, points[i], points[i + 1]);
        to[i + 1] = down(z, points[i], points[i + 1]);
    }
    svg_command(z->s, command, to, n);
}

#define AT(z, command, ...)                                                                        \
    at(z, command, (int)(sizeof(const int[]){__VA_ARGS__} / sizeof(int)),                          \
       (const int[]){__VA_ARGS__})

static void trace_figure(const sized *z) {
    AT(z, 'M', -115, 140);
    AT(z, 'C', -112, 40, -74, -6, -50, -48);
    svg_arc(z->s, scaled(z, 68), true, true, across(z, 50, -48), down(z, 50, -48));
    AT(z, 'C', 74, -6, 112, 40, 115, 140);
    AT(z, 'Q', 115, 162, 93, 162);
    AT(z, 'L', -93, 162);
    AT(z, 'Q', -115, 162, -115, 140);
    svg_shut(z->s);
}

int icon_figure(const palette *p, int figure, int size) {
    return size * styles_figure(p->kinds.rs, figure).size / 100;
}

/* An outline that fills a square of 100; lengths of pictures are tenths of their unit. */
static void open_outline(svg *s, int x, int y, int size, const char *class, const char *fill,
                         const char *line, const char *path) {
    char place[80];
    int left = x - size / 2, top = y - size / 2;
    snprintf(place, sizeof place, "translate(%d.%d %d.%d) scale(%d.%03d)", left / 10,
             abs(left % 10), top / 10, abs(top % 10), size / 1000, size % 1000);
    svg_open(s, "path");
    svg_attrs(s, "class", class, "transform", place, "fill", fill, "fill-rule", "evenodd", "stroke",
              PALETTE_INK, "stroke-width", line, "paint-order", "stroke", "d", path, NULL);
}

void icon_follower(svg *s, const palette *p, int player, int figure, bool lying, int x, int y,
                   int size, const char *class, const char *title) {
    const char *path = styles_figure(p->kinds.rs, figure).path;
    sized z = {s, 0, 0, size, lying && !path}; /* an outline stands */
    const char *pose = z.lying ? "lying" : "upright";
    svg_font letter = {size * 45 / 100, 'm', true, p->player[player].colour->ink};
    svg_group(s, x, y, "class", class, NULL);
    if (*title)
        svg_line_of(s, "title", title);
    if (path) {
        open_outline(s, 0, 0, size, pose, p->player[player].colour->fill, "9", path);
        svg_close(s);
    } else {
        svg_path(z.s, SVG_PAINT("none", "#ffffff", "4.5"), NULL);
        trace_figure(&z);
        svg_path_end(z.s);
        svg_path(z.s, "class", pose, SVG_PAINT(p->player[player].colour->fill, "#1c1a17", "1.8"),
                 NULL);
        trace_figure(&z);
        svg_path_end(z.s);
    }
    svg_text(s, across(&z, 0, 78), down(&z, 0, 78), &letter, 0, p->player[player].sign, NULL);
    svg_close(s);
}

void icon_ring(svg *s, int x, int y, int size) {
    svg_circle(s, x, y, size * 7 / 10, SVG_PAINT("none", "#ffffff", "9"), NULL);
    svg_circle(s, x, y, size * 7 / 10, "class", "disputed", SVG_PAINT("none", PALETTE_AGAINST, "5"),
               NULL);
}

void icon_on_region(svg *s, const palette *p, const rv_region_info *g, bool lying, int x, int y,
                    int size, int ring) {
    if (g->player < 0)
        return;
    icon_follower(s, p, g->player, g->figure, lying, x, y, icon_figure(p, g->figure, size),
                  "follower",
                  out_format(s->o, "%s%s of %s", styles_figure(p->kinds.rs, g->figure).before,
                             g->role, p->player[g->player].label));
    if (g->disputed)
        icon_ring(s, x, y, icon_figure(p, g->figure, ring));
}

void icon_line(svg *s, unsigned sides, int reach, const char *colour, const char *width,
               const char *class) {
    int bend = land_bend(sides);
    if (!sides)
        return;
    svg_path(s, "class", class, SVG_PAINT("none", colour, width), NULL);
    for (int side = 0; side < 4; side++) {
        land_point at = land_inwards(side, 0), to = land_inwards(side, reach);
        if (bend >= 0 ? side != bend : !(sides >> side & 1))
            continue;
        SVG_D(s, 'M', at.x, at.y);
        if (bend < 0) {
            SVG_D(s, 'L', to.x, to.y);
        } else {
            to = land_inwards((bend + 1) % 4, 0);
            svg_arc(s, LAND_SIDE / 2, false, false, to.x, to.y);
        }
    }
    svg_path_end(s);
}

/* ---- signs --------------------------------------------------------------------------------- */

void icon_fountain(svg *s, int x, int y, int size) {
    int r = size / 2;
    svg_group(s, 0, 0, "class", "fountain", NULL);
    svg_circle(s, x, y, r, SVG_PAINT("#e9e3d4", PALETTE_EDGE, "2"), NULL);
    svg_circle(s, x, y, r * 70 / 100, SVG_PAINT("#8fc1dc", "#3f7695", "1.2"), NULL);
    svg_circle(s, x, y, r * 40 / 100, SVG_PAINT("none", "#ffffff", "1.6"), NULL);
    svg_circle(s, x, y, r * 15 / 100, "fill", "#ffffff", NULL);
    svg_close(s);
}

void icon_square(svg *s, int x, int y, int size) {
    int r = size / 2;
    svg_group(s, 0, 0, "class", "square", NULL);
    svg_round(s, x - r, y - r, size, size, 20, SVG_PAINT("#d3c9b6", PALETTE_EDGE, "2"), NULL);
    svg_path(s, SVG_PAINT("none", "#8b8069", "1.2"), NULL);
    for (int i = -1; i <= 1; i += 2) {
        SVG_D(s, 'M', x - r + 10, y + i * r / 3, x + r - 10, y + i * r / 3);
        SVG_D(s, 'M', x + i * r / 3, y - r + 10, x + i * r / 3, y + r - 10);
    }
    svg_path_end(s);
    svg_close(s);
}

void icon_symbol(svg *s, const rv_symbol_info *symbol, int x, int y, int size) {
    open_outline(s, x, y, size, "symbol", symbol->colour, "4", symbol->path);
    svg_line_of(s, "title", symbol->one);
    svg_close(s);
}

bool icon_find(const rv_ruleset *rs, const char *key, rv_symbol_info *found) {
    for (int i = 0; i < rv_ruleset_symbols(rs); i++) {
        rv_ruleset_symbol(rs, i, found);
        if (!strcmp(found->key, key))
            return true;
    }
    for (int i = 0; i < rv_ruleset_tokens(rs); i++) {
        rv_token_info token;
        rv_ruleset_token(rs, i, &token);
        *found = token.shown;
        if (!strcmp(found->key, key))
            return true;
    }
    return false;
}

void icon_token(svg *s, const rv_ruleset *rs, const rv_thing *token, int x, int y, int size) {
    svg_font font = {size * 45 / 100, 'm', true, PALETTE_INK};
    rv_symbol_info symbol;
    if (!icon_find(rs, token->words, &symbol))
        return;
    svg_group(s, 0, 0, "class", "lying", NULL);
    svg_line_of(s, "title", token->text);
    icon_symbol(s, &symbol, x, y, size);
    if (token->number > 1) {
        x += size * 45 / 100;
        y += size * 40 / 100;
        svg_circle(s, x, y, size * 30 / 100, SVG_PAINT("#ffffff", PALETTE_INK, "1.4"), NULL);
        svg_text(s, x, y, &font, 0, out_format(s->o, "%d", token->number), NULL);
    }
    svg_close(s);
}

/* A market stall: striped awning, two posts, a table. */
static void put_awning(svg *s, int x, int y, int size) {
    int top = size * 36 / 100, low = size * 48 / 100, up = y - size / 2, edge = y - size / 10;
    for (int i = 0; i < 5; i++) {
        int a = x - top + 2 * top * i / 5, b = x - top + 2 * top * (i + 1) / 5;
        int c = x - low + 2 * low * (i + 1) / 5, d = x - low + 2 * low * i / 5;
        svg_path(s, SVG_PAINT(i % 2 ? "#ffffff" : "#b23a35", "#5d1f1c", "1"), "stroke-linejoin",
                 "round", NULL);
        SVG_D(s, 'M', a, up, b, up, c, edge);
        svg_arc(s, (c - d) / 2, false, true, d, edge);
        svg_path_shut(s);
    }
}

void icon_stall(svg *s, int x, int y, int size) {
    int post = size * 38 / 100, foot = y + size / 2;
    svg_group(s, 0, 0, "class", "market", NULL);
    svg_rect(s, x - post - 20, y - size * 46 / 100, 2 * post + 40, size * 96 / 100, "fill",
             "#ffffff", "fill-opacity", "0.75", NULL);
    for (int i = -1; i <= 1; i += 2)
        svg_line(s, x + i * post, y - size / 10, x + i * post, foot, "stroke", "#5b4630",
                 "stroke-width", "2", NULL);
    svg_rect(s, x - post - 8, y + size / 5, 2 * post + 16, size / 6,
             SVG_PAINT("#a97b46", "#5b4630", "1"), NULL);
    put_awning(s, x, y, size);
    svg_close(s);
}

/* A nest with a bird above it, its wings spread. */
void icon_aerie(svg *s, int x, int y, int size) {
    int r = size / 2;
    svg_group(s, 0, 0, "class", "aerie", NULL);
    svg_circle(s, x, y, r, "fill", "#ffffff", "fill-opacity", "0.85", "stroke", "#5b4630",
               "stroke-width", "1.4", NULL);
    svg_path(s, "fill", "#5b4630", NULL);
    SVG_D(s, 'M', x - r * 80 / 100, y - r * 45 / 100, x, y - r * 20 / 100, x + r * 80 / 100,
          y - r * 45 / 100, x, y + r * 20 / 100);
    svg_shut(s);
    SVG_D(s, 'M', x - r * 55 / 100, y + r * 35 / 100, x + r * 55 / 100, y + r * 35 / 100,
          x + r * 30 / 100, y + r * 70 / 100, x - r * 30 / 100, y + r * 70 / 100);
    svg_path_shut(s);
    svg_close(s);
}

void icon_shield(svg *s, int x, int y, int size) {
    int r = size * 42 / 100, up = y - size / 2, low = y + size / 2;
    svg_group(s, 0, 0, "class", "shield", NULL);
    svg_path(s, SVG_PAINT("#2c63b8", "#ffffff", "4.5"), NULL);
    for (int i = 0; i < 2; i++) { /* a light rim, then the shield on it */
        SVG_D(s, 'M', x - r, up, x + r, up);
        SVG_D(s, 'L', x + r, y);
        SVG_D(s, 'C', x + r, y + r * 70 / 100, x + r / 2, low - r / 5, x, low);
        SVG_D(s, 'C', x - r / 2, low - r / 5, x - r, y + r * 70 / 100, x - r, y);
        svg_path_shut(s);
        if (!i)
            svg_path(s, SVG_PAINT("#2c63b8", "#14284a", "1.6"), NULL);
    }
    svg_path(s, "fill", "#f3c623", NULL);
    SVG_D(s, 'M', x - r / 4, up + 8, x + r / 4, up + 8, x + r / 4, y - r / 3, x + r - 8, y - r / 3);
    SVG_D(s, 'L', x + r - 8, y + r / 6, x + r / 4, y + r / 6, x + r / 4, low - r / 3);
    SVG_D(s, 'L', x - r / 4, low - r / 3, x - r / 4, y + r / 6, x - r + 8, y + r / 6);
    SVG_D(s, 'L', x - r + 8, y - r / 3, x - r / 4, y - r / 3);
    svg_path_shut(s);
    svg_close(s);
}

/* A gabled house, w wide, its foot at y. */
static void put_house(svg *s, int x, int y, int w, const char *wall, const char *roof) {
    int h = w * 60 / 100;
    svg_rect(s, x - w * 42 / 100, y - h, w * 84 / 100, h, SVG_PAINT(wall, PALETTE_INK, "1.2"),
             NULL);
    svg_path(s, SVG_PAINT(roof, PALETTE_INK, "1.2"), "stroke-linejoin", "round", NULL);
    SVG_D(s, 'M', x - w / 2, y - h, x, y - 2 * h, x + w / 2, y - h);
    svg_path_shut(s);
}

void icon_village(svg *s, int x, int y, int size) {
    int w = size * 38 / 100;
    svg_group(s, 0, 0, "class", "village", NULL);
    svg_circle(s, x, y, size / 2, SVG_PAINT("#e2d8c3", PALETTE_EDGE, "2"), NULL);
    put_house(s, x - w * 40 / 100, y + w * 15 / 100, w, "#ffffff", "#b4533f");
    put_house(s, x + w * 52 / 100, y + w * 45 / 100, w, "#ffffff", "#8d6a3f");
    put_house(s, x - w * 22 / 100, y + w, w, "#ffffff", "#b4533f");
    svg_close(s);
}

/* A bed with the outline that the ruleset gives, or else an abbey: a nave beside a tower with a
 * cross on it. */
void icon_middle(svg *s, const styles *k, int kind, int x, int y, int size) {
    int r = size / 2, foot = y + r * 58 / 100, w = r * 42 / 100, tower = x - r * 38 / 100;
    int top = y - r * 66 / 100, cross = r * 28 / 100;
    svg_group(s, 0, 0, "class", k->list[kind].path ? "bed" : "abbey", NULL);
    if (k->list[kind].path) {
        svg_circle(s, x, y, r, SVG_PAINT("#cfe3ae", PALETTE_EDGE, "2"), NULL);
        open_outline(s, x, y, size * 74 / 100, "plant", "#4f8a3d", "3", k->list[kind].path);
        svg_close(s);
        svg_close(s);
        return;
    }
    svg_circle(s, x, y, r, "fill", palette_colour(k->look[kind]), NULL);
    svg_circle(s, x, y, r, SVG_PAINT(palette_pattern(k->look[kind]), PALETTE_EDGE, "2"), NULL);
    put_house(s, x + r * 22 / 100, foot, r * 90 / 100, "#ffffff", "#b4533f");
    svg_rect(s, tower - w / 2, y - r * 35 / 100, w, foot - y + r * 35 / 100,
             SVG_PAINT("#ffffff", PALETTE_INK, "1.2"), NULL);
    svg_path(s, SVG_PAINT("#b4533f", PALETTE_INK, "1.2"), NULL);
    SVG_D(s, 'M', tower - w * 60 / 100, y - r * 35 / 100, tower, y - r * 68 / 100,
          tower + w * 60 / 100, y - r * 35 / 100);
    svg_path_shut(s);
    svg_path(s, SVG_PAINT("none", PALETTE_INK, "2.2"), NULL);
    SVG_D(s, 'M', tower, top - cross, tower, top);
    SVG_D(s, 'M', tower - cross * 35 / 100, top - cross * 65 / 100, tower + cross * 35 / 100,
          top - cross * 65 / 100);
    svg_path_end(s);
    svg_close(s);
}

/* A house with battlements and a door. */
void icon_keep(svg *s, int x, int y, int size) {
    int r = size / 2, step = size / 5;
    svg_path(s, "class", "keep", SVG_PAINT("#8d8474", "#1c1a17", "1.4"), "stroke-linejoin", "round",
             NULL);
    SVG_D(s, 'M', x - r, y + r, x - r, y - r);
    for (int i = 0; i < 5; i++) {
        int level = i % 2 ? y - r + step : y - r;
        SVG_D(s, 'L', x - r + i * step, level, x - r + (i + 1) * step, level);
    }
    SVG_D(s, 'L', x + r, y + r, x + r / 3, y + r, x + r / 3, y + r / 3);
    svg_arc(s, r / 3, false, false, x - r / 3, y + r / 3);
    SVG_D(s, 'L', x - r / 3, y + r);
    svg_path_shut(s);
}

void icon_wall_tile(svg *s, int number, int x, int y, int size, const char *class,
                    const char *title) {
    svg_font f = {size * 60 / 100, 'm', true, number > 0 ? "#ffffff" : "#2b3a55"};
    svg_group(s, 0, 0, "class", class, NULL);
    if (*title)
        svg_line_of(s, "title", title);
    svg_round(s, x - size / 2, y - size / 2, size, size, size / 6,
              SVG_PAINT(number > 0 ? "#34507c" : "#c3cde0", "#1d2b45", "1.6"), NULL);
    svg_text(s, x, y, &f, 0, number > 0 ? out_format(s->o, "%d", number) : "?", NULL);
    svg_close(s);
}

/* ---- towers -------------------------------------------------------------------------------- */

/* A stone plate with a hole for the first piece. */
void icon_foundation(svg *s, int x, int y, int size) {
    int r = size / 2, hole = size * 30 / 100;
    svg_group(s, 0, 0, "class", "foundation", NULL);
    svg_round(s, x - r, y - r, size, size, size / 8, SVG_PAINT("#b9b4a9", PALETTE_INK, "1.8"),
              NULL);
    svg_path(s, SVG_PAINT("none", "#7d776a", "1.4"), NULL);
    for (int i = -1; i <= 1; i += 2) { /* joints towards the corners */
        SVG_D(s, 'M', x - r, y + i * r, x - hole, y + i * hole);
        SVG_D(s, 'M', x + r, y + i * r, x + hole, y + i * hole);
    }
    svg_path_end(s);
    svg_rect(s, x - hole, y - hole, 2 * hole, 2 * hole, SVG_PAINT("#6f6a60", PALETTE_INK, "1.4"),
             NULL);
    svg_close(s);
}

enum { PIECE = 34 /* percent of the width */, MOST_PIECES = 8 };

int icon_stack_height(int pieces, int wide) {
    return (pieces < MOST_PIECES ? pieces : MOST_PIECES) * wide * PIECE / 100;
}

/* Wooden pieces, of which the highest one has battlements. */
void icon_stack(svg *s, int pieces, int x, int foot, int wide) {
    int high = icon_stack_height(pieces, wide), r = wide / 2;
    svg_group(s, 0, 0, "class", "stack", NULL);
    for (int i = 0; i < pieces; i++) {
        bool highest = i + 1 == pieces;
        int low = foot - high * i / pieces, top = low - high / pieces;
        int rise = highest ? wide / 7 : 0;
        svg_path(s, "class", "piece", SVG_PAINT("#d8a860", PALETTE_INK, "1.4"), "stroke-linejoin",
                 "round", NULL);
        SVG_D(s, 'M', x - r, low, x - r, top - rise);
        for (int k = 0; highest && k < 5; k++) {
            int level = k % 2 ? top : top - rise;
            SVG_D(s, 'L', x - r + wide * k / 5, level, x - r + wide * (k + 1) / 5, level);
        }
        SVG_D(s, 'L', x + r, top - rise, x + r, low);
        svg_path_shut(s);
    }
    svg_close(s);
}

void icon_tower(svg *s, int x, int y, int size) {
    icon_stack(s, 2, x, y + size / 2, size * 85 / 100);
}

/* Two arches under one roof. */
void icon_bazaar(svg *s, int x, int y, int size) {
    int r = size / 2, w = size * 28 / 100;
    svg_group(s, 0, 0, "class", "bazaar", NULL);
    svg_round(s, x - r, y - r, size, size, size / 10, SVG_PAINT("#fff6dd", PALETTE_INK, "1.4"),
              NULL);
    svg_rect(s, x - r, y - r, size, size * 30 / 100, SVG_PAINT("#7d3f8c", PALETTE_INK, "1.2"),
             NULL);
    svg_path(s, "fill", "#4b3a2a", NULL);
    for (int i = -1; i <= 1; i += 2) {
        int at = x + i * size / 4;
        SVG_D(s, 'M', at - w / 2, y + r, at - w / 2, y + size / 10);
        svg_arc(s, w / 2, false, true, at + w / 2, y + size / 10);
        SVG_D(s, 'L', at + w / 2, y + r);
        svg_shut(s);
    }
    svg_path_end(s);
    svg_close(s);
}

/* ---- bridges and castles ------------------------------------------------------------------- */

/* A box of a bridge, by what lies along it and across. */
static void put_plank(svg *s, bool upright, int x, int y, int along, int across, int length,
                      int wide, const char *fill, const char *stroke) {
    int left = upright ? x + across : x + along, top = upright ? y + along : y + across;
    svg_rect(s, left, top, upright ? wide : length, upright ? length : wide,
             SVG_PAINT(fill, stroke, "1"), NULL);
}

/* The deck with the joints between its planks, two rails, and a pillar at each corner. */
void icon_span(svg *s, int x, int y, int length, int wide, bool upright) {
    int half = length / 2, rail = wide * 16 / 100, block = wide * 30 / 100, joint = wide * 36 / 100;
    int left = x - (upright ? wide : length) / 2, top = y - (upright ? length : wide) / 2;
    put_plank(s, upright, x, y, -half, -wide / 2, length, wide, "#c9a06c", "#5b3d22");
    svg_path(s, "stroke", "#8d6439", "stroke-width", "0.4", NULL);
    for (int at = joint; at < length; at += joint) {
        int from_x = left + (upright ? 0 : at), from_y = top + (upright ? at : 0);
        SVG_D(s, 'M', from_x, from_y);
        SVG_D(s, 'L', from_x + (upright ? wide : 0), from_y + (upright ? 0 : wide));
    }
    svg_path_end(s);
    for (int k = -1; k <= 1; k += 2) {
        put_plank(s, upright, x, y, -half, k * wide / 2 - rail / 2, length, rail, "#7a5230",
                  "#3b2614");
        for (int end = -1; end <= 1; end += 2)
            put_plank(s, upright, x, y, end < 0 ? -half : half - block, k * wide / 2 - block / 2,
                      block, block, "#cfc6b3", PALETTE_INK);
    }
}

void icon_bridge(svg *s, int x, int y, int size) {
    icon_span(s, x, y, size, size * 55 / 100, false);
}

/* A court within four walls, and a round tower on each corner. */
void icon_castle(svg *s, int x, int y, int size) {
    int way = size * 33 / 100, r = size * 17 / 100, court = size * 19 / 100;
    svg_rect(s, x - way, y - way, 2 * way, 2 * way, SVG_PAINT("#b9b2a4", PALETTE_INK, "2"), NULL);
    svg_rect(s, x - court, y - court, 2 * court, 2 * court,
             SVG_PAINT("#efe6d0", PALETTE_INK, "1.2"), NULL);
    for (int i = 0; i < 4; i++) {
        int at = x + (i % 2 ? way : -way), down = y + (i < 2 ? -way : way);
        svg_circle(s, at, down, r, SVG_PAINT("#8f887a", PALETTE_INK, "1.6"), NULL);
        svg_circle(s, at, down, r * 45 / 100, "fill", "#6e675a", NULL);
    }
}

/* ---- by name ------------------------------------------------------------------------------- */

static void put_piece_of_wood(svg *s, int x, int y, int size) {
    svg_round(s, x - size / 2, y - size / 2, size, size, size / 5,
              SVG_PAINT("#c9a06c", PALETTE_INK, "1.6"), NULL);
}

const icon_piece *icon_of_piece(const char *key) {
    static const icon_piece list[] = {
        {"towers", "pieces", "", icon_tower},
        {"bridges", "pieces-bridge", "bridge", icon_bridge},
        {"castles", "pieces-castle", "castle", icon_castle},
        {"", "pieces-other", "", put_piece_of_wood},
    };
    const icon_piece *p = list;
    while (*p->key && strcmp(p->key, key) != 0)
        p++;
    return p;
}

void icon_put_piece(svg *s, const rv_piece_info *piece, int x, int y, int size) {
    if (!piece->path) {
        icon_of_piece(piece->key)->draw(s, x, y, size);
        return;
    }
    open_outline(s, x, y, size, "piece", "#c9a06c", "4", piece->path);
    svg_close(s);
}

const icon_mark *icon_of_mark(int i) {
    static const icon_mark list[] = {
        {"foundation", "tower foundation", icon_foundation},
        {"foundation", "tower, with the number of its pieces", icon_tower},
        {"bazaar", "bazaar", icon_bazaar},
    };
    return i < (int)(sizeof list / sizeof *list) ? &list[i] : NULL;
}
