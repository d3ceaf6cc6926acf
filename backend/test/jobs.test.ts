import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createJobs, type JobKind } from '../src/jobs/index.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

const A_MINUTE = 60_000;

describe('long work', () => {
  const service = useService();
  let ahead = 0;
  let made = 0;

  /** Kinds of each test are its own: the service's worker knows none of them. */
  function workers(step: (worker: number) => JobKind['step']) {
    made += 1;
    const name = `test-${made}`;
    const open = (worker: number) => {
      const jobs = createJobs({
        database: service.database(),
        now: () => new Date(Date.now() + ahead),
        log: pino({ enabled: false }),
      });
      jobs.register({ name, step: step(worker) });
      return jobs;
    };
    const add = (subjectId: string) => open(0).add(name, subjectId, 10);
    const find = async (subjectId: string) =>
      required((await open(0).newest(name, [subjectId])).get(subjectId));
    return { open, add, find };
  }
  /** Ten steps, counted. */
  const counted = (
    taken: number[],
    worker: number,
    before: (done: number) => void = () => {},
  ): JobKind['step'] => {
    return async () => {
      const done = taken.length + 1;
      before(done);
      taken.push(worker);
      return { phase: 'counting', done, total: 10, isFinished: done === 10 };
    };
  };

  it('is done step by step, once, however many workers look for it', async () => {
    const taken: number[] = [];
    const { open, add, find } = workers((worker) => counted(taken, worker));
    await add('1');
    await Promise.all([1, 2, 3].map((worker) => open(worker).run()));
    expect(taken).toHaveLength(10);
    expect(new Set(taken).size).toBe(1);
    expect(await find('1')).toMatchObject({ state: 'done', phase: 'counting', done: 10, total: 10 });
  });

  it('one worker stops between two steps, and another goes on at once', async () => {
    const taken: number[] = [];
    const { open, add, find } = workers((worker) => counted(taken, worker));
    await add('1');
    await open(1).run(() => taken.length === 3);
    expect(await find('1')).toMatchObject({ state: 'running', done: 3 });
    await open(2).run();
    expect(taken).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('a worker that dies leaves the job to another when its lease has ended, and can do no more itself', async () => {
    const taken: number[] = [];
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    let isAsleep = () => {};
    const slept = new Promise<void>((resolve) => (isAsleep = resolve));
    const { open, add, find } = workers((worker) => counted(taken, worker));
    await add('1');
    // Between two steps the first one's process stands still.
    const dying = createJobs({
      database: {
        ...service.database(),
        transaction: async (work, isolation) => {
          if (taken.length === 3) {
            isAsleep();
            await asleep;
          }
          return service.database().transaction(work, isolation);
        },
      },
      now: () => new Date(Date.now() + ahead),
      log: pino({ enabled: false }),
    });
    dying.register({ name: (await find('1')).kind, step: counted(taken, 1) });
    const first = dying.run();
    await slept;
    await open(2).run();
    expect(taken).toEqual([1, 1, 1]);
    ahead += A_MINUTE;
    await open(2).run();
    expect(taken).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
    wake();
    await first;
    expect(taken).toHaveLength(10);
    expect(await find('1')).toMatchObject({ state: 'done', done: 10 });
  });

  it('what fails is tried again later; five times without a step it is given up, and goes on when asked', async () => {
    const taken: number[] = [];
    let isBroken = true;
    const { open, add, find } = workers((worker) =>
      counted(taken, worker, (done) => {
        if (done === 4 && isBroken) throw new Error('out of order');
      }),
    );
    const { id } = await add('1');
    for (let tries = 1; tries <= 5; tries += 1) {
      await open(tries).run();
      expect(taken, 'a step that failed is undone').toHaveLength(3);
      // Not at once.
      await open(9).run();
      ahead += A_MINUTE;
    }
    await open(6).run();
    expect(await find('1')).toMatchObject({ state: 'failed', done: 3 });
    isBroken = false;
    await open(7).run();
    expect(taken).toHaveLength(3);
    expect(await open(0).again(id)).toBe(true);
    expect(await open(0).again(id)).toBe(false);
    await open(8).run();
    expect(taken).toEqual([1, 1, 1, 8, 8, 8, 8, 8, 8, 8]);
    expect(await find('1')).toMatchObject({ state: 'done', tries: 0 });
  });
});
