/* legend_svg.c - the text above and below a board: the game, the players, what is disputed, the
 * key.
 *
 * legend_foot writes one block below the other; each returns the y at which it ends. The table of
 * players has columns (lay_out) that depend on what the game has: keeps, tokens of corners, pieces,
 * figures of others that are held.
 */
#include "draw/pictures.h"
#include <ctype.h>

enum { SIDE = 400 /* margin left and right */, ROW = 470 };

static const svg_font plain = {190, 's', false, PALETTE_INK};
static const svg_font small = {150, 'm', false, PALETTE_FAINT};

/* ---- text ---------------------------------------------------------------------------------- */

/* Puts a text in as many lines as it needs; returns the y of the line after the last. */
static int put_wrapped(svg *s, int x, int y, const svg_font *f, int width, const char *text) {
    for (size_t n; *(text += strspn(text, " ")); text += n, y += f->size * 3 / 2) {
        n = svg_fitting(f, text, width);
        n = n ? n : strcspn(text, " ");
        svg_text(s, x, y, f, width, svg_words(s, "%.*s", (int)n, text), NULL);
    }
    return y;
}

/* "after turn 13", and the next player. */
static void put_state(rv_buf *o, const rv_report *p) {
    if (p->turns)
        rv_putf(o, "after turn %d", p->turns);
    else
        rv_put(o, p->is_position ? "a position" : "before the first turn");
    if (p->finished) {
        int n = 0, winners = 0;
        rv_put(o, ", the game is over: ");
        for (int i = 0; i < p->nplayers; i++)
            winners += p->winner[i];
        for (int i = 0; i < p->nplayers; i++)
            if (p->winner[i]) /* "Anna (W), Bert (B) and Carl (C)" */
                rv_putf(o, "%s%s", rv_between(n++, winners, " and "), shown_player(o->arena, p, i));
        rv_put(o, winners ? " won" : "nobody won");
        return;
    }
    rv_putf(o, ", %d tile%s to come", p->stack, p->stack == 1 ? "" : "s");
    if (p->to_move >= 0)
        rv_putf(o, ", %s to move%s", shown_player(o->arena, p, p->to_move), shown_part(p));
}

static int count_figures(const int figures[RV_MAX_FIGURES]) {
    int n = 0;
    for (int f = 0; f < RV_MAX_FIGURES; f++)
        n += figures[f] > 0 ? figures[f] : 0;
    return n;
}

/* "1 large": the figures other than plain ones. */
static void put_figure_words(rv_buf *o, const rv_ruleset *rs, const int figures[RV_MAX_FIGURES],
                             const char *before, const char *after) {
    for (int f = 1; f < rv_facts(rs)->nfigures; f++) {
        const rv_str adjective = styles_adjective(rv_ruleset_figure(rs, f));
        if (figures[f] > 0)
            rv_putf(o, "%s%d %.*s%s", before, figures[f], (int)adjective.n, adjective.s, after);
    }
}

void legend_hand(rv_buf *o, const frame *f, int player) {
    const rv_report *r = f->report;
    const rv_shown_hand *h = &f->b.hands[player];
    const rv_thing *in_hand = shown_of(&f->b.things, SHOWN_IN_HAND, player);
    rv_putf(o, "%d follower%s in hand", h->figures[0], h->figures[0] == 1 ? "" : "s");
    put_figure_words(o, r->ruleset, h->figures, ", ", "");
    const rv_piece_row *piece;
    for (int i = 0; (piece = rv_ruleset_piece(r->ruleset, i)); i++)
        if (h->pieces[i] >= 0)
            rv_putf(o, ", %d %s%s", h->pieces[i], piece->one, h->pieces[i] == 1 ? "" : "s");
    const char *first = shown_heading(&f->b.things, SHOWN_TAKEN), *after = "s ";
    for (int i = 0; i < r->nplayers; i++) { /* ", THINGS 2 of B (1 large)" */
        int figures[RV_MAX_FIGURES];
        shown_held(&f->b.things, player, i, figures);
        if (!count_figures(figures))
            continue;
        rv_putf(o, ", %s%s%d of %s", first, after, count_figures(figures),
                shown_player(o->arena, r, i));
        put_figure_words(o, r->ruleset, figures, " (", ")");
        first = after = "";
    }
    SHOWN_EACH(&f->b.things, "tokens", t)
        if (t->player == player && t->number)
            rv_putf(o, ", %s",
                    t->text ? t->text : rv_printf(o->arena, "%d %s", t->number, t->words));
    const int collected = shown_sum(&f->b.things, "collected", player);
    if (collected)
        rv_putf(o, ", %d %s", collected, rv_ruleset_word(r->ruleset, "collects", collected));
    const int keep = shown_sum(&f->b.things, "keep", player);
    if (keep)
        rv_putf(o, ", %s %d", rv_ruleset_word(r->ruleset, "keep", 1), keep);
    SHOWN_EACH(&f->b.things, "wall_tile", t)
        if (t->player == player)
            rv_putf(o, t->number < 0 ? ", %s ?" : ", %s %d",
                    rv_ruleset_word(r->ruleset, "wall_tile", 1), t->number);
    if (in_hand)
        rv_putf(o, ", tile %s %s", in_hand->words, shown_heading(&f->b.things, SHOWN_IN_HAND));
}

