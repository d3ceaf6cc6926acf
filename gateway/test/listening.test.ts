import { connect, Server, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { askFromElsewhere, holdUp } from '@wirefair/service-kit/test/askers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../src/http/listening.ts';
import { useGateway } from './support/gateway.ts';

const anywhere = { host: '127.0.0.1', port: 0, backlog: 511 };
const portOf = (url: string) => Number(new URL(url).port);

/** @returns in how many turns of the event loop that many connections are accepted which come at once */
async function turnsFor(count: number, sockets: number): Promise<number> {
  const { app } = await useGateway({});
  const port = portOf(await listen(app, anywhere, sockets));
  let accepted = 0;
  app.server.on('connection', () => accepted++);
  const clients: Socket[] = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  let turns = 0;
  while (accepted < count) {
    const before = accepted;
    await turn();
    if (accepted > before) turns++;
  }
  for (const client of clients) client.destroy();
  await app.close();
  return turns;
}

it('accepts several connections in a turn of its event loop, where one socket has one accepted', async () => {
  expect(await turnsFor(128, 1)).toBe(128);
  expect(await turnsFor(128, 16)).toBeLessThan(64);
});

it('listens nowhere where somebody else does', async () => {
  const [first, second] = await Promise.all([useGateway({}), useGateway({})]);
  const taken = { ...anywhere, port: portOf(await listen(first.app, anywhere, 4)) };
  await expect(listen(second.app, taken, 4)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('takes no connection before it can answer', async () => {
  const free = await useGateway({});
  const port = portOf(await listen(free.app, anywhere, 1));
  await free.app.close();
  const { app } = await useGateway({});
  const listens = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => listens.mockRestore());
  await listen(app, { ...anywhere, port }, 4);
  // Whether the port is free is not tried by listening there.
  expect(listens).toHaveBeenCalledTimes(4);
});

it('stops at all of its sockets, and answers what waited there', async () => {
  const { app } = await useGateway({});
  const port = portOf(await listen(app, anywhere, 4));
  app.server.prependListener('request', () => holdUp(20));
  const asker = await askFromElsewhere(port, '/health/live', 50);
  // Nobody is accepted meanwhile.
  holdUp(200);
  await app.stopServing();
  expect(await asker.answers).toEqual(Array.from({ length: 50 }, () => 'HTTP/1.1 200 OK'));
  const later = await askFromElsewhere(port, '/health/live', 20);
  expect(await later.answers).toEqual(Array.from({ length: 20 }, () => 'ECONNREFUSED'));
});

it.each([1, 32])(
  'is closed when what is under way over any of its %i sockets is answered',
  async (sockets) => {
    const { app } = await useGateway({});
    const arrived = Promise.withResolvers<undefined>();
    const mayGoOn = Promise.withResolvers<undefined>();
    app.addHook('onRequest', async () => {
      arrived.resolve(undefined);
      await mayGoOn.promise;
    });
    // With 32 the connection is hardly ever one of the first socket, with 1 it always is.
    const port = portOf(await listen(app, anywhere, sockets));
    const asker = await askFromElsewhere(port, '/health/live', 1);
    await arrived.promise;
    let isClosed = false;
    const closed = app.close().then(() => (isClosed = true));
    await wait(200);
    expect(isClosed).toBe(false);
    mayGoOn.resolve(undefined);
    await closed;
    expect(await asker.answers).toEqual(['HTTP/1.1 200 OK']);
  },
);
