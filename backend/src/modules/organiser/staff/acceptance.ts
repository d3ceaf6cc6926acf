import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { Place } from '../../../limits/place.ts';
import type { Seal } from '../../../sealing/seal.ts';
import { assertGoodPassword, slowHash, tokenHash } from '../../identity/index.ts';
import type { AuditLog } from '../audit/log.ts';
import { authenticatorUri, stepOf } from './authenticator.ts';
import type { Acceptance, OpenInvitation } from './contract.ts';
import { prompts } from './messages.ts';
import type { IdentityProvider } from './provider/client.ts';
import { passwordsOff } from './provider/messages.ts';
import { actorOf, openSession, type StaffOrigin } from './sessions.ts';
import { limits } from './sign-in-limits.ts';
import type { StaffRow, StaffStore } from './store.ts';

/** An MD5, hexadecimal, as passwords are sent. */
export const MD5 = /^[0-9a-f]{32}$/i;

export interface StaffSignInParts {
  database: Database;
  store: StaffStore;
  audit: AuditLog;
  limits: Limits;
  /** By which people may sign in too; undefined where there is none. */
  provider: Pick<IdentityProvider, 'isRequired' | 'name'> | undefined;
  /** Opens what the authenticators share with us. */
  seal: Seal;
  /** The real time. */
  now: () => Date;
  /** What people see as the time of what was done. */
  recordTime: () => Date;
}

/** @throws Refusal where people sign in by the identity provider alone */
export function assertPasswords(provider: StaffSignInParts['provider']): void {
  if (provider?.isRequired === true) throw new Refusal(passwordsOff(provider.name)).because('NOT_ALLOWED');
}

/** The acceptance of an invitation, which sets the password and proves the authenticator. */
export function invitationAcceptance(parts: StaffSignInParts) {
  const { database, store, audit, limits: counters, provider, seal, now, recordTime } = parts;

  /** @throws Refusal 500 when the invitation does not serve any more */
  async function invited(ticket: string, { network }: Place): Promise<StaffRow> {
    const member = await store.byTicket(tokenHash(ticket), now());
    if (member && !member.isLocked) return member;
    // Only what is no invitation counts: a neighbour's failures keep nobody from accepting one.
    await counters.count(limits.tickets, network);
    throw new Refusal(prompts.ticket, 500, 404).because('EXPIRED');
  }

  return {
    /** What an invitation offers. @throws Refusal 404, 429 */
    async invitation(ticket: string, place: Place): Promise<OpenInvitation> {
      const { name, email, authenticatorSecret } = await invited(ticket, place);
      const secret = seal.open(authenticatorSecret);
      return { name, email, secret, uri: authenticatorUri(secret, email) };
    },

    /**
     * Sets the password and proves the authenticator; signs in with it.
     * @returns the session's token
     * @throws Refusal 404, 500 naming the field or where passwords are turned off, 429
     */
    async accept({ ticket, password, code }: Acceptance, origin: StaffOrigin): Promise<string> {
      const { address, place } = origin;
      assertPasswords(provider);
      const member = await invited(ticket, place);
      origin.concerns(member);
      if (!MD5.test(password)) throw new Refusal(prompts.password).about('password');
      assertGoodPassword(password, { email: member.email, names: [member.name] }, 'password');
      if (code.trim() === '') throw new Refusal(prompts.code).about('code');
      await counters.count(limits.acceptances, tokenHash(ticket));
      const step = stepOf(seal.open(member.authenticatorSecret), code, now());
      if (step === undefined) throw new Refusal(prompts.wrongCode).about('code');
      const passwordHash = await slowHash(password.toLowerCase());
      const token = await database.transaction(async () => {
        if (!(await store.accept(member.id, tokenHash(ticket), passwordHash, step)))
          throw new Refusal(prompts.ticket, 500, 404).because('EXPIRED');
        await store.change(member.id, { lastSignInAt: recordTime() });
        await audit.record(actorOf(member, address), { action: 'staff.accept', subjectKind: 'staff' });
        return openSession(store, member, origin, now());
      });
      return token;
    },
  };
}
