export { emptyCell, type Cell } from './cell.ts';
export { readCsv } from './csv.ts';
export { textEncodings, type TextEncoding } from './encoding-names.ts';
export { readingsOf, type Reading } from './readings.ts';
export { readSpreadsheet } from './read.ts';
export { OtherMark, UnknownEncoding, UnreadableBytes, UnreadableSheet } from './unreadable.ts';
export { spreadsheetHeaders, writeSpreadsheet, type SheetColumn } from './write.ts';
export { ArchiveError, readArchive } from './zip.ts';
