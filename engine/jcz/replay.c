/* replay.c - turns the messages of a replay into the entries of a record, turn by turn.
 *
 * A turn is several messages there: PLACE_TILE begins it, tokens, figures and captures follow, and
 * the next PLACE_TILE ends it. What they say is collected in replay.turn, and written by
 * replay_finish_turn; what a replay leaves out (discarded tiles, needed bridges, who was captured)
 * is found by judging the record so far. Discarded tiles are in discards.c.
 */
#include "jcz/replay.h"
#include <stdlib.h>

#define MIDDLES 0x492u /* the ports in the middle of an edge */

/* ---- writing entries ------------------------------------------------------------------------ */

void replay_begin_entry(replay *p) {
    rv_put(p->record, p->entries++ ? "" : "moves:\n");
}

static bool comes_again(const replay *p, const message *m) {
    return jcz_refuse(p->j, m->loc, "the message %s comes a second time in this turn", m->type);
}

/* Writes a key of the turn, which no turn has twice. */
__attribute__((format(printf, 4, 5))) static bool key(replay *p, const message *m, const char *name,
                                                      const char *format, ...) {
    if (strstr(rv_buf_text(&p->turn.keys), rv_printf(p->j->arena, "  %s: ", name)))
        return comes_again(p, m);
    va_list list;
    va_start(list, format);
    rv_putf(&p->turn.keys, "  %s: %s\n", name, rv_vprintf(p->j->arena, format, list));
    va_end(list);
    return true;
}

static bool put_ransom(replay *p, const message *m) {
    bool once = key(p, m, "ransom", "%s", p->ransom);
    p->ransom = NULL;
    return once;
}

/* The entry of the turn, with this figure on its tile ("": none). */
static const char *entry_of(const replay *p, const char *piece) {
    const turn *t = &p->turn;
    rv_buf *b = rv_buf_new(p->j->arena);
    rv_putf(b, "- %s: %s/%d %d,%d%s%s\n", p->j->label[t->player], t->tile.id, t->tile.degrees,
            t->tile.x, t->tile.y, *piece ? " " : "", piece);
    for (int i = 0; i < t->nbridges; i++)
        rv_putf(b, "%s'%s'", i ? ", " : "  bridge: [", t->bridges[i]);
    rv_put(b, t->nbridges ? "]\n" : "");
    int n = 0;
    for (int i = 0; i < p->j->nplayers; i++)
        if (t->castles[i].n)
            rv_putf(b, "%s%s: [%s]", n++ ? ", " : "  castle: {", p->j->label[i],
                    rv_buf_text(&t->castles[i]));
    rv_put(b, n ? "}\n" : "");
    rv_put(b, rv_buf_text(&t->keys));
    return rv_buf_text(b);
}

void replay_finish_turn(replay *p) {
    turn *t = &p->turn;
    if (t->open) {
        replay_begin_entry(p);
        rv_put(p->record, entry_of(p, t->piece));
        p->draws[p->entries - 1] = !t->bought;
        p->last = t->player;
    }
    *t = (turn){.piece = "", .keys = {.arena = p->j->arena}};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        t->castles[i].arena = p->j->arena;
}

/* ---- tiles ---------------------------------------------------------------------------------- */

/* The placement of the turn: notes what must be built for it, which JCloisterZone does by itself.
 */
static bool see_placement(void *ud, const rv_placement *it) {
    replay *p = ud;
    turn *t = &p->turn;
    if (it->x != t->tile.x || it->y != t->tile.y || it->rotation != t->tile.degrees)
        return true;
    t->nbridges = jcz_needs(p->j->arena, it, t->bridges, 4);
    return false;
}

static const rv_report *judge(replay *p, const char *entry) {
    rv_buf *b = p->record;
    const size_t n = b->n;
    rv_put(b, p->entries ? "" : *entry ? "moves:\n" : "moves: []\n");
    rv_put(b, entry);
    const rv_text text = rv_text_of(rv_buf_text(b), b->n);
    b->n = n;
    return rv_case_judge(p->j->bench, &text);
}

const rv_report *replay_judge(replay *p, const char *entry) {
    const rv_report *report = p->broken ? NULL : judge(p, entry);
    p->broken |= report && report->verdict != RV_LEGAL;
    return p->broken ? NULL : report;
}

/* ---- draws ---------------------------------------------------------------------------------- */

