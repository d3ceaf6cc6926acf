import type { Clock } from '../../../clock/clock.ts';
import { instantOf } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Place } from '../../../limits/place.ts';
import { limitAt } from '../../../limits/venue.ts';
import type { EditionSettings } from '../../content/index.ts';
import {
  assertGoodPassword,
  emailOf,
  mobileOf,
  slowHash,
  type Proofs,
  type Recipient,
  type Visitors,
} from '../../identity/index.ts';
import type { EmailStart, MobileStart, Started } from '../contract.ts';
import { isByOthers, isComplete, stateOf } from '../finishing.ts';
import { prompts } from '../messages.ts';
import { refusal } from '../rules.ts';
import { invitationCodeOf, newKey } from '../pass/secrets.ts';
import type { NewRegistration, RegistrationRow, RegistrationStore } from '../store.ts';

/** Begun from one address; an office or a hall shares one. */
const starts: Limit = { name: 'visit-start', points: 120, seconds: 60 * 60 };
/** How long a proof of the number or address holds. */
const KEY_MS = 24 * 60 * 60_000;

const MD5 = /^[0-9a-f]{32}$/i;

export interface StartParts {
  database: Database;
  store: RegistrationStore;
  visitors: Visitors;
  proofs: Proofs;
  limits: Limits;
  clock: Clock;
  /** The real time, by which keys end. */
  now: () => Date;
  edition: () => Promise<EditionSettings>;
}

/** @throws Refusal VAL-017 @returns the MD5, or blank where none was sent */
function passwordIn({ password, pswFirst, pswSecond }: MobileStart | EmailStart, isNeeded: boolean): string {
  if (!isNeeded && [password, pswFirst, pswSecond].every((text) => text === '')) return '';
  if (!MD5.test(password)) throw refusal(prompts.password, 'password');
  if (pswSecond === '') throw refusal(prompts.passwordAgain, 'pswSecond');
  if (
    pswFirst.toLowerCase() !== password.toLowerCase() ||
    pswSecond.toLowerCase() !== password.toLowerCase()
  ) {
    throw refusal(prompts.passwordsDiffer, 'pswSecond');
  }
  return password.toLowerCase();
}

/** What somebody else typed of a person, as far as it saves the person typing it again. */
const beginningOf = ({ firstName, gender, companyName, department, position }: RegistrationRow) => ({
  firstName,
  gender,
  companyName,
  department,
  position,
});

/** The registration of whoever has just proved a number or address. */
const newRegistration = (
  body: MobileStart | EmailStart,
  { channel, address }: Recipient,
  known: Pick<NewRegistration, 'keyEndsAt' | 'passwordHash' | 'language' | 'createdAt'>,
): NewRegistration => ({
  ...known,
  key: newKey(),
  mobile: channel === 'sms' ? address : null,
  email: channel === 'email' ? address : null,
  mobileNumber: channel === 'sms' ? address : '',
  contactEmail: channel === 'email' ? address : '',
  invitedByCode: invitationCodeOf(body.invitationCode) ?? '',
  invitationId: body.invitationId.trim(),
  source: body.source.replace(/\s+/g, ' ').trim(),
});

/** Step 1: a person proves a number or address, and begins or goes on. */
export function starting({ database, store, visitors, proofs, limits, clock, now, edition }: StartParts) {
  /** @throws Refusal when pre-registration is over; exact to the second (docs/promises.md 17) */
  async function assertOpen(): Promise<void> {
    const { preRegistrationClosesAt } = await edition();
    if (clock.now() >= instantOf(preRegistrationClosesAt))
      throw new Refusal(prompts.closed).because('CLOSED');
  }

  /**
   * The person's own registration, of whoever has just proved this: by the number or address, or by the account that
   * has it.
   */
  async function find({ channel, address }: Recipient): Promise<RegistrationRow | undefined> {
    const row = await store.byRecipient(channel, address, true);
    if (row && !isByOthers(row)) return row;
    const account = await visitors.find(address);
    return account && store.byAccount(account.id, true);
  }

  async function goOn(row: RegistrationRow, wanted: NewRegistration): Promise<Started> {
    if (isComplete(row)) throw new Refusal(prompts.already, 500, 409);
    const isAlive = row.keyEndsAt > now();
    const key = isAlive ? row.key : wanted.key;
    const changed = await store.change(row.id, {
      key,
      keyEndsAt: wanted.keyEndsAt,
      language: wanted.language,
      ...(wanted.passwordHash ? { passwordHash: wanted.passwordHash } : {}),
      ...(wanted.invitedByCode ? { invitedByCode: wanted.invitedByCode } : {}),
      ...(wanted.invitationId ? { invitationId: wanted.invitationId } : {}),
      ...(wanted.source ? { source: wanted.source } : {}),
    });
    return { id: key, state: stateOf(changed ?? row), isResumed: true };
  }

  async function begin(
    body: MobileStart | EmailStart,
    recipient: Recipient,
    proof: { code: string; field: string; password: string; from: Place },
    language: Language,
  ): Promise<Started> {
    await assertOpen();
    if (proof.password !== '') {
      const { channel, address } = recipient;
      const named = channel === 'sms' ? { mobile: address } : { email: address };
      assertGoodPassword(proof.password, named, 'password');
    }
    await limits.count(limitAt(starts, proof.from), proof.from.network);
    // Who has the code has the number, and may know whether it is registered (AUTH-050, docs/promises.md 8).
    await proofs.checkCode(recipient.address, proof.code, proof.from).catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 500 ? error.about(proof.field) : error;
    });
    const wanted = newRegistration(body, recipient, {
      keyEndsAt: new Date(now().getTime() + KEY_MS),
      passwordHash: proof.password === '' ? null : await slowHash(proof.password),
      language,
      createdAt: clock.now(),
    });
    return database.transaction(async () => {
      const known = await find(recipient);
      if (known) return goOn(known, wanted);
      const typed = recipient.channel === 'sms' ? await store.releaseNumber(recipient.address) : undefined;
      const added = await store.add(typed ? { ...wanted, ...beginningOf(typed) } : wanted);
      if (added) return { id: added.key, state: 'started', isResumed: false };
      // Begun at the same moment in another window.
      const rival = await find(recipient);
      if (!rival) throw new Refusal(prompts.already, 500, 409);
      return goOn(rival, wanted);
    });
  }

  return {
    assertOpen,

    /** @throws Refusal naming the field (VAL-002, VAL-003, VAL-005, VAL-008), 409 (AUTH-050), 429 */
    async byMobile(body: MobileStart, language: Language, from: Place): Promise<Started> {
      if (!body.agreed) throw refusal(prompts.agreed, 'agreed');
      const recipient = withField('mobile', () => mobileOf(body.mobile));
      if (body.captcha.trim() === '') throw refusal(prompts.code, 'captcha');
      const password = passwordIn(body, false);
      return begin(body, recipient, { code: body.captcha, field: 'captcha', password, from }, language);
    },

    /** @throws Refusal naming the field (VAL-006, VAL-008, VAL-015..017), 409 (AUTH-050), 429 */
    async byEmail(body: EmailStart, language: Language, from: Place): Promise<Started> {
      if (!body.agreed) throw refusal(prompts.agreed, 'agreed');
      const recipient = withField('mobile', () => emailOf(body.mobile));
      if (body.emailCode.trim() === '') throw refusal(prompts.code, 'emailCode');
      const password = passwordIn(body, true);
      return begin(body, recipient, { code: body.emailCode, field: 'emailCode', password, from }, language);
    },
  };
}

function withField<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? error.about(field) : error;
  }
}
