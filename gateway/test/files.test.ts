import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { TransferLimits } from '../src/endpoints/file-transfers.ts';

const address = `/files/uploads/${'0'.repeat(32)}.pdf?w=640`;
const served = {
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  etag: '"a"',
};

describe('files behind the gateway', () => {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    const { range } = request.headers;
    if (request.headers['if-none-match'] === '"a"') return response.writeHead(304, { etag: '"a"' }).end();
    if (request.url?.endsWith('?w=7')) {
      response.writeHead(400, { 'content-type': 'application/json; charset=utf-8' });
      return response.end('{"success":false,"message":"w must be one of 160"}');
    }
    if (request.url?.includes('gone')) return response.writeHead(404, served).end('{}');
    if (range) {
      response.writeHead(206, { ...served, 'content-range': 'bytes 0-3/10', 'content-length': 4 });
      return response.end('0123');
    }
    return response.writeHead(200, { ...served, 'content-length': 10 }).end('0123456789');
  });
  let app: Awaited<ReturnType<typeof buildApp>>;
  let origin: string;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const config = readConfig({ BACKEND_URL: `http://127.0.0.1:${port}`, WEB_DIST: '/nowhere' });
    app = await buildApp({ config, logger: false });
    origin = await app.listen({ port: 0 });
  });
  afterAll(async () => {
    await app.close();
    server.closeAllConnections();
    server.close();
  });

  it('uploads arrive with every header that keeps them harmless', { tags: ['DESIGN-036'] }, async () => {
    const response = await fetch(origin + address);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...served, 'content-length': '10' });
    expect(await response.text()).toBe('0123456789');
    expect(calls.at(-1)?.url).toBe(address);
  });

  it('a range and a known version are asked of the server, not cut here', async () => {
    const part = await fetch(origin + address, { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 0-3/10');
    expect(await part.text()).toBe('0123');
    await fetch(origin + address, { headers: { range: 'bytes=4-', 'if-range': '"a"' } });
    expect(calls.at(-1)?.headers).toMatchObject({ range: 'bytes=4-', 'if-range': '"a"' });
    const known = await fetch(origin + address, { headers: { 'if-none-match': '"a"' } });
    expect(known.status).toBe(304);
  });

  it('a refused width is told in the words of the server', async () => {
    const response = await fetch(`${origin}/files/uploads/x.jpg?w=7`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ success: false, message: 'w must be one of 160' });
  });

  it.each(['/files/uploads/x.jpg?w=7', '/files/uploads/gone.jpg', '/d/assets/not-yet.js', '/none'])(
    'a failure is kept by no cache, whatever the server says of the file: %s',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('HEAD stays HEAD: no file is read for it', async () => {
    const response = await fetch(origin + address, { method: 'HEAD' });
    expect(calls.at(-1)?.method).toBe('HEAD');
    expect(response.headers.get('content-length')).toBe('10');
    expect(response.headers.get('content-disposition')).toBe(served['content-disposition']);
  });

  it('what is somebody’s own is asked for in its name and kept by nobody; nothing else carries a session', async () => {
    const session = { cookie: `session=${'a'.repeat(43)}`, language: 'EN' };
    const own = await fetch(`${origin}/files/own/badges-en.xlsx`, { headers: session });
    expect(calls.at(-1)?.headers).toMatchObject({ token: 'a'.repeat(43), language: 'EN' });
    expect(own.status).toBe(200);
    await fetch(origin + address, { headers: session });
    expect(calls.at(-1)?.headers['token']).toBeUndefined();
    expect(calls.at(-1)?.headers['cookie']).toBeUndefined();
    const staff = { cookie: `session=${'a'.repeat(43)}; console=${'c'.repeat(43)}` };
    await fetch(`${origin}/files/organiser/exhibitors.xlsx`, { headers: staff });
    expect(calls.at(-1)?.headers['token']).toBe('c'.repeat(43));
    await fetch(`${origin}/files/own/x`);
    expect(calls.at(-1)?.headers['token']).toBeUndefined();
  });
});

