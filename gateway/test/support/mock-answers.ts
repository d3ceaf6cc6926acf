import type { Schemas } from '../../src/rest/operations.ts';
import type { Answer } from './fake-rest.ts';
import { mockEdition } from './mock-edition.ts';
import { company, entry } from './records.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Titles that tell the records of one list apart, in both languages. */
const article = (id: number): Schemas['Article'] => {
  const common = { coverImage: '', link: '' };
  const time = '2025-06-01 08:00:00';
  return {
    id: String(id),
    categoryId: '1',
    companyId: null,
    itemsCn: { ...common, title: `新闻${id}`, description: '摘要', content: '<p>正文</p>' },
    itemsEn: { ...common, title: `News ${id}`, description: 'Summary', content: '<p>Body</p>' },
    createTime: time,
    updateTime: time,
  };
};

const categories: Schemas['Category'][] = [
  { code: '4', parentCode: null, name: '材料', nameEn: 'Materials' },
  { code: '406', parentCode: '4', name: '高压', nameEn: 'High voltage' },
];

const companies = numbers(24).map((id) => company(id));
const entries = numbers(60).map((id) => entry(id));
const articles = numbers(12).map((id) => article(id));

/** One page of a list, by `pageNo` and `pageSize`. */
function page<T>(url: URL, records: T[]): { records: T[]; total: number } {
  const size = Number(url.searchParams.get('pageSize') ?? 10);
  const first = (Number(url.searchParams.get('pageNo') ?? 1) - 1) * size;
  return { records: records.slice(first, first + size), total: records.length };
}

/** The records that a call names by `ids`, once with commas or several times. */
function chosen<T extends { id: string }>(url: URL, records: T[]): T[] {
  const ids = new Set(url.searchParams.getAll('ids').flatMap((text) => text.split(',')));
  return records.filter(({ id }) => ids.has(id));
}

const entriesOf = (companyId: string) => entries.filter((record) => record.companyId === companyId);

/** What a page of a product shows. */
const productPage = (id: string) => {
  const shown = entries.find((record) => record.id === id);
  return {
    entries: shown,
    companyProfile: companies.find((record) => record.id === shown?.companyId),
    commendProducts: entries.slice(0, 4),
  };
};

/** One answer for each record of a list, at an address made of its id. */
const forEach = (records: { id: string }[], path: (id: string) => string, answer: (id: string) => Answer) =>
  Object.fromEntries(records.map(({ id }) => [path(id), answer(id)]));

/** Enough answers for lists of exhibitors, products and news, for their pages, and for the edition. */
export const mockAnswers: Record<string, Answer> = {
  '/health/live': () => 'ok',
  '/health/ready': () => 'ok',
  '/app/content/edition': () => mockEdition,
  '/app/content/end-status': () => mockEdition.hasVisitorEnd,
  '/app/catalogue/categories': () => categories,
  '/app/info/hotClassifyTags': () => [],
  '/app/info/getCompanyProfilesList': (url) => page(url, companies),
  '/app/catalogue/recommendedCompanies': (url) => page(url, companies),
  '/app/catalogue/companies': (url) => chosen(url, companies),
  '/app/info/getEntriesList': (url) => page(url, entries),
  '/app/catalogue/recommendedEntries': (url) => page(url, entries),
  '/app/catalogue/entries': (url) => chosen(url, entries),
  '/app/catalogue/entriesOfCompanies': (url) =>
    chosen(url, companies).map(({ id }) => ({ companyId: id, ...page(url, entriesOf(id)) })),
  '/app/banner': () => [],
  '/app/display/companies': () => [],
  '/app/catalogue/videos': (url) => page(url, []),
  '/app/sourcing/posts': (url) => page(url, []),
  '/app/info/queryArticlePageList': (url) => page(url, articles),
  ...forEach(
    companies,
    (id) => `/app/catalogue/companies/${id}`,
    (id) => () => companies.find((record) => record.id === id),
  ),
  ...forEach(
    companies,
    (id) => `/app/catalogue/companies/${id}/entries`,
    (id) => (url) => page(url, entriesOf(id)),
  ),
  ...forEach(
    entries,
    (id) => `/app/catalogue/entries/${id}`,
    (id) => () => productPage(id),
  ),
  ...forEach(
    articles,
    (id) => `/app/content/articles/${id}`,
    (id) => () => articles.find((record) => record.id === id),
  ),
};
