/* help_test.c - what a help says to type can be typed: over the documents that are given, one test
 * for each.
 *
 *     help_test FILE...
 *
 * Run from the top of the checkout; without files it takes every document of fixtures/NAME/bad.
 */
#include "../fuzz/typed.h"
#include "../ok.h"
#include <glob.h>
#include <stdio.h>
#include <string.h>

static bool look_at(typed *t, const char *path) {
    static char text[TYPED_ROOM];
    FILE *file = fopen(path, "r");
    size_t n = file ? fread(text, 1, sizeof text - 1, file) : 0;
    text[n] = '\0';
    if (file)
        fclose(file);
    int before = t->broken;
    t->broken = 0;
    type_helps(t, text);
    if (t->broken)
        printf("  %s:%s\n", path, t->why);
    t->broken += before;
    return file;
}

int main(int argc, char **argv) {
    rv_library *lib = rv_library_new(NULL, NULL);
    const rv_settings settings = rv_settings_default();
    typed t = {.before = rv_case_new(lib, &settings), .after = rv_case_new(lib, &settings)};
    glob_t bad = {0};
    if (argc < 2)
        glob("fixtures/*/bad/*.yaml", 0, NULL, &bad);
    bool read = argc > 1 || bad.gl_pathc;
    for (size_t i = 0; i < bad.gl_pathc; i++)
        read &= look_at(&t, bad.gl_pathv[i]);
    for (int i = 1; i < argc; i++)
        read &= look_at(&t, argv[i]);
    ok(read, "the documents were read");
    ok(t.changes && !t.broken,
       "what a help says to type can be typed: the turn is legal then, or the "
       "complaint is gone");
    printf("# %d helps were followed, in %d ways\n", t.helps, t.changes);
    globfree(&bad);
    rv_case_free(t.before);
    rv_case_free(t.after);
    rv_library_free(lib);
    return ok_status();
}
