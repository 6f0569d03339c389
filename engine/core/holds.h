/* holds.h - a condition of a rule, written once: to try, to check and to explain are three ways to
 * run it.
 *
 *     return rv_holds(c, RV_D_NO_FOUNDATION, rv_has_foundation(g, placed),
 *                     ("tile %s shows a foundation", id), (cell)) &&
 *            rv_holds(c, RV_D_NO_FOLLOWER, n > 0, ("%s has %d in hand", who, n), (who, …));
 *
 * `c` is NULL where somebody only tries: no text is made. Where an entry is checked, the first
 * condition that fails becomes the diagnostic, with the words in the last brackets for its message.
 * Where it is explained, each one that holds is said as well, in the text of the brackets before,
 * and the rule goes on after one that fails, so that all that is wrong is said: a condition without
 * which the next one means nothing is asked for by that one itself.
 *
 * The judge's part is in judge/holds.c. What is said may longjmp.
 */
#ifndef RV_HOLDS_H
#define RV_HOLDS_H

#include "core/game.h"

/* At what point of an entry the judge is; the step of `why`. */
typedef enum rv_point {
#define RV_POINT(id, name) RV_AT_##id,
#include "core/point.def"
    RV_POINTS
} rv_point;

/* The judge turns to what stands at the mark. */
void rv_consider(rv_case *c, rv_point point, rv_mark mark);
/* The same of another point at the same place; c may be NULL. */
void rv_point_is(rv_case *c, rv_point point);
/* Is an entry being explained? */
bool rv_explains(const rv_case *c);

/* Does the rule go on? `yes` and `no` are lists in brackets, which are not evaluated unless they
 * are needed. _by: the option on which it hangs. */
#define rv_holds_by(c, option, code, condition, yes, no)                                           \
    ((condition) ? !(c) || !rv_explains(c) || rv_say_holds((c), (code), (option), RV_LISTED yes)   \
                 : rv_fails_by((c), (option), (code), no))
#define rv_holds(c, code, condition, yes, no) rv_holds_by(c, RV_NONE, code, condition, yes, no)
/* With a text for somebody who asks why, in the place of the message. */
#define rv_holds_as(c, code, condition, yes, no, why)                                              \
    (rv_holds(c, code, condition, yes, no) && ((condition) || rv_reword((c), RV_LISTED why)))
/* A condition without which nothing else is asked: where it fails the rule ends, whoever asks. */
#define rv_needs(c, code, condition, yes, no) (rv_holds(c, code, condition, yes, no) && (condition))
/* A condition that fails, and of which nothing is said where it holds. */
#define rv_fails_by(c, option, code, no)                                                           \
    ((c) && rv_say_fails((c), (code), (option), (int)(sizeof(RV_WORDS no) / sizeof(char *)) - 1,   \
                         RV_WORDS no))
#define rv_fails(c, code, no) rv_fails_by(c, RV_NONE, code, no)
#define RV_LISTED(...) __VA_ARGS__
/* What a house rule has just refused. */
#define rv_house_rule_fails(c) ((c) && rv_say_house_rule(c))
/* What holds, as other code has found. */
#define rv_confirm(c, law, ...)                                                                    \
    ((c) && rv_explains(c) ? (void)rv_say_holds((c), (law), RV_NONE, __VA_ARGS__) : (void)0)
/* Neither holds nor fails, and is worth knowing; only where an entry is explained. */
#define rv_remark_by(c, option, law, ...)                                                          \
    ((c) && rv_explains(c) ? rv_say_remark((c), (law), (option), __VA_ARGS__) : (void)0)
#define rv_remark(c, law, ...) rv_remark_by(c, RV_NONE, law, __VA_ARGS__)

/* What a house rule has just refused, though nobody tries it; only where an entry is explained. */
void rv_remark_house_rule(rv_case *c, const char *format, ...)
    __attribute__((format(printf, 2, 3), nonnull(1, 2)));

/* Cold, so that nothing of what is said costs anything where one tries. */
bool rv_say_holds(rv_case *c, int law, int option, const char *format, ...)
    __attribute__((format(printf, 4, 5), nonnull(1, 4), cold));
bool rv_say_fails(rv_case *c, int code, int option, int n, const char *const *words)
    __attribute__((cold));
bool rv_say_house_rule(rv_case *c) __attribute__((cold));
void rv_say_remark(rv_case *c, int law, int option, const char *format, ...)
    __attribute__((format(printf, 4, 5), nonnull(1, 4)));
/* The step that was said last has this text. */
bool rv_reword(rv_case *c, const char *format, ...)
    __attribute__((format(printf, 2, 3), nonnull(1, 2), cold));
/* It is about this feature; only where an entry is explained. */
void rv_is_about(rv_case *c, const char *feature);
/* What was said last, in whichever way, rests on this rule, and hangs on this option or RV_NONE. */
void rv_rests_on(rv_case *c, const char *rule, int option);

#endif
