import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { shanghaiText } from '../src/clock/clock.ts';
import { addExhibitor } from '../src/modules/catalogue/exhibitors/new-exhibitor.ts';
import { exhibitors, products } from '../src/modules/catalogue/tables.ts';
import { articles } from '../src/modules/content/tables.ts';
import type { EventArticle } from '../src/modules/events/contract.ts';
import { sourcingLookup } from '../src/modules/sourcing/index.ts';
import { buyerPosts } from '../src/modules/sourcing/tables.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

const A_MINUTE = 60_000;
const both = (field: string, cn: string, en: string) => ({ field, cn, en });
const one = (field: string, cn: string) => ({ field, cn, en: '' });

/** Programs that keep a copy read what has changed since a time: a record has to be there when only its parts have changed. */
describe('a change of what belongs to a record', () => {
  const service = useService();
  const orm = () => service.database().orm();
  const now = () => service.clock.now();
  beforeEach(() => service.clock.set(new Date(now().getTime() + A_MINUTE)));

  /** Ids of a list's records that have changed since now, in the order of changes. */
  async function changed(list: string): Promise<string[]> {
    const since = encodeURIComponent(shanghaiText(now()));
    const path = `/app/listing/${list}?updatedSince=${since}&order=updateTime`;
    const answer = await service.get<{ records: { id: string; updateTime: string }[] }>(path);
    expect(answer.status).toBe(200);
    for (const { updateTime } of answer.result.records) expect(updateTime).toBe(shanghaiText(now()));
    return answer.result.records.map(({ id }) => id);
  }
  const article = async () =>
    first(
      (await service.get<{ records: EventArticle[] }>('/app/events/articles?code=C09A02')).result.records,
    );
  /** The calendar file as it came, and its first entry by its properties. */
  async function calendar(url: string) {
    const { body } = await service.app().inject({ url });
    const lines = body.replace(/\r\n[ \t]/g, '').split('\r\n');
    const from = lines.indexOf('BEGIN:VEVENT') + 1;
    const properties = lines.slice(from, lines.indexOf('END:VEVENT')).map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1)] as const;
    });
    return { body, entry: new Map(properties) };
  }

  it('changes an event when a session is added, moved or removed, and its calendar entries', async () => {
    const { token } = await staffMember(service, 'editor');
    const path = (id = '') => `/organiser/content/sessions/entries${id && `/${id}`}`;
    const { id: event, calendarUrl, meetings } = await article();
    const read = async () => (await calendar(required(calendarUrl))).entry;
    const before = await read();
    const values = [
      both('title', '海缆接头的现场试验', 'Testing joints of submarine cables on site'),
      both('author', '', ''),
      both('room', '', ''),
      one('startsAt', '2025-08-27 08:00:00'),
      one('endsAt', '2025-08-27 08:30:00'),
    ];
    const save = (version: number, id: string | undefined, body: object[]) =>
      service.call<{ id: string }>(id ? 'PUT' : 'POST', path(id), {
        token,
        body: { aim: 'published', version, scope: event, values: body },
      });
    const stamp = () =>
      now()
        .toISOString()
        .replace(/[-:]|\.\d+/g, '');
    const told = async (sequence: number) => {
      expect(await changed('events')).toEqual([event]);
      const entry = await read();
      expect(entry.get('SEQUENCE')).toBe(String(Number(before.get('SEQUENCE')) + sequence));
      for (const name of ['DTSTAMP', 'LAST-MODIFIED']) expect(entry.get(name), name).toBe(stamp());
      return entry;
    };

    expect(await changed('events')).toEqual([]);
    const { status, result } = await save(0, undefined, values);
    expect(status).toBe(200);
    const added = await told(1);
    expect(added.get('DTSTART')).toBe('20250827T000000Z');

    service.clock.set(new Date(now().getTime() + A_MINUTE));
    const moved = [...values.slice(0, 3), one('startsAt', '2025-08-27 07:30:00'), values[4] ?? {}];
    expect((await save(1, result.id, moved)).status).toBe(200);
    const after = await told(2);
    expect(after.get('UID')).toBe(added.get('UID'));
    expect(after.get('DTSTART')).toBe('20250826T233000Z');

    service.clock.set(new Date(now().getTime() + A_MINUTE));
    expect((await service.call('DELETE', `${path(result.id)}?version=2`, { token })).status).toBe(200);
    expect((await told(3)).get('UID')).toBe(`event-session-${first(meetings).id}@wirefair`);
  });

  it.each(['ZH', 'EN'])('calendar files have lines of 75 octets at most: %s', async (language) => {
    const { calendarUrl } = await article();
    for (const url of [required(calendarUrl), '/files/calendar/visit.ics']) {
      const { body } = await calendar(`${url}?language=${language}`);
      expect(body).not.toContain('\uFFFD');
      for (const line of body.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    }
  });

  it('changes the entries of a visit when the hours of the show change', async () => {
    const { token } = await staffMember(service, 'editor');
    const read = async () => (await calendar('/files/calendar/visit.ics')).entry;
    const before = await read();
    const { result } = await service.call<{ number: number; version: number; dates: object }[]>(
      'GET',
      '/organiser/editions',
      { token },
    );
    const { dates, version } = required(result.find(({ number }) => number === 12));
    const later = JSON.parse(JSON.stringify(dates).replace('"09:30"', '"10:00"'));
    const body = { version, dates: later };
    expect((await service.call('PUT', '/organiser/editions/12', { token, body })).status).toBe(200);
    const after = await read();
    expect(before.get('DTSTART')).toBe('20250827T013000Z');
    expect(after.get('DTSTART')).toBe('20250827T020000Z');
    expect(after.get('UID')).toBe(before.get('UID'));
    expect(Number(after.get('SEQUENCE'))).toBe(Number(before.get('SEQUENCE')) + 1);
    for (const name of ['DTSTAMP', 'LAST-MODIFIED']) {
      expect(after.get(name)).not.toBe(before.get(name));
      expect(required(after.get(name)) > required(before.get(name)), name).toBe(true);
    }
  });

  it('changes a request when a supplier applies, but not when its owner wrote it last', async () => {
    const made = new Date(now().getTime() - A_MINUTE);
    const request = first(
      await orm()
        .insert(buyerPosts)
        .values({
          publishType: 1,
          purchaseTypes: [1],
          contentCn: '求购',
          status: 2,
          createdAt: made,
          search: '',
        })
        .returning(),
    );
    expect(await changed('posts')).toEqual([]);
    await sourcingLookup(service.database()).countApplicant(request.id, now());
    expect(await changed('posts')).toEqual([request.id]);
    const [after] = await orm().select().from(buyerPosts).where(eq(buyerPosts.id, request.id));
    expect(after).toMatchObject({ applicantCount: 1, updatedAt: null });
  });

  it('changes news when the time comes for which they were planned', async () => {
    const made = now();
    service.clock.set(new Date(made.getTime() + A_MINUTE));
    const times = { createdAt: made, updatedAt: made, publicFrom: now() };
    await orm()
      .insert(articles)
      .values({ id: '91', kind: 'news', titleCn: '预告', search: '', state: 'published', ...times });
    expect(await changed('articles')).toEqual(['91']);
  });

  it('changes what comes to another company, and that company where it takes an id over', async () => {
    const { token } = await staffMember(service, 'administrator');
    const made = new Date(now().getTime() - A_MINUTE);
    const company = (name: string) =>
      addExhibitor(service.database(), {
        nameCn: name,
        nameEn: name,
        country: 'CN',
        categoryCode: '1',
        website: '',
        phone: '',
        email: '',
        boothNumber: '',
        boothKind: '',
        boothArea: '',
        at: made,
      });
    const [stays, goes] = [await company('Stays'), await company('Goes')];
    await orm().update(exhibitors).set({ externalId: 'old-77' }).where(eq(exhibitors.id, goes));
    const times = { createdAt: made, updatedAt: made };
    const product = first(
      await orm()
        .insert(products)
        .values({
          ...times,
          exhibitorId: goes,
          titleCn: '试验线',
          categoryCode: '101',
          tagsCn: [],
          tagsEn: [],
          status: 2,
          submittedAt: made,
          search: '',
        })
        .returning(),
    );
    await orm()
      .insert(articles)
      .values({ id: '92', kind: 'exhibitor', exhibitorId: goes, titleCn: '新闻', search: '', ...times });
    const lists = ['companies', 'entries', 'articles'];
    for (const list of lists) expect(await changed(list), list).toEqual([]);
    const merged = await service.call('POST', `/organiser/companies/${stays}/merge`, {
      token,
      body: { goes },
    });
    expect(merged.status).toBe(200);
    expect(await changed('companies')).toEqual([stays]);
    expect(await changed('entries')).toEqual([product.id]);
    expect(await changed('articles')).toEqual(['92']);
  });
});
