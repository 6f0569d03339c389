#include "svg/shared_svg.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A shorter shape is not worth a number. */
enum { SHORT = 40, FIRST_ROOM = 256 };

void shared_open(shared *h) {
    *h = (shared){.n = 0};
    out_open(&h->texts, OUT_NOWHERE, false);
}

void shared_free(shared *h) {
    out_free(&h->texts);
    free(h->at);
    free(h->places);
}

/* ---- the table ------------------------------------------------------------------------------- */

static size_t hash_of(const char *line, size_t n) {
    uint64_t sum = 14695981039346656037u;
    for (size_t i = 0; i < n; i++)
        sum = (sum ^ (unsigned char)line[i]) * 1099511628211u;
    return (size_t)(sum ^ sum >> 32);
}

static const char *text_of(const shared *h, int number, size_t *n) {
    *n = h->at[number] - h->at[number - 1];
    return h->texts.buf + h->at[number - 1];
}

/* Where a line stands in the table, or could stand. */
static int *place_of(const shared *h, const char *line, size_t n) {
    size_t mask = 2 * (size_t)h->room - 1, i = hash_of(line, n) & mask, has;
    for (; h->places[i]; i = (i + 1) & mask) {
        const char *text = text_of(h, h->places[i], &has);
        if (has == n && !memcmp(text, line, n))
            break;
    }
    return &h->places[i];
}

/* Room for one more; false if memory ran out. */
static bool make_room(shared *h) {
    int room = h->room ? 2 * h->room : FIRST_ROOM;
    if (h->n < h->room)
        return true;
    int *places = calloc(2 * (size_t)room, sizeof *places);
    size_t *at = realloc(h->at, ((size_t)room + 1) * sizeof *at), n;
    h->at = at ? at : h->at;
    if (!places || !at) {
        free(places);
        return false;
    }
    free(h->places);
    h->places = places;
    h->room = room;
    h->at[0] = 0;
    for (int i = 1; i <= h->n; i++) {
        const char *text = text_of(h, i, &n);
        *place_of(h, text, n) = i;
    }
    return true;
}

/* The number of a line; 0 if memory ran out. */
static int number_of(shared *h, const char *line, size_t n) {
    if (!make_room(h))
        return 0;
    int *place = place_of(h, line, n);
    if (*place)
        return *place;
    out_bytes(&h->texts, line, n);
    if (h->texts.error)
        return 0;
    h->at[++h->n] = h->texts.n;
    return *place = h->n;
}

/* ---- the text -------------------------------------------------------------------------------- */

/* One line, and its end. */
static bool is_shape(const char *line, size_t n) {
    return n > SHORT && line[0] == '<' && !memcmp(line + n - 3, "/>\n", 3);
}

void shared_put(shared *h, out *to, const char *text) {
    while (*text) {
        size_t n = strcspn(text, "\n");
        n += text[n] == '\n';
        int number = is_shape(text, n) ? number_of(h, text, n) : 0;
        if (number)
            out_printf(to, "<use href=\"#s%d\"/>\n", number);
        else
            out_bytes(to, text, n);
        text += n;
    }
}

void shared_definitions(const shared *h, svg *s) {
    size_t n;
    svg_open(s, "defs");
    svg_words(s, "");
    for (int i = 1; i <= h->n; i++) {
        const char *text = text_of(h, i, &n), *rest = text + strcspn(text, " ");
        out_bytes(s->o, text, (size_t)(rest - text));
        out_printf(s->o, " id=\"s%d\"", i);
        out_bytes(s->o, rest, n - (size_t)(rest - text));
    }
    svg_close(s);
}
