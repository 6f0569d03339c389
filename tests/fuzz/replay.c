/* replay.c - runs a fuzz target on the named files and directories, each file once. */
#include "fuzz.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int ran;

static void run_file(const char *path) {
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = NULL;
    size_t n = 0, cap = 0;
    MUST(file, "%s cannot be opened", path);
    do {
        cap = cap * 2 + 4096;
        bytes = realloc(bytes, cap);
        MUST(bytes, "no memory");
        n += fread(bytes + n, 1, cap - n, file);
    } while (n == cap);
    fclose(file);
    LLVMFuzzerTestOneInput(bytes, n);
    free(bytes);
    ran++;
}

static void run(const char *path) {
    DIR *dir = opendir(path);
    if (!dir) {
        run_file(path);
        return;
    }
    for (struct dirent *e; (e = readdir(dir));) {
        char inside[4096];
        if (e->d_name[0] == '.')
            continue;
        snprintf(inside, sizeof inside, "%s/%s", path, e->d_name);
        run(inside);
    }
    closedir(dir);
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++)
        run(argv[i]);
    printf("%s %s: %d inputs\n", ran ? "ok" : "not ok",
           strrchr(argv[0], '/') ? strrchr(argv[0], '/') + 1 : argv[0], ran);
    return !ran;
}
