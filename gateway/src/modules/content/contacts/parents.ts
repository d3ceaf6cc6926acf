import type { Schemas } from '../../../rest/operations.ts';

export type ContactCardParent = Schemas['ContactCard'];
export type LinkageParent = Schemas['Linkage'];
