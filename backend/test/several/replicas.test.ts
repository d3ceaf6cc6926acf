import { createMetrics } from '@wirefair/service-kit/metrics';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exhibitors } from '../../src/modules/catalogue/tables.ts';
import { openEvents } from '../support/event-stream.ts';
import { useReplicated } from '../support/replicated.ts';
import { first, required } from '../support/required.ts';
import { useService } from '../support/service.ts';

/** Short, so that a replica that stands still is soon left alone. */
const MAX_LAG_MS = 1500;

describe('public reads where the database has a replica', () => {
  const metrics = createMetrics();
  const both = useReplicated({ maxLagMs: MAX_LAG_MS });
  const service = useService({ metrics }, () => both.openData());
  let events: Awaited<ReturnType<typeof openEvents>>;
  let company = '';

  async function value(series: string): Promise<number> {
    const line = (await metrics.metrics()).split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? 0 : Number(line.slice(series.length));
  }
  const isUsed = async () => (await value('database_replica_used{replica="1"}')) === 1;
  /** Makes a call. @returns its answer, and who answered it by the metrics */
  async function read(url: string, headers: Record<string, string>) {
    const counts = () =>
      Promise.all(
        ['replica', 'primary', 'again'].map((from) => value(`database_public_reads_total{from="${from}"}`)),
      );
    const before = await counts();
    const response = await service.app().inject({ url, headers });
    const after = await counts();
    const [replica, primary, again] = after.map((count, index) => count - (before[index] ?? 0));
    return {
      status: response.statusCode,
      body: response.json<{ result: unknown }>(),
      replica,
      primary,
      again,
    };
  }
  const nameOf = async (position: string) => {
    const answer = await read(`/app/catalogue/companies/${company}`, { 'at-least-position': position });
    return { ...answer, name: Reflect.get(Object(answer.body.result), 'companyNameEn') as unknown };
  };
  const rename = (nameEn: string) =>
    service.database().orm().update(exhibitors).set({ nameEn }).where(eq(exhibitors.id, company));
  /** The position that the stream of changes tells next. */
  const told = async () => String(Reflect.get(Object(await events.next()), 'position'));
  /** The next one that is later than another: each whole minute is told too. */
  async function toldAfter(earlier: bigint): Promise<string> {
    for (;;) {
      const next = await told();
      if (BigInt(next) > earlier) return next;
    }
  }

  let position = '';
  beforeAll(async () => {
    const origin = await service.app().listen({ host: '127.0.0.1', port: 0 });
    events = await openEvents(origin, '/app/live/public-changes', '');
    position = await told();
    const { result } = await service.get<{ records: { id: string }[] }>('/app/info/getCompanyProfilesList');
    company = first(result.records).id;
    return () => events.close();
  });

  it('are answered by it to a guest who says what has to be shown', async () => {
    expect(position).toMatch(/^\d+$/);
    await expect.poll(isUsed).toBe(true);
    const answer = await nameOf(position);
    expect(answer).toMatchObject({ status: 200, replica: 1, primary: 0, again: 0 });
    // The replica's own word for it.
    const asked = await both.ask<{ query: string }>(
      `select query from pg_stat_activity where application_name = 'wirefair reads'`,
    );
    expect(asked.some(({ query }) => query.includes('from "exhibitor"'))).toBe(true);
  });

  it('are answered by the primary to everybody else', async () => {
    const url = `/app/catalogue/companies/${company}`;
    const at = { 'at-least-position': position };
    expect(await read(url, {})).toMatchObject({ replica: 0, primary: 1 });
    expect(await read(url, { 'at-least-position': 'soon' })).toMatchObject({ replica: 0, primary: 1 });
    expect(await read(url, { ...at, token: 'somebody' })).toMatchObject({ replica: 0, primary: 1 });
    expect(await read(url, { ...at, authorization: 'Bearer some' })).toMatchObject({ replica: 0 });
    const parts = await read('/app/catalogue/published/parts?kind=product', at);
    expect(parts).toMatchObject({ status: 200, replica: 0, primary: 0 });
    expect(await read('/app/changes/cursor', at)).toMatchObject({ status: 200, replica: 0, primary: 0 });
  });

  it('are all answered by it without writing anything', async () => {
    const paths = Object.entries(service.app().swagger().paths ?? {}).filter(([, calls]) => {
      const { get } = Object(calls) as { get?: { tags?: string[] } };
      const [tag = ''] = get?.tags ?? [];
      return ['catalogue', 'content', 'events', 'sourcing'].includes(tag);
    });
    let answered = 0;
    for (const [path] of paths) {
      const url = path.replace(/\{[^}]+\}/g, path.includes('/companies/') ? company : '1');
      const { replica, again } = await read(url, { 'at-least-position': position });
      expect(again, path).toBe(0);
      answered += required(replica);
    }
    expect(answered).toBeGreaterThan(30);
  });

  it('show a change that was told, from the primary until the replica has it', async () => {
    await both.ask('select pg_wal_replay_pause()');
    const before = await required(service.database().replicas).position();
    await rename('Told Ltd');
    const changed = await toldAfter(before);
    const [row] = await both.ask<{ name_en: string }>(`select name_en from exhibitor where id = ${company}`);
    expect(row?.name_en).not.toBe('Told Ltd');
    expect(await nameOf(changed)).toMatchObject({ name: 'Told Ltd', primary: 1, replica: 0 });
    await both.ask('select pg_wal_replay_resume()');
    await expect.poll(async () => (await nameOf(changed)).replica).toBe(1);
    expect(await nameOf(changed)).toMatchObject({ name: 'Told Ltd', replica: 1 });
    position = changed;
  });

  it('show what was written to whoever wrote it', async () => {
    await both.ask('select pg_wal_replay_pause()');
    const response = await service.app().inject({
      method: 'POST',
      url: '/app/login/smsCode?mobile=13800138000',
    });
    expect(response.statusCode).toBe(200);
    const written = String(response.headers['position']);
    expect(BigInt(written)).toBeGreaterThan(BigInt(position));
    expect(await nameOf(written)).toMatchObject({ primary: 1, replica: 0 });
    // Others have no need to wait for it.
    expect(await nameOf(position)).toMatchObject({ primary: 0, replica: 1 });
    await both.ask('select pg_wal_replay_resume()');
    await expect.poll(async () => (await nameOf(written)).replica).toBe(1);
  });

  it('leave a replica alone that lags behind for too long', async () => {
    await both.ask('select pg_wal_replay_pause()');
    await rename('Late Ltd');
    await expect.poll(isUsed).toBe(false);
    expect(await value('database_replica_lag_seconds{replica="1"}')).toBeGreaterThan(MAX_LAG_MS / 1000);
    expect(await nameOf(position)).toMatchObject({ primary: 1, replica: 0 });
    await both.ask('select pg_wal_replay_resume()');
    await expect.poll(isUsed).toBe(true);
    expect(await nameOf(position)).toMatchObject({ primary: 0, replica: 1 });
  });

  it('wait for it no longer than they can afford when it falls silent', async () => {
    expect(await nameOf(position)).toMatchObject({ replica: 1 });
    both.proxy().silence();
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        service.app().inject({
          url: `/app/catalogue/companies/${company}`,
          headers: { 'at-least-position': position },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    // Gateways wait for eight seconds.
    expect(performance.now() - begun).toBeLessThan(6000);
    expect(await isUsed()).toBe(false);
    both.proxy().resume();
    await expect.poll(isUsed).toBe(true);
    expect(await nameOf(position)).toMatchObject({ replica: 1 });
  });

  it('do not fail when it ends under them, and return to it when it is back', async () => {
    const statuses = new Map<number, number>();
    let isOver = false;
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { statusCode } = await service.app().inject({
          url: `/app/info/getCompanyProfilesList?pageSize=20`,
          headers: { 'at-least-position': position },
        });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    });
    try {
      await both.replica().stop();
      await expect.poll(isUsed).toBe(false);
      const before = await value('database_public_reads_total{from="replica"}');
      await both.replica().start();
      await expect
        .poll(async () => (await value('database_public_reads_total{from="replica"}')) > before)
        .toBe(true);
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(10);
  });

  it('go to the primary when the replica has become a server of its own', async () => {
    await both.ask('select pg_promote()');
    await expect.poll(isUsed).toBe(false);
    expect(await nameOf(position)).toMatchObject({ status: 200, name: 'Late Ltd', primary: 1 });
  });
});
