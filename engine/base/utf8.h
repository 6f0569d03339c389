/* utf8.h - characters of a text; rv_utf8 and rv_acts are in reeve.h. */
#ifndef RV_UTF8_H
#define RV_UTF8_H

#include "reeve.h"

/* May it stand in a YAML text as it is? No control characters but tab and line ends, no marks. */
bool rv_printable(unsigned c);

#endif
