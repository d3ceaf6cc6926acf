import type { ClientOptions } from '../src/client.ts';
import type { Timing } from '../src/retries.ts';

/** A request as the gateway sees it. */
export interface Sent {
  url: string;
  headers: Headers;
  query: string;
  variables: Record<string, unknown>;
}

type Answer = (sent: Sent) => Response | Promise<Response>;

/** An answer with data. */
export const data = (value: object, extensions: object = {}): Response =>
  Response.json({ data: value, extensions });

/** An answer that refuses. */
export const refusal = (
  status: number,
  code: string,
  more: object = {},
  headers: Record<string, string> = {},
): Response =>
  Response.json(
    { errors: [{ message: `refused: ${code}`, extensions: { code, ...more } }] },
    { status, headers },
  );

/** A gateway that gives answers in their order, and the last one again and again. */
export function fakeGateway(...answers: [Answer, ...Answer[]]) {
  const sent: Sent[] = [];
  const send: typeof fetch = async (url, init) => {
    const asked = new Request(url, init);
    asked.signal.throwIfAborted();
    const { query, variables = {} } = await asked.json();
    const request = { url: asked.url, headers: asked.headers, query, variables };
    sent.push(request);
    const answer = answers[sent.length - 1] ?? answers[answers.length - 1] ?? answers[0];
    return answer(request);
  };
  const options: ClientOptions = {
    endpoint: 'https://fair.example/graphql',
    key: 'wf_live_a',
    fetch: send,
  };
  return { sent, options };
}

/** Time that passes at once, and chance that is always in the middle. */
export function fakeTiming() {
  const waits: number[] = [];
  const timing: Timing = {
    wait: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
    },
    random: () => 0.5,
  };
  return { waits, timing };
}
