/* meant.c - what may have been meant by an illegal turn, or by the turns before a noted score that
 * is wrong: an entry is changed as people mistype it, and the document is judged again, to see how
 * far it is legal then, and whether the noted scores agree.
 *
 * A change is not tried if one look at the board tells that nothing can come of it: its tile would
 * not match its neighbours, or what is wrong with the turn in question would stay. Only one turn
 * of a document is asked about. Its own entry and those before it are changed in at most MOST ways,
 * and trials end when WORK entries have been read or judged: each trial reads the whole document,
 * of which ENTRY bytes count as one.
 */
#include "judge/case.h"
#include <stdio.h>

enum {
    MOST = 512,
    WORK = 32768,
    ENTRY = 64,
    OFFERED = 3,
    ENOUGH = 3, /* so many turns that are legal tell something, if not all are */
    ASKED = 32  /* are judged to the end, to tell those that do equally well from each other */
};

/* A reading, and what came of it. */
typedef struct retrial {
    rv_edit edit;
    int rank;         /* of the ways of typing wrongly: a lower one happens more often */
    int legal, wrong; /* turns behind it that are legal, or -1; noted numbers that are wrong */
    int noted, off;   /* numbers noted from it on, as far as all is legal; those that are wrong */
    int lost;         /* with --all, turns behind it that are illegal; RV_NONE: not asked */
    bool all;         /* all are legal, and the end */
    bool agree;       /* and all numbers noted from there on are right */
} retrial;

/* A tile as an entry would lay it; pos RV_NONE: it does not. */
typedef struct tile_laid {
    const rv_tile *tile;
    int quarters, pos;
} tile_laid;

typedef struct trials {
    rv_case *c;
    const rv_game *g;
    int turn, rest, until; /* the turn; the number of those behind it; the last in question */
    int noted;             /* numbers that were noted from it on */
    int wrong;             /* those that are wrong in the record as it is */
    bool scores;           /* no turn is illegal: it is a noted number that is wrong */
    bool ends;             /* or what the record says of the end is illegal */
    bool whose;            /* what is wrong with the turn is its player; or … */
    bool used, misfits;    /* … its tile is used up; does not match its neighbours */
    retrial *list;
    int n;
    int work;     /* entries read and judged */
    bool ended;   /* the budget did: there are readings that were not tried */
    bool ran_out; /* of memory */
    rv_meant *out;
    /* while they are listed: */
    int rank;           /* of those that are listed now */
    int placed;         /* the tile of the turn that is changed, on the board */
    tile_laid fault;    /* the tile of the turn in question */
    int *named;         /* how often the record names each tile, or its look */
    const char **looks; /* by tile and rotation; NULL: not written yet */
} trials;

static rv_entry *entry_at(const trials *t, int turn) {
    return &t->c->rec.moves.list[turn - 1];
}

/* ---- how tiles lie --------------------------------------------------------------------------- */

/* How the tile of an entry that is changed would lie. */
static tile_laid tile_of(const trials *t, const rv_edit *edit) {
    const rv_game *g = t->g;
    const rv_entry *e = entry_at(t, edit->turn);
    tile_laid as = {&g->rs->tiles[e->tile.tile], rv_quarters_typed(g->rs, &e->tile),
                    rv_pos(&g->board, e->x, e->y)};
    if (edit->how == RV_MEANT_TILE)
        as = (tile_laid){&g->rs->tiles[edit->tile], edit->quarters, as.pos};
    else if (edit->how == RV_MEANT_ROTATION)
        as.quarters = (as.quarters + edit->quarters) & 3;
    else if (edit->how == RV_MEANT_CELL)
        as.pos = rv_pos(&g->board, edit->x, edit->y);
    else if (edit->how == RV_MEANT_SUPERFLUOUS)
        as.pos = RV_NONE;
    return as;
}

static tile_laid as_typed(const trials *t, int turn) {
    return tile_of(t, &(rv_edit){.turn = turn, .how = RV_MEANT_PLAYER});
}

static bool is_built_over(const rv_game *g, const rv_placed *p) {
    return !p->start && p->tile != &g->rs->tiles[p->index];
}

/* Does the tile match its neighbours, if it has any, when one tile of the board is left out
 * (`except`) and another one lies elsewhere (`instead`)? A neighbour with something built over it
 * matches all. */
static bool would_fit(const rv_game *g, const tile_laid *a, int except, const tile_laid *instead) {
    int n = 0, there = a->pos == RV_NONE ? RV_NONE : rv_placed_at(&g->board, a->pos);
    if (a->pos == RV_NONE || (there != RV_NONE && there != except) ||
        (instead && instead->pos == a->pos))
        return false;
    for (int side = 0; side < RV_SIDES; side++) {
        const int at = rv_step(&g->board, a->pos, side), o = rv_placed_at(&g->board, at);
        const bool moved = instead && instead->pos == at;
        if (!moved && (o == RV_NONE || o == except))
            continue;
        const rv_placed *p = moved ? NULL : &g->board.placed[o];
        n++;
        if (!(p && is_built_over(g, p)) &&
            !rv_sides_agree(g->rs, a->tile, a->quarters, side, p ? p->tile : instead->tile,
                            p ? p->quarters : instead->quarters))
            return false;
    }
    return n;
}

