export { loadThreads as loader } from './load';
export { Threads as Component } from './threads';
