/* play: the referee at the table. Reads one entry at a time, judges it, and saves the record. */
#define _GNU_SOURCE /* getrandom */
#include "cmd/score.h"
#include "files.h"
#include "play/ask.h"
#include "play/begin.h"
#include "play/blame.h"
#include "play/board.h"
#include "play/complete.h"
#include "play/diary.h"
#include "play/line.h"
#include "report.h"
#include "save.h"
#include "svg/picture.h"
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct play {
    run *r;
    const char *file;
    line_reader *lines;
    diary diary;
    size_t kept; /* of the diary's text, what has been accepted; the rest was refused */
    int known;   /* the number of entries in it */
    bool refused;
    bool is_new; /* the file did not exist */
    out saved;   /* what the file contains, as far as this program knows */
    int_list accept;
    const rv_report *report;
    rv_text text;
    out judged; /* the bytes of `text` */
    questions asks;
    char *drawn; /* the tile of the next entry, if `draw` has drawn it */
    bool quit;
    rv_status status;
} play;

/* ---- judging ------------------------------------------------------------------------------- */

/* The first complaint that is more than a note. */
static const rv_diag *fault(const play *p) {
    for (int i = 0; i < p->report->ndiags; i++)
        if (p->report->diags[i].severity != RV_SEV_NOTE)
            return &p->report->diags[i];
    return NULL;
}

/* Judges the diary as it is. */
static void judge(play *p) {
    run *r = p->r;
    out_reset(&p->judged);
    diary_put(&p->diary, &p->judged);
    p->text = (rv_text){.bytes = {out_text(&p->judged), p->judged.n}, .line = 1, .number = 1};
    p->report = rv_case_judge(r->bench, &p->text);
    ask_begin(&p->asks, fault(p) ? NULL : r->bench);
}

/* The same without the entry that was refused. */
static void judge_kept(play *p) {
    out *o = &p->diary.begun;
    char *refused = p->refused ? strdup(out_text(o) + p->kept) : NULL;
    if (refused)
        out_back(o, p->kept);
    judge(p);
    out_raw(o, refused ? refused : "");
    free(refused);
}

/* The settings of a case do not change, but which turns are accepted does. */
static bool begin_bench(play *p) {
    run *r = p->r;
    rv_case_free(r->bench);
    r->settings.accept = p->accept.k;
    r->settings.naccept = p->accept.n;
    r->settings.quietly = false;
    r->bench = rv_case_new(r->library, &r->settings);
    if (!r->bench)
        p->status = complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    return r->bench;
}

/* ---- the file ------------------------------------------------------------------------------ */

/* Whether another program has changed the file since it was read or written. */
static bool is_changed(play *p) {
    size_t n;
    int error = 0;
    char *now = file_bytes(p->file, &n, &error);
    bool changed = now ? n != p->saved.n || memcmp(now, out_text(&p->saved), n) != 0
                       : error != ENOENT || p->saved.n > 0;
    free(now);
    return changed;
}

/* Takes the text over. */
static bool save_text(play *p, out *text) {
    if (is_changed(p)) {
        p->status = complain(p->r, RV_MISUSED, p->file,
                             "another program has changed this file; nothing was written over it");
        p->quit = true;
        out_free(text);
        return false;
    }
    p->status = save(p->r, p->file, text);
    out_free(&p->saved);
    p->saved = *text;
    p->quit |= p->status != RV_FINE;
    return p->status == RV_FINE;
}

static bool save_diary(play *p) {
    out text;
    out_open(&text, OUT_NOWHERE, false);
    diary_put(&p->diary, &text);
    return save_text(p, &text);
}

static void keep_all(play *p) {
    p->kept = p->diary.begun.n;
    p->known = diary_entries(&p->diary);
    p->refused = false;
}

static void forget_tile(play *p) {
    free(p->drawn);
    p->drawn = NULL;
}

/* The diary in the words that reeve uses; everything in it is accepted. */
static bool accept(play *p) {
    const char *canonical = rv_case_format(p->r->bench);
    if (canonical) {
        out text;
        out_open(&text, OUT_NOWHERE, false);
        out_raw(&text, canonical);
        diary_free(&p->diary);
        diary_open(&p->diary, out_text(&text));
        out_free(&text);
    }
    keep_all(p);
    if (!save_diary(p))
        return false;
    forget_tile(p);
    judge(p);
    return true;
}

