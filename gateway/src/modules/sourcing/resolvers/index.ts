import { BuyerPost, BuyerPostPage, buyerPostQueries } from './buyer-post.ts';
import { ownPostMutations, viewerPosts } from './own-posts.ts';

/** Buyers' purchasing requests, everybody's and the account's own. */
export const sourcingResolvers = {
  Query: buyerPostQueries,
  Mutation: ownPostMutations,
  Viewer: viewerPosts,
  BuyerPost,
  BuyerPostPage,
};
