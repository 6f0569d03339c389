/* typist.c - any text as a document: what its helps say to type can be typed (typed.h). */
#include "fuzz.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    char *text = malloc(n + 1);
    MUST(text, "no memory");
    memcpy(text, data, n);
    text[n] = '\0';
    if (strlen(text) == n)
        fuzz_helps(text);
    free(text);
    return 0;
}
