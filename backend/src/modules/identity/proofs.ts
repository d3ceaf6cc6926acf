import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { typedCode } from '../../http/typed-text.ts';
import type { Counted, Limit, Limits } from '../../limits/limits.ts';
import type { Place } from '../../limits/place.ts';
import { bounceRecords } from '../../outbox/index.ts';
import {
  countedByPicture,
  isAnswered,
  needsPicture,
  noPicture,
  type PictureAnswer,
  type PicturedLimits,
  type Pictures,
} from './pictures.ts';
import type { Recipient } from './recipients.ts';
import { matches, newCode, slowHash } from './secrets.ts';
import type { Code } from './proof-store.ts';
import type { IdentityStore } from './store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** docs/promises.md 7. */
const CODE_MS = 5 * MINUTE * 1000;
/** Guesses that one caller has for one code. */
const GUESSES = 5;
/** Guesses for one code of all callers together who neither asked for it nor are known to its owner's account. */
const STRANGERS_GUESSES = 20;

const limits = {
  perMinute: { name: 'code-minute', points: 1, seconds: MINUTE },
  perHour: { name: 'code-hour', points: 5, seconds: HOUR },
  perDay: { name: 'code-day', points: 10, seconds: 24 * HOUR },
  // Of these five and ten, callers whom the account does not know get less, and one network of them less again: the
  // owner can always have another code sent from a device of their own, and mostly from anywhere else.
  strangersPerHour: { name: 'code-strangers-hour', points: 4, seconds: HOUR },
  strangersPerDay: { name: 'code-strangers-day', points: 8, seconds: 24 * HOUR },
  networkPerHour: { name: 'code-network-hour', points: 3, seconds: HOUR },
  networkPerDay: { name: 'code-network-day', points: 5, seconds: 24 * HOUR },
  guesses: { name: 'code-guess', points: GUESSES, seconds: CODE_MS / 1000 },
} satisfies Record<string, Limit>;

/** Codes for whomever that one network asks for. With pictures: what those that a program reads may cost at most. */
const codesOfNetwork: PicturedLimits = {
  plain: { name: 'code-address', points: 60, seconds: HOUR },
  pictured: { name: 'code-address-picture', points: 600, seconds: HOUR },
  refusal: needsPicture({
    ZH: '当前网络获取验证码较多，请输入图形验证码后继续',
    EN: 'Many codes have been requested from your network. Enter the picture code to continue',
  }),
};
const wrongCode = new Refusal({
  ZH: '验证码错误或已失效',
  EN: 'The verification code is wrong or has expired',
}).because('EXPIRED');

const words: Record<Language, (code: string) => { subject: string; body: string }> = {
  ZH: (code) => ({
    subject: '验证码',
    body: `您的验证码为 ${code}，5 分钟内有效，请勿告知他人。`,
  }),
  EN: (code) => ({
    subject: 'Verification code',
    body: `Your verification code is ${code}. It is valid for 5 minutes. Do not share it with anyone.`,
  }),
};

/** What a code proves; a code for one purpose is worth nothing for another. */
export type Purpose = 'login' | 'password' | 'reset' | 'deletion';

/** A message to one person, as the outbox takes it. */
export interface Messages {
  post(message: {
    channel: 'sms' | 'email';
    recipient: string;
    language: Language;
    subject: string;
    body: string;
    isSecret: boolean;
  }): Promise<void>;
  /** @throws Refusal when no message may be sent to this recipient now */
  assertAccepts(message: { channel: 'sms' | 'email'; recipient: string }): Promise<void>;
}

interface Parts {
  database: Database;
  store: IdentityStore;
  limits: Limits;
  messages: Messages;
  pictures: Pictures;
  /** The real time: a demo's clock starts anew with the service, and what had run out would live again. */
  now: () => Date;
}

/** Who has a code sent or guesses one, as it is stored with the code. */
const requesterOf = ({ device, network }: Place): string =>
  device === undefined ? `network ${network}` : `device ${device}`;

/**
 * What counts a code that is to be sent. What strangers have comes first: once that is used up, they no longer reach the
 * counters that they share with the owner, not even for a moment.
 */
function countedFor(
  recipient: string,
  from: Place,
  { isOwner, hasPicture }: { isOwner: boolean; hasPicture: boolean },
): Counted[] {
  const { network } = from;
  const there = `${recipient} ${network}`;
  const ofStrangers: Counted[] = [
    countedByPicture(codesOfNetwork, from, hasPicture),
    { limit: limits.networkPerHour, key: there },
    { limit: limits.networkPerDay, key: there },
    { limit: limits.strangersPerHour, key: recipient },
    { limit: limits.strangersPerDay, key: recipient },
  ];
  return [
    ...(isOwner ? [] : ofStrangers),
    { limit: limits.perMinute, key: recipient },
    { limit: limits.perHour, key: recipient },
    { limit: limits.perDay, key: recipient },
  ];
}

