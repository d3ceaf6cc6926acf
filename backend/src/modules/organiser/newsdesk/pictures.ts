import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { claimUpload } from '../../../uploads/index.ts';
import type { Actor } from '../audit/log.ts';

/**
 * Proves that a picture was uploaded by whoever writes.
 * @throws Refusal naming the field
 */
export async function claimPicture(
  database: Database,
  actor: Actor,
  address: string,
  field: string,
): Promise<void> {
  try {
    await claimUpload(database, address, { accountId: actor.staffId ?? '', kinds: ['image'] });
  } catch (error) {
    throw error instanceof Refusal ? error.about(field) : error;
  }
}
