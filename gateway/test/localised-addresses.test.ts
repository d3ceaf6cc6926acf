import { expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';

const side = (title: string, more: object) => ({
  title,
  description: '',
  content: '',
  coverImage: '',
  link: '',
  ...more,
});
const page = (records: unknown[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });
const times = { createTime: '2025-06-01 09:00:00', updateTime: '2025-06-01 09:00:00' };

it('news has the picture and the link of the language, or those of the other one', async () => {
  const articles = [
    {
      id: '1',
      categoryId: 'C01A01',
      ...times,
      itemsCn: side('甲', { coverImage: '/files/cn.jpg', link: 'https://cn.example/' }),
      itemsEn: side('A', { coverImage: '/files/en.jpg', link: 'https://en.example/' }),
    },
    {
      id: '2',
      categoryId: 'C01A01',
      ...times,
      itemsCn: side('乙', { coverImage: '/files/only-cn.jpg' }),
      itemsEn: side('B', {}),
    },
  ];
  const { query } = await useGateway({ '/app/info/queryArticlePageList': () => page(articles) });
  const text = '{ newsArticles { nodes { coverUrl link zh: coverUrl(locale: ZH) } } }';
  const inEnglish = await query(text, { headers: { language: 'EN' } });
  expect(inEnglish.data).toEqual({
    newsArticles: {
      nodes: [
        { coverUrl: '/files/en.jpg', link: 'https://en.example/', zh: '/files/cn.jpg' },
        { coverUrl: '/files/only-cn.jpg', link: null, zh: '/files/only-cn.jpg' },
      ],
    },
  });
  const inChinese = await query(text, { headers: { language: 'ZH' } });
  expect(inChinese.data).toMatchObject({
    newsArticles: { nodes: [{ coverUrl: '/files/cn.jpg', link: 'https://cn.example/' }, { link: null }] },
  });
});

it('a logo has the address of its record', { tags: ['HOME-019'] }, async () => {
  const logo = (id: string, linkAddress: string) => ({
    id,
    coverImage: `/files/${id}.png`,
    linkAddress,
    title: '线缆厂',
    titleEn: 'Cable works',
  });
  const { query, rest } = await useGateway({
    '/app/display/companies': () => [logo('1', 'https://company.example/'), logo('2', '')],
  });
  const { data } = await query('{ displayedLogos(tab: 2) { id name logoUrl linkUrl } }', {
    headers: { language: 'EN' },
  });
  expect(data).toEqual({
    displayedLogos: [
      { id: '1', name: 'Cable works', logoUrl: '/files/1.png', linkUrl: 'https://company.example/' },
      { id: '2', name: 'Cable works', logoUrl: '/files/2.png', linkUrl: null },
    ],
  });
  // Names and addresses are of the record itself: no company is asked for.
  expect(rest.paths()).toEqual(['/app/display/companies']);
});
