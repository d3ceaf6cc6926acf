import { defineSource } from '../../../context/source.ts';
import { batchById, oneByOne } from '../../../rest/batch.ts';
import { completePage } from '../../../rest/pages.ts';
import { type ListArguments, listQuery } from '../list-query.ts';
import type { ExhibitorParent } from './parents.ts';
import { completeCompany } from './records.ts';

/** Exhibitors as everybody sees them. */
export const exhibitorSource = defineSource(({ rest }) => {
  const completed = completePage(completeCompany);
  const find = (id: string) => rest.findPublic('/app/catalogue/companies/{id}', { path: { id } });

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

    list: async (args: ListArguments) =>
      completed(await rest.getPublic('/app/info/getCompanyProfilesList', { query: listQuery(args) })),

    recommended: async (args: ListArguments) =>
      completed(await rest.getPublic('/app/catalogue/recommendedCompanies', { query: listQuery(args) })),

    /** Companies whose logo the home page shows in a tab. */
    displayed: (type: number) => rest.getPublic('/app/display/companies', { query: { type } }),
  };
});