bool rv_builds_along(const rv_entry *e) {
    for (int i = 0; i < e->beside->nkeys; i++)
        for (const rv_act *act = e->beside->given[i].row->acts; act && act->when; act++)
            if (act->when == RV_WHEN_PLACING)
                return true;
    return false;
}

/* Can the turn itself be legal when it is changed so, or the turn in question when one before it
 * is?
 */
static bool helps(const trials *t, const rv_edit *edit) {
    const rv_game *g = t->g;
    const tile_laid was = as_typed(t, edit->turn), as = tile_of(t, edit);
    const bool less = edit->how == RV_MEANT_SUPERFLUOUS, tile = edit->how == RV_MEANT_TILE;
    const bool board = tile || less || edit->how == RV_MEANT_ROTATION || edit->how == RV_MEANT_CELL;
    if (edit->turn == t->turn && !t->scores) {
        if (edit->how == RV_MEANT_PLAYER || edit->how == RV_MEANT_MISSING)
            return t->whose;
        if (edit->how == RV_MEANT_FOLLOWER)
            return !t->whose && !t->used && !t->misfits;
        return less || (!t->whose && (!t->used || tile) &&
                        (rv_builds_along(entry_at(t, edit->turn)) ||
                         rv_fits(&g->board, as.tile, as.quarters, as.pos)));
    }
    const bool plain = !is_built_over(g, &g->board.placed[t->placed]);
    if (plain && board && as.pos != RV_NONE && !would_fit(g, &as, t->placed, NULL))
        return false;
    if (t->whose && !less)
        return g->terms.extra_most || g->turn.extra_turn_figure != RV_NONE;
    if (t->used)
        return (less || tile) && was.tile->same == t->fault.tile->same;
    return !t->misfits || !plain || (board && would_fit(g, &t->fault, t->placed, &as));
}

/* ---- changes --------------------------------------------------------------------------------- */

static const char *look_of(const trials *t, const rv_tile *tile, int quarters) {
    const char **known = &t->looks[4 * (int)(tile - t->g->rs->tiles) + quarters];
    if (!*known)
        *known = rv_look_write(&t->c->arena, t->g->rs, tile, quarters);
    return *known;
}

/* Adds an edit unless it is listed already, as a likelier one. Where the entry shows the look of
 * its tile, that of another must be one that can be read. */
static void add(trials *t, rv_edit edit) {
    if (!helps(t, &edit))
        return;
    for (int i = 0; i < t->n; i++) {
        const rv_edit *e = &t->list[i].edit;
        if (e->turn == edit.turn && e->how == edit.how && e->x == edit.x && e->y == edit.y &&
            e->tile == edit.tile && e->quarters == edit.quarters && e->kind == edit.kind &&
            e->place == edit.place && e->figure == edit.figure)
            return;
    }
    if (edit.how == RV_MEANT_TILE && entry_at(t, edit.turn)->tile.look) {
        const char *text = look_of(t, &t->g->rs->tiles[edit.tile], edit.quarters);
        rv_look *look = RV_NEW(&t->c->arena, rv_look);
        if (rv_look_parse(&t->c->arena, t->g->rs, rv_str_of(text), look))
            return;
        edit.look = look;
    }
    t->ended |= t->n == MOST;
    if (t->n < MOST)
        t->list[t->n++] = (retrial){.edit = edit, .rank = t->rank, .lost = RV_NONE};
}

static void add_tile(trials *t, int turn, int tile, int quarters) {
    add(t, (rv_edit){.turn = turn, .how = RV_MEANT_TILE, .tile = tile, .quarters = quarters});
}

static void add_cell(trials *t, int turn, int x, int y) {
    if (rv_is_free(&t->g->board, x, y))
        add(t, (rv_edit){.turn = turn, .how = RV_MEANT_CELL, .x = x, .y = y});
}

static bool is_slip(int a, int b) {
    char one[16], other[16];
    snprintf(one, sizeof one, "%d", a);
    snprintf(other, sizeof other, "%d", b);
    return rv_typing_steps(rv_str_of(one), rv_str_of(other)) <= 1;
}

/* Another cell in the same row or column, the near ones first: those that are one letter or one
 * digit from the cell that was typed, or all others. */
static void add_in_line(trials *t, int turn, bool slips) {
    enum { FAR = 64 };
    const rv_entry *e = entry_at(t, turn);
    for (int by = 1; by <= FAR; by++)
        for (int side = 0; side < RV_SIDES; side++) {
            int x = e->x + by * rv_dx(side), y = e->y + by * rv_dy(side);
            bool slip = t->g->rs->bounded ? e->y == y || is_slip(e->y + 1, y + 1)
                                          : is_slip(e->x, x) && is_slip(e->y, y);
            if (slip == slips)
                add_cell(t, turn, x, y);
        }
}

