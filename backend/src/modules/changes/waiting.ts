import type { FastifyBaseLogger } from 'fastify';
import type { Live } from '../../live/live.ts';
import type { ChangeStore } from './store.ts';

/** How often it is looked whether the transactions that changes wait for are over. */
const LOOK_MS = 200;

interface Parts {
  store: Pick<ChangeStore, 'firstWaiting'>;
  live: Pick<Live, 'publish'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Changes that cannot be told yet become readable when a transaction ends that may have written nothing public itself, so
 * that nobody is told. Whoever has read that changes wait has it looked after: they are told as a public change then.
 */
export function waitingChanges({ store, live, log }: Parts) {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function look(before: string): Promise<void> {
    const first = await store.firstWaiting();
    if (first !== before) await live.publish({ topic: 'public' });
    if (first === undefined) timer = undefined;
    else next(first);
  }

  function next(first: string): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      look(first).catch((error: unknown) => {
        // The next reader has it looked after again.
        timer = undefined;
        log.warn({ err: error }, 'looking after waiting changes failed');
      });
    }, LOOK_MS).unref();
  }

  return {
    /** @param first the first transaction that waits now */
    watch(first: string): void {
      if (timer === undefined) next(first);
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
