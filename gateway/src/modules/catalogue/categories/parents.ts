import type { Schemas } from '../../../rest/operations.ts';

export type CategoryParent = Schemas['Category'];
export type HotTagParent = Schemas['HotTag'];
