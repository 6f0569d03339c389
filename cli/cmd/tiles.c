/* tiles: prints the tile set as a catalogue, and finds a tile by its look. Tiles that look the same
 * are one entry of the catalogue; as JSON and in tab-separated lines each tile stands alone.
 */
#include "draw/pictures.h"
#include "run.h"
#include "text/tile_text.h"

#define DEFAULT_RULESET "castle"
#define ENTRY_GAP 3
enum { MOST_MATCHES = 1024 };

/* The tiles that are printed: those of the set, or those that have the look of --look, turned so.
 */
typedef struct listing {
    run *r;
    const rv_ruleset *rs;
    const char *look; /* NULL: all of the set */
    tileset_entry *list;
    int n;
    char near[RV_WHY]; /* names the nearest looks if no tile has this one, or is empty */
} listing;

/* ---- the catalogue --------------------------------------------------------------------------- */

/* A tile, and the words beside it. */
typedef struct entry {
    canvas drawing;
    const char *lines[TILE_ROWS];
} entry;

static void entry_open(entry *e, const listing *l, const tileset_entry *at, const palette *style) {
    out *o = l->r->out;
    const rv_tile_info t = shown_info(l->rs, at->tile);
    rv_shown_tile shown = rv_ruleset_shown(l->rs, at->tile, at->degrees);
    shown.id = "";
    e->drawing = canvas_open(o, TILE_ROWS, TILE_COLUMNS);
    tile_draw(&e->drawing, 0, 0, TILE_COLUMNS, &shown, style);
    if (l->look) {
        e->lines[0] = out_format(o, "%s/%d", t.id, at->degrees);
        e->lines[1] = "unturned:";
        e->lines[2] = out_format(o, "%s", t.look);
    } else {
        int copies;
        e->lines[0] = out_format(o, "%s", tileset_ids(out_arena(o), l->rs, t.id, &copies));
        e->lines[1] = out_format(o, "%s", t.look);
        e->lines[2] = out_format(o, "%d cop%s", copies, copies == 1 ? "y" : "ies");
    }
}

/* Puts as many entries side by side as fit; the last one of a line gets no trailing blanks. A game
 * may have more tiles, whose features are not known. */
static void put_catalogue(const listing *l) {
    out *o = l->r->out;
    palette style = palette_of(l->rs, NULL);
    entry *entries = out_room(o, l->n, sizeof *entries);
    int widest = 1, n = l->n;
    for (int i = 0; i < n * TILE_ROWS; i++) {
        entry *e = &entries[i / TILE_ROWS];
        if (i % TILE_ROWS == 0)
            entry_open(e, l, &l->list[i / TILE_ROWS], &style);
        int width = 2 + TILE_COLUMNS + 2 + out_columns(e->lines[i % TILE_ROWS]) + ENTRY_GAP;
        widest = width > widest ? width : widest;
    }
    int across = (OUT_WIDTH + ENTRY_GAP) / widest;
    across = across < 1 ? 1 : across;
    for (int i = 0; i < n; i += across) {
        for (int row = 0; row < TILE_ROWS; row++) {
            for (entry *e = &entries[i]; e - entries < n && e - entries < i + across; e++) {
                bool last = e - entries + 1 == n || e - entries + 1 == i + across;
                out_put(o, "  ");
                out_spaces(o, canvas_write(&e->drawing, row, 0, TILE_COLUMNS, o) + 2);
                out_printf(o, "%-*s", last ? 0 : widest - 4 - TILE_COLUMNS, e->lines[row]);
            }
            out_put(o, "\n");
        }
        out_put(o, "\n");
    }
    if (!l->look)
        out_printf(o, "%d tiles, %d of them different\n", tileset_total(l->rs), l->n);
    else if (!l->n)
        out_printf(o, "no tile of %s looks like that%s%s\n", rv_facts(l->rs)->name,
                   *l->near ? "; " : "", l->near);
    int unlisted = rv_facts(l->rs)->nunlisted;
    if (unlisted && (!l->n || !l->look))
        out_printf(o, "%d more are not known; a record describes them by look\n", unlisted);
}

/* ---- the command ----------------------------------------------------------------------------- */

/* A catalogue has the first of the tiles that look alike. */
static rv_status collect(listing *l) {
    const args *a = l->r->args;
    int tiles[MOST_MATCHES], degrees[MOST_MATCHES], all = rv_facts(l->rs)->ntiles;
    if (l->look) {
        all = rv_ruleset_look(l->rs, l->look, MOST_MATCHES, tiles, degrees, l->near);
        if (all < 0)
            return complain(l->r, RV_MISUSED, l->look, l->near);
        all = all < MOST_MATCHES ? all : MOST_MATCHES;
    }
    l->list = out_room(l->r->out, all, sizeof *l->list);
    for (int i = 0; i < all; i++) {
        const tileset_entry e = {l->look ? tiles[i] : i, l->look ? degrees[i] : 0};
        const rv_tile_info t = shown_info(l->rs, e.tile);
        bool first = !strcmp(t.same, t.id), each = !a->svg && (l->look || a->form != TEXT);
        if ((first || each) && (t.count || l->look))
            l->list[l->n++] = e;
    }
    return RV_FINE;
}

rv_status cmd_tiles(run *r) {
    const args *a = r->args;
    listing l = {.r = r, .look = a->look};
    const char *why;
    l.rs = find_ruleset(r, a->operands.n ? a->operands.s[0] : DEFAULT_RULESET);
    if (!l.rs)
        return RV_UNREADABLE;
    l.rs = rv_library_variant(r->library, l.rs, a->option.s, a->option.n, &why);
    if (!l.rs)
        return complain(r, RV_MISUSED, NULL, why);
    rv_status status = collect(&l);
    if (status == RV_FINE && a->svg) {
        for (int page = 0; page < picture_sheets(l.n) && status == RV_FINE; page++) {
            out *text = out_part(r->out);
            rv_buf sheet = {.arena = out_arena(text)};
            picture_sheet(&sheet, l.rs, l.list, l.n, l.look, page);
            out_raw(text, rv_buf_text(&sheet));
            status = save_picture(r, a->svg, text);
        }
    } else if (status == RV_FINE && a->form == TEXT) {
        put_catalogue(&l);
    } else if (status == RV_FINE) {
        header(r, a->look ? "tile rotation look" : "tile count look same");
        for (const tileset_entry *e = l.list; e < l.list + l.n; e++) {
            const rv_tile_info t = shown_info(l.rs, e->tile);
            if (a->form == JSON)
                rv_tile_put(&r->json, l.rs, e->tile, a->look ? e->degrees : -1);
            else if (a->look)
                out_fields(r->out, "%s\t%d\t%s\n", t.id, e->degrees, t.look);
            else
                out_fields(r->out, "%s\t%d\t%s\t%s\n", t.id, t.count, t.look, t.same);
        }
    }
    return status;
}
