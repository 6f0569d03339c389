/* reeve_cli.h - what the program asks of the engine besides what reeve.h offers to everybody:
 * rulesets and scripts in all their parts (reeve_rules.h), reports and answers as structures,
 * pictures of the board, random games from a position. It is not installed: its structures have
 * arrays and grow with the games.
 *
 * What a function returns belongs to the object it was asked of, as in reeve.h.
 */
#ifndef REEVE_CLI_H
#define REEVE_CLI_H

#include "reeve_rules.h"

/* A JSON writer. Its output goes to `put` piece by piece, until `put` returns false. Begin with
 * {.put = put, .ud = ud}; the other members are private. It owns nothing. */
typedef struct rv_json {
    bool (*put)(void *ud, const char *s, size_t n);
    void *ud;
    bool follows, enough; /* follows: a comma is due; enough: put has returned false */
} rv_json;

/* Whether the stream was given up because a document was far too long. */
bool rv_stream_gave_up(const rv_stream *s) RV_NOT_NULL((1));
/* More members of each line of an answer; rv_case_json with them (or NULL), into this writer. */
typedef struct rv_json_more {
    void (*put)(void *ud, rv_json *j);
    void *ud;
} rv_json_more;
rv_status rv_case_json_with(rv_case *c, const rv_question *q, const rv_json_more *more, rv_json *to,
                            const char **why) RV_NOT_NULL((1, 2, 4, 5));
/* Parts of the answers of a library: a rule, as an object that is left open; an option; a line with
 * a tile and the degrees in which it was found, or -1; and a line with all of a ruleset, in two
 * parts, between which members about its scripts come. */
void rv_rule_put(rv_json *j, const rv_rule *rule) RV_NOT_NULL((1, 2));
void rv_option_put(rv_json *j, const rv_option_info *opt) RV_NOT_NULL((1, 2));
void rv_tile_put(rv_json *j, const rv_ruleset *rs, int tile, int degrees) RV_NOT_NULL((1, 2));
void rv_ruleset_open(rv_json *j, const rv_ruleset *rs) RV_NOT_NULL((1, 2));
void rv_ruleset_close(rv_json *j, rv_library *lib, const rv_ruleset *rs) RV_NOT_NULL((1, 2, 3));
/* A ruleset lists only the rules of one ledger, its own or that of the ruleset of which it is an
 * edition; the base ruleset of that has the other rules. Returns their number. */
int rv_listed_rules(rv_library *lib, const rv_ruleset *rs) RV_NOT_NULL((1, 2));
/* The position that the document has reached; NULL if it was not read. */
const char *rv_case_position(rv_case *c) RV_NOT_NULL((1));
const char *rv_policy_name(rv_policy_id policy);

/* ---- diagnostics --------------------------------------------------------------------------- */

/* A diagnostic of the document. */
#define RV_SEVERITIES(X)                                                                           \
    X(ILLEGAL, "illegal")                                                                          \
    X(WRONG, "wrong")                                                                              \
    X(AMBIGUOUS, "ambiguous")                                                                      \
    X(INCONSISTENT, "inconsistent")                                                                \
    X(UNREADABLE, "unreadable")                                                                    \
    X(NOTE, "note")
typedef enum rv_severity {
#define RV_X(id, name) RV_SEV_##id,
    RV_SEVERITIES(RV_X) RV_SEV_LAST = RV_SEV_NOTE /* C89 and C++98 allow no comma at the end */
#undef RV_X
} rv_severity;
const char *rv_severity_name(rv_severity s);

/* What a complaint concerns, for those who do not go by each code: a rule; a number noted at the
 * table; a tile or a figure that this game has not, or not any more; memory; how much work there is
 * for one document. */
typedef enum rv_concern {
    RV_CONCERN_RULE,
    RV_CONCERN_CLAIM,
    RV_CONCERN_ABSENT,
    RV_CONCERN_MEMORY,
    RV_CONCERN_WORK
} rv_concern;

/* A cell of the board, if there is one, and what is wrong there: the tile that is laid; or a thing
 * of another action, so that the tile itself may lie. */
