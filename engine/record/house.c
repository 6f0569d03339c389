/* house.c - actions of house rules as keys of entries: what a value means, which values there are,
 * and the rows through which the rest of the program meets them.
 *
 * A row is made for each action when a record is opened (rv_house_rows), and checked then. Its
 * functions here find the parts of a value (parts.c), hand them to the script and return what it
 * says.
 */
#include "core/state.h"
#include "core/tokens.h"
#include "record/form.h"
#include <stdlib.h>

/* ---- what a value means ---------------------------------------------------------------------- */

/* Adds the parts of a value. NULL, or what is wrong: the first part that is not there. */
static const char *add_parts(rv_game *g, rv_chance *d, rv_house_value *out) {
    const char *wrong = NULL, *form = rv_shape_one(d->row->shape)->form;
    rv_str found[RV_HOUSE_PARTS];
    int n = 0;
    RV_EACH_FORM_PART(form, it) {
        const int i = rv_form_index(found, &n, it.name);
        if (it.way != d->value.way)
            continue;
        const rv_part_kind *part = rv_part_called(it.name);
        rv_house_part *p = &out->part[out->n + i];
        if (!part && d->value.word != RV_NONE) {
            rv_str word = rv_str_nth(it.name, "|", d->value.word);
            p->sort = RV_HOUSE_TEXT;
            p->text = word.s ? rv_dup(g->arena, word) : "";
        } else if (part && part->says) {
            const char *fault = rv_part_find(part->id, g, d, p);
            *p = fault ? (rv_house_part){.sort = RV_HOUSE_NOTHING} : *p;
            wrong = wrong ? wrong : fault;
        }
    }
    if (d->row->action && *d->row->action->chance && !n) /* one face */
        out->part[out->n + n++] = (rv_house_part){.sort = RV_HOUSE_TEXT, .text = form};
    out->n += n;
    return wrong;
}

/* What has been done may have changed what it was about: a follower who was taken is not there. */
static void add_leader(rv_game *g, const rv_key *row, const rv_value *led_by, rv_house_value *out) {
    rv_chance leader;
    rv_chance_begin(&leader, row, NULL, NULL);
    leader.value = *led_by;
    if (rv_shape_one(row->shape)->form)
        add_parts(g, &leader, out);
}

const char *rv_house_find(rv_game *g, rv_chance *d, rv_house_value *out) {
    *out = (rv_house_value){.n = 0};
    const bool walks = d->row->action && d->row->action->walks != RV_NONE; /* to a cell */
    if (walks)
        out->n = 1;
    const char *wrong = walks ? rv_part_find(RV_PART_CELL, g, d, out->part) : add_parts(g, d, out);
    if (!wrong && d->leader)
        add_leader(g, d->leader, d->led_by, out);
    return wrong;
}

static int done_at(const rv_game *g, const rv_key *row) {
    return rv_house_action_place(g->scripts.hooks, row->action);
}

/* How often it has been done since the tile was laid. */
static int times_done(const rv_game *g, const rv_key *row) {
    const int done = g->scripts.done[done_at(g, row)];
    return done / RV_DONE_MOST == g->board.nplaced ? done % RV_DONE_MOST : 0;
}

/* A token that walks: its index, RV_NONE: no such tile was laid, or it is in the supply; its cell;
 * the tile that it shuns, and how often it has gone in this turn. */
typedef struct walker {
    int token, cell, shunned, gone;
} walker;

static walker walker_of(const rv_game *g, const rv_key *row) {
    const rv_house_action *of = row->action;
    const bool goes =
        of->walks != RV_NONE && rv_tile_shows(g->board.placed[g->turn.last].tile, &of->near);
    const int token = goes ? rv_token_next(g, of->walks, RV_NONE) : RV_NONE;
    if (token == RV_NONE || g->tokens[token].where.on != RV_SPOT_CELL)
        return (walker){.token = RV_NONE};
    const int other = of->shuns == RV_NONE ? RV_NONE : rv_token_next(g, of->shuns, RV_NONE);
    return (walker){token, g->tokens[token].where.at,
                    other == RV_NONE ? RV_NONE : rv_where_tile(&g->board, g->tokens[other].where),
                    times_done(g, row)};
}

/* Whether it can go to a cell: it goes one step, to a tile that it does not shun and where it has
 * not been. Whether it may go back to where it set out an option or its script says. */