/* Tiles that look much like it, as it lies. */
static void add_alike(trials *t, int turn, int apart) {
    const rv_ruleset *rs = t->g->rs;
    const tile_laid was = as_typed(t, turn);
    for (int i = 0; i < rs->ntiles; i++) {
        int left = 0, tile = RV_NONE,
            k = i; /* one that looks so, and that the record does not name */
        if (rs->tiles[i].same != i || i == was.tile->same)
            continue;
        do {
            int more = rv_copies(t->g, k) - t->named[k];
            left += more;
            tile = more > 0 ? k : tile;
            k = rs->tiles[k].alike;
        } while (k != i);
        for (int q = 0; left > 0 && q < rv_tile_turns(&rs->tiles[tile]); q++)
            if (rv_looks_apart(rs, look_of(t, was.tile, was.quarters),
                               look_of(t, &rs->tiles[tile], q)) == apart)
                add_tile(t, turn, tile, q);
    }
}

/* Where the figure can stand by its sort alone, but not as it was typed. */
static void add_on_regions(trials *t, int turn, int figure) {
    const rv_piece_ref *piece = &entry_at(t, turn)->piece;
    const tile_laid on = as_typed(t, turn);
    const rv_region *regions = on.tile->regions;
    const rv_figure_row *f = &t->g->rs->figures[figure];
    const unsigned alone = rv_figure_alone(f);
    rv_ports ports[RV_TILE_REGIONS];
    int typed = RV_NONE; /* the region on which the entry sets him */
    for (int r = 0; r < on.tile->nregions; r++) {
        ports[r] = rv_tile_ports(on.tile, on.quarters, r);
        if (typed == RV_NONE && piece->kind != RV_NONE && figure == piece->figure &&
            rv_figure_kinds(t->g->rs, f, piece->kind) >> regions[r].kind & 1 &&
            (piece->place == RV_NONE || ports[r] & rv_place_ports(piece->place)))
            typed = r;
    }
    for (int r = 0; r < on.tile->nregions; r++) {
        rv_ports others = 0;
        if (r == typed ||
            !((alone ? alone : ~(unsigned)t->g->figures.barred) >> regions[r].kind & 1))
            continue;
        for (int o = 0; o < on.tile->nregions; o++)
            others |= o == r ? 0 : ports[o];
        add(t, (rv_edit){.turn = turn,
                         .how = RV_MEANT_FOLLOWER,
                         .kind = regions[r].kind,
                         .place = rv_place_canonical(ports[r], others),
                         .figure = figure});
    }
}

/* Returns the follower of the changed entry as it would be typed, or "". */
static const char *follower_of(const trials *t, const rv_edit *edit) {
    const rv_piece_ref *piece = &entry_at(t, edit->turn)->piece;
    const rv_ruleset *rs = t->g->rs;
    if (edit->how != RV_MEANT_FOLLOWER)
        return piece->text ? piece->text : "";
    if (edit->kind == RV_NONE)
        return "";
    const rv_figure_row *f = &rs->figures[edit->figure];
    const rv_tile *tile = tile_of(t, edit).tile;
    int n = 0;
    for (int r = 0; r < tile->nregions; r++)
        n += (rv_figure_kinds(rs, f, edit->kind) >> tile->regions[r].kind & 1) != 0;
    bool place = piece->place != RV_NONE || n > 1;
    return rv_printf(&t->c->arena, "%s%s%s%s", f->prefix,
                     rv_figure_role(rs, edit->figure, edit->kind), place ? "@" : "",
                     place ? rv_place_name(edit->place) : "");
}

/* ---- ways of typing wrongly -------------------------------------------------------------------
 */

/* In the order in which they are tried: what is mistyped most comes first. */
typedef enum way {
    TWIN,
    TURNED,
    SWAPPED,
    ONE_OFF,
    NAMED,
    SIMILAR,
    ROLE,
    NO_FOLLOWER,
    LEFT_OUT,
    FIGURE,
    IN_LINE,
    LESS_SIMILAR,
    SUPERFLUOUS
} way;
enum { WAYS = SUPERFLUOUS + 1 };
static const uint8_t ranks[WAYS] = {0, 0, 0, 1, 1, 1, 1, 3, 2, 2, 2, 2, 3};

