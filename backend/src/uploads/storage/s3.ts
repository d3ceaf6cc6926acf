import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { errorOf } from '@wirefair/service-kit/thrown';
import { AwsV4Signer } from 'aws4fetch';
import type { UploadStorage } from './storage.ts';

/** A bucket of a server that speaks S3. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Longest wait for the server while neither side sends anything, before its answer and amid it, milliseconds. */
const SILENCE_MS = 10_000;

/** Connections that are kept for later at most. */
const MOST_IDLE = 32;

/** What a refusal says at most, bytes; more is not read. */
const MOST_REFUSAL_BYTES = 16 * 1024;

interface Outgoing {
  headers?: Record<string, string>;
  /** File to send as the body. */
  path?: string;
}

/** The text of a refusal. */
async function refusalOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > MOST_REFUSAL_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Keeps uploads in a bucket. Only signing is left to a package; the calls are plain HTTP with streamed bodies.
 * @param silenceMs shorter in tests; see {@link SILENCE_MS}
 */
export function s3Storage(settings: S3Settings, incoming: string, silenceMs = SILENCE_MS): UploadStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = endpoint.startsWith('https:') ? https : http;
  // As many connections as there are files under way: a reader may pause a video for as long as it likes, and nobody else's
  // file may wait for that.
  const agent = new client.Agent({ keepAlive: true, maxFreeSockets: MOST_IDLE });
  const keys = new Map<string, ArrayBuffer>();

  async function call(method: string, name: string, { headers = {}, path }: Outgoing = {}) {
    const signed = await new AwsV4Signer({
      method,
      // The bucket stands in the path: every server understands that, without names of hosts to set up.
      url: `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/${name}`,
      headers,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: keys,
    }).sign();
    const request = client.request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      agent,
      timeout: silenceMs,
    });
    let answering: IncomingMessage | undefined;
    request.on('timeout', () => {
      // What has come waits to be read: the silence is a visitor's who has paused a video. The connection tells of its next
      // silence only where it is asked to again.
      if (answering && answering.readableLength > 0) request.setTimeout(silenceMs);
      else (answering ?? request).destroy(new Error(`S3 ${method} timed out`));
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('error', reject).on('response', (answer: IncomingMessage) => {
        answering = answer;
        resolve(answer);
      });
    });
    if (path === undefined) request.end();
    // A server that refuses early ends the connection under the body; its answer, where there is one, tells why.
    else pipeline(createReadStream(path), request).catch((error: unknown) => request.destroy(errorOf(error)));
    return answered;
  }

  /** @throws Error with the status where the server refused */
  function demand(answer: IncomingMessage, method: string, accepted: number[]): void {
    if (accepted.includes(answer.statusCode ?? 0)) return;
    answer.resume();
    throw new Error(`S3 ${method} answered ${answer.statusCode}`);
  }

  /**
   * Whether the server answered that it has no such file. A missing bucket is another matter: files that cannot be found
   * because of it are there, elsewhere.
   * @throws Error where the bucket is missing
   */
  async function isMissing(answer: IncomingMessage, method: string): Promise<boolean> {
    if (answer.statusCode !== 404) return false;
    if ((await refusalOf(answer)).includes('<Code>NoSuchBucket</Code>'))
      throw new Error(`S3 ${method} answered that there is no bucket ${bucket}`);
    return true;
  }

  return {
    incoming,

    async put(name, path, mediaType) {
      const { size } = await stat(path);
      const headers = { 'content-type': mediaType, 'content-length': String(size) };
      const answer = await call('PUT', name, { headers, path });
      demand(answer, 'PUT', [200]);
      answer.resume();
    },

    async open(name, span) {
      const answer = await call('GET', name, {
        headers: span ? { range: `bytes=${span.start}-${span.end}` } : {},
      });
      if (await isMissing(answer, 'GET')) return undefined;
      demand(answer, 'GET', span ? [206] : [200]);
      return { stream: answer, bytes: Number(answer.headers['content-length']) };
    },

    async remove(name) {
      const answer = await call('DELETE', name);
      if (await isMissing(answer, 'DELETE')) return;
      demand(answer, 'DELETE', [200, 204]);
      answer.resume();
    },

    close: () => agent.destroy(),
  };
}