static void take_random(replay *p, const rv_yaml *map, const char *name) {
    const char *word = jcz_word(map, name);
    char *end = NULL;
    if (word)
        p->random = strtod(word, &end);
    if (word && (*end || !(p->random >= 0 && p->random < 1)))
        p->random = -1;
    p->brought = word ? p->random : p->brought;
}

/* Writes what was drawn for a figure that has been put on the tile, or by a message. Of a record
 * that is not legal without it nothing is known. */
static bool draw(replay *p, const message *m, const jcz_row *row) {
    const rv_report *report = replay_judge(p, "");
    const jcz_bag before = jcz_bag_of(p->j, row);
    const int stack = report ? report->stack : 0;
    const bool put = row->part == JCZ_ELEMENT;
    bool sure = report && (p->norder ? put : !put || discards_none(p));
    if (jcz_word(m->payload, "random") && before.n && p->random >= 0) /* a die is thrown with it */
        return key(p, m, row->draws, "%s", before.face[jcz_drawn_from(&before, p->random)]);
    const rv_report *with = NULL;
    for (int face = 0; report && face < before.n && !with; face++) {
        const char *entry = rv_printf(p->j->arena, "%s  %s: %s\n", entry_of(p, p->turn.piece),
                                      row->draws, before.face[face]);
        const rv_report *so = before.left[face] ? judge(p, entry) : NULL;
        with = so && so->verdict != RV_ILLEGAL ? so : NULL; /* it may lack what comes later */
    }
    if (!with)
        return true;
    for (int hidden = stack - with->stack; put && hidden > 1; hidden--)
        p->random = jcz_next_random(p->random);
    /* what came back in the turn was in the bag before the draw, or came after it */
    const jcz_bag after = jcz_bag_of(p->j, row);
    const int face = p->norder && put ? jcz_surely_drawn(&before, p->brought)
                                      : jcz_drawn_from(&before, p->random);
    if (!put && after.all != before.all - 1)
        sure &= face == jcz_drawn_from(&after, p->random);
    if (!sure || p->random < 0 || face < 0)
        return jcz_refuse(p->j, m->loc, "the file does not say what was drawn here for `%s`",
                          row->draws);
    p->random = jcz_next_random(p->random);
    return key(p, m, row->draws, "%s", before.face[face]);
}

/* ---- tiles that are laid -------------------------------------------------------------------- */

/* Players who could lay no bought tile, and for whom none was left, are passed over there: it would
 * be their turn, if it were not that of another one. */
static void put_skipped(replay *p, int player) {
    for (;;) {
        int next = p->last < 0 ? player : (p->last + 1) % p->j->nplayers;
        bool held = next != player && next != p->last && p->hand[next];
        const rv_report *report = held ? replay_judge(p, "") : NULL;
        if (!report || report->to_move != next)
            return;
        replay_begin_entry(p);
        rv_putf(p->record, "- %s: none\n  discard: ['%s']\n", p->j->label[next], p->hand[next]);
        p->hand[next] = NULL;
        p->last = next;
    }
}

static bool place_tile(replay *p, message *m) {
    laid tile = {.tile = m->index, .id = m->tile};
    const char *why;
    int player = m->player;
    replay_finish_turn(p);
    if (player < 0) { /* old files do not say whose turn it is; then it is as the rules have it */
        const rv_report *report = replay_judge(p, "");
        player = report && report->to_move >= 0 ? report->to_move : (p->last + 1) % p->j->nplayers;
    }
    if (!m->tile || !jcz_rotation(rv_doc_get(m->payload, "rotation"), false, &tile.degrees) ||
        !payload_cell(rv_doc_get(m->payload, "position"), &tile.x, &tile.y))
        return payload_lacks(p, m, "tileId, rotation or position");
    if (m->index < 0)
        return jcz_refuse(p->j, m->loc, "the tile `%s` is not known here",
                          jcz_word(m->payload, "tileId"));
    if (p->nboard > p->ntiles + p->nheld)
        return jcz_refuse(p->j, m->loc, "the game has no more than %d tiles to lay", p->ntiles);
    put_skipped(p, player);
    p->turn.open = true;
    p->turn.bought = p->hand[player];
    p->random = jcz_next_random(p->random);
    if (p->turn.bought)
        p->random = p->brought = -1;
    p->turn.player = player;
    p->turn.tile = p->board[p->nboard++] = tile;
    discards_put(p, m, tile.id, p->hand[player]);
    p->passes = 0;
    p->hand[player] = NULL;
    if (p->ransom && p->payer != player)
        return jcz_refuse(p->j, m->loc, "another player paid a ransom before this tile");
    if (p->ransom && !put_ransom(p, m))
        return false;
    if (!jcz_choice(p->j, "bridges"))
        return true;
    /* what lay before the tile in its turn counts, so the entry is there, too */
    rv_case_until(p->j->bench, p->entries, true);
    if (replay_judge(p,
                     rv_printf(p->j->arena, "- %s: %s/%d %d,%d\n%s", p->j->label[player], tile.id,
                               tile.degrees, tile.x, tile.y, rv_buf_text(&p->turn.keys))))
        rv_case_legal(p->j->bench, p->entries + 1, tile.id, RV_LIST_NONE, see_placement, p, &why);
    rv_case_until(p->j->bench, RV_NO_TURN, false);
    return true;
}

