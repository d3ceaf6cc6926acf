import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { askFromElsewhere, holdUp } from '../../test/support/askers.ts';
import { installStopping } from './stopping.ts';

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
