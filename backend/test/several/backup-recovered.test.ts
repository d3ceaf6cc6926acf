import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../src/backup/backup.ts';
import { restore, settleRecovered } from '../../src/backup/restore.ts';
import { openDatabase } from '../../src/db/database.ts';
import { emptyPlace, placeOf, removePlaces } from '../support/backups.ts';
import { first, required } from '../support/required.ts';
import { useService } from '../support/service.ts';
import { staffMember } from '../support/staff.ts';

const LIMIT_MS = 180_000;

const service = useService();
let folder: string;
const fileOf = (name: string): string => join(folder, `${name}.tar`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wirefair-backups-'));
  await staffMember(service, 'administrator');
  await backUp(await placeOf(service), { to: fileOf('good'), withFiles: true });
}, LIMIT_MS);
afterAll(async () => {
  await removePlaces();
  await rm(folder, { recursive: true, force: true });
});

describe('a server that was recovered to an earlier moment', () => {
  it(
    'is settled without restoring',
    async () => {
      const target = await emptyPlace();
      await restore(target, { from: fileOf('good'), withoutKey: true });
      const url = required(target.databaseUrl);
      const database = openDatabase({ url, poolSize: 1, statementTimeoutMs: 60_000 });
      const era = async () =>
        first((await database.pool.query<{ era: string }>('select era from change_log')).rows).era;
      const before = await era();
      await database.pool.query(
        `insert into staff_session (token_hash, staff_id, created_at, ends_at)
         select 'x', id, now(), now() + interval '1 day' from staff limit 1`,
      );
      await settleRecovered(url, false);
      expect(await era()).not.toBe(before);
      expect((await database.pool.query('select 1 from staff_session')).rows).toEqual([]);
      await database.close();
    },
    LIMIT_MS,
  );

  it('is refused where there are no tables', async () => {
    const { databaseUrl } = await emptyPlace();
    await expect(settleRecovered(required(databaseUrl), false)).rejects.toThrow(
      'holds no tables of Wirefair',
    );
  });
});
