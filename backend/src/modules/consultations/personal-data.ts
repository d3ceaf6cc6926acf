import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CompanyData } from '../../personal-data/company.ts';
import { personMentions } from '../../personal-data/mentions.ts';
import type { PersonalData, Person } from '../../personal-data/person.ts';
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

/** Threads in which somebody has a part: asked, was asked, or has written. */
const threadsOf = (accountId: string): SQL =>
  sql`(${consultations.accountId} = ${accountId} or ${consultations.askedAccountId} = ${accountId}
    or ${consultations.id} in (select ${consultationComments.consultationId} from ${consultationComments}
      where ${consultationComments.accountId} = ${accountId}))`;

const isCompanys = ({ role }: Person): boolean => role === 'exhibitor';

/**
 * What somebody has written, and what others have written to them. The words of a visitor go, and their threads are
 * closed; the other side's words stay without the visitor's name, number and address. Who speaks for a company writes
 * in its name: these words are the company's.
 */
export const ownConsultations: readonly PersonalData[] = [
  {
    kind: 'consultations',
    label: { ZH: '发起的咨询', EN: 'Enquiries sent' },
    table: consultations,
    of: (person) =>
      person.accountId === null || isCompanys(person)
        ? undefined
        : eq(consultations.accountId, person.accountId),
    then: { title: '', status: CLOSED },
  },
  {
    kind: 'comments',
    label: { ZH: '咨询中的留言', EN: 'Messages in enquiries' },
    table: consultationComments,
    of: (person) =>
      person.accountId === null || isCompanys(person)
        ? undefined
        : eq(consultationComments.accountId, person.accountId),
    then: { content: '' },
  },
  {
    kind: 'consultations-about',
    label: { ZH: '咨询中提到本人的标题', EN: 'Enquiries that name the person' },
    table: consultations,
    of: (person) => {
      const named = personMentions(person).in(consultations.title);
      return person.accountId === null || !named ? undefined : and(threadsOf(person.accountId), named);
    },
    shown: ['title', 'createdAt'],
    then: (person) => ({ title: personMentions(person).without(consultations.title) }),
  },
  {
    kind: 'comments-about',
    label: { ZH: '咨询中提到本人的留言', EN: 'Messages in enquiries that name the person' },
    table: consultationComments,
    of: (person) => {
      const named = personMentions(person).in(consultationComments.content);
      if (person.accountId === null || !named) return undefined;
      return and(
        sql`${consultationComments.consultationId} in
          (select ${consultations.id} from ${consultations} where ${threadsOf(person.accountId)})`,
        named,
      );
    },
    shown: ['content', 'createdAt'],
    then: (person) => ({ content: personMentions(person).without(consultationComments.content) }),
  },
  {
    kind: 'company-consultations',
    label: { ZH: '代表公司发起的咨询', EN: 'Enquiries sent for the company' },
    table: consultations,
    of: (person) =>
      person.accountId !== null && isCompanys(person)
        ? eq(consultations.accountId, person.accountId)
        : undefined,
    then: 'kept',
  },
  {
    kind: 'company-comments',
    label: { ZH: '代表公司写的留言', EN: 'Messages written for the company' },
    table: consultationComments,
    of: (person) =>
      person.accountId !== null && isCompanys(person)
        ? eq(consultationComments.accountId, person.accountId)
        : undefined,
    then: 'kept',
  },
];
