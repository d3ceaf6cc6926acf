import { describe, expect, it } from 'vitest';
import { RawReply } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first, required } from './support/required.ts';

const token = 'c'.repeat(43);
const headers = { cookie: `console=${token}; session=${'a'.repeat(43)}` };
const me = { id: '7', name: 'Wei', email: 'wei@fair.example', language: 'EN', rights: ['editor'] };
const line = {
  id: '12',
  kind: 'focus',
  state: 'scheduled',
  version: 3,
  titleCn: '南门',
  titleEn: '',
  coverImage: '',
  missing: ['EN'],
  publishTime: '2025-07-01 09:00:00',
  createTime: '2025-07-01 09:00:00',
  updateTime: '2025-06-16 09:00:00',
};
const entry = {
  ...line,
  date: '',
  descriptionCn: '摘要',
  descriptionEn: '',
  link: '',
  contentCn: '<p>八点</p>',
  contentEn: '',
  editor: '',
};
const banner = {
  id: '5',
  version: 1,
  titleCn: '南门',
  titleEn: 'South gate',
  imageCn: '/a.png',
  imageEn: '/b.png',
  link: '/dynamic',
  isOn: true,
  isShown: false,
  showsFrom: '2025-07-01 00:00:00',
  showsUntil: '',
};
const article = {
  kind: 'FOCUS',
  aim: 'PUBLISHED',
  titleCn: '南门',
  titleEn: '',
  summaryCn: '',
  summaryEn: '',
  bodyCn: '<p>八点</p>',
  bodyEn: '',
  version: 3,
};
const save = `mutation($input: SaveDeskArticleInput!) { saveDeskArticle(input: $input) {
  article { id stage } message errors { code message path } } }`;

