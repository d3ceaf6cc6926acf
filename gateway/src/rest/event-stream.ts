import { createParser } from 'eventsource-parser';
import type { Pool } from 'undici';
import { UpstreamUnavailable } from './errors.ts';
import type { RawAnswer } from './raw-answer.ts';

/** The server writes a comment line every 20 seconds; longer silence is a dead connection. */
const SILENCE_MS = 60_000;
const OPENING_MS = 10_000;
/**
 * What may wait to be read, bytes: with less, a reader that is held up makes undici 7 end the process when the server closes
 * the connection (file-request.ts). It is thousands of hints.
 */
const WAITING_BYTES = 1024 * 1024;
/** A refusal instead of a stream is an envelope. */
const MAX_REFUSAL_BYTES = 64 * 1024;

/** Events as they come. Leaving it (`return`) ends the call at the server at once. */
export type EventStream<T> = AsyncIterableIterator<T>;

export type OpenedStream = { events: EventStream<string> } | { refused: RawAnswer };

/**
 * Asks for server-sent events; `events` gives their data, undecoded.
 * @param silenceMs longest time without a byte, after which the stream counts as broken
 * @throws UpstreamUnavailable
 */
export async function openEventStream(
  pool: Pool,
  path: string,
  headers: Record<string, string>,
  silenceMs = SILENCE_MS,
): Promise<OpenedStream> {
  const leaving = new AbortController();
  const opening = AbortSignal.timeout(OPENING_MS);
  const giveUp = () => leaving.abort(opening.reason);
  opening.addEventListener('abort', giveUp);
  try {
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path,
      headers: { ...headers, accept: 'text/event-stream' },
      signal: leaving.signal,
      bodyTimeout: silenceMs,
      highWaterMark: WAITING_BYTES,
    });
    if (statusCode === 200) return { events: leavable(read(body), leaving) };
    const answer = Buffer.from(await body.arrayBuffer()).subarray(0, MAX_REFUSAL_BYTES);
    return { refused: { status: statusCode, body: answer } };
  } catch (error) {
    throw new UpstreamUnavailable('no event stream', { cause: error });
  } finally {
    opening.removeEventListener('abort', giveUp);
  }
}

async function* read(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const waiting: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => waiting.push(data) });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* waiting.splice(0);
  }
}

/** A generator that waits for a chunk does not hear that nobody listens any more: the call is ended under it. */
function leavable<T>(events: AsyncGenerator<T>, leaving: AbortController): EventStream<T> {
  const stream: EventStream<T> = {
    next: () =>
      events.next().catch((error: unknown) => {
        if (leaving.signal.aborted) return { done: true, value: undefined };
        throw new UpstreamUnavailable('the event stream broke', { cause: error });
      }),
    return: async () => {
      leaving.abort();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}

/** What `make` makes of each event; those of which it makes null are left out. */
export function mapStream<T, R>(
  events: AsyncIterator<T>,
  make: (event: T) => Promise<R | null>,
): EventStream<R> {
  const stream: EventStream<R> = {
    next: async () => {
      for (;;) {
        const next: IteratorResult<T, undefined> = await events.next();
        if (next.done) return next;
        const made = await make(next.value);
        if (made !== null) return { done: false, value: made };
      }
    },
    return: async () => {
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
