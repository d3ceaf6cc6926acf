import { companyAccounts, type AccountParts } from './accounts.ts';
import { companyMerge } from './merge.ts';
import { companyService, type CompanyParts } from './service.ts';

/** The companies of the show, for administrators. */
export const createCompanies = (parts: CompanyParts & AccountParts) => ({
  service: companyService(parts),
  accounts: companyAccounts(parts),
  merging: companyMerge(parts),
});

export type Companies = ReturnType<typeof createCompanies>;
