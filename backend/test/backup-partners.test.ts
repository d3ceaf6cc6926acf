import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backUp } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { bulkExports } from '../src/modules/bulk-exports/tables.ts';
import type { ChangePage } from '../src/modules/changes/contract.ts';
import type { IssuedWebhook } from '../src/modules/webhooks/contract.ts';
import { webhookDeliveries, webhooks } from '../src/modules/webhooks/tables.ts';
import { outgoing } from '../src/outbox/tables.ts';
import { newCompany } from './support/backup-writers.ts';
import { emptyPlace, openPlace, placeOf, removePlaces, startOn } from './support/backups.ts';
import { partnerWithKey } from './support/partners.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';

const LIMIT_MS = 180_000;

const service = useService({ allowedReceivers: ['http://127.0.0.1:9'] });
let folder: string;
let running: Awaited<ReturnType<typeof startOn>> | undefined;
const started = () => required(running, 'restored service');
/** What a partner was told: before the backup, and after it. */
let cursors: { before: string; after: string };
let webhookId: string;
const backup = (): string => join(folder, 'partners.tar');

const message = (recipient: string, more: object = {}) => ({
  channel: 'email',
  recipient,
  language: 'EN',
  body: 'Your code is 123456.',
  createdAt: new Date(),
  // Not before the tests are over: what waits, waits.
  dueAt: new Date(Date.now() + 60 * 60_000),
  ...more,
});

/** Reads on to the end of the log of changes. */
async function endOfLog(after = ''): Promise<string> {
  const { result } = await service.get<ChangePage>(`/app/changes?first=500&after=${after}`);
  return result.hasNext || result.isWaiting ? endOfLog(result.endCursor) : result.endCursor;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wirefair-backups-'));
  const place = await placeOf(service);
  const orm = service.database().orm();
  const partner = await partnerWithKey(service, ['read:exhibitors', 'manage:webhooks']);
  const added = await service.call<IssuedWebhook>('POST', '/app/webhooks', {
    token: partner.key,
    body: {
      name: 'CRM',
      url: 'http://127.0.0.1:9/hook',
      types: ['exhibitor'],
      operations: ['UPSERT', 'REMOVE'],
      recordIds: [],
      selection: '{ type recordId operation }',
      locale: 'EN',
    },
  });
  webhookId = added.result.record.id;
  const company = await newCompany(service);
  // The log was made into deliveries up to here.
  await vi.waitFor(
    async () =>
      expect(await orm.$count(webhookDeliveries, eq(webhookDeliveries.recordId, company))).toBeGreaterThan(0),
    60_000,
  );
  await orm
    .insert(outgoing)
    .values([
      message('waiting@example.org', { isSecret: true }),
      message('sent@example.org', { sentAt: new Date() }),
    ]);
  await orm.insert(bulkExports).values({
    partnerId: partner.id,
    types: ['exhibitor'],
    locale: 'EN',
    filter: '{}',
    selection: '',
    scopes: ['read:exhibitors'],
    cursor: 'x',
    state: 'done',
    total: 1,
    dueAt: new Date(),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 24 * 60 * 60_000),
  });
  const before = await endOfLog();
  await backUp(place, { to: backup(), withFiles: true });
  // What follows is told to partners and then lost.
  await orm.update(exhibitors).set({ nameEn: 'Told and lost' }).where(eq(exhibitors.id, company));
  // A transaction of another test of the same server may hold the end of the log back.
  const after = await vi.waitFor(async () => {
    const end = await endOfLog(before);
    expect(end).not.toBe(before);
    return end;
  }, 60_000);
  cursors = { before, after };

  const target = await emptyPlace();
  await restore(target, { from: backup(), withoutKey: true });
  running = await startOn(target);
}, LIMIT_MS);
afterAll(async () => {
  await running?.stop();
  await removePlaces();
  await rm(folder, { recursive: true, force: true });
});

const changesAfter = async (cursor: string) => {
  const answer = await started().app.inject({ method: 'GET', url: `/app/changes?first=10&after=${cursor}` });
  return {
    status: answer.statusCode,
    ...answer.json<{ result: ChangePage; reason?: string; message: string }>(),
  };
};

describe('after a restore', () => {
  it('no cursor of before is good any more, whether it was given before the backup or after it', async () => {
    for (const cursor of [cursors.before, cursors.after])
      expect((await changesAfter(cursor)).status).toBe(410);
  });

  it('a partner who copies everything anew is told of what happens from then on', async () => {
    const { result } = (await started().app.inject({ method: 'GET', url: '/app/changes/cursor' })).json<{
      result: { cursor: string };
    }>();
    const orm = started().database.orm();
    const some = first(await orm.select({ id: exhibitors.id }).from(exhibitors).limit(1));
    await orm.update(exhibitors).set({ nameEn: 'After the restore' }).where(eq(exhibitors.id, some.id));
    // A transaction of another test of the same server may hold the end of the log back for a moment.
    await expect
      .poll(async () => (await changesAfter(result.cursor)).result.records.map(({ recordId }) => recordId), {
        timeout: 60_000,
      })
      .toContain(some.id);
  });

  it('webhooks are paused, with a letter to their contact, for they were told what is not true any more', async () => {
    await required(started().jobs.find(({ name }) => name === 'telling webhooks of changes')).run(
      () => false,
    );
    const orm = started().database.orm();
    const row = first(await orm.select().from(webhooks).where(eq(webhooks.id, webhookId)));
    expect(row.pauseReason).toBe('restored');
    expect((await changesAfter(required(row.missedAfter))).status).toBe(410);
    const deliveries = await orm
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, webhookId));
    expect(deliveries.map(({ state }) => state)).toEqual(deliveries.map(() => 'failed'));
    const letters = await orm.select().from(outgoing).where(eq(outgoing.recipient, 'lin.yi@weekly.example'));
    expect(letters.at(-1)?.body).toContain('The service was restored to an earlier state');
  });

  it('messages that waited are ended, with the texts of secret ones', async () => {
    const rows = await started().database.orm().select().from(outgoing);
    const of = (recipient: string) => required(rows.find((row) => row.recipient === recipient));
    expect(of('waiting@example.org')).toMatchObject({
      body: '',
      lastError: 'not sent: restored from a backup',
    });
    expect(of('waiting@example.org').failedAt).not.toBeNull();
    expect(of('sent@example.org')).toMatchObject({ failedAt: null, body: 'Your code is 123456.' });
  });

  it('exports of partners are over, for their files are no part of a backup', async () => {
    const rows = await started().database.orm().select().from(bulkExports);
    expect(rows.map(({ state }) => state)).toEqual(['cancelled']);
  });

  it(
    'messages that waited are sent where that is asked for',
    async () => {
      const sending = await emptyPlace();
      const { ended } = await restore(sending, { from: backup(), withoutKey: true, sendsMessages: true });
      expect(ended).toBe(0);
      const database = openPlace(sending);
      const rows = await database
        .orm()
        .select()
        .from(outgoing)
        .where(eq(outgoing.recipient, 'waiting@example.org'));
      expect(first(rows)).toMatchObject({ failedAt: null, body: 'Your code is 123456.' });
      await database.close();
    },
    LIMIT_MS,
  );
});
