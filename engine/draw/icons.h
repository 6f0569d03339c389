/* icons.h - the colours of pictures: fills that can be distinguished without colour, and colours of
 * players; and small pictures: followers, marks on tiles, keeps and wall tiles. Each is drawn
 * around a point; `size` is its height. And whole tiles.
 */
#ifndef ICONS_H
#define ICONS_H

#include "draw/shown.h"
#include "draw/svg.h"

/* Colours that several pictures share. */
#define PALETTE_PAPER "#ffffff"
#define PALETTE_GROUND "#f5f1e6"
#define PALETTE_GRID "#ddd5c2"
#define PALETTE_INK "#26231e"
#define PALETTE_FAINT "#7c7466"
#define PALETTE_EDGE "#55503f"
#define PALETTE_STONE "#b3aa9b"
#define PALETTE_BANK "#5b8fb5"
#define PALETTE_LAST "#1565c0"
#define PALETTE_AGAINST "#c4161c"

/* The patterns, what tiles by edges use, and what only boards have, as the <defs> of a picture. */
void palette_definitions(svg *s, const palette *p, bool board);
/* A shape is filled twice: with the colour of its kind (layer 0), and with the pattern over it. */
const char *palette_fill(kind_look look, int layer);

/* A player's follower, upright or lying, with the letter of the player, and the height of its
 * figure, if a plain follower is `size` high. `title` describes a follower on the board; otherwise
 * it is "". */
int icon_figure(const palette *p, int figure, int size);
void icon_follower(svg *s, const palette *p, int player, int figure, bool lying, int x, int y,
                   int size, const char *class, const char *title);
/* The follower on a region, if there is one, and a ring for one of that size if he is disputed. */
void icon_on_region(svg *s, const palette *p, const rv_region_info *g, bool lying, int x, int y,
                    int size, int ring);
/* A line that leaves a tile by these sides (shown_sides): from the middle of each as far as `reach`
 * inwards, or as a bend. */
void icon_line(svg *s, unsigned sides, int reach, const char *colour, const char *width,
               const char *class);
/* A picture of icons.txt, of which the comments say what each means, around x,y and s high; with
 * the colours and the class that its lines name. */
typedef struct icon_look {
    int x, y, s;
    const char *fill, *other, *class;
} icon_look;
void icon_draw(svg *s, const char *name, icon_look look);
#define icon_put(s, name, x, y, size) icon_draw(s, name, (icon_look){x, y, size, "", "", ""})
void icon_symbol(svg *s, const rv_symbol_info *symbol, int x, int y, int size);
/* What stands in the middle of a tile: an abbey, or the outline of its kind. */
void icon_middle(svg *s, const styles *k, int kind, int x, int y, int size);
/* A wall tile: its number, or ? */
void icon_wall_tile(svg *s, int number, int x, int y, int size, const char *class,
                    const char *title);
/* The picture of the mark, or else of the tokens, with this key; false if there is none. Tokens
 * that lie there, with their number if there are several, and their text as title. */
bool icon_find(const rv_ruleset *rs, const char *key, rv_symbol_info *found);
void icon_token(svg *s, const rv_ruleset *rs, const rv_thing *token, int x, int y, int size);
/* Tower pieces on top of each other, each `wide`, from the foot up; and their height without the
 * battlements. Many pieces are drawn closer together. */
void icon_stack(svg *s, int pieces, int x, int foot, int wide);
int icon_stack_height(int pieces, int wide);
/* Draws a piece, or the outline that its ruleset gives. */
void icon_put_piece(svg *s, const rv_piece_row *piece, int x, int y, int size);

/* The key: the meaning of fills and signs, as lines of small samples. Between x and `right`, from y
 * down; returns the y at which it ends. `last`: also explain the frame of the last tile. */
int key_svg(svg *s, const palette *p, int x, int y, int right, const seen *has, bool last);

/* ---- tile_svg.c: a tile as a picture, whatever its ruleset prints on it.
 *
 *        0   1   2      A region is the half-edges that it covers, each between two of the eight
 *      7     |     3    boundary points 0 to 7, and reaches from there to the centre. Lines run
 * from |  -- c --  |    the middles of edges to the centre; one that leaves two neighbouring edges
 *        6   5   4      bends around the corner between them, and areas end at the bend.
 */
#define TILE_SIDE 1000 /* tenths of a unit */

/* Draws a tile with its upper left corner at x,y, as a group of that class with a title that
 * describes it; with its number in a corner unless that is "". */
void tile_svg(svg *s, const palette *p, const rv_shown_tile *t, int x, int y, const char *class);

/* land_svg.c: a tile by edges, as walled cities on fields, with roads. Draws the tile, and its name
 * in a corner where it hides nothing, in the open group. */
void land_svg(svg *s, const palette *p, const rv_shown_tile *t);

#endif
