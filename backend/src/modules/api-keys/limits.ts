/** Cost that a key that was not used for a while can spend at once: five operations of the largest cost. */
export const BUCKET_POINTS = 100_000;

/** Cost that each key may spend per second in the long run. */
export const POINTS_PER_SECOND = 2000;

/** Keys of one owner that serve at the same time, at most. */
export const MOST_KEYS = 20;

/** Origins of one key, at most. */
export const MOST_ORIGINS = 20;

/** Longest name of a key, characters as people count them. */
export const LONGEST_NAME = 60;

/** Days for which usage is kept. */
export const USAGE_DAYS = 400;

/** Hours for which a key that was replaced can go on serving, at most. */
export const LONGEST_OVERLAP_HOURS = 720;
