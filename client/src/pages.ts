import { WirefairError } from './errors.ts';

/** Nodes that one page has at most where the caller does not say. */
const USUAL_FIRST = 100;

/** A stretch of a list, as every connection of the schema has it. */
export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** What a page is asked by: the arguments `first` and `after` of a connection. */
export interface PageRequest {
  first: number;
  after: string | null;
}

/** Where reading begins, and how much is asked for at a time. */
export interface PagingOptions {
  /** Most nodes of a page, 1 to 200; by default 100. Fewer are asked for where so many would be too costly. */
  first?: number | undefined;
  /** `pageInfo.endCursor` of the page to go on after; by default the list is read from its beginning. */
  after?: string | null | undefined;
}

type ReadPage<Node> = (asked: PageRequest) => Promise<Connection<Node>>;

const isTooCostly = (error: unknown) => error instanceof WirefairError && error.code === 'TOO_COSTLY';

/** Reads a page, with half as many nodes as long as it is too costly. */
async function readAffordable<Node>(read: ReadPage<Node>, asked: PageRequest) {
  for (let { first } = asked; ; first = Math.floor(first / 2)) {
    try {
      return { page: await read({ ...asked, first }), first };
    } catch (error) {
      if (!isTooCostly(error) || first <= 1) throw error;
    }
  }
}

/**
 * Reads a list page by page to its end. Keep `pageInfo.endCursor` of the last page to go on after it another time.
 * @param read reads one page; what it throws ends the reading, only `TOO_COSTLY` is tried again with a smaller page
 */
export async function* readPages<Node>(
  read: ReadPage<Node>,
  { first = USUAL_FIRST, after = null }: PagingOptions = {},
): AsyncGenerator<Connection<Node>, void, undefined> {
  const asked = { first, after };
  for (;;) {
    const { page, first: affordable } = await readAffordable(read, asked);
    yield page;
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage) return;
    if (endCursor === null || endCursor === asked.after)
      throw new WirefairError('A page of the list does not say where the next one begins', {
        code: 'ANSWER_UNREADABLE',
        status: 200,
      });
    asked.first = affordable;
    asked.after = endCursor;
  }
}

/**
 * Reads a list node by node to its end; a page is asked for when its first node is.
 * @param read reads one page, as `readPages` takes it
 */
export async function* paginate<Node>(
  read: ReadPage<Node>,
  options: PagingOptions = {},
): AsyncGenerator<Node, void, undefined> {
  for await (const { nodes } of readPages(read, options)) yield* nodes;
}
