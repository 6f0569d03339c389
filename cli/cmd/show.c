/* show: prints the board as text, and a table of the players and their pieces. */
#include "html/page.h"
#include "shown.h"
#include "svg/picture.h"
#include "text/board_text.h"
#include "text/tile_text.h"
#include <stdio.h>
#include <string.h>

/* ---- below the board ----------------------------------------------------------------------- */

/* The features, marks and pieces of the ruleset that are on this board. */
typedef struct seen {
    styles kinds;
    bool kind[STYLES_MOST], doubles, prizes, collects;
    uint64_t symbols; /* that the ruleset declares, a bit each */
    tile_signs signs;
    out figures[RV_MAX_FIGURES]; /* where those are that are not plain */
} seen;

static void note_kind(seen *s, const rv_region_info *g) {
    int i = styles_find(&s->kinds, g->kind);
    if (i < 0)
        return;
    s->kind[i] = true;
    s->doubles = s->doubles || (g->doubles && s->kinds.list[i].line);
    s->prizes = s->prizes || (g->prizes && !s->kinds.list[i].line);
    s->collects = s->collects || g->collects;
}

static void put_kind(out *o, const styles *k, const rv_kind_info *kind) {
    out_tint(o, tile_tint(k, kind->name));
    if (kind->line)
        out_put(o, kind->bare ? "━" : "─");
    else
        out_printf(o, "%c", styles_letter(k, kind->name));
    out_untint(o);
    out_printf(o, " %s", kind->name);
}

/* "─ path  h house  ○ fountain", for the features on this board. */
static void put_legend(out *o, const seen *s) {
    const char *before = "";
    for (int i = 0; i < s->kinds.n; i++)
        if (s->kind[i]) {
            out_clean(o, before);
            put_kind(o, &s->kinds, &s->kinds.list[i]);
            before = "  ";
        }
    if (s->doubles)
        out_printf(o, "  ○ %s", styles_word(&s->kinds, "doubles", 1));
    if (s->prizes)
        out_printf(o, "  * %s", styles_word(&s->kinds, "prize", 1));
    if (s->collects)
        out_printf(o, "  ^ %s", styles_word(&s->kinds, "collects", 1));
    for (int i = 0; i < rv_ruleset_symbols(s->kinds.rs); i++) {
        rv_symbol_info symbol;
        rv_ruleset_symbol(s->kinds.rs, i, &symbol);
        if (s->symbols >> i & 1 && symbol.path)
            out_printf(o, "  %c %s", symbol.sign, symbol.one);
    }
    out_put(o, "\n");
}

static void note_figure(seen *s, int figure, const char *label, const rv_shown_tile *t,
                        const char *where) {
    out *o = &s->figures[figure];
    bool joins = figure && !strcmp(where, styles_figure(s->kinds.rs, figure).key);
    if (figure)
        out_printf(o, "%s%s%s%s on %s", o->n ? ", " : "", label, joins ? "" : " ",
                   joins ? "" : where, t->cell);
}

static void note_tile(seen *s, const rv_report *p, const rv_shown_tile *t) {
    s->symbols |= t->symbols;
    for (int g = 0; g < t->nregions; g++) {
        note_kind(s, &t->regions[g]);
        s->symbols |= t->regions[g].symbols;
        if (t->regions[g].player >= 0)
            note_figure(s, t->regions[g].figure, p->label[t->regions[g].player], t,
                        t->regions[g].role);
    }
    const shown_stack stack = shown_stack_of(p->ruleset, t);
    if (stack.top >= 0)
        note_figure(s, stack.figure, p->label[stack.top], t, shown_heading(&t->things, "top"));
    tile_note_signs(&s->signs, p->ruleset, t);
}

/* "large followers: W knight on e5, …" */
static void put_figures(out *o, seen *s) {
    for (int f = 0; f < RV_MAX_FIGURES; f++) {
        if (s->figures[f].n) {
            const char *several = styles_figure(s->kinds.rs, f).several;
            out_printf(o, "%s: ", several);
            out_words(o, out_columns(several) + 2, 2, out_text(&s->figures[f]));
            out_put(o, "\n");
        }
        out_end(&s->figures[f], o);
    }
}

