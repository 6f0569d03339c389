/* ask_carcassonne.c - queries the slow checker of Carcassonne and its expansions. */
#include "../oracle/carcassonne.h"
#include "queries.h"
#include <stdio.h>

enum { WORD = 64 };

static carc *side, *trial;
static carc_record played;
static carc_report report, would;
static carc_feature features[CARC_FEATURES];
static carc_ending end;

/* ---- one language -------------------------------------------------------------------------- */

static const char *name_word(const carc_name *name) {
    static char word[CARC_NAME];
    carc_write_name(name, word);
    return word;
}

static bool same_cell(carc_cell a, carc_cell b) {
    return a.x == b.x && a.y == b.y;
}

static bool same_name(const carc_name *a, const carc_name *b) {
    return a->kind == b->kind && a->where == b->where && same_cell(a->cell, b->cell);
}

static carc_cell cell_of(const char *word) {
    carc_cell cell = {0, 0};
    if (sscanf(word, "%d,%d", &cell.x, &cell.y) != 2)
        abort();
    return cell;
}

static bool read_bridge(const char *word, carc_cell own, carc_bridge *out) {
    *out = (carc_bridge){own, word[0] == 'e'};
    if (word[2] == '@')
        out->cell = cell_of(word + 3);
    return strncmp(word, "ns", 2) == 0 || strncmp(word, "ew", 2) == 0;
}

/* "ew", "ew+ns@0,1"; "": none. */
static carc_span read_span(const char *word, carc_cell own) {
    carc_span out = {.count = 0};
    while (word && *word) {
        if (out.count == CARC_SPAN || !read_bridge(word, own, &out.bridge[out.count++]))
            abort();
        word = strchr(word, '+');
        word = word ? word + 1 : NULL;
    }
    return out;
}

/* The figure of a word, "" for a small one. */
static int figure_of(const char *word) {
    int figure = CARC_SMALL;
    while (figure < CARC_FIGURES && strcmp(word, carc_figure_word((enum carc_figure)figure)) != 0)
        figure++;
    return figure;
}

static bool same_span(const carc_span *a, const carc_span *b) {
    return a->count == b->count && carc_is_part(a, b);
}

/* ---- a game -------------------------------------------------------------------------------- */

static void load(void) {
    static char text[65536];
    side = carc_load(read_text("tests/oracle/carcassonne-tiles.txt", text, sizeof text));
    if (!side)
        abort();
    trial = carc_clone(side);
}

static int open_game(walk *w) {
    if (!side)
        load();
    int wrong = carc_read_record(side, w->tally.text, &played);
    if (wrong)
        hold(w, P_SCORE, false, "the checker cannot read line %d", wrong);
    else
        carc_begin(side, &played.options, played.players);
    return played.entries;
}

static bool by_castle(int player, int points) {
    for (int i = 0; i < report.tributes; i++)
        if (report.tribute[i].owner == player && report.tribute[i].points == points)
            return true;
    return false;
}

static void compare_item_for(walk *w, const carc_item *item, int player) {
    const char *name = name_word(&item->feature.name);
    const rv_item *mine = scored_item(w->report, w->turns, name, player);
    bool monastery = item->feature.name.kind == CARC_MONASTERY;
    int points = player < 0 ? 0 : item->points;
    if (!mine) {
        hold(w, P_ITEMS, false, "%s: the checker alone scores it for player %d (-1: nobody)", name,
             player);
        return;
    }
    /* The owner of a castle may score the same feature again. */
    if (!by_castle(player, mine->points))
        same(w, P_ITEMS, name, mine->points, points);
    same(w, P_ITEMS, name, mine->tiles, monastery ? 9 : item->feature.tiles);
    for (int p = 0; p < played.players && player >= 0; p++)
        same(w, P_ITEMS, name, mine->followers[p], item->feature.followers[p]);
}

static int payees(unsigned winners) {
    int n = 0;
    for (int p = 0; p < CARC_PLAYERS; p++)
        n += (winners >> p & 1) != 0;
    return n;
}

static void compare_items(walk *w) {
    int n = 0;
    for (int i = 0; i < report.items && !w->tally.broken; i++) {
        const carc_item *item = &report.item[i];
        if (item->kept)
            continue;
        n += item->winners ? payees(item->winners) : 1;
        for (int p = 0; p < played.players; p++)
            if (item->winners >> p & 1)
                compare_item_for(w, item, p);
        if (!item->winners && !report.tributes)
            compare_item_for(w, item, -1);
    }
    if (!report.tributes)
        same(w, P_ITEMS, "features scored", scored_items(w, w->turns), n);
}

