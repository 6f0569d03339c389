/* sheet_svg.c - the tiles of a ruleset on sheets of paper.
 *
 * picture_sheet groups the entries by the lines on them; a page has rows of tiles with their
 * names, the number of copies and the look below each, headings above groups, and the key. `sheet`
 * is what all entries share.
 */
#include "draw/geometry.h"
#include "draw/icons.h"
#include "draw/pictures.h"
#include <stdio.h>

/* Five units for each millimetre: a tile is 2 cm wide. */
enum {
    WIDTH = 10500,
    HEIGHT = 14850,
    MARGIN = 500,
    ACROSS = 8,
    ROWS = 7,
    PITCH = (WIDTH - 2 * MARGIN - TILE_SIDE) / (ACROSS - 1),
    TOP = MARGIN + 920,
    ROW = 1775,
    PAGE = ACROSS * ROWS
};

/* ---- groups -------------------------------------------------------------------------------- */

typedef enum group { NO_LINE, ENDS, STRAIGHT, BEND, FORK, SEVERAL, PARTED, WATER } group;

/* %s is the ruleset's word for a line; for water, the word for that. */
static const char *const headings[] = {
    [NO_LINE] = "no %s",        [ENDS] = "a %s that ends", [STRAIGHT] = "a straight %s",
    [BEND] = "a bent %s",       [FORK] = "a forked %s",    [SEVERAL] = "several %ss",
    [PARTED] = "%ss that meet", [WATER] = "a %s",
};

static group group_of(const rv_ruleset *rs, int tile) {
    const rv_tile_info t = shown_info(rs, tile);
    group g = NO_LINE;
    int lines = 0, ends = 0;
    for (int r = 0; r < t.nregions; r++) {
        if (shown_water(&t.regions[r]))
            return WATER;
        if (!t.regions[r].of->line)
            continue;
        unsigned arms = shown_sides(&t.regions[r]);
        const int n = __builtin_popcount(arms);
        g = n > 2 ? FORK : n == 1 ? ENDS : arms == 5 || arms == 10 ? STRAIGHT : BEND;
        lines++;
        ends += g == ENDS;
    }
    return lines < 2 ? g : ends == lines ? PARTED : SEVERAL;
}

/* ---- entries ------------------------------------------------------------------------------- */

typedef struct sheet {
    svg *s;
    const rv_ruleset *rs;
    const palette *p;
    const char *line; /* the ruleset's word for its first line */
    int setting;      /* how the names of tiles are set */
} sheet;

static point place_of(int i) {
    return (point){MARGIN + i % PAGE % ACROSS * PITCH, TOP + i % PAGE / ACROSS * ROW};
}

/* How names are set: in large type beside the number of copies, or in several lines of smaller
 * type. The look is below them. */
static const struct {
    int size, width, lines, first, pitch, look;
} settings[] = {{200, TILE_SIDE - 280, 1, 140, 0, 320},
                {140, TILE_SIDE, 2, 95, 145, 400},
                {110, TILE_SIDE, 3, 78, 104, 430}};

enum { NSETTINGS = sizeof settings / sizeof *settings };

/* The largest type in which the names of all entries are complete, or else the smallest. */
static int find_setting(rv_buf *o, const rv_ruleset *rs, const tileset_entry *list, int n) {
    int setting = 0, copies;
    for (int i = 0; i < n; i++) {
        const char *ids = tileset_ids(o->arena, rs, shown_info(rs, list[i].tile).same, &copies);
        for (; setting + 1 < NSETTINGS; setting++) {
            const svg_font f = {settings[setting].size, 's', true, PALETTE_INK};
            const char *names = ids;
            size_t bytes = 1;
            for (int k = 0; k < settings[setting].lines && *names && bytes; k++) {
                bytes = svg_fitting(&f, names, settings[setting].width);
                names += bytes + (names[bytes] == ' ');
            }
            if (!*names)
                break;
        }
    }
    return setting;
}