/* Lists what a turn can have been, if it was mistyped in this way. */
static void add_way(trials *t, int turn, way how) {
    const rv_entry *e = entry_at(t, turn);
    const rv_ruleset *rs = t->g->rs;
    const rv_tile *tiles = rs->tiles;
    const tile_laid was = as_typed(t, turn);
    const bool follower = e->piece.kind != RV_NONE;
    const int own = (int)(was.tile - tiles), typed = follower ? e->piece.figure : RV_F_SMALL;
    switch (how) {
    case TWIN: /* a tile of another name that looks the same, if that is not used up */
        for (int i = was.tile->alike; t->used && i != own; i = tiles[i].alike)
            if (t->named[i] < rv_copies(t->g, i)) {
                add_tile(t, turn, i, (was.quarters + tiles[i].same_turn - was.tile->same_turn) & 3);
                break;
            }
        break;
    case TURNED:
        for (int k = 1, turns = rv_tile_turns(was.tile); k < turns; k++)
            add(t, (rv_edit){.turn = turn, .how = RV_MEANT_ROTATION, .quarters = k});
        break;
    case SWAPPED: /* its x and y are swapped, or have another sign */
        add_cell(t, turn, e->y, e->x);
        for (int k = 1; k < 4 && !rs->bounded; k++)
            add_cell(t, turn, k > 1 ? -e->x : e->x, k & 1 ? -e->y : e->y);
        break;
    case ONE_OFF: add_in_line(t, turn, true); break;
    case NAMED: /* its name is a letter or a digit from the one that was typed */
        for (int i = 0; i < rs->ntiles && !e->tile.look; i++)
            if (tiles[i].same != was.tile->same && t->named[i] < rv_copies(t->g, i) &&
                rv_typing_steps(rv_str_of(tiles[i].id), rv_str_of(was.tile->id)) == 1)
                add_tile(t, turn, i, was.quarters);
        break;
    case SIMILAR: add_alike(t, turn, 1); break;
    case ROLE: /* another role, or another place */
        if (follower)
            add_on_regions(t, turn, e->piece.figure);
        break;
    case NO_FOLLOWER:
        if (follower)
            add(t, (rv_edit){
                       .turn = turn, .how = RV_MEANT_FOLLOWER, .kind = RV_NONE, .place = RV_NONE});
        break;
    case LEFT_OUT:
        if (!follower)
            add_on_regions(t, turn, RV_F_SMALL);
        break;
    case FIGURE: /* one that is written alone, or a follower instead of one */
        if (t->g->figures.alone >> typed & 1)
            add_on_regions(t, turn, RV_F_SMALL);
        for (int f = 0; f < t->g->figures.n; f++)
            if (t->g->figures.alone >> f & 1 && f != typed)
                add_on_regions(t, turn, f);
        break;
    case IN_LINE: add_in_line(t, turn, false); break;
    case LESS_SIMILAR: add_alike(t, turn, 2); break;
    case SUPERFLUOUS: /* a number that was noted beside it goes with it */
        if (!t->scores)
            add(t, (rv_edit){.turn = turn, .how = RV_MEANT_SUPERFLUOUS});
        break;
    }
}

/* The turn in question, then the entries before it, one back after the other. Where tiles do not
 * match, either may be misread; otherwise the entry that is refused is likelier to be wrong. */
static void list_readings(trials *t) {
    const rv_board *b = &t->g->board;
    t->list = RV_NEWS(&t->c->arena, retrial, MOST);
    t->looks = RV_NEWS(&t->c->arena, const char *, 4 * t->g->rs->ntiles + 1);
    t->named = RV_NEWS(&t->c->arena, int, t->g->rs->ntiles + 1);
    rv_count_named(&t->c->rec, true, t->named);
    if (!t->scores) {
        const rv_entry *e = entry_at(t, t->turn);
        const tile_laid f = t->fault = as_typed(t, t->turn);
        t->whose = e->player != t->g->turn.to_move;
        t->used = rv_copies_left(t->g, e->tile.tile) <= 0;
        t->misfits = !rv_builds_along(e) && !rv_fits(b, f.tile, f.quarters, f.pos);
        add(t, (rv_edit){.turn = t->turn, .how = RV_MEANT_PLAYER, .player = t->g->turn.to_move});
        add(t, (rv_edit){.turn = t->turn, .how = RV_MEANT_MISSING});
    }
    for (int k = 0; k < WAYS && !t->scores; k++) {
        t->rank = ranks[k];
        add_way(t, t->turn, (way)k);
    }
    for (int k = 0; k < WAYS; k++)
        for (int turn = t->turn - !t->scores; turn > 0; turn--) {
            const rv_entry *e = entry_at(t, turn);
            if (e->none || e->apart)
                continue;
            t->rank = ranks[k] + !(t->misfits || t->used);
            t->placed = rv_placed_at(b, rv_pos(b, e->x, e->y));
            add_way(t, turn, (way)k);
        }
}

/* ---- judging again --------------------------------------------------------------------------- */

/* Numbers that were noted from the turn on, up to that one; those of the end behind the last. */
static int count_noted(const trials *t, int from, int last) {
    bool end = last == t->turn + t->rest && t->until == RV_NO_TURN;
    int n = end ? rv_values_in(&t->c->rec, "result")->n : 0;
    for (int turn = from; turn <= last; turn++)
        n += rv_values_beside(entry_at(t, turn), "score")->n;
    return n;
}

/* Counts the diagnostics about wrong numbers, from a turn on and of the end. */
static int count_wrong(const rv_report *p, int from) {
    int n = 0;
    for (int i = 0; i < p->ndiags; i++)
        n += p->diags[i].severity == RV_SEV_WRONG &&
             (p->diags[i].turn >= from || p->diags[i].turn < 1);
    return n;
}

static void look_at(retrial *r, const trials *t, const rv_report *p) {
    bool less = r->edit.how == RV_MEANT_SUPERFLUOUS;
    int accepted = 0;
    r->legal = p->turns - t->turn + less;
    r->wrong = count_wrong(p, 0);
    r->all = (p->verdict == RV_LEGAL || p->verdict == RV_WRONG) && r->legal == t->rest;
    r->agree = r->all && (t->ends ? r->wrong <= t->wrong : !r->wrong && t->noted);
    r->noted = r->legal < 0 ? 0 : count_noted(t, t->turn, t->turn + r->legal);
    r->off = count_wrong(p, t->turn - less);
    for (int i = 0; i < p->ndiags; i++)
        accepted += p->diags[i].turn == t->turn && p->diags[i].row == RV_D_ACCEPTED;
    if (r->edit.how == RV_MEANT_MISSING && accepted != 1) /* more of it than the player */
        r->legal = -1;
}

