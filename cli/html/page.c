#include "html/page.h"
#include "cells.h"
#include "html/turns.h"
#include "report.h"
#include "svg/film_svg.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const char page_css[], page_css_hash[], page_js[], page_js_hash[];

/* The page being written. */
typedef struct page {
    run *r;
    document d; /* as judged to its end */
    film *film;
    int width, height; /* of the picture, in tenths */
    svg s;
    rv_json j;
    out base, data; /* what the picture has in each turn; the film */
    bool legal;
    bool ends; /* something follows the last turn: final scoring, or an illegal turn */
    int frames;
    bool memory; /* it has sufficed */
} page;

/* ---- the film, as data ----------------------------------------------------------------------- */

static int lines_of(const char *text, const char *end) {
    int n = 0;
    for (; text < end; text++)
        n += *text == '\n';
    return n;
}

/* The end of the lines with which both begin. */
static size_t same_head(const char *a, const char *b) {
    size_t n = 0;
    for (size_t i = 0; a[i] && a[i] == b[i]; i++)
        if (a[i] == '\n')
            n = i + 1;
    return n;
}

/* The size of the lines with which both end, behind `head`. */
static size_t same_tail(const char *a, const char *b, size_t head) {
    size_t na = strlen(a), nb = strlen(b), n = 0;
    for (size_t i = 0; head + i < na && head + i < nb && a[na - 1 - i] == b[nb - 1 - i]; i++) {
        bool begins = head + i + 1 == na || head + i + 1 == nb;
        if (!begins && a[na - 2 - i] == '\n' && b[nb - 2 - i] == '\n')
            n = i + 1;
    }
    return n;
}

/* How a part looked before: [part, lines kept at the head, lines kept at the tail, the text
 * between]. The page has the end of the game as it is, and goes back from there. */
static void put_part(void *ud, int part, const char *before, const char *text) {
    page *p = ud;
    size_t n = strlen(before), head = same_head(before, text), tail = same_tail(before, text, head);
    out *between = out_part(p->r->out);
    out_bytes(between, before + head, n - head - tail);
    rv_json_open(&p->j, NULL, '[');
    rv_json_int(&p->j, NULL, part);
    rv_json_int(&p->j, NULL, lines_of(before, before + head));
    rv_json_int(&p->j, NULL, lines_of(before + n - tail, before + n));
    rv_json_text(&p->j, NULL, out_text(between));
    rv_json_close(&p->j, ']');
}

/* False for "3,-1": most boards name a cell by its column and row. */
static bool has_name(const page *p, const legal_cell *l, char name[24]) {
    char plain[24];
    snprintf(plain, sizeof plain, "%d,%d", l->x, l->y);
    return rv_case_inside(p->r->bench, l->x, l->y, name) && strcmp(name, plain) != 0;
}

/* "c4 d12": either all cells of a board have such a name, or none has. */
static void put_cell_names(page *p, const cells *c) {
    char name[24];
    out *names = out_part(p->r->out);
    for (int i = 0; i < c->n && has_name(p, &c->list[i], name); i++)
        out_printf(names, "%s%s", i ? " " : "", name);
    if (names->n)
        rv_json_text(&p->j, "cells", out_text(names));
}

/* The tile of the next turn, and where it could lie: the column, the row, and the bit set of the
 * rotations of each cell. */
static void put_legal(page *p, int turn) {
    const char *why = NULL, *tile = rv_case_tile_of(p->r->bench, turn);
    cells c;
    if (!p->legal || !tile)
        return;
    if (cells_find(&c, p->r->bench, turn, tile, &why) == RV_FINE) {
        rv_json_text(&p->j, "next", out_format(p->r->out, "%s", tile)); /* as messages show it */
        put_cell_names(p, &c);
        rv_json_open(&p->j, "legal", '[');
        for (int i = 0; i < c.n; i++) {
            rv_json_int(&p->j, NULL, c.list[i].x);
            rv_json_int(&p->j, NULL, c.list[i].y);
            rv_json_int(&p->j, NULL, (int)c.list[i].rotations);
        }
        rv_json_close(&p->j, ']');
    }
    free(c.list);
}

/* "turn 9: Anna (W) 57/90 i10 knight" */
static void put_words(page *p, const rv_report *report, int turn, bool ends) {
    out *words = out_part(p->r->out);
    if (ends)
        turns_put_end(words, report);
    else if (!turn)
        out_put(words, report->is_position ? "the position" : "before the first turn");
    else
        turns_put_move(words, report, turn);
    if (turns_fault(report, turn) && !ends)
        out_printf(words, "; %s", turns_fault(report, turn)->message);
    rv_json_text(&p->j, "words", out_text(words));
}