/* The points of each player in the turn, for any reason. */
static void compare_gains(walk *w) {
    int sum[CARC_PLAYERS] = {0};
    for (int i = 0; i < report.items; i++)
        for (int p = 0; p < played.players && !report.item[i].kept; p++)
            sum[p] += report.item[i].winners >> p & 1 ? report.item[i].points : 0;
    for (int i = 0; i < report.tributes; i++)
        sum[report.tribute[i].owner] += report.tribute[i].points;
    for (int i = 0; i < w->report->nitems; i++) {
        const rv_item *item = &w->report->items[i];
        if (item->turn == w->turns && item->type == RV_ITEM_SCORE && item->player >= 0 &&
            *item->feature)
            sum[item->player] -= item->points;
    }
    for (int p = 0; p < played.players; p++)
        same(w, P_ITEMS, "points of all items", -sum[p], 0);
}

static void play(walk *w, int entry) {
    const carc_entry *e = &played.entry[entry];
    report.items = report.tributes = 0;
    enum carc_verdict verdict = carc_play_entry(side, e, &report);
    if (verdict != CARC_LEGAL)
        hold(w, P_SCORE, false, "illegal for the checker (%d)", (int)verdict);
    saw(w, E_SECOND, carc_second(side));
    if (w->tally.broken || e->none || e->held)
        return;
    compare_items(w);
    compare_gains(w);
}

static void turn(walk *w, const rv_report *r) {
    same(w, P_SCORE, "tiles left", r->stack, carc_stack(side));
    if (!carc_over(side)) {
        same(w, P_SCORE, "to move", r->to_move, carc_to_move(side));
        same(w, P_SCORE, "a second part", r->second_part, carc_second(side));
    }
}

static int score(walk *w, int player) {
    (void)w;
    return carc_score(side, player);
}

/* ---- the board ----------------------------------------------------------------------------- */

/* Some port of a region, as the checker's word for a place: the compass point there. */
static int where_of(unsigned ports) {
    static const char *const points[] = {"nnw", "n",   "nne", "ene", "e",   "ese", "sse",
                                         "s",   "ssw", "wsw", "w",   "wnw", "c"};
    for (int port = 0; port < 13; port++)
        for (int where = 0; ports >> port & 1 && carc_where_word(where); where++)
            if (strcmp(carc_where_word(where), points[port]) == 0)
                return where;
    return -1;
}

/* The checker's feature in a region of a tile that is shown. */
static bool feature_in(const rv_shown_tile *t, const rv_region_info *r, carc_feature *f) {
    carc_name name = {.cell = {t->x, t->y}, .where = where_of(r->ports)};
    for (int kind = 0; kind < CARC_KINDS; kind++)
        if (strcmp(r->kind, carc_kind_word((enum carc_kind)kind)) == 0) {
            name.kind = (enum carc_kind)kind;
            return carc_feature_at(side, name, f);
        }
    return false;
}

typedef struct standing {
    carc_name name;
    int men[CARC_PLAYERS][CARC_FIGURES];
} standing;

static standing stands[CARC_MEN];
static int nstands;

static standing *stands_on(const carc_name *name) {
    int i = 0;
    while (i < nstands && !same_name(&stands[i].name, name))
        i++;
    if (i == nstands)
        stands[nstands++] = (standing){.name = *name};
    return &stands[i];
}

/* Each figure shown stands on a feature of the checker. */
static void stand(walk *w, const rv_shown_tile *t, const rv_region_info *r) {
    static carc_feature f;
    if (feature_in(t, r, &f))
        stands_on(&f.name)->men[r->player][r->figure]++;
    else
        hold(w, P_BOARD, false, "nothing to stand on at %s", t->cell);
}

/* The same figures stand there for the checker, and no others. */
static void compare_owners(walk *w) {
    static carc_feature f;
    carc_man men[CARC_MEN];
    for (int i = carc_men(side, men) - 1; i >= 0; i--)
        if (!men[i].top && carc_feature_at(side, men[i].place, &f))
            stands_on(&f.name)->men[men[i].player][men[i].figure]--;
    for (int i = 0; i < nstands; i++)
        for (int p = 0; p < played.players; p++)
            for (int k = 0; k < CARC_FIGURES; k++)
                same(w, P_BOARD, name_word(&stands[i].name), stands[i].men[p][k], 0);
}

