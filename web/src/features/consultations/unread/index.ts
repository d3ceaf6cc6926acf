export { unreadByTab } from './by-tab';
export { UnreadWatch } from './unread-watch';
export { useUnreadCount } from './use-unread-count';