void legend_words(rv_buf *title, rv_buf *description, const frame *f) {
    const rv_report *r = f->report;
    rv_putf(title, "%s, ", rv_facts(r->ruleset)->title);
    put_state(title, r);
    for (int i = 0; i < r->nplayers; i++) {
        rv_putf(description, "%s%s: %d points, ", i ? "; " : "",
                shown_player(description->arena, r, i), f->b.hands[i].score);
        legend_hand(description, f, i);
    }
    const char *next = shown_heading(&f->b.things, SHOWN_NEXT);
    rv_put(description, ".");
    if (*next)
        rv_putf(description, " %c%s.", toupper((unsigned char)*next), next + 1);
    if (f->against)
        rv_putf(description, " Turn %d is illegal: %s.", f->against->turn, f->against->message);
    SHOWN_EACH_FAULT(f->report, &f->b, g, number) {
        if (!f->against)
            rv_putf(description, " [%d] %s.", number, g->message);
    }
    if (f->to_place)
        rv_putf(description, " %d placements of tile %s in %d cells.", f->legal->placements,
                f->to_place->id, f->legal->n);
}

/* ---- above --------------------------------------------------------------------------------- */

int legend_title(svg *s, int x, int y, int width, const char *title, int least) {
    svg_font font = {300, 's', true, PALETTE_INK};
    if (!svg_shrink(&font, least, title, width))
        return put_wrapped(s, x, y - 180, &font, width, title) + 20;
    svg_text(s, x, y, &font, width, title, "class", "headline", NULL);
    return y + 380;
}

int legend_head(const frame *f, int width) {
    rv_buf *state = rv_buf_new(f->s->to->arena);
    put_state(state, f->report);
    if (shown_has(&f->b.things, SHOWN_NEXT))
        rv_putf(state, ", %s", shown_heading(&f->b.things, SHOWN_NEXT));
    const int y =
        legend_title(f->s, SIDE, 480, width - 2 * SIDE, rv_facts(f->report->ruleset)->title, 180);
    svg_text(f->s, SIDE, y, &plain, width - 2 * SIDE, rv_buf_text(state), "class", "state", NULL);
    return y + 40;
}

/* ---- what is asked about ------------------------------------------------------------------- */

static int put_refusal(const frame *f, int y, int width) {
    svg_font strong = {210, 's', true, PALETTE_AGAINST};
    rv_buf *words = rv_buf_new(f->s->to->arena);
    if (shown_fault(&f->b, f->against))
        rv_putf(words, "[%d] ", shown_fault(&f->b, f->against));
    rv_putf(words, "turn %d is illegal", f->against->turn);
    if (f->is_refused) {
        rv_putf(words, ": tile %s", shown_name(words->arena, &f->refused));
        if (*f->refused.cell)
            rv_putf(words, " on %s", f->refused.cell);
        RV_EACH_AT(f->refused.regions, f->refused.nregions, g) {
            const rv_figure_row *figure = rv_ruleset_figure(f->p->kinds.rs, g->figure);
            if (g->player >= 0) /* " with a large knight" */
                rv_putf(words, " with %s %s%s",
                        rv_article(*figure->before ? figure->before : g->role), figure->before,
                        g->role);
        }
    }
    svg_text(f->s, SIDE, y + 200, &strong, width - 2 * SIDE, rv_buf_text(words), NULL);
    return put_wrapped(f->s, SIDE, y + 520, &plain, width - 2 * SIDE,
                       rv_printf(words->arena, "%s [%s%s%s]", f->against->message, f->against->code,
                                 *f->against->rule ? ", " : "", f->against->rule));
}

