import type { TypedDocument } from './document.ts';
import { WirefairError } from './errors.ts';
import type { Ask, List, listsBy } from './lists.ts';
import {
  type BuyerPostFieldsFragment,
  buyerPostFields,
  type CategoryFieldsFragment,
  categoriesDocument,
  categoryFields,
  changeCursorDocument,
  type EventFieldsFragment,
  eventFields,
  type ExhibitorFieldsFragment,
  exhibitorFields,
  type NewsFieldsFragment,
  newsFields,
  type ProductFieldsFragment,
  productFields,
  type VideoFieldsFragment,
  videoFields,
} from './operations.generated.ts';
import { type Connection, readPages } from './pages.ts';
import type { Timing } from './retries.ts';
import type { RemovalReason } from './schema.generated.ts';

/** What the client reads of the records of each kind. */
interface Objects {
  CATEGORY: CategoryFieldsFragment;
  EXHIBITOR: ExhibitorFieldsFragment;
  PRODUCT: ProductFieldsFragment;
  VIDEO: VideoFieldsFragment;
  BUYER_POST: BuyerPostFieldsFragment;
  NEWS: NewsFieldsFragment;
  EVENT: EventFieldsFragment;
}

/** Kinds of records that a copy may have. */
export type SyncType = keyof Objects;

interface Upsert<Type extends SyncType> {
  type: Type;
  id: string;
  operation: 'UPSERT';
  /** The record as it is now: write it in the place of what the copy has. */
  object: Objects[Type];
}

interface Removal {
  type: SyncType;
  id: string;
  operation: 'REMOVE';
  /** Why it is not public any more. */
  reason: RemovalReason;
  /** Id of the record that it has become part of; null unless it was merged. */
  mergedIntoId: string | null;
}

/** One thing to do in a copy. Doing it twice is doing it once. */
export type SyncChange = { [Type in SyncType]: Upsert<Type> }[SyncType] | Removal;

/** How far a copy has come; plain data, to be kept together with the copy. */
export interface SyncState {
  /** From where the changes are read. */
  cursor: string;
  /** What is being copied at first, and after which record; null once everything has been copied. */
  copying: { type: SyncType; after: string | null } | null;
}

/** A part of the work: save the changes and the state in one transaction. */
export interface SyncStep {
  changes: readonly SyncChange[];
  state: SyncState;
  /**
   * `BEGUN`: everything is copied from here on; note what the copy has. `ENDED`: everything has been copied; remove what
   * the copy had before and was not met since. Null for every other step.
   */
  copy: 'BEGUN' | 'ENDED' | null;
}

/** What a copy has, and how it goes on. */
export interface SyncOptions {
  /** Kinds of records; products, videos and news name their exhibitor, which needs the scope `read:exhibitors`. */
  types: readonly SyncType[];
  /** What the last step said; a new copy begins when omitted. */
  state?: SyncState | undefined;
  /** Looks for changes so often, milliseconds, until the signal ends it; looks once when omitted. */
  everyMs?: number | undefined;
  /** Most records of a step, 1 to 200; by default 100. Fewer are asked for where so many would be too costly. */
  first?: number | undefined;
  /** Ends the work, also while it waits. */
  signal?: AbortSignal | undefined;
}

/** A change as the schema tells it; its object stands under the name of its kind, for fields of two kinds may differ. */
type Told = {
  type: SyncType;
  recordId: string;
  operation: 'UPSERT' | 'REMOVE';
  reason: RemovalReason | null;
  mergedIntoId: string | null;
} & { [Type in SyncType]?: Objects[Type] | null };

interface ChangeVariables {
  after: string;
  first: number;
  types: readonly SyncType[];
}

type Asked = { after: string | null; first: number | undefined; signal: AbortSignal | undefined };
type Pages = AsyncGenerator<Connection<SyncChange>, void, undefined>;
type Lists = ReturnType<typeof listsBy>;

/** The pages of a list as pages of changes. */
async function* pagesOf<Node>(list: List<Node>, change: (node: Node) => SyncChange): Pages {
  for await (const { nodes, pageInfo } of list.pages()) yield { nodes: nodes.map(change), pageInfo };
}

