import type { Database } from '../../db/database.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Seal } from '../../sealing/seal.ts';
import type { ActingPartner } from '../api-keys/index.ts';
import type {
  Delivery,
  DeliveryDetail,
  DeliveryPage,
  DeliveryQuery,
  IssuedWebhook,
  Webhook,
  WebhookBody,
} from './contract.ts';
import type { DeliveryRow, DeliveryStore } from './delivery-store.ts';
import { MOST_WEBHOOKS } from './limits.ts';
import { prompts, what, whatDelivery } from './messages.ts';
import type { Pause } from './pausing.ts';
import { readWebhook } from './reading.ts';
import type { Receivers } from './receivers.ts';
import { toDelivery, toWebhook } from './records.ts';
import type { WebhookSender } from './sender.ts';
import { newSecret } from './signature.ts';
import { countsOf, type WebhookRow, type WebhookStore } from './store.ts';

/** Tests and deliveries that one partner may ask for again: each of them calls somebody's address. */
const asked: Limit = { name: 'webhook-asked', points: 600, seconds: 60 * 60 };

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export interface WebhookParts {
  database: Database;
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  receivers: Receivers;
  sender: Pick<WebhookSender, 'look'>;
  pause: Pause;
  seal: Pick<Seal, 'close'>;
  limits: Pick<Limits, 'count'>;
  /** Keeps other transactions from a partner until this one ends. @returns false where there is no such partner */
  lockPartner: (partnerId: string) => Promise<boolean>;
  /** The real time. */
  now: () => Date;
}

/** Reading addresses and their deliveries. */
function webhookReading({ webhooks, deliveries, now }: WebhookParts) {
  async function told(rows: readonly WebhookRow[]): Promise<Webhook[]> {
    const since = new Date(now().getTime() - DAY_MS);
    const counted = await webhooks.counts(
      rows.map(({ id }) => id),
      since,
    );
    return rows.map((row) => toWebhook(row, countsOf(counted, row.id), now()));
  }

  /** @throws Refusal 404 */
  async function find(partnerId: string, id: string): Promise<WebhookRow> {
    const row = await webhooks.find(partnerId, id);
    if (!row) throw notFound(what);
    return row;
  }

  async function one(row: WebhookRow): Promise<Webhook> {
    const [webhook] = await told([row]);
    if (!webhook) throw new Error('one row is told as one webhook');
    return webhook;
  }

  return {
    one,

    /** Of a partner, the newest first. */
    list: async (partnerId: string): Promise<Webhook[]> => told(await webhooks.list(partnerId)),

    /** @throws Refusal 404 */
    read: async (partnerId: string, id: string): Promise<Webhook> => one(await find(partnerId, id)),

    /** Deliveries of an address, the newest first. @throws Refusal 404 */
    async deliveries(partnerId: string, id: string, query: DeliveryQuery): Promise<DeliveryPage> {
      const { state, first, after: before } = query;
      await find(partnerId, id);
      const rows = await deliveries.list(id, { state, before, limit: first + 1 });
      const shown = rows.slice(0, first);
      return {
        records: shown.map(toDelivery),
        hasNext: rows.length > first,
        endCursor: shown.at(-1)?.id ?? '',
      };
    },

    /** One delivery with what was sent and answered. @throws Refusal 404 */
    async delivery(partnerId: string, id: string): Promise<DeliveryDetail> {
      const row = await deliveries.find(id);
      if (!row || !(await webhooks.find(partnerId, row.webhookId))) throw notFound(whatDelivery);
      return { ...toDelivery(row), body: row.body, log: await deliveries.attempts(id) };
    },
  };
}

/** The state of an address or a delivery does not allow what was asked for. */
const inTheWay = (text: keyof typeof prompts): Refusal =>
  new Refusal(prompts[text], 500, 409).because('CONFLICT');

/** One address of a partner, locked until the transaction ends. @throws Refusal 404 */
async function lockWebhook(webhooks: WebhookStore, partnerId: string, id: string): Promise<WebhookRow> {
  const row = await webhooks.lock(partnerId, id);
  if (!row) throw notFound(what);
  return row;
}

