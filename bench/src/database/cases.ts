/** What the cases are made from: facts of the loaded edition. */
export interface Facts {
  roots: string[];
  leaves: string[];
  /** Exact names of companies, each of them rare. */
  companyNames: string[];
  /** The last page of all products that can be asked for. */
  lastPage: number;
  /** The hundredth page of what is found by 高压, or the last one. */
  deepPage: number;
  /** Companies that have products, each with what lists are filtered by. */
  companies: { country: string; hall: string; tag: string; root: string }[];
  /** A cursor into the list of all products. */
  cursor: string;
}

/** A call of the REST service; the n-th measurement may ask for another category or name. */
export interface Case {
  title: string;
  path: (facts: Facts, call: number) => string;
  /** Whether nothing is to be found; otherwise an answer without records ends the run. */
  isEmpty?: true;
}

type Parameters = Record<string, string | number>;

const query = (parameters: Parameters) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const products = (parameters: Parameters) => `/app/info/getEntriesList?${query(parameters)}`;
const companies = (parameters: Parameters) => `/app/info/getCompanyProfilesList?${query(parameters)}`;

const nth = (values: string[], call: number) => values[call % values.length] ?? '';

/** A stretch of a whole list, as programs read them. */
const stretch = (kind: 'entries' | 'companies', parameters: Parameters) =>
  `/app/listing/${kind}?${query({ first: 50, ...parameters })}`;

/** A list that is filtered by what one of the companies has, so that it is not empty. */
const filtered =
  (kind: 'entries' | 'companies', filter: (company: Facts['companies'][number]) => Parameters) =>
  ({ companies: known }: Facts, call: number): string => {
    const company = known[call % known.length];
    return stretch(kind, company ? filter(company) : {});
  };
const search = (keyword: string, more: Parameters = {}) => products({ keyword, ...more });

/** The lists and searches whose time may not grow with the catalogue. */
export const cases: Case[] = [
  { title: 'products, first page', path: () => products({ pageNo: 1 }) },
  { title: 'products, page 50', path: () => products({ pageNo: 50 }) },
  { title: 'products, deepest page', path: ({ lastPage }) => products({ pageNo: lastPage }) },
  {
    title: 'products of a root category',
    path: (facts, call) => products({ classify: nth(facts.roots, call) }),
  },
  {
    title: 'products of a leaf category',
    path: (facts, call) => products({ classify: nth(facts.leaves, call) }),
  },
  { title: 'suppliers, first page', path: () => companies({ pageNo: 1 }) },
  { title: 'search 高压', path: () => search('高压') },
  { title: 'search "high voltage"', path: () => search('high voltage') },
  { title: 'search 高压, page 2', path: () => search('高压', { pageNo: 2 }) },
  { title: 'search 高压, page 100', path: ({ deepPage }) => search('高压', { pageNo: deepPage }) },
  { title: 'search 绝缘 护套 电缆', path: () => search('绝缘 护套 电缆') },
  { title: 'search 铜 导体', path: () => search('铜 导体') },
  { title: 'search 导体 阻燃', path: () => search('导体 阻燃') },
  {
    title: 'search 电缆 in a root category',
    path: (facts, call) => search('电缆', { classify: nth(facts.roots, call) }),
  },
  { title: 'search 交联聚乙烯 高压电缆', path: () => search('交联聚乙烯 高压电缆') },
  { title: 'search an exact company name', path: (facts, call) => search(nth(facts.companyNames, call)) },
  {
    title: 'search a word that nothing has',
    path: (_facts, call) => search(`zq${call}xylophone`),
    isEmpty: true,
  },
  { title: 'suppliers, search 高压', path: () => companies({ keyword: '高压' }) },
  { title: '50 products by cursor', path: ({ cursor }) => stretch('entries', { after: cursor }) },
  {
    title: '… by country and root category',
    path: filtered('entries', ({ country, root }) => ({ country, classify: root })),
  },
  {
    title: '… by hall, country and category, changed since',
    path: filtered('entries', ({ country, hall, root }) => ({
      country,
      hall,
      classify: root,
      order: 'updateTime',
      updatedSince: '2020-01-01 00:00:00',
    })),
  },
  {
    title: '… of a category in a hall without it',
    path: () => stretch('entries', { country: 'CN', hall: 'W1', classify: '1' }),
    isEmpty: true,
  },
  {
    title: '… by country, search 高压',
    path: filtered('entries', ({ country }) => ({ country, keyword: '高压' })),
  },
  {
    title: '50 suppliers by country, hall and category',
    path: filtered('companies', ({ country, hall, root }) => ({ country, hall, classify: root })),
  },
  {
    title: '50 suppliers by tag and country',
    path: filtered('companies', ({ country, tag }) => ({ country, tag })),
  },
];
