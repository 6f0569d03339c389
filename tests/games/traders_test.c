/* traders_test.c - games of players who want double turns, goods and pigs, by Traders and Builders
 * with each set of the other expansions. Players by chance seldom do.
 *
 * The oracle plays them: each entry is one that it allows. The engine reads the record, must allow
 * every entry, and come to the same table; then an entry made up is put behind some turn, which
 * both must allow, or neither.
 *
 *     traders_test [GAMES [SEED]]
 */
#include "../ok.h"
#include "games/traders/traders.h"
#include "ruleset/ruleset.h"
#include "seeds.h"
#include "sides.h"

enum { TRIED = 8, SPOTS = 12 }; /* placements that are thought over; attempts at a tower */

#define PROPERTIES(X)                                                                              \
    X(LEGAL, "what the oracle plays is legal [M-18, M-19, M-21, M-25, M-29, M-44, M-55, M-64]")    \
    X(NEXT, "whose part is next, and the tiles left [M-27, M-31, M-35, M-39, M-73, M-75, M-76]")   \
    X(SCORES, "scores after every part [M-8, M-30]")                                               \
    X(SUPPLIES, "figures in hand [M-24, M-34, M-41, M-58, M-61]")                                  \
    X(GOODS, "goods [M-6, M-7, M-9, M-10, M-86]")                                                  \
    X(TOWERS, "towers and prisoners [M-61, M-63]")                                                 \
    X(FINAL, "final scoring [M-12, M-13, M-47, M-51, M-68]")                                       \
    X(CHANGED, "an entry made up is legal for both, or for neither")

#define EVENTS(X)                                                                                  \
    SIDES_EVENTS(X)                                                                                \
    X(BUILDER, "a builder is put")                                                                 \
    X(PIG, "a pig is put")                                                                         \
    X(SECOND, "a second part")                                                                     \
    X(LEFT_OUT, "a second part that is left out")                                                  \
    X(BRIDGED, "a second part that a bridge gives")                                                \
    X(GONE, "a second part although the builder is gone")                                          \
    X(LATER, "a second part after bazaars")                                                        \
    X(EARLIER, "a second part before a bazaar")                                                    \
    X(BOUGHT, "a second part after a bought tile")                                                 \
    X(SENT_HOME, "a capture that sends a builder or pig home")                                     \
    X(TAKEN, "a builder or pig is captured")                                                       \
    X(CASTLE, "a castle")                                                                          \
    X(TOKENS, "goods are taken")                                                                   \
    X(MADE_UP, "an entry made up that is legal")                                                   \
    X(BAD_FIGURE, "one whose figure is not")                                                       \
    X(BAD_PLAYER, "one whose player is not")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};
static const uint64_t seeds[] = {TRADERS_SEEDS};
static const tally_test test = TALLY_TEST(seeds, P_CHANGED);

static const char *const rules[] = {"traders",
                                    "inns+traders",
                                    "river+traders",
                                    "traders+tower",
                                    "traders+bazaars",
                                    "inns+river+traders",
                                    "inns+traders+tower",
                                    "inns+traders+bazaars",
                                    "river+traders+tower",
                                    "river+traders+bazaars",
                                    "traders+tower+bazaars",
                                    "inns+river+traders+tower",
                                    "inns+river+traders+bazaars",
                                    "inns+traders+tower+bazaars",
                                    "river+traders+tower+bazaars",
                                    "inns+river+traders+tower+bazaars"};
enum { RULES = sizeof rules / sizeof *rules };

struct own {
    written text, changed;
    int change; /* the entry is made up behind so many */
    int entries;
};

static const char *label_of(int player) {
    static const char *const labels[] = {"W", "B", "R", "G", "Y", "K"};
    return labels[player];
}

/* ---- the engine's side --------------------------------------------------------------------- */

