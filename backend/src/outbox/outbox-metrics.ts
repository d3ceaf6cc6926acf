import type { Metrics } from '@wirefair/service-kit/metrics';
import { Counter } from 'prom-client';
import type { Database } from '../db/database.ts';
import { storedGauge } from '../metrics/stored-gauge.ts';
import type { Channel } from './message.ts';
import { outboxRecords } from './outbox-records.ts';

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
  const read = () => outboxRecords(database).waiting();
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
        value: oldest === null ? 0 : (now().getTime() - oldest.getTime()) / 1000,
      })),
  });
  return (channel, outcome) => deliveries.inc({ channel, outcome });
}
