import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { page } from './support/records.ts';
import { first } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };

const review = {
  status: 1,
  status_dictText: '审核中',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  reviewTime: null,
};
const summary = (id: number, change: object = {}) => ({
  id: String(id),
  titleCn: `标题 ${id}`,
  titleEn: `Title ${id}`,
  imageUrl: '/files/uploads/x.png',
  files: '',
  createTime: '2025-06-16 09:00:00',
  updateTime: null,
  ...review,
  ...change,
});
const whole = (id: number) => ({
  ...summary(id, { files: '/files/uploads/x.pdf' }),
  contentCn: '<p onclick="x()">正文</p><script>x()</script>',
  contentEn: '<p>Body</p><iframe src="https://evil.example"></iframe>',
  fileList: [{ address: '/files/uploads/x.pdf', name: '说明.pdf', bytes: 800 }],
});
const entry = {
  id: null,
  companyCn: '远东',
  companyEn: 'Far East',
  companyAddress: '上海市浦东新区银城路',
  phone: '1',
  fax: '2',
  webSite: 'www.cable.example',
  contentCn: '简介',
  contentEn: 'Introduction',
  classify: '101,4',
  ...review,
  status: 0,
  createTime: null,
  updateTime: null,
  closesAt: '2025-07-20 23:59:59',
  isClosed: false,
};
const answers = () => ({
  '/app/identity/viewer': () => ({ id: '7', role: 'exhibitor', companyId: '1' }),
  '/app/exhibiting/articles': () => page([summary(1), summary(2, { status: 3, rejectReasonEn: 'No' })], 12),
  '/app/exhibiting/article': () => whole(4),
  '/app/exhibiting/journal': () => entry,
});
const saveArticle = `mutation ($input: SavePromotionArticleInput!) { savePromotionArticle(input: $input) {
  article { id review { status } } message errors { code message path } } }`;
const input = {
  titleCn: '标题',
  titleEn: 'Title',
  coverUrl: '/files/uploads/x.png',
  bodyCn: '<p>正文</p>',
  bodyEn: '<p>Body</p>',
  files: ['/files/uploads/a.pdf', '/files/uploads/b.png'],
};
const deleteArticles = `mutation ($ids: [ID!]!) { deletePromotionArticles(ids: $ids) {
  deletedIds message errors { code message path } } }`;
const saveEntry = `mutation ($input: SaveJournalEntryInput!) { saveJournalEntry(input: $input) {
  journalEntry { companyCn categoryCodes } message errors { code message path } } }`;
const entryInput = {
  companyCn: '远东',
  companyEn: 'Far East',
  address: '上海市浦东新区银城路',
  website: 'www.cable.example',
  introductionCn: '简介',
  introductionEn: 'Introduction',
  categoryCodes: ['4', '101'],
};
const wrong = (field: string) =>
  new RawReply(
    400,
    JSON.stringify({ success: false, code: 500, message: '请检查', result: null, timestamp: 0, field }),
  );

