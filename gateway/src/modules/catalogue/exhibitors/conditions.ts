import type { ExhibitorConditions, ExhibitorOrder } from '../../../schema/resolvers.generated.ts';
import { idsText, sinceText } from '../../shared/index.ts';
import type { ExhibitorListing } from './source.ts';

/** Orders by the names of the REST contract. */
export const orders = {
  ID: 'id',
  CREATED_AT: 'createTime',
  UPDATED_AT: 'updateTime',
  BOOTH: 'booth',
} as const satisfies Record<ExhibitorOrder, string>;

/** Conditions by the names of the REST contract. */
export const exhibitorConditions = (filter: ExhibitorConditions): ExhibitorListing => ({
  ids: idsText(filter.ids),
  keyword: filter.keyword?.trim(),
  classify: filter.categoryCode ?? undefined,
  country: filter.countryCode?.toUpperCase(),
  hall: filter.hall?.trim(),
  tag: filter.tag?.trim(),
  updatedSince: sinceText(filter.updatedSince),
});
