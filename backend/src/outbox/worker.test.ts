import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryError, type Provider } from './message.ts';
import type { Claimed, OutboxQueue } from './queue.ts';
import { deliveryWorker } from './worker.ts';
import { first } from '../../test/support/required.ts';

const START = new Date('2026-03-01T08:00:00Z');
const claimed: Claimed = {
  id: '1',
  channel: 'email',
  recipient: 'ada@example.org',
  language: 'EN',
  subject: '',
  body: 'text',
  html: '',
  attachments: [],
  isSecret: false,
  requestId: '',
  attempt: 1,
};

/** A queue that holds `due` and notes what becomes of it. */
function fakeQueue(due: Claimed[]) {
  return {
    add: vi.fn<OutboxQueue['add']>(),
    nextDue: vi.fn<OutboxQueue['nextDue']>(async () => undefined),
    claim: vi.fn<OutboxQueue['claim']>(async () => due.splice(0)),
    sent: vi.fn<OutboxQueue['sent']>(async () => {}),
    postpone: vi.fn<OutboxQueue['postpone']>(async () => {}),
    putBack: vi.fn<OutboxQueue['putBack']>(async () => {}),
    giveUp: vi.fn<OutboxQueue['giveUp']>(async () => {}),
  };
}
const silent = { error: () => {}, info: () => {}, warn: () => {} };
const workerOf = (queue: OutboxQueue, provider: Provider, take = async () => true) =>
  deliveryWorker({
    queue,
    providers: { email: provider },
    policy: { take, assertAccepts: async () => {} },
    now: () => new Date(),
    log: silent,
    count: () => {},
  });

describe('the delivery in time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START }));
  afterEach(() => void vi.useRealTimers());

  it('sleeps while nothing waits, until another process leaves a message or a retry falls due', async () => {
    const due: Claimed[] = [];
    const queue = fakeQueue(due);
    const deliver = vi.fn<Provider['deliver']>(async () => {});
    const worker = workerOf(queue, { deliver });
    let onChange: (table?: string) => void = () => {};
    worker.start({
      isReceiving: () => true,
      subscribe: (listener) => {
        onChange = listener;
        return () => {};
      },
    });
    await vi.advanceTimersByTimeAsync(20_000);
    // At the start, and after the first five seconds.
    expect(queue.claim).toHaveBeenCalledTimes(2);
    due.push(claimed);
    queue.nextDue.mockResolvedValueOnce(new Date(Date.now() + 8000));
    onChange('outgoing_message');
    await vi.advanceTimersByTimeAsync(1);
    expect(deliver).toHaveBeenCalledTimes(1);
    due.push(claimed);
    await vi.advanceTimersByTimeAsync(7000);
    expect(deliver).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(deliver).toHaveBeenCalledTimes(2);
    await worker.stop();
  });

  it('looks every five seconds from its start to its stop, and only then', async () => {
    const due: Claimed[] = [];
    const queue = fakeQueue(due);
    const deliver = vi.fn<Provider['deliver']>(async () => {});
    const worker = workerOf(queue, { deliver });
    await worker.wake();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(queue.claim).not.toHaveBeenCalled();

    worker.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.claim).toHaveBeenCalledTimes(1);
    due.push(claimed);
    await vi.advanceTimersByTimeAsync(4999);
    expect(deliver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(deliver).toHaveBeenCalledTimes(1);

    await worker.stop();
    due.push(claimed);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('ends a delivery that hangs before its lease does, and takes it for failed', async () => {
    const queue = fakeQueue([claimed]);
    let signal: AbortSignal | undefined;
    const worker = workerOf(queue, {
      deliver: (_message, given) => {
        signal = given;
        return new Promise(() => {});
      },
    });
    const drained = worker.drain();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await drained;
    expect(signal?.aborted).toBe(true);
    const leaseEnds = first(queue.claim.mock.calls)[3];
    expect(leaseEnds.getTime() - START.getTime()).toBeGreaterThan(50_000);
    const nextTry = new Date(START.getTime() + 40_000);
    expect(queue.postpone).toHaveBeenCalledExactlyOnceWith(claimed, nextTry, 'timeout');
  });

  it('gives up at once what can never succeed, and ends its connections when it stops', async () => {
    const queue = fakeQueue([claimed]);
    const close = vi.fn<() => void>();
    const worker = workerOf(queue, {
      deliver: () => Promise.reject(new DeliveryError('EENVELOPE 550', true)),
      close,
    });
    await worker.drain();
    expect(queue.giveUp).toHaveBeenCalledExactlyOnceWith(claimed, START, 'EENVELOPE 550');
    expect(queue.postpone).not.toHaveBeenCalled();
    await worker.stop();
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('a letter to many', () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ ...claimed, id: String(index) }));
  const ofMany = () => {
    const due = [...many];
    const queue = fakeQueue([]);
    queue.claim.mockImplementation(async (_channel, limit) => due.splice(0, limit));
    return queue;
  };

  it('is taken several at a time, and delivered to each once', async () => {
    const queue = ofMany();
    const got: string[] = [];
    const deliver: Provider['deliver'] = async ({ id }) => {
      await wait(Number(id) % 5);
      got.push(id);
    };
    await workerOf(queue, { deliver }).drain();
    expect(got.toSorted()).toEqual(many.map(({ id }) => id).toSorted());
    // Four each and more where nothing else holds the process up; one by one it was 80 times.
    expect(queue.claim.mock.calls.length).toBeLessThan(40);
  });

  it('goes on beside deliveries that hang', async () => {
    const queue = ofMany();
    const got: string[] = [];
    const deliver: Provider['deliver'] = async ({ id }) => {
      if (Number(id) < 7) await new Promise(() => {});
      got.push(id);
    };
    const worker = workerOf(queue, { deliver });
    void worker.drain();
    await expect.poll(() => got.length, { timeout: 20_000 }).toBe(many.length - 7);
    await worker.stop();
  });
});

describe('a day whose budget is used up', () => {
  it('puts messages back, which does not count as an attempt, and delivers them afterwards', async () => {
    const due = [claimed];
    const queue = fakeQueue(due);
    const deliver = vi.fn<Provider['deliver']>(async () => {});
    let isLeft = false;
    const worker = workerOf(queue, { deliver }, async () => isLeft);
    await worker.drain();
    expect(deliver).not.toHaveBeenCalled();
    expect(queue.putBack).toHaveBeenCalledWith(claimed, expect.any(Date), 'daily budget');
    expect([queue.sent, queue.postpone, queue.giveUp].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
    isLeft = true;
    due.push(claimed);
    await worker.drain();
    expect(deliver).toHaveBeenCalledTimes(1);
  });
});
