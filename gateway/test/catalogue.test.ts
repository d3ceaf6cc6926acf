import { expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';
import { catalogue, company } from './support/records.ts';
import { first } from './support/required.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://rest').searchParams);

it(
  'a category is asked for as the specification does: its code as keyword, and searchType classify',
  { tags: ['DIR-028'] },
  async () => {
    const { query, rest } = await useGateway(catalogue());
    const ask = async (filter: string) => {
      rest.calls.length = 0;
      const { errors } = await query(
        `{ products(page: 2, pageSize: 10, filter: { ${filter} }) { nodes { id } } }`,
      );
      expect(errors).toBeUndefined();
      expect(rest.paths()).toEqual(['/app/info/getEntriesList']);
      return queryOf(first(rest.calls).path);
    };
    const page = { pageNo: '2', pageSize: '10' };
    expect(await ask('categoryCode: "406"')).toMatchObject({
      ...page,
      searchType: 'classify',
      keyword: '406',
    });
    expect(await ask('categoryCode: "406"')).not.toHaveProperty('classify');
    const byText = await ask('keyword: "cable"');
    expect(byText).toMatchObject({ ...page, keyword: 'cable' });
    expect(byText).not.toHaveProperty('searchType');
  },
);

it('a search with fewer words reads what the words left find, and nothing without a word', async () => {
  const { query, rest } = await useGateway({
    ...catalogue(),
    '/app/catalogue/relaxedSearch': (url: URL) =>
      url.searchParams.get('keyword') === 'cable zq'
        ? { keyword: 'cable', leftOut: ['zq'] }
        : { keyword: '', leftOut: ['zq'] },
  });
  const text = (words: string) =>
    `{ relaxedSearch(text: "${words}") { text leftOut exhibitors { totalCount } products { totalCount } } }`;
  const { data, errors } = await query(text('cable zq'));
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ relaxedSearch: { text: 'cable', leftOut: ['zq'] } });
  expect(rest.calls.map(({ path }) => queryOf(path)['keyword'])).toEqual(['cable zq', 'cable', 'cable']);
  rest.calls.length = 0;
  expect((await query(text('zq'))).data).toEqual({
    relaxedSearch: {
      text: null,
      leftOut: ['zq'],
      exhibitors: { totalCount: 0 },
      products: { totalCount: 0 },
    },
  });
  expect(rest.calls).toHaveLength(1);
});

it('suppliers of a hall and a country are asked for, and where suppliers are', async () => {
  const { query, rest } = await useGateway({
    ...catalogue(),
    '/app/catalogue/companyPlaces': () => ({
      halls: [{ hall: 'N1', total: 3 }],
      countries: [{ country: 'DE', total: 2 }],
    }),
  });
  const { errors } = await query(
    '{ exhibitors(filter: { countryCode: "DE", hall: " N1 " }) { nodes { id } } }',
  );
  expect(errors).toBeUndefined();
  expect(queryOf(first(rest.calls).path)).toMatchObject({ country: 'DE', hall: 'N1' });
  expect(
    await query('{ exhibitorPlaces { halls { hall totalCount } countries { countryCode totalCount } } }'),
  ).toMatchObject({
    data: {
      exhibitorPlaces: {
        halls: [{ hall: 'N1', totalCount: 3 }],
        countries: [{ countryCode: 'DE', totalCount: 2 }],
      },
    },
  });
});

it(
  'a video has title and text in the asked language, its picture, its file, its time and its company',
  { tags: ['DIR-071'] },
  async () => {
    const video = {
      id: '61',
      companyId: '3',
      title: '一分钟看懂电缆',
      titleEn: 'Cables in one minute',
      content: '中文介绍',
      contentEn: 'About cables',
      coverImage: '/files/cover.jpg',
      videoUrl: '/files/clip.mp4',
      createTime: '2025-06-01 08:00:00',
    };
    const { query } = await useGateway({
      ...catalogue(),
      '/app/catalogue/videos': () => ({ records: [video], total: 1, size: 9, current: 1, pages: 1 }),
      '/app/catalogue/companies': () => [company(3)],
    });
    const text =
      '{ videos(pageSize: 9) { nodes { id title description coverUrl videoUrl createdAt exhibitor { id } } } }';
    const shared = {
      id: '61',
      coverUrl: '/files/cover.jpg',
      videoUrl: '/files/clip.mp4',
      createdAt: '2025-06-01T08:00:00+08:00',
      exhibitor: { id: '3' },
    };
    for (const [language, title, description] of [
      ['ZH', '一分钟看懂电缆', '中文介绍'],
      ['EN', 'Cables in one minute', 'About cables'],
    ] as const) {
      const { data } = await query(text, { headers: { language } });
      expect(data).toEqual({ videos: { nodes: [{ ...shared, title, description }] } });
    }
  },
);
