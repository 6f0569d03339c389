/* utf8.h - characters of a text. */
#ifndef RV_UTF8_H
#define RV_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Decodes the sequence at p, of at most `left` bytes: its length, 0 when it is no UTF-8. */
size_t rv_utf8(const char *p, size_t left, unsigned *out);

/* May it stand in a YAML text as it is? No control characters but tab and line ends, no marks. */
bool rv_printable(unsigned c);

/* Would it do something, rather than be shown: controls (C0, DEL, C1), what ends a line (U+2028,
 * U+2029), what turns the direction of reading (Unicode's Bidi_Control)? */
bool rv_acts(unsigned c);

#endif
