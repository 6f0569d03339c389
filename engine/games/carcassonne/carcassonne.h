/* carcassonne.h - the rules of classic Carcassonne: what is unfinished scores, too, and fields pay
 * for the cities that they touch.
 */
#ifndef RV_CARCASSONNE_H
#define RV_CARCASSONNE_H

#include "core/module.h"

extern const rv_module rv_carcassonne_module;

#endif
