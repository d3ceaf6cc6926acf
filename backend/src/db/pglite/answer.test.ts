import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo } from './answer.js';

const MIB = 1024 * 1024;
let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
}, 120_000);
afterAll(() => database.close());

/** The message of a simple query. */
function query(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, text]));
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

it('gives the whole of an answer that comes in parts', async () => {
  const answer = await answerTo(database, query(`select repeat('x', 3000000) || 'end' as text`));
  const text = Buffer.from(answer).toString('latin1');
  expect(text).toMatch(/^T.*text.*D[^]{10}x+end/s);
  expect(text).toContain(`${'x'.repeat(3_000_000)}end`);
});

it('keeps nothing of the answers that it has given', async () => {
  const rows = query(`select repeat('x', 1000) || n as text from generate_series(1, 100) as n`);
  await answerTo(database, rows);
  const before = heapAfterCollection();
  for (let answers = 0; answers < 200; answers += 1) await answerTo(database, rows);
  // All answers together are 20 MB.
  expect(heapAfterCollection() - before).toBeLessThan(4 * MIB);
});
