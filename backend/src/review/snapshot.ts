import type { Bilingual } from '../http/language.ts';
import { wordsOf } from '../rich-text/sanitise.ts';

/** How a reviewer sees a value: words, sanitised HTML, or the address of a picture, a file or a page. */
export type SnapshotFieldKind = 'text' | 'rich' | 'picture' | 'video' | 'file' | 'link';

/** One line of what a reviewer reads. */
export interface SnapshotField {
  /** Stable within the kind: versions of a record are compared by it. */
  key: string;
  label: Bilingual;
  kind: SnapshotFieldKind;
  /** What somebody wrote, or the words of a code in both languages; blank where there is nothing. */
  value: string | Bilingual;
}

/** What a reviewer reads of a record before deciding on it. */
export interface ReviewSnapshot {
  /** What a list calls the record: what its owner wrote, in one language or both. */
  title: Bilingual;
  /** Who handed it in. */
  owner: { accountId: string | null; exhibitorId: string | null; name: Bilingual };
  fields: SnapshotField[];
}

/** What an approval has to settle besides, like the number of a booth. */
export interface TermField {
  key: string;
  label: Bilingual;
  /** Values to choose from; any text where there are none. */
  options?: { value: string; label: Bilingual }[];
  /** What stands there first; blank for nothing. */
  suggestion: string;
  /** Most characters. */
  maxLength: number;
}

/** What somebody wrote in a field; words of a code are nobody's. */
const written = ({ kind, value }: SnapshotField): string[] => {
  if (typeof value !== 'string') return [];
  return [kind === 'rich' ? wordsOf(value) : value];
};

/** All that somebody wrote, for a judgement by words. */
export const snapshotText = ({ title, fields }: ReviewSnapshot): string =>
  [title.ZH, title.EN, ...fields.flatMap(written)].join('\n');

/** A line of words; a code's in both languages. */
export const words = (key: string, zh: string, en: string, value: string | Bilingual): SnapshotField => ({
  key,
  kind: 'text',
  value,
  label: { ZH: zh, EN: en },
});

/** A line of another kind. */
export const shown = (
  kind: SnapshotFieldKind,
  key: string,
  zh: string,
  en: string,
  value: string,
): SnapshotField => ({
  key,
  kind,
  value,
  label: { ZH: zh, EN: en },
});

/** A web address as somebody wrote it, with or without its protocol; a text where it leads to no page of the web. */
export const link = (key: string, zh: string, en: string, value: string): SnapshotField => {
  const isLink = value === '' || URL.canParse(/^https?:\/\//i.test(value) ? value : `https://${value}`);
  return shown(isLink ? 'link' : 'text', key, zh, en, value);
};

/** A name of which one side may be blank: the other stands in for it. */
export const eitherSide = (zh: string, en: string): Bilingual => ({ ZH: zh || en, EN: en || zh });

/** Codes in the words of a dictionary; one that it lacks stands as it is. Blank where there is no code. */
export function inWords(
  dictionary: Readonly<Record<string, Bilingual>>,
  codes: readonly (string | number)[],
): string | Bilingual {
  const known = codes
    .filter((code) => code !== '')
    .map((code) => dictionary[code] ?? eitherSide(`${code}`, ''));
  if (known.length === 0) return '';
  return { ZH: known.map(({ ZH }) => ZH).join('、'), EN: known.map(({ EN }) => EN).join(', ') };
}
