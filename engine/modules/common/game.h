/* game.h - what the modules for Lua and Python share: the documents of a text, judged one after
 * the other, and their answers as JSON. It uses only reeve.h.
 */
#ifndef GAME_H
#define GAME_H

#include <reeve.h>

/* How the things that a module owns are called. */
#define LIBRARY "reeve.library"
#define TEXTS "reeve.texts"
#define GAME "reeve.game"
#define SIM "reeve.sim"

/* The documents of a text, of which it has a copy. */
typedef struct game_texts game_texts;

/* NULL if memory ran out. */
game_texts *game_texts_new(const char *bytes, size_t n);
void game_texts_free(game_texts *t);

/* What is asked, and the settings of it: one row for each value, "LENGTH KEY" and the value, each
 * with NUL behind it. The keys are those of settings (rv_settings), each value of a list in a row
 * of its own: option, script, text (of the script before it), accept, turn, players, policy, all,
 * now, doubts; and those of a question:
 *   what     "check", "score", "legal", "completions", "entries", "position", "why", "odds", "svg",
 *            "export", "text", which is as it was given, or "format", its usual form, which has no
 *            lines if it could not be read; of a library "rules", "tiles" or "import"
 *   tile     of legal and completions: its name or look; by default of legal that of the turn after
 *            the setting `turn`, of completions any tile left
 *   about    of why: the number of a turn, "final" or a place; by default the first error, or the
 *            last turn
 *   actions  of legal: with all actions; of completions: areas too; of svg: names
 *   games, seed, policy  of odds, by default 1000, 1 and "greedy"; seed and policy of random games
 *   ruleset  of rules, tiles and random games
 *   text     of import
 * Values have no NUL, but for a text. */

/* A document that is judged. It has a copy of its text; the library must outlive it. */
typedef struct game game;

/* The next document, judged; NULL after the last one, or (*failed) if memory ran out. */
game *game_next(game_texts *from, rv_library *lib, rv_str rows, bool *failed);
void game_free(game *g);

/* A text that grows, and is the caller's to free. */
typedef struct game_words {
    char *s;
    size_t n, room;
    bool lost; /* memory ran out for it */
} game_words;

/* The answer as lines of JSON, a picture, or a record; `why` says in words why there is none, and
 * `lines` is NULL or has the diagnostics then. `notes`: lines about what an import or export does
 * not carry over, or "". All live until the next question to this game, or as long as the words. */
typedef struct game_answer {
    rv_status status;
    const char *lines, *why, *notes;
    size_t n;
} game_answer;
/* go_on: of odds (rv_question), with NULL; or NULL. */
game_answer game_ask(game *g, rv_str rows, bool (*go_on)(void *ud, uint64_t game, uint64_t games));
/* The same of a library; words: two, all zero at first. */
game_answer game_ask_library(rv_library *lib, rv_str rows, game_words words[2]);

/* Random games; NULL with the reason. */
rv_sim *game_sim(rv_library *lib, rv_str rows, const char **why);
/* The record of the next one; it lives as long as the sim lets it. */
game_answer game_of_sim(rv_sim *s);

#endif
