/* tiles: prints the tile set as a catalogue, and finds a tile by its look. Tiles that look the same
 * are one entry of the catalogue; as JSON and in tab-separated lines each tile stands alone. */
#include "run.h"
#include "svg/pictures.h"
#include "text/tile_text.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_RULESET "castle"
#define ENTRY_GAP 3

/* ---- the catalogue: tiles that look the same are one entry ----------------------------------- */

typedef struct entry {
    canvas drawing;
    out lines[TILE_ROWS];
} entry;

static void entry_open(entry *e, const tile_style *style, int tile, int degrees) {
    rv_shown_tile shown;
    rv_ruleset_shown(style->kinds.rs, tile, degrees, &shown);
    shown.id = "";
    canvas_open(&e->drawing, TILE_ROWS, TILE_COLUMNS);
    tile_draw(&e->drawing, 0, 0, TILE_COLUMNS, &shown, style);
    for (int i = 0; i < TILE_ROWS; i++)
        out_open(&e->lines[i], OUT_NOWHERE, false);
}

/* As many entries side by side as fit; the last one of a line gets no trailing blanks. */
static void put_entries(out *o, entry *entries, int n) {
    int widest = 1;
    if (!entries && !o->error)
        out_fail(o, ENOMEM);
    for (int i = 0; entries && i < n * TILE_ROWS; i++) {
        int width = out_columns(out_text(&entries[i / TILE_ROWS].lines[i % TILE_ROWS]));
        width += 2 + TILE_COLUMNS + 2 + ENTRY_GAP;
        widest = width > widest ? width : widest;
    }
    int across = (OUT_WIDTH + ENTRY_GAP) / widest;
    across = across < 1 ? 1 : across;
    for (int i = 0; entries && i < n; i += across) {
        for (int row = 0; row < TILE_ROWS; row++) {
            for (int k = i; k < n && k < i + across; k++) {
                canvas *c = &entries[k].drawing;
                const char *words = out_text(&entries[k].lines[row]);
                out_put(o, "  ");
                canvas_write(c, row, o);
                out_spaces(o, canvas_margin(c, row) + 2);
                out_clean(o, words);
                if (k + 1 < n && k + 1 < i + across)
                    out_spaces(o, widest - 2 - TILE_COLUMNS - 2 - out_columns(words));
            }
            out_put(o, "\n");
        }
        out_put(o, "\n");
    }
}

static void free_entries(entry *entries, int n, out *o) {
    while (entries && n-- > 0) {
        canvas_free(&entries[n].drawing);
        for (int i = 0; i < TILE_ROWS; i++)
            out_end(&entries[n].lines[i], o);
    }
    free(entries);
}

/* A game may have tiles whose features are not known. */
static void put_unlisted(out *o, const rv_ruleset *rs) {
    int n = rv_ruleset_unlisted(rs);
    if (n)
        out_printf(o, "%d more are not known; a record describes them by look\n", n);
}

static void catalogue(out *o, const rv_ruleset *rs) {
    int all = rv_ruleset_tiles(rs), n = 0;
    entry *entries = calloc((size_t)all + 1, sizeof *entries);
    tileset_entry *list = calloc((size_t)all + 1, sizeof *list);
    tile_style style = tile_style_of(rs, NULL);
    rv_tile_info t;
    for (int end = entries && list ? tileset_entries(rs, list) : 0; n < end; n++) {
        rv_ruleset_tile(rs, list[n].tile, &t);
        entry_open(&entries[n], &style, list[n].tile, 0);
        int copies = tileset_put_ids(&entries[n].lines[0], rs, t.id);
        out_clean(&entries[n].lines[1], t.look);
        out_printf(&entries[n].lines[2], "%d cop%s", copies, copies == 1 ? "y" : "ies");
    }
    put_entries(o, list ? entries : NULL, n);
    out_printf(o, "%d tiles, %d of them different\n", tileset_total(rs), n);
    put_unlisted(o, rs);
    free_entries(entries, n, o);
    free(list);
}

/* ---- other forms ----------------------------------------------------------------------------- */

/* Marks that the ruleset declares, by their keys. */
static void put_symbols(rv_json *j, const rv_ruleset *rs, uint64_t symbols) {
    rv_symbol_info symbol;
    rv_json_put(j, "marks: [");
    for (int i = 0; i < rv_ruleset_symbols(rs); i++) {
        rv_ruleset_symbol(rs, i, &symbol);
        if (symbols >> i & 1)
            rv_json_text(j, NULL, symbol.key);
    }
    rv_json_put(j, "]");
}

static void put_region(rv_json *j, const rv_ruleset *rs, const rv_region_info *g) {
    static const char *const ports[] = {"nnw", "n",   "nne", "ene", "e",   "ese", "sse",
                                        "s",   "ssw", "wsw", "w",   "wnw", "c"};
    rv_json_put(j, "{kind: %s, ports: [", g->kind);
    for (size_t i = 0; i < sizeof ports / sizeof *ports; i++)
        if (g->ports >> i & 1)
            rv_json_text(j, NULL, ports[i]);
    rv_json_put(j, "], doubles: %d, prizes: %d, collects: %d", g->doubles, g->prizes, g->collects);
    if (g->symbols)
        put_symbols(j, rs, g->symbols);
    rv_json_put(j, "}");
}

