import { Agent, request } from 'undici';
import type { LargeSetUp } from '../../../scripts/lib/large-set-up.mjs';

/** What came back, or why nothing did. */
export interface Answer {
  status: number;
  text: string;
  failure?: string;
}

/** Longest that a caller waits for an answer, milliseconds. */
const PATIENCE_MS = 20_000;

/** More than any answer here: undici must never hold one back (gateway/src/rest/file-request.ts says why). */
const WAITING_BYTES = 16 * 1024 * 1024;

/** Asks the site as a program on the Internet does: by TLS, with connections that it keeps. */
export class Client {
  readonly #agent: Agent;

  constructor(private readonly setUp: Pick<LargeSetUp, 'url' | 'authority'>) {
    // By HTTP/2 undici 8 fails what is under way when a server ends the connection, as nginx does after 1,000 requests.
    this.#agent = new Agent({ connect: { ca: setUp.authority }, connections: 64, allowH2: false });
  }

  /** Never throws: a connection that breaks is an answer too, of status 0. */
  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send(path, { headers });
  }

  /** Sends an operation. @param headers such as those of a session */
  async operation(query: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  }

  /** Opens a subscription. @returns its events as text as they come. @throws Error where it is refused */
  async subscribe(query: string, key: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const { statusCode, body } = await request(`${this.setUp.url}/graphql/stream`, {
      method: 'POST',
      dispatcher: this.#agent,
      signal,
      highWaterMark: WAITING_BYTES,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${key}`,
      },
      body: JSON.stringify({ query }),
    });
    if (statusCode !== 200) throw new Error(`${statusCode} ${await body.text()}`);
    return body;
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #send(path: string, more: Parameters<typeof request>[1]): Promise<Answer> {
    try {
      const { statusCode, body } = await request(this.setUp.url + path, {
        ...more,
        dispatcher: this.#agent,
        signal: AbortSignal.timeout(PATIENCE_MS),
        highWaterMark: WAITING_BYTES,
      });
      return { status: statusCode, text: await body.text() };
    } catch (error) {
      return { status: 0, text: '', failure: String(error) };
    }
  }
}
