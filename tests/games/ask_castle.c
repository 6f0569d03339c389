/* ask_castle.c - queries the slow checker of The Castle, which also plays Zamek by its own words.
 */
#include "../oracle/oracle.h"
#include "queries.h"
#include <stdio.h>

static oracle *side;
static oracle_record played;
static oracle_report report;
static int extra, to_move; /* whose turn it is, and how many more turns the player has */

/* ---- one language -------------------------------------------------------------------------- */

static bool is_zamek(const walk *w) {
    return strcmp(w->sort->rules, "zamek") == 0;
}

static const char *kind_word(const walk *w, enum oracle_kind kind) {
    static const char *const words[2][4] = {{"path", "house", "tower", "court"},
                                            {"road", "house", "pigsty", "meadow"}};
    return words[is_zamek(w)][kind];
}

static const char *role_word(const walk *w, enum oracle_kind kind) {
    static const char *const words[2][4] = {{"herald", "squire", "knight", "merchant"},
                                            {"herald", "squire", "farmer", "monk"}};
    return words[is_zamek(w)][kind];
}

static int token_word(const walk *w, int token) {
    return is_zamek(w) ? oracle_zamek_token(token) : token;
}

static const char *name_word(const walk *w, const oracle_feature *f) {
    static char word[ORACLE_NAME + 8], name[ORACLE_NAME];
    oracle_name(f, name);
    snprintf(word, sizeof word, "%s%s", kind_word(w, f->kind), strchr(name, '@'));
    return word;
}

static oracle_cell cell_of(const char *word) {
    return (oracle_cell){word[0] - 'a', atoi(word + 1)};
}

/* Some port of a region; the middle between two kinds is neither's. */
static oracle_place place_of(const char *cell, unsigned ports) {
    for (int port = 0; port < 12; port++) {
        oracle_place place = {cell_of(cell), port};
        oracle_feature f;
        if (ports >> port & 1 && oracle_feature_at(side, place, &f))
            return place;
    }
    return (oracle_place){{-1, -1}, 0};
}

/* The open or other feature with this name. */
static bool feature_named(const char *name, oracle_feature *f) {
    enum oracle_kind kind;
    oracle_place place;
    return oracle_read_name(name, &kind, &place) && oracle_feature_at(side, place, f) &&
           f->kind == kind;
}

static bool same_feature(const oracle_feature *a, const oracle_feature *b) {
    return a->kind == b->kind && a->where == b->where && a->name.cell.file == b->name.cell.file &&
           a->name.cell.rank == b->name.cell.rank;
}

/* ---- a game -------------------------------------------------------------------------------- */

static void load(void) {
    static char tiles[16384], wall[16384];
    side = oracle_load(read_text("tests/oracle/castle-tiles.txt", tiles, sizeof tiles),
                       read_text("tests/oracle/castle-wall.yaml", wall, sizeof wall));
    if (!side)
        abort();
}

static int open_game(walk *w) {
    if (!side)
        load();
    int wrong = oracle_read_record(w->tally.text, &played);
    if (wrong)
        hold(w, P_SCORE, false, "the checker cannot read line %d", wrong);
    oracle_begin(side, &played);
    extra = to_move = 0;
    return played.entries;
}

static void compare_items(walk *w) {
    for (int i = 0; i < report.items; i++) {
        const oracle_item *item = &report.item[i];
        const char *name = name_word(w, &item->feature);
        const rv_item *mine = scored_item(w->report, w->turns, name, item->winner);
        if (!mine) {
            hold(w, P_ITEMS, false, "%s: not scored so by the engine", name);
            return;
        }
        same(w, P_ITEMS, name, mine->points, item->winner < 0 ? 0 : item->points);
        same(w, P_ITEMS, name, mine->tiles, item->feature.tiles);
        for (int p = 0; p < 2; p++)
            same(w, P_ITEMS, name, mine->followers[p], item->feature.followers[p]);
    }
    same(w, P_ITEMS, "features scored", scored_items(w, w->turns), report.items);
}

