import type { Span } from '../../db/span.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import type { SheetColumn } from '../write.ts';

/** Rows that are read at once: some hundred kB, however long the list is. */
export const ROWS_AT_ONCE = 500;

/** A column of a list that is given away whole. */
export interface ExportColumn<Row> extends Omit<SheetColumn<Row>, 'value'> {
  value: (row: Row, language: Language) => string | number;
}

/** What stands in a file: names of columns with their widths in characters, and lines, some at a time. */
export interface ExportTable {
  heads: { text: string; width: number }[];
  pages: AsyncGenerator<(string | number)[][]>;
}

/** A list that the organiser can take away as a file. */
export interface ExportList {
  /** In addresses and names of files: `visitors`. */
  name: string;
  title: Bilingual;
  /** What is in it. */
  lead: Bilingual;
  /** Whether a range of days narrows it. */
  isDated: boolean;
  /** How many lines it has. */
  count: (span: Span) => Promise<number>;
  /** Begins to read it: the columns at once, the lines as they are asked for. */
  open: (span: Span, language: Language) => Promise<ExportTable>;
}

interface ListParts<Row> extends Pick<ExportList, 'name' | 'title' | 'lead'> {
  /** For a list without dates, which takes no range. */
  isUndated?: boolean;
  /** Columns that hang on data are read when the list is opened. */
  columns: readonly ExportColumn<Row>[] | (() => Promise<readonly ExportColumn<Row>[]>);
  count: (span: Span) => Promise<number>;
  /**
   * The next lines, in the order of a key that never changes.
   * @param after the last line that was read; undefined at the beginning
   */
  read: (span: Span, after: Row | undefined, limit: number) => Promise<Row[]>;
}

/**
 * Makes a list that is read page by page. Between two pages no connection is held: a reader with a slow line keeps
 * nobody waiting, and what is added behind the last line meanwhile is in it too.
 */
export function exportList<Row>(parts: ListParts<Row>): ExportList {
  const { name, title, lead, isUndated = false, columns, count, read } = parts;
  const within = (span: Span): Span => (isUndated ? {} : span);

  async function* pages(span: Span, language: Language, shown: readonly ExportColumn<Row>[]) {
    let after: Row | undefined;
    for (;;) {
      const rows = await read(span, after, ROWS_AT_ONCE);
      if (rows.length > 0) yield rows.map((row) => shown.map(({ value }) => value(row, language)));
      after = rows.at(-1);
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }

  return {
    name,
    title,
    lead,
    isDated: !isUndated,
    count: (span) => count(within(span)),
    open: async (span, language) => {
      const shown = typeof columns === 'function' ? await columns() : columns;
      return {
        heads: shown.map(({ head, width }) => ({ text: head[language], width })),
        pages: pages(within(span), language, shown),
      };
    },
  };
}
