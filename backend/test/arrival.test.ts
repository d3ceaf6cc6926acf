import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitArrival, serverLimits } from '@wirefair/service-kit/arrival';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandling } from '../src/http/error-handler.ts';
import { TestClock } from './support/service.ts';

const REQUEST_MS = 300;
const limits = { requestMs: REQUEST_MS, uploadMs: 2000 };

describe('requests that stall', () => {
  let app: FastifyInstance;
  let port: number;
  const open: Socket[] = [];
  beforeAll(async () => {
    app = Fastify({ ...serverLimits(limits), forceCloseConnections: true });
    installErrorHandling(app, new TestClock());
    limitArrival(app, limits);
    app.post('/app/read', () => ({ read: true }));
    app.get('/app/read', () => ({ read: true }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await app.close();
  });

  async function send(text: string) {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    await once(socket, 'connect');
    const startedAt = performance.now();
    let answer = '';
    socket.setEncoding('utf8').on('data', (more: string) => (answer += more));
    socket.write(text);
    await once(socket, 'close');
    return { answer, ms: performance.now() - startedAt };
  }
  const head = (line: string) =>
    `${line}\r\nHost: fair\r\nlanguage: EN\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;

  it('in their headers are ended', async () => {
    expect((await send('POST /app/read HTTP/1.1\r\nHost: fa')).ms).toBeLessThan(3 * REQUEST_MS);
  });

  it('in their body are told so in the envelope and ended', async () => {
    const { answer, ms } = await send(`${head('POST /app/read HTTP/1.1')}{"a":`);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(answer).toContain('"message":"The request took too long to arrive","code":500');
    expect(ms).toBeLessThan(3 * REQUEST_MS);
  });

  it('after an answer that did not need their body are ended', async () => {
    const { answer, ms } = await send(head('GET /app/read HTTP/1.1'));
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(ms).toBeLessThan(3 * REQUEST_MS);
  });
});
