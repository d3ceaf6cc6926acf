export { Reviews as Component } from './reviews';
export { loadReviews as loader } from './load';