static void compare_tower(walk *w, const rv_shown_tile *t) {
    carc_cell cell = {t->x, t->y};
    carc_man man = {.player = -1};
    bool top = carc_top(side, cell, &man);
    int height = carc_foundation(side, cell) ? carc_height(side, cell) : -1;
    if (!played.options.tower)
        return;
    const rv_thing *shown = rv_thing_find(&t->things, "top", NULL);
    same(w, P_BOARD, "a tower's height", rv_thing_number(&t->things, "tower", -1), height);
    same(w, P_BOARD, "who is on top", shown ? shown->player : -1, top ? man.player : -1);
    if (top && shown)
        same(w, P_BOARD, "the figure on top", figure_of(shown->words), man.figure);
}

/* Whether the region's city is a castle of the checker. */
static bool in_castle(const rv_shown_tile *t, const rv_region_info *r) {
    static carc_feature f;
    carc_castle list[CARC_CASTLES];
    int n = carc_castles(side, list);
    for (int i = 0; i < n && feature_in(t, r, &f); i++)
        if (same_name(&f.name, &list[i].city))
            return true;
    return false;
}

static void compare_tile(walk *w, const rv_shown_tile *t, int *castles) {
    int rot = 0, number = carc_tile_at(side, (carc_cell){t->x, t->y}, &rot), bridge = -1;
    if (number < 0 || strcmp(carc_id(side, number), t->id) != 0 || 90 * rot != t->rotation) {
        hold(w, P_BOARD, false, "%s: %s/%d lies there for the engine only", t->cell, t->id,
             t->rotation);
        return;
    }
    hold(w, P_BOARD, true, "a tile");
    for (int r = 0; r < t->nregions && !w->tally.broken; r++) {
        const rv_region_info *region = &t->regions[r];
        if (region->player >= 0)
            stand(w, t, region);
        if (region->built)
            bridge = !(region->ports >> 1 & 1); /* its end in the north: axis 0 */
    }
    for (const rv_thing *k = NULL; (k = rv_thing_find(&t->things, "castle", k)); ++*castles)
        same(w, P_BOARD, "a castle", true, in_castle(t, &t->regions[k->place]));
    same(w, P_BOARD, "a bridge", bridge, carc_bridge_on(side, (carc_cell){t->x, t->y}));
    compare_tower(w, t);
}

static void compare_prisoners(walk *w, const rv_shown_board *b, int p) {
    int shown[CARC_PLAYERS][CARC_FIGURES + 1] = {{0}};
    for (const rv_thing *t = NULL; (t = rv_thing_find(&b->things, "prisoner", t));)
        shown[t->place][figure_of(t->words)] += t->player == p ? t->number : 0;
    for (int o = 0; o < played.players; o++)
        for (int f = 0; f < CARC_FIGURES; f++)
            same(w, P_BOARD, "prisoners", shown[o][f],
                 carc_prisoners(side, p, o, (enum carc_figure)f));
}

static void compare_goods(walk *w, const rv_shown_board *b, int p) {
    static const char *const words[] = {"wine", "grain", "cloth"};
    const carc_options *o = &played.options;
    for (int k = 0; k < CARC_GOODS; k++) {
        const rv_thing *t = rv_thing_find(&b->things, "tokens", NULL);
        while (t && (t->player != p || strcmp(t->words, words[k]) != 0))
            t = rv_thing_find(&b->things, "tokens", t);
        same(w, P_BOARD, words[k], t ? t->number : -1,
             o->traders && o->goods ? carc_goods(side, p, (enum carc_goods)k) : -1);
    }
}

static int pieces_of(const walk *w, const rv_shown_hand *h, const char *key) {
    int found = rv_piece_find(w->rs, rv_str_of(key));
    return found < 0 ? -1 : h->pieces[found];
}

static void compare_hand(walk *w, const rv_shown_board *b, int p) {
    const rv_shown_hand *h = &b->hands[p];
    const rv_thing *tile = rv_thing_find(&b->things, "bought", NULL);
    while (tile && tile->player != p)
        tile = rv_thing_find(&b->things, "bought", tile);
    const carc_options *o = &played.options;
    int bought = carc_bought(side, p);
    same(w, P_BOARD, "score shown", h->score, carc_score(side, p));
    const bool has[CARC_FIGURES] = {true, o->large, false, o->traders && o->builder,
                                    o->traders && o->pig};
    for (int f = 0; f < CARC_FIGURES; f++)
        same(w, P_BOARD, "figures in hand", has[f] || f < w->rs->nfigures ? h->figures[f] : -1,
             has[f] ? carc_supply_of(side, p, (enum carc_figure)f) : -1);
    same(w, P_BOARD, "tower pieces", pieces_of(w, h, "towers"),
         o->tower ? carc_pieces(side, p) : -1);
    same(w, P_BOARD, "bridges in hand", pieces_of(w, h, "bridges"),
         o->bazaars && o->bridges ? carc_bridges(side, p) : -1);
    same(w, P_BOARD, "castles in hand", pieces_of(w, h, "castles"),
         o->bazaars && o->castles ? carc_tokens(side, p) : -1);
    compare_prisoners(w, b, p);
    compare_goods(w, b, p);
    same(w, P_BOARD, "a tile from a bazaar", tile != NULL, bought >= 0);
    if (tile && bought >= 0)
        same(w, P_BOARD, tile->words, strcmp(tile->words, carc_id(side, bought)), 0);
}

