import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';

type PartnerBody = Input<'post', '/organiser/partners'>['body'];
type NewKey = Input<'post', '/organiser/partners/{id}/keys'>['body'];
type KeyChange = Input<'put', '/organiser/partners/{id}/keys/{key}'>['body'];

/** A key of a partner. */
interface KeyPlace {
  partnerId: string;
  id: string;
}

/** Partners of the organiser, their keys, and the exports that they have asked for. */
export const partnerSource = defineSource(({ consoleRest: rest }) => {
  const one = (id: string) => ({ id: addressableId(id) });
  const key = ({ partnerId, id }: KeyPlace) => ({ id: addressableId(partnerId), key: addressableId(id) });
  return {
    list: () => rest.get('/organiser/partners'),
    usage: (partnerId: string, days: number) =>
      rest.get('/organiser/partners/{id}/usage', { path: one(partnerId), query: { days } }),
    exports: (partnerId: string) => rest.get('/organiser/partners/{id}/exports', { path: one(partnerId) }),
    add: (body: PartnerBody) => rest.post('/organiser/partners', { body }),
    change: (id: string, body: PartnerBody) => rest.put('/organiser/partners/{id}', { path: one(id), body }),
    remove: (id: string) => rest.delete('/organiser/partners/{id}', { path: one(id) }),
    addKey: (partnerId: string, body: NewKey) =>
      rest.post('/organiser/partners/{id}/keys', { path: one(partnerId), body }),
    changeKey: (place: KeyPlace, body: KeyChange) =>
      rest.put('/organiser/partners/{id}/keys/{key}', { path: key(place), body }),
    rotateKey: (place: KeyPlace, overlapHours: number) =>
      rest.post('/organiser/partners/{id}/keys/{key}/rotation', { path: key(place), body: { overlapHours } }),
    revokeKey: (place: KeyPlace) =>
      rest.post('/organiser/partners/{id}/keys/{key}/revocation', { path: key(place) }),
  };
});
