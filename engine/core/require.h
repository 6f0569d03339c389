/* require.h - a condition of a rule, written once; it is used in three ways: to try, to check and
 * to explain.
 *
 *     return rv_require(c, RV_D_NO_FOUNDATION, rv_has_foundation(g, placed),
 *                     ("tile %s shows a foundation", id), (cell)) &&
 *            rv_require(c, RV_D_NO_FOLLOWER, n > 0, ("%s has %d in hand", who, n), (who, …));
 *
 * In a trial `c` is NULL, and no text is made. When an entry is checked, the first condition that
 * fails becomes the diagnostic, with the words in the last brackets for its message. When it is
 * explained, conditions that hold are reported, too, with the text in the brackets before, and the
 * rule continues after a condition that fails, so that all errors are reported. Therefore a
 * condition that needs another one must test that one itself.
 *
 * Reporting may longjmp.
 */
#ifndef RV_REQUIRE_H
#define RV_REQUIRE_H

#include "core/module.h"

/* The point of an entry at which the judge is; the step of `why`. */
typedef enum rv_point {
#define RV_POINT(id, name) RV_AT_##id,
#include "gen/points.def"
} rv_point;

/* What conditions need of a document under judgement. An rv_case begins with it; the rest of that
 * is known only to those who read documents (record/record.h). */
#define RV_JUDGING                                                                                 \
    rv_game *game; /* NULL if the document could not be read */                                    \
    rv_diags diags;                                                                                \
    rv_point point;     /* the point being considered … */                                       \
    rv_loc loc;         /* … and its place in the file */                                        \
    rv_telling *wanted; /* for `why`, receives the explanation; NULL: the entry is checked */

typedef struct rv_judging {
    RV_JUDGING
} rv_judging;

/* The answer of `why`, step by step. Steps and their texts are in its arena, which belongs to the
 * case: they are valid until the next question to the case or the next judgement. */
struct rv_telling {
    rv_case *c;
    rv_game *g;
    rv_arena *a;
    rv_why why;
    rv_str instead;             /* what stands in the place of its entry, without s: nothing */
    void (*run)(rv_telling *t); /* plays what is explained */
    rv_why_step *list;
    int n, cap;
    int placing; /* checkpoint of the journal, before the tile is laid */
    int shown;   /* the feature whose majority was reported last; RV_NONE */
};

/* Adds a step; `cite` is a code of diag.def or a rule citation, RV_NONE for none. The step may be
 * changed until the next one is added. */
rv_why_step *rv_say_step(rv_telling *t, rv_point step, rv_answer answer, int cite,
                         const char *text);
#define RV_SAY(t, step, cite, ...)                                                                 \
    rv_say_step((t), (step), RV_ANSWER_NONE, (cite), rv_printf((t)->a, __VA_ARGS__))

/* Sets the judge to a point of the entry, and its place in the file. */
void rv_consider(rv_case *c, rv_point point, rv_loc loc);
/* The same for an action besides laying the tile: a diagnostic is about this thing on the board,
 * until the next action. */
void rv_consider_thing(rv_case *c, rv_point point, rv_loc loc, rv_at_cell at);
/* Considers another point at the same place; c may be NULL. */
void rv_point_is(rv_case *c, rv_point point);
/* Whether an entry is being explained. */
static inline bool rv_explains(const rv_case *c) {
    return ((const rv_judging *)c)->wanted;
}

/* Whether an entry goes on after one of its parts, which could be done or not: when it is explained
 * it does. */
static inline bool rv_goes_on(const rv_case *c, bool did) {
    return did || rv_explains(c);
}

/* A condition that is also tried, with NULL for the case: it is compiled into each caller, so that
 * of a trial only the question is left. */
#define RV_FOLDED inline __attribute__((always_inline))

/* Returns whether the rule continues. `yes` and `no` are lists in brackets, which are evaluated
 * only if they are needed. _by: the option on which the condition depends. */
#define rv_require_by(c, option, code, condition, yes, no)                                         \
    ((condition) ? !(c) || !rv_explains(c) ||                                                      \
                       rv_say_as((c), RV_ANSWER_YES, (code), (option), RV_LISTED yes)              \
                 : rv_fails_by((c), (option), (code), no))
#define rv_require(c, code, condition, yes, no) rv_require_by(c, RV_NONE, code, condition, yes, no)
/* With a text for `why` instead of the message. */
#define rv_require_as(c, code, condition, yes, no, why)                                            \
    (rv_require(c, code, condition, yes, no) && ((condition) || rv_reword((c), RV_LISTED why)))
