import { instantOf, shanghaiText } from '../../../clock/clock.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { ShowNewsRow, ShowNewsValues } from '../../content/index.ts';

/** An article as its versions keep it. Dates are texts of the REST contract; blank where there is none. */
export interface NewsSnapshot {
  kind: 'news' | 'focus';
  state: 'draft' | 'published' | 'withdrawn';
  publicFrom: string;
  date: string;
  titleCn: string;
  titleEn: string;
  descriptionCn: string;
  descriptionEn: string;
  coverImage: string;
  link: string;
  contentCn: string;
  contentEn: string;
}

/** What an earlier version can give back; where an article stands is not among it. */
export type NewsText = Omit<NewsSnapshot, 'state' | 'publicFrom' | 'date'>;

/** What the parts of an article are called, in the order of the form. */
export const snapshotLabels: Record<keyof NewsSnapshot, Bilingual> = {
  kind: { ZH: '栏目', EN: 'Section' },
  state: { ZH: '状态', EN: 'Status' },
  publicFrom: { ZH: '发布时间', EN: 'Public from' },
  date: { ZH: '日期', EN: 'Date' },
  titleCn: { ZH: '中文标题', EN: 'Chinese title' },
  titleEn: { ZH: '英文标题', EN: 'English title' },
  descriptionCn: { ZH: '中文摘要', EN: 'Chinese summary' },
  descriptionEn: { ZH: '英文摘要', EN: 'English summary' },
  coverImage: { ZH: '封面图片', EN: 'Cover picture' },
  link: { ZH: '外部链接', EN: 'Link' },
  contentCn: { ZH: '中文正文', EN: 'Chinese text' },
  contentEn: { ZH: '英文正文', EN: 'English text' },
};

/** The parts that are rich text, compared paragraph by paragraph. */
export const richParts: readonly (keyof NewsSnapshot)[] = ['contentCn', 'contentEn'];

const words: Record<string, Bilingual> = {
  news: { ZH: '新闻', EN: 'News' },
  focus: { ZH: '聚焦', EN: 'Focus' },
  draft: { ZH: '草稿', EN: 'Draft' },
  published: { ZH: '已发布', EN: 'Published' },
  withdrawn: { ZH: '已撤下', EN: 'Withdrawn' },
};

/** A value as people call it; the value itself where it is a text. */
export const snapshotWords = (part: keyof NewsSnapshot, value: string): Bilingual =>
  (part === 'kind' || part === 'state' ? words[value] : undefined) ?? { ZH: value, EN: value };

export const textOf = (text: NewsText): NewsText => ({
  kind: text.kind,
  titleCn: text.titleCn,
  titleEn: text.titleEn,
  descriptionCn: text.descriptionCn,
  descriptionEn: text.descriptionEn,
  coverImage: text.coverImage,
  link: text.link,
  contentCn: text.contentCn,
  contentEn: text.contentEn,
});

/** How an article is now, as its versions keep it. */
export const snapshotOf = (row: ShowNewsRow | ShowNewsValues): NewsSnapshot => ({
  ...textOf(row),
  state: row.state,
  publicFrom: row.publicFrom ? shanghaiText(row.publicFrom) : '',
  date: row.isDated ? shanghaiText(row.createdAt).slice(0, 10) : '',
});

/** Where the list and the form say that an article stands. */
export const stageOf = ({ state, publicFrom }: ShowNewsRow, now: Date) =>
  state === 'published' && publicFrom !== null && publicFrom > now ? ('scheduled' as const) : state;

/** The first moment of a day in Shanghai. */
export const startOf = (day: string): Date => instantOf(`${day} 00:00:00`);
