/* icons.h - small signs of pictures: followers, what is printed on tiles, keeps and wall tiles.
 *
 * Each is drawn around a point; `size` is its height.
 */
#ifndef ICONS_H
#define ICONS_H

#include "svg/palette.h"

/* A player's follower, upright or lying, with his letter on it, and the height of a figure where a
 * plain one is `size` high. Of what is on the board, `title` says what it is; else it is "". */
int icon_figure(const palette *p, int figure, int size);
void icon_follower(svg *s, const palette *p, int player, int figure, bool lying, int x, int y,
                   int size, const char *class, const char *title);
/* What doubles a line; where lines end that meet; what counts on an area; what is collected. */
void icon_fountain(svg *s, int x, int y, int size);
void icon_square(svg *s, int x, int y, int size);
void icon_stall(svg *s, int x, int y, int size);
void icon_aerie(svg *s, int x, int y, int size);
/* A mark that the ruleset declares. */
void icon_symbol(svg *s, const rv_symbol_info *symbol, int x, int y, int size);
/* What counts on something built; where roads end that meet; what stands in the middle of a tile,
 * on a court of the look of its kind. */
void icon_shield(svg *s, int x, int y, int size);
void icon_village(svg *s, int x, int y, int size);
void icon_abbey(svg *s, kind_look look, int x, int y, int size);
/* A keep, and a wall tile: its number, or ? */
void icon_keep(svg *s, int x, int y, int size);
void icon_token(svg *s, int number, int x, int y, int size, const char *class, const char *title);
/* A foundation for a tower; a tower as a sign. Pieces that stand on each other, `wide` each, from
 * their foot up: how high that is, but for the battlements. Many lie closer together. */
void icon_foundation(svg *s, int x, int y, int size);
void icon_tower(svg *s, int x, int y, int size);
void icon_stack(svg *s, int pieces, int x, int foot, int wide);
int icon_stack_height(int pieces, int wide);
void icon_bazaar(svg *s, int x, int y, int size);
/* The sign of a sort of pieces that are no followers, by its key. */
typedef void icon_drawer(svg *s, int x, int y, int size);
icon_drawer *icon_of_piece(const char *key);
/* A bridge from edge to edge of what is so long, along or across; a castle token from above. */
void icon_span(svg *s, int x, int y, int length, int wide, bool upright);
void icon_bridge(svg *s, int x, int y, int size);
void icon_castle(svg *s, int x, int y, int size);

#endif
