import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import { SWEEP_MS } from '../../domain.ts';
import { msUntil, type PeriodicJob } from '../../repeatedly.ts';
import type { ApiKeys } from '../api-keys/index.ts';
import type { ChangeLog } from '../changes/index.ts';
import { deliveryStore } from './delivery-store.ts';
import { webhookFeed } from './feed.ts';
import { LOG_MS, MOST_WAITING } from './limits.ts';
import { pausing } from './pausing.ts';
import { createReceivers } from './receivers.ts';
import { webhookRendering } from './rendering.ts';
import { webhookRoutes } from './routes.ts';
import { webhookSender } from './sender.ts';
import { webhookService } from './service.ts';
import { webhookStore } from './store.ts';
import { webhookMetrics } from './webhook-metrics.ts';

export { sealWebhookSecrets } from './seal-secrets.ts';
export { Delivery, DeliveryDetail, DeliveryPage, DeliveryQuery, Webhook } from './contract.ts';
export { said } from './messages.ts';
export { ownPostDeliveries } from './personal-data.ts';
export type { WebhookService } from './service.ts';

/** How often the log of changes is made into deliveries while it grows. */
const FEED_MS = 500;
/** How often it is looked for deliveries whose time has come while some wait. */
const SEND_MS = 1000;
/** How often addresses are looked for that take too little. */
const BACKLOG_MS = 60_000;

interface Dependencies {
  keys: Pick<ApiKeys, 'requirePartner' | 'scopesOf'>;
  changes: ChangeLog;
  contacts: {
    /** E-mail address of a partner's contact; blank where there is no such partner. */
    emailOf: (partnerId: string) => Promise<string>;
    /** Keeps other transactions from a partner until this one ends. @returns false where there is no such partner */
    lock: (partnerId: string) => Promise<boolean>;
  };
  /** Origins of receivers that are called whatever they are; none by default. */
  allowedReceivers?: readonly string[] | undefined;
}

/** Addresses of partners that are called when public records change (decision 0040). */
export function createWebhooks(core: Core, { keys, changes, contacts, allowedReceivers = [] }: Dependencies) {
  const { database, limits, live, messages, seal, realTime: now, log, metrics } = core;
  const webhooks = webhookStore(database);
  const deliveries = deliveryStore(database);
  const receivers = createReceivers(allowedReceivers);
  const pause = pausing({
    webhooks,
    deliveries,
    changes,
    messages,
    contactOf: (id) => contacts.emailOf(id),
    now,
  });
  const count = webhookMetrics(metrics, database);
  const sender = webhookSender({ database, webhooks, deliveries, receivers, pause, seal, now, log, count });
  const feed = webhookFeed({ database, changes, webhooks, deliveries, pause, live, now });
  const site = new URL(core.site).origin;
  const rendering = webhookRendering({ database, webhooks, deliveries, keys, pause, sender, site, now });
  const service = webhookService({
    database,
    webhooks,
    deliveries,
    receivers,
    sender,
    pause,
    seal,
    limits,
    lockPartner: (id) => contacts.lock(id),
    now,
  });

  /** Pauses addresses for which more waits than is kept. */
  async function pauseOverfull(): Promise<void> {
    for (const id of await deliveries.overfull(MOST_WAITING)) {
      await database.transaction(async () => {
        const row = await webhooks.locked(id);
        if (row?.pauseReason === null) await pause(row, 'backlog');
      });
    }
  }

  async function sweep(isStopped: () => boolean): Promise<void> {
    while (!isStopped() && (await deliveries.sweep(new Date(now().getTime() - LOG_MS))) > 0);
  }

  const routes: FastifyPluginAsync = async (app) => {
    await app.register(webhookRoutes, { service, rendering, keys });
    app.addHook('onClose', () => sender.stop());
  };
  const jobs: PeriodicJob[] = [
    {
      name: 'telling webhooks of changes',
      everyMs: FEED_MS,
      wokenBy: ['change'],
      run: (isStopped) => feed.run(isStopped),
    },
    {
      name: 'sending due deliveries',
      everyMs: SEND_MS,
      wokenBy: ['webhook', 'webhook_delivery'],
      run: async () => {
        sender.look();
        return msUntil(await deliveries.nextDue(), now());
      },
    },
    { name: 'pausing webhooks that take too little', everyMs: BACKLOG_MS, run: pauseOverfull },
    { name: 'removing old deliveries', everyMs: SWEEP_MS, run: sweep },
  ];
  return { routes, jobs, webhooks: service };
}
