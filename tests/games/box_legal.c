/* box_legal.c - the list of legal turns, with the actions of the smaller boxes. */
#include "box_legal_parts.h"

enum { EACH = 5, FAR = 40 };

void legal_add(list *to, const char *figure, const char *place) {
    if (to->n == WORDS)
        abort();
    snprintf(to->word[to->n++], TWO_WORDS, "%.60s%.60s", figure, place);
}

bool legal_has(const list *all, const char *word) {
    for (int i = 0; i < all->n; i++)
        if (!strcmp(all->word[i], word))
            return true;
    return false;
}

/* Adds the words that follow `after`. */
void legal_add_after(list *to, const char *after, const char *word) {
    char both[TWO_WORDS];
    snprintf(both, sizeof both, "%.40s>%.80s", after, word);
    if (!legal_has(to, both))
        legal_add(to, both, "");
}

void legal_differ(asked *a, const rv_placement *p, const char *key, const char *word,
                  const char *who) {
    a->different++;
    printf("  %s/%d at %s: %s %s: for the %s only\n", p->tile, p->rotation, p->cell, key, word,
           who);
}

/* "big:" or "phantom:", and the role or the figure: "knight", "mayor". */
const char *legal_man_word(enum carc_figure figure, enum carc_kind kind) {
    static char word[WORD];
    bool has_role = figure <= CARC_BIG || figure == CARC_PHANTOM;
    snprintf(word, sizeof word, "%s%s%s", has_role ? carc_figure_word(figure) : "",
             has_role && figure != CARC_SMALL ? ":" : "",
             has_role ? carc_role_word(kind) : carc_figure_word(figure));
    return word;
}

/* ---- who may stand on the tile --------------------------------------------------------------- */

static list figures_on(const asked *a, const carc_turn *turn) {
    list all = {.n = 0};
    carc_name names[CARC_REGIONS];
    char where[WORD];
    for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++) {
        int n = carc_deployments_of(a->o, turn->player, turn->at, NULL, f, names);
        for (int i = 0; i < n; i++) {
            snprintf(where, sizeof where, "@%s", carc_where_word(names[i].where));
            legal_add(&all, legal_man_word(f, names[i].kind), where);
        }
    }
    return all;
}

/* A heretic is a monk for the checker. */
const char *legal_as_monk(const char *word) {
    static char monk[WORD];
    const char *heretic = strstr(word, "heretic");
    if (!heretic)
        return word;
    snprintf(monk, sizeof monk, "%.*smonk%s", (int)(heretic - word), word,
             heretic + strlen("heretic"));
    return monk;
}

static void compare_figures(asked *a, const rv_placement *p, const carc_turn *turn) {
    const list all = figures_on(a, turn);
    list mine = {.n = 0};
    for (int i = 0; i < p->nfollowers; i++) {
        legal_add(&mine, legal_as_monk(p->followers[i]), "");
        if (!legal_has(&all, legal_as_monk(p->followers[i])))
            legal_differ(a, p, "", p->followers[i], "engine");
    }
    for (int i = 0; i < all.n; i++)
        if (!legal_has(&mine, all.word[i]))
            legal_differ(a, p, "", all.word[i], "checker");
}

/* ---- actions --------------------------------------------------------------------------------- */

/* Whether it is legal, by itself or with the flock that must be guided (HS-12). */
bool legal_try(const asked *a, carc_turn turn) {
    if (carc_try(a->o, &turn, NULL) == CARC_LEGAL)
        return true;
    if (turn.extra.grows || turn.extra.guides)
        return false;
    turn.extra.guides = true;
    return carc_try(a->o, &turn, NULL) == CARC_LEGAL;
}

static void try_building(const asked *a, const carc_turn *turn, list *to) {
    static const char *const kinds[] = {"", "shed", "house", "tower"};
    carc_turn all = *turn;
    for (all.extra.building = 1; all.extra.building < 4; all.extra.building++)
        if (legal_try(a, all))
            legal_add(to, kinds[all.extra.building], "");
}

static void try_flock(const asked *a, const carc_turn *turn, list *to) {
    carc_turn all = *turn;
    all.extra.guides = true;
    if (carc_try(a->o, &all, NULL) == CARC_LEGAL)
        legal_add(to, "stable", "");
    all.extra.guides = false;
    all.extra.grows = true;
    all.extra.token = 1;
    if (carc_try(a->o, &all, NULL) == CARC_LEGAL)
        legal_add(to, "grow", "");
}

