import { describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { code, gate, mail, MINUTE, SECOND, START, useOutbox } from './support/outbox.ts';
import { useService } from './support/service.ts';

describe('the outbox in trouble', () => {
  const service = useService();
  const { backend, logged, now, pass, row, rows } = useOutbox(service);

  it('tries again after growing waits, then gives up and says so', async () => {
    const refused = Object.assign(new Error(`no ${code.recipient}`), { code: 'ECONNREFUSED' });
    const { outbox, worker, delivered } = backend(() => Promise.reject(refused));
    await outbox.post(code);
    await worker.drain();
    let attempts = 1;
    for (const wait of [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]) {
      expect(delivered).toHaveLength(attempts);
      expect(await row()).toMatchObject({ attempts, failedAt: null, body: code.body });
      pass(wait - 1);
      await worker.drain();
      expect(delivered).toHaveLength(attempts);
      pass(1);
      await worker.drain();
      attempts += 1;
    }
    expect(await row()).toMatchObject({
      attempts: 6,
      sentAt: null,
      failedAt: now(),
      lastError: 'ECONNREFUSED',
    });
    expect((await row()).body).toBe('');
    pass(24 * 60 * MINUTE);
    await worker.drain();
    expect(delivered).toHaveLength(6);
  });

  it('writes neither texts nor recipients into logs or errors', async () => {
    let fail = true;
    const { outbox, worker } = backend(async (message) => {
      if (!fail) return;
      throw Object.assign(new Error(`550 ${message.recipient}: ${message.body}`), { code: message.body });
    });
    await outbox.post(mail);
    await outbox.post(code);
    await worker.drain();
    const errors = (await rows()).map(({ lastError }) => lastError);
    expect(errors).toEqual(['Error', 'Error']);
    fail = false;
    pass(10 * SECOND);
    await worker.drain();
    expect(logged('message delivered')).toHaveLength(2);
    for (const secret of [mail.recipient, '13800138000', '482913', 'booth', '验证码', 'Welcome']) {
      expect(logged().join('')).not.toContain(secret);
    }
  });

  it('keeps messages due while nobody can deliver them, and warns once', async () => {
    const { outbox, worker } = backend(undefined, undefined, ['email']);
    worker.start();
    await outbox.post(code);
    await outbox.post(mail);
    await worker.drain();
    await worker.drain();
    const waiting = (await rows()).filter(({ sentAt }) => sentAt === null);
    expect(waiting).toEqual([expect.objectContaining({ channel: 'sms', attempts: 0, failedAt: null })]);
    expect(logged('SMS_PROVIDER')).toHaveLength(1);
    expect(logged('SMTP_URL')).toHaveLength(0);
    await worker.stop();
    const configured = backend();
    await configured.worker.drain();
    expect(configured.delivered).toEqual([expect.objectContaining({ body: code.body })]);
  });

  it('survives a database that does not answer, and warns once until it does', async () => {
    let broken = false;
    const database: Database = {
      ...service.database(),
      orm: () => {
        if (broken) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
        return service.database().orm();
      },
    };
    const { outbox, worker, delivered } = backend(undefined, database, ['email']);
    await outbox.post(mail);
    broken = true;
    await worker.drain();
    await worker.drain();
    expect(logged('outbox cannot be read')).toHaveLength(1);
    broken = false;
    await worker.drain();
    expect(delivered).toHaveLength(1);
  });

  it('writes an outcome again when the database failed it, so that nobody delivers twice', async () => {
    let failures = 0;
    const database: Database = {
      ...service.database(),
      orm: () => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('gone');
        }
        return service.database().orm();
      },
    };
    const { outbox, worker, delivered } = backend(async () => void (failures = 1), database);
    await outbox.post(mail);
    await worker.drain();
    expect(await row()).toMatchObject({ sentAt: START });
    expect(delivered).toHaveLength(1);
  });

  it('stops in order: what is under way is finished, nothing more is taken', async () => {
    const started = gate();
    const finish = gate();
    const { outbox, worker, delivered } = backend(async () => {
      started.open();
      await finish.opened;
    });
    worker.start();
    await outbox.post(mail);
    await started.opened;
    // A look that has begun may still take what comes; it ends before the stop begins.
    await worker.wake();
    let isStopped = false;
    const stopping = worker.stop().then(() => (isStopped = true));
    await outbox.post(code);
    expect(isStopped).toBe(false);
    finish.open();
    await stopping;
    const [first, second] = await rows();
    expect(first).toMatchObject({ sentAt: START });
    expect(second).toMatchObject({ sentAt: null, attempts: 0 });
    expect(delivered).toHaveLength(1);
  });

  it('stops within its bound although a delivery hangs', async () => {
    const started = gate();
    const { outbox, worker } = backend(() => {
      started.open();
      return new Promise(() => {});
    });
    worker.start();
    await outbox.post(mail);
    await started.opened;
    const before = Date.now();
    await worker.stop();
    expect(Date.now() - before).toBeLessThan(7000);
    expect(await row()).toMatchObject({ sentAt: null, failedAt: null });
  });
});