/* A condition that the next ones need: if it fails, the rule ends, even when it is explained. */
#define rv_needs(c, code, condition, yes, no)                                                      \
    (rv_require(c, code, condition, yes, no) && (condition))
/* A condition that rests on this rule, and not on what its code cites. */
#define rv_require_on(c, rule, option, code, condition, yes, no)                                   \
    rv_rests_so((c), rv_require(c, code, condition, yes, no), (condition), (rule), (option))
/* A condition that is reported only if it fails. */
#define rv_fails_by(c, option, code, no)                                                           \
    ((c) && rv_say_fails((c), (code), (option), (int)(sizeof(RV_WORDS no) / sizeof(char *)) - 1,   \
                         RV_WORDS no))
#define rv_fails(c, code, no) rv_fails_by(c, RV_NONE, code, no)
#define rv_fails_on(c, rule, option, code, no)                                                     \
    rv_rests_so((c), rv_fails(c, code, no), false, (rule), (option))
#define RV_LISTED(...) __VA_ARGS__
#define rv_house_rule_fails(c) ((c) && rv_say_house_rule(c))
/* A condition that other code has found to hold. */
#define rv_confirm(c, cite, ...)                                                                   \
    ((c) && rv_explains(c) ? (void)rv_say_as((c), RV_ANSWER_YES, (cite), RV_NONE, __VA_ARGS__)     \
                           : (void)0)
/* A step that is no condition; only when an entry is explained. */
#define rv_note_step_by(c, option, cite, ...)                                                      \
    ((c) && rv_explains(c) ? (void)rv_say_as((c), RV_ANSWER_NONE, (cite), (option), __VA_ARGS__)   \
                           : (void)0)
#define rv_note_step(c, cite, ...) rv_note_step_by(c, RV_NONE, cite, __VA_ARGS__)

/* A refusal by a house rule of a move that is not tried; only when an entry is explained. */
void rv_note_house_rule(rv_case *c, const char *format, ...)
    __attribute__((format(printf, 2, 3), nonnull(1, 2)));

/* Marked cold, so that texts cost nothing in trials. */
bool rv_say_as(rv_case *c, rv_answer answer, int cite, int option, const char *format, ...)
    __attribute__((format(printf, 5, 6), nonnull(1, 5), cold));
bool rv_say_fails(rv_case *c, int code, int option, int n, const char *const *words)
    __attribute__((cold));
bool rv_say_house_rule(rv_case *c) __attribute__((cold));
/* Replaces the text of the last step. */
bool rv_reword(rv_case *c, const char *format, ...)
    __attribute__((format(printf, 2, 3), nonnull(1, 2), cold));
/* Sets the feature of the last step, when an entry is explained; otherwise it is not named. */
#define rv_is_about(c, feature) (rv_explains(c) ? rv_step_is_about((c), (feature)) : (void)0)
void rv_step_is_about(rv_case *c, const char *feature);
/* Sets the rule of the last step or diagnostic, and the option on which it depends, or RV_NONE. */
void rv_rests_on(rv_case *c, const char *rule, int option);
/* The same of a condition, which is told if it fails or its entry is explained; returns whether the
 * rule goes on. */
static inline bool rv_rests_so(rv_case *c, bool goes_on, bool holds, const char *rule, int option) {
    if (c && (!holds || rv_explains(c)))
        rv_rests_on(c, rule, option);
    return goes_on;
}
/* Sets it if none is named yet. */
void rv_rests_at_least_on(rv_case *c, const char *rule);
void rv_depends_on(rv_case *c, int option);

/* The last diagnostic, to add a help line or an option. */
rv_diag *rv_last_diag(rv_case *c);
/* A diagnostic of the entry; for `why` it is part of the explanation. */
rv_diag *rv_object_with(rv_case *c, rv_code_id code, rv_loc loc, int n, const char *const *words);
#define rv_object(c, code, at, ...)                                                                \
    rv_object_with((c), (code), (at), (int)(sizeof RV_WORDS(__VA_ARGS__) / sizeof(char *)) - 1,    \
                   RV_WORDS(__VA_ARGS__))
/* Objects because a script refuses; because of the last refusal by a house rule. */
void rv_object_by_script(rv_case *c, rv_loc loc, const char *script, const char *reason);
void rv_complain_house_rule(rv_case *c, rv_loc loc);
/* Asks scripts about the position on the table: what cannot be so, and as a note what it lacks. */
void rv_ask_position(rv_case *c, rv_loc loc);

#endif
