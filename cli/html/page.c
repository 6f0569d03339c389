/* page.c - a game as a page. page.css and page.js are embedded; the board comes from film_svg.c,
 * and the words about the game from turns.c.
 *
 * The page has the board as it is at the end, and as data (put_film), for each turn, the lines of
 * the parts that looked otherwise before: its script goes back and forth by them.
 */
#include "html/page.h"
#include "report.h"
#include "shown.h"
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

/* The tile of the next turn, and where it could lie: the column, the row, and the bit set of the
 * rotations of each cell; and the names of the cells, "c4 d12": either all cells of a board have
 * one, or none has. */
static void put_legal(page *p, int turn) {
    const char *why = NULL, *tile = p->legal ? rv_case_tile_of(p->r->bench, turn) : NULL;
    char name[24];
    cells c = {0};
    if (tile && cells_find(&c, p->r->bench, turn, tile, &why) == RV_FINE) {
        out *names = out_part(p->r->out);
        rv_json_text(&p->j, "next", out_format(p->r->out, "%s", tile)); /* as messages show it */
        for (int i = 0; i < c.n && has_name(p, &c.list[i], name); i++)
            out_printf(names, "%s%s", i ? " " : "", name);
        if (names->n)
            rv_json_text(&p->j, "cells", out_text(names));
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

/* What the last turn led to; `ends`: final scoring, or the illegal turn at which judging ended. */
static void put_frame(page *p, const rv_report *report, bool ends) {
    const rv_diag *against = ends ? report_against(report) : NULL;
    const int turn = report->turns + ends;
    char id[TURNS_ID];
    p->frames++;
    turns_id(id, report, turn, ends);
    rv_json_open(&p->j, NULL, '{');
    rv_json_text(&p->j, "id", id);
    /* "turn 9: Anna (W) 57/90 i10 knight" */
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

/* All turns in one judgement, of which the report is then that of the document, and what follows
 * them. Of a wrong position there is only the end. */
static void put_film(page *p) {
    int x, y;
    film_origin(p->film, &x, &y);
    p->j = out_json(&p->data);
    rv_json_open(&p->j, NULL, '{');
    rv_json_open(&p->j, "plot", '[');
    rv_json_int(&p->j, NULL, PLOT_LEFT);
    rv_json_int(&p->j, NULL, PLOT_WIDTH);
    rv_json_close(&p->j, ']');
    rv_json_open(&p->j, "origin", '[');
    rv_json_int(&p->j, NULL, x / 10);
    rv_json_int(&p->j, NULL, y / 10);
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

/* What never changes. The script shows the controls, and writes into the elements that are empty:
 * the board of a turn with its line and its points, which it copies from the list; and the text of
 * a rule, into the dialog, whose id does not begin with "rule-", as those of rules do. */
static const char controls[] =
    "<div id=\"controls\" hidden=\"hidden\">\n"
    "<button id=\"first\" type=\"button\" aria-label=\"First\">«</button>\n"
    "<button id=\"previous\" type=\"button\" aria-label=\"Previous turn\">‹</button>\n"
    "<button id=\"play\" type=\"button\" aria-label=\"Play\">Play</button>\n"
    "<button id=\"next\" type=\"button\" aria-label=\"Next turn\">›</button>\n"
    "<button id=\"last\" type=\"button\" aria-label=\"Last\">»</button>\n"
    "<input id=\"slider\" type=\"range\" min=\"0\" value=\"0\" aria-label=\"Turn\"/>\n"
    "</div>\n";
static const char legal_choice[] = "<p id=\"choice\" hidden=\"hidden\">\n"
                                   "<label>\n"
                                   "<input id=\"show-legal\" type=\"checkbox\"/>\n"
                                   "<span> Show where the next tile<span id=\"next-tile\"></span>\n"
                                   " may lie</span>\n"
                                   "</label>\n"
                                   "<span id=\"legal-words\" aria-live=\"polite\"></span>\n"
                                   "</p>\n";
static const char shown_turn[] =
    "<div id=\"shown\" aria-live=\"polite\">\n"
    "<p id=\"now\"> </p>\n"
    "<div id=\"of-turn\"></div>\n"
    "</div>\n"
    "<p id=\"back\" hidden=\"hidden\">\n"
    "<a id=\"to-list\" href=\"#turns\">This turn in the list</a>\n"
    "</p>\n"
    "<noscript>The board as it is at the end; with scripts it shows each turn.</noscript>\n";
static const char rule_dialog[] = "<dialog id=\"rule\" aria-label=\"Rule\">\n"
                                  "<dl id=\"said\"> </dl>\n"
                                  "<form method=\"dialog\">\n"
                                  "<button>Close</button>\n"
                                  "</form>\n"
                                  "</dialog>\n";

static void open_id(svg *s, const char *name, const char *id) {
    svg_open(s, name);
    svg_attr(s, "id", id);
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

static void put_meta(svg *s, const char *key, const char *name, const char *content) {
    svg_open(s, "meta");
    svg_attrs(s, key, name, "content", content, NULL);
    svg_close(s);
}

static void put_page(page *p) {
    svg *s = &p->s;
    const rv_report *report = p->d.report;
    out *title = out_part(s->o);
    out_printf(title, "%s: ", rv_ruleset_title(report->ruleset));
    report_scores(title, report);
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
    svg_open(s, "body");
    turns_put_header(s, &p->d, rv_case_terms(p->r->bench));
    svg_open(s, "main");
    open_id(s, "section", "board");
    svg_attrs(s, "class", "sheet", "aria-label", "Board", NULL);
    put_picture(p);
    out_raw(s->o, controls);
    out_raw(s->o, p->legal ? legal_choice : "");
    turns_put_scores(s, report);
    out_raw(s->o, shown_turn);
    svg_close(s);
    turns_put_faults(s, &p->d);
    turns_put_plot(s, report);
    turns_put_list(s, &p->d);
    turns_put_rules(s, report);
    svg_close(s);
    out_raw(s->o, rule_dialog);
    svg_open(s, "script");
    svg_attrs(s, "type", "application/json", "id", "data", NULL);
    svg_words(s, "");
    for (const char *c = out_text(&p->data); *c; c++) {
        /* a browser ends the data at `</`, and reads `<!--` as a comment */
        bool ends = *c == '<' && (c[1] == '/' || c[1] == '!');
        out_raw(s->o, ends ? "\\u003c" : (const char[]){*c, 0});
    }
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
        film_size(p.film, &p.width, &p.height);
        film_base(p.film, &p.base);
        put_film(&p);
    }
    if (p.memory) {
        svg_begin(&p.s, to);
        out_put(to, "<!DOCTYPE html>\n");
        svg_open(&p.s, "html");
        svg_attr(&p.s, "lang", "en");
        put_page(&p);
        svg_close(&p.s);
    } else if (!to->error) {
        out_fail(to, ENOMEM);
    }
    out_end(&p.base, to);
    out_end(&p.data, to);
    film_close(p.film);
    return p.memory ? RV_FINE : RV_LIMIT_HIT;
}
