import type { Bilingual } from '../http/language.ts';

/** How a reviewer sees a value: words, sanitised HTML, or the address of a picture, a file or a page. */
export type SheetKind = 'text' | 'rich' | 'picture' | 'video' | 'file' | 'link';

/** One line of what a reviewer reads. */
export interface SheetField {
  /** Stable within the kind: versions of a record are compared by it. */
  key: string;
  label: Bilingual;
  kind: SheetKind;
  /** What somebody wrote, or the words of a code in both languages; blank where there is nothing. */
  value: string | Bilingual;
}

/** What a reviewer reads of a record before deciding on it. */
export interface ReviewSheet {
  /** What a list calls the record: what its owner wrote, in one language or both. */
  title: Bilingual;
  /** Who handed it in. */
  owner: { accountId: string | null; exhibitorId: string | null; name: Bilingual };
  fields: SheetField[];
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

/** All that somebody wrote, for a judgement by words. */
export const sheetText = ({ title, fields }: ReviewSheet): string =>
  [title.ZH, title.EN, ...fields.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))].join(
    '\n',
  );

/** A line of words; a code's in both languages. */
export const words = (key: string, zh: string, en: string, value: string | Bilingual): SheetField => ({
  ...{ key, kind: 'text', value },
  label: { ZH: zh, EN: en },
});

/** A line of another kind. */
export const shown = (kind: SheetKind, key: string, zh: string, en: string, value: string): SheetField => ({
  key,
  kind,
  value,
  label: { ZH: zh, EN: en },
});
