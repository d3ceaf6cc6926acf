export { Journal as Component } from './journal';
export { loadJournal as loader } from './load';