static void compare_goods(table *t) {
    const rv_traders *traders = rv_traders_of(t->g);
    for (int p = 0; p < t->played.players; p++)
        for (int k = 0; k < CARC_GOODS; k++)
            if (traders->goods[p][k] != carc_goods(t->o, p, (enum carc_goods)k))
                differ(t, P_GOODS, "%s: engine %d of goods %d, oracle %d", t->played.label[p],
                       traders->goods[p][k], k, carc_goods(t->o, p, (enum carc_goods)k));
}

static void see_turn(rv_case *c) {
    table *t = c->watcher.ud;
    if (!see_entry(c, P_LEGAL))
        return;
    compare_seats(t, P_SCORES, P_SUPPLIES);
    compare_stack(t, P_NEXT);
    compare_goods(t);
    if (t->played.options.tower)
        compare_towers(t, P_TOWERS, P_TOWERS);
    if (!t->g->over && t->g->turn.second != carc_second(t->o))
        differ(t, P_NEXT, "a second part: engine %d, oracle %d", t->g->turn.second,
               carc_second(t->o));
}

/* ---- the game begins ----------------------------------------------------------------------- */

static void put_head(written *to, const char *words, const rv_settings *settings) {
    say(to, "reeve: 1\nrules: %s\noptions: {", words);
    for (int i = 0; i < settings->noptions; i++) {
        const char *is = strchr(settings->options[i], '=');
        say(to, "%s%.*s: %s", i ? ", " : "", (int)(is - settings->options[i]), settings->options[i],
            is + 1);
    }
    put_word(to, "}\nplayers: {");
    for (int p = 0; p < settings->players; p++)
        say(to, "%s%s: %s", p ? ", " : "", label_of(p), label_of(p));
    put_word(to, "}\nmoves:\n");
}

static bool begin(table *t, const char *words) {
    static const char *const usual[] = {"farmers", "builder", "pig",     "goods", "bazaars",
                                        "bridges", "ransom",  "castles", NULL};
    const char *why = NULL;
    t->rs = rv_library_ruleset(t->lib, words, &why);
    if (!t->rs)
        abort();
    const rv_settings settings = random_settings(t, usual, 90);
    t->own->text.n = t->own->changed.n = 0;
    t->own->entries = 0;
    t->own->change = below(t, 110);
    put_head(&t->own->text, words, &settings);
    return open_record(t, t->own->text.s, P_LEGAL);
}

/* ---- a bazaar ------------------------------------------------------------------------------ */

static int any_tile(table *t, int (*copies)(const carc *o, int tile)) {
    int all = 0, tile = -1;
    for (int i = 0; i < carc_prints(t->o); i++)
        all += copies(t->o, i);
    for (int n = all ? below(t, all) : -1; n >= 0;)
        n -= copies(t->o, ++tile);
    return tile;
}

static const carc_bazaar *bazaar; /* that is being held */

static int not_drawn(const carc *o, int tile) {
    int n = carc_left(o, tile);
    for (int i = 0; i < bazaar->draws; i++)
        n -= bazaar->draw[i] == tile;
    return n;
}

/* Who chooses a tile bids alone for it, and gets it. */
static void choose_lots(const table *t, carc_bazaar *b) {
    bool has[CARC_PLAYERS] = {false}, bids = carc_options_of(t->o)->bidding;
    for (int i = 0, last = -1; i + 1 < b->draws; i++) {
        carc_lot *lot = &b->lot[b->lots++];
        *lot = (carc_lot){.tile = b->draw[i], .chooser = carc_chooser(t->o, has, last, last)};
        last = lot->chooser;
        has[last] = true;
        lot->bids = bids;
        lot->bid[0] = (carc_bid){last, carc_options_of(t->o)->least};
    }
}

