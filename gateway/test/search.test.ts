import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { company, entry, page, post } from './support/records.ts';
import { required } from './support/required.ts';

const document = (id: number, change: object = {}) => ({
  id: String(id),
  kind: 'material',
  title: `资料${id}`,
  titleEn: `Paper ${id}`,
  description: '说明',
  descriptionEn: 'About',
  urlAddress: '',
  urlAddressEn: '',
  fileUrl: `/files/${id}-cn.html`,
  fileUrlEn: `/files/${id}-en.html`,
  createTime: '2025-06-01 08:00:00',
  ...change,
});
const items = { title: '标题', description: '摘要', coverImage: '', link: '' };
const article = (id: number) => ({
  id: String(id),
  categoryId: 'C01A01',
  itemsCn: items,
  itemsEn: { ...items, title: 'Title' },
  createTime: '2025-06-01 08:00:00',
  updateTime: '2025-06-01 08:00:00',
});
const answers = () => ({
  '/app/info/getCompanyProfilesList': () => page([company(1)], 21),
  '/app/info/getEntriesList': () => page([entry(1), entry(2)], 22),
  '/app/posts/getAllList': () => page([post(1)], 23),
  '/app/info/queryArticlePageList': () => page([article(1)], 24),
  '/app/front/static/companiesJoins': () => page([document(1, { kind: 'exhibitorList' })], 25),
  '/app/front/static/articles': () => page([document(2)], 26),
});

const group = (name: string) => `${name} { failure found { totalCount nodes { id } } }`;
const names = ['exhibitors', 'products', 'buyerPosts', 'news', 'exhibitorLists', 'materials'];
const everything = `query ($text: String!) { siteSearch(text: $text) { text ${names.map(group).join(' ')} } }`;

interface Group {
  failure: string | null;
  found: { totalCount: number; nodes: { id: string }[] } | null;
}
type Groups = Record<string, Group>;

