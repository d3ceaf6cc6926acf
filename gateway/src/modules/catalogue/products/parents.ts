import type { Schemas } from '../../../rest/operations.ts';
import type { ProductTextsParent } from '../../exhibiting/index.ts';
import type { PageParent } from '../../page.ts';
import type { ConnectionParent } from '../../shared/index.ts';

/** A product as everybody sees it, or as its company does. */
export type ProductParent = Schemas['Entry'] | ProductTextsParent;
export type ProductConnectionParent = ConnectionParent<ProductParent>;
export type ProductPageParent = PageParent<ProductParent>;
