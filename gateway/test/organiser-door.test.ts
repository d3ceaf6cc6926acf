import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first } from './support/required.ts';

const headers = { cookie: `console=${'c'.repeat(43)}; session=${'s'.repeat(43)}` };
const me = { '/organiser/me': () => ({ id: '7', name: 'D', rights: ['door'], state: 'active' }) };
const scan = {
  id: '00000000-0000-4000-8000-000000000001',
  code: 'ACDE',
  door: 'A',
  scannedAt: 1_756_000_000_000.5,
};
const sending = `mutation ($input: CheckInInput!) { checkIn(input: $input) {
  answers { id result name companyName firstAt firstDoor } errors { code message path } } }`;
const input = { device: 'Scanner', sentAt: 1_756_000_000_900.4, scans: [scan] };

describe('the door through the gateway', () => {
  it('sends scans in one call with the session of the console, and hands on each answer', async () => {
    const { query, rest } = await useGateway({
      '/organiser/door/scans': () => [
        {
          id: scan.id,
          result: 'again',
          result_dictText: '今天已入场',
          name: '王',
          companyName: '线缆',
          firstTime: '2025-08-27 09:12:00',
          firstDoor: 'B',
        },
        {
          id: '2',
          result: 'unknown',
          result_dictText: '',
          name: '',
          companyName: '',
          firstTime: null,
          firstDoor: null,
        },
      ],
    });
    const { data } = await query(sending, { headers, variables: { input } });
    expect(data).toEqual({
      checkIn: {
        answers: [
          {
            id: scan.id,
            result: 'AGAIN',
            name: '王',
            companyName: '线缆',
            firstAt: '2025-08-27T09:12:00+08:00',
            firstDoor: 'B',
          },
          { id: '2', result: 'UNKNOWN', name: '', companyName: '', firstAt: null, firstDoor: null },
        ],
        errors: [],
      },
    });
    expect(rest.calls).toHaveLength(1);
    expect(rest.calls[0]).toMatchObject({ method: 'POST', token: 'c'.repeat(43) });
    expect(JSON.parse(first(rest.calls).body)).toEqual({
      device: 'Scanner',
      sentAt: 1_756_000_000_900,
      scans: [{ ...scan, scannedAt: 1_756_000_000_001 }],
    });
  });

  it('tells a refused batch as data, a missing right and an ended session as errors', async () => {
    const body = { success: false, code: 500, message: '请填写入口名称', field: 'door', result: null };
    const refused = await useGateway({
      '/organiser/door/scans': () => new RawReply(400, JSON.stringify(body)),
    });
    expect((await refused.query(sending, { headers, variables: { input } })).data).toEqual({
      checkIn: {
        answers: [],
        errors: [{ code: 'INVALID', message: '请填写入口名称', path: ['scans'] }],
      },
    });
    for (const [status, code, expected] of [
      [403, 510, 'STAFF_FORBIDDEN'],
      [401, 401, 'STAFF_UNAUTHENTICATED'],
    ] as const) {
      const { query } = await useGateway({ '/organiser/door/scans': () => refusal(status, code, '?') });
      const { errors } = await query(sending, { headers, variables: { input } });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual([expected]);
    }
    const { query, rest } = await useGateway({});
    const long = { ...input, scans: [{ ...scan, code: 'A'.repeat(101) }] };
    const { errors } = await query(sending, { headers, variables: { input: long } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(rest.calls).toEqual([]);
  });

  it('reads people, roll and counts with one call each, asking for just what was asked', async () => {
    const person = { id: '9', code: 'ACDE', name: 'A', companyName: 'C', mobileEnd: '1234' };
    const roll = {
      lines: [{ hash: 'ab', name: 'A', companyName: 'C' }],
      place: '5-6',
      hasMore: false,
      total: 1,
    };
    const counts = { day: '2025-08-27', total: 3, hours: [{ hour: 9, door: 'A', count: 3 }] };
    const { query, rest } = await useGateway({
      ...me,
      '/organiser/door/people': () => [
        { ...person, isWithdrawn: false, firstTime: '2025-08-27 09:00:00', firstDoor: 'A' },
      ],
      '/organiser/door/roll': () => roll,
      '/organiser/door/counts': () => counts,
    });
    const { data } = await query(
      `{ organiser {
        doorPeople(search: "东 方&x=1") { id code name companyName mobileEnd isWithdrawn firstAt firstDoor }
        doorRoll(after: "1-2") { lines { hash name companyName } place hasMore total }
        doorCounts { day total hours { hour door count } } } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        doorPeople: [{ ...person, isWithdrawn: false, firstAt: '2025-08-27T09:00:00+08:00', firstDoor: 'A' }],
        doorRoll: roll,
        doorCounts: counts,
      },
    });
    expect(rest.calls.map(({ path }) => path).sort()).toEqual([
      '/organiser/door/counts',
      `/organiser/door/people?q=${encodeURIComponent('东 方&x=1')}`,
      '/organiser/door/roll?after=1-2',
      '/organiser/me',
    ]);
  });
});
