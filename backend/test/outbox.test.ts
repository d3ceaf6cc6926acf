import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { createMessaging, type Delivery, type Message, type Provider } from '../src/outbox/index.ts';
import { outgoing } from '../src/outbox/tables.ts';
import { useService } from './support/service.ts';

const START = new Date('2026-03-01T08:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const mail: Message = {
  channel: 'email',
  recipient: 'ada@example.org',
  language: 'EN',
  subject: 'Welcome',
  body: 'Your booth is confirmed.',
  html: '<p>Your booth is confirmed.</p>',
};
const code: Message = {
  channel: 'sms',
  recipient: '+8613800138000',
  language: 'ZH',
  body: '您的验证码为 482913，5 分钟内有效。',
  isSecret: true,
};

/** A promise and what settles it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('the outbox', () => {
  const service = useService();
  let time = START;
  let lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

  const pass = (ms: number) => (time = new Date(time.getTime() + ms));
  const rows = () => service.database().orm().select().from(outgoing).orderBy(asc(outgoing.id));
  const row = async () => (await rows())[0]!;

  /** One backend's outbox, with what it delivered. */
  function backend(
    deliver: Provider['deliver'] = async () => {},
    database: Database = service.database(),
    channels: Message['channel'][] = ['email', 'sms'],
  ) {
    const delivered: Delivery[] = [];
    const provider: Provider = {
      deliver: async (message, signal) => {
        delivered.push(message);
        await deliver(message, signal);
      },
    };
    // As providersFor makes them: a channel without a provider is there, undefined.
    const [email, sms] = (['email', 'sms'] as const).map((channel) =>
      channels.includes(channel) ? provider : undefined,
    );
    const providers = { email, sms };
    return { delivered, ...createMessaging({ database, now: () => time, providers, log }) };
  }

  beforeEach(async () => {
    time = START;
    lines = [];
    await service.database().orm().delete(outgoing);
  });

  it('delivers what was left, once, whole', async () => {
    const { outbox, worker, delivered } = backend();
    await outbox.post(mail);
    await worker.drain();
    await worker.drain();
    expect(delivered).toEqual([expect.objectContaining({ ...mail, isSecret: false })]);
    expect(await row()).toMatchObject({ id: delivered[0]!.id, sentAt: START, attempts: 1, body: mail.body });
  });

  it('sends nothing of a cause that was rolled back', async () => {
    const { outbox, worker, delivered } = backend();
    worker.start();
    const cause = service.database().transaction(async () => {
      await outbox.post(mail);
      throw new Error('no');
    });
    await expect(cause).rejects.toThrow('no');
    await worker.drain();
    expect(delivered).toEqual([]);
    expect(await rows()).toEqual([]);
    await worker.stop();
  });

  it('delivers as soon as the cause is committed, without waiting for the next look', async () => {
    const { outbox, worker, delivered } = backend();
    worker.start();
    await worker.drain();
    await service.database().transaction(async () => {
      await outbox.post(code);
      expect(delivered).toEqual([]);
    });
    // Looks come every five seconds.
    await expect.poll(() => delivered.length, { timeout: 2500, interval: 20 }).toBe(1);
    await worker.stop();
  });

  it("delivers a dead worker's message by the next, after its lease, under the same id", async () => {
    const started = gate();
    const never = gate();
    const dead = backend(async () => {
      started.open();
      await never.opened;
    });
    const next = backend();
    await dead.outbox.post(mail);
    const dying = dead.worker.drain();
    await started.opened;

    pass(59 * SECOND);
    await next.worker.drain();
    expect(next.delivered).toEqual([]);
    pass(SECOND);
    await next.worker.drain();
    expect(next.delivered.map(({ id }) => id)).toEqual(dead.delivered.map(({ id }) => id));
    expect(await row()).toMatchObject({ sentAt: time, attempts: 2 });
    never.open();
    await dying;
  });

  it('does not let a worker that comes back late undo what its successor did', async () => {
    const started = gate();
    const failing = gate();
    const late = backend(async () => {
      started.open();
      await failing.opened;
      throw new Error('too late');
    });
    await late.outbox.post(mail);
    const lateEnd = late.worker.drain();
    await started.opened;
    pass(MINUTE);
    await backend().worker.drain();
    failing.open();
    await lateEnd;
    expect(await row()).toMatchObject({ sentAt: time, failedAt: null, lastError: '' });
  });

  it('gives up a message under which one worker after the other died', async () => {
    const { outbox, worker, delivered } = backend();
    await outbox.post(code);
    await service.database().orm().update(outgoing).set({ attempts: 6 });
    await worker.drain();
    expect(delivered).toEqual([]);
    expect(await row()).toMatchObject({ failedAt: START, lastError: 'worker died', body: '' });
  });

  it('delivers each of fifty messages once with three workers at once', async () => {
    const backends = Array.from({ length: 3 }, () =>
      backend(() => new Promise((done) => setImmediate(done))),
    );
    const { outbox } = backends[0]!;
    await service.database().transaction(async () => {
      for (let n = 0; n < 50; n += 1) await outbox.post({ ...mail, recipient: `n${n}@example.org` });
    });
    await Promise.all(backends.flatMap(({ worker }) => [worker.drain(), worker.drain()]));
    const recipients = backends.flatMap(({ delivered }) => delivered.map(({ recipient }) => recipient));
    expect(recipients.toSorted()).toEqual(
      Array.from({ length: 50 }, (_, n) => `n${n}@example.org`).toSorted(),
    );
    expect((await rows()).every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(true);
  });

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
      failedAt: time,
      lastError: 'ECONNREFUSED',
    });
    expect((await row()).body).toBe('');
    pass(24 * 60 * MINUTE);
    await worker.drain();
    expect(delivered).toHaveLength(6);
  });

  it('removes the text of a secret once it is delivered, and of nothing else', async () => {
    const { outbox, worker } = backend();
    await outbox.post({ ...mail, isSecret: true });
    await outbox.post(mail);
    await worker.drain();
    const [secret, open] = await rows();
    expect(secret).toMatchObject({ body: '', html: '', recipient: mail.recipient, sentAt: START });
    expect(open).toMatchObject({ body: mail.body, html: mail.html });
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
    expect(lines.filter((line) => line.includes('message delivered'))).toHaveLength(2);
    for (const secret of [mail.recipient, '13800138000', '482913', 'booth', '验证码', 'Welcome']) {
      expect(lines.join('')).not.toContain(secret);
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
    expect(lines.filter((line) => line.includes('SMS_PROVIDER'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(0);
    await worker.stop();
    const configured = backend();
    await configured.worker.drain();
    expect(configured.delivered).toEqual([expect.objectContaining({ body: code.body })]);
  });

  it('lets one channel wait for nobody on the other', async () => {
    const hanging = gate();
    const { outbox, worker, delivered } = backend(({ channel }) =>
      channel === 'email' ? hanging.opened : Promise.resolve(),
    );
    for (let n = 0; n < 10; n += 1) await outbox.post(mail);
    await outbox.post(code);
    const drained = worker.drain();
    await expect.poll(() => delivered.filter(({ channel }) => channel === 'sms')).toHaveLength(1);
    expect(delivered.filter(({ channel }) => channel === 'email').length).toBeLessThanOrEqual(4);
    hanging.open();
    await drained;
    expect(delivered).toHaveLength(11);
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
    expect(lines.filter((line) => line.includes('outbox cannot be read'))).toHaveLength(1);
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
