/**
 * How far an export is.
 * - `waiting`: no gateway has begun it.
 * - `running`: its parts are being made.
 * - `done`: the file is there until it expires.
 * - `failed`: it was given up.
 * - `cancelled`: its partner has ended it, or the organiser's duty to forget somebody has.
 */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];

/**
 * Why an export was given up.
 * - `scope`: no key of the partner may read any more what it asks for.
 * - `selection`: the schema has changed so that its selection is not valid any more.
 * - `trouble`: it was tried several times and did not come on.
 */
export const exportProblems = ['scope', 'selection', 'trouble'] as const;
export type ExportProblem = (typeof exportProblems)[number];
