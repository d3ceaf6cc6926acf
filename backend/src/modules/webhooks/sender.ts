import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Seal } from '../../sealing/seal.ts';
import type { DeliveryRow, DeliveryStore } from './delivery-store.ts';
import { MOST_CALLS, restAfter, TRIED_FOR_MS, waitAfter } from './limits.ts';
import type { Pause } from './pausing.ts';
import type { Outcome, Receivers } from './receivers.ts';
import { signatureOf } from './signature.ts';
import type { WebhookRow, WebhookStore } from './store.ts';

/** What is under way when the service stops may take this long; the lease brings back the rest. Milliseconds. */
const STOP_WITHIN_MS = 5000;
/** The answer of an address that is not there any more. */
const GONE = 410;

interface Parts {
  database: Database;
  webhooks: Pick<WebhookStore, 'change' | 'locked' | 'readAll'>;
  deliveries: DeliveryStore;
  receivers: Receivers;
  pause: Pause;
  seal: Pick<Seal, 'open'>;
  /** The real time. */
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The secrets that sign now. */
function secretsOf({ secret, oldSecret, oldSecretEndsAt }: WebhookRow, seal: Pick<Seal, 'open'>, now: Date) {
  const isOldToo = oldSecret !== null && oldSecretEndsAt !== null && oldSecretEndsAt > now;
  return (isOldToo ? [secret, oldSecret] : [secret]).map((sealed) => seal.open(sealed));
}

/** Calls addresses with what is due. Any number of processes may do it over one database. */
export function webhookSender(parts: Parts) {
  const { database, webhooks, deliveries, receivers, pause, seal, now, log } = parts;
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  /** Writes down what came of a call: inside one transaction, for nothing of it may be there without the rest. */
  async function settle(delivery: DeliveryRow, sent: { url: string; headers: object }, outcome: Outcome) {
    const { error, ...seen } = outcome;
    const at = now();
    const isOk = error === '';
    const isOver = delivery.isRedelivery || at.getTime() - delivery.createdAt.getTime() >= TRIED_FOR_MS;
    const row = await webhooks.locked(delivery.webhookId);
    if (!row) return;
    const values = isOk
      ? ({ state: 'delivered', finishedAt: at } as const)
      : isOver
        ? ({ state: 'failed', finishedAt: at } as const)
        : { dueAt: new Date(at.getTime() + waitAfter(delivery.attempts)) };
    if (!(await deliveries.settle(delivery, values))) return;
    await deliveries.addAttempt({
      deliveryId: delivery.id,
      startedAt: new Date(at.getTime() - seen.durationMs),
      url: sent.url,
      headers: JSON.stringify(sent.headers),
      error,
      ...seen,
    });
    await noteOutcome(row, delivery, outcome, isOver);
  }

  /** What a call means for its address. */
  async function noteOutcome(row: WebhookRow, delivery: DeliveryRow, { error, status }: Outcome, isOver: boolean) {
    const at = now();
    if (error === '') {
      await webhooks.change(row.id, { failures: 0, lastSuccessAt: at, dueAt: at });
      return;
    }
    const failures = row.failures + 1;
    await webhooks.change(row.id, { failures, dueAt: new Date(at.getTime() + restAfter(failures)) });
    if (row.pauseReason !== null) return;
    const isSilent = row.lastSuccessAt === null || row.lastSuccessAt < delivery.createdAt;
    const lost = delivery.eventId === '' ? undefined : delivery.eventId;
    if (status === GONE) await pause(row, 'gone', lost);
    else if (isOver && isSilent && !delivery.isRedelivery) await pause(row, 'failing', lost);
  }

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
    await database.transaction(() => settle(delivery, { url: row.url, headers }, outcome));
  }

  function begin(delivery: DeliveryRow, row: WebhookRow): void {
    const call = send(delivery, row)
      // Its lease brings it back.
      .catch((error: unknown) => log.warn({ err: error, delivery: delivery.id }, 'a delivery was not settled'))
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
    /** Resolves when nothing is due and nothing is under way. */
    async drain(): Promise<void> {
      look();
      while (looking || underWay.size > 0) await Promise.all([looking, ...underWay]);
    },
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
