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
    const char *what; /* "check", "score", "legal", "completions", "position", "why", "svg", "odds",
                         "export", or "text", which is as it was given; of a library "rules",
                         "tiles", "import" */
    const char *tile; /* of legal and completions: its name or look; NULL: of legal that of the turn
                         after `until`, of completions any tile left */
    const char *about;  /* of why: the number of a turn, "final" or a place; NULL: the first error,
                           or the last turn; of rules and tiles the ruleset, or NULL */
    bool actions;       /* of legal: with all actions; of completions: areas too; of svg: names */
    const char *policy; /* of odds: "greedy" or "random" */
    int games;          /* of odds */
    uint64_t seed;
    bool (*go_on)(void *ud, uint64_t game, uint64_t games); /* of odds, with NULL; or NULL */
    rv_str text;                                            /* of import */
} game_question;

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
game_answer game_ask(game *g, const game_question *q);
/* The same of a library; words: two, all zero at first. */
game_answer game_ask_library(rv_library *lib, const game_question *q, game_words words[2]);

/* What `policy` names; false if it is neither. */
bool game_policy(const char *name, rv_policy_id *to);

/* The document in its usual form; NULL if it could not be read, or memory ran out. */
const char *game_format(game *g);

#endif
