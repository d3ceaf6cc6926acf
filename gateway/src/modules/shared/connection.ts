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
