import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import type { Schemas } from '../operations.ts';
import { productQuery } from '../product-query.ts';

type SuggestionRecord = Schemas['Suggestion'];

const ofCompany = (record: Schemas['CompanyProfile']): SuggestionRecord => ({
  kind: 'exhibitor',
  id: record.id,
  name: record.companyNameCn,
  nameEn: record.companyNameEn,
});

const ofEntry = (record: Schemas['Entry']): SuggestionRecord => ({
  kind: 'product',
  id: record.id,
  name: record.titleCn,
  nameEn: record.titleEn,
});

/** Names that a text finds in the lists of the specification: exhibitors first. */
async function listed(calls: AdaptedCalls, keyword: string, limit: number): Promise<SuggestionRecord[]> {
  const query = { keyword, pageNo: 1, pageSize: limit };
  const [companies, entries] = await Promise.all([
    calls.getPublic('/app/info/getCompanyProfilesList', { query }),
    calls.getPublic('/app/info/getEntriesList', { query: productQuery(query, calls.language) }),
  ]);
  return [...companies.records.map(ofCompany), ...entries.records.map(ofEntry)].slice(0, limit);
}

export const suggestions = {
  get: {
    '/app/catalogue/relaxedSearch': { instead: () => ({ keyword: '', leftOut: [] }) },
    '/app/catalogue/suggestions': {
      instead: (calls, input) => {
        const { keyword = '', limit = 10 } = input?.query ?? {};
        return listed(calls, keyword, limit);
      },
    },
  },
} satisfies Adaptations;
