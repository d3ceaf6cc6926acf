import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const token = 'c'.repeat(43);
const headers = { cookie: `console=${token}; session=${'s'.repeat(43)}` };
const me = { '/organiser/me': () => ({ id: '7', name: 'E', rights: ['editor'], state: 'active' }) };
const named = (id: string, count: number) => ({ id, nameCn: `中 ${id}`, nameEn: `En ${id}`, count });
const interest = (total: number) => ({
  total,
  exhibitors: [named('11', total)],
  categories: [named('1', total)],
});

const numbers = {
  from: '2025-06-01',
  until: '2025-06-02',
  registrations: {
    total: 3,
    days: [
      { day: '2025-06-01', count: 3 },
      { day: '2025-06-02', count: 0 },
    ],
    countries: [
      { country: 'CN', count: 2 },
      { country: '', count: 1 },
    ],
    sources: [{ source: 'poster', count: 3 }],
  },
  invitations: { sent: 4, registered: 1 },
  questions: [{ id: '5', textCn: '业务', textEn: 'Business', answered: 2, options: [named('6', 2)] }],
  favourites: interest(8),
  consultations: interest(9),
  events: [{ id: '1', titleCn: '会', titleEn: 'Event', signUps: 2, seats: null }],
  reviews: [
    { kind: 'exhibit', kindCn: '展品', kindEn: 'exhibit', waiting: 1, oldest: '2025-06-01 08:00:00' },
    { kind: 'badge', kindCn: '展商证', kindEn: 'badge', waiting: 0, oldest: null },
  ],
  checkIns: { people: 2, today: 1, days: [{ day: '2025-08-27', door: 'North', count: 2 }] },
};
const asking = `{ organiser { numbers(from: "2025-06-01", until: "2025-06-02") {
  from until
  registrations { total days { day count } countries { country count } sources { source count } }
  invitations { sent registered }
  questions { key text answered options { key name count } }
  favourites { total exhibitors { key name count } categories { key name(locale: ZH) count } }
  consultations { total }
  events { key title signUps seats }
  backlog { kind kindLabel waiting oldestAt }
  checkIns { people today days { day door count } } } } }`;

describe('the figures through the gateway', () => {
  it('asks for them in one call with the session of the console, and tells them in the language of the request', async () => {
    const { query, rest } = await useGateway({ ...me, '/organiser/numbers': () => numbers });
    const { data } = await query(asking, { headers: { ...headers, language: 'EN' } });
    const { reviews: _reviews, ...same } = numbers;
    expect(data).toEqual({
      organiser: {
        numbers: {
          ...same,
          registrations: {
            ...numbers.registrations,
            countries: [
              { country: 'CN', count: 2 },
              { country: null, count: 1 },
            ],
            sources: [{ source: 'POSTER', count: 3 }],
          },
          questions: [
            { key: '5', text: 'Business', answered: 2, options: [{ key: '6', name: 'En 6', count: 2 }] },
          ],
          favourites: {
            total: 8,
            exhibitors: [{ key: '11', name: 'En 11', count: 8 }],
            categories: [{ key: '1', name: '中 1', count: 8 }],
          },
          consultations: { total: 9 },
          events: [{ key: '1', title: 'Event', signUps: 2, seats: null }],
          backlog: [
            { kind: 'exhibit', kindLabel: 'exhibit', waiting: 1, oldestAt: '2025-06-01T08:00:00+08:00' },
            { kind: 'badge', kindLabel: 'badge', waiting: 0, oldestAt: null },
          ],
        },
      },
    });
    expect(rest.calls.map(({ path }) => path).sort()).toEqual([
      '/organiser/me',
      '/organiser/numbers?from=2025-06-01&until=2025-06-02',
    ]);
    expect(rest.calls.map((call) => call.token)).toEqual([token, token]);
  });

  it('tells the lists that can be taken away; a missing right and an ended session are errors', async () => {
    const list = { name: 'visitors', isDated: true, rows: 12 };
    const texts = { titleCn: '观众', titleEn: 'Visitors', leadCn: '全部', leadEn: 'All' };
    const { query, rest } = await useGateway({ ...me, '/organiser/exports': () => [{ ...list, ...texts }] });
    const lists = '{ organiser { exports(until: "2025-06-02") { name title lead isDated rows } } }';
    expect((await query(lists, { headers: { ...headers, language: 'EN' } })).data).toEqual({
      organiser: { exports: [{ ...list, title: 'Visitors', lead: 'All' }] },
    });
    expect(rest.calls.map(({ path }) => path)).toContain('/organiser/exports?until=2025-06-02');
    for (const [status, code, expected] of [
      [403, 510, 'STAFF_FORBIDDEN'],
      [401, 401, 'STAFF_UNAUTHENTICATED'],
      [400, 500, 'BAD_USER_INPUT'],
    ] as const) {
      const other = await useGateway({
        ...me,
        '/organiser/exports': () => refusal(status, code, '?', 'until'),
      });
      const { errors } = await other.query(lists, { headers });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual([expected]);
    }
  });

  it('passes files on as they come, in the name of the staff, and breaks off where the server does', async () => {
    const asked: IncomingMessage[] = [];
    let goOn: (end: 'whole' | 'broken') => void = () => {};
    const server = createServer((request, response) => {
      asked.push(request);
      response.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="visitors.csv"',
      });
      response.write('the first page');
      goOn = (end) => {
        if (end === 'whole') response.end(', the rest');
        else response.destroy();
      };
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const config = readConfig({ BACKEND_URL: `http://127.0.0.1:${port}`, WEB_DIST: '/nowhere' });
    const app = await buildApp({ config, logger: false });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const open = async (): Promise<IncomingMessage> => {
      const request = get(`${origin}/organiser/exports/visitors.csv?lang=EN&from=2025-06-01`, {
        headers,
        agent: false,
      });
      return ((await once(request, 'response')) as [IncomingMessage])[0].setEncoding('utf8');
    };
    try {
      const whole = await open();
      expect((await once(whole, 'data'))[0]).toBe('the first page');
      expect(whole.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="visitors.csv"',
      });
      expect(asked[0]?.url).toBe('/organiser/exports/visitors.csv?lang=EN&from=2025-06-01');
      expect(asked[0]?.headers).toMatchObject({ token });
      goOn('whole');
      expect((await once(whole, 'data'))[0]).toBe(', the rest');
      const broken = await open();
      await once(broken, 'data');
      const failed = once(broken, 'end');
      goOn('broken');
      await expect(failed).rejects.toThrow('aborted');
    } finally {
      await app.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
