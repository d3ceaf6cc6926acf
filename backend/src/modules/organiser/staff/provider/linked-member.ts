import { Refusal } from '../../../../http/errors.ts';
import type { AuditLog } from '../../audit/log.ts';
import { actorOf, type StaffOrigin } from '../sessions.ts';
import type { StaffRow, StaffStore } from '../store.ts';
import type { ProvidedPerson } from './client.ts';
import { prompts } from './messages.ts';

interface Parts {
  store: StaffStore;
  audit: AuditLog;
  /** The real time. */
  now: () => Date;
  /** What people see as the time of what was done. */
  recordTime: () => Date;
}

function assertOpen(member: StaffRow, { concerns }: StaffOrigin): void {
  concerns(member);
  if (member.isLocked) throw new Refusal(prompts.locked, 510);
}

/** Who of the staff somebody is whom the provider has told us. */
export function linkedMember({ store, audit, now, recordTime }: Parts) {
  /**
   * By the e-mail address, once: from then on the account at the provider counts, so that whoever is given the address
   * later is somebody else.
   */
  async function firstOf(issuer: string, person: ProvidedPerson, origin: StaffOrigin): Promise<StaffRow> {
    // Before anything is looked up: who has not proved an address is not told whose it is.
    if (person.email === '' || !person.isVerified)
      throw new Refusal(prompts.unverified).because('NOT_ALLOWED');
    // Of several who come at once, or are changed meanwhile, each sees the others.
    const member = (await store.lockAll()).find(({ email }) => email === person.email);
    if (!member) throw new Refusal(prompts.unknown).because('NOT_ALLOWED');
    assertOpen(member, origin);
    if (member.providerIssuer === issuer) throw new Refusal(prompts.other).because('CONFLICT');
    const isInvited = member.ticketHash !== null;
    if (isInvited && (member.ticketExpiresAt === null || member.ticketExpiresAt <= now()))
      throw new Refusal(prompts.lapsed).because('EXPIRED');
    await store.linkProvider(member.id, { issuer, subject: person.subject, at: recordTime() });
    await audit.record(actorOf(member, origin.address), {
      action: 'staff.link-provider',
      subjectKind: 'staff',
      subjectId: member.id,
    });
    return member;
  }

  /** Call it in a transaction. @throws Refusal 500, 510 for a locked account */
  return async (issuer: string, person: ProvidedPerson, origin: StaffOrigin): Promise<StaffRow> => {
    const known = await store.byProvider(issuer, person.subject);
    if (!known) return firstOf(issuer, person, origin);
    assertOpen(known, origin);
    return known;
  };
}
