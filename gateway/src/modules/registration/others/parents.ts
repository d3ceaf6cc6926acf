import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type RegisteredPersonParent = Schemas['OtherPerson'];
export type RegisteredPersonPageParent = PageParent<RegisteredPersonParent>;
