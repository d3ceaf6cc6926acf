import { chakra, Grid } from '@chakra-ui/react';
import { type MessageId, useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { CardLink } from '../../ui/card-link';
import { Container, Section } from '../../ui/container';
import { Icon, type IconName } from '../../ui/icon';
import { SectionHeading } from '../../ui/section-heading';

const ways: { title: MessageId; text: MessageId; icon: IconName; to: string }[] = [
  { title: 'home.ways.find', text: 'home.ways.find.text', icon: 'search', to: paths.productHome() },
  { title: 'home.ways.source', text: 'home.ways.source.text', icon: 'chat', to: paths.release() },
  { title: 'home.ways.meet', text: 'home.ways.meet.text', icon: 'calendar', to: paths.meetIndustry() },
  { title: 'home.ways.travel', text: 'home.ways.travel.text', icon: 'pin', to: paths.transport() },
];

export function Ways() {
  const t = useT();
  return (
    <Section bg="raised" borderTopWidth="1px">
      <Container>
        <SectionHeading title={t('home.ways')} />
        <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
          {ways.map(({ title, text, icon, to }) => (
            <Card key={title} p="6" gap="3" _dark={{ bg: 'page' }}>
              <Icon name={icon} size="28px" color="accent" />
              <chakra.h3 fontSize="lg" mt="2">
                <CardLink to={to}>{t(title)}</CardLink>
              </chakra.h3>
              <chakra.p color="quiet">{t(text)}</chakra.p>
            </Card>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
