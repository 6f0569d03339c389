/* board.c - a board that is typed row by row, as it lies on the table.
 *
 * The rows are kept as they were typed. After each the whole board is written as a position, judged
 * and drawn. On a board without an edge the cells get their names from the start tile. What has
 * been typed so far stands in the note of the record, so that a later session goes on there. Until
 * a turn has been played the rows of a position can be typed again.
 */
#include "draw/shown.h"
#include "play/play.h"
#include "report.h"
#include "text/text.h"
#include "yaml/doc.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

enum { MOST_ROWS = 1000 };

/* What was typed, and the column of its first cell on an unbounded board. */
typedef struct row {
    const char *typed;
    int west;
} row;

/* All that was typed, for `undo`: what has once been typed stays as it is. */
typedef struct state {
    const char *keys; /* a line each, which were typed between the rows */
    row *rows;
    int n, west;          /* west: the column that new rows begin with */
    int start_x, start_y; /* where somebody has typed that the start tile lies, as x and y below */
    bool start_given;
    struct state *before, *after; /* the next change; NULL: there is none */
} state;

typedef struct typing {
    play *p;
    run *r;
    const char *head; /* the document above the board: its version, rules and players … */
    const char *rest; /* … and below it, of a board that is typed again; or "" */
    state *now;
    rv_case *bare; /* the empty board, which tells the game, its cells and its keys … */
    const rv_report *game;
    rv_case *bench; /* the board so far; reads also what is not complete */
    const rv_report *report;
    out *text;           /* of which the report is */
    rv_shown_board wall; /* the empty board; a bounded one has rows from its first to its last */
    char start[64];      /* the start tile of an unbounded board, "" for none … */
    int y, x;            /* … and where it lies */
    bool over, written, wrong, warned;
    int alike;            /* tiles that are like the start tile */
    const rv_diag *asked; /* of the report: a word that can mean several things, or NULL */
    out *log;             /* the lines so far, for the note of the record */
    out *before;          /* the file, as it was … */
    const char *opened;   /* … and the text of its board, judged, or NULL */
} typing;

/* ---- cells --------------------------------------------------------------------------------- */

static const char *skip(const char *s) {
    return s + strspn(s, " \t|");
}

static const char *end_of(const char *word) {
    return word + strcspn(word, " \t|");
}

/* Whether a word is a follower, "W:knight@n", and not the look of another tile, "tthc:e,s,w": a
 * player's label or name stands before its colon, or less than a look begins with. */
static bool is_follower(const typing *t, const char *word) {
    enum { LETTERS = 3 };
    const size_t n = strcspn(word, ":/ \t|");
    return word[n] == ':' && (n < LETTERS || report_named(t->game, word));
}

/* The end of the cell that begins here: behind its tile and the followers on it. */
static const char *end_of_cell(const typing *t, const char *cell) {
    const char *end = end_of(cell);
    while (is_follower(t, skip(end)))
        end = end_of(skip(end));
    return end;
}

static bool is_empty(const char *cell, const char *end) {
    return end - cell == 1 && (*cell == '.' || *cell == '-');
}

/* Puts the words of a cell as `fmt` would, so that whatever was typed is one text of YAML. */
static void put_cell(const typing *t, out *to, const char *name, const char *cell,
                     const char *end) {
    out *words = out_part(t->r->err);
    rv_buf line = {.arena = out_arena(to)};
    for (const char *word = cell; word < end; word = skip(end_of(word)))
        out_printf(words, words->n ? " %.*s" : "%.*s", (int)(end_of(word) - word), word);
    rv_put_line(&line, out_text(words));
    out_printf(to, strchr(name, ',') ? "  '%s': %s\n" : "  %s: %s\n", name, rv_buf_text(&line));
}

/* ---- rows ---------------------------------------------------------------------------------- */

/* The number of cells inside the wall, and the first and the last from west to east. */
static int inside(const typing *t, int y, int *first, int *last) {
    char name[24];
    int n = 0;
    for (int x = t->wall.x0; x <= t->wall.x1; x++)
        if (rv_case_inside(t->bare, x, y, name)) {
            *first = n++ ? *first : x;
            *last = x;
        }
    return n;
}

