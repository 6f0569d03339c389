/* score_text.h - an itemised score in words. */
#ifndef SCORE_TEXT_H
#define SCORE_TEXT_H

#include "run.h"

/* Prints all turns with their items; returns the first item of final scoring. */
int score_text_turns(run *r, const rv_report *p);
/* Prints the items of final scoring, from `item` on; and who wins. */
void score_text_final(run *r, const rv_report *p, int item);
void score_text_winner(out *o, const rv_report *p);

/* Prints the last turn that was played, with its items. */
void score_text_last(run *r, const rv_report *p);
/* Prints the items of final scoring, and who wins. */
void score_text_end(run *r, const rv_report *p);

/* An item in words: "path@c1.e: 4 tiles, 2 each". */
void item_text(out *o, const rv_item *i);

#endif
