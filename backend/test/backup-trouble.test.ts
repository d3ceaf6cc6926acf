import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backUp } from '../src/backup/backup.ts';
import { tablesOf } from '../src/backup/catalogue.ts';
import { settleRestored } from '../src/backup/restored-folder.ts';
import { restore } from '../src/backup/restore.ts';
import { newKey } from '../src/sealing/seal.ts';
import { uploads } from '../src/uploads/tables.ts';
import { signedIn } from './support/accounts.ts';
import { newCompany, sendPicture } from './support/backup-writers.ts';
import {
  contentOf,
  emptyPlace,
  openPlace,
  placeOf,
  removePlaces,
  startProgram,
  type TestPlace,
} from './support/backups.ts';
import { first } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

/** Several programs are started one after the other, each of which takes seconds to load on a busy machine. */
const LIMIT_MS = 180_000;

const service = useService();
const isPostgres = inject('database').kind === 'postgres';
let place: TestPlace;
let folder: string;
const fileOf = (name: string): string => join(folder, `${name}.tar`);

beforeAll(async () => {
  place = await placeOf(service);
  folder = await mkdtemp(join(tmpdir(), 'wirefair-backups-'));
  await sendPicture(service, (await signedIn(service)).token);
  // Her authenticator's secret is sealed by the service's own key.
  await staffMember(service, 'administrator');
  await backUp(place, { to: fileOf('good'), withFiles: true });
}, LIMIT_MS);
afterAll(async () => {
  await removePlaces();
  await rm(folder, { recursive: true, force: true });
});

/** Whether a place is as it was before anybody restored into it. */
async function isEmpty({ dataDir, databaseUrl }: TestPlace): Promise<boolean> {
  if (!databaseUrl) return !existsSync(join(dataDir, 'postgres'));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const tables = await tablesOf(client);
  await client.end();
  return tables.length === 0;
}

describe('a restore is refused', () => {
  it.each<{ what: string; name: string; damage: (path: string) => Promise<void>; why: RegExp }>([
    {
      what: 'of a backup that was cut off',
      name: 'short',
      damage: async (path) => truncate(path, Math.floor((await readFile(path)).length * 0.6)),
      why: /is no whole backup/,
    },
    {
      what: 'of a backup in which something has changed',
      name: 'changed',
      damage: async (path) => {
        const content = await readFile(path);
        const at = content.length >> 1;
        content[at] = (content[at] ?? 0) ^ 255;
        await writeFile(path, content);
      },
      why: /is no whole backup/,
    },
    {
      what: 'of a backup of tables that this release does not know',
      name: 'newer',
      damage: async (path) => {
        const content = (await readFile(path)).toString('latin1');
        // As long as before: a tar file states lengths.
        const later = content.replaceAll(/"migration":\d/g, '"migration":9');
        await writeFile(path, Buffer.from(later, 'latin1'));
      },
      why: /is of release .* whose tables this release .* does not know; restore it with that release/,
    },
    {
      what: 'of a file that there is not',
      name: 'none',
      damage: (path) => rm(path),
      why: /There is no file/,
    },
  ])('$what', async ({ name, damage, why }) => {
    await copyFile(fileOf('good'), fileOf(name));
    await damage(fileOf(name));
    const target = await emptyPlace();
    await expect(restore(target, { from: fileOf(name) })).rejects.toThrow(why);
    expect(await isEmpty(target)).toBe(true);
    // Not even uploads, for the backup is read through first.
    expect(await readdir(target.dataDir)).not.toContain('uploads');
  });

  it(
    'into a database that is not empty, unless its name is given',
    async () => {
      const target = await emptyPlace();
      const { databaseUrl, dataDir } = target;
      await restore(target, { from: fileOf('good') });
      const database = openPlace(target);
      const company = await newCompany({ ...service, database: () => database });
      const extra = { name: `${'a'.repeat(32)}.jpg`, width: 400 };
      await database
        .orm()
        .insert(uploads)
        .values({ ...extra, mediaType: 'image/jpeg', originalName: 'x', bytes: 1, createdAt: new Date() });
      const before = await contentOf(database);
      await database.close();

      await expect(restore(target, { from: fileOf('good') })).rejects.toThrow(/--replace/);
      await expect(restore(target, { from: fileOf('good'), replace: 'another' })).rejects.toThrow(
        /, not another/,
      );
      const untouched = openPlace(target);
      expect(await contentOf(untouched)).toEqual(before);
      if (databaseUrl) {
        // Somebody who uses it would be left with half of each.
        const replace = new URL(databaseUrl).pathname.slice(1);
        await expect(restore(target, { from: fileOf('good'), replace })).rejects.toThrow(
          /in use by \d other connection/,
        );
      }
      await untouched.close();

      const replace = databaseUrl ? new URL(databaseUrl).pathname.slice(1) : dataDir;
      await restore(target, { from: fileOf('good'), replace });
      const replaced = openPlace(target);
      const { rows } = await replaced.pool.query('select 1 from exhibitor where id = $1', [company]);
      expect(rows).toEqual([]);
      // The files of what is gone are left to the service.
      const { rows: noted } = await replaced.pool.query<{ name: string }>(
        'select name from removed_file order by 1',
      );
      expect(noted.map(({ name }) => name)).toEqual([
        `${'a'.repeat(32)}-160.webp`,
        `${'a'.repeat(32)}-320.webp`,
        extra.name,
      ]);
      await replaced.close();
    },
    LIMIT_MS,
  );

  it(
    'without the key that sealed secrets, and says which one that is',
    async () => {
      const target = { ...(await emptyPlace()), secretKeys: [newKey()] };
      await restore({ ...target, secretKeys: [newKey()] }, { from: fileOf('good'), withoutKey: true });
      const sealed = await emptyPlace();
      const database = openPlace(target);
      await database.pool.query(`update staff set authenticator_secret = 'sealed:v1:0badcafe:AAAA'`);
      await database.close();
      await backUp(target, { to: fileOf('sealed'), withFiles: false });
      await expect(restore(sealed, { from: fileOf('sealed') })).rejects.toThrow(/is missing \(0badcafe\)/);
      expect(await isEmpty(sealed)).toBe(true);
      await restore(sealed, { from: fileOf('sealed'), withoutKey: true });
    },
    LIMIT_MS,
  );
});

