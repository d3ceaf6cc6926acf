import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitArrival, serverLimits, watchUpload } from './arrival.ts';

const REQUEST_MS = 300;
const limits = { requestMs: REQUEST_MS, uploadMs: 2000 };

describe('requests that stall', () => {
  let app: FastifyInstance;
  const open: Socket[] = [];
  beforeAll(async () => {
    app = Fastify({ ...serverLimits(limits), forceCloseConnections: true });
    limitArrival(app, limits);
    app.post('/read', () => ({ read: true }));
    app.get('/read', () => ({ read: true }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await app.close();
  });

  async function send(text: string) {
    const { port } = app.server.address() as AddressInfo;
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
  const head = (method: string, type = 'application/json') =>
    `${method} /read HTTP/1.1\r\nHost: fair\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n`;

  it('in their headers end', async () => {
    expect((await send('POST /read HTTP/1.1\r\nHost: fa')).ms).toBeLessThan(3 * REQUEST_MS);
  });

  it('in their body get status 408 and end', async () => {
    const { answer, ms } = await send(`${head('POST')}{"a":`);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(ms).toBeLessThan(3 * REQUEST_MS);
  });

  it('after an answer that did not need their body end', async () => {
    const { answer, ms } = await send(head('GET'));
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(ms).toBeLessThan(3 * REQUEST_MS);
  });
});

describe('an upload', () => {
  /** A connection that counts bytes as the test says. */
  class Arriving extends Socket {
    override bytesRead = 0;
  }
  const watch = (uploadMs: number) => {
    const socket = new Arriving();
    const events = new EventEmitter();
    const end = watchUpload(socket, { requestMs: 50, uploadMs }, () => events.emit('over'));
    return { socket, over: once(events, 'over'), end };
  };

  it('ends when nothing arrives', async () => {
    const begun = performance.now();
    await watch(60_000).over;
    expect(performance.now() - begun).toBeGreaterThanOrEqual(40);
  });

  it('may take longer as long as some of it arrives, up to its own limit', async () => {
    const begun = performance.now();
    const { socket, over } = watch(300);
    const arriving = setInterval(() => (socket.bytesRead += 1), 5);
    await over;
    clearInterval(arriving);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(290);
  });
});
