import type { CompanyHolding } from '../../../holdings/company.ts';
import { catalogueHoldings } from '../../catalogue/index.ts';
import { consultationHoldings } from '../../consultations/index.ts';
import { contentHoldings } from '../../content/index.ts';
import { exhibitingHoldings } from '../../exhibiting/index.ts';
import { favouriteHoldings } from '../../favourites/index.ts';
import { identityHoldings } from '../../identity/index.ts';
import { importHoldings } from '../exhibitor-import/holdings.ts';

/** All that companies have, in the order in which people read it. A test knows all columns that name a company. */
export const holdings: readonly CompanyHolding[] = [
  ...identityHoldings,
  ...catalogueHoldings,
  ...contentHoldings,
  ...consultationHoldings,
  ...favouriteHoldings,
  ...exhibitingHoldings,
  ...importHoldings,
];
