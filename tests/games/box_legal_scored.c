/* box_legal_scored.c - of the list of legal turns what is done with the scoring: crop circles, the
 * Count, messages, wagons.
 *
 * What follows the scoring is listed for all ways of the turn: without a figure, and with each that
 * could stand on what the tile completes; where somebody can follow, flee or be scored who has just
 * come, with each that could stand on the tile.
 */
#include "box_legal_parts.h"

enum { WAYS = 1 + CARC_FIGURES * CARC_REGIONS, FAR = 40 };

/* Adds a word, once: turns with different figures may lead to the same. */
static void add_word(list *to, const char *word) {
    if (!legal_has(to, word))
        legal_add(to, word, "");
}

/* ---- crop circles ----------------------------------------------------------------------------
 */

/* "B:big:knight@0,1.n"; a place on the tile just laid without the cell, but not who stands there.
 */
static void write_man(const asked *a, const carc_turn *turn, const carc_man *man, bool stands,
                      char word[WORD]) {
    const carc_cell at = man->place.cell;
    int n = snprintf(word, WORD, "%s:%s@", a->c->rec.label[man->player],
                     legal_man_word(man->figure, man->place.kind));
    if (stands || at.x != turn->at.cell.x || at.y != turn->at.cell.y)
        n += snprintf(word + n, (size_t)(WORD - n), "%d,%d.", at.x, at.y);
    snprintf(word + n, (size_t)(WORD - n), "%s", carc_where_word(man->place.where));
}

/* What a player can do by the circle: take home whoever stands there, or put one beside him. */
static bool try_circled(const asked *a, carc_turn *all, int player, list *to) {
    static carc_man men[CARC_MEN];
    const bool takes = all->extra.circle == 2;
    carc *after = carc_clone(a->o);
    carc_turn plain = *all;
    plain.extra.circle = plain.extra.circled = 0;
    const int n = carc_play(after, &plain, NULL) == CARC_LEGAL ? carc_men(after, men) : 0;
    bool any = false;
    for (int i = 0; i < n; i++)
        for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++) {
            carc_man *man = &all->extra.in_circle[0];
            char word[WORD];
            if (men[i].player != player || men[i].top || (takes && men[i].figure != f))
                continue;
            *man = men[i];
            man->figure = f;
            all->extra.circled = 1;
            if (carc_try(a->o, all, NULL) != CARC_LEGAL)
                continue;
            write_man(a, &plain, man, takes, word);
            legal_add_after(to, takes ? "take" : "place", word);
            any = true;
        }
    carc_free(after);
    return any;
}

/* Those who must act do so in turn, and the first of them is asked; the others as they like. */
static void try_circle(const asked *a, const carc_turn *turn, list *what, list *to) {
    const int players = carc_players(a->o);
    carc_turn all = *turn;
    for (all.extra.circle = 1; all.extra.circle <= 2; all.extra.circle++) {
        const bool takes = all.extra.circle == 2;
        const bool must = takes || !carc_options_of(a->o)->circle_may;
        all.extra.circled = 0;
        if (!legal_try(a, all))
            continue;
        add_word(what, takes ? "take" : "place");
        for (int i = 1; i <= players; i++)
            if (try_circled(a, &all, (turn->player + i) % players, to) && must)
                break;
    }
}

/* ---- the Count --------------------------------------------------------------------------------
 */

static void try_city(const asked *a, const carc_turn *turn, list *to, list *count) {
    carc_turn all = *turn;
    all.extra.enters = true;
    for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++)
        for (all.extra.quarter = 1; all.extra.quarter <= 4; all.extra.quarter++) {
            char word[WORD];
            all.extra.entrant = f;
            all.extra.count = 0;
            if (carc_try(a->o, &all, NULL) != CARC_LEGAL)
                continue;
            snprintf(word, sizeof word, "%s%s%s", carc_figure_word(f), f ? " " : "",
                     legal_quarters[all.extra.quarter - 1]);
            add_word(to, word);
            for (all.extra.count = 1; all.extra.count <= 4; all.extra.count++)
                if (carc_try(a->o, &all, NULL) == CARC_LEGAL)
                    legal_add_after(count, word, legal_quarters[all.extra.count - 1]);
        }
}