/* ---- followers ------------------------------------------------------------------------------ */

/* Whether a location can mean this region: fields have halves of edges, other regions whole edges,
 * and what has no edge is within. */
static bool may_mean(const rv_region_info *region, unsigned ports) {
    bool field = !strcmp(region->kind, "field");
    if (ports & (JCZ_CENTRE | JCZ_SECOND))
        return !(region->ports & JCZ_SECOND) == !(ports & JCZ_SECOND) &&
               (!(region->ports & (JCZ_CENTRE - 1)) || !strcmp(region->kind, "monastery"));
    return field == !(ports & MIDDLES) && (region->ports & ports);
}

/* "knight@n": the role at a place of a tile, and the first port of it, of two features that share
 * an edge that at most of the ports; on a bridge, which no tile shows, by its name, and in a
 * garden, which tiles show by an option. */
static bool find_role(const replay *p, const message *m, const char **role, const char **port) {
    const pointer *at = &m->at;
    const laid *tile = NULL;
    for (int i = 0; i < p->nboard && !tile; i++)
        if (p->board[i].x == at->x && p->board[i].y == at->y)
            tile = &p->board[i];
    if (!tile)
        return jcz_refuse(p->j, m->loc, "no tile lies at %d,%d", at->x, at->y);
    const rv_shown_tile shown = rv_ruleset_shown(p->j->rs, tile->tile, tile->degrees);
    const rv_region_info *region = NULL;
    RV_EACH_AT(shown.regions, shown.nregions, it) {
        if ((!at->kind || jcz_is_feature(p->j, at->kind, it->kind)) && may_mean(it, at->ports) &&
            (!region || __builtin_popcount(it->ports & at->ports) >
                            __builtin_popcount(region->ports & at->ports)))
            region = it;
    }
    bool bridge = !region && (!at->kind || !strcmp(at->kind, "Road")) &&
                  (at->ports == jcz_ports("NS") || at->ports == jcz_ports("WE"));
    bool garden = at->kind && !strcmp(at->kind, "Garden");
    if (!region && !bridge && !garden)
        return jcz_refuse(p->j, m->loc, "%s has no %s there", tile->id,
                          at->kind ? jcz_kind_of(p->j, at->kind) : "feature");
    unsigned ports = region ? region->ports & at->ports : at->ports;
    *role = jcz_role(p->j->rs, region ? region->kind : garden ? "garden" : "road");
    *port = shown_port(ports & MIDDLES ? ports & MIDDLES : ports);
    return true;
}

/* "big:knight", "builder", "top": a figure at a place, and the port, "n+fairy"; NULL after a
 * refusal.
 */
static const char *name_figure(replay *p, const message *m, const char **port) {
    const rv_figure_row *sort = rv_ruleset_figure(p->j->rs, m->who.sort);
    const char *role;
    *port = "";
    if (m->at.ports & JCZ_ON_TOP)
        return "top";
    if (!find_role(p, m, &role, port))
        return NULL;
    *port = rv_printf(p->j->arena, "%s%s", *port, payload_beside(p, m, NULL));
    if (sort->joins || sort->on)
        return sort->key;
    if (!*role)
        jcz_refuse(p->j, m->loc, "the figure `%s` does not stand in a %s", m->who.id,
                   m->at.kind ? jcz_kind_of(p->j, m->at.kind) : "feature");
    return *role ? rv_printf(p->j->arena, "%s%s", sort->prefix, role) : NULL;
}

