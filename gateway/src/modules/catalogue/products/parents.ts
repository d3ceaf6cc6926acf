import type { Schemas } from '../../../rest/operations.ts';
import type { OwnProductParent } from '../../exhibiting/index.ts';
import type { PageParent } from '../../page.ts';

/** A product as everybody sees it, or as its company does. */
export type ProductParent = Schemas['Entry'] | OwnProductParent;
export type ProductPageParent = PageParent<ProductParent>;