static int y_of(const typing *t, int i) {
    return t->wall.bounded ? t->wall.y1 - i : t->y - i;
}

/* Names a cell, also one outside the wall, which then is what is wrong. */
static void name_cell(const typing *t, int x, int y, char name[24]) {
    char beside[24];
    int first = 0, last = 0;
    if (rv_case_inside(t->bare, x, y, name) || !inside(t, y, &first, &last))
        return;
    rv_case_inside(t->bare, first, y, beside);
    if (x - first <= 'z' - beside[0])
        snprintf(name, 24, "%c%.20s", beside[0] + x - first, beside + 1);
    else
        snprintf(name, 24, "%d,%d", x, y);
}

/* The number of the row at the side of the board. */
static long number_of(const typing *t, int i) {
    char name[24];
    int y = y_of(t, i);
    name_cell(t, t->wall.x0, y, name);
    return t->wall.bounded ? strtol(name + 1, NULL, 10) : y;
}

/* The cells of a row are those inside the wall, unless it names as many as the widest row has. */
static bool put_rows(const typing *t, out *to) {
    out_put(to, "board:");
    size_t begun = to->n;
    out_put(to, "\n");
    for (int i = 0; i < t->now->n; i++) {
        const row *w = &t->now->rows[i];
        int ncells = 0, first, last = t->wall.x1, y = y_of(t, i);
        int x = t->wall.bounded ? t->wall.x0 : w->west - t->x;
        for (const char *p = skip(w->typed); *p; p = skip(end_of_cell(t, p)))
            ncells++;
        bool whole = !t->wall.bounded || ncells > t->wall.x1 - t->wall.x0;
        inside(t, y, &first, &last);
        for (const char *p = skip(w->typed), *end; *p; p = skip(end), x++) {
            char name[24];
            end = end_of_cell(t, p);
            while (!whole && x < last && !rv_case_inside(t->bare, x, y, name))
                x++;
            name_cell(t, x, y, name);
            if (!is_empty(p, end))
                put_cell(t, to, name, p, end);
        }
    }
    if (to->n > begun + 1)
        return true;
    out_back(to, begun);
    out_put(to, " {}\n");
    return false;
}

/* ---- the start tile ------------------------------------------------------------------------ */

/* Whether a word is the start tile: 2 by its name, 1 by a look that no other tile has. */
static int is_tile(const typing *t, const char *word) {
    enum { MOST = 64 };
    char name[64], why[RV_WHY];
    int tiles[MOST], degrees[MOST], length = (int)(end_of(word) - word);
    size_t n = strlen(t->start);
    if (snprintf(name, sizeof name, "%.*s", length, word) >= (int)sizeof name)
        return 0;
    if (!strncasecmp(name, t->start, n) && (name[n] == '/' || !name[n]))
        return 2;
    int found = rv_ruleset_look(t->game->ruleset, name, MOST, tiles, degrees, why);
    for (int i = 0; i < found && i < MOST; i++)
        if (tiles[i] == shown_tile(t->game->ruleset, t->start))
            return 1;
    return 0;
}

/* The board is named from the first tile that is the start tile by its name, or else is like it,
 * from the same as before where it can; as long as there is none, from the first cell that was
 * typed. Equal tiles cannot be told apart on a photograph: it is said once if there are several. */
static void find_start(typing *t) {
    const int before = t->alike, was_x = t->x, was_y = t->y;
    t->x = t->now->start_x;
    t->y = t->now->start_y;
    t->alike = 0;
    for (int i = 0, best = 0; *t->start && !t->now->start_given && i < t->now->n; i++) {
        int x = t->now->rows[i].west;
        for (const char *p = skip(t->now->rows[i].typed); *p; p = skip(end_of_cell(t, p)), x++) {
            const int is = is_tile(t, p);
            t->alike += is > 0;
            if (is > best || (is && is == best && x == was_x && i == was_y)) {
                best = is;
                t->x = x;
                t->y = i;
            }
        }
    }
    if (t->alike > 1 && before < 2)
        help_put(t->r->out, "tiles like the start", (const char *const[]){t->start});
    if (before && t->alike && (t->x != was_x || t->y != was_y))
        out_put(t->r->out,
                "The start tile lies elsewhere: rows and cells have other numbers now.\n");
}

