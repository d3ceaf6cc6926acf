import type { MetaId } from './meta';

/** Parameters that make a page of their own; sorting, tracking and passing states do not. */
const ownParameters: Partial<Record<MetaId, readonly string[]>> = {
  about: ['tab'],
  legal: ['tab'],
  news: ['tab', 'page'],
  newsDetail: ['id'],
  transport: ['tab'],
  visa: ['type'],
  supplier: ['tab', 'category', 'hall', 'country', 'page'],
  supplierDetail: ['id'],
  productDetail: ['id'],
  buyerPosts: ['id', 'type', 'page'],
  videos: ['page'],
  recommendedProducts: ['page'],
  recommendedExhibitors: ['page'],
  share: ['id', 'index'],
};

/** Pages for one person, passing states and errors: nothing for a search engine. */
const notForSearchEngines = new Set<MetaId>([
  'notFound',
  'search',
  'release',
  'visitorLogin',
  'exhibitorLogin',
  'visitorPassword',
  'exhibitorPassword',
  'visitorCentre',
  'exhibitorCentre',
  'registerWizard',
  'videoPreview',
  'newsletter',
  'unsubscribe',
  'mailbox',
  'organiser',
  'organiserLogin',
  'organiserProvider',
  'organiserWelcome',
]);

export const isForSearchEngines = (id: MetaId): boolean => !notForSearchEngines.has(id);

/** The one address under which a page is known, whatever was added to it on the way; without its language. */
export function canonicalAddress(id: MetaId, address: URL): URL {
  const canonical = new URL(address.pathname, address);
  for (const name of ownParameters[id] ?? []) {
    const value = address.searchParams.get(name);
    // Page 1 is the list itself.
    if (value && !(name === 'page' && value === '1')) canonical.searchParams.set(name, value);
  }
  return canonical;
}
