import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { askFromElsewhere, holdUp } from '../../test/support/askers.ts';
import { installStopping, lastRequestsMs } from './stopping.ts';

it('answers what came over connections that waited to be accepted, however long each answer takes', async () => {
  const app = Fastify();
  installStopping(app);
  app.get('/', async () => {
    holdUp(20);
    return 'well';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const asker = await askFromElsewhere(port, '/', 50);
  // Nobody is accepted meanwhile.
  holdUp(200);
  const stopped = app.stopServing();
  expect(await asker.answers).toEqual(Array.from({ length: 50 }, () => 'HTTP/1.1 200 OK'));
  await stopped;
  await app.close();
});

it('leaves connections open for longer the more streams have to move, as long as it is allowed to', () => {
  const within = (stopMs: number, open: number) => lastRequestsMs({ drainMs: 2500, stopMs }, open);
  expect([within(9000, 0), within(9000, 5000)]).toEqual([2500, 2500]);
  expect([0, 50, 500, 5000].map((open) => within(120_000, open))).toEqual([2500, 2500, 15_000, 113_500]);
  // Alone there is nowhere to move to.
  expect(lastRequestsMs({ drainMs: 0, stopMs: 120_000 }, 5000)).toBe(250);
});
