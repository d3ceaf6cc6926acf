import type { ExhibitorParent, ProductParent, VideoParent } from '../catalogue/index.ts';
import type { NewsArticleParent } from '../content/index.ts';
import type { ConferenceEventParent } from '../events/index.ts';
import type { BuyerPostParent } from '../sourcing/index.ts';

/** A record behind each type that implements `Node`, with the name of the type. */
export type NodeParent =
  | ({ __typename: 'BuyerPost' } & BuyerPostParent)
  | ({ __typename: 'ConferenceEvent' } & ConferenceEventParent)
  | ({ __typename: 'Exhibitor' } & ExhibitorParent)
  | ({ __typename: 'NewsArticle' } & NewsArticleParent)
  | ({ __typename: 'Product' } & ProductParent)
  | ({ __typename: 'Video' } & VideoParent);