/* Of the sides of one road the first names it. */
static void try_arm(const asked *a, const carc_turn *turn, list *to) {
    static const char *const sides[] = {"", "n", "e", "s", "w"};
    static const char *const on_roads[CARC_FIGURES] = {[CARC_SMALL] = "",
                                                       [CARC_BIG] = "big:",
                                                       [CARC_PHANTOM] = "phantom:",
                                                       [CARC_WAGON] = "wagon:"};
    carc_turn all = *turn;
    for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++)
        for (all.extra.arm = 1; on_roads[f] && all.extra.arm <= 4; all.extra.arm++) {
            bool first = true;
            for (int side = 1; side < all.extra.arm; side++)
                first = first && !carc_is_one_road(a->o, turn->at, side - 1, all.extra.arm - 1);
            all.extra.walker = f;
            if (first && legal_try(a, all))
                legal_add(to, on_roads[f], sides[all.extra.arm]);
        }
}

const char *const legal_quarters[4] = {"castle", "market", "blacksmith", "cathedral"};

/* "big:castle@0,0.n"; no mayor or wagon says the quarter. */
static const char *waiting_at(const carc_man *man) {
    static char word[WORD];
    const bool has_role = man->figure <= CARC_BIG || man->figure == CARC_PHANTOM;
    const char *figure = carc_figure_word(man->figure);
    snprintf(word, sizeof word, "%s%s%s@0,0.%c", figure, has_role && *figure ? ":" : "",
             has_role ? legal_quarters[man->quarter - 1] : "", "nesw"[man->quarter - 1]);
    return word;
}

/* A figure as a record has it: "knight@2,1.n", "top@0,1". */
static const char *man_at(const carc_man *man) {
    static char word[WORD];
    const carc_name *at = &man->place;
    if (man->quarter > 0)
        return waiting_at(man);
    int n =
        snprintf(word, sizeof word, "%s@%d,%d",
                 man->top ? "top" : legal_man_word(man->figure, at->kind), at->cell.x, at->cell.y);
    if (!man->top)
        snprintf(word + n, sizeof word - (size_t)n, ".%s", carc_where_word(at->where));
    return word;
}

int legal_add_placed(const carc_turn *turn, carc_man men[], int n) {
    men[n] = (carc_man){.player = turn->player, .figure = turn->figure, .place = turn->follower};
    return turn->deploys;
}

void legal_try_men(const asked *a, const carc_turn *turn, bool flees, list *to) {
    carc_man men[CARC_MEN + 1];
    carc *laid = carc_clone(a->o);
    int n = carc_put(laid, turn->at) ? carc_men(laid, men) : 0;
    carc_free(laid);
    n += legal_add_placed(turn, men, n);
    for (int i = 0; i < n; i++) {
        carc_turn all = *turn;
        if (men[i].player != turn->player || (flees && men[i].top))
            continue;
        *(flees ? &all.extra.escapes : &all.extra.back) = true;
        *(flees ? &all.extra.knight : &all.extra.home) = men[i];
        if (!legal_has(to, man_at(&men[i])) && legal_try(a, all))
            legal_add(to, man_at(&men[i]), "");
    }
}

/* Who comes home from the City of Carcassonne (CO-29). */
static void try_quarters(const asked *a, const carc_turn *turn, list *to) {
    carc_turn all = *turn;
    carc_man *home = &all.extra.home;
    all.extra.back = true;
    home->player = turn->player;
    for (home->quarter = 1; home->quarter <= 4; home->quarter++)
        for (home->figure = CARC_SMALL; home->figure < CARC_FIGURES; home->figure++)
            if (carc_waiting(a->o, turn->player, home->quarter - 1, home->figure) > 0 &&
                legal_try(a, all))
                legal_add(to, man_at(home), "");
}

static void try_call(const asked *a, const carc_turn *turn, list *to) {
    carc_turn all = *turn;
    all.extra.calls = true;
    if (legal_try(a, all))
        legal_add(to, "abbot", "");
}

/* Who may go on top of a tower: no mayor, shepherd or abbot (T-34). */
static void try_tops(const asked *a, const carc_turn *turn, list *to) {
    carc *laid = carc_clone(a->o);
    char place[WORD];
    if (!carc_put(laid, turn->at))
        abort();
    for (int x = -FAR; x <= FAR; x++)
        for (int y = -FAR; y <= FAR; y++)
            for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++)
                if (carc_can_top(laid, turn->player, (carc_cell){x, y}, f)) {
                    snprintf(place, sizeof place, "%s%d,%d", f ? " " : "", x, y);
                    legal_add(to, carc_figure_word(f), place);
                }
    carc_free(laid);
}

