import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { registrationOf } from '../../registration/index.ts';
import type { Sharing } from './contract.ts';
import { leadTexts } from './messages.ts';
import { leadStore } from './store.ts';

/**
 * A visitor's say over contact details: off until the visitor switches it on, and what a company has got can be taken
 * back from each.
 */
export function sharingService({ database, clock }: { database: Database; clock: Clock }) {
  const store = leadStore(database);
  const passOf = registrationOf(database);

  async function stateOf(registrationId: string): Promise<Sharing> {
    const [since, holders] = await Promise.all([
      store.consent(registrationId),
      store.holders(registrationId),
    ]);
    return {
      isOn: since !== undefined,
      since: since ? shanghaiText(since) : null,
      companies: holders.map(({ createdAt, ...company }) => ({
        ...company,
        createTime: shanghaiText(createdAt),
      })),
    };
  }

  return {
    /** null for an account without a pass. */
    async find(accountId: string): Promise<Sharing | null> {
      const id = await passOf(accountId);
      return id === undefined ? null : stateOf(id);
    },

    /** @throws Refusal for an account without a pass */
    async turn(accountId: string, isOn: boolean): Promise<Sharing> {
      const id = await passOf(accountId);
      if (id === undefined) throw new Refusal(leadTexts.noPass);
      await (isOn ? store.giveConsent(id, clock.now()) : store.withdrawConsent(id));
      return stateOf(id);
    },

    /** @throws Refusal 404 for another visitor's */
    async takeBack(accountId: string, leadId: string): Promise<void> {
      const id = await passOf(accountId);
      if (id === undefined || !(await store.takeBack(id, leadId))) throw notFound(leadTexts.what);
    },
  };
}
