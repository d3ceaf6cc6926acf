export { Articles as Component } from './articles';
export { loadArticles as loader } from './load';
