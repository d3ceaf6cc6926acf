export {
  readRecordAddress,
  type RecordAddress,
  type RecordPaths,
  recordPaths,
  type StatusTab,
  statusOfTab,
} from './address';
export { Fact, Facts } from './facts';
export { MissingRecord } from './missing-record';
export { RecordList } from './record-list';
export { RecordRow } from './record-row';
export { RejectReason } from './reject-reason';
export { ReviewNote } from './review-note';
export { ReviewTag } from './review-tag';
export { SelectOne, type Selection } from './selection';
export { useDeleteRecords } from './use-delete-records';
export { useWatchReview } from './use-watch-review';
export { ViewHeading } from './view-heading';
