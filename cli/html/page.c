/* page.c - a game as a page. What never changes stands in page.html, with marks for the rest; it is
 * embedded, and so are page.css and page.js. The words about the game come from turns.c.
 *
 * The page has the board as it is at the end, and as data (put_film), for each turn, the lines of
 * the parts that looked otherwise before: its script goes back and forth by them. The parts are the
 * tiles in the order in which they are laid; the wall beside them, if there is one, which never
 * changes; then what lies above all of them. All turns have the same frame, so a part is its text.
 * Each is drawn again in each turn where it may look different (is_drawn). Shapes that the tiles
 * have many times are written once, as definitions that the parts use by their number.
 */
#include "html/page.h"
#include "report.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

extern const char page_html[], page_css[], page_css_hash[], page_js[], page_js_hash[];

/* A shorter shape is not worth a number; a film has not so many that all could fill the table. */
enum { SHORT = 40, SHAPES = 1 << 16, REGIONS = 12, KEY_WIDTH = 3600 };

/* Shapes that are used by their number: lines of svg.c that are whole. Zero is none yet. */
typedef struct shared {
    rv_buf texts; /* of the shapes, one after the other */
    size_t *at;   /* where each begins, and where the last one ends */
    int *places;  /* a hash table of numbers, from 1; 0: free */
    int n;
} shared;

/* The page being written, to `to`, which owns all that it needs. */
typedef struct page {
    run *r;
    document d;        /* as judged to its end */
    frame last, now;   /* the board at the end, and at a turn, with the grid and place of `last` */
    int width, height; /* of the picture, in tenths */
    rv_buf *texts;     /* of the parts, as drawn last; and of the tiles, for is_drawn */
    int nbefore, most; /* tiles drawn last, and at the end */
    shared shapes;     /* on the tiles */
    seen has;          /* what the key explains: all that has been drawn */
    out *to;
    rv_json j;
    rv_buf base;       /* what the picture has in each turn */
    out *data;         /* the film */
    int (*regions)[5]; /* of the tiles, REGIONS of each, as told last: see put_changes */
    struct worth {
        const char *points, *rule;
    } * worths;                        /* of features, likewise */
    const char *hands[RV_MAX_PLAYERS]; /* likewise */
    const char *drawn;                 /* for the next turn; NULL: not known */
    bool live;                         /* the game goes on, and the page is written again */
    bool ends; /* something follows the last turn: final scoring, or an illegal turn */
    int frames;
} page;

/* ---- shapes that are used by their number ---------------------------------------------------- */

static const char *text_of(const shared *h, int number, size_t *n) {
    *n = h->at[number] - h->at[number - 1];
    return h->texts.s + h->at[number - 1];
}

/* Where a line stands in the table, or could stand. */
static int *place_of(const shared *h, const char *line, size_t n) {
    size_t mask = 2 * (size_t)SHAPES - 1, has, i;
    uint64_t sum = 14695981039346656037u;
    for (size_t k = 0; k < n; k++)
        sum = (sum ^ (unsigned char)line[k]) * 1099511628211u;
    for (i = (size_t)(sum ^ sum >> 32) & mask; h->places[i]; i = (i + 1) & mask) {
        const char *text = text_of(h, h->places[i], &has);
        if (has == n && !memcmp(text, line, n))
            break;
    }
    return &h->places[i];
}

/* Adds what svg.c wrote, in which a line that is a whole shape becomes a use of it, unless the
 * table is full. */
static void shared_put(shared *h, rv_buf *to, const char *text) {
    while (*text) {
        size_t n = strcspn(text, "\n");
        n += text[n] == '\n';
        bool whole = n > SHORT && text[0] == '<' && !memcmp(text + n - 3, "/>\n", 3);
        int *number = whole ? place_of(h, text, n) : NULL;
        if (number && !*number && h->n < SHAPES) {
            rv_putn(&h->texts, text, n);
            h->at[++h->n] = h->texts.n;
            *number = h->n;
        }
        if (number && *number)
            rv_putf(to, "<use href=\"#s%d\"/>\n", *number);
        else
            rv_putn(to, text, n);
        text += n;
    }
}

