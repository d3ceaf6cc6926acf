import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { formatDate, formatDateRange, formatDateTime, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { FactList } from '../../../ui/fact-list';
import { Icon } from '../../../ui/icon';
import { Motif } from '../../../ui/motif';
import { RichText } from '../../../ui/rich-text';
import { TextLink } from '../../../ui/text-link';
import { OutsideButton } from '../outside-button';
import {
  type AboutIntroQuery,
  type AboutIntroQueryVariables,
  useAboutIntroPreloaded,
} from './about.generated';

export type IntroRef = QueryRef<AboutIntroQuery, AboutIntroQueryVariables>;
type Edition = AboutIntroQuery['edition'];

/** When and where, for whom until when (PUB-002, PUB-003, PUB-065 to PUB-067). */
function ShowFacts({ edition }: { edition: Edition }) {
  const t = useT();
  const lang = useLang();
  const { opensOn, closesOn, venue, city, visitorHours } = edition;
  return (
    <FactList
      facts={[
        { label: t('about.dates'), value: formatDateRange(opensOn, closesOn, lang) },
        {
          label: t('about.venue'),
          value: (
            <>
              {t('about.venue.value', { venue, city })}
              <br />
              <TextLink to={paths.transport()}>{t('about.transport')}</TextLink>
            </>
          ),
        },
        {
          label: t('about.hours'),
          value: (
            <chakra.ul listStyleType="none">
              {visitorHours.map(({ date, from, to }) => (
                <li key={date}>{t('about.hours.day', { date: formatDate(date, lang), from, to })}</li>
              ))}
            </chakra.ul>
          ),
        },
        {
          label: t('about.register'),
          value: t('about.until', { time: formatDateTime(edition.preRegistrationClosesAt, lang) }),
        },
        {
          label: t('about.group'),
          value: t('about.group.value', {
            date: formatDate(edition.groupRegistrationClosesOn, lang),
            count: edition.groupMinimum,
          }),
        },
      ]}
    />
  );
}

/** Who stands behind the show (PUB-004). */
function Organiser({ edition, text }: { edition: Edition; text: string | null }) {
  const t = useT();
  return (
    <Card p="6" gap="4" height="full">
      <chakra.h2 fontSize="lg">{t('about.organiser')}</chakra.h2>
      <chakra.p fontWeight="semibold">{edition.organiser}</chakra.p>
      {text ? <RichText html={text} /> : null}
      <Flex mt="auto" pt="2">
        <OutsideButton address={edition.addresses.organiserSite} variant="outline">
          {t('about.organiser.site')}
        </OutsideButton>
      </Flex>
    </Card>
  );
}

/** The way to the partner media (PUB-005). */
function MediaBanner({ count }: { count: number }) {
  const t = useT();
  return (
    <Card
      data-on-navy=""
      bg="navy.950"
      bgImage="radial-gradient(120% 160% at 90% 0%, #17365F 0%, #0E2647 50%, #07152A 100%)"
      color="onNavy"
      borderColor="transparent"
      p="6"
      height="full"
      minHeight="13rem"
      _dark={{ bg: 'navy.900' }}
    >
      <Motif
        tone="navy"
        cores={5}
        rings={2}
        seed="media"
        position="absolute"
        width="14rem"
        insetEnd="-4rem"
        bottom="-5rem"
        opacity={{ base: 0.3, md: 0.85 }}
      />
      <chakra.h2 fontSize="lg" position="relative">
        <CardLink to={paths.media()} _hover={{ color: 'onNavy' }}>
          {t('about.media')}
        </CardLink>
      </chakra.h2>
      <chakra.p color="onNavy.quiet" mt="2" maxWidth="24em" position="relative">
        {t('about.media.text', { count })}
      </chakra.p>
      <Flex align="center" gap="2" mt="auto" pt="6" fontWeight="semibold" position="relative" aria-hidden>
        {t('about.media.more')}
        <Icon name="arrowRight" size="18px" />
      </Flex>
    </Card>
  );
}

export function Intro({ query }: { query: IntroRef }) {
  const { edition, text, organiserText, partners } = useAboutIntroPreloaded(query).data;
  const t = useT();
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 30rem' }}
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
      >
        <section>
          <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb="5">
            {t('about.show')}
          </chakra.h2>
          {text ? <RichText html={text} /> : null}
        </section>
        <section>
          <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb="5">
            {t('about.facts')}
          </chakra.h2>
          <ShowFacts edition={edition} />
        </section>
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" mt={{ base: '10', md: '16' }}>
        <Organiser edition={edition} text={organiserText} />
        <MediaBanner count={partners.length} />
      </Grid>
    </>
  );
}
