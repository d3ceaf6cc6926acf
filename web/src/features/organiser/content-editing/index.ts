export { Comparison } from './comparison';
export { Conflict } from './conflict';
export { MoveButtons } from './move-buttons';
export { refocusMoved } from './refocus-moved';
export { VersionList } from './version-list';
