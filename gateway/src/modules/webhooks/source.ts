import { defineSource } from '../../context/source.ts';
import { partnerKeyNeeded } from '../../partners/refusals.ts';
import { addressableId } from '../../rest/batch.ts';
import type { Written } from '../../rest/calls.ts';
import { nullIfNotFound } from '../../rest/offered-calls.ts';
import type { Input, Schemas } from '../../rest/operations.ts';
import { withDeliveries } from './with-deliveries.ts';

export type WebhookBody = Input<'post', '/app/webhooks'>['body'];

/** Webhooks of the partner whose key asks. @throws LocalisedError PARTNER_KEY_NEEDED for anybody else */
export const webhookSource = defineSource((context) => {
  if (context.program?.actsFor !== 'partner') throw partnerKeyNeeded();
  const { rest } = context;
  const path = (id: string) => ({ path: { id: addressableId(id) } });
  const webhooks = withDeliveries((id, query) =>
    rest.get('/app/webhooks/{id}/deliveries', { ...path(id), query }),
  );

  async function issued(issue: Promise<Written<Schemas['IssuedWebhook']>>) {
    const { result, message } = await issue;
    return { result: { secret: result.secret, record: webhooks.one(result.record) }, message };
  }

  return {
    list: async () => (await rest.get('/app/webhooks')).map(webhooks.one),
    find: async (id: string) => {
      const webhook = await nullIfNotFound(rest.get('/app/webhooks/{id}', path(id)));
      return webhook && webhooks.one(webhook);
    },
    add: (body: WebhookBody) => issued(rest.post('/app/webhooks', { body })),
    change: (id: string, body: WebhookBody) =>
      webhooks.written(rest.put('/app/webhooks/{id}', { ...path(id), body })),
    remove: (id: string) => rest.delete('/app/webhooks/{id}', path(id)),
    pause: (id: string) => webhooks.written(rest.post('/app/webhooks/{id}/pause', path(id))),
    resume: (id: string) => webhooks.written(rest.post('/app/webhooks/{id}/resumption', path(id))),
    rotate: (id: string, overlapHours: number) =>
      issued(rest.post('/app/webhooks/{id}/secret', { ...path(id), body: { overlapHours } })),
    test: (id: string) => rest.post('/app/webhooks/{id}/test', path(id)),
    delivery: (id: string) => nullIfNotFound(rest.get('/app/webhooks/deliveries/{id}', path(id))),
    again: (id: string) => rest.post('/app/webhooks/deliveries/{id}/again', path(id)),
  };
});
