/* write_yaml.h - texts as YAML. */
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

#endif