/* Whom each tower that can grow takes with the new piece (T-13, CO-42). */
static void try_captures(const asked *a, const carc_turn *turn, list *to) {
    static carc_man men[CARC_MEN];
    char tower[WORD], who[WORD];
    carc *laid = carc_clone(a->o);
    if (!carc_put(laid, turn->at))
        abort();
    for (int x = -FAR; x <= FAR; x++)
        for (int y = -FAR; y <= FAR; y++) {
            const carc_cell at = {x, y};
            if (!carc_can_build(laid, turn->player, at))
                continue;
            snprintf(tower, sizeof tower, "%d,%d", x, y);
            for (int i = carc_captives(laid, turn->player, at, 1, men) - 1; i >= 0; i--) {
                snprintf(who, sizeof who, "%.8s:%.50s", a->c->rec.label[men[i].player],
                         man_at(&men[i]));
                legal_add_after(to, tower, who);
            }
        }
    carc_free(laid);
}

/* Whoever is in hand flies, but no builder, pig or shepherd (FL-3, FL-9). */
static void try_fly(const asked *a, const carc_turn *turn, list *to) {
    bool can_fly = strncmp(carc_id(a->o, a->tile), "FL.", 3) == 0;
    for (enum carc_figure f = CARC_SMALL; can_fly && f < CARC_FIGURES; f++)
        if (f != CARC_BUILDER && f != CARC_PIG && f != CARC_SHEPHERD && f != CARC_BARN &&
            carc_supply_of(a->o, turn->player, f) > 0)
            legal_add(to, f == CARC_SMALL ? "small" : carc_figure_word(f), "");
}

/* The phantom besides what the turn does. */
static void try_second(const asked *a, const carc_turn *turn, list *to) {
    carc_name names[CARC_REGIONS];
    char where[WORD];
    int n = carc_deployments_of(a->o, turn->player, turn->at, NULL, CARC_PHANTOM, names);
    for (int i = 0; i < n; i++) {
        snprintf(where, sizeof where, "@%s", carc_where_word(names[i].where));
        legal_add(to, carc_role_word(names[i].kind), where);
    }
}

/* ---- the dragon's box -------------------------------------------------------------------------
 */

/* Everybody to whom the fairy can go, or who can be sent home. */
static void try_charms(const asked *a, const carc_turn *turn, bool sends, list *to) {
    static carc_man men[CARC_MEN];
    char place[WORD];
    carc *laid = carc_clone(a->o);
    int n = carc_put(laid, turn->at) ? carc_men(laid, men) : 0;
    carc_free(laid);
    for (int i = 0; i < n; i++) {
        carc_turn all = *turn;
        *(sends ? &all.extra.sends : &all.extra.charms) = true;
        *(sends ? &all.extra.knight_home : &all.extra.friend) = men[i];
        if (men[i].top && sends)
            continue;
        if (!sends && (men[i].player != turn->player || carc_options_of(a->o)->on_tile))
            continue;
        if (!legal_try(a, all))
            continue;
        snprintf(place, sizeof place, "%s%s", sends ? a->c->rec.label[men[i].player] : "",
                 sends ? ":" : "");
        legal_add(to, place, man_at(&men[i]));
    }
}

/* The tiles to which she can go, by the option. */
static void try_tiles(const asked *a, const carc_turn *turn, list *to) {
    char place[WORD];
    carc_turn all = *turn;
    all.extra.charms = true;
    all.extra.friend.place.kind = CARC_KINDS;
    for (int x = -FAR; x <= FAR; x++)
        for (int y = -FAR; y <= FAR; y++) {
            all.extra.friend.place.cell = (carc_cell){x, y};
            if (carc_tile_at(a->o, all.extra.friend.place.cell, NULL) < 0 || !legal_try(a, all))
                continue;
            snprintf(place, sizeof place, "%d,%d", x, y);
            legal_add(to, place, "");
        }
}