/* What the last turn led to; `ends`: final scoring, or the illegal turn at which judging ended. */
static void put_frame(page *p, const rv_report *report, bool ends) {
    const rv_diag *against = ends ? report_against(report) : NULL;
    const int turn = report->turns + ends;
    char id[TURNS_ID];
    p->frames++;
    turns_id(id, report, turn, ends);
    rv_json_open(&p->j, NULL, '{');
    rv_json_text(&p->j, "id", id);
    put_words(p, report, turn, ends);
    rv_json_open(&p->j, "score", '[');
    for (int i = 0; i < report->nplayers; i++)
        rv_json_int(&p->j, NULL, report->score[i]);
    rv_json_close(&p->j, ']');
    if (turns_fault(report, turn))
        rv_json_bool(&p->j, "wrong", true);
    rv_json_open(&p->j, "parts", '[');
    p->memory &= film_turn(p->film, report, against, put_part, p);
    rv_json_close(&p->j, ']');
    if (!ends)
        put_legal(p, turn + 1);
    rv_json_close(&p->j, '}');
}

static void see_turn(void *ud, const rv_report *report) {
    put_frame(ud, report, false);
}

/* A browser ends the data at `</`, and reads `<!--` as a comment. */
static void put_data(out *to, const char *json) {
    for (const char *p = json; *p; p++) {
        bool ends = *p == '<' && (p[1] == '/' || p[1] == '!');
        out_raw(to, ends ? "\\u003c" : (const char[]){*p, 0});
    }
}

/* All turns in one judgement, of which the report is then that of the document, and what follows
 * them. Of a wrong position there is only the end. */
static void put_film(page *p) {
    p->j = out_json(&p->data);
    rv_json_open(&p->j, NULL, '{');
    rv_json_open(&p->j, "plot", '[');
    rv_json_int(&p->j, NULL, PLOT_LEFT);
    rv_json_int(&p->j, NULL, PLOT_WIDTH);
    rv_json_close(&p->j, ']');
    rv_json_open(&p->j, "origin", '[');
    rv_json_int(&p->j, NULL, film_x(p->film, 0) / 10);
    rv_json_int(&p->j, NULL, film_y(p->film, 0) / 10);
    rv_json_close(&p->j, ']');
    rv_json_open(&p->j, "turns", '[');
    p->d.report = rv_case_judge_turns(p->r->bench, p->d.text, see_turn, p);
    p->memory &= p->d.report->ruleset != NULL;
    if (p->memory && !p->frames)
        put_frame(p, p->d.report, false);
    if (p->memory && p->ends)
        put_frame(p, p->d.report, true);
    rv_json_close(&p->j, ']');
    rv_json_line(&p->j);
}

/* ---- the page -------------------------------------------------------------------------------- */

static void open_id(svg *s, const char *name, const char *id) {
    svg_open(s, name);
    svg_attr(s, "id", id);
}

static void put_button(svg *s, const char *id, const char *label, const char *sign) {
    open_id(s, "button", id);
    svg_attrs(s, "type", "button", "aria-label", label, NULL);
    svg_words(s, sign);
    svg_close(s);
}

static void put_controls(page *p) {
    svg *s = &p->s;
    open_id(s, "div", "controls");
    svg_attrs(s, "hidden", "hidden", NULL);
    put_button(s, "first", "First", "«");
    put_button(s, "previous", "Previous turn", "‹");
    put_button(s, "play", "Play", "Play");
    put_button(s, "next", "Next turn", "›");
    put_button(s, "last", "Last", "»");
    open_id(s, "input", "slider");
    svg_attrs(s, "type", "range", "min", "0", "value", "0", "aria-label", "Turn", NULL);
    svg_close(s);
    svg_close(s);
    if (!p->legal)
        return;
    open_id(s, "p", "choice");
    svg_attrs(s, "hidden", "hidden", NULL);
    svg_open(s, "label");
    open_id(s, "input", "show-legal");
    svg_attr(s, "type", "checkbox");
    svg_close(s);
    svg_open(s, "span");
    svg_words(s, " Show where the next tile");
    open_id(s, "span", "next-tile");
    svg_words(s, "");
    svg_close(s);
    svg_words(s, " may lie");
    svg_close(s);
    svg_close(s);
    open_id(s, "span", "legal-words");
    svg_attr(s, "aria-live", "polite");
    svg_words(s, "");
    svg_close(s);
    svg_close(s);
}

/* The parts are as they are at the end; their text is what the script changes. */
static void put_picture(page *p) {
    svg *s = &p->s;
    open_id(s, "svg", "film");
    svg_attrs(s, "xmlns", "http://www.w3.org/2000/svg", "role", "img", "aria-label", "The board",
              "font-family", "sans-serif", NULL);
    out_printf(s->o, " viewBox=\"0 0 %d.%d %d.%d\"", p->width / 10, p->width % 10, p->height / 10,
               p->height % 10);
    svg_words(s, "");
    out_raw(s->o, out_text(&p->base));
    film_definitions(p->film, s);
    open_id(s, "g", "legal-cells");
    svg_close(s);
    open_id(s, "g", "parts");
    for (int i = 0; i < film_parts(p->film); i++) {
        svg_open(s, "g");
        svg_words(s, "");
        out_raw(s->o, film_part(p->film, i));
        svg_close(s);
    }
    svg_close(s);
    svg_close(s);
}