/** Finds a code that was sent by what somebody typed. */
function codeFinder(
  { store, limits: counters, now }: Pick<Parts, 'store' | 'limits' | 'now'>,
  isKnown: (place: Place, recipient: string) => Promise<boolean>,
) {
  /**
   * Takes one guess at a code before it is compared. Whoever had the code sent, and each device that the account knows,
   * has guesses of its own; what everybody else guesses wrong never ends the code for them.
   */
  async function mayGuess(code: Code, place: Place, isKnownDevice: boolean): Promise<boolean> {
    const isRequester = [`device ${place.device}`, `network ${place.network}`].includes(code.requester);
    const guesser = isKnownDevice ? `device ${place.device}` : `network ${place.network}`;
    const hasGuess = await counters.take(limits.guesses, `${code.id} ${isRequester ? 'requester' : guesser}`);
    return hasGuess && (isRequester || isKnownDevice || store.takeGuess(code.id));
  }

  /**
   * The code that was sent, found by what was typed, which takes a guess. It still serves until it is used.
   * @throws Refusal 500 or 429
   */
  return async function findCode(
    recipient: string,
    typed: string,
    from: Place,
    purpose: Purpose,
  ): Promise<Code> {
    const isKnownDevice = await isKnown(from, recipient);
    const plain = typedCode(typed);
    for (const kept of await store.aliveCodes(purpose, recipient, now())) {
      if (!(await mayGuess(kept, from, isKnownDevice))) continue;
      if (await matches(plain, kept.codeHash)) return kept;
    }
    throw wrongCode;
  };
}

/** What shows that a person is there, and that a number or address is theirs. */
export function createProofs({ database, store, limits: counters, messages, pictures, now }: Parts) {
  const bounces = bounceRecords(database);
  const later = (ms: number) => new Date(now().getTime() + ms);

  const isKnown = ({ device }: Place, recipient: string): Promise<boolean> =>
    device === undefined ? Promise.resolve(false) : store.isKnownDevice(recipient, device);

  const findCode = codeFinder({ store, limits: counters, now }, isKnown);

  return {
    isKnown,

    /**
     * Sends a code; what is answered says nothing about whether anybody has this number or address (docs/promises.md 8). A
     * code for a new password, or for the deletion of the account, goes only to the account that is signed in.
     * @param picture what was read off one, where the caller was asked for it
     * @throws Refusal 412 where a picture is needed or wrong, 429 (docs/promises.md 7)
     */
    async sendCode(
      { channel, address: recipient }: Recipient,
      language: Language,
      from: Place,
      purpose: Purpose = 'login',
      picture: PictureAnswer = noPicture,
    ) {
      await messages.assertAccepts({ channel, recipient });
      const isKnownDevice = await isKnown(from, recipient);
      const isOwner = isKnownDevice || purpose === 'password' || purpose === 'deletion';
      const hasPicture = isAnswered(picture);
      if (hasPicture) await pictures.check(picture, isKnownDevice ? undefined : from);
      await counters.countAll(countedFor(recipient, from, { isOwner, hasPicture }));
      const code = newCode();
      const codeHash = await slowHash(code);
      await database.transaction(async () => {
        await store.addCode({
          purpose,
          recipient,
          codeHash,
          requester: requesterOf(from),
          guessesLeft: STRANGERS_GUESSES,
          expiresAt: later(CODE_MS),
        });
        await messages.post({ channel, recipient, language, ...words[language](code), isSecret: true });
      });
    },

    findCode,

    /** Uses a found code up, inside the transaction of what it proves. @throws Refusal where somebody was quicker */
    async useCode(code: Code): Promise<void> {
      if (!(await store.useCode(code))) throw wrongCode;
      // The code was in a message, which has arrived.
      await bounces.clear(code.recipient);
    },

    /** @throws Refusal 500 or 429; a right code is used up */
    async checkCode(recipient: string, code: string, from: Place, purpose: Purpose = 'login'): Promise<void> {
      const found = await findCode(recipient, code, from, purpose);
      if (!(await store.useCode(found))) throw wrongCode;
      // The code was in a message, which has arrived.
      await bounces.clear(recipient);
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
