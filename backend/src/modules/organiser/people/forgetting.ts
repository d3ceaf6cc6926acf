import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { KnownPersonalData, Person } from '../../../personal-data/person.ts';
import { forgetUploads, type UploadStorage } from '../../../uploads/index.ts';
import type { BulkExports } from '../../bulk-exports/index.ts';
import { explainRemovals } from '../../changes/index.ts';
import { ownPostIds } from '../../sourcing/index.ts';

export interface ForgettingParts {
  database: Database;
  storage: UploadStorage;
  known: KnownPersonalData;
  /** Files that partners can download. */
  exports: Pick<BulkExports, 'forgetPeople'>;
}

/** Whether exports may hold something that somebody has written. */
async function hasWritten(database: Database, { accountId }: Person): Promise<boolean> {
  if (accountId === null) return false;
  const { rows } = await database
    .orm()
    .execute<{ wrote: boolean }>(sql`select exists (${ownPostIds(accountId)}) as wrote`);
  return rows[0]?.wrote === true;
}

/**
 * Forgets people with all that is known of them; inside a transaction, and the same whoever wants it.
 * @param areAway whether they have not been here for longer than exports are kept: these hold what the people have written
 * only where it is still there
 */
export const peopleForgetting =
  ({ database, storage, known, exports }: ForgettingParts) =>
  async (people: readonly Person[], { areAway }: { areAway: boolean }): Promise<void> => {
    let haveWritten = !areAway;
    await explainRemovals(database, 'FORGOTTEN');
    for (const person of people) {
      if (person.accountId !== null && person.role === 'visitor')
        await forgetUploads(database, storage, person.accountId);
      haveWritten ||= await hasWritten(database, person);
      await known.forget(person);
    }
    if (haveWritten) await exports.forgetPeople();
  };

export type PeopleForgetting = ReturnType<typeof peopleForgetting>;
