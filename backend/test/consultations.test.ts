import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Comment, Consultation, ConsultationDetail } from '../src/modules/consultations/contract.ts';
import { buyerPosts } from '../src/modules/sourcing/tables.ts';
import { signedIn } from './support/accounts.ts';
import { pdf } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

interface Page<T> {
  records: T[];
  total: number;
  size: number;
}
interface Product {
  id: string;
  titleCn: string;
  titleEn: string;
  companyId: string;
}

describe('consultations', () => {
  const service = useService();
  let product: Product;
  let company: { id: string; companyNameCn: string; companyNameEn: string };
  let post: { id: string; countNumber: number };

  beforeAll(async () => {
    const first = async <T>(url: string) => required((await service.get<Page<T>>(url)).result.records[0]);
    product = await first('/app/info/getEntriesList?pageSize=1');
    post = await first('/app/sourcing/posts?pageSize=1');
    company = (await service.get<typeof company>(`/app/catalogue/companies/${product.companyId}`)).result;
  });

  const visitor = (more = {}) => signedIn(service, 'visitor', more);
  const exhibitor = () => signedIn(service, 'exhibitor', { exhibitorId: company.id });
  const ask = (token: string, body: object, language = 'ZH') =>
    service.call<Consultation>('POST', '/app/message/contact', { token, body, language });
  const about = (title: string, type = 3, postId = product.id) => ({ title, type, postId });
  const unread = async (token: string) =>
    (
      await service.call<{ mine: number; mineToBuyers: number; toMe: number }>(
        'GET',
        '/app/consultations/unread',
        { token },
      )
    ).result;
  const list = async (token: string, box: string, query = '', language = 'ZH') =>
    (
      await service.call<Page<Consultation>>('GET', `/app/consultations/${box}?${query}`, {
        token,
        language,
      })
    ).result;
  const reply = (token: string, consultationId: string, content: string, language = 'ZH') =>
    service.call<{ comment: Comment; consultation: Consultation }>('POST', '/app/consultations/comment', {
      token,
      body: { consultationId, content, type: 3 },
      language,
    });
  const comments = async (token: string, id: string, query = '') =>
    (await service.call<Page<Comment>>('GET', `/app/consultations/comments/${id}?${query}`, { token }))
      .result;
  const detail = (token: string, id: string, language = 'ZH') =>
    service.call<ConsultationDetail>('GET', `/app/consultations/detail/${id}`, { token, language });
  const post_ = (token: string, url: string) => service.call<Consultation>('POST', url, { token });

  describe('a question about a product', () => {
    let asker: { token: string };
    let seller: { token: string };
    let asked: Awaited<ReturnType<typeof ask>>;
    beforeAll(async () => {
      asker = await visitor({ nickName: '王工' });
      seller = await exhibitor();
      asked = await ask(asker.token, about('  35kV 电缆交期多久？ '));
    });

    it('is sent with its words, its kind and the product', { tags: ['REST-029', 'DIR-085'] }, () => {
      expect(asked).toMatchObject({
        status: 200,
        message: '发送成功，请等待回复',
        result: {
          bakeName: product.titleCn,
          type: 3,
          linkId: product.id,
          title: '35kV 电缆交期多久？',
          status: 1,
          isMine: true,
          unread: 0,
        },
      });
    });

    it(
      'stands with all its fields in the list of who asked',
      { tags: ['REST-082', 'REST-118', 'VC-052', 'EXH-172'] },
      async () => {
        const time = expect.stringMatching(/^2025-06-16 09:\d\d:\d\d$/) as string;
        expect((await list(asker.token, 'mine', '', 'EN')).records[0]).toMatchObject({
          id: asked.result.id,
          bakeName: product.titleEn,
          type: 3,
          title: '35kV 电缆交期多久？',
          status: 1,
          createTime: time,
          updateTime: time,
        });
      },
    );

    it('stands in the list of its company with the name of who asked', { tags: ['REST-118'] }, async () => {
      const { records } = await list(seller.token, 'toMe');
      expect(records.find((one) => one.id === asked.result.id)).toMatchObject({
        bakeName: '王工',
        isMine: false,
        unread: 1,
      });
    });

    it('carries the product in its detail', { tags: ['REST-038', 'VC-054', 'EXH-174'] }, async () => {
      const { result } = await detail(seller.token, asked.result.id);
      expect(result.profiles).toBeNull();
      expect(result.entries).toMatchObject({
        id: product.id,
        titleCn: product.titleCn,
        titleEn: product.titleEn,
      });
      expect(Object.keys(required(result.entries)).sort()).toEqual(
        ['id', 'titleCn', 'titleEn', 'descriptionCn', 'descriptionEn', 'imageUrl'].sort(),
      );
    });
  });

  it(
    'a question to a supplier carries its profile, at either address',
    { tags: ['CONFLICT-039', 'VC-053', 'EXH-173'] },
    async () => {
      const asker = await visitor();
      const asked = await service.call<Consultation>('POST', '/message/contact', {
        token: asker.token,
        body: about('Do you ship to Chile?', 1, company.id),
        language: 'EN',
      });
      expect(asked).toMatchObject({ status: 200, message: 'Sent, please wait for the reply' });
      expect(asked.result.bakeName).toBe(company.companyNameEn);
      const { result } = await detail(asker.token, asked.result.id);
      expect(result.entries).toBeNull();
      expect(result.profiles).toMatchObject({ id: company.id, companyNameCn: company.companyNameCn });
      expect(Object.keys(required(result.profiles))).toHaveLength(6);
    },
  );

  it('asks for the words of a question', { tags: ['DIR-082', 'VAL-039'] }, async () => {
    const { token } = await visitor();
    expect(await ask(token, about('  \n '))).toMatchObject({
      status: 400,
      code: 500,
      message: '请输入咨询内容',
    });
    expect((await list(token, 'mine')).total).toBe(0);
  });

  it(
    'takes questions of 2,000 characters as people count them',
    { tags: ['DESIGN-002', 'VAL-039', 'CONST-036'] },
    async () => {
      const { token } = await visitor();
      expect((await ask(token, about('电'.repeat(2001)))).message).toBe('不能超过 2000 个字符');
      expect((await ask(token, about('x'.repeat(2001)), 'EN')).message).toBe(
        'It cannot exceed 2000 characters',
      );
      expect((await ask(token, about('x'.repeat(100_000)), 'EN')).status).toBe(400);
      expect((await list(token, 'mine')).total).toBe(0);
      expect((await ask(token, about(`有没有样品${'👩🏽‍🔧'.repeat(1995)}`))).status).toBe(200);
    },
  );

  it(
    'asks for the words of a reply, at most 2,000 characters',
    { tags: ['VAL-039', 'ERR-022', 'ERR-023', 'EXH-176'] },
    async () => {
      const { token } = await visitor();
      const seller = await exhibitor();
      const { id } = (await ask(token, about('有库存吗？'))).result;
      expect((await reply(seller.token, id, ' ', 'EN')).message).toBe(
        'Please enter the consultation content',
      );
      expect((await reply(seller.token, id, '缆'.repeat(2001))).message).toBe('不能超过 2000 个字符');
      expect((await comments(token, id)).total).toBe(0);
    },
  );

  it('refuses what is not public, and fields that are not for clients', async () => {
    const { token } = await visitor();
    for (const [type, message] of [
      [1, '供应商不存在'],
      [2, '采购需求不存在'],
      [3, '展品不存在'],
    ] as const) {
      for (const id of ['1', '9'.repeat(32)]) {
        expect(await ask(token, about('Is it in stock?', type, id))).toMatchObject({ status: 404, message });
      }
    }
    expect((await ask(token, { ...about('Is it in stock?'), status: 3 })).status).toBe(400);
    expect((await ask(token, { ...about('Is it in stock?'), type: 4 })).status).toBe(400);
  });

  it('the same question fifty times at once is one, and another may follow', async () => {
    const { token } = await visitor();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(token, about('可以报价吗？'))));
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1);
    expect((await list(token, 'mine')).total).toBe(1);
    expect((await ask(token, about('可以寄样品吗？'))).status).toBe(200);
    expect((await list(token, 'mine')).total).toBe(2);
  });

  it(
    'a contact with a buyer counts once an account and stays out of the lists',
    { tags: ['DIR-067', 'DESIGN-014', 'CONFLICT-019'] },
    async () => {
      const { token } = await visitor();
      await Promise.all(
        ['我们有现货', '我们可供样', '价格可以面议'].map((words) => ask(token, about(words, 2, post.id))),
      );
      const now = required(
        (await service.get<Page<typeof post>>(`/app/sourcing/posts?fixId=${post.id}`)).result.records[0],
      );
      expect(now.countNumber).toBe(post.countNumber + 1);
      expect((await list(token, 'mine')).total).toBe(0);
      expect((await list(token, 'mine', 'type=2')).total).toBe(3);
    },
  );

  it("a request's owner reads and answers contacts, and does not contact the own request", async () => {
    const owner = await visitor({ nickName: '采购部' });
    const seller = await visitor();
    const row = required(
      (
        await service
          .database()
          .orm()
          .update(buyerPosts)
          .set({ accountId: owner.id })
          .where(eq(buyerPosts.id, post.id))
          .returning({ id: buyerPosts.id })
      )[0],
    );
    expect(row.id).toBe(post.id);
    expect(await ask(owner.token, about('Is it in stock?', 2, post.id), 'EN')).toMatchObject({
      status: 400,
      message: 'This is your own sourcing request',
    });
    const { id } = (await ask(seller.token, about('我司可供', 2, post.id))).result;
    expect((await list(owner.token, 'toMe', 'type=2')).records[0]).toMatchObject({ id, bakeName: '观众' });
    await reply(owner.token, id, '请报价');
    expect((await comments(seller.token, id)).records[0]).toMatchObject({ nickName: '采购部', type: 2 });
    expect(await unread(seller.token)).toEqual({ mine: 1, mineToBuyers: 1, toMe: 0 });
  });

  describe('a thread', () => {
    let asker: { token: string };
    let seller: { token: string };
    let id: string;
    let before: number;
    let replied: Awaited<ReturnType<typeof reply>>;
    beforeAll(async () => {
      asker = await visitor({ nickName: '李女士' });
      seller = await exhibitor();
      ({ id } = (await ask(asker.token, about('有阻燃等级证书吗？'))).result);
      before = (await unread(seller.token)).toMe;
      replied = await reply(seller.token, id, '有的，稍后发送。');
    });

    it(
      'takes a reply in the name of the company',
      { tags: ['DESIGN-012', 'REST-083', 'VC-055', 'EXH-171', 'EXH-175'] },
      () => {
        expect(replied).toMatchObject({ status: 200, message: '回复成功' });
        const { createTime } = replied.result.comment;
        expect(createTime).toMatch(/^2025-06-16 09:\d\d:\d\d$/);
        expect(replied.result.comment).toEqual({
          id: expect.stringMatching(/^\d+$/) as string,
          consultationId: id,
          nickName: company.companyNameCn,
          content: '有的，稍后发送。',
          files: [],
          type: 2,
          isMine: true,
          createTime,
          updateTime: createTime,
        });
      },
    );

    it('is replied then, and new for who asked', { tags: ['VC-056', 'DESIGN-011'] }, async () => {
      expect(replied.result.consultation).toMatchObject({ status: 2, unread: 0 });
      expect((await unread(seller.token)).toMe).toBe(before - 1);
      expect(await unread(asker.token)).toEqual({ mine: 1, mineToBuyers: 0, toMe: 0 });
    });

    describe('once who asked writes again', () => {
      let again: Awaited<ReturnType<typeof reply>>;
      beforeAll(async () => {
        again = await reply(asker.token, id, '谢谢，请一并发送检测报告。');
      });

      it('is unanswered', { tags: ['VC-056', 'DESIGN-011'] }, () => {
        expect(again.result.consultation.status).toBe(1);
      });

      it(
        'lists its comments by ten, the newest first',
        { tags: ['REST-038', 'VC-048', 'VC-051', 'DESIGN-012'] },
        async () => {
          const page = await comments(asker.token, id);
          expect(page.size).toBe(10);
          expect(page.records).toEqual([
            {
              ...again.result.comment,
              nickName: '李女士',
              type: 1,
              isMine: true,
              content: '谢谢，请一并发送检测报告。',
            },
            { ...replied.result.comment, isMine: false },
          ]);
          expect((await comments(asker.token, id, 'pageSize=1&pageNo=2')).records).toHaveLength(1);
        },
      );

      it('is new once, however many replies, until it is read', async () => {
        await reply(seller.token, id, '好的');
        expect(await unread(asker.token)).toEqual({ mine: 1, mineToBuyers: 0, toMe: 0 });
        expect((await post_(asker.token, `/app/consultations/read/${id}`)).result.unread).toBe(0);
        expect(await unread(asker.token)).toEqual({ mine: 0, mineToBuyers: 0, toMe: 0 });
      });
    });
  });

  it.each(['?', '报价？', 'Price?', '。。。。。。。。', 'a'])(
    'asks for a sentence instead of %j',
    async (title) => {
      const { token } = await visitor();
      expect(await ask(token, about(title))).toMatchObject({
        status: 400,
        field: 'title',
        message: '请至少写一句话（不少于 4 个汉字或 8 个字母）',
      });
      expect((await ask(token, about(title), 'EN')).message).toBe(
        'Write at least one sentence (8 letters or more)',
      );
      expect((await list(token, 'mine')).total).toBe(0);
    },
  );

  it('tells the company of the asker with the name, and the name of neither where none is given', async () => {
    const seller = await exhibitor();
    const named = await visitor({ nickName: '周工', companyName: '华东轨道' });
    const nameless = await visitor();
    const { id } = (await ask(named.token, about('低烟无卤有现货吗？'))).result;
    const other = (await ask(nameless.token, about('低烟无卤有现货吗？'))).result;
    const { records } = await list(seller.token, 'toMe');
    expect(records.find((one) => one.id === id)).toMatchObject({
      bakeName: '周工',
      askerName: '周工',
      askerCompany: '华东轨道',
    });
    expect((await detail(seller.token, other.id)).result).toMatchObject({
      bakeName: '观众',
      askerName: '',
      askerCompany: '',
    });
  });

  describe('files', () => {
    let asker: { token: string };
    let seller: { token: string };
    const send = async (token: string, name: string, query = '?kind=document&private=true') =>
      (
        await service.app().inject({
          method: 'POST',
          url: `/app/uploads/file${query}`,
          headers: { token, 'content-type': contentType },
          payload: multipart({ fileName: name, content: pdf(900) }),
        })
      ).json<{ message: string }>().message;
    const read = async (token: string, address: string) =>
      (await service.app().inject({ method: 'GET', url: address, headers: { token } })).statusCode;
    beforeAll(async () => {
      asker = await visitor();
      seller = await exhibitor();
    });

    it('go with a question, and both sides read them, nobody else', async () => {
      const files = [await send(asker.token, '图纸.pdf'), await send(asker.token, '清单.pdf')];
      const body = { ...about('附件里的电缆能做吗？'), files };
      const { result } = await ask(asker.token, body);
      expect(result.files.map(({ name, address }) => [name, address])).toEqual([
        ['图纸.pdf', files[0]],
        ['清单.pdf', files[1]],
      ]);
      expect((await detail(seller.token, result.id)).result.files).toEqual(result.files);
      const address = required(files[0]);
      expect(await read(asker.token, address)).toBe(200);
      expect(await read(seller.token, address)).toBe(200);
      for (const stranger of [await visitor(), await signedIn(service, 'exhibitor', { exhibitorId: '1' })])
        expect(await read(stranger.token, address)).toBe(404);
      // Sent twice, the question is stored once; with another file it is refused.
      expect((await ask(asker.token, body)).result.id).toBe(result.id);
      expect(await ask(asker.token, { ...body, files: [await send(asker.token, '新.pdf')] })).toMatchObject({
        status: 409,
        message: '您已提交过相同的咨询，请在原咨询中补充附件',
      });
    });

    it('go with a reply', async () => {
      const { id } = (await ask(asker.token, about('可以发检测报告吗？'))).result;
      const address = await send(seller.token, '报告.pdf');
      const answer = () =>
        service.call<{ comment: Comment }>('POST', '/app/consultations/comment', {
          token: seller.token,
          body: { consultationId: id, content: '请见附件', files: [address] },
        });
      const { comment } = (await answer()).result;
      expect(comment.files).toEqual([{ address, name: '报告.pdf', bytes: expect.any(Number) as number }]);
      expect((await answer()).result.comment.id).toBe(comment.id);
      expect((await comments(asker.token, id)).records[0]?.files).toEqual(comment.files);
      expect(await read(asker.token, address)).toBe(200);
    });

    it('are the sender’s own private ones, at most three, and one text has each', async () => {
      const other = await visitor();
      const foreign = await send(other.token, '他人.pdf');
      const open = await send(asker.token, '公开.pdf', '?kind=document');
      for (const address of [foreign, open, '/files/own/uploads/none.pdf'])
        expect(await ask(asker.token, { ...about('这个文件能用吗？'), files: [address] })).toMatchObject({
          status: 400,
          field: 'files',
          message: '上传的文件不存在',
        });
      const four = await Promise.all(['1', '2', '3', '4'].map((name) => send(asker.token, `${name}.pdf`)));
      expect((await ask(asker.token, { ...about('四个文件可以吗？'), files: four })).status).toBe(400);
      const [once = ''] = four;
      expect((await ask(asker.token, { ...about('第一次用这个文件'), files: [once] })).status).toBe(200);
      expect(await ask(asker.token, { ...about('第二次用这个文件'), files: [once] })).toMatchObject({
        status: 400,
        field: 'files',
      });
    });
  });

  describe('a letter', () => {
    let owner: { id: string; token: string };
    let asker: { token: string };
    let request: { id: string };
    let thread: string;
    let before: number;
    const letters = () => service.sent.slice(before);
    beforeAll(async () => {
      owner = await visitor({ email: `owner-${Date.now()}@wirefair.example`, nickName: '采购部' });
      asker = await visitor({
        email: `asker-${Date.now()}@wirefair.example`,
        nickName: '周工',
        companyName: '华东轨道',
      });
      const page = await service.get<Page<{ id: string }>>('/app/sourcing/posts?pageSize=1&pageNo=2');
      request = required(page.result.records[0]);
      await service
        .database()
        .orm()
        .update(buyerPosts)
        .set({ accountId: owner.id })
        .where(eq(buyerPosts.id, request.id));
      before = service.sent.length;
      thread = (await ask(asker.token, about('我司可供 20 千米\n下周到货', 2, request.id))).result.id;
      await ask(asker.token, about('还有一个问题', 2, request.id));
    });

    it('goes out once until its side has looked', () => {
      expect(letters().map(({ recipient }) => recipient.split('-')[0])).toEqual(['owner']);
    });

    it('names who asks, what about and in which words, in both languages', () => {
      const { subject, body } = required(letters()[0]);
      expect(subject).toContain('您收到一条新的咨询：');
      expect(body).toContain('周工（华东轨道）就“');
      expect(body).toContain('周工 (华东轨道) asks you about “');
      expect(body.match(/> 我司可供 20 千米\n> 下周到货/g)).toHaveLength(2);
    });

    it('leads to the thread', () => {
      const { body } = required(letters()[0]);
      expect(body).toContain(`/vistor/center?menu=consult&tab=toMe&id=${thread}`);
    });

    it('tells a reply likewise', async () => {
      await reply(owner.token, thread, '请报价');
      await reply(owner.token, thread, '尽快');
      expect(letters().map(({ recipient }) => recipient.split('-')[0])).toEqual(['owner', 'asker']);
      const { subject, body } = required(letters()[1]);
      expect(subject).toContain('New reply: ');
      expect(body).toContain('采购部回复了您关于“');
      expect(body).toContain('> 请报价');
      expect(body).toContain(`/vistor/center?menu=consult&tab=buyers&id=${thread}`);
    });

    it('to a company leads into its centre, and names the product', async () => {
      await signedIn(service, 'exhibitor', {
        exhibitorId: company.id,
        email: `seller-${Date.now()}@wirefair.example`,
      });
      const speaker = await exhibitor();
      // Everything is seen, so that the next question causes a letter.
      for (const { id } of (await list(speaker.token, 'toMe', 'pageSize=100&type=1,2,3')).records)
        await post_(speaker.token, `/app/consultations/read/${id}`);
      before = service.sent.length;
      const { id } = (await ask(asker.token, about('交货期是多久？'))).result;
      const letter = required(letters().find(({ recipient }) => recipient.startsWith('seller-')));
      expect(letter.subject).toContain(product.titleEn);
      expect(letter.body).toContain(`“${product.titleCn}”`);
      expect(letter.body).toContain(`/zsCenter?menu=consult&id=${id}`);
    });
  });

  it(
    'nothing can be added to a closed thread; the question may be asked anew',
    { tags: ['DESIGN-011', 'VC-056'] },
    async () => {
      const asker = await visitor();
      const seller = await exhibitor();
      const { id } = (await ask(asker.token, about('可否定制？'))).result;
      expect(await post_(seller.token, `/app/consultations/close/${id}`)).toMatchObject({
        message: '咨询已关闭',
        result: { status: 3 },
      });
      expect((await post_(asker.token, `/app/consultations/close/${id}`)).result.status).toBe(3);
      expect(await reply(asker.token, id, '在吗', 'EN')).toMatchObject({
        status: 400,
        message: 'This enquiry is closed. Nothing can be added to it',
      });
      expect((await ask(asker.token, about('可否定制？'))).result.id).not.toBe(id);
    },
  );

  it('the same reply fifty times at once is one; the other side may say the same', async () => {
    const asker = await visitor();
    const seller = await exhibitor();
    const { id } = (await ask(asker.token, about('这样好吗？'))).result;
    const answers = await Promise.all(Array.from({ length: 50 }, () => reply(seller.token, id, '好')));
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.comment.id}`)).size).toBe(1);
    expect((await reply(asker.token, id, '好')).status).toBe(200);
    expect((await comments(asker.token, id)).total).toBe(2);
  });

  it("other people's threads answer like unknown ones", { tags: ['ROLE-011', 'ROLE-018'] }, async () => {
    const asker = await visitor();
    const others = [
      await visitor(),
      await signedIn(service, 'exhibitor', { exhibitorId: '1' }),
      await signedIn(service, 'exhibitor'),
    ];
    const { id } = (await ask(asker.token, about('私下问一句'))).result;
    const calls = (which: string) =>
      [
        ['GET', `/app/consultations/detail/${which}`, undefined],
        ['GET', `/app/consultations/comments/${which}`, undefined],
        ['POST', `/app/consultations/read/${which}`, undefined],
        ['POST', `/app/consultations/close/${which}`, undefined],
        ['POST', '/app/consultations/comment', { consultationId: which, content: '!' }],
      ] as const;
    for (const { token } of others) {
      for (const [index, [method, url, body]] of calls(id).entries()) {
        const [, unknownUrl, unknownBody] = required(calls('12345')[index]);
        const foreign = await service.call(method, url, { token, body });
        const unknown = await service.call(method, unknownUrl, { token, body: unknownBody });
        expect(foreign, url).toMatchObject({ status: 404, message: '咨询不存在' });
        expect({ ...foreign, timestamp: 0 }).toEqual({ ...unknown, timestamp: 0 });
      }
      expect((await list(token, 'mine')).total + (await list(token, 'toMe')).total).toBe(0);
    }
    expect((await detail(asker.token, id)).result.status).toBe(1);
  });
});
