/* word.c - the words that can be typed during a game.
 *
 * words.tsv is the table of them: words of the game itself, each a function here, and commands of
 * reeve, which are run on the diary with arguments of their own. What is neither is an entry.
 */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "html/page.h"
#include "play/play.h"
#include "report.h"
#include <ctype.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/stat.h>

/* A word; and of a command of reeve whether the first word behind it is a tile that it is about, or
 * several words may follow. help.txt says what they do. */
typedef struct word {
    const char *name;
    void (*function)(play *p); /* NULL: a command of reeve */
    bool tile, several;
} word;

/* ---- commands of reeve, which answer about the game so far ----------------------------------- */

/* Whether a picture would be drawn over the record; complains. */
static bool is_record(play *p, const char *picture) {
    struct stat a, b;
    if (stat(picture, &a) || stat(p->file.name, &b) || a.st_dev != b.st_dev || a.st_ino != b.st_ino)
        return false;
    complain(p->r, RV_MISUSED, picture, "this is the record; name another file for the picture");
    return true;
}

enum { MOST_WORDS = 64 };

/* Runs a command on the diary, with its own arguments. "legal 17 --actions" and "legal --actions
 * 17" are `reeve legal --tile 17 --actions`; without a tile it is about the one that was drawn.
 * What the command line of a shell allows, and this does not, is reported. A refused entry is not
 * part of the game, but it is what `show` is about, and `why` and "why 7" if that is its turn. */
static void obey_reeve(play *p, const word *w, char *words) {
    const char *what = words + strspn(words, " ");
    const bool why = !strcmp(w->name, "why");
    const bool kept = p->refused && strcmp(w->name, "show") != 0 &&
                      !(why && (!*what || atoi(what) == p->known + 1));
    char *argv[MOST_WORDS + 4] = {"reeve", (char *)w->name};
    int n = 2;
    args a = {0};
    run sub = *p->r;
    if (kept)
        play_judge(p, &p->kept);
    if (why)
        argv[n++] = (char *)p->file.name;
    for (char *next = strtok(words, " "); next && n < MOST_WORDS; next = strtok(NULL, " "))
        argv[n++] = next;
    bool fine = args_read(&a, n, argv, p->r->err) == RV_FINE;
    if (fine && w->tile) {
        bool before = args_given(&a, OPT_before);
        if (a.operands.n && !a.tile)
            a.tile = a.operands.s[--a.operands.n];
        else if (!a.tile && !before)
            a.tile = play_tile(p);
        fine = a.tile || before || a.command != &commands[CMD_legal];
        if (!fine)
            out_put(p->r->out, "Which tile? Type `legal TILE`, or `draw` one.\n");
    }
    if (fine && a.operands.n && !w->several) {
        out_printf(p->r->out, "Only options follow `%s`; see `help`.\n", w->name);
        fine = false;
    }
    if (fine && a.watch) {
        complain(p->r, RV_MISUSED, "--watch", "play answers again after each entry by itself");
        fine = false;
    }
    if (fine && !(a.svg && is_record(p, a.svg))) {
        if (a.command == &commands[CMD_tiles] || a.command == &commands[CMD_rules])
            a.operands.s[a.operands.n++] = p->report->rules; /* it has room for a word more */
        a.color = p->r->args->color;
        sub.args = &a;
        sub.bench = NULL;
        sub.typed = &p->text;
        sub.typed_name = p->file.name;
        sub.shown = sub.pictures = 0;
        if (load_begin(&sub) == RV_FINE) {
            sub.settings = run_settings(&a, sub.scripts);
            sub.settings.accept = p->accept.k;
            sub.settings.naccept = p->accept.n;
            run_command(&sub);
        }
        load_end(&sub);
        p->r->rulesets = sub.rulesets; /* listed once for all */
        rv_case_free(sub.bench);
    }
    out_free(&a.own);
    out_flush(p->r->err);
    if (kept)
        play_judge(p, &p->diary);
}

void command_picture(play *p) {
    const char *html = p->r->args->html, *name = html ? html : p->r->args->svg;
    if (!name || is_record(p, name))
        return;
    p->r->pictures = 0;
    if (html && shown_can_draw(p->report)) {
        const char *tile = play_tile(p);
        out *page = out_part(p->r->out);
        const document d = {.file = p->file.name, .report = p->report, .text = &p->text};
        page_put(p->r, &d, tile ? out_joined(page, tile, NULL) : NULL, page);
        p->pictured = worse(p->pictured, save_picture(p->r, html, page));
        play_judge(p, &p->diary);
    } else if (!html) {
        p->pictured = worse(p->pictured, save_board(p->r, p->file.name, NULL));
    }
}