/* "1  c3: the west side of …": the messages about the numbered cells. */
static int put_faults(const frame *f, int y, int width) {
    SHOWN_EACH_FAULT(f->report, &f->b, g, number) {
        svg_font strong = {210, 's', true, PALETTE_AGAINST};
        char cell[24];
        svg_text(f->s, SIDE, y + 200, &strong, 0, svg_words(f->s, "%d", number), NULL);
        rv_case_inside(f->board, g->at.x, g->at.y, cell);
        y = put_wrapped(f->s, SIDE + 400, y + 200, &plain, width - 2 * SIDE - 400,
                        svg_words(f->s, "%s: %s", cell, g->message));
    }
    return y + 200;
}

static int put_to_place(const frame *f, int y, int width) {
    svg_font strong = {240, 's', true, PALETTE_INK};
    int x = SIDE + TILE_SIDE + 300;
    rv_buf *words = rv_buf_new(f->s->to->arena);
    tile_svg(f->s, f->p, f->to_place, SIDE, y + 100, "to-place");
    rv_putf(words, "tile %s", f->to_place->id);
    if (f->report->to_move >= 0)
        rv_putf(words, " for %s", shown_player(words->arena, f->report, f->report->to_move));
    svg_text(f->s, x, y + 250, &strong, width - x - SIDE, rv_buf_text(words), NULL);
    rv_buf_back(words, 0);
    if (f->legal->n)
        rv_putf(words,
                "%d placement%s in %d cell%s: in each cell how many rotations fit, and which",
                f->legal->placements, f->legal->placements == 1 ? "" : "s", f->legal->n,
                f->legal->n == 1 ? "" : "s");
    else
        rv_put(words, "it has no legal place");
    put_wrapped(f->s, x, y + 600, &plain, width - x - SIDE, rv_buf_text(words));
    return y + TILE_SIDE + 350;
}

/* ---- the players --------------------------------------------------------------------------- */

/* Where the columns of the table are, after the sign of the player and the name. */
enum { SIGN_AT = SIDE + 150, NAME_AT = SIDE + 450 };
typedef struct columns {
    int score, space, supply, keep, tokens, end;
    int pieces[RV_MAX_PIECES], held; /* of games that have them */
} columns;

/* A figure that is larger on the board is larger here, too, but less so, because rows are low. The
 * distance to its neighbours and its height grow accordingly. Others than plain ones are wide. */
static int growth(const frame *f, int figure) {
    return figure ? (icon_figure(f->p, figure, 100) - 100) * 5 / 6 + 12 : 0;
}

enum { FIGURE_STEP = 260, FIGURE_LEAST = 60 };

/* How much room figures take side by side; and *alike: how many stand beside one of their kind. */
static int figures_width(const frame *f, const int figures[RV_MAX_FIGURES], int *alike) {
    int width = 0;
    for (int i = 0; i < rv_facts(f->p->kinds.rs)->nfigures; i++) {
        const int n = figures[i] > 0 ? figures[i] : 0; /* -1: it is not in the game */
        width += n * (FIGURE_STEP + 2 * growth(f, i));
        *alike += n ? n - 1 : 0;
    }
    return width;
}

/* The word for keeps is above the column, which is widened for it if possible. */
enum { KEEP_BEFORE = 130, KEEP_LEAST = 750, KEEP_MOST = 1800, BETWEEN = 120 };

static columns lay_out(const frame *f, int width) {
    bool corners = shown_has(&f->b.things, "corner");
    int end = width - SIDE, keep = corners ? end - 3300 : end - 700, n = 0;
    for (int i = 0; i < rv_facts(f->p->kinds.rs)->npieces; i++)
        n += f->b.hands[0].pieces[i] >= 0;
    int score = corners ? keep - 3700 : n ? 3500 : 4600;
    int word =
        svg_text_width(&small, rv_ruleset_word(f->p->kinds.rs, "keep", 1)) - KEEP_BEFORE + BETWEEN;
    int deep = word < KEEP_LEAST ? KEEP_LEAST : word > KEEP_MOST ? KEEP_MOST : word;
    columns c = {score, score + 850, score + 1300, keep, keep + deep, end, .held = end};
    if (!n)
        return c;
    /* One after the other, closer together if there are many; followers use the room before them,
     * also what is left behind them, unless those of others are there. There are no keeps then, so
     * the pieces in hand end before their column. */
    const int step = n > 2 ? 950 : 1200, spare = shown_has(&f->b.things, SHOWN_TAKEN) ? 0 : 2000;
    c.supply = c.score + 450;
    const int first = c.supply + (n > 2 ? 2150 : 2600), last = end - n * step;
    c.keep = c.held = last < first ? first : last < first + spare ? last : first + spare;
    for (int i = 0; i < rv_facts(f->p->kinds.rs)->npieces; i++)
        if (f->b.hands[0].pieces[i] >= 0) {
            c.pieces[i] = c.held;
            c.held += step;
        }
    return c;
}

