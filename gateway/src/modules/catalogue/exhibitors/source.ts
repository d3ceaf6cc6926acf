import { defineSource } from '../../../context/source.ts';
import { batchById, oneByOne } from '../../../rest/batch.ts';
import type { Input, Schemas } from '../../../rest/operations.ts';
import { completePage } from '../../../rest/pages.ts';
import { type CursorPage, type ListCount, stretchByPages } from '../../shared/index.ts';
import { type ListArguments, listQuery } from '../list-query.ts';
import type { ExhibitorParent } from './parents.ts';
import { completeCompany } from './records.ts';

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

const noPlaces: Schemas['CompanyPlaces'] = { halls: [], countries: [] };

/** Exhibitors as everybody sees them. */
export const exhibitorSource = defineSource(({ rest }) => {
  const completed = completePage(completeCompany);
  const find = (id: string) => rest.findPublic('/app/catalogue/companies/{id}', { path: { id } });

  const list = async (args: ListArguments & Placed) =>
    completed(await rest.getPublic('/app/info/getCompanyProfilesList', { query: placedQuery(args) }));

  return {
    byId: batchById<ExhibitorParent>(
      async (ids) => {
        const found = await rest.whereOffered(
          'GET /app/catalogue/companies',
          () => rest.getPublic('/app/catalogue/companies', { query: { ids } }),
          () => oneByOne(ids, find),
        );
        return found.map(completeCompany);
      },
      (record) => record.id,
    ),

    list,

    /** By what their list is filtered; nothing where the REST service does not tell. */
    places: () =>
      rest.whereOffered<Schemas['CompanyPlaces']>(
        'GET /app/catalogue/companyPlaces',
        () => rest.getPublic('/app/catalogue/companyPlaces'),
        async () => noPlaces,
      ),

    /** A stretch of all exhibitors that meet the conditions. */
    connection: (query: StretchQuery): Promise<CursorPage<ExhibitorParent>> =>
      rest.whereOffered<CursorPage<ExhibitorParent>>(
        'GET /app/listing/companies',
        async () => {
          const { records, ...stretch } = await rest.getPublic('/app/listing/companies', { query });
          return { ...stretch, records: records.map(completeCompany) };
        },
        () =>
          stretchByPages(
            (page) => list({ keyword: query.keyword, categoryCode: query.classify, ...page }),
            query,
          ),
      ),

    /** How many exhibitors meet the conditions. */
    count: (query: ExhibitorListing): Promise<ListCount> =>
      rest.whereOffered<ListCount>(
        'GET /app/listing/companies/count',
        () => rest.getPublic('/app/listing/companies/count', { query }),
        () => list({ keyword: query.keyword, categoryCode: query.classify, page: 1, pageSize: 1 }),
      ),

    recommended: async (args: ListArguments) =>
      completed(await rest.getPublic('/app/catalogue/recommendedCompanies', { query: listQuery(args) })),

    /** Companies whose logo the home page shows in a tab. */
    displayed: (type: number) => rest.getPublic('/app/display/companies', { query: { type } }),
  };
});
