/* castles_score.c - what castles score when a turn is scored (B-34 … B-46). */
#include "core/hooks.h"
#include "core/score.h"
#include "games/castles/castles.h"

/* Once, and not as he likes: the first that comes (B-36), in the second part of the same turn, too
 * (M-69); without its lord it is complete (B-28).
 */
bool rv_castles_may_score(const rv_game *g, int castle) {
    const rv_hold *h = &rv_castles_of(g)->list[castle];
    return rv_castles_lord_of(g, castle) &&
           (!h->fresh || g->option[RV_O_CASTLE_SAME_TURN] == RV_V_YES);
}

/* Who owns the feature makes no difference, nor whether anybody does (B-37, B-38). */
int rv_castles_tribute_points(rv_game *g, int castle, int root, rv_account *account) {
    int owner = rv_castles_of(g)->list[castle].owner;
    rv_tally t = rv_measure(g, root);
    return rv_worth(g, owner, &t, account);
}

bool rv_castles_fief_say(rv_game *g, int player, int root) {
    rv_castles *s = rv_castles_of(g);
    rv_fief_said *said = &s->said[s->nsaid];
    if (s->nsaid == RV_FIEF_SAID)
        return false;
    RV_SET(g, said->root, root);
    RV_SET(g, said->player, (int16_t)player);
    RV_SET(g, s->nsaid, s->nsaid + 1);
    return true;
}

static bool is_said(const rv_game *g, int player, int root) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->nsaid; i++)
        if (s->said[i].player == player && s->said[i].root == root)
            return true;
    return false;
}

/* B-42: the one that the owner says; else the one that gives most, of equals the first. */
static void offer(rv_game *g, int castle, rv_tribute *t, rv_tribute other) {
    int owner = rv_castles_of(g)->list[castle].owner;
    bool said = is_said(g, owner, other.root);
    bool has = t->root != RV_NONE, was = has && is_said(g, owner, t->root);
    if (!has || said > was || (said == was && other.points > t->points))
        *t = other;
}

static void look_in_fief(rv_game *g, int castle, rv_tribute *t) {
    for (int i = 0; i < g->ncompleted; i++) {
        int root = g->completed[i];
        if (rv_castles_in_fief(g, castle, root))
            offer(g, castle, t,
                  (rv_tribute){root, rv_castles_tribute_points(g, castle, root, NULL), 0});
    }
}

/* B-43, B-44, B-45: castles in its fief that have scored, where nothing else was completed there.
 */
static bool look_at_castles(rv_game *g, int castle, rv_tribute *out, int round) {
    rv_tribute *t = &out[castle];
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        int root = rv_root(g, s->list[i].node);
        if (i != castle && out[i].root != RV_NONE && out[i].round < round &&
            rv_castles_in_fief(g, castle, root))
            offer(g, castle, t, (rv_tribute){root, out[i].points, round});
    }
    return t->root != RV_NONE;
}

/* Does another castle of the owner score what this one does? */
static bool is_shared(const rv_game *g, const rv_tribute *out, int castle) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++)
        if (i != castle && s->list[i].owner == s->list[castle].owner &&
            out[i].root == out[castle].root)
            return true;
    return false;
}

bool rv_castles_fief_scored(const rv_game *g, const rv_tribute *out, const rv_fief_said *said) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++)
        if (s->list[i].owner == said->player && out[i].root == said->root)
            return true;
    return false;
}

/* A castle of the owner's takes it that has it in its fief and is not needed for another thing
 * said. */
static void take_said(rv_game *g, rv_tribute *out, const rv_fief_said *said) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        bool may = s->list[i].owner == said->player && out[i].root != RV_NONE &&
                   rv_castles_completes(g, said->root) && rv_castles_in_fief(g, i, said->root);
        if (!may || (is_said(g, said->player, out[i].root) && !is_shared(g, out, i)))
            continue;
        out[i] = (rv_tribute){said->root, rv_castles_tribute_points(g, i, said->root, NULL), 0};
        return;
    }
}

