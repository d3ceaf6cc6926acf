import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

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
  /** Whether only the size of the answer is of interest: then it is not unpacked, and its text is blank. */
  isSizeEnough?: boolean;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** What came over the connection, without headers: compressed where the answer was. */
  bytes: number;
  /** From the first byte sent to the last one received, milliseconds. */
  ms: number;
}

const TIMEOUT_MS = 30_000;

const readers: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** An answer that did not come in time. */
export class TimeOut extends Error {}

/** Sends it and collects the answer's body as it came. */
const send = (url: string, options: RequestOptions, { body, timeoutMs = TIMEOUT_MS }: Call) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; raw: Buffer }>((resolve, reject) => {
    const sent = (url.startsWith('https:') ? tlsRequest : request)(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, raw: Buffer.concat(chunks) }),
      );
    });
    sent.setTimeout(timeoutMs, () => sent.destroy(new TimeOut('no answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });

/**
 * Makes a request from a chosen loopback address and reads the whole answer, which may be compressed where the headers
 * accept that.
 * @throws the error of the connection when there is no whole answer
 */
export async function httpCall(call: Call): Promise<Reply> {
  const { url, from, method = 'GET', headers = {}, agent } = call;
  const startedAt = performance.now();
  const options = { method, headers, localAddress: from, agent: agent ?? false };
  const { raw, ...answer } = await send(url, options, call);
  const read = readers[answer.headers['content-encoding'] ?? ''];
  const unpacked = read === undefined || call.isSizeEnough ? raw : await read(raw);
  return {
    ...answer,
    text: call.isSizeEnough ? '' : unpacked.toString(),
    bytes: raw.length,
    ms: performance.now() - startedAt,
  };
}

/**
 * A connection that is kept open, and used for one request at a time.
 * @param ca certificate of the authority that a site with TLS is to be proved by, PEM
 */
export const oneConnection = (origin = 'http:', ca?: string): Agent =>
  origin.startsWith('https:')
    ? new TlsAgent({ keepAlive: true, maxSockets: 1, ...(ca === undefined ? {} : { ca }) })
    : new Agent({ keepAlive: true, maxSockets: 1 });
