export { Badges as Component } from './badges';
export { loadBadges as loader } from './load';
