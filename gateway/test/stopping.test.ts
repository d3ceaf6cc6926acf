import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { askFromElsewhere, holdUp } from '@wirefair/service-kit/test/askers';
import { expect, it } from 'vitest';
import { leastLastRequestsMs } from '../src/http/stopping.ts';
import { useGateway } from './support/gateway.ts';

it('tells first that it stops, and serves as before', async () => {
  const { app } = await useGateway({ '/health/ready': () => null });
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url });
    return [statusCode, headers.connection];
  };
  expect(await ask('/health/ready')).toEqual([200, 'keep-alive']);
  const drained = app.drain(100);
  expect(await ask('/health/ready')).toEqual([503, 'keep-alive']);
  expect(await ask('/health/live')).toEqual([200, 'keep-alive']);
  await drained;
});

it('while it stops, requests over open connections are answered, each as the last; new connections find nobody', async () => {
  const { app } = await useGateway({});
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  const ask = () =>
    new Promise<[number, string | undefined] | string>((resolve) => {
      const address = { port, host: '127.0.0.1', agent, path: '/health/live' };
      const request = http.get(address, (answer) =>
        answer.resume().on('end', () => resolve([answer.statusCode ?? 0, answer.headers.connection])),
      );
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    });
  expect(await Promise.all([ask(), ask()])).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
  ]);
  const stopped = app.stopServing();
  await expect.poll(() => app.server.listening).toBe(false);
  expect(await Promise.all([ask(), ask()])).toEqual([
    [200, 'close'],
    [200, 'close'],
  ]);
  expect(await ask()).toBe('ECONNREFUSED');
  await stopped;
});

it('ends no connection that a balancer may still take, for as long as it is told', async () => {
  const { app } = await useGateway({});
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const kept = connect(port, '127.0.0.1');
  await once(kept, 'connect');
  const begun = performance.now();
  const stopped = app.stopServing({ drainMs: 2500 });
  // Longer than connections without a request stay open where there is no balancer.
  await expect.poll(() => performance.now() - begun).toBeGreaterThan(400);
  kept.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = (await once(kept, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
  // Nobody is left: nothing more is waited for.
  await once(kept, 'end');
  kept.end();
  await stopped;
});

it('answers what came over connections that waited to be accepted, however long each answer takes', async () => {
  const { app } = await useGateway({});
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  app.server.prependListener('request', () => holdUp(20));
  const asker = await askFromElsewhere(port, '/health/live', 50);
  // Nobody is accepted meanwhile.
  holdUp(200);
  const stopped = app.stopServing();
  expect(await asker.answers).toEqual(Array.from({ length: 50 }, () => 'HTTP/1.1 200 OK'));
  await stopped;
});

it('is not held up by a connection over which nothing ever came', async () => {
  const { app } = await useGateway({});
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await Promise.all([once(silent, 'connect'), once(app.server, 'connection')]);
  const ended = once(silent, 'close');
  await app.stopServing();
  await app.close();
  await ended;
});

it('leaves connections open for a moment, or where there is a balancer for longer, and is gone in nine seconds', () => {
  expect([0, 500, 2500].map(leastLastRequestsMs)).toEqual([250, 800, 4000]);
  // With the second and a half of the wait for a quiet moment, half a second is left to close.
  expect([4000, 5000].map((ms) => ms + leastLastRequestsMs(ms))).toEqual([6500, 7000]);
});
