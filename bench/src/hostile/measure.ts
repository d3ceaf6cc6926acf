import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema } from 'graphql';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../support/random.ts';
import { Tally } from '../support/tally.ts';
import { startSite } from '../pages/site.ts';
import { ROOT } from '../support/child.ts';
import { httpCall, oneConnection } from '../support/http-call.ts';
import { quantile } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { type Hostile, HostileDocuments, known } from './documents.ts';

/** An answer holds so much at most: values, and bytes. */
const MOST_NODES = 20_000;
const MOST_BYTES = 1_000_000;
/** A refusal takes so long at most, and health beside hostile documents, milliseconds. */
const REFUSAL_MS = 200;
const HEALTH_MS = 100;
const HEALTH_EVERY_MS = 50;
const ALONE_SECONDS = 5;

interface Answered {
  ms: number;
  bytes: number;
  /** Values in the answer: objects, entries of lists and leaves. */
  nodes: number;
  /** Codes of its errors; `ok` without any. */
  outcome: string;
  /** Whether nothing was read: an answer without data. */
  isRefused: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function nodesIn(value: unknown): number {
  if (!isRecord(value)) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + nodesIn(one), 1);
}

function codesIn(errors: unknown): string {
  if (!Array.isArray(errors)) return 'ok';
  const codes = errors.map((error: unknown) =>
    isRecord(error) && isRecord(error['extensions']) ? String(error['extensions']['code']) : 'no code',
  );
  return [...new Set(codes)].toSorted().join(' ');
}

/** Sends one document. @throws Error for an answer that is none of GraphQL's */
async function send(url: string, hostile: Hostile, from: string, agent: ReturnType<typeof oneConnection>) {
  const { status, text, ms } = await httpCall({
    url: `${url}/graphql`,
    from,
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'EN' },
    body: JSON.stringify(hostile),
  });
  const answer: unknown = JSON.parse(text);
  if (!isRecord(answer) || (answer['data'] === undefined && answer['errors'] === undefined))
    throw new Error(`status ${status} with ${text.slice(0, 200)}`);
  return {
    ms,
    bytes: Buffer.byteLength(text),
    nodes: nodesIn(answer['data'] ?? null),
    outcome: codesIn(answer['errors']),
    isRefused: answer['data'] === undefined || answer['data'] === null,
  } satisfies Answered;
}

/** How long each answer of health takes, milliseconds, while something else is done. */
async function healthBeside(url: string, other: Promise<unknown>): Promise<number[]> {
  const agent = oneConnection();
  const seen: number[] = [];
  const work = new AbortController();
  const over = () => work.abort();
  other.then(over, over);
  while (!work.signal.aborted) {
    const { status, ms } = await httpCall({ url: `${url}/health/live`, from: '127.0.9.9', agent });
    if (status !== 200) throw new Error(`health answered ${status}`);
    seen.push(ms);
    await wait(HEALTH_EVERY_MS);
  }
  agent.destroy();
  return seen;
}

const shown = (ms: number) => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));
const timesOf = (values: number[]) =>
  values.length === 0
    ? ['0', '', '', '']
    : [String(values.length), ...[0.5, 0.99, 1].map((share) => shown(quantile(values, share)))];

async function sendAll(url: string, count: number, tell: (text: string) => void): Promise<Answered[]> {
  const schema = buildSchema(readFileSync(resolve(ROOT, 'schema.graphql'), 'utf8'));
  const documents = new HostileDocuments(schema, randomFrom(7));
  const agent = oneConnection();
  const answered: Answered[] = [];
  for (let index = 0; index < count; index += 1) {
    answered.push(await send(url, documents.next(), `127.3.0.${(index % 250) + 1}`, agent));
    if (index % 500 === 499) tell(`${index + 1} documents are sent`);
  }
  agent.destroy();
  return answered;
}

/** What broke a promise; empty where none is broken. */
function broken(answered: readonly Answered[], healthMs: readonly number[]): string[] {
  const slow = answered.filter(({ isRefused, ms }) => isRefused && ms > REFUSAL_MS).length;
  const large = answered.filter(({ nodes, bytes }) => nodes > MOST_NODES || bytes > MOST_BYTES).length;
  const late = healthMs.filter((ms) => ms > HEALTH_MS).length;
  return [
    ...(slow > 0 ? [`${slow} refusals took longer than ${REFUSAL_MS} ms`] : []),
    ...(large > 0 ? [`${large} answers were larger than ${MOST_NODES} values or ${MOST_BYTES} bytes`] : []),
    ...(late > 0 ? [`${late} answers of health took longer than ${HEALTH_MS} ms`] : []),
  ];
}

/** What documents cost the gateway that are made to cost much, and how health answers beside them. */
export async function measureHostile(
  { serverUrl, documents: count }: { serverUrl: string; documents: number },
  tell: (text: string) => void,
): Promise<string> {
  const site = await startSite(serverUrl, tell);
  const { url } = site.gateway;
  try {
    const alone = await healthBeside(url, wait(ALONE_SECONDS * 1000));
    const agent = oneConnection();
    const named: string[][] = [];
    for (const [name, hostile] of Object.entries(known)) {
      const { outcome, ms } = await send(url, hostile, '127.3.1.1', agent);
      named.push([name, outcome, shown(ms)]);
    }
    agent.destroy();
    const sending = sendAll(url, count, tell);
    const [answered, beside] = await Promise.all([sending, healthBeside(url, sending)]);
    const refused = answered.filter(({ isRefused }) => isRefused);
    const read = answered.filter(({ isRefused }) => !isRefused);
    const most = (of: (one: Answered) => number) => Math.max(0, ...read.map(of));
    const rows = [
      ['refused', ...timesOf(refused.map(({ ms }) => ms))],
      ['answered', ...timesOf(read.map(({ ms }) => ms))],
      ['health alone', ...timesOf(alone)],
      ['health beside them', ...timesOf(beside)],
    ];
    const outcomes = new Tally();
    for (const { outcome } of answered) outcomes.add(outcome);
    const faults = broken(answered, beside);
    return [
      table(['what was refused once', 'outcome', 'ms'], named),
      table([`${count} random documents`, 'count', 'median, ms', 'p99, ms', 'longest, ms'], rows),
      `Largest answer: ${most(({ nodes }) => nodes)} values, ${most(({ bytes }) => bytes)} bytes. Outcomes: ${outcomes.describe()}.`,
      faults.length === 0 ? 'All promises were kept.' : `Broken: ${faults.join('; ')}.`,
    ].join('\n\n');
  } finally {
    await site.stop();
  }
}