/* ---- the parts of the board ------------------------------------------------------------------ */

/* Parts that lie above others come later. */
static int parts_of(const page *p) {
    return p->most + p->last.b.bounded + 1;
}

static int lines_of(const char *text, const char *end) {
    int n = 0;
    while (text < end)
        n += *text++ == '\n';
    return n;
}

/* The draft replaces the text of a part. If that was another, the data has how the part looked
 * before: [part, lines kept at the head, lines kept at the tail, the text between]. The page has
 * the end of the game as it is, and goes back from there. */
static void put_part(page *p, int part, rv_buf *draft) {
    rv_buf *text = &p->texts[part];
    const char *before = rv_buf_text(text), *now = rv_buf_text(draft);
    const size_t n = strlen(before), m = strlen(now);
    size_t head = 0, tail = 0; /* whole lines with which both begin, and end */
    for (size_t i = 0; i < n && i < m && before[i] == now[i]; i++)
        head = now[i] == '\n' ? i + 1 : head;
    for (size_t i = 0; head + i < n && head + i < m && before[n - 1 - i] == now[m - 1 - i]; i++)
        tail = now[m - 1 - i] == '\n' ? i : tail;
    if (strcmp(now, before) != 0) {
        const rv_str between = {before + head, n - head - tail};
        rv_json_put(&p->j, "[%d, %d, %d, %s]", part, lines_of(before, before + head),
                    lines_of(before + n - tail, before + n), rv_dup(draft->arena, between));
        rv_buf_back(text, 0);
        rv_put(text, now);
    }
    rv_buf_back(draft, 0);
}

/* Whether a tile is drawn already as it is now: what is printed never changes, so the things on it
 * and what stands on its regions are compared. The draft is left empty. */
static bool is_drawn(page *p, int i, rv_buf *draft) {
    const rv_shown_tile *tile = &p->now.tiles[i];
    rv_buf *then = &p->texts[parts_of(p) + i];
    RV_EACH_OF(&tile->things, t) {
        rv_putf(draft, "%s %s %d %d %d %d %s\n", t->name, t->words, t->number, t->figure, t->player,
                t->place, t->text ? t->text : "");
    }
    RV_EACH_AT(tile->regions, tile->nregions, g) {
        const int state[] = {g->player, g->figure, g->disputed, g->built, g->ports};
        rv_putn(draft, (const char *)state, sizeof state);
    }
    bool drawn =
        i < p->nbefore && draft->n == then->n && draft->n && !memcmp(draft->s, then->s, draft->n);
    if (!drawn) {
        rv_buf_back(then, 0);
        rv_putn(then, rv_buf_text(draft), draft->n);
    }
    rv_buf_back(draft, 0);
    return drawn;
}

static void put_parts(page *p, rv_arena *a) {
    rv_buf draft = {.arena = a}, text = draft;
    svg s = {.to = &draft};
    int n = p->now.b.ntiles < p->most ? p->now.b.ntiles : p->most;
    p->now.s = &s;
    for (int i = 0; i < n; i++) {
        if (is_drawn(p, i, &draft))
            continue;
        board_put_tile(&p->now, &p->now.tiles[i]);
        seen_tile(&p->has, &p->now.p->kinds, &p->now.tiles[i]);
        shared_put(&p->shapes, &text, rv_buf_text(&draft));
        rv_buf_back(&draft, 0);
        put_part(p, i, &text);
    }
    for (int i = n; i < p->nbefore; i++)
        put_part(p, i, &draft);
    p->nbefore = n;
    if (p->last.b.bounded && !p->texts[p->most].n) {
        wall_svg_spaces(&p->now);
        put_part(p, p->most, &draft);
    }
    seen_things(&p->has, &p->now.p->kinds, &p->now.b.things);
    board_put_above(&p->now);
    board_put_tokens(&p->now);
    put_part(p, parts_of(p) - 1, &draft);
}

static void put_worth(void *ud, int feature, const char *points, const char *rule) {
    page *p = ud;
    if (feature >= p->most * REGIONS)
        return;
    struct worth *was = &p->worths[feature];
    if (was->rule && !strcmp(was->rule, rule) && !strcmp(was->points, points))
        return;
    *was = (struct worth){out_format(p->to, "%s", points), out_format(p->to, "%s", rule)};
    rv_json_put(&p->j, "%d, %s, %s", feature, points, rule);
}

