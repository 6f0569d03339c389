/* show: prints the board as text, and a table of the players and their pieces.
 *
 * Below the board stands what its signs mean: all tiles are looked at once, and `seen`
 * keeps what is on them. The table of the players has a column for each thing that this
 * ruleset has; the same function puts its heading (for player -1) and its values. JSON has the
 * cells that are framed and all tiles; --svg and --html write a picture and a page.
 */
#include "html/page.h"
#include "text/text.h"
#include "text/tile_text.h"

/* ---- below the board ------------------------------------------------------------------------- */

/* "─ path  h house  ○ fountain", for the features on this board. */
static void put_legend(out *o, const styles *k, const seen *s) {
    const char *before = "";
    for (int i = 0; i < k->n; i++) {
        const rv_kind *kind = &k->list[i];
        if (!(s->kinds >> i & 1))
            continue;
        out_printf(o, "%s", before);
        const char letter[] = {styles_letter(k, kind->name), '\0'};
        out_tinted(o, tile_tint(k, kind->name), !kind->line ? letter : kind->bare ? "━" : "─");
        out_printf(o, " %s", kind->name);
        before = "  ";
    }
    if (s->doubles)
        out_printf(o, "  ○ %s", rv_ruleset_word(k->rs, "doubles", 1));
    if (s->divides)
        out_printf(o, "  □ %s", rv_ruleset_word(k->rs, "divides", 1));
    if (s->prizes[0] || s->prizes[1])
        out_printf(o, "  * %s", rv_ruleset_word(k->rs, "prize", 1));
    if (s->collects)
        out_printf(o, "  ^ %s", rv_ruleset_word(k->rs, "collects", 1));
    rv_symbol_info symbol;
    for (int i = 0; rv_ruleset_symbol(k->rs, i, &symbol); i++)
        if (s->symbols >> i & 1 && symbol.path)
            out_printf(o, "  %c %s", symbol.sign, symbol.one);
    out_put(o, "\n");
}

/* A line for the pieces that are on the tiles, unless there are none. */
static void put_signs(out *o, const seen *s) {
    const char *height = out_format(o, "%d height of a tower, and who stands on top", s->tower);
    const char *words[] = {s->foundation ? "# tower foundation" : NULL,
                           s->tower ? height : NULL,
                           s->closed ? "= finished, though nobody stands on top" : NULL,
                           s->bazaar ? "$ bazaar" : NULL,
                           s->bridge ? "═ bridge" : NULL,
                           s->castle ? TILE_CASTLE " castle" : NULL,
                           s->tokens ? "& token" : NULL};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        int column = out_column(o);
        if (!words[i])
            continue;
        out_put(o, !column ? "" : column + 2 + out_columns(words[i]) > OUT_WIDTH ? "\n" : "  ");
        out_printf(o, "%s", words[i]);
    }
    out_put(o, out_column(o) ? "\n" : "");
}

static void note_figure(out **lists, const rv_ruleset *rs, int figure, const char *label,
                        const char *cell, const char *where) {
    out *o = lists[figure];
    bool joins = figure && !strcmp(where, rv_ruleset_figure(rs, figure)->key);
    if (figure)
        out_printf(o, "%s%s%s%s on %s", o->n ? ", " : "", label, joins ? "" : " ",
                   joins ? "" : where, cell);
}

static void note_figures(out **lists, const rv_report *p, const rv_shown_tile *t) {
    static const char *const corners[] = {"", "/ne", "/se", "/sw", "/nw"};
    for (const rv_region_info *g = t->regions; g - t->regions < t->nregions; g++)
        if (g->player >= 0)
            note_figure(lists, p->ruleset, g->figure, p->label[g->player],
                        out_joined(lists[0], t->cell, corners[g->corner], NULL), g->role);
    SHOWN_EACH(&t->things, "guest", guest)
        note_figure(lists, p->ruleset, guest->figure, p->label[guest->player], t->cell,
                    guest->words);
    const shown_stack stack = shown_stack_of(p->ruleset, t);
    if (stack.top >= 0)
        note_figure(lists, p->ruleset, stack.figure, p->label[stack.top], t->cell,
                    shown_heading(&t->things, "top"));
}

