import { Pool } from 'undici';
import { startSite } from '../pages/site.ts';
import type { Server } from '../support/child.ts';
import { median } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { issueKeys } from './issue.ts';

export interface KeysOptions {
  serverUrl: string;
  rounds: number;
  /** Length of a turn. */
  seconds: number;
}

/** Keys that are used in turn: one alone may not spend so much. */
const KEYS = 200;
/** Requests under way at once. */
const AT_ONCE = 16;
const SIZE = 20;

/** What is read: small, so that the key's part of the work shows. */
const QUERY = `query ($after: String) {
  productConnection(first: ${SIZE}, after: $after) { nodes { id bilingualTitle { zh en } } pageInfo { endCursor } } }`;

interface Turn {
  rate: number;
  /** Processor time of the gateway for an answer, microseconds. */
  cost: number;
}

/** What follows the cursors of one list. */
interface Page {
  nodes: { id: string; bilingualTitle: { zh: string | null } }[];
  pageInfo: { endCursor: string | null };
}

/** Cursors of many stretches of the list, so that requests ask for different ones. */
async function cursorsOf(ask: (after: string | null) => Promise<Page>): Promise<string[]> {
  const cursors: string[] = [];
  let after: string | null = null;
  while (cursors.length < 200) {
    const { pageInfo }: Page = await ask(after);
    if (pageInfo.endCursor === null) break;
    cursors.push((after = pageInfo.endCursor));
  }
  return cursors;
}

/** Asks for one stretch. @throws Error for an answer without all of it */
async function ask(pool: Pool, after: string | null, key?: string): Promise<Page> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({ query: QUERY, variables: { after } }),
  });
  const text = await body.text();
  const { data } = JSON.parse(text) as { data?: { productConnection: Page } };
  const page = data?.productConnection;
  if (statusCode !== 200 || page?.nodes.length !== SIZE || !page.nodes.every(({ id }) => id))
    throw new Error(`status ${statusCode}: ${text.slice(0, 300)}`);
  return page;
}

async function turn(
  gateway: Server,
  seconds: number,
  next: (call: number) => Promise<unknown>,
): Promise<Turn> {
  const before = gateway.cpuSeconds() ?? Number.NaN;
  const startedAt = performance.now();
  let calls = 0;
  const connection = async () => {
    while (performance.now() - startedAt < seconds * 1000) await next((calls += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connection));
  const cpu = (gateway.cpuSeconds() ?? Number.NaN) - before;
  return { rate: calls / ((performance.now() - startedAt) / 1000), cost: (cpu * 1e6) / calls };
}

/** What reading with a key costs the gateway, beside the same without one. */
export async function measureKeys(
  { serverUrl, rounds, seconds }: KeysOptions,
  tell: (text: string) => void,
): Promise<string> {
  const site = await startSite(serverUrl, tell);
  const { gateway } = site;
  const pool = new Pool(gateway.url, { connections: AT_ONCE });
  try {
    const keys = await issueKeys(site.databaseUrl, KEYS);
    const cursors = await cursorsOf((after) => ask(pool, after));
    const guest = (call: number) => ask(pool, cursors[call % cursors.length] ?? null);
    const program = (call: number) =>
      ask(pool, cursors[call % cursors.length] ?? null, keys[call % keys.length]);
    await turn(gateway, 1, program);
    const turns = { guest: [] as Turn[], program: [] as Turn[] };
    for (let round = 0; round < rounds; round += 1) {
      turns.guest.push(await turn(gateway, seconds, guest));
      turns.program.push(await turn(gateway, seconds, program));
      tell(`round ${round + 1} of ${rounds}`);
    }
    const row = (name: string, own: Turn[]) => [
      name,
      String(Math.round(median(own.map(({ rate }) => rate)))),
      String(Math.round(median(own.map(({ cost }) => cost)))),
    ];
    const ratios = turns.program.map(({ cost }, round) => (turns.guest[round]?.cost ?? Number.NaN) / cost);
    return [
      table(
        ['what', 'a second', 'processor time, µs'],
        [row(`${SIZE} products without a key`, turns.guest), row('the same with a key', turns.program)],
      ),
      `With a key, by processor time: ${median(ratios).toFixed(2)} times as many as without (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}).`,
    ].join('\n\n');
  } finally {
    await pool.close();
    await site.stop();
  }
}
