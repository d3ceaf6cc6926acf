import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { emailOf } from '../../identity/index.ts';
import type { Actor } from '../audit/log.ts';
import type { NewMember, StaffMember } from './contract.ts';
import { staffInviting, type InvitingParts } from './inviting.ts';
import { lockMember, memberChanges, readPerson } from './member-changes.ts';
import { isAdministrator, toMember } from './member-records.ts';
import { prompts } from './messages.ts';
import { staffRights } from './rights.ts';
import type { StaffRow } from './store.ts';

export interface MemberParts extends InvitingParts {
  database: Database;
}

/** Whether somebody can sign in, or has an invitation that serves. @param hasProvider whether there is an identity provider */
const canEnter = (
  { passwordHash, ticketHash, ticketExpiresAt }: StaffRow,
  hasProvider: boolean,
  now: Date,
): boolean =>
  passwordHash !== null ||
  (hasProvider && ticketHash === null) ||
  (ticketExpiresAt !== null && ticketExpiresAt > now);

/** Who works for the organiser, and what each of them may do. Administrators only; the routes see to that. */
export function staffMembers(parts: MemberParts) {
  const { database, store, provider, now } = parts;
  const inviting = staffInviting(parts);
  const { shown } = inviting;

  return {
    ...memberChanges({ ...parts, shown }),

    list: async (): Promise<StaffMember[]> => (await store.list()).map((row) => toMember(row, shown)),

    /** What everybody is called, by id. */
    names: async (): Promise<Map<string, string>> =>
      new Map((await store.list()).map(({ id, name }) => [id, name])),

    /**
     * Adds somebody and sends the invitation.
     * @throws Refusal naming the field, 409 for an address that is known
     */
    async invite(actor: Actor, body: NewMember): Promise<StaffMember> {
      const { address: email } = emailOf(body.email);
      const person = { ...readPerson(body), email, language: body.language };
      return toMember(await database.transaction(() => inviting.add(actor, person)), shown);
    },

    /**
     * A new invitation in place of the old one, or of a lost phone or password: both are set anew by it.
     * @throws Refusal 404
     */
    inviteAgain: (actor: Actor, id: string): Promise<StaffMember> =>
      database.transaction(async () => {
        const { row } = await lockMember(store, id);
        return toMember(await inviting.again(actor, row), shown);
      }),

    /**
     * Sees to it that somebody can administer: invites this address where nobody does or is about to. For the start of
     * the service.
     * @returns whether an invitation was sent; of several processes that start at once, by one
     */
    ensureAdministrator: (email: string): Promise<boolean> => {
      const ensure = database.transaction(async () => {
        const all = await store.lockAll();
        const isGood = (member: StaffRow) => canEnter(member, provider !== undefined, now());
        if (all.some((member) => isAdministrator(member) && isGood(member))) return false;
        const service: Actor = { staffId: null, name: 'ORGANISER_EMAIL', address: '' };
        const known = all.find((member) => member.email === email);
        if (!known) {
          await inviting.add(service, { name: email, email, language: 'ZH', rights: [...staffRights] });
          return true;
        }
        await store.change(known.id, { isLocked: false, rights: [...staffRights] });
        await inviting.again(service, known);
        return true;
      });
      return ensure.catch((error: unknown) => {
        // Another process has just invited the same address.
        if (error instanceof Refusal && error.text === prompts.known) return false;
        throw error;
      });
    },
  };
}

export type StaffMembers = ReturnType<typeof staffMembers>;