/* What is otherwise than before: the number of a region, counted tile by tile; its kind and its
 * ports; its feature, whether that is open, and who stands there; then the hands of the players;
 * all features that were scored, each behind the player who scored; and what features are worth. */
static void put_changes(page *p, const rv_report *report, int turn) {
    rv_json_put(&p->j, "regions: [");
    for (int i = 0; i < p->now.b.ntiles * REGIONS && i < p->most * REGIONS; i++) {
        const rv_shown_tile *t = &p->now.tiles[i / REGIONS];
        const rv_region_info *g = &t->regions[i % REGIONS];
        if (t->start || i % REGIONS >= t->nregions)
            continue;
        const int now[] = {styles_find(&p->now.p->kinds, g->kind), g->ports, g->feature, g->open,
                           g->player};
        if (!memcmp(p->regions[i], now, sizeof now))
            continue;
        memcpy(p->regions[i], now, sizeof now);
        rv_json_put(&p->j, "%d, %d, %d, %d, %d, %d", i, now[0], now[1], now[2], now[3], now[4]);
    }
    rv_json_put(&p->j, "], hands: [");
    for (int k = 0; k < report->nplayers; k++) {
        rv_buf hand = {.arena = out_arena(p->to)};
        legend_hand(&hand, &p->now, k);
        if (!strcmp(rv_buf_text(&hand), p->hands[k]))
            continue;
        rv_json_put(&p->j, "%d, %s", k, rv_buf_text(&hand));
        p->hands[k] = rv_buf_text(&hand);
    }
    rv_json_put(&p->j, "], scored: [");
    for (const rv_item *i = report->items; i - report->items < report->nitems; i++)
        if (i->turn == turn && i->part && i->points > 0)
            rv_json_put(&p->j, "%d, %d", i->player, i->part - 1);
    rv_json_put(&p->j, "], worths: [");
    rv_case_worths(p->r->bench, put_worth, p); /* as any question, the last one about a board */
    rv_json_put(&p->j, "]");
}

/* The board of a turn, later than the last one; or, with `against`, of an illegal one. */
static void put_board(page *p, const rv_report *report, const rv_diag *against, int turn) {
    out own = {OUT_NOWHERE};
    p->now = (frame){
        .board = p->r->bench, .report = report, .against = against, .named = p->r->args->tiles};
    board_lay_out(&p->now, out_arena(&own));
    p->now.g = p->last.g;
    p->now.t = p->last.t;
    p->now.left = p->last.left;
    p->now.top = p->last.top;
    rv_json_put(&p->j, "parts: [");
    put_parts(p, out_arena(&own));
    rv_json_put(&p->j, "]");
    put_changes(p, report, turn);
    out_free(&own);
}

/* ---- the film, as data ----------------------------------------------------------------------- */

/* The tile of the next turn, and where it could lie: the column, the row, and the bit set of the
 * rotations of each cell. */
static void put_legal(page *p, int turn) {
    const char *why = NULL, *tile = rv_case_tile_of(p->r->bench, turn);
    cells c = {0};
    if (tile && p->r->args->legal &&
        cells_find(&c, out_arena(p->to), p->r->bench, turn, tile, &why) == RV_FINE) {
        rv_json_put(&p->j, "next: %s", out_format(p->r->out, "%s", tile)); /* as messages show it */
        rv_json_put(&p->j, "legal: [");
        for (int i = 0; i < c.n; i++)
            rv_json_put(&p->j, "%d, %d, %d", c.list[i].x, c.list[i].y, (int)c.list[i].rotations);
        rv_json_put(&p->j, "]");
    }
}

/* What the last turn led to; `ends`: final scoring, or the illegal turn at which judging ended. The
 * list has its words. */
