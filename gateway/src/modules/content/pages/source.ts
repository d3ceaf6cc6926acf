import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';

type Section = Input<'get', '/app/content/blocks/{section}'>['path']['section'];

/** Lists that stand on single pages. */
export const pageSource = defineSource(({ rest }) => ({
  blocks: (section: Section) => rest.getPublic('/app/content/blocks/{section}', { path: { section } }),
  trafficItems: () => rest.getPublic('/app/content/traffic'),
  hotels: () => rest.getPublic('/app/content/hotels'),
}));