static void put_count(const frame *f, int x, int y, int number) {
    svg_font font = {230, 'e', true, PALETTE_INK};
    svg_text(f->s, x, y, &font, 0, svg_words(f->s, "%d", number), NULL);
}

/* The figures of all players in a row, closer together when there are many, like ones before
 * others, the plain ones of each first. The class is "supply", or what they are that a holder has
 * (-1: nobody), and their word. Those that are held have a title, and of those in hand there may be
 * only the number. */
static void put_figures(const frame *f, int x, int y, int room, int figures[][RV_MAX_FIGURES],
                        int holder) {
    const int n = f->report->nplayers, sorts = rv_facts(f->p->kinds.rs)->nfigures;
    const char *class = holder < 0 ? "supply" : SHOWN_TAKEN;
    int all = 0, alike = 0, over = -room;
    for (int p = 0; p < n; p++) {
        all += count_figures(figures[p]);
        over += figures_width(f, figures[p], &alike);
    }
    int step = FIGURE_STEP - (over > 0 ? over / (alike ? alike : 1) : 0), apart = FIGURE_STEP;
    if (step < FIGURE_LEAST && all > 1)
        step = apart = FIGURE_STEP - over / (all - 1);
    if (holder < 0 && (!all || step < FIGURE_LEAST)) {
        put_count(f, x + 250, y, all);
        return;
    }
    x += 110;
    for (int p = 0; p < n; p++)
        for (int i = 0; i < sorts; i++) {
            const rv_figure_row *figure = rv_ruleset_figure(f->p->kinds.rs, i);
            const rv_str adjective = styles_adjective(figure);
            const int more = growth(f, i);
            const char *named =
                svg_words(f->s, "%s%s%.*s", class, i ? "-" : "", (int)adjective.n, adjective.s);
            const char *title = holder < 0 ? ""
                                           : svg_words(f->s, "%s of %s, %s of %s", figure->one,
                                                       f->p->player[p].label,
                                                       shown_heading(&f->b.things, SHOWN_TAKEN),
                                                       f->p->player[holder].label);
            for (int k = 0; k < figures[p][i]; k++) {
                x += more;
                icon_follower(f->s, f->p, p, i, false, x, y - more, 300 + more * 5 / 3, named,
                              title);
                x += (k + 1 < figures[p][i] ? step : apart) + more;
            }
        }
}

/* Wall tiles, and what is collected. */
static void put_hand(const frame *f, const columns *c, int i, int y) {
    int collected = shown_sum(&f->b.things, "collected", i), n = 0, x = c->tokens + 150;
    SHOWN_EACH(&f->b.things, "wall_tile", t)
        n += t->player == i;
    int room = c->end - c->tokens - (collected ? 650 : 0);
    int step = n > 1 && (n - 1) * 340 + 300 > room ? (room - 300) / (n - 1) : 340;
    SHOWN_EACH(&f->b.things, "wall_tile", t)
        if (t->player == i) {
            icon_wall_tile(f->s, t->number, x, y, 300, "held", "");
            x += step;
        }
    if (!collected)
        return;
    icon_put(f->s, "aerie", c->end - 450, y, 300);
    put_count(f, c->end - 50, y, collected);
}

