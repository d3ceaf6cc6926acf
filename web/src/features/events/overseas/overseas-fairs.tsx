import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { formatDateRange, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { SectionHeading } from '../../../ui/section-heading';
import { Tag } from '../../../ui/tag';
import {
  type OverseasFairsQuery,
  type OverseasFairsQueryVariables,
  useOverseasFairsPreloaded,
} from './overseas.generated';

export type OverseasFairsRef = QueryRef<OverseasFairsQuery, OverseasFairsQueryVariables>;
type Fair = OverseasFairsQuery['overseasFairs'][number];

function FairCard({ fair }: { fair: Fair }) {
  const t = useT();
  const lang = useLang();
  const { id, title, startsOn, endsOn, location, description, coverUrl, isPast } = fair;
  return (
    <Card display="grid" gridTemplateColumns={{ base: '1fr', md: '15rem minmax(0, 1fr)' }} height="full">
      <Picture sizes={{ base: '100vw', md: '240px' }} src={coverUrl} alt="" ratio={16 / 9} seed={id} />
      <Flex direction="column" gap="2" p="5">
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" justify="space-between">
          <chakra.h3 fontSize="lg">{title}</chakra.h3>
          <Tag tone={isPast ? 'quiet' : 'second'}>{t(isPast ? 'events.past' : 'events.upcoming')}</Tag>
        </Flex>
        <Flex as="ul" listStyleType="none" direction="column" gap="1" fontSize="sm">
          <Flex as="li" gap="2" align="start">
            <Icon name="calendar" size="18px" color="accent" />
            <time dateTime={startsOn}>{formatDateRange(startsOn, endsOn, lang)}</time>
          </Flex>
          <Flex as="li" gap="2" align="start">
            <Icon name="pin" size="18px" color="accent" />
            {location}
          </Flex>
        </Flex>
        {description ? <chakra.p color="quiet">{description}</chakra.p> : null}
      </Flex>
    </Card>
  );
}

function Fairs({
  id,
  title,
  lead,
  fairs,
}: {
  id: string;
  title: string;
  lead: string;
  fairs: readonly Fair[];
}) {
  if (fairs.length === 0) return null;
  return (
    <chakra.section mt={{ base: '9', md: '12' }} aria-labelledby={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <Grid as="ul" listStyleType="none" gap="5">
        {fairs.map((fair) => (
          <li key={fair.id}>
            <FairCard fair={fair} />
          </li>
        ))}
      </Grid>
    </chakra.section>
  );
}

/** Fairs abroad with time and place, what comes before what is over (MEET-015..019). */
export function OverseasFairs({ query }: { query: OverseasFairsRef }) {
  const t = useT();
  const { overseasFairs } = useOverseasFairsPreloaded(query).data;
  if (overseasFairs.length === 0) {
    return (
      <EmptyState
        seed="overseas"
        action={
          <ButtonLink to={paths.news()} variant="outline">
            {t('events.toNews')}
          </ButtonLink>
        }
      >
        {t('events.noFairs')}
      </EmptyState>
    );
  }
  const next = overseasFairs.filter(({ isPast }) => !isPast);
  // The latest first.
  const past = overseasFairs.filter(({ isPast }) => isPast).toReversed();
  return (
    <>
      <Fairs id="next" title={t('events.nextFairs')} lead={t('events.nextFairs.lead')} fairs={next} />
      <Fairs id="past" title={t('events.pastFairs')} lead={t('events.pastFairs.lead')} fairs={past} />
    </>
  );
}
