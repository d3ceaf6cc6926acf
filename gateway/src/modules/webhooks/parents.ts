import type { Input, Schemas } from '../../rest/operations.ts';

export type DeliveryQuery = Input<'get', '/app/webhooks/{id}/deliveries'>['query'];

export type WebhookParent = Schemas['Webhook'] & {
  /** Reads its deliveries in the name of who has asked for the webhook: a program of its partner, or the organiser. */
  readDeliveries: (query: DeliveryQuery) => Promise<WebhookDeliveryConnectionParent>;
};
export type WebhookDeliveryParent = Schemas['WebhookDelivery'];
export type WebhookDeliveryLogParent = Schemas['WebhookDeliveryDetail'];
export type WebhookAttemptParent = Schemas['WebhookAttempt'];
export type WebhookDeliveryConnectionParent = {
  records: WebhookDeliveryParent[];
  hasNext: boolean;
  endCursor: string;
};
