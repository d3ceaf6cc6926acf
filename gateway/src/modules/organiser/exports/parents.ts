import type { Schemas } from '../../../rest/operations.ts';

export type ExportListParent = Schemas['ExportList'];
