import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that a receiver got. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came. */
  body: string;
}

/** Answers a call; it may also stay silent. */
export type Answering = (response: ServerResponse, received: Received) => void;

const ok: Answering = (response) => void response.writeHead(200).end('taken');

/** A receiver of webhooks at a free port of this machine. */
export async function startReceiver(answering: Answering = ok) {
  const received: Received[] = [];
  let answer = answering;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      received.push(call);
      answer(response, call);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    url: `${origin}/hook`,
    received,
    /** Answers differently from now on; as at the beginning where nothing is told. */
    answerBy: (other: Answering = ok) => {
      answer = other;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
