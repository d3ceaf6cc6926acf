import type { FragmentType } from '@apollo/client';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDateRange, useLang, useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { type EventHeadFragment, useEventHeadFragment } from './event.generated';
import { SignUpAction } from './sign-up-action';

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Flex as="li" gap="2" align="center">
      <Icon name={icon} size="18px" color="accent" />
      {children}
    </Flex>
  );
}

/** Title, when and where, the way to sign up, cover and description (MEET-002). */
export function EventHead({ event }: { event: FragmentType<EventHeadFragment> }) {
  const t = useT();
  const lang = useLang();
  const { id, code, title, description, coverUrl, coverAlt, venue, startsAt, endsAt, signUp } =
    useEventHeadFragment(event);
  return (
    <>
      <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} maxWidth="22em">
        {title}
      </chakra.h1>
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="7" rowGap="1.5" mt="4" color="quiet">
        {startsAt && endsAt ? (
          <Fact icon="calendar">
            <time dateTime={startsAt}>{formatDateRange(startsAt, endsAt, lang)}</time>
          </Fact>
        ) : null}
        {venue ? <Fact icon="pin">{venue}</Fact> : null}
      </Flex>
      <SignUpAction code={code} signUp={signUp} />
      <Grid
        mt={{ base: '7', md: '10' }}
        gap={{ base: '7', lg: '14' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <chakra.div order={{ lg: 2 }} borderRadius="card" overflow="hidden" borderWidth="1px">
          <Picture
            sizes={{ base: '100vw', lg: '50vw', xl: '592px' }}
            src={coverUrl}
            alt={coverAlt}
            ratio={16 / 9}
            seed={id}
            eager
          />
        </chakra.div>
        {description ? (
          <chakra.section aria-label={t('events.about')}>
            <RichText html={description} />
          </chakra.section>
        ) : null}
      </Grid>
    </>
  );
}
