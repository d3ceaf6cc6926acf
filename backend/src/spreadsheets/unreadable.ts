import type { SheetLimits } from './sheet-xml.ts';

/** What a list may hold at most. */
export interface ListLimits extends SheetLimits {
  /** Bytes of a sheet, unpacked; 4 MB unless told. */
  unpacked?: number;
  /** Characters of a cell that are read; 1000 unless told. */
  longest?: number;
}

/** A file that cannot be read as a list: no spreadsheet at all, broken or hostile, or larger than any list of ours. */
export class UnreadableSheet extends Error {
  constructor(
    readonly reason: 'unreadable' | 'large',
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
