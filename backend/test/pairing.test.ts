import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import type { Comment, Consultation } from '../src/modules/consultations/contract.ts';
import type { Pairing, RecommendedPost } from '../src/modules/exhibiting/pairing/contract.ts';
import { pairingApplications } from '../src/modules/exhibiting/pairing/tables.ts';
import type { Demand } from '../src/modules/sourcing/demand-contract.ts';
import { buyerPosts } from '../src/modules/sourcing/tables.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

interface Page<T> {
  records: T[];
  total: number;
  size: number;
}

const url = '/app/exhibiting/pairing';
const received = '/app/sourcing/pairings';
let made = 0;

describe('matchmaking', () => {
  const service = useService();
  const apply = (token: string | undefined, postId: string, title = '我们可以供货', more: object = {}) =>
    service.call<Pairing>('POST', url, {
      ...(token === undefined ? {} : { token }),
      body: { title, postId, type: 2, ...more },
    });
  const own = async (token: string, query = '', language = 'ZH') =>
    (await service.call<Page<Pairing>>('GET', `${url}?type=2${query}`, { token, language })).result;
  const recommended = async (token: string, query = '', language = 'ZH') =>
    (
      await service.call<Page<RecommendedPost>>('GET', `${url}/recommended?${query}`, {
        token,
        language,
      })
    ).result;
  const threads = async (token: string, box: string, language = 'ZH') =>
    (
      await service.call<Page<Consultation>>('GET', `/app/consultations/${box}?type=2`, {
        token,
        language,
      })
    ).result;
  const accept = (token: string, id: string) =>
    service.call<Pairing>('POST', `/app/sourcing/pairing/accept/${id}`, { token });
  const decide = async () => {
    service.pass(21_000);
    await service.reviewer().look();
  };
  /** A buyer with a public request. */
  async function buyer(content = '求购铜杆') {
    made += 1;
    const email = `buyer${made}@fair.example`;
    const account = await signedIn(service, 'visitor', { email, nickName: '采购员' });
    const { result } = await service.call<Demand>('POST', '/app/sourcing/demand', {
      token: account.token,
      body: { type: '1', postsClassify: '1', content: `${content} ${made}`, postsNumber: '3 吨' },
    });
    await decide();
    return { ...account, email, postId: result.id, content: `${content} ${made}` };
  }
  const applicants = async (postId: string) =>
    required((await service.database().orm().select().from(buyerPosts).where(eq(buyerPosts.id, postId)))[0])
      .applicantCount;
  const mailTo = (address: string) => service.sent.filter(({ recipient }) => recipient === address);

  describe('an application of a company', () => {
    let token: string;
    let companyId: string;
    let request: Awaited<ReturnType<typeof buyer>>;
    let applied: Awaited<ReturnType<typeof apply>>;
    beforeAll(async () => {
      ({ token, companyId } = await companyOf(service));
      request = await buyer();
      applied = await apply(token, request.postId, '  常年供应\r\n低氧铜杆 ');
    });

    it(
      'waits for the review, and counts for nothing before',
      { tags: ['EXH-179', 'DESIGN-013', 'ROLE-010', 'CONFLICT-018'] },
      async () => {
        expect(applied).toMatchObject({
          status: 200,
          message: '提交成功，正在审核。演示版将在约 20 秒后自动审核。',
          result: {
            title: request.content,
            postId: request.postId,
            companyId,
            message: '常年供应\n低氧铜杆',
            approveStatus: '1',
            approveStatus_dictText: '待审核',
            pairedTime: null,
            consultationId: null,
            createTime: '2025-06-16 09:00:00',
          },
        });
        expect(await applicants(request.postId)).toBe(0);
      },
    );

    it('stands in the list of the company, of type 2 alone', { tags: ['REST-119', 'EXH-180'] }, async () => {
      const page = await own(token);
      expect(page).toMatchObject({ total: 1, size: 10 });
      expect(page.records[0]).toEqual(applied.result);
      expect((await service.call('GET', `${url}?type=1`, { token })).status).toBe(400);
    });

    it(
      'is another call than the contact, which is for visitors alone',
      { tags: ['CONFLICT-018'] },
      async () => {
        const body = { title: '?', type: 2, postId: request.postId };
        expect(await service.call('POST', '/app/message/contact', { token, body })).toMatchObject({
          status: 403,
        });
      },
    );
  });

  it(
    'a passed review opens the thread, and the buyer pairs them',
    { tags: ['EXH-183', 'CONFLICT-020', 'DESIGN-013', 'DESIGN-014'] },
    async () => {
      const company = await companyOf(service);
      await signedIn(service, 'exhibitor', { exhibitorId: company.companyId, email: 'sales@fair.example' });
      const seeker = await buyer();
      await apply(company.token, seeker.postId, '可随时看样');
      await decide();
      const passed = required((await own(company.token, '', 'EN')).records[0]);
      expect(passed).toMatchObject({ approveStatus: '2', approveStatus_dictText: 'Audit successful' });
      expect(await applicants(seeker.postId)).toBe(1);
      expect(mailTo(seeker.email).at(-1)).toMatchObject({
        subject: expect.stringContaining('您收到一条新的咨询') as string,
      });

      const toBuyer = required((await threads(seeker.token, 'toMe')).records[0]);
      expect(toBuyer).toMatchObject({
        id: passed.consultationId,
        title: '可随时看样',
        isMine: false,
        unread: 1,
      });
      expect(toBuyer.askingCompanyId).toBe(company.companyId);
      const { companyNameCn } = (
        await service.get<{ companyNameCn: string }>(`/app/catalogue/companies/${company.companyId}`)
      ).result;
      expect(toBuyer.bakeName).toBe(companyNameCn);
      expect((await threads(company.token, 'mine')).records[0]).toMatchObject({
        id: toBuyer.id,
        bakeName: seeker.content,
        isMine: true,
      });

      const { result: list } = await service.call<Page<Pairing>>('GET', `${received}?id=${seeker.postId}`, {
        token: seeker.token,
      });
      expect(list.records.map(({ id }) => id)).toEqual([passed.id]);
      const answers = await Promise.all([accept(seeker.token, passed.id), accept(seeker.token, passed.id)]);
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 200,
          message: '配对成功，已通知对方',
          result: { approveStatus: '2', approveStatus_dictText: '已配对', pairedTime: '2025-06-16 09:00:00' },
        });
      }
      expect((await own(company.token, '', 'EN')).records[0]?.approveStatus_dictText).toBe('Paired');
      expect((await threads(company.token, 'mine')).records[0]).toMatchObject({ status: 2, unread: 1 });
      expect(mailTo('sales@fair.example').map(({ body }) => body)).toEqual([
        expect.stringContaining('采购商已接受贵公司的配对申请'),
      ]);
    },
  );

  it(
    'the thread belongs to the whole company, which writes in its own name',
    { tags: ['DESIGN-012', 'ROLE-015'] },
    async () => {
      const company = await companyOf(service);
      const colleague = await signedIn(service, 'exhibitor', {
        exhibitorId: company.companyId,
        nickName: '同事',
      });
      const seeker = await buyer();
      await apply(company.token, seeker.postId);
      await decide();
      const thread = required((await threads(colleague.token, 'mine')).records[0]);
      expect(thread).toMatchObject({ isMine: true });
      const reply = await service.call<{ comment: Comment }>('POST', '/app/consultations/comment', {
        token: colleague.token,
        body: { consultationId: thread.id, content: '样品已寄出' },
      });
      expect(reply.result.comment).toMatchObject({ type: 1, isMine: true });
      const { result } = await service.call<Page<Comment>>(
        'GET',
        `/app/consultations/comments/${thread.id}?pageSize=1`,
        { token: seeker.token },
      );
      const { companyNameCn } = (
        await service.get<{ companyNameCn: string }>(`/app/catalogue/companies/${company.companyId}`)
      ).result;
      expect(result.records[0]).toMatchObject({ nickName: companyNameCn, isMine: false });
    },
  );

  it(
    'a failed one says why, reaches nobody, and may be applied for again',
    { tags: ['EXH-179', 'DESIGN-013'] },
    async () => {
      const company = await companyOf(service);
      const seeker = await buyer();
      await apply(company.token, seeker.postId, '请退回');
      await decide();
      const failed = required((await own(company.token)).records[0]);
      expect(failed).toMatchObject({
        approveStatus: '3',
        approveStatus_dictText: '审核失败',
        consultationId: null,
      });
      expect(failed.rejectReason).not.toBe('');
      expect((await threads(seeker.token, 'toMe')).total).toBe(0);
      expect(await applicants(seeker.postId)).toBe(0);
      expect((await accept(seeker.token, failed.id)).status).toBe(404);
      const again = await apply(company.token, seeker.postId, '重新申请');
      expect(again.result).toMatchObject({
        id: failed.id,
        approveStatus: '1',
        message: '重新申请',
        rejectReason: '',
      });
      await decide();
      expect((await own(company.token)).records[0]).toMatchObject({ approveStatus: '2' });
      expect((await threads(seeker.token, 'toMe')).records[0]).toMatchObject({ title: '重新申请' });
    },
  );

  it(
    'many at once make one application, one thread, one applicant',
    { tags: ['CONFLICT-018', 'DESIGN-014'] },
    async () => {
      const company = await companyOf(service);
      const colleague = await signedIn(service, 'exhibitor', { exhibitorId: company.companyId });
      const { postId } = await buyer();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => apply(at % 2 ? company.token : colleague.token, postId)),
      );
      expect(new Set(answers.map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      await Promise.all([decide(), decide()]);
      expect(await applicants(postId)).toBe(1);
      expect((await own(company.token)).total).toBe(1);
      expect((await threads(company.token, 'mine')).total).toBe(1);
      const other = await apply(company.token, postId, '另一条留言');
      expect(other).toMatchObject({ status: 409, message: '贵公司已申请过该采购需求' });
      // The very same words are a double click, also when the review was quicker.
      expect(await apply(company.token, postId)).toMatchObject({
        status: 200,
        result: { approveStatus: '2' },
      });
    },
  );

  it.each([
    ['', '请输入给采购商的留言', 'Enter a message to the buyer'],
    [' \n ', '请输入给采购商的留言', 'Enter a message to the buyer'],
    ['电'.repeat(201), '不能超过 200 个字符', 'It cannot exceed 200 characters'],
  ])('refuses %j in both languages', { tags: ['CONST-036'] }, async (title, zh, en) => {
    const company = await companyOf(service);
    const { postId } = await buyer();
    expect(await apply(company.token, postId, title)).toMatchObject({
      status: 400,
      message: zh,
      field: 'title',
    });
    const body = { title, postId };
    expect((await service.call('POST', url, { token: company.token, body, language: 'EN' })).message).toBe(
      en,
    );
    expect((await own(company.token)).total).toBe(0);
    expect((await apply(company.token, postId, '👩🏽‍🔧'.repeat(200))).status).toBe(200);
  });

  it('is for companies alone, and each sees its own', { tags: ['ROLE-010'] }, async () => {
    const company = await companyOf(service);
    const other = await companyOf(service);
    const seeker = await buyer();
    const stranger = await buyer();
    await apply(company.token, seeker.postId);
    await decide();
    const passed = required((await own(company.token)).records[0]);
    for (const path of [url, `${url}/recommended`]) {
      expect((await service.get(path)).status).toBe(401);
      expect((await service.call('GET', path, { token: seeker.token })).status).toBe(403);
    }
    expect((await apply(undefined, seeker.postId)).status).toBe(401);
    expect((await apply(seeker.token, seeker.postId)).status).toBe(403);
    expect((await own(other.token)).total).toBe(0);
    for (const { token } of [stranger, company, other]) {
      expect(await accept(token, passed.id)).toMatchObject({ status: 404, message: '配对申请不存在' });
      expect((await service.call('GET', `${received}?id=${seeker.postId}`, { token })).status).toBe(404);
    }
    expect((await accept(seeker.token, '999')).message).toBe('配对申请不存在');
    const byThreads = async (token: string) =>
      (
        await service.call<Pairing[]>(
          'GET',
          `/app/sourcing/pairingsByThreads?ids=${passed.consultationId},7`,
          { token },
        )
      ).result.map(({ id }) => id);
    expect(await byThreads(seeker.token)).toEqual([passed.id]);
    expect(await byThreads(company.token)).toEqual([passed.id]);
    expect(await byThreads(stranger.token)).toEqual([]);
    expect(await byThreads(other.token)).toEqual([]);
    for (const field of ['status', 'accountId', 'exhibitorId', 'consultationId']) {
      expect((await apply(company.token, stranger.postId, 'x', { [field]: '2' })).status, field).toBe(400);
    }
  });

  it('applies for public requests of others only', async () => {
    const company = await companyOf(service);
    const seeker = await buyer();
    await service.call('DELETE', `/app/sourcing/demand?id=${seeker.postId}`, { token: seeker.token });
    for (const id of [seeker.postId, '999', '9'.repeat(32)]) {
      expect(await apply(company.token, id)).toMatchObject({ status: 404, message: '采购需求不存在' });
    }
    const { result: demand } = await service.call<Demand>('POST', '/app/sourcing/demand', {
      token: company.token,
      body: { type: '1', postsClassify: '1', content: '自己的需求', postsNumber: '1' },
    });
    expect((await apply(company.token, demand.id)).status).toBe(404);
    await decide();
    expect(await apply(company.token, demand.id)).toMatchObject({
      status: 400,
      message: '不能申请贵公司自己发布的采购需求',
    });
  });

  it('keeps an application whose request is deleted meanwhile', async () => {
    const company = await companyOf(service);
    const seeker = await buyer();
    await apply(company.token, seeker.postId);
    await service.call('DELETE', `/app/sourcing/demand?id=${seeker.postId}`, { token: seeker.token });
    await decide();
    expect((await own(company.token)).records[0]).toMatchObject({
      title: seeker.content,
      postId: null,
      approveStatus: '2',
      consultationId: null,
    });
  });

  it(
    'recommends what fits the company, best first, and says why',
    { tags: ['REST-120', 'ROLE-010'] },
    async () => {
      const company = await companyOf(service);
      const [first, second] = await Promise.all([
        recommended(company.token, 'pageSize=5'),
        recommended(company.token, 'pageSize=5&pageNo=2'),
      ]);
      expect(first.total).toBeGreaterThan(10);
      const ids = [...first.records, ...second.records].map(({ id }) => id);
      expect(new Set(ids).size).toBe(10);
      expect((await recommended(company.token, 'pageSize=10')).records.map(({ id }) => id)).toEqual(ids);
      for (const { reasonCn, reasonEn, application } of first.records) {
        expect(reasonCn).toMatch(/^(采购“.+”，与贵公司的分类“.+”相符|提到“.+”)/);
        expect(reasonEn).toMatch(/^(Wants .+, which fits your category “.+”|Mentions “.+”)/);
        expect(application).toBeNull();
      }
      await apply(company.token, required(ids[3]));
      const marked = (await recommended(company.token, 'pageSize=5', 'EN')).records;
      expect(marked.map(({ application }) => application?.approveStatus ?? null)).toEqual([
        null,
        null,
        null,
        '1',
        null,
      ]);
      expect(marked[0]?.reason).toBe(required(marked[0]).reasonEn);
      expect((await recommended(company.token, 'pageNo=900')).records).toEqual([]);
    },
  );

  it(
    'puts what mentions the words of the company first, without its own requests and what waits',
    { tags: ['REST-120'] },
    async () => {
      const company = await companyOf(service);
      const exhibit = '低温超导带材';
      const tagsCn = [exhibit, '鲸须填充', '珊瑚护套', '琥珀屏蔽', '松脂阻水'];
      const tagsEn = [
        'cryogenic tape of ours',
        'whalebone filler',
        'coral jacket',
        'amber screen',
        'rosin block',
      ];
      await service
        .database()
        .orm()
        .update(exhibitors)
        .set({ tagsCn, tagsEn })
        .where(eq(exhibitors.id, company.companyId));
      const seeker = await buyer(`急需${tagsCn.join('、')}`);
      const { result: mine } = await service.call<Demand>('POST', '/app/sourcing/demand', {
        token: company.token,
        body: { type: '1', postsClassify: '1', content: `采购${exhibit}`, postsNumber: '1' },
      });
      await decide();
      const { result: waits } = await service.call<Demand>('POST', '/app/sourcing/demand', {
        token: seeker.token,
        body: { type: '1', postsClassify: '1', content: `还要${exhibit}`, postsNumber: '1' },
      });
      const { records } = await recommended(company.token, 'pageSize=200');
      expect(records[0]).toMatchObject({ id: seeker.postId });
      expect(records[0]?.reasonCn).toContain('提到“低温超导带材”、“鲸须填充”、“珊瑚护套”');
      expect(records[0]?.reasonEn).toMatch(
        /entions “cryogenic tape of ours”, “whalebone filler”, “coral jacket”$/,
      );
      const ids = records.map(({ id }) => id);
      expect(ids).not.toContain(mine.id);
      expect(ids).not.toContain(waits.id);
    },
  );

  it('pages its applications by ten, the newest first', { tags: ['CONST-032'] }, async () => {
    const company = await companyOf(service);
    const orm = service.database().orm();
    const { postId } = await buyer();
    await apply(company.token, postId);
    const row = required(
      (
        await orm
          .select()
          .from(pairingApplications)
          .where(eq(pairingApplications.exhibitorId, company.companyId))
      )[0],
    );
    const { id: _id, postId: _post, ...values } = row;
    await orm.insert(pairingApplications).values(
      Array.from({ length: 11 }, (_, at) => ({
        ...values,
        titleCn: `第 ${at} 个`,
        createdAt: new Date(values.createdAt.getTime() + at * 1000),
      })),
    );
    const first = await own(company.token);
    expect(first).toMatchObject({ total: 12, size: 10 });
    expect(first.records[0]?.title).toBe('第 10 个');
    expect((await own(company.token, '&pageNo=2')).records).toHaveLength(2);
  });
});
