/**
 * Kills the backend of a running `npm start` again and again, and measures how long visitors miss it:
 *   npm run kills -w bench -- --origin http://127.0.0.1:4000 --data .data
 * A kill counts as survived when a read through the gateway has the right content again. Each read asks for something
 * that was not asked before, so that no answer the gateway keeps takes the backend's place.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { httpCall } from './support/http-call.ts';
import { startProcesses } from './support/start-processes.ts';
import { table } from './support/table.ts';

const VISITOR = '127.0.9.1';
const GIVE_UP_MS = 60_000;
const BOUND_MS = 10_000;
const READ_EVERY_MS = 50;

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:4000' },
    data: { type: 'string', default: '.data' },
    kills: { type: 'string', default: '20' },
    'pause-seconds': { type: 'string', default: '5' },
  },
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface ProductPage {
  data?: { products: { totalCount: number; nodes: { id: string; title: string }[] } } | null;
}

/** One product of the list by its place. @returns its id and title; undefined for any other answer */
async function productAt(page: number): Promise<string | undefined> {
  const query = `{ products(page: ${page}, pageSize: 1) { totalCount nodes { id title } } }`;
  try {
    const { status, text } = await httpCall({
      url: `${values.origin}/graphql`,
      from: VISITOR,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      timeoutMs: BOUND_MS,
    });
    const node = (JSON.parse(text) as ProductPage).data?.products.nodes[0];
    return status === 200 && node ? `${node.id} ${node.title}` : undefined;
  } catch {
    return undefined;
  }
}

const livingBackend = async (): Promise<number> => {
  for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await wait(READ_EVERY_MS)) {
    const { backend } = startProcesses(values.data);
    if (backend !== undefined) return backend;
  }
  throw new Error('npm start has no backend');
};

/** Kills the backend once. @returns milliseconds until a read answers right again */
async function killOnce(expected: (string | undefined)[]): Promise<number> {
  process.kill(await livingBackend(), 'SIGKILL');
  const killedAt = performance.now();
  let page = 0;
  while (performance.now() - killedAt < GIVE_UP_MS) {
    await wait(READ_EVERY_MS);
    page = (page % expected.length) + 1;
    const answer = await productAt(page);
    if (answer === undefined) continue;
    if (answer !== expected[page - 1])
      throw new Error(`product ${page} was ${expected[page - 1]}, is ${answer}`);
    return performance.now() - killedAt;
  }
  return Number.POSITIVE_INFINITY;
}

const kills = Number(values.kills);
const expected: (string | undefined)[] = [];
for (let page = 1; page <= 50; page += 1) expected.push(await productAt(page));
if (expected.includes(undefined)) throw new Error(`${values.origin} does not answer before the first kill`);
const rows: string[][] = [];
const times: number[] = [];
for (let kill = 1; kill <= kills; kill += 1) {
  await wait(Number(values['pause-seconds']) * 1000);
  const [load = 0] = loadavg();
  const ms = await killOnce(expected);
  times.push(ms);
  rows.push([String(kill), (ms / 1000).toFixed(1), load.toFixed(1)]);
  console.log(`kill ${kill}: right again after ${(ms / 1000).toFixed(1)} s (load ${load.toFixed(1)})`);
}
const late = times.filter((ms) => ms > BOUND_MS).length;
console.log(`\n${table(['kill', 'right again after, s', 'load before'], rows)}\n`);
console.log(
  `slowest ${(Math.max(...times) / 1000).toFixed(1)} s; later than ${BOUND_MS / 1000} s: ${late} of ${kills}`,
);
process.exitCode = late > 0 ? 1 : 0;
