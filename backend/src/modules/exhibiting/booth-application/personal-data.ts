import { inArray, sql } from 'drizzle-orm';
import type { CompanyData } from '../../../personal-data/company.ts';
import type { PersonalData } from '../../../personal-data/person.ts';
import { reviewSteps } from '../../../review/index.ts';
import { boothApplications } from './tables.ts';

/** Booth applications, as they are counted and merged. */
export const applicationCompanyData: CompanyData = {
  kind: 'booth-application',
  label: { ZH: '展位申请', EN: 'Booth applications' },
  table: boothApplications,
  column: boothApplications.exhibitorId,
};

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
