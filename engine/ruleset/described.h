/* described.h - tiles that a game has and that its ruleset cannot list, since no source says what
 * they show (F-2). A document that has one describes it by look.
 *
 * A ruleset is shared and constant, so a document gets a copy of its own in which there is room for
 * as many such tiles as the game has. Each look that no listed tile shows becomes a tile there, F1,
 * F2 … in the order of first mention, and each time it is mentioned there is one more of it: two
 * mentions are two tiles. Only the order of drawing names tiles that are laid later on. All of it
 * lives in the document's arena.
 */
#ifndef RV_DESCRIBED_H
#define RV_DESCRIBED_H

#include "ruleset/look.h"
#include "ruleset/ruleset.h"

/* Where a tile is mentioned: on the table of a position, drawn, or laid and thrown away in turns.
 */
typedef enum rv_mention { RV_ON_TABLE, RV_AS_DRAWN, RV_IN_TURNS, RV_MENTIONS } rv_mention;

typedef struct rv_unlisted {
    rv_arena *arena;  /* of the document */
    rv_ruleset *rs;   /* the document's own; NULL: its ruleset lists all tiles */
    rv_tile *tiles;   /* of it, the listed ones first */
    int all;          /* how many tiles the ruleset does not list */
    rv_mention where; /* what is read now */
    int guest;        /* plus one: a tile that is there while a question about it is answered */
    uint8_t said[RV_MAX_UNLISTED][RV_MENTIONS]; /* by unlisted tile: how often it is mentioned */
} rv_unlisted;

/* Makes the copy, for a ruleset with such tiles; for any other there is none. May longjmp. */
void rv_unlisted_begin(rv_unlisted *u, rv_arena *a, const rv_ruleset *rs);
/* A tile that looks like this and that no tile of the set looks like. It is there when it is
 * mentioned. -1: there can be no more tiles, or *doubt is what the look leaves open. May longjmp.
 */
int rv_unlisted_add(rv_unlisted *u, const rv_look *look, const char **doubt);
/* One more mention of a tile, listed ones pass; false: the game has no more such tiles. */
bool rv_unlisted_mention(rv_unlisted *u, int tile);
/* One more copy, for a question only; the one of the question before goes. false: no more. */
bool rv_unlisted_invite(rv_unlisted *u, int tile);
void rv_unlisted_dismiss(rv_unlisted *u);
/* Tiles of a document's game that it does not mention: none of a game without such tiles, which is
 * played with the listed ones alone (F-1), else all that are left (F-6). */
int rv_unlisted_unknown(const rv_ruleset *rs);

#endif
