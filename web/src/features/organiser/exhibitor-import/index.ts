export { ExhibitorImportPanel as Component } from './exhibitor-import';
export { loadExhibitorImport as loader } from './load';