static void put_frame(page *p, const rv_report *report, bool ends) {
    const rv_diag *against = ends ? shown_against(report) : NULL;
    const int turn = report->turns + ends;
    p->frames++;
    rv_json_put(&p->j, "{id: %s, score: [",
                ends && report->finished ? "turn-final" : out_format(p->r->out, "turn-%d", turn));
    for (int k = 0; k < report->nplayers; k++)
        rv_json_put(&p->j, "%d", report->score[k]);
    rv_json_put(&p->j, "]");
    put_board(p, report, against, ends && report->finished ? RV_NO_TURN : turn);
    if (!ends)
        put_legal(p, turn + 1);
    rv_json_put(&p->j, "}");
}

static void see_turn(void *ud, const rv_report *report) {
    put_frame(ud, report, false);
}

/* The board as it is at the end, of which the page has the size; and what is the same in all turns:
 * inside a border each cell is drawn with its name, which is seen until a tile lies on it. */
static void open_film(page *p) {
    rv_arena *a = out_arena(p->to);
    svg s = {.to = &p->base};
    p->last = (frame){.board = p->r->bench,
                      .report = p->d.report,
                      .against = shown_against(p->d.report),
                      .named = p->r->args->tiles,
                      .s = &s};
    p->shapes.at = RV_NEWS(a, size_t, SHAPES + 1);
    p->shapes.places = RV_NEWS(a, int, 2 * SHAPES);
    board_lay_out(&p->last, a);
    const int around = wall_depth(&p->last) + BOARD_LABELS, beside = board_beside(&p->last),
              rows = p->last.g.ny;
    p->last.left = p->last.top = around;
    p->width = p->last.g.nx * TILE_SIDE + 2 * around + beside;
    p->height = (beside && rows < 3 ? 3 : rows) * TILE_SIDE + 2 * around;
    p->most = p->last.b.ntiles;
    p->texts = RV_NEWS(a, rv_buf, parts_of(p) + p->most);
    for (int i = 0; i < parts_of(p) + p->most; i++)
        p->texts[i].arena = a;
    p->regions = out_room(p->to, p->most * REGIONS, sizeof *p->regions);
    p->worths = out_room(p->to, p->most * REGIONS, sizeof *p->worths);
    for (int k = 0; k < p->d.report->nplayers; k++)
        p->hands[k] = "";
    frame empty = p->last;
    if (p->last.b.bounded)
        empty.b.ntiles = 0;
    palette_definitions(&s, p->last.p, true);
    wall_svg(&p->last);
    board_put_cells(&empty);
    board_put_names(&p->last);
    p->last.s = NULL;
}

/* All turns in one judgement, of which the report is then that of the document, and what follows
 * them. Of a wrong position there is only the end. */
static void put_film(page *p) {
    p->j = out_json(p->data);
    rv_json_put(&p->j, "{origin: [%d, %d], bounded?: %i, live?: %i, kinds: [",
                cell_x(&p->last, 0) / 10, cell_y(&p->last, 0) / 10, p->last.b.bounded, p->live);
    for (int i = 0; i < p->last.p->kinds.n; i++) {
        const rv_kind *k = &p->last.p->kinds.list[i];
        rv_json_put(&p->j, "{name: %s, line?: %i, area?: %i, around?: %i, bare?: %i}", k->name,
                    k->line, k->area, k->around, k->bare);
    }
    rv_json_put(&p->j, "], turns: [");
    p->d.report = rv_case_judge_turns(p->r->bench, p->d.text, see_turn, p);
    if (!p->d.report->ruleset)
        out_no_memory();
    if (!p->frames)
        put_frame(p, p->d.report, false);
    if (p->ends)
        put_frame(p, p->d.report, true);
    rv_json_put(&p->j, "]}\n");
}

/* ---- the page -------------------------------------------------------------------------------- */

/* The shapes that the parts use, all that have been drawn, with their numbers. */
static void put_shapes(const page *p, rv_buf *to) {
    rv_put(to, "<defs>");
    for (int k = 1; k <= p->shapes.n; k++) {
        size_t n;
        const char *text = text_of(&p->shapes, k, &n), *rest = text + strcspn(text, " ");
        rv_putn(to, text, (size_t)(rest - text));
        rv_putf(to, " id=\"s%d\"", k);
        rv_putn(to, rest, n - (size_t)(rest - text));
    }
    rv_put(to, "</defs>\n");
}

