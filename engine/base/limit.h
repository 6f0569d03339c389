/* limit.h - all limits of documents, rulesets and games: they bound time and memory whatever is
 * typed. The message that reports one names it and its value. The limits of scripts are in
 * lua/script.h, and those that are built into a structure (players, figures, kinds) in the header
 * of the structure.
 */
#ifndef RV_LIMIT_H
#define RV_LIMIT_H

#define RV_LIMIT_DOCUMENT 1048576 /* bytes in one document */
#define RV_LIMIT_SKIP 67108864    /* bytes that are skipped after a document over the limit */
#define RV_LIMIT_NESTING 16       /* levels of lists and maps inside each other */
#define RV_LIMIT_NODES 50000      /* words, lists and maps in one document */
#define RV_LIMIT_SAVED 250000     /* the same, in a saved game of another program */
#define RV_LIMIT_RULES 24         /* rulesets combined in one record */
#define RV_LIMIT_TOGETHER 64      /* combinations of rulesets in one run */
#define RV_LIMIT_EXTENDS 16       /* rulesets that extend one another */
#define RV_LIMIT_SCALAR 16384     /* bytes in one word or text */
#define RV_LIMIT_PATH 2000        /* bytes in the outline of a mark */
#define RV_LIMIT_MOVES 2000       /* entries of `moves` */
#define RV_LIMIT_TILES 1000       /* tiles of a set, copies counted */
#define RV_LIMIT_POINTS 999999999 /* of any score or count, positive or negative */
#define RV_LIMIT_LIST 64          /* elements of one list of a turn: order, use, discard */
#define RV_LIMIT_DIAGNOSTICS 100  /* diagnostics about one document */
#define RV_LIMIT_SIDE 64          /* columns or rows of a bounded board */

#define RV_LIMIT_ORDERS 50000 /* features scored to try orders, in all judgements of a document */

/* A limit's value as text, for messages. */
#define RV_TEXT_OF(x) #x
#define RV_LIMIT_TEXT(x) RV_TEXT_OF(x)

/* The message when the effort allowed for a document is used up. */
#define RV_ORDERS_SPENT                                                                            \
    "trying the orders of scoring takes more than " RV_LIMIT_TEXT(RV_LIMIT_ORDERS) " steps"

#endif