static void put_notes(run *r, const rv_report *p, const rv_shown_board *b) {
    const styles kinds = styles_of(p->ruleset);
    seen s = {0};
    out *figures[RV_MAX_FIGURES]; /* where those are that are not plain */
    rv_shown_tile t, last = {.last = false};
    out *o = r->out, *looks = out_part(o);
    for (int f = 0; f < RV_MAX_FIGURES; f++)
        figures[f] = out_part(o);
    for (int i = 0; i < b->ntiles; i++) {
        t = shown_board_tile(out_arena(r->out), r->bench, i);
        seen_tile(&s, &kinds, &t);
        note_figures(figures, p, &t);
        if (t.last)
            last = t;
        /* "F1 kccc:n": a look that only the document describes, unrotated; each once */
        const char *look = out_format(o, " %s: %s;", t.id, t.look ? t.look : "");
        if (t.look && !strstr(out_text(looks), look))
            out_printf(looks, "%s", look);
    }
    put_legend(o, &kinds, &s);
    put_signs(o, &s);
    for (int f = 0; f < RV_MAX_FIGURES; f++) /* "large followers: W knight on e5, …" */
        if (figures[f]->n) {
            out_printf(o, "%s: ", rv_ruleset_figure(p->ruleset, f)->several);
            out_paragraph(o, 2, out_text(figures[f]));
        }
    if (last.last)
        out_printf(o, "last tile laid: %s %s\n", shown_name(out_arena(o), &last), last.cell);
    if (looks->n)
        out_printf(o, "tiles described by look:%.*s\n", (int)looks->n - 1, out_text(looks));
}

/* "2 gold at 1,0": what lies on a tile, beside the tiles or beside the board. */
static void put_lying(run *r, const rv_shown_board *b) {
    static const char *const beside[] = {"token-cell", "token-corner", "token-table"};
    rv_shown_tile t;
    out *list = out_part(r->out);
    for (int i = 0; i < b->ntiles + 3; i++) {
        if (i < b->ntiles)
            t = shown_board_tile(out_arena(r->out), r->bench, i);
        SHOWN_EACH(i < b->ntiles ? &t.things : &b->things,
                   i < b->ntiles ? "token" : beside[i - b->ntiles], token)
            out_printf(list, "%s%s", list->n ? "; " : "", token->text);
    }
    if (list->n) {
        out_put(r->out, "tokens: ");
        out_paragraph(r->out, 2, out_text(list));
    }
}

/* ---- players --------------------------------------------------------------------------------- */

enum { NAME_COLUMNS = 24, NAME_SHORT = 13 };

/* The name of a player, shortened where the table would be too wide: more so if players have pieces
 * of all sorts. */
static const char *take_name(out *o, const rv_report *p, int player) {
    int sorts = 0;
    const char *name = report_player(o, p, player);
    const rv_piece_row *piece;
    for (int i = 0; (piece = rv_ruleset_piece(p->ruleset, i)); i++)
        sorts += piece->each[rv_facts(p->ruleset)->min_players] > 0;
    const int most = sorts > 2 ? NAME_SHORT : NAME_COLUMNS;
    if (out_columns(name) <= most)
        return name;
    return out_format(o, "%.*s…", (int)out_bytes_of(rv_str_of(name), most - 1), name);
}

/* A text in a column as wide as its heading; without a player: the heading. */
static void put_text(out *o, int player, const char *heading, const char *text) {
    if (player < 0)
        out_printf(o, "  %s", heading);
    else
        out_printf(o, "  %*s", out_columns(heading), text);
}

static void put_number(out *o, int player, const char *heading, int n) {
    put_text(o, player, heading, out_format(o, "%d", n));
}

/* Figures other than plain ones, pieces, and tokens for marks: those that this game has. */
static void put_stocks(out *o, const rv_ruleset *rs, const rv_shown_board *b, int player) {
    const rv_shown_hand *hand = &b->hands[player < 0 ? 0 : player];
    for (int f = 1; f < rv_facts(rs)->nfigures; f++) {
        const rv_str word = styles_adjective(rv_ruleset_figure(rs, f));
        if (b->hands[0].figures[f] >= 0)
            put_number(o, player, out_format(o, "%.*s", (int)word.n, word.s), hand->figures[f]);
    }
    const rv_piece_row *piece;
    for (int i = 0; (piece = rv_ruleset_piece(rs, i)); i++)
        if (b->hands[0].pieces[i] >= 0)
            put_number(o, player, piece->key, hand->pieces[i]);
    SHOWN_EACH(&b->things, "tokens", t)
        if (t->player == (player < 0 ? 0 : player))
            put_number(o, player, t->words, t->number);
}

/* Puts the followers of others that a player holds: "W B large P" */
static void put_held(out *o, const rv_ruleset *rs, const rv_things *all, int holder,
                     const palette *style) {
    int n = 0;
    SHOWN_EACH(all, SHOWN_TAKEN, t)
        for (int k = 0; t->player == holder && k < t->number; k++) {
            out_printf(o, n++ ? " %s" : "  %s", rv_ruleset_figure(rs, t->figure)->before);
            out_tinted(o, style->player[t->place].colour->tint, style->player[t->place].sign);
        }
    out_put(o, n ? "" : "  -"); /* none yet */
}