static void put_player(const frame *f, const columns *c, int i, int y) {
    const rv_shown_hand *h = &f->b.hands[i];
    int figures[RV_MAX_PLAYERS][RV_MAX_FIGURES] = {{0}};
    bool next = i == f->report->to_move;
    svg_font font = {210, 's', next, PALETTE_INK};
    const char *name = shown_player(f->s->to->arena, f->report, i);
    if (next)
        icon_put(f->s, "to-move", SIDE - 100, y, 200);
    icon_follower(f->s, f->p, i, 0, false, SIGN_AT, y, 360, "player", "");
    svg_text(f->s, NAME_AT, y, &font, c->score - 450 - NAME_AT, name, "class", "name", NULL);
    put_count(f, c->score, y, h->score);
    if (f->b.track)
        put_count(f, c->space, y, h->space);
    memcpy(figures[i], h->figures, sizeof figures[i]);
    put_figures(f, c->supply, y, c->keep - 350 - c->supply, figures, -1);
    int keep = shown_sum(&f->b.things, "keep", i);
    if (keep) {
        icon_put(f->s, "keep", c->keep, y, 260);
        put_count(f, c->keep + 430, y, keep);
    }
    for (int k = 0; k < rv_facts(f->p->kinds.rs)->npieces; k++) {
        if (h->pieces[k] < 0)
            continue;
        const rv_piece_row *piece = rv_ruleset_piece(f->p->kinds.rs, k);
        svg_group(f->s, 0, 0, "class", svg_words(f->s, "pieces-%s", piece->key), NULL);
        icon_put_piece(f->s, piece, c->pieces[k] + 130, y, 260);
        put_count(f, c->pieces[k] + 580, y, h->pieces[k]);
        svg_close(f->s);
    }
    for (int owner = 0; owner < f->report->nplayers; owner++)
        shown_held(&f->b.things, i, owner, figures[owner]);
    if (shown_has(&f->b.things, SHOWN_TAKEN))
        put_figures(f, c->held, y, c->end - c->held, figures, i);
    put_hand(f, c, i, y);
}

/* `room`: the width at which it is cut; 0: not cut. */
static void put_heading(const frame *f, int x, int y, char anchor, int room, const char *text) {
    svg_font font = small;
    font.anchor = anchor;
    svg_text(f->s, x, y + 120, &font, room, text, NULL);
}

static int put_players(const frame *f, int y, int width) {
    columns c = lay_out(f, width);
    put_heading(f, c.score, y, 'e', 0, "score");
    if (f->b.track)
        put_heading(f, c.space, y, 'e', 0, "space");
    put_heading(f, c.supply, y, 's', 0, "followers in hand");
    if (f->b.track)
        put_heading(f, c.keep - KEEP_BEFORE, y, 's', c.tokens - c.keep + KEEP_BEFORE - BETWEEN,
                    rv_ruleset_word(f->p->kinds.rs, "keep", 1));
    if (shown_has(&f->b.things, "corner"))
        put_heading(f, c.tokens, y, 's', c.end - c.tokens,
                    rv_ruleset_word(f->p->kinds.rs, "wall_tile", 2));
    const rv_piece_row *piece;
    for (int i = 0; (piece = rv_ruleset_piece(f->p->kinds.rs, i)); i++)
        if (f->b.hands[0].pieces[i] >= 0)
            put_heading(f, c.pieces[i], y, 's', 900, piece->key);
    if (shown_has(&f->b.things, SHOWN_TAKEN))
        put_heading(f, c.held, y, 's', c.end - c.held,
                    svg_words(f->s, "%ss", shown_heading(&f->b.things, SHOWN_TAKEN)));
    svg_line(f->s, SIDE, y + 240, c.end, y + 240, "stroke", PALETTE_GRID, "stroke-width", "1.5",
             NULL);
    for (int i = 0; i < f->report->nplayers; i++)
        put_player(f, &c, i, y + 510 + i * ROW);
    return y + 510 + f->report->nplayers * ROW;
}

/* ---- tiles in hand -------------------------------------------------------------------------- */

/* Each with the follower of its player, in the order of play. */
static int put_in_hand(const frame *f, int y) {
    enum { EACH = 1550 };
    const rv_ruleset *rs = f->report->ruleset;
    int x = SIDE;
    put_heading(f, x, y, 's', 0, shown_heading(&f->b.things, SHOWN_IN_HAND));
    for (int i = 0; i < f->report->nplayers; i++) {
        const rv_thing *t = shown_of(&f->b.things, SHOWN_IN_HAND, i);
        int tile = t ? shown_tile(rs, t->words) : -1;
        if (tile < 0)
            continue;
        const rv_shown_tile shown = rv_ruleset_shown(rs, tile, 0);
        icon_follower(f->s, f->p, i, 0, false, x + 150, y + 450, 360, "buyer", "");
        tile_svg(f->s, f->p, &shown, x + 350, y + 250, "held-tile");
        x += EACH;
    }
    return y + TILE_SIDE + 500;
}

/* ---- tokens --------------------------------------------------------------------------------- */

/* What would not end before the margin is drawn in the row below. */
static void flow(int *x, int *y, int wide, int width, int left, int row) {
    if (*x + wide <= width - SIDE)
        return;
    *x = left;
    *y += row;
}

