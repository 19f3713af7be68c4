/* Printed keys, seasons and solo numbers. Inside the reference engine only. */
#ifndef REF_KEYS_H
#define REF_KEYS_H

/* the printed number of any printed card, 0 for an unknown key */
int ref_key_number(const char *key);

/* the key of a printed card */
const char *ref_key_of(int number);

int ref_is_scoring_card(int number);

/* what the rating of a solo game subtracts for a scoring card */
int ref_solo_number(int scoring_card);

/* seasons are 1 to 4; 0 for an unknown name */
int ref_season_number(const char *name);
const char *ref_season_name(int season);

/* the time at which a season ends */
int ref_season_threshold(int season);

/* the edict, 0 to 3 for A to D, that a season scores first (0) or second (1) */
int ref_season_edict(int season, int which);

#endif
