import { type Cost, costOf, dataOf, parsed } from './answer.ts';
import type { TypedDocument } from './document.ts';
import { WirefairError } from './errors.ts';
import { listsBy } from './lists.ts';
import { categoriesDocument, type CategoriesQuery } from './operations.generated.ts';
import { type Timing, withRetries } from './retries.ts';
import type { Locale } from './schema.generated.ts';
import { syncBy } from './sync.ts';

/** How often a query is sent again at most where the caller does not say. */
const USUAL_RETRIES = 5;

/** What a client is made of. */
export interface ClientOptions {
  /** Absolute address of the GraphQL endpoint, like `https://fair.example/graphql`. */
  endpoint: string;
  /** The key of the program: `wf_live_…`, or `wf_test_…` for the demo edition. */
  key: string;
  /** Language of messages, and of texts that are asked for in one language; by default English. */
  language?: Locale | undefined;
  /** Sends the requests; by default the platform's `fetch`. */
  fetch?: typeof fetch | undefined;
  /** How often a query is sent again that failed for a reason that passes; by default 5. */
  retries?: number | undefined;
}

/** What a single query may be given besides. */
export interface QueryOptions {
  /** Ends the query, also while it waits for its next attempt. */
  signal?: AbortSignal | undefined;
}

/** Variables may be left out where the document needs none. */
type Given<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: QueryOptions]
    : [variables: Variables, options?: QueryOptions];

/** Reads the organiser's catalogue with a key. */
export interface Client extends ReturnType<typeof listsBy> {
  /**
   * Sends a query and answers its data. It is sent again, after a wait, when the key has spent what it may (as soon as
   * `Retry-After` says), when the service is not available (502, 503, 504), and when no answer arrives.
   * @throws WirefairError where the answer has an error, and the reason of the signal once it is aborted
   */
  query: <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    ...given: Given<Variables>
  ) => Promise<Result>;
  /** The roots of the classification with what stands below each, in both languages. Needs no scope. */
  categories: (options?: QueryOptions) => Promise<CategoriesQuery['categories']>;
  /**
   * Keeps a copy: copies everything at first, then tells what has changed since, with what was removed. Save each step's
   * changes together with its state, and hand the last state over the next time: a copy that was interrupted goes on, and
   * one that was not looked after for longer than changes are kept begins anew by itself.
   */
  sync: ReturnType<typeof syncBy>;
  /** What the last answer said about cost; undefined before the first. */
  readonly cost: Cost | undefined;
}

/** Sends one request and hands over what arrived. @throws WirefairError where nothing did */
async function exchange(send: typeof fetch, endpoint: URL, request: RequestInit) {
  try {
    const response = await send(endpoint, request);
    return { response, body: parsed(await response.text()) };
  } catch (cause) {
    request.signal?.throwIfAborted();
    throw new WirefairError('No answer arrived', { code: 'NETWORK_FAILURE', status: 0, cause });
  }
}

/**
 * Makes a client that takes time and chance from `timing`.
 * @throws TypeError where the endpoint is no absolute address, or the key cannot be sent
 */
export function clientWith(options: ClientOptions, timing: Timing): Client {
  const { key, language = 'EN', retries = USUAL_RETRIES } = options;
  const send: typeof fetch = options.fetch ?? ((...request) => fetch(...request));
  const endpoint = new URL(options.endpoint);
  const headers = new Headers({
    accept: 'application/json',
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    language,
  });
  let cost: Cost | undefined;

  async function ask<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    const body = JSON.stringify({ query: document.toString(), variables });
    const attempt = async () => {
      const request = { method: 'POST', headers, body, signal: signal ?? null };
      const { response, body: answer } = await exchange(send, endpoint, request);
      cost = costOf(answer) ?? cost;
      return dataOf<Result>(response, answer);
    };
    return withRetries(attempt, { retries, signal }, timing);
  }

  const lists = listsBy(ask);
  return {
    ...lists,
    sync: syncBy(ask, lists, timing),
    query: (document, ...[variables, more]) => ask(document, variables, more?.signal),
    categories: async (more) => (await ask(categoriesDocument, undefined, more?.signal)).categories,
    get cost() {
      return cost;
    },
  };
}
