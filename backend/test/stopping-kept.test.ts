import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { useService } from './support/service.ts';

const service = useService();

it('ends no connection that a balancer may still take, for as long as it is told', async () => {
  const app = service.app();
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
