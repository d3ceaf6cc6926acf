import { findForm, formRecord, type Form } from '../../../forms/index.ts';
import { notFound } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { CompanyActor } from '../company-guard.ts';
import type { ServiceItem, ServiceQuery } from './contract.ts';
import { serviceHandingIn, type ServiceParts } from './handing-in.ts';
import { what } from './messages.ts';
import { itemRecord } from './record.ts';
import { serviceStore } from './store.ts';

/** Items a page where only the page is given. */
const PAGE_SIZE = 10;

/**
 * Rules of the service manual. An item is handed in once, before its deadline; what was handed in can be read for
 * ever, and is changed only through the organiser (DESIGN-043).
 */
export function serviceItemService(parts: ServiceParts) {
  const { database, clock, edition } = parts;
  const store = serviceStore(database);

  return {
    ...serviceHandingIn(parts, store),

    /** All items of the edition, grouped by the client, or a page of them where one is asked for (REST-111). */
    async list(
      { companyId }: CompanyActor,
      { pageNo, pageSize }: ServiceQuery,
      language: Language,
    ): Promise<ServiceItem[]> {
      const { number, servicesContactEmail: contactEmail } = await edition();
      const limit = pageSize ?? PAGE_SIZE;
      const isPaged = pageNo !== undefined || pageSize !== undefined;
      const page = isPaged ? { offset: ((pageNo ?? 1) - 1) * limit, limit } : undefined;
      const [items, done] = await Promise.all([store.list(number, page), store.fulfilments(companyId)]);
      const seen = { now: clock.now(), language, contactEmail };
      return items.map((item) => itemRecord(item, done.get(item.id), seen));
    },

    /** @throws Refusal 404 for one that no item asks for (EXH-129) */
    async form(id: string): Promise<Form> {
      const { number } = await edition();
      const form = (await store.asksFor(number, id)) ? await findForm(database, id) : undefined;
      if (!form) throw notFound(what.form);
      return formRecord(form);
    },
  };
}
