/* The four village cards. */
#include "parts.h"

static int size_of(const int cluster[REF_SPACES], int number) {
  int size = 0;

  for (int s = 0; s < REF_SPACES; s++)
    if (cluster[s] == number)
      size++;
  return size;
}

static int cluster_beside(const ref_map *m, const int cluster[REF_SPACES], int number, int terrain) {
  for (int s = 0; s < REF_SPACES; s++)
    if (cluster[s] == number && ref_beside(m, s, terrain))
      return 1;
  return 0;
}

void ref_wildholds(const ref_map *m, ref_parts *parts) {
  int cluster[REF_SPACES];
  int clusters = ref_clusters(m, REF_VILLAGE, cluster);

  for (int number = 0; number < clusters; number++)
    if (size_of(cluster, number) >= 6)
      ref_part_add_cluster(parts, 8, cluster, number);
}

/* Clusters beside a mountain are dropped first; of equally large ones the first is shown. */
void ref_great_city(const ref_map *m, ref_parts *parts) {
  int cluster[REF_SPACES];
  int clusters = ref_clusters(m, REF_VILLAGE, cluster);
  int best = -1;

  for (int number = 0; number < clusters; number++) {
    if (cluster_beside(m, cluster, number, REF_MOUNTAIN))
      continue;
    if (best < 0 || size_of(cluster, number) > size_of(cluster, best))
      best = number;
  }
  if (best >= 0)
    ref_part_add_cluster(parts, size_of(cluster, best), cluster, best);
}

/* Wasteland, ruins and empty spaces are no terrain types. */
void ref_greengold_plains(const ref_map *m, ref_parts *parts) {
  static const int types[] = {REF_FOREST, REF_FARM, REF_WATER, REF_MONSTER, REF_MOUNTAIN};
  int cluster[REF_SPACES];
  int clusters = ref_clusters(m, REF_VILLAGE, cluster);

  for (int number = 0; number < clusters; number++) {
    int seen = 0;

    for (int t = 0; t < 5; t++)
      seen += cluster_beside(m, cluster, number, types[t]);
    if (seen >= 3)
      ref_part_add_cluster(parts, 3, cluster, number);
  }
}

/* The first cluster of the greatest size, leaving out one cluster (-1 leaves out none). */
static int largest_but(const int cluster[REF_SPACES], int clusters, int without) {
  int best = -1;

  for (int number = 0; number < clusters; number++) {
    if (number == without)
      continue;
    if (best < 0 || size_of(cluster, number) > size_of(cluster, best))
      best = number;
  }
  return best;
}

/* With a tie for largest the second of the tied clusters is the second largest; a lone cluster has no second. */
void ref_shieldgate(const ref_map *m, ref_parts *parts) {
  int cluster[REF_SPACES];
  int clusters = ref_clusters(m, REF_VILLAGE, cluster);
  int first = largest_but(cluster, clusters, -1);
  int second = largest_but(cluster, clusters, first);

  if (second >= 0)
    ref_part_add_cluster(parts, 2 * size_of(cluster, second), cluster, second);
}