/* "21 22  ×2" */
static void put_words(const sheet *h, const rv_tile_info *t, int degrees, int x, int y) {
    static const svg_font count = {160, 'e', false, PALETTE_INK},
                          turned = {115, 's', false, PALETTE_FAINT};
    int below = y + settings[h->setting].look;
    int n;
    const char *names = tileset_ids(h->s->to->arena, h->rs, t->same, &n);
    const char *copies = svg_words(h->s, "×%d", n);
    svg_font f = {settings[h->setting].size, 's', true, PALETTE_INK};
    int lines = settings[h->setting].lines, width = settings[h->setting].width;
    for (int i = 0; i < lines && *names; i++) { /* those that do not fit even so are shortened */
        size_t bytes = i + 1 < lines ? svg_fitting(&f, names, width) : strlen(names);
        bytes = bytes ? bytes : strcspn(names, " ");
        svg_text(h->s, x, y + settings[h->setting].first + i * settings[h->setting].pitch, &f,
                 n == 1 ? TILE_SIDE : width, svg_words(h->s, "%.*s", (int)bytes, names), "class",
                 "ids", NULL);
        names += bytes + (names[bytes] == ' ');
    }
    svg_font look = {155, 's', false, PALETTE_INK};
    /* The copies stand beside the look, or, where it is long, beside the names. */
    bool shares = n > 1 && h->setting &&
                  svg_shrink(&look, 95, t->look, TILE_SIDE - svg_text_width(&count, copies) - 60);
    look.size = shares ? look.size : 155;
    if (!shares)
        svg_shrink(&look, 80, t->look, PITCH - 40);
    int beside = shares ? below : y + (h->setting ? settings[h->setting].first : 145);
    if (n > 1)
        svg_text(h->s, x + TILE_SIDE, beside, &count, 0, copies, "class", "alike", NULL);
    svg_text(h->s, x, below, &look, PITCH - 40, t->look, "class", "look", NULL);
    if (degrees)
        svg_text(h->s, x, below + 120 + 20 * !h->setting, &turned, 0,
                 svg_words(h->s, "turned %d°", degrees), "class", "turned", NULL);
}

/* A line above the first entry of a group, and of its part on each row, as long as the part. */
static void put_heading(const sheet *h, group g, int first, int last, bool again) {
    svg_font font = {125, 's', true, PALETTE_INK};
    char text[64];
    int x = place_of(first).x, y = place_of(first).y, end = place_of(last).x + TILE_SIDE;
    svg_line(h->s, x, y - 70, end, y - 70, "stroke", PALETTE_INK, "stroke-width", "1.5", NULL);
    const styles *k = &h->p->kinds;
    const char *word = g == WATER ? "" : h->line;
    for (int i = 0; g == WATER && i < k->n && !*word; i++)
        if (k->list[i].line && k->list[i].bare)
            word = k->list[i].name;
    snprintf(text, sizeof text, headings[g], word);
    bool reaches = x + svg_text_width(&font, text) > WIDTH - MARGIN;
    font.anchor = reaches ? 'e' : 's';
    if (!again)
        svg_text(h->s, reaches ? WIDTH - MARGIN : x, y - 145, &font, 2 * PITCH, text, "class",
                 "group", NULL);
}

/* All entries of the group on the same row, from entry `from` on. */
static int put_part(const sheet *h, const tileset_entry *list, int from, int end) {
    group g = group_of(h->rs, list[from].tile);
    int to = from;
    for (; to < end && to / ACROSS == from / ACROSS && group_of(h->rs, list[to].tile) == g; to++) {
        const rv_tile_info t = shown_info(h->rs, list[to].tile);
        rv_shown_tile shown = rv_ruleset_shown(h->rs, list[to].tile, list[to].degrees);
        shown.id = ""; /* its number stands below it */
        tile_svg(h->s, h->p, &shown, place_of(to).x, place_of(to).y, "tile");
        put_words(h, &t, list[to].degrees, place_of(to).x, place_of(to).y + TILE_SIDE);
    }
    bool again = from % PAGE && group_of(h->rs, list[from - 1].tile) == g;
    put_heading(h, g, from, to - 1, again);
    return to;
}