static void put_last(out *o, const rv_shown_tile *t) {
    out_put(o, "last tile laid: ");
    out_clean(o, t->id);
    if (t->rotation)
        out_printf(o, "/%d", t->rotation);
    out_printf(o, " %s\n", t->cell);
}

/* "F1 kccc:n": the looks of the tiles that only the document describes, unrotated; each once. */
static void put_looks(run *r, const rv_shown_board *b) {
    rv_shown_tile t;
    out *line = out_part(r->out);
    for (int i = 0; i < b->ntiles; i++) {
        char entry[128];
        rv_case_board_tile(r->bench, i, &t);
        snprintf(entry, sizeof entry, " %s: %s;", t.id, t.look ? t.look : "");
        if (t.look && !strstr(out_text(line), entry))
            out_clean(line, entry);
    }
    if (line->n) {
        out_put(r->out, "tiles described by look:");
        out_bytes(r->out, out_text(line), line->n - 1);
        out_put(r->out, "\n");
    }
}

static void put_notes(run *r, const rv_report *p, const rv_shown_board *b) {
    seen s = {.kinds = styles_of(p->ruleset)};
    rv_shown_tile t, last = {.last = false};
    for (int f = 0; f < RV_MAX_FIGURES; f++)
        out_open(&s.figures[f], OUT_NOWHERE, false);
    for (int i = 0; i < b->ntiles; i++) {
        rv_case_board_tile(r->bench, i, &t);
        note_tile(&s, p, &t);
        if (t.last)
            last = t;
    }
    put_legend(r->out, &s);
    tile_put_signs(r->out, &s.signs);
    put_figures(r->out, &s);
    if (last.last)
        put_last(r->out, &last);
    put_looks(r, b);
}

/* "2 gold at 1,0": what lies on a tile, beside the tiles or beside the board. */
static void note_tokens(out *o, const rv_things *in, const char *name) {
    SHOWN_EACH(in, name, t) {
        out_put(o, o->n ? "; " : "");
        out_clean(o, t->text);
    }
}

static void put_lying(run *r, const rv_shown_board *b) {
    rv_shown_tile t;
    out *list = out_part(r->out);
    for (int i = 0; i < b->ntiles; i++) {
        rv_case_board_tile(r->bench, i, &t);
        note_tokens(list, &t.things, "token");
    }
    note_tokens(list, &b->things, "token-cell");
    note_tokens(list, &b->things, "token-corner");
    note_tokens(list, &b->things, "token-table");
    if (list->n) {
        out_put(r->out, "tokens: ");
        out_words(r->out, 8, 2, out_text(list));
        out_put(r->out, "\n");
    }
}

/* ---- players ------------------------------------------------------------------------------- */

static void put_hand_tiles(out *o, const rv_shown_board *b, int player) {
    const char *before = "  ";
    SHOWN_EACH(&b->things, "wall_tile", t)
    if (t->player == player) {
        if (t->number < 0)
            out_printf(o, "%s?", before);
        else
            out_printf(o, "%s%d", before, t->number);
        before = " ";
    }
    out_put(o, before[1] ? "  -" : "");
}

enum { NAME_COLUMNS = 24, NAME_SHORT = 13 };

/* The name of a player, shortened where the table would be too wide: more so if players have pieces
 * of all sorts. */
static void take_name(out *name, const rv_report *p, int player) {
    int sorts = 0;
    for (int i = 0; i < rv_ruleset_pieces(p->ruleset); i++) {
        rv_piece_info piece;
        rv_ruleset_piece(p->ruleset, i, &piece);
        sorts += piece.each > 0;
    }
    out_open(name, OUT_NOWHERE, false);
    report_player(name, p, player);
    out_cut(name, sorts > 2 ? NAME_SHORT : NAME_COLUMNS);
}

static int name_width(out *o, const rv_report *p) {
    int widest = (int)strlen("player");
    for (int i = 0; i < p->nplayers; i++) {
        out name;
        take_name(&name, p, i);
        int width = out_columns(out_text(&name));
        widest = width > widest ? width : widest;
        out_end(&name, o);
    }
    return widest;
}

