import type { Cell } from './cell.ts';

/** What a sheet of a form may hold; what lies beyond is no form of ours. */
export interface SheetLimits {
  rows: number;
  columns: number;
}

/** What a list may hold at most. */
export interface ListLimits extends SheetLimits {
  /** Bytes of a sheet, unpacked; 4 MB unless told. */
  unpacked?: number;
  /** Characters of a cell that are read; 1000 unless told. */
  longest?: number;
  /** Whether these lines hold the heads of the list: the first sheet of which this is true is read, else the first. */
  hasHeads?: (rows: readonly (readonly Cell[])[]) => boolean;
}
