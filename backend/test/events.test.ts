import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventArticle, LiveEpisode, OverseasFair } from '../src/modules/events/contract.ts';
import type { Form } from '../src/forms/index.ts';
import { formFields, forms } from '../src/forms/tables.ts';
import { events } from '../src/modules/events/tables.ts';
import { useService } from './support/service.ts';
import { first, required } from './support/required.ts';

interface Page<T> {
  records: T[];
  total: number;
  size: number;
}

const codes = ['C09A01', 'C09A02', 'C09A03', 'C09A05'];
const days = ['2025-08-27', '2025-08-28', '2025-08-29'];
const chinese = /[\u4e00-\u9fff]/;

/** The lines of a calendar file, folded ones put together again (RFC 5545, 3.1). */
const unfold = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');
const unescape = (text: string) =>
  text.replace(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

describe('events', () => {
  const service = useService();
  const article = async (code: string) =>
    required(
      (await service.get<Page<EventArticle>>(`/app/events/articles?code=${code}&pageSize=1`)).result
        .records[0],
    );
  const file = async (url: string) => {
    const answer = await service.app().inject({ url });
    return { ...answer, status: answer.statusCode, lines: unfold(answer.body) };
  };

  it('a code has one record, which is its event', { tags: ['MEET-004', 'REST-043'] }, async () => {
    for (const code of codes) {
      const answer = await service.get<Page<EventArticle>>(`/app/events/articles?code=${code}&pageSize=1`);
      expect(answer.result).toMatchObject({ total: 1, size: 1, records: [{ code }] });
    }
    expect(
      (await service.get<Page<EventArticle>>('/app/events/articles?code=C09A99')).result.records,
    ).toEqual([]);
    expect((await service.get<Page<EventArticle>>('/app/events/articles')).result.total).toBe(4);
  });

  it.each(codes)('the event %s is complete in both languages', { tags: ['MEET-022'] }, async (code) => {
    const record = await article(code);
    expect(record).toMatchObject({ id: expect.any(String), meetings: expect.any(Array) });
    expect(record.linkFormId === null).toBe(record.signUpKind !== 'form');
    for (const text of [record.itemsCn.title, record.itemsCn.description, record.itemsCn.coverAlt]) {
      expect(text).toMatch(chinese);
    }
    for (const text of [record.itemsEn.title, record.itemsEn.description, record.itemsEn.coverAlt]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(chinese);
    }
    expect((await service.app().inject({ url: record.itemsCn.coverImage })).statusCode).toBe(200);
  });

  it(
    'the four codes are the conference, the exchange, the broadcasts and the other events',
    { tags: ['MEET-005', 'MEET-007', 'MEET-008', 'MEET-014'] },
    async () => {
      const titles = await Promise.all(codes.map(async (code) => (await article(code)).itemsEn.title));
      expect(titles).toEqual([
        'Wire & Cable Industry Conference 2025',
        'Technical Exchange on Wire & Cable',
        'Cable Cloud: the studio of the show',
        'Side events: buyer matchmaking and skills contest',
      ]);
    },
  );

  it(
    'sessions of all three days, in order, within the day, with topic and speaker in both languages',
    { tags: ['MEET-023'] },
    async () => {
      for (const code of codes) {
        const { meetings, startTime, endTime } = await article(code);
        expect([...new Set(meetings.map((meeting) => meeting.startTime.slice(0, 10)))]).toEqual(days);
        expect(meetings.map((meeting) => meeting.startTime)).toEqual(
          meetings.map((meeting) => meeting.startTime).sort(),
        );
        expect([startTime, endTime]).toEqual([
          required(meetings[0]).startTime,
          required(meetings.at(-1)).endTime,
        ]);
        for (const { startTime: from, endTime: to, titleCn, titleEn, authorCn, authorEn } of meetings) {
          expect(from < to && from.slice(0, 10) === to.slice(0, 10), titleEn).toBe(true);
          for (const text of [titleCn, authorCn]) expect(text).toMatch(chinese);
          for (const text of [titleEn, authorEn]) expect(text).toMatch(/^[^\u4e00-\u9fff]+$/);
        }
      }
    },
  );

  it(
    'the first event is signed up for on a page elsewhere, in both languages',
    { tags: ['MEET-006'] },
    async () => {
      const orm = service.database().orm();
      const addresses = {
        signUpUrlCn: 'https://register.example/zh',
        signUpUrlEn: 'https://register.example/en',
      };
      await orm.update(events).set(addresses).where(eq(events.code, 'C09A01'));
      expect(await article('C09A01')).toMatchObject({
        signUpKind: 'external',
        signUpUrl: addresses.signUpUrlCn,
        signUpUrlEn: addresses.signUpUrlEn,
      });
      await orm.update(events).set({ signUpUrlCn: '', signUpUrlEn: '' }).where(eq(events.code, 'C09A01'));
    },
  );

  it(
    'tells how each event is signed up for, and what is over by the clock',
    { tags: ['MEET-006', 'MEET-007', 'MEET-009', 'MEET-014'] },
    async () => {
      const kinds = await Promise.all(codes.map(async (code) => (await article(code)).signUpKind));
      expect(kinds).toEqual(['external', 'form', 'hidden', 'form']);
      expect((await article('C09A02')).hasEnded).toBe(false);
      service.clock.set(new Date('2025-08-29T14:20:00+08:00'));
      expect((await article('C09A02')).hasEnded).toBe(true);
      expect((await article('C09A03')).hasEnded).toBe(false);
      service.clock.set(new Date('2025-06-16T09:00:00+08:00'));
    },
  );

  it(
    'a form says what it asks, with options of the same number in both languages',
    { tags: ['MEET-030', 'MEET-031', 'MEET-033', 'REST-044'] },
    async () => {
      const types = new Set<string>();
      for (const code of ['C09A02', 'C09A05']) {
        const { linkFormId } = await article(code);
        const form = (await service.get<Form>(`/app/events/forms/${linkFormId}`)).result;
        expect(form.mtForms.id).toBe(linkFormId);
        expect(form.mtForms.description).toMatch(chinese);
        expect(form.mtForms.descriptionEn).toMatch(/^[^\u4e00-\u9fff]+$/);
        expect(new Set(form.formFieldsList.map(({ isRequired }) => isRequired))).toEqual(new Set(['Y', 'N']));
        for (const field of form.formFieldsList) {
          types.add(field.fieldType);
          expect(field.title).toMatch(chinese);
          expect(field.titleEn).toMatch(/^[^\u4e00-\u9fff]+$/);
          const options = field.defaultValue.split(',');
          expect(options.length > 1).toBe(field.fieldType === 'Select');
          expect(field.defaultValueEn.split(',')).toHaveLength(options.length);
        }
      }
      expect([...types].sort()).toEqual(['MutiUpload', 'Select', 'Text', 'Upload']);
      expect(await service.get('/app/events/forms/1')).toMatchObject({
        status: 404,
        message: '报名表不存在',
      });
    },
  );

  it('carries fields with names that a script might trip over as what they are', async () => {
    const form = required((await service.database().orm().insert(forms).values({}).returning())[0]);
    const field = { formId: form.id, fieldType: 'Text', titleEn: '<img src=x onerror=alert(1)>' };
    await service
      .database()
      .orm()
      .insert(formFields)
      .values({ ...field, rank: 0, titleCn: '__proto__' });
    const answer = await service.get<Form>(`/app/events/forms/${form.id}`);
    expect(answer.result.formFieldsList[0]).toMatchObject({ title: '__proto__', titleEn: field.titleEn });
  });

  it(
    'earlier broadcasts of both types, each with cover and title in both languages',
    { tags: ['MEET-010', 'MEET-012', 'MEET-013', 'REST-042'] },
    async () => {
      const { result } = await service.get<LiveEpisode[]>('/app/events/live-episodes');
      expect(new Set(result.map(({ liveType }) => liveType))).toEqual(new Set(['link', 'other']));
      for (const { liveType, link, coverImage, title, titleEn } of result) {
        expect(title).toMatch(chinese);
        expect(titleEn).toMatch(/^[^\u4e00-\u9fff]+$/);
        if (liveType === 'link') expect(link).toMatch(/^https:\/\//);
        for (const url of [coverImage, ...(liveType === 'other' && link ? [link] : [])]) {
          expect((await service.app().inject({ url })).statusCode, url).toBe(200);
        }
      }
    },
  );

  describe('fairs abroad', () => {
    let fairs: OverseasFair[];
    beforeAll(async () => {
      fairs = (await service.get<OverseasFair[]>('/app/events/overseas-fairs')).result;
    });
    const months = (from: number, to: number) =>
      fairs.slice(from, to).map(({ titleEn, startsOn, isPast }) => [titleEn, startsOn.slice(0, 7), isPast]);

    it(
      'begin with India, Mexico and Eurasia, which are over by the clock',
      { tags: ['MEET-015', 'MEET-016', 'MEET-017'] },
      () => {
        expect(months(0, 3)).toEqual([
          ['Wire & Cable India', '2024-11', true],
          ['Wire & Cable Mexico', '2025-02', true],
          ['Wire & Cable Eurasia', '2025-04', true],
        ]);
      },
    );

    it(
      'go on with Middle East Africa and Germany, which are to come',
      { tags: ['MEET-018', 'MEET-019'] },
      () => {
        expect(months(3, fairs.length)).toEqual([
          ['Wire & Cable Middle East Africa', '2025-09', false],
          ['Wire & Cable Germany', '2026-04', false],
        ]);
      },
    );

    it('are five, each with its place in both languages', { tags: ['DESIGN-054', 'MEET-015'] }, () => {
      expect(fairs).toHaveLength(5);
      for (const { location, locationEn } of fairs) {
        expect(location).toMatch(chinese);
        expect(locationEn).toMatch(/^[^\u4e00-\u9fff]+$/);
      }
    });
  });

  it('an event as a calendar file: CRLF, UTC, stable ids, escaped commas, in the language that is asked for', async () => {
    const { meetings, itemsEn, ...event } = await article('C09A02');
    const calendarUrl = required(event.calendarUrl);
    const meeting = first(meetings);
    const english = await file(`${calendarUrl}?language=EN`);
    expect(english.headers['content-type']).toMatch(/^text\/calendar; charset=utf-8/);
    expect(english.headers['content-disposition']).toBe('attachment; filename="c09a02.ics"');
    expect(english.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of english.body.split('\r\n')) expect([...line].length).toBeLessThanOrEqual(75);
    expect(english.lines[0]).toBe('BEGIN:VCALENDAR');
    expect(english.lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(meetings.length);

    const begin = english.lines.indexOf('BEGIN:VEVENT');
    const entry = new Map(
      english.lines.slice(begin + 1, english.lines.indexOf('END:VEVENT')).map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1)] as const;
      }),
    );
    // 10:00 to 10:35 in Shanghai.
    expect(entry.get('DTSTART')).toBe('20250827T020000Z');
    expect(entry.get('DTEND')).toBe('20250827T023500Z');
    expect(entry.get('DTSTAMP')).toBe('20250610T020000Z');
    expect(entry.get('UID')).toBe(`event-session-${meeting.id}@wirefair`);
    expect(unescape(entry.get('SUMMARY') ?? '')).toBe(meeting.titleEn);
    expect(entry.get('LOCATION')).toContain('\\, ');
    expect(entry.get('LOCATION')).not.toMatch(/[^\\],/);
    expect(unescape(entry.get('DESCRIPTION') ?? '')).toBe(`${itemsEn.title}\n${meeting.authorEn}`);

    const stranger = await file(calendarUrl);
    expect(stranger.body).toContain(`SUMMARY:${meeting.titleCn.slice(0, 10)}`);
    const uids = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'));
    expect(uids(stranger.lines)).toEqual(uids(english.lines));
    expect((await file(calendarUrl)).body).toBe(stranger.body);
  });

  it('a session as a calendar file holds that session; unknown ones are not found', async () => {
    const { meetings } = await article('C09A01');
    const meeting = required(meetings[3]);
    const { lines, status } = await file(`${meeting.calendarUrl}?language=EN`);
    expect(status).toBe(200);
    expect(
      lines.filter((line) => line.startsWith('SUMMARY:')).map((line) => unescape(line.slice(8))),
    ).toEqual([meeting.titleEn]);
    for (const path of ['events/1.ics', 'meetings/1.ics', 'events/99999999999999999999.ics']) {
      expect((await file(`/files/calendar/${path}`)).status, path).toBe(404);
    }
    expect((await file('/files/calendar/events/abc.ics')).status).toBe(400);
  });
});
