import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';
import type { ConnectionParent } from '../../shared/index.ts';

/** A request as everybody sees it, or as its owner does. */
export type BuyerPostParent = Schemas['Post'] | Schemas['Demand'];
export type BuyerPostConnectionParent = ConnectionParent<BuyerPostParent>;
export type BuyerPostPageParent = PageParent<BuyerPostParent>;