/* Whether a figure is put on another tile than that of the turn. */
static bool is_far(const replay *p, const message *m) {
    return m->at.x != p->turn.tile.x || m->at.y != p->turn.tile.y;
}

/* The row of a message, or NULL: of the rulesets in the game; one that says more goes before. */
static const jcz_row *find_row(const replay *p, const message *m) {
    const bool far = !strcmp(m->type, "DEPLOY_MEEPLE") && is_far(p, m);
    const rv_yaml *to = rv_doc_get(m->payload, "to"); /* a cell is a list, a follower none */
    const jcz_row *found = NULL;
    JCZ_EACH(p->j, JCZ_MESSAGE, row) {
        const char *field = row->field, *word = !field ? ""
                                                : !strcmp(field, "figure")
                                                    ? rv_ruleset_figure(p->j->rs, m->who.sort)->key
                                                : !strcmp(field, "feature")
                                                    ? m->at.kind
                                                    : jcz_word(m->payload, field);
        const bool moves = row->when == JCZ_END && !strcmp(m->type, "DEPLOY_MEEPLE"); /* moves_on */
        if (!moves && !strcmp(row->name, m->type) && word && !strcmp(word, row->value) &&
            far == (row->at == JCZ_AT_OTHER) && jcz_plays_with(p->j, row) &&
            (!to || (row->at == JCZ_AT_CELL) == (to->type == RV_YAML_LIST)) &&
            (!found || (row->field && !found->field) ||
             (far && (row->when == JCZ_LATER) == (p->turn.keys.n > 0))))
            found = row;
    }
    return found;
}

/* Writes the key of a row by its form, for a figure at a port, and what is drawn then. */
static bool put_form(replay *p, const message *m, const jcz_row *row, const char *name,
                     const char *port) {
    const rv_figure_row *sort = rv_ruleset_figure(p->j->rs, m->who.sort);
    const bool far = is_far(p, m);
    const char *role = "", *at;
    rv_buf b = {.arena = p->j->arena};
    const bool stands = strstr(row->choice, "{stand}");
    const bool alone = strstr(row->choice, "}:]{stand}") && (sort->joins || sort->on);
    if (stands && !find_role(p, m, &role, &at))
        return false;
    for (const char *s = row->choice; *s;) {
        const size_t n = *s == '{' ? strcspn(s, "}") + 1 : *s == '[' ? strcspn(s, "]") + 1 : 1;
        const rv_str word = {s, n};
        if (rv_str_is(word, "{follower}"))
            rv_putf(&b, "%s@%d,%d%s%s", name, m->at.x, m->at.y, *port ? "." : "", port);
        else if (rv_str_is(word, "{stand}")) /* the figure goes without saying, but in a garden */
            rv_putf(&b, "%s%s%s%s", alone || !*role ? sort->key : role, far || *port ? "@" : "",
                    far ? rv_printf(p->j->arena, "%d,%d.", m->at.x, m->at.y) : "", port);
        else if (rv_str_is(word, "{player}"))
            rv_put(&b, p->j->label[m->who.owner]);
        else if (rv_str_is(word, "{feature}"))
            rv_putf(&b, "%s@%d,%d.%s", jcz_kind_of(p->j, m->at.kind), m->at.x, m->at.y, port);
        else if (rv_str_is(word, "{figure}"))
            rv_put(&b, *sort->key ? sort->key : "small");
        else if (rv_str_is(word, "{cell}"))
            rv_putf(&b, "%d,%d", m->at.x, m->at.y);
        else if (rv_str_is(word, "{place}"))
            rv_put(&b, port);
        else if (rv_str_is(word, "{role}"))
            rv_put(&b, jcz_role(p->j->rs, jcz_kind_of(p->j, m->at.kind)));
        else if (rv_str_is(word, "[{size}:]") || rv_str_is(word, "[{size} ]"))
            rv_putf(&b, "%s%s", alone ? "" : sort->key,
                    *sort->key && !alone ? s[n - 2] == ' ' ? " " : ":" : "");
        else
            rv_putn(&b, s, n);
        s += n;
    }
    const char *given =
        strstr(rv_buf_text(&p->turn.keys), rv_printf(p->j->arena, "  %s: [", row->option));
    const bool several = row->each || /* or figures of all players move when the turn is over */
                         (row->when == JCZ_END && !strcmp(row->name, "DEPLOY_MEEPLE") &&
                          strstr(row->choice, "{player}"));
    if (!several || !given)
        return key(p, m, row->option, several ? "['%s']" : "'%s'", rv_buf_text(&b)) &&
               (!row->draws || draw(p, m, row));
    rv_buf_back(&p->turn.keys, p->turn.keys.n - strlen("]\n")); /* it is the last one */
    rv_putf(&p->turn.keys, ", '%s']\n", rv_buf_text(&b));
    return true;
}

