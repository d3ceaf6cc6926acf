export { changedWebhook, sentDelivery } from './payloads.ts';
export { withDeliveries } from './with-deliveries.ts';
export { webhookWork } from './work.ts';