/* The turns behind it that are illegal when those are left out. */
static void look_at_all(retrial *r, const trials *t, const rv_report *p) {
    int from = t->turn - (r->edit.how == RV_MEANT_SUPERFLUOUS), last = from;
    r->lost = 0;
    for (int i = 0; i < p->ndiags; i++)
        if (p->diags[i].severity == RV_SEV_ILLEGAL && p->diags[i].turn > last) {
            last = p->diags[i].turn;
            r->lost++;
        }
    r->wrong = count_wrong(p, 0);
}

/* A case beside this one, which judges the document with the entry changed; NULL. A document whose
 * keys were mended, or that was read in part, is read again. */
static rv_case *judge_beside(rv_case *c, const rv_edit *edit, rv_settings settings) {
    rv_text text = rv_text_of(c->source.text.s, c->source.text.n);
    text.line = c->source.line;
    settings.quietly = true;
    settings.doubts = settings.now = false;
    rv_case *bench = rv_case_beside(c, &settings);
    if (!bench)
        return NULL;
    bench->source.edit = edit;
    bench->source.tree = c->rec.mended || c->settings.partly ? NULL : c->rec.root;
    rv_case_judge(bench, &text);
    return bench;
}

/* Judges the document with the entry changed. False: memory has run out, or a limit of the document
 * is met, and nothing more can be tried. */
static bool judge_so(trials *t, retrial *r, bool all) {
    rv_settings settings = t->c->settings;
    settings.until = t->until - (t->until != RV_NO_TURN && r->edit.how == RV_MEANT_SUPERFLUOUS);
    settings.hold = false;
    settings.all = all;
    rv_case *bench = judge_beside(t->c, &r->edit, settings);
    const rv_report *p = bench ? &bench->found.report : NULL;
    bool fine = p && p->status < RV_SCRIPT_FAILED;
    t->ran_out = !p || (p->ndiags && p->diags[p->ndiags - 1].concern == RV_CONCERN_MEMORY);
    t->ended |= !fine;
    if (fine) {
        t->work += p->turns + 1 + (int)(t->c->source.text.n / ENTRY);
        (all ? look_at_all : look_at)(r, t, p);
    }
    rv_case_free(bench);
    return fine;
}

/* ---- the best -------------------------------------------------------------------------------- */

/* Above 0: the first does better. */
static int compare(const retrial *a, const retrial *b) {
    return a->agree != b->agree   ? a->agree - b->agree
           : a->all != b->all     ? a->all - b->all
           : a->legal != b->legal ? a->legal - b->legal
                                  : b->wrong - a->wrong;
}

/* Are all the turns legal so, and are they enough to tell something? */
static bool is_whole(const retrial *r) {
    return r->all && r->legal >= ENOUGH;
}

/* Compares by the whole record: those judged that are illegal or wrong in it. */
static int compare_lost(const retrial *a, const retrial *b) {
    int lost = b->lost + b->wrong + b->rank - a->lost - a->wrong - a->rank;
    return a->agree != b->agree         ? a->agree - b->agree
           : is_whole(a) != is_whole(b) ? is_whole(a) - is_whole(b)
           : lost                       ? lost
                                        : a->legal - b->legal;
}

static bool is_of_whose(const retrial *r) {
    return r->edit.how == RV_MEANT_PLAYER || r->edit.how == RV_MEANT_MISSING;
}

/* Whether it stays open if another was to move, or a turn is missing: neither explains the rest. */
static bool is_open_whose(const trials *t) {
    for (int i = 0; i < t->n; i++)
        if (is_of_whose(&t->list[i]) && t->list[i].legal >= ENOUGH)
            return false;
    return t->rest > 1;
}

/* Whether a trial tells something. Much is legal for a while without a turn. */
static bool tells(const trials *t, const retrial *r) {
    bool missing = r->edit.how == RV_MEANT_MISSING;
    bool turns = missing || r->edit.how == RV_MEANT_SUPERFLUOUS;
    if (is_of_whose(r) && is_open_whose(t))
        return r->legal >= 0;
    if (t->scores || (r->agree && !turns))
        return r->agree;
    return r->legal >= (r->all && !turns ? 1 : ENOUGH);
}

/* Is the turn itself legal when it is read so, whatever follows? With another tile or follower it
 * often is; but of tiles that do not go together, either may be misread. */
static bool mends(const trials *t, const retrial *r) {
    bool turns = r->edit.how == RV_MEANT_MISSING || r->edit.how == RV_MEANT_SUPERFLUOUS;
    bool follower = r->edit.how == RV_MEANT_FOLLOWER, tile = r->edit.how == RV_MEANT_TILE;
    bool own = r->edit.turn == t->turn;
    return !t->scores && !turns && !follower && r->legal >= 0 &&
           ((own && !tile) || (t->rest >= ENOUGH && (t->used || (t->misfits && !own))));
}

