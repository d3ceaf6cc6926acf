import type { FragmentType } from '@apollo/client';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { countryName, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { BottomBar } from '../../../ui/bottom-bar';
import { Breadcrumb } from '../../../ui/breadcrumb';
import { Container, Section } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { TextBlocks } from '../../../ui/text-blocks';
import { ExhibitorHeart } from '../../favourites';
import { directoryPath } from '../directory/address';
import { useBoothText } from '../booth-facts';
import { ItemActions } from '../item-actions';
import { TagLinks } from '../tag-links';
import { ExhibitorFacts } from './exhibitor-facts';
import { ExhibitorStatement } from './exhibitor-statement';
import { type ExhibitorProfileFragment, useExhibitorProfileFragment } from './exhibitor-profile.generated';

/** Logo, name, facts and description of one supplier (DIR-036 to DIR-039). */
export function ExhibitorProfile({ exhibitor }: { exhibitor: FragmentType<ExhibitorProfileFragment> }) {
  const t = useT();
  const lang = useLang();
  const profile = useExhibitorProfileFragment(exhibitor);
  const boothText = useBoothText();
  const { id, name, description, tags, logoUrl, boothNumber, countryCode } = profile;
  return (
    <>
      <ExhibitorStatement profile={profile} />
      <chakra.div bg="raised" borderBottomWidth="1px" pb={{ base: '6', md: '10' }}>
        <Container>
          <Breadcrumb
            crumbs={[
              { label: t('catalogue.directoryTitle'), to: directoryPath('product', {}) },
              { label: t('catalogue.suppliers'), to: directoryPath('supplier', {}) },
              { label: name },
            ]}
          />
          <Grid
            templateColumns={{
              base: '5.5rem minmax(0, 1fr)',
              md: '9rem minmax(0, 1fr)',
              lg: '9rem minmax(0, 1fr) auto',
            }}
            columnGap={{ base: '4', md: '8' }}
            rowGap="5"
            alignItems="center"
          >
            <chakra.div borderWidth="1px" borderRadius="card" overflow="hidden" bg="page">
              <Picture
                sizes={{ base: '88px', md: '144px' }}
                src={logoUrl}
                alt={t('catalogue.logoOf', { name })}
                seed={id}
                ratio={1}
                fit="contain"
                eager
              />
            </chakra.div>
            <Flex direction="column" gap={{ base: '2', md: '4' }} minWidth="0">
              <chakra.h1 fontSize={{ base: 'xl', md: '3xl' }}>{name}</chakra.h1>
              <Flex as="p" columnGap="5" rowGap="1" wrap="wrap" color="quiet">
                <Flex as="span" align="center" gap="1.5">
                  <Icon name="globe" size="18px" />
                  {countryName(countryCode, lang)}
                </Flex>
                <Flex as="span" align="center" gap="1.5" color="ink" fontWeight="semibold">
                  <Icon name="booth" size="18px" color="accent" />
                  {boothText(boothNumber)}
                </Flex>
              </Flex>
            </Flex>
            <BottomBar gridColumn={{ base: '1 / -1', md: '2', lg: '3' }} data-bottom-bar="">
              <ItemActions
                subject={{ kind: 'EXHIBITOR', id, name }}
                path={paths.supplierDetail(id)}
                heart={<ExhibitorHeart exhibitor={profile} name={name} />}
                size="md"
              />
            </BottomBar>
          </Grid>
        </Container>
      </chakra.div>
      <Section pb="0" pt={{ base: '8', md: '12' }}>
        <Container>
          <Grid
            templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 26rem' }}
            gap={{ base: '10', lg: '14' }}
            alignItems="start"
          >
            <section>
              <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb="5">
                {t('catalogue.companyProfile')}
              </chakra.h2>
              <TextBlocks text={description} />
              <chakra.div mt="6">
                <TagLinks tags={tags} tab="supplier" />
              </chakra.div>
            </section>
            <section>
              <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb="5">
                {t('catalogue.companyFacts')}
              </chakra.h2>
              <ExhibitorFacts exhibitor={profile} />
            </section>
          </Grid>
        </Container>
      </Section>
    </>
  );
}