static void put_name(out *o, const rv_report *p, int player, const tile_style *style, int width) {
    out name;
    take_name(&name, p, player);
    out_put(o, player == p->to_move ? "> " : "  ");
    out_tint(o, style->tint[player]);
    out_printf(o, "%c", style->sign[player]);
    out_untint(o);
    out_printf(o, " %s", out_text(&name));
    out_spaces(o, width - out_columns(out_text(&name)));
    out_end(&name, o);
}

/* In a column as wide as its heading. */
static void put_largest(out *o, const rv_ruleset *rs, int tiles) {
    int width = out_columns(rv_ruleset_word(rs, "keep", 1));
    if (tiles)
        out_printf(o, "  %*d", width, tiles);
    else
        out_printf(o, "  %*s", width, "-");
}

/* "W B large P" */
static void put_held(out *o, const rv_ruleset *rs, const rv_shown_board *b, int holder,
                     const tile_style *style) {
    int n = 0;
    SHOWN_EACH(&b->things, SHOWN_TAKEN, t)
    for (int k = 0; t->player == holder && k < t->number; k++) {
        out_printf(o, n++ ? " %s" : "  %s", styles_figure(rs, shown_figure(rs, t->words)).before);
        out_tint(o, style->tint[t->place]);
        out_printf(o, "%c", style->sign[t->place]);
        out_untint(o);
    }
    out_put(o, n ? "" : "  -"); /* none yet */
}

/* In columns as wide as their headings, which are their keys; without a player: the headings. */
static void put_pieces(out *o, const rv_ruleset *rs, const rv_shown_board *b, int player) {
    for (int i = 0; i < rv_ruleset_pieces(rs); i++) {
        rv_piece_info piece;
        rv_ruleset_piece(rs, i, &piece);
        if (b->hands[0].pieces[i] < 0)
            continue;
        if (player < 0)
            out_printf(o, "  %s", piece.key);
        else
            out_printf(o, "  %*d", out_columns(piece.key), b->hands[player].pieces[i]);
    }
}

/* The same for figures other than plain ones, in columns as wide as their words. */
static void put_hand_figures(out *o, const rv_ruleset *rs, const rv_shown_board *b, int player) {
    for (int f = 1; f < rv_ruleset_figures(rs); f++) {
        const rv_figure_info figure = styles_figure(rs, f);
        const rv_str adjective = styles_adjective(&figure);
        if (b->hands[0].figures[f] < 0)
            continue;
        if (player < 0)
            out_printf(o, "  %.*s", (int)adjective.n, adjective.s);
        else
            out_printf(o, "  %*d", out_columns(figure.before) - 1, b->hands[player].figures[f]);
    }
}

/* Tokens for marks, in columns as wide as the words of the marks; without a player: the headings.
 */
static void put_tokens(out *o, const rv_shown_board *b, int player) {
    SHOWN_EACH(&b->things, "tokens", t) {
        if (player < 0 && t->player == 0)
            out_printf(o, "  %s", t->words);
        else if (player >= 0 && t->player == player)
            out_printf(o, "  %*d", out_columns(t->words), t->number);
    }
}

static void put_player(out *o, const rv_report *p, const rv_shown_board *b, int i, int width) {
    const rv_shown_hand *h = &b->hands[i];
    tile_style style = tile_style_of(p->ruleset, p);
    put_name(o, p, i, &style, width);
    out_printf(o, "  %5d", h->score);
    if (b->track)
        out_printf(o, "  %5d", h->space);
    out_printf(o, "  %9d", h->figures[0]);
    put_hand_figures(o, p->ruleset, b, i);
    put_pieces(o, p->ruleset, b, i);
    put_tokens(o, b, i);
    if (shown_has(&b->things, SHOWN_TAKEN))
        put_held(o, p->ruleset, b, i, &style);
    if (b->track)
        put_largest(o, p->ruleset, shown_sum(&b->things, "keep", i));
    if (rv_ruleset_collects(p->ruleset))
        out_printf(o, "  %*d", out_columns(rv_ruleset_word(p->ruleset, "collects", 2)),
                   shown_sum(&b->things, "collected", i));
    if (shown_has(&b->things, "corner"))
        put_hand_tiles(o, b, i);
    const rv_thing *in_hand = shown_of(&b->things, SHOWN_IN_HAND, i);
    if (shown_has(&b->things, SHOWN_IN_HAND))
        out_printf(o, "  %s", in_hand ? in_hand->words : "-");
    out_put(o, "\n");
}