typedef enum walk { WALKS, ASKS, STAYS } walk;
static walk walks(const rv_game *g, const rv_key *row, const walker *w, int pos) {
    const rv_board *b = &g->board;
    const int placed = rv_placed_at(b, pos), once = row->action->once;
    if (w->token == RV_NONE || placed == RV_NONE || placed == w->shunned ||
        b->placed[placed].start || b->placed[placed].tile->shut ||
        abs(rv_pos_x(b, w->cell) - rv_pos_x(b, pos)) +
                abs(rv_pos_y(b, w->cell) - rv_pos_y(b, pos)) !=
            1)
        return STAYS;
    const int been = rv_token_been(g, w->token, (rv_where){RV_SPOT_CELL, pos}, w->gone);
    return been == RV_NONE                                          ? WALKS
           : been < w->gone || (once != RV_NONE && g->option[once]) ? STAYS
                                                                    : ASKS;
}

static int weigh(const rv_game *g, const rv_chance *d) {
    const int bag = rv_token_find(g->rs, rv_str_of(d->row->action->chance)); /* or die */
    return rv_token_left(g, bag, d->value.word);
}

/* The condition of the script, with its reason and its rule; the value is found again when it is
 * done. */
static bool may_do(rv_case *c, rv_game *g, rv_chance *d) {
    const rv_house_action *of = d->row->action;
    rv_house_value v;
    if (d->sure)
        return true;
    const char *wrong = rv_house_find(g, d, &v);
    if (!wrong && *of->chance && !weigh(g, d))
        wrong = "none of these is left";
    const walker w = walker_of(g, d->row);
    const walk goes = wrong                  ? STAYS
                      : of->walks == RV_NONE ? ASKS /* its script says everything */
                                             : walks(g, d->row, &w, v.part[0].i);
    if (!wrong && goes != WALKS && !rv_house_may(g, of, &v))
        return rv_house_rule_fails(c);
    if (!wrong && goes == STAYS)
        wrong = "it has been there, or no step leads there";
    return !wrong ||
           rv_fails(c, RV_D_ACTION_VALUE, (of->key, rv_chance_word(g->arena, g, d), wrong));
}

const char *rv_chance_tells(rv_arena *a, rv_game *g, const rv_chance *d) {
    rv_chance again = *d;
    rv_house_value v;
    return d->row->action && !rv_house_find(g, &again, &v)
               ? rv_printf(a, "%s", rv_house_tells(g, d->row->action, &v))
               : "";
}

/* What is written alike is read in the first way that it fits, and so it is that value alone. */
static bool offer_value(rv_offer *o, const rv_value *v) {
    const rv_shape *shape = rv_shape_one(o->chance.row->shape);
    const rv_arena_checkpoint checkpoint = rv_arena_save(o->g->arena);
    rv_buf text = {.arena = o->g->arena};
    rv_value first = {.way = 0};
    if (v->way) {
        rv_put_value(o->g, &text, shape, v);
        rv_value_read(o->g, o->g->arena, shape, rv_str_of(rv_buf_text(&text)), &first, NULL);
        rv_arena_back(o->g->arena, &checkpoint);
    }
    o->chance.value = *v;
    return first.way == v->way && rv_offer_chance(o);
}

static void see_value(void *ud, const rv_value *v) {
    offer_value(ud, v);
}

bool rv_house_values(rv_offer *o, const rv_numbers *numbers) {
    return rv_form_each(o->g, o->chance.row->action->form, numbers, NULL, see_value, o);
}

/* ---- what is drawn --------------------------------------------------------------------------- */

/* A script may say that nothing is drawn now; the dice draw a face as often as it is left. */
static void list_faces(rv_offer *o) {
    rv_chance *d = &o->chance;
    const rv_ruleset *rs = o->g->rs;
    const int n = rs->tokens[rv_token_find(rs, rv_str_of(d->row->action->chance))].nfaces;
    int weights[RV_MAX_FACES], all = 0;
    for (d->value.word = 0; d->value.word < n; d->value.word++)
        if (!o->dice)
            rv_offer_chance(o);
        else
            all += weights[d->value.word] = weigh(o->g, d);
    while (all) {
        int k = o->dice->below(o->dice->ud, all), *at = weights;
        while ((k -= *at) >= 0)
            at++;
        d->value.word = (int)(at - weights);
        if (rv_offer_chance(o))
            return;
        all -= *at;
        *at = 0;
    }
}

