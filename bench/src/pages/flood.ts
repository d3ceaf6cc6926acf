import { type Period, periodOf, regularly } from '../support/pace.ts';
import { askRandomAddresses } from '../attack/random-addresses.ts';
import { randomFrom } from '../support/random.ts';
import { httpCall, oneConnection } from '../support/http-call.ts';
import { quantile } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { isWhole, knownPages } from './known-pages.ts';
import type { Site } from './site.ts';

/** Who floods. */
const CROWD = { connections: 32, clients: 4 };
/** Milliseconds from one question of a normal visitor to the next. */
const EVERY_MS = 50;
/** Seconds in which the normal visitors are alone, to compare with. */
const ALONE_SECONDS = 15;
const QUERY = '{ products(pageSize: 10) { nodes { id title imageUrl } totalCount } }';

/** What normal visitors got. */
interface Seen {
  graphqlMs: number[];
  pageMs: number[];
  /** Known pages that came without their content. */
  shells: number;
}

async function visit({ gateway, world }: Site, period: Period): Promise<Seen> {
  const seen: Seen = { graphqlMs: [], pageMs: [], shells: 0 };
  const pages = knownPages(world);
  const [asking, reading] = [oneConnection(), oneConnection()];
  const askQuestions = regularly(period, EVERY_MS, async () => {
    const { text, ms } = await httpCall({
      url: `${gateway.url}/graphql`,
      from: '127.0.9.1',
      agent: asking,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    });
    if (!text.startsWith('{"data":{"products":{"nodes":[{')) throw new Error(`a wrong answer: ${text}`);
    seen.graphqlMs.push(ms);
  });
  const readPages = regularly(period, EVERY_MS, async (round) => {
    const page = pages[round % pages.length];
    if (!page) return;
    const { text, ms } = await httpCall({ url: gateway.url + page.path, from: '127.0.9.2', agent: reading });
    if (!isWhole(text, page)) seen.shells += 1;
    seen.pageMs.push(ms);
  });
  await Promise.all([askQuestions, readPages]);
  for (const agent of [asking, reading]) agent.destroy();
  return seen;
}

const ms = (values: number[], share: number) => {
  const value = quantile(values, share);
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
};
const timesOf = (values: number[]) => `${ms(values, 0.5)} / ${ms(values, 0.99)}`;
const shellsOf = ({ shells, pageMs }: Seen) => `${shells} of ${pageMs.length}`;

/** What normal visitors notice of a flood of random addresses, and what it costs in memory and log. */
export async function measureFlood(site: Site, seconds: number): Promise<string> {
  const { gateway } = site;
  const alone = await visit(site, periodOf(ALONE_SECONDS / 60, performance.now()));
  const memory: number[] = [gateway.residentMiB() ?? Number.NaN];
  const logBefore = gateway.outputBytes();
  const period = periodOf(seconds / 60, performance.now());
  const [beside, tally] = await Promise.all([
    visit(site, period),
    askRandomAddresses(gateway.url, period, site.world, randomFrom(1), CROWD),
    regularly(period, 1000, () => void memory.push(gateway.residentMiB() ?? Number.NaN)),
  ]);
  const rows = [
    ['GraphQL, median / p99, ms', timesOf(alone.graphqlMs), timesOf(beside.graphqlMs)],
    ['known page, median / p99, ms', timesOf(alone.pageMs), timesOf(beside.pageMs)],
    ['known pages without content', shellsOf(alone), shellsOf(beside)],
    [
      'memory of the gateway, MiB',
      String(Math.round(memory[0] ?? 0)),
      String(Math.round(Math.max(...memory))),
    ],
    ['log, bytes', '', String(gateway.outputBytes() - logBefore)],
  ];
  const sent = `Random addresses: ${Math.round(tally.total / seconds)} a second over ${CROWD.connections} connections (${tally.describe()}).`;
  return `${table(['what', 'alone', 'beside the flood'], rows)}\n\n${sent}`;
}
