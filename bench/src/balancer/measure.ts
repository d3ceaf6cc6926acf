import autocannon from 'autocannon';
import { startEdge } from '../../../scripts/lib/edge.mjs';
import { startSite } from '../pages/site.ts';
import type { Server } from '../support/child.ts';
import { median } from '../support/statistics.ts';
import { table } from '../support/table.ts';

export interface BalancerOptions {
  serverUrl: string;
  rounds: number;
  seconds: number;
  connections: number;
}

const SIZE = 10;
const QUERY = `{ products(pageSize: ${SIZE}) { nodes { id title createdAt } } }`;

/** A way to the gateways. */
interface Way {
  name: string;
  url: string;
  gateways: readonly Server[];
}

interface Turn {
  rate: number;
  p99: number;
  /** Processor time of the gateways for an answer, microseconds. */
  cost: number;
}

const isRight = (body: Buffer | string | undefined): boolean => {
  const { data } = JSON.parse(String(body ?? '')) as { data?: { products?: { nodes: { id: string }[] } } };
  return data?.products?.nodes.length === SIZE;
};

const cpuOf = (gateways: readonly Server[]) =>
  gateways.reduce((sum, gateway) => sum + (gateway.cpuSeconds() ?? Number.NaN), 0);

async function turn({ name, url, gateways }: Way, { seconds, connections }: BalancerOptions): Promise<Turn> {
  const before = cpuOf(gateways);
  const result = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
    connections,
    duration: seconds,
    verifyBody: (body) => isRight(body),
  });
  const cpu = cpuOf(gateways) - before;
  const right = result.statusCodeStats?.['200']?.count ?? 0;
  if (right === 0 || result.mismatches > 0 || result.errors > 0)
    throw new Error(
      `${name}: ${result.mismatches} wrong answers, ${result.errors} errors, ${right} right ones`,
    );
  return { rate: right / result.duration, p99: result.latency.p99, cost: (cpu * 1e6) / right };
}

/** One address asks for all: the limits of the edge would stop it. */
const UNLIMITED = { rate: '1000000r/s', burst: 1_000_000 };

const format = (value: number): string => value.toFixed(0);

async function measure(ways: readonly Way[], options: BalancerOptions): Promise<string> {
  const turns = new Map(ways.map((way): [Way, Turn[]] => [way, []]));
  for (const way of ways) await turn(way, options);
  for (let round = 0; round < options.rounds; round += 1)
    for (const way of ways) turns.get(way)?.push(await turn(way, options));
  const rows = [...turns].map(([{ name }, own]) => [
    name,
    format(median(own.map(({ rate }) => rate))),
    format(median(own.map(({ p99 }) => p99))),
    format(median(own.map(({ cost }) => cost))),
  ]);
  return table(['way', 'a second', 'p99, ms', 'processor time of the gateways, µs'], rows);
}

/**
 * What it costs to stand behind the edge of docker/nginx, and what a second gateway there brings; all share the machine's
 * processors.
 */
export async function measureBalancer(
  options: BalancerOptions,
  tell: (text: string) => void,
): Promise<string> {
  const running: (() => Promise<void>)[] = [];
  /** Whatever has been started is stopped, also where the next does not start. */
  const kept = <T extends { stop: () => Promise<void> }>(started: T): T => {
    running.unshift(() => started.stop());
    return started;
  };
  try {
    const site = kept(await startSite(options.serverUrl, tell));
    const second = kept(await site.startGateway());
    const behind = (urls: readonly string[]) => startEdge({ gateways: urls, limit: UNLIMITED });
    const one = kept(await behind([site.gateway.url]));
    const two = kept(await behind([site.gateway.url, second.url]));
    return await measure(
      [
        { name: 'one gateway', url: site.gateway.url, gateways: [site.gateway] },
        { name: 'one gateway behind nginx', url: one.url, gateways: [site.gateway] },
        { name: 'two gateways behind nginx', url: two.url, gateways: [site.gateway, second] },
      ],
      options,
    );
  } finally {
    for (const stop of running) await stop();
  }
}