/* ---- judging ------------------------------------------------------------------------------- */

/* What may come right with a row that is still to be typed, or with what is typed behind the board.
 */
static bool is_early(const typing *t, const rv_diag *g) {
    static const char *const codes[] = {
        "position-alone", "position-no-start", "position-unattached", "river-apart",
        "river-first",    "fork-first",        "lake-last",           NULL};
    return !strcmp(g->code, "ruled-out") ||
           (!t->over && (rv_name_find(codes, rv_str_of(g->code)) >= 0 ||
                         (g->or_at.there && t->now->n && g->or_at.y < y_of(t, t->now->n - 1))));
}

static bool judge(typing *t) {
    out_reset(t->text);
    out_raw(t->text, t->head);
    bool some = put_rows(t, t->text);
    out_raw(t->text, t->rest);
    diary_set_in(t->text, t->now->keys);
    const rv_text text = run_text(out_text(t->text));
    t->report = rv_case_judge(t->bench, &text);
    t->wrong = false;
    RV_EACH_AT(t->report->diags, t->report->ndiags, g) {
        t->wrong |= g->status != RV_FINE && !is_early(t, g);
    }
    return some;
}

/* The board with what is wrong; a cell that cannot be drawn has no number. */
static void draw(typing *t) {
    out *o = t->r->out;
    find_start(t);
    judge(t);
    const rv_report *p = t->report;
    rv_shown_board board = {.nfaults = 0};
    if (shown_can_draw(p)) {
        const rv_shown_board all = board = shown_board(out_arena(t->r->out), t->bench);
        rv_at_cell *faults = out_room(t->r->err, all.nfaults + 1, sizeof *faults);
        board.faults = faults;
        board.nfaults = 0;
        RV_EACH_AT(p->diags, p->ndiags, g) {
            if (shown_fault(&all, g) && !is_early(t, g))
                rv_frame_cells(g, faults, &board.nfaults);
        }
        board_put(o, t->bench, &board, p, 0);
    }
    t->asked = NULL;
    RV_EACH_AT(p->diags, p->ndiags, g) {
        const bool misread = !strncmp(g->code, "misread-", 8) && board.nfaults;
        bool helped = !*g->help;
        const int number = shown_fault(&board, g);
        char cell[24];
        if (g->because || is_early(t, g) ||
            (g->severity == RV_SEV_NOTE && (!misread || (g->at.there && !number))))
            continue;
        if (number) {
            rv_case_inside(t->bench, g->at.x, g->at.y, cell);
            out_printf(o, OUT_AGAINST "[%d]" OUT_PLAIN " %s: ", number, cell);
        }
        for (const rv_diag *before = p->diags; before < g; before++)
            helped |= !strcmp(before->help, g->help);
        const char *then = helped ? "" : islower((unsigned char)*g->help) ? "; " : ". ";
        out_paragraph(o, 4, out_format(o, "%s%s%s", g->message, then, helped ? "" : g->help));
        t->asked = t->asked || !g->noutcomes ? t->asked : g;
    }
    if (t->asked) {
        outcomes_put(t->r, t->bench, p->ruleset, t->asked);
        out_put(o, "Type its number, or go on.\n");
    }
}

/* ---- words --------------------------------------------------------------------------------- */

enum { UNDO, REDO, ROW, INSERT, DELETE, WEST, SHOW, DONE, QUIT, CANCEL, HELP, NWORDS };

static const char *const all_words[NWORDS + 1] = {
    "undo", "redo", "row", "insert", "delete", "west", "show", "done", "quit", "cancel", "help"};

/* Begins a change, which can be undone. */
static state *change(typing *t) {
    state *was = t->now, *now = out_room(t->r->err, 1, sizeof *now);
    *now = *was;
    now->rows = out_room(t->r->err, was->n + 1, sizeof *now->rows);
    memcpy(now->rows, was->rows, (size_t)was->n * sizeof *now->rows);
    now->before = was;
    return was->after = t->now = now;
}

static void go_to(typing *t, state *to) {
    if (!to) {
        out_put(t->r->out, "Nothing more was typed.\n");
        return;
    }
    t->now = to;
    t->warned = false;
    draw(t);
}

