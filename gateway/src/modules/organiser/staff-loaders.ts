import type { Caller, RestClient } from '../../rest/client.ts';
import type { DemoStaffRecord, StaffInvitationRecord, StaffMemberRecord } from '../../rest/contract.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import { addressableId } from '../../rest/batch.ts';
import { md5 } from '../identity/index.ts';

/** What is written of somebody, with rights as the REST contract has them. */
interface Person {
  name: string;
  language: 'ZH' | 'EN';
  rights: string[];
}

const none = (error: unknown): null => {
  if (error instanceof UpstreamRefusal && error.status === 404) return null;
  throw error;
};

/** The organiser's people. @param caller whose token is that of the console */
export function staffLoaders(rest: RestClient, caller: Caller) {
  const meOf = (token: string | undefined): Promise<StaffMemberRecord | null> =>
    token === undefined
      ? Promise.resolve(null)
      : rest.readOwn<StaffMemberRecord | null>({ ...caller, token }, '/organiser/me');
  const one = (id: string) => `/organiser/staff/${addressableId(id)}`;
  return {
    meOf,
    me: () => meOf(caller.token),
    list: () => rest.readOwn<StaffMemberRecord[]>(caller, '/organiser/staff'),
    invitation: (ticket: string) =>
      rest
        .post<StaffInvitationRecord>(caller, '/organiser/invitation/offer', { ticket })
        .then(({ result }) => result)
        .catch(none),
    demo: () => rest.readOwn<DemoStaffRecord[]>(caller, '/organiser/demo-staff').catch(none),

    /** @returns the session's token */
    signIn: (input: { email: string; password: string; code: string }) =>
      rest.post<string>(caller, '/organiser/login', {
        email: input.email,
        code: input.code,
        password: input.password === '' ? '' : md5(input.password),
      }),
    signOut: () => rest.post<null>(caller, '/organiser/logout'),
    /** @returns the session's token */
    accept: ({ ticket, password, code }: { ticket: string; password: string; code: string }) =>
      rest.post<string>(caller, '/organiser/invitation', { ticket, code, password: md5(password) }),

    invite: (person: Person & { email: string }) =>
      rest.post<StaffMemberRecord>(caller, '/organiser/staff', person),
    inviteAgain: (id: string) => rest.post<StaffMemberRecord>(caller, `${one(id)}/invitation`),
    change: (id: string, person: Person) => rest.put<StaffMemberRecord>(caller, one(id), person),
    lock: (id: string, isLocked: boolean) =>
      rest.post<StaffMemberRecord>(caller, `${one(id)}/lock`, { isLocked }),
  };
}
