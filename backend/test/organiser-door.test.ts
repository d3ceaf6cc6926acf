import { createHash, randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '../src/modules/identity/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { checkIns, checkInScans } from '../src/modules/organiser/door/tables.ts';
import { visitRegistrations } from '../src/modules/registration/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required, take } from './support/required.ts';

interface Answer {
  id: string;
  result: string;
  result_dictText: string;
  name: string;
  companyName: string;
  firstTime: string | null;
  firstDoor: string | null;
}
interface Roll {
  lines: { hash: string; name: string; companyName: string }[];
  place: string;
  hasMore: boolean;
  total: number;
}

const LETTERS = '34679ACDEFGHJKMNPQRTWXY';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16);

describe('check-in at the door', () => {
  const service = useService();
  let made = 0;

  /** People with a pass, as the registration writes them. */
  async function visitors(howMany: number, more: Partial<typeof visitRegistrations.$inferInsert> = {}) {
    const rows = Array.from({ length: howMany }, () => {
      made += 1;
      const tail = [made % 23, Math.floor(made / 23) % 23, Math.floor(made / 529)];
      return {
        key: `door-${made}`,
        keyEndsAt: new Date(0),
        language: 'EN',
        state: 'finished',
        firstName: `Visitor ${made}`,
        companyName: `Cable ${made} Ltd`,
        mobileNumber: `1380000${made + 1000}`,
        invitationCode: `AAAAAAAAA${tail.map((place) => LETTERS[place]).join('')}`,
        createdAt: service.clock.now(),
        finishedAt: service.clock.now(),
        ...more,
      };
    });
    return service.database().orm().insert(visitRegistrations).values(rows).returning();
  }
  const scanOf = (code: string | null, more: object = {}) => ({
    id: randomUUID(),
    code: code ?? '',
    door: 'Gate A',
    scannedAt: service.realTime().getTime(),
    ...more,
  });
  const send = (token: string | undefined, scans: object[], more: object = {}) =>
    service.call<Answer[]>('POST', '/organiser/door/scans', {
      language: 'EN',
      ...(token === undefined ? {} : { token }),
      body: { device: 'Scanner 1', sentAt: service.realTime().getTime(), scans, ...more },
    });
  const read = <T>(token: string, path: string) =>
    service.call<T>('GET', `/organiser/door/${path}`, { token, language: 'EN' });
  const entriesOf = (ids: string[]) =>
    service
      .database()
      .orm()
      .select()
      .from(checkIns)
      .then((rows) => rows.filter(({ registrationId }) => ids.includes(registrationId)));

  it('lets somebody in once a day, tells a second scan when and where, and on another day anew', async () => {
    const { token, id } = await staffMember(service, 'door');
    const person = required((await visitors(1))[0]);
    const code = required(person.invitationCode);
    const scannedAt = service.realTime().getTime();
    const first = await send(token, [
      scanOf(`${code.slice(0, 4)}-${code.slice(4, 8).toLowerCase()} ${code.slice(8)}`),
    ]);
    expect(first.result[0]).toMatchObject({
      result: 'in',
      result_dictText: 'Come in',
      name: person.firstName,
      companyName: person.companyName,
      firstDoor: 'Gate A',
    });
    const again = await send(token, [scanOf(code, { door: 'Gate B', scannedAt: scannedAt + 1000 })]);
    expect(again.result[0]).toMatchObject({
      result: 'again',
      result_dictText: 'Already in today',
      firstDoor: 'Gate A',
      firstTime: required(first.result[0]).firstTime,
    });
    expect(await entriesOf([person.id])).toHaveLength(1);
    // A device that was offline since yesterday.
    const yesterday = await send(token, [scanOf(code, { scannedAt: scannedAt - DAY })]);
    expect(yesterday.result[0]?.result).toBe('in');
    expect(await entriesOf([person.id])).toHaveLength(2);
    const log = await service
      .database()
      .orm()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, person.id));
    expect(log.map(({ staffId, action }) => [staffId, action])).toEqual([
      [id, 'door.check-in'],
      [id, 'door.again'],
      [id, 'door.check-in'],
    ]);
  });

  it(
    'answers unknown and withdrawn codes as such, and keeps them as failed tries',
    { tags: ['DESIGN-020'] },
    async () => {
      const { token } = await staffMember(service, 'door');
      const { id: accountId } = await signedIn(service);
      await service
        .database()
        .orm()
        .update(accounts)
        .set({ isLocked: true })
        .where(eq(accounts.id, accountId));
      const locked = required((await visitors(1, { accountId }))[0]);
      const person = required((await visitors(1))[0]);
      const scans = [
        scanOf('https://example.com/menu'),
        scanOf(person.invitationCode),
        scanOf(locked.invitationCode),
        scanOf(''),
      ];
      const { result } = await send(token, scans);
      expect(result.map((one) => [one.id, one.result])).toEqual([
        [required(scans[0]).id, 'unknown'],
        [required(scans[1]).id, 'in'],
        [required(scans[2]).id, 'withdrawn'],
        [required(scans[3]).id, 'unknown'],
      ]);
      expect(result[0]).toMatchObject({ name: '', firstTime: null, firstDoor: null });
      expect(result[2]).toMatchObject({ name: locked.firstName, firstTime: null });
      expect(await entriesOf([locked.id])).toEqual([]);
      const failed = await service
        .database()
        .orm()
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.action, 'door.failed'));
      expect(failed.map(({ subject }) => subject)).toEqual([
        'https://example.com/menu',
        `${locked.firstName} · ${locked.companyName}`,
        '',
      ]);
    },
  );

  it('sent again, a batch or part of it is the same: same answers, nothing counted or logged twice', async () => {
    const { token } = await staffMember(service, 'door');
    const people = await visitors(5);
    const scans = people.map(({ invitationCode }) => scanOf(invitationCode));
    const first = await send(token, scans);
    const last = required((await visitors(1))[0]);
    const more = [...scans.slice(2), scanOf(last.invitationCode)];
    const before = await service.database().orm().select({ rows: count() }).from(auditEntries);
    const second = await send(token, more);
    expect(second.result.slice(0, 3)).toEqual(first.result.slice(2));
    expect(second.result.map(({ result }) => result)).toEqual(['in', 'in', 'in', 'in']);
    const after = await service.database().orm().select({ rows: count() }).from(auditEntries);
    expect(after[0]?.rows).toBe(required(before[0]).rows + 1);
    // The same batch ten times at once, as a device on a bad line would.
    const other = required((await visitors(1))[0]);
    const one = scanOf(other.invitationCode);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(token, [one])));
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(await entriesOf([other.id])).toHaveLength(1);
  });

  it('20 check-ins made offline on two devices with 5 overlapping: everybody is in once, no error', async () => {
    const people = await visitors(15);
    const codes = people.map(({ invitationCode }) => invitationCode);
    // Noon of yesterday: all on one day, whenever the test runs.
    const day = new Date(service.realTime().getTime() + 8 * 60 * MINUTE - DAY).toISOString().slice(0, 10);
    const from = new Date(`${day}T12:00:00+08:00`).getTime();
    const [one, two] = await Promise.all([staffMember(service, 'door'), staffMember(service, 'door')]);
    // Ten each; the last five of the first device are the first five of the second, which saw them earlier.
    const first = codes
      .slice(0, 10)
      .map((code, at) => scanOf(code, { door: 'North', scannedAt: from + (10 + at) * MINUTE }));
    const second = codes
      .slice(5)
      .map((code, at) => scanOf(code, { door: 'South', scannedAt: from + at * MINUTE }));
    const answers = await Promise.all([
      send(one.token, first, { device: 'North 1' }),
      send(two.token, second, { device: 'South 1' }),
    ]);
    expect(answers.map(({ status, success }) => [status, success])).toEqual([
      [200, true],
      [200, true],
    ]);
    const results = answers.flatMap(({ result }) => result.map((one) => one.result));
    expect(results.filter((result) => result === 'in')).toHaveLength(15);
    expect(results.filter((result) => result === 'again')).toHaveLength(5);
    const entries = await entriesOf(people.map(({ id }) => id));
    expect(entries).toHaveLength(15);
    // The earlier scan is the first one, in whatever order the two arrived.
    for (const [at, { id }] of people.slice(5, 10).entries()) {
      const entry = required(entries.find(({ registrationId }) => registrationId === id));
      expect([entry.door, entry.firstAt.getTime()]).toEqual(['South', from + at * MINUTE]);
    }
    const counts = await read<{ hours: { door: string; count: number }[] }>(one.token, `counts?day=${day}`);
    const at = (door: string) =>
      counts.result.hours.filter((hour) => hour.door === door).reduce((sum, hour) => sum + hour.count, 0);
    expect([at('North'), at('South')]).toEqual([5, 10]);
  });

  it('100 devices at once for one code: one comes in, 99 are told so', async () => {
    const { token } = await staffMember(service, 'door');
    const person = required((await visitors(1))[0]);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        send(token, [scanOf(person.invitationCode)], { device: `Scanner ${at}` }),
      ),
    );
    const results = answers.flatMap(({ result }) => result.map((one) => one.result));
    expect(results.filter((result) => result === 'in')).toHaveLength(1);
    expect(results.filter((result) => result === 'again')).toHaveLength(99);
    expect(await entriesOf([person.id])).toHaveLength(1);
    const scans = await service
      .database()
      .orm()
      .select({ rows: count() })
      .from(checkInScans)
      .where(eq(checkInScans.registrationId, person.id));
    expect(scans[0]?.rows).toBe(100);
  }, 30_000);

  it('takes off what the clock of a device is wrong by, and counts a scan on its Shanghai day', async () => {
    const { token } = await staffMember(service, 'door');
    const [slow, fast, night] = take(await visitors(3), 3);
    const now = service.realTime().getTime();
    const shanghai = (ms: number) => new Date(ms + 8 * 60 * MINUTE).toISOString();
    const years = 3 * 365 * DAY;
    const behind = await send(token, [scanOf(slow.invitationCode, { scannedAt: now - years - 5 * MINUTE })], {
      sentAt: now - years,
    });
    expect(behind.result[0]?.firstTime?.slice(0, 13)).toBe(
      shanghai(now - 5 * MINUTE)
        .slice(0, 13)
        .replace('T', ' '),
    );
    // A clock that went wrong after the scan: nothing is later than it arrives.
    const ahead = await send(token, [scanOf(fast.invitationCode, { scannedAt: now + years })]);
    expect(ahead.result[0]?.firstTime?.slice(0, 10)).toBe(shanghai(now).slice(0, 10));
    // 23:59 and 00:01 in Shanghai are two days, though one in London.
    const midnight = new Date(`${shanghai(now - 2 * DAY).slice(0, 10)}T00:00:00+08:00`).getTime();
    const two = await send(token, [
      scanOf(night.invitationCode, { scannedAt: midnight - MINUTE }),
      scanOf(night.invitationCode, { scannedAt: midnight + MINUTE }),
    ]);
    expect(two.result.map(({ result }) => result)).toEqual(['in', 'in']);
    const day = shanghai(midnight).slice(0, 10);
    expect((await read<object>(token, `counts?day=${day}`)).result).toEqual({
      day,
      total: 1,
      hours: [{ hour: 0, door: 'Gate A', count: 1 }],
    });
  });

  it('refuses a batch that is wrong as a whole, naming the field, and writes none of it', async () => {
    const { token } = await staffMember(service, 'door');
    const person = required((await visitors(1))[0]);
    const good = scanOf(person.invitationCode);
    const wrong = [
      [[good, good], 'scans'],
      [[good, scanOf('AAAA', { door: '  ' })], 'door'],
    ] as const;
    for (const [scans, field] of wrong) {
      expect(await send(token, [...scans])).toMatchObject({ status: 400, success: false, field });
    }
    const malformed = [
      [],
      Array.from({ length: 201 }, () => scanOf('AAAA')),
      [{ ...good, id: 'mine' }],
      [{ ...good, scannedAt: -1 }],
      [{ ...good, result: 'in' }],
    ];
    for (const scans of malformed) expect((await send(token, scans)).status).toBe(400);
    expect(await entriesOf([person.id])).toEqual([]);
  });

  it('takes 200 scans in one call', async () => {
    const { token } = await staffMember(service, 'door');
    const people = await visitors(200);
    const answer = await send(
      token,
      people.map(({ invitationCode }) => scanOf(invitationCode)),
    );
    expect(answer.result.filter(({ result }) => result === 'in')).toHaveLength(200);
  }, 30_000);

  it('finds people without their pass by name, company, number or code, and tells who is in', async () => {
    const { token } = await staffMember(service, 'door');
    const ann = required(
      (
        await visitors(1, {
          firstName: 'Ann Zobel',
          companyName: '东方线缆',
          mobileNumber: '13911112222',
        })
      )[0],
    );
    await visitors(25, { firstName: 'Zhenya Twin' });
    await send(token, [scanOf(ann.invitationCode)]);
    const find = async (q: string) =>
      (await read<{ name: string }[]>(token, `people?q=${encodeURIComponent(q)}`)).result;
    for (const q of ['zob', '方线', '139 1111 2222', required(ann.invitationCode).toLowerCase()]) {
      const [found, ...others] = await find(q);
      expect(others, q).toEqual([]);
      expect(found).toMatchObject({
        code: ann.invitationCode,
        name: 'Ann Zobel',
        companyName: '东方线缆',
        mobileEnd: '2222',
        isWithdrawn: false,
        firstDoor: 'Gate A',
      });
    }
    expect(await find('Zhenya')).toHaveLength(20);
    expect(await find('100%_')).toEqual([]);
    for (const q of ['', ' 东 ']) {
      expect(await read(token, `people?q=${encodeURIComponent(q)}`)).toMatchObject({
        status: 400,
        field: 'q',
      });
    }
  });

  it('gives the roll page by page, then only what is new, and never a code or a number', async () => {
    const { token } = await staffMember(service, 'door');
    const start = service.clock.now();
    service.clock.set(new Date(start.getTime() + DAY));
    await visitors(2100);
    service.clock.set(new Date(start.getTime() + 2 * DAY));
    const first = await read<Roll>(token, 'roll');
    expect(first.result.lines).toHaveLength(2000);
    expect(first.result.hasMore).toBe(true);
    const second = await read<Roll>(token, `roll?after=${first.result.place}`);
    expect(second.result.hasMore).toBe(false);
    const known = new Set([...first.result.lines, ...second.result.lines].map(({ hash }) => hash));
    expect(known.size).toBe(second.result.total);
    expect((await read<Roll>(token, `roll?after=${second.result.place}`)).result.lines).toEqual([]);
    const late = required((await visitors(1))[0]);
    // What is of this moment comes again: another of it may still be under way.
    for (let turn = 0; turn < 2; turn += 1) {
      const { result } = await read<Roll>(token, `roll?after=${second.result.place}`);
      expect(result.lines).toEqual([
        { hash: hashOf(required(late.invitationCode)), name: late.firstName, companyName: late.companyName },
      ]);
      expect(result.place).toBe(second.result.place);
    }
    expect(JSON.stringify(first.result)).not.toContain('AAAAAAAAA');
    expect((await read(token, 'roll?after=1-99999999999999999999')).status).toBe(400);
    service.clock.set(start);
  }, 30_000);

  it('is for the door alone: every other role and right is refused and logged, a guest has to log in', async () => {
    const others = [
      (await staffMember(service, 'reviewer', 'editor', 'administrator')).token,
      (await signedIn(service)).token,
      (await signedIn(service, 'exhibitor')).token,
    ];
    const calls = (token: string | undefined) => [
      send(token, [scanOf('AAAA')]),
      ...['people?q=Visitor', 'roll', 'counts'].map((path) =>
        service.call('GET', `/organiser/door/${path}`, token === undefined ? {} : { token }),
      ),
    ];
    const refusals = async () =>
      required(
        (
          await service
            .database()
            .orm()
            .select({ rows: count() })
            .from(auditEntries)
            .where(eq(auditEntries.action, 'refused'))
        )[0],
      ).rows;
    const before = await refusals();
    for (const token of others) {
      for (const answer of await Promise.all(calls(token)))
        expect([answer.status, answer.code]).toEqual([403, 510]);
    }
    expect(await refusals()).toBe(before + 12);
    for (const answer of await Promise.all(calls(undefined)))
      expect([answer.status, answer.code]).toEqual([401, 401]);
  });
});