/* The key below the tiles; one that is too long for the rest of the page is drawn smaller. */
static void put_key(const sheet *h, const seen *has) {
    const int y = TOP + ROWS * ROW - 230, wide = WIDTH - 2 * MARGIN;
    int percent = 105, end;
    do {
        svg trial = {.to = rv_buf_new(h->s->to->arena)};
        percent -= 5;
        end = y + key_svg(&trial, h->p, 0, 0, wide * 100 / percent, has, false) * percent / 100;
    } while (end > HEIGHT && percent > 30);
    if (percent == 100) {
        key_svg(h->s, h->p, MARGIN, y, WIDTH - MARGIN, has, false);
        return;
    }
    svg_put(h->s, "<g transform=\"%s\">\n", svg_place(h->s, MARGIN, y, percent * 10));
    key_svg(h->s, h->p, 0, 0, wide * 100 / percent, has, false);
    svg_put(h->s, "</g>\n");
}

/* ---- the sheet ----------------------------------------------------------------------------- */

/* One of the sheets, from 0. */
static void put_sheet(rv_buf *o, const rv_ruleset *rs, const tileset_entry *list, int n,
                      const char *look, int page, int pages) {
    svg s;
    palette colours = palette_of(rs, NULL);
    sheet h = {&s, rs, &colours, colours.kinds.line, find_setting(o, rs, list, n)};
    const char *title = rv_facts(rs)->title;
    int end = (page + 1) * PAGE < n ? (page + 1) * PAGE : n;
    svg_font plain = {170, 's', false, PALETTE_INK};
    s = (svg){.to = o};
    rv_buf *words = rv_buf_new(o->arena);
    if (look)
        rv_putf(words, "%s: tiles that look like %s", rv_facts(rs)->name, look);
    else
        rv_putf(words, "%s: %d tiles, %d different looks; ×2: two copies", rv_facts(rs)->name,
                tileset_total(rs), n);
    if (!look && rv_facts(rs)->nunlisted)
        rv_putf(words, "; %d more are not known", rv_facts(rs)->nunlisted);
    if (pages > 1)
        rv_putf(words, "; sheet %d of %d", page + 1, pages);
    svg_put(&s,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" font-family=\"sans-serif\" "
            "width=\"210mm\" height=\"297mm\" viewBox=\"0 0 1050 1485\">\n"
            "<title>%s</title>\n<desc>%s</desc>\n",
            title, rv_buf_text(words));
    palette_definitions(&s, &colours, false);
    svg_rect(&s, 0, 0, WIDTH, HEIGHT, "fill", PALETTE_PAPER, NULL);
    const int below = legend_title(&s, MARGIN, MARGIN + 150, WIDTH - 2 * MARGIN, title, 120);
    svg_shrink(&plain, 110, rv_buf_text(words), WIDTH - 2 * MARGIN);
    svg_text(&s, MARGIN, below, &plain, WIDTH - 2 * MARGIN, rv_buf_text(words), NULL);
    for (int i = page * PAGE; i < end;)
        i = put_part(&h, list, i, end);
    seen has = {.hedge = strstr(rv_buf_text(o), "\"hedge\"")};
    for (int i = page * PAGE; i < end; i++) {
        const rv_shown_tile t = rv_ruleset_shown(rs, list[i].tile, 0);
        seen_tile(&has, &colours.kinds, &t);
    }
    put_key(&h, &has);
    svg_put(&s, "</svg>\n");
}

int picture_sheets(int n) {
    return n ? (n + PAGE - 1) / PAGE : 1;
}

void picture_sheet(rv_buf *o, const rv_ruleset *rs, const tileset_entry *list, int n,
                   const char *look, int page) {
    tileset_entry *sorted = RV_NEWS(o->arena, tileset_entry, n);
    int k = 0;
    for (group g = 0; g <= WATER; g++)
        for (int i = 0; i < n; i++)
            if (group_of(rs, list[i].tile) == g)
                sorted[k++] = list[i];
    put_sheet(o, rs, sorted, n, look, page, picture_sheets(n));
}
