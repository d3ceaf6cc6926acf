import autocannon from 'autocannon';
import { httpCall, oneConnection } from '../support/http-call.ts';
import { median } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { isWhole, type KnownPage, knownPages } from './known-pages.ts';
import type { Site } from './site.ts';

/** One way to ask for a page that the gateway has rendered before. */
interface Way {
  name: string;
  /** @param tag entity tag that the page has now */
  headers: (tag: string) => Record<string, string>;
  status: 200 | 304;
}

interface Turn {
  rate: number;
  /** Processor time of the gateway for an answer, microseconds. */
  cost: number;
}

const CONNECTIONS = 32;
/** A document with content is larger than this in every encoding, bytes. */
const WHOLE_BYTES = 4000;

/** Asks for a page until the gateway has rendered it. @returns its tag @throws Error after ten seconds */
async function untilKept(origin: string, page: KnownPage): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(origin + page.path);
    const tag = answer.headers.get('etag');
    if (isWhole(await answer.text(), page) && tag !== null) return tag;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${page.path} comes without its content`);
}

/**
 * One turn with a page of one tag.
 * @returns undefined where the page was rendered anew in the meantime, as each whole minute makes it; that turn counts not
 */
async function turnWithTag(
  { gateway }: Site,
  page: KnownPage,
  way: Way,
  seconds: number,
): Promise<Turn | undefined> {
  const tag = await untilKept(gateway.url, page);
  const before = gateway.cpuSeconds() ?? Number.NaN;
  const result = await autocannon({
    url: gateway.url + page.path,
    connections: CONNECTIONS,
    duration: seconds,
    headers: way.headers(tag),
    verifyBody: (body) => way.status === 304 || String(body).length > WHOLE_BYTES,
  });
  const cpu = (gateway.cpuSeconds() ?? Number.NaN) - before;
  if ((await untilKept(gateway.url, page)) !== tag) return undefined;
  const right = result.statusCodeStats?.[`${way.status}`]?.count ?? 0;
  const others = result.requests.total - right;
  if (right === 0 || others > CONNECTIONS || result.mismatches > 0)
    throw new Error(`${way.name}: ${others} answers of another status, ${result.mismatches} without content`);
  return { rate: right / result.duration, cost: (cpu * 1e6) / right };
}

async function turn(site: Site, page: KnownPage, way: Way, seconds: number): Promise<Turn> {
  for (let tries = 0; tries < 3; tries += 1) {
    const done = await turnWithTag(site, page, way, seconds);
    if (done) return done;
  }
  throw new Error(`${way.name}: the page was another one after each turn`);
}

/** Addresses that were not asked for before, each a page of its own. */
function newAddresses({ world }: Site): KnownPage[] {
  return world.products
    .slice(1)
    .map(({ id, title }) => ({ path: `/d/product/product-detail?id=${id}`, holds: title }));
}

/** Has pages rendered that nobody asked for before, four at a time, each for a client of its own. */
async function renderNew(site: Site): Promise<Turn> {
  const { gateway } = site;
  const left = newAddresses(site);
  const count = left.length;
  const before = gateway.cpuSeconds() ?? Number.NaN;
  const startedAt = performance.now();
  const connection = async () => {
    const agent = oneConnection();
    for (let page = left.pop(); page; page = left.pop()) {
      const from = `127.2.0.${(left.length % 250) + 1}`;
      const { text } = await httpCall({ url: gateway.url + page.path, from, agent });
      if (!isWhole(text, page)) throw new Error(`${page.path} came without its content`);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: 4 }, connection));
  const cpu = (gateway.cpuSeconds() ?? Number.NaN) - before;
  return { rate: count / ((performance.now() - startedAt) / 1000), cost: (cpu * 1e6) / count };
}

const round = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** What a page costs the gateway that it has rendered before, and one that it has not. */
export async function measureRates(
  site: Site,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<string> {
  const [home] = knownPages(site.world);
  if (!home) throw new Error('there is no page');
  const ways: Way[] = [
    { name: 'known page, uncompressed', headers: () => ({}), status: 200 },
    { name: 'known page, br', headers: () => ({ 'accept-encoding': 'br' }), status: 200 },
    {
      name: 'known page, br, signed in',
      headers: () => ({ 'accept-encoding': 'br', cookie: 'session=measured' }),
      status: 200,
    },
    {
      name: 'known page, 304',
      headers: (tag) => ({ 'accept-encoding': 'br', 'if-none-match': tag }),
      status: 304,
    },
  ];
  const turns = new Map(ways.map((way): [Way, Turn[]] => [way, []]));
  for (let count = 0; count < rounds; count += 1) {
    for (const way of ways) turns.get(way)?.push(await turn(site, home, way, seconds));
  }
  const rows = [...turns].map(([{ name }, own]) => [
    name,
    round(median(own.map(({ rate }) => rate))),
    round(median(own.map(({ cost }) => cost))),
  ]);
  const anew = await renderNew(site);
  rows.push(['page rendered anew', round(anew.rate), round(anew.cost)]);
  return table(['what', 'a second', 'processor time, µs'], rows);
}