static void board(walk *w, const rv_shown_board *b) {
    carc_castle list[CARC_CASTLES];
    int castles = 0;
    nstands = 0;
    for (int i = 0; i < b->ntiles && !w->tally.broken; i++) {
        rv_shown_tile t;
        rv_case_board_tile(w->at, i, &t);
        compare_tile(w, &t, &castles);
    }
    compare_owners(w);
    same(w, P_BOARD, "castles", castles >= carc_castles(side, list), true);
    for (int p = 0; p < played.players; p++)
        compare_hand(w, b, p);
    const rv_thing *due = rv_thing_find(&b->things, "bazaar", NULL);
    same(w, P_BOARD, "a bazaar comes", due != NULL, carc_due(side));
    if (due)
        same(w, P_BOARD, "left of whose tile", (due->player + 1) % played.players,
             carc_to_move(side));
}

/* ---- placements ---------------------------------------------------------------------------- */

static const char *tile(walk *w) {
    int player = carc_to_move(side), all = 0, number = -1;
    if (carc_over(side) || carc_due(side))
        return NULL;
    for (int i = 0; i < carc_prints(side); i++)
        all += carc_free_of(side, player, i);
    for (int n = all ? below(w, all) : -1; n >= 0;)
        n -= carc_free_of(side, player, ++number);
    return number < 0 ? NULL : carc_id(side, number);
}

typedef struct asked {
    walk *w;
    int tile, n, bridged;
} asked;

static const char *piece_word(const carc_name *name, enum carc_figure figure) {
    return figure <= CARC_BIG ? carc_role_word(name->kind) : carc_figure_word(figure);
}

static int count_pieces(const rv_placement *p, const carc_name *name, enum carc_figure figure) {
    char word[WORD];
    int n = 0;
    snprintf(word, sizeof word, "%s%s@%s", figure == CARC_BIG ? "big:" : "",
             piece_word(name, figure), carc_where_word(name->where));
    for (int i = 0; i < p->nfollowers; i++)
        n += strcmp(word, p->followers[i]) == 0;
    return n;
}

static void compare_pieces(walk *w, const rv_placement *p, const carc_turn *turn) {
    carc_name names[CARC_REGIONS];
    int found = 0, all = 0;
    for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++) {
        int n = carc_deployments_of(side, turn->player, turn->at, &turn->span, f, names);
        for (int k = 0; k < n; k++)
            found += count_pieces(p, &names[k], f);
        all += n;
        saw(w, E_BUILDER, f == CARC_BUILDER && n > 0);
        saw(w, E_PIG, f == CARC_PIG && n > 0);
    }
    same(w, P_PLACES, "followers", p->nfollowers, all);
    same(w, P_PLACES, "followers alike", found, all);
}

/* The points of castles are included in those of the features that they score, so only the sums are
 * compared. */
static void compare_points(walk *w, const rv_placement *p, int player) {
    int mine = 0, theirs = 0;
    for (int i = 0; i < p->ncompletes; i++)
        mine += p->completes[i].points[player];
    for (int k = 0; k < would.items; k++)
        theirs += would.item[k].winners >> player & 1 ? would.item[k].points : 0;
    for (int k = 0; k < would.tributes; k++)
        theirs += would.tribute[k].owner == player ? would.tribute[k].points : 0;
    same(w, P_PLACES, "points for all that is completed", mine, theirs);
}

static bool same_points(const carc_item *item, const int *points, const bool *scores) {
    bool good = true;
    for (int p = 0; p < played.players; p++) {
        bool wins = item->winners >> p & 1;
        good = good && points[p] == (wins ? item->points : 0) && scores[p] == wins;
    }
    return good;
}