/* Whether the turn is legal so far with this figure on its tile; it may lack what comes later. */
static bool may_stand(replay *p, const char *piece) {
    return p->broken || judge(p, entry_of(p, piece))->verdict != RV_ILLEGAL;
}

/* The figures that wait where only a message can put them, "0.small.1 1.big.1 ". */
static char *waiting(replay *p, const char *id) {
    return p->waits.n ? strstr((char *)(uintptr_t)rv_buf_text(&p->waits), id) : NULL;
}

/* The next row by which a figure moves when the turn is over (behind NULL the first): to where it
 * waits, from there, or on from what was scored; NULL. */
static const jcz_row *moves_on(replay *p, const message *m, const jcz_row *behind) {
    const char *id = jcz_word(m->payload, "meepleId"), *sort = strchr(id ? id : "", '.');
    const char *feature = jcz_word(rv_doc_get(m->payload, "pointer"), "feature");
    bool enters = false; /* a wagon, too, can go where figures wait */
    JCZ_EACH(p->j, JCZ_MESSAGE, row)
        enters |=
            jcz_enters(row) && jcz_plays_with(p->j, row) && feature && !strcmp(feature, row->value);
    JCZ_EACH(p->j, JCZ_MESSAGE, row) {
        if (row->when != JCZ_END || strcmp(row->name, m->type) != 0 || !sort || row <= behind ||
            !jcz_plays_with(p->j, row) || jcz_in_turn(row) != p->turn.chosen)
            continue;
        if (p->turn.chosen)
            return row;
        if (row->from ? waiting(p, id) != NULL
            : jcz_enters(row)
                ? feature && !strcmp(feature, row->value)
                : !enters && !strncmp(sort + 1, row->value, strlen(row->value)) && !waiting(p, id))
            return row;
    }
    return NULL;
}

/* A figure moves so, whoever owns it. */
static bool move_on(replay *p, message *m, const jcz_row *row) {
    const char *role, *port, *name;
    if (!payload_read(p, m, OPEN | AT | WHO) || !payload_is_own(p, m, m->player) ||
        !find_role(p, m, &role, &port))
        return false;
    if (row->each)
        return (name = name_figure(p, m, &port)) != NULL && put_form(p, m, row, name, port);
    char *waits = waiting(p, m->who.id);
    if (row->from)
        port = rv_printf(p->j->arena, "%s%s", port,
                         payload_beside(p, m, jcz_word(row->from, jcz_kind_of(p->j, m->at.kind))));
    const char *keys = rv_dup(p->j->arena, rv_str_of(rv_buf_text(&p->turn.keys)));
    if (jcz_enters(row))
        rv_putf(&p->waits, "%s ", m->who.id);
    if (!put_form(p, m, row, "", port))
        return false;
    const jcz_row *next = row->from ? moves_on(p, m, row) : NULL; /* it means the same at the end */
    if (next && !may_stand(p, p->turn.piece)) {
        rv_buf_back(&p->turn.keys, 0);
        rv_put(&p->turn.keys, keys);
        if (!put_form(p, m, next, "", port))
            return false;
    }
    if (waits)
        *waits = '-';
    return true;
}

