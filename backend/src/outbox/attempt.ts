import { DeliveryError, reasonOf, type Provider } from './message.ts';
import type { Claimed } from './queue.ts';

/** Longest attempt; shorter than the lease. */
const LIMIT_MS = 30_000;

/**
 * Hands a message to its provider once. Never rejects.
 * @param most attempts that a message may have
 * @returns why it was not accepted; undefined when it was
 */
export async function attempt(
  provider: Provider,
  message: Claimed,
  most: number,
): Promise<DeliveryError | undefined> {
  // Claimed by workers that died before they could say what happened: perhaps of this message.
  if (message.attempt > most) return new DeliveryError('worker died', true);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMIT_MS);
  // A provider that does not heed the signal holds nobody up.
  const tooLong = new Promise<never>((_resolve, reject) =>
    limit.signal.addEventListener('abort', () => reject(new DeliveryError('timeout'))),
  );
  try {
    await Promise.race([provider.deliver(message, limit.signal), tooLong]);
    return undefined;
  } catch (error) {
    return error instanceof DeliveryError ? error : new DeliveryError(reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
}
