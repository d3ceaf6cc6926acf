import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Card, CardBody } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { SectionHeading } from '../../../ui/section-heading';
import { ContactGrid } from '../contact-cards';
import {
  type FactoryTourQuery,
  type FactoryTourQueryVariables,
  useFactoryTourPreloaded,
} from './factory.generated';

export type FactoryTourRef = QueryRef<FactoryTourQuery, FactoryTourQueryVariables>;

/** The works that are visited (PUB-052). */
function Companies({ companies }: Pick<FactoryTourQuery, 'companies'>) {
  const t = useT();
  return (
    <section data-companies="">
      <SectionHeading title={t('factory.companies')} />
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        {companies.map(({ id, title, body, imageUrl, imageAlt }) => (
          <Card key={id}>
            <Picture
              sizes={{ base: '100vw', md: '50vw', xl: '610px' }}
              src={imageUrl}
              alt={imageAlt}
              seed={id}
              ratio={3 / 2}
            />
            <CardBody p={{ base: '5', md: '6' }} gap="3">
              <chakra.h3 fontSize="lg">{title}</chakra.h3>
              <RichText html={body} />
            </CardBody>
          </Card>
        ))}
      </Grid>
    </section>
  );
}

/** What speaks for it (PUB-053). */
function Highlights({ highlights }: Pick<FactoryTourQuery, 'highlights'>) {
  const t = useT();
  return (
    <section data-highlights="">
      <SectionHeading title={t('factory.highlights')} />
      <Grid
        gap={{ base: '6', md: '8' }}
        templateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      >
        {highlights.map(({ id, title, body }) => (
          <chakra.div key={id} borderTopWidth="2px" borderColor="accent" pt="4">
            <chakra.h3 fontSize="md" fontWeight="semibold" mb="2">
              {title}
            </chakra.h3>
            <chakra.div color="quiet" fontSize="sm">
              <RichText html={body} />
            </chakra.div>
          </chakra.div>
        ))}
      </Grid>
    </section>
  );
}

/** The factory tour: head, works, what speaks for it, registration and whom to ask (PUB-051 to PUB-055). */
export function FactoryTour({ query }: { query: FactoryTourRef }) {
  const t = useT();
  const { image, text, registration, companies, highlights, contacts } = useFactoryTourPreloaded(query).data;
  if (companies.length === 0 && !text) return <EmptyState seed="factory">{t('factory.none')}</EmptyState>;
  return (
    <chakra.div display="grid" gap={{ base: '10', md: '16' }}>
      <div>
        {image ? (
          <chakra.div borderRadius="card" overflow="hidden" mb={{ base: '6', md: '8' }} data-head="">
            <Picture
              sizes={{ base: '100vw', xl: '1240px' }}
              src={image}
              alt={t('factory.image')}
              ratio={1600 / 480}
              seed="factory"
              eager
            />
          </chakra.div>
        ) : null}
        {text ? <RichText html={text} /> : null}
      </div>
      {companies.length > 0 ? <Companies companies={companies} /> : null}
      {highlights.length > 0 ? <Highlights highlights={highlights} /> : null}
      <Grid
        gap={{ base: '10', lg: '16' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
        alignItems="start"
      >
        <section data-registration="">
          <SectionHeading title={t('factory.register')} />
          {registration ? <RichText html={registration} /> : null}
          <Flex mt="6" gap="3" wrap="wrap">
            <ButtonLink to={paths.register()}>{t('factory.register.visitor')}</ButtonLink>
            <ButtonLink to={paths.registerGroup()} variant="outline">
              {t('factory.register.group')}
            </ButtonLink>
          </Flex>
        </section>
        {contacts.length > 0 ? (
          <section data-contacts="">
            <SectionHeading title={t('factory.contact')} />
            <ContactGrid contacts={contacts} />
          </section>
        ) : null}
      </Grid>
    </chakra.div>
  );
}
