import type { PageRecord } from '../pages.ts';
import { readThrough } from './read-through.ts';

/** A cursor into a list that is read by page numbers: the number of the next page. */
const PAGE_CURSOR = /^page:(\d{1,6})$/;

/** A stretch of a list that is read by cursor. */
interface Stretch<T> {
  records: T[];
  hasNext: boolean;
  /** Blank where the stretch has no record. */
  endCursor: string;
}

interface Asked {
  /** Records at most. */
  first: number;
  after?: string | null | undefined;
  /** Asks for these records alone, comma-joined. */
  ids?: string | undefined;
}

/**
 * A stretch of a list by the page calls of the specification, for servers without lists by cursor. Records that are
 * added meanwhile move the others, as in every list by page numbers.
 */
export async function stretchByPages<T extends { id: string }>(
  list: (page: { pageNo: number; pageSize: number }) => Promise<PageRecord<T>>,
  { first, after, ids }: Asked,
): Promise<Stretch<T>> {
  if (ids) return { records: await listedOf(list, ids), hasNext: false, endCursor: '' };
  const page = Number(PAGE_CURSOR.exec(after ?? '')?.[1] ?? 1);
  const { records, total } = await list({ pageNo: page, pageSize: first });
  return {
    records,
    hasNext: page * first < total,
    endCursor: records.length === 0 ? '' : `page:${page + 1}`,
  };
}

/** The records with these ids. The specification has no call for them: they are looked for in the list. */
async function listedOf<T extends { id: string }>(
  list: (page: { pageNo: number; pageSize: number }) => Promise<PageRecord<T>>,
  ids: string,
): Promise<T[]> {
  const wanted = new Set(ids.split(','));
  const isWanted = ({ id }: T) => wanted.has(id);
  const read = await readThrough(list, (records) => records.filter(isWanted).length >= wanted.size);
  return read.filter(isWanted);
}