static bool deploy(replay *p, message *m) {
    const rv_figure_row *sort = rv_ruleset_figure(p->j->rs, m->who.sort);
    const char *name, *port;
    if (m->at.ports & JCZ_ON_TOP) {
        const bool again = strstr(rv_buf_text(&p->turn.keys), "  top: ");
        JCZ_EACH(p->j, JCZ_MESSAGE, row) {
            if (again && jcz_has_field(row, "figure") && !strcmp(row->value, sort->key)) /* PH-8 */
                return key(p, m, row->option, "'top@%d,%d'", m->at.x, m->at.y);
        }
        return key(p, m, "top", "'%s%s%d,%d'", sort->key, *sort->key ? " " : "", m->at.x, m->at.y);
    }
    const int x = p->turn.tile.x, y = p->turn.tile.y;
    if (sort->corner && !*p->turn.piece) { /* the pointer is to the tile in the south-east of it */
        p->turn.piece = rv_printf(p->j->arena, "%s@%s%s", sort->key, m->at.y < y ? "s" : "n",
                                  m->at.x > x ? "e" : "w");
        return true;
    }
    const jcz_row *row = find_row(p, m); /* a key says where else a figure can stand */
    if (!row && is_far(p, m))
        return jcz_refuse(p->j, m->loc, "a follower on another tile is not known here");
    if (row && jcz_has_field(row, "feature"))
        return put_form(p, m, row, "", "");
    if (!(name = name_figure(p, m, &port)))
        return false;
    const char *piece = rv_printf(p->j->arena, "%s%s%s", name, *port ? "@" : "", port);
    if (is_far(p, m) || (row && !sort->joins && (*p->turn.piece || !may_stand(p, piece))))
        return put_form(p, m, row, name, port);
    if (*p->turn.piece)
        return comes_again(p, m);
    p->turn.piece = piece;
    JCZ_EACH(p->j, JCZ_ELEMENT, element)
        if (element->draws && !strcmp(element->name, jcz_figure_there(p->j, m->who.sort)))
            return draw(p, m, element);
    return true;
}

/* ---- prisoners ------------------------------------------------------------------------------ */

/* The prisoner of this owner with whom the holder answers a capture, the one who was captured
 * first; -1 if there is none. Where both sorts are held, the player is asked, by a message. */
static int find_exchange(const replay *p, int holder, int owner, bool *two_sorts) {
    int found = -1;
    *two_sorts = false;
    for (int i = 0; i < p->nprisoners; i++)
        if (p->prisoners[i].holder == holder && p->prisoners[i].who.owner == owner) {
            found = found < 0 ? i : found;
            *two_sorts |= p->prisoners[i].who.sort != p->prisoners[found].who.sort;
        }
    return found;
}

static bool capture(replay *p, message *m) {
    const char *port, *name = name_figure(p, m, &port);
    const figure *it = &m->who;
    if (!name)
        return false;
    if (it->owner != p->turn.player) { /* who answers a capture gives a prisoner back, if any */
        bool two_sorts;
        int back = find_exchange(p, it->owner, p->turn.player, &two_sorts);
        if (back >= 0 && !two_sorts)
            p->prisoners[back].holder = -1;
        else if (back < 0)
            p->prisoners[p->nprisoners++] = (prisoner){*it, p->turn.player};
    }
    return key(p, m, "capture", "'%s:%s@%d,%d%s%s'", p->j->label[it->owner], name, m->at.x, m->at.y,
               *port ? "." : "", port);
}

static int find_prisoner(const replay *p, const char *id) {
    int i = p->nprisoners - 1;
    while (i >= 0 && (p->prisoners[i].holder < 0 || strcmp(p->prisoners[i].who.id, id) != 0))
        i--;
    return i;
}

static bool exchange(replay *p, message *m) {
    const char *sort = rv_ruleset_figure(p->j->rs, m->who.sort)->key;
    int i = find_prisoner(p, m->who.id);
    if (i >= 0)
        p->prisoners[i].holder = -1;
    return key(p, m, "exchange", "%s", *sort ? sort : "small");
}

static bool pay_ransom(replay *p, message *m) {
    int i = find_prisoner(p, m->who.id);
    if (m->player >= 0 && !payload_is_own(p, m, m->player))
        return false;
    if (i < 0)
        return jcz_refuse(p->j, m->loc, "nobody holds the follower `%s`", m->who.id);
    if (p->ransom)
        return comes_again(p, m);
    int holder = p->prisoners[i].holder;
    const char *sort = rv_ruleset_figure(p->j->rs, m->who.sort)->key;
    bool both; /* the holder has followers of several sorts, so that the figure must be named */
    find_exchange(p, holder, m->who.owner, &both);
    if (!*sort && both)
        sort = "small";
    p->ransom = rv_printf(p->j->arena, "%s%s%s", p->j->label[holder], *sort ? " " : "", sort);
    p->payer = m->who.owner;
    p->prisoners[i].holder = -1;
    if (!p->turn.open || p->turn.committed)
        return true;
    return payload_is_own(p, m, p->turn.player) && put_ransom(p, m);
}

/* ---- tokens --------------------------------------------------------------------------------- */

