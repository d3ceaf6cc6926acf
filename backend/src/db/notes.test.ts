import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { EmbeddedServer } from './pglite/server.ts';
import { noteDatabaseSettings } from './notes.ts';

const settings = { databaseDirectUrl: undefined, databaseReadUrls: [], statementTimeoutMs: 5000 };

/** A server that ends statements after a time. */
function serverWithLimit(limit: string) {
  const pool = new pg.Pool();
  vi.spyOn(pool, 'query').mockImplementation(async () => ({ rows: [{ limit }] }));
  return { pool, embedded: undefined };
}

it('says that the embedded database has no replicas and no pooler', async () => {
  const warn = vi.fn();
  const embedded = new EmbeddedServer({ statementTimeoutMs: 1000 });
  const database = { embedded, pool: new pg.Pool() };
  await noteDatabaseSettings(database, settings, { warn });
  expect(warn).not.toHaveBeenCalled();
  const both = {
    ...settings,
    databaseReadUrls: ['postgres://replica'],
    databaseDirectUrl: 'postgres://direct',
  };
  await noteDatabaseSettings(database, both, { warn });
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('DATABASE_READ_URL and DATABASE_DIRECT_URL is ignored')],
  ]);
});

it.each([
  ['0', 1],
  ['60000', 1],
  ['5000', 0],
])('says whether statements behind a pooler are ended in time: a limit of %s ms', async (limit, warnings) => {
  const warn = vi.fn();
  await noteDatabaseSettings(
    serverWithLimit(limit),
    { ...settings, databaseDirectUrl: 'postgres://direct' },
    { warn },
  );
  expect(warn).toHaveBeenCalledTimes(warnings);
});
