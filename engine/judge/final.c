/* final.c - the end of a record: final scoring if it is due, and the noted result. */
#include "core/module.h"
#include "judge/replay.h"
#include "record/form.h"
#include <stdlib.h>

/* A mistake is noted once, and what is noted later carries it on: so many of these are listed. */
enum { CARRIED = RV_LIMIT_DIAGNOSTICS / 2 };

void rv_tell_carried(rv_case *c) {
    for (int i = 0; i < c->diags.n; i++) {
        rv_diag *g = &c->diags.list[i];
        const char *points = rv_plural(&c->arena, abs(g->claimed - g->counted), "point");
        if (g->carried == 1)
            g->message = rv_printf(&c->arena, "%s; the next number noted carries the same %s",
                                   g->message, points);
        else if (g->carried)
            g->message = rv_printf(&c->arena, "%s; the next %d numbers noted carry the same %s",
                                   g->message, g->carried, points);
    }
}

void rv_wrong_claim(rv_case *c, rv_code_id code, const rv_value *claim, int counted,
                    const char *what, int before) {
    const char *label = c->rec.label[claim->of];
    int head = code == RV_D_WRONG_SCORE ? c->noted[claim->of] : 0;
    rv_diag *from = head ? &c->diags.list[head - 1] : NULL; /* the mistake that it carries on */
    if (from && from->claimed - from->counted != claim->number - counted)
        from = NULL;
    if (from)
        from->carried++;
    if (from && c->diags.n >= CARRIED)
        return;
    c->diags.player = label;
    rv_diag *g = rv_object(c, code, claim->mark, label, rv_printf(&c->arena, "%d", counted),
                           rv_printf(&c->arena, "%d", claim->number));
    g->claimed = claim->number;
    g->counted = counted;
    g->because = from ? head : 0;
    if (!from && code == RV_D_WRONG_SCORE) /* later claims may carry this one on */
        c->noted[claim->of] = c->diags.n <= RV_LIMIT_DIAGNOSTICS ? c->diags.n : 0;
    g->help = rv_printf(&c->arena, "Type %d if every turn up to here is right", counted);
    rv_help_why(c, what, before);
}

void rv_check_result(rv_case *c) {
    const rv_values *noted = rv_values_in(&c->rec, "result");
    for (int i = 0; i < noted->n; i++) {
        const rv_value *r = &noted->list[i];
        int has = c->game->seats[r->of].score;
        rv_consider(c, RV_AT_NOTED, r->mark);
        if (has == r->number) {
            rv_confirm(c, RV_D_WRONG_RESULT, "%s ends with %d, as noted", c->rec.label[r->of], has);
            continue;
        }
        rv_wrong_claim(c, RV_D_WRONG_RESULT, r, has, "final", c->rec.moves.n + 1);
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

/* What the final score of a position needs, and the document leaves out. */
static void note_assumed(rv_case *c) {
    rv_buf b = {.arena = &c->arena};
    const rv_key *row;
    for (rv_key_walk w = {.links = c->rec.links};
         c->rec.board.n && (row = rv_key_next(&rv_map_document, &w));) {
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
        const rv_values *result = rv_values_in(&c->rec, "result");
        if (result->n && whole)
            refuse_unfinished(c, "result", result->key);
        if (c->settings.doubts)
            note_assumed(c);
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
