/* rules_check.h - rules --check DIR: whether a ruleset that somebody writes can be used. */
#ifndef RULES_CHECK_H
#define RULES_CHECK_H

#include "run.h"

/* Prints what is wrong with the ruleset in --check DIR and with its scripts, or one line. */
rv_status rules_check(run *r);

#endif
