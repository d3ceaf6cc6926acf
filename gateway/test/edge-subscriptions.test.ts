import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createClient } from 'graphql-sse';
import { expect, it } from 'vitest';
import { listeningGateway, useEdge } from './support/edge.ts';
import { EventAnswer } from './support/fake-rest.ts';
import { first, required } from './support/required.ts';

const token = 'a'.repeat(43);

const viewer = {
  id: '7',
  role: 'visitor',
  nickName: '王工',
  companyName: '',
  mobile: '+8613800138000',
  email: null,
  companyId: null,
  hasPassword: true,
};

/** A thread of the REST service, and the gateways that listen to it. */
function thread() {
  const listeners: ServerResponse[] = [];
  let unread = 0;
  const record = () => ({
    id: '1',
    title: '问题',
    type: 3,
    status: 1,
    linkId: '1',
    isMine: true,
    unread,
  });
  return {
    listeners,
    answers: {
      '/app/identity/viewer': () => viewer,
      '/app/consultations/events': () =>
        new EventAnswer((response) => {
          listeners.push(response);
          response.once('close', () => listeners.splice(listeners.indexOf(response), 1));
        }),
      '/app/consultations/detail/1': () => record(),
      '/app/consultations/mine': () => ({ records: [record()], total: 1, size: 10, current: 1, pages: 1 }),
    },
    /** A message: those who listen are told at once. */
    write: () => {
      unread += 1;
      for (const response of listeners) response.write('data: {"id":"1"}\n\n');
    },
  };
}

it('who follows through a gateway that stops goes on through another, and misses no message', async () => {
  const { listeners, answers, write } = thread();
  const gateways = [await listeningGateway(answers), await listeningGateway(answers)];
  const edge = await useEdge(gateways.map(({ url }) => url));
  /** What the reader knows: told by the stream, and read anew after each connection, as the site does. */
  const seen: number[] = [];
  const read = async () => {
    const answer = await fetch(`${edge.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${token}` },
      body: JSON.stringify({ query: '{ viewer { consultations { nodes { unreadCount } } } }' }),
    });

    const { data } = (await answer.json()) as {
      data: { viewer: { consultations: { nodes: { unreadCount: number }[] } } };
    };
    seen.push(first(data.viewer.consultations.nodes).unreadCount);
  };
  const breaks: unknown[] = [];
  const returning = new EventEmitter();
  const mayReturn = once(returning, 'now');
  const client = createClient({
    url: `${edge.url}/graphql/stream`,
    headers: { cookie: `session=${token}` },
    retryAttempts: 20,
    // A moment in which nobody listens.
    retry: async () => void (await mayReturn),
    on: { connecting: (again) => void (again && breaks.push(again)), connected: () => void read() },
  });
  const stop = client.subscribe<{ consultationChanged: { unreadCount: number } }, never>(
    { query: 'subscription { consultationChanged { id unreadCount } }' },
    {
      next: ({ data }) => void (data && seen.push(data.consultationChanged.unreadCount)),
      error: (error) => breaks.push(error),
      complete: () => {},
    },
  );
  await expect.poll(() => listeners.length).toBe(1);
  write();
  await expect.poll(() => seen.at(-1)).toBe(1);

  // Whichever of them has the stream has asked for the events.
  const isFirst = required(gateways[0]).rest.paths().includes('/app/consultations/events');
  const [stopping, staying] = isFirst ? gateways : gateways.toReversed();
  const stopped = required(stopping)
    .app.stopServing()
    .then(() => required(stopping).app.close());
  await expect.poll(() => listeners.length).toBe(0);
  write();
  await stopped;
  returning.emit('now');
  await expect.poll(() => seen.at(-1)).toBe(2);
  await expect.poll(() => listeners.length).toBe(1);
  write();
  await expect.poll(() => seen.at(-1)).toBe(3);
  expect(required(staying).rest.paths()).toContain('/app/consultations/events');
  expect(breaks).toEqual([true]);
  stop();
});
