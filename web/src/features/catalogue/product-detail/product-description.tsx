import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { TextBlocks } from '../../../ui/text-blocks';
import type { ProductProfileFragment } from './product-profile.generated';

/** What the exhibitor writes about a product, and its video. */
export function ProductDescription({ product }: { product: ProductProfileFragment }) {
  const t = useT();
  const { title, description, videoUrl } = product;
  return (
    <section>
      <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb={{ base: '4', md: '6' }}>
        {t('catalogue.productDescription')}
      </chakra.h2>
      <TextBlocks text={description} />
      {videoUrl ? (
        <chakra.video
          src={videoUrl}
          controls
          preload="metadata"
          aria-label={t('catalogue.productVideo', { title })}
          width="full"
          maxWidth="40rem"
          aspectRatio={16 / 9}
          mt="8"
          bg="navy.950"
          borderRadius="card"
        />
      ) : null}
    </section>
  );
}
