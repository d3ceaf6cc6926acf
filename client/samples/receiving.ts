import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { verifyWebhook, type WebhookDelivery, WebhookError } from '@wirefair/client';

/** Larger bodies than those of any delivery are not kept, bytes. */
const LARGEST_BODY = 512 * 1024;
/** Ids that are remembered at most: more than come within the two days in which a delivery is tried. */
const MOST_REMEMBERED = 100_000;

interface Receiving {
  /** The webhook's secret, or the new and the old one while one takes the place of the other. */
  secrets: readonly string[];
  /** Does what a delivery is sent for. Where it fails, the delivery is sent again later. */
  take: (delivery: WebhookDelivery) => Promise<void>;
}

/** The body as it has arrived; undefined for one that is too large. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (!(part instanceof Uint8Array)) throw new TypeError('a body that nobody has decoded comes in bytes');
    bytes += part.length;
    if (bytes <= LARGEST_BODY) parts.push(part);
  }
  return bytes <= LARGEST_BODY ? Buffer.concat(parts) : undefined;
}

/**
 * Does something once for each id, also where the same id comes again while it is under way. What has failed may be tried
 * again. A receiver whose work outlives it keeps the ids in its database, in the transaction of the work.
 */
function onceForEach(most = MOST_REMEMBERED): (id: string, act: () => Promise<void>) => Promise<void> {
  const known = new Map<string, Promise<void>>();
  return (id, act) => {
    const running =
      known.get(id) ??
      act().catch((error: unknown) => {
        known.delete(id);
        throw error;
      });
    known.set(id, running);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return running;
  };
}

/**
 * Answers calls of a webhook: 204 for a delivery that was taken, now or before; 401 for a call that does not come from
 * Wirefair; 500 where the work has failed, so that the delivery is sent again.
 */
export function webhookReceiver({ secrets, take }: Receiving): RequestListener {
  const once = onceForEach();

  async function statusOf(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405;
    const body = await bodyOf(request);
    if (body === undefined) return 413;
    const delivery = await verifyWebhook({ headers: request.headers, body, secrets });
    await once(delivery.id, () => take(delivery));
    return 204;
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    statusOf(request)
      .catch((error: unknown) => {
        if (error instanceof WebhookError) return 401;
        console.error(error);
        return 500;
      })
      .then((status) => response.writeHead(status, { connection: 'close' }).end())
      // Whoever called has gone.
      .catch(() => response.destroy());
  };
}
