import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../src/backup/backup.ts';
import { readArchive } from '../src/backup/read-archive.ts';
import { restore } from '../src/backup/restore.ts';
import { consultations } from '../src/modules/consultations/tables.ts';
import { exhibitors, products } from '../src/modules/catalogue/tables.ts';
import { favourites } from '../src/modules/favourites/tables.ts';
import { uploads } from '../src/uploads/tables.ts';
import { startWriting, writersOn } from './support/backup-writers.ts';
import {
  contentOf,
  emptyPlace,
  openPlace,
  placeOf,
  removePlaces,
  startOn,
  type TestPlace,
} from './support/backups.ts';
import { first } from './support/required.ts';
import { useService } from './support/service.ts';

/** A backup, a restore and a start take seconds each on a busy machine. */
const LIMIT_MS = 180_000;

const service = useService();
let place: TestPlace;
let folder: string;
beforeAll(async () => {
  place = await placeOf(service);
  folder = await mkdtemp(join(tmpdir(), 'wirefair-backups-'));
});
afterAll(async () => {
  await removePlaces();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = (name: string): string => join(folder, `${name}.tar`);

describe('a backup that is made while people write', () => {
  it(
    'comes back whole: all that was acknowledged before, and nothing of a half transaction',
    async () => {
      const { company, writers } = await writersOn(service);
      const stop = startWriting(Object.values(writers));
      await expect
        .poll(() => Object.values(writers).every(({ acknowledged }) => acknowledged.length >= 3), {
          timeout: 60_000,
        })
        .toBe(true);
      const before = Object.fromEntries(
        Object.entries(writers).map(([name, { acknowledged }]) => [name, acknowledged.length]),
      );
      const manifest = await backUp(place, { to: fileOf('writing'), withFiles: true });
      await stop();
      expect(manifest.missingFiles).toEqual([]);
      expect(await service.database().pool.query('select * from file_hold')).toMatchObject({ rows: [] });

      const target = await emptyPlace();
      await restore(target, { from: fileOf('writing') });
      const { app, database, storage, stop: end } = await startOn(target);
      const orm = database.orm();
      const namesIn = async (rows: Promise<{ name: string }[]>) => (await rows).map(({ name }) => name);
      const there = {
        favourites: await namesIn(orm.select({ name: favourites.id }).from(favourites)),
        consultations: await namesIn(orm.select({ name: consultations.id }).from(consultations)),
        sent: await namesIn(orm.select({ name: uploads.name }).from(uploads)),
        added: await namesIn(
          orm.select({ name: products.id }).from(products).where(eq(products.exhibitorId, company)),
        ),
      };
      // Each wrote one after the other: what came back is a beginning of that, and at least what was acknowledged by then.
      for (const name of ['favourites', 'consultations', 'sent', 'added'] as const) {
        const { acknowledged } = writers[name];
        const back = acknowledged.filter((one) => there[name].includes(one));
        expect(back, name).toEqual(acknowledged.slice(0, back.length));
        expect(back.length, name).toBeGreaterThanOrEqual(before[name] ?? 0);
      }
      const [edited] = await orm.select().from(exhibitors).where(eq(exhibitors.id, company));
      expect(Number(edited?.addressEn.replace('edit ', ''))).toBeGreaterThanOrEqual(before['edited'] ?? 0);
      // Triggers count published products in the transaction that adds one.
      const { rows } = await database.pool.query<{ counted: number; published: number }>(`
        select (select total::int from list_count where list = 'product' and code = '') as counted,
          (select count(*)::int from product where status = 2) as published`);
      expect(first(rows).counted).toBe(first(rows).published);

      // Each upload of the snapshot is there as it was sent, and the service hands it out.
      const kept = await orm.select().from(uploads).orderBy(asc(uploads.name));
      expect(kept.length).toBeGreaterThanOrEqual(before['sent'] ?? 0);
      for (const { name, bytes } of kept) {
        const answer = await app.inject({ method: 'GET', url: `/files/uploads/${name}` });
        expect(answer.statusCode, name).toBe(200);
        expect(answer.rawPayload.length, name).toBe(bytes);
        const smaller = await app.inject({ method: 'GET', url: `/files/uploads/${name}?w=160` });
        expect(smaller.headers['content-type'], name).toBe('image/webp');
        const former = await service.app().inject({ method: 'GET', url: `/files/uploads/${name}` });
        if (former.statusCode === 200) expect(answer.rawPayload.equals(former.rawPayload), name).toBe(true);
      }
      expect((await app.inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(200);
      const page = await app.inject({ method: 'GET', url: '/app/info/getEntriesList?pageSize=5' });
      expect(page.json<{ result: { records: unknown[] } }>().result.records).toHaveLength(5);
      storage.close();
      await end();
    },
    LIMIT_MS,
  );
});

describe('a backup that is made while nobody writes', () => {
  it(
    'comes back with the same content in each table, also in a database of the other kind and back',
    async () => {
      const expected = await contentOf(service.database());
      await backUp(place, { to: fileOf('still'), withFiles: true });
      const differences: Record<string, unknown> = {};
      let from = fileOf('still');
      // An embedded one first, then again the kind of the tests.
      for (const onPostgres of [false, true]) {
        const target = await emptyPlace(onPostgres);
        await restore(target, { from });
        const database = openPlace(target);
        const content = await contentOf(database);
        for (const name of new Set([...Object.keys(expected), ...Object.keys(content)]))
          if (content[name] !== expected[name]) differences[name] = [expected[name], content[name]];
        await database.close();
        from = fileOf(`again-${onPostgres}`);
        await backUp(target, { to: from, withFiles: true });
      }
      expect(differences).toEqual({});
      expect(Object.keys(expected).length).toBeGreaterThan(70);
      // Read back from what was restored twice: the same lines, the same files.
      const [one, other] = [await readArchive(fileOf('still')), await readArchive(from)];
      expect(other.files).toEqual(one.files);
      expect(other.tables['exhibitor']).toEqual(one.tables['exhibitor']);
    },
    LIMIT_MS,
  );

  it(
    'has no ids that were given afterwards, and no sign-ins',
    async () => {
      const target = await emptyPlace();
      await restore(target, { from: fileOf('still') });
      const { rows: given } = await service
        .database()
        .pool.query<{ id: string }>(`select nextval('record_id') as id`);
      const database = openPlace(target);
      const { rows } = await database.pool.query<{ id: string }>(`select nextval('record_id') as id`);
      expect(BigInt(first(rows).id) - BigInt(first(given).id)).toBeGreaterThan(9_000_000n);
      for (const table of ['session', 'staff_session', 'staff_provider_flow', 'sent_code', 'captcha'])
        expect(await database.orm().execute(sql`select 1 from ${sql.raw(table)}`), table).toMatchObject({
          rows: [],
        });
      await database.close();
    },
    LIMIT_MS,
  );

  it('is never written over another file', async () => {
    expect(existsSync(fileOf('still'))).toBe(true);
    await expect(backUp(place, { to: fileOf('still'), withFiles: true })).rejects.toThrow(
      /never overwritten/,
    );
  });
});
