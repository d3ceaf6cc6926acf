import { sql } from 'drizzle-orm';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import type {
  EncodingReading,
  ExhibitorImport,
  StartBody,
} from '../src/modules/organiser/exhibitor-import/contract.ts';
import { readSpreadsheet } from '../src/spreadsheets/index.ts';
import { signedIn } from './support/accounts.ts';
import { csvOf, HEADS, lineOf, sendImport } from './support/import-files.ts';
import { useService, type Answer } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required } from './support/required.ts';

interface Listed {
  companyNameCn: string;
  companyNameEn: string;
}

describe('exhibitors from a spreadsheet', () => {
  const service = useService();
  const administrator = async () => (await staffMember(service, 'administrator')).token;
  const send = async (token: string, rows: readonly (readonly string[])[], language = 'EN') =>
    (await sendImport<ExhibitorImport>(service, { token, content: csvOf(rows), language })).result;
  const find = async (token: string, id: string, language = 'EN') =>
    (await service.call<ExhibitorImport>('GET', `/organiser/exhibitor-imports/${id}`, { token, language }))
      .result;
  const check = (token: string, { id, fields }: ExhibitorImport, language = 'EN') =>
    service.call<ExhibitorImport>('PUT', `/organiser/exhibitor-imports/${id}/mapping`, {
      token,
      language,
      body: {
        fields: fields.flatMap(({ key, column }) => (column === null ? [] : [{ key, column }])),
      },
    });
  const start = (
    token: string,
    id: string,
    body: StartBody,
  ): Promise<Answer<ExhibitorImport> & { field?: string }> =>
    service.call<ExhibitorImport>('POST', `/organiser/exhibitor-imports/${id}/start`, {
      token,
      body,
      language: 'EN',
    });
  /** The service's own worker takes it up within a second. */
  async function finished(token: string, id: string): Promise<ExhibitorImport> {
    const isUnderWay = async () => ['waiting', 'running'].includes((await find(token, id)).state);
    await expect.poll(isUnderWay, { timeout: 60_000 }).toBe(false);
    return find(token, id);
  }
  const exhibitorsLike = async (name: string): Promise<number> => {
    const { rows } = await service
      .database()
      .orm()
      .execute<{ total: number }>(
        sql`select count(*)::int as total from exhibitor where name_en like ${`${name}%`}`,
      );
    return required(rows[0]).total;
  };
  const actions = async (token: string, id: string) =>
    (
      await service.call<{ records: { action: string; subjectId: string }[] }>(
        'GET',
        '/organiser/audit?action=exhibitor-import&pageSize=100',
        { token },
      )
    ).result.records
      .filter(({ subjectId }) => subjectId === id)
      .map(({ action }) => action);

  it('of 2,000 with 50 bad lines a dry run tells all 50; the import takes 1,950 or none, as chosen', async () => {
    const token = await administrator();
    const bad = (number: number) => number % 40 === 0;
    const spoil: ((line: string[], number: number) => string[])[] = [
      (line) => line.with(0, '').with(1, ''),
      (line) => line.with(2, 'Atlantis'),
      (line) => line.with(3, 'Toys'),
      (line) => line.with(6, 'nobody'),
      (line, number) => line.with(4, `Z9-m${number - 1}`),
    ];
    const rows = Array.from({ length: 2000 }, (_, at) => {
      const line = lineOf(at + 1, 'm');
      return bad(at + 1) ? required(spoil[((at + 1) / 40) % 5])(line, at + 1) : line;
    });
    const began = performance.now();
    const read = await send(token, [HEADS, ...rows]);
    expect(read).toMatchObject({ state: 'read', lineCount: 2000, goodCount: 0, author: expect.any(String) });
    const checked = (await check(token, read)).result;
    expect(checked).toMatchObject({ state: 'checked', goodCount: 1950, badCount: 50, problemCount: 50 });
    expect(checked.problems.map(({ line }) => line)).toEqual(
      Array.from({ length: 50 }, (_, at) => (at + 1) * 40 + 1),
    );
    expect(await exhibitorsLike('Imported Cable m')).toBe(0);

    const whole = await start(token, read.id, { mode: 'whole', sendsLetters: false });
    expect(whole).toMatchObject({ status: 400, field: 'mode' });
    expect(await exhibitorsLike('Imported Cable m')).toBe(0);

    const both = await Promise.all(
      [1, 2].map(() => start(token, read.id, { mode: 'good', sendsLetters: false })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const done = await finished(token, read.id);
    expect(done).toMatchObject({ state: 'done', addedCount: 1950, badCount: 50, progress: null });
    expect(await exhibitorsLike('Imported Cable m')).toBe(1950);
    expect(performance.now() - began).toBeLessThan(60_000);

    const [page, found] = await Promise.all([
      service.get<{ records: Listed[] }>('/app/info/getCompanyProfilesList?keyword=m1999'),
      service.get<{ total: number }>('/app/info/getCompanyProfilesList?pageSize=1'),
    ]);
    expect(found.result.total).toBeGreaterThan(1950);
    expect(page.result.records[0]).toMatchObject({ companyNameEn: 'Imported Cable m1999 Ltd' });
    const again = await start(token, read.id, { mode: 'good', sendsLetters: false });
    expect(again.result).toMatchObject({ state: 'done', addedCount: 1950 });
    expect(await actions(token, read.id)).toEqual([
      'exhibitor-import.done',
      'exhibitor-import.start',
      'exhibitor-import.check',
      'exhibitor-import.upload',
    ]);
    const changed = await check(token, read);
    expect(changed.status).toBe(409);
  }, 90_000);

  it('a whole of right lines comes in at once; one that somebody spoils meanwhile leaves nothing', async () => {
    const token = await administrator();
    const lines = Array.from({ length: 250 }, (_, at) => lineOf(at + 1, 'w'));
    const first = await send(token, [HEADS, ...lines]);
    await check(token, first);
    const other = await send(token, [HEADS, ...lines.map((line) => line.with(0, '').with(4, ''))]);
    expect((await check(token, other)).result).toMatchObject({ state: 'checked', badCount: 0 });
    await start(token, first.id, { mode: 'whole', sendsLetters: false });
    expect(await finished(token, first.id)).toMatchObject({ state: 'done', addedCount: 250, mode: 'whole' });
    expect(await exhibitorsLike('Imported Cable w')).toBe(250);
    // Checked before the first came in, and right then.
    await start(token, other.id, { mode: 'whole', sendsLetters: false });
    const refused = await finished(token, other.id);
    expect(refused).toMatchObject({ state: 'refused', addedCount: 0, badCount: 250 });
    expect(refused.problems[0]).toEqual({
      line: 2,
      column: 'Company name in English',
      message: 'There is already an exhibitor with this name',
    });
    expect(await exhibitorsLike('Imported Cable w')).toBe(250);
    expect(await actions(token, other.id)).toContain('exhibitor-import.refused');
  });

  it('goes on where it was after a failure in the middle, and doubles nothing', async () => {
    const token = await administrator();
    const { id } = await send(token, [HEADS, ...Array.from({ length: 450 }, (_, at) => lineOf(at + 1, 'k'))]);
    await check(token, await find(token, id));
    const run = (text: string) => service.database().orm().execute(sql.raw(text));
    await run(`create function spoil() returns trigger language plpgsql as
      $$ begin if new.name_en = 'Imported Cable k350 Ltd' then raise 'out of order'; end if; return new; end $$`);
    await run('create trigger spoil before insert on exhibitor for each row execute function spoil()');
    await start(token, id, { mode: 'good', sendsLetters: true });
    // Three steps are in when the fourth fails.
    await expect.poll(async () => (await find(token, id)).progress?.done, { timeout: 10_000 }).toBe(300);
    await expect
      .poll(async () => (await run(`select tries from job where subject_id = ${id}`)).rows[0], {
        timeout: 10_000,
      })
      .not.toEqual({ tries: 0 });
    expect(await exhibitorsLike('Imported Cable k')).toBe(300);
    await run('drop trigger spoil on exhibitor');
    expect(await finished(token, id)).toMatchObject({ state: 'done', addedCount: 450, letterCount: 450 });
    expect(await exhibitorsLike('Imported Cable k')).toBe(450);
    const to = service.sent.filter(({ recipient }) => recipient.startsWith('import-k'));
    expect(new Set(to.map(({ recipient }) => recipient)).size).toBe(450);
    expect(to).toHaveLength(450);
  }, 60_000);

  it('opens the account of each company, and writes to it where that is wanted', async () => {
    const token = await administrator();
    const heads = [
      'Name',
      '公司名称（中文）',
      'Country',
      'Category',
      'Contact',
      'E-mail',
      'Mobile',
      'Booth',
      'Booth type',
    ];
    const rows = [
      ['Letter One GmbH', '', 'de', '电线', 'Ada', 'Ada@Letter-one.example', '', '', ''],
      ['', '来信二号有限公司', '中国', '1', '张伟', 'two@letter.example', '13912345678', 'ｚ8－01', '标准'],
      ['Letter Three', '', 'USA', '1', '', '', '+1 213 373 4253', '', 'raw'],
    ];
    required(rows[0])[3] = '1';
    const { id, fields } = await send(token, [heads, ...rows]);
    expect(fields.filter(({ column }) => column !== null).map(({ key }) => key)).toEqual([
      ...[
        'nameCn',
        'nameEn',
        'country',
        'category',
        'boothNumber',
        'boothKind',
        'contact',
        'email',
        'mobile',
      ],
    ]);
    const checked = (await check(token, await find(token, id))).result;
    expect(checked.problems).toEqual([]);
    await start(token, id, { mode: 'whole', sendsLetters: true });
    expect(await finished(token, id)).toMatchObject({ state: 'done', addedCount: 3, letterCount: 2 });
    const letters = service.sent.filter(({ recipient }) => /letter(-one)?\.example$/.test(recipient));
    expect(letters.map(({ recipient, language }) => [recipient, language])).toEqual([
      ['ada@letter-one.example', 'EN'],
      ['two@letter.example', 'ZH'],
    ]);
    expect(letters[1]?.body).toContain('Z8-01');
    expect(letters[0]?.body).toContain('Letter One GmbH');
    const { rows: made } = await service
      .database()
      .orm()
      .execute(
        sql`select a.email, a.mobile, e.booth_number, e.booth_kind, e.country from exhibitor e
        join account a on a.exhibitor_id = e.id where e.name_en like 'Letter%' or e.name_cn like '来信%' order by e.id`,
      );
    expect(made).toEqual([
      { email: 'ada@letter-one.example', mobile: null, booth_number: '', booth_kind: '', country: 'DE' },
      {
        email: 'two@letter.example',
        mobile: '+8613912345678',
        booth_number: 'Z8-01',
        booth_kind: '2',
        country: 'CN',
      },
      { email: null, mobile: '+12133734253', booth_number: '', booth_kind: '1', country: 'US' },
    ]);
  });

  it('tells every wrong field of every line in both languages, and gives the wrong lines as a file', async () => {
    const token = await administrator();
    const known = required(
      (
        await service.get<{ records: Listed[] }>('/app/info/getCompanyProfilesList?pageSize=200')
      ).result.records.find((one) => one.companyNameCn !== '' && one.companyNameEn !== ''),
    );
    const account = await signedIn(service, 'exhibitor', { email: 'known@account.example' });
    expect(account.token).toBeTruthy();
    const heads = [
      '中文名称',
      '英文名称',
      '国家',
      '分类',
      '展位号',
      '展位类型',
      '面积',
      '邮箱',
      '手机',
      '网址',
      '电话',
      '英文简介',
    ];
    const blanks = (line: string[]) => [...line, ...Array.from({ length: 12 - line.length }, () => '')];
    const rows = [
      ['', '', 'Germany', '1'],
      ['x'.repeat(101), 'a', '', ''],
      ['', 'b', 'Nowhere', 'Nothing', 'Z'.repeat(21), 'tent', 'much', 'no mail', '123', 'not a site', 'call'],
      ['', `${known.companyNameEn.toUpperCase()} .`, 'DE', '1'],
      [known.companyNameCn, 'c', 'DE', '1'],
      ['', '=1+1', 'DE', '1'],
      ['', 'Twice A', 'DE', '1', 'Z7-1', '1', '9 m²', 'twice@import.example'],
      ['', 'TWICE a.', 'DE', '1', 'z7-1', '1', '9', 'Twice@import.example'],
      ['', 'd', 'DE', '1', '', '', '', '', '', '', '', 'y'.repeat(2001)],
      ['', 'e', 'DE', '1', '', '', '', 'known@account.example'],
    ].map(blanks);
    const read = await send(token, [heads, ...rows], 'ZH');
    const { result } = await check(token, read, 'ZH');
    const where = (problems: ExhibitorImport['problems']) =>
      problems.map(({ line, column }) => `${line} ${column}`);
    expect(where(result.problems)).toEqual([
      ...['2 公司中文名称', '3 公司中文名称', '3 国家或地区', '3 展商分类'],
      ...[
        '4 国家或地区',
        '4 展商分类',
        '4 展位号',
        '4 展位类型',
        '4 展位面积',
        '4 账号邮箱',
        '4 账号手机',
        '4 网址',
        '4 电话',
      ],
      ...['5 公司英文名称', '6 公司中文名称', '7 公司英文名称'],
      ...['9 公司英文名称', '9 展位号', '9 账号邮箱', '10 公司英文简介', '11 账号邮箱'],
    ]);
    expect(result).toMatchObject({ goodCount: 1, badCount: 9, problemCount: 21 });
    const english = await find(token, read.id);
    expect(english.problems.every(({ column, message }) => !/\p{Script=Han}/u.test(column + message))).toBe(
      true,
    );
    expect(result.problems.every(({ message }) => /\p{Script=Han}/u.test(message))).toBe(true);
    for (const [side, sheet] of [
      ['cn', '需修改的内容'],
      ['en', 'What is wrong'],
    ] as const) {
      const file = await service.app().inject({
        url: `/files/organiser/exhibitor-imports/${read.id}/to-correct-${side}.xlsx`,
        headers: { token },
      });
      const cells = await readSpreadsheet(file.rawPayload, { rows: 50, columns: 50 });
      expect(cells[0]?.[1]?.text).toBe(sheet);
      expect(cells.slice(1).map((row) => required(row[0]).text)).toEqual([
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '9',
        '10',
        '11',
      ]);
    }
  });

  it('keeps the mapping for the next file of the same heads, and asks for what is missing', async () => {
    const token = await administrator();
    const heads = ['A', 'B', '', 'D'];
    const first = await send(token, [heads, ['Mapped One', 'DE', 'x', '1']]);
    expect(first.columns).toEqual([
      { name: 'A', samples: ['Mapped One'] },
      { name: 'B', samples: ['DE'] },
      { name: '', samples: ['x'] },
      { name: 'D', samples: ['1'] },
    ]);
    expect(first.fields.every(({ column }) => column === null)).toBe(true);
    const put = (id: string, mapping: Record<string, number>) =>
      service.call<ExhibitorImport>('PUT', `/organiser/exhibitor-imports/${id}/mapping`, {
        token,
        language: 'EN',
        body: { fields: Object.entries(mapping).map(([key, column]) => ({ key, column })) },
      });
    expect(await put(first.id, {})).toMatchObject({ status: 400, field: 'nameCn' });
    expect(await put(first.id, { nameEn: 0 })).toMatchObject({ status: 400, field: 'country' });
    expect(await put(first.id, { nameEn: 0, country: 1 })).toMatchObject({ status: 400, field: 'category' });
    expect(await put(first.id, { nameEn: 4, country: 1, category: 3 })).toMatchObject({
      status: 400,
      field: 'nameEn',
    });
    expect(await start(token, first.id, { mode: 'whole', sendsLetters: false })).toMatchObject({
      status: 409,
    });
    const mapping = { nameEn: 0, country: 1, category: 3 };
    expect((await put(first.id, mapping)).result).toMatchObject({ state: 'checked', goodCount: 1 });
    const second = await send(token, [heads, ['Mapped Two', 'DE', '', '1']]);
    expect(
      Object.fromEntries(
        second.fields.flatMap(({ key, column }) => (column === null ? [] : [[key, column]])),
      ),
    ).toEqual(mapping);
    const list = await service.call<{ records: { id: string; state: string }[] }>(
      'GET',
      '/organiser/exhibitor-imports?pageSize=2',
      { token },
    );
    expect(list.result.records.map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'read'],
      [first.id, 'checked'],
    ]);
  });

  it('reads .xlsx with a title above, GB18030, and its own form; refuses what is no list', async () => {
    const token = await administrator();
    const sheet = [['展商名单'], [], ['公司名称', '国家', '分类'], ['表格电缆', '中国', '1']];
    const data = sheet.map((row) => row.map((value) => ({ value })));
    const file = Buffer.from(await writeExcelFile([{ sheet: 'A', data }]).toBuffer());
    const read = await sendImport<ExhibitorImport>(service, { token, content: file, name: 'a.xlsx' });
    expect(read.result).toMatchObject({ lineCount: 1, columns: [{ name: '公司名称' }, {}, {}] });
    expect((await check(token, read.result)).result).toMatchObject({ goodCount: 1 });
    // 公司名称,国家 and 长江,中国 in GB18030.
    const chinese = Buffer.from('b9abcbbec3fbb3c62cb9fabcd20ab3a4bdad2cd6d0b9fa', 'hex');
    expect((await sendImport<ExhibitorImport>(service, { token, content: chinese })).result.columns).toEqual([
      { name: '公司名称', samples: ['长江'] },
      { name: '国家', samples: ['中国'] },
    ]);
    const form = await service.app().inject({ url: '/files/organiser/exhibitors.xlsx', headers: { token } });
    const blank = await sendImport<ExhibitorImport>(service, { token, content: form.rawPayload });
    expect(blank).toMatchObject({ status: 400, field: 'file' });
    const heads = required((await readSpreadsheet(form.rawPayload, { rows: 500, columns: 50 }))[0]).map(
      ({ text }) => text,
    );
    const filled = await send(token, [heads, heads.map(() => 'x')]);
    expect(filled.fields.map(({ column }) => column)).toEqual(filled.fields.map((_, at) => at));
    for (const content of [
      Buffer.from('PK no archive'),
      Buffer.from([0, 1, 2, 255]),
      csvOf([HEADS]),
      csvOf([HEADS, ...Array.from({ length: 5001 }, (_, at) => [String(at)])]),
    ]) {
      expect(await sendImport(service, { token, content })).toMatchObject({ status: 400, field: 'file' });
    }
    const large = await sendImport(service, { token, content: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') });
    expect(large.status).toBe(413);
  }, 60_000);

  it('refuses a file whose encoding is not clear with a sample, shows how each reads it, and reads it as chosen', async () => {
    const token = await administrator();
    // 公司名稱,國家 and 臺灣電線電纜股份有限公司,台灣 in Big5.
    const big5 = Buffer.from(
      'a4bda571a657bad92cb0eaae610a' + 'bb4fc657b971bd75b971c66caad1a5f7a6b3adada4bda5712ca578c657',
      'hex',
    );
    const refused = await sendImport(service, { token, content: big5 });
    expect(refused).toMatchObject({ status: 400, field: 'encoding' });
    expect(refused.message).toContain('“そ\u{FFFD}\u{FFFD}嘿”');
    const readings = await sendImport<EncodingReading[]>(service, {
      token,
      content: big5,
      call: '/readings',
    });
    expect(readings.result[0]).toEqual({
      encoding: 'big5',
      samples: ['公司名稱', '國家', '臺灣電線電纜股份有限公司', '台灣'],
    });
    const sent = (content: Buffer, encoding: string, language = 'EN') =>
      sendImport<ExhibitorImport>(service, { token, content, encoding, language });
    const { result } = await sent(big5, 'big5');
    expect(result).toMatchObject({
      encoding: 'big5',
      columns: [{ name: '公司名稱', samples: ['臺灣電線電纜股份有限公司'] }, { samples: ['台灣'] }],
    });
    expect((await find(token, result.id)).encoding).toBe('big5');

    const utf8 = await sent(big5, 'utf_8');
    expect(utf8).toMatchObject({ status: 400, field: 'encoding' });
    expect(utf8.message).toMatch(/^Row 1 /);
    expect((await sent(big5, 'utf_8', 'ZH')).message).toMatch(/^第 1 行/);
    const marked = await sent(Buffer.from('\u{FEFF}名称\n长江', 'utf16le'), 'big5');
    expect(marked).toMatchObject({ status: 400, field: 'encoding' });
    expect(marked.message).toContain('UTF-16');
    expect((await sent(big5, 'latin')).status).toBe(400);
  });

  it('takes Korean in EUC-KR for no Chinese', async () => {
    const token = await administrator();
    // 회사명,국가 and 대한전선,한국.
    const korean = Buffer.from('c8b8bbe7b8ed2cb1b9b0a10ab4ebc7d1c0fcbcb12cc7d1b1b9', 'hex');
    expect(await sendImport(service, { token, content: korean })).toMatchObject({ field: 'encoding' });
    const read = await sendImport<ExhibitorImport>(service, { token, content: korean, encoding: 'euc_kr' });
    expect(read.result.columns).toEqual([
      { name: '회사명', samples: ['대한전선'] },
      { name: '국가', samples: ['한국'] },
    ]);
  });

  it('is for administrators only', async () => {
    const refused = [
      (await signedIn(service)).token,
      (await signedIn(service, 'exhibitor')).token,
      (await staffMember(service, 'reviewer', 'door', 'editor')).token,
    ];
    const one = '/organiser/exhibitor-imports/5';
    for (const [method, path, body] of [
      ['GET', '/organiser/exhibitor-imports', undefined],
      ['GET', one, undefined],
      ['PUT', `${one}/mapping`, { fields: [] }],
      ['POST', `${one}/start`, { mode: 'good' }],
      ['GET', '/files/organiser/exhibitors.xlsx', undefined],
      ['GET', '/files/organiser/exhibitor-imports/5/to-correct-cn.xlsx', undefined],
    ] as const) {
      expect((await service.call(method, path, { body })).code, path).toBe(401);
      for (const token of refused)
        expect((await service.call(method, path, { token, body })).code, path).toBe(510);
    }
    const content = csvOf([HEADS, lineOf(1)]);
    for (const call of ['', '/readings']) {
      expect((await sendImport(service, { content, call })).code).toBe(401);
      for (const token of refused)
        expect((await sendImport(service, { token, content, call })).code).toBe(510);
    }
    const token = await administrator();
    expect((await service.call('GET', one, { token })).status).toBe(404);
    const log = await service.call<{ records: { subject: string }[] }>(
      'GET',
      '/organiser/audit?action=refused',
      {
        token,
      },
    );
    expect(log.result.records.map(({ subject }) => subject)).toContain('POST /organiser/exhibitor-imports');
  });
});