typedef struct rv_at_cell {
    bool there;
    int x, y;
    const char *thing; /* "follower", "corner" …; NULL: the tile that is laid */
    bool follower;     /* it is the follower of the turn itself */
    int region;        /* 1 + the region of the tile there on which a disputed follower stands */
    int side;          /* 1 + the side of the tile there that does not agree with the tile beside */
    int axis;          /* of what is built over the tile: 1 north to south, 2 east to west */
    int tile;          /* 1 + a disputed tile that does not lie on the board; 0: none */
    int player;        /* 1 + the player who is disputed, who does something with it; 0: none */
    const char *act;   /* what that is, behind the player's name; NULL */
    int space;         /* 1 + the first space of a disputed corner; 0: none */
    int number;        /* of a cell that is framed: what it is called */
} rv_at_cell;

/* One of the answers to an ambiguous entry, or to a word that can mean several places or tiles. */
typedef struct rv_outcome {
    const char *key;   /* what it lacks: "order: [path@c1.e, path@d1.n]" */
    const char *words; /* what happens then: "path@c1.e, path@d1.n - nobody takes one" */
    bool within; /* the key goes into the map at the place of the diagnostic, not to the others
                    of the entry */
    const char
        *value; /* what stands behind the key, if that is all in which they differ; or NULL */
    int weight; /* of what is drawn: how many times as likely; 0: players choose */
    const char *instead; /* the word at the place of the diagnostic that the value replaces; NULL:
                            the key is added … */
    rv_at_cell at;       /* … and the region that it names then, if there is one */
} rv_outcome;

typedef struct rv_diag {
    const char *code;   /* stable: "path-cut" */
    const char *rule;   /* "C-19", or "" */
    const char *option; /* "wall_pickup: end_of_turn" if the verdict depends on it, or "" */
    rv_severity severity;
    int turn;                   /* entry of `moves` from 1; 0 for header, position and final part */
    const char *player;         /* label, or "" */
    int line, column;           /* from 1, in the file */
    const char *message, *help; /* one line each; help may be "" */
    int help_file;              /* where FILE stands in the help: 1 + the index; 0: nowhere */
    rv_status status;           /* the status of a run with this diagnostic */
    int row;                    /* index in the table of codes: rv_code */
    rv_concern concern;
    rv_at_cell at, or_at; /* where the mistake is on the board; or there, of two tiles one */
    int claimed,
        counted;      /* of a wrong score or result: the noted number; the number by the rules */
    int carried;      /* of a wrong score: how many numbers noted later only carry the mistake */
    int because;      /* it comes of another diagnostic: 1 + its index; 0: of none */
    const char *look; /* that several tiles have, for rv_ruleset_look; NULL: it is about none */
    const rv_outcome *outcomes; /* which it can be */
    int noutcomes;
    const char *asks; /* of outcomes with values: what is asked, in words; a key to type; or NULL */
} rv_diag;

/* The table of codes, for `explain` and the tests. */
typedef struct rv_code_info {
    rv_severity severity;
    const char *code, *summary, *explanation, *right; /* right: the correction */
} rv_code_info;
int rv_codes(void);
/* The texts as they are in the table: {1} is filled in by each diagnostic, {prize} by the word
 * of a ruleset. */
rv_code_info rv_code(int i);
/* The same with the words of a ruleset, or the default words (NULL); the texts belong to the
 * library. They stay as in the table if memory runs out. */
rv_code_info rv_library_code(rv_library *lib, const rv_ruleset *rs, int i) RV_NOT_NULL((1));
/* The rule of a code in a ruleset, or "". */
const char *rv_code_rule(const rv_ruleset *rs, const char *code) RV_NOT_NULL((1, 2));

/* Events, in order. Scores and ties are the items of `score`; the others complete the history. */
#define RV_ITEMS(X)                                                                                \
    X(SCORE, "score")         /* a feature or a thing of a player scored points */                 \
    X(NOTHING, "nothing")     /* completed, but tied or unclaimed: no points */                    \
    X(TOOK, "took")           /* a thing was taken from a corner of the track: things */           \
    X(MOVED, "keep")          /* a thing moved to the feature that it marks; tiles is its size */  \
    X(USED, "used")           /* a thing was played: things */                                     \
    X(ACTION, "action")       /* an action of a player: kind is its name, note describes it */     \
    X(COLLECTED, "collected") /* tokens were taken for a feature; tiles is their number */         \
    X(RULED, "ruled")         /* another effect of a house rule, described by note */              \
    X(ASIDE, "aside")         /* not an item of a report: why an event happened or did not happen */
