import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { isEmailAddress } from '../../../http/email-address.ts';
import { typedPlain } from '../../../http/typed-text.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { networkOf } from '../../../limits/place.ts';
import { bounceRecords, type Outbox } from '../../../outbox/index.ts';
import { withDefaults } from '../edition/settings.ts';
import { contentStore } from '../store.ts';
import type { SubscriptionBody } from './contract.ts';
import { confirmLetter, subscribedLetter } from './letter.ts';
import { subscriptionStore } from './store.ts';

/** Of one network, refused ones included; each sends a letter. A company's people share an address. */
const subscribing: Limit = { name: 'newsletter', points: 30, seconds: 60 * 60 };
/** Letters to one address that one network asks for within a day: a stranger leaves the others to the owner. */
const lettersOfNetwork: Limit = { name: 'newsletter-letter-network', points: 3, seconds: 24 * 60 * 60 };
/** Letters to one address within a day, whoever asks for them. */
const letters: Limit = { name: 'newsletter-letter', points: 10, seconds: 24 * 60 * 60 };
const confirming: Limit = { name: 'newsletter-confirm', points: 100, seconds: 60 * 60 };
const unsubscribing: Limit = { name: 'newsletter-end', points: 100, seconds: 60 * 60 };

/** How long a subscription waits for its confirmation. */
const WAIT_MS = 7 * 24 * 60 * 60_000;

const prompts = {
  roleName: { ZH: '请选择身份', EN: 'Select who you are' },
  companyName: { ZH: '请输入公司名称', EN: 'Enter the company name' },
  contactName: { ZH: '请输入姓名', EN: 'Enter your name' },
  email: { ZH: '请输入邮箱', EN: 'Enter your e-mail address' },
  emailFormat: { ZH: '邮箱格式不正确', EN: 'Enter a valid e-mail address' },
  link: {
    ZH: '确认链接无效或已过期，请重新订阅',
    EN: 'This link is not valid or has expired. Please subscribe again',
  },
};

const refusal = (text: Bilingual, field: keyof SubscriptionBody) => new Refusal(text).about(field);

/** @throws Refusal naming the field where nothing was typed */
function typed(body: SubscriptionBody, field: 'companyName' | 'contactName'): string {
  const text = (body[field] ?? '').trim();
  if (text === '') throw refusal(prompts[field], field);
  return text;
}

function roleOf({ roleName = '' }: SubscriptionBody): string {
  const role = roleName.trim();
  if (!['Exhibitor', 'Visitor', 'Medium'].includes(role)) throw refusal(prompts.roleName, 'roleName');
  return role;
}

function emailOf(body: SubscriptionBody): string {
  const email = typedPlain((body.email ?? '').trim()).toLowerCase();
  if (email === '') throw refusal(prompts.email, 'email');
  if (!isEmailAddress(email)) throw refusal(prompts.emailFormat, 'email');
  return email;
}

/** @throws Refusal naming the fields (SHELL-070..074) */
const readSubscription = (body: SubscriptionBody) =>
  readAll({
    roleName: () => roleOf(body),
    companyName: () => typed(body, 'companyName'),
    contactName: () => typed(body, 'contactName'),
    email: () => emailOf(body),
  });

export interface SubscriptionParts {
  database: Database;
  clock: Clock;
  limits: Limits;
  messages: Outbox;
  /** Address of the site, like https://fair.example/d. */
  site: string;
}

/** The newsletter: who gets it, and who no longer wants it (DESIGN-048). */
export function subscriptionService({ database, clock, limits, messages, site }: SubscriptionParts) {
  const store = subscriptionStore(database);
  const content = contentStore(database);
  const bounces = bounceRecords(database);

  async function showIn(language: Language): Promise<string> {
    const { name } = withDefaults(await content.edition());
    return language === 'ZH' ? name.cn || name.en : name.en || name.cn;
  }

  return {
    /**
     * Asks an address whether the newsletter is wanted there. Whether the address was known is not told: it is
     * answered the same, and who has subscribed already gets a letter with the way out (docs/promises.md 8). Where letters
     * came back from it meanwhile, it is asked to confirm the subscription once more.
     * @param from the caller's address
     * @throws Refusal naming the fields (SHELL-070..074); 429
     */
    async subscribe(body: SubscriptionBody, language: Language, from: string): Promise<void> {
      const network = networkOf(from);
      await limits.count(subscribing, network);
      const subscription = readSubscription(body);
      const { email } = subscription;
      const mayWrite =
        (await limits.take(lettersOfNetwork, `${network} ${email}`)) && (await limits.take(letters, email));
      const show = await showIn(language);
      await database.transaction(async () => {
        const createdAt = clock.now();
        await store.dropUnconfirmed(new Date(createdAt.getTime() - WAIT_MS));
        const { key, confirmedAt } = await store.add({ ...subscription, createdAt });
        if (!mayWrite || key === '') return;
        const to = { language, email, key, show };
        const getsNewsletter = confirmedAt !== null && !(await bounces.among([email])).has(email);
        await messages.post(getsNewsletter ? subscribedLetter(to, site) : confirmLetter(to, site));
      });
    },

    /**
     * Confirms the subscription that the key was sent for, and writes to the address how to end it.
     * @param from the caller's address
     * @throws Refusal 404 for a key that is unknown, ended or too old; 429
     */
    async confirm(key: string, language: Language, from: string): Promise<void> {
      await limits.count(confirming, networkOf(from));
      const show = await showIn(language);
      const at = clock.now();
      await store.dropUnconfirmed(new Date(at.getTime() - WAIT_MS));
      await database.transaction(async () => {
        const row = await store.confirm(key, at);
        const email = await store.addressOf(key);
        if (email === undefined) throw new Refusal(prompts.link, 500, 404).because('EXPIRED');
        // Whoever opens a link of a letter has got it.
        await bounces.clear(email);
        // Else the button was pressed twice, or the link opened again later: the letter has gone out already.
        if (row) await messages.post(subscribedLetter({ language, email, key, show }, site));
      });
    },

    /**
     * Ends the newsletter for the address that the key was sent to, in whatever roles it is subscribed. A key that is
     * unknown or was used is no error: whoever asks wants no newsletter and gets none, and nobody learns which keys
     * there are.
     * @param from the caller's address
     * @throws Refusal 429
     */
    async unsubscribe(key: string, from: string): Promise<void> {
      await limits.count(unsubscribing, networkOf(from));
      await store.removeAllOf(key);
    },
  };
}
