import type { QueryRef } from '@apollo/client/react';
import { useT } from '../../../i18n';
import { Carousel } from '../../../ui/carousel';
import { ProductCard } from '../cards/product-card';
import { directoryPath } from '../directory/address';
import { Strip } from '../strip';
import {
  type SupplierProductsQuery,
  type SupplierProductsQueryVariables,
  useSupplierProductsPreloaded,
} from './supplier-detail.generated';

export type SupplierProductsRef = QueryRef<SupplierProductsQuery, SupplierProductsQueryVariables>;

/** All its products, eight a slide on a desktop; beyond 88 the directory has the rest (DIR-040, CONST-024). */
export function SupplierProducts({ query }: { query: SupplierProductsRef }) {
  const t = useT();
  const { exhibitor } = useSupplierProductsPreloaded(query).data;
  if (!exhibitor || exhibitor.products.nodes.length === 0) return null;
  const { nodes, totalCount } = exhibitor.products;
  return (
    <Strip
      title={t('catalogue.itsProducts')}
      moreTo={totalCount > nodes.length ? directoryPath('product', { search: exhibitor.name }) : undefined}
    >
      <Carousel
        label={t('catalogue.itsProducts')}
        items={nodes}
        perSlide={{ base: 4, md: 6, lg: 8 }}
        columns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        keyOf={({ id }) => id}
        renderItem={(product) => <ProductCard product={product} withoutCompany />}
      />
    </Strip>
  );
}
