import type { Schemas } from '../../../rest/operations.ts';
import type { ReviewStateParent } from '../../review/index.ts';

/** A product as its company sees it: what everybody sees, how its review stands, and the record as it is written. */
export type ProductTextsParent = Schemas['Entry'] & ReviewStateParent & { own: Schemas['Exhibit'] };
