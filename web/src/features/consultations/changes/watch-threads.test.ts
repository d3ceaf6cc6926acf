// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../../apollo';
import { watchThreads } from './watch-threads';

/** One open answer of the gateway. */
interface OpenAnswer {
  write: (text: string) => void;
  /** As when a server ends the connection without `complete`. */
  end: () => void;
  isLeft: boolean;
}

const EVENT =
  'event: next\ndata: {"data":{"consultationChanged":{"__typename":"Consultation","id":"1","status":"REPLIED","unreadCount":1,"updatedAt":"2026-11-27T00:00:00Z"}}}\n\n';
const MOVING = ': moving\n\n';

interface Asked {
  answer: (answer: Response | Error) => void;
  /** Is aborted when the page leaves the stream. */
  left: AbortSignal;
}

/** Calls for streams that are not answered yet. */
let asked: Asked[];
let answers: OpenAnswer[];
let stop: () => void;
const tell = vi.fn<() => void>();

function answerNext(): OpenAnswer {
  const encoder = new TextEncoder();
  let push: ReadableStreamDefaultController<Uint8Array>;
  const open: OpenAnswer = {
    write: (text) => push.enqueue(encoder.encode(text)),
    end: () => push.close(),
    isLeft: false,
  };
  const call = asked.shift();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      push = controller;
    },
  });
  call?.left.addEventListener('abort', () => {
    open.isLeft = true;
    push.error(call.left.reason);
  });
  call?.answer(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  answers.push(open);
  open.write(':\n\n');
  return open;
}

const until = (holds: () => boolean | undefined) => vi.waitUntil(holds, { timeout: 10_000, interval: 5 });
const untilAsked = () => until(() => asked.length > 0);
const untilTold = (times: number) => until(() => tell.mock.calls.length === times);

beforeEach(() => {
  [asked, answers] = [[], []];
  // The shortest of the waits, which are random.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  tell.mockReset();
  vi.stubGlobal(
    'fetch',
    (_input: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        asked.push({
          answer: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)),
          left: signal,
        });
        signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      }),
  );
  stop = watchThreads(createClient({ locale: 'ZH', uri: 'http://gateway/graphql' }), tell);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens the same at another gateway before one that stops ends it, and misses and reads nothing', async () => {
  await untilAsked();
  const first = answerNext();
  first.write(EVENT);
  await untilTold(1);
  // In two pieces, as a network may cut it.
  first.write(MOVING.slice(0, 4));
  first.write(MOVING.slice(4));
  await untilAsked();
  first.write(EVENT);
  await untilTold(2);
  expect(first.isLeft).toBe(false);
  const second = answerNext();
  await until(() => first.isLeft);
  second.write(EVENT);
  await untilTold(3);
  // The one that it came to may stop as well.
  second.write(MOVING);
  await untilAsked();
  answerNext().write(EVENT);
  await untilTold(4);
  expect([answers.length, second.isLeft]).toEqual([3, true]);
});

it('waits for the stream that is being opened when the first one ends meanwhile, and reads then what it may have missed', async () => {
  await untilAsked();
  const first = answerNext();
  first.write(MOVING);
  await untilAsked();
  first.end();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([asked.length, tell.mock.calls.length]).toEqual([1, 0]);
  const second = answerNext();
  await untilTold(1);
  second.write(EVENT);
  await untilTold(2);
});

it('keeps the first stream when no other can be opened, and connects anew when it has ended', async () => {
  await untilAsked();
  const first = answerNext();
  first.write(MOVING);
  await untilAsked();
  asked.shift()?.answer(new TypeError('Failed to fetch'));
  first.write(EVENT);
  await untilTold(1);
  first.end();
  await untilAsked();
  expect(tell).toHaveBeenCalledTimes(1);
  answerNext();
  await untilTold(2);
});

it('reads what it may have missed also when the connection cannot be opened again', async () => {
  await untilAsked();
  answerNext().end();
  await untilAsked();
  expect(tell).not.toHaveBeenCalled();
  asked.shift()?.answer(new TypeError('Failed to fetch'));
  await untilTold(1);
  await untilAsked();
});

it('does not connect anew without a session', async () => {
  await untilAsked();
  const told = '{"errors":[{"message":"请先登录","extensions":{"code":"UNAUTHENTICATED"}}]}';
  answerNext().write(`event: next\ndata: ${told}\n\nevent: complete\n\n`);
  await until(() => answers[0]?.isLeft);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([asked.length, tell.mock.calls.length]).toEqual([0, 0]);
});
