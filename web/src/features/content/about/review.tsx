import type { QueryRef } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { formatNumber, useT } from '../../../i18n';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Motif } from '../../../ui/motif';
import { RichText } from '../../../ui/rich-text';
import { OutsideButton } from '../outside-button';
import {
  type AboutReviewQuery,
  type AboutReviewQueryVariables,
  useAboutReviewPreloaded,
} from './about.generated';

export type ReviewRef = QueryRef<AboutReviewQuery, AboutReviewQueryVariables>;

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <chakra.div borderTopWidth="2px" borderColor="accent" pt="4">
      <chakra.dd fontSize={{ base: '2xl', md: '3xl' }} fontWeight="bold" lineHeight="tight">
        {value}
      </chakra.dd>
      <chakra.dt color="quiet" fontSize="sm" mt="1.5">
        {label}
      </chakra.dt>
    </chakra.div>
  );
}

/** How the last edition went: its figures, the organiser's words, the picture book (PUB-008 to PUB-010). */
export function Review({ query }: { query: ReviewRef }) {
  const t = useT();
  const { edition, text } = useAboutReviewPreloaded(query).data;
  const { areaSquareMetres, visitors, visitorCountries, exhibitors, exhibitorCountries, exchanges } =
    edition.lastEdition;
  return (
    <>
      <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb="6">
        {t('about.figures')}
      </chakra.h2>
      <Grid as="dl" gap={{ base: '6', md: '8' }} templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
        <Figure
          value={t('about.figures.area', { count: formatNumber(areaSquareMetres) })}
          label={t('about.figures.area.label')}
        />
        <Figure
          value={formatNumber(visitors)}
          label={t('about.figures.visitors', { count: visitorCountries })}
        />
        <Figure
          value={t('about.figures.atLeast', { count: formatNumber(exhibitors) })}
          label={t('about.figures.exhibitors', { count: exhibitorCountries })}
        />
        <Figure
          value={t('about.figures.atLeast', { count: formatNumber(exchanges) })}
          label={t('about.figures.exchanges')}
        />
      </Grid>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap={{ base: '8', lg: '16' }}
        mt={{ base: '8', md: '12' }}
        alignItems="start"
      >
        {text ? <RichText html={text} /> : <EmptyState seed="review">{t('about.review.none')}</EmptyState>}
        <Card as="section" p="6" gap="4" alignItems="start">
          <Motif cores={4} rings={3} seed="e-book" width="72px" />
          <chakra.h2 fontSize="lg">{t('about.ebook.title')}</chakra.h2>
          <chakra.p color="quiet">{t('about.ebook.text')}</chakra.p>
          <OutsideButton address={edition.addresses.ebook}>{t('about.ebook')}</OutsideButton>
        </Card>
      </Grid>
    </>
  );
}
