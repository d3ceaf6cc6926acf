import type { FragmentType } from '@apollo/client';
import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { BottomBar } from '../../../ui/bottom-bar';
import { Container, Section } from '../../../ui/container';
import { TextBlocks } from '../../../ui/text-blocks';
import { ExhibitorHeart } from '../../favourites';
import { ItemActions } from '../item-actions';
import { TagLinks } from '../tag-links';
import { ExhibitorFacts } from './exhibitor-facts';
import { ExhibitorHead } from './exhibitor-head';
import { ExhibitorStatement } from './exhibitor-statement';
import { type ExhibitorProfileFragment, useExhibitorProfileFragment } from './exhibitor-profile.generated';

/** Logo, name, facts and description of one supplier (DIR-036 to DIR-039). */
export function ExhibitorProfile({ exhibitor }: { exhibitor: FragmentType<ExhibitorProfileFragment> }) {
  const t = useT();
  const profile = useExhibitorProfileFragment(exhibitor);
  const { id, name, description, tags } = profile;
  return (
    <>
      <ExhibitorStatement profile={profile} />
      <ExhibitorHead exhibitor={profile}>
        <BottomBar gridColumn={{ base: '1 / -1', md: '2', lg: '3' }} data-bottom-bar="">
          <ItemActions
            subject={{ kind: 'EXHIBITOR', id, name }}
            path={paths.supplierDetail(id)}
            heart={<ExhibitorHeart exhibitor={profile} name={name} />}
            size="md"
          />
        </BottomBar>
      </ExhibitorHead>
      <Section pb="0" pt={{ base: '8', md: '12' }}>
        <Container>
          <Grid
            templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 26rem' }}
            gap={{ base: '10', lg: '14' }}
            alignItems="start"
          >
            {description || tags.length > 0 ? (
              <section>
                <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb="5">
                  {t('catalogue.companyProfile')}
                </chakra.h2>
                <TextBlocks text={description} />
                <chakra.div mt="6">
                  <TagLinks tags={tags} tab="supplier" />
                </chakra.div>
              </section>
            ) : null}
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
