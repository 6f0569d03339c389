/* meant_words.c - a reading in words: what is changed, what would be typed, and what comes of it.
 */
#include "judge/meant.h"
#include "record/write.h"

static const char *tile_word(const rv_trials *t, const rv_edit *edit) {
    const rv_game *g = t->c->game;
    int quarters, tile = rv_mistyped_tile(t, edit, &quarters);
    return rv_trials_entry(t, edit->turn)->tile.look
               ? rv_look_write(&t->c->arena, g->rs, &g->rs->tiles[tile], quarters)
               : rv_tile_word(&t->c->arena, g, tile, quarters);
}

/* The turn that is changed: this one, or one before it. */
static const char *turn_named(const rv_trials *t, const rv_edit *edit) {
    return rv_printf(&t->c->arena, "turn %d (line %d)", edit->turn,
                     rv_trials_entry(t, edit->turn)->mark.line);
}

static const char *with_turn(const rv_trials *t, const rv_edit *edit) {
    return edit->turn == t->turn ? "" : rv_printf(&t->c->arena, "with %s ", turn_named(t, edit));
}

static const char *in_turn(const rv_trials *t, const rv_edit *edit) {
    return edit->turn == t->turn ? "here" : rv_printf(&t->c->arena, "in %s", turn_named(t, edit));
}

static const char *change(const rv_trials *t, const rv_edit *edit) {
    rv_arena *a = &t->c->arena;
    const rv_entry *e = rv_trials_entry(t, edit->turn);
    bool swapped = edit->x == e->y && edit->y == e->x;
    switch (edit->how) {
    case RV_MEANT_ROTATION:
        return rv_printf(a, "with %s %s",
                         e->tile.look ? tile_word(t, edit)
                                      : rv_printf(a, "rotation %d",
                                                  90 * ((e->tile.quarters + edit->quarters) & 3)),
                         in_turn(t, edit));
    case RV_MEANT_CELL:
        return rv_printf(a, "%sat %s instead%s", with_turn(t, edit),
                         rv_cell_name(t->c->game, a, edit->x, edit->y),
                         swapped ? ", x and y swapped," : "");
    case RV_MEANT_TILE:
        return rv_printf(a, "with %s%s %s", e->tile.look ? "" : "tile ", tile_word(t, edit),
                         in_turn(t, edit));
    case RV_MEANT_FOLLOWER:
        return rv_printf(a, "%s %s",
                         edit->kind == RV_NONE
                             ? "without the follower"
                             : rv_printf(a, "with %s", rv_mistyped_follower(t, edit)),
                         in_turn(t, edit));
    case RV_MEANT_PLAYER: return rv_printf(a, "as the turn of %s", t->c->rec.label[edit->player]);
    case RV_MEANT_MISSING:
        return rv_printf(a, "if a turn of %s was left out before this one,",
                         t->c->rec.label[t->c->game->to_move]);
    case RV_MEANT_SUPERFLUOUS: break;
    }
    return rv_printf(a, "without %s", edit->turn == t->turn ? "this turn" : turn_named(t, edit));
}

static bool tells_of_rest(const rv_trials *t, const rv_trial *r) {
    return t->rest && (r->legal >= RV_TRIALS_ENOUGH || r->legal == t->rest);
}

/* How many are legal if those that are not are left out. */
static const char *with_all(const rv_trials *t, const rv_trial *r) {
    return r->lost == RV_NONE || !t->rest ? ""
           : tells_of_rest(t, r) ? rv_printf(&t->c->arena, " (%d with --all)", t->rest - r->lost)
                                 : rv_printf(&t->c->arena, " (with --all %d of the remaining %d)",
                                             t->rest - r->lost, t->rest);
}

static const char *legal_turns(const rv_trials *t, const rv_trial *r) {
    rv_arena *a = &t->c->arena;
    if (t->scores)
        return t->ends ? "all is legal" : "all turns are legal";
    if (!tells_of_rest(t, r))
        return rv_printf(a, "this turn is legal%s", with_all(t, r));
    if (r->legal < t->rest)
        return rv_printf(a, "the next %d of the remaining %d turns are legal%s", r->legal, t->rest,
                         with_all(t, r));
    return t->rest == 1 ? "the remaining turn is legal"
                        : rv_printf(a, "the remaining %d turns are legal", t->rest);
}

static const char *scores(const rv_trials *t, const rv_trial *r) {
    if (r->agree)
        return r->wrong || !t->noted ? "" : " and all noted scores agree";
    return r->noted && tells_of_rest(t, r)
               ? rv_printf(&t->c->arena, " and %d of %d noted scores agree", r->noted - r->off,
                           r->noted)
               : "";
}

static const char *then(const rv_trials *t, const rv_trial *r) {
    return rv_printf(&t->c->arena, "%s%s", legal_turns(t, r), scores(t, r));
}

/* The turn as it would be typed; "" where it is not its words that change. */
static const char *typed(const rv_trials *t, const rv_edit *edit) {
    const rv_entry *e = rv_trials_entry(t, edit->turn);
    const char *piece = rv_mistyped_follower(t, edit);
    bool cell = edit->how == RV_MEANT_CELL;
    if (edit->how == RV_MEANT_PLAYER || edit->how == RV_MEANT_MISSING ||
        edit->how == RV_MEANT_SUPERFLUOUS)
        return "";
    return rv_printf(
        &t->c->arena, "%s %s%s%s", tile_word(t, edit),
        rv_cell_name(t->c->game, &t->c->arena, cell ? edit->x : e->x, cell ? edit->y : e->y),
        *piece ? " " : "", piece);
}

void rv_meant_say(const rv_trials *t, const rv_trial *r, rv_meant *out) {
    static const char *const names[] = {
#define RV_X(id, name) name,
        RV_MEANINGS(RV_X)
#undef RV_X
    };
    *out = (rv_meant){.turn = r->edit.turn,
                      .how = names[r->edit.how],
                      .typed = typed(t, &r->edit),
                      .legal = r->legal,
                      .rest = t->rest};
    out->words = rv_printf(&t->c->arena, "%s %s%s%s", change(t, &r->edit), then(t, r),
                           *out->typed ? ": " : "", out->typed);
}
