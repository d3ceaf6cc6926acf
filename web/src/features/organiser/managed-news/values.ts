import type { NewsKind, SaveDeskArticleInput } from '../../../gql/types';
import type { MessageId } from '../../../i18n';
import { graphemes } from '../../../lib/graphemes';
import { isRecord } from '../../../lib/objects';
import { type EditedArticleFragment, saveDeskArticleLimits } from './managed-news.generated';

/** What the form holds of an article. */
export interface NewsValues {
  /** The version that it was made from; the kept draft of an old one must not pass for a new one's. */
  version: number;
  kind: NewsKind;
  titleCn: string;
  titleEn: string;
  summaryCn: string;
  summaryEn: string;
  coverUrl: string | null;
  link: string;
  bodyCn: string;
  bodyEn: string;
  /** yyyy-MM-dd; blank: that of its publication. */
  date: string;
  /** yyyy-MM-ddTHH:mm in Shanghai, as the browser's field has it; blank: at once. */
  publishAt: string;
}

/** Fields in the order of the form, which is the order of their errors. */
export const newsFields = [
  'titleCn',
  'summaryCn',
  'bodyCn',
  'titleEn',
  'summaryEn',
  'bodyEn',
  'coverUrl',
  'kind',
  'date',
  'publishAt',
  'link',
] as const satisfies readonly (keyof NewsValues)[];
type NewsField = (typeof newsFields)[number];

export const emptyNews: NewsValues = {
  version: 0,
  kind: 'NEWS',
  titleCn: '',
  titleEn: '',
  summaryCn: '',
  summaryEn: '',
  coverUrl: null,
  link: '',
  bodyCn: '',
  bodyEn: '',
  date: '',
  publishAt: '',
};

/** Shanghai time as the browser's field has it; instants of the gateway are written in it. */
export const toLocalTime = (iso: string | null): string => iso?.slice(0, 16) ?? '';
/** The same as the server takes it. */
export const toServerTime = (local: string): string => (local ? `${local.replace('T', ' ')}:00` : '');

/** What the form begins with. */
export function valuesOf(article: EditedArticleFragment): NewsValues {
  const { version, kind, titleCn, titleEn, summaryCn, summaryEn, coverUrl, link, bodyCn, bodyEn } = article;
  return {
    version,
    kind,
    titleCn,
    titleEn,
    summaryCn,
    summaryEn,
    coverUrl,
    link,
    bodyCn,
    bodyEn,
    date: article.date ?? '',
    publishAt: article.stage === 'SCHEDULED' ? toLocalTime(article.publishedAt) : '',
  };
}

/** Whether two say the same; the version is not written by anybody. */
export const sameNews = (a: NewsValues, b: NewsValues): boolean =>
  newsFields.every((field) => a[field] === b[field]);

/** What can be told before it is sent; the server checks all of it again. */
export function checkNews(values: NewsValues): Partial<Record<NewsField, MessageId>> {
  const mistakes: Partial<Record<NewsField, MessageId>> = {};
  if (values.titleCn.trim() === '' && values.titleEn.trim() === '')
    mistakes.titleCn = 'managed-news.need.title';
  for (const field of ['titleCn', 'titleEn'] as const)
    if (graphemes(values[field].trim()) > saveDeskArticleLimits[field])
      mistakes[field] = 'managed-news.long.title';
  for (const field of ['bodyCn', 'bodyEn'] as const)
    if (values[field].length > saveDeskArticleLimits[field]) mistakes[field] = 'managed-news.long.body';
  return mistakes;
}

/** What is sent. @param aim what becomes of it */
export function inputOf(
  values: NewsValues,
  id: string,
  aim: SaveDeskArticleInput['aim'],
): SaveDeskArticleInput {
  const { publishAt, ...rest } = values;
  return {
    ...rest,
    aim,
    publishAt: aim === 'PUBLISHED' ? toServerTime(publishAt) : '',
    ...(id ? { id } : {}),
  };
}

const textOf = (value: unknown, units: number) => (typeof value === 'string' ? value.slice(0, units) : '');

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseNews(kept: unknown): NewsValues | null {
  if (!isRecord(kept)) return null;
  const line = (name: keyof NewsValues) => textOf(kept[name], 8000);
  const cover = line('coverUrl');
  return {
    version: typeof kept['version'] === 'number' ? kept['version'] : 0,
    kind: kept['kind'] === 'FOCUS' ? 'FOCUS' : 'NEWS',
    titleCn: line('titleCn'),
    titleEn: line('titleEn'),
    summaryCn: line('summaryCn'),
    summaryEn: line('summaryEn'),
    coverUrl: cover.startsWith('/files/') ? cover : null,
    link: line('link'),
    date: line('date'),
    publishAt: line('publishAt'),
    bodyCn: textOf(kept['bodyCn'], 4 * saveDeskArticleLimits.bodyCn),
    bodyEn: textOf(kept['bodyEn'], 4 * saveDeskArticleLimits.bodyEn),
  };
}
