import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../src/jobs/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import type {
  OperationsHealth,
  OperationsJob,
  OperationsMessage,
  OperationsRetention,
} from '../src/modules/organiser/operations/contract.ts';
import { partStates } from '../src/modules/organiser/operations/part-states.ts';
import { outgoing } from '../src/outbox/tables.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

describe('operations at the console', () => {
  const service = useService();
  const orm = () => service.database().orm();
  let token: string;
  const call = <T>(method: 'GET' | 'POST', path: string, by = token) =>
    service.call<T>(method, `/organiser/operations${path}`, { token: by, language: 'EN' });
  const messages = async (state: 'waiting' | 'failed') =>
    (await call<{ records: OperationsMessage[]; total: number }>('GET', `/messages?state=${state}`)).result;

  async function message(values: Partial<typeof outgoing.$inferInsert> = {}) {
    const now = service.realTime();
    const [row] = await orm()
      .insert(outgoing)
      .values({
        channel: 'email',
        recipient: 'ada.lovelace@fair.example',
        language: 'EN',
        subject: 'Hello',
        body: 'text',
        createdAt: now,
        dueAt: new Date(now.getTime() + 60_000),
        ...values,
      })
      .returning();
    return required(row);
  }
  async function job(state: 'waiting' | 'running' | 'done' | 'failed') {
    const now = service.realTime();
    const [row] = await orm()
      .insert(jobs)
      .values({
        kind: 'exhibitor-import',
        subjectId: '1',
        state,
        total: 7,
        done: 3,
        dueAt: now,
        createdAt: now,
      })
      .returning();
    return required(row);
  }
  const lastEntry = async () =>
    first(
      await orm()
        .select()
        .from(auditEntries)
        .orderBy(sql`${auditEntries.id} desc`)
        .limit(1),
    );

  beforeAll(async () => {
    ({ token } = await staffMember(service, 'administrator'));
  });
  beforeEach(async () => {
    await orm().delete(outgoing);
    await orm().delete(jobs);
  });

  it('tell how each part is, which version runs, and what waits', async () => {
    const { createdAt } = await message();
    await message({ failedAt: service.realTime() });
    await job('failed');
    const { result } = await call<OperationsHealth>('GET', '/health');
    expect(result.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(result.nodeVersion).toBe(process.versions.node);
    expect(result.parts.map(({ name, state }) => [name, state])).toEqual([
      ['database', 'ok'],
      ['files', 'ok'],
      ['mail', 'off'],
      ['sms', 'off'],
      ['notifications', 'ok'],
    ]);
    expect(first(result.parts).detail).toMatch(/PostgreSQL \d+.*, \d+ ms$/);
    const [email, sms] = result.waiting;
    expect(email).toMatchObject({ channel: 'email', count: 1 });
    expect(new Date(`${email?.oldestTime.replace(' ', 'T')}+08:00`).getTime()).toBe(
      Math.floor(createdAt.getTime() / 1000) * 1000,
    );
    expect(sms).toEqual({ channel: 'sms', count: 0, oldestTime: '' });
    expect(result).toMatchObject({ failedMessages: 1, failedJobs: 1 });
  });

  it('tell of a way to people that it is in trouble while a message waits that it refused', async () => {
    await message({ lastError: 'ECONNREFUSED', attempts: 1 });
    // The service of the tests has no mail server, which comes first.
    const { result } = await call<OperationsHealth>('GET', '/health');
    expect(result.parts.find(({ name }) => name === 'mail')).toEqual({
      name: 'mail',
      state: 'off',
      detail: '',
    });
    const states = partStates({
      database: service.database(),
      live: { isReceiving: () => false },
      storage: { open: () => Promise.reject(new Error('S3 GET answered 503')) },
      channels: ['email'],
    });
    const parts = await states(new Map([['email', 'ECONNREFUSED']]));
    expect(parts).toContainEqual({ name: 'mail', state: 'trouble', detail: 'ECONNREFUSED' });
    expect(parts).toContainEqual({ name: 'files', state: 'trouble', detail: 'S3 GET answered 503' });
    expect(parts).toContainEqual({ name: 'notifications', state: 'trouble', detail: '' });
  });

  it('list messages that wait and those that were given up, without telling whom they are for', async () => {
    const waiting = await message({ requestId: '1c8e3a52-97a1-4b55-8f0e-3a2d5c1b7e90' });
    const failed = await message({ failedAt: service.realTime(), lastError: 'EENVELOPE 550', attempts: 6 });
    await message({ sentAt: service.realTime() });
    expect(await messages('waiting')).toMatchObject({
      total: 1,
      records: [
        {
          id: waiting.id,
          recipient: 'ad***@fair.example',
          subject: 'Hello',
          requestId: '1c8e3a52-97a1-4b55-8f0e-3a2d5c1b7e90',
          failedTime: '',
        },
      ],
    });
    expect(await messages('failed')).toMatchObject({
      total: 1,
      records: [{ id: failed.id, attempts: 6, lastError: 'EENVELOPE 550' }],
    });
    expect(JSON.stringify(await messages('waiting'))).not.toContain('lovelace');
  });

  it('send a message again that was given up, once, and log it by its id alone', async () => {
    const { id } = await message({ failedAt: service.realTime(), attempts: 6, lastError: 'ETIMEDOUT' });
    const answer = await call<OperationsMessage>('POST', `/messages/${id}/again`);
    expect(answer).toMatchObject({ status: 200, message: 'The message is sent again at once' });
    expect(answer.result).toMatchObject({ id, attempts: 0, failedTime: '' });
    const row = first(await orm().select().from(outgoing).where(eq(outgoing.id, id)));
    expect(row.dueAt.getTime()).toBeLessThanOrEqual(service.realTime().getTime());
    expect(await lastEntry()).toMatchObject({ action: 'operations.message-again', subject: `#${id}` });
  });

  it('keep the number of attempts of a message that may be under way, so that its worker is told from the next', async () => {
    const { id } = await message({ attempts: 2 });
    expect((await call<OperationsMessage>('POST', `/messages/${id}/again`)).result.attempts).toBe(2);
  });

  it('do not send a code whose text has gone', async () => {
    const { id } = await message({ failedAt: service.realTime(), isSecret: true, body: '' });
    expect(await call('POST', `/messages/${id}/again`)).toMatchObject({ status: 409, success: false });
    expect((await messages('failed')).total).toBe(1);
  });

  it('discard a message that waits, with the secret in it; a second time is refused', async () => {
    const { id } = await message({ isSecret: true, body: 'code 123456', html: '<b>123456</b>' });
    expect((await call('POST', `/messages/${id}/discard`)).status).toBe(200);
    const row = first(await orm().select().from(outgoing).where(eq(outgoing.id, id)));
    expect(row).toMatchObject({ body: '', html: '', lastError: 'discarded' });
    expect(row.failedAt).not.toBeNull();
    expect((await call('POST', `/messages/${id}/discard`)).status).toBe(409);
    expect(await lastEntry()).toMatchObject({ action: 'operations.message-discard' });
  });

  it('know nothing of messages that were delivered, and of ids that are none', async () => {
    const { id } = await message({ sentAt: service.realTime() });
    for (const path of [`/messages/${id}/discard`, '/messages/1999999999999/discard'])
      expect((await call('POST', path)).status).toBe(404);
    expect((await call('POST', `/messages/${id}/again`)).status).toBe(404);
    expect((await call('POST', '/jobs/1999999999999/again')).status).toBe(404);
  });

  it('list work with what needs somebody first, and have failed work go on', async () => {
    const failed = await job('failed');
    const done = await job('done');
    const listed = (await call<OperationsJob[]>('GET', '/jobs')).result;
    expect(listed.map(({ id }) => id)).toEqual([failed.id, done.id]);
    expect(first(listed)).toMatchObject({ kind_dictText: 'Import of exhibitors', done: 3, total: 7 });
    const again = await call<OperationsJob>('POST', `/jobs/${failed.id}/again`);
    expect(again.result).toMatchObject({ id: failed.id, state: 'waiting' });
    expect((await call('POST', `/jobs/${done.id}/again`)).status).toBe(409);
  });

  it('tell of the rules of retention, in the language of the request, with what a run would remove and has removed', async () => {
    const long = new Date(service.realTime().getTime() - 91 * 24 * 60 * 60_000);
    await message({ sentAt: long });
    const rule = async (language = 'EN') => {
      const { result } = await service.call<OperationsRetention[]>('GET', '/organiser/operations/retention', {
        token,
        language,
      });
      return required(result.find(({ name }) => name === 'delivered-messages'));
    };
    const before = await rule();
    expect(before).toMatchObject({
      name_dictText: 'Removes e-mails and SMS after their delivery.',
      days: 90,
      isDefault: true,
      due: 1,
      lastRunTime: '',
      failure: '',
    });
    // Looking has removed nothing.
    expect((await rule('ZH')).name_dictText).toBe('删除投递后的邮件和短信');
    expect((await rule()).due).toBe(1);
    await service.retention().sweep('delivered-messages');
    const after = await rule();
    expect(after).toMatchObject({ due: 0, lastRemoved: 1, removed: 1 });
    expect(after.lastRunTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('are for administrators alone', async () => {
    const editor = await staffMember(service, 'editor', 'reviewer', 'door');
    const { id } = await message();
    for (const [method, path] of [
      ['GET', '/health'],
      ['GET', '/jobs'],
      ['GET', '/messages'],
      ['GET', '/retention'],
      ['POST', `/messages/${id}/again`],
      ['POST', `/messages/${id}/discard`],
      ['POST', '/jobs/1/again'],
    ] as const) {
      expect((await call(method, path, editor.token)).status, path).toBe(403);
      expect((await call(method, path, 'nobody')).status, path).toBe(401);
    }
  });
});
