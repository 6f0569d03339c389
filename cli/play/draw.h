/* draw.h - tiles that are drawn by `reeve play`, at tables without a bag. What is drawn is saved
 * with the record, as the answers to questions are. */
#ifndef PLAY_DRAW_H
#define PLAY_DRAW_H

#include "play/play.h"

/* A number by chance. */
uint64_t draw_number(void);
/* Draws the tile of the next entry. A tile that was drawn before must be laid if it fits anywhere;
 * otherwise it is discarded. */
void draw_next(play *p);
/* "The tile is 17.", and what it looks like: tiles need not bear their numbers. */
void draw_say(play *p, const char *tile);
/* Puts the tile back; false: none is drawn. */
bool draw_undo(play *p);
/* Goes on with what an earlier session drew, as its note says. */
void draw_again(play *p, const char *note);
/* Whether the words name another tile than the one drawn; says so. */
bool draw_objects(play *p, const char *words);
/* Adds the tiles that were discarded to the entry that is being typed. */
void draw_add_discarded(play *p);

#endif
