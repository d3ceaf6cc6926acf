import type { Database } from '../../db/database.ts';
import type { Seal } from '../../sealing/seal.ts';
import { webhookStore } from './store.ts';

/**
 * Seals the secrets of webhooks anew that a former key has sealed, so that this key is needed no more after the next start.
 * For the start of the service.
 * @throws UnknownKeyError where a secret was sealed with a key that is not there
 */
export async function sealWebhookSecrets(database: Database, seal: Seal): Promise<void> {
  const store = webhookStore(database);
  const current = (sealed: string): string =>
    seal.isCurrent(sealed) ? sealed : seal.close(seal.open(sealed));
  for (const before of await store.secrets()) {
    const after = {
      secret: current(before.secret),
      oldSecret: before.oldSecret && current(before.oldSecret),
    };
    if (after.secret !== before.secret || after.oldSecret !== before.oldSecret)
      await store.sealSecrets(before, after);
  }
}
