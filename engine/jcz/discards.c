/* discards.c - tiles that were drawn and had no place, of which a replay says nothing.
 *
 * A record names such tiles before the turn that drew them. Where the file has the order of draws,
 * they follow from it. Without one, two sorts of them can be found: tiles of the river that are
 * never laid (discards_of_river, before the first turn), and what is left when the last turn is
 * over (discards_rest, after it); both are put where the rules find no place for them.
 */
#include "jcz/replay.h"

/* ---- before a turn -------------------------------------------------------------------------- */

/* Whether the next tile that is drawn for a turn is another one. */
static bool is_drawn_next(const replay *p, const char *tile) {
    for (int i = p->at + 1; i < p->n; i++) {
        const message *m = &p->list[i];
        if (strcmp(m->type, "PLACE_TILE") != 0 && strcmp(m->type, "BAZAAR_BID") != 0)
            continue;
        return !m->tile || (m->player >= 0 && p->hand[m->player]) || !strcmp(m->tile, tile);
    }
    return true;
}

/* Whether a tile has no place after the turns so far, and what this one puts aside. */
static bool lies_nowhere(replay *p, const char *tile) {
    bool known = false, lies = false;
    rv_case_until(p->j->bench, p->entries, true);
    if (replay_judge(p, rv_printf(p->j->arena, "- %s: %s 0,0\n%s%s", p->j->label[p->turn.player],
                                  tile, rv_buf_text(&p->turn.keys), p->turn.keys.n ? "]\n" : "")))
        lies = shown_lies(p->j->bench, p->entries + 1, tile, &known);
    rv_case_until(p->j->bench, RV_NO_TURN, false);
    return known && !lies;
}

/* ---- tiles of the river --------------------------------------------------------------------- */

/* The river is over with its lake, which lies last, and before any other tile: what of
 * it is never laid was put aside, where it has no place. */
void discards_of_river(replay *p) {
    const rv_ruleset *rs = p->j->rs;
    const char *lake = NULL;
    rv_tile_info tile;
    bool over = false;
    p->times = RV_NEWS(p->j->arena, int, rv_facts(rs)->ntiles);
    for (const message *m = p->list; m < p->list + p->n; m++) {
        over |= m->tile && strncmp(m->tile, "RI", 2) != 0;
        if (m->index >= 0)
            p->times[m->index]++;
    }
    if (!jcz_choice(p->j, "river") || p->norder)
        return;
    p->missing = RV_NEWS(p->j->arena, const char *, p->ntiles + 1);
    for (int i = 0; rv_ruleset_tile(rs, i, &tile); i++) {
        bool flows = false, is_lake = strstr(tile.look, "+m");
        for (int k = 0; k < tile.nregions; k++)
            flows |= !strcmp(tile.regions[k].kind, "river");
        if (!flows || !strcmp(tile.id, p->j->start.id))
            continue;
        over |= is_lake && p->times[i];
        for (int n = p->times[i]; n < tile.count; n++)
            if (is_lake)
                lake = tile.id;
            else
                p->missing[p->nmissing++] = tile.id;
    }
    if (lake)
        p->missing[p->nmissing++] = lake;
    p->lake_missing = lake;
    p->nmissing = over ? p->nmissing : 0;
}

/* Puts aside the first tile of the river that never lies and has no place; the lake is below
 * all others, and last in the list. */
static bool put_of_river(replay *p, const message *m, const char *tile, int *n) {
    bool lake = p->nmissing == 1 && strncmp(tile, "RI", 2) != 0;
    int i = 0, others = p->nmissing - (p->lake_missing && p->nmissing && !lake);
    while (i < others && !lies_nowhere(p, p->missing[i]))
        i++;
    if (i == others)
        return false;
    jcz_note(p->j, m->loc,
             "the tile %s of the river is never laid: it was put aside before this one, where it "
             "has no place",
             p->missing[i]);
    rv_putf(&p->turn.keys, "%s'%s'", (*n)++ ? ", " : "  discard: [", p->missing[i]);
    for (p->nmissing--; i < p->nmissing; i++)
        p->missing[i] = p->missing[i + 1];
    return true;
}

/* ---- before a tile is laid ------------------------------------------------------------------- */

bool discards_none(const replay *p) {
    rv_tile_info info;
    bool none = true, known;
    int unlaid = p->ntiles, hidden = 0;
    for (const message *m = p->list; m < p->list + p->n; m++) /* of the whole file */
        if (m->index >= 0 && rv_ruleset_tile(p->j->rs, m->index, &info) && !info.hand) {
            unlaid -= 1 + hidden; /* there was one more to draw, so all of these were there */
            hidden = rv_case_hides(p->j->bench, m->index);
        }
    for (int i = 0; unlaid > p->nstart && none && rv_ruleset_tile(p->j->rs, i, &info); i++)
        none = info.hand || p->times[i] == info.count ||
               shown_lies(p->j->bench, 0, info.id, &known) || !known;
    return none;
}

/* The tiles that were drawn before this one and had no place. Of equal tiles in a row the turn laid
 * the first one, for it has a place, unless that was put away by a message, because it needs a
 * bridge: then the last one that no later turn can have drawn. */