/* Where the dragon can go first. */
static void try_steps(const asked *a, const carc_turn *turn, list *to) {
    char place[WORD];
    carc_turn all = *turn;
    all.extra.steps = 1;
    for (int x = -FAR; x <= FAR; x++)
        for (int y = -FAR; y <= FAR; y++) {
            all.extra.step[0] = (carc_cell){x, y};
            bool here = x == turn->at.cell.x && y == turn->at.cell.y;
            if ((!here && carc_tile_at(a->o, all.extra.step[0], NULL) < 0) || !legal_try(a, all))
                continue;
            snprintf(place, sizeof place, "%d,%d", x, y);
            legal_add(to, place, "");
        }
}

/* ---- on other tiles ------------------------------------------------------------------------- */

/* Every feature of the tile on a cell, by its first place there. */
static void each_place(const asked *a, const carc *laid, carc_cell cell, carc_turn *turn,
                       carc_name *place, void (*see)(const asked *a, const carc_turn *, list *),
                       list *to) {
    place->cell = cell;
    for (int kind = 0; carc_tile_at(laid, cell, NULL) >= 0 && kind < CARC_KINDS; kind++)
        for (place->where = 0; carc_where_word(place->where); place->where++) {
            place->kind = (enum carc_kind)kind;
            if (carc_first_place(laid, *place) == place->where)
                see(a, turn, to);
        }
}

static void see_passenger(const asked *a, const carc_turn *turn, list *to) {
    const carc_man *man = &turn->extra.passenger;
    const bool no = man->figure == CARC_WAGON && man->place.kind > CARC_MONASTERY;
    if (!no && legal_try(a, *turn)) /* he is named by the place only */
        legal_add(to, man_at(man), "");
}

/* Where a portal leads (PD-54). */
static void try_portal(const asked *a, const carc_turn *turn, list *to) {
    carc *laid = carc_clone(a->o);
    carc_turn all = *turn;
    carc_man *man = &all.extra.passenger;
    all.extra.ported = true;
    if (!carc_put(laid, turn->at))
        abort();
    for (man->figure = CARC_SMALL; man->figure < CARC_FIGURES; man->figure++)
        for (int x = -FAR; x <= FAR && carc_supply_of(laid, turn->player, man->figure) > 0; x++)
            for (int y = -FAR; y <= FAR; y++)
                each_place(a, laid, (carc_cell){x, y}, &all, &man->place, see_passenger, to);
    carc_free(laid);
}

static void see_landing(const asked *a, const carc_turn *turn, list *to) {
    const carc_name *at = &turn->extra.landing;
    char word[WORD];
    if (!legal_try(a, *turn))
        return;
    snprintf(word, sizeof word, "%s@%d,%d.%s", carc_role_word(at->kind), at->cell.x, at->cell.y,
             carc_where_word(at->where));
    legal_add(to, word, "");
}

/* Where a figure lands that flies so far (FL-6 to FL-11). */
static void try_lands(const asked *a, const carc_turn *turn, list *to) {
    enum { MOST = 3 };
    carc *laid = carc_clone(a->o);
    carc_turn all = *turn;
    carc_name *at = &all.extra.landing;
    if (!carc_put(laid, turn->at))
        abort();
    for (int x = -MOST; x <= MOST; x++)
        for (int y = -MOST; y <= MOST; y++)
            each_place(a, laid, (carc_cell){turn->at.cell.x + x, turn->at.cell.y + y}, &all, at,
                       see_landing, to);
    at->kind = CARC_KINDS;
    if (legal_try(a, all))
        legal_add(to, "top", "");
    all.extra.crashes = true;
    if (legal_try(a, all))
        legal_add(to, "crash", "");
    carc_free(laid);
}

static void compare_lands(asked *a, const rv_placement *p, const carc_turn *turn,
                          const list *flies) {
    carc_turn all = *turn;
    all.extra.flies = true;
    for (int i = 0; i < flies->n; i++)
        for (all.extra.cells = 1; all.extra.cells <= 3; all.extra.cells++) {
            const list words = legal_words(p, "lands", true);
            list mine = {.n = 0}, lands = {.n = 0};
            char die[WORD], chain[WORD];
            all.extra.flier = CARC_SMALL;
            for (enum carc_figure f = CARC_BIG; f < CARC_FIGURES; f++)
                if (!strcmp(flies->word[i], carc_figure_word(f)))
                    all.extra.flier = f;
            int d = snprintf(die, sizeof die, "%d>", all.extra.cells);
            int c = snprintf(chain, sizeof chain, "fly %s, flier_die %d>", flies->word[i],
                             all.extra.cells);
            for (int k = 0; k < words.n; k++)
                if (!strncmp(words.word[k], die, (size_t)d))
                    legal_add(&mine, words.word[k] + d, "");
                else if (!strncmp(words.word[k], chain, (size_t)c))
                    legal_add(&mine, words.word[k] + c, "");
            try_lands(a, &all, &lands);
            legal_compare_words(a, p, "lands", &mine, &lands, &lands);
        }
}

