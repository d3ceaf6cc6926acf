import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { isEmailAddress } from '../../http/email-address.ts';
import { Refusal } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../outbox/index.ts';
import { withDefaults } from './edition-settings.ts';
import { contentStore } from './store.ts';
import type { SubscriptionBody } from './subscription-contract.ts';
import { subscribedLetter } from './subscription-letter.ts';
import { subscriptionStore } from './subscription-store.ts';

/** Of one address, refused ones included; each sends a letter. A company's people share an address. */
const subscribing: Limit = { name: 'newsletter', points: 100, seconds: 60 * 60 };
const unsubscribing: Limit = { name: 'newsletter-end', points: 100, seconds: 60 * 60 };

const prompts = {
  roleName: { ZH: '请选择身份', EN: 'Please choose your identity' },
  companyName: { ZH: '请输入公司名称', EN: 'Please enter the company name' },
  contactName: { ZH: '请输入姓名', EN: 'Please enter your name' },
  email: { ZH: '请输入邮箱', EN: 'Please enter your e-mail address' },
  emailFormat: { ZH: '邮箱格式不正确', EN: 'The mailbox format is incorrect' },
  twice: { ZH: '该邮箱已订阅', EN: 'This e-mail address is subscribed already' },
};

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

  return {
    /**
     * Subscribes, and writes to the address how to end it.
     * @param from the caller's address
     * @throws Refusal with the prompt of the first field that is wrong (SHELL-070..074) or a repetition; 429
     */
    async subscribe(body: SubscriptionBody, language: Language, from: string): Promise<void> {
      await limits.count(subscribing, from);
      const text = (value: string | undefined) => (value ?? '').trim();
      const roleName = text(body.roleName);
      const companyName = text(body.companyName);
      const contactName = text(body.contactName);
      const email = text(body.email).toLowerCase();
      if (!['Exhibitor', 'Visitor', 'Medium'].includes(roleName)) throw new Refusal(prompts.roleName);
      if (companyName === '') throw new Refusal(prompts.companyName);
      if (contactName === '') throw new Refusal(prompts.contactName);
      if (email === '') throw new Refusal(prompts.email);
      if (!isEmailAddress(email)) throw new Refusal(prompts.emailFormat);
      const { name } = withDefaults(await content.edition());
      const show = language === 'ZH' ? name.cn || name.en : name.en || name.cn;
      await database.transaction(async () => {
        const createdAt = clock.now();
        const key = await store.add({ email, roleName, companyName, contactName, createdAt });
        if (key === undefined) throw new Refusal(prompts.twice, 500, 409);
        await messages.post(subscribedLetter({ language, email, key, show }, site));
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
      await limits.count(unsubscribing, from);
      await store.removeAllOf(key);
    },
  };
}
