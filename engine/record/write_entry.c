/* write_entry.c - the moves of a record, and its end, in canonical words. */
#include "record/form.h"
#include "record/write.h"

void rv_put_tiles(rv_case *c, rv_buf *b, const rv_tile_ref *list, int n, bool resolved) {
    rv_put(b, "[");
    for (int i = 0; i < n; i++) {
        rv_put(b, i ? ", " : "");
        rv_put_quoted(b, rv_tile_held(c, &list[i], resolved));
    }
    rv_put(b, "]\n");
}

/* ---- entries ------------------------------------------------------------------------------- */

void rv_write_discard(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put(b, "  discard: ");
    rv_put_tiles(c, b, e->beside->discard.list, e->beside->discard.n, e->played);
}

static void put_turn(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_putf(b, "- %s: ", c->rec.label[e->player]);
    rv_put_line(b, rv_turn_words(c, e));
    rv_put(b, "\n");
    rv_put_beside(c, b, e->turn_mark.line);
}

static void put_entry(rv_case *c, rv_buf *b, const rv_entry *e) {
    rv_put_above(c, b, e->mark.line, "");
    if (e->player >= 0)
        put_turn(c, b, e);
    for (int i = 0; i < e->beside->nsaid; i++) {
        const rv_key_said *said = &e->beside->said[i];
        rv_put_above(c, b, said->mark.line, said->row->alone ? "" : "  ");
        if (said->row->put_said)
            said->row->put_said(c, b, e);
        else
            rv_put_values(c->game, b, said->row, &said->values);
        rv_put_beside(c, b, said->mark.line);
    }
}

/* An entry that could not be read, as it was typed. */
static void put_typed(rv_case *c, rv_buf *b, const rv_yaml *entry) {
    const char *indent = "- ";
    const rv_yaml *parts[] = {entry->first, entry->twice};
    rv_put_above(c, b, entry->mark.line, "");
    if (entry->type != RV_YAML_MAP) {
        rv_put(b, indent);
        rv_put_flow(b, entry);
        rv_put(b, "\n");
        rv_put_beside(c, b, entry->mark.line);
        return;
    }
    for (int i = 0; i < 2; i++)
        for (const rv_yaml *k = parts[i]; k; k = k->next->next, indent = "  ") {
            rv_put_above(c, b, k->mark.line, indent);
            rv_put_pair(c, b, indent, k);
        }
}

void rv_write_moves_partly(rv_case *c, rv_buf *b, const rv_yaml *moves) {
    int i = 0;
    rv_put(b, moves->n ? "moves:\n" : "moves: []\n");
    rv_put_beside(c, b, c->rec.moves_mark.line);
    RV_EACH_ITEM(moves, it) {
        const rv_entry *e = &c->rec.moves.list[i++];
        if (e->broken)
            put_typed(c, b, it);
        else
            put_entry(c, b, e);
    }
}

void rv_write_moves(rv_case *c, rv_buf *b) {
    if (!c->rec.has_moves)
        return;
    rv_put(b, c->rec.moves.n ? "moves:\n" : "moves: []\n");
    rv_put_beside(c, b, c->rec.moves_mark.line);
    for (int i = 0; i < c->rec.moves.n; i++)
        put_entry(c, b, &c->rec.moves.list[i]);
}
