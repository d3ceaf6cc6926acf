/** A text in Chinese and English. */
export type Pair = readonly [cn: string, en: string];

/** A part of a paper, in the order of reading. */
export type Part =
  | { kind: 'text'; text: Pair }
  | { kind: 'heading'; text: Pair }
  | { kind: 'list'; items: readonly Pair[] }
  | { kind: 'table'; head: readonly Pair[]; rows: readonly (readonly Pair[])[] }
  /** Lines to fill in by hand. */
  | { kind: 'form'; fields: readonly Pair[] };

/** A document of the demo edition: one printable page in each language. */
export interface Paper {
  /** Its file is `<slug>-cn.html` or `<slug>-en.html`. */
  slug: string;
  title: Pair;
  /** One or two sentences: what it holds. */
  summary: Pair;
  /** Day of publication, yyyy-MM-dd. */
  date: string;
  parts: readonly Part[];
}

export const text = (cn: string, en: string): Part => ({ kind: 'text', text: [cn, en] });
export const heading = (cn: string, en: string): Part => ({ kind: 'heading', text: [cn, en] });
export const list = (...items: Pair[]): Part => ({ kind: 'list', items });
export const form = (...fields: Pair[]): Part => ({ kind: 'form', fields });
export const table = (head: readonly Pair[], ...rows: (readonly Pair[])[]): Part => ({
  kind: 'table',
  head,
  rows,
});
