import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { otherLanguageOf, useLang } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Card, CardBody, CardTitle } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { Picture } from '../../../ui/picture';
import { Tag } from '../../../ui/tag';
import { BoothFacts } from '../booth-facts';
import { ProductHeart } from '../../favourites';
import { cardHeart } from './card-heart';
import { type ProductCardFragment, useProductCardFragment } from './product-card.generated';

export interface ProductCardProps {
  product: FragmentType<ProductCardFragment>;
  /** Above the fold: the picture is not lazy. */
  eager?: boolean;
  /** `h2` where the cards stand right below the page's title. */
  titleAs?: 'h2' | 'h3';
  /** On its exhibitor's own page the company goes without saying. */
  withoutCompany?: boolean;
}

/** A product in strips and grids; all of it opens the detail page (DIR-016, DIR-074). */
export function ProductCard({ product, eager, titleAs = 'h3', withoutCompany }: ProductCardProps) {
  const lang = useLang();
  const card = useProductCardFragment(product);
  const { id, title, tags, imageUrl, category, exhibitor } = card;
  const tag = category?.name ?? tags[0];
  return (
    <Card>
      <Picture
        sizes={{ base: '50vw', md: '33vw', lg: '25vw', xl: '300px' }}
        src={imageUrl}
        alt=""
        seed={id}
        eager={eager ?? false}
      />
      <CardBody p={{ base: '3', md: '4' }}>
        <CardTitle as={titleAs} fontSize={{ base: 'sm', md: 'md' }}>
          <CardLink to={paths.productDetail(id)}>{title}</CardLink>
        </CardTitle>
        {withoutCompany ? null : (
          <chakra.p color="quiet" fontSize="sm" lineClamp={1}>
            {exhibitor.name}
          </chakra.p>
        )}
        <chakra.p color="quiet" fontSize="sm">
          <BoothFacts boothNumber={exhibitor.boothNumber} />
        </chakra.p>
        {tag ? (
          <Flex mt="auto" pt="2">
            <Tag tone="accent">
              <chakra.span lineClamp={1} lang={otherLanguageOf(tag, lang)}>
                {tag}
              </chakra.span>
            </Tag>
          </Flex>
        ) : null}
      </CardBody>
      <ProductHeart product={card} name={title} {...cardHeart} />
    </Card>
  );
}
