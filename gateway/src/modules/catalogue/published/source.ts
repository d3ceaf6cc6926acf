import { defineSource } from '../../../context/source.ts';

/** All public exhibitors and products, in parts: for the site maps. */
export const publishedSource = defineSource(({ rest }) => ({
  /** After which ids the parts of all public records begin. */
  parts: (kind: 'exhibitor' | 'product') =>
    rest.getPublic('/app/catalogue/published/parts', { query: { kind } }),

  /** A part of all public records, in the order of ids. */
  part: (kind: 'exhibitor' | 'product', after: string) =>
    rest.getPublic('/app/catalogue/published', { query: { kind, after } }),
}));