static void put_players(out *o, const rv_report *p, const rv_shown_board *b) {
    int width = name_width(o, p);
    out_put(o, "    player");
    out_spaces(o, width - (int)strlen("player"));
    out_printf(o, "  score%s  followers", b->track ? "  space" : "");
    put_hand_figures(o, p->ruleset, b, -1);
    put_pieces(o, p->ruleset, b, -1);
    put_tokens(o, b, -1);
    if (shown_has(&b->things, SHOWN_TAKEN))
        out_printf(o, "  %ss", shown_heading(&b->things, SHOWN_TAKEN));
    if (b->track)
        out_printf(o, "  %s", rv_ruleset_word(p->ruleset, "keep", 1));
    if (rv_ruleset_collects(p->ruleset))
        out_printf(o, "  %s", rv_ruleset_word(p->ruleset, "collects", 2));
    if (shown_has(&b->things, "corner"))
        out_printf(o, "  %s", rv_ruleset_word(p->ruleset, "wall_tile", 2));
    if (shown_has(&b->things, SHOWN_IN_HAND))
        out_printf(o, "  %s", shown_heading(&b->things, SHOWN_IN_HAND));
    out_put(o, "\n");
    for (int i = 0; i < p->nplayers; i++)
        put_player(o, p, b, i, width);
}

/* ---- the wall and the stack ---------------------------------------------------------------- */

static void put_corners(out *o, const rv_shown_board *b, const rv_ruleset *rs) {
    const char *things = rv_ruleset_word(rs, "wall_tile", 2);
    out *line = out_part(o);
    bool all_unknown = true;
    SHOWN_EACH(&b->things, "corner", c)
    all_unknown = all_unknown && c->number <= 0;
    SHOWN_EACH(&b->things, "corner", c) {
        if (!c->number)
            continue;
        out_printf(line, "%s%d", line->n ? " " : "", c->place);
        if (c->number > 0)
            out_printf(line, ":%d", c->number);
        else if (!all_unknown)
            out_put(line, ":?");
    }
    if (shown_has(&b->things, "corner")) {
        out_printf(o, "%s on the wall at ", things);
        if (line->n)
            out_words(o, out_columns(things) + 16, 2, out_text(line));
        else
            out_printf(o, "no %s", rv_ruleset_word(rs, "corner", 1));
        out_put(o, "\n");
    }
}

static void put_stack(out *o, const rv_report *p) {
    if (p->finished)
        out_put(o, "the game is over\n");
    else
        out_printf(o, "%d tile%s to come%s", p->stack, p->stack == 1 ? "" : "s", report_part(p));
    if (!p->finished && p->unknown)
        out_printf(o, ", %d of them not known", p->unknown);
    if (!p->finished)
        out_put(o, "\n");
}

/* "… comes next, after the tile of Anna (W)" */
static void put_next(out *o, const rv_report *p, const rv_shown_board *b) {
    SHOWN_EACH(&b->things, SHOWN_NEXT, t) {
        out_printf(o, "%s, after the tile of ", shown_heading(&b->things, SHOWN_NEXT));
        report_player(o, p, t->player);
        out_put(o, "\n");
    }
}

/* The tile of an illegal turn, beside what it is: it is not on the board unless it may lie there.
 */
