/* plain.c - any bytes, made ASCII, as YAML that both ways of reading it must read alike. */
#include "../trees.h"
#include "fuzz.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    static rv_arena arena;
    char *text = malloc(n + 1);
    MUST(text, "no memory");
    for (size_t i = 0; i < n; i++)
        text[i] = data[i] == '\n' || (data[i] >= ' ' && data[i] <= '~') ? (char)data[i] : ' ';
    MUST(read_alike(&arena, (rv_str){text, n}) != DIFFERENT, "libyaml reads it otherwise");
    free(text);
    return 0;
}
