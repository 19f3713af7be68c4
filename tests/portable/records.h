#ifndef PORTABLE_RECORDS_H
#define PORTABLE_RECORDS_H

#include "portable.h"

/* A game record: replayed whole and cut behind each line, printed, drawn. */
void portable_record(portable_report *report, const char *name, const char *text, uint64_t length);

#endif
