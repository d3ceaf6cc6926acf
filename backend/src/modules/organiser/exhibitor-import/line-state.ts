/** How far a line is: read, checked (good or bad), staged just before a whole file is written, added. */
export type LineState = 'read' | 'good' | 'bad' | 'staged' | 'added';
