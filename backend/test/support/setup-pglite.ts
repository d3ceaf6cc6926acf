import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/database.ts';
import { fill } from './fill.ts';
import { required } from './required.ts';

/** Fills one database and keeps it as a file that every test file starts from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wirefair-pglite-'));
  const snapshot = join(folder, 'database.tar');
  const database = openDatabase({ small: true, statementTimeoutMs: 120_000 });
  await fill(database);
  await writeFile(snapshot, await required(database.embedded).dump());
  await database.close();
  project.provide('database', { kind: 'pglite', snapshot });
  return () => rm(folder, { recursive: true, force: true });
}
