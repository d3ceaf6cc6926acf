import type { Schemas } from '../../../rest/operations.ts';

export type ProductImportParent = Schemas['ExhibitImport'];
