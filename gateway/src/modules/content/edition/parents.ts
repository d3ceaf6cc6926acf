import type { Schemas } from '../../../rest/operations.ts';

export type EditionParent = Schemas['Edition'];
/** Addresses outside the site; null where there is none. */
export type EditionAddressesParent = EditionParent['addresses'];