/* ---- what a tile obliges to ------------------------------------------------------------------ */

/* GM-2: the neighbours that can get gold; the turn names one of them from now on. */
static void try_gold(const asked *a, carc_turn *turn, list *to) {
    char place[WORD];
    if (strncmp(carc_id(a->o, a->tile), "GO.", 3) != 0)
        return;
    for (int i = 0; i < 9; i++) {
        carc_cell cell = {turn->at.cell.x + i % 3 - 1, turn->at.cell.y + i / 3 - 1};
        if (i == 4 || carc_tile_at(a->o, cell, NULL) < 0)
            continue;
        snprintf(place, sizeof place, "%d,%d", cell.x, cell.y);
        legal_add(to, place, "");
        turn->extra.digs = true;
        turn->extra.neighbour = cell;
    }
}

/* One way for the mage or the witch. */
static void try_charm(const asked *a, carc_turn *turn, carc_turn *good, list *to) {
    char place[CARC_NAME];
    carc_write_name(&turn->extra.charmed, place);
    if (!legal_try(a, *turn))
        return;
    legal_add(to, turn->extra.mage ? "mage " : "witch ", turn->extra.off ? "off" : place);
    *good = *turn;
}

/* Whether the place is the one that names the feature. */
static bool is_its_name(const carc *laid, const carc_name *place) {
    static carc_feature f;
    return carc_feature_at(laid, *place, &f) && f.name.kind == place->kind &&
           f.name.where == place->where && f.name.cell.x == place->cell.x &&
           f.name.cell.y == place->cell.y;
}

/* Everything on one cell that can be charmed. */
static void try_cell(const asked *a, const carc *laid, carc_turn *turn, carc_turn *good, list *to) {
    carc_name *place = &turn->extra.charmed;
    for (place->kind = CARC_ROAD; place->kind <= CARC_CITY; place->kind++)
        for (place->where = 0; carc_where_word(place->where); place->where++)
            for (int who = 0; who < 2 && is_its_name(laid, place); who++) {
                turn->extra.mage = who == 0;
                try_charm(a, turn, good, to);
            }
}

/* MW-2 to MW-8; the turn moves one of the two from now on, if it must. */
static void try_magic(const asked *a, carc_turn *turn, list *to) {
    carc_turn all = *turn, good = *turn;
    carc *laid = carc_clone(a->o);
    if (!carc_put(laid, turn->at))
        abort();
    all.extra.casts = true;
    for (int x = -FAR; x <= FAR && !legal_try(a, *turn); x++)
        for (int y = -FAR; y <= FAR; y++) {
            all.extra.charmed.cell = (carc_cell){x, y};
            if (carc_tile_at(laid, all.extra.charmed.cell, NULL) >= 0)
                try_cell(a, laid, &all, &good, to);
        }
    all.extra.off = true; /* illegal while there is something to go to (MW-6) */
    for (int who = 0; who < 2; who++) {
        all.extra.mage = who == 0;
        try_charm(a, &all, &good, to);
    }
    carc_free(laid);
    *turn = good;
}

/* The words of a key, those that follow another action behind it. */
list legal_words(const rv_placement *p, const char *key, bool after) {
    list mine = {.n = 0};
    for (int i = 0; i < p->nactions; i++)
        for (int k = 0; !strcmp(p->actions[i].key, key) && k < p->actions[i].n; k++) {
            const rv_action *action = &p->actions[i].list[k];
            if (after)
                legal_add_after(&mine, action->after ? action->after : "",
                                legal_as_monk(action->what));
            else
                legal_add(&mine, legal_as_monk(action->what), "");
        }
    return mine;
}

/* Of what the engine lists all is among `most`, and all of `least` is there. */
void legal_compare_words(asked *a, const rv_placement *p, const char *key, const list *mine,
                         const list *least, const list *most) {
    for (int i = 0; i < mine->n; i++)
        if (!legal_has(most, mine->word[i]))
            legal_differ(a, p, key, mine->word[i], "engine");
    for (int i = 0; i < least->n; i++)
        if (!legal_has(mine, least->word[i]))
            legal_differ(a, p, key, least->word[i], "checker");
}

