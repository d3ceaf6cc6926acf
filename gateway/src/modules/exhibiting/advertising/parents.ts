import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type AdCatalogueItemParent = Schemas['AdCatalogueItem'];
export type AdRequestParent = Schemas['AdRequest'];
export type AdRequestItemParent = AdRequestParent['ntAdRequestItemList'][number];
export type AdRequestPageParent = PageParent<AdRequestParent>;
