import { eq, sql } from 'drizzle-orm';
import type { CompanyData } from '../../personal-data/company.ts';
import type { PersonalData } from '../../personal-data/person.ts';
import { consultationComments, consultations } from './tables.ts';

const SUPPLIER = 1;
const CLOSED = 3;
const kind = { kind: 'consultation', label: { ZH: '咨询', EN: 'Enquiries' } };

/**
 * Threads with a company. Where somebody has asked two companies that become one the same, one of the two threads is
 * closed: nothing that was written is lost.
 */
export const consultationCompanyData: readonly CompanyData[] = [
  {
    kind: 'consultation-subject',
    label: { ZH: '以公司为主题的咨询', EN: 'Enquiries about the company' },
    table: consultations,
    column: consultations.linkId,
    where: eq(consultations.type, SUPPLIER),
    once: {
      columns: [consultations.accountId, consultations.type, consultations.title],
      among: sql.raw(`status <> ${CLOSED}`),
      instead: { status: CLOSED },
    },
  },
  { ...kind, table: consultations, column: consultations.exhibitorId },
  { ...kind, table: consultations, column: consultations.askingExhibitorId },
];

/**
 * What somebody has written. The other side's correspondence stays: under an account without name, number or address
 * it tells of nobody.
 */
export const ownConsultations: readonly PersonalData[] = [
  {
    kind: 'consultations',
    label: { ZH: '发起的咨询', EN: 'Enquiries sent' },
    table: consultations,
    of: ({ accountId }) => (accountId === null ? undefined : eq(consultations.accountId, accountId)),
    then: 'kept',
  },
  {
    kind: 'comments',
    label: { ZH: '咨询中的留言', EN: 'Messages in enquiries' },
    table: consultationComments,
    of: ({ accountId }) => (accountId === null ? undefined : eq(consultationComments.accountId, accountId)),
    then: 'kept',
  },
];
