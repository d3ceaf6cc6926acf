import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { CommitUnanswered, isConnectionLost, TransactionLost } from '../../src/db/lost.ts';
import { useService } from '../support/service.ts';
import { silencer } from '../support/silencer.ts';
import { first } from '../support/required.ts';

describe('a PostgreSQL server that falls silent', () => {
  const service = useService();
  let proxy: Awaited<ReturnType<typeof silencer>>;
  let database: Database;
  beforeAll(async () => {
    const source = inject('database');
    if (source.kind !== 'postgres') throw new Error('only on PostgreSQL');
    const { rows } = await service
      .database()
      .pool.query<{ name: string }>('select current_database() as name');
    proxy = await silencer(new URL(source.server));
    const url = new URL(source.server);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    url.pathname = `/${first(rows).name}`;
    database = openDatabase({ url: url.href, poolSize: 2, statementTimeoutMs: 300 });
  });
  afterEach(() => {
    proxy.resume();
  });
  afterAll(async () => {
    await database.close();
    proxy.close();
  });

  const add = (email: string) =>
    database.orm().execute(sql`insert into subscription values (${email}, 'Visitor', 'a', 'b', now())`);
  const isThere = async (email: string) => {
    const { rows } = await service
      .database()
      .orm()
      .execute(sql`select 1 from subscription where email = ${email}`);
    return rows.length === 1;
  };
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('is waited for no longer than its limit, and serves again with all connections afterwards', async () => {
    await database.ping();
    proxy.silence();
    const begun = performance.now();
    const failures = await Promise.all([1, 2, 3, 4].map(() => failureOf(database.ping())));
    expect(failures.every((failure) => failure instanceof Error)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(8000);
    proxy.resume();
    await Promise.all(
      Array.from({ length: 10 }, () => database.transaction(() => database.orm().execute(sql`select 1`))),
    );
  });

  it('has done nothing of a transaction that it did not hear the end of', async () => {
    const failure = await failureOf(
      database.transaction(async () => {
        await add('before@fair.example');
        proxy.silence();
        await add('silent@fair.example');
      }),
    );
    expect(failure).toBeInstanceOf(TransactionLost);
    proxy.resume();
    await database.transaction(() => add('after@fair.example'));
    expect(await isThere('before@fair.example')).toBe(false);
    expect(await isThere('after@fair.example')).toBe(true);
  });

  it('may have done a transaction whose commit it did not answer', async () => {
    const failure = await failureOf(
      database.transaction(async () => {
        await add('unknown@fair.example');
        proxy.silence();
      }),
    );
    expect(failure).toBeInstanceOf(CommitUnanswered);
    expect(isConnectionLost(failure)).toBe(true);
    proxy.resume();
    // The commit was on its way.
    await expect.poll(() => isThere('unknown@fair.example')).toBe(true);
  });

  it('ends no process when it breaks a connection between two statements of a transaction', async () => {
    const failure = await failureOf(
      database.transaction(async () => {
        const { rows } = await database.orm().execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await service.database().pool.query('select pg_terminate_backend($1)', [first(rows).pid]);
        await expect.poll(() => failureOf(database.orm().execute(sql`select 1`))).toBeInstanceOf(Error);
        await add('broken@fair.example');
      }),
    );
    expect(failure).toBeInstanceOf(TransactionLost);
    expect(await isThere('broken@fair.example')).toBe(false);
  });
});
