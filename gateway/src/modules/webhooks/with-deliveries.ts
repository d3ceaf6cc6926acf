import type { Written } from '../../rest/calls.ts';
import type { Schemas } from '../../rest/operations.ts';
import type { DeliveryQuery, WebhookDeliveryConnectionParent, WebhookParent } from './parents.ts';

/**
 * Webhooks that can read their deliveries.
 * @param read reads those of one webhook, in the name of who has asked for it
 */
export function withDeliveries(
  read: (id: string, query: DeliveryQuery) => Promise<WebhookDeliveryConnectionParent>,
) {
  const one = (webhook: Schemas['Webhook']): WebhookParent => ({
    ...webhook,
    readDeliveries: (query) => read(webhook.id, query),
  });
  return {
    one,
    /** The same for what a write answers. */
    written: async (write: Promise<Written<Schemas['Webhook']>>): Promise<Written<WebhookParent>> => {
      const { result, message } = await write;
      return { result: one(result), message };
    },
  };
}
