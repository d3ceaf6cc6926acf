export { Exhibits as Component } from './exhibits';
export { loadExhibits as loader } from './load';
