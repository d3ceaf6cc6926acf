import type { Written } from '../../rest/calls.ts';
import { payload } from '../user-errors.ts';
import type { WebhookDeliveryParent, WebhookParent } from './parents.ts';

/** Fields of the input that a refusal can be about. */
const fields = {
  name: 'name',
  url: 'url',
  types: 'types',
  operations: 'operations',
  recordIds: 'recordIds',
  selection: 'selection',
};

/** A webhook that was changed, or the reasons why it was not. */
export const changedWebhook = (change: () => Promise<Written<WebhookParent>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { webhook: result, message };
    },
    { webhook: null, message: null },
    fields,
  );

/** A webhook with a new secret, or the reasons why it has none. */
export const issuedWebhook = (issue: () => Promise<Written<{ secret: string; record: WebhookParent }>>) =>
  payload(
    async () => {
      const { result, message } = await issue();
      return { secret: result.secret, webhook: result.record, message };
    },
    { secret: null, webhook: null, message: null },
    fields,
  );

/** A delivery that is on its way, or the reasons why it is not. */
export const sentDelivery = (send: () => Promise<Written<WebhookDeliveryParent>>) =>
  payload(
    async () => {
      const { result, message } = await send();
      return { delivery: result, message };
    },
    { delivery: null, message: null },
  );
