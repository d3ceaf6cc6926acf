import { createParser } from 'eventsource-parser';
import type { Pool } from 'undici';
import { UpstreamUnavailable } from './errors.ts';
import type { RawAnswer } from './raw-answer.ts';

/** The server writes a comment line every 20 seconds; longer silence is a dead connection. */
const SILENCE_MS = 60_000;
const OPENING_MS = 10_000;
/**
 * What may wait to be read, bytes: with less, a reader that is held up loses what has come when the server closes the
 * connection (file-request.ts). It is thousands of hints.
 */
const WAITING_BYTES = 1024 * 1024;
/** A refusal instead of a stream is an envelope. */
const MAX_REFUSAL_BYTES = 64 * 1024;

/** Events as they come. Leaving it (`return`) ends the call at the server at once. */
export type EventStream<T> = AsyncIterableIterator<T>;

export type OpenedStream = { events: EventStream<string> } | { refused: RawAnswer };

/** One call for a stream: an answer of events, or what was answered in their place. */
type Source = { body: AsyncIterable<Uint8Array> } | { refused: RawAnswer };

/** Makes the call. @param over ends it and its answer */
type Ask = (over: AbortSignal) => Promise<Source>;

/** Comment of a server that is about to stop, some time before it ends the stream (backend/src/live/event-stream.ts). */
const MOVING = 'moving';

/**
 * Asks for server-sent events; `events` gives their data, undecoded. Where the server is about to stop and a balancer leads
 * to another one, they go on from there: some may come twice then, and none is missed.
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
  const ask: Ask = (over) => askOnce(pool, { path, headers, silenceMs, over });
  try {
    const source = await ask(leaving.signal);
    if ('refused' in source) return source;
    return { events: leavable(readAll(source.body, leaving.signal, ask), leaving) };
  } catch (error) {
    throw new UpstreamUnavailable('no event stream', { cause: error });
  }
}

interface Asked {
  path: string;
  headers: Record<string, string>;
  silenceMs: number;
  /** Ends the call and its answer. */
  over: AbortSignal;
}

async function askOnce(pool: Pool, { path, headers, silenceMs, over }: Asked): Promise<Source> {
  const opening = new AbortController();
  const timer = setTimeout(() => opening.abort(new Error('no answer in time')), OPENING_MS);
  try {
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path,
      headers: { ...headers, accept: 'text/event-stream' },
      signal: AbortSignal.any([over, opening.signal]),
      bodyTimeout: silenceMs,
      highWaterMark: WAITING_BYTES,
    });
    if (statusCode === 200) return { body };
    const answer = Buffer.from(await body.arrayBuffer()).subarray(0, MAX_REFUSAL_BYTES);
    return { refused: { status: statusCode, body: answer } };
  } finally {
    clearTimeout(timer);
  }
}

/** A stream of another server that is asked for, and has been opened once `body` is there. */
interface Successor {
  body?: AsyncIterable<Uint8Array>;
}

/** Events of a server, and of those that come in its place when it is about to stop. */
async function* readAll(
  first: AsyncIterable<Uint8Array>,
  left: AbortSignal,
  ask: Ask,
): AsyncGenerator<string, undefined> {
  const over = new AbortController();
  const askAgain = () => ask(AbortSignal.any([left, over.signal]));
  try {
    for (let body: AsyncIterable<Uint8Array> | undefined = first; body !== undefined;)
      body = yield* readOne(body, askAgain);
  } finally {
    // One that opens too late has no reader.
    over.abort();
  }
}

/**
 * Events until the stream ends or breaks.
 * @returns the stream of another server that was open before that, so that no event has been missed between them
 */
async function* readOne(
  body: AsyncIterable<Uint8Array>,
  ask: () => Promise<Source>,
): AsyncGenerator<string, AsyncIterable<Uint8Array> | undefined> {
  const waiting: string[] = [];
  let successor: Successor | undefined;
  const parser = createParser({
    onEvent: ({ data }) => waiting.push(data),
    onComment: (comment) => {
      if (comment.trim() === MOVING) successor ??= openSuccessor(ask);
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) {
      parser.feed(decoder.decode(chunk, { stream: true }));
      yield* waiting.splice(0);
    }
  } catch (error) {
    if (successor?.body === undefined) throw error;
  }
  return successor?.body;
}

function openSuccessor(ask: () => Promise<Source>): Successor {
  const successor: Successor = {};
  ask().then(
    (source) => {
      if ('body' in source) successor.body = source.body;
    },
    // No other server answers: the stream ends with this one.
    () => {},
  );
  return successor;
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
