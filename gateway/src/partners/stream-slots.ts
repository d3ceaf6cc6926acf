import type { GraphQLExchange } from '../pipeline/exchange.ts';
import type { KeyLedger } from './key-ledger.ts';
import { tooManyStreams } from './refusals.ts';

/** Open subscriptions of one key at one gateway. */
const MOST_STREAMS = 5;
/** How often the keys of open subscriptions are checked, milliseconds: nothing announces that a key has expired. */
const CHECK_MS = 10_000;

/** The subscriptions that programs have open: so many for each key, and for as long as the key serves. */
export function streamSlots(ledger: KeyLedger) {
  const open = new Map<string, number>();

  function release(hash: string): void {
    const left = (open.get(hash) ?? 1) - 1;
    if (left > 0) open.set(hash, left);
    else open.delete(hash);
  }

  /** Ends an open response when its key no longer serves. */
  function endWithKey(hash: string, { response }: NonNullable<GraphQLExchange['http']>): void {
    const check = () => {
      ledger.check(hash).catch(() => response.end());
    };
    const unwatch = ledger.watch(hash, check);
    const timer = setInterval(check, CHECK_MS).unref();
    response.once('close', () => {
      unwatch();
      clearInterval(timer);
    });
  }

  return {
    /**
     * Counts the subscription of an exchange until its response is closed.
     * @throws LocalisedError where the key has too many open
     */
    occupy({ http, requiredContext: { program } }: GraphQLExchange): undefined {
      if (!http || !program) throw new Error('a program asks at this entrance, by HTTP');
      const { hash } = program;
      const others = open.get(hash) ?? 0;
      if (others >= MOST_STREAMS) throw tooManyStreams(MOST_STREAMS);
      open.set(hash, others + 1);
      http.response.once('close', () => release(hash));
      endWithKey(hash, http);
    },
  };
}