/** Sending something at once: a test, or a delivery that is asked for again. */
function webhookSending({ database, webhooks, deliveries, sender, limits, now }: WebhookParts) {
  async function sendSoon(make: () => Promise<DeliveryRow>): Promise<Delivery> {
    const told = toDelivery(await database.transaction(make));
    // It may be a part of a larger transaction.
    database.afterCommit(() => sender.look());
    return told;
  }

  /**
   * Must not be called inside a transaction, because a limit is counted on another connection of the pool.
   * @throws Refusal 429 where the partner has asked for too many
   */
  async function sendCounted(partnerId: string, make: () => Promise<DeliveryRow>): Promise<Delivery> {
    await limits.count(asked, partnerId);
    return sendSoon(make);
  }

  /** Makes a delivery ready that has ended. @throws Refusal 404, 409 */
  async function makeReady(partnerId: string, id: string): Promise<DeliveryRow> {
    const known = await deliveries.find(id);
    const row = known && (await webhooks.lock(partnerId, known.webhookId));
    const delivery = row && (await deliveries.lock(row.id, id));
    if (!delivery) throw notFound(whatDelivery);
    if (row.pauseReason !== null) throw inTheWay('paused');
    if (delivery.state === 'new' || delivery.state === 'ready') throw inTheWay('underWay');
    if (delivery.body === '') throw inTheWay('removed');
    return deliveries.change(id, {
      state: 'ready',
      dueAt: now(),
      finishedAt: null,
      leasedUntil: null,
      isRedelivery: true,
    });
  }

  return {
    /** Sends a test to an address. @throws Refusal 404, 409 where it is paused */
    test: (partnerId: string, id: string): Promise<Delivery> =>
      sendCounted(partnerId, async () => {
        const row = await lockWebhook(webhooks, partnerId, id);
        if (row.pauseReason !== null) throw inTheWay('paused');
        return deliveries.addOne({
          webhookId: id,
          eventId: '',
          type: '',
          recordId: '',
          changedAt: now(),
          state: 'ready',
          body: JSON.stringify({ eventId: '', type: 'test', changedAt: now().toISOString(), data: null }),
          dueAt: now(),
          isRedelivery: true,
          createdAt: now(),
        });
      }),

    /**
     * Sends a delivery again that has ended: with the same id and the same body, once.
     * @throws Refusal 404, 409 where it is under way, where its body was removed, and where its address is paused
     */
    again: (partnerId: string, id: string): Promise<Delivery> =>
      sendCounted(partnerId, () => makeReady(partnerId, id)),

    /**
     * The same as the organiser asks for it, also inside a larger transaction. It does not count towards the partner's limit.
     * @throws Refusal 404, 409
     */
    againForOrganiser: (partnerId: string, id: string): Promise<Delivery> =>
      sendSoon(() => makeReady(partnerId, id)),
  };
}

/** Addresses that partners have left to be called, in the name of a partner. */
export function webhookService(parts: WebhookParts) {
  const { database, webhooks, receivers, pause, seal, lockPartner, now } = parts;
  const reading = webhookReading(parts);

  const lock = (partnerId: string, id: string) => lockWebhook(webhooks, partnerId, id);

  return {
    ...reading,
    ...webhookSending(parts),

    /** Adds an address; it is told of changes from now on. @throws Refusal naming the field, 409 for too many */
    add: ({ partnerId, scopes }: ActingPartner, body: WebhookBody): Promise<IssuedWebhook> =>
      database.transaction(async () => {
        const values = readWebhook(body, receivers);
        await lockPartner(partnerId);
        if ((await webhooks.count(partnerId)) >= MOST_WEBHOOKS)
          throw new Refusal(prompts.tooMany, 500, 409).because('QUOTA');
        const secret = newSecret();
        const row = await webhooks.add({
          ...values,
          partnerId,
          scopes: [...scopes],
          secret: seal.close(secret),
          dueAt: now(),
          createdAt: now(),
        });
        return { secret, record: await reading.one(row) };
      }),

    /** Changes all that was said of an address; it runs with the scopes of the key that does so. @throws Refusal */
    change: ({ partnerId, scopes }: ActingPartner, id: string, body: WebhookBody): Promise<Webhook> =>
      database.transaction(async () => {
        const values = readWebhook(body, receivers);
        const before = await lock(partnerId, id);
        // Another address may be well where the old one failed.
        const health = values.url === before.url ? {} : { failures: 0, dueAt: now() };
        return reading.one(await webhooks.change(id, { ...values, ...health, scopes: [...scopes] }));
      }),

    /** @throws Refusal 404 */
    remove: (partnerId: string, id: string): Promise<void> =>
      database.transaction(async () => {
        await lock(partnerId, id);
        await webhooks.remove(id);
      }),

    /** Ends the calls of an address; what waits is given up. @throws Refusal 404, 409 where it is paused already */
    pause: (partnerId: string, id: string): Promise<Webhook> =>
      database.transaction(async () => {
        const row = await lock(partnerId, id);
        if (row.pauseReason !== null) throw inTheWay('paused');
        return reading.one(await pause(row, 'asked'));
      }),

    /**
     * Tells an address of changes again, from now on. Its cursor of what it has missed stays until it is paused again.
     * @throws Refusal 404, 409 where it is not paused
     */
    resume: (partnerId: string, id: string): Promise<Webhook> =>
      database.transaction(async () => {
        const row = await lock(partnerId, id);
        if (row.pauseReason === null) throw inTheWay('notPaused');
        return reading.one(
          await webhooks.change(id, { pauseReason: null, pausedAt: null, failures: 0, dueAt: now() }),
        );
      }),

    /**
     * Makes a new secret; for some hours deliveries are signed with the one before as well.
     * @throws Refusal 404
     */
    rotate: (partnerId: string, id: string, overlapHours: number): Promise<IssuedWebhook> =>
      database.transaction(async () => {
        const { secret: old } = await lock(partnerId, id);
        const secret = newSecret();
        const isKept = overlapHours > 0;
        const row = await webhooks.change(id, {
          secret: seal.close(secret),
          oldSecret: isKept ? old : null,
          oldSecretEndsAt: isKept ? new Date(now().getTime() + overlapHours * HOUR_MS) : null,
        });
        return { secret, record: await reading.one(row) };
      }),
  };
}

export type WebhookService = ReturnType<typeof webhookService>;
