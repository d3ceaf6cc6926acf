import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { claimUpload } from '../../../uploads/index.ts';
import type { Actor } from '../audit/log.ts';

/**
 * Proves that a file was uploaded by whoever writes.
 * @throws Refusal naming the field
 */
export async function claimFile(
  database: Database,
  actor: Actor,
  address: string,
  field: string,
  kinds: readonly ('document' | 'image')[] = ['image'],
): Promise<void> {
  try {
    await claimUpload(database, address, { accountId: actor.staffId ?? '', kinds });
  } catch (error) {
    throw error instanceof Refusal ? error.about(field) : error;
  }
}
