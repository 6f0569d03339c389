/* query_actions.c - the actions besides laying the tile and placing a follower, key by key, in the
 * words of an entry; random play chooses from them, too. */
#include "ask/query.h"

/* The keys, and the actions found so far for each. */
typedef struct gathering {
    const rv_query *q;
    rv_moment when;
    rv_actions *list;
    struct column {
        const rv_key *row;
        int room; /* for actions */
    } * columns;  /* by key, as the list */
    int n, cap, cap_columns;
    const char *after; /* the action done for a trial; NULL: none */
} gathering;

static void add_key(gathering *all, const rv_key *row, const rv_chances *of) {
    const rv_acting *it = rv_rows_at(all->q->g, all->when);
    while (it->row && it->row != row) /* a game of the ruleset may have it, by whatever options */
        it++;
    all->list = rv_grow(all->q->a, all->list, all->n, &all->cap, sizeof *all->list);
    all->columns =
        rv_grow(all->q->a, all->columns, all->n, &all->cap_columns, sizeof *all->columns);
    all->columns[all->n] = (struct column){row, 0};
    all->list[all->n++] = (rv_actions){.key = row->key, .verb = of->verb, .played = it->row};
}

/* First the keys of first actions, and then of those that follow one; keys that the game lacks are
 * included, and empty. */
static void add_keys(gathering *all) {
    const rv_key *row, **following = NULL;
    int n = 0, cap = 0;
    for (rv_key_walk w = {.links = all->q->g->rs->links, .own = all->q->g->own_rows};
         (row = rv_key_next(&rv_map_entry, &w));) {
        const rv_chances *of = rv_chances_of(row, all->when);
        if (of && !of->after)
            add_key(all, row, of);
        if (of && of->verb) {
            following = rv_grow(all->q->a, (void *)following, n, &cap, sizeof *following);
            following[n++] = row;
        }
    }
    for (int i = 0; i < n; i++)
        add_key(all, following[i], rv_chances_of(following[i], all->when));
}

/* Adds an action to those of its key. Actions that follow it are found by trial. */
static void see_action(void *ud, const rv_chance *d) {
    gathering *all = ud;
    rv_game *g = all->q->g;
    const char *after = all->after;
    const rv_action action = {rv_chance_word(all->q->a, g, d), after};
    int i = 0;
    while (all->columns[i].row != d->row)
        i++;
    rv_actions *to = &all->list[i];
    /* one that follows the same words may be found again: a follower whom two pieces could take */
    for (int k = 0; after && k < to->n; k++)
        if (to->list[k].after != after && strcmp(to->list[k].what, action.what) == 0 &&
            strcmp(to->list[k].after, after) == 0)
            return;
    rv_action *list =
        rv_grow(all->q->a, (void *)to->list, to->n, &all->columns[i].room, sizeof *list);
    list[to->n++] = action;
    to->list = list;
    if (all->when == RV_WHEN_TURN || !d->of->act)
        return;
    int mark = rv_checkpoint(g);
    all->after = action.what;
    d->of->act(g, d);
    rv_offer_chances(g, rv_rows_at(g, all->when), d, RV_OFFER_COMING, see_action, all);
    rv_undo(g, mark);
    all->after = after;
}

const rv_actions *rv_query_actions(const rv_query *q, rv_moment when, int *n) {
    gathering all = {.q = q, .when = when};
    add_keys(&all);
    rv_offer_chances(q->g, rv_rows_at(q->g, when), NULL, RV_OFFER_COMING, see_action, &all);
    *n = all.n;
    return all.list;
}

int rv_actions_alike(const rv_actions *a, int i) {
    int n = 1;
    if (i < 0 || i >= a->n)
        return 0;
    while (i + n < a->n && a->list[i + n].after == a->list[i].after)
        n++;
    return n;
}
