import { Refusal } from '../../http/errors.ts';
import type { EventStream } from '../../live/event-stream.ts';
import type { Live, LiveEvent } from '../../live/live.ts';
import { TOPIC } from './dispatcher.ts';
import type { Party } from './store.ts';

/**
 * When messages are received again after a break, each stream ends within so long, milliseconds: whoever waited connects anew
 * and reads what was missed, and ten thousand open pages do not do so in one second.
 */
const ANEW_WITHIN_MS = 10_000;

/** Open streams of one account: more are a fault of a client or an attack. */
const MAX_STREAMS = 20;

const tooMany = { ZH: '打开的页面过多，请关闭一些页面', EN: 'Too many open pages, please close some' };

const concerns = (event: LiveEvent, { accountId, exhibitorId }: Party) =>
  event['accountId'] === accountId ||
  event['askedAccountId'] === accountId ||
  (exhibitorId !== null &&
    (event['exhibitorId'] === exhibitorId || event['askingExhibitorId'] === exhibitorId));

/** Who waits for news of their threads. */
export function consultationWatchers(live: Live) {
  const watchers = new Map<EventStream, Party>();
  /** How many streams each account has open. */
  const open = new Map<string, number>();
  const stop = live.subscribe(
    (event) => {
      if (event.topic !== TOPIC) return;
      for (const [stream, party] of watchers) if (concerns(event, party)) stream.send({ id: event['id'] });
    },
    // While none are received, who connects anew would hear no more than who stays.
    () => {
      if (live.isReceiving()) endAllSoon();
    },
  );
  function endAllSoon(): void {
    for (const stream of watchers.keys())
      setTimeout(() => stream.end(), Math.random() * ANEW_WITHIN_MS).unref();
  }
  return {
    /** @throws Refusal 429 when one account has too many open */
    admit({ accountId }: Party): void {
      if ((open.get(accountId) ?? 0) >= MAX_STREAMS) throw new Refusal(tooMany, 429);
    },
    add(stream: EventStream, party: Party): void {
      watchers.set(stream, party);
      open.set(party.accountId, (open.get(party.accountId) ?? 0) + 1);
    },
    remove(stream: EventStream): void {
      const party = watchers.get(stream);
      if (!party) return;
      watchers.delete(stream);
      const left = (open.get(party.accountId) ?? 1) - 1;
      if (left > 0) open.set(party.accountId, left);
      else open.delete(party.accountId);
    },
    close(): void {
      stop();
      for (const stream of watchers.keys()) stream.end();
    },
  };
}
