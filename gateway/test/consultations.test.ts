import { describe, expect, it } from 'vitest';
import type { Schemas } from '../src/rest/operations.ts';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';
import { first } from './support/required.ts';

const cookie = `session=${'a'.repeat(43)}`;
const headers = { cookie };

const thread = (id: number, change: Partial<Schemas['Consultation']> = {}): Schemas['Consultation'] => ({
  id: String(id),
  bakeName: `名称${id}`,
  type: 3,
  linkId: String(id),
  title: `问题${id}`,
  status: 1,
  isMine: true,
  askingCompanyId: null,
  askerName: '王工',
  askerCompany: '华东轨道',
  files: [],
  unread: 0,
  createTime: '2025-06-16 09:00:00',
  updateTime: '2025-06-16 10:00:00',
  ...change,
});
const comment: Schemas['ConsultationComment'] = {
  id: '7',
  consultationId: '1',
  nickName: '公司1',
  content: '您好',
  files: [],
  type: 2,
  isMine: false,
  createTime: '2025-06-16 10:00:00',
  updateTime: '2025-06-16 10:00:00',
};
const answers = () => ({
  ...catalogue(),
  '/app/identity/viewer': () => ({ id: '7', role: 'visitor', companyId: null }),
  '/app/consultations/mine': () => ({ records: [thread(1), thread(2, { type: 1, status: 2 })], total: 12 }),
  '/app/consultations/toMe': () => ({ records: [], total: 0 }),
  '/app/consultations/detail/1': () => thread(1),
  '/app/consultations/comments/1': () => ({ records: [comment], total: 1 }),
  '/app/consultations/unread': () => ({ mine: 2, mineToBuyers: 1, toMe: 3 }),
});

