import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { useService } from './support/service.ts';

const service = useService();

it('tells first that it stops, and serves as before', async () => {
  const app = service.app();
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url });
    return [statusCode, headers.connection];
  };
  expect(await ask('/health/ready')).toEqual([200, 'keep-alive']);
  const drained = app.drain(100);
  expect(await ask('/health/ready')).toEqual([503, 'keep-alive']);
  expect(await ask('/app/content/edition')).toEqual([200, 'keep-alive']);
  await drained;
});

it('while it stops, requests over open connections are answered, each as the last; new connections find nobody', async () => {
  const app = service.app();
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  const ask = () =>
    new Promise<[number, string | undefined] | string>((resolve) => {
      const request = http.get({ port, agent, path: '/app/content/edition' }, (answer) =>
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
  await app.close();
});