void discards_put(replay *p, const message *m, const char *tile, const char *held) {
    int to = p->drawn, n = 0;
    while (put_of_river(p, m, tile, &n))
        ;
    if (!held || strcmp(held, tile) != 0) {
        while (to < p->norder && strcmp(p->order[to], tile) != 0)
            to++;
        if (to == p->norder) /* the order says nothing of it */
            to = p->drawn - 1;
        while (to >= p->drawn && to + 1 < p->norder && !strcmp(p->order[to + 1], tile) &&
               p->passes-- > 0 && !is_drawn_next(p, tile))
            to++;
        if (held)
            rv_putf(&p->turn.keys, "  discard: ['%s'", held), n++;
        for (; p->drawn < to; p->drawn++)
            rv_putf(&p->turn.keys, "%s'%s'", n++ ? ", " : "  discard: [", p->order[p->drawn]);
        p->drawn = to + 1;
    }
    rv_put(&p->turn.keys, n ? "]\n" : "");
}

/* ---- after the last turn -------------------------------------------------------------------- */

/* A tile that is left, and after how many turns it had no place, the last time before a turn that
 * draws; -1: it always had one. Nothing is put aside in a bazaar or for a bought tile (B-64). */
typedef struct left {
    const char *tile;
    int turn;
} left;

/* Writes the record again, in which what is left was drawn before the turns in which it had no
 * place, or after the last. An entry begins with a line `- `. */
static void put_aside(replay *p, const left *list, int n, int player) {
    bool last = false;
    for (int i = 0; i < n; i++)
        last |= list[i].turn == p->entries;
    if (last)
        rv_putf(p->record, "- %s: none\n", p->j->label[player]);
    p->entries += last;
    rv_str rest = {rv_buf_text(p->record), p->record->n};
    rv_buf b = {.arena = p->j->arena};
    for (int after = 0; rest.s && rest.n;) {
        const rv_str line = rv_str_cut(&rest, "\n");
        int written = 0;
        rv_putf(&b, "%.*s\n", RV_CHARS(line));
        if (line.n < 2 || line.s[0] != '-')
            continue;
        for (int i = 0; i < n; i++)
            if (list[i].turn == after)
                rv_putf(&b, "%s'%s'", written++ ? ", " : "  discard: [", list[i].tile);
        rv_put(&b, written ? "]\n" : "");
        after++;
    }
    *p->record = b;
}

/* Finds when the tiles had no place; false if one always had one, or a turn is not legal. */
static bool find_turns(replay *p, left *list, int n) {
    rv_case *bench = p->j->bench;
    const rv_text text = rv_text_of(rv_buf_text(p->record), p->record->n);
    bool known, all = true;
    rv_case_until(bench, 0, true);
    for (int after = 0; after <= p->entries && all; after++) {
        all = (after ? rv_case_go_on(bench, after) : rv_case_judge(bench, &text))->turns == after;
        for (int i = 0; i < n && p->draws[after] && all; i++)
            if (i && !strcmp(list[i].tile, list[i - 1].tile))
                list[i].turn = list[i - 1].turn;
            else if (!shown_lies(bench, 0, list[i].tile, &known) && known)
                list[i].turn = after;
    }
    for (int i = 0; i < n; i++)
        all &= list[i].turn >= 0;
    rv_case_until(bench, RV_NO_TURN, false);
    return all;
}

/* A game whose last turn is over, and of which only tiles are left that had no place at some time:
 * then they were drawn at that time, as the game would go on otherwise (K-10), unless the turns
 * that follow are not legal with it. */
static void find_left(replay *p, int player, int stack) {
    left *list = RV_NEWS(p->j->arena, left, stack + 1);
    rv_tile_info info;
    int n = 0;
    for (int i = 0; rv_ruleset_tile(p->j->rs, i, &info); i++) {
        int copies = info.hand ? 0 /* that no turn lays */ : info.count - p->times[i];
        for (int k = 0; k < p->nstart; k++)
            copies -= p->board[k].tile == i;
        for (; copies > 0; copies--, n++)
            if (n < stack)
                list[n] = (left){info.id, -1};
    }
    p->draws[p->entries] = !p->hand[player];
    if (n != stack || strstr(rv_buf_text(p->record), "  discard: ") || !find_turns(p, list, n))
        return;
    const rv_buf without = *p->record;
    const int entries = p->entries;
    put_aside(p, list, n, player);
    if (!replay_judge(p, "")) {
        *p->record = without;
        p->entries = entries;
        jcz_note(p->j, (rv_loc){0, 0},
                 "the file does not say when the tiles that are left were put aside: the record "
                 "is not finished");
        return;
    }
    for (int i = 0; i < n; i++)
        jcz_note(p->j, (rv_loc){0, 0},
                 "the tile %s is never laid: the record has it as put aside after %d turn%s, where "
                 "it had no place",
                 list[i].tile, list[i].turn, list[i].turn == 1 ? "" : "s");
}

/* What is left of the order was drawn last and had no place, if nothing else is left. */
void discards_rest(replay *p) {
    bool over = p->turn.committed;
    int drawn = p->drawn;
    replay_finish_turn(p);
    if (p->ended || (p->norder && drawn >= p->norder))
        return;
    const rv_report *report = replay_judge(p, "");
    int player = report ? report->to_move : -1, stack = report ? report->stack : 0;
    if (!p->norder) {
        if (player >= 0 && stack && over && !p->limit)
            find_left(p, player, stack);
        return;
    }
    if (player < 0 || stack != p->norder - drawn) {
        jcz_note(p->j, (rv_loc){0, 0}, "the order of the tiles after the last turn is left out");
        return;
    }
    replay_begin_entry(p);
    rv_putf(p->record, "- %s: none\n  discard: [", p->j->label[player]);
    for (bool first = true; p->drawn < p->norder; first = false)
        rv_putf(p->record, "%s'%s'", first ? "" : ", ", p->order[p->drawn++]);
    rv_put(p->record, "]\n");
}
