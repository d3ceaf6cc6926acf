import Type, { type TSchema } from 'typebox';

/**
 * Records of a list that can be reached by page number, however long the list is: what is skipped has to be walked
 * over, and nobody reads so far. Also the largest `pageSize` that is accepted: the specification's global search asks
 * for it (REST-023, PUB-075).
 */
export const REACHABLE = 10_000;

/** Records that one answer carries at most, whatever was asked, so that no answer passes 1 MB (docs/promises.md 11). */
export const MAX_RECORDS = 200;

/** Largest number that every database and client takes as an integer. */
const MAX_INT = 2_147_483_647;

/** Query parameters of every paged call (REST-007). */
export const PageQuery = {
  pageNo: Type.Integer({
    minimum: 1,
    maximum: MAX_INT,
    default: 1,
    description: 'Page, from 1. Past the last page there are no records.',
  }),
  pageSize: Type.Integer({
    minimum: 1,
    maximum: REACHABLE,
    default: 10,
    description: `Records a page. At most ${MAX_RECORDS} are sent; \`size\` in the answer tells how many a page has.`,
  }),
};

/** Search text as every list call takes it. */
export const Keyword = Type.String({
  maxLength: 100,
  default: '',
  description:
    'Search text: Chinese by two characters and more, English by word stems. At most 100 characters.',
});

/** A page as a store fills it. */
export interface Page<T> {
  records: T[];
  total: number;
  /** True when `total` is the database's estimate (searches with very many matches). */
  totalIsEstimate: boolean;
}

/** Where a page starts and how long it is. */
export interface PageRequest {
  offset: number;
  limit: number;
}

/** The slice that `pageNo` and `pageSize` ask for, as far as it can be reached; without a length beyond. */
export function pageRequest(query: { pageNo: number; pageSize: number }): PageRequest {
  const size = Math.min(query.pageSize, MAX_RECORDS);
  const offset = Math.min((query.pageNo - 1) * size, REACHABLE);
  return { offset, limit: Math.min(size, REACHABLE - offset) };
}

/** The page object of the contract around `page`. */
export function pageResult<T>(page: Page<T>, query: { pageNo: number; pageSize: number }) {
  const size = Math.min(query.pageSize, MAX_RECORDS);
  return {
    records: page.records,
    total: page.total,
    totalIsEstimate: page.totalIsEstimate,
    size,
    current: query.pageNo,
    pages: Math.ceil(Math.min(page.total, REACHABLE) / size),
  };
}

/** The schema of a page of `record`. */
export function pageOf<T extends TSchema>(record: T) {
  return Type.Object({
    records: Type.Array(record),
    total: Type.Integer({ description: 'Records of the list.' }),
    totalIsEstimate: Type.Boolean({ description: 'True when `total` is an estimate (very many matches).' }),
    size: Type.Integer({ description: 'Records a page.' }),
    current: Type.Integer({ description: 'This page.' }),
    pages: Type.Integer({
      description: `Pages that can be asked for: those of the first ${REACHABLE} records. Beyond, pages are empty.`,
    }),
  });
}