describe('consultations through the gateway', () => {
  it(
    'lists threads with what they are about, in a call for each kind of thing',
    { tags: ['VC-044', 'VC-045', 'VC-046'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const { data } = await query(
        `{ viewer { unreadConsultations { askedByMe askedByMeToBuyers askedToMe } consultations(pageSize: 2) { totalCount pageInfo { pageCount }
        nodes { id kind status question name isMine unreadCount updatedAt
          subject { __typename ... on Product { title } ... on Exhibitor { name } } } } } }`,
        { headers },
      );
      expect(data?.['viewer']).toEqual({
        unreadConsultations: { askedByMe: 2, askedByMeToBuyers: 1, askedToMe: 3 },
        consultations: {
          totalCount: 12,
          pageInfo: { pageCount: 6 },
          nodes: [
            {
              id: '1',
              kind: 'PRODUCT',
              status: 'UNANSWERED',
              question: '问题1',
              name: '名称1',
              isMine: true,
              unreadCount: 0,
              updatedAt: '2025-06-16T10:00:00+08:00',
              subject: { __typename: 'Product', title: '展品1' },
            },
            expect.objectContaining({
              kind: 'EXHIBITOR',
              status: 'REPLIED',
              subject: { __typename: 'Exhibitor', name: '公司2' },
            }),
          ],
        },
      });
      expect(rest.calls.find(({ path }) => path.includes('/mine'))?.path).toContain('pageSize=2&type=1%2C3');
      expect(rest.paths().sort()).toEqual([
        '/app/catalogue/companies',
        '/app/catalogue/entries',
        '/app/consultations/mine',
        '/app/consultations/unread',
        '/app/identity/viewer',
      ]);
    },
  );

  it('shows a thread with its comments; null for one that is not the own', { tags: ['VC-048'] }, async () => {
    const { query } = await useGateway(answers());
    const ask = (id: string) =>
      query(
        `{ viewer { consultation(id: "${id}") { id comments { totalCount nodes { id authorName content isMine } } } } }`,
        { headers },
      );
    expect((await ask('1')).data?.['viewer']).toEqual({
      consultation: {
        id: '1',
        comments: {
          totalCount: 1,
          nodes: [{ id: '7', authorName: '公司1', content: '您好', isMine: false }],
        },
      },
    });
    for (const id of ['99', 'x', '1/../2']) {
      expect((await ask(id)).data?.['viewer']).toEqual({ consultation: null });
    }
  });

  const changed =
    '{ consultation { id status } comment { id content } message errors { code message path } }';
  const ask = `mutation ($input: AskConsultationInput!) { askConsultation(input: $input) ${changed} }`;

  it.each([
    ['EXHIBITOR', 1],
    ['BUYER_POST', 2],
    ['PRODUCT', 3],
  ])('asks about a %s with type %i', { tags: ['DIR-067', 'DIR-085'] }, async (kind, type) => {
    const { query, rest } = await useGateway({ ...answers(), '/app/message/contact': () => thread(1) });
    const { data } = await query(ask, {
      headers,
      variables: { input: { kind, id: '5', question: '多少钱？' } },
    });
    expect(data?.['askConsultation']).toMatchObject({ consultation: { id: '1' }, message: 'ok', errors: [] });
    expect(JSON.parse(first(rest.calls).body)).toEqual({ title: '多少钱？', type, postId: '5' });
    expect(rest.calls).toHaveLength(1);
  });

  it('sends the files of a question and of a reply, and tells who asked and what came with it', async () => {
    const file = { address: '/files/own/uploads/a.pdf', name: '图纸.pdf', bytes: 900 };
    const files = [file];
    const { query, rest } = await useGateway({
      ...answers(),
      '/app/consultations/detail/1': () => thread(1, { files }),
      '/app/message/contact': () => thread(1, { files }),
      '/app/consultations/comment': () => ({ comment: { ...comment, files }, consultation: thread(1) }),
    });
    const asked = await query(
      `mutation ($input: AskConsultationInput!) { askConsultation(input: $input) { consultation {
        askerName askerCompany files { address name bytes } } } }`,
      {
        headers,
        variables: { input: { kind: 'PRODUCT', id: '5', question: '多少钱？', files: [file.address] } },
      },
    );
    expect(asked.data?.['askConsultation']).toEqual({
      consultation: { askerName: '王工', askerCompany: '华东轨道', files },
    });
    expect(JSON.parse(first(rest.calls).body)).toMatchObject({ files: [file.address] });
    const replied = await query(
      `mutation { addConsultationComment(input: { consultationId: "1", content: "您好", files: ["${file.address}"] }) {
        comment { files { name } } } }`,
      { headers },
    );
    expect(replied.data?.['addConsultationComment']).toEqual({ comment: { files: [{ name: '图纸.pdf' }] } });
    const four = await query(
      `mutation { addConsultationComment(input: { consultationId: "1", content: "您好", files: ["1", "2", "3", "4"] }) {
        message } }`,
      { headers },
    );
    expect(four.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('tells a refusal beside the field that it concerns', async () => {
    const { query } = await useGateway({
      ...answers(),
      '/app/message/contact': () => refusal(400, 500, '请至少写一句话', 'title'),
    });
    const { data } = await query(ask, {
      headers,
      variables: { input: { kind: 'PRODUCT', id: '5', question: '?' } },
    });
    expect(data?.['askConsultation']).toMatchObject({
      errors: [{ message: '请至少写一句话', path: ['question'] }],
    });
  });

  it('tells refusals as data, and what concerns the whole request as an error', async () => {
    const send = async (reply: unknown, headersToSend: Record<string, string> = headers) => {
      const { query } = await useGateway({ ...answers(), '/app/message/contact': () => reply });
      return query(ask, {
        headers: headersToSend,
        variables: { input: { kind: 'PRODUCT', id: 'x', question: '?' } },
      });
    };
    const other = await send(refusal(403, 500, '仅观众可以联系'));
    expect(other.data?.['askConsultation']).toMatchObject({
      consultation: null,
      errors: [{ code: 'OTHER_ROLE', message: '仅观众可以联系' }],
    });
    expect((await send(refusal(404, 500, '展品不存在'))).data?.['askConsultation']).toMatchObject({
      errors: [{ code: 'NOT_FOUND', message: '展品不存在' }],
    });
    expect((await send(refusal(401, 401, '请先登录'), {})).errors?.[0]).toMatchObject({
      message: '请先登录',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect((await send(refusal(429, 429, '操作过于频繁'))).errors?.[0]?.extensions.code).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  it(
    'a reply comes back with its thread as it is now; marking and closing too',
    { tags: ['VC-051'] },
    async () => {
      const { query, rest } = await useGateway({
        ...answers(),
        '/app/consultations/comment': () => ({ comment, consultation: thread(1, { status: 2 }) }),
        '/app/consultations/read/1': () => thread(1),
        '/app/consultations/close/1': () => thread(1, { status: 3 }),
      });
      const reply = `mutation { addConsultationComment(input: { consultationId: "1", content: "您好" }) ${changed} }`;
      expect((await query(reply, { headers })).data?.['addConsultationComment']).toMatchObject({
        consultation: { id: '1', status: 'REPLIED' },
        comment: { id: '7', content: '您好' },
      });
      expect(
        (await query(`mutation { closeConsultation(id: "1") ${changed} }`, { headers })).data,
      ).toMatchObject({
        closeConsultation: { consultation: { status: 'CLOSED' } },
      });
      await query(`mutation { markConsultationRead(id: "1") ${changed} }`, { headers });
      expect(rest.paths()).toEqual([
        '/app/consultations/detail/1',
        '/app/consultations/comment',
        '/app/consultations/close/1',
        '/app/consultations/read/1',
      ]);
      const long = await query(reply.replace('您好', '长'.repeat(2001)), { headers });
      expect(long.errors?.[0]?.message).toBe('content 不能超过 2000 个字符');
    },
  );
});