/* Puts the tokens of the players who have some, in the order of play, and of nobody. */
static int put_tokens(const frame *f, int top, int width) {
    enum { STEP = 850, HOLDER = 550, APART = 300, HIGH = 450 };
    int x = SIDE, y = top + HIGH, n = 0;
    for (int i = 0; i < f->report->nplayers; i++) {
        if (!shown_sum(&f->b.things, "tokens", i))
            continue;
        if (!n++)
            put_heading(f, SIDE, top, 's', 0, shown_heading(&f->b.things, "tokens"));
        if (x > SIDE)
            flow(&x, &y, HOLDER + 3 * STEP + APART, width, SIDE, ROW);
        /* behind the follower of the player the pictures, each with the number of tokens */
        rv_symbol_info symbol;
        icon_follower(f->s, f->p, i, 0, false, x + 150, y, 300, "holder", "");
        x += HOLDER;
        SHOWN_EACH(&f->b.things, "tokens", t) {
            if (t->player != i || !t->number || !icon_find(f->p->kinds.rs, t->words, &symbol))
                continue;
            flow(&x, &y, STEP, width, SIDE + HOLDER, ROW);
            svg_group(f->s, 0, 0, "class", "tokens", NULL);
            icon_symbol(f->s, &symbol, x, y, 260);
            put_count(f, x + 500, y, t->number);
            svg_close(f->s);
            x += STEP;
        }
        x += APART;
    }
    if (n)
        y += ROW;
    if (shown_has(&f->b.things, "token-table")) { /* last comes what lies beside the board */
        svg_text(f->s, SIDE, y, &plain, 0, "on the table:", NULL);
        x = SIDE + 1500;
        SHOWN_EACH(&f->b.things, "token-table", t) {
            flow(&x, &y, STEP, width, SIDE + HOLDER, ROW);
            icon_token(f->s, f->p->kinds.rs, t, x, y, 260);
            x += STEP;
        }
        y += ROW;
    }
    return y > top + HIGH ? y - ROW + 300 : top;
}

/* The tokens of a wall whose track is not drawn. */
static int put_corners(const frame *f, int y, int width) {
    int x = SIDE + 1500;
    svg_font number = {170, 's', true, PALETTE_INK};
    svg_text(f->s, SIDE, y + 150, &plain, 0, "on the wall:", NULL);
    SHOWN_EACH(&f->b.things, "corner", k) {
        if (!k->number)
            continue;
        flow(&x, &y, 800, width, SIDE + 1500, 400);
        svg_text(f->s, x, y + 150, &number, 0, svg_words(f->s, "%d", k->place), NULL);
        icon_wall_tile(f->s, k->number, x + 520, y + 150, 280, "token",
                       svg_words(f->s, "corner %d", k->place));
        x += 900;
    }
    return y + 400;
}

/* ---- the whole ----------------------------------------------------------------------------- */

int legend_foot(const frame *f, int y, int width) {
    svg_group(f->s, 0, 0, "class", "legend", NULL);
    if (f->against)
        y = put_refusal(f, y, width);
    else if (f->b.nfaults)
        y = put_faults(f, y, width);
    if (f->to_place)
        y = put_to_place(f, y, width);
    y = put_players(f, y, width);
    y = put_tokens(f, y, width);
    if (shown_has(&f->b.things, SHOWN_IN_HAND))
        y = put_in_hand(f, y);
    if (!f->t.n && shown_has(&f->b.things, "corner"))
        y = put_corners(f, y, width);
    svg_line(f->s, SIDE, y, width - SIDE, y, "stroke", PALETTE_GRID, "stroke-width", "1.5", NULL);
    bool last = false; /* a red frame, or a turn that is disputed, replaces that of the last tile */
    seen has = {.hedge = strstr(rv_buf_text(f->s->to), "\"hedge\"")};
    seen_things(&has, &f->p->kinds, &f->b.things);
    for (int i = 0; i < f->report->nplayers * RV_MAX_FIGURES; i++) /* those in hand, too */
        has.figures |= (uint64_t)(f->b.hands[i / RV_MAX_FIGURES].figures[i % RV_MAX_FIGURES] > 0)
                       << i % RV_MAX_FIGURES;
    FRAME_EACH_TILE(f, t) {
        seen_tile(&has, &f->p->kinds, t);
        last |= t->last && !f->disputed && !rv_shown_fault(&f->b, t->x, t->y);
    }
    y = key_svg(f->s, f->p, SIDE, y + 50, width - SIDE, &has, last);
    svg_close(f->s);
    return y;
}
