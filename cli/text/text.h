/* text.h - answers in words: boards, scores, rules and options. Commands call these functions with
 * what the library found out (a report, a case, a ruleset); nothing is judged here. What is also
 * printed as JSON has its function for that beside the one for words.
 */
#ifndef TEXT_H
#define TEXT_H

#include "report.h"

/* ---- board_text.c: wall, start spaces, tiles, followers */
/* Draws the case's board with the names of columns and rows on its margins; if it has more lines,
 * only so many of it around the tile that was laid last. 0: all. */
void board_put(out *o, rv_case *c, const rv_shown_board *b, const rv_report *p, int lines);
/* "[1] e5: the west side of …": what is wrong at the numbered cells, each message once. */
void board_put_faults(out *o, rv_case *c, const rv_shown_board *b, const rv_report *p);

/* ---- score_text.c */
/* Prints all turns with their items, and those of final scoring; who wins. */
void score_text_turns(run *r, const rv_report *p);
void score_text_winner(out *o, const rv_report *p);
/* Prints the last turn that was played, with its items; and at the end final scoring, and who wins.
 */
void score_text_last(run *r, const rv_report *p);
/* An item in words: "path@c1.e: 4 tiles, 2 each". */
void item_text(out *o, const rv_item *i);

/* ---- rule_text.c: rules and options */
void rule_put(out *o, const rv_ruleset *rs, const rv_rule *rule);
/* Takes the first of several sources, "RGG p3, S0 Scoren": its first word is a key for a book or a
 * page, and is written out. Returns the rest, "" at the end. */
const char *rule_take_source(out *line, const rv_ruleset *rs, const char *source);

/* "name: value | value*", and its meaning on the next line. */
void option_put(out *o, const rv_option_info *opt);

/* "ID: title", and the text below it. */
void rule_put_head(out *o, const char *id, const char *title, const char *text);
/* "source  text, wrapped"; prints nothing if the text is empty. */
void rule_put_part(out *o, const char *name, const char *text);

#endif
