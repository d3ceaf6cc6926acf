import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Category, Entry, Suggestion } from '../src/modules/catalogue/contract.ts';
import { exhibitors, listCounts, products } from '../src/modules/catalogue/tables.ts';
import type { Exhibit } from '../src/modules/exhibiting/exhibits/contract.ts';
import { reviewSteps } from '../src/review/tables.ts';
import { signedIn } from './support/accounts.ts';
import { clip, picture } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

interface Page<T = Exhibit> {
  records: T[];
  total: number;
  size: number;
}

const url = '/app/exhibiting/exhibit';
const lists = '/app/exhibiting/exhibits';

describe("a company's own exhibits", () => {
  const service = useService();
  let taken = 0;
  let made = 0;

  async function upload(token: string, content: Buffer, kind = 'image'): Promise<string> {
    const sent = await service.app().inject({
      method: 'POST',
      url: `/app/uploads/file?kind=${kind}`,
      headers: { token, 'content-type': contentType },
      payload: multipart({ fileName: kind === 'video' ? 'a.mp4' : 'a.png', content }),
    });
    return sent.json<{ message: string }>().message;
  }

  /** A company of its own with somebody who is signed in and has uploaded a picture. */
  async function own(companyId?: string) {
    const rows = await service
      .database()
      .orm()
      .select({ id: exhibitors.id })
      .from(exhibitors)
      .orderBy(exhibitors.id);
    taken += 1;
    const exhibitorId = companyId ?? required(rows[taken]).id;
    // Without those that the demo shows for it: lists begin empty.
    if (!companyId)
      await service.database().orm().delete(products).where(eq(products.exhibitorId, exhibitorId));
    made += 1;
    const email = `own${made}@cable.example`;
    const account = await signedIn(service, 'exhibitor', { exhibitorId, email });
    const imageUrl = await upload(account.token, await picture(200, 150).png().toBuffer());
    const wish = {
      titleCn: `石英拉丝机 ${made}`,
      titleEn: `Quartz drawing machine ${made}`,
      classify: '101',
      fillTags: '拉丝,石英',
      fillTagsEn: 'drawing,quartz',
      imageUrl,
      descriptionCn: '用于石英光纤的拉丝。',
      descriptionEn: 'Draws quartz fibres.',
    };
    return { ...account, companyId: exhibitorId, email, wish };
  }
  const save = (token: string | undefined, body: object, language = 'ZH') =>
    service.call<Exhibit>('POST', url, { body, language, ...(token === undefined ? {} : { token }) });
  const list = async (token: string, query = '') =>
    (await service.call<Page>('GET', `${lists}${query}`, { token })).result;
  const find = (token: string, id: string, language = 'ZH') =>
    service.call<Exhibit>('GET', `${url}?id=${id}`, { token, language });
  const remove = (token: string, ...ids: string[]) =>
    service.call('DELETE', `${lists}?ids=${ids.join(',')}`, { token });
  const decide = async () => {
    service.pass(21_000);
    await service.reviewer().look();
  };
  const get = async <T>(address: string, language?: string) =>
    (await service.get<T>(address, language)).result;
  const totals = async () =>
    Object.fromEntries(
      (
        await service
          .database()
          .orm()
          .select()
          .from(listCounts)
          .where(and(eq(listCounts.list, 'product')))
      ).map(({ code, total }) => [code, total]),
    );

  /** Every way in which the public meets a product. */
  async function seen(id: string, companyId: string, words: { cn: string; en: string }) {
    const keyword = (text: string) => `keyword=${encodeURIComponent(text)}`;
    const ids = (page: Page<Entry>) => page.records.map((one) => one.id);
    const [detail, batch, newest, ofRoot, ofLeaf, cn, en, ofCompany, ofCompanies, suggested, published] =
      await Promise.all([
        service.get(`/app/catalogue/entries/${id}`).then(({ status }) => status === 200),
        get<Entry[]>(`/app/catalogue/entries?ids=${id}`).then((all) => all.length > 0),
        get<Page<Entry>>('/app/info/getEntriesList').then(ids),
        get<Page<Entry>>('/app/info/getEntriesList?classify=1').then(ids),
        get<Page<Entry>>('/app/info/getEntriesList?classify=101').then(ids),
        get<Page<Entry>>(`/app/info/getEntriesList?${keyword(words.cn)}`).then(ids),
        get<Page<Entry>>(`/app/info/getEntriesList?${keyword(words.en)}`, 'EN').then(ids),
        get<Page<Entry>>(`/app/catalogue/companies/${companyId}/entries`).then(ids),
        get<{ total: number; records: Entry[] }[]>(`/app/catalogue/entriesOfCompanies?ids=${companyId}`).then(
          ([one]) => required(one).records.map((record) => record.id),
        ),
        get<Suggestion[]>(`/app/catalogue/suggestions?${keyword(words.cn)}`).then((all) =>
          all.map((one) => one.id),
        ),
        get<{ id: string }[]>(`/app/catalogue/published?kind=product&after=${BigInt(id) - 1n}`).then((all) =>
          all.map((one) => one.id),
        ),
      ]);
    const inLists = [newest, ofRoot, ofLeaf, cn, en, ofCompany, ofCompanies, suggested, published];
    return [detail, batch, ...inLists.map((found) => found.includes(id))];
  }

  it(
    'is handed in with all its fields, and is under review',
    { tags: ['EXH-059', 'EXH-060', 'EXH-062', 'EXH-063', 'REST-098'] },
    async () => {
      const { token, wish, companyId } = await own();
      const videoUrl = await upload(token, clip, 'video');
      const saved = await save(token, { ...wish, videoUrl, fillTags: ' 拉丝、石英；拉丝，\n石英; ' }, 'EN');
      expect(saved).toMatchObject({
        status: 200,
        message: 'Submitted and under review. The demo decides by itself in about 20 s.',
        result: {
          ...wish,
          videoUrl,
          companyId,
          fillTags: '拉丝,石英',
          status: 1,
          status_dictText: 'Under review',
          createdTime: '2025-06-16 09:00:00',
          rejectReason: '',
          reviewTime: null,
        },
      });
      expect((await find(token, saved.result.id, 'EN')).result).toEqual(saved.result);
      const [row] = await service
        .database()
        .orm()
        .select()
        .from(products)
        .where(eq(products.id, saved.result.id));
      expect(row).toMatchObject({
        tagsCn: ['拉丝', '石英'],
        tagsEn: ['drawing', 'quartz'],
        exhibitorId: companyId,
      });
    },
  );

  it(
    'the category is a leaf of the tree, and may be left open',
    { tags: ['EXH-061', 'REST-100'] },
    async () => {
      const { token, wish } = await own();
      // What other tests handed in is no business of these counts.
      await decide();
      const tree = await get<Category[]>('/app/catalogue/categories');
      const leaf = required(tree.find(({ parentCode }) => parentCode === '7'));
      expect((await save(token, { ...wish, classify: leaf.code })).result.classify).toBe(leaf.code);
      for (const classify of ['7', '999', 'x']) {
        expect(await save(token, { ...wish, classify }), classify).toMatchObject({
          status: 400,
          field: 'classify',
        });
      }
      const before = await totals();
      const { id } = (await save(token, { ...wish, classify: '', fillTags: '', fillTagsEn: '' })).result;
      await decide();
      expect((await find(token, id)).result).toMatchObject({ status: 2, classify: '', fillTags: '' });
      expect(
        (await service.get<{ entries: Entry }>(`/app/catalogue/entries/${id}`)).result.entries.classify,
      ).toBe('');
      // Both of this test's are public now; the one without a category counts once, and in no category.
      const after = await totals();
      expect(after['']).toBe(required(before['']) + 2);
      expect(after['7']).toBe(required(before['7']) + 1);
      const all = await service.database().orm().$count(products, eq(products.status, 2));
      expect(after['']).toBe(all);
    },
  );

  it.each([
    [{ titleCn: ' ' }, 'titleCn', '请输入展品中文名称'],
    [{ titleEn: '' }, 'titleEn', '请输入展品英文名称'],
    [{ titleCn: '线'.repeat(101) }, 'titleCn', '展品中文名称不能超过 100 个字符'],
    [{ imageUrl: '' }, 'imageUrl', '请上传展品图片'],
    [{ descriptionCn: ' \n ' }, 'descriptionCn', '请输入中文描述'],
    [{ descriptionEn: '' }, 'descriptionEn', '请输入英文描述'],
    [{ descriptionCn: '线'.repeat(301) }, 'descriptionCn', '中文描述不能超过 300 个字符'],
    [{ descriptionEn: 'a'.repeat(401) }, 'descriptionEn', '英文描述不能超过 400 个字符'],
    [{ fillTags: Array.from({ length: 11 }, (_, at) => `t${at}`).join() }, 'fillTags', '标签最多 10 个'],
    [{ fillTagsEn: 'x'.repeat(31) }, 'fillTagsEn', '每个标签不能超过 30 个字符'],
  ])(
    'says what is wrong with %o, and where',
    { tags: ['DESIGN-002', 'VAL-054', 'VAL-056', 'CONST-037'] },
    async (change, field, message) => {
      const { token, wish } = await own();
      expect(await save(token, { ...wish, ...change })).toMatchObject({
        status: 400,
        code: 500,
        message,
        field,
      });
      expect((await save(token, { ...wish, ...change }, 'EN')).message).toMatch(/^[\x20-\x7e]+$/);
      expect((await list(token)).total).toBe(0);
    },
  );

  it(
    'takes 300 and 400 characters as people count them, without category and tags',
    { tags: ['VAL-055', 'VAL-056', 'CONST-037'] },
    async () => {
      const { token, wish } = await own();
      const { classify: _classify, fillTags: _tags, fillTagsEn: _tagsEn, ...needed } = wish;
      const full = { ...needed, descriptionCn: '👩🏽‍🔧'.repeat(300), descriptionEn: 'a'.repeat(400) };
      expect((await save(token, full)).result).toMatchObject({ ...full, classify: '', fillTags: '' });
    },
  );

  it(
    'takes files of the own account and of the right kind and size',
    { tags: ['VAL-057', 'VAL-058', 'CONST-038', 'CONFLICT-040'] },
    async () => {
      const [mine, other] = [await own(), await own()];
      const video = await upload(mine.token, clip, 'video');
      const large = await upload(mine.token, Buffer.concat([clip, boxOf(2 * 1024 * 1024)]), 'video');
      for (const [change, field, message] of [
        [{ imageUrl: other.wish.imageUrl }, 'imageUrl', '上传的文件不存在'],
        [{ imageUrl: 'https://evil.example/x.png' }, 'imageUrl', '上传的文件不存在'],
        [{ imageUrl: video }, 'imageUrl', '图片格式不正确，仅支持 jpg 和 png，且不能超过 2 MB'],
        [{ videoUrl: mine.wish.imageUrl }, 'videoUrl', '仅支持 mp4 格式的视频'],
        [{ videoUrl: large }, 'videoUrl', '仅支持 mp4 格式的视频，且文件不能超过 2MB'],
      ] as const) {
        expect(await save(mine.token, { ...mine.wish, ...change })).toMatchObject({ field, message });
      }
      expect((await save(mine.token, { ...mine.wish, videoUrl: large }, 'EN')).message).toBe(
        'Only mp4 videos; file cannot exceed 2MB',
      );
      expect((await save(mine.token, { ...mine.wish, videoUrl: video })).status).toBe(200);
    },
  );

  it('takes neither state nor owner nor dates from a client, and nobody but exhibitors', async () => {
    const { token, wish } = await own();
    for (const field of ['status', 'companyId', 'exhibitorId', 'createdTime', 'accountId', 'briefCn']) {
      expect((await save(token, { ...wish, [field]: '2' })).status, field).toBe(400);
    }
    const visitor = await signedIn(service);
    expect(await save(visitor.token, wish)).toMatchObject({ status: 403, message: '请先退出观众登录' });
    expect(await save(undefined, wish)).toMatchObject({ status: 401, code: 401 });
    for (const address of [lists, `${url}?id=1`]) {
      expect((await service.call('GET', address)).status, address).toBe(401);
      expect((await service.call('GET', address, { token: visitor.token })).status, address).toBe(403);
    }
    const without = await signedIn(service, 'exhibitor');
    expect(await save(without.token, wish)).toMatchObject({ status: 403, code: 510 });
  });

  it('is one record, however often it is sent at once', async () => {
    const { token, wish } = await own();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(token, wish)));
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1);
    expect((await list(token)).total).toBe(1);
    await decide();
    expect(await save(token, wish)).toMatchObject({ status: 409, message: '您已提交过相同的展品' });
  });

  it(
    'is listed ten a page, newest first, by state',
    { tags: ['EXH-057', 'REST-097', 'CONFLICT-042', 'CONST-032'] },
    async () => {
      const { token, wish } = await own();
      for (let number = 1; number <= 12; number += 1) {
        service.clock.set(new Date(Date.UTC(2025, 5, 20, 1, number)));
        await save(token, {
          ...wish,
          titleCn: `第 ${number} 件`,
          descriptionCn: number === 12 ? '请退回' : '好',
        });
      }
      const first = await list(token);
      expect([first.size, first.records.length, first.total]).toEqual([10, 10, 12]);
      expect(first.records[0]?.titleCn).toBe('第 12 件');
      expect((await list(token, '?pageNo=2')).records.map(({ titleCn }) => titleCn)).toEqual([
        '第 2 件',
        '第 1 件',
      ]);
      await decide();
      await save(token, { ...wish, titleCn: '新的' });
      const count = async (status: string) => (await list(token, `?status=${status}`)).total;
      expect(await Promise.all(['1', '2', '3', '0', ''].map(count))).toEqual([1, 11, 1, 13, 13]);
      expect((await service.call('GET', `${lists}?status=4`, { token })).status).toBe(400);
    },
  );

  it('only approved ones are public: page, lists, counts, search and suggestions, in both languages at once', async () => {
    const { token, wish, companyId, email } = await own();
    const body = { ...wish, titleCn: '锆晶护套测径仪', titleEn: 'Zirconia sheath gauge' };
    const words = { cn: '锆晶护套', en: 'zirconia' };
    await decide();
    const before = await totals();
    const { id } = (await save(token, body)).result;
    expect(await seen(id, companyId, words)).toEqual(Array(11).fill(false));
    expect(await totals()).toEqual(before);
    await decide();
    expect(await seen(id, companyId, words)).toEqual(Array(11).fill(true));
    const after = await totals();
    for (const code of ['', '1', '101']) expect(after[code], code).toBe((before[code] ?? 0) + 1);
    expect(service.sent.filter(({ recipient }) => recipient === email)).toMatchObject([
      { channel: 'email', language: 'ZH', subject: '您的展品已通过审核' },
    ]);
    expect((await find(token, id)).result.status).toBe(2);
    // Deleted, it leaves the public pages.
    expect(await remove(token, id)).toMatchObject({ status: 200, message: '删除成功' });
    expect(await seen(id, companyId, words)).toEqual(Array(11).fill(false));
    expect(await totals()).toEqual(before);
  });

  it(
    'a rejected one is told with the reason, edited by any colleague and under review again',
    { tags: ['ERR-047', 'EXH-064', 'DESIGN-008', 'DESIGN-009'] },
    async () => {
      const { id: account, token, wish, companyId, email } = await own();
      const { id } = (await save(token, { ...wish, descriptionEn: 'Please reject' }, 'EN')).result;
      await decide();
      const rejected = (await find(token, id, 'EN')).result;
      expect(rejected).toMatchObject({ status: 3, rejectReason: rejected.rejectReasonEn });
      expect(rejected.rejectReasonCn).toMatch(/退回/);
      expect(service.sent.filter(({ recipient }) => recipient === email)).toMatchObject([
        { language: 'EN', subject: 'Your exhibit was not approved' },
      ]);
      const colleague = await own(companyId);
      // Its picture stays, whoever sent it.
      const again = { ...wish, id, titleEn: 'Better machine' };
      const answers = await Promise.all(Array.from({ length: 10 }, () => save(colleague.token, again)));
      for (const { status, message, result } of answers) {
        expect(message).toMatch(/^修改成功，正在审核/);
        expect([status, result]).toMatchObject([
          200,
          { id, status: 1, rejectReasonCn: '', titleEn: 'Better machine' },
        ]);
      }
      expect((await list(token)).total).toBe(1);
      const steps = (await service.database().orm().select().from(reviewSteps).orderBy(reviewSteps.id))
        .filter((step) => step.subjectId === id)
        .map(({ fromStatus, toStatus, actor, accountId }) => [fromStatus, toStatus, actor, accountId]);
      expect(steps).toEqual([
        [0, 1, 'owner', account],
        [1, 3, 'demo', null],
        [3, 1, 'owner', colleague.id],
      ]);
    },
  );

  it(
    'edits nothing that is under review or approved',
    { tags: ['EXH-065', 'EXH-066', 'ERR-028', 'ERR-029', 'CONFLICT-051'] },
    async () => {
      const { token, wish } = await own();
      const { id } = (await save(token, wish)).result;
      const edited = { ...wish, id, titleCn: '改一改' };
      expect(await save(token, edited)).toMatchObject({ status: 400, message: '审核中的数据不能编辑' });
      expect((await save(token, edited, 'EN')).message).toBe('Cannot edit data under review');
      await decide();
      expect(await save(token, edited)).toMatchObject({ status: 400, message: '审核通过的数据不能编辑' });
      expect((await save(token, edited, 'EN')).message).toBe('Approved data cannot be edited');
      expect((await find(token, id)).result.titleCn).toBe(wish.titleCn);
    },
  );

  it(
    'deletes several in whatever state, all or none',
    { tags: ['EXH-058', 'REST-099', 'DESIGN-010'] },
    async () => {
      const [mine, other] = [await own(), await own()];
      const foreign = (await save(other.token, other.wish)).result.id;
      const ids = [];
      for (const descriptionCn of ['好', '请退回']) {
        ids.push((await save(mine.token, { ...mine.wish, descriptionCn })).result.id);
      }
      await decide();
      ids.push((await save(mine.token, { ...mine.wish, descriptionCn: '新' })).result.id);
      for (const wrong of [foreign, '12345', '9'.repeat(32)]) {
        expect(await remove(mine.token, ...ids, wrong)).toMatchObject({ status: 404, message: '展品不存在' });
      }
      expect((await list(mine.token)).total).toBe(3);
      expect(await remove(mine.token, ...ids, required(ids[0]))).toMatchObject({
        status: 200,
        message: '删除成功',
      });
      expect((await list(mine.token)).total).toBe(0);
      expect((await remove(mine.token, required(ids[0]))).status).toBe(404);
      expect((await find(other.token, foreign)).status).toBe(200);
    },
  );

  it("another company's answers like an unknown one", async () => {
    const [mine, other] = [await own(), await own()];
    const { id } = (await save(mine.token, { ...mine.wish, descriptionCn: '请退回' })).result;
    await decide();
    const tries = (which: string) => [
      find(other.token, which),
      remove(other.token, which),
      save(other.token, { ...other.wish, id: which }),
    ];
    const answers = (which: string) =>
      Promise.all(tries(which)).then((all) => all.map((answer) => ({ ...answer, timestamp: 0 })));
    const foreign = await answers(id);
    for (const unknown of ['12345', '9'.repeat(32)]) expect(await answers(unknown)).toEqual(foreign);
    expect(foreign.map(({ status, message }) => [status, message])).toEqual(
      Array(3).fill([404, '展品不存在']),
    );
    expect((await find(mine.token, id)).result.status).toBe(3);
  });
});

/** A box of an mp4 that means nothing: room that a player skips. */
function boxOf(bytes: number): Buffer {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes, 0);
  box.write('free', 4, 'latin1');
  return box;
}