static void see_completed(walk *w, bool bridged) {
    for (int i = 0; i < would.items; i++) {
        saw(w, E_COMPLETES, would.item[i].winners != 0);
        saw(w, E_TIED, payees(would.item[i].winners) > 1);
    }
    saw(w, E_SEVERAL, would.items > 2);
    saw(w, E_BRIDGED, bridged);
    saw(w, E_BRIDGED_COMPLETES, bridged && would.items > 0);
    saw(w, E_TRIBUTE, would.tributes > 0);
}

static void compare_completes(walk *w, const rv_placement *p) {
    int found = 0;
    for (int i = 0; i < p->ncompletes; i++)
        for (int k = 0; k < would.items; k++) {
            const carc_item *item = &would.item[k];
            const rv_completion *mine = &p->completes[i];
            found += strcmp(mine->feature, name_word(&item->feature.name)) == 0 &&
                     (would.tributes || same_points(item, mine->points, mine->scores));
        }
    same(w, P_PLACES, "features completed", p->ncompletes, would.items);
    same(w, P_PLACES, "completed alike", found, would.items);
    for (int player = 0; player < played.players; player++)
        compare_points(w, p, player);
}

/* Additional bridges, together with those that are needed. */
static carc_span with_needed(const carc_turn *turn, const char *word) {
    carc_span all = read_span(word, turn->at.cell);
    for (int i = 0; i < turn->span.count; i++) {
        if (all.count == CARC_SPAN)
            abort();
        all.bridge[all.count++] = turn->span.bridge[i];
    }
    return all;
}

static void compare_may_bridge(walk *w, const rv_placement *p, const carc_turn *turn) {
    carc_span list[CARC_SPANS];
    int n = carc_span_list(side, turn->player, turn->at, list), found = 0, more = 0;
    for (int k = 0; k < n; k++)
        more += list[k].count > turn->span.count && carc_is_part(&turn->span, &list[k]);
    for (int i = 0; i < p->may.n; i++) {
        const carc_span mine = with_needed(turn, p->may.list[i].words);
        for (int k = 0; k < n; k++)
            found += same_span(&mine, &list[k]);
        saw(w, E_SPAN, mine.count > 1);
    }
    same(w, P_PLACES, "bridges", p->may.n, more);
    same(w, P_PLACES, "bridges alike", found, more);
}

/* ---- what The Tower allows besides --------------------------------------------------------- */

static const rv_actions *behind(const rv_actions *list, int n, const char *key) {
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].key, key) == 0)
            return &list[i];
    abort();
}

/* Behind something else, or not (NULL). */
static bool listed(const rv_actions *a, const char *after, const char *word) {
    for (int i = 0; i < a->n; i++)
        if (strcmp(a->list[i].what, word) == 0 && (!after || strcmp(a->list[i].after, after) == 0))
            return true;
    return false;
}

static const char *man_word(const carc_man *man) {
    static char word[2 * WORD];
    const char *big = man->figure == CARC_BIG ? "big:" : "", *label = played.label[man->player];
    carc_cell cell = man->place.cell;
    if (man->top)
        snprintf(word, sizeof word, "%s:%stop@%d,%d", label, "", cell.x, cell.y);
    else
        snprintf(word, sizeof word, "%s:%s%s@%d,%d.%s", label, big,
                 piece_word(&man->place, man->figure), cell.x, cell.y,
                 carc_where_word(man->place.where));
    return word;
}

/* The followers that the tower there could capture with one more piece. */
static void compare_reach(walk *w, const rv_placement *p, int player, carc_cell cell,
                          const char *word) {
    carc_man men[CARC_MEN];
    const rv_actions *mine = behind(p->actions, p->nactions, "capture");
    int all = 0,
        n = carc_can_build(trial, player, cell) ? carc_captives(trial, player, cell, 1, men) : 0;
    for (int i = 0; i < mine->n; i++)
        all += strcmp(mine->list[i].after, word) == 0;
    same(w, P_PLACES, "whom a tower could take", all, n);
    saw(w, E_REACHED, n > 0);
    for (int i = 0; i < n; i++)
        if (!listed(mine, word, man_word(&men[i])))
            hold(w, P_PLACES, false, "%s could take %s for the checker only", word,
                 man_word(&men[i]));
}

static void compare_site(walk *w, const rv_placement *p, int player, carc_cell cell,
                         int counts[2]) {
    char word[WORD], top_word[2 * WORD];
    const rv_actions *tower = behind(p->actions, p->nactions, "tower");
    const rv_actions *top = behind(p->actions, p->nactions, "top");
    bool build = carc_can_build(trial, player, cell);
    snprintf(word, sizeof word, "%d,%d", cell.x, cell.y);
    same(w, P_PLACES, "a tower piece may go there", listed(tower, NULL, word), build);
    counts[0] += build;
    for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++) {
        bool can = carc_can_top(trial, player, cell, f);
        snprintf(top_word, sizeof top_word, "%s%s%s", carc_figure_word(f), f ? " " : "", word);
        same(w, P_PLACES, "a figure on top", listed(top, NULL, top_word), can);
        counts[1] += can;
    }
    compare_reach(w, p, player, cell, word);
}