typedef enum rv_item_type {
#define RV_X(id, name) RV_ITEM_##id,
    RV_ITEMS(RV_X) RV_ITEM_LAST = RV_ITEM_ASIDE
#undef RV_X
} rv_item_type;
const char *rv_item_name(rv_item_type type);

/* The change of a number by a house rule. */
typedef struct rv_item_change {
    const char *script; /* by name */
    const char *rule;   /* that the script cites; "" */
    int from, to;
} rv_item_change;

/* A part of the points: a tile of a feature, or a feature for which another one scores (K-29). */
typedef struct rv_counted {
    const char *cell, *tile; /* for a start space: the cell beside it, and ""; for a feature: "" */
    const char *feature;     /* its name, or "" */
    int start;               /* number of the start space; 0 for a tile */
    int points;
} rv_counted;

typedef struct rv_item {
    rv_item_type type;
    int turn;            /* entry of moves; RV_NO_TURN in final scoring */
    int player;          /* index, -1 for none */
    const char *kind;    /* of the feature, or the name of a thing: "path" */
    const char *feature; /* canonical name, or "" */
    int part;            /* for the library: 1 + a part of that feature; 0: none */
    int cell;            /* for the library: 1 + the cell of a piece built there; 0: none */
    bool by_thing;       /* for the library: the rule is a thing's and not the feature's own */
    int tiles, points;
    const char *rule;
    int followers[RV_MAX_PLAYERS]; /* by strength: a large one is two, and as scripts say … */
    int weights[RV_MAX_PLAYERS];   /* … or as they stand there */
    rv_things things;   /* "corner", from which it was taken; "token", whose number is known */
    const char *thing;  /* taken, moved or played, in words: "special token 3"; or "" */
    const char *note;   /* in words: "4 tiles, 2 each, fountain", "a tie: nobody scores" */
    const char *option; /* "wall_pickup: end_of_turn" if it depends on it, or "" */
    const char *script; /* the house rule that caused it, "" for the rules of the game */
    const char *key;    /* of an entry: whose action, of a house rule, led to it; or "" */
    const rv_item_change *changes; /* changes of the points by house rules, in order */
    int nchanges;
    const rv_counted *counted; /* the features that are scored instead of tiles; only for `why` */
    int ncounted;
} rv_item;

typedef struct rv_turn_line {
    int turn, player;
    const char *text; /* the move in canonical notation, "none" for none */
    int score[RV_MAX_PLAYERS];
} rv_turn_line;

/* A colour of wooden pieces, for pictures. */
typedef struct rv_colour {
    const char *name;       /* "red", as in `colours` of a document */
    const char *fill, *ink; /* "#c5302b"; ink: for letters on it */
    const char *tint;       /* the parameters of an SGR sequence: letters on this colour */
} rv_colour;
/* The i-th colour; NULL past the end. */
const rv_colour *rv_colour_at(int i);

struct rv_report {
    rv_verdict verdict;
    rv_status status;
    bool is_position; /* it is a position without moves */
    int turns;        /* number of entries played (legal, accepted, or skipped with `all`) */
    int entries;      /* entries in the document */
    int cut;          /* with `partly`: only the lines before this one could be read; 0: all */
    bool finished;    /* no tile is left, or final scoring was requested with `now` */
    const rv_ruleset *ruleset;
    const char *rules; /* as the header names it */
    int nplayers;
    const char *label[RV_MAX_PLAYERS], *name[RV_MAX_PLAYERS];
    int colour[RV_MAX_PLAYERS]; /* of their pieces: rv_colour_at */
    int score[RV_MAX_PLAYERS];
    bool winner[RV_MAX_PLAYERS]; /* all false while unfinished */
    int to_move;                 /* whose turn it is, -1 when finished */
    bool second_part;            /* it is the second part of that player's double turn */
    int stack;                   /* number of tiles still to come */
    int unknown; /* of these, the tiles that neither the ruleset nor the document describes */
    const rv_diag *diags;
    int ndiags;
    const rv_item *items;
    int nitems;
    const rv_turn_line *lines; /* one for each turn played */
    int nlines;
    const char *no_turn; /* a turn of the settings that it does not have, in words: "there is no
                            turn 60: the record has 59". Then the status is RV_MISUSED or worse, and
                            questions are refused for this reason. NULL: it has all of them */
};

