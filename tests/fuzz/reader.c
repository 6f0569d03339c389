/* reader.c - any bytes as a document. */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    fuzz_document((const char *)data, n);
    return 0;
}