static void forget(play *p) {
    out_back(&p->diary.begun, p->kept);
    p->refused = false;
}

/* ---- what is said -------------------------------------------------------------------------- */

static void say_next(play *p) {
    const rv_report *r = p->report;
    out *o = p->r->out;
    report_scores(o, r);
    if (r->to_move < 0) {
        out_put(o, "; the game is over\n");
        return;
    }
    out_put(o, "; ");
    report_player(o, r, r->to_move);
    out_printf(o, " is to move%s, %d tile%s left\n",
               r->second_part ? ", the second part of a double turn" : "", r->stack,
               r->stack == 1 ? "" : "s");
}

static void redraw(play *p);

static void say_turn(play *p) {
    redraw(p);
    if (p->report->nlines)
        score_put_last(p->r, p->report);
    if (p->report->finished)
        score_put_end(p->r, p->report);
    say_next(p);
}

static void say_fault(play *p) {
    const document d = {
        .file = p->file, .number = 1, .alone = true, .report = p->report, .text = &p->text};
    out_flush(p->r->out);
    blame_put(p->r, &d, p->known);
    out_flush(p->r->err);
}

/* ---- entries ------------------------------------------------------------------------------- */

typedef struct key_search {
    const char *word;
    size_t n;
    bool found, alone; /* alone: it is an entry of its own */
} key_search;

static void see_key(void *ud, const rv_key_info *key) {
    key_search *s = ud;
    if (strcmp(key->in, "moves") || strlen(key->key) != s->n || strncmp(key->key, s->word, s->n))
        return;
    s->found = true;
    s->alone |= key->alone;
}

/* Whether it begins with a key of an entry; or with one that is an entry of its own. */
static key_search key_of(play *p, const char *line) {
    key_search s = {.word = line, .n = strcspn(line, ": ")};
    if (line[s.n] == ':')
        rv_library_keys(p->r->library, see_key, &s);
    return s;
}

/* Whether it begins with the label or the name of a player. */
static bool is_for_player(const play *p, const char *line) {
    const char *colon = strchr(line, ':');
    size_t n = colon ? (size_t)(colon - line) : 0;
    for (int i = 0; n && i < p->report->nplayers; i++)
        if ((strlen(p->report->label[i]) == n && !strncmp(line, p->report->label[i], n)) ||
            (strlen(p->report->name[i]) == n && !strncmp(line, p->report->name[i], n)))
            return true;
    return false;
}

/* The tile of the next entry, as far as it is known before that is typed. */
static const char *next_tile(const play *p) {
    return p->drawn ? p->drawn : rv_case_held(p->r->bench);
}

static bool begins_with_cell(const play *p, const char *words) {
    char *word = strndup(words, strcspn(words, " "));
    bool is_cell = word && rv_case_is_cell(p->r->bench, word);
    free(word);
    return is_cell;
}

/* The words of a turn, with the tile that was drawn if they begin with a cell, or with a rotation:
 * "e5 knight", "/90 e5". */
static void put_turn(const play *p, out *entry, const char *words) {
    const char *tile = next_tile(p);
    words += strspn(words, " ");
    if (tile && (*words == '/' || begins_with_cell(p, words))) {
        out_raw(entry, tile);
        out_put(entry, *words == '/' ? "" : " ");
    }
    out_raw(entry, words);
}

static void add_entry(play *p, const char *line) {
    out entry;
    out_open(&entry, OUT_NOWHERE, false);
    if (key_of(p, line).alone) {
        out_raw(&entry, line);
    } else if (is_for_player(p, line)) {
        size_t n = strcspn(line, ":") + 1;
        out_bytes(&entry, line, n);
        out_put(&entry, " ");
        put_turn(p, &entry, line + n);
    } else {
        out_printf(&entry,
                   "%s: ", p->report->label[p->report->to_move < 0 ? 0 : p->report->to_move]);
        put_turn(p, &entry, line);
    }
    diary_add(&p->diary, out_text(&entry));
    out_end(&entry, p->r->err);
}

/* An entry, or a key of the entry before; several are divided by `;`. */
static void add_part(play *p, const char *part) {
    const key_search s = key_of(p, part);
    if (s.found && !s.alone)
        diary_add_key(&p->diary, part);
    else
        add_entry(p, part);
}