static bool place_bridge(replay *p, message *m) {
    turn *t = &p->turn;
    const char *axis = m->at.ports == jcz_ports("NS") ? "ns" : "ew";
    bool here = m->at.x == t->tile.x && m->at.y == t->tile.y;
    if (t->nbridges == 4)
        return jcz_refuse(p->j, m->loc, "too many bridges in one turn");
    t->bridges[t->nbridges++] =
        here ? axis : rv_printf(p->j->arena, "%s@%d,%d", axis, m->at.x, m->at.y);
    return true;
}

/* Whoever laid the tile, its owner builds the castle. */
static bool place_castle(replay *p, message *m) {
    const char *role, *port;
    rv_buf *b = &p->turn.castles[m->player >= 0 ? m->player : p->turn.player];
    m->at.kind = "City";
    if (!find_role(p, m, &role, &port))
        return false;
    rv_putf(b, "%s'city@%d,%d.%s'", b->n ? ", " : "", m->at.x, m->at.y, port);
    return true;
}

/* ---- what rulesets say ---------------------------------------------------------------------- */

/* Writes the key of an entry that means the same. */
static bool put_row(replay *p, message *m, const jcz_row *row) {
    static const int reads[] = {TURN, TURN | CELL, TURN | AT, TURN | AT | WHO | WITHIN | OWN,
                                TURN | AT};
    const char *name = "", *port = "";
    const bool others = strstr(row->choice, "{player}");
    /* TURN is OPEN and more */
    if (!payload_read(p, m, reads[row->at] & ~(others ? OWN : 0) & ~(row->each ? TURN ^ OPEN : 0)))
        return false;
    p->turn.chosen |= jcz_is_choice(row);
    if (row->at == JCZ_AT_FOLLOWER && !(name = name_figure(p, m, &port)))
        return false;
    if (row->at == JCZ_AT_FOLLOWER && jcz_has_field(row, "figureId")) {
        p->beside = m->who.id;
        p->token = row->option;
    }
    if (row->at == JCZ_AT_FEATURE &&
        !(m->at.kind ? find_role(p, m, &name, &port) : payload_lacks(p, m, "feature")))
        return false;
    return put_form(p, m, row, name, port);
}

/* ---- the rest ------------------------------------------------------------------------------- */

/* Whether nobody draws a tile any more, the player who passes commits it and decides nothing more,
 * and others do nothing before a tile is laid: what was asked before, such as whether a figure
 * moves on, is answered by another message, nothing is committed where all do the same in turn
 * (CC-4), and figures leave a town when all have passed (CO-33). */
static bool passes_round(const replay *p, int player) {
    rv_tile_info info;
    bool last = player >= 0 && p->at + 1 < p->n, comes = false;
    for (int i = p->at; i < p->n; i++) {
        const message *m = &p->list[i];
        comes |= m->index >= 0;
        last &= m->index < 0 || (rv_ruleset_tile(p->j->rs, m->index, &info) && info.hand);
        last &= i == p->at || !strcmp(m->type, "COMMIT") ||
                (i > p->at + 1 && m->player != player && (comes || !strcmp(m->type, "PASS")));
    }
    return last;
}

/* A bid that is not made; a tile in hand that is not laid in the round after the last tile (AM-23);
 * or a tile that was put away although it fits with a bridge, of which only the order of draws
 * tells. All others mean nothing. */
static bool pass(replay *p, message *m) {
    if (p->auction.open)
        return auction_pass(p, m);
    bool before_tile = !p->turn.open || p->turn.committed, held = false;
    JCZ_EACH(p->j, JCZ_TILE, row) /* the question may be whether a tile in hand is laid */
        held |= jcz_plays_with(p->j, row);
    if (before_tile && held && passes_round(p, m->player)) {
        const char *none = rv_printf(p->j->arena, "- %s: none\n", p->j->label[m->player]);
        replay_finish_turn(p);
        if (!p->broken && judge(p, none)->verdict == RV_LEGAL) {
            replay_begin_entry(p);
            rv_put(p->record, none);
            p->last = m->player;
        }
    }
    JCZ_EACH(p->j, JCZ_MESSAGE, row) /* or the end of a turn, in which something could be done */
        if (row->when == JCZ_END && jcz_plays_with(p->j, row) &&
            (m->player == p->turn.player || p->turn.chosen || row->from))
            before_tile = false;
    before_tile &= !held;
    p->passes += before_tile;
    if (before_tile && !p->norder)
        jcz_note(p->j, m->loc,
                 "a tile was put away here, and the file does not say which: it is left out");
    return true;
}

