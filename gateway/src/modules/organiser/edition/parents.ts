import type { Schemas } from '../../../rest/operations.ts';

export type ManagedEditionParent = Schemas['ManagedEdition'];