static void compare_takes(walk *w) {
    int n = 0;
    for (int i = 0; i < w->report->nitems; i++) {
        const rv_item *item = &w->report->items[i];
        if (item->type != RV_ITEM_TOOK || item->turn != w->turns)
            continue;
        const oracle_take *take = &report.take[n++];
        if (n > report.takes)
            break;
        same(w, P_ITEMS, "who takes", item->player, take->player);
        same(w, P_ITEMS, "from", rv_thing_number(&item->things, "corner", 0), take->corner);
        same(w, P_ITEMS, "what", rv_thing_number(&item->things, "token", 0),
             token_word(w, take->token));
    }
    same(w, P_ITEMS, "wall tiles taken", n, report.takes);
}

static void play(walk *w, int entry) {
    const oracle_entry *e = &played.entry[entry];
    report.items = report.takes = 0;
    enum oracle_verdict verdict = oracle_play_entry(side, e, &report);
    if (verdict != ORACLE_LEGAL)
        hold(w, P_SCORE, false, "illegal for the checker (%d)", (int)verdict);
    extra += e->turn.extra_turns;
    to_move = extra ? e->turn.player : 1 - e->turn.player;
    extra -= extra > 0;
    if (w->tally.broken || e->none)
        return;
    compare_items(w);
    compare_takes(w);
}

static void turn(walk *w, const rv_report *r) {
    int left = oracle_tiles_left(side);
    same(w, P_SCORE, "tiles left", r->stack, left);
    if (left)
        same(w, P_SCORE, "to move", r->to_move, to_move);
}

static int score(walk *w, int player) {
    (void)w;
    return oracle_score(side, player);
}

/* ---- the board ----------------------------------------------------------------------------- */

typedef struct standing {
    oracle_feature f;
    int followers[2];
} standing;

static standing stands[ORACLE_TILES];
static int nstands;

/* Each follower shown stands on a feature of the checker. */
static void stand(walk *w, const char *cell, const rv_region_info *r) {
    oracle_feature f;
    int i = 0;
    if (!oracle_feature_at(side, place_of(cell, r->ports), &f) ||
        strcmp(kind_word(w, f.kind), r->kind) != 0) {
        hold(w, P_BOARD, false, "nothing to stand on at %s", cell);
        return;
    }
    while (i < nstands && !same_feature(&stands[i].f, &f))
        i++;
    if (i == nstands)
        stands[nstands++] = (standing){.f = f};
    stands[i].followers[r->player]++;
}

static void compare_owners(walk *w) {
    oracle_place names[ORACLE_FEATURES];
    int n = oracle_features(side, names), held = 0;
    for (int i = 0; i < nstands; i++)
        for (int p = 0; p < 2; p++)
            same(w, P_BOARD, name_word(w, &stands[i].f), stands[i].followers[p],
                 stands[i].f.followers[p]);
    for (int i = 0; i < n; i++) {
        oracle_feature f;
        if (!oracle_feature_at(side, names[i], &f))
            abort();
        held += f.followers[0] + f.followers[1] > 0;
    }
    same(w, P_BOARD, "features with followers", nstands, held);
}

static void compare_hand(walk *w, const rv_shown_board *b, int p) {
    const rv_shown_hand *h = &b->hands[p];
    int held[ORACLE_TOKENS] = {0}, keep = 0;
    for (const rv_thing *t = NULL; (t = rv_thing_find(&b->things, "keep", t));)
        keep += t->player == p ? t->number : 0;
    for (const rv_thing *t = NULL; (t = rv_thing_find(&b->things, "wall_tile", t));)
        if (t->player == p && t->number > 0)
            held[is_zamek(w) ? oracle_castle_token(t->number) : t->number]++;
    same(w, P_BOARD, "followers in hand", h->figures[0], oracle_supply(side, p));
    same(w, P_BOARD, "keep", keep, oracle_keep(side, p));
    same(w, P_BOARD, "score shown", h->score, oracle_score(side, p));
    for (int token = 1; token < ORACLE_UNKNOWN; token++)
        same(w, P_BOARD, "wall tiles held", held[token], oracle_hand(side, p, token));
}

