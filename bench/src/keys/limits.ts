import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { startSite } from '../pages/site.ts';
import { median } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { CAPACITY, issueKeys, PER_SECOND } from './issue.ts';

export interface LimitsOptions {
  serverUrl: string;
}

const KEYS = 100;
/** For so long each key is used, seconds. */
const SECONDS = 60;
/** How long a program that does not listen waits before it asks again, milliseconds. */
const IMPATIENT_MS = 100;

/** Costs about a thousand points and answers an empty page: what is measured is the accounting. */
const QUERY = `{ productConnection(first: 200, filter: { updatedSince: "2099-01-01T00:00:00Z" }) {
  totalCount nodes { id nodeId externalId createdAt updatedAt } } }`;

/** What came of the requests of one key. */
interface Spent {
  /** Cost of what was answered. */
  cost: number;
  /** What the key could have spent by its last answer. */
  allowed: number;
  answered: number;
  refused: number;
}

interface Told {
  data?: { productConnection: { totalCount: number; nodes: unknown[] } };
  extensions?: { cost?: { operation: number } };
}

/** Sends the query once. @returns what it cost; the seconds to wait where the limit is reached */
async function askOnce(pool: Pool, key: string): Promise<{ cost: number } | { retryAfter: number }> {
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: QUERY }),
  });
  const text = await body.text();
  if (statusCode === 429 && text.includes('"TOO_MANY_REQUESTS"'))
    return { retryAfter: Number(headers['retry-after']) };
  const { data, extensions } = JSON.parse(text) as Told;
  const cost = extensions?.cost?.operation;
  const page = data?.productConnection;
  if (statusCode !== 200 || page?.totalCount !== 0 || page.nodes.length !== 0 || cost === undefined)
    throw new Error(`status ${statusCode}: ${text.slice(0, 300)}`);
  return { cost };
}

/** Uses a key as much as it may for {@link SECONDS}, at one gateway after the other. */
async function useUp(pools: readonly Pool[], key: string, isPatient: boolean): Promise<Spent> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const spent: Spent = { cost: 0, allowed: CAPACITY, answered: 0, refused: 0 };
  for (let call = 0; seconds() < SECONDS; call += 1) {
    const pool = pools[call % pools.length];
    if (!pool) break;
    const told = await askOnce(pool, key);
    if ('cost' in told) {
      spent.cost += told.cost;
      spent.answered += 1;
      spent.allowed = CAPACITY + PER_SECOND * seconds();
    } else {
      spent.refused += 1;
      await wait(isPatient ? told.retryAfter * 1000 : IMPATIENT_MS);
    }
  }
  return spent;
}

function row(name: string, spent: readonly Spent[]): string[] {
  const shares = spent.map(({ cost, allowed }) => cost / allowed);
  const sum = (numbers: number[]) => String(numbers.reduce((total, one) => total + one, 0));
  return [
    name,
    String(spent.length),
    sum(spent.map(({ answered }) => answered)),
    sum(spent.map(({ refused }) => refused)),
    `${median(shares).toFixed(3)} (${Math.min(...shares).toFixed(3)}–${Math.max(...shares).toFixed(3)})`,
  ];
}

/**
 * Whether a hundred keys that are used up at once over two gateways each get their own limit: what was granted, divided by
 * what the key could have spent until then. Half of the programs wait as they are told, the others ask on and on.
 */
export async function measureLimits(
  { serverUrl }: LimitsOptions,
  tell: (text: string) => void,
): Promise<string> {
  const site = await startSite(serverUrl, tell);
  const second = await site.startGateway();
  const pools = [site.gateway, second].map(({ url }) => new Pool(url, { connections: KEYS / 2 }));
  try {
    const keys = await issueKeys(site.databaseUrl, KEYS);
    const spent = await Promise.all(keys.map((key, index) => useUp(pools, key, index % 2 === 0)));
    const shares = spent.map(({ cost, allowed }) => cost / allowed);
    const outside = shares.filter((share) => Math.abs(1 - share) > 0.05).length;
    return [
      table(
        ['programs that', 'keys', 'answered', 'refused', 'granted ÷ allowed'],
        [
          row(
            'wait as they are told',
            spent.filter((_, index) => index % 2 === 0),
          ),
          row(
            'ask on and on',
            spent.filter((_, index) => index % 2 === 1),
          ),
        ],
      ),
      `Keys that got more than 5 % less or more than their limit: ${outside}.`,
    ].join('\n\n');
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
    await second.stop();
    await site.stop();
  }
}
