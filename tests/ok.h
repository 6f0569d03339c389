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
#include <stdio.h>
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

/* The exit status of the program. */
static inline int ok_status(void) {
    return ok_failures != 0;
}

#endif