/* ---- as choices ------------------------------------------------------------------------------ */

typedef struct listing {
    rv_offer *o;
    rv_house_part *parts; /* what the script has listed, */
    int nparts, cap;
    rv_values all;     /* or all values of the form, or some */
    rv_str only;       /* the part that can be all of a value */
    int number;        /* of a value in which it is left out */
    const char *wrong; /* the first text that the form does not have */
} listing;

/* A follower says whose it is. */
static const char owned[] = "{player}:{follower}";

/* The part besides which a value of the first way of a form needs none; or nothing. */
static rv_str only_part(const char *form) {
    rv_str only = {NULL, 0};
    if (strcmp(form, owned) == 0)
        return RV_STR("follower");
    RV_EACH_FORM_SIGN(form, it) {
        if (it.way)
            break;
        if (it.bracket || it.sign == ']')
            continue;
        if (only.s || it.sign != '{')
            return (rv_str){NULL, 0};
        only = it.name;
    }
    return only;
}

/* A thing need not be written and read again where it is all of a value. */
static bool add_listed(void *ud, const rv_house_part *p) {
    listing *l = ud;
    rv_arena *a = l->o->g->arena;
    const char *part = rv_part_of(p->sort);
    if (part ? !rv_str_is(l->only, part) : !p->text)
        return false;
    const char *text = part ? NULL : rv_dup(a, rv_str_of(p->text));
    *RV_PUSH(a, l->parts, l->nparts, l->cap) = (rv_house_part){p->sort, p->i, text};
    return true;
}

/* The value that was listed; false: the form does not have it. */
static bool read_listed(listing *l, const rv_house_part *p, rv_value *v) {
    const rv_game *g = l->o->g;
    const rv_shape *shape = rv_shape_one(l->o->chance.row->shape);
    bool fine;
    if (p->text) {
        fine = rv_value_read(g, g->arena, shape, rv_str_of(p->text), v, NULL);
    } else {
        rv_value_meaning(g, p, v);
        v->number = l->number;
        if (strcmp(shape->form, owned) == 0)
            v->player = rv_owner_of(g->board.nodes[p->i].follower);
        fine = v->there || v->at.kind != RV_NONE || v->player != RV_NONE || v->token != RV_NONE;
    }
    if (!fine && !l->wrong)
        l->wrong = rv_printf(g->arena, "%.60s", p->text ? p->text : "");
    return fine;
}

bool rv_house_tries(const rv_game *g, const rv_house_action *of) {
    return !*of->needs || rv_state_get(g, of->script, of->needs);
}

/* Offers each value, or one that may be done, which the dice draw: only that is read. False: none
 * may be. */
static bool offer_listed(listing *l) {
    rv_offer *o = l->o;
    rv_house_part *parts = l->parts;
    const int all = parts ? l->nparts : l->all.n;
    bool some = false;
    rv_value v;
    for (int n = all; n > 0 && !(some && o->dice); n--) {
        const int i = o->dice ? o->dice->below(o->dice->ud, n) : all - n;
        if (!parts || read_listed(l, &parts[i], &v))
            some |= offer_value(o, parts ? &v : &l->all.list[i]);
        if (o->dice && parts)
            parts[i] = parts[n - 1];
        else if (o->dice)
            l->all.list[i] = l->all.list[n - 1];
    }
    l->nparts = l->all.n = 0;
    l->parts = NULL;
    return some;
}

static void keep_value(void *ud, const rv_value *v) {
    listing *l = ud;
    rv_add_value(l->o->g->arena, &l->all, *v);
}

/* Draws one of all values of the form; where it has features mostly one of some of these. False:
 * they are too many. */
static bool draw_value(listing *l) {
    enum { MOSTLY = 32 };
    rv_offer *o = l->o;
    const char *form = o->chance.row->action->form;
    if (strstr(form, "{feature}") && o->dice->below(o->dice->ud, MOSTLY))
        rv_form_each(o->g, form, NULL, o->dice, keep_value, l);
    if (offer_listed(l))
        return true;
    const bool few = rv_form_each(o->g, form, NULL, NULL, keep_value, l);
    offer_listed(l);
    return few;
}

/* Where a token can go that walks: its script is asked only whether it returns to where it set out.
 * The dice draw one step. */