static void hold_bazaar(table *t) {
    static carc_bazaar b;
    written *to = &t->own->text;
    b = (carc_bazaar){.draws = 0};
    bazaar = &b;
    for (int i = 0; i < t->played.players; i++) {
        int tile = any_tile(t, not_drawn);
        b.draw[b.draws++] = tile;
    }
    choose_lots(t, &b);
    put_word(to, "- bazaar:\n    draw: [");
    for (int i = 0; i < b.draws; i++)
        say(to, "%s%s", i ? ", " : "", carc_id(t->o, b.draw[i]));
    put_word(to, "]\n    lots:\n");
    for (int i = 0; i < b.lots; i++) {
        const char *who = label_of(b.lot[i].chooser);
        say(to, "    - {tile: %s, chooser: %s", carc_id(t->o, b.lot[i].tile), who);
        if (b.lot[i].bids)
            say(to, ", bids: {%s: %d}", who, b.lot[i].bid[0].points);
        put_word(to, "}\n");
    }
    if (carc_hold(t->o, &b) != CARC_LEGAL)
        differ(t, P_LEGAL, "the oracle refuses its own bazaar");
}

/* ---- a tile -------------------------------------------------------------------------------- */

static int free_now(const carc *o, int tile) {
    return carc_free_of(o, carc_to_move(o), tile);
}

/* Puts aside what fits nowhere; -1: no tile is left. */
static int draw(table *t, written *aside) {
    static carc_spot list[CARC_SPOTS];
    for (;;) {
        int tile = carc_drawable(t->o) > 0 ? any_tile(t, free_now) : -1;
        if (tile < 0 || carc_spots(t->o, tile, list) > 0)
            return tile;
        say(aside, "%s%s", aside->n ? ", " : "", carc_id(t->o, tile));
        if (carc_discard(t->o, tile) != CARC_LEGAL)
            abort();
    }
}

/* The tiles of the feature with the player's builder; 0: he is in hand. */
static int built_tiles(const carc *o, int player) {
    static carc_feature f;
    carc_man men[CARC_MEN];
    for (int i = carc_men(o, men) - 1; i >= 0; i--)
        if (men[i].player == player && men[i].figure == CARC_BUILDER && !men[i].top &&
            carc_feature_at(o, men[i].place, &f))
            return f.tiles;
    return 0;
}

/* What the player likes of a placement. */
static int value_of(table *t, const carc_turn *turn) {
    carc_name list[CARC_REGIONS];
    int value = below(t, 10), tiles = built_tiles(t->o, turn->player);
    carc_copy(t->trial, t->o);
    if (!carc_put(t->trial, turn->at) || !carc_put_span(t->trial, &turn->span))
        abort();
    for (enum carc_figure f = CARC_BUILDER; f <= CARC_PIG; f++)
        value += 20 * (carc_deployments_of(t->o, turn->player, turn->at, &turn->span, f, list) > 0);
    return value + 40 * (tiles > 0 && built_tiles(t->trial, turn->player) > tiles);
}

static carc_turn choose_place(table *t, int tile) {
    static carc_spot list[CARC_SPOTS];
    carc_span spans[CARC_SPANS];
    int n = carc_spots(t->o, tile, list), best = -1;
    carc_turn chosen = {.player = carc_to_move(t->o)};
    for (int i = 0; i < TRIED; i++) {
        carc_turn turn = {.player = chosen.player, .at = list[below(t, n)]};
        int m = t->played.options.bazaars && percent(t, 40)
                    ? carc_span_list(t->o, turn.player, turn.at, spans)
                    : 0;
        if (m)
            turn.span = spans[below(t, m)];
        int value = value_of(t, &turn);
        if (value > best) {
            best = value;
            chosen = turn;
        }
    }
    return chosen;
}

/* Builder and pig before others; sometimes nobody. */
static void choose_figure(table *t, carc_turn *turn) {
    static const enum carc_figure order[] = {CARC_BUILDER, CARC_PIG, CARC_BIG, CARC_SMALL};
    carc_name list[CARC_REGIONS];
    for (int i = 0; i < 4 && !turn->deploys; i++) {
        int n = carc_deployments_of(t->o, turn->player, turn->at, &turn->span, order[i], list);
        if (!n || percent(t, i < 2 ? 10 : 30))
            continue;
        turn->deploys = true;
        turn->figure = order[i];
        turn->follower = list[below(t, n)];
    }
}

