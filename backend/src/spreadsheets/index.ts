export { type Cell, readSpreadsheet } from './read.ts';
export { UnreadableSheet } from './unreadable.ts';
export { spreadsheetHeaders, writeSpreadsheet, type SheetColumn } from './write.ts';
export { ArchiveError, readArchive } from './zip.ts';