/* Keeps those that do best, in the order in which they were tried; returns their number. */
static int keep_best(retrial *list, int n, int (*better)(const retrial *, const retrial *)) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        const retrial r = list[i];
        int more = kept ? better(&r, &list[0]) : 0;
        kept = more > 0 ? 0 : kept;
        if (more >= 0)
            list[kept++] = r;
    }
    return kept;
}

/* Another mistake may end the right reading before a wrong one, or at the same turn: the record as
 * a whole tells more. */
static int keep_best_of_all(trials *t, retrial *list, int n) {
    for (int i = 1; i < n; i++) { /* the best ones come first */
        const retrial r = list[i];
        int k = i;
        for (; k > 0 && compare(&r, &list[k - 1]) > 0; k--)
            list[k] = list[k - 1];
        list[k] = r;
    }
    if (n < 2 || list[0].agree || t->scores)
        return keep_best(list, n, compare);
    n = n < ASKED ? n : ASKED;
    for (int i = 0; i < n; i++)
        if (!judge_so(t, &list[i], true))
            return keep_best(list, i, compare_lost);
    return keep_best(list, n, compare_lost);
}

/* The likeliest, and those that are less likely by so much. */
static int keep_likely(retrial *list, int n, int less) {
    int least = INT_MAX, kept = 0;
    for (int i = 0; i < n; i++)
        least = list[i].rank < least ? list[i].rank : least;
    for (int i = 0; i < n; i++)
        if (list[i].rank <= least + less)
            list[kept++] = list[i];
    return kept;
}

/* Too many tell nothing. Of more than a few those remain that change the turn itself; or where its
 * tile is used up the first for each turn, for of tiles that look the same any may be misread. A
 * wrong score does not lead to any of more than two turns. */
static int keep_few(const trials *t, retrial *best, int n) {
    bool *first = RV_NEWS(&t->c->arena, bool, n + 1);
    n = keep_likely(best, n, 1);
    if (n > OFFERED)
        n = keep_likely(best, n, 0);
    int turns = 0, kept = 0;
    for (int i = 0; i < n; i++) { /* the first of those that change a turn */
        first[i] = true;
        for (int k = 0; k < i; k++)
            first[i] &= best[k].edit.turn != best[i].edit.turn;
        turns += first[i];
    }
    for (int i = 0; i < n && n > OFFERED && !t->scores; i++)
        if (t->used ? first[i] : best[i].edit.turn == t->turn)
            best[kept++] = best[i];
    n = n > OFFERED && !t->scores ? kept : n;
    return n > OFFERED || (t->scores && turns > 2) ? 0 : n;
}

/* Where it is open whose turn it was, the other answer is told behind the better one. */
static int add_other(trials *t, retrial *best, int n) {
    if (n != 1 || !is_of_whose(best) || !is_open_whose(t))
        return n;
    for (int i = 0; i < t->n; i++) {
        const retrial *r = &t->list[i];
        if (is_of_whose(r) && r->edit.how != best->edit.how && r->legal >= 0) {
            best[n] = *r;
            return n + judge_so(t, &best[n], true);
        }
    }
    return n;
}

/* ---- a reading in words: what is changed, what would be typed, and what comes of it -----------
 */

static const char *tile_word(const trials *t, const rv_edit *edit) {
    const rv_ruleset *rs = t->g->rs;
    const tile_laid as = tile_of(t, edit);
    return entry_at(t, edit->turn)->tile.look
               ? rv_look_write(&t->c->arena, rs, as.tile, as.quarters)
               : rv_tile_word(&t->c->arena, t->g, (int)(as.tile - rs->tiles), as.quarters);
}

/* The turn that is changed is this one, or one before it. */
static const char *change(const trials *t, const rv_edit *edit) {
    rv_arena *a = &t->c->arena;
    const rv_entry *e = entry_at(t, edit->turn);
    const bool here = edit->turn == t->turn;
    const char *turn = rv_printf(a, "turn %d (line %d)", edit->turn, e->loc.line);
    const char *in = here ? "here" : rv_printf(a, "in %s", turn);
    switch (edit->how) {
    case RV_MEANT_ROTATION:
        if (!e->tile.look)
            return rv_printf(a, "with rotation %d %s", 90 * tile_of(t, edit).quarters, in);
        return rv_printf(a, "with %s %s", tile_word(t, edit), in);
    case RV_MEANT_TILE:
        return rv_printf(a, "with %s%s %s", e->tile.look ? "" : "tile ", tile_word(t, edit), in);
    case RV_MEANT_CELL:
        return rv_printf(a, "%sat %s instead%s", here ? "" : rv_printf(a, "with %s ", turn),
                         rv_cell_name(t->g, a, edit->x, edit->y),
                         edit->x == e->y && edit->y == e->x ? ", x and y swapped," : "");
    case RV_MEANT_FOLLOWER:
        if (edit->kind == RV_NONE)
            return rv_printf(a, "without the follower %s", in);
        return rv_printf(a, "with %s %s", follower_of(t, edit), in);
    case RV_MEANT_PLAYER: return rv_printf(a, "as the turn of %s", t->c->rec.label[edit->player]);
    case RV_MEANT_MISSING:
        return rv_printf(a, "if a turn of %s was left out before this one,",
                         t->c->rec.label[t->g->turn.to_move]);
    case RV_MEANT_SUPERFLUOUS: break;
    }
    return rv_printf(a, "without %s", here ? "this turn" : turn);
}

