import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { CardLink } from '../../ui/card-link';
import { Container, Section } from '../../ui/container';
import { Motif } from '../../ui/motif';
import { SectionHeading } from '../../ui/section-heading';
import { categoryCodes, categoryMessageId } from '../categories';

export function CategoryStrip() {
  const t = useT();
  return (
    <Section>
      <Container>
        <SectionHeading
          title={t('home.categories')}
          lead={t('home.categories.lead')}
          moreTo={paths.productHome()}
        />
        <Grid gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 260px), 1fr))">
          {categoryCodes.map((code) => (
            <Card key={code} flexDirection="row" alignItems="center" gap="4" p="4">
              <Motif cores={code} rings={code > 4 ? 2 : 3} seed={`category ${code}`} width="56px" />
              <chakra.h3 fontSize="md" fontWeight="semibold" lineHeight="snug">
                <CardLink to={paths.directory({ tab: 'product', category: code })}>
                  {t(categoryMessageId(code))}
                </CardLink>
              </chakra.h3>
            </Card>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
