/** An id that no record has. */
const NO_ID = '0';

/**
 * Ids as the REST contract takes them, comma-joined; undefined where no condition is set. A condition without ids means no
 * record at all: a blank text would set no condition, and the whole list would come.
 */
export const idsText = (ids: readonly string[] | null | undefined): string | undefined =>
  ids ? ids.join(',') || NO_ID : undefined;
