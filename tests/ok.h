/* ok.h: what a C test program prints, for tests/run/run.lua.
 *
 *     #include "../ok.h"
 *     int main(void)
 *     {
 *         ok(2 + 2 == 4, "two and two make %d [C-1]", 4);
 *         return ok_status();
 *     }
 */
#ifndef OK_H
#define OK_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int ok_failures;

/* Prints `ok NAME` or `not ok NAME` and returns `good`; rules in brackets count as cited. */
__attribute__((format(printf, 2, 3))) static inline bool ok(bool good, const char *name, ...) {
    va_list args;
    va_start(args, name);
    fputs(good ? "ok " : "not ok ", stdout);
    vprintf(name, args);
    putchar('\n');
    va_end(args);
    fflush(stdout); /* so that the output is complete after a crash */
    ok_failures += !good;
    return good;
}

/* Details below a line that is not ok. */
static inline void print_indented(const char *text) {
    while (*text) {
        int n = (int)strcspn(text, "\n");
        printf("  %.*s\n", n, text);
        text += n + (text[n] == '\n');
    }
}

/* The number that is an argument of the program; what is none ends it. */
static inline uint64_t number_given(int argc, char **argv, int at, uint64_t otherwise) {
    if (argc <= at)
        return otherwise;
    if (!*argv[at] || argv[at][strspn(argv[at], "0123456789")]) {
        fprintf(stderr, "%s: unknown option %s\n", argv[0], argv[at]);
        exit(2);
    }
    return strtoull(argv[at], NULL, 10);
}

/* The exit status of the program. */
static inline int ok_status(void) {
    return ok_failures != 0;
}

#endif
