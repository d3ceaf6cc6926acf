import { useFragment } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { FactList } from '../../../ui/fact-list';
import { Bone, Loading } from '../../../ui/skeleton';
import { TextLink } from '../../../ui/text-link';
import { KnownProductFragmentDoc } from './known-product.generated';
import { ProductHead } from './product-head';

/**
 * A product's page while its own answer is on its way: name, picture, company and booth as the list before has told
 * them, where there was one.
 * @param fallback where nothing is known of the product
 */
export function KnownProduct({ id, fallback }: { id: string; fallback: ReactNode }) {
  const t = useT();
  const { complete, data } = useFragment({
    fragment: KnownProductFragmentDoc,
    fragmentName: 'KnownProduct',
    from: { __typename: 'Product', id },
  });
  if (!complete) return fallback;
  const { exhibitor } = data;
  return (
    <ProductHead product={data} categories={[]} lead={<Bone width="70%" height="5" mt="4" mb="1" />}>
      <FactList
        facts={[
          { label: t('catalogue.category'), value: <Bone width="40%" my="1" /> },
          {
            label: t('catalogue.company'),
            value: <TextLink to={paths.supplierDetail(exhibitor.id)}>{exhibitor.name}</TextLink>,
          },
          {
            label: t('catalogue.boothNumber'),
            value: exhibitor.boothNumber || t('catalogue.boothLater'),
          },
          { label: t('catalogue.published'), value: <Bone width="30%" my="1" /> },
        ]}
      />
      <Loading>
        <Flex gap="3">
          <Bone width="11rem" height="11" />
          <Bone width="6rem" height="11" />
        </Flex>
      </Loading>
    </ProductHead>
  );
}
