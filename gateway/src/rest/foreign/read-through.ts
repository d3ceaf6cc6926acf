import type { PageRecord } from '../pages.ts';

/** Reads one page of a list. */
type ReadPage<T> = (page: { pageNo: number; pageSize: number }) => Promise<PageRecord<T>>;

/** Records a page, where a list is read through. */
const PAGE_SIZE = 100;

/** Pages that are read at most: lists of one's own are shorter. */
const MAX_PAGES = 20;

/** Reads a list page by page until `enough` holds for what has been read, the list ends, or 2,000 records were read. */
export async function readThrough<T>(
  read: ReadPage<T>,
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
  read: ReadPage<T>,
  isIt: (record: T) => boolean,
): Promise<T | undefined> {
  return (await readThrough(read, (records) => records.some(isIt))).find(isIt);
}
