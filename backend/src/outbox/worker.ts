import { setTimeout as wait } from 'node:timers/promises';
import { channelDispatcher, type Log } from './channel-dispatcher.ts';
import type { Channel, Provider } from './message.ts';
import type { CountDelivery } from './outbox-metrics.ts';
import type { OutboxQueue } from './queue.ts';
import { msUntil, type PeriodicJob, startJobs, type Wakes } from '../repeatedly.ts';
import type { SendingPolicy } from './sending-policy.ts';

/** How often other processes' messages, retries and ended leases are looked for while some wait. */
const POLL_MS = 5000;

/** What is under way when the service stops may take this long (docs/promises.md 20); the lease brings back the rest. */
const STOP_WITHIN_MS = 5000;

/** The way to people for each channel that has one; messages of the others wait. */
export type Providers = Partial<Record<Channel, Provider>>;

export interface DeliveryWorker {
  /** Delivers from now on. @param wakes what tells that other processes have left messages; nothing by default */
  start(wakes?: Wakes): void;
  /**
   * Looks at once, for something may be due. Does nothing before the start.
   * @returns resolves when what is due has been taken; its delivery may still be under way. Never rejects.
   */
  wake(): Promise<void>;
  /** Delivers what is due now; resolves when that is done, whether or not the worker was started. */
  drain(): Promise<void>;
  /** Takes nothing more and finishes what is under way, within a bound. */
  stop(): Promise<void>;
}

const whyWaiting: Record<Channel, string> = {
  email: 'no SMTP_URL is set: e-mail waits in the outbox',
  sms: 'no SMS_PROVIDER is set: SMS wait in the outbox',
};

interface WorkerParts {
  queue: OutboxQueue;
  providers: Providers;
  policy: SendingPolicy;
  now: () => Date;
  log: Log;
  count: CountDelivery;
}

/** Delivers what the outbox holds. Any number of them may run over one database. */
export function deliveryWorker(parts: WorkerParts): DeliveryWorker {
  const { queue, providers, policy, now, log, count } = parts;
  const channels: Channel[] = ['email', 'sms'];
  const served = channels.filter((channel) => providers[channel]);
  const dispatchers = channels.flatMap((channel) => {
    const provider = providers[channel];
    if (!provider) return [];
    return [
      channelDispatcher({
        channel,
        provider,
        takeBudget: () => policy.take(channel),
        queue,
        now,
        log,
        count: (outcome) => count(channel, outcome),
      }),
    ];
  });
  let running: { stop: () => Promise<void> } | undefined;

  const look = () => Promise.all(dispatchers.map((dispatcher) => dispatcher.look()));
  const job: PeriodicJob = {
    name: 'delivering messages',
    everyMs: POLL_MS,
    wokenBy: ['outgoing_message'],
    run: async () => {
      await look();
      return msUntil(await queue.nextDue(served), now());
    },
  };
  const settled = () => Promise.all(dispatchers.map((dispatcher) => dispatcher.settled()));

  return {
    start(wakes) {
      for (const channel of channels) if (!providers[channel]) log.warn(whyWaiting[channel]);
      running ??= startJobs([job], log, wakes);
      void look();
    },

    async wake() {
      if (running) await look();
    },

    async drain() {
      await look();
      await settled();
    },

    async stop() {
      const stopped = running?.stop();
      running = undefined;
      for (const dispatcher of dispatchers) dispatcher.stop();
      const bound = new AbortController();
      const late = wait(STOP_WITHIN_MS, undefined, { signal: bound.signal }).catch(() => {});
      await Promise.race([Promise.all([stopped, settled()]), late]);
      bound.abort();
      for (const provider of new Set(channels.map((channel) => providers[channel]))) provider?.close?.();
    },
  };
}