/* A case for the document that `first` judged last, with other settings: both share the scripts,
 * and the limits of a document count for both together. Do not use `first` until this one is freed.
 */
rv_case *rv_case_beside(rv_case *first, const rv_settings *settings) RV_NOT_NULL((1));
/* Judges the document that it judged last once more, as after rv_case_until: the limits of a
 * document continue to count. */
const rv_report *rv_case_judge_again(rv_case *c, const rv_text *text) RV_NOT_NULL((1, 2));
/* Plays on, where it stopped by settings.until and hold, up to a later turn: the report is that of
 * a document that is judged up to there. What answers have used does not count against the limits
 * of the document. Of one that is not legal the report stays. */
const rv_report *rv_case_go_on(rv_case *c, int until) RV_NOT_NULL((1));
/* As rv_case_why_turn, of the turn as if its entry were this text, "- W: 20 e5" and its keys: one
 * that cannot be read is RV_NOT_READ. */
const rv_why *rv_case_why_instead(rv_case *c, int turn, rv_str entry, rv_status *status,
                                  const char **why) RV_NOT_NULL((1, 4, 5));
/* Judges turn by turn: calls `see`, which must return, before the first turn and after
 * each one that is played. Meanwhile the report is as if judging had ended there, and so are the
 * answers of the case; but it must not be asked what it judges for: rv_case_meant and
 * rv_case_why_place. What answers use does not count against the limits of the document. `see` is
 * not called if no turn can be played, as after a wrong position. */
typedef void rv_see_turn(void *ud, const rv_report *report);
const rv_report *rv_case_judge_turns(rv_case *c, const rv_text *text, rv_see_turn *see, void *ud)
    RV_NOT_NULL((1, 2, 3));

/* The index of the value of the i-th option of the ruleset (rv_ruleset_option), for the document as
 * last judged. */
int rv_case_option(const rv_case *c, int i) RV_NOT_NULL((1));

/* ---- queries: read-only, of the case as last judged ---------------------------------------- */

/* Every key of documents, as rv_library_keys, and those that the scripts of this one add, until the
 * next query. */
const rv_key_info *rv_case_keys(rv_case *c) RV_NOT_NULL((1));
/* What the document's header says besides the ruleset and the players, for a reader, a line `KEY:
 * WORDS` each: what it tells about the occasion, and the options and scripts in force; "" if that
 * is nothing, NULL as above. */
const char *rv_case_terms(rv_case *c) RV_NOT_NULL((1));
/* Returns the position with a comment above each key, for a finished board: without what only a
 * game that goes on needs, and with an example of each key that it lacks, as a comment. */
const char *rv_case_template(rv_case *c) RV_NOT_NULL((1));

typedef struct rv_completion {
    const char *feature, *kind;
    int points[RV_MAX_PLAYERS];
    bool scores[RV_MAX_PLAYERS]; /* whether the player gets points, in any order of scoring */
} rv_completion;

/* An action of a player besides laying the tile and placing a follower, as the value of a key of an
 * entry. */
typedef struct rv_action {
    const char *what;
    const char *after; /* the action that it follows, and without which it is impossible; NULL. The
                          same pointer for all that follow one action … */
    bool chained;      /* … and where it depends on more than that: "fly mayor, flier_die 1" */
    const char *tells; /* what it brings, in words: "eats R:knight@0,1"; "" */
    const char *const *with; /* the figures on the tile with any of which it is possible … */
    int nwith;               /* … 0: also without one */
} rv_action;

/* All values that a key may have; `verb`: what a text says before them, "takes"; NULL: the key. */
typedef struct rv_actions {
    const char *key, *verb;
    const char *follows; /* the key of the action that each value follows; NULL: none */
    bool
        played; /* the ruleset has the key, whatever its options are; otherwise the list is empty */
    const rv_action *list; /* actions that follow the same one are adjacent */
    int n;
} rv_actions;