static void add_parts(play *p, char *line) {
    for (char *part = line, *end; part; part = end) {
        end = strchr(part, ';');
        if (end)
            *end++ = '\0';
        part += strspn(part, " ");
        if (*part)
            add_part(p, part);
    }
}

/* Judges what has been added. */
static void conclude(play *p) {
    judge(p);
    const rv_diag *f = fault(p);
    if (!f) {
        if (accept(p))
            say_turn(p);
        return;
    }
    p->refused = true;
    say_fault(p);
    if (f->noutcomes)
        ask_outcomes(p->r->out, f);
    else
        out_put(p->r->out,
                "Not entered. Type it again, add a key to it, ask `why`, or `keep` it if it was "
                "played all the same.\n");
}

/* The number of one of the outcomes that an ambiguous entry can have. */
static bool choose_outcome(play *p, const char *line) {
    bool wrong = false;
    const rv_diag *f = p->refused ? fault(p) : NULL;
    const rv_outcome *o = f ? ask_outcome(f, line, &wrong) : NULL;
    if (wrong)
        ask_outcomes(p->r->out, f);
    if (!o)
        return wrong;
    if (!o->within)
        diary_set_key(&p->diary, o->key);
    else if (!diary_insert_key(&p->diary, f->line, f->column, o->key))
        return false;
    conclude(p);
    return true;
}

/* The answers so far are saved with the record. */
static void keep_answers(play *p) {
    out words;
    out_open(&words, OUT_NOWHERE, false);
    ask_put(&p->asks, &words);
    diary_set_note(&p->diary, out_text(&words));
    out_end(&words, p->r->err);
    save_diary(p);
}

/* Answers to what is asked for an entry that is due. */
static bool answer(play *p, char *line) {
    if (!ask_key(&p->asks))
        return false;
    const char *entry = ask_hear(&p->asks, line, p->r->out);
    if (!entry) {
        keep_answers(p);
        return true;
    }
    diary_add(&p->diary, entry);
    diary_set_note(&p->diary, "");
    conclude(p);
    return true;
}

/* The answers that were saved when the last session ended. */
static void answer_again(play *p) {
    char *words = strdup(diary_note(&p->diary));
    if (words && *words)
        answer(p, words);
    free(words);
}

/* A key on its own belongs to the entry that was refused, or to the last one. */
static void enter(play *p, char *line) {
    const key_search key = key_of(p, line);
    if (choose_outcome(p, line))
        return;
    if (p->refused && (!key.found || key.alone)) {
        forget(p);
        judge(p);
    }
    if (!key.found && !is_for_player(p, line) && answer(p, line))
        return;
    diary_set_note(&p->diary, "");
    add_parts(p, line);
    conclude(p);
}

/* ---- words --------------------------------------------------------------------------------- */

static void play_undo(play *p, char *words) {
    (void)words;
    if (ask_undo(&p->asks)) {
        keep_answers(p);
        return;
    }
    if (p->refused) {
        forget(p);
    } else if (diary_cut(&p->diary)) {
        keep_all(p);
        forget_tile(p);
    } else {
        out_put(p->r->out, "There is no entry to take back.\n");
    }
    int n = diary_entries(&p->diary);
    while (p->accept.n && p->accept.k[p->accept.n - 1] > n)
        p->accept.n--;
    if (!begin_bench(p))
        return;
    judge(p);
    if (save_diary(p)) {
        redraw(p);
        say_next(p);
    }
}

static void play_drop(play *p, char *words) {
    (void)words;
    forget(p);
    judge(p);
    say_next(p);
}

static bool accept_turn(play *p, int turn) {
    int *more = realloc(p->accept.k, sizeof *more * (size_t)(p->accept.n + 1));
    if (!more) {
        p->status = complain(p->r, RV_LIMIT_HIT, NULL, "memory ran out");
        return false;
    }
    p->accept.k = more;
    p->accept.k[p->accept.n++] = turn;
    return begin_bench(p);
}

/* What was kept before stays kept. */
static void accept_marked(play *p) {
    for (int i = 1; i <= p->known; i++)
        if (diary_is_marked(&p->diary, i))
            accept_turn(p, i);
}

static void refuse(play *p, const char *why) {
    say_fault(p);
    out_printf(p->r->out, "%s\n", why);
}

