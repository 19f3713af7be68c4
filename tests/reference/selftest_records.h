/* Two complete records whose numbers are settled. For the self-test only. */
#ifndef REF_SELFTEST_RECORDS_H
#define REF_SELFTEST_RECORDS_H

extern const char ref_record_of_two[];
extern const char ref_record_alone[];

#endif
