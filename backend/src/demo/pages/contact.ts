import type { Bilingual } from '../records.ts';

/** Whom a page names to turn to. */
export interface DemoContact {
  title: Bilingual;
  company: Bilingual;
  name?: Bilingual;
  phone?: string;
  email?: string;
  mobile?: string;
  /** Whether a code is shown that puts the contact into a phone's address book. */
  code?: true;
}

export const OFFICE: Bilingual = { cn: '线缆展主办方', en: 'Wirefair organising office' };

/** What the code says: a card in the short form that phones' cameras read. */
function cardText({ company, name, phone, mobile, email }: DemoContact): string {
  // A comma would part family and given name, and a semicolon would end the field.
  const plain = (text: string) => text.replace(/[,;:\\]/g, ' ');
  const fields = [`N:${plain(name?.cn ?? company.cn)}`, `ORG:${plain(company.cn)}`];
  for (const number of [mobile, phone]) if (number) fields.push(`TEL:${number.replace(/[^+0-9]/g, '')}`);
  if (email) fields.push(`EMAIL:${email}`);
  return `MECARD:${fields.join(';')};;`;
}

/** Values of the columns that contact cards and linkages share. */
export const contactValues = (contact: DemoContact, rank: number) => ({
  title_cn: contact.title.cn,
  title_en: contact.title.en,
  company_cn: contact.company.cn,
  company_en: contact.company.en,
  name_cn: contact.name?.cn ?? '',
  name_en: contact.name?.en ?? '',
  phone: contact.phone ?? '',
  email: contact.email ?? '',
  mobile: contact.mobile ?? '',
  qrcode: contact.code ? cardText(contact) : '',
  rank,
});
