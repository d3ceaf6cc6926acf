export { importPath, readImportAddress } from './address';
export { ImportExhibits } from './import-exhibits';
export type { ImportRef } from './import-ref';
