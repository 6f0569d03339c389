/* tower_position.c - towers, followers on top and prisoners of a position, set on the table. */
#include "core/pieces.h"
#include "games/tower/tower.h"
#include "judge/replay.h"
#include "record/form.h"

/* What can be wrong with a tower, or who is on it: by which law, and what would be right. */
typedef struct fault {
    int law;
    const char *why, *right;
} fault;

static const fault no_tile = {RV_D_NO_FOUNDATION, "no tile lies there",
                              "Type the cell of a tile with a foundation."},
                   no_foundation = {RV_D_NO_FOUNDATION, "its tile has no foundation",
                                    "Type the cell of a tile with a foundation."},
                   bad_height = {RV_D_POS_PIECES, "its height must be a number of pieces", ""},
                   two_heights = {RV_D_NO_FOUNDATION, "its height is listed twice",
                                  "Delete one of the two."},
                   no_piece = {RV_D_EMPTY_TOWER, "a follower stands on top, but there is no piece",
                               "Add its height to `towers`, or delete who stands on top."},
                   two_on_top = {RV_L_TOP_ALONE, "who stands on top is listed twice",
                                 "Delete one of the two."},
                   no_follower = {RV_D_NO_FOLLOWER_TOP, "what stands on top is no follower",
                                  "Type the follower who stands there."},
                   not_on_top = {RV_D_NOT_ON_TOP, "what stands on top is never put on a tower",
                                 "Type the follower who stands there."},
                   is_open = {RV_D_TOWER_CLOSED, "a tower without a follower on top is open",
                              "Delete who is on top."};

static void wrong_tower(rv_case *c, const rv_value *t, const fault *f) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_TOWER, t->key_mark,
                             rv_cell_name(c->game, &c->arena, t->at.x, t->at.y), f->why);
    int all = rv_all_pieces(c->game, rv_tower_piece(c->game));
    g->rule = rv_law_rule(c->game, f->law);
    g->at = (rv_at_cell){.there = true, .x = t->at.x, .y = t->at.y};
    c->uncounted |= (uint8_t)(1u << rv_tower_piece(c->game));
    g->help = f == &bad_height
                  ? rv_printf(&c->arena, "Type a height: %s, which is all that there are.",
                              rv_from_to(&c->arena, 1, all))
                  : f->right;
}

/* The foundation at a cell; RV_NONE with a complaint. */
static int site_at(rv_case *c, const rv_value *t) {
    const rv_game *g = c->game;
    int pos = rv_pos(g, t->at.x, t->at.y), placed = pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos);
    if (placed != RV_NONE && rv_has_foundation(g, placed))
        return placed;
    wrong_tower(c, t, placed == RV_NONE ? &no_tile : &no_foundation);
    return RV_NONE;
}

static bool is_height(const rv_game *g, int height) {
    return height >= 1 && height <= rv_all_pieces(g, rv_tower_piece(g));
}

/* A cell may be said twice, as 0,1 and 00,1. A tower of no height that can be is a tower. */
static void set_tower(rv_case *c, const rv_value *t) {
    int placed = site_at(c, t);
    if (placed == RV_NONE)
        return;
    rv_site *site = &rv_towers_of(c->game)->sites[placed];
    bool fine = is_height(c->game, t->number);
    if (!fine)
        wrong_tower(c, t, &bad_height);
    else if (site->height)
        wrong_tower(c, t, &two_heights);
    else
        site->height = (uint16_t)t->number;
    if (!fine && !site->height)
        site->height = 1;
}

/* T-31: nobody stands there any more, and it does not open again. */
static void close_tower(rv_case *c, const rv_value *t, rv_site *site) {
    if (c->game->option[RV_O_TOWER_REOPENS] == RV_V_NO) {
        site->closed = 1;
        return;
    }
    wrong_tower(c, t, &is_open);
    rv_last_diag(c)->rule = c->game->rs->options[RV_O_TOWER_REOPENS].rule;
    rv_hangs_on(c, RV_O_TOWER_REOPENS);
}

/* Nobody puts him there now. */
static void stand_on_top(rv_game *g, const rv_value *t, int placed) {
    rv_listener listener = g->listener;
    g->listener.tell = NULL;
    rv_tower_top(g, t->player, placed, rv_value_figure(t));
    g->listener = listener;
}

