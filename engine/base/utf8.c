#include "base/utf8.h"

size_t rv_utf8(const char *text, size_t left, unsigned *out) {
    static const unsigned least[5] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)text;
    unsigned c = left ? p[0] : 0;
    size_t n = c < 0x80 ? 1 : c >= 0xf5 ? 0 : c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : c >= 0xc2 ? 2 : 0;
    if (n == 0 || n > left)
        return 0;
    unsigned value = n == 1 ? c : c & (0xffu >> (n + 1));
    for (size_t i = 1; i < n; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return 0;
        value = value << 6 | (p[i] & 0x3fu);
    }
    bool surrogate = value >= 0xd800 && value < 0xe000;
    *out = value;
    return (n > 1 && value < least[n]) || value > 0x10ffff || surrogate ? 0 : n;
}

bool rv_printable(unsigned c) {
    if (c < 0x20)
        return c == '\t' || c == '\n' || c == '\r';
    if (c >= 0x7f && c < 0xa0)
        return c == 0x85;
    return c != 0xfeff && c != 0xfffe && c != 0xffff;
}

bool rv_acts(unsigned c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x061c || c == 0x200e || c == 0x200f ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}
