import type { Context } from '../../context/context.ts';
import { exhibitorSource, productSource, videoSource } from '../catalogue/index.ts';
import { newsSource } from '../content/index.ts';
import { conferenceSource } from '../events/index.ts';
import { buyerPostSource } from '../sourcing/index.ts';
import type { NodeParent } from './parents.ts';

/** Finds an object by the id that it has within its type; null for one that is not there. */
type Finder = (context: Context, id: string) => Promise<NodeParent | null>;

/** A record with the name of its type; null for none. */
const named = <Name extends string, Found extends object>(
  __typename: Name,
  record: Found | null | undefined,
) => (record ? { ...record, __typename } : null);

/** How objects are found, by the names of their types. */
export const finders: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  ['BuyerPost', async (context, id) => named('BuyerPost', await buyerPostSource(context).byId.load(id))],
  [
    'ConferenceEvent',
    async (context, id) => named('ConferenceEvent', await conferenceSource(context).byId.load(id)),
  ],
  ['Exhibitor', async (context, id) => named('Exhibitor', await exhibitorSource(context).byId.load(id))],
  ['NewsArticle', async (context, id) => named('NewsArticle', await newsSource(context).byId.load(id))],
  ['Product', async (context, id) => named('Product', await productSource(context).byId.load(id))],
  ['Video', async (context, id) => named('Video', await videoSource(context).byId.load(id))],
]);
