import type { FragmentType } from '@apollo/client';
import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { BottomBar } from '../../../ui/bottom-bar';
import { Breadcrumb } from '../../../ui/breadcrumb';
import { Container, Section } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { ProductHeart } from '../../favourites';
import { directoryPath } from '../directory/address';
import { ItemActions } from '../item-actions';
import { TagLinks } from '../tag-links';
import { CompanyCard } from './company-card';
import { ProductDescription } from './product-description';
import { ProductFacts } from './product-facts';
import { ProductStatement } from './product-statement';
import { type ProductProfileFragment, useProductProfileFragment } from './product-profile.generated';

/** Picture and facts, description and company of one product (DIR-047 to DIR-050). */
export function ProductProfile({ product }: { product: FragmentType<ProductProfileFragment> }) {
  const t = useT();
  const profile = useProductProfileFragment(product);
  const { id, title, brief, description, tags, imageUrl, category, exhibitor } = profile;
  const categories = [category?.parent, category].filter((one) => one != null);
  return (
    <>
      <ProductStatement product={profile} />
      <Container>
        <Breadcrumb
          crumbs={[
            { label: t('catalogue.directoryTitle'), to: directoryPath('product', {}) },
            ...categories.map(({ id: code, name }) => ({
              label: name,
              to: directoryPath('product', { category: code }),
            })),
            { label: title },
          ]}
        />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap={{ base: '6', md: '8', lg: '14' }}
          alignItems="start"
        >
          <chakra.div borderWidth="1px" borderRadius="card" overflow="hidden">
            <Picture
              sizes={{ base: '100vw', md: '50vw', xl: '592px' }}
              src={imageUrl}
              alt={title}
              seed={id}
              eager
            />
          </chakra.div>
          <Grid gap="5">
            <div>
              <chakra.h1 fontSize={{ base: '2xl', lg: '3xl' }}>{title}</chakra.h1>
              {description === brief ? null : (
                <chakra.p color="quiet" fontSize={{ base: 'md', md: 'lg' }} mt="3">
                  {brief}
                </chakra.p>
              )}
            </div>
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
          </Grid>
        </Grid>
      </Container>
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
