import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Seal } from '../../sealing/seal.ts';
import type { DeliveryRow, DeliveryStore } from './delivery-store.ts';
import { MOST_CALLS } from './limits.ts';
import type { Receivers } from './receivers.ts';
import { settling, type SettlingParts } from './settling.ts';
import { signatureOf } from './signature.ts';
import type { WebhookRow, WebhookStore } from './store.ts';

/** What is under way when the service stops may take this long; the lease brings back the rest. Milliseconds. */
const STOP_WITHIN_MS = 5000;

interface Parts extends SettlingParts {
  webhooks: Pick<WebhookStore, 'change' | 'locked' | 'readAll'>;
  deliveries: Pick<DeliveryStore, 'addAttempt' | 'delivered' | 'settle' | 'takeForSending'>;
  receivers: Receivers;
  seal: Pick<Seal, 'open'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The secrets that sign now. */
function secretsOf({ secret, oldSecret, oldSecretEndsAt }: WebhookRow, seal: Pick<Seal, 'open'>, now: Date) {
  const isOldToo = oldSecret !== null && oldSecretEndsAt !== null && oldSecretEndsAt > now;
  return (isOldToo ? [secret, oldSecret] : [secret]).map((sealed) => seal.open(sealed));
}

/** Calls addresses with what is due. Any number of processes may do it over one database. */
export function webhookSender(parts: Parts) {
  const { webhooks, deliveries, receivers, seal, now, log } = parts;
  const settle = settling(parts);
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  async function send(delivery: DeliveryRow, row: WebhookRow): Promise<void> {
    const { id, body } = delivery;
    const timestamp = Math.floor(now().getTime() / 1000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Wirefair-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-attempt': String(delivery.attempts),
      'webhook-signature': signatureOf({ id, timestamp, body }, secretsOf(row, seal, now())),
    };
    const outcome = await receivers.call(row.url, headers, body);
    await settle(delivery, { url: row.url, headers }, outcome);
  }

  function begin(delivery: DeliveryRow, row: WebhookRow): void {
    const call = send(delivery, row)
      // Its lease brings it back.
      .catch((error: unknown) =>
        log.warn({ err: error, delivery: delivery.id }, 'a delivery was not settled'),
      )
      .finally(() => {
        underWay.delete(call);
        look();
      });
    underWay.add(call);
  }

  /** Takes what is due until nothing more is, or as much as may be is under way. */
  async function takeAll(): Promise<void> {
    do {
      isAskedAgain = false;
      const free = MOST_CALLS - underWay.size;
      if (isStopping || free <= 0) return;
      const taken = await deliveries.takeForSending(now(), free);
      if (taken.length === 0) continue;
      const rows = new Map(
        (await webhooks.readAll(taken.map(({ webhookId }) => webhookId))).map((row) => [row.id, row]),
      );
      for (const delivery of taken) {
        const row = rows.get(delivery.webhookId);
        if (row) begin(delivery, row);
      }
      isAskedAgain = true;
    } while (isAskedAgain);
  }

  /** Looks for what is due, once at a time. */
  function look(): void {
    isAskedAgain = true;
    looking ??= takeAll()
      .catch((error: unknown) => log.warn({ err: error }, 'looking for due deliveries failed'))
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    look,
    /** Takes nothing more and finishes what is under way, within a bound. */
    async stop(): Promise<void> {
      isStopping = true;
      const bound = new AbortController();
      const late = wait(STOP_WITHIN_MS, undefined, { signal: bound.signal }).catch(() => {});
      await Promise.race([Promise.all([looking, ...underWay]), late]);
      bound.abort();
      await receivers.close();
    },
  };
}

export type WebhookSender = ReturnType<typeof webhookSender>;
