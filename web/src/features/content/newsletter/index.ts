export { Unsubscribe } from './unsubscribe';