/* Puts a row in the place of so many, which is one or none; NULL: takes them out. */
static void set_row(typing *t, int i, int old, const char *typed) {
    state *s = change(t);
    const int more = (typed != NULL) - old, west = i < s->n ? s->rows[i].west : s->west;
    s->start_y += s->start_given && i < s->n && i + old <= s->start_y ? more : 0;
    memmove(&s->rows[i + (typed != NULL)], &s->rows[i + old],
            (size_t)(s->n - i - old) * sizeof(row));
    s->n += more;
    if (typed)
        s->rows[i] = (row){out_joined(t->r->err, typed, NULL), west};
    go_to(t, s);
    if (typed && i && typed[strspn(typed, " \t|.-")] && !strcmp(typed, s->rows[i - 1].typed))
        out_put(t->r->out, "This row is like the one before: `undo` takes the last row back.\n");
}

/* All is judged again after each row: there are no more words than a game can have, and mistakes.
 */
static bool is_full(const typing *t) {
    enum { BESIDES = 100 }; /* followers, and tiles typed twice */
    int words = 0;
    for (int i = 0; i < t->now->n; i++)
        for (const char *p = skip(t->now->rows[i].typed); *p; p = skip(end_of(p)))
            words += !is_empty(p, end_of(p));
    return words > t->game->stack + BESIDES || t->now->n == MOST_ROWS ||
           (t->wall.bounded && t->now->n > t->wall.y1 - t->wall.y0);
}

/* Puts what a word was meant to say in its place. The text that was judged has a line for each cell
 * that is not empty. */
static void put_answer(typing *t, const rv_outcome *meant) {
    int n = t->asked->line - 1;
    for (const char *p = t->head; *p; p++)
        n -= *p == '\n';
    for (int i = 0; i < t->now->n; i++)
        for (const char *p = skip(t->now->rows[i].typed), *end; *p; p = skip(end)) {
            end = end_of_cell(t, p);
            n -= !is_empty(p, end);
            const char *word = n ? NULL : strstr(p, meant->instead);
            if (!word)
                continue;
            const char *typed = t->now->rows[i].typed;
            set_row(t, i, 1,
                    out_format(t->r->err, "%.*s%s%s", (int)(word - typed), typed, meant->value,
                               word + strlen(meant->instead)));
            return;
        }
}

/* Types a row again, puts a new one in its place, before it, or takes it out. */
static void obey_row(typing *t, const char *words, int word) {
    char *end;
    int i = 0;
    const long number = strtol(words, &end, 10);
    const bool insert = word == INSERT, without = word == DELETE;
    while (i < t->now->n && number_of(t, i) != number)
        i++;
    if (end == words || without != !*skip(end + (*end == ':')) ||
        ((insert || i == t->now->n) && (without || is_full(t) || number_of(t, i) != number))) {
        out_printf(t->r->out, "Type `%s`%s.\n", all_words[word],
                   without ? " and the number of a row, which stands at the side of the board"
                           : ", its number at the side of the board, and its cells");
        return;
    }
    set_row(t, i, !insert && i < t->now->n, without ? NULL : end + (*end == ':'));
}

/* The keys that a board is read by cannot be typed again between its rows. */
static void obey_key(typing *t, const char *line, size_t n) {
    const rv_key_info *key = rv_case_keys(t->bare);
    while (key && key->key && (*key->in || !rv_str_is((rv_str){line, n}, key->key)))
        key++;
    if (!key || !key->key ||
        strstr(" reeve rules players options board moves ",
               out_format(t->r->err, " %s ", key->key))) {
        out_printf(t->r->out, "No key `%.*s` can be typed below this board.\n", (int)n, line);
        return;
    }
    state *s = change(t);
    s->keys = out_joined(t->r->err, s->keys, line, "\n", NULL);
    draw(t);
}

