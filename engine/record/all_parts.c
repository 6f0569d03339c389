/* all_parts.c - all values that a form can have on the table now, for lists and random games. */
#include "record/form.h"

/* A walk over the values that the parts of a form can have; each_part() takes the i-th of them. */
typedef struct walk {
    rv_game *g;
    const rv_numbers *numbers;    /* worth trying; NULL: none are */
    rv_str parts[RV_HOUSE_PARTS]; /* of one way of the form, but for what is left out */
    int n;
    rv_feature_ref *features; /* of the table, each by its first tile, found when asked for */
    int nfeatures, cap;
    const rv_dice *dice; /* they draw some features; NULL: all are seen */
    int left;            /* values that may still be tried */
    void (*see)(void *ud, const rv_value *v);
    void *ud;
} walk;

static void next_part(walk *w, int i, const rv_value *before);

static void each_feature(walk *w, int i, const rv_value *before) {
    enum { DRAWN = 8 };
    const int tiles = w->features ? 0 : w->g->board.nplaced;
    w->g->scratch.stamp++;
    for (int p = 0; p < tiles; p++)
        RV_EACH_UNSEEN(w->g, NULL, p, root) {
            rv_feature_ref *at = RV_PUSH(w->g->arena, w->features, w->nfeatures, w->cap);
            *at = rv_empty_value.at;
            rv_name_feature(w->g, root, p, RV_NONE, at);
        }
    rv_value v = *before;
    v.there = true;
    const bool many = w->dice && w->nfeatures > DRAWN;
    for (int k = 0; k < (many ? DRAWN : w->nfeatures); k++) {
        v.at = w->features[many ? w->dice->below(w->dice->ud, w->nfeatures) : k];
        next_part(w, i, &v);
    }
}

/* The places on all tiles where a figure can stand. */
static void each_stand(walk *w, int i, const rv_value *before) {
    rv_value v = *before;
    rv_game *g = w->g;
    const int figure = v.figure;
    for (int p = 0; p < g->board.nplaced; p++) {
        int nodes[RV_TILE_REGIONS],
            n = g->board.placed[p].start ? 0 : rv_features_on(&g->board, p, nodes);
        for (int f = 0; f < n; f++) {
            v.figure = figure;
            rv_value_stand(g, nodes[f], &v);
            if (!rv_kind_of(g, nodes[f])->bare)
                next_part(w, i, &v);
        }
    }
}

/* Places of one sort, other than features. */
static void each_place(walk *w, int i, const rv_value *before, int on) {
    rv_game *g = w->g;
    const int n = on == RV_SPOT_TABLE      ? 1
                  : on == RV_SPOT_PLAYER   ? g->nplayers
                  : on == RV_SPOT_TILE     ? g->board.nplaced
                  : on == RV_SPOT_FOLLOWER ? g->board.nnodes
                                           : g->board.width * g->board.height;
    for (int k = 0; k < n; k++)
        if (!rv_where_wrong(g, (rv_where){on, k})) {
            rv_value v = *before;
            rv_value_lies(g, (rv_where){on, k}, &v);
            next_part(w, i, &v);
        }
}

/* A cell and its tile are one place. */
static void each_spot(walk *w, int i, const rv_value *before) {
    rv_value v = *before;
    const unsigned on = rv_value_token(w->g->rs, &v)->on;
    RV_EACH_BIT(on >> RV_SPOT_CELL & 1 ? on & ~(1u << RV_SPOT_TILE) : on, s) {
        v.on = (int)s;
        if (s == RV_SPOT_FEATURE)
            each_feature(w, i, &v);
        else
            each_place(w, i, &v, (int)s);
    }
}

/* Tries all there is of a part; of one that scripts cannot have nothing is tried. */
static void each_part(walk *w, rv_part_id part, int i, const rv_value *before) {
    rv_value v = *before;
    rv_game *g = w->g;
    switch (part) {
    case RV_PART_PLAYER:
        for (v.player = 0; v.player < g->nplayers; v.player++)
            next_part(w, i, &v);
        break;
    case RV_PART_SIZE: /* where it is left out it is the small one */
    case RV_PART_FIGURE:
        for (v.figure = part == RV_PART_SIZE ? RV_F_SMALL + 1 : 0; v.figure < g->figures.n;
             v.figure++)
            next_part(w, i, &v);
        break;
    case RV_PART_FEATURE: each_feature(w, i, before); break;
    case RV_PART_STAND: each_stand(w, i, before); break;
    case RV_PART_FOLLOWER:
        for (int node = 0; node < g->board.nnodes; node++) {
            int player = g->board.nodes[node].follower ? rv_owner_of(g->board.nodes[node].follower)
                                                       : RV_NONE;
            if (player == RV_NONE || (v.player != RV_NONE && v.player != player))
                continue;
            rv_value_follower(g, node, &v);
            next_part(w, i, &v);
        }
        break;
    case RV_PART_NUMBER:
        for (int k = 0; w->numbers && k < w->numbers->n; k++) {
            v.number = w->numbers->list[k];
            next_part(w, i, &v);
        }
        break;
    case RV_PART_TOKEN:
        for (v.token = 0; v.token < g->rs->ntokens; v.token++)
            if (!g->rs->tokens[v.token].die && rv_token_number(g, v.token))
                next_part(w, i, &v);
        break;
    case RV_PART_SPOT: each_spot(w, i, before); break;
    case RV_PART_FACE:
        for (v.face = 0; v.face < rv_value_token(g->rs, &v)->nfaces; v.face++)
            next_part(w, i, &v);
        break;
    case RV_PART_CELL: each_place(w, i, before, RV_SPOT_CELL); break;
    default: break;
    }
}

static void next_part(walk *w, int i, const rv_value *before) {
    if (w->left < 0)
        return;
    const rv_part_kind *part = i < w->n ? rv_part_called(w->parts[i]) : NULL;
    if (part) {
        each_part(w, part->id, i + 1, before);
    } else if (i < w->n) {
        rv_value v = *before;
        for (v.word = 0; rv_str_nth(w->parts[i], "|", v.word).s; v.word++)
            next_part(w, i + 1, &v);
    } else if ((!w->dice || before->at.kind != RV_NONE) && w->left-- > 0) {
        w->see(w->ud, before);
    }
}

bool rv_form_each(rv_game *g, const char *form, const rv_numbers *numbers, const rv_dice *dice,
                  void (*see)(void *ud, const rv_value *v), void *ud) {
    enum { MOST = 16384 };
    walk w = {.g = g, .numbers = numbers, .dice = dice, .left = MOST, .see = see, .ud = ud};
    rv_value v = rv_empty_value;
    v.number = rv_number_omitted(form);
    for (v.way = 0; v.way < rv_form_ways(form); v.way++) {
        unsigned out = 2; /* the [...] that are left out, as a bit set from 1 on */
        RV_EACH_FORM_SIGN(form, it) {
            out <<= it.way == v.way && it.sign == '[';
        }
        do {
            out -= 2;
            w.n = 0;
            RV_EACH_FORM_PART(form, it) {
                if (it.way == v.way && !(out >> it.bracket & 1))
                    w.parts[w.n++] = it.name;
            }
            next_part(&w, 0, &v);
        } while (out);
    }
    return w.left >= 0;
}
