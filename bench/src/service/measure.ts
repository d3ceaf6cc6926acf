import { Pool } from 'undici';
import { startEdition, type Edition } from '../database/editions.ts';
import { median } from '../support/statistics.ts';
import { table } from '../support/table.ts';

export interface ServiceOptions {
  serverUrl: string;
  rounds: number;
  /** Length of a turn. */
  seconds: number;
}

const PRODUCTS = 5000;
/** Requests under way at once. */
const AT_ONCE = 8;
/** Pages that are asked for in turn. */
const PAGES = 80;

/** A public read, and what its answer must hold. */
interface Read {
  title: string;
  path: (call: number, ids: readonly string[]) => string;
  isRight: (result: unknown) => boolean;
}

const isPageOf = (size: number) => (result: unknown) => {
  const { records } = result as { records?: { id?: string }[] };
  return records?.length === size && records.every(({ id }) => id !== undefined);
};
const listPath = (size: number) => (call: number) =>
  `/app/info/getEntriesList?pageSize=${size}&pageNo=${(call % PAGES) + 1}`;

const reads: Read[] = [
  { title: 'page of 50 products', path: listPath(50), isRight: isPageOf(50) },
  { title: 'page of 10 products', path: listPath(10), isRight: isPageOf(10) },
  {
    title: 'page of 10 suppliers',
    path: (call) => `/app/info/getCompanyProfilesList?pageSize=10&pageNo=${(call % PAGES) + 1}`,
    isRight: isPageOf(10),
  },
  {
    title: 'a product with its supplier',
    path: (call, ids) => `/app/catalogue/entries/${ids[call % ids.length] ?? ''}`,
    isRight: (result) => (result as { entries?: { id?: string } }).entries?.id !== undefined,
  },
];

async function get(pool: Pool, path: string): Promise<unknown> {
  const { statusCode, body } = await pool.request({ method: 'GET', path });
  const { result } = (await body.json()) as { result: unknown };
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  return result;
}

interface Turn {
  rate: number;
  /** Processor time of the service for an answer, milliseconds. */
  cost: number;
}

/** Asks for one kind of read again and again, {@link AT_ONCE} at a time. */
async function turn(edition: Edition, pool: Pool, read: Read, ids: string[], seconds: number): Promise<Turn> {
  let calls = 0;
  const before = edition.server.cpuSeconds() ?? Number.NaN;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const path = read.path(calls++, ids);
      if (!read.isRight(await get(pool, path))) throw new Error(`${path} answered something else`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const cpu = (edition.server.cpuSeconds() ?? Number.NaN) - before;
  return { rate: calls / ((performance.now() - startedAt) / 1000), cost: (cpu * 1000) / calls };
}

async function measureOn(edition: Edition, { rounds, seconds }: ServiceOptions): Promise<Turn[][]> {
  const pool = new Pool(edition.server.url, { connections: AT_ONCE });
  try {
    const first = (await get(pool, listPath(50)(0))) as { records: { id: string }[] };
    const ids = first.records.map(({ id }) => id);
    const turns = reads.map((): Turn[] => []);
    for (const read of reads) await turn(edition, pool, read, ids, seconds);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, read] of reads.entries())
        turns[index]?.push(await turn(edition, pool, read, ids, seconds));
    return turns;
  } finally {
    await pool.close();
  }
}

const figuresOf = (turns: Turn[] = []) => [
  String(Math.round(median(turns.map(({ rate }) => rate)))),
  median(turns.map(({ cost }) => cost)).toFixed(2),
];

/** What public reads cost the REST service on PostgreSQL and on the embedded database. */
export async function measureService(options: ServiceOptions, tell: (text: string) => void): Promise<string> {
  const measured: Turn[][][] = [];
  for (const serverUrl of [options.serverUrl, undefined]) {
    const edition = await startEdition(serverUrl, PRODUCTS, tell);
    try {
      measured.push(await measureOn(edition, options));
    } finally {
      await edition.server.stop();
    }
  }
  const rows = reads.map(({ title }, index) => [title, ...measured.flatMap((one) => figuresOf(one[index]))]);
  return table(
    ['what', 'PostgreSQL, a second', 'processor, ms', 'embedded, a second', 'processor, ms'],
    rows,
  );
}
