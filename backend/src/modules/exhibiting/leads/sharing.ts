import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { catalogueLookup } from '../../catalogue/index.ts';
import { registrationOf } from '../../registration/index.ts';
import type { Sharing } from './contract.ts';
import { leadTexts } from './messages.ts';
import { leadStore, type LeadRow } from './store.ts';

/** Companies that the catalogue finds by one call. */
const AT_ONCE = 200;

/**
 * A visitor's say over contact details: off until the visitor switches it on, and what a company has got can be taken
 * back from each.
 */
export function sharingService({ database, clock }: { database: Database; clock: Clock }) {
  const store = leadStore(database);
  const catalogue = catalogueLookup(database);
  const passOf = registrationOf(database);

  /** Who holds the details, in the order of the leads. */
  async function namesOf(holders: readonly LeadRow[]): Promise<Sharing['companies']> {
    const ids = holders.map(({ exhibitorId }) => exhibitorId);
    const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
      catalogue.exhibitors(ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(',')),
    );
    const companies = new Map((await Promise.all(parts)).flat().map((one) => [one.id, one]));
    return holders.map(({ id, exhibitorId, createdAt }) => {
      const { nameCn = '', nameEn = '', boothNumber = '' } = companies.get(exhibitorId) ?? {};
      return { id, exhibitorId, nameCn, nameEn, boothNumber, createTime: shanghaiText(createdAt) };
    });
  }

  async function stateOf(registrationId: string): Promise<Sharing> {
    const [since, holders] = await Promise.all([
      store.consent(registrationId),
      store.holders(registrationId),
    ]);
    return {
      isOn: since !== undefined,
      since: since ? shanghaiText(since) : null,
      companies: await namesOf(holders),
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
      if (id === undefined) throw new Refusal(leadTexts.noPass).because('NOT_FOUND');
      await (isOn ? store.giveConsent(id, clock.now()) : store.withdrawConsent(id));
      return stateOf(id);
    },

    /** Deletes what one company has of the visitor. @throws Refusal 404 for another visitor's */
    async removeLead(accountId: string, leadId: string): Promise<void> {
      const id = await passOf(accountId);
      if (id === undefined || !(await store.removeForVisitor(id, leadId))) throw notFound(leadTexts.what);
    },
  };
}
