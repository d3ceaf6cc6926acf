import { defineSource } from '../../../context/source.ts';
import { batchById } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';
import type { CursorPage, ListCount } from '../../shared/index.ts';
import { type ListArguments, listQuery } from '../list-query.ts';
import type { ExhibitorParent } from './parents.ts';

/** Where the companies of a list are. */
interface Placed {
  countryCode?: string | null | undefined;
  hall?: string | null | undefined;
}

/** What a list by cursor is asked by, in the names of the REST contract. */
export type ExhibitorListing = NonNullable<Input<'get', '/app/listing/companies/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/companies'>['query']> & { first: number };

/** The list's arguments with where companies are. */
const placedQuery = ({ countryCode, hall, ...args }: ListArguments & Placed) => ({
  ...listQuery(args),
  country: countryCode?.toUpperCase(),
  hall: hall?.trim(),
});

/** Exhibitors as everybody sees them. */
export const exhibitorSource = defineSource(({ rest }) => ({
  byId: batchById<ExhibitorParent>(
    (ids) => rest.getPublic('/app/catalogue/companies', { query: { ids } }),
    ({ id }) => id,
  ),

  list: (args: ListArguments & Placed) =>
    rest.getPublic('/app/info/getCompanyProfilesList', { query: placedQuery(args) }),

  /** By what their list is filtered; nothing where the REST service does not tell. */
  places: () => rest.getPublic('/app/catalogue/companyPlaces'),

  /** A stretch of all exhibitors that meet the conditions. */
  connection: (query: StretchQuery): Promise<CursorPage<ExhibitorParent>> =>
    rest.getPublic('/app/listing/companies', { query }),

  /** How many exhibitors meet the conditions. */
  count: (query: ExhibitorListing): Promise<ListCount> =>
    rest.getPublic('/app/listing/companies/count', { query }),

  recommended: (args: ListArguments) =>
    rest.getPublic('/app/catalogue/recommendedCompanies', { query: listQuery(args) }),

  /** Companies whose logo the home page shows in a tab. */
  displayed: (type: number) => rest.getPublic('/app/display/companies', { query: { type } }),
}));