/* The number of actions, from the i-th on, that follow the same one. */
int rv_actions_alike(const rv_actions *a, int i) RV_NOT_NULL((1));
/* "KEY 0,-1 (what it brings) or 1,0; after KEY 0,-1 or 1,0: takes B:knight@1,2.n", for all lists;
 * "" for none. Owned by the arena. */
struct rv_arena;
const char *rv_actions_text(struct rv_arena *a, const rv_actions *all, int n) RV_NOT_NULL((1));

typedef struct rv_placement {
    const char *tile, *cell;
    int x, y;     /* of the cell; y grows north */
    int rotation; /* degrees clockwise */
    bool again;   /* the tile looks as in a smaller rotation that is listed for this cell */
    const char *const *followers;
    int nfollowers;
    const rv_completion *completes;
    int ncompletes;
    rv_things needs; /* the pieces that must be built for the tile to lie there, in words: "ew",
                        "ns@0,1", several as "ew+ns@0,1"; "" for none. One
                        of each sort that is built in this game */
    rv_things may; /* the pieces that may be built in addition, likewise, each a separate choice */
    const rv_actions *actions; /* by key; NULL unless requested */
    int nactions;
    const rv_actions *common; /* the actions that all placements allow, if they are kept apart */
    int ncommon;
    const rv_actions *before; /* actions before the tile is laid, the same for every */
    int nbefore;              /* placement, likewise */
    const char
        *note; /* a note on these: that they were done, or help a player without followers; or "" */
} rv_placement;

/* Every legal placement of a tile (an id or a look) for the player to move, with all other actions
 * that it allows if they are asked for; `see` is called for each and may stop by returning false.
 * Where `turn` is the next entry of the document, what that says is done before its tile is laid is
 * done, as far as it can be; 0: no entry. Returns RV_FINE, or RV_UNREADABLE with *why. */
typedef bool rv_see_placement(void *ud, const rv_placement *p);
rv_status rv_case_legal(rv_case *c, int turn, const char *tile, rv_listing actions,
                        rv_see_placement *see, void *ud, const char **why) RV_NOT_NULL((1, 3, 5));
typedef struct rv_open_end {
    const char *cell;
    const char *side; /* n e s w */
} rv_open_end;

typedef struct rv_closer {
    const char *tile, *cell;
    int rotation;
    bool again;      /* as in rv_placement */
    rv_things needs; /* the pieces without which it does not close it, as in rv_placement */
    int points[RV_MAX_PLAYERS];
    bool scores[RV_MAX_PLAYERS];
    rv_things gives; /* what its scorer would also take in the scoring of the whole turn, in any
                        order: "corner", whose number says which */
    int left;        /* copies of this tile, and of tiles with the same look, still to come */
} rv_closer;

typedef struct rv_open_feature {
    const char *feature, *kind;
    int tiles, points;             /* points: if it were completed as it is */
    int followers[RV_MAX_PLAYERS]; /* by strength: a large one is two */
    const rv_open_end *open;
    int nopen;
    const rv_closer *closers; /* placements of one tile that complete it */
    int nclosers;
    int copies; /* tiles still to come, of those asked for, that complete it now */
    /* The chance that a player who draws in turn draws one of them: in the next turn, with its
     * second part where the first tile can give one; at all. -1: no more tiles come. */
    double next[RV_MAX_PLAYERS], ever[RV_MAX_PLAYERS];
    rv_things needs; /* sorts of pieces built in this game: the closers' lists begin with them,
                        without words */
} rv_open_feature;

/* Every unfinished feature with its open ends and the placements that close it. tile: NULL for any
 * tile left. */
typedef bool rv_see_open(void *ud, const rv_open_feature *f);
rv_status rv_case_completions(rv_case *c, const char *tile, bool areas, rv_see_open *see, void *ud,
                              const char **why) RV_NOT_NULL((1, 4));

/* ---- why ---------------------------------------------------------------------------------- */

typedef enum rv_answer { RV_ANSWER_NONE, RV_ANSWER_YES, RV_ANSWER_NO } rv_answer;

