import type { Schemas } from '../../rest/operations.ts';

export type ViewerParent = Schemas['Viewer'];
