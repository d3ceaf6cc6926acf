import { Refusal } from '../../../http/errors.ts';
import type { Place } from '../../../limits/place.ts';
import { matches, tokenHash } from '../../identity/index.ts';
import { assertPasswords, invitationAcceptance, MD5, type StaffSignInParts } from './acceptance.ts';
import { stepOf } from './authenticator.ts';
import type { StaffSignIn } from './contract.ts';
import { prompts } from './messages.ts';
import { actorOf, openSession, type StaffOrigin } from './sessions.ts';
import { limits, triesOf } from './sign-in-limits.ts';

/** Ways into the console and out of it. */
export function staffSignIn(parts: StaffSignInParts) {
  const { database, store, audit, limits: counters, provider, seal, now, recordTime } = parts;

  const isKnown = ({ device }: Place, email: string): Promise<boolean> =>
    device === undefined ? Promise.resolve(false) : store.isKnownDevice(email, device);

  /**
   * Whether a code may be compared with what the authenticator shows. Counted alike whether or not the password is
   * right, under keys that differ, so that the time it takes tells nothing; who has guessed too many codes is told
   * nothing either but that something is wrong.
   */
  const mayProve = (email: string, hasPassword: boolean, isKnownDevice: boolean): Promise<boolean> =>
    isKnownDevice
      ? Promise.resolve(true)
      : counters.take(limits.codes, hasPassword ? email : `no password ${email}`);

  return {
    ...invitationAcceptance(parts),

    /**
     * By e-mail address, password and authenticator code. One answer for whatever of them is wrong, and as slow. No
     * picture besides: a code that serves once is more than a picture proves, and it can be read out.
     * @returns the session's token
     * @throws Refusal 500, 429, 510 for a locked account
     */
    async signIn(body: StaffSignIn, origin: StaffOrigin): Promise<string> {
      const { address, place } = origin;
      assertPasswords(provider);
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
        return openSession(store, member, origin, now());
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
  };
}

export type StaffSignInService = ReturnType<typeof staffSignIn>;