/* A condition of a turn, and whether it holds; or an event. */
typedef struct rv_why_step {
    const char *step; /* stable, listed in reeve-json(5): turn tile cell attached side … */
    rv_answer answer; /* of a condition; none if it is not one */
    int turn;         /* of a history: the entry; 0 before the first */
    int player;       /* index, -1 for none */
    const char *feature, *rule, *code; /* or "" */
    int about;                         /* of a story: which of its features, from 1; 0: none */
    const char *option;                /* "wall_pickup: end_of_turn" if it depends on it, or "" */
    const char *text;                  /* the explanation */
    int line, column;                  /* of the error, in the file; 0 if there is none */
    int points;
    bool has_points;
    const rv_counted *counted; /* they add up to the points before raises */
    int ncounted;
    int followers[RV_MAX_PLAYERS]; /* by strength: a large one is two */
    bool has_followers;
    const char *const *fits; /* tiles that can still be placed on an empty cell, as typed */
    int nfits;
    const char *script; /* the house rule that caused it, or "" */
    const rv_item_change *changes;
    int nchanges;
    bool outcome; /* a result of the turn: not told if that is illegal */
} rv_why_step;

/* A legal placement of the tile. */
typedef struct rv_alternative {
    const char *cell;
    int rotation;
    bool again;      /* as in rv_placement */
    rv_things needs; /* as in rv_placement */
    const char *const *followers;
    int nfollowers;
} rv_alternative;

struct rv_why {
    int turn, player;   /* turn RV_NO_TURN: final scoring; player -1 there and in histories */
    const char *move;   /* "40/270 d7 knight@n"; in histories the place in question */
    bool named;         /* that is the name of the only feature of the story */
    rv_verdict verdict; /* on this turn alone: legal, illegal, wrong or ambiguous */
    bool accepted;      /* it is illegal, and accepted by settings.accept */
    rv_status status;   /* RV_FINE if there is no error, or no other error; otherwise RV_AGAINST */
    bool scored;        /* it is legal or accepted: `score` after it, `gained` by it */
    int score[RV_MAX_PLAYERS], gained[RV_MAX_PLAYERS];
    bool winner[RV_MAX_PLAYERS]; /* of final scoring */
    const rv_why_step *steps;
    int nsteps;
    bool misplaced; /* the tile or its follower may not be placed there; then: */
    const rv_alternative *alternatives; /* the nearest legal placements: as many as hold three
                                           different ones */
    int nalternatives, places;          /* places: the number of all legal placements */
    int different;                      /* of these, those without `again` */
};

/* A reading of an illegal turn by which it is legal, or of a turn before a wrong noted number by
 * which all of these agree: a guess, no verdict. */
#define RV_MEANINGS(X)                                                                             \
    X(ROTATION, "rotation")       /* the tile lies otherwise */                                    \
    X(CELL, "cell")               /* on another cell */                                            \
    X(TILE, "tile")               /* it is another tile */                                         \
    X(FOLLOWER, "follower")       /* another stands there, or none, or one that is missing */      \
    X(PLAYER, "player")           /* the turn is another player's */                               \
    X(MISSING, "missing")         /* the turn of another player is missing before it */            \
    X(SUPERFLUOUS, "superfluous") /* the turn was typed by mistake */
typedef enum rv_meaning {
#define RV_X(id, name) RV_MEANT_##id,
    RV_MEANINGS(RV_X) RV_MEANT_LAST = RV_MEANT_SUPERFLUOUS
#undef RV_X
} rv_meaning;
typedef struct rv_meant {
    int illegal;       /* the turn that is illegal, or where the number was noted; 0: at the end */
    int turn;          /* the turn whose entry is read otherwise: that one, or one before it */
    const char *how;   /* of the names above */
    const char *words; /* "with rotation 90 here the remaining 23 turns are legal: 40/270 d7" */
    const char *typed; /* "40/270 d7", or "" where its words stay */
    int legal, rest;   /* of so many turns behind it, so many are legal then */
} rv_meant;

/* Finds what may have been meant by an illegal turn, by judging the document again, up to `until`,
 * with one entry changed after the other; or, with RV_NO_TURN, by the turns before the noted number
 * that is wrong first, if the verdict is RV_WRONG. The case must have been judged up to the turn
 * before, or been stopped by this turn; the text that it judged must still be there. Returns at
 * most three that carry the record further than all others, best of all such that all noted
 * numbers agree; where no turn behind it tells anything, those by which the turn itself is legal.
 * None if more do, or if a limit of the document is met; -1 if memory ran out. *list is valid until
 * the next judgement. *ended: nothing was found about an illegal turn, and not all was tried,
 * because too many entries would have been judged. */
