import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** One HTTP request as a visitor or an attacker makes it. */
export interface Call {
  url: string;
  /** The loopback address to come from, like 127.0.9.1: the gateway counts its limits by client address. */
  from: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Keeps a connection open between calls; without it each call opens its own. */
  agent?: Agent;
  /** Gives up when nothing has come for so long, milliseconds. */
  timeoutMs?: number;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the first byte sent to the last one received, milliseconds. */
  ms: number;
}

const TIMEOUT_MS = 30_000;

/**
 * Makes a request from a chosen loopback address and reads the whole answer.
 * @throws the error of the connection when there is no whole answer
 */
export function httpCall({
  url,
  from,
  method = 'GET',
  headers,
  body,
  agent,
  timeoutMs,
}: Call): Promise<Reply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const options = { method, headers: headers ?? {}, localAddress: from, agent: agent ?? false };
    const sent = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - startedAt,
        }),
      );
    });
    sent.setTimeout(timeoutMs ?? TIMEOUT_MS, () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });
}

/** A connection that is kept open, and used for one request at a time. */
export const oneConnection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });
