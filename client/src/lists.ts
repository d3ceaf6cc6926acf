import type { TypedDocument } from './document.ts';
import {
  type BuyerPostFieldsFragment,
  buyerPostFields,
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
import { type Connection, paginate, type PagingOptions, readPages } from './pages.ts';
import type * as Schema from './schema.generated.ts';

/** What a list is read by. */
export interface ListOptions<Filter, Order, Name> extends PagingOptions {
  /** Which nodes the list has; all when omitted. Conditions add up. */
  filter?: Filter | undefined;
  /** Names of the fields to read, which lowers the cost and the scopes that are needed; all that the client knows when omitted. */
  fields?: readonly Name[] | undefined;
  /** What the list is ordered by; by default the ids, which no change moves. */
  orderBy?: Order | undefined;
  /** Whether the list is read from its other end. */
  reverse?: boolean | undefined;
  /** Ends the reading, also while it waits. */
  signal?: AbortSignal | undefined;
}

/** A list that is read while it is gone through: `for await (const node of list)`. */
export interface List<Node> extends AsyncIterable<Node> {
  /** The same by pages, for whoever keeps `pageInfo.endCursor` to go on after it another time. */
  pages: () => AsyncGenerator<Connection<Node>, void, undefined>;
}

interface Variables<Filter, Order> {
  first: number;
  after: string | null;
  filter: Filter | undefined;
  orderBy: Order | undefined;
  reverse: boolean;
}

/** Sends a query of one of the lists. */
export type Ask = <Result, Given>(
  document: TypedDocument<Result, Given>,
  variables: Given,
  signal: AbortSignal | undefined,
) => Promise<Result>;

/** A list of the schema. */
interface Kind<Fields> {
  /** Name of the connection. */
  connection: string;
  /** How the types of its conditions and its order begin. */
  type: string;
  /** The selection of each field. */
  selections: { [Name in keyof Fields]: string };
}

function textOf({ connection, type }: Kind<unknown>, selections: readonly string[]): string {
  const variables = `$first: Int!, $after: String, $filter: ${type}Conditions, $orderBy: ${type}Order! = ID, $reverse: Boolean!`;
  const given = 'first: $first, after: $after, filter: $filter, orderBy: $orderBy, reverse: $reverse';
  const page = `nodes { ${selections.join(' ')} } pageInfo { endCursor hasNextPage }`;
  return `query ${type}List(${variables}) { list: ${connection}(${given}) { ${page} } }`;
}

/** The function of the client that reads a list. */
function reader<Fields, Filter, Order>(kind: Kind<Fields>) {
  return (ask: Ask) =>
    <Name extends keyof Fields = keyof Fields>(
      options: ListOptions<Filter, Order, Name> = {},
    ): List<Pick<Fields, Name>> => {
      const { filter, fields, orderBy, reverse = false, signal, ...paging } = options;
      const all: readonly string[] = Object.values(kind.selections);
      const document: TypedDocument<
        { list: Connection<Pick<Fields, Name>> },
        Variables<Filter, Order>
      > = textOf(kind, fields?.map((name) => kind.selections[name]) ?? all);
      const read = async (asked: { first: number; after: string | null }) =>
        (await ask(document, { ...asked, filter, orderBy, reverse }, signal)).list;
      return {
        pages: () => readPages(read, paging),
        [Symbol.asyncIterator]: () => paginate(read, paging),
      };
    };
}

const exhibitors = reader<ExhibitorFieldsFragment, Schema.ExhibitorConditions, Schema.ExhibitorOrder>({
  connection: 'exhibitorConnection',
  type: 'Exhibitor',
  selections: exhibitorFields,
});

const products = reader<ProductFieldsFragment, Schema.ProductConditions, Schema.ProductOrder>({
  connection: 'productConnection',
  type: 'Product',
  selections: productFields,
});

const buyerPosts = reader<BuyerPostFieldsFragment, Schema.BuyerPostConditions, Schema.BuyerPostOrder>({
  connection: 'buyerPostConnection',
  type: 'BuyerPost',
  selections: buyerPostFields,
});

const news = reader<NewsFieldsFragment, Schema.NewsArticleConditions, Schema.NewsArticleOrder>({
  connection: 'newsConnection',
  type: 'NewsArticle',
  selections: newsFields,
});

const events = reader<EventFieldsFragment, Schema.ConferenceEventConditions, Schema.ConferenceEventOrder>({
  connection: 'eventConnection',
  type: 'ConferenceEvent',
  selections: eventFields,
});

const videos = reader<VideoFieldsFragment, Schema.VideoConditions, Schema.VideoOrder>({
  connection: 'videoConnection',
  type: 'Video',
  selections: videoFields,
});

/** The lists of the schema, read by one way of asking. */
export const listsBy = (ask: Ask) => ({
  /** Exhibitors of the current edition. Needs the scope `read:exhibitors`. */
  exhibitors: exhibitors(ask),
  /** Products of all exhibitors. Needs `read:products`; `read:exhibitors` too for the field `exhibitor`. */
  products: products(ask),
  /** What buyers want to buy. Needs `read:posts`. */
  buyerPosts: buyerPosts(ask),
  /** News of the show and of exhibitors. Needs `read:news`; `read:exhibitors` too for the field `exhibitor`. */
  news: news(ask),
  /** Conferences and events with their programmes. Needs `read:events`. */
  events: events(ask),
  /** Videos. Needs `read:videos`; `read:exhibitors` too for the field `exhibitor`. */
  videos: videos(ask),
});
