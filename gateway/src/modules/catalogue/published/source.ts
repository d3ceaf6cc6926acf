import { defineSource } from '../../../context/source.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { exhibitorSource } from '../exhibitors/index.ts';
import { productSource } from '../products/index.ts';
import { listedRecords } from './listed-records.ts';

/** All public exhibitors and products, in parts: for the site maps. */
export const publishedSource = defineSource((context) => {
  const { rest } = context;
  const listed = listedRecords({
    exhibitor: exhibitorSource(context).list,
    product: productSource(context).list,
  });

  return {
    /** After which ids the parts of all public records begin. */
    parts: (kind: 'exhibitor' | 'product') =>
      rest.whereOffered<string[]>(
        'GET /app/catalogue/published/parts',
        () => rest.getPublic('/app/catalogue/published/parts', { query: { kind } }),
        () => listed.parts(kind),
      ),

    /** A part of all public records, in the order of ids. */
    part: (kind: 'exhibitor' | 'product', after: string) =>
      rest.whereOffered<Schemas['Published'][]>(
        'GET /app/catalogue/published',
        () => rest.getPublic('/app/catalogue/published', { query: { kind, after } }),
        () => listed.part(kind, after),
      ),
  };
});
