/* trace.c - the functions that a test enters. Linked into a program compiled with
 * -finstrument-functions; when the program ends, it appends a line to the file that REEVE_TRACE
 * names: its own path, then the addresses of the functions that it has entered.
 * tests/run/mutate.lua reads them. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { SLOTS = 1 << 14 }; /* several times the number of functions */

#define PLAIN __attribute__((no_instrument_function))

static uintptr_t entered[SLOTS]; /* a hash table; 0: nothing yet */

PLAIN void __cyg_profile_func_enter(void *function, void *caller);
PLAIN void __cyg_profile_func_exit(void *function, void *caller);

void __cyg_profile_func_enter(void *function, void *caller) {
    uintptr_t address = (uintptr_t)function;
    size_t at = (address >> 2) % SLOTS;
    (void)caller;
    while (entered[at] && entered[at] != address)
        at = (at + 1) % SLOTS;
    entered[at] = address;
}

void __cyg_profile_func_exit(void *function, void *caller) {
    (void)function;
    (void)caller;
}

PLAIN __attribute__((destructor)) static void say(void) {
    const char *into = getenv("REEVE_TRACE");
    char self[4096];
    ssize_t n = into ? readlink("/proc/self/exe", self, sizeof self - 1) : -1;
    FILE *out = n > 0 ? fopen(into, "a") : NULL;
    if (!out)
        return;
    self[n] = 0;
    fputs(self, out);
    for (size_t i = 0; i < SLOTS; i++)
        if (entered[i])
            fprintf(out, " %jx", (uintmax_t)entered[i]);
    fputc('\n', out);
    fclose(out);
}
