import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { requireAgreement } from './agree.ts';

interface Behaviour {
  answer?: object;
  /** Upstream calls it makes for a request. */
  calls?: string[];
}

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** Two contenders that behave as told; agreement between them is asked for. */
async function compare(limit: Behaviour, other: Behaviour): Promise<void> {
  let made: string[] = [];
  const start = async ({ answer = { data: { list: [1] } }, calls = ['GET /list'] }: Behaviour) => {
    const server = createServer((_request, response) => {
      made.push(...calls);
      response.end(JSON.stringify(answer));
    });
    running.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const calls = async () => {
    const since = made;
    made = [];
    return since;
  };
  await requireAgreement({ urls: { limit: await start(limit), other: await start(other) }, calls });
}

it('passes who answers the same after the same calls', async () => {
  await expect(compare({}, {})).resolves.toBeUndefined();
});

it('refuses other data', async () => {
  await expect(compare({}, { answer: { data: { list: [2] } } })).rejects.toThrow('other answers differently');
});

it('refuses the same data with errors beside it', async () => {
  const answer = { data: { list: [1] }, errors: [{ message: 'partly' }] };
  await expect(compare({}, { answer })).rejects.toThrow('other answers differently');
});

it('refuses who makes one call more, or none', async () => {
  await expect(compare({}, { calls: ['GET /list', 'GET /one'] })).rejects.toThrow('other upstream calls');
  await expect(compare({}, { calls: [] })).rejects.toThrow('other upstream calls');
});

it('refuses a limit without data: all others would be compared with nothing', async () => {
  const nothing = { answer: { errors: [{ message: 'no' }] } };
  await expect(compare(nothing, nothing)).rejects.toThrow('limit gives no data');
});
