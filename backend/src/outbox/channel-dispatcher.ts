import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { attempt } from './attempt.ts';
import { reasonOf, type Channel, type Provider } from './message.ts';
import type { DeliveryOutcome } from './outbox-metrics.ts';
import type { Claimed, OutboxQueue } from './queue.ts';
import { UnderWay } from './under-way.ts';

export type Log = Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;

/** Outlasts the longest attempt, so that no second worker starts while the first may still succeed. */
const LEASE_MS = 60_000;

/** Waits after the first, second … failure. After one more failure the message is given up. */
const WAITS_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];

/** How long a message waits where the day's are used up, until it is looked at again. */
const BUDGET_WAIT_MS = 15 * 60_000;

/** Waits before an outcome is written again. Unwritten, a delivered message would be delivered twice. */
const WRITE_WAITS_MS = [100, 1000, 3000];

interface Parts {
  channel: Channel;
  provider: Provider;
  /** Counts one delivery. @returns false when no more may be delivered today */
  takeBudget: () => Promise<boolean>;
  queue: OutboxQueue;
  now: () => Date;
  log: Log;
  /** Counts what became of an attempt. */
  count: (outcome: DeliveryOutcome) => void;
}

/** Delivers the messages of one channel, so that a mail server that hangs holds up no SMS. Never rejects. */
export function channelDispatcher({ channel, provider, takeBudget, queue, now, log, count }: Parts) {
  const underWay = new UnderWay();
  const later = (ms: number) => new Date(now().getTime() + ms);
  let looking: Promise<void> | undefined;
  let wishes = 0;
  let isStopped = false;
  let isTroubled = false;

  async function write(outcome: () => Promise<void>): Promise<void> {
    for (const ms of WRITE_WAITS_MS) {
      try {
        return await outcome();
      } catch {
        await wait(ms);
      }
    }
    await outcome();
  }

  async function deliver(message: Claimed): Promise<void> {
    const { id, attempt: nth, requestId } = message;
    const about = { id, channel, attempt: nth, ...(requestId === '' ? {} : { request: requestId }) };
    try {
      if (!(await takeBudget())) {
        await write(() => queue.putBack(message, later(BUDGET_WAIT_MS), 'daily budget'));
        count('budget');
        return;
      }
      const failure = await attempt(provider, message, WAITS_MS.length + 1);
      const pause = WAITS_MS[message.attempt - 1];
      if (!failure) {
        await write(() => queue.sent(message, now()));
        count('sent');
        log.info(about, 'message delivered');
      } else if (failure.isFinal || pause === undefined) {
        await write(() => queue.giveUp(message, now(), failure.reason));
        count('given-up');
        log.warn({ ...about, reason: failure.reason }, 'message given up');
      } else {
        await write(() => queue.postpone(message, later(pause), failure.reason));
        count('postponed');
        log.info({ ...about, reason: failure.reason }, 'message to be tried again');
      }
    } catch (error) {
      log.warn({ ...about, reason: reasonOf(error) }, 'outcome of a delivery not stored');
    }
  }

  async function claimAll(): Promise<void> {
    while (!isStopped) {
      const claimed = await queue.claim(channel, underWay.room, now(), later(LEASE_MS));
      if (claimed.length === 0) return;
      for (const message of claimed) underWay.add(deliver(message));
      await underWay.untilRoom();
    }
  }

  async function lookAround(): Promise<void> {
    try {
      let fulfilled: number;
      do {
        fulfilled = wishes;
        await claimAll();
        isTroubled = false;
        // Somebody left a message after the last look had begun.
      } while (fulfilled !== wishes);
    } catch (error) {
      // Once for a stretch of trouble: the database's own monitoring tells the rest.
      if (!isTroubled) log.warn({ channel, reason: reasonOf(error) }, 'outbox cannot be read');
      isTroubled = true;
    } finally {
      looking = undefined;
    }
  }

  return {
    /** Starts delivering what is due; resolves when nothing more is. Deliveries may still be under way. */
    look(): Promise<void> {
      if (isStopped) return Promise.resolve();
      wishes += 1;
      return (looking ??= lookAround());
    },

    /** Resolves when no delivery is under way. */
    async settled(): Promise<void> {
      while (looking || !underWay.isEmpty) await Promise.all([looking, underWay.ended()]);
    },

    /** Takes no further message. */
    stop(): void {
      isStopped = true;
    },
  };
}
