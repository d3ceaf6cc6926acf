import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { archiveOf } from '../src/backup/write-archive.ts';
import { holdFiles, type UploadStorage } from '../src/uploads/index.ts';
import { removeNoted } from '../src/uploads/forget.ts';
import { unclaimedRetention } from '../src/uploads/retention.ts';
import { signedIn } from './support/accounts.ts';
import { sendPicture } from './support/backup-writers.ts';
import { emptyPlace, placeOf, removePlaces } from './support/backups.ts';
import { FakeS3 } from './support/fake-s3.ts';
import { useService } from './support/service.ts';

const LIMIT_MS = 180_000;

const service = useService();
const send = async () => sendPicture(service, (await signedIn(service)).token);

/** Removes uploads that no form has taken, four days from now. @returns how many rows */
async function sweep(): Promise<number> {
  const [database, storage] = [service.database(), service.storage()];
  const rule = unclaimedRetention({ database, storage, clock: service.clock });
  const before = new Date(service.clock.now().getTime() + 24 * 60 * 60_000);
  const left: (() => Promise<void>)[] = [];
  const gone = await database.transaction(() => rule.sweep(before, 500, (work) => void left.push(work)));
  for (const work of left) await work();
  await removeNoted(database, storage);
  return gone;
}

describe('files of uploads', () => {
  it('whose rows go while a backup holds them are removed when it lets them go', async () => {
    const name = await send();
    const isKept = async () => {
      const file = await service.storage().open(name);
      file?.stream.destroy();
      return file !== undefined;
    };
    const letGo = await holdFiles(service.database());
    expect(await sweep()).toBeGreaterThan(0);
    expect(await isKept()).toBe(true);
    // Its row is gone: it is served to nobody.
    expect((await service.app().inject({ method: 'GET', url: `/files/uploads/${name}` })).statusCode).toBe(
      404,
    );
    await letGo();
    await sweep();
    expect(await isKept()).toBe(false);
  });

  it('are held for ten minutes at most by a backup that was killed', async () => {
    const { pool } = service.database();
    await pool.query(`insert into file_hold values ('killed', now() + interval '1 second' / 10)`);
    const name = await send();
    await expect
      .poll(async () => {
        await sweep();
        const file = await service.storage().open(name);
        file?.stream.destroy();
        return file === undefined;
      })
      .toBe(true);
    await pool.query(`delete from file_hold where id = 'killed'`);
  });

  it('are closed where the receiver of a backup goes while one is opened', async () => {
    await send();
    const storage = service.storage();
    let opened: Readable | undefined;
    const open: UploadStorage['open'] = async (name) => {
      const file = await storage.open(name);
      archive.destroy();
      opened = file?.stream;
      return file;
    };
    const source = { database: service.database(), storage: { ...storage, open }, withFiles: true };
    const snapshots = await mkdtemp(join(tmpdir(), 'wirefair-backups-'));
    const archive = await archiveOf(source, snapshots);
    archive.resume();
    await expect.poll(() => opened?.destroyed).toBe(true);
    await rm(snapshots, { recursive: true, force: true });
  });
});

describe('a receiver of a backup that goes amid an entry', () => {
  it('ends the backup, which holds no files any more, and not the service', async () => {
    const snapshots = await mkdtemp(join(tmpdir(), 'wirefair-backups-'));
    const source = { database: service.database(), storage: service.storage(), withFiles: true };
    const archive = await archiveOf(source, snapshots);
    // It takes one piece, and is never done with it: the entry waits for it.
    const stuck = new Writable({ write: () => {} });
    const taken = pipeline(archive, stuck);
    await expect.poll(() => stuck.writableNeedDrain).toBe(true);
    // Time in which the next entries fill what is kept on the way, until one of them waits.
    await setTimeout(300);
    stuck.destroy();
    await expect(taken).rejects.toThrow('Premature close');
    const holds = async () => (await service.database().pool.query('select 1 from file_hold')).rowCount;
    await expect.poll(holds).toBe(0);
    await rm(snapshots, { recursive: true, force: true });
  });
});

describe('uploads in a bucket', () => {
  let folder: string;
  let bucket: FakeS3;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wirefair-backups-'));
    bucket = await FakeS3.start();
  });
  afterAll(async () => {
    bucket.close();
    await removePlaces();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'are restored into it, backed up from it, and left out where that is asked for',
    async () => {
      const name = await send();
      const place = await placeOf(service);
      const fileOf = (one: string): string => join(folder, `${one}.tar`);
      const from = fileOf('from');
      const object = `/${bucket.settings.bucket}/${name}`;
      const before = await backUp(place, { to: from, withFiles: true });
      const target = { ...(await emptyPlace()), s3: bucket.settings };
      await restore(target, { from, withoutKey: true });
      expect([...bucket.objects.keys()]).toContain(object);
      expect(bucket.objects.size).toBe(before.files?.count);
      const after = await backUp(target, { to: fileOf('again'), withFiles: true });
      expect(after.files).toEqual(before.files);
      // What somebody has taken away is told, and is no reason to have no backup.
      bucket.objects.delete(object);
      const lacking = await backUp(target, { to: fileOf('lacking'), withFiles: true });
      expect(lacking.missingFiles).toEqual([name]);
      expect(await backUp(target, { to: fileOf('without'), withFiles: false })).toMatchObject({
        files: null,
        hasFiles: false,
      });
    },
    LIMIT_MS,
  );
});
