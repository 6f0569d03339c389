/* ask.h - asks for an entry answer by answer; what is asked is up to the rows of the games.
 *
 * A row goes through its entry from the beginning, as if it were played, and hears each answer with
 * rv_hear. Where there is none yet, or it is wrong, it stops: the question is then the last one.
 */
#ifndef RV_ASK_H
#define RV_ASK_H

#include "judge/case.h"

typedef struct rv_asker {
    rv_query *q;
    const char *const *answers;
    int n;
    rv_asking *out;
} rv_asker;

/* The next answer, which is to be one of these; NULL: it is asked for. */
const char *rv_hear(rv_asker *k, const char *question, const char *const *choices, int n);
/* The last answer is wrong: it is asked for again. Returns false. */
bool rv_mishear(rv_asker *k, const char *why);

#endif
