export { RejectReason } from './reject-reason';
export { ReviewNote } from './review-note';
export { ReviewTag } from './review-tag';
export { readStatusTab, statusOfTab, type StatusTab, statusTabs } from './status-tabs';
export { useWatchReview } from './use-watch-review';
