import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { exhibitors, products } from '../src/modules/catalogue/tables.ts';
import { exhibitImports } from '../src/modules/exhibiting/exhibit-import/tables.ts';
import { createLimits } from '../src/limits/limits.ts';
import { uploads } from '../src/uploads/tables.ts';
import type { ExhibitImport } from '../src/modules/exhibiting/exhibit-import/contract.ts';
import type { Exhibit } from '../src/modules/exhibiting/exhibits/contract.ts';
import { writeArchive } from '../src/spreadsheets/zip.ts';
import { signedIn } from './support/accounts.ts';
import { picture } from './support/sample-files.ts';
import { useService, type Answer } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { first, required } from './support/required.ts';

type Value = string | { type: 'Formula'; value: string };
type Line = Partial<Record<(typeof heads)[number], Value>>;

const heads = [
  ...(['中文名称', '英文名称', '展品分类', '中文标签', '英文标签'] as const),
  ...(['中文描述', '英文描述', '图片'] as const),
];
const url = '/app/exhibiting/exhibits/imports';
const WEB = 'https://pictures.example/extruder.png';

describe("lists of a company's exhibits", () => {
  const asked: string[] = [];
  const service = useService({
    loadPicture: async (address) => {
      asked.push(address);
      if (address !== WEB) throw new Error('nothing there');
      return picture(300, 200).png().toBuffer();
    },
  });
  let taken = 0;

  const DAY_S = 24 * 60 * 60;
  /** Lets an account have sent almost all that it may within a day. */
  const hasSent = async (accountId: string, what: 'files' | 'kib', points: number) =>
    createLimits(service.database().pool).count(
      { name: `upload-exhibitor-${what}`, points: 1e9, seconds: DAY_S },
      accountId,
      points,
    );
  const onDisk = async () =>
    (await readdir(dirname(service.storage().incoming), { recursive: true }).catch(() => []))
      .filter((entry) => entry !== '.incoming')
      .toSorted();
  const keptOf = (accountId: string) =>
    service.database().orm().select().from(uploads).where(eq(uploads.accountId, accountId));

  async function company() {
    const rows = await service
      .database()
      .orm()
      .select({ id: exhibitors.id })
      .from(exhibitors)
      .orderBy(exhibitors.id);
    taken += 1;
    const exhibitorId = required(rows[taken]).id;
    await service.database().orm().delete(products).where(eq(products.exhibitorId, exhibitorId));
    const { token, id: accountId } = await signedIn(service, 'exhibitor', {
      exhibitorId,
      email: `list${taken}@cable.example`,
    });
    return { token, exhibitorId, accountId };
  }
  const book = async (lines: readonly Line[], head: readonly string[] = heads): Promise<Buffer> => {
    const data = [
      head.map((value) => ({ value })),
      ...lines.map((line) =>
        heads.map((name) => {
          const value = line[name];
          return value === undefined || typeof value === 'object' ? (value ?? null) : { value };
        }),
      ),
    ];
    return Buffer.from(await writeExcelFile([{ sheet: '展品', data }]).toBuffer());
  };
  const line = (number: number, more: Line = {}): Line => ({
    中文名称: `挤出机 ${number}`,
    英文名称: `Extruder ${number}`,
    展品分类: '101',
    中文标签: '高速，节能',
    英文标签: 'high speed, frugal',
    中文描述: '三层共挤。\n可选配在线测径。',
    英文描述: 'Triple extrusion.',
    图片: WEB,
    ...more,
  });
  async function send(
    token: string | undefined,
    content: Buffer,
    { language = 'ZH', fileName = 'list.xlsx' } = {},
  ): Promise<Answer<ExhibitImport>> {
    const response = await service.app().inject({
      method: 'POST',
      url,
      headers: { 'content-type': contentType, language, ...(token === undefined ? {} : { token }) },
      payload: multipart({ fileName, content }),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer<ExhibitImport>, 'status'>>() };
  }
  const submit = (token: string, id: string, language = 'ZH') =>
    service.call<ExhibitImport>('POST', `${url}/${id}/submit`, { token, language });
  const exhibits = async (token: string) =>
    (
      await service.call<{ records: Exhibit[]; total: number }>(
        'GET',
        '/app/exhibiting/exhibits?pageSize=200',
        { token },
      )
    ).result;
  const file = async (address: string, token?: string) =>
    (await service.app().inject({ url: address, headers: token === undefined ? {} : { token } })).rawPayload;
  const told = ({ problems }: ExhibitImport) =>
    problems.map(({ line: at, column, message }) => `${at} ${column}: ${message}`);

  it('the form opens as a spreadsheet with its instructions and the categories, and is taken back filled in', async () => {
    const form = await file('/files/exhibiting/exhibit-list.xlsx');
    const [head] = await readSheet(form);
    expect(head).toEqual(
      ['中文名称 Name in Chinese *', '英文名称 Name in English *', '展品分类 Category'].concat(
        ['中文标签 Tags in Chinese', '英文标签 Tags in English', '中文描述 Description in Chinese *'],
        ['英文描述 Description in English *', '图片 Picture *'],
      ),
    );
    expect((await readSheet(form, 2)).flat().join()).toContain('压缩');
    const categories = (await readSheet(form, 3)).slice(1);
    expect(categories.length).toBeGreaterThan(20);
    const { token } = await company();
    expect((await send(token, form)).result).toMatchObject({ lineCount: 0, validCount: 0, problemCount: 1 });
    const [nameCn, nameEn] = categories[0] as [string, string];
    const names = [nameCn, nameEn, `${nameCn} ${nameEn}`];
    const lines = names.map((name, at) => line(at, { 展品分类: name }));
    const { result } = await send(token, await book(lines, head as string[]));
    expect(told(result)).toEqual([]);
    await submit(token, result.id);
    const codes = (await exhibits(token)).records.map(({ classify }) => classify);
    expect(new Set(codes).size).toBe(1);
  });

  it('tells every wrong field of every line in either language, and hands in nothing before it is told to', async () => {
    const { token } = await company();
    const lines = [
      line(1),
      line(2, { 中文名称: '', 英文描述: 'x'.repeat(401) }),
      line(3, { 展品分类: '没有的分类' }),
      line(4, { 英文名称: { type: 'Formula', value: 'HYPERLINK("http://x.example","x")' } }),
      line(1),
      line(6, { 图片: 'photo.jpg' }),
      line(7, { 图片: 'https://pictures.example/none.png' }),
      line(8, { 图片: '/files/uploads/0123456789abcdef0123456789abcdef.png' }),
      line(9, { 图片: '' }),
      line(10, { 中文标签: Array.from({ length: 11 }, (_, at) => `标签${at}`).join() }),
    ];
    const sent = await book(lines);
    const zh = (await send(token, sent)).result;
    expect(zh).toMatchObject({ lineCount: 10, validCount: 1, problemCount: 10, addedCount: 0 });
    expect(told(zh)).toEqual([
      '3 中文名称: 请输入展品中文名称',
      '3 英文描述: 英文描述不能超过 400 个字符',
      '4 展品分类: 没有这个展品分类，请填写“分类”页中的名称',
      '5 英文名称: 单元格中是公式，请改为直接填写内容',
      '6 : 与第 2 行是相同的展品',
      '7 图片: 图片文件需要和表格一起放进一个 zip 压缩包上传',
      '8 图片: 无法从这个网址读取图片：网址须公开、直接指向图片，且不超过 2 MB',
      '9 图片: 上传的文件不存在',
      '10 图片: 请填写图片的文件名或网址',
      '11 中文标签: 标签最多 10 个',
    ]);
    const en = told((await send(token, sent, { language: 'EN' })).result);
    expect(en).toHaveLength(10);
    expect(en.join()).not.toMatch(/\p{Script=Han}/u);
    expect((await exhibits(token)).total).toBe(0);

    const done = await submit(token, zh.id, 'EN');
    expect(done.message).toBe('1 exhibit submitted for review');
    expect(done.result).toMatchObject({ addedCount: 1 });
    const added = first((await exhibits(token)).records);
    expect(added).toMatchObject({ titleCn: '挤出机 1', fillTags: '高速,节能', status: 1, classify: '101' });
    expect(added.descriptionCn).toBe('三层共挤。\n可选配在线测径。');
    expect((await service.app().inject(added.imageUrl)).headers['content-type']).toMatch(/^image\//);
  });

  it('an archive brings the pictures, whatever its folders and the case of its names', async () => {
    const { token } = await company();
    const photo = await picture(320, 240).jpeg().toBuffer();
    const entries = new Map([
      [
        'list/展品.xlsx',
        await book([
          line(1, { 图片: 'Extruder.JPG' }),
          line(2, { 图片: '挤出机.png' }),
          line(3, { 图片: 'none.jpg' }),
          line(4, { 图片: 'script.png' }),
        ]),
      ],
      ['list/pictures/extruder.jpg', photo],
      ['挤出机.png', await picture(64, 64).png().toBuffer()],
      ['script.png', Buffer.from('<svg onload="alert(1)"/>')],
      ['__MACOSX/list/._展品.xlsx', Buffer.from('x')],
      ['list/~$展品.xlsx', Buffer.from('x')],
      ['../../etc/passwd', Buffer.from('x')],
    ]);
    const { result } = await send(token, writeArchive(entries), { fileName: '展品.zip' });
    expect(told(result)).toEqual([
      '4 图片: 压缩包中没有这个图片文件',
      expect.stringMatching(/^5 图片: 图片格式不正确/),
    ]);
    await submit(token, result.id);
    const { records } = await exhibits(token);
    expect(records.map(({ titleEn }) => titleEn).sort()).toEqual(['Extruder 1', 'Extruder 2']);
    for (const { imageUrl } of records)
      expect((await service.app().inject(imageUrl)).headers['content-type']).toMatch(/^image\//);
  });

  it.each([
    ['files', 498],
    // Each picture takes four KiB.
    ['kib', 2048 * 1024 - 9],
  ] as const)(
    'pictures count for what the account may send in a day, %s; a list beyond it is refused whole',
    async (what, sent) => {
      const { token, accountId, exhibitorId } = await company();
      const photos = await Promise.all(
        [30, 40, 60].map((width) =>
          picture(width, 1200 / width)
            .png({ compressionLevel: 0 })
            .toBuffer(),
        ),
      );
      expect(photos.map(({ length }) => Math.ceil(length / 1024))).toEqual([4, 4, 4]);
      const archive = async (count: number) => {
        const some = photos.slice(0, count);
        const lines = some.map((_, at) => line(at, { 图片: `${at}.png` }));
        return writeArchive(
          new Map([
            ['list.xlsx', await book(lines)] as const,
            ...some.map((photo, at) => [`${at}.png`, photo] as const),
          ]),
        );
      };
      await hasSent(accountId, what, sent);
      const before = await onDisk();
      for (const [language, message] of [
        ['ZH', '24 小时内上传的文件已达上限，请稍后再试'],
        ['EN', 'You have uploaded as many files as one account may within 24 hours, please try again later'],
      ] as const)
        expect(await send(token, await archive(3), { language })).toMatchObject({
          status: 429,
          code: 429,
          success: false,
          message,
          result: null,
        });
      expect(await keptOf(accountId)).toEqual([]);
      expect(await onDisk()).toEqual(before);
      const lists = await service
        .database()
        .orm()
        .$count(exhibitImports, eq(exhibitImports.exhibitorId, exhibitorId));
      expect(lists).toBe(0);

      // What was refused used nothing up: two go, and then nothing more, by whatever way it comes.
      const taken = await send(token, await archive(2));
      expect(taken.result).toMatchObject({ validCount: 2, problemCount: 0 });
      expect((await keptOf(accountId)).map(({ isClaimed }) => isClaimed)).toEqual([true, true]);
      expect((await send(token, await book([line(9)]))).status).toBe(429);
      const upload = await service.app().inject({
        method: 'POST',
        url: '/app/uploads/file?kind=image',
        headers: { 'content-type': contentType, token },
        payload: multipart({ fileName: 'a.png', content: required(photos[2]) }),
      });
      expect(upload.statusCode).toBe(429);
    },
  );

  it('done twice and at once it is done once; what the company has meanwhile is left out', async () => {
    const { token, exhibitorId } = await company();
    const { result } = await send(token, await book([line(1), line(2), line(3)]));
    const again = (await send(token, await book([line(3), line(4)]))).result;
    expect(again.validCount).toBe(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(token, result.id)));
    expect(new Set(answers.map(({ result: { addedCount } }) => addedCount))).toEqual(new Set([3]));
    expect((await submit(token, again.id)).result.addedCount).toBe(1);
    const rows = await service
      .database()
      .orm()
      .select({ title: products.titleEn })
      .from(products)
      .where(and(eq(products.exhibitorId, exhibitorId), eq(products.status, 1)));
    expect(rows.map(({ title }) => title).sort()).toEqual(
      ['Extruder 1', 'Extruder 2', 'Extruder 3', 'Extruder 4'].sort(),
    );
    const known = (await send(token, await book([line(1)]), { language: 'EN' })).result;
    expect(told(known)).toEqual(['2 : Your company has already submitted the same exhibit']);
    expect(await submit(token, known.id)).toMatchObject({ success: false });
  });

  it('200 exhibits are taken and 201 are not; 50 addresses are loaded and no more; said twice, loaded once', async () => {
    const { token } = await company();
    asked.length = 0;
    const many = Array.from({ length: 200 }, (_, at) => line(at));
    expect((await send(token, await book(many))).result).toMatchObject({
      lineCount: 200,
      validCount: 200,
      problemCount: 0,
    });
    expect(asked).toEqual([WEB]);
    const { result } = await send(token, await book([...many, line(200)]));
    expect(result).toMatchObject({ lineCount: 201, validCount: 0 });
    expect(told(result)[0]).toContain('一次最多导入 200 个展品');
    expect(await submit(token, result.id)).toMatchObject({ success: false });

    asked.length = 0;
    const addresses = Array.from({ length: 52 }, (_, at) =>
      line(at, { 图片: `https://pictures.example/${at}.png` }),
    );
    const loaded = (await send(token, await book(addresses))).result;
    expect(asked).toHaveLength(50);
    expect(told(loaded).filter((text) => text.includes('最多读取 50 个网址'))).toHaveLength(2);
  });

  it('the company takes its exhibits home as a list: nothing in it is a formula, and it is a list that can be sent in', async () => {
    const { token } = await company();
    const hostile = '=HYPERLINK("http://x.example","x")';
    const { result } = await send(token, await book([line(1, { 中文名称: `'${hostile}` })]));
    await submit(token, result.id);
    const own = await file('/files/own/exhibits-cn.xlsx', token);
    const [head, row] = await readSheet(own);
    expect(head?.slice(0, 2)).toEqual(['中文名称 Name in Chinese *', '英文名称 Name in English *']);
    expect(row?.[0]).toBe(hostile);
    expect(row?.at(-1)).toBe('审核中');
    expect(told((await send(token, own)).result)).toEqual(['2 : 贵公司已提交过相同的展品']);
    const other = await company();
    const [, ...none] = await readSheet(await file('/files/own/exhibits-en.xlsx', other.token));
    expect(none).toEqual([]);
  });

  it('refuses what is no list, several lists, and archives that unpack to more than they may', async () => {
    const { token } = await company();
    const sheet = await book([line(1)]);
    const bad = {
      text: Buffer.from('名称,图片'),
      none: writeArchive(new Map([['a.png', Buffer.from('x')]])),
      two: writeArchive(
        new Map([
          ['a.xlsx', sheet],
          ['b.xlsx', sheet],
        ]),
      ),
      cut: sheet.subarray(0, sheet.length / 2),
      large: writeArchive(
        new Map([
          ['a.xlsx', sheet],
          ['a.png', Buffer.alloc(3 * 1024 * 1024)],
        ]),
      ),
    };
    for (const [name, content] of Object.entries(bad)) {
      const answer = await send(token, content, { language: 'EN' });
      expect(answer.success, name).toBe(false);
      expect(answer.message, name).toMatch(/cannot be read|one \.xlsx spreadsheet/);
    }
    const beyond = await send(token, Buffer.alloc(20 * 1024 * 1024 + 1));
    expect(beyond).toMatchObject({ status: 413, message: '文件不能超过 20MB' });
  });

  it('is for exhibitors alone, and a list for its company alone', async () => {
    const sheet = await book([line(1)]);
    expect((await send(undefined, sheet)).status).toBe(401);
    const visitor = await signedIn(service);
    expect((await send(visitor.token, sheet)).success).toBe(false);
    const { token } = await company();
    const { result } = await send(token, sheet);
    const other = await company();
    const unknown = await submit(other.token, '999999999');
    expect(unknown.status).toBe(404);
    const foreign = await submit(other.token, result.id);
    expect({ ...foreign, timestamp: 0 }).toEqual({ ...unknown, timestamp: 0 });
    expect((await service.call('GET', `${url}/${result.id}`, { token: other.token })).status).toBe(404);
    expect((await service.call('GET', `${url}/${result.id}`, { token })).result).toEqual(result);
  });
});
