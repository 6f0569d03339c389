/* query_actions.c - what may be done besides laying the tile and placing a follower, key by key, in
 * the words of an entry: what random play chooses from, too.
 */
#include "ask/query.h"

/* Keys, and what has been found so far behind each. */
typedef struct gathering {
    const rv_query *q;
    rv_moment when;
    rv_actions *list;
    int *room; /* by key */
    int n, cap, cap_room;
    const char *after; /* what has been done for a trial; NULL: nothing */
} gathering;

static void add_key(gathering *all, const rv_key *row, const rv_chances *of) {
    all->list = rv_grow(all->q->a, all->list, all->n, &all->cap, sizeof *all->list);
    all->room = rv_grow(all->q->a, all->room, all->n, &all->cap_room, sizeof *all->room);
    all->room[all->n] = 0;
    all->list[all->n++] = (rv_actions){.key = row->key, .verb = of->verb};
}

/* What comes first, or what follows from that; keys that the game has not are there, and empty. */
static void add_keys(gathering *all, bool follow) {
    const rv_key *row;
    for (rv_key_walk w = {0}; (row = rv_key_next(&rv_map_entry, &w));) {
        const rv_chances *of = rv_chances_of(row, all->when);
        if (of && (follow ? of->verb != NULL : !of->after))
            add_key(all, row, of);
    }
}

static void add(gathering *all, const rv_chance *d, rv_action action) {
    int i = 0;
    while (strcmp(all->list[i].key, d->row->key) != 0)
        i++;
    rv_actions *to = &all->list[i];
    rv_action *list = rv_grow(all->q->a, (void *)to->list, to->n, &all->room[i], sizeof *list);
    list[to->n++] = action;
    to->list = list;
}

static void see_next(void *ud, const rv_chance *d) {
    gathering *all = ud;
    if (d->of->verb)
        add(all, d, (rv_action){d->of->word(all->q->a, all->q->g, d), all->after});
}

/* What follows from it is found by trial. */
static void see_first(void *ud, const rv_chance *d) {
    gathering *all = ud;
    rv_game *g = all->q->g;
    int mark = rv_mark_of(g);
    all->after = d->of->word(all->q->a, g, d);
    add(all, d, (rv_action){all->after, NULL});
    if (all->when != RV_WHEN_LAID)
        return;
    d->of->act(g, d);
    rv_offer_chances(g, all->when, d, see_next, all);
    rv_undo(g, mark);
}

const rv_actions *rv_query_actions(const rv_query *q, rv_moment when, int *n) {
    gathering all = {.q = q, .when = when};
    add_keys(&all, false);
    add_keys(&all, true);
    rv_offer_chances(q->g, when, NULL, see_first, &all);
    *n = all.n;
    return all.list;
}

int rv_actions_alike(const rv_actions *a, int i) {
    int n = 1;
    while (i + n < a->n && strcmp(a->list[i + n].after, a->list[i].after) == 0)
        n++;
    return n;
}
