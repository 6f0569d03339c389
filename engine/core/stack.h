/* stack.h - which tiles can be drawn next, where some come before others (the step `layer`). */
#ifndef RV_STACK_H
#define RV_STACK_H

#include "core/module.h"

/* The layer of a tile's next copy; the layer that is drawn from now, RV_NONE with an empty stack.
 */
int rv_layer_of(const rv_game *g, int tile);
int rv_layer_drawn(const rv_game *g);
/* Whether a tile that is to come can be drawn now. */
bool rv_on_top(const rv_game *g, int tile);
/* How many copies of a tile lie in a layer; the same with those that look alike; of all tiles. */
int rv_copies_in(const rv_game *g, int tile, int layer);
int rv_alike_in(const rv_game *g, int tile, int layer);
int rv_layer_size(const rv_game *g, int layer);
/* All tiles that can be drawn now are removed, for none fits; false: there is no layer below. */
bool rv_layer_discard(rv_game *g);

#endif