static void obey(typing *t, const char *line) {
    line += strspn(line, " \t");
    size_t n = strcspn(line, " \t");
    const rv_outcome *meant = t->asked ? outcome_meant(t->asked, line) : NULL;
    const int word = strcmp(line, "?") ? rv_name_find(all_words, (rv_str){line, n}) : HELP;
    switch (word) {
    case ROW:
    case INSERT:
    case DELETE: obey_row(t, line + n, word); break;
    case WEST: /* rows that follow begin one column further west than those before */
        out_put(t->r->out, t->wall.bounded
                               ? "This board has an edge: each row begins at its wall.\n"
                               : "The rows that follow begin one cell further west.\n");
        change(t)->west -= !t->wall.bounded;
        break;
    case UNDO: go_to(t, t->now->before); break;
    case REDO: go_to(t, t->now->after); break;
    case SHOW: draw(t); break;
    case DONE:
    case QUIT: t->over = t->written = true; break;
    case CANCEL: t->over = true; break;
    case HELP:
        help_put(t->r->out, "rows of a board",
                 (const char *[]){t->wall.bounded ? " Leave out cells outside the wall." : ""});
        break;
    default:
        n = strspn(line, "abcdefghijklmnopqrstuvwxyz_");
        if (meant)
            put_answer(t, meant);
        else if (n && line[n] == ':' && strchr(" {[", line[n + 1]))
            obey_key(t, line, n);
        else if (is_full(t))
            out_put(t->r->out, "All rows are there: type `done`, `undo` or `row N CELLS`.\n");
        else if (*line || t->wall.bounded)
            set_row(t, t->now->n, 0, line);
        break;
    }
}

/* ---- questions ----------------------------------------------------------------------------- */

/* Where no tile is like the start tile, somebody must say which it is. False: `cancel`. */
static bool ask_start(typing *t) {
    if (t->alike || t->now->start_given || !*t->start)
        return true;
    const char *question = out_format(
        t->r->err, "Which cell has the start tile, %s? (x,y as shown; Enter: not known) ",
        t->start);
    int x, y;
    for (const char *answer; (answer = line_ask(t->r->out, question)) && *answer;) {
        if (sscanf(answer, "%d,%d", &x, &y) == 2 && abs(x) < 1000 && abs(y) < 1000) {
            t->now->start_given = true;
            t->x = t->now->start_x = x;
            t->y = t->now->start_y = -y;
            break;
        }
        if (args_answer(answer, QUIT_WORDS))
            return strcmp(answer, "cancel") != 0;
        help_put(t->r->out, "which cell", NULL);
    }
    judge(t);
    return true;
}

/* ---- the beginning and the end ------------------------------------------------------------- */

static bool begin_typing(typing *t) {
    rv_settings settings = t->r->settings;
    settings.partly = true;
    settings.accept = NULL;
    settings.naccept = 0;
    t->bare = out_needed(rv_case_new(t->r->library, &settings));
    t->bench = out_needed(rv_case_new(t->r->library, &settings));
    const rv_text empty = run_text(out_joined(t->r->err, t->head, "board: {}\n", NULL));
    t->game = rv_case_judge(t->bare, &empty);
    if (!shown_can_draw(t->game)) {
        const document d = {.file = t->p->file.name, .report = t->game, .text = &empty};
        report_diagnostics(t->r, &d, NULL);
        return false;
    }
    t->wall = shown_board(out_arena(t->r->out), t->bare);
    grid g;
    if (t->wall.bounded && grid_open(&g, t->bare, &t->wall, 0, out_arena(t->r->out))) {
        t->wall.x0 = g.x0;
        t->wall.x1 = g.x0 + g.nx - 1;
        t->wall.y0 = g.y1 - g.ny + 1;
        t->wall.y1 = g.y1;
    }
    for (int i = 0; !t->wall.bounded && i < t->wall.ntiles; i++) {
        const rv_shown_tile tile = shown_board_tile(out_arena(t->r->out), t->bare, i);
        if (!tile.x && !tile.y)
            snprintf(t->start, sizeof t->start, "%s", tile.id);
    }
    return true;
}

/* Takes the rows from the lines of a board, "  '1,0': [crfr, R:knight]", whose cells keep their
 * names. False: there are other lines. */