/* All places of one tile of a feature where the man can go, as the turn says: the first is named,
 * others may be. */
static void try_stands(const asked *a, carc_turn *all, carc_man *man, carc_name *said,
                       const carc *laid, const carc_feature *f, list *first, list *any) {
    for (int where = 0; carc_where_word(where) && any->n < WORDS; where++) {
        static carc_feature there;
        char word[WORD];
        man->place.where = where;
        *said = man->place;
        if (!carc_feature_at(laid, man->place, &there) || there.name.where != f->name.where ||
            there.name.cell.x != f->name.cell.x || there.name.cell.y != f->name.cell.y ||
            carc_try(a->o, all, NULL) != CARC_LEGAL)
            continue;
        write_man(a, all, man, false, word);
        if (where == carc_first_place(laid, man->place))
            add_word(first, word);
        add_word(any, word);
    }
}

/* Whether the tile there can have brought the feature its score: barns score fields (CO-28). */
static bool is_over(const carc_feature *f, carc_cell last, bool ends) {
    bool any = false;
    for (int i = 0; i < f->tiles; i++)
        any |= f->tile[i].x == last.x && f->tile[i].y == last.y;
    return f->name.kind == CARC_FIELD ? any && !ends : f->complete;
}

/* Who can leave the city for what is scored, or at the end for the rest. */
static void try_leaving(const asked *a, const carc_turn *turn, bool last, list *first, list *any) {
    static carc_feature features[CARC_FEATURES];
    carc *laid = carc_clone(a->o);
    carc_turn all = *turn;
    carc_man *man = last ? &all.extra.last_leaver[0] : &all.extra.leaver[0];
    *(last ? &all.extra.last_leaves : &all.extra.leaves) = 1;
    const bool comes = !last || carc_stack(laid) <= 1; /* nobody leaves while tiles are to come */
    const int n = comes && carc_put(laid, turn->at) ? carc_features(laid, features) : 0;
    for (man->player = 0; man->player < carc_players(laid); man->player++)
        for (man->figure = CARC_SMALL; man->figure < CARC_FIGURES; man->figure++)
            for (int i = 0; i < n; i++) {
                static const int serves[] = {
                    [CARC_CITY] = 0, [CARC_FIELD] = 1, [CARC_ROAD] = 2, [CARC_MONASTERY] = 3};
                const carc_feature *f = &features[i];
                /* Nobody is there for rivers and gardens. */
                if (f->name.kind > CARC_FIELD || is_over(f, turn->at.cell, last) == last ||
                    carc_waiting(laid, man->player, serves[f->name.kind], man->figure) == 0)
                    continue;
                for (int k = 0; k < f->tiles; k++) {
                    man->place = f->name;
                    man->place.cell = f->tile[k];
                    try_stands(a, &all, man, &man->place, laid, f, first, any);
                }
            }
    carc_free(laid);
}

/* ---- messages --------------------------------------------------------------------------------
 */

static void try_messenger(const asked *a, carc_turn *all, int player, int points, list *to) {
    const bool one = carc_options_of(a->o)->one_figure;
    char word[WORD];
    all->extra.round[0].move[0].player = player;
    all->extra.round[0].move[0].points = points;
    snprintf(word, sizeof word, one ? "%s" : "%s %d", a->c->rec.label[player], points);
    if (carc_try(a->o, all, NULL) == CARC_LEGAL)
        add_word(to, word);
}

/* Whose messenger moves instead: all scores of the turn together are as many as one can be, and
 * payments of a bazaar came before. */
static void try_messengers(const asked *a, const carc_turn *turn, list *to) {
    int paid[CARC_GAINS];
    carc_turn all = *turn;
    carc *after = carc_clone(a->o);
    carc_play(after, turn, NULL);
    all.extra.rounds = all.extra.round[0].moves = 1;
    for (int player = 0; player < carc_players(after); player++) {
        for (int n = carc_score(after, player) - carc_score(a->o, player); n > 0; n--)
            try_messenger(a, &all, player, n, to);
        for (int i = carc_gains(a->o, player, paid); i > 0; i--)
            try_messenger(a, &all, player, paid[i - 1], to);
    }
    carc_free(after);
}

