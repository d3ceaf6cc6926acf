import { inArray } from 'drizzle-orm';
import type { PersonalData } from '../../../personal-data/person.ts';
import { partners } from './tables.ts';

/** Whom to write to about a partner's keys and webhooks; the partner stays without a contact. */
export const ownPartnerContacts: PersonalData = {
  kind: 'partner-contact',
  label: { ZH: '合作方联系人', EN: 'Contact of a partner' },
  table: partners,
  of: ({ addresses }) => (addresses.length === 0 ? undefined : inArray(partners.contactEmail, addresses)),
  shown: ['name', 'contactName', 'contactEmail', 'createdAt'],
  then: { contactName: '', contactEmail: '' },
};
