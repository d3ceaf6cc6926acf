import { eq } from 'drizzle-orm';
import type { CompanyData } from '../../personal-data/company.ts';
import type { PersonalData } from '../../personal-data/person.ts';
import { favourites } from './tables.ts';

const SUPPLIER = 2;

/** Who has marked a company; who has marked both of two that become one has it once. */
export const favouriteCompanyData: readonly CompanyData[] = [
  {
    kind: 'favourite',
    label: { ZH: '被收藏', EN: 'Favourites of others' },
    table: favourites,
    column: favourites.linkId,
    where: eq(favourites.collectType, SUPPLIER),
    once: { columns: [favourites.accountId, favourites.collectType] },
  },
];

/** What somebody has marked. */
export const ownFavourites: readonly PersonalData[] = [
  {
    kind: 'favourites',
    label: { ZH: '收藏', EN: 'Favourites' },
    table: favourites,
    of: ({ accountId }) => (accountId === null ? undefined : eq(favourites.accountId, accountId)),
    then: 'removed',
  },
];
