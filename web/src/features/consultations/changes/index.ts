export { useThreadChanges } from './use-thread-changes';
