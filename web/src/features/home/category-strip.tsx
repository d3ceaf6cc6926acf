import { Center, chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { CardLink } from '../../ui/card-link';
import { Container, Section } from '../../ui/container';
import { Icon } from '../../ui/icon';
import { SectionHeading } from '../../ui/section-heading';
import { categoryCodes, CategoryMark, categoryMessageId } from '../categories';

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
              <CategoryMark code={code} />
              <chakra.h3 fontSize="md" fontWeight="semibold" lineHeight="snug">
                <CardLink to={paths.directory({ tab: 'product', category: code })}>
                  {t(categoryMessageId(code))}
                </CardLink>
              </chakra.h3>
            </Card>
          ))}
          <Card
            flexDirection="row"
            alignItems="center"
            gap="4"
            p="4"
            bg={{ base: 'accent.soft', _dark: 'accent.soft' }}
            borderColor="transparent"
          >
            <Center
              width="56px"
              height="56px"
              borderRadius="control"
              bg="accent"
              color="accent.ink"
              flexShrink={0}
            >
              <Icon name="arrowRight" size="26px" />
            </Center>
            <chakra.h3 fontSize="md" fontWeight="semibold" lineHeight="snug">
              <CardLink to={paths.directory({ tab: 'product' })}>{t('home.categories.all')}</CardLink>
            </chakra.h3>
          </Card>
        </Grid>
      </Container>
    </Section>
  );
}
