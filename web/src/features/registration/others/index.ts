export { Others as Component } from './others';
export { type FormRef, loadOthers as loader, preloadPersonForm } from './load';
export { PersonForm } from './other-form';
