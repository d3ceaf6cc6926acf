export { loadVisitorHome as loader } from './load';
export { VisitorHome as Component } from './visitor-home';