describe('search of the whole site', () => {
  it('counts six groups by six calls', { tags: ['PUB-068', 'PUB-069'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const { data } = await query(everything, { variables: { text: ' 电缆 ' } });
    const groups = required(data)['siteSearch'] as unknown as Groups;
    expect(names.map((name) => required(groups[name]?.found).totalCount)).toEqual([21, 22, 23, 24, 25, 26]);
    expect(rest.calls).toHaveLength(6);
  });

  it(
    'sends the text trimmed to each list',
    { tags: ['REST-023', 'REST-024', 'REST-025', 'REST-026', 'REST-027'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      await query(everything, { variables: { text: ' 电缆 ' } });
      const asked = rest.calls.map(({ path }) => new URL(path, 'http://rest'));
      expect(asked.map(({ pathname }) => pathname).sort()).toEqual(Object.keys(answers()).sort());
      expect(asked.map(({ searchParams }) => searchParams.get('keyword'))).toEqual(Array(6).fill('电缆'));
    },
  );

  it('asks for ten records of a list at most', { tags: ['CONST-031'] }, async () => {
    const { query, rest } = await useGateway(answers());
    await query(everything, { variables: { text: '电缆' } });
    expect(rest.calls).toHaveLength(6);
    for (const { path } of rest.calls) {
      const { searchParams } = new URL(path, 'http://rest');
      expect(Number(searchParams.get('pageSize')), path).toBeLessThanOrEqual(10);
    }
  });

  it.each([
    ['exhibitors', '/app/info/getCompanyProfilesList'],
    ['products', '/app/info/getEntriesList'],
    ['buyerPosts', '/app/posts/getAllList'],
    ['news', '/app/info/queryArticlePageList'],
    ['exhibitorLists', '/app/front/static/companiesJoins'],
    ['materials', '/app/front/static/articles'],
  ])('%s fail alone, and say so in both languages', { tags: ['PUB-080'] }, async (failing, path) => {
    const { query } = await useGateway({ ...answers(), [path]: () => refusal(503, 500, 'down') });
    for (const language of ['ZH', 'EN']) {
      const { data, errors } = await query(everything, { variables: { text: 'x' }, headers: { language } });
      expect(errors).toBeUndefined();
      const groups = required(data)['siteSearch'] as unknown as Groups;
      for (const name of names) {
        expect(required(groups[name]).found === null, name).toBe(name === failing);
        expect(required(groups[name]).failure === null, name).toBe(name !== failing);
      }
      expect(required(groups[failing]).failure).not.toBe('');
    }
  });

  it(
    'a server that is gone or answers nonsense is told in the language of the request',
    { tags: ['PUB-080'] },
    async () => {
      const nonsense = {
        '/app/info/getEntriesList': () => 'not a page',
        '/app/info/getCompanyProfilesList': () => null,
      };
      const { query } = await useGateway({ ...answers(), ...nonsense });
      const gone = await useGateway({});
      await gone.rest.close();
      const { data } = await gone.query(everything, { variables: { text: 'x' } });
      const groups = required(data)['siteSearch'] as unknown as Groups;
      for (const name of names) expect(groups[name]?.failure, name).toMatch(/\p{Script=Han}/u);
      const broken = await query(everything, { variables: { text: 'x' } });
      expect(broken.errors).toBeUndefined();
      const others = required(broken.data)['siteSearch'] as unknown as Groups;
      expect(names.filter((name) => required(others[name]).found === null)).toEqual([
        'exhibitors',
        'products',
      ]);
      expect(others['products']?.failure).toMatch(/\p{Script=Han}/u);
    },
  );

  it('asks only for the groups and the page that are wanted', async () => {
    const { query, rest } = await useGateway(answers());
    await query('{ siteSearch(text: "x") { materials(page: 3, pageSize: 10) { found { totalCount } } } }');
    expect(rest.paths()).toEqual(['/app/front/static/articles']);
    expect(rest.calls[0]?.path).toMatch(/pageNo=3&pageSize=10/);
  });

  it('nothing to find asks nothing; too much is refused', async () => {
    const { query, rest } = await useGateway(answers());
    const { data } = await query(everything, { variables: { text: '   ' } });
    const groups = required(data)['siteSearch'] as unknown as Groups;
    for (const name of names) expect(groups[name]?.found).toEqual({ totalCount: 0, nodes: [] });
    expect(rest.calls).toHaveLength(0);
    const long = await query(everything, { variables: { text: 'x'.repeat(101) } });
    expect(long.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('suggestions', () => {
  const suggest =
    'query ($text: String!) { searchSuggestions(text: $text, limit: 4) { kind text exhibitorId } }';
  const sources = () => ({
    '/app/content/edition': () => ({
      hotSearches: [
        { cn: '高压电缆', en: 'High voltage cable' },
        { cn: '光纤', en: 'Optical fibre' },
      ],
    }),
    '/app/catalogue/suggestions': () => [
      { kind: 'exhibitor', id: '1', name: '电缆公司', nameEn: 'Cable Union' },
      { kind: 'product', id: '2', name: '高压电缆', nameEn: 'High voltage cable' },
      { kind: 'product', id: '3', name: '电缆料', nameEn: '' },
    ],
  });

  it('puts hot searches first, then names in the language of the request, each words once', async () => {
    const { query, rest } = await useGateway(sources());
    const zh = await query(suggest, { variables: { text: ' 电缆 ' } });
    expect(zh.data?.['searchSuggestions']).toEqual([
      { kind: 'HOT_SEARCH', text: '高压电缆', exhibitorId: null },
      { kind: 'EXHIBITOR', text: '电缆公司', exhibitorId: '1' },
      { kind: 'PRODUCT', text: '电缆料', exhibitorId: null },
    ]);
    const en = await query(suggest, { variables: { text: 'CABLE' }, headers: { language: 'EN' } });
    expect(
      (required(en.data)['searchSuggestions'] as unknown as { text: string }[]).map(({ text }) => text),
    ).toEqual(['High voltage cable', 'Cable Union', '电缆料']);
    expect(rest.calls.at(-1)?.path).toContain('limit=4');
  });

  it('gives what there is where a source fails, and asks nothing for nothing', async () => {
    const { query, rest } = await useGateway({
      ...sources(),
      '/app/catalogue/suggestions': () => refusal(503, 500, 'down'),
    });
    const half = await query(suggest, { variables: { text: '光' } });
    expect(half.data?.['searchSuggestions']).toEqual([
      { kind: 'HOT_SEARCH', text: '光纤', exhibitorId: null },
    ]);
    const before = rest.calls.length;
    expect((await query(suggest, { variables: { text: '  ' } })).data?.['searchSuggestions']).toEqual([]);
    expect(rest.calls).toHaveLength(before);
  });
});

describe('documents and articles', () => {
  it(
    'opens the link or the file of the language, and nothing that a browser should not follow',
    { tags: ['PUB-048'] },
    async () => {
      const evil = [
        'javascript:alert(1)',
        '//evil.example',
        'data:text/html,x',
        '/\\evil.example',
        ' ',
        'ftp://x.example',
      ];
      const { query } = await useGateway({
        '/app/content/materials': () => [
          document(1),
          document(2, { urlAddress: 'https://a.example/', urlAddressEn: 'https://b.example/' }),
          document(3, { fileUrlEn: '' }),
          ...evil.map((fileUrl, at) => document(10 + at, { fileUrl, fileUrlEn: fileUrl })),
        ],
      });
      const read = async (language: string) => {
        const { data } = await query('{ visitorMaterials { url isFile title } }', { headers: { language } });
        return (required(data)['visitorMaterials'] as unknown as { url: string; isFile: boolean }[]).map(
          ({ url }) => url,
        );
      };
      const nothing = evil.map(() => null);
      expect(await read('ZH')).toEqual([
        '/files/1-cn.html',
        'https://a.example/',
        '/files/3-cn.html',
        ...nothing,
      ]);
      expect(await read('EN')).toEqual([
        '/files/1-en.html',
        'https://b.example/',
        '/files/3-cn.html',
        ...nothing,
      ]);
    },
  );

  it(
    'an article names its company, and its body cannot run anything',
    { tags: ['PUB-024', 'PUB-026'] },
    async () => {
      const body =
        '<p onclick="x()">文 <script>alert(1)</script><a href="javascript:x()">a</a></p><iframe src="/"></iframe>';
      const withBody = { ...items, content: body };
      const { query, rest } = await useGateway({
        '/app/content/articles/7': () => ({
          ...article(7),
          categoryId: '',
          companyId: '1',
          itemsCn: withBody,
          itemsEn: withBody,
        }),
        '/app/content/articles/8': () => ({
          ...article(8),
          companyId: null,
          itemsCn: withBody,
          itemsEn: withBody,
        }),
        '/app/catalogue/companies': () => [company(1)],
      });
      const text = 'query ($id: ID!) { newsArticle(id: $id) { kind body exhibitor { id } } }';
      const { data } = await query(text, { variables: { id: '7' } });
      const ofCompany = required(data)['newsArticle'] as unknown as { body: string };
      expect(ofCompany).toMatchObject({ kind: null, exhibitor: { id: '1' } });
      expect(ofCompany.body).toContain('文');
      expect(ofCompany.body).not.toMatch(/script|onclick|javascript|iframe/i);
      const before = rest.calls.length;
      const ofShow = await query(text, { variables: { id: '8' } });
      expect(ofShow.data?.['newsArticle']).toMatchObject({ kind: 'NEWS', exhibitor: null });
      expect(rest.calls).toHaveLength(before + 1);
    },
  );
});
