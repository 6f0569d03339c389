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

/* "legal 17 --actions" and "legal --actions 17" are `reeve legal --tile 17 --actions`; without a
 * tile it is about the one that was drawn. False is said. */
static bool take_tile(play *p, args *a) {
    if (a->operands.n && !a->tile)
        a->tile = a->operands.s[--a->operands.n];
    else if (!a->tile && !args_given(a, OPT_before))
        a->tile = play_tile(p);
    bool lacks = !a->tile && !args_given(a, OPT_before) && a->command == &commands[CMD_legal];
    if (lacks)
        out_put(p->r->out, "Which tile? Type `legal TILE`, or `draw` one.\n");
    return !lacks;
}

/* What the command line of a shell allows, and this does not, is said. */
static bool is_fine(play *p, const reeve_word *word, args *a) {
    bool fine = !*word->before || take_tile(p, a);
    if (fine && a->operands.n && !strchr(word->words, '|')) {
        out_printf(p->r->out, "Only options follow `%s`; see `help`.\n", word->name);
        fine = false;
    }
    if (a->watch)
        complain(p->r, RV_MISUSED, "--watch", "play answers again after each entry by itself");
    return fine && !a->watch && !(a->svg && is_record(p, a->svg));
}

/* The name of the ruleset, for commands about one. */
static void add_ruleset(play *p, args *a) {
    if (a->command == &commands[CMD_tiles] || a->command == &commands[CMD_rules])
        a->operands.s[a->operands.n++] = p->report->rules; /* it has room for a word more */
}

/* Runs a command on the diary, with its own arguments. */
static void ask_reeve(play *p, const reeve_word *word, int argc, char **argv) {
    args a = {0};
    run sub = *p->r;
    if (args_read(&a, argc, argv, p->r->err) == RV_FINE && is_fine(p, word, &a)) {
        add_ruleset(p, &a);
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

enum { MOST_WORDS = 64 };

static void obey_reeve(play *p, const reeve_word *word, char *words) {
    char *argv[MOST_WORDS + 4] = {"reeve", (char *)word->name};
    int n = 2;
    if (!strcmp(word->name, "why"))
        argv[n++] = (char *)p->file.name;
    for (char *next = strtok(words, " "); next && n < MOST_WORDS; next = strtok(NULL, " "))
        argv[n++] = next;
    ask_reeve(p, word, n, argv);
}

/* "why" and "why 7", if that is its turn, are about it. */
static bool is_about_refused(const play *p, const char *name, const char *words) {
    words += strspn(words, " ");
    return !strcmp(name, "show") ||
           (!strcmp(name, "why") && (!*words || atoi(words) == p->known + 1));
}

/* A refused entry is not part of the game, but it is what `why` and `show` are about. */
void command_obey(play *p, const reeve_word *word, char *words) {
    bool apart = p->refused && !is_about_refused(p, word->name, words);
    if (apart)
        play_judge_kept(p);
    obey_reeve(p, word, words);
    if (apart)
        play_judge(p);
}

/* So that what is below it, and what the turn has scored, is seen with the last tile. */
static int lines_for_board(play *p) {
    enum { OTHERS = 13, LEAST = 11 };
    int height = out_height(p->r->out), lines = height - OTHERS;
    if (!height) /* not known */
        return 0;
    return lines > LEAST ? lines : LEAST;
}

/* At a terminal the board is printed; the picture is drawn in any case. */
void command_redraw(play *p) {
    char none[] = "";
    p->r->board_lines = lines_for_board(p);
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
