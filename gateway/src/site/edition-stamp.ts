import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A page waits no longer for it; the stamp from before then serves. */
const PATIENCE_MS = 150;

/**
 * Tells when the settings of the edition have changed: their dates, names and addresses stand on every page, so that
 * pages made before must not serve any more, in whichever gateway they are kept.
 * @param read the edition as everybody may read it, shared for a second
 * @returns asks for the stamp; what cannot be read leaves the last one
 */
export function editionStamp(read: () => Promise<object>): () => Promise<string> {
  let last: object | undefined;
  let stamp = '';
  const renew = async (): Promise<void> => {
    const edition = await read();
    if (edition === last) return;
    last = edition;
    // The time goes on without any change.
    const settings = JSON.stringify({ ...edition, now: '' });
    stamp = createHash('sha256').update(settings).digest('base64url').slice(0, 16);
  };
  return async () => {
    const patience = new AbortController();
    const late = pause(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([renew().catch(() => undefined), late]);
    patience.abort();
    return stamp;
  };
}