/* Where several castles of an owner have the same in their fiefs, one each of all that he says. */
static void share_out(rv_game *g, rv_tribute *out) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->nsaid; i++)
        if (!rv_castles_fief_scored(g, out, &s->said[i]))
            take_said(g, out, &s->said[i]);
}

void rv_castles_find_tributes(rv_game *g, rv_tribute *out) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        out[i] = (rv_tribute){RV_NONE, 0, 0};
        if (rv_castles_may_score(g, i))
            look_in_fief(g, i, &out[i]);
    }
    share_out(g, out);
    bool more = g->ncompleted > 0;
    for (int round = 1; more; round++) {
        more = false;
        for (int i = 0; i < s->n; i++)
            if (out[i].root == RV_NONE && rv_castles_may_score(g, i))
                more |= look_at_castles(g, i, out, round);
    }
}

/* A chain begins at a completed feature: each castle scores what one of an earlier round does. */
static int origin(const rv_game *g, const rv_tribute *list, int castle) {
    while (list[castle].round)
        castle = rv_castles_at(g, list[castle].root);
    return list[castle].root;
}

void rv_castles_tributes(rv_game *g, rv_arena *a, rv_see_tribute *see, void *ud) {
    const rv_castles *s = rv_castles_of(g);
    if (!s->n || !g->ncompleted)
        return;
    rv_tribute *list = RV_NEWS(a, rv_tribute, s->n);
    rv_castles_find_tributes(g, list);
    for (int i = 0; i < s->n; i++)
        if (list[i].root != RV_NONE)
            see(ud, origin(g, list, i), rv_root(g, s->list[i].node), s->list[i].owner,
                list[i].points);
}

/* "road@1,2 is completed in its fief, 4 tiles, 1 each"; "castle city@0,1.n in its fief scores" */
static void put_reason(rv_game *g, rv_buf *note, const rv_tribute *t) {
    const char *name = rv_feature_name(g, g->arena, t->root);
    const rv_tally tally = rv_measure(g, t->root);
    if (t->round) {
        rv_putf(note, "the castle %s in its fief scores %d", name, t->points);
        return;
    }
    rv_putf(note, "%s is completed in its fief: ", name);
    rv_put_count(g, note, &tally);
}

static void pay(rv_game *g, int castle, const rv_tribute *t) {
    const rv_hold *h = &rv_castles_of(g)->list[castle];
    rv_account room, *account = rv_account_open(g, &room, "");
    int points = t->points;
    if (account)
        put_reason(g, &account->note, t);
    if (!t->round)
        points = rv_castles_tribute_points(g, castle, t->root, account);
    points = rv_hook_value(g, RV_HOOK_fief, h->owner, t->root, points, account);
    rv_gain(g, h->owner, points);
    if (!account)
        return;
    const rv_tally city = rv_measure(g, rv_root(g, h->node));
    rv_item item = rv_tally_item(g, RV_ITEM_SCORE, h->owner, &city);
    item.kind = "castle";
    g->told = RV_NONE; /* no majority on the city decides it */
    rv_tell_account(g, &item, points, rv_law_rule(g, t->round ? RV_L_FIEF_CHAIN : RV_L_FIEF),
                    account);
}

static bool has_round(const rv_game *g, const rv_tribute *list, int round) {
    for (int i = 0; i < rv_castles_of(g)->n; i++)
        if (list[i].root != RV_NONE && list[i].round == round)
            return true;
    return false;
}

/* As it happens: first those of completed features, then round by round those of castles. */
void rv_castles_score(rv_game *g) {
    const rv_castles *s = rv_castles_of(g);
    if (!s->n || !g->ncompleted)
        return;
    rv_tribute *list = RV_NEWS(g->arena, rv_tribute, s->n);
    rv_castles_find_tributes(g, list);
    for (int round = 0; has_round(g, list, round); round++)
        for (int i = 0; i < s->n; i++) {
            if (list[i].root == RV_NONE || list[i].round != round)
                continue;
            pay(g, i, &list[i]);
            rv_send_home(g, rv_lift(g, s->list[i].node)); /* B-40 */
        }
}