/* Puts the wall tiles that a player holds: "12 ?" */
static void put_wall_tiles(out *o, const rv_things *all, int player) {
    const char *before = "  ";
    SHOWN_EACH(all, "wall_tile", t)
        if (t->player == player) {
            out_printf(o, "%s%s", before, t->number < 0 ? "?" : out_format(o, "%d", t->number));
            before = " ";
        }
    out_put(o, before[1] ? "  -" : "");
}

/* The headings (i = -1), and a row for each player; numbers stand in columns as wide as their
 * headings. */
static void put_players(out *o, const rv_report *p, const rv_shown_board *b) {
    const rv_ruleset *rs = p->ruleset;
    const rv_things *all = &b->things;
    const char *keep = rv_ruleset_word(rs, "keep", 1);
    const char *collects =
        rv_facts(rs)->collects_letter ? rv_ruleset_word(rs, "collects", 2) : NULL;
    palette style = palette_of(rs, p);
    int width = (int)strlen("player");
    for (int i = 0; i < p->nplayers; i++) {
        int columns = out_columns(take_name(o, p, i));
        width = columns > width ? columns : width;
    }
    for (int i = -1; i < p->nplayers; i++) {
        const char *name = i < 0 ? "player" : take_name(o, p, i);
        const rv_shown_hand *h = &b->hands[i < 0 ? 0 : i];
        out_put(o, i >= 0 && i == p->to_move ? "> " : "  ");
        if (i < 0)
            out_put(o, " ");
        else
            out_tinted(o, style.player[i].colour->tint, style.player[i].sign);
        out_printf(o, " %-*s", width, name);
        put_number(o, i, "score", h->score);
        if (b->track)
            put_number(o, i, "space", h->space);
        put_number(o, i, "followers", h->figures[0]);
        put_stocks(o, rs, b, i);
        if (shown_has(all, SHOWN_TAKEN) && i < 0)
            out_printf(o, "  %ss", shown_heading(all, SHOWN_TAKEN));
        else if (shown_has(all, SHOWN_TAKEN))
            put_held(o, rs, all, i, &style);
        int tiles = b->track && i >= 0 ? shown_sum(all, "keep", i) : 0;
        if (b->track)
            put_text(o, i, keep, tiles ? out_format(o, "%d", tiles) : "-");
        if (collects)
            put_number(o, i, collects, shown_sum(all, "collected", i));
        if (shown_has(all, "corner") && i < 0)
            out_printf(o, "  %s", rv_ruleset_word(rs, "wall_tile", 2));
        else if (shown_has(all, "corner"))
            put_wall_tiles(o, all, i);
        const rv_thing *in_hand = i < 0 ? NULL : shown_of(all, SHOWN_IN_HAND, i);
        if (shown_has(all, SHOWN_IN_HAND))
            out_printf(o, "  %s",
                       in_hand ? in_hand->words
                       : i < 0 ? shown_heading(all, SHOWN_IN_HAND)
                               : "-");
        out_put(o, "\n");
    }
}

/* The wall, what comes next, and the stack. */
static void put_rest(out *o, const rv_report *p, const rv_shown_board *b) {
    const char *things = rv_ruleset_word(p->ruleset, "wall_tile", 2);
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
            out_words(o, 2, out_text(line));
        else
            out_printf(o, "no %s", rv_ruleset_word(p->ruleset, "corner", 1));
        out_put(o, "\n");
    }
    SHOWN_EACH(&b->things, SHOWN_NEXT, t) /* "… comes next, after the tile of Anna (W)" */
        out_printf(o, "%s, after the tile of %s\n", shown_heading(&b->things, SHOWN_NEXT),
                   report_player(o, p, t->player));
    if (p->finished) {
        out_put(o, "the game is over\n");
        return;
    }
    out_printf(o, "%d tile%s to come%s", p->stack, p->stack == 1 ? "" : "s", shown_part(p));
    if (p->unknown)
        out_printf(o, ", %d of them not known", p->unknown);
    out_put(o, "\n");
}

/* What is disputed and not on the board: the tile of an illegal turn that may not lie there, beside
 * what it is; "disputed: corner 56", or a player and what he did. */
static void put_disputed(run *r, const rv_report *p, const rv_shown_board *b) {
    const rv_diag *against = shown_against(p);
    out *o = r->out;
    rv_shown_tile t;
    bool may_lie;
    if (shown_refused(out_arena(o), r->bench, b, against, &t, &may_lie) && !may_lie) {
        palette style = palette_of(p->ruleset, p);
        tile_put(o, &t, &style,
                 out_format(o, *t.cell ? "tile %s at %s" : "tile %s, for sale%s",
                            shown_name(out_arena(o), &t), t.cell),
                 true);
    }
    if (!report_beside(p))
        return;
    const char *what = against->at.space ? out_format(o, "corner %d", against->at.space - 1)
                                         : out_format(o, "%s %s", p->label[against->at.player - 1],
                                                      against->at.act);
    out_printf(o, OUT_AGAINST "disputed:" OUT_PLAIN " %s\n", what);
}

