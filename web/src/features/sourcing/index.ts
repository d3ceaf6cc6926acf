export { BuyerPostLine } from './posts/buyer-post-line';
export { BuyerPostsCarousel, type NewestBuyerPostsRef } from './posts/buyer-posts-carousel';
export { NewestBuyerPostsDocument } from './posts/buyer-posts-carousel.generated';
export { PublishTag } from './posts/publish-tag';