describe("a company's articles and journal entry through the gateway", () => {
  it('lists articles by one call, and leaves out no status', { tags: ['EXH-068', 'REST-101'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const text = `{ viewer { promotionArticles { totalCount pageInfo { pageCount } nodes {
      id title coverUrl files { name } createdAt review { status reason isEditable } } } } }`;
    const answer = await query(text, { headers: { ...headers, language: 'EN' } });
    expect(answer.data).toMatchObject({
      viewer: {
        promotionArticles: {
          totalCount: 12,
          pageInfo: { pageCount: 2 },
          nodes: [
            { title: 'Title 1', files: [], createdAt: '2025-06-16T09:00:00+08:00', review: { reason: null } },
            { review: { status: 'REJECTED', reason: 'No', isEditable: true } },
          ],
        },
      },
    });
    const own = () => rest.calls.filter(({ path }) => path.includes('exhibiting'));
    expect(own().map((call) => [call.path, call.token])).toEqual([
      ['/app/exhibiting/articles?pageNo=1&pageSize=10', token],
    ]);
    await query('{ viewer { promotionArticles(status: REJECTED, page: 2) { totalCount } } }', { headers });
    expect(own().at(-1)?.path).toBe('/app/exhibiting/articles?status=3&pageNo=2&pageSize=10');
  });

  it(
    'reads one whole, and nothing of its bodies can run; others are null',
    { tags: ['EXH-071', 'DESIGN-038'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const text = (id: string) => `{ viewer { promotionArticle(id: "${id}") {
      titleCn: title(locale: ZH) titleEn: title(locale: EN) bodyCn: body(locale: ZH) bodyEn: body(locale: EN)
      files { address name bytes } } } }`;
      expect((await query(text('4'), { headers })).data).toEqual({
        viewer: {
          promotionArticle: {
            titleCn: '标题 4',
            titleEn: 'Title 4',
            bodyCn: '<p>正文</p>',
            bodyEn: '<p>Body</p>',
            files: [{ address: '/files/uploads/x.pdf', name: '说明.pdf', bytes: 800 }],
          },
        },
      });
      expect((await query(text('x'), { headers })).data).toEqual({ viewer: { promotionArticle: null } });
      rest.answers['/app/exhibiting/article'] = () => refusal(404, 500, '宣传稿件不存在');
      expect((await query(text('5'), { headers })).data).toEqual({ viewer: { promotionArticle: null } });
    },
  );

  it('hands one in by one call, however long its Chinese bodies are', { tags: ['REST-102'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const body = `<p>${'线'.repeat(59_990)}</p>`;
    const variables = { input: { ...input, id: '9', bodyCn: body, bodyEn: body } };
    expect((await query(saveArticle, { variables, headers })).data).toEqual({
      savePromotionArticle: {
        article: { id: '4', review: { status: 'UNDER_REVIEW' } },
        message: 'ok',
        errors: [],
      },
    });
    expect(rest.calls).toHaveLength(1);
    expect(JSON.parse(first(rest.calls).body)).toEqual({
      id: '9',
      titleCn: '标题',
      titleEn: 'Title',
      imageUrl: '/files/uploads/x.png',
      contentCn: body,
      contentEn: body,
      files: '/files/uploads/a.pdf,/files/uploads/b.png',
    });
    await query(saveArticle, { variables: { input: { ...input, bodyCn: 'a'.repeat(60_001) } }, headers });
    expect(rest.calls).toHaveLength(1);
  });

  it.each([
    ['titleCn', 'titleCn'],
    ['imageUrl', 'coverUrl'],
    ['contentCn', 'bodyCn'],
    ['contentEn', 'bodyEn'],
    ['files', 'files'],
  ])('names the field of the form for %s', { tags: ['VAL-059', 'VAL-060'] }, async (field, path) => {
    const { query } = await useGateway({ '/app/exhibiting/article': () => wrong(field) });
    expect((await query(saveArticle, { variables: { input }, headers })).data).toMatchObject({
      savePromotionArticle: { article: null, errors: [{ code: 'INVALID', message: '请检查', path: [path] }] },
    });
  });

  it(
    'deletes several by one call, and says that none is gone where it is refused',
    { tags: ['EXH-069', 'REST-103'] },
    async () => {
      const { query, rest } = await useGateway({ '/app/exhibiting/articles': () => null });
      const variables = { ids: ['4', '5'] };
      expect((await query(deleteArticles, { variables, headers })).data).toEqual({
        deletePromotionArticles: { deletedIds: ['4', '5'], message: 'ok', errors: [] },
      });
      expect(rest.calls.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`)).toEqual([
        'DELETE /app/exhibiting/articles?ids=4,5',
      ]);
      rest.answers['/app/exhibiting/articles'] = () => refusal(404, 500, '宣传稿件不存在');
      expect((await query(deleteArticles, { variables, headers })).data).toMatchObject({
        deletePromotionArticles: { deletedIds: [], errors: [{ message: '宣传稿件不存在' }] },
      });
    },
  );

  it(
    'reads the journal entry; without a review where nothing was handed in',
    { tags: ['EXH-080', 'EXH-081', 'REST-104'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const text = `{ viewer { journalEntry { id address website introductionEn categoryCodes closesAt isClosed
      review { status reason } } } }`;
      expect((await query(text, { headers })).data).toEqual({
        viewer: {
          journalEntry: {
            id: null,
            address: entry.companyAddress,
            website: entry.webSite,
            introductionEn: 'Introduction',
            categoryCodes: ['101', '4'],
            closesAt: '2025-07-20T23:59:59+08:00',
            isClosed: false,
            review: null,
          },
        },
      });
      rest.answers['/app/exhibiting/journal'] = () => ({
        ...entry,
        id: '1',
        status: 3,
        rejectReasonCn: '请改',
      });
      expect((await query(text, { headers })).data).toMatchObject({
        viewer: { journalEntry: { id: '1', review: { status: 'REJECTED', reason: '请改' } } },
      });
    },
  );

  it('hands it in with its categories comma-joined', { tags: ['EXH-079'] }, async () => {
    const { query, rest } = await useGateway(answers());
    await query(saveEntry, { variables: { input: entryInput }, headers });
    expect(JSON.parse(first(rest.calls).body)).toEqual({
      companyCn: '远东',
      companyEn: 'Far East',
      companyAddress: entry.companyAddress,
      phone: '',
      fax: '',
      webSite: 'www.cable.example',
      contentCn: '简介',
      contentEn: 'Introduction',
      classify: '4,101',
    });
  });

  it.each([
    ['companyAddress', 'address'],
    ['webSite', 'website'],
    ['contentCn', 'introductionCn'],
    ['classify', 'categoryCodes'],
  ])('names the field of the form for %s', { tags: ['VAL-061', 'VAL-062'] }, async (field, path) => {
    const { query } = await useGateway({ '/app/exhibiting/journal': () => wrong(field) });
    expect((await query(saveEntry, { variables: { input: entryInput }, headers })).data).toMatchObject({
      saveJournalEntry: { journalEntry: null, errors: [{ path: [path] }] },
    });
  });

  it('passes on that the deadline has passed', { tags: ['EXH-084', 'ERR-034'] }, async () => {
    const { query } = await useGateway({
      '/app/exhibiting/journal': () => refusal(400, 500, 'Journal information deadline has passed'),
    });
    expect((await query(saveEntry, { variables: { input: entryInput }, headers })).data).toMatchObject({
      saveJournalEntry: { errors: [{ message: 'Journal information deadline has passed', path: null }] },
    });
  });
});
