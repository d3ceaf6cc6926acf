import DataLoader from 'dataloader';

/** Ids that a batch read of the REST contract takes, and records that a list by cursor answers at once. */
export const MAX_IDS = 200;

/** Whether a text can be the id of a record at all; others are not asked for. */
export const isRecordId = (id: string): boolean => /^[0-9]{1,32}$/.test(id);

/**
 * The id as the address of a call may carry it: `0`, which no record has, in the place of a text that cannot be an id
 * and would change the path. The REST server then checks the caller first, as for any other id.
 */
export const addressableId = (id: string): string => (isRecordId(id) ? id : '0');

/**
 * A loader over a batch read: the ids asked for in one tick become one call, its records are matched by id and
 * never by position; an id without a record loads null.
 */
export function batchById<T extends object>(
  read: (ids: string) => Promise<T[]>,
  idOf: (record: T) => string,
): DataLoader<string, T | null> {
  return new DataLoader<string, T | null>(
    async (ids) => {
      const known = ids.filter(isRecordId);
      const records = known.length > 0 ? await read(known.join(',')) : [];
      const byId = new Map(records.map((record) => [idOf(record), record]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: MAX_IDS },
  );
}

/**
 * The records of `ids`, each by a call of its own: for servers without the batch read. Calls are made at the same
 * time; the transport's connections bound how many are under way.
 * @param find undefined where there is no such record
 */
export async function oneByOne<T extends object>(
  ids: string,
  find: (id: string) => Promise<T | undefined>,
): Promise<T[]> {
  const found = await Promise.all(ids.split(',').map(find));
  return found.filter((record) => record !== undefined);
}