/* A piece on some tower, with whom it takes; or somebody on top. */
static void choose_tower(table *t, carc_turn *turn) {
    carc_man men[CARC_MEN];
    carc_deeds *deeds = &turn->tower;
    carc_copy(t->trial, t->o);
    if (!carc_put(t->trial, turn->at) || !carc_put_span(t->trial, &turn->span))
        abort();
    for (int i = 0; i < SPOTS * SPOTS && !deeds->builds && !deeds->tops; i++) {
        deeds->at = (carc_cell){below(t, 2 * SPOTS) - SPOTS, below(t, 2 * SPOTS) - SPOTS};
        enum carc_figure f = (enum carc_figure)below(t, CARC_FIGURES);
        deeds->tops = percent(t, 30) && carc_can_top(t->trial, turn->player, deeds->at, f);
        turn->figure = deeds->tops ? f : CARC_SMALL;
        deeds->builds = !deeds->tops && carc_can_build(t->trial, turn->player, deeds->at);
    }
    int n = deeds->builds ? carc_captives(t->trial, turn->player, deeds->at, 1, men) : 0;
    deeds->captures = n > 0;
    if (n)
        deeds->captive = men[below(t, n)];
}

static void choose_ransom(table *t, carc_turn *turn) {
    for (int p = 0; p < t->played.players; p++)
        for (int f = 0; f < CARC_FIGURES; f++) {
            const carc_ransom r = {p, (enum carc_figure)f};
            if (!turn->tower.ransoms && carc_can_ransom(t->o, turn->player, r) && percent(t, 40))
                turn->tower.ransom[turn->tower.ransoms++] = r;
        }
}

/* Which prisoner comes back, where that must be said. */
static void choose_exchange(table *t, carc_turn *turn) {
    for (int f = 0; carc_try(t->o, turn, NULL) == CARC_BAD_EXCHANGE && f < CARC_FIGURES; f++) {
        turn->tower.exchanges = true;
        turn->tower.exchange = (enum carc_figure)f;
    }
}

/* A small city becomes a castle, if it may. */
static void choose_castle(table *t, carc_turn *turn) {
    static carc_report would;
    would.items = 0;
    if (!t->played.options.bazaars || carc_try(t->o, turn, &would) != CARC_LEGAL)
        return;
    for (int i = 0; i < would.items && !turn->keeps; i++)
        for (int p = 0; p < t->played.players && !turn->keeps; p++) {
            turn->keep[0] = (carc_word){p, would.item[i].feature.name};
            turn->keeps = 1;
            turn->keeps = carc_try(t->o, turn, NULL) == CARC_LEGAL && percent(t, 80);
        }
}

/* ---- a turn as text ------------------------------------------------------------------------ */

static const char *figure_prefix(enum carc_figure f) {
    return f == CARC_BIG ? "big:" : "";
}

static void say_bridges(written *to, const carc_turn *turn) {
    if (turn->span.count)
        put_word(to, "  bridge: [");
    for (int i = 0; i < turn->span.count; i++) {
        const carc_bridge *b = &turn->span.bridge[i];
        say(to, "%s'%s@%d,%d'%s", i ? ", " : "", b->axis ? "ew" : "ns", b->cell.x, b->cell.y,
            i + 1 == turn->span.count ? "]\n" : "");
    }
}

static void say_deeds(written *to, const table *t, const carc_turn *turn) {
    const carc_deeds *d = &turn->tower;
    for (int i = 0; i < d->ransoms; i++)
        say(to, "  ransom: %s %s\n", label_of(d->ransom[i].captor),
            carc_figure_word(d->ransom[i].figure));
    if (d->builds)
        say(to, "  tower: %d,%d\n", d->at.x, d->at.y);
    if (d->tops)
        say(to, "  top: %s %d,%d\n", carc_figure_word(turn->figure), d->at.x, d->at.y);
    if (d->captures)
        say_capture(to, t, &d->captive);
    if (d->exchanges)
        say(to, "  exchange: %s\n", d->exchange ? carc_figure_word(d->exchange) : "small");
}

