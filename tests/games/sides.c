/* sides.c - see sides.h. */
#include "sides.h"
#include "games/tower/tower.h"
#include "random/sim.h"
#include "ruleset/ruleset.h"
#include <stdarg.h>
#include <stdio.h>

/* The events at the beginning of every list. */
enum { SIDES_EVENTS(TALLY_EVENT) E_OF_ALL };

/* ---- set-up -------------------------------------------------------------------------------- */

void sides_open(table *t, const char *ruleset, void (*watch)(rv_case *c)) {
    static char tiles[65536];
    const rv_settings settings = rv_settings_default();
    const char *why = NULL;
    t->lib = rv_library_new(NULL, NULL);
    t->rs = t->lib ? rv_library_ruleset(t->lib, ruleset, &why) : NULL;
    t->o = carc_load(read_text("tests/oracle/carcassonne-tiles.txt", tiles, sizeof tiles));
    t->bench = t->lib ? rv_case_new(t->lib, &settings) : NULL;
    if (!t->rs || !t->o || !t->bench) {
        fprintf(stderr, "no ruleset, or no oracle: %s\n", why ? why : "");
        exit(2);
    }
    t->before = carc_clone(t->o);
    t->trial = carc_clone(t->o);
    t->bench->watcher.see = watch;
    t->bench->watcher.ud = t;
}

void sides_close(table *t) {
    carc_free(t->o);
    carc_free(t->before);
    carc_free(t->trial);
    rv_case_free(t->bench);
    rv_arena_free(&t->words);
    rv_library_free(t->lib);
}

/* ---- words of both sides ------------------------------------------------------------------- */

int root_of(const rv_game *g, const carc_name *name) {
    int pos = rv_pos(&g->board, name->cell.x, name->cell.y);
    int placed = pos == RV_NONE ? RV_NONE : rv_placed_at(&g->board, pos);
    int kind = rv_kind_find(g->rs, rv_str_of(carc_kind_word(name->kind)));
    if (placed == RV_NONE || kind == RV_NONE)
        return RV_NONE;
    int place = rv_place_of(rv_str_of(carc_where_word(name->where)));
    int node = rv_node_of_place(&g->board, placed, 1u << kind, place);
    return node < 0 ? RV_NONE : rv_root(&g->board, node);
}

/* ---- what everybody has -------------------------------------------------------------------- */

static void compare_seat(table *t, int p, int scores, int supplies) {
    const rv_seat *seat = &t->g->seats[p];
    if (seat->score != carc_score(t->o, p))
        differ(t, scores, "%s: engine %d points, oracle %d", t->played.label[p], (int)seat->score,
               carc_score(t->o, p));
    for (int f = 0; f < CARC_FIGURES; f++)
        if (seat->supply[f] != carc_supply_of(t->o, p, (enum carc_figure)f))
            differ(t, supplies, "%s: engine %d %ss, oracle %d", t->played.label[p], seat->supply[f],
                   t->g->rs->figures[f].one, carc_supply_of(t->o, p, (enum carc_figure)f));
}

void compare_seats(table *t, int scores, int supplies) {
    for (int p = 0; p < t->g->nplayers; p++)
        compare_seat(t, p, scores, supplies);
}

void compare_stack(table *t, int property) {
    const rv_game *g = t->g;
    if (g->turn.to_move != carc_to_move(t->o) || g->over != carc_over(t->o) ||
        g->stack.n != carc_stack(t->o))
        differ(t, property, "engine: %d to move, %d tiles left; oracle: %d, %d",
               (int)g->turn.to_move, (int)g->stack.n, carc_to_move(t->o), carc_stack(t->o));
}

/* ---- features ------------------------------------------------------------------------------ */

static void compare_parts(table *t, int root, const carc_feature *f, const char *name,
                          int property) {
    const rv_node *n = &t->g->board.nodes[root];
    int tiles = rv_feature_tiles(t->g, root);
    if (tiles != f->tiles || n->prizes != f->pennants)
        differ(t, property, "%s: engine %d tiles, %d pennants; oracle %d, %d", name, tiles,
               n->prizes, f->tiles, f->pennants);
    for (int p = 0; p < t->g->nplayers; p++)
        if (n->followers[p] != f->followers[p])
            differ(t, property, "%s: engine counts %d for %s, oracle %d", name, n->followers[p],
                   t->played.label[p], f->followers[p]);
}

static void compare_feature(table *t, const carc_feature *f, int property, compare_more *more) {
    char name[CARC_NAME];
    int root = root_of(t->g, &f->name);
    carc_write_name(&f->name, name);
    if (root == RV_NONE) {
        differ(t, property, "%s: the engine has none", name);
        return;
    }
    const char *mine = rv_feature_name(t->g, &t->words, root);
    if (strcmp(mine, name) != 0)
        differ(t, property, "engine %s, oracle %s", mine, name);
    compare_parts(t, root, f, name, property);
    if (more)
        more(t, root, f, name);
}

