import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EmbeddedServer } from './server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('opens its folder as soon as it is started, without waiting for a connection', async () => {
  const server = new EmbeddedServer({ dataDir: join(folder, 'postgres'), statementTimeoutMs: 5000 });
  server.start();
  await vi.waitFor(() => expect(existsSync(join(folder, 'postgres/PG_VERSION'))).toBe(true), {
    timeout: 50_000,
  });
  await server.close();
}, 60_000);