void command_redraw(play *p) {
    enum { OTHERS = 13, LEAST = 11 };
    char none[] = "";
    /* So few that what is below the board, and what the turn has scored, is seen with it. */
    int height = out_height(p->r->out), lines = height - OTHERS;
    p->r->board_lines = !height ? 0 : lines > LEAST ? lines : LEAST;
    if (line_is_terminal())
        obey_reeve(p, &(word){.name = "show"}, none);
    p->r->board_lines = 0;
    command_picture(p);
}

/* ---- words of the game ----------------------------------------------------------------------- */

static void word_undo(play *p) {
    if (entry_undo(p))
        return;
    const char *entry = diary_entry(&p->diary, diary_entries(&p->diary), p->r->err);
    /* `err` forgets it when the board is drawn */
    const char *last = entry && !p->refused ? out_joined(&p->own, entry, NULL) : NULL;
    const char *before = out_joined(&p->own, out_text(&p->diary.begun), NULL);
    const char *left = p->refused ? p->left : NULL; /* steps of the turn before may still come */
    if (p->refused) {
        const bool asked = play_asked(p);
        entry_forget(p);
        out_put(p->r->out,
                asked ? "The entry is taken back.\n" : "The refused entry is forgotten.\n");
    } else if (diary_cut(&p->diary)) {
        diary_cut_end(&p->diary);
        play_take_all(p);
        const bool noted = p->known < (int)(sizeof p->drew / sizeof *p->drew);
        play_set_drawn(p, noted ? p->drew[p->known] : NULL);
        play_note_undone(p, &(struct undone){.text = before, .drawn = p->drawn});
    } else {
        out_put(p->r->out,
                "There is no entry to take back. Type `board` for the rows of the board.\n");
        return;
    }
    play_judge_anew(p, 0);
    if (play_save(p)) {
        command_redraw(p);
        if (last)
            out_printf(p->r->out, "Taken back: %s%s%s\n", last, p->drawn ? "; drawn: " : "",
                       p->drawn ? play_tile(p) : "");
        say_fault(p);
        say_next(p);
        say_how_to_mend(p);
    }
    p->passed = left;
    if (play_optional(p))
        ask_outcomes(p);
}

/* Enters what `undo` has taken back, as it was. */
static void word_redo(play *p) {
    const int more = p->nundone - 1;
    if (more < 0) {
        out_put(p->r->out, "No entry was taken back.\n");
        return;
    }
    const struct undone *u = &p->undone[more];
    if (u->passed) {
        entry_redo(p, u);
        p->nundone = more;
        return;
    }
    if (p->drawn && (!u->drawn || strcmp(p->drawn, u->drawn) != 0))
        out_printf(p->r->out, "%s goes back.\n", play_tile(p));
    if (!u->text) {
        if (p->refused)
            play_forget(p);
        p->nundone = more;
        entry_redraw(p, u->drawn);
        return;
    }
    play_set_drawn(p, u->drawn);
    diary_open(&p->diary, u->text);
    play_judge_anew(p, 0);
    if (play_accept(p)) {
        p->nundone = more;
        say_turn(p);
    }
}

static void word_drop(play *p) {
    if (!p->refused) {
        out_put(p->r->out, "No entry was refused.\n");
        return;
    }
    play_forget(p);
    if (play_save(p))
        say_next(p);
}

/* The entry that was refused, or in a file that was begun before, the first one that is illegal. */
static void word_keep(play *p) {
    const rv_diag *f = play_fault(p);
    int turn = f ? f->turn : 0;
    if (!f) {
        out_put(p->r->out, "No entry was refused.\n");
        return;
    }
    if (!turn && !p->refused) {
        say_how_to_mend(p);
        return;
    }
    if (turn && p->report->verdict != RV_NOT_READ)
        play_judge_anew(p, turn);
    f = play_fault(p);
    if (!f || f->turn > turn)
        diary_mark(&p->diary, turn);
    if (!f) {
        play_judge(p, &p->diary);
        if (play_accept(p))
            say_turn(p);
    } else if (f->turn <= turn) {
        const bool wrong = p->report->verdict == RV_WRONG;
        if (p->report->verdict != RV_NOT_READ)
            say_fault(p);
        play_judge_anew(p, 0);
        out_put(p->r->out, wrong ? "The move can be kept, but not this: correct it, then `keep`.\n"
                                 : "This cannot be kept, because it cannot be played.\n");
    } else {
        play_take_all(p);
        say_fault(p);
        say_how_to_mend(p);
    }
}

