import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';
import { md5 } from '../../identity/index.ts';
import type { StaffMemberParent } from './parents.ts';

type Person = Input<'put', '/organiser/staff/{id}'>['body'];
type NewPerson = Input<'post', '/organiser/staff'>['body'];

/** The organiser's people. */
export const staffSource = defineSource(({ consoleRest: rest }) => {
  const meOf = (token: string | undefined): Promise<StaffMemberParent | null> =>
    token === undefined ? Promise.resolve(null) : rest.withToken(token).get('/organiser/me');
  const one = (id: string) => ({ id: addressableId(id) });

  return {
    meOf,
    me: () => meOf(rest.caller.token),
    list: () => rest.get('/organiser/staff'),
    /** null for a ticket that is unknown or has ended. */
    invitation: async (ticket: string) => {
      const offer = await nullIfNotFound(rest.post('/organiser/invitation/offer', { body: { ticket } }));
      return offer && offer.result;
    },
    /** null outside of the demo. */
    demo: () => nullIfNotFound(rest.get('/organiser/demo-staff')),

    signInOptions: () => rest.getPublic('/organiser/login/options'),
    beginAtProvider: () => rest.post('/organiser/login/provider/begin'),
    /** @returns the session's token */
    completeAtProvider: (body: Input<'post', '/organiser/login/provider'>['body']) =>
      rest.post('/organiser/login/provider', { body }),

    /** @returns the session's token */
    signIn: ({ email, password, code }: { email: string; password: string; code: string }) =>
      rest.post('/organiser/login', {
        body: { email, code, password: password === '' ? '' : md5(password) },
      }),
    signOut: () => rest.post('/organiser/logout'),
    /** @returns the session's token */
    accept: ({ ticket, password, code }: { ticket: string; password: string; code: string }) =>
      rest.post('/organiser/invitation', { body: { ticket, code, password: md5(password) } }),

    invite: (body: NewPerson) => rest.post('/organiser/staff', { body }),
    inviteAgain: (id: string) => rest.post('/organiser/staff/{id}/invitation', { path: one(id) }),
    change: (id: string, body: Person) => rest.put('/organiser/staff/{id}', { path: one(id), body }),
    unlinkProvider: (id: string) => rest.post('/organiser/staff/{id}/unlink-provider', { path: one(id) }),
    lock: (id: string, isLocked: boolean) =>
      rest.post('/organiser/staff/{id}/lock', { path: one(id), body: { isLocked } }),
  };
});