int rv_case_meant(rv_case *c, int turn, int until, const rv_meant **list, bool *ended)
    RV_NOT_NULL((1, 4, 5));

/* One of the tiles that can be drawn, with equal chances if `number` is random; NULL: none is left.
 */
const char *rv_case_draw(rv_case *c, uint64_t number) RV_NOT_NULL((1));
/* The tile that the document says is drawn next, after so many that were drawn and not laid; NULL:
 * it does not say. */
const char *rv_case_next(const rv_case *c, int discarded) RV_NOT_NULL((1));

/* The tile that the player to move has already, and plays instead of drawing one; or NULL. */
const char *rv_case_held(rv_case *c) RV_NOT_NULL((1));
/* Whether the word names a cell, even one where nothing can lie. */
bool rv_case_is_cell(const rv_case *c, const char *word) RV_NOT_NULL((1, 2));

/* An entry that is asked for bit by bit, because it is due and long. */
typedef struct rv_asking {
    const char *key;            /* of the entry */
    const char *question;       /* the next one; NULL: all is answered */
    const char *const *choices; /* answers that are possible; of numbers only the least */
    int nchoices;
    bool draws;          /* the answer is one of the choices by chance, each as likely */
    int heard;           /* so many of the answers are right … */
    const char *refused; /* … and this is wrong with the one behind them; or NULL */
    const char *entry;   /* when all is answered, in one line */
} rv_asking;

/* What is to be asked next, after these answers. False if no such entry is due, or if it cannot be
 * told (memory ran out, a house rule failed). */
bool rv_case_ask(rv_case *c, const char *const *answers, int n, rv_asking *out) RV_NOT_NULL((1, 4));

/* Counts of legal sequences: out[d] for depth d in 1..depth (out[0] is 1). */
rv_status rv_case_perft(rv_case *c, int depth, uint64_t *out, const char **why) RV_NOT_NULL((1, 3));

/* ---- the board, for drawing ---------------------------------------------------------------- */

struct rv_shown_tile {
    const char *id;   /* "" for a start space */
    char cell[24];    /* its name */
    const char *look; /* unrotated, for a tile that only the document describes; else NULL */
    int x, y;         /* y grows north */
    int rotation;     /* degrees */
    uint64_t symbols; /* bit set of the declared marks of the whole tile */
    int points;       /* degrees from north in which one of them points, as the tile lies; -1 */
    rv_things things; /* on the tile, besides followers */
    bool start, last; /* a start space of the wall; the tile laid last */
    int space;        /* of a start space: its number on the track */
    int nregions;
    rv_region_info regions[12];
};

typedef struct rv_shown_hand {
    int score, space;            /* space: of the track, on which the marker stands */
    int figures[RV_MAX_FIGURES]; /* followers in hand, by figure; -1: not in this game */
    int pieces[RV_MAX_PIECES];   /* by sort, in hand; -1: not in this game, or not known */
} rv_shown_hand;

typedef struct rv_shown_board {
    int x0, y0, x1, y1; /* the frame to draw, inclusive */
    bool bounded;
    int ntiles;
    int track;                /* spaces of the score track, 0 none */
    const rv_at_cell *faults; /* the cells where something is wrong, each once, in the order of the
                                 diagnostics */
    int nfaults;
    rv_things things; /* beside the tiles, and in players' hands */
    rv_shown_hand hands[RV_MAX_PLAYERS];
} rv_shown_board;

/* What is shown lives until the board is asked for again, or any question. The
 * things of boards and tiles are listed in the file of each game that shows them, games/NAME. */
void rv_case_board(rv_case *c, rv_shown_board *out) RV_NOT_NULL((1, 2));
/* The name of a face of a kind of tokens, and how many with it are in the bag after what was judged
 * last; NULL past the last face. */
const char *rv_case_left(const rv_case *c, const char *token, int face, int *left)
    RV_NOT_NULL((1, 2, 4));
