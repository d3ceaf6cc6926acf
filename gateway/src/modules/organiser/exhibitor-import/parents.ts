import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type ExhibitorImportParent = Schemas['ExhibitorImport'];
export type ExhibitorImportProgressParent = NonNullable<ExhibitorImportParent['progress']>;
export type ExhibitorImportSummaryParent = Schemas['ExhibitorImportSummary'];
export type ExhibitorImportPageParent = PageParent<ExhibitorImportSummaryParent>;
