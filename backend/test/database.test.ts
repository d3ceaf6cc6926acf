import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useService } from './support/service.ts';
import { first } from './support/required.ts';

describe('the database', () => {
  const service = useService();
  const count = async () => {
    const { rows } = await service
      .database()
      .orm()
      .execute<{ n: string }>(sql`select count(*) as n from subscription`);
    return Number(first(rows).n);
  };
  const add = (email: string) =>
    service
      .database()
      .orm()
      .execute(sql`insert into subscription values (${email}, 'Visitor', 'a', 'b', now())`);

  it('keeps all of a transaction or nothing, and shares it with calls inside', async () => {
    const database = service.database();
    await database.transaction(async () => {
      await add('one');
      expect(await count()).toBe(1);
    });
    await expect(
      database.transaction(async () => {
        await add('two');
        await database.transaction(() => add('three'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await count()).toBe(1);
  });

  it('keeps what stood before a nested call that failed', async () => {
    const database = service.database();
    await database.transaction(async () => {
      await add('outer');
      await database.transaction(() => add('outer')).catch(() => {});
    });
    expect(await count()).toBe(2);
  });

  it('does what waits for a commit after it, and forgets it with what is rolled back', async () => {
    const database = service.database();
    const seen: string[] = [];
    const note = (what: string) => database.afterCommit(() => seen.push(what));
    note('at once');
    await database.transaction(async () => {
      note('outer');
      await database.transaction(async () => note('inner'));
      const failing = database.transaction(async () => {
        note('inner, rolled back');
        throw new Error('no');
      });
      await failing.catch(() => {});
      expect(seen).toEqual(['at once']);
    });
    expect(seen).toEqual(['at once', 'outer', 'inner']);
    const failing = database.transaction(async () => {
      note('rolled back');
      throw new Error('no');
    });
    await failing.catch(() => {});
    expect(seen).toHaveLength(3);
  });

  it('serves reads that are asked for while a transaction is open', async () => {
    const database = service.database();
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const open = database.transaction(async () => {
      await add('slow');
      await held;
    });
    const read = count();
    finish();
    await open;
    expect([2, 3]).toContain(await read);
  });

  it('lets no statement suffer for one that failed before it', async () => {
    const orm = service.database().orm();
    for (let round = 0; round < 5; round += 1) {
      const failing = orm.execute(sql`select 1 / (random() * 0)::int`);
      const others = Array.from({ length: 4 }, () => count());
      await expect(failing).rejects.toThrow();
      await Promise.all(others);
    }
  });

  it('hands nothing of a lost client to the next: no transaction, no setting', async () => {
    const { pool } = service.database();
    const before = await count();
    const lost = await pool.connect();
    await lost.query(`begin; set time zone 'Asia/Tokyo'; delete from subscription`);
    lost.release(true);
    await expect.poll(count).toBe(before);
    const { rows } = await pool.query<{ TimeZone: string }>('show time zone');
    expect(first(rows).TimeZone).not.toBe('Asia/Tokyo');
  });

  it('keeps the counts of lists true over inserts, updates and deletes', async () => {
    const orm = () => service.database().orm();
    const kept = async () => {
      const { rows } = await orm().execute(
        sql`select code, total::int from list_count where list = 'product' and total > 0 order by code`,
      );
      return rows;
    };
    const counted = async () => {
      const { rows } = await orm().execute(sql`
        select code, count(*)::int as total from product, unnest(array['', root_code, category_code]) code
        where status = 2 group by code order by code`);
      return rows;
    };
    expect(await kept()).toEqual(await counted());
    await orm().execute(sql`update product set status = 1 where category_code like '4%'`);
    await orm().execute(sql`update product set category_code = '101' where category_code = '501'`);
    await orm().execute(sql`delete from product where category_code like '6%'`);
    await orm().execute(sql`update product set status = 2 where category_code = '401'`);
    expect(await kept()).toEqual(await counted());
  });

  it('ends a statement that takes too long and serves the next', async () => {
    const slow = service
      .database()
      .orm()
      .execute(sql`select count(*) from generate_series(1, 1e12::bigint)`);
    await expect(slow).rejects.toThrow();
    // The test's database in memory starts again from its file, so any count will do.
    await expect.poll(() => count().catch(() => -1), { timeout: 20_000 }).toBeGreaterThanOrEqual(0);
  }, 40_000);
});
