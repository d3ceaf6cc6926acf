import { eq } from 'drizzle-orm';
import type { CompanyData } from '../../../personal-data/company.ts';
import type { PersonalData } from '../../../personal-data/person.ts';
import { contactConsents, leads } from './tables.ts';

/** Scanned visitors, as they are counted and merged: a company has each once. */
export const leadCompanyData: CompanyData = {
  kind: 'lead',
  label: { ZH: '扫码观众', EN: 'Scanned visitors' },
  table: leads,
  column: leads.exhibitorId,
  once: { columns: [leads.registrationId] },
};

/** What a visitor has let exhibitors know. The companies lose it with the visitor. */
export const ownSharing: readonly PersonalData[] = [
  {
    kind: 'leads',
    label: { ZH: '获得联系方式的展商', EN: 'Exhibitors who have the details' },
    table: leads,
    of: ({ registrationId }) =>
      registrationId === null ? undefined : eq(leads.registrationId, registrationId),
    shown: ['exhibitorId', 'createdAt'],
    then: 'removed',
  },
  {
    kind: 'contact-consent',
    label: { ZH: '共享联系方式', EN: 'Consent to sharing details' },
    table: contactConsents,
    of: ({ registrationId }) =>
      registrationId === null ? undefined : eq(contactConsents.registrationId, registrationId),
    hidden: ['registrationId'],
    then: 'removed',
  },
];
