/** Exports of one partner that are not finished, at most. */
export const MOST_UNFINISHED = 2;

/** Files of one partner that are there at the same time, at most. */
export const MOST_FILES = 20;

/** Exports that a list shows, at most. */
export const MOST_LISTED = 50;

/** Exports of one partner that the console shows, at most. */
export const MOST_SHOWN = 20;

/** A file is removed so long after it was finished; what was given up is forgotten then as well. Milliseconds. */
export const KEPT_MS = 48 * 60 * 60_000;

/** A gateway that has not handed in a part for so long is taken for dead, milliseconds. */
export const LEASE_MS = 60_000;

/** Tries without a further part before an export is given up. */
export const MOST_TRIES = 5;

/** Pause behind the first try that came to nothing, twice as long behind each further one, milliseconds. */
export const PAUSE_MS = 5000;

/** Largest part, bytes as they are stored. */
export const MOST_PART_BYTES = 8 * 1024 * 1024;

/** Records that one part has, at most. */
export const MOST_PART_RECORDS = 100_000;

/** Longest text of a selection, characters: no operation is longer. */
export const LONGEST_SELECTION = 20_000;
