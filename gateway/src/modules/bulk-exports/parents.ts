import type { Schemas } from '../../rest/operations.ts';

export type BulkExportParent = Schemas['BulkExport'];