/** How records of a kind are asked for, and what a copy has to do for one. */
interface Kind {
  typename: string;
  selections: Record<string, string>;
  /** All records, page by page. */
  pages: (ask: Ask, lists: Lists, asked: Asked) => Pages;
  /** The change for the record of a change; undefined for one that is gone by now, of which a later change tells. */
  changeIn: (told: Told) => SyncChange | undefined;
}

const category = (object: Objects['CATEGORY']): SyncChange => upsert('CATEGORY', object);

async function* categoryPages(ask: Ask, { signal }: Asked): Pages {
  const { categories } = await ask(categoriesDocument, {}, signal);
  const all = categories.flatMap(({ children, ...root }) => [
    { ...root, parent: null },
    ...children.map((child) => ({ ...child, parent: { id: root.id } })),
  ]);
  yield { nodes: all.map(category), pageInfo: { endCursor: null, hasNextPage: false } };
}

const upsert = <Type extends SyncType, Object extends { id: string }>(type: Type, object: Object) => ({
  type,
  id: object.id,
  operation: 'UPSERT' as const,
  object,
});
const exhibitor = (object: Objects['EXHIBITOR']): SyncChange => upsert('EXHIBITOR', object);
const product = (object: Objects['PRODUCT']): SyncChange => upsert('PRODUCT', object);
const video = (object: Objects['VIDEO']): SyncChange => upsert('VIDEO', object);
const buyerPost = (object: Objects['BUYER_POST']): SyncChange => upsert('BUYER_POST', object);
const newsEntry = (object: Objects['NEWS']): SyncChange => upsert('NEWS', object);
const conference = (object: Objects['EVENT']): SyncChange => upsert('EVENT', object);

/** All kinds, in the order in which they are copied: what others name comes first. */
const kinds: Record<SyncType, Kind> = {
  CATEGORY: {
    typename: 'Category',
    selections: categoryFields,
    pages: (ask, _lists, asked) => categoryPages(ask, asked),
    changeIn: ({ CATEGORY: object }) => (object ? category(object) : undefined),
  },
  EXHIBITOR: {
    typename: 'Exhibitor',
    selections: exhibitorFields,
    pages: (_ask, lists, asked) => pagesOf(lists.exhibitors(asked), exhibitor),
    changeIn: ({ EXHIBITOR: object }) => (object ? exhibitor(object) : undefined),
  },
  PRODUCT: {
    typename: 'Product',
    selections: productFields,
    pages: (_ask, lists, asked) => pagesOf(lists.products(asked), product),
    changeIn: ({ PRODUCT: object }) => (object ? product(object) : undefined),
  },
  VIDEO: {
    typename: 'Video',
    selections: videoFields,
    pages: (_ask, lists, asked) => pagesOf(lists.videos(asked), video),
    changeIn: ({ VIDEO: object }) => (object ? video(object) : undefined),
  },
  BUYER_POST: {
    typename: 'BuyerPost',
    selections: buyerPostFields,
    pages: (_ask, lists, asked) => pagesOf(lists.buyerPosts(asked), buyerPost),
    changeIn: ({ BUYER_POST: object }) => (object ? buyerPost(object) : undefined),
  },
  NEWS: {
    typename: 'NewsArticle',
    selections: newsFields,
    pages: (_ask, lists, asked) => pagesOf(lists.news(asked), newsEntry),
    changeIn: ({ NEWS: object }) => (object ? newsEntry(object) : undefined),
  },
  EVENT: {
    typename: 'ConferenceEvent',
    selections: eventFields,
    pages: (_ask, lists, asked) => pagesOf(lists.events(asked), conference),
    changeIn: ({ EVENT: object }) => (object ? conference(object) : undefined),
  },
};

/** These kinds in the order in which they are copied, each once. */
const inOrder = (types: readonly SyncType[]): SyncType[] =>
  [...new Set(types)].toSorted((one, other) => placeOf(one) - placeOf(other));

const placeOf = (type: SyncType): number => Object.keys(kinds).indexOf(type);