/* The entry that was refused, or in a file that was begun before, the first one that is illegal. */
static void play_keep(play *p, char *words) {
    const rv_diag *f = fault(p);
    int turn = f ? f->turn : 0, accepted = p->accept.n;
    (void)words;
    if (!f) {
        out_put(p->r->out, "No entry was refused.\n");
        return;
    }
    if (turn && p->report->verdict != RV_NOT_READ && accept_turn(p, turn))
        judge(p);
    f = fault(p);
    if (!f || f->turn > turn)
        diary_mark(&p->diary, turn);
    if (!f) {
        judge(p);
        if (accept(p))
            say_turn(p);
    } else if (f->turn <= turn) {
        p->accept.n = accepted;
        refuse(p, "This cannot be kept, because it cannot be played.");
    } else {
        refuse(p, "Another entry is illegal: `keep` it, too, or `undo` it.");
    }
}

static void play_quit(play *p, char *words) {
    (void)words;
    p->quit = true;
}

/* Goes on from the position that was typed, if it can be; without what is only there to fill in. */
static void begin_from(play *p, board_typed *typed) {
    size_t board = typed->board;
    if (!save_text(p, &typed->text))
        return;
    out_printf(p->r->out, "%s is written.\n", p->file);
    if (typed->status != RV_FINE) {
        out_put(p->r->out, "Mend what is wrong in the file; then `reeve show` draws it.\n");
        p->quit = true;
        p->status = typed->status;
        return;
    }
    char *position = strndup(out_text(&p->saved), board);
    diary_free(&p->diary);
    diary_open(&p->diary, position ? position : "");
    free(position);
    p->kept = p->diary.begun.n;
    judge(p);
    say_next(p);
}

/* What stands above the moves of a record that has none; NULL if it has, or is a position. */
static char *head_of(play *p) {
    const char *text = out_text(&p->diary.begun), *end = strstr(text, "\nmoves:");
    bool begun = !end || diary_entries(&p->diary) || strstr(text, "\nboard:");
    return begun ? NULL : strndup(text, (size_t)(end + 1 - text));
}

static void play_board(play *p, char *words) {
    board_typed typed;
    char *head = head_of(p);
    (void)words;
    if (!head)
        out_put(p->r->out, "A board can be typed only before the game has begun.\n");
    else if (board_type(p->r, p->lines, head, &typed))
        begin_from(p, &typed);
    free(head);
}

static void play_help(play *p, char *words);
static void play_draw(play *p, char *words);

/* ---- commands of reeve --------------------------------------------------------------------- */

/* Whether a picture would be drawn over the record; complains. */
static bool is_record(play *p, const char *picture) {
    struct stat a, b;
    if (stat(picture, &a) || stat(p->file, &b) || a.st_dev != b.st_dev || a.st_ino != b.st_ino)
        return false;
    complain(p->r, RV_MISUSED, picture, "this is the record; name another file for the picture");
    return true;
}

/* Runs a command on the diary, with its own arguments. */
static void ask_reeve(play *p, int argc, char **argv) {
    args a = {0};
    run sub = *p->r;
    if (args_read(&a, argc, argv, p->r->err) == RV_FINE && !(a.svg && is_record(p, a.svg))) {
        a.colour = p->r->args->colour;
        sub.args = &a;
        sub.bench = NULL;
        sub.typed = &p->text;
        sub.typed_name = p->file;
        sub.settings = run_settings(&a, &sub.scripts);
        sub.settings.accept = p->accept.k;
        sub.settings.naccept = p->accept.n;
        sub.shown = sub.pictures = 0;
        a.command->function(&sub);
        p->r->rulesets = sub.rulesets; /* listed once for all */
        rv_case_free(sub.bench);
    }
    args_free(&a);
    out_flush(p->r->err);
}

typedef struct reeve_word {
    const char *name, *before;
    bool file; /* the first operand is a file */
    bool rules;
} reeve_word;

enum { MOST_WORDS = 64 };

