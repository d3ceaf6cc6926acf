import type { MessageId } from '../../../i18n';
import { graphemes } from '../../../lib/graphemes';
import type { SentFile } from '../../uploads';
import { isRecord, itemsOf } from '../../../lib/objects';
import { saveArticleLimits } from './articles.generated';

/** What the form holds (EXH-070, EXH-071). */
export interface ArticleValues {
  titleCn: string;
  titleEn: string;
  /** Address of the cover; null for none. */
  coverUrl: string | null;
  /** HTML as the editor writes it. */
  bodyCn: string;
  bodyEn: string;
  files: readonly SentFile[];
}

/** Fields in the order of the form, which is the order of their errors. */
export const articleFields = ['titleCn', 'titleEn', 'coverUrl', 'bodyCn', 'bodyEn', 'files'] as const;
type ArticleField = (typeof articleFields)[number];
type ArticleMistakes = Partial<Record<ArticleField, MessageId>>;

export const emptyValues: ArticleValues = {
  titleCn: '',
  titleEn: '',
  coverUrl: null,
  bodyCn: '',
  bodyEn: '',
  files: [],
};

/** As the server has it. */
export const MAX_FILES = 10;

/** Whether an editor's HTML says nothing. */
const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** What is missing or too long (VAL-059); the server checks again. */
export function checkValues(values: ArticleValues): ArticleMistakes {
  const mistakes: ArticleMistakes = {};
  for (const field of ['titleCn', 'titleEn'] as const) {
    const title = values[field].trim();
    if (title === '') mistakes[field] = `articles.need.${field}`;
    else if (graphemes(title) > saveArticleLimits[field]) mistakes[field] = 'articles.long.title';
  }
  if (!values.coverUrl) mistakes.coverUrl = 'articles.need.coverUrl';
  for (const field of ['bodyCn', 'bodyEn'] as const) {
    if (isBlank(values[field])) mistakes[field] = `articles.need.${field}`;
    else if (values[field].length > saveArticleLimits[field]) mistakes[field] = 'articles.long.body';
  }
  return mistakes;
}

const textOf = (value: unknown, units: number) => (typeof value === 'string' ? value.slice(0, units) : '');

function filesOf(value: unknown): SentFile[] {
  return itemsOf(value)
    .slice(0, MAX_FILES)
    .filter(isRecord)
    .flatMap(({ address, name }) =>
      typeof address === 'string' && typeof name === 'string' && address.startsWith('/files/')
        ? [{ address, name }]
        : [],
    );
}

/** Reads what the browser kept; whatever else is there is dropped. The editor takes of HTML what it knows. */
export function parseValues(kept: unknown): ArticleValues | null {
  if (!isRecord(kept)) return null;
  const coverUrl = textOf(kept['coverUrl'], 200);
  return {
    titleCn: textOf(kept['titleCn'], 8000),
    titleEn: textOf(kept['titleEn'], 8000),
    coverUrl: coverUrl.startsWith('/files/') ? coverUrl : null,
    bodyCn: textOf(kept['bodyCn'], 4 * saveArticleLimits.bodyCn),
    bodyEn: textOf(kept['bodyEn'], 4 * saveArticleLimits.bodyEn),
    files: filesOf(kept['files']),
  };
}
