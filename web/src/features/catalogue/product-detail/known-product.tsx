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

interface KnownProductProps {
  id: string;
  /** Where nothing is known of the product. */
  fallback: ReactNode;
  /** Below the head where the page's own answer did not come; without it that is still on its way. */
  failed?: ReactNode;
  /** What goes into the document's head. */
  meta: (title: string) => ReactNode;
}

/**
 * A product's page without its own answer: name, picture, company and booth as the list before has told them, where
 * there was one.
 */
export function KnownProduct({ id, fallback, failed, meta }: KnownProductProps) {
  const t = useT();
  const { complete, data } = useFragment({
    fragment: KnownProductFragmentDoc,
    fragmentName: 'KnownProduct',
    from: { __typename: 'Product', id },
  });
  if (!complete) return fallback;
  const { exhibitor } = data;
  const company = {
    label: t('catalogue.company'),
    value: <TextLink to={paths.supplierDetail(exhibitor.id)}>{exhibitor.name}</TextLink>,
  };
  const booth = {
    label: t('catalogue.boothNumber'),
    value: exhibitor.boothNumber || t('catalogue.boothLater'),
  };
  if (failed)
    return (
      <>
        {meta(data.title)}
        <ProductHead product={data} categories={[]}>
          <FactList facts={[company, booth]} />
        </ProductHead>
        {failed}
      </>
    );
  return (
    <>
      {meta(data.title)}
      <ProductHead product={data} categories={[]} lead={<Bone width="70%" height="5" mt="4" mb="1" />}>
        <FactList
          facts={[
            { label: t('catalogue.category'), value: <Bone width="40%" my="1" /> },
            company,
            booth,
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
    </>
  );
}
