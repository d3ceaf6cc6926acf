/**
 * How far an export is.
 * - `waiting`: no gateway has begun it.
 * - `running`: its parts are being made.
 * - `done`: the file is there until it expires.
 * - `failed`: it was given up.
 * - `cancelled`: its partner has ended it.
 */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof exportStates)[number];
