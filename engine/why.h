/* why.h - the answer to "why", step by step; shared by why*.c.
 *
 * Steps and their texts lie in the case's scratch arena.
 */
#ifndef RV_WHY_H
#define RV_WHY_H

#include "query.h"
#include "replay.h"

typedef struct rv_telling {
    rv_case *c;
    rv_game *g;
    rv_arena *a;
    rv_why why;
    rv_why_step *list;
    int n, cap;
} rv_telling;

/* Adds a step; its text is formatted. `law` is a code of diag.def or a point of law, RV_NONE for
 * none. It may be changed until the next one is added. */
rv_why_step *rv_say(rv_telling *t, const char *step, rv_answer answer, int law, const char *format,
                    ...) __attribute__((format(printf, 5, 6)));
/* What was objected to, as a step. */
void rv_say_diag(rv_telling *t, const char *step, const rv_diag *d);

/* What was said, for the caller; it belongs to the telling's arena. May longjmp. */
const rv_why *rv_why_answer(rv_telling *t);

/* ---- why_score.c: what scoring tells, as steps */

/* Listens to the game: `ud` is a telling. */
void rv_why_listen(void *ud, const rv_item *item);
/* What the tile completed, and what stays open. */
void rv_say_completed(rv_telling *t);
/* Who comes home. */
void rv_say_come_home(rv_telling *t);

/* "tile 5 at e6", "start space 18". */
const char *rv_why_placed(const rv_telling *t, int placed);
/* "Anna (W)": the name and the label, or the label alone. */
const char *rv_why_player(const rv_telling *t, int player);

#endif
