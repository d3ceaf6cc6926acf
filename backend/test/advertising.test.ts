import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdCatalogueItem, AdRequest } from '../src/modules/exhibiting/advertising/contract.ts';
import { adCatalogueItems } from '../src/modules/exhibiting/advertising/tables.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { pdf } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

interface Page {
  records: AdRequest[];
  total: number;
  size: number;
}

const url = '/app/exhibiting/ad-request';
const list = '/app/exhibiting/ad-requests';

describe("a company's advertising", () => {
  const service = useService();
  const item: Record<string, string> = {};
  const add = async (key: string, values: Partial<typeof adCatalogueItems.$inferInsert>) => {
    const row = required(
      (
        await service
          .database()
          .orm()
          .insert(adCatalogueItems)
          .values({
            type: '1',
            priceFen: 100,
            unitCn: '块',
            unitEn: 'board',
            rank: 900,
            nameCn: key,
            ...values,
          })
          .returning()
      )[0],
    );
    item[key] = row.id;
  };
  const change = (key: string, values: Partial<typeof adCatalogueItems.$inferInsert>) =>
    service
      .database()
      .orm()
      .update(adCatalogueItems)
      .set(values)
      .where(eq(adCatalogueItems.id, required(item[key])));
  beforeAll(async () => {
    await add('board', {
      nameCn: '喷绘广告牌',
      nameEn: 'Billboard',
      descriptionCn: '6 米',
      priceFen: 1_234_567,
    });
    await add('flag', { nameCn: '道旗', nameEn: 'Flag', priceFen: 68_010 });
    await add('gone', { nameCn: '气球', nameEn: 'Balloon', isSoldOut: true });
    await add('page', { type: '2', nameCn: '会刊封底', nameEn: 'Back cover', priceFen: 3_000_000 });
  });

  const lines = (amounts: Record<string, unknown>) =>
    Object.entries(amounts).map(([key, amount]) => ({ relId: item[key], amount }));
  const order = (
    token: string | undefined,
    amounts: Record<string, unknown> = { board: 1 },
    more: object = {},
    language = 'ZH',
  ) =>
    service.call<AdRequest>('POST', url, {
      language,
      ...(token === undefined ? {} : { token }),
      body: { type: '1', ntAdRequestItemList: lines(amounts), attachment: '', ...more },
    });
  const again = (
    token: string,
    id: string,
    amounts: Record<string, unknown>,
    more: object = {},
    language = 'ZH',
  ) =>
    service.call<AdRequest>('PUT', url, {
      token,
      language,
      body: { id, ntAdRequestItemList: lines(amounts), ...more },
    });
  const page = async (token: string, query = '') =>
    (await service.call<Page>('GET', `${list}${query}`, { token })).result;
  const find = (token: string, id: string, language = 'ZH') =>
    service.call<AdRequest>('GET', `${url}?id=${id}`, { token, language });
  const remove = (token: string, ...ids: string[]) =>
    service.call('DELETE', `${list}/${ids.join(',')}`, { token });
  const send = async (token: string, content: Buffer, fileName: string, query: string) =>
    (
      await service.app().inject({
        method: 'POST',
        url: `/app/uploads/file?${query}`,
        headers: { token, 'content-type': contentType },
        payload: multipart({ fileName, content }),
      })
    ).json<{ message: string }>().message;
  /** Rejects what waits, as the organiser would. */
  const reject = async (id: string) => {
    const waiting = required(
      (await service.review().waiting({ before: new Date(Date.now() + 86_400_000) })).find(
        (one) => one.id === id,
      ),
    );
    const reason = { ZH: '请补充设计稿', EN: 'Please add the artwork' };
    await service.review().decide(waiting, { status: 'rejected', reason }, { actor: 'demo' });
  };
  const approve = async (id: string) => {
    const waiting = required(
      (await service.review().waiting({ before: new Date(Date.now() + 86_400_000) })).find(
        (one) => one.id === id,
      ),
    );
    await service.review().decide(waiting, { status: 'approved' }, { actor: 'demo' });
  };

  it(
    'has a catalogue by type, in both languages',
    { tags: ['EXH-087', 'EXH-088', 'EXH-089', 'REST-105', 'REST-106'] },
    async () => {
      const { token } = await companyOf(service);
      const types = await service.call<unknown[]>('GET', '/app/exhibiting/ad-types', { token });
      expect(types.result).toEqual([
        { value: '1', label: '现场广告&On-site advertising' },
        { value: '2', label: '印刷品广告&Print advertising' },
        { value: '3', label: '网络推广&Online promotion' },
      ]);
      const catalogue = async (query: string, language: string) =>
        (
          await service.call<AdCatalogueItem[]>('GET', `/app/exhibiting/ad-catalogue${query}`, {
            token,
            language,
          })
        ).result;
      const onSite = await catalogue('?type=1', 'ZH');
      expect(new Set(onSite.map(({ type }) => type))).toEqual(new Set(['1']));
      expect(onSite.find(({ id }) => id === item['board'])).toMatchObject({
        name: '喷绘广告牌',
        description: '6 米',
        price: 12_345.67,
        unit: '块',
        empty: 'N',
      });
      const all = await catalogue('', 'EN');
      expect(all.find(({ id }) => id === item['gone'])).toMatchObject({ name: 'Balloon', empty: 'Y' });
      expect(all.find(({ id }) => id === item['page'])).toMatchObject({ type: '2', name: 'Back cover' });
    },
  );

  describe('an order', () => {
    let token: string;
    let saved: Awaited<ReturnType<typeof order>>;
    beforeAll(async () => {
      ({ token } = await companyOf(service));
      saved = await service.call<AdRequest>('POST', url, {
        token,
        body: {
          type: '1',
          attachment: '',
          ntAdRequestItemList: [
            {
              relId: item['board'],
              amount: 2,
              price: 0.01,
              name: 'Free',
              unit: 'x',
              empty: 'N',
              description: null,
            },
            { relId: item['flag'], amount: 3 },
            { relId: item['gone'], amount: 0 },
          ],
        },
      });
    });

    it(
      'is saved with type, state, time, file and total',
      { tags: ['EXH-090', 'EXH-093', 'REST-108', 'CONFLICT-043'] },
      () => {
        expect(saved).toMatchObject({
          status: 200,
          message: '提交成功，正在审核。演示版将在约 20 秒后自动审核。',
          result: {
            type: '1',
            type_dictText: '现场广告',
            state: '1',
            state_dictText: '审核中',
            createTime: '2025-06-16 09:00:00',
            attachment: '',
            total: 26_731.64,
          },
        });
      },
    );

    it('has items as the catalogue describes them, not as a client does', { tags: ['EXH-091'] }, () => {
      expect(saved.result.ntAdRequestItemList).toMatchObject([
        {
          id: expect.any(String),
          relId: item['board'],
          name: '喷绘广告牌',
          description: '6 米',
          price: 12_345.67,
          amount: 2,
          empty: 'N',
          unit: '块',
        },
        { relId: item['flag'], name: '道旗', price: 680.1, amount: 3 },
      ]);
    });

    it('keeps names and prices of its day in the list', { tags: ['REST-107'] }, async () => {
      await change('board', { priceFen: 9_900_000, nameCn: '新广告牌', isSoldOut: true });
      const kept = required((await page(token)).records[0]);
      expect(kept).toMatchObject({ id: saved.result.id, total: 26_731.64 });
      expect(kept.ntAdRequestItemList[0]).toMatchObject({
        name: '喷绘广告牌',
        price: 12_345.67,
        empty: 'Y',
      });
      await change('board', { priceFen: 1_234_567, nameCn: '喷绘广告牌', isSoldOut: false });
    });
  });

  it.each([
    [{}, {}, 'ntAdRequestItemList', '请至少选择一个项目并填写数量'],
    [{ board: 0 }, {}, 'ntAdRequestItemList', '请至少选择一个项目并填写数量'],
    [{ board: 1.5 }, {}, 'ntAdRequestItemList', '数量须为 0 至 999 的整数'],
    [{ board: -1 }, {}, 'ntAdRequestItemList', '数量须为 0 至 999 的整数'],
    [{ board: 1000 }, {}, 'ntAdRequestItemList', '数量须为 0 至 999 的整数'],
    [{ gone: 1, board: 1 }, {}, 'ntAdRequestItemList', '“气球”已售罄，请将数量改为 0'],
    [{ page: 1 }, {}, 'ntAdRequestItemList', '所选项目不存在，请刷新后重试'],
    [{ board: 1 }, { type: '' }, 'type', '请选择广告类型'],
    [{ board: 1 }, { type: '4' }, 'type', '请选择广告类型'],
  ])(
    'says what is wrong with %o %o',
    { tags: ['DESIGN-002', 'VAL-065', 'EXH-092', 'DESIGN-042'] },
    async (amounts, more, field, message) => {
      const { token } = await companyOf(service);
      expect(await order(token, amounts, more)).toMatchObject({ status: 400, code: 500, field, message });
      expect((await order(token, amounts, more, 'EN')).message).toMatch(/^[\x20-\x7e“”]+$/);
      expect((await page(token)).total).toBe(0);
    },
  );

  it('says all that is wrong at once', { tags: ['VAL-065'] }, async () => {
    const { token } = await companyOf(service);
    const { errors } = await order(token, { board: 0 }, { type: '' });
    expect(errors?.map(({ field }) => field)).toEqual(['type', 'ntAdRequestItemList']);
    await add('kite', { nameCn: '风筝', nameEn: 'Kite', isSoldOut: true });
    expect((await order(token, { gone: 1, board: 1, kite: 2 })).message).toBe(
      '“气球”、“风筝”已售罄，请将数量改为 0',
    );
    expect((await order(token, { gone: 1, kite: 2 }, {}, 'EN')).message).toBe(
      '“Balloon” and “Kite” are sold out. Set their quantities to 0',
    );
  });

  it('takes neither state nor owner nor total from a client, and no item twice', async () => {
    const { token } = await companyOf(service);
    for (const field of ['state', 'status', 'total', 'exhibitorId', 'id'])
      expect((await order(token, { board: 1 }, { [field]: '1' })).status, field).toBe(400);
    const twice = { ntAdRequestItemList: [...lines({ board: 1 }), ...lines({ board: 2 })] };
    expect(await order(token, {}, twice)).toMatchObject({ message: '同一项目只能填写一次' });
    for (const relId of ['12345', '9'.repeat(32)])
      expect((await order(token, {}, { ntAdRequestItemList: [{ relId, amount: 1 }] })).status).toBe(400);
  });

  it('is one order, however often it is sent at once; another after its decision is another', async () => {
    const { token } = await companyOf(service);
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(token, { flag: 2 })));
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1);
    expect((await page(token)).total).toBe(1);
    await approve(required(answers[0]).result.id);
    expect((await order(token, { flag: 2 })).status).toBe(200);
    expect((await page(token)).total).toBe(2);
  });

  it(
    'once an item is sold out nobody gets it, whatever is under way',
    { tags: ['EXH-092', 'DESIGN-042'] },
    async () => {
      await add('last', { nameCn: '最后一块', nameEn: 'The last board' });
      const companies = await Promise.all(Array.from({ length: 10 }, () => companyOf(service)));
      const before = companies.slice(0, 5).map(({ token }) => order(token, { last: 1 }));
      await change('last', { isSoldOut: true });
      const answers = await Promise.all(before);
      const after = await Promise.all(companies.slice(5).map(({ token }) => order(token, { last: 1 })));
      expect(after.map(({ message }) => message)).toEqual(
        Array.from({ length: 5 }, () => '“最后一块”已售罄，请将数量改为 0'),
      );
      for (const { status, message } of answers)
        expect(status === 200 ? 'ok' : message).toMatch(/^ok$|已售罄/);
    },
  );

  it(
    'only rejected ones are changed, at the prices of that day',
    { tags: ['ERR-047', 'EXH-094', 'EXH-095', 'ERR-028', 'ERR-029'] },
    async () => {
      const { token } = await companyOf(service);
      const { result } = await order(token, { board: 1 });
      expect(await again(token, result.id, { flag: 1 })).toMatchObject({
        status: 400,
        message: '审核中的数据不能编辑',
      });
      await reject(result.id);
      expect((await find(token, result.id, 'EN')).result).toMatchObject({
        state: '3',
        state_dictText: 'Rejected',
        rejectReason: 'Please add the artwork',
      });
      expect(await again(token, result.id, { gone: 1 })).toMatchObject({ status: 400 });
      expect(await again(token, result.id, { page: 1 })).toMatchObject({
        message: '所选项目不存在，请刷新后重试',
      });
      expect((await again(token, result.id, { flag: 1 }, { type: '2' })).status).toBe(400);
      await change('flag', { priceFen: 70_000 });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => again(token, result.id, { flag: 4 })),
      );
      expect(
        new Set(answers.map((answer) => `${answer.status} ${answer.result.state} ${answer.result.total}`)),
      ).toEqual(new Set(['200 1 2800']));
      expect(answers[0]?.message).toMatch(/^修改成功，正在审核/);
      await change('flag', { priceFen: 68_010 });
      await approve(result.id);
      expect(await again(token, result.id, { flag: 1 }, {}, 'EN')).toMatchObject({
        message: 'Approved data cannot be edited',
      });
      expect((await find(token, result.id)).result.total).toBe(2800);
      expect((await page(token, '?state=2')).total).toBe(1);
      expect((await page(token, '?state=1')).total).toBe(0);
      for (const all of ['', '?state=0', '?state=']) expect((await page(token, all)).total).toBe(1);
    },
  );

  it('takes one private document or picture, or none', { tags: ['DESIGN-059'] }, async () => {
    const [mine, other] = [await companyOf(service), await companyOf(service)];
    const address = await send(mine.token, pdf(4000), '画面.pdf', 'kind=document&private=true');
    expect(address).toMatch(/^\/files\/own\/uploads\/[0-9a-f]{32}\.pdf$/);
    const open = await send(mine.token, pdf(4000), 'a.pdf', 'kind=document');
    for (const [token, attachment] of [
      [other.token, address],
      [mine.token, open],
      [mine.token, 'https://evil.example/a.pdf'],
    ] as const)
      expect(await order(token, { board: 1 }, { attachment })).toMatchObject({
        status: 400,
        field: 'attachment',
      });
    const { result } = await order(mine.token, { board: 1 }, { attachment: address });
    expect(result).toMatchObject({ attachment: address, attachmentName: '画面.pdf' });
    await reject(result.id);
    const colleague = await signedIn(service, 'exhibitor', { exhibitorId: mine.companyId });
    expect(
      (await again(colleague.token, result.id, { board: 2 }, { attachment: address })).result,
    ).toMatchObject({
      attachment: address,
      attachmentName: '画面.pdf',
      total: 24_691.34,
    });
  });

  it('deletes several that are not approved, all or none', { tags: ['DESIGN-010'] }, async () => {
    const { token } = await companyOf(service);
    const [first, second, third] = [
      (await order(token, { board: 1 })).result.id,
      (await order(token, { board: 2 })).result.id,
      (await order(token, { board: 3 })).result.id,
    ];
    await approve(first);
    await reject(second);
    expect(await remove(token, second, first)).toMatchObject({
      status: 400,
      message: '审核通过的广告服务申请不能删除',
    });
    expect((await remove(token, second, '12345')).status).toBe(404);
    expect((await page(token)).total).toBe(3);
    expect(await remove(token, second, third)).toMatchObject({ status: 200, message: '删除成功' });
    expect((await page(token)).records.map(({ id }) => id)).toEqual([first]);
    expect((await remove(token, second)).status).toBe(404);
  });

  it("another company's answers like an unknown one; guests and visitors are refused", async () => {
    const [mine, other] = [await companyOf(service), await companyOf(service)];
    const { result } = await order(mine.token);
    await reject(result.id);
    const tries = (id: string) =>
      Promise.all([find(other.token, id), remove(other.token, id), again(other.token, id, { board: 1 })]);
    const foreign = await tries(result.id);
    for (const unknown of ['12345', '9'.repeat(32)])
      expect((await tries(unknown)).map((answer) => ({ ...answer, timestamp: 0 }))).toEqual(
        foreign.map((answer) => ({ ...answer, timestamp: 0 })),
      );
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await page(other.token)).total).toBe(0);
    const visitor = await signedIn(service);
    for (const [method, address] of [
      ['GET', '/app/exhibiting/ad-types'],
      ['GET', '/app/exhibiting/ad-catalogue'],
      ['GET', list],
      ['GET', `${url}?id=1`],
      ['DELETE', `${list}/1`],
      ['GET', '/files/own/ad-orders-cn.xlsx'],
    ] as const) {
      expect((await service.call(method, address)).status, address).toBe(401);
      expect((await service.call(method, address, { token: visitor.token })).status, address).toBe(403);
    }
    expect((await order(undefined)).status).toBe(401);
    expect((await order(visitor.token)).status).toBe(403);
  });

  it('lists ten a page, newest first', { tags: ['CONST-032'] }, async () => {
    const { token } = await companyOf(service);
    const start = service.clock.now();
    for (let number = 1; number <= 12; number += 1) {
      service.clock.set(new Date(start.getTime() + number * 60_000));
      await order(token, { flag: number });
    }
    service.clock.set(start);
    const first = await page(token);
    expect([first.size, first.records.length, first.total]).toEqual([10, 10, 12]);
    expect(first.records[0]?.ntAdRequestItemList[0]?.amount).toBe(12);
    expect((await page(token, '?pageNo=2')).records).toHaveLength(2);
  });

  it('promises 15 a company downloads its orders, a line for each item, and no formula', async () => {
    const { token } = await companyOf(service);
    await add('formula', { nameCn: '=HYPERLINK(1)', nameEn: '=HYPERLINK(1)', priceFen: 150 });
    await order(token, { formula: 2, flag: 1 });
    const answer = await service.app().inject({ url: '/files/own/ad-orders-en.xlsx', headers: { token } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const rows = await readSheet(answer.rawPayload);
    expect(rows[0]?.slice(4, 9)).toEqual(['Item', 'Unit', 'Price (CNY)', 'Quantity', 'Subtotal (CNY)']);
    expect(rows.slice(1).map((row) => row.slice(4, 9))).toEqual([
      ['=HYPERLINK(1)', 'board', 1.5, 2, 3],
      ['Flag', 'board', 680.1, 1, 680.1],
    ]);
  });
});
