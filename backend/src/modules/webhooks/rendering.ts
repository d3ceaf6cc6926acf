import type { Database } from '../../db/database.ts';
import type { ApiKeys, KeyScope } from '../api-keys/index.ts';
import type { RenderedBody, Rendering, Renderings } from './contract.ts';
import type { DeliveryRow, DeliveryStore, MadeBody } from './delivery-store.ts';
import { LARGEST_BODY_BYTES, MOST_RENDERINGS } from './limits.ts';
import type { Pause } from './pausing.ts';
import { isChangeKind } from './reading.ts';
import type { WebhookSender } from './sender.ts';
import type { WebhookRow, WebhookStore } from './store.ts';

interface Parts {
  database: Database;
  webhooks: Pick<WebhookStore, 'locked' | 'readAll'>;
  deliveries: Pick<DeliveryStore, 'find' | 'keepBodies' | 'read' | 'takeForRendering'>;
  keys: Pick<ApiKeys, 'scopesOf'>;
  pause: Pause;
  sender: Pick<WebhookSender, 'look'>;
  /** Origin of the site. */
  site: string;
  /** The real time. */
  now: () => Date;
}

/** What is sent of a change. @param payload answer of the selection as JSON: an object with `data` and perhaps `errors` */
function bodyOf({ eventId, changedAt }: Pick<DeliveryRow, 'eventId' | 'changedAt'>, payload: string): string {
  const head = JSON.stringify({ eventId, type: 'change', changedAt: changedAt.toISOString() });
  return `${head.slice(0, -1)},${payload.slice(1)}`;
}

const tooLarge = JSON.stringify({
  data: null,
  errors: [
    {
      message: `What the selection answers is larger than ${LARGEST_BODY_BYTES / 1024} KB`,
      extensions: { code: 'TOO_COSTLY' },
    },
  ],
});
const notMade = JSON.stringify({
  data: null,
  errors: [
    {
      message: 'What the selection answers could not be made',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ],
});

/** Gives gateways the bodies that have to be made, and takes them back. */
export function webhookRendering(parts: Parts) {
  const { database, webhooks, deliveries, keys, pause, sender, site, now } = parts;

  function toRendering(
    delivery: DeliveryRow,
    webhook: WebhookRow,
    may: Set<KeyScope> | undefined,
  ): Rendering | undefined {
    const { id, renderings: attempt, type, recordId, reason, mergedInto, changedAt } = delivery;
    if (!isChangeKind(type)) return undefined;
    return {
      id,
      attempt,
      selection: webhook.selection,
      locale: webhook.locale === 'ZH' ? 'ZH' : 'EN',
      scopes: webhook.scopes.filter((scope) => may?.has(scope) ?? false),
      change: { type, recordId, reason, mergedInto, time: changedAt.toISOString() },
    };
  }

  /** Gives an address up whose selection cannot be answered. */
  async function refuse(delivery: string, problem: 'scope' | 'selection'): Promise<void> {
    const row = await deliveries.find(delivery);
    const webhook = row && (await webhooks.locked(row.webhookId));
    if (row?.state === 'new' && webhook?.pauseReason === null) await pause(webhook, problem);
  }

  /** What is sent, by what gateways have made of it. */
  async function bodiesOf(rendered: RenderedBody['rendered']): Promise<MadeBody[]> {
    const rows = new Map((await deliveries.read(rendered.map(({ id }) => id))).map((row) => [row.id, row]));
    return rendered.flatMap(({ id, attempt, payload }) => {
      const row = rows.get(id);
      if (!row) return [];
      const body = bodyOf(row, payload);
      const isTooLarge = Buffer.byteLength(body) > LARGEST_BODY_BYTES;
      return [{ id, attempt, body: isTooLarge ? bodyOf(row, tooLarge) : body }];
    });
  }

  return {
    /** Takes bodies that have to be made, with a lease: what is not brought back in time is given to another gateway. */
    async take(): Promise<Renderings> {
      const taken = await deliveries.takeForRendering(now());
      const rows = await webhooks.readAll(taken.map(({ webhookId }) => webhookId));
      const byId = new Map(rows.map((row) => [row.id, row]));
      const scopes = await keys.scopesOf(rows.map(({ partnerId }) => partnerId));
      const renderings: Rendering[] = [];
      for (const delivery of taken) {
        const webhook = byId.get(delivery.webhookId);
        if (!webhook) continue;
        if (delivery.renderings > MOST_RENDERINGS) {
          // It brings every gateway down that takes it, or none comes back for another reason.
          const body = bodyOf(delivery, notMade);
          await deliveries.keepBodies([{ id: delivery.id, attempt: delivery.renderings, body }], now());
          continue;
        }
        const rendering = toRendering(delivery, webhook, scopes.get(webhook.partnerId));
        if (rendering) renderings.push(rendering);
      }
      return { site, renderings };
    },

    /** Keeps what gateways have made, and sends it. What another gateway has by now is left to that one. */
    async keep({ rendered }: RenderedBody): Promise<void> {
      await deliveries.keepBodies(await bodiesOf(rendered.filter(({ problem }) => problem === '')), now());
      for (const { id, problem } of rendered)
        if (problem !== '') await database.transaction(() => refuse(id, problem));
      sender.look();
    },
  };
}
