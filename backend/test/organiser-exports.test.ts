import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { badges } from '../src/modules/exhibiting/badges/tables.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { subscriptions } from '../src/modules/content/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { checkIns } from '../src/modules/organiser/door/tables.ts';
import {
  surveyAnswers,
  surveyOptions,
  surveyQuestions,
  visitRegistrations,
} from '../src/modules/registration/tables.ts';
import { readSpreadsheet } from '../src/spreadsheets/index.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required, take } from './support/required.ts';

interface Listed {
  name: string;
  titleCn: string;
  titleEn: string;
  leadCn: string;
  leadEn: string;
  isDated: boolean;
  rows: number;
}

const names = [
  ...['visitors', 'check-ins', 'event-sign-ups', 'exhibitors', 'exhibits', 'advertising-orders', 'badges'],
  ...['booth-applications', 'consultations', 'demands', 'invitations', 'subscriptions', 'log'],
];
const at = (text: string) => new Date(`${text}+08:00`);
/** The cells of a CSV, read back. */
const cells = (text: string): string[][] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)) {
    required(lines.at(-1)).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
};

describe('lists that the organiser takes away', () => {
  const service = useService();
  const orm = () => service.database().orm();
  const file = (token: string | undefined, path: string, language = 'EN') =>
    service.app().inject({
      url: `/organiser/exports/${path}`,
      headers: { language, ...(token === undefined ? {} : { token }) },
    });
  const csv = async (token: string, path: string) => cells((await file(token, path)).body);
  const listed = async (token: string, query = '') =>
    (await service.call<Listed[]>('GET', `/organiser/exports${query}`, { token })).result;
  let made = 0;
  const visitors = async (howMany: number, more: Partial<typeof visitRegistrations.$inferInsert> = {}) => {
    const rows = Array.from({ length: howMany }, () => {
      made += 1;
      return {
        key: `export-${made}`,
        keyEndsAt: new Date(0),
        language: 'EN',
        state: 'finished',
        firstName: `Visitor ${made}`,
        invitationCode: `EXPORT${made}`,
        country: 'DE',
        createdAt: at('2024-02-01T00:00:00'),
        finishedAt: at('2024-02-01T00:00:00'),
        ...more,
      };
    });
    return orm().insert(visitRegistrations).values(rows).returning();
  };

  it('offers every list in both languages, with as many lines as its file then has', async () => {
    const { token } = await staffMember(service, 'administrator');
    const lists = await listed(token);
    expect(lists.map(({ name }) => name)).toEqual(names);
    for (const { name, rows, ...texts } of lists) {
      expect(texts.titleCn + texts.leadCn, name).toMatch(/\p{Script=Han}/u);
      expect(texts.titleEn + texts.leadEn, name).not.toMatch(/\p{Script=Han}/u);
      const answer = await file(token, `${name}.csv?lang=ZH`);
      expect(answer.statusCode, name).toBe(200);
      const [head = [], ...lines] = cells(answer.body);
      // Taking a list is in the log, which has a line more for each that was taken before it.
      if (name !== 'log') expect(lines, name).toHaveLength(rows);
      expect(
        lines.every((line) => line.length === head.length),
        name,
      ).toBe(true);
      expect(head.join(''), name).toMatch(/\p{Script=Han}/u);
      const english = await file(token, `${name}.xlsx?lang=EN`);
      const names = required((await readSpreadsheet(english.rawPayload, { rows: 20_000, columns: 60 }))[0]);
      expect(names.map(({ text }) => text).join(' '), name).not.toMatch(/\p{Script=Han}/u);
      expect(names, name).toHaveLength(head.length);
    }
  }, 60_000);

  it('names the file by list and day, keeps it from every cache, and asks nothing to be run', async () => {
    const { token } = await staffMember(service, 'administrator');
    const answer = await file(token, 'subscriptions.csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="subscriptions-2025-06-16.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const sheet = await file(token, 'subscriptions.xlsx');
    expect(sheet.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  });

  it('visitors: the answers in columns of their own, own words behind them, no card numbers, no keys', async () => {
    const { token } = await staffMember(service, 'administrator');
    const finished = await visitors(2, {
      identityNumber: '310101199003071234',
      companyName: '=HYPERLINK("x")',
      position: '2',
      finishedAt: at('2024-03-05T10:00:00'),
    });
    const ann = required(finished[0]);
    const byPoster = { source: 'Cable Ltd', finishedAt: at('2024-03-06T00:00:00') };
    const poster = required((await visitors(1, byPoster))[0]);
    const questions = await orm().select().from(surveyQuestions).orderBy(surveyQuestions.rank);
    const question = required(questions[1]);
    const options = await orm()
      .select()
      .from(surveyOptions)
      .where(eq(surveyOptions.questionId, question.id))
      .orderBy(surveyOptions.rank);
    const [one, other] = take(options, 2);
    await orm()
      .insert(surveyAnswers)
      .values({
        registrationId: ann.id,
        questionId: question.id,
        createdAt: new Date(),
        optionIds: `${one.id},${other.id}`,
        otherText: 'Consulting',
      });
    const path = 'visitors.csv?lang=EN&from=2024-03-01&until=2024-03-06';
    const { body } = await file(token, path);
    expect(body).not.toContain('310101199003071234');
    expect(body).not.toContain(ann.key);
    const [head = [], first, second, third, ...more] = cells(body);
    expect(more).toEqual([]);
    const cell = (line: string[] | undefined, title: string) => line?.[head.indexOf(title)];
    for (const { textEn } of questions) expect(head).toContain(textEn);
    expect(cell(first, question.textEn)).toBe(`${one.textEn}, ${other.textEn}, Consulting`);
    expect(cell(second, question.textEn)).toBe('');
    expect([cell(first, 'Name'), cell(first, 'Company'), cell(first, 'Position')]).toEqual([
      ...[ann.firstName, `'=HYPERLINK("x")`, 'Purchasing'],
    ]);
    expect([cell(first, 'Country or region'), cell(first, 'Registered')]).toEqual([
      ...['Germany', '2024-03-05 10:00:00'],
    ]);
    expect([cell(first, 'Source'), cell(third, 'Source')]).toEqual([
      ...['Registered themselves', 'Invitation poster'],
    ]);
    expect(cell(third, 'Visitor code')).toBe(poster.invitationCode);
  });

  it('a list of many pages comes whole and in order, narrowed to its days; so does its count', async () => {
    const { token } = await staffMember(service, 'administrator');
    const people = await visitors(1203, { finishedAt: at('2024-05-01T23:59:59') });
    await visitors(1, { finishedAt: at('2024-05-02T00:00:00') });
    await orm()
      .insert(checkIns)
      .values(
        people.map(({ id }, place) => ({
          registrationId: id,
          day: place % 2 === 0 ? '2024-05-01' : '2024-04-30',
          door: 'North',
          firstAt: at(place % 2 === 0 ? '2024-05-01T09:00:00' : '2024-04-30T09:00:00'),
        })),
      );
    const range = 'from=2024-05-01&until=2024-05-01';
    const lines = await csv(token, `visitors.csv?${range}`);
    expect(lines.slice(1).map(([id]) => id)).toEqual(people.map(({ id }) => id));
    expect((await listed(token, `?${range}`)).find(({ name }) => name === 'visitors')?.rows).toBe(1203);
    const came = await csv(token, 'check-ins.csv?from=2024-04-30&until=2024-05-01');
    expect(came).toHaveLength(1204);
    expect(came.slice(1).map(([day]) => day)).toEqual([
      ...Array.from({ length: 601 }, () => '2024-04-30'),
      ...Array.from({ length: 602 }, () => '2024-05-01'),
    ]);
    expect(new Set(came.slice(1).map((line) => line.at(-1))).size).toBe(1203);
    const subscribers = Array.from({ length: 700 }, (_, place) => ({
      email: `many-${place % 350}@x.example`,
      roleName: place < 350 ? 'Visitor' : 'Medium',
      companyName: 'C',
      contactName: 'N',
      createdAt: at('2024-06-01T12:00:00'),
      confirmedAt: at('2024-06-01T13:00:00'),
    }));
    await orm().insert(subscriptions).values(subscribers);
    const read = await csv(token, 'subscriptions.csv?from=2024-06-01&until=2024-06-01&lang=EN');
    expect(new Set(read.slice(1).map((line) => line.slice(0, 2).join(' '))).size).toBe(700);
  }, 60_000);

  it('badges: card numbers stay masked', async () => {
    const { token } = await staffMember(service, 'administrator');
    const company = required((await orm().select({ id: exhibitors.id }).from(exhibitors).limit(1))[0]);
    await orm()
      .insert(badges)
      .values({
        exhibitorId: company.id,
        name: 'Li',
        cardType: '1',
        cardNumber: '11010519491231002X',
        companyName: 'C',
        position: '2',
        phone: '+8613800138000',
        status: 1,
        createdAt: at('2024-07-01T00:00:00'),
      });
    const { body } = await file(token, 'badges.csv?from=2024-07-01&until=2024-07-01&lang=EN');
    expect(body).toContain('110***********002X');
    expect(body).not.toContain('11010519491231002X');
    expect(body).toContain('Under review');
  });

  it('every file is in the log: who, which, how many lines of which days', async () => {
    const { token, id } = await staffMember(service, 'administrator');
    await file(token, 'visitors.xlsx?from=2024-05-01&until=2024-05-01');
    const entry = required(
      (await orm().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0],
    );
    expect(entry).toMatchObject({ staffId: id, action: 'export.take', subjectId: 'visitors' });
    expect(entry.changes.map(({ field, after }) => [field.EN, after])).toEqual([
      ['File format', 'XLSX'],
      ['Rows', '1203'],
      ['From', '2024-05-01'],
      ['Until', '2024-05-01'],
    ]);
    // What was refused is no export.
    const before = await orm().$count(auditEntries, eq(auditEntries.action, 'export.take'));
    await file(token, 'nothing.csv');
    await file(token, 'visitors.csv?from=2024-13-01');
    expect(await orm().$count(auditEntries, eq(auditEntries.action, 'export.take'))).toBe(before);
  });

  it('sends while it reads: the first bytes are there while the rest has not been asked of the database', async () => {
    const { token } = await staffMember(service, 'administrator');
    const address = await service.app().listen({ port: 0, host: '127.0.0.1' });
    // More than all buffers on the way hold: 60,000 lines of a kB. A statement has five seconds, so they come in parts.
    for (let from = 1; from <= 60_000; from += 10_000) {
      await orm()
        .execute(sql`insert into subscription (email, role_name, company_name, contact_name, created_at, confirmed_at)
        select 'z' || lpad(n::text, 6, '0') || '@stream.example', 'Visitor', repeat('x', 1000), '', '2023-01-01', '2023-01-01'
        from generate_series(${from}::int, ${from + 9999}::int) as n`);
    }
    const { pool } = service.database();
    const query = pool.query.bind(pool);
    let pages = 0;
    pool.query = ((...call: Parameters<typeof query>) => {
      const [asked] = call as unknown as [{ text?: string }];
      if (/from "subscription".* limit/.test(asked.text ?? '')) pages += 1;
      return query(...call);
    }) as typeof pool.query;
    try {
      const asked = get(`${address}/organiser/exports/subscriptions.csv?from=2023-01-01&until=2023-01-01`, {
        headers: { token },
        agent: false,
      });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await once(answer, 'readable');
      expect(answer.read()).toBeInstanceOf(Buffer);
      expect(pages).toBeGreaterThan(0);
      expect(pages).toBeLessThan(60);
      asked.destroy();
    } finally {
      pool.query = query;
      await orm().execute(sql`delete from subscription where email like '%@stream.example'`);
    }
  }, 60_000);

  it('refuses what is no list, no kind and no range', async () => {
    const { token } = await staffMember(service, 'administrator');
    expect((await file(token, 'accounts.csv')).statusCode).toBe(404);
    for (const path of ['visitors.pdf', 'visitors', '..%2fvisitors.csv', 'visitors.csv?lang=FR']) {
      expect((await file(token, path)).statusCode, path).toBe(400);
    }
    const reversed = await file(token, 'visitors.csv?from=2025-02-02&until=2025-02-01');
    expect(reversed.json()).toMatchObject({ success: false, field: 'until' });
    expect(await service.call('GET', '/organiser/exports?from=2025-02-30', { token })).toMatchObject({
      status: 400,
      field: 'from',
    });
  });

  it('is for administrators alone: every other right and role is refused and logged, a guest has to log in', async () => {
    const others = [
      (await staffMember(service, 'reviewer', 'editor', 'door')).token,
      (await signedIn(service)).token,
      (await signedIn(service, 'exhibitor')).token,
    ];
    const refusals = () => orm().$count(auditEntries, eq(auditEntries.action, 'refused'));
    const before = await refusals();
    for (const token of others) {
      for (const url of ['/organiser/exports', '/organiser/exports/visitors.csv']) {
        const answer = await service.call('GET', url, { token });
        expect([answer.status, answer.code, answer.result], url).toEqual([403, 510, null]);
      }
    }
    expect(await refusals()).toBe(before + 6);
    for (const url of ['/organiser/exports', '/organiser/exports/visitors.csv']) {
      expect(await service.call('GET', url), url).toMatchObject({ status: 401, code: 401 });
    }
  });
});
