import type { TextEncoding } from './encoding-names.ts';

/** A file that cannot be read as a list: no spreadsheet at all, broken or hostile, or larger than any list of ours. */
export class UnreadableSheet extends Error {
  constructor(
    readonly reason: 'unreadable' | 'large',
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** A text whose encoding cannot be told: what was typed would be read as other characters. */
export class UnknownEncoding extends Error {
  /** @param sample a cell as it would be read */
  constructor(readonly sample: string) {
    super('unknown encoding');
  }
}

/** A text with bytes that are no characters in the encoding that its sender chose. */
export class UnreadableBytes extends Error {
  /** @param line of the file, from 1, with the first of them */
  constructor(readonly line: number) {
    super('unreadable bytes');
  }
}

/** A text whose mark tells another encoding than its sender chose. */
export class OtherMark extends Error {
  /** @param encoding what the mark tells */
  constructor(readonly encoding: TextEncoding) {
    super('other mark');
  }
}
