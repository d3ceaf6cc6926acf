import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { openEvents } from './support/event-stream.ts';
import { required } from './support/required.ts';
import { useService } from './support/service.ts';

/**
 * What the periodic jobs read meanwhile. None of it is public: drafts and decisions become so in the tables themselves, and
 * marks are places in the log, whose cursor nobody keeps.
 */
const ofJobs = new Set([
  'change_mark',
  'content_draft',
  'job',
  'due',
  'review_claim',
  'review_hold',
  'outgoing_message',
  'webhook',
  'webhook_delivery',
  'webhook_feed',
]);

describe('changes of what is public', () => {
  const service = useService();
  let origin: string;
  beforeAll(async () => {
    origin = await service.app().listen({ host: '127.0.0.1', port: 0 });
  });
  const change = async () => {
    const [one] = await service.database().orm().select({ id: exhibitors.id }).from(exhibitors).limit(1);
    await service
      .database()
      .orm()
      .update(exhibitors)
      .set({ website: sql`${exhibitors.website}` })
      .where(eq(exhibitors.id, required(one).id));
  };

  it('are told when they are committed, and not when they are taken back', async () => {
    const events = await openEvents(origin, '/app/live/public-changes', '');
    expect(events.status).toBe(200);
    const heard: unknown[] = [];
    void (async () => {
      for (let event = await events.next(); event !== undefined; event = await events.next())
        heard.push(event);
    })().catch(() => {});
    await service
      .database()
      .transaction(async () => {
        await change();
        throw new Error('taken back');
      })
      .catch(() => {});
    await service.database().transaction(async () => {
      await change();
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual([{ changed: true }]);
    events.close();
  });

  it('are told of every table that a call reads which a guest may make', async () => {
    const readByGuests = new Map<string, string>();
    let called = '';
    const query: unknown = Reflect.get(pg.Client.prototype, 'query');
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const [statement] = given;
      const text: unknown =
        typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text');
      if (typeof text === 'string' && called !== '')
        for (const [, table = ''] of text.matchAll(/(?:from|join)\s+(?!lateral\b)"?([a-z_]+)"?/gi))
          if (!ofJobs.has(table)) readByGuests.set(table, called);
      if (typeof query !== 'function') throw new Error('the driver has no query');
      return Reflect.apply(query, this, given) as never;
    });
    const first = async (url: string) => {
      const { result } = await service.get<{ records: { id: string }[] }>(url);
      return required(result.records[0]).id;
    };
    const ids: Record<string, string> = {
      companies: await first('/app/info/getCompanyProfilesList?pageSize=1'),
      entries: await first('/app/info/getEntriesList?pageSize=1'),
      articles: await first('/app/info/queryArticlePageList?pageSize=1'),
      forms: await first('/app/events/articles?pageSize=1'),
    };
    const paths = Object.entries(service.app().swagger().paths ?? {}).filter(
      ([, calls]) => 'get' in Object(calls),
    );
    for (const [path] of paths) {
      if (path.includes('/live/') || path.endsWith('/events')) continue;
      const of = Object.keys(ids).find((part) => path.includes(`/${part}/{`));
      const url = path.replace(/\{[^}]+\}/g, (of === undefined ? undefined : ids[of]) ?? '1');
      // The demo's mailbox is everybody's; gateways do not keep it.
      if (path === '/app/outbox/mailbox') continue;
      called = path;
      await service.app().inject(url);
    }
    spy.mockRestore();
    const { rows } = await service
      .database()
      .pool.query<{ table: string }>(
        `select tgrelid::regclass::text as "table" from pg_trigger where tgname = 'tell_public_change'`,
      );
    const told = new Set(rows.map(({ table }) => table));
    // Triggers of products and companies write it, in the transaction in which those tell.
    told.add('listed_product');
    const untold = [...readByGuests].filter(([table]) => !told.has(table));
    expect(untold).toEqual([]);
    expect(readByGuests.size).toBeGreaterThan(20);
  });
});