static void tile_json(out *o, const rv_ruleset *rs, const rv_tile_info *t, int rotation) {
    rv_json j = out_json(o);
    rv_json_put(&j, "{tile: %s", t->id);
    if (rotation >= 0)
        rv_json_int(&j, "rotation", rotation);
    rv_json_put(&j, "look: %s, count: %d, hand?: %s, same: %s", t->look, t->count, t->hand,
                t->same);
    put_symbols(&j, rs, t->symbols);
    rv_json_put(&j, "regions: [");
    for (int i = 0; i < t->nregions; i++)
        put_region(&j, rs, &t->regions[i]);
    rv_json_put(&j, "]}\n");
}

/* A line of a list: of the set, or (rotation >= 0) of the tiles that were found. */
static void list_tile(run *r, const rv_ruleset *rs, int tile, int rotation) {
    rv_tile_info t;
    out *o = r->out;
    rv_ruleset_tile(rs, tile, &t);
    if (r->args->form == JSON) {
        tile_json(o, rs, &t, rotation);
        return;
    }
    out_fields(o, rotation < 0 ? "%s\t%d\t%s\t%s\n" : "%s\t%d\t%s\n", t.id,
               rotation < 0 ? t.count : rotation, t.look, t.same);
}

/* The catalogue as a picture: one file for each sheet. */
static rv_status draw_sheets(run *r, const rv_ruleset *rs, tileset_entry *list, int n) {
    rv_status status = RV_FINE;
    sheet_sort(rs, list, n);
    for (int page = 0; page < sheet_pages(n) && status == RV_FINE; page++) {
        out *text = out_part(r->out);
        sheet_svg(text, rs, list, n, r->args->look, page);
        status = picture_save(r, r->args->svg, text);
    }
    return status;
}

/* ---- finding by look ------------------------------------------------------------------------- */

enum { MOST_MATCHES = 1024 };
typedef struct matches {
    int n, tiles[MOST_MATCHES], degrees[MOST_MATCHES];
} matches;

/* `near` names the nearest looks if there is no match, or is empty. */
static void put_matches(out *o, const rv_ruleset *rs, const matches *m, const char *near) {
    tile_style style = tile_style_of(rs, NULL);
    rv_tile_info t;
    entry *entries = calloc((size_t)m->n + 1, sizeof *entries);
    for (int i = 0; entries && i < m->n; i++) {
        rv_ruleset_tile(rs, m->tiles[i], &t);
        entry_open(&entries[i], &style, m->tiles[i], m->degrees[i]);
        out_printf(&entries[i].lines[0], "%s/%d", t.id, m->degrees[i]);
        out_printf(&entries[i].lines[1], "unturned:");
        out_clean(&entries[i].lines[2], t.look);
    }
    if (m->n)
        put_entries(o, entries, m->n);
    else
        out_printf(o, "no tile of %s looks like that%s%s\n", rv_ruleset_name(rs), *near ? "; " : "",
                   near);
    if (!m->n)
        put_unlisted(o, rs);
    free_entries(entries, m->n, o);
}

static rv_status find_look(run *r, const rv_ruleset *rs) {
    const char *look = r->args->look;
    char why[RV_WHY];
    matches m;
    m.n = rv_ruleset_look(rs, look, MOST_MATCHES, m.tiles, m.degrees, why);
    if (m.n < 0)
        return complain(r, RV_MISUSED, look, why);
    m.n = m.n < MOST_MATCHES ? m.n : MOST_MATCHES;
    if (r->args->svg) {
        tileset_entry list[MOST_MATCHES];
        rv_tile_info t;
        int n = 0;
        for (int i = 0; i < m.n; i++) {
            rv_ruleset_tile(rs, m.tiles[i], &t);
            if (!strcmp(t.same, t.id))
                list[n++] = (tileset_entry){m.tiles[i], m.degrees[i]};
        }
        return draw_sheets(r, rs, list, n);
    }
    if (r->args->form == TEXT)
        put_matches(r->out, rs, &m, why);
    else
        header(r, "tile rotation look");
    for (int i = 0; r->args->form != TEXT && i < m.n; i++)
        list_tile(r, rs, m.tiles[i], m.degrees[i]);
    return RV_FINE;
}

rv_status cmd_tiles(run *r) {
    const word_list *names = &r->args->operands;
    if (r->args->svg && picture_check(r))
        return RV_MISUSED;
    const rv_ruleset *rs;
    rv_status status = find_ruleset(r, names->n ? names->s[0] : DEFAULT_RULESET, &rs);
    if (status != RV_FINE)
        return status;
    const char *why;
    rs = rv_library_variant(r->library, rs, r->args->options.s, r->args->options.n, &why);
    if (!rs)
        return complain(r, RV_MISUSED, NULL, why);
    if (r->args->look)
        return find_look(r, rs);
    if (r->args->svg) {
        tileset_entry *list = calloc((size_t)rv_ruleset_tiles(rs) + 1, sizeof *list);
        status = list ? draw_sheets(r, rs, list, tileset_entries(rs, list))
                      : complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
        free(list);
        return status;
    }
    if (r->args->form == TEXT) {
        catalogue(r->out, rs);
        return RV_FINE;
    }
    rv_tile_info t;
    header(r, "tile count look same");
    for (int i = 0; i < rv_ruleset_tiles(rs) && !r->out->error; i++) {
        rv_ruleset_tile(rs, i, &t);
        if (t.count)
            list_tile(r, rs, i, -1);
    }
    return RV_FINE;
}
