import type { Schemas } from '../../rest/operations.ts';
import type { ExhibitorParent } from '../catalogue/index.ts';
import type { NewsArticleParent } from '../content/index.ts';
import type { BuyerPostParent } from '../sourcing/index.ts';
import type { SearchGroup } from './group.ts';

/** What a search of the whole site goes by. */
export interface SiteSearchParent {
  text: string;
}
export type RelaxedSearchParent = Schemas['RelaxedSearch'];
export type ExhibitorSearchGroupParent = SearchGroup<ExhibitorParent>;
export type ProductSearchGroupParent = SearchGroup<Schemas['Entry']>;
export type BuyerPostSearchGroupParent = SearchGroup<BuyerPostParent>;
export type NewsSearchGroupParent = SearchGroup<NewsArticleParent>;
export type DocumentSearchGroupParent = SearchGroup<Schemas['SiteDocument']>;
