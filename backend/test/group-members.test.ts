import { inflateSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import writeExcelFile from 'write-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GroupMember } from '../src/modules/groups/members/contract.ts';
import { checkIns } from '../src/modules/organiser/door/tables.ts';
import { visitRegistrations } from '../src/modules/registration/tables.ts';
import { signedIn } from './support/accounts.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { contentType, multipart } from './support/uploads.ts';
import { visits } from './support/visits.ts';

interface MemberPage {
  records: GroupMember[];
  total: number;
  passCount: number;
}

const HEAD = [
  ...['姓名 Name *', '性别 Gender *', '手机号码 Mobile number *', '公司名称 Company *', '部门 Department'],
  ...['职位 Position', '邮箱 E-mail *', '证件号码 ID or passport number *'],
];
const MEMBERS = '/app/visitor/group-members';
const PASSES = '/files/own/group-passes-cn.pdf';

describe('members of a group', () => {
  const service = useService();
  let numbers: ReturnType<typeof visits>;
  beforeAll(() => (numbers = visits(service)));

  /** A leader with a group of so many people. */
  async function group(count = 5, mark = `m${Date.now() % 1_000_000}`) {
    const { token } = await signedIn(service);
    const rows = Array.from({ length: count }, (_, at) => [
      ...[`成员${mark}${at}`, '男', numbers.newMobile(), `电缆${mark}厂`, '', ''],
      ...[`${mark}.${at}@group.example`, '310101199003071234'],
    ]);
    const data = [HEAD, ...rows].map((row) => row.map((value) => ({ value })));
    const content = Buffer.from(await writeExcelFile([{ sheet: '名单', data }]).toBuffer());
    const sent = await service.app().inject({
      method: 'POST',
      url: '/app/visitor/groups',
      headers: { 'content-type': contentType, language: 'EN', token },
      payload: multipart({ fileName: 'list.xlsx', content }),
    });
    const { id } = sent.json<{ result: { id: string } }>().result;
    await service.call('POST', `/app/visitor/groups/${id}/register`, { token });
    return { token, rows, mark };
  }
  const list = async (token: string, query = '') =>
    (await service.call<MemberPage>('GET', `${MEMBERS}?pageSize=50${query}`, { token })).result;
  const act = (token: string | undefined, id: string, what: string, body?: object) =>
    service.call<GroupMember>('POST', `${MEMBERS}/${id}/${what}`, {
      language: 'EN',
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });
  const person = (more: object = {}) => ({
    firstName: '新人',
    gender: '2',
    mobileNumber: numbers.newMobile(),
    companyName: '新电缆厂',
    email: 'new@group.example',
    identityNumber: '310101199003071234',
    ...more,
  });
  const rowOf = async (id: string) =>
    first(
      await service.database().orm().select().from(visitRegistrations).where(eq(visitRegistrations.id, id)),
    );
  const scan = async (token: string, code: string) =>
    required(
      (
        await service.call<{ result: string; name: string }[]>('POST', '/organiser/door/scans', {
          token,
          language: 'EN',
          body: {
            device: 'Scanner 1',
            sentAt: service.realTime().getTime(),
            scans: [{ id: randomUUID(), code, door: 'Gate A', scannedAt: service.realTime().getTime() }],
          },
        })
      ).result[0],
    ).result;
  const lettersTo = (address: string) => service.sent.filter(({ recipient }) => recipient === address);

  it('shows the leader whom they have registered, with masked contacts, by page and by name', async () => {
    const { token, rows, mark } = await group(6);
    const { records, total, passCount } = await list(token);
    expect([total, passCount]).toEqual([6, 6]);
    const mobile = String(required(rows[0])[2]);
    expect(records.find(({ firstName }) => firstName === `成员${mark}0`)).toMatchObject({
      companyName: `电缆${mark}厂`,
      mobileNumber: `*** ${mobile.slice(-4)}`,
      email: 'm***@group.example',
      pass: 'valid',
      replacedBy: '',
    });
    const all = JSON.stringify(records);
    for (const [name, , number, , , , email] of rows) {
      expect(all).toContain(name);
      expect(all).not.toContain(number);
      expect(all).not.toContain(email);
    }
    expect(all).not.toContain('310101');
    expect((await list(token, `&text=${encodeURIComponent(`成员${mark}3`)}`)).records).toHaveLength(1);
    const second = await service.call<MemberPage>('GET', `${MEMBERS}?pageSize=4&pageNo=2`, { token });
    expect(second.result.records).toHaveLength(2);
  });

  it('is for the leader alone: others see nothing, and foreign ids answer like unknown ones', async () => {
    const { token } = await group();
    const { id } = first((await list(token)).records);
    const other = (await signedIn(service)).token;
    const exhibitor = (await signedIn(service, 'exhibitor')).token;
    expect(await list(other)).toMatchObject({ records: [], total: 0, passCount: 0 });
    for (const [what, body] of [
      ['cancel', undefined],
      ['letter', undefined],
      ['replace', person()],
    ] as const) {
      const foreign = await act(other, id, what, body);
      const unknown = await act(other, '999999999999', what, body);
      expect([foreign.status, foreign.message]).toEqual([404, unknown.message]);
      expect((await act(undefined, id, what, body)).code).toBe(401);
      expect(await act(exhibitor, id, what, body)).toMatchObject({ success: false, result: null });
    }
    expect((await rowOf(id)).invitationCode).not.toBeNull();
    // Somebody whom the leader registered alone is no member of a group.
    const alone = await service.call<{ id: string }>('POST', '/app/visitor/others', {
      token,
      body: person(),
    });
    expect((await act(token, alone.result.id, 'cancel')).status).toBe(404);
    expect((await service.app().inject({ url: PASSES })).statusCode).toBe(401);
    expect(
      (await service.app().inject({ url: PASSES, headers: { token: exhibitor } })).statusCode,
    ).toBeGreaterThanOrEqual(400);
    expect((await service.app().inject({ url: PASSES, headers: { token: other } })).statusCode).toBe(404);
  });

  it('a cancelled pass lets nobody in, for good; cancelled twice it is cancelled once, and its number is free', async () => {
    const { token, rows } = await group();
    const door = (await staffMember(service, 'door')).token;
    const member = required((await list(token)).records.find(({ firstName }) => firstName === rows[0]?.[0]));
    const code = required((await rowOf(member.id)).invitationCode);
    const done = await Promise.all([act(token, member.id, 'cancel'), act(token, member.id, 'cancel')]);
    expect(done.map(({ result }) => result.pass)).toEqual(['cancelled', 'cancelled']);
    expect(await scan(door, code)).toBe('withdrawn');
    const address = String(required(rows[0])[6]);
    const told = lettersTo(address).filter(({ subject = '' }) => /取消|cancelled/.test(subject));
    expect(told).toHaveLength(1);
    expect(await list(token)).toMatchObject({ total: 5, passCount: 4 });
    for (const [what, body] of [
      ['letter', undefined],
      ['replace', person()],
    ] as const)
      expect((await act(token, member.id, what, body)).status).toBe(409);
    const mobileNumber = String(required(rows[0])[2]);
    const again = await service.call('POST', '/app/visitor/others', {
      token,
      body: person({ mobileNumber }),
    });
    expect(again.status).toBe(200);
  });

  it('a replaced pass lets nobody in; the new person has one, once, however often it is sent', async () => {
    const { token } = await group();
    const door = (await staffMember(service, 'door')).token;
    const { id } = first((await list(token)).records);
    const code = required((await rowOf(id)).invitationCode);
    const wrong = await act(token, id, 'replace', person({ email: 'nobody' }));
    expect(wrong).toMatchObject({ status: 400, field: 'email' });
    expect(await scan(door, 'no code')).toBe('unknown');
    const body = person({ email: `new-${id}@group.example` });
    const [one, two] = await Promise.all([act(token, id, 'replace', body), act(token, id, 'replace', body)]);
    expect([one.status, two.status, one.result.id]).toEqual([200, 200, two.result.id]);
    expect(one.result).toMatchObject({ firstName: '新人', pass: 'valid' });
    expect(await scan(door, code)).toBe('withdrawn');
    expect(await scan(door, required((await rowOf(one.result.id)).invitationCode))).toBe('in');
    expect(lettersTo(`new-${id}@group.example`)).toHaveLength(1);
    const { records, total } = await list(token);
    expect(total).toBe(6);
    expect(records.find((member) => member.id === id)).toMatchObject({
      pass: 'replaced',
      replacedBy: '新人',
    });
    expect((await act(token, id, 'replace', person())).status).toBe(409);
  });

  it('nothing is replaced by somebody whose number is taken', async () => {
    const { token } = await group();
    const [one, two] = (await list(token)).records;
    const taken = required((await rowOf(required(two).id)).mobile);
    const refused = await act(token, required(one).id, 'replace', person({ mobileNumber: taken }));
    expect(refused).toMatchObject({ status: 409, field: 'mobileNumber' });
    expect((await rowOf(required(one).id)).invitationCode).not.toBeNull();
    expect((await list(token)).total).toBe(5);
  });

  it('who was let in keeps the pass; of a scan and a cancellation at the same moment one wins', async () => {
    const { token } = await group(12);
    const door = (await staffMember(service, 'door')).token;
    const members = (await list(token)).records;
    const entered = required(members[0]);
    expect(await scan(door, required((await rowOf(entered.id)).invitationCode))).toBe('in');
    expect((await act(token, entered.id, 'cancel')).status).toBe(409);
    expect((await act(token, entered.id, 'replace', person())).status).toBe(409);
    expect((await list(token)).records.find(({ id }) => id === entered.id)?.pass).toBe('checked_in');
    for (const { id } of members.slice(1)) {
      const code = required((await rowOf(id)).invitationCode);
      const [cancelled, scanned] = await Promise.all([act(token, id, 'cancel'), scan(door, code)]);
      const isIn = (await service.database().orm().$count(checkIns, eq(checkIns.registrationId, id))) > 0;
      expect([cancelled.status, scanned, (await rowOf(id)).invitationCode === null]).toEqual(
        isIn ? [409, 'in', false] : [200, 'withdrawn', true],
      );
    }
  });

  it('sends a letter again, three times an hour', async () => {
    const { token, rows } = await group();
    const member = required((await list(token)).records.find(({ firstName }) => firstName === rows[1]?.[0]));
    const address = String(required(rows[1])[6]);
    const before = lettersTo(address).length;
    const sent = [];
    for (let at = 0; at < 4; at += 1) sent.push((await act(token, member.id, 'letter')).code);
    expect(sent).toEqual([200, 200, 200, 429]);
    expect(lettersTo(address)).toHaveLength(before + 3);
    const code = required((await rowOf(member.id)).invitationCode).replace(/(.{4})(?=.)/g, '$1-');
    expect(lettersTo(address).at(-1)?.body).toContain(code);
  });

  it('all passes come as one PDF with a page for each that is valid', { timeout: 60_000 }, async () => {
    const { token } = await group(7);
    const { id } = first((await list(token)).records);
    await act(token, id, 'cancel');
    const answer = await service.app().inject({ url: PASSES, headers: { token } });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    const file = answer.rawPayload;
    const text = file.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.4\n/);
    expect(text.match(/\/Type\/Page\//g)).toHaveLength(6);
    expect(text).toContain('/Count 6/');
    // The table at the end says where each object begins.
    const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    const places = text.slice(table).match(/^\d{10}(?= 00000 n)/gm) ?? [];
    expect(places).toHaveLength(2 + 3 * 6);
    for (const [at, place] of places.entries())
      expect(text.slice(Number(place))).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
    const picture = file.subarray(file.indexOf('FlateDecode'));
    const size = /\/Length (\d+)/.exec(picture.toString('latin1'));
    const begin = picture.indexOf('stream\n') + 7;
    const greys = inflateSync(picture.subarray(begin, begin + Number(size?.[1])));
    // Neither blank nor black: something is drawn there.
    const dark = greys.filter((grey) => grey < 128).length / greys.length;
    expect(dark).toBeGreaterThan(0.05);
    expect(dark).toBeLessThan(0.4);
    const none = await service.app().inject({ url: `${PASSES}?part=2`, headers: { token } });
    expect(none.statusCode).toBe(404);
  });

  it('whoever is forgotten is in no list of a leader', async () => {
    const { token, rows } = await group();
    const administrator = (await staffMember(service, 'administrator')).token;
    const members = (await list(token)).records;
    const named = (at: number) => required(members.find(({ firstName }) => firstName === rows[at]?.[0])).id;
    await act(token, named(0), 'cancel');
    for (const at of [0, 1]) {
      const id = named(at);
      const done = await service.call('POST', `/organiser/people/${id}/deletion`, {
        token: administrator,
        body: { typed: String(rows[at]?.[6]) },
      });
      expect(done.status).toBe(200);
      expect(await rowOf(id)).toMatchObject({ invitationCode: null, withdrawnCode: null, firstName: '' });
    }
    expect((await list(token)).records.map(({ id }) => id).sort()).toEqual([2, 3, 4].map(named).sort());
  });
});
