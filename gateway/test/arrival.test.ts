import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';

const REQUEST_MS = 300;
const UPLOAD_MS = 1500;

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** A gateway that listens, with limits short enough for a test. */
async function listening() {
  const { app, rest } = await useGateway(
    { '/app/uploads/file': () => 'kept' },
    {},
    { arrival: { requestMs: REQUEST_MS, uploadMs: UPLOAD_MS } },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  /** Sends bytes, and tells what came back until the connection ended, and after how long. */
  async function send(...texts: string[]) {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    await once(socket, 'connect');
    const startedAt = performance.now();
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    const ended = once(socket, 'close');
    for (const text of texts) socket.write(text);
    return {
      socket,
      ended: async () => {
        await ended;
        return { answer, ms: performance.now() - startedAt };
      },
    };
  }
  return { send, rest };
}

const head = (line: string, headers: string[]) =>
  [line, 'Host: fair.example', 'language: EN', ...headers, '', ''].join('\r\n');
const post = head('POST /graphql HTTP/1.1', ['Content-Type: application/json', 'Content-Length: 100']);
const upload = head('POST /app/uploads/file HTTP/1.1', [
  'Content-Type: multipart/form-data; boundary=b',
  'Transfer-Encoding: chunked',
  'Connection: close',
]);
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

describe('requests that stall', () => {
  it.each([
    ['before their first byte', ''],
    ['in their headers', 'POST /graphql HTTP/1.1\r\nHost: fair'],
  ])('%s are ended', async (_name, text) => {
    const { send } = await listening();
    const { answer, ms } = await (await send(text)).ended();
    expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
    expect(ms).toBeLessThan(3 * REQUEST_MS);
  });

  it('in their body are told so and ended', async () => {
    const { send } = await listening();
    const { answer, ms } = await (await send(post, '{"query":')).ended();
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(answer).toContain('The request took too long to arrive');
    expect(ms).toBeLessThan(2 * REQUEST_MS);
  });

  it('after an answer that did not need their body are ended', async () => {
    const { send } = await listening();
    const { answer, ms } = await (
      await send(head('GET /health/live HTTP/1.1', ['Content-Length: 100']))
    ).ended();
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(ms).toBeLessThan(2 * REQUEST_MS);
  });

  it('in an upload are told so and ended', async () => {
    const { send } = await listening();
    const { answer, ms } = await (await send(upload, chunk(part))).ended();
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(answer).toContain('The upload took too long, please try again');
    expect(ms).toBeLessThan(3 * REQUEST_MS);
  });
});

describe('uploads that come slowly', () => {
  /** Writes some of a body again and again. */
  const drip = (socket: Socket, enough: () => boolean) =>
    new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (!enough() && socket.writable) return void socket.write(chunk('x'));
        clearInterval(timer);
        resolve();
      }, REQUEST_MS / 10);
    });

  it('go on as long as something of them arrives', async () => {
    const { send, rest } = await listening();
    const { socket, ended } = await send(upload, chunk(part));
    const startedAt = performance.now();
    await drip(socket, () => performance.now() - startedAt > 2.5 * REQUEST_MS);
    socket.write(`${chunk('\r\n--b--\r\n')}0\r\n\r\n`);
    expect((await ended()).answer).toMatch(/^HTTP\/1\.1 200/);
    expect(rest.calls[0]?.body).toContain('filename="a.png"');
  });

  it('are ended when the whole takes too long', async () => {
    const { send } = await listening();
    const { socket, ended } = await send(upload, chunk(part));
    void drip(socket, () => false);
    const { answer, ms } = await ended();
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(ms).toBeGreaterThan(UPLOAD_MS - REQUEST_MS);
  });
});
