import { eq, sql } from 'drizzle-orm';
import type { CompanyHolding } from '../../holdings/company.ts';
import { consultations } from './tables.ts';

const SUPPLIER = 1;
const CLOSED = 3;
const kind = { kind: 'consultation', label: { ZH: '咨询', EN: 'Consultations' } };

/**
 * Threads with a company. Where somebody has asked two companies that become one the same, one of the two threads is
 * closed: nothing that was written is lost.
 */
export const consultationHoldings: readonly CompanyHolding[] = [
  {
    ...{ kind: 'consultation-subject', label: { ZH: '以公司为主题的咨询', EN: 'Threads about the company' } },
    ...{ table: consultations, column: consultations.linkId, where: eq(consultations.type, SUPPLIER) },
    once: {
      columns: [consultations.accountId, consultations.type, consultations.title],
      among: sql.raw(`status <> ${CLOSED}`),
      instead: { status: CLOSED },
    },
  },
  { ...kind, table: consultations, column: consultations.exhibitorId },
  { ...kind, table: consultations, column: consultations.askingExhibitorId },
];
