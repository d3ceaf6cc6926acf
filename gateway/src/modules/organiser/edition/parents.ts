import type { Schemas } from '../../../rest/operations.ts';

export type ManagedEditionParent = Schemas['ManagedEdition'];
export type EditionNamesParent = ManagedEditionParent['names'];