void compare_features(table *t, int property, compare_more *more) {
    static carc_feature features[CARC_FEATURES];
    int n = carc_features(t->o, features), mine = 0;
    rv_arena_reset(&t->words);
    for (int i = 0; i < t->g->board.nnodes; i++)
        mine += rv_root(&t->g->board, i) == i;
    if (mine != n)
        differ(t, property, "engine %d features, oracle %d", mine, n);
    for (int i = 0; i < n && !t->tally.broken; i++)
        compare_feature(t, &features[i], property, more);
}

/* ---- towers -------------------------------------------------------------------------------- */

static void compare_tower(table *t, int placed, int property) {
    const rv_site *site = &rv_towers_of(t->g)->sites[placed];
    carc_cell cell = cell_of(t->g, placed);
    carc_man man;
    bool top = carc_top(t->o, cell, &man);
    uint8_t follower = top ? rv_follower_of(man.player, (int)man.figure) : 0;
    if (rv_has_foundation(t->g, placed) != carc_foundation(t->o, cell))
        differ(t, property, "a foundation at %d,%d", cell.x, cell.y);
    if (site->height != carc_height(t->o, cell) || site->top != follower)
        differ(t, property, "%d,%d: engine %d pieces, %x on top; oracle %d, %x", cell.x, cell.y,
               site->height, site->top, carc_height(t->o, cell), follower);
}

static void compare_prisoners(table *t, int captor, int owner, int property) {
    for (int f = 0; f < CARC_FIGURES; f++) {
        int mine = rv_towers_of(t->g)->prisoners[captor][owner][f];
        int theirs = carc_prisoners(t->o, captor, owner, (enum carc_figure)f);
        if (mine != theirs)
            differ(t, property, "%s of %s: engine %d %ss, oracle %d", t->played.label[captor],
                   t->played.label[owner], mine, t->g->rs->figures[f].one, theirs);
    }
}

void compare_towers(table *t, int towers, int prisoners) {
    for (int p = 0; p < t->g->nplayers; p++)
        for (int o = 0; o < t->g->nplayers; o++)
            compare_prisoners(t, p, o, prisoners);
    for (int i = 0; i < t->g->board.nplaced; i++)
        compare_tower(t, i, towers);
}

bool engine_may(rv_game *g, const char *key, rv_moment when, rv_value v) {
    const rv_key *row = rv_key_find(g->rs->links, NULL, &rv_map_entry, rv_str_of(key), NULL);
    rv_chance d;
    rv_chance_begin(&d, row, rv_chances_of(row, when), NULL);
    d.value = v;
    return d.of->may(NULL, g, &d);
}

static bool is_same(const rv_game *g, const rv_chance *mine, const carc_man *man) {
    if (!same_cell(cell_of(g, mine->placed), man->place.cell) ||
        mine->value.player != man->player || mine->value.figure != (int)man->figure)
        return false;
    if (man->top || mine->node == RV_NONE)
        return man->top && mine->node == RV_NONE;
    return strcmp(rv_kind_of(g, mine->node)->name, carc_kind_word(man->place.kind)) == 0 &&
           strcmp(rv_place_on(&g->board, mine->placed, rv_root(&g->board, mine->node),
                              1u << g->board.nodes[mine->node].kind),
                  carc_where_word(man->place.where)) == 0;
}

/* Followers whom the engine lets the player capture; how many of the oracle's are among them. */
typedef struct captives {
    const rv_game *g;
    carc_man list[CARC_MEN];
    int n, mine, alike;
} captives;

static void see_captive(void *ud, const rv_chance *d) {
    captives *all = ud;
    all->mine++;
    for (int m = 0; m < all->n; m++)
        all->alike += is_same(all->g, d, &all->list[m]);
}

void compare_captives(table *t, int player, int placed, int more, int property) {
    rv_game *g = t->g;
    carc_cell cell = cell_of(g, placed);
    captives all = {.g = g};
    int checkpoint = rv_checkpoint(g);
    const rv_key *row = rv_key_find(g->rs->links, NULL, &rv_map_entry, RV_STR("tower"), NULL);
    rv_chance tower;
    rv_chance_begin(&tower, row, rv_chances_of(row, RV_WHEN_LAID), NULL);
    tower.value = rv_value_at(cell.x, cell.y);
    tower.placed = placed;
    all.n = carc_captives(t->o, player, cell, more, all.list);
    RV_SET(g, g->turn.to_move, player);
    for (int i = 0; i < more; i++)
        tower.of->act(g, &tower);
    rv_offer_chances(g, rv_rows_at(g, RV_WHEN_LAID), &tower, RV_OFFER_ALL, see_captive, &all);
    rv_undo(g, checkpoint);
    if (all.mine != all.n || all.alike != all.n)
        differ(t, property, "%s could take with %d more at %d,%d: engine %d, oracle %d, %d alike",
               t->played.label[player], more, cell.x, cell.y, all.mine, all.n, all.alike);
}

/* ---- games of the simulation --------------------------------------------------------------- */

