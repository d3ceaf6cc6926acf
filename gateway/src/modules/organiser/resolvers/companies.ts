import type { DeskCompanyRecord } from '../../../rest/contract.ts';
import type {
  CompanyMergePartResolvers,
  DeskAccountResolvers,
  DeskCompanyPageResolvers,
  DeskCompanyResolvers,
  DeskHoldingResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

const fields = {
  boothNumber: 'boothNumber',
  boothType: 'boothType',
  area: 'area',
  address: 'address',
  name: 'name',
  goes: 'goes',
};

async function outcome(change: Promise<{ result: DeskCompanyRecord; message: string }>) {
  try {
    const { result: company, message } = await change;
    return { company, message, errors: [] };
  } catch (error) {
    return { company: null, message: null, errors: userErrors(error, fields) };
  }
}

const label = ({ kind_dictText }: { kind_dictText: string }): string => kind_dictText;

export const DeskCompanyPage: DeskCompanyPageResolvers = pageFields;
export const CompanyMergePart: CompanyMergePartResolvers = { label };
export const DeskHolding: DeskHoldingResolvers = { label };
export const DeskAccount: DeskAccountResolvers = {
  createdAt: ({ createTime }) => isoInstant(createTime),
};
export const DeskCompany: DeskCompanyResolvers = {
  badgeQuota: ({ quota }) => quota,
  createdAt: ({ createTime }) => isoInstant(createTime),
  updatedAt: ({ updateTime }) => isoInstant(updateTime),
};

export const organiserCompanies: Pick<OrganiserResolvers, 'companyMerge' | 'deskCompanies' | 'deskCompany'> =
  {
    deskCompanies: (_record, { search, state, page, pageSize }, { companyDesk }) =>
      pageParent(
        companyDesk.list({
          q: search ?? undefined,
          state: state?.toLowerCase().replace('_', '-'),
          pageNo: page,
          pageSize,
        }),
        { page, pageSize },
      ),
    deskCompany: (_record, { id }, { companyDesk }) => companyDesk.find(id),
    companyMerge: (_record, { stays, goes }, { companyDesk }) => companyDesk.merge(stays, goes),
  };

export const companyMutations: Pick<
  MutationResolvers,
  'addCompanyAccount' | 'inviteCompanyAccount' | 'lockCompanyAccount' | 'mergeCompanies' | 'setCompanyBooth'
> = {
  setCompanyBooth: (_root, { id, booth, read }, { companyDesk }) =>
    outcome(companyDesk.setBooth(id, booth, read)),
  addCompanyAccount: (_root, { id, input }, { companyDesk }) => outcome(companyDesk.addAccount(id, input)),
  inviteCompanyAccount: (_root, { id, accountId, language }, { companyDesk }) =>
    outcome(companyDesk.inviteAgain(id, accountId, language)),
  lockCompanyAccount: (_root, { id, accountId, isLocked }, { companyDesk }) =>
    outcome(companyDesk.lock(id, accountId, isLocked)),
  mergeCompanies: (_root, { stays, goes }, { companyDesk }) => outcome(companyDesk.mergeInto(stays, goes)),
};
