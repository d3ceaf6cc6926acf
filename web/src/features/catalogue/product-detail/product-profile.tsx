import type { FragmentType } from '@apollo/client';
import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { BottomBar } from '../../../ui/bottom-bar';
import { Container, Section } from '../../../ui/container';
import { ProductHeart } from '../../favourites';
import { ItemActions } from '../item-actions';
import { TagLinks } from '../tag-links';
import { CompanyCard } from './company-card';
import { ProductDescription } from './product-description';
import { ProductFacts } from './product-facts';
import { ProductHead } from './product-head';
import { ProductStatement } from './product-statement';
import { type ProductProfileFragment, useProductProfileFragment } from './product-profile.generated';

/** Picture and facts, description and company of one product (DIR-047 to DIR-050). */
export function ProductProfile({ product }: { product: FragmentType<ProductProfileFragment> }) {
  const t = useT();
  const profile = useProductProfileFragment(product);
  const { id, title, brief, description, tags, category, exhibitor } = profile;
  const categories = [category?.parent, category].filter((one) => one != null);
  return (
    <>
      <ProductStatement product={profile} />
      <ProductHead
        product={profile}
        categories={categories}
        lead={
          description === brief ? null : (
            <chakra.p color="quiet" fontSize={{ base: 'md', md: 'lg' }} mt="3">
              {brief}
            </chakra.p>
          )
        }
      >
        <ProductFacts product={profile} />
        <TagLinks tags={tags} tab="product" />
        <BottomBar data-bottom-bar="">
          <ItemActions
            subject={{ kind: 'PRODUCT', id, name: title }}
            path={paths.productDetail(id)}
            heart={<ProductHeart product={profile} name={title} />}
            size="md"
          />
        </BottomBar>
      </ProductHead>
      <Section pb="0">
        <Container>
          <Grid
            templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 24rem' }}
            gap={{ base: '12', lg: '14' }}
            alignItems="start"
          >
            <ProductDescription product={profile} />
            <section>
              <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb={{ base: '4', md: '6' }}>
                {t('catalogue.aboutCompany')}
              </chakra.h2>
              <CompanyCard exhibitor={exhibitor} />
            </section>
          </Grid>
        </Container>
      </Section>
    </>
  );
}
