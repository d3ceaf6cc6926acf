export { ReviewDesk as Component } from './review-desk';
export { loadDesk as loader } from './load';