/* How many tiles leave the stack unseen when a tile of the ruleset is laid. */
int rv_case_hides(const rv_case *c, int tile) RV_NOT_NULL((1));
void rv_case_board_tile(rv_case *c, int i, rv_shown_tile *out)
    RV_NOT_NULL((1, 3)); /* i in 0..ntiles-1 */
/* What each feature of the board would bring if the game ended now, by its number: its points, or
 * those of each player who has the majority ("R 12, B 9") where they differ; and the rule. */
typedef void rv_see_worth(void *ud, int feature, const char *points, const char *rule);
void rv_case_worths(rv_case *c, rv_see_worth *see, void *ud) RV_NOT_NULL((1, 2));
/* The tile of the illegal turn at which judging ended, with its follower, as it would lie: it is
 * not on the board, which is as before that turn. A tile for sale has no cell. False if there is
 * none: every turn was legal, or the illegal one names no tile. */
bool rv_case_refused(rv_case *c, rv_shown_tile *out) RV_NOT_NULL((1, 2));
/* The number of the cell among the faults of the board, 0 if nothing is wrong there. */
int rv_shown_fault(const rv_shown_board *b, int x, int y) RV_NOT_NULL((1));
/* Adds the cells of a diagnostic to those that are framed, of which there are `n`, unless they are
 * listed: those from 1 on are called by numbers, two of which one is wrong by the same. */
void rv_frame_cells(const rv_diag *g, rv_at_cell *faults, int *n) RV_NOT_NULL((1, 2, 3));
/* Whether a tile can be placed at x,y (inside the wall). Writes the name of the cell. */
bool rv_case_inside(rv_case *c, int x, int y, char name[24]) RV_NOT_NULL((1, 4));

/* The help line of a diagnostic in consecutive parts, at most four: returns their number. The
 * library writes FILE for a file whose name it does not know; `file` replaces it, and `more` (or
 * NULL) follows the command. */
int rv_help_parts(const rv_diag *g, const char *file, const char *more, rv_str parts[4])
    RV_NOT_NULL((1, 4));

/* ---- random legal games -------------------------------------------------------------------- */

/* Random games that go on from where a case stands, with its players and house rules.
 * The tiles still to come are drawn in the order of the document as far as it says one, then at
 * random. What players do not know, such as face-down tokens, is dealt at random, but not in a game
 * that is written. Each game is taken back: the case can be asked other questions in between, and
 * must outlive the sim. It must have been judged with settings.hold. NULL with *why if the game is
 * over, if tiles still to come are not known, or if the document was not read. */
rv_sim *rv_sim_from(rv_case *c, rv_policy_id policy, uint64_t seed, const char **why)
    RV_NOT_NULL((1, 4));
/* Whether a hook of a script was called in any of the games, or an action of it, by its key, done.
 */
bool rv_sim_called(const rv_sim *s, const char *script, const char *name, bool action)
    RV_NOT_NULL((1, 2, 3));
/* What has been played. */
typedef struct rv_sim_game {
    int nplayers;
    const char *const *label;       /* of the players in the records */
    int score[RV_MAX_PLAYERS];      /* in the end */
    double victory[RV_MAX_PLAYERS]; /* 1; a part of it, where it is shared; 0 */
    int taken[RV_MAX_PLAYERS];      /* things, from corners of the track */
    int first, turns;               /* who began; the entries of `moves` */
    bool by_chance; /* so far any game depended on chance in something else than the tiles' order */
} rv_sim_game;
/* The last game; before the first one only its players. */
const rv_sim_game *rv_sim_last(const rv_sim *s) RV_NOT_NULL((1));
/* Whether this game has such things. */
bool rv_sim_takes(const rv_sim *s) RV_NOT_NULL((1));

/* ---- texts -------------------------------------------------------------------------------- */

/* Decodes the UTF-8 character at p, of at most `left` bytes: its length, or 0 if it is invalid. */
size_t rv_utf8(const char *p, size_t left, unsigned *out) RV_NOT_NULL((1, 3));
/* Whether a character must not be printed: control characters (C0, DEL, C1), line ends (U+2028,
 * U+2029), marks of direction (Unicode's Bidi_Control), U+FEFF. */
bool rv_acts(unsigned c);

#endif
