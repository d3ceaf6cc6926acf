import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createJobs, longWork } from '../src/jobs/index.ts';
import { startJobs } from '../src/repeatedly.ts';
import { useService } from './support/service.ts';

const service = useService();

/** The tables whose changes are told. */
async function toldTables(): Promise<string[]> {
  const { rows } = await service
    .database()
    .pool.query<{ table: string }>(
      `select distinct tgrelid::regclass::text as "table" from pg_trigger where tgname like 'tell_work_%'`,
    );
  return rows.map(({ table }) => table).toSorted();
}

it('each table that wakes a job tells of its changes, and no other does', async () => {
  const jobs = [...service.jobs(), service.reviewer().job];
  // What delivers messages is no job of a domain (outbox/worker.ts).
  const named = new Set(['outgoing_message', ...jobs.flatMap(({ wokenBy = [] }) => wokenBy)]);
  expect([...named].toSorted()).toEqual(await toldTables());
});

it('a sleeping job works on what a transaction leaves as soon as it is committed', async () => {
  const jobs = createJobs({
    database: service.database(),
    now: () => new Date(),
    log: pino({ enabled: false }),
  });
  let done = 0;
  jobs.register({
    name: 'test-woken',
    step: async () => {
      done += 1;
      return { phase: 'counting', done: 1, total: 1, isFinished: true };
    },
  });
  let runs = 0;
  const work = longWork(jobs);
  const counted = {
    ...work,
    everyMs: 50,
    run: (isStopped: () => boolean) => {
      runs += 1;
      return work.run(isStopped);
    },
  };
  const running = startJobs([counted], { warn: () => {} }, service.wakes());
  await expect.poll(() => runs).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(runs).toBe(1);
  await service.database().transaction(() => jobs.add('test-woken', '1', 1));
  await expect.poll(() => done).toBe(1);
  await running.stop();
});
