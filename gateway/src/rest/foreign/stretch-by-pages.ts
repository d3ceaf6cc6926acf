import type { PageRecord } from '../pages.ts';

/** A cursor into a list that is read by page numbers: the number of the next page. */
const PAGE_CURSOR = /^page:(\d{1,6})$/;

/** A stretch of a list that is read by cursor. */
interface Stretch<T> {
  records: T[];
  hasNext: boolean;
  /** Blank where the stretch has no record. */
  endCursor: string;
}

/**
 * A stretch of a list by the page calls of the specification, for servers without lists by cursor. Records that are
 * added meanwhile move the others, as in every list by page numbers.
 */
export async function stretchByPages<T>(
  list: (page: { pageNo: number; pageSize: number }) => Promise<PageRecord<T>>,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<Stretch<T>> {
  const page = Number(PAGE_CURSOR.exec(after ?? '')?.[1] ?? 1);
  const { records, total } = await list({ pageNo: page, pageSize: first });
  return {
    records,
    hasNext: page * first < total,
    endCursor: records.length === 0 ? '' : `page:${page + 1}`,
  };
}
