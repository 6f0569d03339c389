/* page.c - a game as a page. What never changes stands in page.html, with marks for the rest; it is
 * embedded, and so are page.css and page.js. The board comes from film_svg.c, and the words about
 * the game from turns.c.
 *
 * The page has the board as it is at the end, and as data (put_film), for each turn, the lines of
 * the parts that looked otherwise before: its script goes back and forth by them.
 */
#include "html/page.h"
#include "report.h"
#include "shown.h"
#include "svg/pictures.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const char page_html[], page_css[], page_css_hash[], page_js[], page_js_hash[];

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
    while (text < end)
        n += *text++ == '\n';
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
    rv_json_put(&p->j, "[%d, %d, %d, %s]", part, lines_of(before, before + head),
                lines_of(before + n - tail, before + n), out_text(between));
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
        rv_json_put(&p->j, "cells?: %s, legal: [", out_text(names));
        for (int i = 0; i < c.n; i++)
            rv_json_put(&p->j, "%d, %d, %d", c.list[i].x, c.list[i].y, (int)c.list[i].rotations);
        rv_json_close(&p->j, ']');
    }
    free(c.list);
}

/* What the last turn led to; `ends`: final scoring, or the illegal turn at which judging ended. */
static void put_frame(page *p, const rv_report *report, bool ends) {
    const rv_diag *against = ends ? report_against(report) : NULL;
    const int turn = report->turns + ends;
    p->frames++;
    /* "turn 9: Anna (W) 57/90 i10 knight" */
    out *words = out_part(p->r->out);
    if (against)
        out_printf(words, "turn %d: %s", against->turn, against->message);
    else if (ends)
        out_put(words, "final scoring");
    else if (!turn)
        out_put(words, report->is_position ? "the position" : "before the first turn");
    else
        out_printf(words, "turn %d", turn);
    int i = turn && !ends ? report->nlines - 1 : -1;
    while (i >= 0 && report->lines[i].turn != turn)
        i--;
    if (i >= 0) {
        out_put(words, ": ");
        if (report->lines[i].player >= 0)
            report_player(words, report, report->lines[i].player);
        else
            out_put(words, "all");
        out_printf(words, " %s", report->lines[i].text);
    }
    if (turns_fault(report, turn) && !ends)
        out_printf(words, "; %s", turns_fault(report, turn)->message);
    const char *id = ends && report->finished ? "turn-final" : out_format(words, "turn-%d", turn);
    rv_json_put(&p->j, "{id: %s, words: %s, score: [", id, out_text(words));
    for (int k = 0; k < report->nplayers; k++)
        rv_json_int(&p->j, NULL, report->score[k]);
    rv_json_put(&p->j, "], wrong?: %i, parts: [", turns_fault(report, turn) != NULL);
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
    film_frame(p->film, &p->width, &p->height, &x, &y);
    p->j = out_json(&p->data);
    rv_json_put(&p->j, "{plot: [%d, %d], origin: [%d, %d], turns: [", PLOT_LEFT, PLOT_WIDTH, x / 10,
                y / 10);
    p->d.report = rv_case_judge_turns(p->r->bench, p->d.text, see_turn, p);
    p->memory &= p->d.report->ruleset != NULL;
    if (p->memory && !p->frames)
        put_frame(p, p->d.report, false);
    if (p->memory && p->ends)
        put_frame(p, p->d.report, true);
    rv_json_put(&p->j, "]}\n");
}

/* ---- the page -------------------------------------------------------------------------------- */

/* What stands in the place of a mark of page.html. The script shows the controls, and writes into
 * the elements that are empty there: the board of a turn with its line and its points, which it
 * copies from the list; and the text of a rule, into the dialog, whose id does not begin with
 * "rule-", as those of rules do. */
static void put_marked(page *p, const char *mark) {
    static const char *const marks[] = {"js-hash", "css-hash", "title",   "style",
                                        "header",  "size",     "picture", "parts",
                                        "scores",  "turns",    "data",    "script"};
    enum { JS_HASH, CSS_HASH, TITLE, CSS, HEADER, SIZE, PICTURE, PARTS, SCORES, TURNS, DATA, JS };
    svg *s = &p->s;
    const rv_report *report = p->d.report;
    out *title = out_part(s->o);
    int i = 0;
    while (strncmp(mark, marks[i], strcspn(mark, "}")) != 0)
        i++;
    switch (i) {
    case JS_HASH: svg_put(s, "%s", page_js_hash); break;
    case CSS_HASH: svg_put(s, "%s", page_css_hash); break;
    case TITLE:
        out_printf(title, "%s: ", rv_ruleset_title(report->ruleset));
        report_scores(title, report);
        svg_put(s, "%s", out_text(title));
        break;
    case CSS: out_raw(s->o, page_css); break;
    case HEADER: turns_put_header(s, &p->d, rv_case_terms(p->r->bench)); break;
    case SIZE:
        out_printf(s->o, "%d.%d %d.%d", p->width / 10, p->width % 10, p->height / 10,
                   p->height % 10);
        break;
    case PICTURE:
        out_raw(s->o, out_text(&p->base));
        film_definitions(p->film, s);
        break;
    case PARTS: /* as they are at the end; their text is what the script changes */
        for (int k = 0; k < film_parts(p->film); k++) {
            out_put(s->o, "<g>");
            out_raw(s->o, film_part(p->film, k));
            out_put(s->o, "</g>\n");
        }
        break;
    case SCORES: turns_put_players(s, report, "Points", true); break;
    case TURNS: turns_put(s, &p->d); break;
    case DATA:
        for (const char *c = out_text(&p->data); *c; c++) {
            /* a browser ends the data at `</`, and reads `<!--` as a comment */
            bool ends = *c == '<' && (c[1] == '/' || c[1] == '!');
            out_raw(s->o, ends ? "\\u003c" : (const char[]){*c, 0});
        }
        break;
    case JS: out_raw(s->o, page_js); break;
    }
}

/* The end of a line behind a mark is that of what stands in its place. */
static void put_page(page *p) {
    for (const char *at = page_html; *at;) {
        size_t n = strcspn(at, "{");
        out_bytes(p->s.o, at, n);
        at += n;
        if (!*at)
            break;
        const char *mark = at + 1;
        if (!strncmp(mark, "if-legal}", 9) && !p->legal)
            at = strstr(mark, "{end}");
        else if (strncmp(mark, "if-legal}", 9) != 0 && strncmp(mark, "end}", 4) != 0)
            put_marked(p, mark);
        at = strchr(at, '}') + 1;
        at += *at == '\n';
    }
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
        film_base(p.film, &p.base);
        put_film(&p);
    }
    if (p.memory) {
        p.s = (svg){.o = to};
        put_page(&p);
    } else if (!to->error) {
        out_fail(to, ENOMEM);
    }
    out_end(&p.base, to);
    out_end(&p.data, to);
    film_close(p.film);
    return p.memory ? RV_FINE : RV_LIMIT_HIT;
}
