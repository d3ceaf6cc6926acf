export { Comparison } from './comparison';
export { Conflict } from './conflict';
export { KeptNote } from './kept-note';
export { MoveButtons } from './move-buttons';
export { refocusMoved } from './refocus-moved';
export { VersionList } from './version-list';