/* The followers that message 8 can score. */
static void try_scored(const asked *a, carc_turn *all, list *to) {
    static carc_man men[CARC_MEN + 1];
    carc_round *round = &all->extra.round[0];
    carc *laid = carc_clone(a->o);
    int n = carc_put(laid, all->at) ? carc_men(laid, men) : 0;
    carc_free(laid);
    n += legal_add_placed(all, men, n);
    round->answer = CARC_A_FOLLOWER;
    for (int i = 0; i < n; i++) {
        char word[WORD];
        round->man = men[i];
        if (men[i].player != all->player || men[i].top || carc_try(a->o, all, NULL) != CARC_LEGAL)
            continue;
        write_man(a, all, &men[i], true, word);
        legal_add_after(to, "8", strchr(word, ':') + 1);
    }
}

/* The messages that can be drawn, and the answers to each. */
static void try_messages(const asked *a, const carc_turn *turn, list *drawn, list *answers) {
    carc_turn all = *turn;
    carc_round *round = &all.extra.round[0];
    all.extra.rounds = 1;
    for (round->message = 1; round->message <= 8; round->message++) {
        const char number[] = {(char)('0' + round->message), '\0'};
        round->answer = CARC_TWO_POINTS;
        if (carc_try(a->o, &all, NULL) != CARC_LEGAL)
            continue;
        legal_add_after(drawn, "draws", number);
        legal_add_after(answers, number, "points");
        round->answer = CARC_THE_MESSAGE;
        if (carc_try(a->o, &all, NULL) == CARC_LEGAL)
            legal_add_after(answers, number, "message");
        if (round->message == 8)
            try_scored(a, &all, answers);
    }
}

/* ---- wagons ----------------------------------------------------------------------------------
 */

/* Whether a player's wagon stands on what is complete, or is put there. */
static bool wagon_scored(const carc *laid, const carc_turn *turn, int player) {
    static carc_man men[CARC_MEN];
    static carc_feature f;
    bool scored = turn->deploys && turn->figure == CARC_WAGON && turn->player == player;
    for (int n = carc_men(laid, men); n > 0 && !scored; n--)
        scored = men[n - 1].player == player && men[n - 1].figure == CARC_WAGON &&
                 carc_feature_at(laid, men[n - 1].place, &f) && f.complete;
    return scored;
}

/* Where wagons go on (AM-39). */
static void try_wagons(const asked *a, const carc_turn *turn, list *first, list *any) {
    static carc_feature features[CARC_FEATURES];
    carc *laid = carc_clone(a->o);
    carc_turn all = *turn;
    carc_man man = {.figure = CARC_SMALL}; /* by his role */
    all.extra.drives = 1;
    if (!carc_put(laid, turn->at))
        abort();
    for (man.player = 0; man.player < carc_players(laid); man.player++) {
        const int n = wagon_scored(laid, turn, man.player) ? carc_features(laid, features) : 0;
        all.extra.drive[0].player = man.player;
        for (int i = 0; i < n; i++)
            for (int k = 0; features[i].name.kind < CARC_FIELD && k < features[i].tiles; k++) {
                man.place = features[i].name;
                man.place.cell = features[i].tile[k];
                try_stands(a, &all, &man, &all.extra.drive[0].name, laid, &features[i], first, any);
            }
    }
    carc_free(laid);
}

/* ---- comparing --------------------------------------------------------------------------------
 */

static void compare_after(asked *a, const rv_placement *p, const char *key, const list *all) {
    const list mine = legal_words(p, key, true);
    legal_compare_words(a, p, key, &mine, all, all);
}

/* Who must guide a flock lets it grow and draws a wolf, which brings no points (HS-12). Whether the
 * turn is legal then. */
static bool make_legal(const asked *a, carc_turn *turn) {
    turn->extra.grows = carc_try(a->o, turn, NULL) != CARC_LEGAL;
    turn->extra.token = turn->extra.grows ? CARC_PASS : 0;
    return carc_try(a->o, turn, NULL) == CARC_LEGAL;
}

