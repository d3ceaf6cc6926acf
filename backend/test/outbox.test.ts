import { describe, expect, it } from 'vitest';
import { outboxRecords } from '../src/outbox/outbox-records.ts';
import { outgoing } from '../src/outbox/tables.ts';
import { code, gate, mail, MINUTE, SECOND, START, useOutbox } from './support/outbox.ts';
import { useService } from './support/service.ts';
import { first } from './support/required.ts';

describe('the outbox', () => {
  const service = useService();
  const { backend, now, pass, row, rows } = useOutbox(service);

  it('delivers what was left, once, whole', async () => {
    const { outbox, worker, delivered } = backend();
    await outbox.post(mail);
    await worker.drain();
    await worker.drain();
    expect(delivered).toEqual([expect.objectContaining({ ...mail, isSecret: false })]);
    expect(await row()).toMatchObject({
      id: first(delivered).id,
      sentAt: START,
      attempts: 1,
      body: mail.body,
    });
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
    expect(await row()).toMatchObject({ sentAt: now(), attempts: 2 });
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
    expect(await row()).toMatchObject({ sentAt: now(), failedAt: null, lastError: '' });
  });

  it('delivers once what is to be sent at once while a worker is delivering it', async () => {
    const started = gate();
    const finish = gate();
    const slow = backend(async () => {
      started.open();
      await finish.opened;
    });
    const other = backend();
    await slow.outbox.post(mail);
    const delivering = slow.worker.drain();
    await started.opened;
    await outboxRecords(service.database()).again((await row()).id, now());
    await other.worker.drain();
    finish.open();
    await delivering;
    pass(MINUTE);
    await other.worker.drain();
    expect([slow.delivered.length, other.delivered.length]).toEqual([1, 0]);
    expect(await row()).toMatchObject({ sentAt: START, leaseEndsAt: null });
  });

  it('delivers at once what is to be sent at once and only waits for its next attempt', async () => {
    const { outbox, worker, delivered } = backend(async () => {
      if (delivered.length === 1) throw new Error('not now');
    });
    await outbox.post(mail);
    await worker.drain();
    await worker.drain();
    expect(delivered.length).toBe(1);
    await outboxRecords(service.database()).again((await row()).id, now());
    await worker.drain();
    expect(delivered.length).toBe(2);
    expect(await row()).toMatchObject({ sentAt: now() });
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
    const { outbox } = first(backends);
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

  it('delivers a code before letters that have waited for longer', async () => {
    const { outbox, worker, delivered } = backend();
    for (let n = 0; n < 20; n += 1) await outbox.post(mail);
    pass(MINUTE);
    await outbox.post({ ...mail, isSecret: true });
    await worker.drain();
    // Eight are taken at once, in no order.
    expect(delivered.slice(0, 8).filter(({ isSecret }) => isSecret)).toHaveLength(1);
    expect(delivered).toHaveLength(21);
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

  it('lets one channel wait for nobody on the other', async () => {
    const hanging = gate();
    const { outbox, worker, delivered } = backend(({ channel }) =>
      channel === 'email' ? hanging.opened : Promise.resolve(),
    );
    for (let n = 0; n < 10; n += 1) await outbox.post(mail);
    await outbox.post(code);
    const drained = worker.drain();
    await expect.poll(() => delivered.filter(({ channel }) => channel === 'sms')).toHaveLength(1);
    expect(delivered.filter(({ channel }) => channel === 'email').length).toBeLessThanOrEqual(8);
    hanging.open();
    await drained;
    expect(delivered).toHaveLength(11);
  });
});
