/* limit.h - all limits; the message that reports one names it. Override with -D. */
#ifndef RV_LIMIT_H
#define RV_LIMIT_H

#ifndef RV_LIMIT_DOCUMENT
#define RV_LIMIT_DOCUMENT 1048576 /* bytes in one document */
#endif
#ifndef RV_LIMIT_SKIP
#define RV_LIMIT_SKIP 67108864 /* bytes that are skipped after a document over the limit */
#endif
#ifndef RV_LIMIT_NESTING
#define RV_LIMIT_NESTING 16 /* levels of lists and maps inside each other */
#endif
#ifndef RV_LIMIT_NODES
#define RV_LIMIT_NODES 50000 /* words, lists and maps in one document */
#endif
#ifndef RV_LIMIT_SAVED
#define RV_LIMIT_SAVED 250000 /* the same, in a saved game of another program */
#endif
#ifndef RV_LIMIT_RULES
#define RV_LIMIT_RULES 8 /* rulesets combined in one record */
#endif
#ifndef RV_LIMIT_TOGETHER
#define RV_LIMIT_TOGETHER 64 /* combinations of rulesets in one run */
#endif
#ifndef RV_LIMIT_EXTENDS
#define RV_LIMIT_EXTENDS 16 /* rulesets that extend one another */
#endif
#ifndef RV_LIMIT_SCALAR
#define RV_LIMIT_SCALAR 16384 /* bytes in one word or text */
#endif
#ifndef RV_LIMIT_PATH
#define RV_LIMIT_PATH 2000 /* bytes in the outline of a mark */
#endif
#ifndef RV_LIMIT_MOVES
#define RV_LIMIT_MOVES 2000 /* entries of `moves` */
#endif
#ifndef RV_LIMIT_TILES
#define RV_LIMIT_TILES 1000 /* tiles of a set, copies counted */
#endif
#ifndef RV_LIMIT_POINTS
#define RV_LIMIT_POINTS 999999999 /* of any score or count, positive or negative */
#endif
#ifndef RV_LIMIT_LIST
#define RV_LIMIT_LIST 64 /* elements of one list of a turn: order, use, discard */
#endif
#ifndef RV_LIMIT_DIAGNOSTICS
#define RV_LIMIT_DIAGNOSTICS 100 /* diagnostics about one document */
#endif
#ifndef RV_LIMIT_SIDE
#define RV_LIMIT_SIDE 64 /* columns or rows of a bounded board */
#endif

#ifndef RV_LIMIT_ORDERS
#define RV_LIMIT_ORDERS 50000 /* features scored to try orders, in all judgements of a document */
#endif

/* A limit's value as text, for messages. */
#define RV_TEXT_OF(x) #x
#define RV_LIMIT_TEXT(x) RV_TEXT_OF(x)

/* The message when the effort allowed for a document is used up. */
#define RV_ORDERS_SPENT                                                                            \
    "to try the orders of scoring takes more than " RV_LIMIT_TEXT(RV_LIMIT_ORDERS) " steps"

#endif
