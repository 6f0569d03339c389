/* game.h - what the modules for Lua and Python share: the documents of a text, judged one after
 * the other, and their answers as JSON. It uses only reeve.h.
 */
#ifndef GAME_H
#define GAME_H

#include <reeve.h>

/* The documents of a text, of which it has a copy. */
typedef struct game_texts game_texts;

/* NULL if memory ran out. */
game_texts *game_texts_new(const char *bytes, size_t n);
void game_texts_free(game_texts *t);

/* A document that is judged. It has a copy of its text; the library must outlive it. */
typedef struct game game;

/* The next document, judged; NULL after the last one, or (*failed) if memory ran out. */
game *game_next(game_texts *from, rv_library *lib, const rv_settings *settings, bool *failed);
void game_free(game *g);

typedef struct game_question {
    const char *what; /* "check", "score", "legal", "completions", "position" or "why" */
    const char *tile; /* of legal and completions: its name or look; NULL: of legal that of the turn
                         after `until`, of completions any tile left */
    const char *about; /* of why: the number of a turn, "final" or a place; NULL: the first error,
                          or the last turn */
    bool actions;      /* of legal: with all actions; of completions: areas too */
} game_question;

/* The answer as lines of JSON; `why` says in words why there is none, and `lines` is NULL or has
 * the diagnostics then. Both live until the next question to this game. */
typedef struct game_answer {
    rv_status status;
    const char *lines, *why;
    size_t n;
} game_answer;
game_answer game_ask(game *g, const game_question *q);

/* The document in its usual form; NULL if it could not be read, or memory ran out. */
const char *game_format(game *g);

#endif