static void set_top(rv_case *c, const rv_value *t) {
    int placed = site_at(c, t);
    if (placed == RV_NONE)
        return;
    rv_site *site = &rv_towers_of(c->game)->sites[placed];
    if (!site->height)
        wrong_tower(c, t, &no_piece);
    else if (site->top || site->closed)
        wrong_tower(c, t, &two_on_top);
    else if (t->player == RV_NONE)
        close_tower(c, t, site);
    else if (c->game->rs->figures[rv_value_figure(t)].on)
        wrong_tower(c, t, &not_on_top);
    else if (!rv_tower_takes(c->game, rv_value_figure(t))) {
        wrong_tower(c, t, &no_follower);
        rv_hangs_on(c, RV_O_CAPTURE_BUILDER_PIG);
    } else
        stand_on_top(c->game, t, placed);
}

/* A prisoner is not in the supply of any player. */
static void set_prisoner(rv_case *c, const rv_value *p) {
    int captor = p->of, figure = rv_value_figure(p);
    rv_towers *t = rv_towers_of(c->game);
    rv_seat *owner = &c->game->seats[p->player];
    if (captor == p->player) {
        rv_diag *g = rv_complain(
            &c->diags, RV_D_POS_PRISONERS, p->mark,
            rv_printf(&c->arena, "%s holds a follower of his own", c->rec.label[captor]));
        g->rule = rv_law_rule(c->game, RV_D_OWN_FOLLOWER); /* T-19 */
        g->help = "Delete it: a follower of one's own goes back to the supply.";
        return;
    }
    if (!rv_tower_takes(c->game, figure)) {
        rv_diag *g = rv_complain(&c->diags, RV_D_POS_PRISONERS, p->mark,
                                 rv_printf(&c->arena, "a %s is not captured: it is no follower",
                                           c->game->rs->figures[figure].one));
        g->rule = rv_law_rule(c->game, RV_D_NO_FOLLOWER_TAKEN); /* T-22 */
        g->help = "Type the follower who is held.";
        rv_hangs_on(c, RV_O_CAPTURE_BUILDER_PIG);
        return;
    }
    t->prisoners[captor][p->player][figure]++;
    owner->supply[figure]--;
}

/* T-37, T-39: the first prisoner that one of the two holds is the place to look. */
static void check_exchanged(rv_case *c, int one, int other) {
    if (!rv_tower_exchange_due(c->game, one, other))
        return;
    const rv_value *p = rv_values_in(&c->rec, "prisoners")->list;
    while (p->of != one || p->player != other)
        p++;
    rv_complain(&c->diags, RV_D_POS_PRISONERS, p->mark,
                rv_printf(&c->arena, "%s and %s hold followers of each other", c->rec.label[one],
                          c->rec.label[other]));
}

int rv_tower_standing(const rv_game *g, int piece) {
    int n = 0;
    for (int i = 0; i < g->nplaced && piece == rv_tower_piece(g); i++)
        n += rv_towers_of(g)->sites[i].height;
    return n;
}

void rv_towers_stand(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "towers");
    for (int i = 0; i < said->n; i++)
        set_tower(c, &said->list[i]);
    for (int i = 0; i < said->n; i++)
        if (!is_height(c->game, said->list[i].number))
            c->uncounted |= (uint8_t)(1u << rv_tower_piece(c->game));
}

void rv_tower_tops_stand(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "tops");
    for (int i = 0; i < said->n; i++)
        set_top(c, &said->list[i]);
}

void rv_tower_prisoners_are(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "prisoners");
    for (int i = 0; i < said->n; i++)
        set_prisoner(c, &said->list[i]);
    for (int one = 0; one < c->game->nplayers; one++)
        for (int other = one + 1; other < c->game->nplayers; other++)
            check_exchanged(c, one, other);
}

/* T-41: in a part of the turn that is over, so not where no part is. */
void rv_tower_is_ransomed(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "ransomed");
    bool paid = said->n && said->list->word == 0;
    if (paid && !c->game->second && !c->game->terms.extra_most)
        rv_complain(&c->diags, RV_D_POS_RANSOMED, said->list->mark,
                    c->rec.label[c->rec.to_move == RV_NONE ? 0 : c->rec.to_move]);
    else if (paid)
        c->game->once |= 1u << RV_MODULE_TOWER;
}
