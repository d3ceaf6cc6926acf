import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { categories, exhibitors, products, videos } from '../src/modules/catalogue/tables.ts';
import type { ChangePage } from '../src/modules/changes/contract.ts';
import { changeService } from '../src/modules/changes/service.ts';
import { changeStore } from '../src/modules/changes/store.ts';
import { changes } from '../src/modules/changes/tables.ts';
import { createLive } from '../src/live/live.ts';
import { articles } from '../src/modules/content/tables.ts';
import { events, meetings } from '../src/modules/events/tables.ts';
import { buyerPosts } from '../src/modules/sourcing/tables.ts';
import { signedIn } from './support/accounts.ts';
import { addExhibitor } from '../src/modules/catalogue/exhibitors/new-exhibitor.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the log of changes', () => {
  const service = useService();
  const orm = () => service.database().orm();
  const page = (query: string) => service.get<ChangePage>(`/app/changes?${query}`, 'EN');
  const now = () => service.clock.now();
  let start = '';
  const run = (name: string) => required(service.jobs().find((job) => job.name === name)).run(() => false);
  const cursor = async () => (await service.get<{ cursor: string }>('/app/changes/cursor')).result.cursor;

  /** Reads on to the end of the log. */
  async function toEnd(from = ''): Promise<string> {
    const { result } = await page(`after=${from}&first=500`);
    return result.hasNext || result.isWaiting ? toEnd(result.endCursor) : result.endCursor;
  }
  beforeEach(async () => {
    start = await toEnd();
  });

  /** What was logged since the test began: kind and id of the record, with the reason where it is gone. */
  async function logged(types = ''): Promise<string[]> {
    // A transaction of another test of the same server may hold the end of the log back for a moment.
    await expect.poll(async () => (await page(`after=${start}&types=${types}`)).result.isWaiting).toBe(false);
    const { records } = (await page(`after=${start}&first=500&types=${types}`)).result;
    return records.map(({ type, recordId, reason, mergedInto }) =>
      [type, recordId, reason, mergedInto].filter(Boolean).join(' '),
    );
  }

  const company = () =>
    addExhibitor(service.database(), {
      nameCn: '线缆',
      nameEn: 'Cables',
      country: 'CN',
      categoryCode: '1',
      website: '',
      phone: '',
      email: '',
      boothNumber: '',
      boothKind: '',
      boothArea: '',
      at: now(),
    });
  async function product(exhibitorId: string, status = 2): Promise<string> {
    const rows = await orm()
      .insert(products)
      .values({
        exhibitorId,
        titleCn: '试验线',
        categoryCode: '101',
        tagsCn: [],
        tagsEn: [],
        status,
        createdAt: now(),
        updatedAt: now(),
        submittedAt: now(),
        search: '',
      })
      .returning();
    return first(rows).id;
  }
  async function post(accountId: string | null): Promise<string> {
    const rows = await orm()
      .insert(buyerPosts)
      .values({
        accountId,
        publishType: 1,
        purchaseTypes: [1],
        contentCn: '求购',
        status: 2,
        createdAt: now(),
        search: '',
      })
      .returning();
    return first(rows).id;
  }

  it('has nothing of what an installation begins with', async () => {
    // Nothing has changed it since, for this is the first test.
    expect(await orm().$count(changes)).toBe(0);
  });

  it('has what is new, changed and deleted, once for each record of a statement', async () => {
    const one = await company();
    const [a, b] = [await product(one), await product(one)];
    await orm().update(products).set({ titleEn: 'Wire' }).where(eq(products.exhibitorId, one));
    await orm().delete(products).where(eq(products.id, a));
    const all = await logged();
    // The two of one statement come in any order.
    expect([...all.slice(0, 3), ...all.slice(3, 5).toSorted(), ...all.slice(5)]).toEqual([
      `exhibitor ${one}`,
      `product ${a}`,
      `product ${b}`,
      ...[a, b].map((id) => `product ${id}`).toSorted(),
      `product ${a} DELETED`,
    ]);
  });

  it('has nothing of a write that changes nothing public, or that is taken back', async () => {
    const one = await company();
    const hidden = await product(one, 1);
    const shown = await product(one);
    await orm().update(products).set({ recommendedRank: 3, fingerprint: 'f' }).where(eq(products.id, shown));
    await orm().update(products).set({ titleEn: 'Still hidden' }).where(eq(products.id, hidden));
    await orm()
      .update(exhibitors)
      .set({ boothArea: '54', email: 'a@b.example' })
      .where(eq(exhibitors.id, one));
    await orm().update(exhibitors).set({ search: '' }).where(eq(exhibitors.id, one));
    await orm().delete(products).where(eq(products.id, hidden));
    const undone = service.database().transaction(async () => {
      await product(one);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await logged()).toEqual([`exhibitor ${one}`, `product ${shown}`]);
  });

  it('has what a decision of the review shows and hides, whatever else it writes', async () => {
    const id = await product(await company(), 1);
    await orm().update(products).set({ status: 2, reviewedAt: now() }).where(eq(products.id, id));
    await orm().update(products).set({ status: 3 }).where(eq(products.id, id));
    expect(await logged('product')).toEqual([`product ${id}`, `product ${id} WITHDRAWN`]);
  });

  it('has every kind of public record', async () => {
    const exhibitorId = await company();
    const times = { createdAt: now(), updatedAt: now() };
    await orm()
      .insert(categories)
      .values({ code: '199', parentCode: '1', nameCn: '新', nameEn: 'New', rank: 99 });
    await orm()
      .insert(videos)
      .values({ id: '77', exhibitorId, coverImage: '/c.jpg', videoUrl: '/v.mp4', createdAt: now() });
    await orm()
      .insert(articles)
      .values({ id: '78', kind: 'news', titleCn: '新闻', search: '', state: 'draft', ...times });
    await orm().update(articles).set({ state: 'published' }).where(eq(articles.id, '78'));
    await orm().update(articles).set({ state: 'withdrawn' }).where(eq(articles.id, '78'));
    const event = first(
      await orm().insert(events).values({ code: 'C99', coverImage: '', updatedAt: now() }).returning(),
    ).id;
    const meeting = first(
      await orm()
        .insert(meetings)
        .values({ eventId: event, startsAt: now(), endsAt: now(), titleCn: '开幕', titleEn: 'Opening' })
        .returning(),
    ).id;
    await orm().update(meetings).set({ titleEn: 'Opening' }).where(eq(meetings.id, meeting));
    await orm().update(meetings).set({ titleEn: 'The opening' }).where(eq(meetings.id, meeting));
    await orm().delete(events).where(eq(events.id, event));
    const request = await post(null);
    expect(await logged()).toEqual([
      `exhibitor ${exhibitorId}`,
      'category 199',
      'video 77',
      'news 78',
      'news 78 WITHDRAWN',
      ...Array.from({ length: 3 }, () => `event ${event}`),
      `event ${event} DELETED`,
      `post ${request}`,
    ]);
  });

  it('says of what is deleted with its company that it is, and of a merged one where it went', async () => {
    const { token } = await staffMember(service, 'administrator');
    const [stays, goes, other] = [await company(), await company(), await company()];
    const [moved, lost] = [await product(goes), await product(other)];
    await orm().delete(exhibitors).where(eq(exhibitors.id, other));
    const merged = await service.call('POST', `/organiser/companies/${stays}/merge`, {
      token,
      body: { goes },
    });
    expect(merged.status).toBe(200);
    const all = await logged();
    expect(all).toContain(`product ${lost} DELETED`);
    expect(all).toContain(`exhibitor ${other} DELETED`);
    expect(all).toContain(`exhibitor ${goes} MERGED ${stays}`);
    expect(all.filter((entry) => entry === `product ${moved}`)).toHaveLength(2);
    expect(all.filter((entry) => entry.startsWith(`product ${moved} `))).toEqual([]);
  });

  it('says of the requests of a person who is forgotten that they are, and nothing of the person', async () => {
    const { token } = await staffMember(service, 'administrator');
    const mobile = '+8615912345678';
    const person = await signedIn(service, 'visitor', { mobile });
    const id = await post(person.id);
    const forgotten = await service.call('POST', `/organiser/people/${person.id}/deletion`, {
      token,
      body: { typed: mobile.slice(3) },
    });
    expect(forgotten.status).toBe(200);
    expect(await logged('post')).toEqual([`post ${id}`, `post ${id} FORGOTTEN`]);
  });

  it('is read to its end in pages, and the cursor stays where nothing follows', async () => {
    const one = await company();
    const ids = [await product(one), await product(one), await product(one), await product(one)];
    await logged();
    const read: string[] = [];
    let after = start;
    for (let hasNext = true; hasNext;) {
      const { result } = await page(`after=${after}&first=2&types=product`);
      expect(result.records.length).toBeLessThanOrEqual(2);
      read.push(...result.records.map(({ recordId }) => recordId));
      ({ endCursor: after, hasNext } = result);
    }
    expect(read).toEqual(ids);
    expect((await page(`after=${after}&types=product`)).result).toMatchObject({
      records: [],
      hasNext: false,
      endCursor: after,
    });
    expect((await page(`after=${start}&types=event,category`)).result).toMatchObject({
      records: [],
      endCursor: start,
    });
  });

  it('tells nothing of a transaction before all that began earlier are over', async () => {
    const late = await company();
    start = await toEnd();
    const { pool } = service.database();
    if (inject('database').kind === 'pglite') {
      // The embedded database has one connection: no transaction begins before another one is over.
      expect(pool.options.max).toBe(1);
      return;
    }
    const slow = await pool.connect();
    try {
      await slow.query('begin');
      await slow.query('update exhibitor set website = $1 where id = $2', ['https://late.example', late]);
      const quick = await product(late);
      const meanwhile = (await page(`after=${start}`)).result;
      expect(meanwhile).toMatchObject({ records: [], hasNext: false, isWaiting: true, endCursor: start });
      await slow.query('commit');
      expect(await logged()).toEqual([`exhibitor ${late}`, `product ${quick}`]);
    } finally {
      // Not for others: where something failed, its transaction is open and would hold back the log of all of them.
      slow.release(true);
    }
  });

  it('does not say that nothing waits where what waited comes while it is read', async () => {
    const { pool } = service.database();
    // As above: nothing waits there.
    if (inject('database').kind === 'pglite') return expect(pool.options.max).toBe(1);
    const late = await company();
    start = await toEnd();
    const slow = await pool.connect();
    // The transaction that the log waits for is over just after the first look at it.
    let looks = 0;
    const looked = async <Answer>(look: Promise<Answer>): Promise<Answer> => {
      const answer = await look;
      looks += 1;
      if (looks === 1) await slow.query('commit');
      return answer;
    };
    const store = changeStore(service.database());
    const { log } = service.app();
    const reading = changeService({
      database: service.database(),
      store: {
        ...store,
        after: (...call) => looked(store.after(...call)),
        firstWaiting: () => looked(store.firstWaiting()),
      },
      clock: service.clock,
      realTime: now,
      live: createLive(service.database(), log),
      log,
      days: 90,
    });
    try {
      await slow.query('begin');
      await slow.query('update exhibitor set website = $1 where id = $2', ['https://late.example', late]);
      await product(late);
      const { records, isWaiting } = await reading.page({ after: start, first: 10, types: '' });
      expect(looks).toBe(2);
      expect(isWaiting || records.length > 0).toBe(true);
    } finally {
      reading.close();
      slow.release(true);
    }
  });

  it('has news from the moment in which their time comes', async () => {
    const look = () => run('noting news whose time has come');
    await look();
    const at = now();
    const publicFrom = new Date(at.getTime() + 60_000);
    await orm().insert(articles).values({
      id: '90',
      kind: 'news',
      titleCn: '预告',
      search: '',
      state: 'published',
      publicFrom,
      createdAt: at,
      updatedAt: at,
    });
    await look();
    expect(await logged()).toEqual(['news 90']);
    service.clock.set(publicFrom);
    await look();
    await look();
    expect(await logged()).toEqual(['news 90', 'news 90']);
    service.clock.set(at);
    await look();
    expect(await logged()).toEqual(['news 90', 'news 90']);
  });

  it('gives a cursor of half a minute ago, so that what gateways still answer from before is told again', async () => {
    const mark = () => run('noting the end of the log of changes');
    const one = await company();
    await toEnd(start);
    await mark();
    const before = await cursor();
    service.pass(31_000);
    const [late, begun] = [await product(one), await cursor()];
    await toEnd(start);
    await mark();
    service.pass(29_000);
    expect(await cursor()).toBe(begun);
    const after = async (from: string) =>
      (await page(`after=${from}&first=500`)).result.records.map(
        ({ type, recordId }) => `${type} ${recordId}`,
      );
    expect(await after(begun)).toEqual([`product ${late}`]);
    expect((await after(before)).slice(-2)).toEqual([`exhibitor ${one}`, `product ${late}`]);
    service.pass(2000);
    expect(await after(await cursor())).toEqual([]);
    // Kept where nothing happens for long.
    service.pass(3 * 60 * 60_000);
    await mark();
    expect(await after(await cursor())).toEqual([]);
  });

  it('refuses what is no cursor, one of another log, and one from the future', async () => {
    const made = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
    const [era, xid] = JSON.parse(Buffer.from(start, 'base64url').toString()) as string[];
    for (const wrong of [
      'x',
      made([]),
      made([era, '1']),
      made([era, '-1', '0']),
      made([era, '9'.repeat(19), '0']),
    ])
      expect((await page(`after=${wrong}`)).status, wrong).toBe(400);
    for (const old of [made(['another', xid, '0']), made([era, '9'.repeat(18), '0'])])
      expect(await page(`after=${old}`)).toMatchObject({ status: 410, code: 500 });
    expect((await page('types=exhibitor,person')).status).toBe(400);
    expect((await page('first=501')).status).toBe(400);
  });

  it('keeps changes for 90 days, and tells who comes later to begin anew', async () => {
    const one = await company();
    await logged();
    const middle = (await page(`after=${start}&first=1`)).result.endCursor;
    await product(one);
    await logged();
    await orm()
      .update(changes)
      .set({ at: new Date(service.realTime().getTime() - 91 * DAY_MS) })
      .where(sql`(xid, id) <= (select xid, id from change where type = 'exhibitor' and record_id = ${one})`);
    await run('removing old changes');
    expect(await page(`after=${start}`)).toMatchObject({
      status: 410,
      message: 'The cursor has expired: copy everything anew, then go on from a new cursor',
    });
    expect((await page(`after=${middle}`)).result.records).toHaveLength(1);
    expect((await page('first=1')).result.records).toHaveLength(1);
  });
});
