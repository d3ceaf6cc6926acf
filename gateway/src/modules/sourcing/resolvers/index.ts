import { BuyerPost, BuyerPostPage, buyerPostQueries } from './buyer-post.ts';

/** Buyers' purchasing requests. */
export const sourcingResolvers = { Query: buyerPostQueries, BuyerPost, BuyerPostPage };
