import { eq } from 'drizzle-orm';
import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { about, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual } from '../../../http/language.ts';
import { readAll } from '../../../http/read-all.ts';
import { emailOf } from '../../identity/index.ts';
import { LONGEST_NAME, type Billing, type BillingBody } from './contract.ts';
import { billings } from './tables.ts';
import { typedCode } from '../../../http/typed-text.ts';

const prompts = {
  taxId: { ZH: '请输入纳税人识别号', EN: 'Enter the tax ID' },
  taxIdForm: {
    ZH: '纳税人识别号不正确，应为 15 至 20 位字母或数字',
    EN: 'Enter a tax ID of 15 to 20 letters and digits',
  },
  company: { ZH: '请输入公司名称', EN: 'Enter the company name' },
  companyLong: {
    ZH: `公司名称不能超过 ${LONGEST_NAME} 个字符`,
    EN: `The company name cannot exceed ${LONGEST_NAME} characters`,
  },
} satisfies Record<string, Bilingual>;

const refusal = (text: Bilingual, field: keyof BillingBody) => new Refusal(text, 500, undefined, field);

/** @throws Refusal naming the field */
function taxIdOf(text: string): string {
  // Codes are printed in groups; the gaps are no part of them.
  const taxId = typedCode(text).toUpperCase();
  if (taxId === '') throw refusal(prompts.taxId, 'customerTaxId');
  // Old codes have 15 characters, today's 18, those of some persons 20: no check character is common to them.
  if (!/^[0-9A-Z]{15,20}$/.test(taxId)) throw refusal(prompts.taxIdForm, 'customerTaxId');
  return taxId;
}

/** @throws Refusal naming the field */
function companyNameOf(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim();
  if (name === '') throw refusal(prompts.company, 'companyName');
  if (graphemes(name) > LONGEST_NAME) throw refusal(prompts.companyLong, 'companyName');
  return name;
}

/** @throws Refusal naming the fields (VAL-067) */
const readBilling = ({ customerTaxId = '', notes = '', companyName = '' }: BillingBody) =>
  readAll({
    companyName: () => companyNameOf(companyName),
    taxId: () => taxIdOf(customerTaxId),
    email: () => about('notes', () => emailOf(notes).address),
  });

const toRecord = (row: typeof billings.$inferSelect | undefined): Billing => ({
  customerTaxId: row?.taxId ?? '',
  notes: row?.email ?? '',
  companyName: row?.companyName ?? '',
  updateTime: row ? shanghaiText(row.updatedAt) : null,
});

/** A company's billing information: one record, written over as often as somebody saves (EXH-114, EXH-115). */
export function billingService(database: Database, clock: Clock) {
  return {
    async read(companyId: string): Promise<Billing> {
      const [row] = await database.orm().select().from(billings).where(eq(billings.exhibitorId, companyId));
      return toRecord(row);
    },

    /** @throws Refusal naming the field (VAL-067) */
    async save(companyId: string, body: BillingBody): Promise<Billing> {
      const values = { ...readBilling(body), updatedAt: clock.now() };
      const [row] = await database
        .orm()
        .insert(billings)
        .values({ ...values, exhibitorId: companyId })
        .onConflictDoUpdate({ target: billings.exhibitorId, set: values })
        .returning();
      return toRecord(row);
    },
  };
}