/* "legal 17 --actions" is `reeve legal --tile 17 --actions`. */
static void obey_reeve(play *p, const char *name, const char *before, char *words) {
    char *argv[MOST_WORDS + 6] = {"reeve", (char *)name};
    int n = 2;
    if (!strcmp(name, "why"))
        argv[n++] = (char *)p->file;
    if (!strcmp(name, "tiles") || !strcmp(name, "rules"))
        argv[n++] = (char *)p->report->rules;
    words += strspn(words, " ");
    bool bare = !*words || *words == '-';
    char *tile = *before && bare && next_tile(p) ? strdup(next_tile(p)) : NULL;
    if (*before && (!bare || tile))
        argv[n++] = (char *)before;
    if (tile)
        argv[n++] = tile;
    for (char *word = strtok(words, " "); word && n < MOST_WORDS; word = strtok(NULL, " "))
        argv[n++] = word;
    ask_reeve(p, n, argv);
    free(tile);
}

/* A refused entry is not part of the game, but it is what `why` and `show` are about. */
static void obey_apart(play *p, const char *name, const char *before, char *words) {
    bool apart = p->refused && strcmp(name, "why") != 0 && strcmp(name, "show") != 0;
    if (apart)
        judge_kept(p);
    obey_reeve(p, name, before, words);
    if (apart)
        judge(p);
}

/* At a terminal the board is printed; the picture is drawn in any case. */
static void redraw(play *p) {
    char none[] = "";
    if (line_is_terminal(p->lines))
        obey_reeve(p, "show", "", none);
    if (p->r->args->svg && !is_record(p, p->r->args->svg)) {
        p->r->pictures = 0;
        picture_board(p->r, &(board_picture){.board = p->r->bench,
                                             .report = p->report,
                                             .against = report_against(p->report)});
    }
}

/* ---- the table of words -------------------------------------------------------------------- */

typedef struct word {
    const char *name, *words, *help;
    void (*function)(play *p, char *words); /* NULL: a command of reeve */
    const char *before;
} word;

static const word all_words[] = {
#define WORD(name, words, help) {#name, words, help, play_##name, NULL},
#define REEVE(name, words, before, help) {#name, words, help, NULL, before},
#include "play/play.def"
};
enum { NWORDS = sizeof all_words / sizeof *all_words };

static void play_help(play *p, char *words) {
    out *o = p->r->out;
    (void)words;
    out_put(o, "Type an entry as in a record, for the player to move: `17/90 e5 knight`, or `W: "
               "17/90 e5`; "
               "keys after it divided by `;`, or on their own lines: `order: [house@f6]`.\n");
    for (int i = 0; i < NWORDS; i++) {
        const word *w = &all_words[i];
        int n = out_columns(w->name) + 1 + out_columns(w->words);
        out_printf(o, "  %s %s", w->name, w->words);
        out_spaces(o, n < 40 ? 40 - n : 1);
        out_printf(o, "%s\n", w->help);
    }
}

/* ---- drawing a tile ------------------------------------------------------------------------ */

/* Of a game that asks which tile is drawn, this is the answer. */
static bool draw_answer(play *p, uint64_t number) {
    const char *tile = ask_draw(&p->asks, number);
    char *copy = tile ? strdup(tile) : NULL;
    if (copy) {
        out_printf(p->r->out, "The tile is %s.\n", copy);
        answer(p, copy);
    }
    free(copy);
    return tile;
}

/* Drawn again, it is another tile: the first one may fit nowhere. */
static void play_draw(play *p, char *words) {
    uint64_t number = 0;
    (void)words;
    if (p->refused) {
        forget(p);
        judge(p);
    }
    bool random = getrandom(&number, sizeof number, 0) == sizeof number;
    if (random && draw_answer(p, number))
        return;
    if (ask_key(&p->asks)) {
        out_put(p->r->out, "No tile is drawn now.\n");
        return;
    }
    const char *tile = p->drawn ? NULL : rv_case_held(p->r->bench);
    if (!tile && random)
        tile = rv_case_draw(p->r->bench, number);
    char *copy = tile ? strdup(tile) : NULL;
    forget_tile(p);
    p->drawn = copy;
    if (copy)
        out_printf(p->r->out, "The tile is %s.\n", copy);
    else
        out_put(p->r->out, "No tile is left to draw.\n");
}

/* ---- the loop ------------------------------------------------------------------------------ */

static void obey(play *p, char *line) {
    line += strspn(line, " \t");
    size_t n = strcspn(line, " \t"), end = strlen(line);
    while (end && isspace((unsigned char)line[end - 1]))
        line[--end] = '\0';
    for (int i = 0; i < NWORDS; i++) {
        const word *w = &all_words[i];
        if (strlen(w->name) != n || strncmp(w->name, line, n))
            continue;
        if (w->function)
            w->function(p, line + n);
        else
            obey_apart(p, w->name, w->before, line + n);
        return;
    }
    if (*line && *line != '#')
        enter(p, line);
}

