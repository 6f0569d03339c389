#define _POSIX_C_SOURCE 200809L /* strdup */
#include "play/command.h"
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

/* What the command line of a shell allows, and this does not. */
static bool is_refused(play *p, const args *a) {
    if (a->watch)
        complain(p->r, RV_MISUSED, "--watch", "play answers again after each entry by itself");
    return a->watch || (a->svg && is_record(p, a->svg));
}

/* Runs a command on the diary, with its own arguments. */
static void ask_reeve(play *p, int argc, char **argv) {
    args a = {0};
    run sub = *p->r;
    if (args_read(&a, argc, argv, p->r->err) == RV_FINE && !is_refused(p, &a)) {
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
        argv[n++] = (char *)p->file.name;
    if (!strcmp(name, "tiles") || !strcmp(name, "rules"))
        argv[n++] = (char *)p->report->rules;
    words += strspn(words, " ");
    bool bare = !*words || *words == '-';
    char *tile = *before && bare && play_tile(p) ? strdup(play_tile(p)) : NULL;
    if (!tile && !*words && !strcmp(name, "legal")) {
        out_put(p->r->out, "Which tile? Type `legal TILE`, or `draw` one.\n");
        return;
    }
    if (*before && (!bare || tile))
        argv[n++] = (char *)before;
    if (tile)
        argv[n++] = tile;
    for (char *word = strtok(words, " "); word && n < MOST_WORDS; word = strtok(NULL, " "))
        argv[n++] = word;
    ask_reeve(p, n, argv);
    free(tile);
}

/* "why" and "why 7", if that is its turn, are about it. */
static bool is_about_refused(const play *p, const char *name, const char *words) {
    words += strspn(words, " ");
    return !strcmp(name, "show") ||
           (!strcmp(name, "why") && (!*words || atoi(words) == p->known + 1));
}

/* A refused entry is not part of the game, but it is what `why` and `show` are about. */
void command_obey(play *p, const char *name, const char *before, char *words) {
    bool apart = p->refused && !is_about_refused(p, name, words);
    if (apart)
        play_judge_kept(p);
    obey_reeve(p, name, before, words);
    if (apart)
        play_judge(p);
}

/* At a terminal the board is printed; the picture is drawn in any case. */
void command_redraw(play *p) {
    char none[] = "";
    if (line_is_terminal(p->lines))
        obey_reeve(p, "show", "", none);
    if (p->r->args->svg && !is_record(p, p->r->args->svg)) {
        p->r->pictures = 0;
        const board_picture all = {
            .board = p->r->bench, .report = p->report, .against = report_against(p->report)};
        p->pictured = worse(p->pictured, picture_board(p->r, &all));
    }
}