/* "the remaining 4 turns are legal and all noted scores agree" */
static const char *outcome(const trials *t, const retrial *r) {
    rv_buf b = {.arena = &t->c->arena};
    bool of_rest = t->rest && (r->legal >= ENOUGH || r->legal == t->rest);
    bool some = !t->scores && (!of_rest || r->legal < t->rest);
    if (t->scores)
        rv_put(&b, t->ends ? "all is legal" : "all turns are legal");
    else if (!of_rest)
        rv_put(&b, "this turn is legal");
    else if (r->legal < t->rest)
        rv_putf(&b, "the next %d of the remaining %d turns are legal", r->legal, t->rest);
    else if (t->rest == 1)
        rv_put(&b, "the remaining turn is legal");
    else
        rv_putf(&b, "the remaining %d turns are legal", t->rest);
    if (some && t->rest && r->lost != RV_NONE && of_rest) /* when those that are not are left out */
        rv_putf(&b, " (%d with --all)", t->rest - r->lost);
    else if (some && t->rest && r->lost != RV_NONE)
        rv_putf(&b, " (with --all %d of the remaining %d)", t->rest - r->lost, t->rest);
    if (r->agree && !r->wrong && t->noted)
        rv_put(&b, " and all noted scores agree");
    else if (!r->agree && r->noted && of_rest)
        rv_putf(&b, " and %d of %d noted scores agree", r->noted - r->off, r->noted);
    return rv_buf_text(&b);
}

/* The turn as it would be typed; "" where it is not its words that change. */
static const char *typed(const trials *t, const rv_edit *edit) {
    const rv_entry *e = entry_at(t, edit->turn);
    const char *piece = follower_of(t, edit);
    const bool cell = edit->how == RV_MEANT_CELL;
    if (edit->how >= RV_MEANT_PLAYER)
        return "";
    return rv_printf(&t->c->arena, "%s %s%s%s", tile_word(t, edit),
                     rv_cell_name(t->g, &t->c->arena, cell ? edit->x : e->x, cell ? edit->y : e->y),
                     *piece ? " " : "", piece);
}

/* Tries all, as far as that is possible, and says the best. */
static void find(void *ud) {
    static const char *const names[] = {
#define RV_X(id, name) name,
        RV_MEANINGS(RV_X)
#undef RV_X
    };
    trials *t = ud;
    int n = 0;
    list_readings(t);
    for (int i = 0; i < t->n; i++)
        if (t->work > WORK || !judge_so(t, &t->list[i], false)) {
            t->ended = true;
            t->n = i;
        }
    if (t->ran_out)
        return;
    retrial *best = RV_NEWS(&t->c->arena, retrial, t->n + 2);
    for (int i = 0; i < t->n; i++)
        if (tells(t, &t->list[i]))
            best[n++] = t->list[i];
    bool mended = !n;
    for (int i = 0; mended && i < t->n; i++)
        if (mends(t, &t->list[i]))
            best[n++] = t->list[i];
    n = keep_best_of_all(t, best, n);
    n = keep_few(t, best, mended ? keep_likely(best, n, 0) : n);
    t->n = add_other(t, best, n);
    t->out = RV_NEWS(&t->c->arena, rv_meant, t->n + 1);
    for (int i = 0; i < t->n; i++) {
        const rv_edit *edit = &best[i].edit;
        const char *as = typed(t, edit);
        t->out[i] = (rv_meant){.turn = edit->turn,
                               .how = names[edit->how],
                               .typed = as,
                               .legal = best[i].legal,
                               .rest = t->rest,
                               .words = rv_printf(&t->c->arena, "%s %s%s%s", change(t, edit),
                                                  outcome(t, &best[i]), *as ? ": " : "", as)};
    }
}

/* ---- what a help offers -----------------------------------------------------------------------
 */

/* What is illegal of the turn when the record is changed so; NULL. It is copied before the bench is
 * freed, by what cannot run out of memory. */
static const char *wrong_so(rv_case *c, const rv_edit *edit) {
    char wrong[512] = "";
    const rv_effort effort = *c->work.effort;
    rv_settings settings = c->settings;
    settings.until = edit->turn;
    settings.hold = true;
    rv_case *bench = judge_beside(c, edit, settings);
    const rv_report *r = bench ? &bench->found.report : NULL;
    for (int i = 0; r && i < r->ndiags && !*wrong; i++)
        if (r->diags[i].turn == edit->turn && r->diags[i].severity == RV_SEV_ILLEGAL)
            snprintf(wrong, sizeof wrong, "%s", r->diags[i].message);
    rv_case_free(bench);
    *c->work.effort = effort;
    return *wrong ? rv_dup(&c->arena, rv_str_of(wrong)) : NULL;
}