void legal_compare_key(asked *a, const rv_placement *p, const char *key, const list *all) {
    const list mine = legal_words(p, key, false);
    legal_compare_words(a, p, key, &mine, all, all);
}

static void compare_obligations(asked *a, const rv_placement *p, carc_turn *turn) {
    list gold = {.n = 0}, magic = {.n = 0};
    try_gold(a, turn, &gold);
    legal_compare_key(a, p, "gold", &gold);
    if (carc_options_of(a->o)->mage)
        try_magic(a, turn, &magic);
    legal_compare_key(a, p, "magic", &magic);
}

static void compare_actions(asked *a, const rv_placement *p, const carc_turn *turn) {
    const carc_options *options = carc_options_of(a->o);
    list building = {.n = 0}, flock = {.n = 0}, arm = {.n = 0}, back = {.n = 0};
    list home = {.n = 0}, top = {.n = 0}, second = {.n = 0}, fly = {.n = 0};
    if (options->buildings)
        try_building(a, turn, &building);
    if (options->hills)
        try_flock(a, turn, &flock);
    if (options->labyrinth)
        try_arm(a, turn, &arm);
    if (options->festival)
        legal_try_men(a, turn, false, &back);
    if (options->festival && options->count)
        try_quarters(a, turn, &back);
    if (options->phantom)
        try_second(a, turn, &second);
    legal_compare_key(a, p, "second", &second);
    if (options->dragon) {
        list fairy = {.n = 0}, princess = {.n = 0}, dragon = {.n = 0}, portal = {.n = 0};
        try_charms(a, turn, false, &fairy);
        if (options->on_tile)
            try_tiles(a, turn, &fairy);
        legal_compare_key(a, p, "fairy", &fairy);
        try_charms(a, turn, true, &princess);
        legal_compare_key(a, p, "princess", &princess);
        try_steps(a, turn, &dragon);
        legal_compare_key(a, p, "dragon", &dragon);
        try_portal(a, turn, &portal);
        legal_compare_key(a, p, "portal", &portal);
    }
    if (options->flier)
        try_fly(a, turn, &fly);
    legal_compare_key(a, p, "fly", &fly);
    compare_lands(a, p, turn, &fly);
    if (options->abbots)
        try_call(a, turn, &home);
    legal_compare_key(a, p, "home", &home);
    if (options->tower) {
        list captures = {.n = 0}, mine = legal_words(p, "capture", true);
        try_tops(a, turn, &top);
        try_captures(a, turn, &captures);
        legal_compare_words(a, p, "capture", &mine, &captures, &captures);
    }
    legal_compare_key(a, p, "top", &top);
    legal_compare_key(a, p, "building", &building);
    legal_compare_key(a, p, "flock", &flock);
    legal_compare_key(a, p, "arm", &arm);
    legal_compare_key(a, p, "back", &back);
}

/* ---- all placements -------------------------------------------------------------------------- */

static bool see_place(void *ud, const rv_placement *p) {
    asked *a = ud;
    carc_turn turn = {.player = carc_to_move(a->o),
                      .at = {a->tile, p->rotation / 90, {p->x, p->y}},
                      .extra.strays = true};
    if (*thing_words(&p->needs, "bridge"))
        return true;
    a->places++;
    if (!carc_can_place(a->o, turn.at)) {
        legal_differ(a, p, "the place", "", "engine");
        return true;
    }
    if (a->places % EACH == a->tile % EACH) { /* slow */
        compare_figures(a, p, &turn);
        compare_obligations(a, p, &turn);
        compare_actions(a, p, &turn);
        legal_compare_scored(a, p, &turn);
    }
    return true;
}

int box_legal_differences(rv_case *c, const carc *o, int tile) {
    static carc_spot spots[CARC_SPOTS];
    asked a = {.o = o, .c = c, .tile = tile};
    const char *why = NULL;
    int places = carc_spots(o, tile, spots);
    if (rv_case_legal(c, 0, carc_id(o, tile), true, see_place, &a, &why) != RV_FINE) {
        printf("  legal, tile %s: no answer: %s\n", carc_id(o, tile), why ? why : "");
        return 1;
    }
    if (a.places != places)
        printf("  %s: %d places, for the checker %d\n", carc_id(o, tile), a.places, places);
    return a.different + (a.places != places);
}
