/**
 * Review states of everything an organiser approves (decisions.md, Review): exhibits, articles, journal entries,
 * badges, advertising requests, purchase demands, pairing and booth applications.
 */
export const reviewStatus = { underReview: 1, approved: 2, rejected: 3 } as const;
