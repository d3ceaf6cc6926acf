import type { Written } from '../../../rest/calls.ts';
import type {
  BoothInput,
  BoothKind,
  CompanyMergePartResolvers,
  DeskAccountResolvers,
  DeskCompanyLineResolvers,
  DeskCompanyPageResolvers,
  DeskCompanyResolvers,
  DeskHoldingResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import type { DeskCompanyParent } from './parents.ts';
import { managedCompanySource } from './source.ts';

const fields = {
  boothNumber: 'boothNumber',
  boothType: 'boothKind',
  area: 'area',
  address: 'address',
  name: 'name',
  goes: 'goes',
};

const changed = (change: () => Promise<Written<DeskCompanyParent>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { company: result, message };
    },
    { company: null, message: null },
    fields,
  );

/** The REST contract's words for the states that companies are looked for by. */
const states = {
  WITHOUT_BOOTH: 'without-booth',
  WITHOUT_ACCOUNT: 'without-account',
  LOCKED: 'locked',
} as const;

const label = ({ kind_dictText }: { kind_dictText: string }): string => kind_dictText;

/** The REST contract's codes for kinds of booths. */
const boothTypes: Record<BoothKind, string> = { RAW_SPACE: '1', STANDARD: '2' };

function boothKind({ boothType }: { boothType: string }): BoothKind | null {
  if (boothType === boothTypes.RAW_SPACE) return 'RAW_SPACE';
  return boothType === boothTypes.STANDARD ? 'STANDARD' : null;
}

/** A booth as the REST contract has it. @param booth with its kind, or with the code of an earlier release */
// oxlint-disable-next-line typescript/no-deprecated -- pages of an earlier release send it
const bodyOfBooth = ({ boothNumber, area, boothKind: kind, boothType }: BoothInput) => ({
  boothNumber,
  area,
  boothType: kind ? boothTypes[kind] : (boothType ?? ''),
});

export const DeskCompanyPage: DeskCompanyPageResolvers = pageFields;
export const DeskCompanyLine: DeskCompanyLineResolvers = { boothKind };
export const CompanyMergePart: CompanyMergePartResolvers = { label };
export const DeskHolding: DeskHoldingResolvers = { label };
export const DeskAccount: DeskAccountResolvers = {
  createdAt: ({ createTime }) => isoInstant(createTime),
};
export const DeskCompany: DeskCompanyResolvers = {
  boothKind,
  badgeQuota: ({ quota }) => quota,
  createdAt: ({ createTime }) => isoInstant(createTime),
  updatedAt: ({ updateTime }) => isoInstant(updateTime),
};

export const Organiser: Pick<OrganiserResolvers, 'companyMerge' | 'deskCompanies' | 'deskCompany'> = {
  deskCompanies: (_record, { search, state, page, pageSize }, context) =>
    pageParent(
      managedCompanySource(context).list({
        q: search ?? undefined,
        state: state ? states[state] : undefined,
        pageNo: page,
        pageSize,
      }),
      { page, pageSize },
    ),
  deskCompany: (_record, { id }, context) => managedCompanySource(context).find(id),
  companyMerge: (_record, { stays, goes }, context) => managedCompanySource(context).merge(stays, goes),
};

export const Mutation: Pick<
  MutationResolvers,
  'addCompanyAccount' | 'inviteCompanyAccount' | 'lockCompanyAccount' | 'mergeCompanies' | 'setCompanyBooth'
> = {
  setCompanyBooth: (_root, { input: { id, booth, read } }, context) =>
    changed(() =>
      managedCompanySource(context).setBooth(id, { ...bodyOfBooth(booth), read: bodyOfBooth(read) }),
    ),
  addCompanyAccount: (_root, { input: { id, ...person } }, context) =>
    changed(() => managedCompanySource(context).addAccount(id, person)),
  inviteCompanyAccount: (_root, { input: { id, accountId, language } }, context) =>
    changed(() => managedCompanySource(context).inviteAgain(id, accountId, language)),
  lockCompanyAccount: (_root, { input: { id, accountId, isLocked } }, context) =>
    changed(() => managedCompanySource(context).lock(id, accountId, isLocked)),
  mergeCompanies: (_root, { input: { stays, goes } }, context) =>
    changed(() => managedCompanySource(context).mergeInto(stays, goes)),
};
