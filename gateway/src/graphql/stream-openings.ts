import { within } from '@wirefair/service-kit/within';
import PQueue from 'p-queue';
import { clientKey } from '../context/client-key.ts';

/** Has subscriptions begin a few at a time. */
export interface StreamOpenings {
  /**
   * Begins a subscription when it is its turn.
   * @param address network address of who asks
   * @param gone is aborted when the reader leaves: one that waits then leaves the queue and rejects with its reason
   * @returns what `begin` returns, or its error
   */
  inTurn: <T>(address: string, gone: AbortSignal, begin: () => Promise<T>) => Promise<T>;
  /** How many wait for their turn. */
  waiting: () => number;
}

/**
 * Subscriptions that begin side by side. When a server is lost, thousands of pages come within two seconds, and each takes
 * gateway, REST service and database 10 to 20 ms of a processor; other requests have to be answered meanwhile. Two gateways
 * with three each have opened 150 a second, which was all that was asked for (docs/capacity.md).
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
      let waits = true;
      const stopWaiting = () => {
        if (waits) leave(client);
        waits = false;
      };
      const task = async () => {
        stopWaiting();
        const begun = begin();
        turn.resolve(begun);
        await within(begun, patienceMs).catch(() => {});
      };
      queue.add(task, { priority: -before, signal: gone }).catch((reason: unknown) => {
        stopWaiting();
        turn.reject(reason);
      });
      return turn.promise;
    },
    waiting: () => queue.size,
  };
}
