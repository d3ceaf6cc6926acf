import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompanyProfile, Entry } from '../src/modules/catalogue/contract.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import type { OwnCompany } from '../src/modules/exhibiting/company/contract.ts';
import { signedIn } from './support/accounts.ts';
import { picture } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

interface Page<T> {
  records: T[];
  total: number;
}

const url = '/app/exhibiting/company';

/** What the form sends of a company. */
const formOf = ({
  id: _id,
  username: _username,
  boothNumber: _number,
  positionType: _type,
  positionType_dictText: _words,
  boothRange: _range,
  updateTime: _time,
  ...form
}: OwnCompany) => form;

describe("a company's own information", () => {
  const service = useService();
  let taken = 0;

  /** An account that speaks for a company of the demo, another one at each call. */
  async function own(more: { language?: string } = {}) {
    const rows = await service
      .database()
      .orm()
      .select({ id: exhibitors.id })
      .from(exhibitors)
      .orderBy(exhibitors.id);
    taken += 1;
    const companyId = required(rows[taken]).id;
    const account = await signedIn(service, 'exhibitor', { exhibitorId: companyId });
    const { result } = await service.call<OwnCompany>('GET', url, { token: account.token, ...more });
    return { ...account, companyId, company: result, form: formOf(result) };
  }
  const save = (token: string | undefined, body: object, language = 'ZH') =>
    service.call<OwnCompany>('POST', url, { body, language, ...(token === undefined ? {} : { token }) });
  const read = async (token: string) => (await service.call<OwnCompany>('GET', url, { token })).result;
  const profile = async (id: string) =>
    (await service.get<CompanyProfile>(`/app/catalogue/companies/${id}`)).result;
  const countOf = async (category: string) =>
    (await service.get<Page<CompanyProfile>>(`/app/info/getCompanyProfilesList?classify=${category}`)).result
      .total;
  const found = async <T extends { id: string }>(list: string, keyword: string) =>
    (
      await service.get<Page<T>>(`/app/info/${list}?keyword=${encodeURIComponent(keyword)}`)
    ).result.records.map(({ id }) => id);

  describe('as its own people read it', () => {
    let company: OwnCompany;
    let row: typeof exhibitors.$inferSelect;
    beforeAll(async () => {
      const mine = await own();
      ({ company } = mine);
      row = required(
        (
          await service.database().orm().select().from(exhibitors).where(eq(exhibitors.id, mine.companyId))
        )[0],
      );
    });

    it('has names, texts, addresses and category', { tags: ['EXH-048', 'REST-096'] }, () => {
      expect(company).toMatchObject({
        id: row.id,
        logoUrl: row.logoUrl,
        companyNameCn: row.nameCn,
        companyNameEn: row.nameEn,
        companyDescriptionCn: row.descriptionCn,
        companyDescriptionEn: row.descriptionEn,
        companyAddress: row.addressCn,
        companyAddressEn: row.addressEn,
        companyPhone: row.phone,
        companyFax: row.fax,
        companyWebsite: row.website,
        productCategory: row.categoryCode,
      });
    });

    it('has the booth that the organiser gave', { tags: ['EXH-049'] }, () => {
      expect(company).toMatchObject({
        boothNumber: row.boothNumber,
        positionType: row.boothKind,
        boothRange: row.boothArea,
      });
    });

    it('has the login', { tags: ['EXH-051'] }, () => {
      expect(company.username).toMatch(/^150\d{8}$/);
    });
  });

  it('is not for guests, visitors and exhibitors without a company', async () => {
    expect(await service.call('GET', url)).toMatchObject({ status: 401, code: 401 });
    const visitor = await signedIn(service);
    expect(await service.call('GET', url, { token: visitor.token })).toMatchObject({
      status: 403,
      message: '请先退出观众登录',
    });
    const without = await signedIn(service, 'exhibitor');
    for (const method of ['GET', 'POST'] as const) {
      const answer = await service.call(method, url, {
        token: without.token,
        ...(method === 'POST' ? { body: {} } : {}),
      });
      expect(answer, method).toMatchObject({ status: 403, code: 510 });
    }
  });

  it.each([
    ['1', '光地展位', 'Raw space booth'],
    ['2', '标准展位', 'Standard booth'],
  ])(
    'names the kind of booth %s in both languages',
    { tags: ['EXH-050', 'CONST-058'] },
    async (kind, chinese, english) => {
      const { companyId, token } = await own();
      await service
        .database()
        .orm()
        .update(exhibitors)
        .set({ boothKind: kind })
        .where(eq(exhibitors.id, companyId));
      expect((await read(token)).positionType_dictText).toBe(chinese);
      const { result } = await service.call<OwnCompany>('GET', url, { token, language: 'EN' });
      expect(result.positionType_dictText).toBe(english);
    },
  );

  it(
    'is changed in all fields and public at once: page, lists, counts and search',
    { tags: ['EXH-048', 'EXH-054', 'ERR-054', 'REST-096'] },
    async () => {
      const { companyId, token, form, company } = await own();
      const category = company.productCategory === '7' ? '6' : '7';
      const [before, after] = [await countOf(company.productCategory), await countOf(category)];
      const product = required(
        (await service.get<Page<Entry>>(`/app/catalogue/companies/${companyId}/entries`)).result.records[0],
      );
      service.clock.set(new Date('2025-06-17T10:00:00+08:00'));
      const changed = {
        ...form,
        companyNameCn: '  青禾铂缆科技股份有限公司 ',
        companyNameEn: 'Qinghe Platinacord Inc.',
        productCategory: category,
        companyDescriptionCn: '主营铂合金细线。\r\n创立于姑苏。',
        companyDescriptionEn: 'Makers of zirconite filaments.\nFounded in Suzhou.',
        companyPhone: '+86 512 8800 1234 转 6',
        companyFax: '0512-88001235',
        companyWebsite: 'www.qinghe.example/cn',
        companyAddress: '江苏省苏州市工业园区星湖街 9 号',
        companyAddressEn: '9 Xinghu Street, Suzhou Industrial Park, Jiangsu',
      };
      const saved = await save(token, changed);
      expect(saved).toMatchObject({ status: 200, message: '保存成功' });
      expect(saved.result).toMatchObject({
        ...changed,
        companyNameCn: '青禾铂缆科技股份有限公司',
        companyDescriptionCn: '主营铂合金细线。\n创立于姑苏。',
        companyWebsite: 'https://www.qinghe.example/cn',
        version: saved.result.version,
        updateTime: '2025-06-17 10:00:00',
      });
      expect(saved.result.version).not.toBe(form.version);
      expect(await read(token)).toEqual(saved.result);
      expect(await profile(companyId)).toMatchObject({
        companyNameCn: '青禾铂缆科技股份有限公司',
        companyNameEn: 'Qinghe Platinacord Inc.',
        companyAddressEn: changed.companyAddressEn,
        companyWebsite: 'https://www.qinghe.example/cn',
        classify: category,
      });
      expect([await countOf(company.productCategory), await countOf(category)]).toEqual([
        before - 1,
        after + 1,
      ]);
      for (const keyword of ['青禾铂缆', 'Platinacord', '姑苏', 'zirconite']) {
        expect(await found<CompanyProfile>('getCompanyProfilesList', keyword), keyword).toEqual([companyId]);
      }
      // A product is found by its company, whatever that is called now.
      for (const keyword of ['青禾铂缆', 'Platinacord']) {
        expect(await found<Entry>('getEntriesList', keyword), keyword).toContain(product.id);
      }
      expect(await found('getCompanyProfilesList', company.companyNameCn)).not.toContain(companyId);
      const english = await save(token, { ...formOf(saved.result), companyFax: '' }, 'EN');
      expect(english).toMatchObject({ message: 'Saved', result: { companyFax: '' } });
    },
  );

  async function expectRefused(change: object, field: string, text: string | RegExp) {
    const { token, form, company } = await own();
    const answer = await save(token, { ...form, ...change });
    expect(answer).toMatchObject({ status: 400, code: 500, field });
    expect(answer.message).toMatch(text);
    expect((await save(token, { ...form, ...change }, 'EN')).message).toMatch(/^[\x20-\x7e]+$/);
    expect(await read(token)).toEqual(company);
  }

  it('asks for the logo', { tags: ['DESIGN-002', 'VAL-048'] }, () =>
    expectRefused({ logoUrl: ' ' }, 'logoUrl', '请上传公司 Logo'),
  );

  it.each([
    [{ companyNameCn: ' ' }, 'companyNameCn', '请输入公司中文名称'],
    [{ companyNameEn: '' }, 'companyNameEn', '请输入公司英文名称'],
    [{ companyNameCn: '线'.repeat(101) }, 'companyNameCn', '公司中文名称不能超过 100 个字符'],
  ])('refuses the name %o', { tags: ['DESIGN-002', 'VAL-049'] }, expectRefused);

  it.each([
    [{ productCategory: '' }, 'productCategory', '请选择展商分类'],
    [{ productCategory: '8' }, 'productCategory', '请选择展商分类'],
    [{ productCategory: '101' }, 'productCategory', '请选择展商分类'],
  ])('refuses the classification %o', { tags: ['DESIGN-002', 'VAL-051'] }, expectRefused);

  it.each([
    [{ companyDescriptionCn: '' }, 'companyDescriptionCn', '请输入公司中文简介'],
    [{ companyDescriptionEn: ' \n ' }, 'companyDescriptionEn', '请输入公司英文简介'],
  ])('refuses the introduction %o', { tags: ['DESIGN-002', 'VAL-052'] }, expectRefused);

  it.each([
    [{ companyPhone: '请来电' }, 'companyPhone', '电话号码格式不正确'],
    [{ companyFax: '12' }, 'companyFax', '传真号码格式不正确'],
    [{ companyWebsite: 'javascript:alert(1)' }, 'companyWebsite', /网址格式不正确/],
    [{ companyWebsite: 'ftp://a.example' }, 'companyWebsite', /网址格式不正确/],
    [{ companyWebsite: 'https://user@evil.example' }, 'companyWebsite', /网址格式不正确/],
  ])('refuses the contact %o', { tags: ['DESIGN-002'] }, expectRefused);

  it.each([
    [{ companyAddress: '' }, 'companyAddress', '请输入公司中文地址'],
    [{ companyAddress: '上海市浦东新区1号' }, 'companyAddress', '中文地址至少 10 个字符'],
    [{ companyAddressEn: '' }, 'companyAddressEn', '请输入公司英文地址'],
    [{ companyAddressEn: 'Shanghai ' }, 'companyAddressEn', '英文地址至少 10 个字符'],
  ])('refuses the address %o', { tags: ['DESIGN-002', 'VAL-053'] }, expectRefused);

  it('says all that is wrong at once', { tags: ['VAL-049', 'VAL-053'] }, async () => {
    const { token, form, company } = await own();
    const wrong = {
      companyNameCn: ' ',
      companyFax: '12',
      companyWebsite: 'ftp://a.example',
      companyAddress: '上海',
    };
    const { errors } = await save(token, { ...form, ...wrong });
    expect(errors?.map(({ field }) => field)).toEqual(Object.keys(wrong));
    expect(await read(token)).toEqual(company);
  });

  it('counts the characters of an address as people do', { tags: ['VAL-053'] }, async () => {
    const { token, form } = await own();
    // Ten for people, many more for a machine.
    const ten = '上海市浦东新区一号👩🏽‍🔧';
    expect((await save(token, { ...form, companyAddress: ten })).status).toBe(200);
    const nine = '上海市浦东新区号👩🏽‍🔧';
    expect((await save(token, { ...form, companyAddress: nine })).status).toBe(400);
  });

  it(
    'takes neither booth nor login from a client, and wants what the organiser sets',
    { tags: ['VAL-050', 'EXH-049'] },
    async () => {
      const { token, form, companyId } = await own();
      for (const field of ['boothNumber', 'positionType', 'boothRange', 'username', 'id', 'updateTime']) {
        expect((await save(token, { ...form, [field]: '1' })).status, field).toBe(400);
      }
      const set = (values: object) =>
        service.database().orm().update(exhibitors).set(values).where(eq(exhibitors.id, companyId));
      await set({ boothKind: '' });
      expect(await save(token, form)).toMatchObject({ status: 400, field: 'positionType' });
      await set({ boothKind: '1', boothNumber: '' });
      expect(await save(token, form)).toMatchObject({
        status: 400,
        field: 'boothNumber',
        message: '展位号尚未分配，请联系主办方',
      });
    },
  );

  it(
    'keeps a logo that this account uploaded, and no other address',
    { tags: ['EXH-052', 'VAL-048'] },
    async () => {
      const [mine, other] = [await own(), await own()];
      const sent = await service.app().inject({
        method: 'POST',
        url: '/app/uploads/file',
        headers: { token: mine.token, 'content-type': contentType },
        payload: multipart({ fileName: 'logo.png', content: await picture(200, 200).png().toBuffer() }),
      });
      const logoUrl = sent.json<{ message: string }>().message;
      expect(await save(other.token, { ...other.form, logoUrl })).toMatchObject({
        status: 400,
        field: 'logoUrl',
      });
      for (const wrong of ['https://evil.example/x.png', '/files/uploads/x.svg', other.form.logoUrl]) {
        expect(await save(mine.token, { ...mine.form, logoUrl: wrong }), wrong).toMatchObject({
          field: 'logoUrl',
        });
      }
      expect((await save(mine.token, { ...mine.form, logoUrl })).result.logoUrl).toBe(logoUrl);
      expect((await profile(mine.companyId)).logoUrl).toBe(logoUrl);
      // A colleague keeps what is there.
      const colleague = await signedIn(service, 'exhibitor', { exhibitorId: mine.companyId });
      const again = { ...formOf(await read(colleague.token)), companyFax: '0512-88001239' };
      expect((await save(colleague.token, again)).result).toMatchObject({
        logoUrl,
        companyFax: '0512-88001239',
      });
    },
  );

  it('of two colleagues who save at once one is told, and no text is lost', async () => {
    const { token, form, companyId } = await own();
    const colleague = await signedIn(service, 'exhibitor', { exhibitorId: companyId });
    const texts = Array.from({ length: 10 }, (_, at) => `第 ${at} 份简介`);
    const answers = await Promise.all(
      texts.map((companyDescriptionCn, at) =>
        save(at % 2 ? token : colleague.token, { ...form, companyDescriptionCn }),
      ),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    const winner = required(saved[0]);
    for (const { status, message } of answers.filter((answer) => answer !== winner)) {
      expect([status, message]).toEqual([412, '您编辑期间，同事已修改了公司信息，请核对后再保存']);
    }
    expect(await read(token)).toMatchObject({
      companyDescriptionCn: winner.result.companyDescriptionCn,
    });
    const late = await save(colleague.token, { ...form, companyFax: '0512-7777777' }, 'EN');
    expect(late.message).toBe(
      'A colleague has changed the company profile meanwhile. Please compare before you save',
    );
    const { version } = await read(token);
    const compared = { ...form, version, companyFax: '0512-7777777' };
    expect((await save(colleague.token, compared)).status).toBe(200);
    expect(await save(token, { ...form, version: undefined })).toMatchObject({
      status: 400,
      field: 'version',
    });
  });

  it('sent twice at once it is written once', async () => {
    const { token, form } = await own();
    const body = { ...form, companyFax: '0512-66668888' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(token, body)));
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.version}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('companies that change their categories at once keep the counts right', async () => {
    const companies = await Promise.all(Array.from({ length: 8 }, () => own()));
    const roots = ['1', '2', '3', '4', '5', '6', '7'];
    const answers = await Promise.all(
      companies.map(({ token, form }, at) => save(token, { ...form, productCategory: roots[at % 7] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(companies.map(() => 200));
    const totals = await Promise.all(['', ...roots].map(countOf));
    const [all, ...each] = totals;
    expect(each.reduce((sum, total) => sum + total, 0)).toBe(all);
    for (const [at, root] of roots.entries()) {
      const real = await service.database().orm().$count(exhibitors, eq(exhibitors.categoryCode, root));
      expect(each[at], root).toBe(real);
    }
  });
});