/* ---- json ------------------------------------------------------------------------------------ */

typedef struct drawing {
    run *r;
    const rv_report *report;
} drawing;

/* What lies on a tile, beside the board or in front of a player. */
static void json_things(rv_json *j, const rv_report *p, const rv_things *things) {
    rv_json_put(j, "things: [");
    for (const rv_thing *t = things->list; t - things->list < things->n; t++) {
        bool token = t->text && t->player < 0 && *t->words; /* its faces, and where it lies */
        rv_json_put(j, "{name: %s, player?: %s, number: %d, place: %d, words: %s, text?: %s}",
                    t->name, t->player < 0 ? "" : p->label[t->player], t->number, t->place,
                    t->words, token ? t->text : "");
    }
    rv_json_put(j, "]");
}

/* Behind the verdict and the diagnostics: the cells that are framed on the board, with their
 * numbers; the players; the tiles, and what lies beside them. */
static void json_board(void *ud, rv_json *j) {
    const drawing *d = ud;
    const rv_report *p = d->report;
    const rv_shown_board b = shown_board(out_arena(d->r->out), d->r->bench);
    char cell[24];
    rv_json_put(j, "faults: [");
    for (int i = 0; i < b.nfaults; i++) {
        rv_case_inside(d->r->bench, b.faults[i].x, b.faults[i].y, cell);
        rv_json_put(j, "{number: %d, cell: %s, diagnostics: [", b.faults[i].number, cell);
        for (int k = 0; k < p->ndiags; k++)
            if (shown_fault(&b, &p->diags[k]) == b.faults[i].number)
                rv_json_put(j, "%d", k);
        rv_json_put(j, "]}");
    }
    rv_json_put(j, "], to_move?: %s, stack: %d, score: {",
                p->to_move < 0 ? "" : p->label[p->to_move], p->stack);
    for (int i = 0; i < p->nplayers; i++)
        rv_json_put(j, "%s: %d", p->label[i], p->score[i]);
    rv_json_put(j, "}, colours: {");
    for (int i = 0; i < p->nplayers; i++)
        rv_json_put(j, "%s: %s", p->label[i], rv_colour_at(p->colour[i])->name);
    rv_json_put(j, "}, tiles: [");
    for (int i = 0; i < b.ntiles; i++) {
        const rv_shown_tile t = shown_board_tile(out_arena(d->r->out), d->r->bench, i);
        if (t.start)
            continue;
        rv_json_put(j, "{cell: %s, x: %d, y: %d, tile: %s, rotation: %d, last: %i, followers: [",
                    t.cell, t.x, t.y, t.id, t.rotation, t.last);
        for (const rv_region_info *g = t.regions; g - t.regions < t.nregions; g++) {
            if (g->player >= 0)
                rv_json_put(j, "{player: %s, figure: %s, role: %s, kind: %s}", p->label[g->player],
                            rv_ruleset_figure(p->ruleset, g->figure)->key, g->role, g->kind);
        }
        rv_json_put(j, "]");
        json_things(j, p, &t.things);
        rv_json_put(j, "}");
    }
    rv_json_put(j, "]");
    json_things(j, p, &b.things);
}

/* After an illegal turn the position before it is drawn, with its tile; a wrong position is shown
 * all the same, and a record up to the turn that is wrong. */
rv_status show_document(run *r, const document *d) {
    const args *a = r->args;
    const rv_report *p = d->report;
    rv_status status = p->status;
    if (!shown_can_draw(p))
        return report_failure(r, d);
    if (a->form == JSON) {
        drawing it = {r, p};
        return worse(status, report_json(r, d, (rv_question){.kind = RV_ASKED_FAULT},
                                         &(rv_json_more){json_board, &it}));
    }
    report_diagnostics(r, d, NULL);
    if (a->html) {
        out *page = out_part(r->out);
        report_faults(r, d, true); /* while there is the report */
        page_put(r, d, NULL, page);
        return worse(status, save_picture(r, a->html, page));
    }
    if (a->svg) {
        status = worse(status, save_board(r, d->file, NULL));
    } else {
        const rv_shown_board b = shown_board(out_arena(r->out), r->bench);
        report_heading(r, d);
        board_put(r->out, r->bench, &b, p, r->board_lines);
        put_disputed(r, p, &b);
        board_put_faults(r->out, r->bench, &b, p);
        put_notes(r, p, &b);
        put_lying(r, &b);
        out_put(r->out, "\n");
        put_players(r->out, p, &b);
        put_rest(r->out, p, &b);
    }
    report_faults(r, d, true);
    return status;
}
