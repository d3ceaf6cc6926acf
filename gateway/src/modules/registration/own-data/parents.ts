import type { Schemas } from '../../../rest/operations.ts';

export type VisitorDetailsParent = Schemas['OwnDetails'];
export type OwnDataPartParent = Schemas['OwnDataPart'];
