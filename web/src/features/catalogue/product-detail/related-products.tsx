import type { QueryRef } from '@apollo/client/react';
import { useT } from '../../../i18n';
import { Carousel } from '../../../ui/carousel';
import { ProductCard } from '../cards/product-card';
import { Strip } from '../strip';
import {
  type RelatedProductsQuery,
  type RelatedProductsQueryVariables,
  useRelatedProductsPreloaded,
} from './product-detail.generated';

export type RelatedProductsRef = QueryRef<RelatedProductsQuery, RelatedProductsQueryVariables>;

/** Other products of the same category, at most eight, four side by side (DIR-049). */
export function RelatedProducts({ query }: { query: RelatedProductsRef }) {
  const t = useT();
  const related = useRelatedProductsPreloaded(query).data.product?.relatedProducts ?? [];
  if (related.length === 0) return null;
  return (
    <Strip title={t('catalogue.related')}>
      <Carousel
        label={t('catalogue.related')}
        items={related}
        perSlide={{ base: 2, md: 4, lg: 4 }}
        columns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        keyOf={({ id }) => id}
        renderItem={(product) => <ProductCard product={product} />}
      />
    </Strip>
  );
}