static bool open_rows(typing *t, rv_str lines) {
    enum { MOST = 100 };
    rv_diags diags = {.arena = out_arena(t->r->err)};
    const rv_yaml *board = rv_doc_parse(diags.arena, lines, 1, &diags);
    rv_shown_board all = t->wall;
    state *s = t->now;
    int x, y, left = board ? board->n : diags.n;
    RV_EACH_PAIR(board && board->type == RV_YAML_MAP ? board : NULL, cell) {
        left += cell->next->loc.line != cell->loc.line;
        if (sscanf(cell->text.s, "%d,%d", &x, &y) == 2 && abs(x) < MOST && abs(y) < MOST)
            grid_reach(&all, x, y);
    }
    for (y = all.y1; y >= all.y0; y--) {
        out *typed = out_part(t->r->err);
        char name[24];
        for (x = all.x0; x <= all.x1; x++) {
            const bool inside = rv_case_inside(t->bare, x, y, name);
            const rv_yaml *tile = inside ? rv_doc_get(board, name) : NULL;
            left -= tile != NULL;
            out_put(typed, inside && !tile ? " ." : "");
            RV_EACH_PART(tile, word) {
                out_printf(typed, " %.*s", RV_CHARS(word->text));
                left += word->type != RV_YAML_WORD;
            }
        }
        s->rows[s->n++].typed = out_text(typed);
    }
    s->start_x = -all.x0;
    s->start_y = all.y1;
    s->start_given = !all.bounded;
    return !left;
}

/* A row after another, asked for as "row 12, d to i> ". Lines that can stand in a comment of the
 * record are noted. */
static void type_rows(typing *t) {
    enum { MOST_NOTED = 1 << 16 };
    while (!t->over) {
        char from[24], until[24];
        int first = 0, last = 0;
        const char *prompt = "all rows are there; done? ";
        if (!is_full(t)) {
            prompt = out_format(t->r->err, "row %d", (int)number_of(t, t->now->n));
            if (t->wall.bounded && inside(t, y_of(t, t->now->n), &first, &last)) {
                rv_case_inside(t->bare, first, y_of(t, t->now->n), from);
                rv_case_inside(t->bare, last, y_of(t, t->now->n), until);
                prompt = out_format(t->r->err, "%s, %c to %c", prompt, from[0], until[0]);
            }
            prompt = out_format(t->r->err, "%s%s> ", prompt, t->now->n ? "" : " (help)");
        }
        const char *line = line_ask(t->r->out, prompt), *end = line;
        const state *before = t->now;
        if (!line) {
            t->over = t->written = t->warned = true; /* what was typed is not lost */
            return;
        }
        obey(t, line);
        while (*end >= ' ' && *end <= '~' && *end != ';')
            end++;
        /* a file that cannot be read has no note */
        if (t->over || t->now == before || *end || t->log->n + strlen(line) > MOST_NOTED ||
            t->p->report->verdict == RV_NOT_READ)
            continue;
        out_printf(t->log, ";%s", line);
        diary_set_note(&t->p->diary, out_format(t->r->err, "board%s", out_text(t->log)));
        play_save(t->p);
    }
}

/* Whether there are tiles to write. What is wrong can be typed again, once. */
static bool type_until_done(typing *t) {
    for (;;) {
        type_rows(t);
        find_start(t);
        if (!t->written || !judge(t) || !ask_start(t))
            return false;
        if (t->warned || !t->wrong)
            return true;
        draw(t);
        help_put(t->r->out, "wrong row", NULL);
        t->warned = true;
        t->over = t->written = false;
    }
}

/* Writes the position that was typed, with what the game has besides the board, the score to fill
 * in and the rest in comments; and goes on from it, if it can be. */
