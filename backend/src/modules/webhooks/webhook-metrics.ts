import type { Metrics } from '@wirefair/service-kit/metrics';
import { inArray, isNotNull, sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { storedGauge } from '../../metrics/stored-gauge.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

/** Counts a call of a partner's address. */
export type CountAttempt = (outcome: 'delivered' | 'failed') => void;

/** Measures webhooks: calls by outcome, deliveries that wait, and addresses that are paused. */
export function webhookMetrics(metrics: Metrics, database: Database): CountAttempt {
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Calls of partners’ addresses by outcome, `delivered` or `failed`.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  storedGauge(metrics, {
    name: 'webhook_waiting_deliveries',
    help: 'Deliveries that wait: `new` for a gateway to make the body, `ready` to be sent.',
    labelNames: ['state'],
    read: async () => {
      const { state } = webhookDeliveries;
      const rows = await database
        .orm()
        .select({ state, count: sql<number>`count(*)::int` })
        .from(webhookDeliveries)
        .where(inArray(state, ['new', 'ready']))
        .groupBy(state);
      return rows.map((row) => ({ labels: { state: row.state }, value: row.count }));
    },
  });
  storedGauge(metrics, {
    name: 'webhooks_paused',
    help: 'Addresses of partners to which nothing is delivered, by the reason.',
    labelNames: ['reason'],
    read: async () => {
      const rows = await database
        .orm()
        .select({ reason: webhooks.pauseReason, count: sql<number>`count(*)::int` })
        .from(webhooks)
        .where(isNotNull(webhooks.pauseReason))
        .groupBy(webhooks.pauseReason);
      return rows.map(({ reason, count }) => ({ labels: { reason: reason ?? '' }, value: count }));
    },
  });
  return (outcome) => attempts.inc({ outcome });
}