static void board(walk *w, const rv_shown_board *b) {
    int laid = 0;
    nstands = 0;
    for (int i = 0; i < b->ntiles && !w->tally.broken; i++) {
        rv_shown_tile t;
        int rot = 0;
        rv_case_board_tile(w->at, i, &t);
        if (t.start)
            continue;
        laid++;
        same(w, P_BOARD, t.cell, atoi(t.id), oracle_tile_at(side, cell_of(t.cell), &rot));
        same(w, P_BOARD, t.cell, t.rotation, 90 * rot);
        for (int r = 0; r < t.nregions && !w->tally.broken; r++)
            if (t.regions[r].player >= 0)
                stand(w, t.cell, &t.regions[r]);
    }
    same(w, P_BOARD, "tiles laid", laid, oracle_tiles_laid(side));
    compare_owners(w);
    for (int p = 0; p < 2; p++)
        compare_hand(w, b, p);
    for (const rv_thing *t = NULL; (t = rv_thing_find(&b->things, "corner", t));)
        same(w, P_BOARD, "corner", t->number, token_word(w, oracle_corner(side, t->place)));
}

/* ---- placements ---------------------------------------------------------------------------- */

static const char *tile(walk *w) {
    static char word[16];
    int left = oracle_tiles_left(side), number = 0;
    if (!left)
        return NULL;
    for (int n = below(w, left); n >= 0;)
        n -= !oracle_tile_used(side, ++number);
    snprintf(word, sizeof word, "%d", number);
    return word;
}

typedef struct asked {
    walk *w;
    int tile, n;
} asked;

static void compare_pieces(walk *w, const rv_placement *p, int number) {
    enum oracle_kind kinds[ORACLE_REGIONS];
    int where[ORACLE_REGIONS], found = 0;
    int n = oracle_supply(side, to_move)
                ? oracle_deployments(side, to_move, number, p->rotation / 90, cell_of(p->cell),
                                     kinds, where)
                : 0;
    for (int k = 0; k < n; k++) {
        char word[32];
        snprintf(word, sizeof word, "%s@%s", role_word(w, kinds[k]), oracle_where_name(where[k]));
        for (int i = 0; i < p->nfollowers; i++)
            found += strcmp(word, p->followers[i]) == 0;
    }
    same(w, P_PLACES, "followers", p->nfollowers, n);
    same(w, P_PLACES, "followers alike", found, n);
}

/* Laid without a follower. */
static bool try_tile(int number, int rot, oracle_cell cell, oracle_report *out) {
    const oracle_turn turn = {
        .player = to_move, .tile = number, .rot = rot, .cell = cell, .follower = -1};
    out->items = out->takes = 0;
    return oracle_try(side, &turn, out) == ORACLE_LEGAL;
}

static bool same_points(const oracle_item *item, const int *points, const bool *scores) {
    bool good = true;
    for (int p = 0; p < 2; p++)
        good = good && scores[p] == (item->winner == p) &&
               points[p] == (item->winner == p ? item->points : 0);
    return good;
}

static void compare_completes(walk *w, const rv_placement *p, const oracle_report *r) {
    int found = 0;
    for (int i = 0; i < p->ncompletes; i++)
        for (int k = 0; k < r->items; k++)
            found += strcmp(p->completes[i].feature, name_word(w, &r->item[k].feature)) == 0 &&
                     same_points(&r->item[k], p->completes[i].points, p->completes[i].scores);
    same(w, P_PLACES, "features completed", p->ncompletes, r->items);
    same(w, P_PLACES, "completed alike", found, r->items);
}

