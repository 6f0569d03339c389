/* final.c - the end of a record: final scoring if it is due, and the noted result. */
#include "core/module.h"
#include "judge/replay.h"

void rv_wrong_claim(rv_case *c, rv_code_id code, const rv_claim *claim, int counted) {
    const char *label = c->rec.label[claim->key];
    c->diags.player = label;
    rv_diag *g = rv_object(c, code, claim->mark, label, rv_printf(&c->arena, "%d", counted),
                           rv_printf(&c->arena, "%d", claim->value));
    g->claimed = claim->value;
    g->counted = counted;
}

void rv_check_result(rv_case *c) {
    for (int i = 0; i < c->rec.result.n; i++) {
        const rv_claim *r = &c->rec.result.list[i];
        int has = c->game->seats[r->key].score;
        rv_consider(c, RV_AT_NOTED, r->mark);
        if (has == r->value) {
            rv_confirm(c, RV_D_WRONG_RESULT, "%s ends with %d, as noted", c->rec.label[r->key],
                       has);
            continue;
        }
        rv_wrong_claim(c, RV_D_WRONG_RESULT, r, has);
        rv_help_why(c, "final", c->rec.moves.n + 1);
    }
    c->diags.player = NULL;
}

static void refuse_unfinished(rv_case *c, const char *key, rv_mark mark) {
    rv_object(c, RV_D_UNFINISHED, mark, key, rv_plural(&c->arena, c->game->stack, "tile"));
}

bool rv_play_final(rv_case *c) {
    if (!rv_play_rows(c, NULL, RV_WHEN_FINAL))
        return false;
    RV_SETTLE(c, c->final_mark, rv_checkpoint(c->game));
    rv_turn_final(c->game);
    return true;
}

/* What the score of a position needs, and the document leaves out. */
static void note_assumed(rv_case *c) {
    rv_buf b = {.arena = &c->arena};
    const rv_key *row;
    for (rv_key_walk w = {0}; c->rec.board.n && (row = rv_key_next(&rv_map_document, &w));) {
        bool left_out =
            row->assumed && rv_row_in_game(&c->rec, row) && !rv_doc_get(c->rec.root, row->key);
        const char *words = left_out ? row->assumed(c) : NULL;
        if (words)
            rv_putf(&b, "%swithout `%s`, %s", b.n ? "; " : "", row->key, words);
    }
    if (b.n && !c->rec.has_moves)
        rv_complain(&c->diags, RV_D_POS_ASSUMED, c->rec.board_mark, rv_buf_text(&b));
}

void rv_finish_record(rv_case *c) {
    bool whole =
        c->settings.until == RV_NO_TURN; /* otherwise the final part belongs to a later time */
    bool ends = c->game->over && c->rec.has_moves && whole;
    if (c->stopped)
        return;
    if (!ends && !c->settings.now) {
        if (c->rec.final_mark.line && whole)
            refuse_unfinished(c, "final", c->rec.final_mark);
        if (c->rec.result.n && whole)
            refuse_unfinished(c, "result", c->rec.result_mark);
        return;
    }
    if (c->settings.hold)
        return;
    c->turn = RV_NO_TURN;
    int items = c->nitems;
    note_assumed(c);
    if (!rv_play_final(c))
        return;
    if (rv_cannot_go_on(c, c->rec.has_moves ? c->rec.moves_mark : c->rec.board_mark)) {
        rv_undo(c->game, c->final_mark);
        c->nitems = items;
        return;
    }
    c->scored = true;
    if (c->watch)
        c->watch(c);
    if (whole)
        rv_check_result(c);
}
