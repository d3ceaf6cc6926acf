import { eq } from 'drizzle-orm';
import writeExcelFile from 'write-excel-file/node';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '../src/spreadsheets/index.ts';
import { visitGroups } from '../src/modules/groups/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService, type Answer } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { visits } from './support/visits.ts';
import { required } from './support/required.ts';

interface Group {
  id: string;
  fileName: string;
  personCount: number;
  registeredCount: number;
  problemCount: number;
  problems: { line: number; column: string; message: string }[];
  registeredTime: string | null;
}
type Value = string | number | null | { type: 'Formula'; value: string };

const textOf = (value: Value | undefined): string => (typeof value === 'object' ? '' : String(value));

const START = new Date('2025-06-16T09:00:00+08:00');
const HEAD = [
  ...['姓名 Name *', '性别 Gender *', '手机号码 Mobile number *', '公司名称 Company *', '部门 Department'],
  ...['职位 Position', '邮箱 E-mail *', '证件号码 ID or passport number *'],
];

describe('groups', () => {
  const service = useService();
  let numbers: ReturnType<typeof visits>;
  beforeAll(() => (numbers = visits(service)));

  const book = async (rows: Value[][], head: Value[] = HEAD): Promise<Buffer> => {
    const data = [head, ...rows].map((row) =>
      row.map((value) => (value === null || typeof value === 'object' ? value : { value })),
    );
    return Buffer.from(await writeExcelFile([{ sheet: '名单', data }]).toBuffer());
  };
  const line = (more: Partial<Record<number, Value>> = {}, mobile = numbers.newMobile()): Value[] =>
    ['张伟', '男', mobile, '东方线缆', '采购部', '采购', 'zhang@group.example', '310101199003071234'].map(
      (value, at) => (at in more ? (more[at] ?? null) : value),
    );
  const people = (count: number) => Array.from({ length: count }, () => line());

  async function send(
    token: string | undefined,
    content: Buffer,
    { language = 'ZH', fileName = 'list.xlsx' } = {},
  ): Promise<Answer<Group> & { field?: string }> {
    const response = await service.app().inject({
      method: 'POST',
      url: '/app/visitor/groups',
      headers: { 'content-type': contentType, language, ...(token === undefined ? {} : { token }) },
      payload: multipart({ fileName, content }),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer<Group>, 'status'>>() };
  }
  const register = (token: string, id: string, language = 'ZH') =>
    service.call<Group>('POST', `/app/visitor/groups/${id}/register`, { token, language });
  const registered = async (token: string) =>
    (await service.call<{ total: number }>('GET', '/app/visitor/others', { token })).result.total;
  const places = ({ problems }: Group) => problems.map(({ line: at, column }) => `${at} ${column}`);

  it('has a form whose drop-down lists offer all that one person’s form allows', async () => {
    const { rawPayload } = await service.app().inject('/files/groups/group-list.xlsx');
    const limits = { entries: 50, each: 2 ** 20, all: 2 ** 24 };
    const sheet = 'xl/worksheets/sheet1.xml';
    const list = required(readArchive(rawPayload, limits, (name) => name === sheet).get(sheet)).toString();
    const offered = [
      ...list.matchAll(/<dataValidation type="list"[^>]* sqref="(\w)2:\1\d+"><formula1>'([^']*)'!/g),
    ];
    expect(offered.map(([, column, from]) => [column, from])).toEqual([
      ['B', '性别 Gender'],
      ['F', '职位 Position'],
    ]);
    const { result } = await service.get<{ label: string }[]>('/app/visitor/dict/gender');
    const choices = (await readSheet(rawPayload, '性别 Gender')).slice(1).map((row) => String(row[2]));
    expect(choices).toHaveLength(result.length);
    const { token } = await signedIn(service);
    const rows = Array.from({ length: 6 }, (_, at) => line({ 1: required(choices[at % choices.length]) }));
    expect((await send(token, await book(rows))).result).toMatchObject({ problems: [], personCount: 6 });
  });

  it('says of what is missing that it is the person’s, not the leader’s', async () => {
    const { token } = await signedIn(service);
    const rows = [line({ 0: '', 6: '', 7: '' }), ...people(4)];
    const { result } = await send(token, await book(rows), { language: 'EN' });
    expect(JSON.stringify(result)).toMatch(/person’s name.*person’s e-mail address.*person’s ID/);
    expect(JSON.stringify(result)).not.toMatch(/\byour\b/i);
  });

  it(
    'the form opens as a spreadsheet, and filled in it is accepted',
    { tags: ['VC-085', 'DESIGN-044'] },
    async () => {
      const response = await service.app().inject('/files/groups/group-list.xlsx');
      expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
      const file = response.rawPayload;
      expect((await readSheet(file))[0]).toEqual(HEAD);
      const instructions = (await readSheet(file, 2)).flat().join();
      for (const part of ['手机号码', 'How to fill in', '5 至 1000 人']) expect(instructions).toContain(part);
      const { token } = await signedIn(service);
      expect((await send(token, file)).result).toMatchObject({ personCount: 0, problemCount: 1 });
      expect((await send(token, await book(people(5)))).result).toMatchObject({
        personCount: 5,
        problemCount: 0,
      });
    },
  );

  it('checks a list of 500 with every bad line told by line and column, in either language, and registers nobody', async () => {
    const { token } = await signedIn(service);
    const other = await numbers.registered();
    const rows = people(500);
    const twice = textOf(required(rows[0])[2]);
    const bad: [number, Value[], string[]][] = [
      [10, line({ 2: '12012345678' }), ['手机号码']],
      [20, line({ 2: twice }), ['手机号码']],
      [40, line({ 0: { type: 'Formula', value: '=HYPERLINK("x")' } }), ['姓名']],
      [50, line({ 0: null, 6: 'nobody' }), ['姓名', '邮箱']],
      [60, line({ 1: '不详' }), ['性别']],
      [70, line({ 5: '船长' }), ['职位']],
      [80, line({ 7: Number('310101199003071234') }), ['证件号码']],
      [90, line({ 3: '线'.repeat(121) }), ['公司名称']],
      [100, line({ 6: { type: 'Formula', value: '=A1' } }), ['邮箱']],
    ];
    for (const [at, row] of bad) rows[at - 2] = row;
    rows[28] = line({ 2: `+86 ${other.mobile}` });
    const began = performance.now();
    const { result, message } = await send(token, await book(rows));
    expect(performance.now() - began).toBeLessThan(5000);
    expect(message).toBe('表格已检查');
    expect(result.personCount).toBe(500);
    expect(places(result)).toEqual(
      bad.flatMap(([at, , columns]) => columns.map((column) => `${at} ${column}`)),
    );
    expect(result.problems[1]?.message).toBe('与第 2 行的手机号码重复');
    // Whose number is registered is nobody else's business: only how many are.
    expect(result.registeredCount).toBe(1);
    const again = await service.call<Group>('GET', `/app/visitor/groups/${result.id}`, {
      token,
      language: 'EN',
    });
    expect(again.result.problems[0]).toEqual({
      line: 10,
      column: 'Mobile number',
      message: 'Enter a valid mobile number',
    });
    expect(again.result.problems.map((one) => one.message + one.column).join()).not.toMatch(
      /\p{Script=Han}/u,
    );
    expect(await register(token, result.id)).toMatchObject({ status: 400, code: 500 });
    expect(await registered(token)).toBe(0);
  });

  it('registers 500 in one go, once, however often and at whatever moment it is asked for', async () => {
    const { token } = await signedIn(service, 'visitor', { nickName: '林晓' });
    const { result } = await send(token, await book(people(500)));
    expect(result).toMatchObject({ personCount: 500, problemCount: 0, registeredTime: null });
    const mails = service.sent.length;
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 3 }, () => register(token, result.id, 'EN')));
    expect(performance.now() - began).toBeLessThan(20_000);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, message: 'The group is registered' });
      expect(answer.result.registeredTime).toBe('2025-06-16 09:00:00');
    }
    expect(await registered(token)).toBe(500);
    expect(service.sent.length - mails).toBe(500);
    const kept = required(
      (await service.database().orm().select().from(visitGroups).where(eq(visitGroups.id, result.id)))[0],
    );
    expect(kept.people).toEqual([]);
  });

  it('tolerates what people do to a form', async () => {
    const { token } = await signedIn(service);
    const rows = [
      ['第一批', null],
      HEAD.map((head) => required(head.split(' ')[0])).reverse(),
      [null],
      ...people(5).map((row) => [...row].reverse()),
    ] as Value[][];
    const retype = (line: number, cell: number, change: (typed: string) => Value) => {
      const row = required(rows[line]);
      row[cell] = change(textOf(row[cell]));
    };
    const inFullWidth = (digit: string) => String.fromCodePoint(0xff10 + Number(digit));
    retype(3, 5, Number);
    retype(4, 5, (typed) => `'${typed}`);
    retype(5, 5, (typed) => typed.replaceAll(/\d/g, inFullWidth));
    retype(6, 5, (typed) => typed.replace(/(\d{3})(\d{4})/, '$1 $2-'));
    retype(7, 6, () => ' Ｆｅｍａｌｅ ');
    rows.splice(5, 0, [null, '  ']);
    const { result } = await send(token, await book(rows, ['团体名单']));
    expect(result.problems).toEqual([]);
    expect(result.personCount).toBe(5);
    expect((await register(token, result.id)).status).toBe(200);
    expect(await registered(token)).toBe(5);
  });

  it('tells of a missing column, no head, nobody, too few and too many', async () => {
    const { token } = await signedIn(service);
    const messages = async (file: Buffer, language = 'ZH') =>
      (await send(token, file, { language })).result.problems.map(({ message }) => message);
    const without = people(5).map((row) => row.slice(0, 7));
    expect(await messages(await book(without, HEAD.slice(0, 7)))).toEqual(['缺少“证件号码”这一列']);
    expect(await messages(await book(without, HEAD.slice(0, 7)), 'EN')).toEqual([
      'The column “ID or passport number” is missing',
    ]);
    expect(await messages(await book(people(5), ['甲', '乙']))).toEqual([
      '没有找到表头，请使用下载的表格填写',
    ]);
    expect(await messages(await book([]))).toEqual(['表格中没有人员信息']);
    expect(await messages(await book(people(4)))).toEqual(['团体登记须满 5 人，不足 5 人请使用“为他人登记”']);
    expect(await messages(await book(people(1001)), 'EN')).toEqual([
      'At most 1000 people at once. Split the spreadsheet',
    ]);
  });

  it('refuses what is no spreadsheet, in both languages, and keeps nothing', async () => {
    const { token } = await signedIn(service);
    const files = [
      Buffer.from('姓名,手机\n张伟,13800138000'),
      Buffer.from('d0d5c3fb2ccad6bbfa', 'hex'),
      Buffer.from('%PDF-1.4 %%EOF'),
      (await book(people(5))).subarray(0, 2000),
    ];
    for (const file of files) {
      expect(await send(token, file)).toMatchObject({ status: 400, field: 'file' });
      expect((await send(token, file, { language: 'EN' })).message).toContain('The file cannot be read');
    }
    expect(await send(token, Buffer.alloc(10 * 1024 * 1024))).toMatchObject({
      status: 413,
      message: '文件不能超过 2MB',
    });
    expect(await send(token, Buffer.alloc(0))).toMatchObject({ status: 400, message: '文件内容为空' });
    expect(await send(token, required(files[0]), { fileName: '../x.xlsx' })).toMatchObject({ status: 400 });
  });

  it('somebody registered since the check: nobody of the list is registered', async () => {
    const [mine, other] = [await signedIn(service), await signedIn(service)];
    const rows = people(6);
    const first = (await send(mine.token, await book(rows))).result;
    const second = (await send(other.token, await book(rows.slice(1)))).result;
    expect((await register(other.token, second.id)).status).toBe(200);
    expect(await register(mine.token, first.id)).toMatchObject({ status: 409 });
    expect(await registered(mine.token)).toBe(0);
    expect((await register(mine.token, first.id, 'EN')).message).toContain('registered since the check');
  });

  it('leaves those out who have a registration already, and says how many, never who', async () => {
    const { token } = await signedIn(service, 'visitor', { nickName: '林晓' });
    const rows = people(7);
    const known = (await send(token, await book(rows.slice(0, 5)))).result;
    await register(token, known.id);
    const other = await signedIn(service);
    const { result } = await send(other.token, await book(rows));
    expect(result).toMatchObject({ personCount: 7, registeredCount: 5, problemCount: 0, problems: [] });
    const mails = service.sent.length;
    expect(await register(other.token, result.id)).toMatchObject({ status: 200 });
    expect([await registered(other.token), service.sent.length - mails]).toEqual([2, 2]);
    const all = await send(other.token, await book(rows), { language: 'EN' });
    expect(all.result).toMatchObject({ registeredCount: 7, problemCount: 1 });
    expect(all.result.problems).toEqual([
      {
        line: 0,
        column: '',
        message: 'Everyone in the list is already registered. There is no need to register them again',
      },
    ]);
    expect(await register(other.token, all.result.id)).toMatchObject({ status: 400 });
  });

  it('two lists with the same people at the same moment: one is registered, whole', async () => {
    const senders = await Promise.all(Array.from({ length: 4 }, () => signedIn(service)));
    const file = await book(people(20));
    const lists = await Promise.all(senders.map(({ token }) => send(token, file)));
    const answers = await Promise.all(
      senders.map(({ token }, at) => register(token, required(lists[at]).result.id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const counts = await Promise.all(senders.map(({ token }) => registered(token)));
    expect(counts.sort()).toEqual([0, 0, 0, 20].sort());
  });

  it(
    'another’s list is like one that does not exist; closed after the last day for groups',
    { tags: ['ROLE-018'] },
    async () => {
      const [mine, other, exhibitor] = [
        await signedIn(service),
        await signedIn(service),
        await signedIn(service, 'exhibitor'),
      ];
      const file = await book(people(5));
      const { id } = (await send(mine.token, file)).result;
      for (const url of [`/app/visitor/groups/${id}`, '/app/visitor/groups/12345']) {
        expect(await service.call('GET', url, { token: other.token })).toMatchObject({
          status: 404,
          message: '团体名单不存在',
        });
        expect(await service.call('POST', `${url}/register`, { token: other.token })).toMatchObject({
          status: 404,
        });
      }
      expect(await send(undefined, file)).toMatchObject({ status: 401 });
      expect(await send(exhibitor.token, file)).toMatchObject({ status: 403 });
      service.clock.set(new Date('2025-08-15T23:59:59+08:00'));
      const last = await send(mine.token, file);
      expect(last.status).toBe(200);
      service.clock.set(new Date('2025-08-16T00:00:00+08:00'));
      expect((await send(mine.token, file, { language: 'EN' })).message).toBe(
        'Registration of groups has closed',
      );
      expect((await register(mine.token, last.result.id)).message).toBe('团体登记已截止');
      service.clock.set(START);
    },
  );
});