describe('clients that read files slowly', () => {
  /** Larger than what the buffers of the two connections take. */
  const LARGE = 32 * 1024 * 1024;
  let filesAsked = 0;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/files/large')) {
      filesAsked += 1;
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': LARGE });
      response.end(Buffer.alloc(LARGE));
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, code: 200, message: 'ok', result: [], timestamp: 0 }));
  });
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function gateway(transfers: TransferLimits) {
    const { port: rest } = server.address() as AddressInfo;
    const config = readConfig({ BACKEND_URL: `http://127.0.0.1:${rest}`, WEB_DIST: '/nowhere' });
    const app = await buildApp({ config, logger: false, transfers });
    ends.push(() => app.close());
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });

    /** Asks for a file and reads nothing of it. */
    async function stall(): Promise<Socket> {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.pause();
      socket.write('GET /files/large.mp4 HTTP/1.1\r\nhost: x\r\n\r\n');
      return socket;
    }
    const connections = () =>
      new Promise<number>((resolve) => {
        app.server.getConnections((_error, count) => resolve(count));
      });
    return { origin, stall, connections };
  }

  /** How much of the file a client gets that reads again at last. */
  const received = (socket: Socket) =>
    new Promise<number>((resolve) => {
      let bytes = 0;
      socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
      socket.on('close', () => resolve(bytes));
      socket.resume();
    });

  it('take nothing from others, and are cut off', async () => {
    const slow = await gateway({ perClient: 50, inAll: 60, windowMs: 200, leastBytes: 1000 });
    const sockets = await Promise.all(Array.from({ length: 45 }, slow.stall));
    const answer = await fetch(`${slow.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: '{"query":"{ hotTags { id } }"}',
    });
    expect(await answer.json()).toEqual({ data: { hotTags: [] } });
    await vi.waitFor(async () => expect(await slow.connections()).toBe(0), { timeout: 10_000 });
    // What still comes is what the buffers held.
    const sizes = await Promise.all(sockets.map(received));
    expect(sizes.filter((bytes) => bytes >= LARGE)).toEqual([]);
  });

  it('have so many files at once and no more; whoever reads gets the whole', async () => {
    const slow = await gateway({ perClient: 5, inAll: 60, windowMs: 60_000, leastBytes: 1000 });
    const sockets = await Promise.all(Array.from({ length: 5 }, slow.stall));
    const refused = async () =>
      (await fetch(`${slow.origin}/files/large.mp4`, { method: 'HEAD', headers: { language: 'EN' } })).status;
    await vi.waitFor(async () => expect(await refused()).toBe(429));
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await refused()).toBe(200));
    const answer = await fetch(`${slow.origin}/files/large.mp4`);
    expect((await answer.arrayBuffer()).byteLength).toBe(LARGE);
  });

  it('hold one file at a time on a connection, however many they ask for there', async () => {
    const slow = await gateway({ perClient: 5, inAll: 5, windowMs: 60_000, leastBytes: 1000 });
    const before = filesAsked;
    const greedy = await slow.stall();
    greedy.write('GET /files/large.mp4 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(9));
    await vi.waitFor(() => expect(filesAsked).toBeGreaterThan(before));
    const other = await fetch(`${slow.origin}/files/large.mp4`);
    expect(other.status).toBe(200);
    expect((await other.arrayBuffer()).byteLength).toBe(LARGE);
    expect(filesAsked - before).toBe(2);
    greedy.destroy();
  });

  it('get a file after the other on one connection', async () => {
    const { origin } = await gateway({ perClient: 5, inAll: 5, windowMs: 60_000, leastBytes: 1000 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses = [];
    for (let file = 0; file < 20; file += 1) {
      const [answer] = (await once(get(`${origin}/files/small.png`, { agent }), 'response')) as [
        IncomingMessage,
      ];
      answer.resume();
      await once(answer, 'end');
      statuses.push(answer.statusCode);
    }
    agent.destroy();
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  });
});
