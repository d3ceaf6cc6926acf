import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { Replica } from './replica.ts';
import { Replicas } from './replicas.ts';

/** A server that answers as the test says; nothing is connected. */
class FakeServer {
  position: number | Error = 0;
  isReplica = true;
  identity = '7/fair';
  asked = 0;
  readonly pool = new pg.Pool();

  constructor() {
    vi.spyOn(this.pool, 'query').mockImplementation(async (text: unknown) => {
      const question = String(text);
      if (question.includes('identity')) return { rows: [{ identity: this.identity }] };
      this.asked += 1;
      if (this.position instanceof Error) throw this.position;
      return { rows: [{ isReplica: this.isReplica, position: String(this.position) }] };
    });
  }
}

function twoReplicas() {
  let time = 0;
  const primary = new FakeServer();
  const servers = [new FakeServer(), new FakeServer()] as const;
  const replicas = new Replicas(
    primary.pool,
    servers.map(({ pool }, index) => new Replica(index + 1, pool, 5000, () => time)),
    () => time,
  );
  const numbers = async (position: bigint) => {
    const chosen = [await replicas.choose(position), await replicas.choose(position)];
    return chosen.map((replica) => replica?.number).sort();
  };
  return { primary, servers, replicas, numbers, pass: (ms: number) => (time += ms) };
}

it('uses none before it has looked at them, then each in turn', async () => {
  const { primary, servers, replicas, numbers } = twoReplicas();
  primary.position = 100;
  for (const server of servers) server.position = 100;
  expect(await numbers(0n)).toEqual([undefined, undefined]);
  const changes = await replicas.look();
  expect(changes.map(({ trouble }) => trouble)).toEqual([undefined, undefined]);
  expect(await replicas.look()).toEqual([]);
  expect(await numbers(100n)).toEqual([1, 2]);
});

it('passes over a replica that has not come so far, and asks no other one than the first', async () => {
  const { primary, servers, replicas, numbers } = twoReplicas();
  primary.position = 100;
  for (const server of servers) server.position = 100;
  await replicas.look();
  const before = servers.map(({ asked }) => asked);
  expect(await replicas.choose(200n)).toBeUndefined();
  expect(servers.map(({ asked }, index) => asked - (before[index] ?? 0)).sort()).toEqual([0, 1]);
  servers[0].position = 200;
  servers[1].position = 200;
  expect(await numbers(200n)).not.toContain(undefined);
});

it('leaves one alone that lags behind for too long, and uses it again when it has caught up', async () => {
  const { primary, servers, replicas, numbers, pass } = twoReplicas();
  primary.position = 100;
  for (const server of servers) server.position = 100;
  await replicas.look();
  primary.position = 200;
  servers[1].position = 200;
  await replicas.look();
  pass(5001);
  const [change] = await replicas.look();
  expect(change?.replica.number).toBe(1);
  expect(String(change?.trouble)).toContain('5001 ms behind');
  expect(await numbers(50n)).toEqual([2, 2]);
  servers[0].position = 200;
  expect((await replicas.look()).map(({ replica }) => replica.number)).toEqual([1]);
  expect(await numbers(50n)).toEqual([1, 2]);
});

it.each([
  ['does not answer', (server: FakeServer) => (server.position = new Error('gone'))],
  ['is no replica any more', (server: FakeServer) => (server.isReplica = false)],
])('leaves one alone that %s', async (_what, breakIt) => {
  const { servers, replicas, numbers } = twoReplicas();
  await replicas.look();
  breakIt(servers[0]);
  expect((await replicas.look()).map(({ replica }) => replica.number)).toEqual([1]);
  expect(await numbers(0n)).toEqual([2, 2]);
});

it('never uses a server that holds another database', async () => {
  const { servers, replicas, numbers } = twoReplicas();
  servers[0].identity = '8/fair';
  const [change] = await replicas.look();
  expect(String(change?.trouble)).toContain('another database');
  expect(await numbers(0n)).toEqual([2, 2]);
});

it('leaves one alone after a read that its server did not answer, and not after a mistake of a statement', async () => {
  const { replicas, numbers } = twoReplicas();
  await replicas.look();
  const [one, other] = replicas.all;
  if (!one || !other) throw new Error('there are two');
  replicas.failed(one, Object.assign(new Error('conflict with recovery'), { code: '40001' }));
  expect(await numbers(0n)).toEqual([1, 2]);
  replicas.failed(other, Object.assign(new Error('failed'), { cause: new Error('Connection terminated') }));
  expect(await numbers(0n)).toEqual([1, 1]);
});
