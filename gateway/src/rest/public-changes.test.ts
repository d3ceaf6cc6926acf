import { expect, it, vi } from 'vitest';
import { UpstreamUnavailable } from './errors.ts';
import type { OpenedStream } from './event-stream.ts';
import { followPublicChanges } from './public-changes.ts';

/** A stream that the test feeds: `tell` sends an event, `end` ends it. */
function fedStream() {
  const waiting: ((result: IteratorResult<string>) => void)[] = [];
  const events = {
    next: () => new Promise<IteratorResult<string>>((resolve) => waiting.push(resolve)),
    return: async (): Promise<IteratorResult<string>> => ({ done: true, value: undefined }),
    [Symbol.asyncIterator]: () => events,
  };
  return {
    opened: { events },
    tell: () => waiting.shift()?.({ done: false, value: '{"changed":true}' }),
    end: () => waiting.shift()?.({ done: true, value: undefined }),
  };
}

function follow(open: () => Promise<OpenedStream>) {
  const told: boolean[] = [];
  const onChange = vi.fn();
  const setTold = (isTold: boolean) => void told.push(isTold);
  const pauses: number[] = [];
  let goOn = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      pauses.push(ms);
      goOn = resolve;
    });
  const stop = followPublicChanges({ open, setTold, onChange, pause });
  return { told, pauses, onChange, stop, goOn: () => goOn() };
}

it('takes each event for a change, and the opening too', async () => {
  const stream = fedStream();
  const { told, onChange, stop } = follow(async () => stream.opened);
  await vi.waitFor(() => expect(told).toEqual([true]));
  expect(onChange).toHaveBeenCalledTimes(1);
  stream.tell();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  stop();
});

it('says that it hears nothing while the stream is broken, and opens it anew', async () => {
  const streams = [fedStream(), fedStream()];
  let opened = 0;
  const { told, stop, goOn } = follow(async () => {
    const stream = streams[opened];
    opened += 1;
    if (!stream) throw new UpstreamUnavailable('no more');
    return stream.opened;
  });
  await vi.waitFor(() => expect(told).toEqual([true]));
  streams[0]?.end();
  await vi.waitFor(() => expect(told).toEqual([true, false]));
  goOn();
  await vi.waitFor(() => expect(told).toEqual([true, false, true]));
  stop();
});

it('tries again ever later where nobody answers, until it is ended', async () => {
  const open = vi.fn(async () => Promise.reject(new UpstreamUnavailable('away')));
  const { told, pauses, stop, goOn } = follow(open);
  for (let attempts = 1; attempts <= 8; attempts += 1) {
    await vi.waitFor(() => expect(pauses).toHaveLength(attempts));
    if (attempts === 8) stop();
    goOn();
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  expect(open).toHaveBeenCalledTimes(8);
  expect(told).not.toContain(true);
});

it('asks a server that has no such call again after a minute', async () => {
  const { pauses, stop } = follow(async () => ({ refused: { status: 404, body: Buffer.from('') } }));
  await vi.waitFor(() => expect(pauses).toEqual([60_000]));
  stop();
});
