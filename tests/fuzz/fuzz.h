/* fuzz.h - what the fuzz targets share.
 *
 * A target is a function that is given bytes and aborts when something holds that must never hold.
 * Built with clang it is a libFuzzer program; built with replay.c, by any compiler, it takes files
 * and directories of inputs and runs each once, which is how the suite runs the corpora.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include "reeve.h"
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* Ends the program, which the fuzzer takes for a find. */
#define MUST(condition, ...)                                                                       \
    do {                                                                                           \
        if (!(condition))                                                                          \
            fuzz_fail(__FILE__, __LINE__, __VA_ARGS__);                                            \
    } while (0)
_Noreturn void fuzz_fail(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The built-in rulesets; made once. */
rv_library *fuzz_library(void);

/* Input bytes as choices; 0 once they are used up. */
typedef struct fuzz_bytes {
    const uint8_t *s;
    size_t n;
} fuzz_bytes;
unsigned fuzz_byte(fuzz_bytes *b);
/* 0 to n - 1 */
int fuzz_below(fuzz_bytes *b, int n);

/* What is said of a document has its place, its code and its words. */
void fuzz_report(const rv_report *r);
/* Judges a document and looks at what must hold of every one: the same verdict again; the canonical
 * form is read alike and stays as it is; a position is taken back as it was; queries leave no
 * trace. Returns the verdict. */
rv_verdict fuzz_document(const char *text, size_t n);
/* From now on with the rulesets of this library; NULL: with the built-in ones. */
void fuzz_judge_by(rv_library *lib);

#endif
