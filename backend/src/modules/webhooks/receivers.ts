import { type Agent, Agent as OpenAgent, request } from 'undici';
import { FOREIGN, NotPublic, publicAgent, publicUrl } from '../../outbound/public-web.ts';
import { propertyOf } from '../../objects.ts';
import { CALL_MS, KEPT_ANSWER_BYTES, MOST_CALLS } from './limits.ts';

/** Connections to one host at a time: as many as there are calls, for addresses that share a host must not wait for each other. */
const CONNECTIONS = MOST_CALLS;

/**
 * What may wait to be read of an answer, bytes. Its beginning is read as it comes; with less room undici may hold the rest
 * back, and the answer fails when the receiver closes the connection just then (seen with 8.13; version 7 ended the process,
 * nodejs/undici#5360).
 */
const WAITING_BYTES = 1024 * 1024;

/** What came of a call. */
export interface Outcome {
  durationMs: number;
  /** HTTP status; null where no answer came. */
  status: number | null;
  /** Beginning of the answer. */
  response: string;
  /** Why it counts as failed, in a word; blank for an answer 2xx. */
  error: string;
}

/** Addresses of partners: which may be called, and calling them. */
export interface Receivers {
  /** @throws NotPublic for an address that is not called */
  check(url: string): string;
  /** Sends a body once, without following redirections. Never rejects. */
  call(url: string, headers: Record<string, string>, body: string): Promise<Outcome>;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** The beginning of an answer; what follows is not read. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection, however much would follow.
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= KEPT_ANSWER_BYTES) break;
  }
  // The database keeps no NUL.
  return Buffer.concat(parts).subarray(0, KEPT_ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
}

/** A failed call in a word that tells nothing of this machine's network. */
function errorWord(error: unknown): string {
  for (let cause = error; cause !== undefined; cause = propertyOf(cause, 'cause')) {
    if (cause instanceof NotPublic) return 'NOT_PUBLIC';
    if (propertyOf(cause, 'name') === 'TimeoutError') return 'TIMEOUT';
    const code = propertyOf(cause, 'code');
    if (typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)) return code;
  }
  return 'FAILED';
}

/**
 * Calls of addresses that partners have written: public ones by https, whose names lead to the Internet alone.
 * @param allowed origins that are called whatever they are, like http://127.0.0.1:9000: for development, and for receivers
 * in the installation's own network
 */
export function createReceivers(allowed: readonly string[]): Receivers {
  const open: Agent = new OpenAgent({ ...FOREIGN, connections: CONNECTIONS, connect: { timeout: 3000 } });
  const guarded = publicAgent(CONNECTIONS);
  const isAllowed = (url: string) => URL.canParse(url) && allowed.includes(new URL(url).origin);

  function check(url: string): string {
    if (isAllowed(url)) return new URL(url).href;
    const { href, protocol } = publicUrl(url);
    if (protocol !== 'https:') throw new NotPublic('not by https');
    return href;
  }

  async function attempt(url: string, headers: Record<string, string>, body: string) {
    const answer = await request(check(url), {
      method: 'POST',
      dispatcher: isAllowed(url) ? open : guarded,
      headers,
      body,
      signal: AbortSignal.timeout(CALL_MS),
      highWaterMark: WAITING_BYTES,
    });
    const status = answer.statusCode;
    const response = await beginningOf(answer.body);
    return { status, response, error: status >= 200 && status < 300 ? '' : `HTTP_${status}` };
  }

  return {
    check,
    async call(url, headers, body) {
      const startedAt = performance.now();
      const durationMs = () => Math.round(performance.now() - startedAt);
      try {
        return { ...(await attempt(url, headers, body)), durationMs: durationMs() };
      } catch (error) {
        return { status: null, response: '', error: errorWord(error), durationMs: durationMs() };
      }
    },
    async close() {
      await Promise.all([open.destroy(), guarded.destroy()]);
    },
  };
}