static void say_turn(written *to, const table *t, const carc_turn *turn, const written *aside) {
    char city[CARC_NAME];
    say(to, "- %s: %s/%d %d,%d", label_of(turn->player), carc_id(t->o, turn->at.tile),
        90 * turn->at.rot, turn->at.cell.x, turn->at.cell.y);
    if (turn->deploys)
        say(to, " %s%s@%s", figure_prefix(turn->figure),
            turn->figure < CARC_BUILDER ? carc_role_word(turn->follower.kind)
                                        : carc_figure_word(turn->figure),
            carc_where_word(turn->follower.where));
    put_word(to, "\n");
    if (aside->n)
        say(to, "  discard: [%s]\n", aside->s);
    say_bridges(to, turn);
    say_deeds(to, t, turn);
    if (turn->keeps) {
        carc_write_name(&turn->keep[0].name, city);
        say(to, "  castle: {%s: '%s'}\n", label_of(turn->keep[0].player), city);
    }
}

/* ---- a turn -------------------------------------------------------------------------------- */

static int helpers(const carc *o) {
    carc_man men[CARC_MEN];
    int n = 0;
    for (int i = carc_men(o, men) - 1; i >= 0; i--)
        n += men[i].figure >= CARC_BUILDER;
    return n;
}

static int tokens(const carc *o, int player) {
    return carc_goods(o, player, CARC_WINE) + carc_goods(o, player, CARC_GRAIN) +
           carc_goods(o, player, CARC_CLOTH);
}

static void count_turn(table *t, const carc_turn *turn) {
    const carc *was = t->before;
    int p = turn->player;
    bool second = carc_second(t->o), same = carc_to_move(t->o) == p;
    bool captive = turn->tower.captures && turn->tower.captive.figure >= CARC_BUILDER;
    happened(t, E_BUILDER, turn->deploys && turn->figure == CARC_BUILDER);
    happened(t, E_PIG, turn->deploys && turn->figure == CARC_PIG);
    happened(t, E_SECOND, second);
    happened(t, E_BRIDGED, second && same && turn->span.count > 0);
    happened(t, E_GONE, second && same && carc_supply_of(t->o, p, CARC_BUILDER) > 0);
    bool grown = built_tiles(was, p) != built_tiles(t->o, p), bought = carc_bought(was, p) >= 0;
    happened(t, E_LATER, second && bought && !(same && grown));
    happened(t, E_BOUGHT, second && bought && same && grown);
    happened(t, E_EARLIER, carc_second(was) && carc_due(t->o) && t->played.options.builder_first);
    happened(t, E_SENT_HOME,
             turn->tower.captures && !captive && helpers(t->o) < helpers(was) && !t->report.items);
    happened(t, E_TAKEN, captive);
    happened(t, E_CASTLE, turn->keeps > 0);
    happened(t, E_TOKENS, tokens(t->o, p) > tokens(was, p));
}

static void play_tile(table *t, int tile, const written *aside) {
    carc_turn turn = choose_place(t, tile);
    carc_copy(t->before, t->o);
    if (t->played.options.tower && percent(t, 40))
        choose_tower(t, &turn);
    else
        choose_figure(t, &turn);
    choose_ransom(t, &turn);
    choose_exchange(t, &turn);
    choose_castle(t, &turn);
    say_turn(&t->own->text, t, &turn, aside);
    enum carc_verdict verdict = carc_play(t->o, &turn, &t->report);
    if (verdict != CARC_LEGAL)
        differ(t, P_LEGAL, "the oracle refuses its own turn (%d)", (int)verdict);
    else
        count_turn(t, &turn);
}

static void play_none(table *t, const written *aside) {
    written *to = &t->own->text;
    int player = carc_to_move(t->o);
    say(to, "- %s: none\n", label_of(player));
    if (aside->n)
        say(to, "  discard: [%s]\n", aside->s);
    if (carc_play_none(t->o, player) != CARC_LEGAL)
        differ(t, P_LEGAL, "the oracle has tiles left");
}

/* ---- an entry made up ---------------------------------------------------------------------- */

