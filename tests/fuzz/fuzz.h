/* fuzz.h - the shared parts of the fuzz targets.
 *
 * A target is a function that takes bytes and aborts if a condition that must always hold is
 * violated. Built with clang it is a libFuzzer program; built with replay.c, by any compiler, it
 * takes files and directories of inputs and runs each once, as the test suite does with the
 * corpora.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include "reeve_cli.h"
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* Aborts, which the fuzzer reports as a failure. */
#define MUST(condition, ...)                                                                       \
    do {                                                                                           \
        if (!(condition))                                                                          \
            fuzz_fail(__FILE__, __LINE__, __VA_ARGS__);                                            \
    } while (0)
_Noreturn void fuzz_fail(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The built-in rulesets, loaded once. */
rv_library *fuzz_library(void);

/* Reads input bytes as choices; 0 when they are used up. */
typedef struct fuzz_bytes {
    const uint8_t *s;
    size_t n;
} fuzz_bytes;
unsigned fuzz_byte(fuzz_bytes *b);
/* 0 to n - 1 */
int fuzz_below(fuzz_bytes *b, int n);

/* Checks that each diagnostic has a line, a code and a message. */
void fuzz_report(const rv_report *r);
/* Judges a document and checks the conditions for every document: judging again gives the same
 * verdict; the canonical form is read with the same result and does not change; a written position
 * is read back unchanged; queries leave no trace. Returns the verdict. */
rv_verdict fuzz_document(const char *text, size_t n);
/* Types what the helps of a document say to type (typed.h), and checks that it can be typed. */
void fuzz_helps(const char *text);
/* Uses the rulesets of this library from now on; NULL: the built-in rulesets. */
void fuzz_judge_by(rv_library *lib);

#endif
