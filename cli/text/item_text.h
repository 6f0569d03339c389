/* item_text.h - an item of a score in words: "path@c1.e: 4 tiles, 2 each". */
#ifndef ITEM_TEXT_H
#define ITEM_TEXT_H

#include "out.h"

void item_text(out *o, const rv_item *i);

#endif
