import { eq, inArray, sql } from 'drizzle-orm';
import type { CompanyData } from '../../personal-data/company.ts';
import type { PersonalData } from '../../personal-data/person.ts';
import { reviewSteps } from '../../review/index.ts';
import { adRequests } from './advertising/tables.ts';
import { promotionArticles } from './articles/tables.ts';
import { badges } from './badges/tables.ts';
import { billings } from './billing/tables.ts';
import { boothApplications } from './booth-application/tables.ts';
import { exhibitImports } from './exhibit-import/tables.ts';
import { journalEntries } from './journal/tables.ts';
import { contactConsents, leads } from './leads/tables.ts';
import { pairingApplications } from './pairing/tables.ts';
import { serviceFulfilments } from './services/tables.ts';

/** What companies prepare for the show. An article that both of two have stays twice: it may be news already. */
export const exhibitingCompanyData: readonly CompanyData[] = [
  {
    kind: 'booth-application',
    label: { ZH: '展位申请', EN: 'Booth applications' },
    table: boothApplications,
    column: boothApplications.exhibitorId,
  },
  {
    kind: 'badge',
    label: { ZH: '展商证', EN: 'Badges' },
    table: badges,
    column: badges.exhibitorId,
    once: { columns: [badges.cardType, badges.cardNumber] },
  },
  {
    kind: 'promotion-article',
    label: { ZH: '宣传文章', EN: 'Articles' },
    table: promotionArticles,
    column: promotionArticles.exhibitorId,
    once: {
      columns: [promotionArticles.fingerprint],
      instead: { fingerprint: sql`${promotionArticles.fingerprint} || ':' || ${promotionArticles.id}` },
    },
  },
  {
    kind: 'journal-entry',
    label: { ZH: '会刊', EN: 'Journal entry' },
    table: journalEntries,
    column: journalEntries.exhibitorId,
    once: { columns: [] },
  },
  {
    kind: 'ad-request',
    label: { ZH: '广告订单', EN: 'Advertising orders' },
    table: adRequests,
    column: adRequests.exhibitorId,
  },
  {
    kind: 'service',
    label: { ZH: '服务手册表单', EN: 'Forms of the manual' },
    table: serviceFulfilments,
    column: serviceFulfilments.exhibitorId,
    once: { columns: [serviceFulfilments.itemId] },
  },
  {
    kind: 'billing',
    label: { ZH: '开票信息', EN: 'Billing' },
    table: billings,
    column: billings.exhibitorId,
    once: { columns: [] },
  },
  {
    kind: 'pairing',
    label: { ZH: '配对申请', EN: 'Pairing requests' },
    table: pairingApplications,
    column: pairingApplications.exhibitorId,
    once: { columns: [pairingApplications.postId] },
  },
  {
    kind: 'exhibit-import',
    label: { ZH: '展品导入', EN: 'Lists of exhibits' },
    table: exhibitImports,
    column: exhibitImports.exhibitorId,
  },
  {
    kind: 'lead',
    label: { ZH: '扫码观众', EN: 'Scanned visitors' },
    table: leads,
    column: leads.exhibitorId,
    once: { columns: [leads.registrationId] },
  },
];

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

const mailSheetsOf = (addresses: string[]) =>
  sql`${reviewSteps.kind} = 'booth-application' and ${reviewSteps.subjectId} in
    (select ${boothApplications.id} from ${boothApplications} where ${inArray(boothApplications.proved, addresses)})`;

/** Booth applications that somebody has signed. The company stays; the number may apply anew. */
export const ownApplications: readonly PersonalData[] = [
  {
    kind: 'booth-application-reviews',
    label: { ZH: '展位申请的审核记录', EN: 'Reviews of booth applications' },
    table: reviewSteps,
    of: ({ addresses }) => (addresses.length === 0 ? undefined : mailSheetsOf(addresses)),
    hidden: ['snapshot', 'accountId'],
    then: { snapshot: null, accountId: null },
  },
  {
    kind: 'booth-applications',
    label: { ZH: '展位申请', EN: 'Booth applications' },
    table: boothApplications,
    of: ({ addresses }) =>
      addresses.length === 0 ? undefined : inArray(boothApplications.proved, addresses),
    hidden: ['passwordHash', 'fingerprint'],
    then: {
      name: '',
      gender: '',
      department: '',
      position: '',
      telephone: '',
      mobile: '',
      email: '',
      proved: sql`'forgotten:' || ${boothApplications.id}`,
      passwordHash: null,
      fingerprint: '',
      invitationCode: '',
      invitationId: '',
    },
  },
];
