import { Refusal } from '../../../http/errors.ts';
import type { Counted, Limit, Limits } from '../../../limits/limits.ts';
import type { Place } from '../../../limits/place.ts';
import type { Database } from '../../../db/database.ts';
import { assertGoodPassword, matches, slowHash, newToken, tokenHash } from '../../identity/index.ts';
import type { Seal } from '../../../sealing/seal.ts';
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
  /** Failures on a device that has been signed in on, which count for nobody else. */
  device: { name: 'staff-device', points: 10, seconds: QUARTER_HOUR },
  /** Failures from one network, for one account. */
  there: { name: 'staff-account-there', points: 10, seconds: QUARTER_HOUR },
  /** Failures from one network, for whatever accounts. */
  network: { name: 'staff-address', points: 100, seconds: QUARTER_HOUR },
  /** Failures from everywhere but known devices, for one account. */
  account: { name: 'staff-account', points: 100, seconds: 4 * QUARTER_HOUR },
  /**
   * Wrong codes with the right password, from everywhere but known devices: a code is one of a million and three are
   * good at a time, so that somebody who has the password guesses one within 30 years.
   */
  codes: { name: 'staff-code', points: 30, seconds: 96 * QUARTER_HOUR },
  /** Wrong codes with one invitation. */
  acceptances: { name: 'staff-accept', points: 10, seconds: QUARTER_HOUR },
  tickets: { name: 'staff-ticket', points: 30, seconds: QUARTER_HOUR },
} satisfies Record<string, Limit>;

export interface SignInParts {
  database: Database;
  store: StaffStore;
  audit: AuditLog;
  limits: Limits;
  /** Opens what the authenticators share with us. */
  seal: Seal;
  /** The real time. */
  now: () => Date;
  /** What people see as the time of what was done. */
  recordTime: () => Date;
}

/** Where a sign-in comes from. */
export interface StaffOrigin {
  /** Network address, for the log. */
  address: string;
  place: Place;
  /** Of the session that the caller has, or had: it ends with the new one. */
  token: string | undefined;
  /** Notes for the security log whom somebody tries to sign in as, as soon as that is known. */
  concerns: (member: Pick<StaffRow, 'id'>) => void;
}

export const actorOf = (member: Pick<StaffRow, 'id' | 'name'>, address: string): Actor => ({
  staffId: member.id,
  name: member.name,
  address,
});

/** Ways into the console and out of it. */
export function staffSignIn({
  database,
  store,
  audit,
  limits: counters,
  seal,
  now,
  recordTime,
}: SignInParts) {
  async function open(member: StaffRow, { place: { device }, token: before }: StaffOrigin): Promise<string> {
    const token = newToken();
    const at = now();
    if (device !== undefined) await store.rememberDevice(member.id, device, at);
    const endsAt = new Date(at.getTime() + SESSION_MS);
    await store.openSession(
      { tokenHash: tokenHash(token), staffId: member.id, createdAt: at, endsAt },
      before === undefined ? undefined : tokenHash(before),
    );
    return token;
  }

  const isKnown = ({ device }: Place, email: string): Promise<boolean> =>
    device === undefined ? Promise.resolve(false) : store.isKnownDevice(email, device);

  /** What counts a sign-in that is tried. Nobody elsewhere can use up what a known device has. */
  function triesOf(email: string, { device, network }: Place, isKnownDevice: boolean): Counted[] {
    if (isKnownDevice) return [{ limit: limits.device, key: `${email} ${device}` }];
    return [
      { limit: limits.network, key: network },
      { limit: limits.there, key: `${email} ${network}` },
      { limit: limits.account, key: email },
    ];
  }

  /**
   * Whether a code may be compared with what the authenticator shows. Counted alike whether or not the password is
   * right, under keys that differ, so that the time it takes tells nothing; who has guessed too many codes is told
   * nothing either but that something is wrong.
   */
  const mayProve = (email: string, hasPassword: boolean, isKnownDevice: boolean): Promise<boolean> =>
    isKnownDevice
      ? Promise.resolve(true)
      : counters.take(limits.codes, hasPassword ? email : `no password ${email}`);

  /** @throws Refusal 500 when the invitation does not serve any more */
  async function invited(ticket: string, { network }: Place): Promise<StaffRow> {
    const member = await store.byTicket(tokenHash(ticket), now());
    if (member && !member.isLocked) return member;
    // Only what is no invitation counts: a neighbour's failures keep nobody from accepting one.
    await counters.count(limits.tickets, network);
    throw new Refusal(prompts.ticket, 500, 404);
  }

  return {
    /**
     * By e-mail address, password and authenticator code. One answer for whatever of them is wrong, and as slow. No
     * picture besides: a code that serves once is more than a picture proves, and it can be read out.
     * @returns the session's token
     * @throws Refusal 500, 429, 510 for a locked account
     */
    async signIn(body: StaffSignIn, origin: StaffOrigin): Promise<string> {
      const { address, place } = origin;
      const email = body.email.trim().toLowerCase();
      if (email === '') throw new Refusal(prompts.email).about('email');
      if (body.password === '') throw new Refusal(prompts.password).about('password');
      if (body.code.trim() === '') throw new Refusal(prompts.code).about('code');
      const member = await store.byEmail(email);
      if (member) origin.concerns(member);
      const isKnownDevice = await isKnown(place, email);
      const tries = triesOf(email, place, isKnownDevice);
      await counters.countAll(tries);

      const isRight =
        MD5.test(body.password) && (await matches(body.password.toLowerCase(), member?.passwordHash));
      const isHeard = await mayProve(email, isRight, isKnownDevice);
      const step =
        member && isHeard ? stepOf(seal.open(member.authenticatorSecret), body.code, now()) : undefined;
      if (!isRight || !member || step === undefined) throw new Refusal(prompts.wrong);
      if (member.isLocked) throw new Refusal(prompts.locked, 510);
      const token = await database.transaction(async () => {
        if (!(await store.useStep(member.id, step, recordTime()))) throw new Refusal(prompts.wrong);
        await audit.record(actorOf(member, address), { action: 'staff.sign-in', subjectKind: 'staff' });
        return open(member, origin);
      });
      // Only failures count. What others have failed to guess is not forgotten with it.
      for (const { limit, key } of tries) await counters.giveBack(limit, key);
      if (!isKnownDevice) await counters.giveBack(limits.codes, email);
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
    async invitation(ticket: string, place: Place): Promise<OpenInvitation> {
      const { name, email, authenticatorSecret } = await invited(ticket, place);
      const secret = seal.open(authenticatorSecret);
      return { name, email, secret, uri: authenticatorUri(secret, email) };
    },

    /**
     * Sets the password and proves the authenticator; signs in with it.
     * @returns the session's token
     * @throws Refusal 404, 500 naming the field, 429
     */
    async accept({ ticket, password, code }: Acceptance, origin: StaffOrigin): Promise<string> {
      const { address, place } = origin;
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
          throw new Refusal(prompts.ticket, 500, 404);
        await store.change(member.id, { lastSignInAt: recordTime() });
        await audit.record(actorOf(member, address), { action: 'staff.accept', subjectKind: 'staff' });
        return open(member, origin);
      });
      return token;
    },
  };
}

export type StaffSignInService = ReturnType<typeof staffSignIn>;
