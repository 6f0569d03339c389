/* script_limit.h - how much house rules may take and do. */
#ifndef RV_SCRIPT_LIMIT_H
#define RV_SCRIPT_LIMIT_H

#ifndef RV_LIMIT_SCRIPT_TEXT
#define RV_LIMIT_SCRIPT_TEXT (64 * 1024) /* bytes of one script */
#endif
#ifndef RV_LIMIT_SCRIPT_STEPS
#define RV_LIMIT_SCRIPT_STEPS 10000000 /* for one document, however often it is judged */
#endif
#ifndef RV_LIMIT_SCRIPT_GAMES
#define RV_LIMIT_SCRIPT_GAMES 20000000000 /* steps for all games that go on from one document */
#endif
#ifndef RV_LIMIT_SCRIPT_MEMORY
#define RV_LIMIT_SCRIPT_MEMORY (2 * 1024 * 1024) /* bytes at one time, for all scripts */
#endif
#ifndef RV_LIMIT_SCRIPT_EFFECTS
#define RV_LIMIT_SCRIPT_EFFECTS 10000 /* on one game; the engine keeps what takes them back */
#endif
#ifndef RV_LIMIT_SCRIPT_NUMBER
#define RV_LIMIT_SCRIPT_NUMBER 1000000 /* the largest number that a script may make a score of */
#endif
#ifndef RV_LIMIT_SCRIPT_ACTIONS
#define RV_LIMIT_SCRIPT_ACTIONS 16 /* of one script */
#endif
#ifndef RV_LIMIT_SCRIPT_OPTIONS
#define RV_LIMIT_SCRIPT_OPTIONS 8 /* of one script */
#endif
#ifndef RV_LIMIT_SCRIPT_CHOICES
#define RV_LIMIT_SCRIPT_CHOICES 16 /* values of one option of a script */
#endif
#ifndef RV_LIMIT_SCRIPT_WORD
#define RV_LIMIT_SCRIPT_WORD 4096 /* bytes of one text that a script makes */
#endif
#ifndef RV_LIMIT_SCRIPT_STEP_TIME
#define RV_LIMIT_SCRIPT_STEP_TIME 40 /* ns that a step may take; it takes 1 to 20 */
#endif
#ifndef RV_LIMIT_SCRIPT_LATE
#define RV_LIMIT_SCRIPT_LATE 250000000 /* ns that all steps of a document may take longer */
#endif
#ifndef RV_LIMIT_SCRIPT_DEPTH
#define RV_LIMIT_SCRIPT_DEPTH 16 /* hooks that effects of hooks lead to, and so on */
#endif
#ifndef RV_LIMIT_SCRIPT_VALUES
#define RV_LIMIT_SCRIPT_VALUES 1000 /* that one call of a library function may give back */
#endif

#endif