static void put_prompt(play *p, out *to) {
    const rv_report *r = p->report;
    out_reset(to);
    const char *key = ask_key(&p->asks), *tile = key ? NULL : next_tile(p);
    if (r->to_move < 0)
        out_put(to, "over> ");
    else if (key)
        out_printf(to, "turn %d, %s> ", r->turns + 1, key);
    else if (tile)
        out_printf(to, "turn %d, %s, tile %s> ", r->turns + 1, r->name[r->to_move], tile);
    else
        out_printf(to, "turn %d, %s> ", r->turns + 1, r->name[r->to_move]);
}

static void loop(play *p) {
    out prompt;
    const char *typed = "";
    out_open(&prompt, OUT_NOWHERE, false);
    while (!p->quit && typed && !p->r->out->error) {
        ask_say(&p->asks, p->r->out);
        put_prompt(p, &prompt);
        out_flush(p->r->out);
        typed = line_read(p->lines, out_text(&prompt));
        char *line = typed ? strdup(typed) : NULL;
        if (line)
            obey(p, line);
        free(line);
    }
    out_end(&prompt, p->r->err);
}

/* ---- the beginning ------------------------------------------------------------------------- */

static void choices(void *ud, const char *before, const char *last, out *words) {
    play *p = ud;
    const char *names[NWORDS + 1] = {NULL};
    if (!p->report) {
        begin_choices(p->r, before, last, words);
        return;
    }
    for (int i = 0; i < NWORDS; i++)
        names[i] = all_words[i].name;
    if (p->refused)
        judge_kept(p);
    const completing c = {p->r, p->report, names, p->refused};
    if (ask_key(&p->asks))
        ask_complete(&p->asks, last, words);
    else
        complete_line(&c, before, last, words);
    if (p->refused)
        judge(p);
}

/* What is on the diary at the beginning must be readable; what is illegal can be kept, or undone.
 */
static bool begin(play *p) {
    out text;
    bool exists;
    out_open(&text, OUT_NOWHERE, false);
    bool there = begin_read(p->r, p->file, &text, &exists, &p->status);
    if (there && exists)
        out_bytes(&p->saved, out_text(&text), text.n);
    else if (there)
        there = p->is_new = begin_new(p->r, p->lines, &text, &p->status);
    there = there && begin_bench(p);
    if (there) {
        p->text = (rv_text){.bytes = {out_text(&text), text.n}, .line = 1, .number = 1};
        p->report = rv_case_judge(p->r->bench, &p->text);
        if (p->report->verdict == RV_NOT_READ) {
            say_fault(p);
            p->status = RV_UNREADABLE;
            there = false;
        } else {
            const char *canonical = rv_case_format(p->r->bench);
            diary_open(&p->diary, canonical ? canonical : out_text(&text));
            keep_all(p);
            accept_marked(p);
            judge(p);
            if (fault(p))
                refuse(p, "`keep` it if it was played all the same, or `undo` it.");
            else if (p->is_new)
                there = save_diary(p);
            redraw(p);
            say_next(p);
            answer_again(p);
        }
    }
    out_free(&text);
    return there;
}

static rv_status check_picture(run *r) {
    const char *svg = r->args->svg;
    if (!svg || (strcmp(svg, "-") != 0 && save_way_of(svg) == SAVE_REPLACES))
        return RV_FINE;
    return complain(r, RV_MISUSED, svg, "the picture is drawn again and again: name a file for it");
}

rv_status cmd_play(run *r) {
    play p = {.r = r, .file = r->args->operands.s[0]};
    if (check_picture(r) != RV_FINE)
        return RV_MISUSED;
    out_open(&p.saved, OUT_NOWHERE, false);
    out_open(&p.judged, OUT_NOWHERE, false);
    p.lines = line_open(choices, &p);
    if (!p.lines)
        return complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    if (begin(&p))
        loop(&p);
    line_close(p.lines);
    diary_free(&p.diary);
    ask_free(&p.asks);
    forget_tile(&p);
    out_end(&p.saved, r->err);
    out_end(&p.judged, r->err);
    free(p.accept.k);
    return p.status;
}