static const char *random_value(table *t, const rv_option_info *info, const char *const *usual,
                                int often) {
    for (; usual && *usual; usual++)
        if (strcmp(info->name, *usual) == 0 && percent(t, often))
            return "true";
    return info->values[below(t, info->nvalues)];
}

rv_settings random_settings(table *t, const char *const *usual, int often) {
    rv_settings settings = rv_settings_default();
    int n = rv_ruleset_options(t->rs);
    for (int i = 0; i < n && i < SIDES_OPTIONS; i++) {
        rv_option_info info;
        rv_ruleset_option(t->rs, i, &info);
        if (strcmp(info.name, "abbot") == 0) /* tests/run/gardens.lua counts for him */
            continue;
        snprintf(t->option_words[i], SIDES_WORD, "%s=%s", info.name,
                 random_value(t, &info, usual, often));
        t->options[settings.noptions++] = t->option_words[i];
    }
    settings.options = t->options;
    settings.players = 2 + below(t, 5);
    return settings;
}

const char *simulate(table *t, const rv_settings *settings, rv_sim **sim, int property) {
    const char *why = NULL;
    *sim = rv_sim_new(t->lib, rv_facts(t->rs)->name, settings, t->tally.seed, &why);
    const char *text = *sim ? rv_sim_next(*sim, true, &why) : NULL;
    if (!text)
        differ(t, property, "no game: %s", why ? why : "");
    return text;
}

/* ---- records ------------------------------------------------------------------------------- */

bool open_record(table *t, const char *text, int property) {
    t->tally.text = text;
    t->tally.turn = 0;
    int wrong = carc_read_record(t->o, text, &t->played);
    if (wrong)
        differ(t, property, "the oracle cannot read line %d", wrong);
    else
        carc_begin(t->o, &t->played.options, t->played.players);
    return !wrong;
}

void count_players(table *t) {
    happened(t, E_PLAYERS_2 + t->played.players - 2, true);
    happened(t, E_EDITION_1, t->played.options.edition == 1);
    happened(t, E_EDITION_2, t->played.options.edition == 2);
}

bool is_last(const table *t) {
    return t->tally.turn == t->played.entries;
}

const carc_entry *see_entry(rv_case *c, int property) {
    table *t = c->watcher.ud;
    t->g = c->game;
    if (c->play.turn == 0 || t->tally.broken || is_last(t)) /* nothing is played yet, or no more */
        return NULL;
    const carc_entry *entry = &t->played.entry[t->tally.turn++];
    carc_copy(t->before, t->o);
    enum carc_verdict verdict = carc_play_entry(t->o, entry, &t->report);
    t->again += t->tally.made_up;
    t->tally.turns += !t->tally.made_up;
    if (verdict != CARC_LEGAL)
        differ(t, property, "illegal for the oracle (%d)", (int)verdict);
    bool before = t->tally.made_up && !is_last(t); /* compared before */
    return verdict != CARC_LEGAL || before ? NULL : entry;
}

static const char *complaint(const rv_report *r) {
    return r->ndiags ? r->diags[0].message : "";
}

const rv_report *judge_legal(table *t, int property) {
    const rv_report *r = judge(t->bench, t->tally.text);
    if (!t->tally.broken && (r->verdict != RV_LEGAL || !is_last(t)))
        differ(t, property, "engine %s: %s", rv_verdict_name(r->verdict), complaint(r));
    return t->tally.broken ? NULL : r;
}

void judge_alike(table *t, enum carc_verdict verdict, int property) {
    const rv_report *r = judge(t->bench, t->tally.text);
    if (!t->tally.broken && (r->verdict == RV_LEGAL) != (verdict == CARC_LEGAL))
        differ(t, property, "oracle %d, engine %s: %s", (int)verdict, rv_verdict_name(r->verdict),
               complaint(r));
}

void compare_result(table *t, const rv_report *r, bool noted, int property) {
    carc_final(t->o, &t->ending);
    for (int p = 0; p < t->played.players && !t->tally.broken; p++) {
        bool won = t->ending.winners >> p & 1;
        int points = t->ending.total[p], result = noted ? t->played.result[p] : points;
        if (r->score[p] != points || result != points || r->winner[p] != won)
            differ(t, property, "%s: engine %d points, noted %d, oracle %d", t->played.label[p],
                   r->score[p], result, points);
    }
}

/* ---- turns as text ------------------------------------------------------------------------- */

void say(written *to, const char *format, ...) {
    char line[256];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    put_word(to, line);
}

void say_capture(written *to, const table *t, const carc_man *man) {
    const char *big = man->figure == CARC_BIG ? "big:" : "", *label = t->played.label[man->player];
    carc_cell cell = man->place.cell;
    if (man->top)
        say(to, "  capture: '%s:top@%d,%d'\n", label, cell.x, cell.y);
    else
        say(to, "  capture: '%s:%s%s@%d,%d.%s'\n", label, big,
            man->figure < CARC_BUILDER ? carc_role_word(man->place.kind)
                                       : carc_figure_word(man->figure),
            cell.x, cell.y, carc_where_word(man->place.where));
}
