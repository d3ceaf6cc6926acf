import { UpstreamUnavailable } from './errors.ts';
import { isNotFound } from './offered-calls.ts';

/** A page of the REST contract; a foreign server may leave out all but the first two. */
export interface PageRecord<T> {
  records: T[];
  total: number;
  totalIsEstimate?: boolean;
  size?: number;
  current?: number;
  pages?: number;
}

const isPage = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && 'records' in sent && Array.isArray(sent.records);

/**
 * A page whose records are complete.
 * @throws UpstreamUnavailable for an answer that is no page
 */
export const completePage =
  <T, U>(complete: (record: T) => U) =>
  (page: PageRecord<T>): PageRecord<U> => {
    // The type says what the server promises; what it sends has not been looked at.
    const sent: unknown = page;
    if (!isPage(sent)) throw new UpstreamUnavailable('a list without records');
    return { ...page, records: page.records.map(complete) };
  };

/** Records a page, where a list is read through. */
const PAGE_SIZE = 100;

/** Pages that are read at most: lists of one's own are shorter. */
const MAX_PAGES = 20;

/**
 * Reads a list page by page until `enough` holds for what has been read, the list ends, or 2,000 records were read:
 * for servers without the call that asks for single records.
 */
export async function readThrough<T>(
  read: (page: { pageNo: number; pageSize: number }) => Promise<PageRecord<T>>,
  enough: (records: readonly T[]) => boolean = () => false,
): Promise<T[]> {
  const all: T[] = [];
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo += 1) {
    const { records, total } = await read({ pageNo, pageSize: PAGE_SIZE });
    all.push(...records);
    if (records.length === 0 || all.length >= total || enough(all)) break;
  }
  return all;
}

/** The first record of a list that `isIt` holds for; undefined where there is none. */
export async function findInPages<T>(
  read: (page: { pageNo: number; pageSize: number }) => Promise<PageRecord<T>>,
  isIt: (record: T) => boolean,
): Promise<T | undefined> {
  return (await readThrough(read, (records) => records.some(isIt))).find(isIt);
}

/**
 * A record of the caller's own: by the call for one of them, or, where the server has no such call, from the list.
 * @param one makes the call
 * @returns null for one that is not there or somebody else's
 */
export async function oneOrListed<T>(
  one: () => Promise<T>,
  read: (page: { pageNo: number; pageSize: number }) => Promise<PageRecord<T>>,
  isIt: (record: T) => boolean,
): Promise<T | null> {
  try {
    return await one();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return (await findInPages(read, isIt)) ?? null;
  }
}
