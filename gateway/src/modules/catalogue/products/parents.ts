import type { Schemas } from '../../../rest/operations.ts';
import type { ProductTextsParent } from '../../exhibiting/index.ts';
import type { PageParent } from '../../page.ts';

/** A product as everybody sees it, or as its company does. */
export type ProductParent = Schemas['Entry'] | ProductTextsParent;
export type ProductPageParent = PageParent<ProductParent>;
