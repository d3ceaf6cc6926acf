import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';
import type { PageBlockParent } from './parents.ts';

type Section = Input<'get', '/app/content/blocks/{section}'>['path']['section'];

/** Lists that stand on single pages. */
export const pageSource = defineSource(({ rest }) => ({
  /** Entries of a page's list; a server of the specification has none. */
  blocks: (section: Section) =>
    rest.whereOffered<PageBlockParent[]>(
      'GET /app/content/blocks/{section}',
      () => rest.getPublic('/app/content/blocks/{section}', { path: { section } }),
      () => [],
    ),
  trafficItems: () => rest.getPublic('/app/content/traffic'),
  hotels: () => rest.getPublic('/app/content/hotels'),
}));