static bool play(replay *p, message *m) {
    static const struct {
        const char *type, *token;
        bool (*play)(replay *p, message *m);
        int reads;
    } types[] = {
        {"PLACE_TILE", NULL, place_tile, 0},
        {"DEPLOY_MEEPLE", NULL, deploy, TURN | AT | WHO | OWN},
        {"PLACE_TOKEN", "BRIDGE", place_bridge, TURN | AT},
        {"PLACE_TOKEN", "CASTLE", place_castle, OPEN | AT},
        {"CAPTURE_FOLLOWER", NULL, capture, TURN | AT | WHO | WITHIN | FOLLOWER},
        {"EXCHANGE_FOLLOWER", NULL, exchange, TURN | WHO | FOLLOWER | OWN},
        {"PAY_RANSOM", NULL, pay_ransom, WHO | FOLLOWER},
        {"BAZAAR_BID", NULL, auction_bid, 0},
        {"BAZAAR_BUY_OR_SELL", NULL, auction_deal, 0},
        {"PASS", NULL, pass, 0},
    };
    const char *token = jcz_word(m->payload, "token"), *source = jcz_word(m->payload, "source");
    const jcz_row *moves =
        p->turn.committed && !strcmp(m->type, "DEPLOY_MEEPLE") ? moves_on(p, m, NULL) : NULL;
    take_random(p, m->payload, "random");
    if (!strcmp(m->type, "COMMIT"))
        return p->turn.committed = true;
    if (moves)
        return move_on(p, m, moves);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (!strcmp(types[i].type, m->type) &&
            (!types[i].token || (token && !strcmp(types[i].token, token))))
            return payload_read(p, m, types[i].reads) && types[i].play(p, m);
    const jcz_row *row = find_row(p, m);
    if (row)
        return put_row(p, m, row);
    if (!strcmp(m->type, "PLACE_TOKEN"))
        return jcz_refuse(p->j, m->loc, "the piece `%s` is not known here", token ? token : "");
    if (!strcmp(m->type, "RETURN_MEEPLE"))
        return jcz_refuse(p->j, m->loc, "a figure that comes back by `%s` is not known here",
                          source ? source : "");
    return jcz_refuse(p->j, m->loc, "the message `%s` is not known here", m->type);
}

bool jcz_read_replay(jcz *j, rv_buf *record) {
    replay *p = RV_NEW(j->arena, replay);
    *p = (replay){.j = j, .record = record, .last = -1, .random = -1, .brought = -1};
    p->waits.arena = j->arena;
    take_random(p, j->root, "initialRandom");
    if (!payload_read_all(p) || !payload_read_order(p))
        return false;
    rv_tile_info tile;
    for (int i = 0; rv_ruleset_tile(j->rs, i, &tile); i++)
        *(tile.hand ? &p->nheld : &p->ntiles) += tile.count;
    p->board = RV_NEWS(j->arena, laid, p->n + 1 + p->ntiles);
    const rv_start_at *s;
    for (int i = 0; (s = jcz_start_at(j, i)) != NULL; i++)
        p->board[p->nboard++] =
            (laid){s->x, s->y, shown_tile(j->rs, s->id), 90 * s->quarters, s->id};
    p->nstart = p->nboard;
    p->prisoners = RV_NEWS(j->arena, prisoner, p->n + 1);
    p->draws = RV_NEWS(j->arena, bool, (p->n + 1) * (1 + j->nplayers) + 1);
    discards_of_river(p);
    replay_finish_turn(p);
    for (p->at = 0; p->at < p->n && !p->ended; p->at++)
        if (!play(p, &p->list[p->at]))
            return false;
    if (p->auction.open)
        jcz_note(j, p->auction.loc, "the game ends in this auction: it is left out");
    discards_rest(p);
    /* so many tiles were drawn, as far as the file says */
    int drawn = p->drawn > p->nboard - p->nstart ? p->drawn : p->nboard - p->nstart;
    p->j->over = p->limit && drawn >= p->limit;
    if (p->j->over)
        jcz_note(p->j, p->limited,
                 "the game ends after the last turn here: score the record with --now");
    rv_put(record, p->entries ? "" : "moves: []\n");
    return true;
}
