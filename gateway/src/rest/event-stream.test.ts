import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { EventEmitter, once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Pool } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { openEventStream } from './event-stream.ts';

/** A server whose streams are written to by the test; each call comes to `calls`. */
async function server() {
  const calls = new EventEmitter<{ call: [ServerResponse] }>();
  const running = http.createServer((_request, response) => calls.emit('call', response));
  running.listen(0, '127.0.0.1');
  await once(running, 'listening');
  const pool = new Pool(`http://127.0.0.1:${(running.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await pool.destroy();
    running.closeAllConnections();
    running.close();
  });
  const nextCall = () => once(calls, 'call').then(([response]) => response);
  return { pool, nextCall };
}

/** A stream that is open, and the answer that it comes from. */
async function opened() {
  const { pool, nextCall } = await server();
  const called = nextCall();
  const opening = openEventStream(pool, '/events', { token: 'x' });
  const answer = await called;
  begin(answer);
  const stream = await opening;
  if (!('events' in stream)) throw new Error('refused');
  return { events: stream.events, answer, nextCall };
}

function begin(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
  answer.write(':\n\n');
}

const HEADERS_CAME = 'undici:request:headers';

/** Begins a stream. @returns when whoever asked for it knows that it is open */
async function beginSeen(answer: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    const seen = () => {
      unsubscribe(HEADERS_CAME, seen);
      resolve();
    };
    subscribe(HEADERS_CAME, seen);
    begin(answer);
  });
  await setImmediate();
}

it('goes on from another server when this one is about to stop, and misses nothing', async () => {
  const { events, answer, nextCall } = await opened();
  const called = nextCall();
  answer.write('data: 1\n\n');
  answer.write(': moving\n\n');
  expect(await events.next()).toEqual({ done: false, value: '1' });
  const later = events.next();
  const successor = await called;
  await beginSeen(successor);
  // Told by the one while the other still speaks.
  successor.write('data: 2\n\n');
  answer.write('data: 3\n\n');
  expect((await later).value).toBe('3');
  const last = events.next();
  answer.end();
  expect((await last).value).toBe('2');
  successor.write('data: 4\n\n');
  expect((await events.next()).value).toBe('4');
  successor.end();
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

it('goes on from another server also where this one breaks off afterwards', async () => {
  const { events, answer, nextCall } = await opened();
  const called = nextCall();
  const first = events.next();
  answer.write(': moving\n\n');
  const successor = await called;
  await beginSeen(successor);
  successor.write('data: 1\n\n');
  answer.destroy();
  expect((await first).value).toBe('1');
});

it('ends with its server where no other one answers with a stream', async () => {
  const { events, answer, nextCall } = await opened();
  const called = nextCall();
  const first = events.next();
  answer.write(': moving\n\n');
  const refusal = await called;
  refusal.writeHead(503).end();
  await once(refusal, 'close');
  answer.end();
  expect(await first).toEqual({ done: true, value: undefined });
});

it('ends with its server where the other one opens too late, and leaves that one', async () => {
  const { events, answer, nextCall } = await opened();
  const called = nextCall();
  const first = events.next();
  answer.write(': moving\n\n');
  const late = await called;
  const left = once(late, 'close');
  answer.end();
  expect(await first).toEqual({ done: true, value: undefined });
  await left;
});

it('leaves both servers when nobody reads any more', async () => {
  const { events, answer, nextCall } = await opened();
  const called = nextCall();
  const first = events.next();
  answer.write(': moving\n\n');
  const successor = await called;
  begin(successor);
  const left = Promise.all([once(answer, 'close'), once(successor, 'close')]);
  await events.return?.();
  await left;
  expect((await first).done).toBe(true);
});
