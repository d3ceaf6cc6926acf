import type { ProductConditions, ProductOrder } from '../../../schema/resolvers.generated.ts';
import { idsText, sinceText } from '../../shared/index.ts';
import type { ProductListing } from './listing-source.ts';

/** Orders by the names of the REST contract. */
export const orders = {
  ID: 'id',
  CREATED_AT: 'createTime',
  UPDATED_AT: 'updateTime',
} as const satisfies Record<ProductOrder, string>;

/** Conditions by the names of the REST contract. */
export const productConditions = (filter: ProductConditions): ProductListing => ({
  ids: idsText(filter.ids),
  keyword: filter.keyword?.trim(),
  classify: filter.categoryCode ?? undefined,
  companyId: filter.exhibitorId ?? undefined,
  country: filter.countryCode?.toUpperCase(),
  hall: filter.hall?.trim(),
  tag: filter.tag?.trim(),
  updatedSince: sinceText(filter.updatedSince),
});
