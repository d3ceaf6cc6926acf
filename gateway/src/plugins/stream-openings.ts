import PQueue from 'p-queue';
import { clientKey } from '../context/client-key.ts';
import { within } from '../within.ts';

/** Has subscriptions begin a few at a time. */
export interface StreamOpenings {
  /**
   * Begins a subscription when it is its turn.
   * @param address network address of who asks
   * @param gone whether the reader has left; then nothing begins, and the returned promise rejects with its reason
   * @returns what `begin` returns, or its error
   */
  inTurn: <T>(address: string, gone: AbortSignal, begin: () => Promise<T>) => Promise<T>;
  /** How many wait for their turn. */
  waiting: () => number;
}

/**
 * Subscriptions that begin side by side. When a server is lost, thousands of pages come within a second, and each takes
 * the gateway, a REST service and the database about 15 ms of a processor: other requests have the rest. Three are enough
 * for more than a hundred a second where processors are free (docs/capacity.md).
 */
const AT_ONCE = 3;
/** One that is not open after so long makes room for the next, milliseconds: a REST service may not answer at all. */
const PATIENCE_MS = 500;

/**
 * The order is by arrival among those of which their clients have equally many waiting: the first ones of all clients come
 * before the second ones, so that nobody waits behind the thousands of somebody else.
 */
export function streamOpenings(atOnce = AT_ONCE, patienceMs = PATIENCE_MS): StreamOpenings {
  const queue = new PQueue({ concurrency: atOnce });
  const waitingOf = new Map<string, number>();

  const leave = (client: string) => {
    const left = (waitingOf.get(client) ?? 1) - 1;
    if (left > 0) waitingOf.set(client, left);
    else waitingOf.delete(client);
  };

  return {
    async inTurn<T>(address: string, gone: AbortSignal, begin: () => Promise<T>) {
      const client = clientKey(address);
      const before = waitingOf.get(client) ?? 0;
      waitingOf.set(client, before + 1);
      const turn = Promise.withResolvers<T>();
      void queue.add(
        async () => {
          leave(client);
          if (gone.aborted) return turn.reject(gone.reason);
          const begun = begin();
          turn.resolve(begun);
          await within(begun, patienceMs).catch(() => {});
        },
        { priority: -before },
      );
      return turn.promise;
    },
    waiting: () => queue.size,
  };
}
