import { createHash } from 'node:crypto';
import { within } from '@wirefair/service-kit/within';

/** A page waits no longer for it; the stamp from before then serves. */
const PATIENCE_MS = 150;

/**
 * Tells when pages made before must not serve any more, in whichever gateway they are kept: with each change that the
 * organiser makes, and with the settings of the edition, whose dates, names and addresses stand on every page.
 * @param read the edition as everybody may read it, shared for a second
 * @param onChange is called before the first page with a new stamp is made
 * @returns asks for the stamp; what cannot be read leaves the last one
 */
export function siteStamp(read: () => Promise<object>, onChange: () => void): () => Promise<string> {
  let last: object | undefined;
  let stamp = '';
  const renew = async (): Promise<void> => {
    const edition = await read();
    if (edition === last) return;
    last = edition;
    // The time goes on without any change.
    const settings = JSON.stringify({ ...edition, now: '' });
    const next = createHash('sha256').update(settings).digest('base64url').slice(0, 16);
    if (next === stamp) return;
    if (stamp !== '') onChange();
    stamp = next;
  };
  return async () => {
    await within(renew(), PATIENCE_MS).catch(() => undefined);
    return stamp;
  };
}