static void put_refused(run *r, const rv_report *p, const rv_shown_board *b) {
    rv_shown_tile t;
    canvas c;
    bool may_lie;
    if (!shown_refused(r->bench, b, report_against(p), &t, &may_lie) || may_lie)
        return;
    tile_style style = tile_style_of(p->ruleset, p);
    canvas_open(&c, TILE_ROWS, TILE_COLUMNS);
    tile_draw(&c, 0, 0, TILE_COLUMNS, &t, &style);
    for (int row = 0; row < TILE_ROWS; row++) {
        out_put(r->out, "  ");
        canvas_write(&c, row, r->out);
        if (row == 1) {
            out_spaces(r->out, 1 + canvas_margin(&c, row));
            out_printf(r->out, "  tile %s", t.id);
            if (t.rotation)
                out_printf(r->out, "/%d", t.rotation);
            out_printf(r->out, *t.cell ? " at %s" : ", for sale%s", t.cell);
        }
        out_put(r->out, "\n");
    }
    canvas_free(&c);
}

/* "disputed: corner 56", or a player and what he did: what is not at a cell of the board. */
static void put_disputed(out *o, const rv_report *p) {
    const rv_diag *g = report_against(p);
    if (!report_beside(p))
        return;
    out_tinted(o, TINT_AGAINST, "disputed:");
    if (g->at.space)
        out_printf(o, " corner %d\n", g->at.space - 1);
    else
        out_printf(o, " %s %s\n", p->label[g->at.player - 1], g->at.said);
}

/* ---- json ---------------------------------------------------------------------------------- */

static void json_player(rv_json *j, const rv_report *p, int player) {
    if (player >= 0)
        rv_json_text(j, "player", p->label[player]);
}

/* What lies on a tile, beside the board or in front of a player. */
static void json_things(rv_json *j, const rv_report *p, const rv_things *things) {
    rv_json_open(j, "things", '[');
    for (int i = 0; i < things->n; i++) {
        const rv_thing *t = &things->list[i];
        rv_json_open(j, NULL, '{');
        rv_json_text(j, "name", t->name);
        json_player(j, p, t->player);
        rv_json_int(j, "number", t->number);
        rv_json_int(j, "place", t->place);
        rv_json_text(j, "words", t->words ? t->words : "");
        if (t->text && t->player < 0 && *t->words) /* a token: its faces, and where it lies */
            rv_json_text(j, "text", t->text);
        rv_json_close(j, '}');
    }
    rv_json_close(j, ']');
}

static void json_followers(rv_json *j, const rv_report *p, const rv_shown_tile *t) {
    rv_json_open(j, "followers", '[');
    for (int i = 0; i < t->nregions; i++) {
        const rv_region_info *g = &t->regions[i];
        rv_figure_info figure;
        if (g->player < 0)
            continue;
        rv_ruleset_figure(p->ruleset, g->figure, &figure);
        rv_json_open(j, NULL, '{');
        json_player(j, p, g->player);
        rv_json_text(j, "figure", figure.key);
        rv_json_text(j, "role", g->role);
        rv_json_text(j, "kind", g->kind);
        rv_json_close(j, '}');
    }
    rv_json_close(j, ']');
}

static void json_tile(rv_json *j, const rv_report *p, const rv_shown_tile *t) {
    rv_json_open(j, NULL, '{');
    rv_json_text(j, "cell", t->cell);
    rv_json_int(j, "x", t->x);
    rv_json_int(j, "y", t->y);
    rv_json_text(j, "tile", t->id);
    rv_json_int(j, "rotation", t->rotation);
    rv_json_bool(j, "last", t->last);
    json_followers(j, p, t);
    json_things(j, p, &t->things);
    rv_json_close(j, '}');
}

/* The cells that are framed on the board, with their numbers. */
static void json_faults(rv_json *j, rv_case *c, const rv_shown_board *b) {
    char cell[24];
    rv_json_open(j, "faults", '[');
    for (int i = 0; i < b->nfaults; i++) {
        rv_case_inside(c, b->faults[i].x, b->faults[i].y, cell);
        rv_json_open(j, NULL, '{');
        rv_json_int(j, "number", i + 1);
        rv_json_text(j, "cell", cell);
        rv_json_close(j, '}');
    }
    rv_json_close(j, ']');
}

