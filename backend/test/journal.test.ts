import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import type { ClassificationNode, JournalEntry } from '../src/modules/exhibiting/journal/contract.ts';
import { journalEntries } from '../src/modules/exhibiting/journal/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { first, required } from './support/required.ts';

const url = '/app/exhibiting/journal';
const entry = {
  companyCn: '远东线缆有限公司',
  companyEn: 'Far East Cable Ltd',
  companyAddress: '上海市浦东新区银城中路 68 号',
  phone: '+86 21 5888 0000',
  fax: '',
  webSite: 'www.cable.example/about',
  contentCn: '生产中压电缆与附件。',
  contentEn: 'Medium voltage cable and accessories.',
  classify: '4,1',
};

describe("a company's entry of the conference journal", () => {
  const service = useService();
  let companies: string[] = [];
  beforeAll(async () => {
    const rows = await service.database().orm().select({ id: exhibitors.id }).from(exhibitors).limit(40);
    companies = rows.map(({ id }) => id);
  });

  async function someone(companyId = required(companies.pop()), email?: string) {
    const more = { exhibitorId: companyId, ...(email ? { email } : {}) };
    const { token } = await signedIn(service, 'exhibitor', more);
    const save = (change: object = {}, language = 'ZH') =>
      service.call<JournalEntry>('POST', url, { token, language, body: { ...entry, ...change } });
    const own = async (language = 'ZH') =>
      (await service.call<JournalEntry>('GET', url, { token, language })).result;
    const count = () =>
      service.database().orm().$count(journalEntries, eq(journalEntries.exhibitorId, companyId));
    return { token, companyId, save, own, count };
  }
  const decide = async () => {
    service.pass(21_000);
    await service.reviewer().look();
  };

  describe('once handed in', () => {
    let author: Awaited<ReturnType<typeof someone>>;
    let saved: Awaited<ReturnType<typeof author.save>>;
    beforeAll(async () => {
      author = await someone();
      saved = await author.save({ phone: ' 123 ' }, 'EN');
    });

    it('is under review', { tags: ['EXH-082', 'REST-104'] }, () => {
      expect(saved).toMatchObject({
        status: 200,
        message: 'Submitted and under review. The demo decides by itself in about 20 s.',
        result: { status: 1, status_dictText: 'Under review' },
      });
    });

    it(
      'has all its fields, the classification comma-joined in order',
      { tags: ['EXH-078', 'EXH-079'] },
      () => {
        expect(saved.result).toMatchObject({ ...entry, phone: '123', classify: '1,4' });
      },
    );

    it('is read with state and classification', { tags: ['EXH-080', 'EXH-081', 'REST-104'] }, async () => {
      const own = await author.own('EN');
      expect(own).toMatchObject({ status: 1, classify: '1,4' });
      expect(own).toEqual(saved.result);
    });
  });

  it("begins with the company's record", async () => {
    const { companyId, own, count } = await someone();
    await service
      .database()
      .orm()
      .update(exhibitors)
      .set({ fax: '021-1', descriptionEn: 'x'.repeat(501) })
      .where(eq(exhibitors.id, companyId));
    const company = first(
      await service.database().orm().select().from(exhibitors).where(eq(exhibitors.id, companyId)),
    );
    expect(await own()).toMatchObject({
      id: null,
      status: 0,
      companyCn: company.nameCn,
      companyEn: company.nameEn,
      companyAddress: company.addressCn,
      phone: company.phone,
      fax: '021-1',
      webSite: company.website,
      contentCn: company.descriptionCn,
      contentEn: '',
      classify: company.categoryCode,
      createTime: null,
    });
    expect((await own('EN')).companyAddress).toBe(company.addressEn);
    expect(await count()).toBe(0);
  });

  it.each([
    [{ companyCn: ' ' }, 'companyCn', '请输入公司中文名称'],
    [{ companyEn: '' }, 'companyEn', '请输入公司英文名称'],
    [{ companyAddress: '' }, 'companyAddress', '请输入公司地址'],
    [{ companyAddress: '上海市浦东新区银城' }, 'companyAddress', '公司地址不能少于 10 个字符'],
    [{ contentCn: '' }, 'contentCn', '请输入中文简介'],
    [{ contentEn: '' }, 'contentEn', '请输入英文简介'],
    [{ classify: ' , ' }, 'classify', '请选择产品分类'],
    [{ classify: '1,999999' }, 'classify', '产品分类不正确'],
    [{ webSite: 'javascript:alert(1)' }, 'webSite', '网址格式不正确'],
    [{ phone: '1'.repeat(201) }, 'phone', '电话不能超过 200 个字符'],
  ])('says what is wrong and where', { tags: ['DESIGN-002', 'VAL-061'] }, async (change, field, message) => {
    const { save, count } = await someone();
    expect(await save(change)).toMatchObject({ status: 400, code: 500, message, field });
    expect((await save(change, 'EN')).message).toMatch(/^[\x20-\x7e]+$/);
    expect(await count()).toBe(0);
  });

  it(
    'takes 300 and 500 characters as people count them and an address of 10, and no more or less',
    { tags: ['VAL-062', 'CONFLICT-002', 'VAL-061'] },
    async () => {
      const { save } = await someone();
      const mark = '👩🏽‍🔧';
      expect(await save({ contentCn: mark.repeat(301) })).toMatchObject({
        field: 'contentCn',
        message: '中文简介不能超过 300 个字符',
      });
      expect(await save({ contentEn: 'a'.repeat(501) }, 'EN')).toMatchObject({
        field: 'contentEn',
        message: 'The English introduction cannot exceed 500 characters',
      });
      const longest = {
        contentCn: mark.repeat(300),
        contentEn: 'a'.repeat(500),
        companyAddress: '上海市浦东新区银城路',
      };
      expect(await save(longest)).toMatchObject({ status: 200, result: longest });
    },
  );

  it(
    'neither under review nor approved is it edited; rejected it is handed in again',
    { tags: ['ERR-047', 'EXH-083'] },
    async () => {
      const { save, own, count } = await someone(undefined, 'print@maker.example');
      await save({ contentCn: '请退回' });
      expect(await save({ contentCn: '改' })).toMatchObject({ status: 400, message: '审核中的数据不能编辑' });
      await decide();
      const rejected = await own();
      expect([rejected.status, rejected.rejectReason]).toEqual([3, rejected.rejectReasonCn]);
      expect(service.sent.at(-1)).toMatchObject({
        recipient: 'print@maker.example',
        subject: '您的会刊信息未通过审核',
      });
      const answers = await Promise.all(Array.from({ length: 10 }, () => save({ contentCn: '改好了' })));
      for (const { message, result } of answers) {
        expect(message).toMatch(/^修改成功，正在审核/);
        expect(result).toMatchObject({ status: 1, contentCn: '改好了', rejectReason: '' });
      }
      await decide();
      expect(await save({ contentCn: '再改' }, 'EN')).toMatchObject({
        message: 'Approved data cannot be edited',
      });
      expect(await own()).toMatchObject({ status: 2, contentCn: '改好了' });
      expect(await count()).toBe(1);
    },
  );

  it('is one entry of the company, however often and by whomever it is sent at once', async () => {
    const mine = await someone();
    const colleague = await someone(mine.companyId);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? mine.save() : colleague.save())),
    );
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1);
    expect(await mine.count()).toBe(1);
    const other = await someone();
    expect((await other.own()).id).toBeNull();
  });

  it(
    'takes it in its last second in Shanghai, and nothing after',
    { tags: ['EXH-084', 'ERR-034'] },
    async () => {
      const [mine, late] = [await someone(), await someone()];
      service.clock.set(new Date('2025-07-20T23:59:59.999+08:00'));
      expect(await mine.own()).toMatchObject({ closesAt: '2025-07-20 23:59:59', isClosed: false });
      expect((await mine.save({ contentCn: '请退回' })).status).toBe(200);
      await decide();
      service.clock.set(new Date('2025-07-21T00:00:00.000+08:00'));
      for (const who of [mine, late]) {
        expect(await who.save()).toMatchObject({ status: 400, message: '会刊信息提交已截止' });
        expect((await who.save({}, 'EN')).message).toBe('Journal information deadline has passed');
      }
      expect(await mine.own()).toMatchObject({ status: 3, contentCn: '请退回', isClosed: true });
      expect(await late.count()).toBe(0);
      service.clock.set(new Date('2025-06-16T09:00:00+08:00'));
    },
  );

  it('sends the classification as a tree', { tags: ['EXH-077', 'REST-104'] }, async () => {
    const { token } = await someone();
    const { result } = await service.call<ClassificationNode[]>('GET', `${url}/classification`, { token });
    expect(result.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    for (const { code, children } of result) {
      expect(children.length).toBeGreaterThan(0);
      expect(
        children.every((leaf) => leaf.code.startsWith(code) && leaf.name !== '' && leaf.nameEn !== ''),
      ).toBe(true);
    }
  });

  it('refuses guests, visitors and who has no company, and takes no state from a client', async () => {
    const visitor = await signedIn(service);
    const bare = await signedIn(service, 'exhibitor');
    for (const [token, status] of [
      [undefined, 401],
      [visitor.token, 403],
      [bare.token, 403],
    ] as const) {
      const as = token ? { token } : {};
      expect((await service.call('GET', url, as)).status).toBe(status);
      expect((await service.call('GET', `${url}/classification`, as)).status).toBe(status);
      expect((await service.call('POST', url, { ...as, body: entry })).status).toBe(status);
    }
    const { save } = await someone();
    for (const field of ['status', 'id', 'exhibitorId', 'isClosed']) {
      expect((await save({ [field]: '1' })).status, field).toBe(400);
    }
  });
});
