import { defineSource } from '../../context/source.ts';
import { partnerKeyNeeded } from '../../partners/refusals.ts';
import { addressableId } from '../../rest/batch.ts';
import { isNotFound } from '../../rest/offered-calls.ts';
import type { Input } from '../../rest/operations.ts';

export type WebhookBody = Input<'post', '/app/webhooks'>['body'];
type DeliveryQuery = Input<'get', '/app/webhooks/{id}/deliveries'>['query'];

/** Null where the REST service says that there is no such record. */
const orNull = async <T>(read: Promise<T>): Promise<T | null> => {
  try {
    return await read;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/** Webhooks of the partner whose key asks. @throws LocalisedError PARTNER_KEY_NEEDED for anybody else */
export const webhookSource = defineSource((context) => {
  if (context.program?.actsFor !== 'partner') throw partnerKeyNeeded();
  const { rest } = context;
  const one = (id: string) => ({ path: { id: addressableId(id) } });
  return {
    list: () => rest.get('/app/webhooks'),
    find: (id: string) => orNull(rest.get('/app/webhooks/{id}', one(id))),
    add: (body: WebhookBody) => rest.post('/app/webhooks', { body }),
    change: (id: string, body: WebhookBody) => rest.put('/app/webhooks/{id}', { ...one(id), body }),
    remove: (id: string) => rest.delete('/app/webhooks/{id}', one(id)),
    pause: (id: string) => rest.post('/app/webhooks/{id}/pause', one(id)),
    resume: (id: string) => rest.post('/app/webhooks/{id}/resumption', one(id)),
    rotate: (id: string, overlapHours: number) =>
      rest.post('/app/webhooks/{id}/secret', { ...one(id), body: { overlapHours } }),
    test: (id: string) => rest.post('/app/webhooks/{id}/test', one(id)),
    deliveries: (id: string, query: DeliveryQuery) =>
      rest.get('/app/webhooks/{id}/deliveries', { ...one(id), query }),
    delivery: (id: string) => orNull(rest.get('/app/webhooks/deliveries/{id}', one(id))),
    again: (id: string) => rest.post('/app/webhooks/deliveries/{id}/again', one(id)),
  };
});
