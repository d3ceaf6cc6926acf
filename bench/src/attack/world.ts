import { ask, type Browser, check } from '../support/graphql.ts';

/** What the site holds, read before the attack: every later answer must agree with it. */
export interface World {
  editionName: string;
  /** Of the first page of the list, in order. */
  products: { id: string; title: string; exhibitor: { id: string; name: string } | null }[];
  exhibitorIds: string[];
  /** The products that each word finds: how many, and the first. */
  searches: { text: string; total: number; first: string }[];
  /** The largest file that visitors can open. */
  largestFile: string;
}

export const SEARCH = `query ($text: String!) {
  siteSearch(text: $text) { products { failure found { totalCount nodes { id title } } } }
}`;

export interface Search {
  siteSearch: {
    products: {
      failure: string | null;
      found: { totalCount: number; nodes: { id: string; title: string }[] } | null;
    };
  };
}

const WORDS = ['高压', '电缆', '交联聚乙烯', '光纤', '绝缘'];

async function searchFor(browser: Browser, text: string) {
  const { found } = (await ask<Search>(browser, SEARCH, { text })).siteSearch.products;
  const first = found?.nodes[0]?.id;
  check(first !== undefined && found !== null && found.totalCount > 0, `nothing is found for ${text}`);
  return { text, total: found.totalCount, first };
}

/** Reads what the site holds while it is quiet. */
export async function readWorld(browser: Browser): Promise<World> {
  const { edition, products, exhibitors, videos } = await ask<{
    edition: { name: string };
    products: { nodes: World['products'] };
    exhibitors: { nodes: { id: string }[] };
    videos: { nodes: { videoUrl: string }[] };
  }>(
    browser,
    `{ edition { name } products(pageSize: 100) { nodes { id title exhibitor { id name } } }
       exhibitors(pageSize: 100) { nodes { id } } videos(pageSize: 100) { nodes { videoUrl } } }`,
  );
  check(
    products.nodes.length > 20 && exhibitors.nodes.length > 20,
    'the edition is too small to be attacked',
  );
  const searches = [];
  for (const text of WORDS) searches.push(await searchFor(browser, text));
  return {
    editionName: edition.name,
    products: products.nodes,
    exhibitorIds: exhibitors.nodes.map(({ id }) => id),
    searches,
    largestFile: await largestOf(browser, [...new Set(videos.nodes.map(({ videoUrl }) => videoUrl))]),
  };
}

async function largestOf({ origin }: Browser, paths: string[]): Promise<string> {
  let largest = { path: '', bytes: 0 };
  for (const path of paths) {
    const answer = await fetch(origin + path, { method: 'HEAD' });
    const bytes = Number(answer.headers.get('content-length'));
    if (answer.ok && bytes > largest.bytes) largest = { path, bytes };
  }
  check(largest.bytes > 200_000, 'there is no large file to read slowly');
  return largest.path;
}