/* Of the turn that is shown: its line and its points, which the script copies from the list, and a
 * link to its place there. */
static void put_shown(svg *s) {
    open_id(s, "div", "shown");
    svg_attr(s, "aria-live", "polite");
    open_id(s, "p", "now");
    svg_words(s, " ");
    svg_close(s);
    open_id(s, "div", "of-turn");
    svg_words(s, "");
    svg_close(s);
    svg_close(s);
    open_id(s, "p", "back");
    svg_attr(s, "hidden", "hidden");
    open_id(s, "a", "to-list");
    svg_attr(s, "href", "#turns");
    svg_words(s, "This turn in the list");
    svg_close(s);
    svg_close(s);
}

static void put_board(page *p) {
    svg *s = &p->s;
    open_id(s, "section", "board");
    svg_attrs(s, "class", "sheet", "aria-label", "Board", NULL);
    put_picture(p);
    put_controls(p);
    turns_put_scores(s, p->d.report);
    put_shown(s);
    svg_line_of(s, "noscript", "The board as it is at the end; with scripts it shows each turn.");
    svg_close(s);
}

/* Where the text of a rule appears. Its id does not begin with "rule-", as those of rules do. */
static void put_dialog(svg *s) {
    open_id(s, "dialog", "rule");
    svg_attr(s, "aria-label", "Rule");
    open_id(s, "dl", "said");
    svg_words(s, " ");
    svg_close(s);
    svg_open(s, "form");
    svg_attr(s, "method", "dialog");
    svg_open(s, "button");
    svg_words(s, "Close");
    svg_close(s);
    svg_close(s);
    svg_close(s);
}

static void put_meta(svg *s, const char *key, const char *name, const char *content) {
    svg_open(s, "meta");
    svg_attrs(s, key, name, "content", content, NULL);
    svg_close(s);
}

static void put_head(page *p) {
    svg *s = &p->s;
    out *title = out_part(s->o);
    out_printf(title, "%s: ", rv_ruleset_title(p->d.report->ruleset));
    report_scores(title, p->d.report);
    svg_open(s, "head");
    svg_open(s, "meta");
    svg_attr(s, "charset", "utf-8");
    svg_close(s);
    put_meta(s, "http-equiv", "Content-Security-Policy",
             out_format(s->o,
                        "default-src 'none'; script-src '%s'; style-src '%s'; base-uri 'none'; "
                        "form-action 'none'",
                        page_js_hash, page_css_hash));
    put_meta(s, "name", "viewport", "width=device-width, initial-scale=1");
    put_meta(s, "name", "color-scheme", "light dark");
    put_meta(s, "name", "generator", "reeve");
    svg_line_of(s, "title", out_text(title));
    svg_open(s, "style");
    svg_words(s, "");
    out_raw(s->o, page_css);
    svg_close(s);
    svg_close(s);
}

static void put_body(page *p) {
    svg *s = &p->s;
    const rv_report *report = p->d.report;
    svg_open(s, "body");
    turns_put_header(s, &p->d, rv_case_terms(p->r->bench));
    svg_open(s, "main");
    put_board(p);
    turns_put_faults(s, &p->d);
    turns_put_plot(s, report);
    turns_put_list(s, &p->d);
    turns_put_rules(s, report);
    svg_close(s);
    put_dialog(s);
    svg_open(s, "script");
    svg_attrs(s, "type", "application/json", "id", "data", NULL);
    svg_words(s, "");
    put_data(s->o, out_text(&p->data));
    svg_close(s);
    svg_open(s, "script");
    svg_words(s, "");
    out_raw(s->o, page_js);
    svg_close(s);
    svg_close(s);
}

rv_status page_put(run *r, const document *d, bool legal, out *to) {
    board_picture last = {
        .board = r->bench, .report = d->report, .against = report_against(d->report)};
    page p = {.r = r, .d = *d, .legal = legal};
    p.ends = report_against(d->report) || d->report->finished;
    out_open(&p.base, OUT_NOWHERE, false);
    out_open(&p.data, OUT_NOWHERE, false);
    p.film = film_open(&last);
    p.memory = p.film;
    if (p.film) {
        p.width = film_width(p.film);
        p.height = film_height(p.film);
        film_base(p.film, &p.base);
        put_film(&p);
    }
    if (p.memory) {
        svg_begin(&p.s, to);
        out_put(to, "<!DOCTYPE html>\n");
        svg_open(&p.s, "html");
        svg_attr(&p.s, "lang", "en");
        put_head(&p);
        put_body(&p);
        svg_close(&p.s);
    } else if (!to->error) {
        out_fail(to, ENOMEM);
    }
    out_end(&p.base, to);
    out_end(&p.data, to);
    film_close(p.film);
    return p.memory ? RV_FINE : RV_LIMIT_HIT;
}
