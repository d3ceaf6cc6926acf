import type { World } from '../attack/world.ts';

/** A page that visitors know: its address and a text that only the page with its content has. */
export interface KnownPage {
  path: string;
  holds: string;
}

/**
 * The pages that most visits begin with, in Chinese.
 * @throws Error where the edition has no product
 */
export function knownPages({ products, editionName }: World): KnownPage[] {
  const [product] = products;
  if (!product?.exhibitor) throw new Error('the edition has no product with an exhibitor');
  return [
    { path: '/d/', holds: editionName },
    { path: '/d/product/supplier?tab=product', holds: product.title },
    { path: `/d/product/product-detail?id=${product.id}`, holds: product.title },
    { path: `/d/product/supplier-detail?id=${product.exhibitor.id}`, holds: product.exhibitor.name },
  ];
}

/** Whether a document holds a page's content; the one without has its code alone. */
export const isWhole = (html: string, { holds }: KnownPage): boolean =>
  /<h1[\s>]/.test(html) && html.includes(holds);
