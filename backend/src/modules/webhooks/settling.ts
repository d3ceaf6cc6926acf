import type { Database } from '../../db/database.ts';
import type { DeliveryRow, DeliveryStore, NewAttempt, NewDelivery } from './delivery-store.ts';
import { restAfter, TRIED_FOR_MS, waitAfter } from './limits.ts';
import type { Pause } from './pausing.ts';
import type { Outcome } from './receivers.ts';
import type { WebhookRow, WebhookStore } from './store.ts';
import type { CountAttempt } from './webhook-metrics.ts';

/** The answer of an address that is not there any more. */
const GONE = 410;

export interface SettlingParts {
  database: Database;
  webhooks: Pick<WebhookStore, 'change' | 'locked'>;
  deliveries: Pick<DeliveryStore, 'addAttempt' | 'delivered' | 'settle'>;
  pause: Pause;
  /** Counts each call. */
  count: CountAttempt;
  /** The real time. */
  now: () => Date;
}

/** What was sent, for the log. */
interface Sent {
  url: string;
  headers: Record<string, string>;
}

/** Writes down what came of calls, and what that means for their addresses. */
export function settling({ database, webhooks, deliveries, pause, count, now }: SettlingParts) {
  /** Whether a delivery that failed is not tried again: a redelivery is sent once. */
  const isOver = ({ isRedelivery, createdAt }: DeliveryRow, at: Date): boolean =>
    isRedelivery || at.getTime() - createdAt.getTime() >= TRIED_FOR_MS;

  function valuesAfter(delivery: DeliveryRow, at: Date): Partial<NewDelivery> {
    if (isOver(delivery, at)) return { state: 'failed', finishedAt: at };
    return { dueAt: new Date(at.getTime() + waitAfter(delivery.attempts)) };
  }

  async function noteFailure(row: WebhookRow, delivery: DeliveryRow, status: number | null): Promise<void> {
    const at = now();
    const failures = row.failures + 1;
    await webhooks.change(row.id, { failures, dueAt: new Date(at.getTime() + restAfter(failures)) });
    if (row.pauseReason !== null) return;
    const isSilent = row.lastSuccessAt === null || row.lastSuccessAt < delivery.createdAt;
    const lost = delivery.eventId === '' ? undefined : delivery.eventId;
    if (status === GONE) await pause(row, 'gone', { lost });
    else if (isSilent && !delivery.isRedelivery && isOver(delivery, at))
      await pause(row, 'failing', { lost });
  }

  /** Writes down a call that failed: all of it or nothing. */
  const failed = (delivery: DeliveryRow, attempt: NewAttempt): Promise<void> =>
    database.transaction(async () => {
      const row = await webhooks.locked(delivery.webhookId);
      // Somebody has removed the address, or another process has the delivery.
      if (!row || !(await deliveries.settle(delivery, valuesAfter(delivery, now())))) return;
      await deliveries.addAttempt(attempt);
      await noteFailure(row, delivery, attempt.status ?? null);
    });

  return async (
    delivery: DeliveryRow,
    { url, headers }: Sent,
    { error, ...seen }: Outcome,
  ): Promise<void> => {
    const at = now();
    const startedAt = new Date(at.getTime() - seen.durationMs);
    const attempt = { deliveryId: delivery.id, startedAt, url, headers, error, ...seen };
    count(error === '' ? 'delivered' : 'failed');
    if (error === '') await deliveries.delivered(delivery, attempt, at);
    else await failed(delivery, attempt);
  };
}