/* The cells with tiles, with room for one more. */
static carc_cell cells[CARC_LAID + 1];
static int ncells;

static void find_cells(walk *w) {
    rv_shown_board b;
    rv_case_board(w->at, &b);
    ncells = b.ntiles < CARC_LAID ? b.ntiles : CARC_LAID;
    for (int i = 0; i < ncells; i++) {
        rv_shown_tile t;
        rv_case_board_tile(w->at, i, &t);
        cells[i] = (carc_cell){t.x, t.y};
    }
}

/* The table with the tile laid, and its bridges built. */
static void compare_actions(walk *w, const rv_placement *p, const carc_turn *turn) {
    int counts[2] = {0, 0};
    carc_copy(trial, side);
    if (!carc_put(trial, turn->at) || !carc_put_span(trial, &turn->span))
        abort();
    cells[ncells] = turn->at.cell;
    for (int i = 0; i <= ncells && !w->tally.broken; i++)
        if (carc_foundation(trial, cells[i]))
            compare_site(w, p, turn->player, cells[i], counts);
    same(w, P_PLACES, "tower pieces", behind(p->actions, p->nactions, "tower")->n, counts[0]);
    same(w, P_PLACES, "tops", behind(p->actions, p->nactions, "top")->n, counts[1]);
}

static void compare_ransoms(walk *w, const rv_placement *p, int player) {
    const rv_actions *ransom = behind(p->before, p->nbefore, "ransom");
    int n = 0;
    for (int captor = 0; captor < played.players; captor++)
        for (int f = 0; f < CARC_FIGURES; f++) {
            char word[WORD];
            bool can = carc_can_ransom(side, player, (carc_ransom){captor, (enum carc_figure)f});
            snprintf(word, sizeof word, "%s%s%s", played.label[captor], f ? " " : "",
                     carc_figure_word((enum carc_figure)f));
            same(w, P_PLACES, "a ransom", listed(ransom, NULL, word), can);
            saw(w, E_RANSOM, can);
            n += can;
        }
    same(w, P_PLACES, "ransoms", ransom->n, n);
}

/* ---- castles ------------------------------------------------------------------------------- */

/* Whether the player could make a castle of it; with a follower who is put there now, if need be.
 */
static bool may_keep(const carc_turn *turn, int player, const carc_name *city) {
    carc_name names[CARC_REGIONS];
    carc_turn all = *turn;
    all.keeps = 1;
    all.keep[0] = (carc_word){player, *city};
    bool may = carc_try(side, &all, NULL) == CARC_LEGAL;
    for (enum carc_figure f = CARC_SMALL; f <= CARC_BIG && player == turn->player; f++) {
        int n = carc_deployments_of(side, player, turn->at, &turn->span, f, names);
        for (int i = 0; i < n && !may; i++) {
            all.deploys = true;
            all.figure = f;
            all.follower = names[i];
            may = carc_try(side, &all, NULL) == CARC_LEGAL;
        }
    }
    return may;
}

static void compare_castles(walk *w, const rv_placement *p, const carc_turn *turn) {
    const rv_actions *castle = behind(p->actions, p->nactions, "castle");
    char word[2 * WORD];
    int n = 0;
    for (int i = 0; i < would.items; i++)
        for (int k = 0; k < played.players; k++) {
            const carc_name *city = &would.item[i].feature.name;
            bool may = city->kind == CARC_CITY && may_keep(turn, k, city);
            snprintf(word, sizeof word, "{%s: '%s'}", played.label[k], name_word(city));
            same(w, P_PLACES, "a castle", listed(castle, NULL, word), may);
            saw(w, E_CASTLE, may);
            n += may;
        }
    same(w, P_PLACES, "castles", castle->n, n);
}

/* ---- all places ---------------------------------------------------------------------------- */

