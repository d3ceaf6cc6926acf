import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the fake server answers a path; the result goes into an envelope. */
export type Answer = (url: URL, request: IncomingMessage, body: string, bytes: Buffer) => unknown;

/** An answer that is not an ordinary success. */
export class RawReply {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Record<string, string> = { 'content-type': 'application/json' },
  ) {}
}

/** An answer of server-sent events, which stays open; who asked is told what `open` writes. */
export class EventAnswer {
  constructor(readonly open: (response: ServerResponse) => void) {}
}

/** An answer that never comes. */
export const silence = Symbol('silence');

/** @param field of the body that it names */
export const refusal = (status: number, code: number, message: string, field?: string, reason?: string) =>
  new RawReply(
    status,
    JSON.stringify({ success: false, code, message, result: null, timestamp: 0, field, reason }),
  );

/**
 * A REST server of the contract's conventions that remembers its calls.
 * @param unknown what it answers to calls that it does not have
 * @param atPort where it listens; 0: at any free port
 */
export async function fakeRest(
  answers: Record<string, Answer>,
  unknown: (url: URL, method: string) => unknown = () => refusal(404, 500, 'no such call'),
  atPort = 0,
) {
  const calls: {
    method: string;
    path: string;
    language: string | undefined;
    token: string | undefined;
    address: string | undefined;
    device: string | undefined;
    gatewaySecret: string | undefined;
    requestId: string | undefined;
    body: string;
  }[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://rest');
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const body = bytes.toString();
    calls.push({
      method: request.method ?? '',
      path: request.url ?? '',
      language: request.headers['language'] as string | undefined,
      token: request.headers['token'] as string | undefined,
      address: request.headers['x-forwarded-for'] as string | undefined,
      device: request.headers['device'] as string | undefined,
      gatewaySecret: request.headers['gateway-secret'] as string | undefined,
      requestId: request.headers['x-request-id'] as string | undefined,
      body,
    });
    const answer = answers[url.pathname];
    const result = answer ? answer(url, request, body, bytes) : unknown(url, request.method ?? '');
    if (result === silence) return;
    if (result instanceof EventAnswer) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      result.open(response);
      return;
    }
    if (result instanceof RawReply) {
      response.writeHead(result.status, result.headers).end(result.body);
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, code: 200, message: 'ok', result, timestamp: 0 }));
  }

  const server = createServer((request, response) => {
    // Whoever breaks off gets no answer.
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(atPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    calls,
    paths: () => calls.map(({ path }) => path.split('?')[0]),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
