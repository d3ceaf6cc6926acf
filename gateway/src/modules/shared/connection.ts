import type { PageRecord } from '../../rest/pages.ts';

/** A stretch of a list that is read by cursor, as the REST service sends it. */
export interface CursorPage<T> {
  records: T[];
  hasNext: boolean;
  /** Blank where the stretch has no record. */
  endCursor: string;
}

/** How many records a list has. */
export interface ListCount {
  total: number;
  totalIsEstimate?: boolean;
}

/** What the resolvers of a connection work on. */
export interface ConnectionParent<T> {
  page: CursorPage<T>;
  /** Counts the whole list; called when somebody asks for the number. */
  count: () => Promise<ListCount>;
}

/** A connection whose records are counted only when somebody asks for their number, and once then. */
export async function connectionParent<T>(
  page: Promise<CursorPage<T>>,
  count: () => Promise<ListCount>,
): Promise<ConnectionParent<T>> {
  let counted: Promise<ListCount> | undefined;
  return { page: await page, count: () => (counted ??= count()) };
}

/** Fields that every connection type has. */
export const connectionFields = {
  nodes: <T>({ page }: ConnectionParent<T>): T[] => page.records,
  totalCount: async <T>({ count }: ConnectionParent<T>): Promise<number> => (await count()).total,
  totalCountIsEstimate: async <T>({ count }: ConnectionParent<T>): Promise<boolean> =>
    (await count()).totalIsEstimate ?? false,
  pageInfo: <T>({ page }: ConnectionParent<T>) => ({
    hasNextPage: page.hasNext,
    endCursor: page.endCursor || null,
  }),
};

/** A cursor into a list that is read by page numbers: the number of the next page and the records a page. */
const PAGE_CURSOR = /^page:(\d{1,6})$/;

/**
 * A stretch of a list by the page calls of the specification, for servers without lists by cursor. Records that are added
 * meanwhile move the others, as in every list by page numbers.
 */
export async function stretchByPages<T>(
  list: (page: { page: number; pageSize: number }) => Promise<PageRecord<T>>,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<CursorPage<T>> {
  const page = Number(PAGE_CURSOR.exec(after ?? '')?.[1] ?? 1);
  const { records, total } = await list({ page, pageSize: first });
  return {
    records,
    hasNext: page * first < total,
    endCursor: records.length === 0 ? '' : `page:${page + 1}`,
  };
}
