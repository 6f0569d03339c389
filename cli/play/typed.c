#include "play/typed.h"
#include <string.h>
#include <strings.h>

typedef struct key_search {
    const char *word;
    size_t n;
    typed_key key;
} key_search;

static void see_key(void *ud, const rv_key_info *key) {
    key_search *s = ud;
    if (strlen(key->key) != s->n || strncmp(key->key, s->word, s->n))
        return;
    s->key.document |= !*key->in && strcmp(key->key, "moves") != 0;
    if (strcmp(key->in, "moves"))
        return;
    s->key.found = true;
    s->key.alone |= key->alone;
}

typed_key typed_key_of(const play *p, const char *line) {
    key_search s = {.word = line, .n = strcspn(line, ": ")};
    if (line[s.n] == ':')
        rv_library_keys(p->r->library, see_key, &s);
    return s.key;
}

/* Capitals do not matter, as in records. */
static bool is_called(const char *name, const char *line, size_t n) {
    return strlen(name) == n && !strncasecmp(line, name, n);
}

bool typed_for_player(const play *p, const char *line) {
    const char *colon = strchr(line, ':');
    size_t n = colon ? (size_t)(colon - line) : 0;
    for (int i = 0; n && i < p->report->nplayers; i++)
        if (is_called(p->report->label[i], line, n) || is_called(p->report->name[i], line, n))
            return true;
    return false;
}

char *typed_part(char **rest) {
    while (*rest) {
        char *part = *rest + strspn(*rest, " "), *end = strchr(part, ';');
        *rest = end ? end + 1 : NULL;
        if (end)
            *end = '\0';
        if (*part)
            return part;
    }
    return NULL;
}