static bool see_place(void *ud, const rv_placement *p) {
    asked *a = ud;
    walk *w = a->w;
    carc_turn turn = {.player = carc_to_move(side),
                      .at = {a->tile, p->rotation / 90, {p->x, p->y}}};
    turn.span = read_span(thing_words(&p->needs, "bridge"), turn.at.cell);
    bool bridged = turn.span.count > 0;
    a->n += !bridged;
    a->bridged += bridged;
    would.items = would.tributes = 0;
    if (carc_try(side, &turn, &would) != CARC_LEGAL || (bridged && carc_can_place(side, turn.at))) {
        hold(w, P_PLACES, false, "%s/%d at %s %s: not legal for the checker", p->tile, p->rotation,
             p->cell, thing_words(&p->needs, "bridge"));
        return false;
    }
    compare_pieces(w, p, &turn);
    compare_completes(w, p);
    see_completed(w, bridged);
    saw(w, E_SPAN_NEEDED, turn.span.count > 1);
    if (p->needs.n)
        compare_may_bridge(w, p, &turn);
    if (played.options.bazaars && !w->tally.broken)
        compare_castles(w, p, &turn);
    if (played.options.tower && !w->tally.broken && a->n % 4 == 1) { /* slow */
        compare_actions(w, p, &turn);
        compare_ransoms(w, p, turn.player);
    }
    return !w->tally.broken;
}

/* Sets of bridges without an unnecessary one. */
static int needed_at(int player, carc_spot at, carc_span out[CARC_SPANS]) {
    carc_span all[CARC_SPANS];
    int n = carc_span_list(side, player, at, all), found = 0;
    for (int i = 0; i < n; i++)
        if (!carc_spares(&all[i], all, n))
            out[found++] = all[i];
    return found;
}

static void places(walk *w, const char *id) {
    static carc_spot list[CARC_SPOTS];
    carc_span spans[CARC_SPANS];
    asked a = {.w = w, .tile = carc_find(side, id)};
    const char *why = NULL;
    int player = carc_to_move(side), plain = carc_spots(side, a.tile, list), bridged = 0;
    int spots = played.options.bazaars ? carc_bridge_spots(side, player, a.tile, list) : 0;
    for (int i = 0; i < spots; i++)
        bridged += needed_at(player, list[i], spans);
    find_cells(w);
    if (rv_case_legal(w->at, 0, id, true, see_place, &a, &why) != RV_FINE)
        hold(w, P_PLACES, false, "legal, tile %s: no answer: %s", id, why ? why : "");
    if (w->tally.broken)
        return;
    same(w, P_PLACES, "places", a.n, plain);
    same(w, P_PLACES, "places with a bridge", a.bridged, bridged);
}

/* ---- open features ------------------------------------------------------------------------- */

enum { CLOSINGS = 512 };

/* A placement that completes a feature, and the completed feature. */
typedef struct closing {
    carc_turn turn;
    carc_report told;
} closing;

static closing closings[CLOSINGS];
static int nclosings;

static void try_closing(const carc_turn *turn) {
    would.items = would.tributes = 0;
    if (carc_try(side, turn, &would) != CARC_LEGAL || !would.items)
        return;
    if (nclosings == CLOSINGS)
        abort();
    closings[nclosings].turn = *turn;
    closings[nclosings++].told = would;
}

/* All placements of the tile that complete a feature, with the bridges that they need. */
static void find_closings(int number) {
    static carc_spot list[CARC_SPOTS];
    carc_span spans[CARC_SPANS];
    carc_turn turn = {.player = carc_to_move(side)};
    int n = carc_spots(side, number, list);
    nclosings = 0;
    for (int i = 0; i < n; i++) {
        turn.at = list[i];
        try_closing(&turn);
    }
    n = played.options.bazaars ? carc_bridge_spots(side, turn.player, number, list) : 0;
    for (int i = 0; i < n; i++) {
        turn.at = list[i];
        for (int k = needed_at(turn.player, list[i], spans) - 1; k >= 0; k--) {
            turn.span = spans[k];
            try_closing(&turn);
        }
    }
}

/* This feature among the features that a placement completes, or NULL. */
static const carc_item *closed(const closing *c, const carc_feature *f) {
    static carc_feature now;
    carc_copy(trial, side);
    if (!carc_put(trial, c->turn.at) || !carc_put_span(trial, &c->turn.span))
        abort();
    for (int i = 0; i < c->told.items; i++)
        if (c->told.item[i].feature.name.kind == f->name.kind &&
            carc_feature_at(trial, f->name, &now) &&
            same_name(&now.name, &c->told.item[i].feature.name))
            return &c->told.item[i];
    return NULL;
}

static bool is_closer(const rv_closer *mine, const carc_turn *turn) {
    const carc_span span = read_span(thing_words(&mine->needs, "bridge"), turn->at.cell);
    return same_cell(cell_of(mine->cell), turn->at.cell) && mine->rotation == 90 * turn->at.rot &&
           same_span(&span, &turn->span);
}

