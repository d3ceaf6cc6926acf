export { Promotion } from './promotion';
export {
  PromotionPageDocument,
  type PromotionPageQuery,
  type PromotionPageQueryVariables,
} from './promotion.generated';