/* The turn without a figure, with each that could stand on what the tile completes, or anywhere if
 * it matters, and with a barn, for which a field scores; none, if it needs more than that. */
static int ways_of(const asked *a, const carc_turn *turn, carc_turn ways[WAYS]) {
    static carc_feature f;
    carc_name names[CARC_REGIONS];
    const carc_options *options = carc_options_of(a->o);
    const bool anywhere = options->circles || options->messages || options->siege;
    carc *laid = carc_clone(a->o);
    int n = 0;
    ways[n] = *turn;
    n += make_legal(a, &ways[n]);
    if (!carc_put(laid, turn->at))
        abort();
    for (enum carc_figure who = CARC_SMALL; n > 0 && who < CARC_FIGURES; who++)
        for (int k = carc_deployments_of(a->o, turn->player, turn->at, NULL, who, names); k > 0;) {
            names[--k].cell = turn->at.cell;
            if ((!anywhere || who == CARC_SHEPHERD) && who != CARC_BARN &&
                (!carc_feature_at(laid, names[k], &f) || !f.complete))
                continue;
            ways[n] = *turn;
            ways[n].deploys = true;
            ways[n].figure = who;
            ways[n].follower = names[k];
            n += make_legal(a, &ways[n]);
        }
    carc_free(laid);
    return n;
}

/* What needs a figure on the tile is possible with this one if it is named there, and only then. */
static void compare_with(asked *a, const rv_placement *p, const char *key, const carc_turn *way,
                         const list *all) {
    char who[WORD], said[TWO_WORDS];
    snprintf(who, sizeof who, "%s@%s", legal_man_word(way->figure, way->follower.kind),
             carc_where_word(way->follower.where));
    for (int i = 0; i < p->nactions; i++)
        for (int k = 0; !strcmp(p->actions[i].key, key) && k < p->actions[i].n; k++) {
            const rv_action *one = &p->actions[i].list[k];
            bool named = false;
            for (int w = 0; w < one->nwith; w++)
                named |= !strcmp(legal_as_monk(one->with[w]), who);
            snprintf(said, sizeof said, "%.60s with %.50s", one->what, who);
            /* of a barn's corners on one field the first is named */
            const bool judged =
                way->deploys && one->nwith > 0 && (named || way->figure != CARC_BARN);
            if (judged && named != legal_has(all, legal_as_monk(one->what)))
                legal_differ(a, p, key, said, named ? "engine" : "checker");
        }
}

static void compare_circles(asked *a, const rv_placement *p, const carc_turn ways[], int n) {
    list circle = {.n = 0}, circled = {.n = 0}, placed = {.n = 0}, taken = {.n = 0};
    for (int i = 0; i < n; i++)
        try_circle(a, &ways[i], &circle, &circled);
    for (int i = 0; i < circled.n; i++)
        legal_add(circled.word[i][0] == 't' ? &taken : &placed, circled.word[i], "");
    legal_compare_key(a, p, "circle", &circle);
    compare_after(a, p, "circle_placed", &placed);
    compare_after(a, p, "circle_taken", &taken);
}

/* Those from the City of Carcassonne go before the scoring. */
static void compare_count(asked *a, const rv_placement *p, const carc_turn ways[], int n) {
    list city = {.n = 0}, count = {.n = 0};
    for (int i = 0; i < n; i++) {
        list with = {.n = 0};
        try_city(a, &ways[i], &with, &count);
        compare_with(a, p, "to_city", &ways[i], &with);
        for (int k = 0; k < with.n; k++)
            add_word(&city, with.word[k]);
    }
    legal_compare_key(a, p, "to_city", &city);
    compare_after(a, p, "count", &count);
    for (int last = 0; last < 2; last++) {
        const char *key = last ? "leave_city" : "from_city";
        const list mine = legal_words(p, key, false);
        list first = {.n = 0}, any = {.n = 0};
        for (int i = 0; i < n; i++)
            if (i == 0 || ways[i].figure == CARC_BARN)
                try_leaving(a, &ways[i], last, &first, &any);
        if (any.n < WORDS) /* else there are more at the end of a long game */
            legal_compare_words(a, p, key, &mine, &first, &any);
    }
}

