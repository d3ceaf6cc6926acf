import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import { withDeliveries } from '../../webhooks/index.ts';

/** A webhook or a delivery of a partner. */
interface Place {
  partnerId: string;
  id: string;
}

/** How far partners follow the changes, and their webhooks, as the organiser sees them. */
export const partnerWebhookSource = defineSource(({ consoleRest: rest }) => {
  const partner = (id: string) => ({ path: { id: addressableId(id) } });
  const webhook = ({ partnerId, id }: Place) => ({
    path: { id: addressableId(partnerId), webhook: addressableId(id) },
  });
  const delivery = ({ partnerId, id }: Place) => ({
    path: { id: addressableId(partnerId), delivery: addressableId(id) },
  });
  const webhooksOf = (partnerId: string) =>
    withDeliveries((id, query) =>
      rest.get('/organiser/partners/{id}/webhooks/{webhook}/deliveries', {
        ...webhook({ partnerId, id }),
        query,
      }),
    );

  return {
    feeds: (partnerId: string) => rest.get('/organiser/partners/{id}/feeds', partner(partnerId)),
    list: async (partnerId: string) =>
      (await rest.get('/organiser/partners/{id}/webhooks', partner(partnerId))).map(
        webhooksOf(partnerId).one,
      ),
    find: async (place: Place) => {
      const found = await nullIfNotFound(
        rest.get('/organiser/partners/{id}/webhooks/{webhook}', webhook(place)),
      );
      return found && webhooksOf(place.partnerId).one(found);
    },
    delivery: (place: Place) =>
      nullIfNotFound(rest.get('/organiser/partners/{id}/deliveries/{delivery}', delivery(place))),
    pause: (place: Place) =>
      webhooksOf(place.partnerId).written(
        rest.post('/organiser/partners/{id}/webhooks/{webhook}/pause', webhook(place)),
      ),
    resume: (place: Place) =>
      webhooksOf(place.partnerId).written(
        rest.post('/organiser/partners/{id}/webhooks/{webhook}/resumption', webhook(place)),
      ),
    again: (place: Place) =>
      rest.post('/organiser/partners/{id}/deliveries/{delivery}/again', delivery(place)),
  };
});