static void json_players(rv_json *j, const rv_report *p) {
    if (p->to_move >= 0)
        rv_json_text(j, "to_move", p->label[p->to_move]);
    rv_json_int(j, "stack", p->stack);
    rv_json_open(j, "score", '{');
    for (int i = 0; i < p->nplayers; i++)
        rv_json_int(j, p->label[i], p->score[i]);
    rv_json_close(j, '}');
    rv_json_open(j, "colours", '{');
    for (int i = 0; i < p->nplayers; i++)
        rv_json_text(j, p->label[i], rv_colour_at(p->colour[i])->name);
    rv_json_close(j, '}');
}

typedef struct drawing {
    rv_case *board;
    const rv_report *report;
} drawing;

/* Behind the verdict and the diagnostics. */
static void json_board(void *ud, rv_json *j) {
    const drawing *d = ud;
    rv_shown_board b;
    rv_shown_tile t;
    rv_case_board(d->board, &b);
    json_faults(j, d->board, &b);
    json_players(j, d->report);
    rv_json_open(j, "tiles", '[');
    for (int i = 0; i < b.ntiles; i++) {
        rv_case_board_tile(d->board, i, &t);
        if (!t.start)
            json_tile(j, d->report, &t);
    }
    rv_json_close(j, ']');
    json_things(j, d->report, &b.things);
}

static rv_status show_json(run *r, const document *d) {
    drawing it = {r->bench, d->report};
    return worse(
        d->report->status,
        report_json(r, d, (rv_question){.asked = RV_ASKED_FAULT, .add = json_board, .ud = &it}));
}

/* A wrong position is shown all the same, and a record up to the turn that is wrong. */
static rv_status show_document(run *r, const document *d) {
    rv_shown_board b;
    if (!report_can_draw(d->report))
        return report_failure(r, d);
    if (r->args->form == JSON)
        return show_json(r, d);
    report_diagnostics(r, d, NULL);
    rv_case_board(r->bench, &b);
    report_heading(r, d);
    board_put(r->out, r->bench, &b, d->report, r->board_lines);
    put_refused(r, d->report, &b);
    put_disputed(r->out, d->report);
    board_put_faults(r->out, r->bench, &b, d->report);
    put_notes(r, d->report, &b);
    put_lying(r, &b);
    out_put(r->out, "\n");
    put_players(r->out, d->report, &b);
    put_corners(r->out, &b, d->report->ruleset);
    put_next(r->out, d->report, &b);
    put_stack(r->out, d->report);
    report_faults(r, d, true);
    return d->report->status;
}

/* ---- the picture --------------------------------------------------------------------------- */

/* After an illegal turn the position before it is drawn, with its tile. */
static rv_status draw_document(run *r, const document *d) {
    board_picture p = {
        .board = r->bench, .report = d->report, .against = report_against(d->report)};
    if (!report_can_draw(d->report))
        return report_failure(r, d);
    report_diagnostics(r, d, NULL);
    rv_status status = worse(d->report->status, picture_board(r, &p));
    report_faults(r, d, true);
    return status;
}

/* ---- the page ------------------------------------------------------------------------------ */

static rv_status page_document(run *r, const document *d) {
    rv_status status = d->report->status;
    if (!report_can_draw(d->report))
        return report_failure(r, d);
    report_diagnostics(r, d, NULL);
    report_faults(r, d, true);
    out *page = out_part(r->out);
    status = worse(status, page_put(r, d, r->args->legal, page));
    status = worse(status, picture_save(r, r->args->html, page));
    return status;
}

/* --svg and --html are forms of their own. */
static rv_status check_forms(run *r) {
    const args *a = r->args;
    if (a->legal && !a->html)
        return complain(r, RV_MISUSED, NULL, "--legal belongs to a page: add --html FILE");
    if (a->html && (a->svg || a->form != TEXT))
        return complain(r, RV_MISUSED, NULL,
                        "--html writes a page; it takes no --svg and no --format");
    return RV_FINE;
}

rv_status cmd_show(run *r) {
    r->settings.partly = true;
    if (check_forms(r))
        return RV_MISUSED;
    r->settings.quietly = !r->args->html;
    return run_documents(r, r->args->html  ? page_document
                            : r->args->svg ? draw_document
                                           : show_document);
}
