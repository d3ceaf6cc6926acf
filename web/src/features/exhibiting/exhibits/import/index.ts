export { importPath, readImportAddress } from './address';
export { ImportExhibits } from './import-exhibits';
