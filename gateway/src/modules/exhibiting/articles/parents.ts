import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

/** An article whole, or as lists send it. */
export type PromotionArticleParent = Schemas['PromotionArticle'] | Schemas['PromotionArticleSummary'];
export type PromotionArticlePageParent = PageParent<PromotionArticleParent>;
