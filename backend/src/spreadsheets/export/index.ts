export { csvParts } from './csv.ts';
export { exportList, ROWS_AT_ONCE, type ExportColumn, type ExportList } from './list.ts';
export { xlsxParts } from './xlsx.ts';
