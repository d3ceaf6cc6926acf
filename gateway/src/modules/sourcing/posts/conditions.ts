import type { BuyerPostConditions, BuyerPostOrder } from '../../../schema/resolvers.generated.ts';
import { idsText, sinceText } from '../../shared/index.ts';
import { publishCode, purchaseCode } from '../dictionary.ts';
import type { PostListing } from './source.ts';

/** Orders by the names of the REST contract. */
export const orders = {
  ID: 'id',
  CREATED_AT: 'createTime',
  UPDATED_AT: 'updateTime',
} as const satisfies Record<BuyerPostOrder, string>;

/** Conditions by the names of the REST contract. */
export const postConditions = (filter: BuyerPostConditions): PostListing => ({
  ids: idsText(filter.ids),
  keyword: filter.keyword?.trim(),
  type: filter.publishTypes?.map(publishCode).join(','),
  postsClassify: filter.purchaseTypes?.map(purchaseCode).join(','),
  updatedSince: sinceText(filter.updatedSince),
});
