export { readRecordAddress, type RecordAddress, type RecordPaths, recordPaths } from './address';
export { Fact, Facts } from './facts';
export { MissingRecord } from './missing-record';
export { RecordActions } from './record-actions';
export { RecordList } from './record-list';
export { RecordRow } from './record-row';
export { SelectOne, type Selection } from './selection';
export { useDeleteRecords } from './use-delete-records';
export { ViewHeading } from './view-heading';
