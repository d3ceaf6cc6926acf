import type { QueryRef } from '@apollo/client/react';
import { pageQuery } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import { ProductCard } from '../cards/product-card';
import { CardPage } from './card-page';
import {
  type RecommendedProductsPageQuery,
  type RecommendedProductsPageQueryVariables,
  useRecommendedProductsPagePreloaded,
} from './recommended.generated';

export type RecommendedProductsRef = QueryRef<
  RecommendedProductsPageQuery,
  RecommendedProductsPageQueryVariables
>;

/** Sixteen products a page (DIR-072, CONST-020). */
export function RecommendedProducts({ query, page }: { query: RecommendedProductsRef; page: number }) {
  const { nodes, totalCount, totalCountIsEstimate, pageInfo } =
    useRecommendedProductsPagePreloaded(query).data.recommendedProducts;
  return (
    <CardPage
      page={page}
      pageCount={pageInfo.pageCount}
      total={totalCount}
      totalIsEstimate={totalCountIsEstimate}
      minColumn="240px"
      twoOnPhone
      href={(target) => paths.recommendedProducts(pageQuery(target))}
    >
      {nodes.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < 4} titleAs="h2" />
      ))}
    </CardPage>
  );
}
