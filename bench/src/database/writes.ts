import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Pool } from 'undici';
import { randomFrom } from '../support/random.ts';
import { median, quantile } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { startEdition } from './editions.ts';

export interface WritesOptions {
  serverUrl: string;
  rounds: number;
  /** Timed calls of each read in a turn. */
  samples: number;
}

const PRODUCTS = 100_000;
/** Products that are written in a second, each in a transaction of its own. */
const WRITES_PER_SECOND = 100;
const WARM_UP_CALLS = 8;

/** A public read that finds more than a page. */
const reads = [
  { title: 'products, first page', path: '/app/info/getEntriesList?pageNo=1' },
  { title: 'search 高压', path: `/app/info/getEntriesList?keyword=${encodeURIComponent('高压')}` },
  { title: 'search "high voltage"', path: '/app/info/getEntriesList?keyword=high%20voltage' },
  {
    title: 'suppliers, search 高压',
    path: `/app/info/getCompanyProfilesList?keyword=${encodeURIComponent('高压')}`,
  },
];

async function timed(pool: Pool, path: string): Promise<number> {
  const startedAt = performance.now();
  const { statusCode, body } = await pool.request({ method: 'GET', path });
  const { result } = (await body.json()) as { result: { records: unknown[] } | null };
  const time = performance.now() - startedAt;
  if (statusCode !== 200 || result?.records.length !== 10)
    throw new Error(`${path} answered ${statusCode} with ${result?.records.length ?? 0} records`);
  return time;
}

/**
 * Gives products the words of others, as somebody who edits them does: the row, all its indexes and the log of changes are
 * written. @returns ends the writing, and tells how many were written in a second
 */
function write(database: pg.Client, ids: readonly string[]): () => Promise<number> {
  const random = randomFrom(1);
  const any = () => ids[Math.floor(random() * ids.length)];
  const startedAt = performance.now();
  let written = 0;
  const ending = new AbortController();
  const writing = (async () => {
    while (!ending.signal.aborted) {
      await database.query(
        `update product set (title_cn, title_en, search) =
           (select title_cn, title_en, search from product where id = $2) where id = $1`,
        [any(), any()],
      );
      written += 1;
      const due = startedAt + (written * 1000) / WRITES_PER_SECOND;
      await wait(Math.max(0, due - performance.now()));
    }
  })();
  return async () => {
    ending.abort();
    await writing;
    return written / ((performance.now() - startedAt) / 1000);
  };
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const both = (times: number[]) => `${ms(median(times))} / ${ms(quantile(times, 0.95))}`;

/** Reads alone and beside writes of the products that they search, in turns; one client, one request at a time. */
export async function measureWrites(
  { serverUrl, rounds, samples }: WritesOptions,
  tell: (text: string) => void,
): Promise<string> {
  const { server, databaseUrl } = await startEdition(serverUrl, PRODUCTS, tell);
  const pool = new Pool(server.url, { connections: 1 });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string }>(
      'select id::text as id from product where status = 2 order by id limit 20000',
    );
    const ids = rows.map(({ id }) => id);
    const found = reads.map(() => ({ alone: [] as number[], beside: [] as number[] }));
    const rates: number[] = [];
    const turn = async (kind: 'alone' | 'beside') => {
      for (const [index, { path }] of reads.entries())
        for (let call = 0; call < samples; call += 1) found[index]?.[kind].push(await timed(pool, path));
    };
    for (const { path } of reads) for (let call = 0; call < WARM_UP_CALLS; call += 1) await timed(pool, path);
    for (let round = 0; round < rounds; round += 1) {
      await turn('alone');
      const end = write(database, ids);
      await turn('beside');
      rates.push(await end());
    }
    const results = reads.map(({ title }, index) => {
      const { alone = [], beside = [] } = found[index] ?? {};
      return [title, both(alone), both(beside), (median(beside) / median(alone)).toFixed(2)];
    });
    return [
      table(['median / p95, ms', 'alone', 'beside writes', 'ratio'], results),
      `Products written in a second: ${median(rates).toFixed(0)}.`,
    ].join('\n\n');
  } finally {
    await database.end();
    await pool.destroy();
    await server.stop();
  }
}
