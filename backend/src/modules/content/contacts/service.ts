import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { ContactCard, Linkage } from './contract.ts';
import { contactStore, type ContactCardRow, type LinkageRow } from './store.ts';

const contactOf = (row: ContactCardRow | LinkageRow) => ({
  id: row.id,
  title: row.titleCn,
  titleEn: row.titleEn,
  company: row.companyCn,
  companyEn: row.companyEn,
  name: row.nameCn,
  nameEn: row.nameEn,
  phone: row.phone,
  email: row.email,
  mobile: row.mobile,
  qrcode: row.qrcode,
});

const toLinkage = (row: LinkageRow): Linkage => ({ ...contactOf(row), type: row.type });

/** Whom to turn to, in the contract's records. A group or type without entries is an empty list, never an error. */
export function contactService(database: Database) {
  const store = contactStore(database);
  return {
    async cards(group: number): Promise<ContactCard[]> {
      return (await store.cardsOfGroup(group)).map((row) => ({ ...contactOf(row), group: row.groupNumber }));
    },

    async linkages(type: number): Promise<Linkage[]> {
      return (await store.linkagesOfType(type)).map(toLinkage);
    },

    /** @throws Refusal 404 when there is no such entry */
    async linkage(id: string): Promise<Linkage> {
      const row = isStorable(id) ? await store.linkage(id) : undefined;
      if (!row) throw notFound({ ZH: '联系方式', EN: 'contact' });
      return toLinkage(row);
    },
  };
}
