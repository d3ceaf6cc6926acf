import type { QueryRef } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { contentAddress } from '../../../lib/content-address';
import { AnyLink } from '../../../ui/any-link';
import { Card, CardBody } from '../../../ui/card';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { SectionHeading } from '../../../ui/section-heading';
import {
  type AboutRangeQuery,
  type AboutRangeQueryVariables,
  useAboutRangePreloaded,
} from './about.generated';

export type RangeRef = QueryRef<AboutRangeQuery, AboutRangeQueryVariables>;

/** What is shown, and who comes for what (PUB-006, PUB-007). */
export function Range({ query }: { query: RangeRef }) {
  const t = useT();
  const { fields, visitorTypes } = useAboutRangePreloaded(query).data;
  return (
    <>
      <section>
        <SectionHeading title={t('about.range')} lead={t('about.range.lead')} />
        <Grid gap="5" templateColumns="repeat(auto-fill, minmax(min(100%, 280px), 1fr))">
          {fields.map(({ id, title, body, imageUrl, imageAlt, link }, index) => (
            <Card key={id}>
              <Picture
                sizes={{ base: '100vw', md: '50vw', lg: '33vw', xl: '300px' }}
                src={imageUrl}
                alt={imageAlt}
                seed={id}
                eager={index < 4}
              />
              <CardBody p="5" gap="2.5">
                <chakra.h3 fontSize="lg" lineHeight="snug">
                  <AnyLink target={contentAddress(link)} look="card">
                    {title}
                  </AnyLink>
                </chakra.h3>
                <chakra.div color="quiet" fontSize="sm">
                  <RichText html={body} />
                </chakra.div>
              </CardBody>
            </Card>
          ))}
        </Grid>
      </section>
      <chakra.section mt={{ base: '12', md: '16' }} data-visitor-types="">
        <SectionHeading title={t('about.visitors')} lead={t('about.visitors.lead')} />
        <Grid
          as="ul"
          listStyleType="none"
          gap="3"
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
        >
          {visitorTypes.map(({ id, title, link }) => (
            <chakra.li key={id} display="flex">
              <AnyLink target={contentAddress(link)} look="button">
                {title}
              </AnyLink>
            </chakra.li>
          ))}
        </Grid>
      </chakra.section>
    </>
  );
}