describe('the managed news through the gateway', () => {
  it('lists what editors asked for with the session of the console, a page one call', async () => {
    const { query, rest } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/news': () => ({ records: [line], total: 11 }),
    });
    const { data } = await query(
      `{ organiser { deskArticles(kind: FOCUS, stage: SCHEDULED, title: "南", page: 2) { totalCount
        pageInfo { pageCount } nodes { id kind stage titleEn coverUrl missing publishedAt } } } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        deskArticles: {
          totalCount: 11,
          pageInfo: { pageCount: 2 },
          nodes: [
            {
              id: '12',
              kind: 'FOCUS',
              stage: 'SCHEDULED',
              titleEn: '',
              coverUrl: null,
              missing: ['EN'],
              publishedAt: '2025-07-01T09:00:00+08:00',
            },
          ],
        },
      },
    });
    const call = first(rest.calls.filter(({ path }) => path.startsWith('/organiser/news')));
    const asked = Object.fromEntries(new URL(call.path, 'http://x').searchParams);
    expect(asked).toEqual({ kind: 'focus', state: 'scheduled', title: '南', pageNo: '2', pageSize: '10' });
    expect(call.token).toBe(token);
  });

  it('reads an article with its versions and what changed; null for one that is not there', async () => {
    const { query } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/news/12': () => entry,
      '/organiser/news/12/versions': () => [
        { number: 1, time: '2025-06-16 09:00:00', editor: '', titleCn: '南门', titleEn: '' },
      ],
      '/organiser/news/12/changes': (url) => [
        {
          field: url.search,
          field_dictText: 'Chinese title',
          pieces: [{ kind: 'removed', text: '北门' }],
        },
      ],
    });
    const { data } = await query(
      `{ organiser { deskArticle(id: "12") { date editor bodyCn summaryCn versions { number editor at }
        changes(from: 1, to: 3) { field label pieces { kind text } } }
        none: deskArticle(id: "../staff") { id } } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        deskArticle: {
          date: null,
          editor: null,
          bodyCn: '<p>八点</p>',
          summaryCn: '摘要',
          versions: [{ number: 1, editor: null, at: '2025-06-16T09:00:00+08:00' }],
          changes: [
            { field: '?from=1&to=3', label: 'Chinese title', pieces: [{ kind: 'REMOVED', text: '北门' }] },
          ],
        },
        none: null,
      },
    });
  });

  it('writes a new article and changes one; the site is read anew after it', async () => {
    let total = 0;
    const { query, rest } = await useGateway(
      {
        '/app/info/queryArticlePageList': () => ({ records: [], total: (total += 1) }),
        '/organiser/news': () => entry,
        '/organiser/news/12': () => entry,
      },
      { PUBLIC_TTL_MS: '60000' },
    );
    const count = async () =>
      (
        (await query('{ newsArticles { totalCount } }')).data as unknown as {
          newsArticles: { totalCount: number };
        }
      ).newsArticles.totalCount;
    // An answer is kept from its second request on.
    expect([await count(), await count(), await count()]).toEqual([1, 2, 2]);
    const { data } = await query(save, {
      headers,
      variables: { input: { ...article, publishAt: '2025-07-01 09:00:00' } },
    });
    expect(data).toMatchObject({
      saveDeskArticle: { article: { id: '12', stage: 'SCHEDULED' }, errors: [] },
    });
    expect(await count()).toBe(3);
    await query(save, { headers, variables: { input: { ...article, id: '12' } } });
    const calls = rest.calls.filter(({ path }) => path.startsWith('/organiser/news'));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /organiser/news',
      'PUT /organiser/news/12',
    ]);
    expect(JSON.parse(first(calls).body)).toEqual({
      version: 3,
      kind: 'focus',
      state: 'published',
      publishTime: '2025-07-01 09:00:00',
      date: '',
      titleCn: '南门',
      titleEn: '',
      descriptionCn: '',
      descriptionEn: '',
      coverImage: '',
      link: '',
      contentCn: '<p>八点</p>',
      contentEn: '',
    });
  });

  it('hands on who was quicker, and which field is wrong by its name in the form', async () => {
    const refused = (status: number, field?: string) =>
      new RawReply(
        status,
        JSON.stringify({ success: false, code: 500, message: 'no', field, result: null, timestamp: 0 }),
      );
    const { query } = await useGateway({
      '/organiser/news/12': () => refused(412),
      '/organiser/news': () => refused(400, 'contentEn'),
    });
    const errorOf = async (input: object) =>
      (
        (await query(save, { headers, variables: { input } })).data as unknown as {
          saveDeskArticle: { errors: unknown[] };
        }
      ).saveDeskArticle.errors[0];
    expect(await errorOf({ ...article, id: '12' })).toEqual({ code: 'CHANGED', message: 'no', path: null });
    expect(await errorOf(article)).toEqual({ code: 'INVALID', message: 'no', path: ['bodyEn'] });
  });

  it('answers a change of the banners with all of them', async () => {
    const { query, rest } = await useGateway({
      '/organiser/banners': () => [banner],
      '/organiser/banners/order': () => [banner],
    });
    const { data } = await query(
      `mutation { orderDeskBanners(ids: ["5"]) { banners { id isShown showsFrom showsUntil } errors { code } } }`,
      { headers },
    );
    expect(data).toEqual({
      orderDeskBanners: {
        banners: [{ id: '5', isShown: false, showsFrom: '2025-07-01T00:00:00+08:00', showsUntil: null }],
        errors: [],
      },
    });
    expect(JSON.parse(required(rest.calls.find(({ method }) => method === 'PUT')).body)).toEqual({
      ids: ['5'],
    });
  });

  it('deletes articles and banners by the version that was read', async () => {
    const { query, rest } = await useGateway({
      '/organiser/news/7': () => null,
      '/organiser/banners/5': () => [],
      '/organiser/banners': () => [],
    });
    const { data } = await query(
      `mutation { deleteDeskArticle(id: "7", version: 3) { article { id } message errors { code } }
        deleteDeskBanner(id: "5", version: 2) { banners { id } errors { code } } }`,
      { headers },
    );
    expect(data).toEqual({
      deleteDeskArticle: { article: null, message: expect.any(String), errors: [] },
      deleteDeskBanner: { banners: [], errors: [] },
    });
    expect(rest.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/organiser/news/7?version=3',
      '/organiser/banners/5?version=2',
    ]);
  });
});
