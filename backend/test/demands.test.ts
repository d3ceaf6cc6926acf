import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../src/modules/identity/tables.ts';
import { reviewSteps } from '../src/review/tables.ts';
import type { Demand } from '../src/modules/sourcing/demand-contract.ts';
import type { Post } from '../src/modules/sourcing/contract.ts';
import { signedIn } from './support/accounts.ts';
import { picture } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

interface Page<T = Demand> {
  records: T[];
  total: number;
  size: number;
}

const wish = {
  type: '2',
  postsClassify: '3,1',
  postsClassifyList: ['1', '3'],
  content: '求购耐火控制电缆，须有检测报告。',
  postsNumber: '12 公里',
};
const url = '/app/sourcing/demand';

describe("an account's own purchasing requests", () => {
  const service = useService();
  const save = (token: string | undefined, change: object = {}, language = 'ZH') =>
    service.call<Demand>('POST', url, {
      language,
      ...(token === undefined ? {} : { token }),
      body: { ...wish, ...change },
    });
  const list = async (token: string, query = '', language = 'ZH') =>
    (await service.call<Page>('GET', `/app/sourcing/demands${query}`, { token, language })).result;
  const find = (token: string, id: string, language = 'ZH') =>
    service.call<Demand>('GET', `${url}?id=${id}`, { token, language });
  const remove = (token: string, id: string) => service.call('DELETE', `${url}?id=${id}`, { token });
  const isPublic = async (id: string) =>
    (await service.get<Page<Post>>(`/app/sourcing/posts?fixId=${id}`)).result.total === 1;
  const decide = async () => {
    service.pass(21_000);
    await service.reviewer().look();
  };

  describe.each(['visitor', 'exhibitor'] as const)('of a %s', (role) => {
    let token: string;
    let saved: Awaited<ReturnType<typeof save>>;
    beforeAll(async () => {
      ({ token } = await signedIn(service, role));
      saved = await save(token, {}, 'EN');
    });

    it('is handed in and under review', { tags: ['CONFLICT-016', 'VC-063', 'REST-087', 'EXH-158'] }, () => {
      expect(saved).toMatchObject({
        status: 200,
        message: 'Submitted and under review. The demo decides by itself in about 20 s.',
        result: {
          status: 1,
          status_dictText: 'Under review',
          rejectReason: '',
          createTime: '2025-06-16 09:00:00',
          updateTime: null,
          reviewTime: null,
        },
      });
    });

    it('has all fields of the form', { tags: ['VC-068', 'EXH-155', 'EXH-158'] }, () => {
      expect(saved.result).toMatchObject({
        id: expect.any(String),
        type: '2',
        type_dictText: 'One-off need',
        postsClassify: '1,3',
        postsClassifyList: ['1', '3'],
        content: wish.content,
        contentCn: '',
        contentEn: wish.content,
        postsNumber: wish.postsNumber,
        coverImage: '',
        countNumber: 0,
      });
    });

    it('is read by its id and in the list', { tags: ['REST-084', 'REST-085'] }, async () => {
      expect((await find(token, saved.result.id, 'EN')).result).toEqual(saved.result);
      expect((await list(token)).records.map(({ id }) => id)).toEqual([saved.result.id]);
    });
  });

  it('refuses guests everywhere', { tags: ['DIR-078', 'ROLE-014', 'ROLE-003'] }, async () => {
    expect(await save(undefined)).toMatchObject({ status: 401, code: 401, message: '请先登录' });
    for (const [method, address] of [
      ['GET', '/app/sourcing/demands'],
      ['GET', `${url}?id=1`],
      ['DELETE', `${url}?id=1`],
    ] as const) {
      expect((await service.call(method, address)).status, address).toBe(401);
    }
  });

  async function expectRefused(change: object, field: string, message: string) {
    const { token } = await signedIn(service);
    expect(await save(token, change)).toMatchObject({ status: 400, code: 500, message, field });
    const english = await save(token, change, 'EN');
    expect(english.message).toMatch(/^[\x20-\x7e]+$/);
    expect((await list(token)).total).toBe(0);
  }

  it.each([
    [{ postsClassify: '', postsClassifyList: [] }, 'postsClassify', '请至少选择一种采购类型'],
    [{ postsClassify: '1,5', postsClassifyList: [] }, 'postsClassify', '采购类型不正确'],
    [{ postsClassify: '1' }, 'postsClassify', '采购类型不正确'],
  ])('refuses the purchase type %o', { tags: ['DESIGN-002', 'VAL-040'] }, expectRefused);

  it.each([
    [{ content: ' \n ' }, 'content', '请填写需求详情'],
    [{ content: '线'.repeat(201) }, 'content', '需求详情不能超过 200 个字符'],
  ])('refuses the text %o', { tags: ['DESIGN-002', 'VAL-041', 'CONST-044'] }, expectRefused);

  it.each([
    [{ postsNumber: ' ' }, 'postsNumber', '请填写采购数量'],
    [{ postsNumber: '1'.repeat(101) }, 'postsNumber', '采购数量不能超过 100 个字符'],
  ])('refuses the quantity %o', { tags: ['DESIGN-002', 'VAL-042'] }, expectRefused);

  it.each([
    [{ type: '' }, 'type', '请选择发布类型'],
    [{ type: '4' }, 'type', '请选择发布类型'],
  ])('refuses the publish type %o', { tags: ['DESIGN-002', 'VAL-043'] }, expectRefused);

  it(
    'takes 200 words where they are more than 200 characters',
    { tags: ['CONFLICT-006', 'VAL-041'] },
    async () => {
      const { token } = await signedIn(service);
      const words = (count: number) => Array.from({ length: count }, () => 'copper').join(' ');
      expect((await save(token, { content: words(200) }, 'EN')).status).toBe(200);
      expect(await save(token, { content: words(201) }, 'EN')).toMatchObject({
        status: 400,
        field: 'content',
        message: 'The details cannot exceed 200 words',
      });
      expect((await save(token, { content: 'x'.repeat(3001) }, 'EN')).status).toBe(200);
      expect((await save(token, { content: 'x'.repeat(3201) }, 'EN')).status).toBe(400);
    },
  );

  it(
    'counts characters as people do, and takes any quantity in words',
    { tags: ['VAL-041', 'CONST-044', 'EXH-156'] },
    async () => {
      const { token } = await signedIn(service);
      const content = '👩🏽‍🔧'.repeat(200);
      const saved = await save(token, { content: `  ${content}\r\n`, postsNumber: '约两车' });
      expect(saved.result).toMatchObject({ content, postsNumber: '约两车' });
      expect((await save(token, { content: `${content}a` })).status).toBe(400);
    },
  );

  it('takes neither state nor owner nor dates from a client', async () => {
    const { token } = await signedIn(service);
    for (const field of ['status', 'accountId', 'createTime', 'countNumber', 'publisher', 'submittedAt']) {
      expect((await save(token, { [field]: '2' })).status, field).toBe(400);
    }
  });

  it('is one record, however often it is sent at once', async () => {
    const { token } = await signedIn(service);
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(token)));
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1);
    expect((await list(token)).total).toBe(1);
    expect((await save(token, { content: '另一条' })).result.id).not.toBe(required(answers[0]).result.id);
    const other = await signedIn(service);
    expect((await save(other.token)).result.id).not.toBe(required(answers[0]).result.id);
  });

  it('says that the same is published already, once it is decided', async () => {
    const { token } = await signedIn(service);
    await save(token);
    await decide();
    expect(await save(token)).toMatchObject({ status: 409, message: '您已发布过相同的采购需求' });
    expect((await save(token, {}, 'EN')).message).toBe('You have already posted the same request');
    expect((await list(token)).total).toBe(1);
  });

  it(
    'approved ones are public and found at once, others never',
    { tags: ['DIR-068', 'VC-057', 'VC-058', 'EXH-150', 'EXH-157'] },
    async () => {
      const { token } = await signedIn(service);
      const content = '求购氧化镁矿物绝缘电缆附件';
      const { id } = (await save(token, { content })).result;
      const hits = async () =>
        (await service.get<Page<Post>>(`/app/posts/getAllList?keyword=${encodeURIComponent('氧化镁矿物')}`))
          .result.records;
      expect([await isPublic(id), await hits()]).toEqual([false, []]);
      await service.reviewer().look();
      expect(await isPublic(id)).toBe(false);
      service.clock.set(new Date('2025-06-17T10:00:00+08:00'));
      await decide();
      expect(await isPublic(id)).toBe(true);
      expect((await hits()).map((post) => post.id)).toEqual([id]);
      // The English page shows the text that there is.
      const english = required(
        (await service.get<Page<Post>>(`/app/sourcing/posts?fixId=${id}`, 'EN')).result.records[0],
      );
      expect(english.content).toBe(content);
      expect((await find(token, id)).result).toMatchObject({ status: 2, reviewTime: '2025-06-17 10:00:00' });

      const second = (await save(token, { content: '请退回这条' })).result.id;
      await decide();
      expect(await isPublic(second)).toBe(false);
      const ids = async (query: string) => (await list(token, query)).records.map((row) => row.id);
      expect(await ids('')).toEqual([second, id]);
      expect(await ids('?status=2')).toEqual([id]);
      expect(await ids('?status=3')).toEqual([second]);
      expect(await ids('?status=1')).toEqual([]);
      // All states, however it is said (CONFLICT-042).
      for (const all of ['?status=0', '?status=']) expect(await ids(all)).toEqual(await ids(''));
      expect((await service.call('GET', '/app/sourcing/demands?status=4', { token })).status).toBe(400);
    },
  );

  describe('a rejected one', () => {
    let account: string;
    let token: string;
    let id: string;
    beforeAll(async () => {
      ({ id: account, token } = await signedIn(service));
      ({ id } = (await save(token, { content: '请退回' })).result);
      await decide();
    });

    it('is shown with the reason in both languages', { tags: ['DESIGN-008'] }, async () => {
      const rejected = (await find(token, id)).result;
      expect(rejected.status).toBe(3);
      expect(rejected.rejectReason).toBe(rejected.rejectReasonCn);
      expect(rejected.rejectReasonCn).toMatch(/退回/);
      expect((await find(token, id, 'EN')).result.rejectReason).toMatch(/reject/);
    });

    describe('once edited', () => {
      let answers: Awaited<ReturnType<typeof save>>[];
      beforeAll(async () => {
        const again = { id, content: 'Fire-resistant control cable', postsNumber: '15 km', type: '1' };
        answers = await Promise.all(Array.from({ length: 20 }, () => save(token, again, 'EN')));
      });

      it(
        'is the same record, under review again',
        { tags: ['ERR-047', 'CONFLICT-024', 'DESIGN-009', 'VC-065', 'EXH-160'] },
        async () => {
          for (const { status, message, result } of answers) {
            expect([status, message]).toEqual([
              200,
              'Edited successfully and under review. The demo decides by itself in about 20 s.',
            ]);
            expect(result).toMatchObject({ id, status: 1, rejectReasonCn: '', contentCn: '', type: '1' });
          }
          expect((await list(token)).total).toBe(1);
        },
      );

      it('keeps each step of its review', async () => {
        const steps = (await service.database().orm().select().from(reviewSteps).orderBy(reviewSteps.id))
          .filter((step) => step.subjectId === id)
          .map(({ fromStatus, toStatus, actor, accountId }) => [fromStatus, toStatus, actor, accountId]);
        expect(steps).toEqual([
          [0, 1, 'owner', account],
          [1, 3, 'demo', null],
          [3, 1, 'owner', account],
        ]);
      });
    });
  });

  it(
    'edits nothing that is under review or approved',
    { tags: ['ERR-028', 'ERR-029', 'VC-065', 'EXH-160'] },
    async () => {
      const { token } = await signedIn(service);
      const { id } = (await save(token)).result;
      const edited = { id, content: '改一改' };
      expect(await save(token, edited)).toMatchObject({ status: 400, message: '审核中的数据不能编辑' });
      expect((await save(token, edited, 'EN')).message).toBe('Cannot edit data under review');
      await decide();
      expect(await save(token, edited)).toMatchObject({ status: 400, message: '审核通过的数据不能编辑' });
      expect((await save(token, edited, 'EN')).message).toBe('Approved data cannot be edited');
      expect((await find(token, id)).result.content).toBe(wish.content);
    },
  );

  it('a rejected one does not become the same as another', async () => {
    const { token } = await signedIn(service);
    await save(token);
    const { id } = (await save(token, { content: '请退回' })).result;
    await decide();
    expect(await save(token, { id })).toMatchObject({ status: 409, message: '您已发布过相同的采购需求' });
    expect((await find(token, id)).result).toMatchObject({ status: 3, content: '请退回' });
  });

  it('deletes in whatever state', { tags: ['VC-066', 'REST-086', 'EXH-159'] }, async () => {
    const { token } = await signedIn(service);
    const waiting = (await save(token)).result.id;
    expect(await remove(token, waiting)).toMatchObject({ status: 200, message: '删除成功' });
    const approved = (await save(token)).result.id;
    await decide();
    expect(await isPublic(approved)).toBe(true);
    await remove(token, approved);
    expect(await isPublic(approved)).toBe(false);
    expect((await list(token)).total).toBe(0);
    expect((await remove(token, approved)).status).toBe(404);
  });

  it("somebody else's answers like an unknown one", async () => {
    const [mine, other] = [await signedIn(service), await signedIn(service)];
    const { id } = (await save(mine.token, { content: '请退回' })).result;
    await decide();
    const tries = (which: string) => [
      find(other.token, which),
      remove(other.token, which),
      save(other.token, { id: which }),
    ];
    const foreign = await Promise.all(tries(id));
    for (const unknown of ['12345', '9'.repeat(32)]) {
      const answers = await Promise.all(tries(unknown));
      expect(answers.map((answer) => ({ ...answer, timestamp: 0 }))).toEqual(
        foreign.map((answer) => ({ ...answer, timestamp: 0 })),
      );
    }
    expect(foreign.map(({ status, message }) => [status, message])).toEqual(
      Array.from({ length: 3 }, () => [404, '采购需求不存在']),
    );
    expect((await find(mine.token, id)).result.status).toBe(3);
  });

  it(
    'keeps a picture that the account uploaded, and no other address',
    { tags: ['VAL-044', 'VC-061'] },
    async () => {
      const [mine, other] = [await signedIn(service), await signedIn(service)];
      const png = await picture(200, 100).png().toBuffer();
      const sent = await service.app().inject({
        method: 'POST',
        url: '/app/uploads/file',
        headers: { token: mine.token, 'content-type': contentType },
        payload: multipart({ fileName: 'rod.png', content: png }),
      });
      const address = sent.json<{ message: string }>().message;
      expect(await save(other.token, { coverImage: address })).toMatchObject({
        status: 400,
        field: 'coverImage',
      });
      for (const coverImage of [
        'https://evil.example/x.png',
        '/files/uploads/x.svg',
        'javascript:alert(1)',
      ]) {
        expect((await save(mine.token, { coverImage })).status, coverImage).toBe(400);
      }
      expect(
        (await save(mine.token, { coverImage: address, content: '带图，请退回' })).result.coverImage,
      ).toBe(address);
      await decide();
      const { id } = required((await list(mine.token)).records[0]);
      expect((await save(mine.token, { id, coverImage: address, content: '带图' })).result.status).toBe(1);
    },
  );

  it('lists ten a page, newest first', { tags: ['VC-057', 'CONST-029'] }, async () => {
    const { token } = await signedIn(service);
    for (let number = 1; number <= 12; number += 1) {
      service.clock.set(new Date(Date.UTC(2025, 5, 20, 1, number)));
      await save(token, { content: `第 ${number} 条` });
    }
    const first = await list(token);
    expect([first.size, first.records.length, first.total]).toEqual([10, 10, 12]);
    expect(first.records[0]?.content).toBe('第 12 条');
    expect((await list(token, '?pageNo=2')).records.map(({ content }) => content)).toEqual([
      '第 2 条',
      '第 1 条',
    ]);
  });

  it('shows the company, and the nick name where there is none', async () => {
    const { id, token } = await signedIn(service);
    const named = async (values: object, content: string) => {
      await service.database().orm().update(accounts).set(values).where(eq(accounts.id, id));
      return (await save(token, { content })).result.publisher;
    };
    expect(await named({ nickName: '小林' }, '一')).toBe('小林');
    expect(await named({ companyName: '华东电缆' }, '二')).toBe('华东电缆');
  });

  it('has a limit that no honest buyer meets', async () => {
    const { token } = await signedIn(service);
    const answers = [];
    for (let number = 0; number < 101; number += 1) answers.push(await save(token, { content: '同一条' }));
    expect(answers.at(99)?.status).toBe(200);
    expect(answers.at(100)).toMatchObject({ status: 429, code: 429 });
  });
});
