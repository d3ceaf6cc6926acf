export { ConfirmSubscription } from './confirm';
export { Unsubscribe } from './unsubscribe';