static void list_steps(rv_offer *o) {
    rv_game *g = o->g;
    rv_chance *d = &o->chance;
    const walker w = walker_of(g, d->row);
    rv_value drawn = rv_empty_value;
    int n = 0;
    for (int s = 0; w.token != RV_NONE && s < RV_SIDES; s++) {
        const int pos = rv_step(&g->board, w.cell, s);
        const walk goes = walks(g, d->row, &w, pos);
        if (goes == STAYS)
            continue;
        rv_value_meaning(g, &(rv_house_part){.sort = RV_OBJECT_cell, .i = pos}, &d->value);
        if (!o->dice)
            rv_offer_chance(o);
        else if ((goes == WALKS || rv_may_do(NULL, g, d)) && !o->dice->below(o->dice->ud, ++n))
            drawn = d->value;
    }
    d->value = drawn;
    if (n)
        o->see(o->ud, d);
}

/* What the script lists is tried as every value is, when it has returned. */
static void list_values(rv_offer *o) {
    const rv_house_action *of = o->chance.row->action;
    rv_game *g = o->g;
    rv_places near = of->near;
    if (of->when == RV_WHEN_SCORED) /* behind the scoring a figure is near only if it was scored */
        near.figures &= g->turn.came_home;
    if (!rv_house_tries(g, of) || !rv_is_near(g, &near))
        return;
    listing l = {.o = o, .only = only_part(of->form), .number = rv_number_omitted(of->form)};
    rv_house_value led_by = {.n = 0};
    if (of->lists && o->chance.leader)
        add_leader(o->g, o->chance.leader, o->chance.led_by, &led_by);
    const bool listed = of->lists && rv_house_list(o->g, of, &led_by, add_listed, &l);
    o->chance.sure = o->dice && of->exact && listed; /* its script need not be asked */
    offer_listed(&l);
    if (l.wrong)
        rv_house_fault(o->g, of,
                       rv_printf(o->g->arena, "lists `%s`, which the form `%s` does not have",
                                 l.wrong, of->form));
    if (!listed && !(o->dice ? draw_value(&l) : rv_house_values(o, NULL)))
        rv_house_fault(o->g, of, "has too many values to try: a script lists those worth trying");
}

int rv_chooser(const rv_game *g, const rv_chance *d) {
    const bool each = d->row->action && d->row->action->each;
    if (each && d->value.player != RV_NONE)
        return d->value.player;
    return (g->turn.to_move + (each ? times_done(g, d->row) : 0)) % g->nplayers;
}

/* What walks acts where somebody stands on the tile, or can on what a module builds there, as on
 * top of a tower. */
static void do_action(rv_game *g, const rv_chance *d) {
    rv_chance again = *d;
    rv_house_value v;
    if (rv_house_find(g, &again, &v))
        return;
    g->scripts.chooser = rv_chooser(g, d);
    RV_SET(g, g->scripts.done[done_at(g, d->row)],
           RV_DONE_MOST * g->board.nplaced + times_done(g, d->row) + 1);
    g->scripts.by_key = d->row->key;
    const bool goes = d->row->action->walks != RV_NONE;
    const int placed = goes ? rv_placed_at(&g->board, v.part[0].i) : RV_NONE;
    bool acts = !goes;
    if (goes)
        rv_house_walk(g, d->row->action, v.part[0].i);
    for (int m = 0; goes && m < RV_MODULES; m++)
        acts |= (g->board.placed[placed].tile->symbols & g->modules.mark[m]) != 0;
    RV_EACH_STAND(&g->board, placed, it)
        acts |= g->board.nodes[it].follower != 0;
    if (acts)
        rv_house_act(g, d->row->action, &v);
    g->scripts.by_key = NULL;
}

/* ---- rows ------------------------------------------------------------------------------------ */

/* A row with all that it points to. */
typedef struct house_row {
    rv_shape shape, list, pair, many;
    rv_chances chances;
    rv_act acts[2];
} house_row;