static bool see_place(void *ud, const rv_placement *p) {
    static oracle_report trial;
    asked *a = ud;
    a->n++;
    if (!try_tile(a->tile, p->rotation / 90, cell_of(p->cell), &trial))
        hold(a->w, P_PLACES, false, "%s/%d at %s: not legal for the checker", p->tile, p->rotation,
             p->cell);
    else {
        compare_pieces(a->w, p, a->tile);
        compare_completes(a->w, p, &trial);
    }
    return !a->w->tally.broken;
}

/* Every placement that the checker finds; it has its own data of the wall. */
static int count_places(int number) {
    int n = 0;
    for (int file = 0; file < ORACLE_FILES; file++)
        for (int rank = 1; rank < ORACLE_RANKS; rank++)
            for (int rot = 0; rot < 4; rot++)
                n += oracle_can_place(side, number, rot, (oracle_cell){file, rank});
    return n;
}

static void places(walk *w, const char *id) {
    asked a = {.w = w, .tile = atoi(id)};
    const char *why = NULL;
    if (rv_case_legal(w->at, 0, id, false, see_place, &a, &why) != RV_FINE)
        hold(w, P_PLACES, false, "legal, tile %s: no answer: %s", id, why ? why : "");
    if (!w->tally.broken)
        same(w, P_PLACES, "places", a.n, count_places(a.tile));
}

/* ---- open features ------------------------------------------------------------------------- */

/* Finds this feature among the features that a placement completes. */
static const oracle_item *closed(const oracle_report *r, int number, int rot, oracle_cell cell,
                                 const oracle_feature *f) {
    oracle *after = oracle_clone(side);
    oracle_feature now;
    const oracle_item *found = NULL;
    if (!oracle_put(after, number, rot, cell) || !oracle_feature_at(after, f->name, &now))
        abort();
    for (int i = 0; i < r->items; i++)
        if (same_feature(&r->item[i].feature, &now))
            found = &r->item[i];
    oracle_free(after);
    return found;
}

static void compare_closer(walk *w, const rv_open_feature *mine, const oracle_report *r,
                           const oracle_item *item, int rot, oracle_cell cell) {
    int found = 0;
    for (int i = 0; i < mine->nclosers; i++) {
        const rv_closer *c = &mine->closers[i];
        oracle_cell at = cell_of(c->cell);
        if (at.file != cell.file || at.rank != cell.rank || c->rotation != 90 * rot)
            continue;
        found += same_points(item, c->points, c->scores);
        if (r->items == 1)
            same(w, P_ENDS, "corner won", rv_thing_number(&c->gives, "corner", -1),
                 r->takes ? r->take[0].corner : -1);
        saw(w, E_CORNER, r->items == 1 && r->takes);
    }
    same(w, P_ENDS, mine->feature, found, 1);
}

/* Each placement of the tile: whether it closes the feature. */
static void compare_closers(walk *w, const rv_open_feature *mine, const oracle_feature *f,
                            int number) {
    static oracle_report trial;
    int n = 0;
    for (int i = 0; i < f->opens; i++) { /* a placement that closes it lies beyond an end */
        static const int east[] = {0, 1, 0, -1}, north[] = {1, 0, -1, 0};
        const oracle_open *end = &f->open[i];
        oracle_cell at = {end->cell.file + east[end->side], end->cell.rank + north[end->side]};
        bool again = false;
        for (int k = 0; k < i; k++)
            again |= f->open[k].cell.file + east[f->open[k].side] == at.file &&
                     f->open[k].cell.rank + north[f->open[k].side] == at.rank;
        for (int rot = 0; rot < 4 && !again; rot++) {
            if (!oracle_can_place(side, number, rot, at) || !try_tile(number, rot, at, &trial))
                continue;
            const oracle_item *item = closed(&trial, number, rot, at, f);
            n += item != NULL;
            if (item)
                compare_closer(w, mine, &trial, item, rot, at);
        }
    }
    same(w, P_ENDS, "closers", mine->nclosers, f->kind == ORACLE_COURT ? 0 : n);
}

