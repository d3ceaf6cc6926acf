import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { installStopping } from '../http/stopping.ts';
import { openEventStream } from './event-stream.ts';

const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

/** All that a stream sends until it ends. @param answers whether it is still allowed, one for each beat */
async function everything(answers: (() => Promise<boolean>)[]): Promise<{ text: string; asked: number }> {
  const app = Fastify();
  running.push(app);
  installStopping(app);
  let asked = 0;
  app.get('/', (request, reply) => {
    openEventStream(request, reply, {
      onEnd: () => {},
      beatMs: 10,
      stillAllowed: () => answers[asked++]?.() ?? Promise.resolve(false),
    });
  });
  const answer = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  return { text: await answer.text(), asked };
}

it('a stream ends when its reader is not allowed any more, and not when nobody can tell', async () => {
  const fails = () => Promise.reject(new Error('the database is away'));
  const { text, asked } = await everything([
    async () => true,
    fails,
    fails,
    async () => true,
    async () => false,
  ]);
  expect(asked).toBe(5);
  // One at the beginning, and one for each beat but the last.
  expect(text).toBe(':\n\n'.repeat(5));
});

it('when the service stops, streams tell it, and end at moments of their own, each with its connection', async () => {
  const app = Fastify();
  running.push(app);
  installStopping(app);
  app.get('/', (request, reply) => {
    openEventStream(request, reply, { onEnd: () => {} });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(origin)));
  for (const { status, headers } of answers)
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  const ends = Promise.all(
    answers.map(async (answer) => ({ text: await answer.text(), at: performance.now() })),
  );
  await app.stopServing({ drainMs: 2500 });
  const all = await ends;
  for (const { text } of all) expect(text).toBe(':\n\n: moving\n\n');
  const moments = all.map(({ at }) => at);
  expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan(200);
});
