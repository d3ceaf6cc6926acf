export { loadMatching as loader } from './load';
export { MatchingPanel as Component } from './matching';