static void compare_closers(walk *w, const rv_open_feature *mine, const carc_feature *f) {
    int n = 0, found = 0;
    for (int i = 0; i < nclosings; i++) {
        const carc_item *item = closed(&closings[i], f);
        n += item != NULL;
        for (int k = 0; item && k < mine->nclosers; k++)
            if (is_closer(&mine->closers[k], &closings[i].turn))
                found += closings[i].told.tributes > 0 ||
                         same_points(item, mine->closers[k].points, mine->closers[k].scores);
    }
    same(w, P_ENDS, "closers", mine->nclosers, n);
    saw(w, E_CLOSER, n > 0);
    same(w, P_ENDS, mine->feature, found, n);
}

static bool see_open(void *ud, const rv_open_feature *mine) {
    static carc_feature f;
    asked *a = ud;
    walk *w = a->w;
    carc_name name;
    a->n++;
    if (!carc_read_name(mine->feature, &name) || !carc_feature_at(side, name, &f) ||
        strcmp(name_word(&f.name), mine->feature) != 0) {
        hold(w, P_ENDS, false, "%s: open for the engine only", mine->feature);
        return false;
    }
    bool monastery = f.name.kind == CARC_MONASTERY, field = f.name.kind == CARC_FIELD;
    same(w, P_ENDS, mine->feature, mine->tiles, monastery ? 1 + f.around : f.tiles);
    if (!field) { /* fields are compared in final scoring */
        same(w, P_ENDS, mine->feature, mine->points, carc_worth(side, &f));
        same(w, P_ENDS, mine->feature, mine->nopen, monastery ? 8 - f.around : f.opens);
    }
    for (int p = 0; p < played.players; p++)
        same(w, P_ENDS, mine->feature, mine->followers[p], f.followers[p]);
    if (!field)
        compare_closers(w, mine, &f);
    return !w->tally.broken;
}

/* Roads, cities and monasteries that are open, and all fields that a tile can still join. */
static void ends(walk *w, const char *id) {
    asked a = {.w = w, .tile = carc_find(side, id)};
    const char *why = NULL;
    find_closings(a.tile);
    int n = carc_features(side, features), open = 0;
    for (int i = 0; i < n; i++)
        open += !features[i].complete && features[i].name.kind != CARC_RIVER &&
                (features[i].name.kind != CARC_FIELD || features[i].opens);
    if (rv_case_completions(w->at, id, true, see_open, &a, &why) != RV_FINE)
        hold(w, P_ENDS, false, "completions, tile %s: no answer: %s", id, why ? why : "");
    if (!w->tally.broken)
        same(w, P_ENDS, "open features", a.n, open);
}

/* ---- the end ------------------------------------------------------------------------------- */

static int given(const rv_report *r, int player, const char *kind, const char *feature) {
    int sum = 0;
    for (int i = 0; i < r->nitems; i++) {
        const rv_item *item = &r->items[i];
        if (item->type == RV_ITEM_SCORE && item->turn == RV_NO_TURN && item->player == player &&
            (!kind || strcmp(item->kind, kind) == 0) &&
            (!feature || strcmp(item->feature, feature) == 0))
            sum += item->points;
    }
    return sum;
}

/* By the second rule the field that pays for a city depends on the order of the fields. */
static void ending(walk *w, const rv_report *r) {
    carc_final(side, &end);
    bool order = played.options.farm_scoring == 2;
    for (int i = 0; i < end.items; i++) {
        const carc_last *item = &end.item[i];
        for (int p = 0; p < played.players && !(order && item->kind == CARC_FIELD); p++)
            same(w, P_NOW, name_word(&item->name), given(r, p, NULL, name_word(&item->name)),
                 item->points[p]);
    }
    for (int p = 0; p < played.players; p++) {
        same(w, P_NOW, "roads", given(r, p, "road", NULL), end.gained[CARC_ROAD][p]);
        same(w, P_NOW, "monasteries", given(r, p, "monastery", NULL),
             end.gained[CARC_MONASTERY][p]);
        same(w, P_NOW, "fields and cities", given(r, p, "field", NULL) + given(r, p, "city", NULL),
             end.gained[CARC_FIELD][p] + end.gained[CARC_CITY][p]);
        same(w, P_NOW, "goods", given(r, p, "goods", NULL), end.goods[p]);
        same(w, P_NOW, "total", r->score[p], end.total[p]);
        same(w, P_NOW, "winner", r->winner[p], end.winners >> p & 1);
    }
}

const asker carcassonne_asker = {open_game, play, turn, board, tile, places, ends, ending, score};