static void word_quit(play *p) {
    if (p->refused)
        out_printf(p->r->out, "%s %s.\n",
                   p->reopened || play_asked(p) ? "What the last entry leaves open is"
                                                : "The entry that was refused is",
                   play_is_noted(p) ? "asked for again when the game goes on" : "not saved");
    p->quit = true;
}

static void word_board(play *p) {
    board_enter(p, "");
}

/* ---- the table of words ---------------------------------------------------------------------- */

static void word_help(play *p);

static const word all_words[] = {
#define WORD(id, ...) {__VA_ARGS__},
#include "gen/cli_play_words.def"
};
enum { NWORDS = sizeof all_words / sizeof *all_words };

static void word_help(play *p) {
    out *o = p->r->out;
    out *scores = out_part(o);
    const char *example = complete_example(p);
    play_set_aside(p, true);
    const rv_report *r = p->report;
    for (int i = 0; i < r->nplayers; i++)
        out_printf(scores, "%s%s: %d", i ? ", " : "", r->label[i], r->score[i]);
    const char *last = diary_entry(&p->kept, p->known, o);
    help_put(o, "words of play",
             (const char *const[]){example, r->label[r->nplayers - 1], out_text(scores)});
    if (last)
        help_put(o, "words about turns",
                 (const char *const[]){out_format(o, "%d", p->known), last});
    play_set_aside(p, false);
    for (const rv_key_info *k = rv_case_keys(p->r->bench); k && k->key; k++)
        if (*k->script) /* no page has those that a script adds to entries */
            out_entry(o, out_format(o, "%s:", k->key), k->words, 27);
    help_put(o, "list of words", NULL);
}

const char *word_at(int i) {
    return i < NWORDS ? all_words[i].name : NULL;
}

/* "take: {12: 3}" for "take {12: 3}", "take 12 3" and "take: 12: 3", a key without its colon or
 * braces; NULL: it is something else. */
static const char *key_meant(play *p, const char *line) {
    const rv_str key = {line, strspn(line, "abcdefghijklmnopqrstuvwxyz_")};
    const char *value = line + key.n + strspn(line + key.n, " :");
    out *to = out_part(p->r->err);
    int n = 0;
    if (!key.n || value == line + key.n)
        return NULL;
    if (*value == '{' || *value == '[')
        return out_format(to, "%.*s: %s", (int)key.n, line, value);
    const char *shape = complete_shape(p, key, to);
    if (!shape || *shape != '{' || strchr(shape + 1, '{') || *value == '-' ||
        strpbrk(value, "{;'\""))
        return NULL;
    for (rv_str rest = rv_str_of(value), w; (w = rv_str_word(&rest)).n; n++) {
        const size_t end = w.n - (strchr(":,", w.s[w.n - 1]) != NULL);
        out_printf(to, "%s%.*s", !n ? "" : n % 2 ? ": " : ", ", (int)end, w.s);
    }
    return n && n % 2 == 0 ? out_format(to, "%.*s: {%s}", (int)key.n, line, out_text(to)) : NULL;
}

void word_obey(play *p, char *line) {
    line += strspn(line, " \t");
    size_t n = strcspn(line, " \t"), end = strlen(line);
    while (end && isspace((unsigned char)line[end - 1]))
        line[--end] = '\0';
    const char *key = key_meant(p, line);
    if (key) {
        char *typed = out_needed(strdup(key));
        entry_enter(p, typed);
        free(typed);
        return;
    }
    RV_EACH_AT(all_words, NWORDS, w) {
        if (strlen(w->name) != n || strncasecmp(w->name, line, n))
            continue;
        if (w->function && line[n])
            out_printf(p->r->out, "Type `%s` alone.\n", w->name);
        else if (w->function)
            w->function(p);
        else
            obey_reeve(p, w, line + n);
        p->asks.shown = false; /* it is printed again */
        return;
    }
    /* One word of letters is no entry: a turn has a cell, too, and an answer is expected only when
     * something is asked. */
    enum { LONGEST_WORD = 40 };
    size_t letters = 0;
    while (isalpha((unsigned char)line[letters]))
        letters++;
    bool one = letters && letters < LONGEST_WORD && !line[letters];
    one &= !play_asked(p) && !ask_key(p); /* it may be an answer */
    if (strcmp(line, "?") == 0)
        word_help(p);
    else if (one && strcmp(line, "none") != 0)
        out_printf(p->r->out, "There is no word `%s` here; see `help`.\n", line);
    else if (*line ? *line != '#' : play_optional(p) != NULL)
        entry_enter(p, line);
}
