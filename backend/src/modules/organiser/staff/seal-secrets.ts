import type { Database } from '../../../db/database.ts';
import type { Seal } from '../../../sealing/seal.ts';
import { staffStore } from './store.ts';

/**
 * Seals what earlier releases wrote openly, and anew what a former key has sealed, so that this key is needed no more
 * after the next start. For the start of the service.
 * @throws UnknownKeyError where a secret was sealed with a key that is not there
 */
export async function sealStaffSecrets(database: Database, seal: Seal): Promise<void> {
  const store = staffStore(database);
  for (const { id, authenticatorSecret } of await store.list()) {
    const secret = seal.open(authenticatorSecret);
    if (seal.isCurrent(authenticatorSecret)) continue;
    await store.sealSecret(id, authenticatorSecret, seal.close(secret));
  }
}
