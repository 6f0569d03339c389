#define _POSIX_C_SOURCE 200809L /* strdup */
#include "play/play.h"
#include "report.h"
#include "svg/picture.h"
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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
 * What the command line of a shell allows, and this does not, is said. */
static void obey_reeve(play *p, const reeve_word *word, char *words) {
    char *argv[MOST_WORDS + 4] = {"reeve", (char *)word->name};
    int n = 2;
    args a = {0};
    run sub = *p->r;
    if (!strcmp(word->name, "why"))
        argv[n++] = (char *)p->file.name;
    for (char *next = strtok(words, " "); next && n < MOST_WORDS; next = strtok(NULL, " "))
        argv[n++] = next;
    bool fine = args_read(&a, n, argv, p->r->err) == RV_FINE;
    if (fine && *word->before) {
        bool before = args_given(&a, OPT_before);
        if (a.operands.n && !a.tile)
            a.tile = a.operands.s[--a.operands.n];
        else if (!a.tile && !before)
            a.tile = play_tile(p);
        fine = a.tile || before || a.command != &commands[CMD_legal];
        if (!fine)
            out_put(p->r->out, "Which tile? Type `legal TILE`, or `draw` one.\n");
    }
    if (fine && a.operands.n && !strchr(word->words, '|')) {
        out_printf(p->r->out, "Only options follow `%s`; see `help`.\n", word->name);
        fine = false;
    }
    if (fine && a.watch) {
        complain(p->r, RV_MISUSED, "--watch", "play answers again after each entry by itself");
        fine = false;
    }
    if (fine && !(a.svg && is_record(p, a.svg))) {
        if (a.command == &commands[CMD_tiles] || a.command == &commands[CMD_rules])
            a.operands.s[a.operands.n++] = p->report->rules; /* it has room for a word more */
        a.colour = p->r->args->colour;
        sub.args = &a;
        sub.bench = NULL;
        sub.typed = &p->text;
        sub.typed_name = p->file.name;
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

/* A refused entry is not part of the game, but it is what `show` is about, and `why` and "why 7" if
 * that is its turn. */
void command_obey(play *p, const reeve_word *word, char *words) {
    const char *what = words + strspn(words, " ");
    bool about = !strcmp(word->name, "show") ||
                 (!strcmp(word->name, "why") && (!*what || atoi(what) == p->known + 1));
    if (p->refused && !about)
        play_judge_kept(p);
    obey_reeve(p, word, words);
    if (p->refused && !about)
        play_judge(p);
}

/* At a terminal the board is printed; the picture is drawn in any case. */
void command_redraw(play *p) {
    enum { OTHERS = 13, LEAST = 11 };
    char none[] = "";
    /* So few that what is below the board, and what the turn has scored, is seen with it. */
    int height = out_height(p->r->out), lines = height - OTHERS;
    p->r->board_lines = !height ? 0 : lines > LEAST ? lines : LEAST;
    if (line_is_terminal(p->lines))
        obey_reeve(p, &(reeve_word){"show", "", ""}, none);
    p->r->board_lines = 0;
    if (p->r->args->svg && !is_record(p, p->r->args->svg)) {
        p->r->pictures = 0;
        const board_picture all = {
            .board = p->r->bench, .report = p->report, .against = report_against(p->report)};
        p->pictured = worse(p->pictured, picture_board(p->r, &all));
    }
}
