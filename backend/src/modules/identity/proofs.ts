import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { drawCaptcha, newAnswer } from './captcha-picture.ts';
import type { Recipient } from './recipients.ts';
import { matches, newCode, slowHash } from './secrets.ts';
import type { IdentityStore } from './store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const CAPTCHA_MS = 5 * MINUTE * 1000;
/** promises.md 7. */
const CODE_MS = 5 * MINUTE * 1000;
const GUESSES = 5;

const limits = {
  /** An exhibition hall shares one address. */
  captchas: { name: 'captcha', points: 120, seconds: MINUTE },
  perMinute: { name: 'code-minute', points: 1, seconds: MINUTE },
  perHour: { name: 'code-hour', points: 5, seconds: HOUR },
  perDay: { name: 'code-day', points: 10, seconds: 24 * HOUR },
  codesOfAddress: { name: 'code-address', points: 60, seconds: HOUR },
  guesses: { name: 'code-guess', points: 20, seconds: HOUR },
} satisfies Record<string, Limit>;

const wrongCaptcha = new Refusal(
  {
    ZH: '图形验证码错误或已失效，请重新输入',
    EN: 'The picture code is wrong or has expired, please try again',
  },
  412,
);
const wrongCode = new Refusal({
  ZH: '验证码错误或已失效',
  EN: 'The verification code is wrong or has expired',
});

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
export type Purpose = 'login' | 'password';

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
}

interface Parts {
  database: Database;
  store: IdentityStore;
  limits: Limits;
  messages: Messages;
  /** The real time: a demo's clock starts anew with the service, and what had run out would live again. */
  now: () => Date;
}

/** What shows that a person is there, and that a number or address is theirs. */
export function createProofs({ database, store, limits: counters, messages, now }: Parts) {
  const later = (ms: number) => new Date(now().getTime() + ms);
  return {
    /**
     * A new picture for a key that the caller made; an older one under that key is gone.
     * @returns PNG as a data address
     */
    async captcha(checkKey: string, address: string): Promise<string> {
      await counters.count(limits.captchas, address);
      const answer = newAnswer();
      await store.putCaptcha({ checkKey, answer, expiresAt: later(CAPTCHA_MS) });
      return `data:image/png;base64,${(await drawCaptcha(answer)).toString('base64')}`;
    },

    /** @throws Refusal 412; the picture is used up either way (DESIGN-025) */
    async checkCaptcha(checkKey: string, text: string): Promise<void> {
      const kept = await store.takeCaptcha(checkKey);
      const right = kept && kept.expiresAt > now() && kept.answer === text.trim().toUpperCase();
      if (!right) throw wrongCaptcha;
    },

    /**
     * Sends a code; what is answered says nothing about whether anybody has this number or address (promises.md 8).
     * @throws Refusal 429 (promises.md 7)
     */
    async sendCode(
      { channel, address: recipient }: Recipient,
      language: Language,
      from: string,
      purpose: Purpose = 'login',
    ) {
      await counters.count(limits.codesOfAddress, from);
      await counters.count(limits.perMinute, recipient);
      await counters.count(limits.perHour, recipient);
      await counters.count(limits.perDay, recipient);
      const code = newCode();
      const codeHash = await slowHash(code);
      await database.transaction(async () => {
        await store.putCode({
          purpose,
          recipient,
          codeHash,
          guessesLeft: GUESSES,
          expiresAt: later(CODE_MS),
        });
        await messages.post({ channel, recipient, language, ...words[language](code), isSecret: true });
      });
    },

    /** @throws Refusal 500 or 429; a right code is used up */
    async checkCode(recipient: string, code: string, purpose: Purpose = 'login'): Promise<void> {
      await counters.count(limits.guesses, recipient);
      const kept = await store.guess(purpose, recipient, now());
      const right = kept !== undefined && (await matches(code.trim(), kept.codeHash));
      if (!right || !(await store.useCode(purpose, recipient, kept.codeHash))) throw wrongCode;
      await counters.forget(limits.guesses, recipient);
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
