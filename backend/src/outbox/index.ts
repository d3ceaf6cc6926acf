import { createMetrics, type Metrics } from '@wirefair/service-kit/metrics';
import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../core.ts';
import type { Database } from '../db/database.ts';
import { currentRequestId } from '../http/request-id.ts';
import { type BounceSettings, createBounces } from './bounces/index.ts';
import type { Log } from './channel-dispatcher.ts';
import { outboxMetrics } from './outbox-metrics.ts';
import type { Outbox } from './outbox.ts';
import { outboxQueue } from './queue.ts';
import { outboxRetention } from './retention.ts';
import { outboxRoutes } from './routes.ts';
import type { SendingPolicy } from './sending-policy.ts';
import { deliveryWorker, type DeliveryWorker, type Providers } from './worker.ts';

export { type BounceSettings, bounceRecords, hasBounced, LONGEST_BOUNCE_LOCAL } from './bounces/index.ts';
export { endWaiting } from './end-waiting.ts';
export { ownLetters } from './personal-data.ts';
export { letter, type Letter } from './letter.ts';
export { sendingPolicy } from './sending-policy.ts';
export { providersFor } from './providers/index.ts';
export type { AliyunSettings } from './providers/aliyun.ts';
export type { SmtpSettings } from './providers/smtp.ts';
export type { Outbox } from './outbox.ts';
export type { Attachment, Channel, Delivery, Message, Provider } from './message.ts';
export { outboxRecords, type OutboxState, type OutgoingRow } from './outbox-records.ts';

interface Parts {
  database: Database;
  /** The real time: a demo's clock starts anew with the service, and a message's waits would start with it. */
  now: () => Date;
  providers: Providers;
  policy: SendingPolicy;
  log: Log;
  /** Where deliveries are measured; of nobody else unless told. */
  metrics?: Metrics;
}

/** The outbox and the worker that delivers what is left in it. */
export function createMessaging(parts: Parts): {
  outbox: Outbox;
  worker: DeliveryWorker;
} {
  const { database, now, policy, metrics = createMetrics() } = parts;
  const queue = outboxQueue(database);
  const count = outboxMetrics(metrics, database, now);
  const worker = deliveryWorker({ ...parts, queue, count });
  return {
    worker,
    outbox: {
      assertAccepts: (message) => policy.assertAccepts(message),

      async post(message) {
        await queue.add({ ...message, requestId: currentRequestId() ?? '' }, now());
        database.afterCommit(() => void worker.wake());
      },
    },
  };
}

interface MailboxDependencies {
  /** Where letters are returned to; undefined where no address for them is set. */
  bounces: BounceSettings | undefined;
}

/**
 * What became of messages: the demo's mailbox, which shows everybody what was sent, letters that came back, and how long
 * messages stay.
 */
export function createMailbox(core: Core, { bounces }: MailboxDependencies) {
  const { database, demoEdition } = core;
  const returned = createBounces(core, bounces);
  const routes: FastifyPluginAsync = async (app) => {
    if (demoEdition) await app.register(outboxRoutes, { database });
    await app.register(returned.routes);
  };
  return { routes, retention: outboxRetention(core) };
}