void rv_house_row(rv_arena *a, const rv_ruleset *rs, const rv_house_action *of, int order,
                  rv_key *key) {
    house_row *r = RV_NEW(a, house_row);
    int bag = *of->chance ? rv_token_find(rs, rv_str_of(of->chance)) : RV_NONE;
    const char *form = of->form;
    if (bag >= 0) { /* "{1|2|wolf}", or the only face */
        const rv_token *t = &rs->tokens[bag];
        rv_buf b = {.arena = a};
        for (int i = 0; i < t->nfaces; i++)
            rv_putf(&b, "%s%s", i ? "|" : t->nfaces > 1 ? "{" : "", t->faces[i].key);
        rv_put(&b, t->nfaces > 1 ? "}" : "");
        form = rv_buf_text(&b);
    }
    r->shape = (rv_shape){RV_SHAPE_TEXT, .form = form};
    r->list = (rv_shape){RV_SHAPE_LIST, .of = &r->shape, .most = of->most, .least = 1};
    r->chances = (rv_chances){.list = bag >= 0               ? list_faces
                                      : of->walks != RV_NONE ? list_steps
                                                             : list_values,
                              .may = may_do,
                              .act = do_action,
                              .after = *of->after ? of->after : NULL,
                              .verb = of->verb,
                              .odds = of->odds,
                              .idle = of->must || bag >= 0 ? 0 : of->idle,
                              .must = of->must || bag >= 0,
                              .weight = bag < 0 ? NULL : weigh};
    r->acts[0] = (rv_act){.when = (rv_moment)of->when, .order = order, .chances = &r->chances};
    r->pair = (rv_shape){RV_SHAPE_EITHER, .of = &r->shape, .to = &rv_shape_pair};
    const rv_shape *one = strcmp(of->form, "{cell}") == 0 ? &r->pair : &r->shape;
    r->many = (rv_shape){RV_SHAPE_EITHER, .of = one, .to = &r->list};
    *key = (rv_key){&rv_map_entry,
                    of->key,
                    of->most > 1 ? &r->many : one,
                    .acts = r->acts,
                    .rank = of->when == RV_WHEN_TURN     ? RV_RANK_TURN
                            : of->when == RV_WHEN_SCORED ? RV_RANK_FOUND
                                                         : RV_RANK_ACTION,
                    .instead = of->instead,
                    .of_tiles = of->when != RV_WHEN_TURN && !of->tileless,
                    .action = of};
}

/* What is wrong with a form besides: a part of which a script gets nothing, or that one way has
 * twice. NULL: nothing. */
static const char *part_fault(rv_arena *a, const char *form) {
    unsigned seen = 0;
    RV_EACH_FORM_SIGN(form, it) {
        const rv_str name = it.name;
        seen = it.sign == '|' ? 0 : seen;
        if (it.sign != '{')
            continue;
        const rv_part_kind *part = rv_part_called(name);
        unsigned says = part ? part->says : RV_SAYS_WORD;
        if (part && !part->says)
            return rv_printf(a, "no script is given a `{%s}`", part->name);
        if (rv_str_is(name, "size") && !it.bracket)
            return "a `{size}` is empty for the small one: use `{figure}`, or `[{size} ]`";
        if (rv_str_is(name, "face") && !(seen & RV_SAYS_TOKEN))
            return "a `{face}` comes after a `{token}`";
        if (seen & says)
            return rv_printf(a, "`{%.*s}` comes after another part of its sort", RV_CHARS(name));
        seen |= says;
    }
    return NULL;
}

static const char *fault_of(rv_arena *a, const rv_record *rec, const rv_key *rows,
                            const rv_house_action *of) {
    int bag = *of->chance ? rv_token_find(rec->rs, rv_str_of(of->chance)) : RV_NONE;
    const char *fault = *of->chance ? NULL : rv_form_fault(a, of->form);
    if (*of->chance && bag < 0)
        return rv_printf(a, "there is no bag or die `%s`", of->chance);
    if (*of->chance && !rec->rs->tokens[bag].nfaces)
        return rv_printf(a, "`%s` has no faces", of->chance);
    if (!fault && !*of->chance)
        fault = part_fault(a, of->form);
    if (fault)
        return fault;
    const rv_str key = rv_str_of(of->key);
    const rv_key *same = rv_key_find(rec->links, rows, &rv_map_entry, key, NULL);
    const rv_key *head = rv_key_find(rec->links, NULL, &rv_map_document, key, NULL);
    if (same && same->action)
        return rv_printf(a, "an action of %s is called so: rename one of the two",
                         same->action->place);
    if (same && rv_row_in_game(rec, same))
        return "entries have such a key already: rename the action";
    if (head &&
        rv_row_in_game(rec, head)) /* in `reeve play` one could not be told from the other */
        return "documents have a key of this name: rename the action";
    if (rv_player_find(rec, key) != RV_NONE)
        return "a player is called so: rename one of the two";
    if (rv_str_lists(RV_STR("file|document|tile|cell|rotation|pieces|completes|common|tells|with"),
                     "|", key))
        return "lists of `reeve legal` have a column of this name: rename the action";
    const rv_key *leader = rv_key_find(rec->links, rows, &rv_map_entry, rv_str_of(of->after), NULL);
    const rv_chances *leads = leader ? rv_chances_of(leader, (rv_moment)of->when) : NULL;
    if (*of->after && !leader)
        return rv_printf(a, "there is no key `%s` that it could follow", of->after);
    if (*of->after && !leads)
        return rv_printf(a, "`%s`, which it follows, is not an action of the same moment",
                         of->after);
    if (*of->after && leader->action && leader->action->most > 1)
        return rv_printf(a, "`%s`, which it follows, has `many`: what follows goes with one value",
                         of->after);
    return NULL;
}

