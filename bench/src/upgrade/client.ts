import { Agent, fetch } from 'undici';
import type { LargeSetUp } from '../../../scripts/lib/large-set-up.mjs';

/** What came back, or why nothing did. */
export interface Answer {
  status: number;
  text: string;
  failure?: string;
}

/** Longest that a caller waits for an answer, milliseconds. */
const PATIENCE_MS = 20_000;

/** Asks the site as a program on the Internet does: by TLS, with connections that it keeps. */
export class Client {
  readonly #agent: Agent;

  constructor(private readonly setUp: Pick<LargeSetUp, 'url' | 'authority'>) {
    this.#agent = new Agent({ connect: { ca: setUp.authority }, connections: 64 });
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
    const answer = await fetch(`${this.setUp.url}/graphql/stream`, {
      method: 'POST',
      dispatcher: this.#agent,
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${key}`,
      },
      body: JSON.stringify({ query }),
    });
    if (answer.status !== 200 || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.body;
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #send(path: string, init: Parameters<typeof fetch>[1]): Promise<Answer> {
    try {
      const answer = await fetch(this.setUp.url + path, {
        ...init,
        dispatcher: this.#agent,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      const { message, cause } = error as Error;
      return { status: 0, text: '', failure: `${message} ${cause instanceof Error ? cause.message : ''}` };
    }
  }
}
