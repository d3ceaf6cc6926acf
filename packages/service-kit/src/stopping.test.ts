import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { askFromElsewhere, holdUp } from '../test/askers.ts';
import { installStopSequence, lastRequestsMs, openConnections } from './stopping.ts';

/** Starts a server whose stop is recorded: `open` answers stay open until they are ended. */
async function startServer(open = 0) {
  const steps: string[] = [];
  const app = Fastify();
  installStopSequence(app, {
    openAnswers: { count: () => open, end: (ms) => steps.push(`end answers within ${ms}`) },
    leastLastRequestsMs: (drainMs) => drainMs + 250,
    endConnections: () => {
      steps.push('end connections');
      app.server.closeAllConnections();
    },
  });
  app.get('/', async () => {
    holdUp(20);
    return 'well';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, steps };
}

it('drains first, for as long as it is asked to, and serves meanwhile', async () => {
  const { app } = await startServer();
  const drained = app.drain(100);
  expect([app.isDraining(), app.isStopping()]).toEqual([true, false]);
  expect((await app.inject({ url: '/' })).headers.connection).not.toBe('close');
  await drained;
  await app.close();
});

it('answers what came over connections that waited to be accepted, however long each answer takes', async () => {
  const { app, port } = await startServer();
  const asker = await askFromElsewhere(port, '/', 50);
  // The server accepts nobody meanwhile.
  holdUp(200);
  const stopped = app.stopServing();
  expect(await asker.answers).toEqual(Array.from({ length: 50 }, () => 'HTTP/1.1 200 OK'));
  await stopped;
  await app.close();
});

it('ends open answers, waits for the last requests, then ends connections; all of it once', async () => {
  const { app, port, steps } = await startServer(100);
  const kept = connect(port, '127.0.0.1');
  await Promise.all([once(kept, 'connect'), once(app.server, 'connection')]);
  expect(await openConnections([app.server])).toBe(1);
  const ended = once(kept, 'close');
  await Promise.all([app.stopServing({ drainMs: 10, stopMs: 9100 }), app.stopServing()]);
  await ended;
  expect(steps).toEqual(['end answers within 360', 'end connections']);
  await app.close();
});

it('leaves connections open for longer the more answers have to move, as long as it may', () => {
  const ms = (open: number) => lastRequestsMs(2500, { drainMs: 2500, stopMs: 120_000 }, open);
  expect([0, 50, 500, 5000].map(ms)).toEqual([2500, 2500, 15_000, 113_500]);
  expect(lastRequestsMs(2500, { drainMs: 2500, stopMs: 9000 }, 5000)).toBe(2500);
  // Alone there is nowhere to move to.
  expect(lastRequestsMs(250, { drainMs: 0, stopMs: 120_000 }, 5000)).toBe(250);
});
