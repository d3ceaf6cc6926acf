import { Refusal } from '../../../http/errors.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Database } from '../../../db/database.ts';
import { matches, slowHash, newToken, tokenHash } from '../../identity/index.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { authenticatorUri, stepOf } from './authenticator.ts';
import type { Acceptance, OpenInvitation, StaffSignIn } from './contract.ts';
import { prompts } from './messages.ts';
import type { StaffRow, StaffStore } from './store.ts';

const MD5 = /^[0-9a-f]{32}$/i;
const HOUR_MS = 60 * 60 * 1000;
/** A working day; a show opens longer hours than an office. */
const SESSION_MS = 12 * HOUR_MS;
const QUARTER_HOUR = 15 * 60;
const limits = {
  /** One person's tries; strangers elsewhere cannot use them up. */
  accountThere: { name: 'staff-account-there', points: 10, seconds: QUARTER_HOUR },
  /** Everybody's tries for one account: a code is one of a million, and there are three at a time. */
  account: { name: 'staff-account', points: 100, seconds: QUARTER_HOUR },
  address: { name: 'staff-address', points: 100, seconds: QUARTER_HOUR },
  tickets: { name: 'staff-ticket', points: 30, seconds: QUARTER_HOUR },
} satisfies Record<string, Limit>;

export interface SignInParts {
  database: Database;
  store: StaffStore;
  audit: AuditLog;
  limits: Limits;
  /** The real time. */
  now: () => Date;
}

export const actorOf = (member: Pick<StaffRow, 'id' | 'name'>, address: string): Actor => ({
  ...{ staffId: member.id, name: member.name, address },
});

/** Ways into the console and out of it. */
export function staffSignIn({ database, store, audit, limits: counters, now }: SignInParts) {
  async function open(member: StaffRow): Promise<string> {
    const token = newToken();
    const at = now();
    await store.openSession({
      ...{ tokenHash: tokenHash(token), staffId: member.id, createdAt: at },
      endsAt: new Date(at.getTime() + SESSION_MS),
    });
    return token;
  }

  /** @throws Refusal 500 when the invitation does not serve any more */
  async function invited(ticket: string, address: string): Promise<StaffRow> {
    await counters.count(limits.tickets, address);
    const member = await store.byTicket(tokenHash(ticket), now());
    if (!member || member.isLocked) throw new Refusal(prompts.ticket, 500, 404);
    await counters.giveBack(limits.tickets, address);
    return member;
  }

  return {
    /**
     * By e-mail address, password and authenticator code. One answer for whatever of them is wrong, and as slow. No
     * picture besides: a code that serves once is more than a picture proves, and it can be read out.
     * @returns the session's token
     * @throws Refusal 500, 429, 510 for a locked account
     */
    async signIn(body: StaffSignIn, address: string): Promise<string> {
      const email = body.email.trim().toLowerCase();
      if (email === '') throw new Refusal(prompts.email).about('email');
      if (body.password === '') throw new Refusal(prompts.password).about('password');
      if (body.code.trim() === '') throw new Refusal(prompts.code).about('code');
      await counters.count(limits.address, address);
      await counters.count(limits.accountThere, `${email} ${address}`);
      await counters.count(limits.account, email);

      const member = await store.byEmail(email);
      const isRight =
        MD5.test(body.password) && (await matches(body.password.toLowerCase(), member?.passwordHash));
      const step = member && stepOf(member.authenticatorSecret, body.code, now());
      if (!isRight || !member || step === undefined) throw new Refusal(prompts.wrong);
      if (member.isLocked) throw new Refusal(prompts.locked, 510);
      const token = await database.transaction(async () => {
        if (!(await store.useStep(member.id, step, now()))) throw new Refusal(prompts.wrong);
        await audit.record(actorOf(member, address), { action: 'staff.sign-in', subjectKind: 'staff' });
        return open(member);
      });
      await counters.forget(limits.accountThere, `${email} ${address}`);
      await counters.giveBack(limits.account, email);
      await counters.giveBack(limits.address, address);
      return token;
    },

    async signOut(token: string, address: string): Promise<void> {
      const member = await store.session(tokenHash(token), now());
      if (!member) return;
      await database.transaction(async () => {
        await store.endSession(tokenHash(token));
        await audit.record(actorOf(member, address), { action: 'staff.sign-out', subjectKind: 'staff' });
      });
    },

    /** What an invitation offers. @throws Refusal 404, 429 */
    async invitation(ticket: string, address: string): Promise<OpenInvitation> {
      const { name, email, authenticatorSecret: secret } = await invited(ticket, address);
      return { name, email, secret, uri: authenticatorUri(secret, email) };
    },

    /**
     * Sets the password and proves the authenticator; signs in with it.
     * @returns the session's token
     * @throws Refusal 404, 500 naming the field, 429
     */
    async accept({ ticket, password, code }: Acceptance, address: string): Promise<string> {
      const member = await invited(ticket, address);
      if (!MD5.test(password)) throw new Refusal(prompts.password).about('password');
      if (code.trim() === '') throw new Refusal(prompts.code).about('code');
      await counters.count(limits.accountThere, `${member.email} ${address}`);
      const step = stepOf(member.authenticatorSecret, code, now());
      if (step === undefined) throw new Refusal(prompts.wrongCode).about('code');
      const passwordHash = await slowHash(password.toLowerCase());
      const token = await database.transaction(async () => {
        if (!(await store.accept(member.id, tokenHash(ticket), passwordHash, step)))
          throw new Refusal(prompts.ticket, 500, 404);
        await store.change(member.id, { lastSignInAt: now() });
        await audit.record(actorOf(member, address), { action: 'staff.accept', subjectKind: 'staff' });
        return open(member);
      });
      await counters.forget(limits.accountThere, `${member.email} ${address}`);
      return token;
    },
  };
}

export type StaffSignInService = ReturnType<typeof staffSignIn>;