/* The rows that are made, of actions in the order of their places. */
typedef struct making {
    rv_arena *a;
    const rv_record *rec;
    const rv_house_action **all;
    int n, made;
    rv_key *rows;
    const char *wrong;
} making;

static void fail(making *m, const rv_house_action *of, const char *why) {
    if (!m->wrong)
        m->wrong = rv_printf(m->a, "%s: action `%s`: %s", of->place, of->key, why);
}

/* What follows an action stands directly behind it. */
static void add_row(making *m, const rv_house_action *of, int order) {
    const char *fault = fault_of(m->a, m->rec, m->rows, of);
    const rv_key *same =
        rv_key_find(m->rec->links, m->rows, &rv_map_entry, rv_str_of(of->key), NULL);
    if (fault)
        fail(m, of, fault);
    if (same && same->action)
        return;
    rv_house_row(m->a, m->rec->rs, of, order, &m->rows[m->made++]);
    for (int i = 0; i < m->n; i++)
        if (strcmp(m->all[i]->after, of->key) == 0)
            add_row(m, m->all[i], order);
}

/* First comes what follows an action of the game, what follows the last of these before the others;
 * then what is done instead of a follower, as it is one choice; then the rest by order. */
const rv_key *rv_house_rows(const rv_hooks *h, const rv_record *rec, rv_arena *a,
                            const char **wrong) {
    making m = {.a = a, .rec = rec};
    const rv_house_action *of;
    while (rv_house_action_at(h, m.n))
        m.n++;
    m.all = RV_NEWS(a, const rv_house_action *, m.n + 1);
    int *places = RV_NEWS(a, int, m.n + 1);
    m.rows = m.n ? RV_NEWS(a, rv_key, m.n + 1) : NULL;
    m.n = 0;
    for (int i = 0, at; (of = rv_house_action_at(h, i)); i++) {
        const int option = rv_option_find(rec->rs, rv_str_of(of->option));
        if (*of->option && (option < 0 || rv_option_value(rec->rs, option, rv_str_of(of->value)) !=
                                              rec->option[option]))
            continue; /* by the options in force it is not there */
        int leader, place = of->instead ? 0 : 1 + of->order;
        if (*of->after &&
            rv_key_find(rec->links, NULL, &rv_map_entry, rv_str_of(of->after), &leader))
            place = -1 - leader;
        for (at = m.n++; at && places[at - 1] > place; at--) {
            m.all[at] = m.all[at - 1];
            places[at] = places[at - 1];
        }
        m.all[at] = of;
        places[at] = place;
    }
    for (int i = 0; i < m.n; i++) {
        bool follows = false; /* another of them */
        for (int k = 0; k < m.n; k++)
            follows |= strcmp(m.all[k]->key, m.all[i]->after) == 0;
        if (!follows)
            add_row(&m, m.all[i], places[i] < 0 ? 0 : places[i]);
    }
    for (int i = 0; i < m.n; i++) /* those of a circle are reached from nowhere */
        if (!rv_key_find(rec->links, m.rows, &rv_map_entry, rv_str_of(m.all[i]->key), NULL))
            fail(&m, m.all[i], "it follows itself");
    *wrong = m.wrong ? m.wrong : *wrong;
    return m.rows;
}
