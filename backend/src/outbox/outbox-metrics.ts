import { and, isNull, sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { storedGauge } from '../metrics/stored-gauge.ts';
import type { Channel } from './message.ts';
import { outgoing } from './tables.ts';

/** What became of one attempt to deliver a message. */
export type DeliveryOutcome = 'sent' | 'postponed' | 'given-up' | 'budget';

/** Counts what became of an attempt. */
export type CountDelivery = (channel: Channel, outcome: DeliveryOutcome) => void;

/** Measures the outbox: attempts by outcome, and what waits. To be called once for a process. */
export function outboxMetrics(metrics: Metrics, database: Database, now: () => Date): CountDelivery {
  const deliveries = new Counter({
    name: 'outbox_deliveries_total',
    help: 'Attempts to deliver messages to people: `sent`, `postponed`, `given-up`, or put back for lack of `budget`.',
    labelNames: ['channel', 'outcome'],
    registers: [metrics],
  });
  const waiting = and(isNull(outgoing.sentAt), isNull(outgoing.failedAt));
  const read = () =>
    database
      .orm()
      .select({
        channel: outgoing.channel,
        count: sql<number>`count(*)::int`,
        oldest: sql<number>`extract(epoch from min(${outgoing.createdAt}))::float8`,
      })
      .from(outgoing)
      .where(waiting)
      .groupBy(outgoing.channel);
  storedGauge(metrics, {
    name: 'outbox_waiting_messages',
    help: 'Messages to people that wait to be delivered.',
    labelNames: ['channel'],
    read: async () => (await read()).map(({ channel, count }) => ({ labels: { channel }, value: count })),
  });
  storedGauge(metrics, {
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest message that waits to be delivered, seconds.',
    labelNames: ['channel'],
    read: async () =>
      (await read()).map(({ channel, oldest }) => ({
        labels: { channel },
        value: now().getTime() / 1000 - oldest,
      })),
  });
  return (channel, outcome) => deliveries.inc({ channel, outcome });
}
