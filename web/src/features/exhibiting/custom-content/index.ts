export { CustomContent as Component } from './custom-content';
export { loadCustomContent as loader } from './load';