describe('a program that is killed', () => {
  it(
    'while it backs up leaves nothing that looks like a backup, and the service goes on',
    async () => {
      const { kill, ended } = startProgram('backup', place, ['--to', fileOf('killed')]);
      await expect
        .poll(() => existsSync(`${fileOf('killed')}.partial`), { timeout: 60_000, interval: 2 })
        .toBe(true);
      kill();
      await ended;
      expect(existsSync(fileOf('killed'))).toBe(false);
      expect((await service.get('/app/content/edition')).status).toBe(200);
      // On a server its hold on files ends by itself, after minutes.
      await service.database().pool.query('delete from file_hold');
      // The next one is not kept from anything.
      const { code, written } = await startProgram('backup', place, ['--to', fileOf('killed')]).ended;
      expect(written).toContain('is whole.');
      expect(code).toBe(0);
      const verified = await startProgram('backup', place, ['--verify', fileOf('killed')]).ended;
      expect(verified).toMatchObject({ code: 0, written: expect.stringContaining('is whole.') });
    },
    LIMIT_MS,
  );

  /** Resolves when rows are being loaded, which nobody else sees before the end. */
  async function loading({ dataDir, databaseUrl }: TestPlace): Promise<void> {
    const isLoading = async () => {
      if (!databaseUrl) return existsSync(join(dataDir, 'postgres.restoring', 'PG_VERSION'));
      const { rows } = await service
        .database()
        .pool.query(`select 1 from pg_stat_activity where datname = $1 and query like 'insert into "%'`, [
          new URL(databaseUrl).pathname.slice(1),
        ]);
      return rows.length > 0;
    };
    await expect.poll(isLoading, { timeout: 60_000, interval: 2 }).toBe(true);
  }

  it(
    'while it restores leaves nothing that a service would start on, and can be started again',
    async () => {
      const target = await emptyPlace();
      const args = ['--from', fileOf('good'), '--without-key'];
      const { kill, ended } = startProgram('restore', target, args);
      await loading(target);
      kill();
      await ended;
      // A server needs a moment to notice that its client has gone.
      await expect.poll(() => isEmpty(target)).toBe(true);
      if (!isPostgres) expect(() => settleRestored(target.dataDir)).toThrow(/was broken off/);

      const again = await startProgram('restore', target, args).ended;
      expect(again).toMatchObject({ code: 0, written: expect.stringContaining('The service can start.') });
      const database = openPlace(target);
      const { rows } = await database.pool.query<{ count: number }>(
        'select count(*)::int as count from exhibitor',
      );
      expect(first(rows).count).toBeGreaterThan(100);
      await database.close();
    },
    LIMIT_MS,
  );

  it(
    'says in one sentence what is in the way',
    async () => {
      const { code, written } = await startProgram('backup', place, ['--to', fileOf('good')]).ended;
      expect(written).toBe(`There is a file ${fileOf('good')} already; a backup is never overwritten.\n`);
      expect(code).toBe(1);
    },
    LIMIT_MS,
  );
});