function documentFor(
  types: readonly SyncType[],
): TypedDocument<{ changes: Connection<Told> }, ChangeVariables> {
  const objects = types.map((type) => {
    const { typename, selections } = kinds[type];
    return `${type}: object { ... on ${typename} { ${Object.values(selections).join(' ')} } }`;
  });
  const change = `type recordId operation reason mergedIntoId ${objects.join(' ')}`;
  return `query Changes($after: String!, $first: Int!, $types: [ChangeType!]!) {
    changes(after: $after, first: $first, types: $types) {
      nodes { ${change} } pageInfo { endCursor hasNextPage } } }`;
}

function changeOf(told: Told): SyncChange | undefined {
  const { type, recordId: id, operation, reason, mergedIntoId } = told;
  if (operation === 'REMOVE') return { type, id, operation, reason: reason ?? 'DELETED', mergedIntoId };
  return kinds[type].changeIn(told);
}

const isExpired = (error: unknown) => error instanceof WirefairError && error.code === 'CURSOR_EXPIRED';

/** The work of one copy. */
class Copy {
  private readonly types: readonly SyncType[];
  private readonly changes: TypedDocument<{ changes: Connection<Told> }, ChangeVariables>;

  constructor(
    private readonly ask: Ask,
    private readonly lists: Lists,
    types: readonly SyncType[],
    private readonly paging: Pick<Asked, 'first' | 'signal'>,
  ) {
    this.types = inOrder(types);
    this.changes = documentFor(this.types);
  }

  /** Where a new copy begins. */
  async begin(): Promise<SyncState> {
    const { changeCursor } = await this.ask(changeCursorDocument, {}, this.paging.signal);
    const [type] = this.types;
    return { cursor: changeCursor, copying: type === undefined ? null : { type, after: null } };
  }

  /** Copies everything that has not been copied yet, then reads the changes to the end of the log. */
  async *goOn(begun: SyncState): AsyncGenerator<SyncStep, void, undefined> {
    let { copying } = begun;
    while (copying !== null) {
      const { type, after }: { type: SyncType; after: string | null } = copying;
      const following = this.types[this.types.indexOf(type) + 1];
      const asked = { after, ...this.paging };
      for await (const { nodes, pageInfo } of kinds[type].pages(this.ask, this.lists, asked)) {
        if (pageInfo.hasNextPage) copying = { type, after: pageInfo.endCursor };
        else copying = following === undefined ? null : { type: following, after: null };
        yield {
          changes: nodes,
          state: { cursor: begun.cursor, copying },
          copy: copying === null ? 'ENDED' : null,
        };
      }
    }
    yield* this.readChanges(begun.cursor);
  }

  private async *readChanges(begun: string): AsyncGenerator<SyncStep, void, undefined> {
    const { signal, first } = this.paging;
    const read = async (asked: { first: number; after: string | null }) => {
      const variables = { first: asked.first, after: asked.after ?? begun, types: this.types };
      return (await this.ask(this.changes, variables, signal)).changes;
    };
    for await (const { nodes, pageInfo } of readPages(read, { first, after: begun })) {
      const { endCursor: cursor } = pageInfo;
      // Nothing has happened since.
      if (cursor === null || nodes.length === 0) continue;
      const changes = nodes.flatMap((told) => changeOf(told) ?? []);
      yield { changes, state: { cursor, copying: null }, copy: null };
    }
  }
}

/** The function of the client that keeps a copy. */
export const syncBy = (ask: Ask, lists: Lists, timing: Timing) =>
  async function* sync({
    types,
    state,
    everyMs,
    first,
    signal,
  }: SyncOptions): AsyncGenerator<SyncStep, void, undefined> {
    const copy = new Copy(ask, lists, types, { first, signal });
    let present = state;
    for (;;) {
      if (!present) {
        present = await copy.begin();
        yield { changes: [], state: present, copy: 'BEGUN' };
      }
      try {
        for await (const step of copy.goOn(present)) {
          present = step.state;
          yield step;
        }
        if (everyMs === undefined) return;
        await timing.wait(everyMs, signal);
      } catch (error) {
        if (!isExpired(error)) throw error;
        present = undefined;
      }
    }
  };
