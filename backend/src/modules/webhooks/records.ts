import type { Delivery, Webhook } from './contract.ts';
import type { DeliveryRow } from './delivery-store.ts';
import { isChangeKind } from './reading.ts';
import type { Counts, WebhookRow } from './store.ts';

const iso = (at: Date | null): string | null => at && at.toISOString();

/** An address as its partner and the organiser see it. */
export function toWebhook(row: WebhookRow, counts: Counts, now: Date): Webhook {
  const { id, name, url, types, operations, recordIds, selection, pauseReason, missedAfter, failures } = row;
  const isOldSigning = row.oldSecretEndsAt !== null && row.oldSecretEndsAt > now;
  return {
    id,
    name,
    url,
    types,
    operations,
    recordIds,
    selection,
    locale: row.locale === 'ZH' ? 'ZH' : 'EN',
    state: pauseReason === null ? 'active' : 'paused',
    pauseReason,
    pausedAt: iso(row.pausedAt),
    missedAfter,
    failures,
    ...counts,
    lastSuccessAt: iso(row.lastSuccessAt),
    oldSecretEndsAt: isOldSigning ? iso(row.oldSecretEndsAt) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A delivery in a list. */
export function toDelivery(row: DeliveryRow): Delivery {
  const { id, webhookId, eventId, type, recordId, state, attempts } = row;
  const isWaiting = state === 'new' || state === 'ready';
  return {
    id,
    webhookId,
    eventId,
    type: isChangeKind(type) ? type : null,
    recordId: recordId === '' ? null : recordId,
    state,
    attempts,
    nextAttemptAt: isWaiting ? row.dueAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: iso(row.finishedAt),
  };
}
