import type { CompanyData } from '../../../personal-data/company.ts';
import { catalogueCompanyData } from '../../catalogue/index.ts';
import { consultationCompanyData } from '../../consultations/index.ts';
import { contentCompanyData } from '../../content/index.ts';
import { exhibitingCompanyData } from '../../exhibiting/index.ts';
import { favouriteCompanyData } from '../../favourites/index.ts';
import { identityCompanyData } from '../../identity/index.ts';
import { importCompanyData } from '../exhibitor-import/personal-data.ts';

/** All that companies have, in the order in which people read it. A test knows all columns that name a company. */
export const companyData: readonly CompanyData[] = [
  ...identityCompanyData,
  ...catalogueCompanyData,
  ...contentCompanyData,
  ...consultationCompanyData,
  ...favouriteCompanyData,
  ...exhibitingCompanyData,
  ...importCompanyData,
];
