export { Advertising as Component } from './advertising';
export { loadAdvertising as loader } from './load';
