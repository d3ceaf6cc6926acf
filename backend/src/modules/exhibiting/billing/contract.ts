import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';

/** Longest company name, characters as people count them. */
export const LONGEST_NAME = 120;

/** Whom invoices are made out to (EXH-114); all blank until something is saved. */
export const Billing = Type.Object(
  {
    customerTaxId: Type.String({ description: 'Tax ID: 15 to 20 letters and digits.' }),
    notes: Type.String({ description: 'E-mail address that invoices go to.' }),
    companyName: Type.String(),
    updateTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was saved, yyyy-MM-dd HH:mm:ss Shanghai time; null if never.',
    }),
  },
  { $id: 'Billing', description: "The company's billing information." },
);
export type Billing = Static<typeof Billing>;

/** Missing fields are let through to the rules, which ask for them in words. */
export const BillingBody = Type.Object(
  {
    customerTaxId: Type.Optional(Type.String({ maxLength: 60, description: 'Tax ID.' })),
    notes: Type.Optional(Type.String({ maxLength: 254, description: 'E-mail address.' })),
    companyName: Type.Optional(characters(LONGEST_NAME, { description: 'As it stands on invoices.' })),
  },
  { additionalProperties: false },
);
export type BillingBody = Static<typeof BillingBody>;