/* If an entry has both a follower and what is done instead of one, tries each alone. */
static void help_two(rv_case *c, rv_diag *d) {
    const rv_piece_ref *p = &c->rec.moves.list[d->turn - 1].piece;
    rv_edit edit = {.turn = d->turn, .how = RV_MEANT_FOLLOWER, .kind = RV_NONE};
    const char *without = wrong_so(c, &edit);
    edit.kind = p->kind, edit.place = p->place, edit.figure = p->figure;
    edit.only = true;
    const char *with = wrong_so(c, &edit);
    if (without && with)
        d->help = rv_printf(&c->arena, "Delete both. With the follower alone: %s. Without it: %s.",
                            with, without);
    else if (with)
        d->help = rv_printf(&c->arena, "Delete the follower: alone it is wrong, too: %s.", with);
    else if (without)
        d->help = rv_printf(&c->arena, "Keep the follower alone. Without it: %s.", without);
}

/* It says to type another player, or a tile that looks the same. */
void rv_try_help(rv_case *c) {
    for (int i = 0; i < c->diags.n && c->game && !c->source.edit && !c->settings.all; i++) {
        rv_diag *d = &c->diags.list[i];
        const rv_entry *e = d->turn > 0 ? &c->rec.moves.list[d->turn - 1] : NULL;
        if (d->row == RV_D_TWO_ACTIONS && e && e->piece.kind != RV_NONE) {
            help_two(c, d);
            return;
        }
        if (d->severity != RV_SEV_ILLEGAL || !e)
            continue;
        rv_edit edit = {.turn = d->turn, .how = RV_MEANT_PLAYER, .player = c->game->turn.to_move};
        if (d->row == RV_D_NOT_YOUR_TURN) {
            if (e->apart || e->player == c->game->turn.to_move || strncmp(d->help, "Type", 4) != 0)
                continue;
        } else {
            int twin = d->row == RV_D_TILE_USED && !e->tile.look
                           ? rv_twin_left(c->game, e->tile.tile)
                           : RV_NONE;
            if (twin == RV_NONE)
                continue;
            edit.how = RV_MEANT_TILE;
            edit.tile = twin;
            edit.quarters = rv_twin_quarters(c->game, &e->tile, twin);
        }
        const char *wrong = wrong_so(c, &edit);
        if (wrong && edit.how == RV_MEANT_PLAYER)
            d->help = rv_printf(&c->arena, "%s As the turn of %s it is illegal, too: %s.", d->help,
                                c->rec.label[edit.player], wrong);
        else if (wrong)
            d->help = rv_printf(&c->arena, "%s With that it is illegal, too: %s.", d->help, wrong);
        return;
    }
}

/* ---- what is asked about --------------------------------------------------------------------- */

static bool is_wrong_number(const rv_diag *g) {
    return g->row == RV_D_WRONG_SCORE || g->row == RV_D_WRONG_RESULT;
}

/* What is wrong first, if all turns are legal: a noted number, or a part of the end; NULL. */
static const rv_diag *wrong_after(const rv_case *c) {
    bool ends = c->found.report.verdict == RV_ILLEGAL && c->found.report.turns == c->rec.moves.n;
    if (!c->game || c->settings.all || !c->rec.moves.n ||
        (!ends && c->found.report.verdict != RV_WRONG))
        return NULL;
    for (int i = 0; i < c->diags.n; i++) {
        const rv_diag *g = &c->diags.list[i];
        if (g->status != RV_FINE && (!ends || g->severity == RV_SEV_ILLEGAL))
            return ends ? g->turn < 1 ? g : NULL : is_wrong_number(g) ? g : NULL;
    }
    return NULL;
}

int rv_case_meant(rv_case *c, int turn, int until, const rv_meant **list) {
    trials t = {.c = c,
                .g = c->game,
                .turn = turn,
                .until = until,
                .wrong = count_wrong(&c->found.report, 0)};
    int last = c->rec.moves.n;
    last = until != RV_NO_TURN && until < last ? until : last;
    const rv_diag *wrong = turn == RV_NO_TURN || turn > last ? wrong_after(c) : NULL;
    *list = NULL;
    c->reasons.unread = false;
    if (wrong) {
        if (c->found.report.turns != last)
            return 0;
        t.scores = true;
        t.ends = !is_wrong_number(wrong);
        if (t.ends && !count_noted(&t, 1, last)) /* the end alone tells nothing */
            return 0;
        t.turn = wrong->turn > 0 ? wrong->turn : last;
    } else {
        const rv_entry *e = turn < 1 || turn > last ? NULL : &c->rec.moves.list[turn - 1];
        bool misread = c->diags.n && c->diags.list[0].row == RV_D_MISREAD_BOARD;
        if (!c->game || c->settings.all || !e || c->found.report.turns != turn - 1 || misread ||
            c->game->over || e->none || e->apart)
            return 0;
    }
    t.rest = last - t.turn;
    t.noted = count_noted(&t, t.turn, last);
    if (!rv_protect(&c->arena, find, &t) || t.ran_out)
        return -1;
    for (int i = 0; i < t.n; i++)
        t.out[i].illegal = wrong ? wrong->turn : turn;
    *list = t.out;
    c->reasons.unread = t.ended && !t.n && !t.scores;
    return t.n;
}

bool rv_case_meant_ended(const rv_case *c) {
    return c->reasons.unread;
}
