import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_START } from '../src/clock/clock.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { configValues, editions } from '../src/modules/content/tables.ts';
import { claimUpload } from '../src/uploads/index.ts';
import { HISTORY, namedUploads } from '../src/uploads/named.ts';
import { unnamedRetention } from '../src/uploads/retention.ts';
import * as sample from './support/sample-files.ts';
import { required } from './support/required.ts';
import { useUploads } from './support/uploads.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

describe('files that nothing names any more', () => {
  const uploads = useUploads();
  const orm = () => uploads.database().orm();
  const account = '77';
  const at = (ms: number) => uploads.clock.set(new Date(DEMO_START.getTime() + ms));
  /** A rule as a new process has it: it looks at once. */
  const rule = () =>
    unnamedRetention({ database: uploads.database(), storage: uploads.storage(), clock: uploads.clock });
  const before = () => new Date(uploads.clock.now().getTime() - 30 * DAY);
  async function sweep(one = rule()): Promise<number> {
    const files: (() => Promise<void>)[] = [];
    const removed = await uploads
      .database()
      .transaction(() => one.sweep(before(), 500, (work) => files.push(work)));
    for (const remove of files) await remove();
    return removed;
  }
  const statusOf = async (address: string) => (await uploads.load(address)).status;

  async function taken(): Promise<string> {
    const picture = await sample.picture(400, 300).jpeg().toBuffer();
    const { address } = (await uploads.send(picture, 'image', 'a.jpg', { account })).result;
    await claimUpload(uploads.database(), address, { accountId: account, kinds: ['image'] });
    return address;
  }
  const nameOf = (address: string) => required(address.split('/').at(-1));

  beforeAll(async () => {
    // What a later version brings: nothing has to be told of it.
    await orm().execute(sql`create table later_part (id int, body jsonb, notes text[])`);
  });

  it('are removed with their copies when nothing has named them for as long as is set', async () => {
    at(0);
    const [setting, edition, richText, list, onlyLogged, nowhere, brought] = [
      await taken(),
      await taken(),
      await taken(),
      await taken(),
      await taken(),
      await taken(),
      await taken(),
    ];
    await orm().insert(configValues).values({ key: 'RETENTION_TEST', value: setting });
    await orm()
      .insert(editions)
      .values({ number: 40, isDraft: true, settings: { addresses: { ebook: edition } } });
    await orm().execute(sql`insert into later_part values
      (1, ${JSON.stringify({ html: `<p>Look: <img src="${richText}?w=640"></p>` })}::jsonb, array[${list}])`);
    await orm().insert(auditEntries).values({
      at: new Date(),
      actor: 'A',
      action: 'banner.delete',
      subjectKind: 'banner',
      subject: onlyLogged,
      changes: [],
    });
    const named = await namedUploads(uploads.database());
    expect(
      [setting, edition, richText, list, onlyLogged, nowhere].map((one) => named.has(nameOf(one))),
    ).toEqual([...[true, true, true, true, false, false]]);

    // Too young to be looked at: its form may not have ended.
    at(DAY - MINUTE);
    const early = rule();
    await early.prepare?.();
    at(60 * DAY);
    expect(await early.count(before())).toBe(0);
    at(2 * DAY);
    await rule().prepare?.();
    at(32 * DAY - MINUTE);
    expect(await rule().count(before())).toBe(0);
    expect(await sweep()).toBe(0);

    at(32 * DAY + MINUTE);
    expect(await rule().count(before())).toBe(3);
    expect(await statusOf(nowhere)).toBe(200);
    // It was unnamed for all these days, and is named at the last moment.
    await orm().insert(configValues).values({ key: 'RETENTION_TEST_2', value: brought });
    const disk = await uploads.onDisk();
    expect(await sweep()).toBe(2);
    const addresses = [setting, edition, richText, list, brought, onlyLogged, nowhere];
    expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 200, 200, 200, 200, 404, 404]);
    // Each picture has two narrower copies.
    expect(disk.length - (await uploads.onDisk()).length).toBe(6);
    expect(await rule().count(before())).toBe(0);
  });

  it('are counted from anew when something names them, or a form takes them, meanwhile', async () => {
    at(100 * DAY);
    const [named, claimed] = [await taken(), await taken()];
    at(102 * DAY);
    await rule().prepare?.();
    await orm().insert(configValues).values({ key: 'RETENTION_TEST_3', value: named });
    await claimUpload(uploads.database(), claimed, { accountId: account, kinds: ['image'] });
    at(103 * DAY);
    await rule().prepare?.();
    await orm().delete(configValues);
    at(104 * DAY);
    await rule().prepare?.();
    at(133 * DAY - MINUTE);
    expect(await rule().count(before())).toBe(0);
    at(134 * DAY + MINUTE);
    expect(await rule().count(before())).toBeGreaterThanOrEqual(2);
    await sweep();
    expect([await statusOf(named), await statusOf(claimed)]).toEqual([404, 404]);
  });

  it('are either taken by a form or removed, when both happen at once', async () => {
    at(200 * DAY);
    const files = [await taken(), await taken(), await taken(), await taken()];
    at(202 * DAY);
    await rule().prepare?.();
    at(233 * DAY);
    const claims = Promise.allSettled(
      files.map((one) => claimUpload(uploads.database(), one, { accountId: account, kinds: ['image'] })),
    );
    await sweep();
    const outcomes = await claims;
    for (const [place, address] of files.entries()) {
      const isTaken = required(outcomes[place]).status === 'fulfilled';
      expect(await statusOf(address)).toBe(isTaken ? 200 : 404);
    }
  });

  it('are looked for in every table but some that there are', async () => {
    const { rows } = await orm().execute<{ name: string }>(sql`
      select table_name::text as name from information_schema.tables where table_schema = 'public'`);
    const all = new Set(rows.map(({ name }) => name));
    expect(HISTORY.filter((name) => !all.has(name))).toEqual([]);
  });
});
