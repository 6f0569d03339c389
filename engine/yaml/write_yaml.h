/* write_yaml.h - texts as YAML; and the comments of a document, which libyaml drops, kept for
 * `fmt`.
 *
 * A comment on a line of its own belongs to the next line below it that has content; a comment at
 * the end of a line belongs to that line. Texts point into the document.
 */
#ifndef RV_WRITE_YAML_H
#define RV_WRITE_YAML_H

#include "yaml/doc.h"

/* A text as YAML: plain if possible, otherwise quoted. */
void rv_put_yaml(rv_buf *b, rv_str text);
void rv_put_text(rv_buf *b, const char *text);
/* The same for a text on its own line behind a key, where few need quotes. */
void rv_put_line(rv_buf *b, const char *text);
/* In single quotes; for a text without any. */
void rv_put_quoted(rv_buf *b, const char *text);
/* Any YAML value on one line, for values that are kept and never judged. */
void rv_put_flow(rv_buf *b, const rv_yaml *v);

typedef struct rv_comment {
    int line;
    bool alone; /* on a line of its own */
    bool put;
    rv_str text; /* from the # on */
} rv_comment;

typedef struct rv_comments {
    rv_comment *list;
    int n;
} rv_comments;

/* Finds them in a document whose first line is `line`. May longjmp. */
rv_comments rv_comments_of(rv_arena *a, rv_str text, int line);

/* Writes the comments above `line` that have not been written, each on a line of its own. */
void rv_put_comments_above(rv_buf *b, rv_comments *c, int line, const char *indent);
/* Writes the comment at the end of `line`, if there is one, before the line end at the end of `b`.
 */
void rv_put_comment_beside(rv_buf *b, rv_comments *c, int line);

#endif