static void begin_from(typing *t) {
    static const char score[] = "score:";
    play *p = t->p;
    out *o = t->r->out, *whole = out_part(t->r->err);
    const bool same = t->opened && !strcmp(t->opened, out_text(t->text));
    const char *text = *t->rest ? NULL : rv_case_template(t->wrong ? t->bare : t->bench);
    const char *at = text ? strstr(text, "\nscore:") : NULL;
    out_raw(whole, t->head);
    put_rows(t, whole);
    out_raw(whole, t->rest);
    while (at && at > text && at[-1] != '\n')
        at--; /* with the comment above */
    for (size_t n; at && *at; at += n + (at[n] == '\n')) {
        n = strcspn(at, "\n");
        out_put(whole, *at == '#' || !strncmp(at, score, sizeof score - 1) ? "" : "# ");
        out_bytes(whole, at, n);
        out_put(whole, "\n");
    }
    diary_set_in(whole, t->now->keys);
    if (!play_save_text(p, same ? t->before : whole))
        return;
    out_printf(o, same ? "%s is as it was.\n" : "%s is written.\n", p->file.name);
    if (t->wrong) {
        out_put(o, "It still has mistakes. `reeve show` draws and numbers them;\n"
                   "`reeve board` opens its rows again.\n");
        p->quit = true;
        p->status = t->report->status;
        return;
    }
    if (!same)
        diary_open(&p->diary, out_text(whole));
    p->drawn = NULL;
    p->quit = false;
    play_take_all(p);
    play_judge(p, &p->diary);
    say_next(p);
    p->enter = "score --now";
    const int last = p->report->nplayers - 1;
    const char *label = p->report->label[last],
               *const words[] = {
                   rv_case_draw(p->r->bench, 0), p->report->label[0],
                   last ? out_format(o, "If %s is to move, type `to_move: %s`. ", label, label)
                        : ""};
    help_put(o, "board is typed", words);
}

/* Parts a record in which no turn is into what is above the rows of its board and what is below
 * them; returns where the rows end. */
static const char *part_text(typing *t, const char *board, const char *moves) {
    const char *text = out_text(&t->p->diary.begun), *end = board ? board + 1 : moves + 1;
    out *head = out_part(t->r->err), *below = out_part(t->r->err);
    out_bytes(head, text, (size_t)(end - text));
    t->head = out_text(head);
    if (!board)
        return end;
    const char *rest = end = board + sizeof "\nboard:";
    for (; *rest == ' ' || *rest == '#'; rest += strcspn(rest, "\n") + 1)
        end = *rest == ' ' ? rest + strcspn(rest, "\n") + 1 : end;
    out_bytes(below, end, (size_t)(moves + 1 - end));
    out_raw(below, out_text(&t->p->diary.ended));
    t->rest = out_text(below);
    return end;
}

void board_enter(play *p, const char *before) {
    run *r = p->r;
    typing t = {.p = p,
                .r = r,
                .rest = "",
                .now = &(state){.keys = "", .rows = out_room(r->err, MOST_ROWS, sizeof(row))},
                .text = out_part(r->err),
                .log = out_part(r->err),
                .before = out_part(r->err)};
    const char *text = out_text(&p->diary.begun), *moves = strstr(text, "\nmoves:");
    const char *board = strstr(text, "\nboard:\n");
    if (diary_entries(&p->diary)) {
        diary_set_note(&p->diary, "");
        out_put(r->out, "A board can be typed only before the first turn.\n");
        return;
    }
    const char *end = part_text(&t, board, moves), *rows = board ? board + sizeof "\nboard:" : end;
    diary_set_note(&p->diary, "");
    if (*before)
        diary_put(&p->diary, t.before);
    else
        out_bytes(t.before, out_text(&p->file.text), p->file.text.n);
    bool there = begin_typing(&t);
    if (there && board && !open_rows(&t, (rv_str){rows, (size_t)(end - rows)})) {
        out_put(r->out, "The board has other lines than `CELL: TILE`. Correct the file.\n");
        there = false;
    } else if (there) {
        obey(&t, "help");
    }
    if (there && board) {
        draw(&t);
        t.opened = out_joined(r->err, out_text(t.text), NULL);
    }
    for (size_t n; there && *before == ';'; before += n) { /* ";ROW;ROW" of an earlier session */
        n = strcspn(++before, ";");
        const char *line = out_format(r->err, "%.*s", (int)n, before);
        obey(&t, line);
        if (!t.over)
            out_printf(t.log, ";%s", line);
    }
    if (there && !type_until_done(&t)) {
        out_put(r->out, "No board is written.\n");
        there = false;
    }
    diary_set_note(&p->diary, "");
    p->quit |= !there && !board && p->file.made && r->args->command == &commands[CMD_board];
    if (there)
        begin_from(&t);
    else if (p->quit && !board) /* no file is left of a board that was not typed */
        play_save_text(p, out_part(r->err));
    else if (t.log->n)
        play_save_text(p, t.before);
    rv_case_free(t.bare);
    rv_case_free(t.bench);
}