static void compare_messages(asked *a, const rv_placement *p, const carc_turn ways[], int n) {
    static const list nothing;
    const list dark = legal_words(p, "dark", false);
    list messengers = {.n = 0}, drawn = {.n = 0}, answers = {.n = 0};
    bool due = false;
    for (int i = 0; i < n; i++) {
        carc_turn still = ways[i];
        try_messengers(a, &ways[i], &messengers);
        try_messages(a, &ways[i], &drawn, &answers);
        still.extra.rounds = 1; /* nobody moves, and nothing is drawn */
        due |= carc_try(a->o, &still, NULL) != CARC_LEGAL;
    }
    legal_compare_key(a, p, "messenger", &messengers);
    if (dark.n == 0 && due)
        legal_differ(a, p, "dark", "draws", "checker");
    if (dark.n > 0 && drawn.n == 0)
        legal_differ(a, p, "dark", "draws", "engine");
    compare_after(a, p, "message", dark.n ? &drawn : &nothing);
    compare_after(a, p, "answer", dark.n ? &answers : &nothing);
}

static void compare_wagons(asked *a, const rv_placement *p, const carc_turn ways[], int n) {
    const list mine = legal_words(p, "wagon", false);
    list first = {.n = 0}, any = {.n = 0};
    for (int i = 0; i < n; i++) {
        list with = {.n = 0};
        try_wagons(a, &ways[i], &first, &with);
        compare_with(a, p, "wagon", &ways[i], &with);
        for (int k = 0; k < with.n; k++)
            add_word(&any, with.word[k]);
    }
    legal_compare_words(a, p, "wagon", &mine, &first, &any);
}

static void compare_escapes(asked *a, const rv_placement *p, const carc_turn ways[], int n) {
    list escapes = {.n = 0};
    for (int i = 0; i < n; i++) {
        list with = {.n = 0};
        legal_try_men(a, &ways[i], true, &with);
        compare_with(a, p, "escape", &ways[i], &with);
        for (int k = 0; k < with.n; k++)
            add_word(&escapes, with.word[k]);
    }
    legal_compare_key(a, p, "escape", &escapes);
}

/* Who takes the first piece of gold where there is a choice (GM-7). What is taken without one may
 * be named, too. */
static void compare_gold(asked *a, const rv_placement *p, const carc_turn ways[], int n) {
    list taken = {.n = 0}, mine = {.n = 0};
    for (int i = 0; i < n; i++) {
        carc_turn all = ways[i];
        all.extra.takings = 1;
        for (int player = 0; player < carc_players(a->o); player++)
            for (int x = -FAR; x <= FAR; x++)
                for (int y = -FAR; y <= FAR; y++) {
                    char word[WORD];
                    all.extra.taking[0].player = player;
                    all.extra.taking[0].cell = (carc_cell){x, y};
                    snprintf(word, sizeof word, "%s %d,%d", a->c->rec.label[player], x, y);
                    if (carc_gold_on(a->o, (carc_cell){x, y}) > 0 &&
                        carc_try(a->o, &all, NULL) == CARC_LEGAL)
                        add_word(&taken, word);
                }
    }
    for (int i = 0; i < p->nactions; i++)
        for (int k = 0; !strcmp(p->actions[i].key, "gold_from") && k < p->actions[i].n; k++)
            if (!strstr(p->actions[i].list[k].tells, "without a choice"))
                legal_add(&mine, p->actions[i].list[k].what, "");
    legal_compare_words(a, p, "gold_from", &mine, &taken, &taken);
}

/* The actions behind the scoring. */
void legal_compare_scored(asked *a, const rv_placement *p, const carc_turn *turn) {
    static carc_turn ways[WAYS];
    const carc_options *options = carc_options_of(a->o);
    const int n = ways_of(a, turn, ways);
    if (n == 0)
        return;
    if (options->circles)
        compare_circles(a, p, ways, n);
    if (options->count)
        compare_count(a, p, ways, n);
    if (options->messages)
        compare_messages(a, p, ways, n);
    if (options->siege)
        compare_escapes(a, p, ways, n);
    if (options->abbey)
        compare_wagons(a, p, ways, n);
    if (options->gold)
        compare_gold(a, p, ways, n);
}