/* Some figure, perhaps where it may not stand. */
static void say_figure(table *t, written *to, const carc_turn *turn) {
    carc_name list[CARC_REGIONS];
    enum carc_figure f = (enum carc_figure)below(t, CARC_FIGURES);
    int n = carc_deployments_of(t->o, turn->player, turn->at, NULL, f, list);
    const char *where =
        carc_where_word(n && percent(t, 60) ? list[below(t, n)].where : below(t, 5));
    enum carc_kind kind = n && percent(t, 60) ? list[0].kind : (enum carc_kind)below(t, 4);
    say(to, " %s%s@%s", figure_prefix(f),
        f < CARC_BUILDER ? carc_role_word(kind) : carc_figure_word(f), where);
}

static void make_up(table *t) {
    static carc_spot list[CARC_SPOTS];
    written *to = &t->own->changed;
    int player = carc_to_move(t->o);
    int tile = carc_drawable(t->o) > 0 ? any_tile(t, free_now) : -1;
    int n = tile < 0 ? 0 : carc_spots(t->o, tile, list);
    if (!n || carc_due(t->o))
        return;
    *to = t->own->text;
    carc_turn turn = {.player = percent(t, 70) ? player : (player + 1) % t->played.players,
                      .at = list[below(t, n)]};
    say(to, "- %s: %s/%d %d,%d", label_of(turn.player), carc_id(t->o, tile), 90 * turn.at.rot,
        turn.at.cell.x, turn.at.cell.y);
    if (percent(t, 80))
        say_figure(t, to, &turn);
    put_word(to, "\n");
}

static void judge_made_up(table *t) {
    enum carc_verdict verdict = CARC_LEGAL;
    t->tally.made_up = true;
    if (!t->own->changed.n || !open_record(t, t->own->changed.s, P_CHANGED))
        return;
    carc_copy(t->trial, t->o);
    for (int i = 0; i < t->played.entries && verdict == CARC_LEGAL; i++)
        verdict = carc_play_entry(t->trial, &t->played.entry[i], NULL);
    happened(t, E_MADE_UP, verdict == CARC_LEGAL);
    happened(t, E_BAD_FIGURE, verdict == CARC_BAD_FOLLOWER);
    happened(t, E_BAD_PLAYER, verdict == CARC_BAD_PLAYER);
    judge_alike(t, verdict, P_CHANGED);
}

/* ---- a game -------------------------------------------------------------------------------- */

static void play_part(table *t) {
    static written aside;
    int player = carc_to_move(t->o);
    bool leaves = percent(t, 25) && carc_leave(t->o);
    happened(t, E_LEFT_OUT, leaves);
    if (t->own->entries++ == t->own->change)
        make_up(t);
    if (leaves && carc_to_move(t->o) == player)
        abort(); /* nobody follows himself */
    if (carc_due(t->o)) {
        hold_bazaar(t);
        return;
    }
    aside.n = 0;
    int tile = draw(t, &aside);
    if (tile < 0)
        play_none(t, &aside);
    else
        play_tile(t, tile, &aside);
}

static void play_game(table *t, uint64_t seed) {
    tally_begin(t, seed, seed * 0x9e3779b97f4a7c15u);
    if (!begin(t, rules[seed % RULES]))
        return;
    while (!carc_over(t->o) && !t->tally.broken)
        play_part(t);
    if (t->tally.broken || !open_record(t, t->own->text.s, P_LEGAL))
        return;
    count_players(t);
    const rv_report *r = judge_legal(t, P_LEGAL);
    if (r)
        compare_result(t, r, false, P_FINAL);
    if (!t->tally.broken)
        judge_made_up(t);
}

int main(int argc, char **argv) {
    static table t; /* too large for the stack */
    static struct own mine;
    t.own = &mine;
    tally_open(&t, &test, argc, argv);
    sides_open(&t, rules[0], see_turn);
    tally_play(&t, play_game);
    for (int p = 0; p < P_COUNT; p++)
        report_property(&t, p, t.tally.games > 0, "%d games", t.tally.games);
    report_events(&t, "%ld turns", t.tally.turns + t.again);
    sides_close(&t);
    return tally_status();
}
