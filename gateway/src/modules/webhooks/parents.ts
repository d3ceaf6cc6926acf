import type { Schemas } from '../../rest/operations.ts';

export type WebhookParent = Schemas['Webhook'];
export type WebhookDeliveryParent = Schemas['WebhookDelivery'];
export type WebhookDeliveryLogParent = Schemas['WebhookDeliveryDetail'];
export type WebhookAttemptParent = Schemas['WebhookAttempt'];
export type WebhookDeliveryConnectionParent = {
  records: WebhookDeliveryParent[];
  hasNext: boolean;
  endCursor: string;
};