static int points_now(const oracle_feature *f) {
    int each = f->kind == ORACLE_TOWER || (f->kind == ORACLE_PATH && f->fountains) ? 2 : 1;
    if (f->kind == ORACLE_COURT)
        return 3 * f->markets; /* C-95 */
    return each * f->tiles;    /* C-49, C-50, C-52, C-53 */
}

static bool see_open(void *ud, const rv_open_feature *mine) {
    asked *a = ud;
    walk *w = a->w;
    oracle_feature f;
    a->n++;
    if (!feature_named(mine->feature, &f) || strcmp(mine->feature, name_word(w, &f)) != 0) {
        hold(w, P_ENDS, false, "%s: open for the engine only", mine->feature);
        return false;
    }
    same(w, P_ENDS, mine->feature, mine->tiles, f.tiles);
    same(w, P_ENDS, mine->feature, mine->points, points_now(&f));
    same(w, P_ENDS, mine->feature, mine->nopen, f.opens);
    for (int p = 0; p < 2; p++)
        same(w, P_ENDS, mine->feature, mine->followers[p], f.followers[p]);
    compare_closers(w, mine, &f, a->tile);
    return !w->tally.broken;
}

static int count_open(void) {
    oracle_place names[ORACLE_FEATURES];
    int n = oracle_features(side, names), open = 0;
    for (int i = 0; i < n; i++) {
        oracle_feature f;
        if (!oracle_feature_at(side, names[i], &f))
            abort();
        open += f.opens > 0;
    }
    return open;
}

static void ends(walk *w, const char *id) {
    asked a = {.w = w, .tile = atoi(id)};
    const char *why = NULL;
    if (rv_case_completions(w->at, id, true, see_open, &a, &why) != RV_FINE)
        hold(w, P_ENDS, false, "completions, tile %s: no answer: %s", id, why ? why : "");
    if (!w->tally.broken)
        same(w, P_ENDS, "open features", a.n, count_open());
}

/* ---- the end ------------------------------------------------------------------------------- */

static int given(const rv_report *r, int player, const char *kind) {
    int sum = 0;
    for (int i = 0; i < r->nitems; i++)
        if (r->items[i].type == RV_ITEM_SCORE && r->items[i].turn == RV_NO_TURN &&
            r->items[i].player == player && strcmp(r->items[i].kind, kind) == 0)
            sum += r->items[i].points;
    return sum;
}

static void ending(walk *w, const rv_report *r) {
    oracle_ending end;
    oracle_final(side, &end);
    for (int p = 0; p < 2; p++) {
        const int *tokens = end.tokens[p];
        same(w, P_NOW, "keep", given(r, p, is_zamek(w) ? "family_house" : "keep"), end.keep[p]);
        same(w, P_NOW, "courts", given(r, p, kind_word(w, ORACLE_COURT)),
             end.courts[p] + tokens[7]);
        same(w, P_NOW, "open paths", given(r, p, kind_word(w, ORACLE_PATH)), tokens[4]);
        same(w, P_NOW, "open towers", given(r, p, kind_word(w, ORACLE_TOWER)), tokens[5]);
        same(w, P_NOW, "open houses", given(r, p, kind_word(w, ORACLE_HOUSE)), tokens[6]);
        same(w, P_NOW, "wall tiles 9", given(r, p, is_zamek(w) ? "special_token" : "wall_tile"),
             tokens[9]);
        same(w, P_NOW, "total", r->score[p], end.total[p]);
        same(w, P_NOW, "winner", r->winner[p], end.winners >> p & 1);
    }
}

const asker castle_asker = {open_game, play, turn, board, tile, places, ends, ending, score};