/* The script shows the controls, and writes into the elements that are empty in page.html: the
 * board of a turn with its line and its points, which it copies from the list; and the text of a
 * rule, into the dialog, whose id does not begin with "rule-", as those of rules do. */
static void put_page(page *p) {
    const rv_report *report = p->d.report;
    palette style = palette_of(report->ruleset, report); /* tiles by look have a ruleset anew */
    style.named = p->r->args->tiles;
    out *to = p->to, *words = out_part(to), *data = out_part(to);
    rv_arena *a = out_arena(to);
    rv_buf parts = {.arena = a}, picture = p->base, *drawn = rv_buf_new(a), *key = rv_buf_new(a);
    turns title = {{.to = rv_buf_new(a)}, to}, header = {{.to = rv_buf_new(a)}, to};
    turns scores = {{.to = rv_buf_new(a)}, to}, all = {{.to = rv_buf_new(a)}, to};
    out_printf(words, "%s: ", rv_facts(report->ruleset)->title);
    report_scores(words, report);
    svg_put(&title.svg, "%s", out_text(words));
    turns_put_header(&header, &p->d, rv_case_terms(p->r->bench));
    put_shapes(p, &picture);
    for (int k = 0; k < parts_of(p); k++) /* at the end; their text is what the script changes */
        rv_putf(&parts, "<g>%s</g>\n", rv_buf_text(&p->texts[k]));
    p->has.hedge = strstr(rv_buf_text(&p->shapes.texts), "\"hedge\"");
    const int deep = key_svg(&(svg){.to = key}, &style, 0, 0, KEY_WIDTH, &p->has, true);
    if (p->drawn) {
        const rv_shown_tile tile = shown_unturned(report->ruleset, p->drawn);
        tile_svg(&(svg){.to = drawn}, &style, &tile, 0, 0, "tile");
    }
    turns_put_players(&scores, report);
    turns_put(&all, &p->d);
    for (const char *c = out_text(p->data); *c; c++) {
        /* a browser ends the data at `</`, and reads `<!--` as a comment */
        bool ends = *c == '<' && (c[1] == '/' || c[1] == '!');
        out_raw(data, ends ? "\\u003c" : (const char[]){*c, 0});
    }
    const char *const marks[][2] = {
        {"{title}", rv_buf_text(title.svg.to)},
        {"{header}\n", rv_buf_text(header.svg.to)},
        {"{picture}\n", rv_buf_text(&picture)},
        {"{parts}\n", rv_buf_text(&parts)},
        {"{drawn}", rv_buf_text(drawn)},
        {"{key}", rv_buf_text(key)},
        {"{deep}", out_format(to, "%d", deep / 10)},
        {"{scores}\n", rv_buf_text(scores.svg.to)},
        {"{turns}\n", rv_buf_text(all.svg.to)},
        {"{data}", out_text(data)},
        {"{size}", out_format(to, "%d.%d %d.%d", p->width / 10, p->width % 10, p->height / 10,
                              p->height % 10)},
        {"{style}", page_css},
        {"{css-hash}", page_css_hash},
        {"{script}", page_js},
        {"{js-hash}", page_js_hash},
        {NULL}};
    out_filled(to, page_html, marks); /* the end of a line is that of what stands there */
}

void page_put(run *r, const document *d, const char *drawn, out *to) {
    page p = {.r = r, .d = *d, .drawn = drawn, .to = to};
    run own = *r;
    if (d->report->is_position && !shown_against(d->report)) {
        own.settings.now = true;
        own.bench = out_needed(rv_case_new(r->library, &own.settings));
        p.r = &own;
        p.d.report = rv_case_judge(own.bench, d->text);
    }
    p.ends = shown_against(p.d.report) || p.d.report->finished;
    p.live = !p.d.report->finished && (r->args->watch || r->args->command == &commands[CMD_play]);
    p.base.arena = p.shapes.texts.arena = out_arena(to);
    p.data = out_part(to);
    open_film(&p);
    put_film(&p);
    put_page(&p);
    if (own.bench != r->bench)
        rv_case_free(own.bench);
}
