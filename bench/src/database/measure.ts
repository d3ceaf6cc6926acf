import { Pool } from 'undici';
import { median, quantile } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { cases, type Case, type Facts } from './cases.ts';
import { serverVersion, startEdition, type Edition } from './editions.ts';

export interface DatabaseOptions {
  serverUrl: string;
  /** Products, smallest first. */
  sizes: number[];
  /** Timed calls of each case at each size. */
  samples: number;
}

interface Answer {
  /** Missing for lists by cursor, which count apart. */
  total?: number;
  totalIsEstimate?: boolean;
  records: unknown[];
}

interface Found {
  times: number[];
  last: Answer;
}

interface Candidate extends Edition {
  pool: Pool;
  facts: Facts;
}

const WARM_UP_CALLS = 8;

async function get<T>(pool: Pool, path: string): Promise<T> {
  const { statusCode, body } = await pool.request({ method: 'GET', path, headersTimeout: 120_000 });
  const envelope = (await body.json()) as { result: T; message: string };
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${envelope.message}`);
  return envelope.result;
}

/** What the oldest companies have that lists are filtered by, and a cursor into the list of products. */
async function listingFacts(pool: Pool): Promise<Pick<Facts, 'companies' | 'cursor'>> {
  interface Company {
    country: string;
    boothNumber: string;
    tags: string;
    classify: string;
  }
  const { records } = await get<{ records: Company[] }>(pool, '/app/listing/companies?first=200');
  const companies = records.map(({ country, boothNumber, tags, classify }) => ({
    country,
    hall: boothNumber.split('-', 1)[0] ?? '',
    tag: tags.split(',', 1)[0] ?? '',
    root: classify,
  }));
  const { endCursor } = await get<{ endCursor: string }>(pool, '/app/listing/entries?first=200');
  return { companies, cursor: endCursor };
}

/** Names from deep in the list, so that they are not only those of the newest companies. */
async function factsOf(pool: Pool): Promise<Facts> {
  const categories = await get<{ code: string; parentCode: string | null }[]>(
    pool,
    '/app/catalogue/categories',
  );
  const { records } = await get<{ records: { companyNameCn: string; companyNameEn: string }[] }>(
    pool,
    '/app/info/getCompanyProfilesList?pageNo=20&pageSize=20',
  );
  const pagesOf = async (query: string) =>
    (await get<{ pages: number }>(pool, `/app/info/getEntriesList?pageSize=10${query}`)).pages;
  return {
    ...(await listingFacts(pool)),
    lastPage: await pagesOf(''),
    deepPage: Math.min(100, await pagesOf(`&keyword=${encodeURIComponent('高压')}`)),
    roots: categories.filter(({ parentCode }) => parentCode === null).map(({ code }) => code),
    leaves: categories.filter(({ parentCode }) => parentCode !== null).map(({ code }) => code),
    companyNames: records.map(({ companyNameCn, companyNameEn }, index) =>
      index % 2 === 0 ? companyNameCn : companyNameEn,
    ),
  };
}

async function sample(one: Case, candidates: Candidate[], samples: number): Promise<Map<number, Found>> {
  const found = new Map<number, Found>();
  for (let call = -WARM_UP_CALLS; call < samples; call += 1) {
    // Sizes take turns, so that what else the machine does hits all alike.
    for (const { products, pool, facts } of candidates) {
      const path = one.path(facts, call + WARM_UP_CALLS);
      const startedAt = performance.now();
      const last = await get<Answer>(pool, path);
      if ((last.records.length === 0) !== Boolean(one.isEmpty))
        throw new Error(`${path} answered ${last.records.length} records`);
      const time = performance.now() - startedAt;
      const times = found.get(products)?.times ?? [];
      if (call >= 0) times.push(time);
      found.set(products, { times, last });
    }
  }
  return found;
}

const milliseconds = (value: number) => value.toFixed(value < 10 ? 1 : 0);

function row(one: Case, sizes: number[], found: Map<number, Found>): string[] {
  const cells = sizes.map((size) => {
    const times = found.get(size)?.times ?? [];
    return `${milliseconds(median(times))} / ${milliseconds(quantile(times, 0.95))}`;
  });
  const medians = sizes.map((size) => median(found.get(size)?.times ?? []));
  const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
  const last = found.get(sizes.at(-1) ?? 0)?.last;
  const total = last?.total === undefined ? '' : `${last.totalIsEstimate ? '≈ ' : ''}${last.total}`;
  return [one.title, ...cells, ratio.toFixed(1), total];
}

const short = (size: number) => (size >= 1e6 ? `${size / 1e6} M` : `${size / 1e3} k`);

/** Measures lists and searches at every size; one client, one request at a time. */
export async function measureDatabase(
  { serverUrl, sizes, samples }: DatabaseOptions,
  tell: (text: string) => void,
): Promise<string> {
  const candidates: Candidate[] = [];
  try {
    for (const size of sizes) {
      const edition = await startEdition(serverUrl, size, tell);
      const pool = new Pool(edition.server.url, { connections: 1 });
      candidates.push({ ...edition, pool, facts: await factsOf(pool) });
    }
    const rows: string[][] = [];
    for (const one of cases) {
      const cells = row(one, sizes, await sample(one, candidates, samples));
      tell(cells.join('  '));
      rows.push(cells);
    }
    const span = `${short(sizes.at(-1) ?? 0)} ÷ ${short(sizes[0] ?? 0)}`;
    const results = table(['median / p95, ms', ...sizes.map(short), span, 'matches'], rows);
    return `${await serverVersion(serverUrl)}\n\n${results}`;
  } finally {
    for (const { pool, server } of candidates) {
      await pool.destroy();
      await server.stop();
    }
  }
}
