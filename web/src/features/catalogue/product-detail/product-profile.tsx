import type { FragmentType } from '@apollo/client';
import { chakra, Grid } from '@chakra-ui/react';
import { formatDate, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { BottomBar } from '../../../ui/bottom-bar';
import { Breadcrumb } from '../../../ui/breadcrumb';
import { Container, Section } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { TextBlocks } from '../../../ui/text-blocks';
import { TextLink } from '../../../ui/text-link';
import { ProductHeart } from '../../favourites';
import { directoryPath } from '../directory/address';
import { FactList } from '../../../ui/fact-list';
import { ItemActions } from '../item-actions';
import { TagLinks } from '../tag-links';
import { CompanyCard } from './company-card';
import { ProductStatement } from './product-statement';
import { type ProductProfileFragment, useProductProfileFragment } from './product-profile.generated';

/** Picture and facts, description and company of one product (DIR-047 to DIR-050). */
export function ProductProfile({ product }: { product: FragmentType<ProductProfileFragment> }) {
  const t = useT();
  const lang = useLang();
  const profile = useProductProfileFragment(product);
  const { id, title, brief, description, tags, imageUrl, videoUrl, createdAt, category, exhibitor } = profile;
  const categories = [category?.parent, category].filter((one) => one != null);
  const leaf = categories.at(-1);
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
            <FactList
              facts={[
                ...(leaf
                  ? [
                      {
                        label: t('catalogue.category'),
                        value: (
                          <TextLink to={directoryPath('product', { category: leaf.id })}>
                            {leaf.name}
                          </TextLink>
                        ),
                      },
                    ]
                  : []),
                {
                  label: t('catalogue.company'),
                  value: <TextLink to={paths.supplierDetail(exhibitor.id)}>{exhibitor.name}</TextLink>,
                },
                {
                  label: t('catalogue.boothNumber'),
                  value: exhibitor.boothNumber || t('catalogue.boothLater'),
                },
                { label: t('catalogue.published'), value: formatDate(createdAt, lang) },
              ]}
            />
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
