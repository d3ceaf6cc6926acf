import { resolve } from 'node:path';
import pg from 'pg';
import { startEdition } from '../database/editions.ts';
import { ROOT, startServer } from '../support/child.ts';
import { median, quantile } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { signIn } from './sign-in.ts';

export interface SessionOptions {
  serverUrl: string;
  rounds: number;
  /** Length of a turn. */
  seconds: number;
}

const PRODUCTS = 5000;
/** Requests under way at once. */
const AT_ONCE = 8;

const LIST = `{ products(pageSize: 50) { nodes { id title isFavourite exhibitor { id name isFavourite } } totalCount } }`;

interface Turn {
  rate: number;
  times: number[];
}

/** Does `work` again and again for a while, `atOnce` at a time. */
async function turn(seconds: number, atOnce: number, work: () => Promise<unknown>): Promise<Turn> {
  const times: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await work();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { rate: times.length / ((performance.now() - startedAt) / 1000), times };
}

async function list(gateway: string, token?: string): Promise<void> {
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
    body: JSON.stringify({ query: LIST }),
  });
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
}

const read = async (origin: string) => {
  const response = await fetch(`${origin}/app/catalogue/categories`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`a read answered ${response.status}`);
};

const ms = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
const timesOf = (turns: Turn[]) => {
  const all = turns.flatMap(({ times }) => times);
  return `${ms(median(all))} / ${ms(quantile(all, 0.95))}`;
};
const rateOf = (turns: Turn[]) => Math.round(median(turns.map(({ rate }) => rate)));
const ratio = (turns: Turn[], against: Turn[]) => {
  const ratios = turns.map(({ rate }, round) => rate / (against[round]?.rate ?? Number.NaN));
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
};

/** What being signed in costs: personal hearts on a public list, and sign-ins beside everybody else's reads. */
export async function measureSessions(
  { serverUrl, rounds, seconds }: SessionOptions,
  tell: (text: string) => void,
) {
  const { server: backend, databaseUrl } = await startEdition(serverUrl, PRODUCTS, tell);
  const gateway = await startServer(resolve(ROOT, 'gateway/dist/main.js'), {
    env: {
      BACKEND_URL: backend.url,
      PORT: '0',
      LOG_LEVEL: 'warn',
      WEB_DIST: resolve(ROOT, 'web/dist'),
    },
  });
  const database = new pg.Pool({ connectionString: databaseUrl, max: AT_ONCE });
  try {
    const token = await signIn(backend.url, database);
    const lists = { guest: [] as Turn[], signedIn: [] as Turn[] };
    const reads = { alone: [] as Turn[], beside: [] as Turn[] };
    const signIns: Turn[] = [];
    await turn(1, AT_ONCE, () => list(gateway.url, token));
    for (let round = 0; round < rounds; round += 1) {
      lists.guest.push(await turn(seconds, AT_ONCE, () => list(gateway.url)));
      lists.signedIn.push(await turn(seconds, AT_ONCE, () => list(gateway.url, token)));
      reads.alone.push(await turn(seconds, 1, () => read(backend.url)));
      const [beside, own] = await Promise.all([
        turn(seconds, 1, () => read(backend.url)),
        turn(seconds, AT_ONCE, () => signIn(backend.url, database)),
      ]);
      reads.beside.push(beside);
      signIns.push(own);
      tell(`round ${round + 1} of ${rounds}`);
    }
    return table(
      ['what', 'median / p95, ms', 'a second', '÷ the row above'],
      [
        ['50 products with hearts, guest', timesOf(lists.guest), String(rateOf(lists.guest)), ''],
        [
          'the same, signed in',
          timesOf(lists.signedIn),
          String(rateOf(lists.signedIn)),
          ratio(lists.signedIn, lists.guest),
        ],
        ['a small read, one at a time', timesOf(reads.alone), String(rateOf(reads.alone)), ''],
        [
          `the same beside ${AT_ONCE} sign-ins at once`,
          timesOf(reads.beside),
          String(rateOf(reads.beside)),
          ratio(reads.beside, reads.alone),
        ],
        [`sign-ins by password, ${AT_ONCE} at once`, timesOf(signIns), String(rateOf(signIns)), ''],
      ],
    );
  } finally {
    await database.end();
    await gateway.stop();
    await backend.stop();
  }
}
