export { UnreadWatch } from './unread-watch';
export { useUnreadCount } from './use-unread-count';
