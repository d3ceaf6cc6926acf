export { emptyCell, type Cell } from './cell.ts';
export { readCsv } from './csv.ts';
export { readSpreadsheet } from './read.ts';
export { UnknownEncoding, UnreadableSheet } from './unreadable.ts';
export { spreadsheetHeaders, writeSpreadsheet, type SheetColumn } from './write.ts';
export { ArchiveError, readArchive } from './zip.ts';
