import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { required } from './support/required.ts';

const token = 'a'.repeat(43);
const path = '/app/uploads/file?kind=image';
const type = 'multipart/form-data; boundary=xyz';
const kept = {
  success: true,
  code: 200,
  message: '/files/uploads/a.png',
  result: { bytes: 3 },
  timestamp: 0,
};

const json = (response: ServerResponse, status: number, body: object, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A promise that is settled from outside. */
function signal<T = void>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

describe('uploads through the gateway', () => {
  /** What the REST server does with a call; each test sets its own. */
  let serve: (request: IncomingMessage, response: ServerResponse) => unknown;
  let calls: IncomingMessage[];
  let origin: string;
  let close: () => Promise<void>;

  beforeEach(async () => {
    calls = [];
    const server = createServer((request, response) => {
      calls.push(request);
      void serve(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const config = readConfig({ BACKEND_URL: `http://127.0.0.1:${port}`, WEB_DIST: '/nowhere' });
    const app = await buildApp({ config, logger: false });
    origin = await app.listen({ port: 0 });
    close = async () => {
      server.closeAllConnections();
      server.close();
      await app.close();
    };
  });
  afterEach(() => close());

  const post = (headers: Record<string, string>, body: string | ReadableStream = '--xyz--') =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
  const browser = { cookie: `session=${token}; lang=EN`, 'apollo-require-preflight': 'true' };

  it(
    'passes the body on untouched, with the cookie as header token, and answers what the server said',
    { tags: ['REST-046'] },
    async () => {
      let body = '';
      serve = async (request, response) => {
        body = await textOf(request);
        json(response, 200, kept);
      };
      const answer = await post(browser, '--xyz\r\nabc\r\n--xyz--');
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(kept);
      expect(body).toBe('--xyz\r\nabc\r\n--xyz--');
      expect(calls[0]).toMatchObject({ method: 'POST', url: path });
      expect(calls[0]?.headers).toMatchObject({
        token,
        language: 'EN',
        'content-type': type,
        'content-length': String(body.length),
      });
      expect(required(calls[0]).headers.cookie).toBeUndefined();
      expect(calls[0]?.headers['x-forwarded-for']).toBeTruthy();
    },
  );

  it('streams: the first bytes are behind the gateway before the last have come', async () => {
    const first = signal<string>();
    const last = signal<string>();
    serve = (request, response) => {
      request.once('data', (chunk: Buffer) => first.resolve(String(chunk)));
      request.once('end', () => json(response, 200, kept));
    };
    const sending = ask(origin + path, { method: 'POST', headers: { 'content-type': type, token } });
    sending.once('response', (response) => void textOf(response).then(last.resolve));
    sending.write('first');
    expect(await first.promise).toBe('first');
    sending.end('last');
    expect(JSON.parse(await last.promise)).toEqual(kept);
  });

  it('breaks off behind when the sender does', async () => {
    const begun = signal();
    const broken = signal();
    serve = (request) => {
      request.once('data', () => begun.resolve());
      request.once('error', () => broken.resolve());
    };
    const sending = ask(origin + path, { method: 'POST', headers: { 'content-type': type, token } });
    sending.once('error', () => {});
    sending.write('first');
    await begun.promise;
    sending.destroy();
    await broken.promise;
  });

  it(
    'tells a refusal in the words of the server, and drops a session that has ended',
    { tags: ['AUTH-027'] },
    async () => {
      const said = {
        success: false,
        code: 500,
        message: 'File cannot exceed 2MB',
        result: null,
        timestamp: 0,
      };
      serve = async (request, response) => {
        await textOf(request);
        json(response, 413, said);
      };
      const tooLarge = await post(browser);
      expect([tooLarge.status, await tooLarge.json()]).toEqual([413, said]);
      expect(tooLarge.headers.get('set-cookie')).toBeNull();

      serve = (_request, response) => json(response, 401, { ...said, code: 401 });
      const ended = await post(browser);
      expect([ended.status, await ended.json()]).toMatchObject([401, { code: 401 }]);
      expect(ended.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    },
  );

  it('lets the sender of a large file read the refusal that came before its end', async () => {
    serve = (_request, response) => json(response, 401, { ...kept, success: false, message: 'no' });
    const answer = await post(browser, 'x'.repeat(20 * 1024 * 1024));
    expect([answer.status, await answer.json()]).toMatchObject([401, { message: 'no' }]);
  });

  it("refuses another site's form: the cookie alone is no consent; a guest is left to the server", async () => {
    serve = (_request, response) => json(response, 401, { ...kept, success: false });
    const forged = await post({ cookie: browser.cookie });
    expect(forged.status).toBe(403);
    expect(await forged.json()).toMatchObject({ success: false, message: expect.stringMatching(/^Refused/) });
    expect(calls).toHaveLength(0);
    const guest = await post({});
    expect([guest.status, await guest.json()]).toMatchObject([401, { success: false }]);
    expect(calls).toHaveLength(1);
  });

  it('takes no other type, and says in both languages that the server is away', async () => {
    serve = (request) => request.socket.destroy();
    const other = await post({ ...browser, 'content-type': 'text/plain' });
    expect([other.status, await other.json()]).toMatchObject([415, { errors: [{}] }]);
    expect(calls).toHaveLength(0);
    for (const [language, words] of [
      ['ZH', /暂时不可用/],
      ['EN', /not available/],
    ] as const) {
      const away = await post({ ...browser, language });
      expect(away.status).toBe(503);
      expect(await away.json()).toMatchObject({ success: false, message: expect.stringMatching(words) });
    }
  });
});
