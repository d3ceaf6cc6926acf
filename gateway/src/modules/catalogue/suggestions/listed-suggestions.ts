import type { Schemas } from '../../../rest/operations.ts';
import type { PageRecord } from '../../../rest/pages.ts';

type CompanyRecord = Schemas['CompanyProfile'];
type EntryRecord = Schemas['Entry'];
type SuggestionRecord = Schemas['Suggestion'];

interface Lists {
  exhibitors: (asked: Asked) => Promise<PageRecord<CompanyRecord>>;
  products: (asked: Asked) => Promise<PageRecord<EntryRecord>>;
}

interface Asked {
  keyword: string;
  page: number;
  pageSize: number;
}

const ofCompany = (record: CompanyRecord): SuggestionRecord => ({
  kind: 'exhibitor',
  id: record.id,
  name: record.companyNameCn,
  nameEn: record.companyNameEn,
});

const ofEntry = (record: EntryRecord): SuggestionRecord => ({
  kind: 'product',
  id: record.id,
  name: record.titleCn,
  nameEn: record.titleEn,
});

/** Names that a text finds in the lists of the specification, for servers without suggestions: exhibitors first. */
export async function suggestionsFrom(
  { exhibitors, products }: Lists,
  keyword: string,
  limit: number,
): Promise<SuggestionRecord[]> {
  const asked = { keyword, page: 1, pageSize: limit };
  const [companies, entries] = await Promise.all([exhibitors(asked), products(asked)]);
  return [...companies.records.map(ofCompany), ...entries.records.map(ofEntry)].slice(0, limit);
}
