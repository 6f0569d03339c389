#include "kinds.h"
#include <string.h>

static kind_look sort_of(const rv_kind_info *k) {
    return k->line ? LOOK_LINE : k->area ? LOOK_AREA : k->keep ? LOOK_KEEP : LOOK_PLAIN;
}

kinds kinds_of(const rv_ruleset *rs) {
    kinds k = {.rs = rs};
    bool taken[LOOK_MORE] = {false};
    kind_look more = LOOK_MORE;
    k.n = rs ? rv_ruleset_kinds(rs) : 0;
    k.n = k.n < KINDS_MOST ? k.n : KINDS_MOST;
    for (int i = 0; i < k.n; i++) {
        rv_ruleset_kind(rs, i, &k.list[i]);
        kind_look sort = sort_of(&k.list[i]);
        k.look[i] = taken[sort] ? more : sort;
        more += taken[sort] && more + 1 < NLOOKS;
        taken[sort] = true;
    }
    return k;
}

int kinds_find(const kinds *k, const char *name) {
    for (int i = 0; i < k->n; i++)
        if (!strcmp(k->list[i].name, name))
            return i;
    return -1;
}

kind_look kinds_look(const kinds *k, const char *name) {
    int i = kinds_find(k, name);
    return i < 0 ? NLOOKS - 1 : k->look[i];
}

bool kinds_line(const kinds *k, const char *name) {
    int i = kinds_find(k, name);
    return i >= 0 && k->list[i].line;
}

bool kinds_area(const kinds *k, const char *name) {
    int i = kinds_find(k, name);
    return i >= 0 && k->list[i].area;
}

char kinds_letter(const kinds *k, const char *name) {
    int i = kinds_find(k, name);
    return i >= 0 && k->list[i].letter ? k->list[i].letter : name[0];
}

const char *kinds_word(const kinds *k, const char *thing, int n) {
    return rv_ruleset_word(k->rs, thing, n);
}

const char *kinds_line_name(const kinds *k) {
    for (int i = 0; i < k->n; i++)
        if (k->list[i].line)
            return k->list[i].name;
    return "line";
}
